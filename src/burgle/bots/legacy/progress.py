"""How far an employee in Legacy has got, and what is worth a way."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from burgle.bots.legacy.ways import LegacyWays
from burgle.bots.mind.progress import Progress


@mypyc_attr(acyclic=True)
class LegacyProgress(Progress):
    """How far an employee has got, within one walk; `done` has room << 2 | what was done there."""

    __slots__ = ("value", "room_for", "canoe", "pickaxe", "unseen", "gold", "token", "ways")

    def __init__(
        self, number: int, value: int, room_for: int, canoe: int, pickaxe: int, unseen: int, gold: int, token: int,
        done: frozenset[int], ways: LegacyWays,
    ) -> None:  # fmt: skip
        super().__init__(number, done)
        self.value = value  # of the artifacts carried
        self.room_for = room_for  # artifacts more that can be carried
        self.canoe = canoe
        self.pickaxe = pickaxe
        self.unseen = unseen
        self.gold = gold
        self.token = token  # of a shrine; -1: none
        self.ways = ways  # the board for somebody with such means


@mypyc_attr(acyclic=True)
class LegacyTarget:
    """Something worth a way."""

    __slots__ = ("room", "what", "value", "again", "lands")

    def __init__(self, room: int, what: int, value: float, again: bool, lands: int) -> None:
        self.room = room
        self.what = what
        self.value = value
        self.again = again  # it can be had in every turn
        self.lands = lands  # where who goes there comes to stand
