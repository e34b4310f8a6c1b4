"""Rage: the marker climbs, attacks grow, and some spaces have a surprise."""

from __future__ import annotations

from burgle.chapters import events
from burgle.kernel.effects import Effect
from burgle.kernel.lint import Lint
from burgle.kernel.phrase import Phrase
from burgle.kernel.reader import Reader
from burgle.kernel.rules import Chapter, Rules, Step
from burgle.kernel.state import State


class Enrage(Effect):
    """Move the marker up, or down."""

    __slots__ = ("n", "chapter")

    def __init__(self, n: int, chapter: Rage) -> None:
        super().__init__(True)
        self.n = n
        self.chapter = chapter

    def run(self, st: State, who: int, source: int) -> None:
        if self.n >= 0:
            self.chapter.advance(st, self.n)
        else:
            self.chapter.calm(st, -self.n)

    def say(self) -> Phrase:
        return Phrase("rage" if self.n >= 0 else "calm", abs(self.n))

    def icons(self) -> list[str]:
        return ["rage" if self.n >= 0 else "calm"] * abs(self.n)

    def text(self) -> str:
        return "rage " + str(self.n)

    def check(self, lint: Lint) -> None:
        lint.within(abs(self.n), 1, 3, "steps of rage")


class PlaceMarker(Step):
    """The marker starts on the space for the number of players."""

    __slots__ = ("chapter",)

    def __init__(self, chapter: Rage) -> None:
        self.chapter = chapter

    def run(self, st: State, who: int) -> None:
        st.nums[self.chapter.marker] = self.chapter.start[len(st.players)]


class Rage(Chapter):
    """The rage track; its spaces count from 1."""

    __slots__ = ("draws", "start", "step", "marker")

    def __init__(self, draws: list[int], start: dict[int, int], step: int = 1) -> None:
        self.draws = draws
        self.step = step  # spaces that the marker goes up at a time
        self.start = start
        self.marker = -1

    def build(self, rules: Rules) -> None:
        self.marker = rules.num("marker")
        rules.words["rage"] = self.word
        rules.steps["place marker"] = PlaceMarker(self)

    def word(self, r: Reader) -> Effect:
        """`rage N`, `rage -N`: the marker moves up, or down"""
        return Enrage(r.number(1), self)

    def advance(self, st: State, n: int) -> None:
        """Go up one space at a time, each with its effect; on the last the marker stays."""
        for _ in range(n * self.step):
            if st.nums[self.marker] >= len(self.draws):
                return
            st.nums[self.marker] += 1
            space = st.nums[self.marker]
            st.emit(events.RAGE, -1, space, self.draws[space - 1], -1)
            for chapter in st.rules.on_rage:
                chapter.raged(st, space)

    def calm(self, st: State, n: int) -> None:
        """Go down, not below the first space; no space has an effect on the way."""
        space = max(1, st.nums[self.marker] - n)
        if space != st.nums[self.marker]:
            st.nums[self.marker] = space
            st.emit(events.RAGE, -1, space, self.draws[space - 1], -1)

    def cubes(self, st: State) -> int:
        """Say how many cubes the marker's space draws."""
        return self.draws[st.nums[self.marker] - 1]

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        out["rage"] = {"marker": st.nums[self.marker], "draws": self.draws[:]}
