"""Bounty hunters: red cubes on the rage track that join the hunt when the marker reaches them."""

from __future__ import annotations

from burgle.chapters.bag import HUNTER, Bag
from burgle.kernel.rules import Chapter, Rules, Step
from burgle.kernel.state import State


class PlaceHunters(Step):
    """The red cubes wait on the track."""

    __slots__ = ("chapter",)

    def __init__(self, chapter: Hunters) -> None:
        self.chapter = chapter

    def run(self, st: State, who: int) -> None:
        st.add(self.chapter.waiting, self.chapter.start)


class Hunters(Chapter):
    """Red cubes by space of the track; index 0 is unused, as its spaces count from 1."""

    __slots__ = ("bag", "start", "waiting", "e_hunters")

    def __init__(self, bag: Bag, start: list[int]) -> None:
        self.bag = bag
        self.start = start

    def build(self, rules: Rules) -> None:
        self.waiting = rules.zone("hunters", size=16)
        self.e_hunters = rules.event("hunters", "num")
        rules.steps["place hunters"] = PlaceHunters(self)
        rules.on_rage.append(self)
        rules.on_cube.append(self)

    def raged(self, st: State, space: int) -> None:
        waiting = st.zones[self.waiting]
        if waiting[space]:
            st.nums[self.bag.hunters] += waiting[space]
            st.emit(self.e_hunters, -1, waiting[space], 0, -1)
            st.put(self.waiting, space, 0)

    def cube_drawn(self, st: State, cube: int) -> None:
        """Hurt everybody, and go back to the area."""
        if cube == HUNTER:
            st.nums[self.bag.hunters] += 1
            for p in st.from_active():
                self.bag.health.hurt(st, p, 1, -1)

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        out["hunters"] = st.zones[self.waiting][1:]
