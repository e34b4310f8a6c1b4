"""What a bot has worked out about one position: the danger, the errand, the prices and the shop, each from the one before."""

from __future__ import annotations

from burgle.bots.mind.book import Deck, open_book
from burgle.bots.mind.danger import Danger
from burgle.bots.mind.errand import goals_of
from burgle.bots.mind.shop import Shop
from burgle.bots.mind.taste import Taste
from burgle.bots.mind.worth import Worth
from burgle.kernel.state import Player, State


class Thoughts:
    """One position through one player's eyes."""

    def __init__(self, st: State, me: Player, taste: Taste | None = None) -> None:
        goals = goals_of(st.rules.game)
        duel = goals.duel_taste if len(st.players) == 2 else None
        taste = taste or duel or goals.usual_taste
        self.st, self.me, self.taste = st, me, taste
        self.book = open_book(st.rules)
        self.deck = Deck(st, me, self.book)
        self.danger = Danger(st, me, self.book, self.deck.noise, taste)
        self.errand = goals(st, me, self.book, self.deck, self.danger, taste)
        rounds, stake = self.errand.rounds(), self.errand.stake()
        self.worth = Worth(
            st,
            me,
            self.book,
            self.deck,
            self.danger,
            taste,
            rounds,
            stake,
            self.errand.prices(),
            self.errand.keepsakes(),
        )
        self.shop = Shop(self.worth)

    def use_icons(self, token: int) -> list[str]:
        """What using a token gives."""
        effect = self.st.rules.tokens[token].use
        return effect.icons() if effect is not None else []

    def standing(self) -> float:
        """How well the player stands: what the game promises, less the harm done and the noise made."""
        me, worth = self.me, self.worth
        promise = self.errand.outlook(me.room, self.errand.stage()) if me.room >= 0 else self.errand.loot
        pools = me.skill * worth.price["skill"] + me.sword * worth.price["sword"] + me.boot * worth.price["boot"]
        cards = sum(worth.card(card) for card in me.hand)
        return promise + pools + cards - me.damage * worth.damage - me.area * worth.noise
