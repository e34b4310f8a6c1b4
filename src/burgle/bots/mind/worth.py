"""What things are worth to a player now, in points: the same few prices stand behind every decision."""

from __future__ import annotations

from burgle.bots.mind.danger import Danger
from burgle.bots.mind.handbook import Deck, Handbook
from burgle.bots.mind.taste import Taste
from burgle.bots.mind.trials import Trials
from burgle.chapters.devices import GainCard, RowOrDevice
from burgle.chapters.recruit import FromRow
from burgle.kernel.conditions import Now, StandingClaim
from burgle.kernel.counts import Count
from burgle.kernel.effects import Choose, Cost, Each, Effect, May
from burgle.kernel.exchange import Pay
from burgle.kernel.state import Player, State


class Worth:
    """The prices of one moment."""

    __slots__ = (
        "st", "me", "book", "deck", "danger", "taste", "rounds", "stake", "safe", "wound", "damage", "noise", "price",
        "keepsakes", "cards", "usual", "plays", "trials",
    )  # fmt: skip

    def __init__(
        self, st: State, me: Player, book: Handbook, deck: Deck, danger: Danger, taste: Taste, rounds: float, stake: float,
        more: dict[str, float], keepsakes: dict[int, float], trials: Trials,
    ) -> None:  # fmt: skip
        self.st = st
        self.me = me
        self.book = book
        self.deck = deck
        self.danger = danger
        self.taste = taste
        self.trials = trials  # for what is in no table
        self.rounds = rounds  # that the game will last for this player
        self.stake = stake  # points that go with the player's life
        self.safe = danger.survive(rounds)
        self.wound = min(max(stake * (self.safe - danger.survive(rounds, 1)), 0.5), 15.0)
        self.damage = max(self.wound * taste.fear, 0.5)
        self.noise = max(self.wound * danger.fate(rounds) * taste.hush, 0.15)
        self.price = {**self.prices(), **more}  # `more`: what one game alone has
        self.keepsakes = keepsakes  # cards worth more points than are printed on them
        self.cards: dict[int, float] = {}
        self.usual = 0.0
        # A card acquired now is played after the next shuffle, and then as often as the deck comes round.
        wait = me.deck.size() / deck.seen
        self.plays = max(rounds - 1.0 - wait, 0.0) * deck.seen / (deck.size + 3.0)
        # What a card of the deck is worth on the average: a draw is worth that much, and who does less is in the way.
        self.usual = sum([self.card(card) for card in deck.cards]) / deck.size
        if self.usual > self.price["card"]:
            self.price["card"] = self.usual
            self.cards = {card: value for card, value in self.cards.items() if not book.draws[card]}

    def prices(self) -> dict[str, float]:
        """What one icon brings when a card is played some time later."""
        taste, deck = self.taste, self.deck
        hurt = self.me.damage + self.danger.hurt(self.rounds)
        return {
            "skill": taste.skill * hunger(deck.skill, taste.enough_skill),
            "sword": taste.sword * hunger(deck.swords, taste.enough_swords),
            "boot": taste.boot * hunger(deck.boots, taste.enough_boots),
            "card": taste.card,
            self.book.purse.word: taste.coin,
            "clank": -self.noise,
            "quiet": self.noise * 0.8,
            "heal": self.damage * min(hurt / 5.0, 0.9),
            "damage": -self.damage,
            "teleport": taste.teleport,
            "crystal": taste.crystal,
            "trash": taste.trash if self.rounds > 4 else 0.2,
            "ignore-enemies": taste.no_enemies,
            "ignore-checkpoints": taste.no_stops,
            "ignore-footprints": taste.no_footprints,
            "factions": taste.all_factions,
            "rage": -self.noise * 1.5,
        }

    def effect(self, effect: Effect | None, source: int = -1) -> float:
        """What an effect is worth when it runs; `source` is its card."""
        if effect is None:
            return 0.0
        if isinstance(effect, (StandingClaim, Now)):
            return self.chance(effect.count, effect.every, effect.once, source) * self.effect(effect.body, source)
        if isinstance(effect, Choose):
            arms = sorted([self.effect(arm, source) for arm in effect.arms], reverse=True)
            return sum(arms[: effect.n])
        if isinstance(effect, May):
            return max(self.effect(effect.body, source), 0.0)
        if isinstance(effect, Pay):
            return max(self.effect(effect.body, source) - self.cost(effect.cost), 0.0) * 0.8
        if isinstance(effect, Each):
            return self.everybody(effect, source)
        if isinstance(effect, GainCard):
            return self.keep(effect.card)
        if isinstance(effect, RowOrDevice):
            return self.taste.free_card
        if isinstance(effect, FromRow):
            return self.taste.free_card * min(effect.most, 6) / 6
        parts = effect.parts()
        if parts:
            return sum([self.effect(part, source) for part in parts])
        if not self.book.familiar(effect):
            return self.trials.effect(effect, source)
        total = 0.0
        for icon in self.book.icons(effect):
            price = self.price.get(icon)
            if price is None:
                return self.trials.effect(effect, source)
            total += price
        return total

    def everybody(self, effect: Each, source: int) -> float:
        """What happens to all is good if the others like it less."""
        rivals = len(self.st.players) - 1
        theirs = self.effect(effect.body, source) * (0.5 if rivals > 1 else 0.7)
        return -theirs if effect.rivals else self.effect(effect.body, source) - theirs

    def cost(self, cost: Cost) -> float:
        """What paying a price hurts."""
        word = self.book.currency(cost)
        if word == "discard":
            return 0.25 * cost.n
        if word == "trash":
            return 0.0
        if word == "hurt":
            return self.damage * cost.n
        return self.price.get(word, 0.5) * cost.n

    def chance(self, count: Count, every: int, once: bool, source: int) -> float:
        """How often a condition is met (or how many times it pays) in a turn to come."""
        word, deck = self.book.word(count), self.deck
        luck = self.taste.luck
        if word.faction >= 0:
            cards = self.st.rules.cards
            kin = 0
            for card in deck.cards:
                if cards[card].faction == word.faction:
                    kin += 1
            if source in deck.cards and cards[source].faction == word.faction:
                kin -= 1
            often = 1.0 - (1.0 - min(kin / deck.size, 1.0)) ** (deck.seen - 1.0)
            return float(often**every)
        if word.tag >= 0:
            have = self.me.has[word.tag]
            return 1.0 if have >= every else max(self.taste.token_luck, luck.get(word.name, 0.0))
        return luck.get(word.name, 0.4) / (every if once else 1)

    def card(self, card: int) -> float:
        """What playing a card is worth."""
        found = self.cards.get(card)
        if found is None:
            found = self.cards[card] = self.effect(self.st.rules.cards[card].play, card)
        return found

    def keep(self, card: int) -> float:
        """What a card is worth for the rest of the game, next to a usual card of the deck."""
        points = self.st.rules.cards[card].points.value(self.st, self.me) + self.keepsakes.get(card, 0.0)
        return points * self.safe + self.plays * (self.card(card) - self.usual * self.taste.thin)


def hunger(have: float, enough: float) -> float:
    """How much more of something is wanted: 1.6 with nothing, 1 with enough, 0.5 with plenty."""
    return max(1.6 - 0.6 * have / enough, 0.5)
