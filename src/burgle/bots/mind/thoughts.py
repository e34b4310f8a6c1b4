"""What a bot has worked out about one position: the danger, the errand, the prices and the shop, each from the one before.

Each is worked out when it is first asked for: who plays a card needs none of them.
"""

from __future__ import annotations

from burgle.bots.mind.danger import Danger
from burgle.bots.mind.goals import errand_of, taste_for
from burgle.bots.mind.handbook import Deck, open_book
from burgle.bots.mind.shop import Shop
from burgle.bots.mind.taste import Taste
from burgle.bots.mind.trials import Trials
from burgle.bots.mind.worth import Worth
from burgle.kernel.engine import answer
from burgle.kernel.state import Player, State


class Thoughts:
    """One position through one player's eyes."""

    __slots__ = ("st", "me", "taste", "book", "deck", "danger", "errand", "worth", "trials", "basket", "brisk", "_shop")

    def __init__(self, st: State, me: Player, taste: Taste | None, trials: Trials) -> None:
        """`st` holds what the player knows, or a world that was dealt for a trial and played on."""
        self.st = st
        self.me = me
        self.taste = taste if taste is not None else taste_for(st.rules)
        self.book = open_book(st.rules)
        self.deck = Deck(st, me, self.book)
        self.danger = Danger(st, me, self.book, self.deck.noise, self.taste)
        self.errand = errand_of(st, me, self.book, self.deck, self.danger, self.taste)
        self.worth = Worth(
            st, me, self.book, self.deck, self.danger, self.taste, self.errand.rounds(), self.errand.stake(),
            self.errand.prices(), self.errand.keepsakes(), trials,
        )  # fmt: skip
        self.trials = trials
        self.basket: list[int] | None = None  # the cards worth their Skill, once they were looked for
        self.brisk = False  # what is asked is answered at a glance, as long as this holds
        self._shop: Shop | None = None

    @property
    def shop(self) -> Shop:
        """What Skill and Swords can be spent on."""
        if self._shop is None:
            self._shop = Shop(self.worth)
        return self._shop

    def after(self, code: int) -> Thoughts:
        """The thoughts after an answer, in a world that was dealt for it."""
        st = self.st.copy() if self.trials.trying else self.trials.world(0)
        answer(st, code)
        return self.trials.thoughts(st)

    def use_icons(self, token: int) -> list[str]:
        """What using a token gives."""
        effect = self.st.rules.tokens[token].use
        return self.book.icons(effect) if effect is not None else []

    def standing(self) -> float:
        """How well the player stands: what the game promises, less the harm done and the noise made."""
        return self.standing_at(self.worth)

    def standing_at(self, worth: Worth) -> float:
        """The same at other prices: those of before, to compare with."""
        me = self.me
        promise = self.errand.outlook() if me.room >= 0 else self.errand.loot
        pools = me.skill * worth.price["skill"] + me.sword * worth.price["sword"] + me.boot * worth.price["boot"]
        cards = sum([worth.card(card) for card in me.hand])
        return promise + pools + cards - me.damage * worth.damage - me.area * worth.noise
