"""What a bot knows of a rulebook: where the chapters of the family are, and what lies where in a state."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from burgle.chapters.bag import Bag
from burgle.chapters.devices import GainCard, RowOrDevice
from burgle.chapters.health import Health
from burgle.chapters.purse import Purse
from burgle.chapters.recruit import FromRow, Recruit
from burgle.chapters.reserve import Reserve
from burgle.chapters.row import Row
from burgle.chapters.spaces import Rewards
from burgle.chapters.tokens import Tokens
from burgle.chapters.trash import Trashing
from burgle.chapters.turns import Turns
from burgle.games.space.pods import Rescue
from burgle.kernel.content import Card
from burgle.kernel.counts import Count
from burgle.kernel.effects import AtEnd, Choose, Cost, Each, Effect
from burgle.kernel.exchange import Pay
from burgle.kernel.rules import Rules
from burgle.kernel.state import Player, State

# The order in which cards are best played.
DRAW_FIRST: Final = 0
DISCARD_FOR_GAIN: Final = 1
AS_IT_COMES: Final = 2
NOISE_LATE: Final = 3
TRASH_LAST: Final = 4


# What a turn has in every game of the family.
FAMILY = ("play", "acquire", "fight", "use", "use device", "use offer", "fulfil", "end turn")


class CountWord:
    """What a condition counts: cards of a faction, tokens with a tag, or something else by its name."""

    __slots__ = ("name", "faction", "tag")

    def __init__(self, rules: Rules, name: str) -> None:
        self.name = name
        self.faction = rules.factions.index(name) if name in rules.factions else -1
        self.tag = rules.tags.index(name) if name in rules.tags else -1


class Handbook:
    """A rulebook, opened where a bot looks things up."""

    __slots__ = (
        "rules", "bag", "health", "row", "recruit", "reserve", "rewards", "purse", "tokens", "trashing", "turns",
        "kind", "order", "points", "boots", "skill", "swords", "draws", "noise", "row_deck", "banned", "healing", "artifact",
        "rescuing", "drawn", "words", "currencies", "strangers",
    )  # fmt: skip

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.drawn: dict[Effect, list[str]] = {}
        self.words: dict[str, CountWord] = {}
        self.currencies: dict[Cost, str] = {}
        self.strangers: dict[tuple[str, ...], list[int]] = {}
        self.bag = rules.find(Bag)
        self.health = rules.find(Health)
        self.row = rules.find(Row)
        self.recruit = rules.find(Recruit)
        self.reserve = rules.find(Reserve)
        self.rewards = rules.find(Rewards)
        self.purse = rules.find(Purse)
        self.tokens = rules.find(Tokens)
        self.trashing = rules.find(Trashing)
        self.turns = rules.find(Turns)
        self.kind = {action.name: action.kind for action in rules.actions}
        self.order = [play_order(card) for card in rules.cards]
        self.points = [card.points.flat for card in rules.cards]
        self.boots = [expected(card, "boot") for card in rules.cards]
        self.skill = [expected(card, "skill") for card in rules.cards]
        self.swords = [expected(card, "sword") for card in rules.cards]
        self.draws = [expected(card, "card") for card in rules.cards]
        self.noise = [expected(card, "clank") - expected(card, "quiet") for card in rules.cards]
        decks = (self.row.name, *self.row.extra)
        self.row_deck = sum(card.copies for card in rules.cards if card.deck in decks) - rules.params["row"]
        # What keeps a player from walking on: games with forests call it exhaustion.
        self.banned = rules.deeds.index("exhausted" if "exhausted" in rules.deeds else "boots_banned")
        self.healing = [
            (t.id, t.use.icons().count("heal")) for t in rules.tokens if t.use is not None and "heal" in t.use.icons()
        ]
        self.artifact = self.health.fate.artifact
        self.rescuing = self.health.fate.bit if isinstance(self.health.fate, Rescue) else 0

    def word(self, count: Count) -> CountWord:
        """What a condition is about."""
        found = self.words.get(count.name)
        if found is None:
            found = self.words[count.name] = CountWord(self.rules, count.name.split(" ")[0])
        return found

    def currency(self, cost: Cost) -> str:
        """In what a price is paid."""
        found = self.currencies.get(cost)
        if found is None:
            found = self.currencies[cost] = cost.text().split()[0]
        return found

    def familiar(self, effect: Effect) -> bool:
        """Say whether an effect without parts shows what it does, or is at least one of the house."""
        return len(self.icons(effect)) > 0 or type(effect).__module__.startswith("burgle.")

    def strange(self, actions: tuple[str, ...]) -> list[int]:
        """The kinds of actions that are neither the family's nor among those that an errand knows."""
        found = self.strangers.get(actions)
        if found is None:
            known = (*FAMILY, *actions)
            found = self.strangers[actions] = [one.kind for one in self.rules.actions if one.name not in known]
        return found

    def icons(self, effect: Effect) -> list[str]:
        """The icons of an effect, drawn once."""
        found = self.drawn.get(effect)
        if found is None:
            found = self.drawn[effect] = effect.icons()
        return found


