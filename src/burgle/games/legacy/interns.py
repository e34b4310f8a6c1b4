"""Interns: neutral cubes that take the blame; who is sacrificed goes into the Dragon Bag."""

from __future__ import annotations

from burgle.chapters.bag import NEUTRAL
from burgle.kernel.codes import D_DEEDS
from burgle.kernel.counts import Count, Deeds, Keeps
from burgle.kernel.effects import Cost, Effect
from burgle.kernel.lint import Lint
from burgle.kernel.phrase import Phrase
from burgle.kernel.reader import Reader
from burgle.kernel.rules import Chapter, Rules, Step
from burgle.kernel.state import Player, State


class Hire(Effect):
    """Take interns from the supply, as many as are left."""

    __slots__ = ("n", "chapter")

    def __init__(self, n: int, chapter: Interns) -> None:
        super().__init__(True)
        self.n = n
        self.chapter = chapter

    def run(self, st: State, who: int, source: int) -> None:
        self.chapter.hire(st, st.players[who], self.n, source)

    def possible(self, st: State, who: int, source: int) -> bool:
        return st.nums[self.chapter.supply] > 0 or not st.rules.binding

    def say(self) -> Phrase:
        return Phrase("intern", self.n)

    def icons(self) -> list[str]:
        return ["intern"] * self.n

    def text(self) -> str:
        return "intern " + str(self.n)

    def check(self, lint: Lint) -> None:
        lint.within(self.n, 1, 3, "interns")


class Sacrifice(Cost):
    """Pay with interns, who go into the Dragon Bag."""

    __slots__ = ("chapter",)

    def __init__(self, n: int, chapter: Interns) -> None:
        super().__init__(n)
        self.chapter = chapter

    def payable(self, st: State, p: Player, source: int) -> bool:
        return p.nums[self.chapter.held] >= self.n

    def pay(self, st: State, p: Player, code: int, source: int) -> None:
        self.chapter.sacrifice(st, p, self.n)

    def say(self) -> Phrase:
        return Phrase("cost-intern", self.n)

    def text(self) -> str:
        return "intern " + str(self.n)

    def price(self) -> list[tuple[str, int]]:
        return [("intern", self.n)]


class Advertise(Step):
    """The interns wait in the supply."""

    __slots__ = ("chapter",)

    def __init__(self, chapter: Interns) -> None:
        self.chapter = chapter

    def run(self, st: State, who: int) -> None:
        st.nums[self.chapter.supply] = 0 if self.chapter.locked else st.rules.params["interns"]


class Interns(Chapter):
    """The players' interns and the supply of them."""

    __slots__ = ("locked", "held", "supply", "bag", "lost", "sent", "e_intern", "e_sacrifice")

    def __init__(self, locked: bool) -> None:
        self.locked = locked

    def build(self, rules: Rules) -> None:
        self.held = rules.player_num("interns")
        self.supply = rules.num("interns_supply")
        rules.resource("intern", self, kept=True)
        self.lost = rules.deed("sacrificed")
        self.e_intern = rules.event("intern", "num")
        self.e_sacrifice = rules.event("sacrifice", "num")
        rules.words["intern"] = self.word
        rules.costs["intern"] = self.cost
        rules.counts["intern"] = self.count
        rules.counts["sacrificed"] = self.sacrificed
        rules.steps["advertise"] = Advertise(self)
        rules.on_cube.append(self)

    def check(self, rules: Rules) -> None:
        self.bag = rules.pile_names.index("bag")
        self.sent = rules.player_nums.index("sent") if "sent" in rules.player_nums else -1  # a campaign keeps a tally

    def amount(self, st: State, p: Player, name: str) -> int:
        return p.nums[self.held]

    def word(self, r: Reader) -> Effect:
        """`intern N`: interns from the supply, as many as are left"""
        return Hire(r.number(1), self)

    def cost(self, r: Reader) -> Cost:
        """`pay intern N`: sacrifice interns, who go into the bag"""
        return Sacrifice(r.number(1), self)

    def count(self, r: Reader) -> Count:
        """`intern`: interns you have now"""
        return Keeps("intern", D_DEEDS, self.held)

    def sacrificed(self, r: Reader) -> Count:
        """`sacrificed`: interns you sacrificed this turn"""
        return Deeds("sacrificed", D_DEEDS, self.lost)

    def hire(self, st: State, p: Player, n: int, source: int) -> None:
        """Give a player interns while the supply lasts; that there are none left is said too."""
        n = min(n, st.nums[self.supply])
        st.nums[self.supply] -= n
        p.nums[self.held] += n
        st.dirty |= D_DEEDS
        st.emit(self.e_intern, p.seat, n, 0, source)

    def sacrifice(self, st: State, p: Player, n: int) -> None:
        """Send interns into the Dragon Bag."""
        if n:
            p.nums[self.held] -= n
            st.piles[self.bag].mix_in([NEUTRAL] * n)
            if p.seat == st.active:
                st.deeds[self.lost] += n
            if self.sent >= 0:
                p.nums[self.sent] += n
            st.dirty |= D_DEEDS
            st.emit(self.e_sacrifice, p.seat, n, 0, -1)

    def cube_drawn(self, st: State, cube: int) -> None:
        """Go home: who is drawn has hurt nobody, and waits in the supply again."""
        if cube == NEUTRAL:
            st.nums[self.supply] += 1

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        out["interns_supply"] = st.nums[self.supply]
