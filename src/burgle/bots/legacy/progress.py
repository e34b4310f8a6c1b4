"""How far an employee in Legacy has got, and with which means."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from burgle.bots.mind.homing import HomeProgress, HomeWays


@mypyc_attr(acyclic=True)
class LegacyProgress(HomeProgress):
    """How far an employee has got, within one walk; `done` has room << 2 | what was done there."""

    __slots__ = ("canoe", "pickaxe", "unseen", "token")

    def __init__(
        self, number: int, value: int, room_for: int, canoe: int, pickaxe: int, unseen: int, gold: int, token: int,
        done: frozenset[int], ways: HomeWays,
    ) -> None:  # fmt: skip
        super().__init__(number, value, room_for, gold, done, ways)
        self.canoe = canoe
        self.pickaxe = pickaxe
        self.unseen = unseen
        self.token = token  # of a shrine; -1: none