@lru_cache(maxsize=256)
def open_book(rules: Rules) -> Handbook:
    """Open a rulebook once."""
    return Handbook(rules)


def gather(effect: Effect, luck: float, found: dict[str, float]) -> None:
    """Count what an effect is good for, in icons; what asks for luck or a choice counts in part."""
    parts = effect.parts()
    if isinstance(effect, Each) and effect.rivals:
        return
    if isinstance(effect, GainCard):
        return
    if isinstance(effect, (FromRow, RowOrDevice)):
        found["from row"] = found.get("from row", 0.0) + luck
    elif not parts:
        for icon in effect.icons():
            found[icon] = found.get(icon, 0.0) + luck
    if isinstance(effect, Choose):
        luck *= effect.n / len(parts)
    elif isinstance(effect, (Pay, AtEnd)) or hasattr(effect, "count"):
        luck *= 0.5
    for part in parts:
        gather(part, luck, found)


def expected(card: Card, icon: str) -> float:
    """What a play of a card brings of something, on the average of a game."""
    found: dict[str, float] = {}
    if card.play is not None:
        gather(card.play, 1.0, found)
    return found.get(icon, 0.0)


def play_order(card: Card) -> int:
    """Say when to play a card: new cards first, and what may be trashed before what trashes."""
    found: dict[str, float] = {}
    if card.play is not None:
        gather(card.play, 1.0, found)
        text = card.play.text()
        if "card" in found:
            return DRAW_FIRST
        if "pay discard" in text:
            return DISCARD_FOR_GAIN
        if "trash" in found:
            return TRASH_LAST
    if found.get("clank", 0.0) >= sum(n for icon, n in found.items() if icon != "clank"):
        return NOISE_LATE
    return AS_IT_COMES


def owned_cards(p: Player) -> list[int]:
    """Everything a player has in the deck, wherever it lies."""
    return p.hand + p.discard + p.play + p.deck.rest + p.deck.top


class Deck:
    """What a player's deck gives in a usual turn."""

    __slots__ = ("cards", "size", "seen", "boots", "skill", "swords", "noise")

    def __init__(self, st: State, p: Player, book: Handbook) -> None:
        # Cards whose order nobody knows are counted in that of their numbers.
        self.cards = p.hand + p.discard + p.play + sorted(p.deck.rest) + p.deck.top
        self.size = max(len(self.cards), 1)
        draws = sum([book.draws[card] for card in self.cards]) / self.size
        self.seen = min(st.rules.params["hand"] * (1.0 + draws), 10.0)  # cards played in a turn
        often = self.seen / self.size
        self.boots = often * sum([book.boots[card] for card in self.cards])
        self.skill = often * sum([book.skill[card] for card in self.cards])
        self.swords = often * sum([book.swords[card] for card in self.cards])
        self.noise = often * sum([book.noise[card] for card in self.cards])
