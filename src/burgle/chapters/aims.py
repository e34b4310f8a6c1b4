"""Aims: what a player is after, step by step, and how far off it is on foot, for everybody who looks at the table.

Chapters say what they want done before the loot is home (`rules.aims`, `Chapter.aim`); whoever knows the ways adds the
distance. Nothing here is a rule: a view tells it, and no game asks for it.
"""

from __future__ import annotations

from typing import ClassVar

from burgle.chapters.walking import Walking
from burgle.kernel.aims import Aim
from burgle.kernel.codes import IN
from burgle.kernel.rules import Chapter, Rules
from burgle.kernel.state import Player, State


class Aims(Chapter):
    """The steps of the heist, seat by seat."""

    __slots__ = ("walking",)
    private: ClassVar[bool] = True

    def __init__(self, walking: Walking) -> None:
        self.walking = walking

    def build(self, rules: Rules) -> None:
        """Nothing of it is part of a state."""

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        out["aims"] = [self.of(st, p, p.seat == seat) for p in st.players]

    def of(self, st: State, p: Player, own: bool) -> list[dict[str, object]]:
        """List the steps of one player; only the first that is not done yet has a distance, and only for themselves.

        What somebody holds may shorten their ways: from a rival's distance one could tell it.
        """
        steps: list[dict[str, object]] = []
        open_yet = p.status == IN
        for chapter in st.rules.aims:
            aim = chapter.aim(st, p)
            far, there = -1, -1
            if open_yet and aim.done < aim.need:
                open_yet = False
                far, there = self.nearest(st, p, aim) if own else (-1, -1)
            step: dict[str, object] = {"id": aim.code, "done": aim.done, "need": aim.need, "boots": far}
            if there >= 0:
                step["space"] = st.rules.spaces[there].key
            steps.append(step)
        return steps

    def nearest(self, st: State, p: Player, aim: Aim) -> tuple[int, int]:
        """Find the nearest of some spaces by ways that are open to the player, and its Boots; -1: none is known."""
        if p.room < 0 or not aim.rooms:
            return -1, -1
        walking = self.walking
        least: dict[int, int] = {p.room: 0}
        rings: list[list[int]] = [[p.room]]  # by Boots
        n = 0
        while n < len(rings):
            for room in rings[n]:
                if least[room] < n:
                    continue
                if room in aim.rooms:
                    return n, room
                for way in walking.ground.ways(st, room):
                    if way.to < 0 or not walking.passable(st, p, way):
                        continue
                    far = n + max(1, walking.boots.needed(st, p, way))
                    if way.to not in least or far < least[way.to]:
                        least[way.to] = far
                        while len(rings) <= far:
                            rings.append([])
                        rings[far].append(way.to)
            n += 1
        return -1, -1
