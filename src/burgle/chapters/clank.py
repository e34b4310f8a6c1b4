"""Clank!: noise puts a player's cubes into the area, stealth takes them back."""

from __future__ import annotations

from burgle.chapters import events
from burgle.kernel.codes import D_DEEDS, IN
from burgle.kernel.counts import Count, Deeds
from burgle.kernel.effects import Effect
from burgle.kernel.lint import Lint
from burgle.kernel.phrase import Phrase
from burgle.kernel.reader import Reader
from burgle.kernel.rules import Chapter, Rules, Step
from burgle.kernel.state import Player, State


class Noise(Effect):
    """Add cubes to the Clank! area, or take some back."""

    __slots__ = ("n", "chapter")

    def __init__(self, n: int, chapter: Clank) -> None:
        super().__init__(True)
        self.n = n
        self.chapter = chapter

    def run(self, st: State, who: int, source: int) -> None:
        if self.n >= 0:
            self.chapter.make(st, st.players[who], self.n, source)
        else:
            self.chapter.hush(st, st.players[who], -self.n, source)

    def say(self) -> Phrase:
        return Phrase("clank" if self.n >= 0 else "quiet", abs(self.n))

    def icons(self) -> list[str]:
        return ["clank" if self.n >= 0 else "quiet"] * abs(self.n)

    def text(self) -> str:
        return "clank " + str(self.n)

    def check(self, lint: Lint) -> None:
        lint.within(abs(self.n), 1, 6, "Clank!")


class FirstNoise(Step):
    """The players begin with cubes in the area, fewer the later their turn."""

    __slots__ = ("start",)

    def __init__(self, start: list[int]) -> None:
        self.start = start

    def run(self, st: State, who: int) -> None:
        n = len(st.players)
        for i in range(min(n, len(self.start))):
            p = st.players[(who + i) % n]
            cubes = min(self.start[i], p.supply)
            p.supply -= cubes
            p.area += cubes


class Clank(Chapter):
    """The Clank! area."""

    __slots__ = ("start", "placed_first", "made")

    def __init__(self, start: list[int], placed_first: bool = False) -> None:
        self.start = start
        self.placed_first = placed_first  # left-over stealth takes back cubes that were really placed

    def build(self, rules: Rules) -> None:
        self.made = rules.deed("made_clank")
        rules.resource("clank", self)
        rules.words["clank"] = self.word
        rules.counts["clank"] = self.count
        rules.steps["first noise"] = FirstNoise(self.start)

    def amount(self, st: State, p: Player, name: str) -> int:
        return p.area

    def word(self, r: Reader) -> Effect:
        """`clank N`, `clank -N`: cubes into the Clank! area, or back from it"""
        return Noise(r.number(1), self)

    def count(self, r: Reader) -> Count:
        """`clank`: cubes added this turn, also those that stealth took straight back"""
        return Deeds("clank", D_DEEDS, self.made)

    def make(self, st: State, p: Player, n: int, source: int) -> None:
        """Add cubes from the supply, as many as there are; left-over stealth cancels some first."""
        if p.status != IN:
            return
        if self.placed_first:
            n = min(p.supply, n)
        hushed = min(p.hush, n)
        p.hush -= hushed
        cubes = min(p.supply, n - hushed)
        if p.seat == st.active:
            # A cube that stealth takes straight back was made all the same, so that the order does not matter.
            st.deeds[self.made] += cubes + (hushed if p.supply else 0)
            st.dirty |= D_DEEDS
        p.supply -= cubes
        p.area += cubes
        st.emit(events.CLANK, p.seat, cubes, 0, source)

    def hush(self, st: State, p: Player, n: int, source: int) -> None:
        """Take own cubes back; what finds none is kept until the end of the turn."""
        back = min(p.area, n)
        p.area -= back
        p.supply += back
        if p.seat == st.active and p.status == IN:
            p.hush += n - back
        st.emit(events.QUIET, p.seat, back, 0, source)
