"""Favours: what costs less this turn, cards of a type, rides and the market's wares."""

from __future__ import annotations

from burgle.chapters.bazaar import Bazaar
from burgle.chapters.purse import Purse
from burgle.chapters.recruit import NEVER, Acquire, Recruit, first_at
from burgle.chapters.reserve import Reserve
from burgle.chapters.row import Row
from burgle.chapters.tokens import Tokens
from burgle.kernel.codes import D_TOKENS
from burgle.kernel.counts import Count
from burgle.kernel.effects import Effect
from burgle.kernel.lint import Lint
from burgle.kernel.phrase import Phrase, Refusal
from burgle.kernel.reader import Reader
from burgle.kernel.rules import Action, Chapter, Rules
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
        return Phrase("discount-" + name if name in ("coach", "market") else "discount", self.n, [name])

    def icons(self) -> list[str]:
        return ["discount"]

    def text(self) -> str:
        return "discount " + self.favours.things[self.what] + " " + str(self.n)

    def check(self, lint: Lint) -> None:
        lint.within(self.n, 1, 5, "less to pay")


class Favours(Chapter):
    """Discounts of this turn, in the order of the types of cards, then rides and wares."""

    __slots__ = ("types", "things", "deeds", "any", "coach", "market")

    def __init__(self, types: list[str]) -> None:
        self.types = types
        self.things = [*types, "coach", "market"]

    def build(self, rules: Rules) -> None:
        self.deeds = [rules.deed("discount_" + name) for name in self.things]
        self.any = rules.deed("discounted")  # some type of card is cheaper now
        self.coach = self.deeds[len(self.types)]
        self.market = self.deeds[len(self.types) + 1]
        rules.words["discount"] = self.word

    def word(self, r: Reader) -> Effect:
        """`discount THING N`: cards of a type, a `coach` ride or a `market` item cost less this turn"""
        what = r.one_of(self.things, "thing that may cost less")
        return Discount(what, r.number(1), self)

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        saved = [(self.things[i], st.deeds[self.deeds[i]]) for i in range(len(self.things))]
        out["discounts"] = {name: n for name, n in saved if n}


class CheaperAcquire(Acquire):
    """Acquire cards, some of which may be cheaper this turn."""

    __slots__ = ("office",)

    def __init__(self, office: Office) -> None:
        super().__init__(office)
        self.office = office

    def offer(self, st: State, p: Player, out: list[int]) -> None:
        if st.deeds[self.office.favours.any] == 0:
            super().offer(st, p, out)
            return
        base = self.kind << 16
        row = st.row
        for slot in range(len(row)):
            if row[slot] >= 0 and self.office.price(st, row[slot]) <= p.skill and first_at(row, slot):
                if self.office.in_reach(st, p, row[slot]):
                    out.append(base | row[slot])
        stock = st.zones[self.office.reserve.stock]
        for at, card in enumerate(self.office.reserve.piles):
            if self.office.price(st, card) <= p.skill and stock[at]:
                out.append(base | card)

    def refuse(self, st: State, p: Player, arg: int) -> Refusal | None:
        if st.rules.cards[arg].cost < 0 and st.rules.cards[arg].fight < 0:
            return Refusal("not_for_sale", 0, 0, st.rules.cards[arg].name)
        refusal = super().refuse(st, p, arg)
        if refusal is None or refusal.code != "need_skill":
            return refusal
        price = self.office.price(st, arg)
        return None if p.skill >= price else Refusal("need_skill", p.skill, price, st.rules.cards[arg].name)

    def do(self, st: State, p: Player, arg: int) -> None:
        p.skill -= self.office.price(st, arg)
        self.office.acquire(st, p, arg)

    def cost(self, st: State, p: Player, arg: int) -> list[tuple[str, int]]:
        return [("skill", self.office.price(st, arg))]


class Office(Recruit):
    """Where cards are acquired, at a discount if somebody owes a favour."""

    __slots__ = ("favours",)

    def __init__(self, row: Row, reserve: Reserve, favours: Favours) -> None:
        super().__init__(row, reserve, any_means=True)
        self.favours = favours

    def acquire_action(self) -> Action:
        return CheaperAcquire(self)

    def price(self, st: State, card: int) -> int:
        """Say what a card costs now."""
        price = self.prices[card]
        faction = st.rules.cards[card].faction
        if price == NEVER or faction < 0 or faction >= len(self.favours.types):
            return price
        return max(0, price - st.deeds[self.favours.deeds[faction]])


class Items(Count):
    """Market items a player owns."""

    __slots__ = ("town",)

    def __init__(self, town: Town) -> None:
        super().__init__("item", D_TOKENS)
        self.town = town

    def value(self, st: State, p: Player, source: int) -> int:
        n = 0
        for item in self.town.items:
            n += p.tokens[item]
        return n


class Town(Bazaar):
    """The market in the towns, one of every type of item for everybody."""

    __slots__ = ("favours",)

    def __init__(self, purse: Purse, tokens: Tokens, favours: Favours) -> None:
        super().__init__(purse, tokens, "town", True)
        self.favours = favours

    def build(self, rules: Rules) -> None:
        super().build(rules)
        rules.counts["item"] = self.item

    def item(self, r: Reader) -> Count:
        """`item`: Market items you own"""
        return Items(self)

    def price(self, st: State, item: int, coupon: int) -> int:
        return max(0, st.rules.tokens[item].price - st.deeds[self.favours.market])
