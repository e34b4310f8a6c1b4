"""Favours: what costs less this turn, cards of a type, wares of the market, and rides where there are any."""

from __future__ import annotations

from burgle.kernel.codes import D_TOKENS
from burgle.kernel.counts import Count
from burgle.kernel.effects import Effect
from burgle.kernel.lint import Lint
from burgle.kernel.phrase import Phrase
from burgle.kernel.reader import Reader
from burgle.kernel.rules import Chapter, Rules
from burgle.kernel.state import Player, State


class Discount(Effect):
    """Something costs less until the end of the turn."""

    __slots__ = ("what", "n", "favours")

    def __init__(self, what: int, n: int, favours: Favours) -> None:
        super().__init__(True)
        self.what = what
        self.n = n
        self.favours = favours

    def run(self, st: State, who: int, source: int) -> None:
        if who == st.active:
            st.deeds[self.favours.deeds[self.what]] += self.n
            if self.what < len(self.favours.types):
                st.deeds[self.favours.any] = 1

    def own_turn(self) -> bool:
        return True

    def say(self) -> Phrase:
        name = self.favours.things[self.what]
        return Phrase("discount" if self.what < len(self.favours.types) else "discount-" + name, self.n, [name])

    def icons(self) -> list[str]:
        return ["discount"]

    def text(self) -> str:
        return "discount " + self.favours.things[self.what] + " " + str(self.n)

    def check(self, lint: Lint) -> None:
        lint.within(self.n, 1, 5, "less to pay")


class Items(Count):
    """Market items a player owns."""

    __slots__ = ("favours",)

    def __init__(self, favours: Favours) -> None:
        super().__init__("item", D_TOKENS)
        self.favours = favours

    def value(self, st: State, p: Player, source: int) -> int:
        n = 0
        for item in self.favours.items:
            n += p.tokens[item]
        return n


class Favours(Chapter):
    """Discounts of this turn, in the order of the types of cards, then of what else is paid for, wares last."""

    __slots__ = ("types", "things", "deeds", "any", "market", "items")

    def __init__(self, types: list[str], others: list[str]) -> None:
        self.types = types
        self.things = [*types, *others, "market"]  # the others are asked for by the chapters that sell them
        self.items: list[int] = []

    def build(self, rules: Rules) -> None:
        self.deeds = [rules.deed("discount_" + name) for name in self.things]
        self.any = rules.deed("discounted")  # some type of card is cheaper now
        self.market = self.deeds[-1]
        rules.words["discount"] = self.word
        rules.counts["item"] = self.item
        rules.on_price.append(self)
        rules.on_ware.append(self)

    def check(self, rules: Rules) -> None:
        self.items = [token.id for token in rules.tokens if token.price]

    def word(self, r: Reader) -> Effect:
        """`discount THING N`: cards of a type, a `market` item or what else is sold cost less this turn"""
        what = r.one_of(self.things, "thing that may cost less")
        return Discount(what, r.number(1), self)

    def deed(self, thing: str) -> int:
        """Say which deed holds what is saved on something."""
        return self.deeds[self.things.index(thing)]

    def item(self, r: Reader) -> Count:
        """`item`: Market items you own"""
        return Items(self)

    def haggles(self, st: State, p: Player) -> bool:
        return st.deeds[self.any] > 0

    def card_price(self, st: State, p: Player, card: int, n: int) -> int:
        faction = st.rules.cards[card].faction
        return n - st.deeds[self.deeds[faction]] if 0 <= faction < len(self.types) else n

    def ware_price(self, st: State, p: Player, token: int, n: int) -> int:
        return n - st.deeds[self.market]

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        saved = [(self.things[i], st.deeds[self.deeds[i]]) for i in range(len(self.things))]
        out["discounts"] = {name: n for name, n in saved if n}
