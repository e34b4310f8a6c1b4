"""How far somebody in Darkest Magic has got, and with which means."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from burgle.bots.mind.homing import HomeProgress, HomeWays


@mypyc_attr(acyclic=True)
class DarkestProgress(HomeProgress):
    """How far somebody has got, within one walk."""

    __slots__ = ("pickaxe",)

    def __init__(
        self, number: int, value: int, room_for: int, pickaxe: int, gold: int, done: frozenset[int], ways: HomeWays
    ) -> None:  # fmt: skip
        super().__init__(number, value, room_for, gold, done, ways)
        self.pickaxe = pickaxe
