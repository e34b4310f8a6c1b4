"""Mystic Fruit: found on the board, kept, and expended where a text asks for it."""

from __future__ import annotations

from typing import Final

from burgle.chapters.tokens import Tokens
from burgle.kernel.codes import D_TOKENS, IN
from burgle.kernel.counts import Count, Holds
from burgle.kernel.effects import Cost, Effect
from burgle.kernel.forms import AMOUNTS
from burgle.kernel.lint import Lint
from burgle.kernel.phrase import Phrase
from burgle.kernel.reader import Reader
from burgle.kernel.refs import SPACE
from burgle.kernel.rules import Chapter, Rules, Step
from burgle.kernel.state import Player, State

WHOLE: Final = "mystic_fruit"
EXPENDED: Final = "expended_fruit"


class PickFruit(Effect):
    """Take whole fruits from the supply, as many as are left."""

    __slots__ = ("n", "fruit")

    def __init__(self, n: int, fruit: Fruit) -> None:
        super().__init__(True)
        self.n = n
        self.fruit = fruit

    def run(self, st: State, who: int, source: int) -> None:
        self.fruit.tokens.some_from_bank(st, st.players[who], self.fruit.whole, self.n, source)

    def possible(self, st: State, who: int, source: int) -> bool:
        return st.zones[self.fruit.tokens.bank][self.fruit.whole] > 0

    def say(self) -> Phrase:
        return Phrase("fruit", self.n)

    def icons(self) -> list[str]:
        return ["fruit"] * self.n

    def text(self) -> str:
        return "fruit " + str(self.n)

    def check(self, lint: Lint) -> None:
        lint.within(self.n, 1, 3, "fruits")


class Expend(Cost):
    """Pay by turning whole fruits over."""

    __slots__ = ("fruit",)

    def __init__(self, n: int, fruit: Fruit) -> None:
        super().__init__(n)
        self.fruit = fruit

    def payable(self, st: State, p: Player, source: int) -> bool:
        return p.tokens[self.fruit.whole] >= self.n

    def pay(self, st: State, p: Player, code: int, source: int) -> None:
        for _ in range(self.n):
            st.lose_token(p, self.fruit.whole)
            st.gain_token(p, self.fruit.expended)
        st.emit(self.fruit.e_expend, p.seat, self.n, 0, source)

    def say(self) -> Phrase:
        return Phrase("cost-fruit", self.n)

    def text(self) -> str:
        return "fruit " + str(self.n)

    def price(self) -> list[tuple[str, int]]:
        return [("fruit", self.n)]


class PlaceFruit(Step):
    """A whole fruit lies on every marked space; the others are the supply."""

    __slots__ = ("fruit",)

    def __init__(self, fruit: Fruit) -> None:
        self.fruit = fruit

    def run(self, st: State, who: int) -> None:
        bank = self.fruit.tokens.bank
        left = st.zones[bank][self.fruit.whole]
        lying: list[int] = []
        for space in st.rules.spaces:
            lying.append(1 if left and space.marks & self.fruit.bit and space.exits else 0)
            left -= lying[-1]
        st.add(self.fruit.lying, lying)
        st.put(bank, self.fruit.whole, left)


class Fruit(Chapter):
    """Fruit on spaces and with players."""

    __slots__ = ("tokens", "bit", "tag", "lying", "whole", "expended", "e_fruit", "e_expend")

    def __init__(self, tokens: Tokens) -> None:
        self.tokens = tokens

    def build(self, rules: Rules) -> None:
        self.bit = rules.mark("fruit")
        self.tag = rules.tag("fruit")
        self.lying = rules.zone("fruits", AMOUNTS, SPACE)
        rules.lay_open(["fruit", "none"])  # whole, and expended
        self.e_fruit = rules.event("fruit", "space")
        self.e_expend = rules.event("expend", "num")
        rules.words["fruit"] = self.word
        rules.costs["fruit"] = self.cost
        rules.resource("fruit", self, kept=True)
        rules.counts["fruit"] = self.count
        rules.steps["place fruit"] = PlaceFruit(self)
        rules.enters(self, "fruit")
        rules.on_raze.append(self)

    def check(self, rules: Rules) -> None:
        self.whole = rules.token_ids[WHOLE]
        self.expended = rules.token_ids[EXPENDED]

    def amount(self, st: State, p: Player, name: str) -> int:
        return p.tokens[self.whole]

    def word(self, r: Reader) -> Effect:
        """`fruit N`: whole Mystic Fruits from the supply, as many as are left"""
        return PickFruit(r.number(1), self)

    def cost(self, r: Reader) -> Cost:
        """`pay fruit N`: turn whole fruits over"""
        return Expend(r.number(1), self)

    def razed(self, st: State, room: int) -> None:
        if st.zones[self.lying]:
            st.put(self.lying, room, 0)

    def count(self, r: Reader) -> Count:
        """`fruit`: whole fruits you have"""
        return Holds("fruit", D_TOKENS, self.tag)

    def entered(self, st: State, p: Player, room: int) -> None:
        if st.zones[self.lying][room] and p.status == IN:
            st.put(self.lying, room, 0)
            st.gain_token(p, self.whole)
            st.emit(self.e_fruit, p.seat, room, 0, -1)

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        lying = st.zones[self.lying]
        out["fruits"] = [space.key for space in st.rules.spaces if lying and lying[space.id]]
