"""How far a thief in the Catacombs has got, and what is worth a way."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from burgle.bots.mind.progress import Progress


@mypyc_attr(acyclic=True)
class CatacombsProgress(Progress):
    """How far a thief has got, within one walk; `done` has room << 3 | what was done there."""

    __slots__ = ("value", "room_for", "picks", "marked", "gold")

    def __init__(
        self, number: int, value: int, room_for: int, picks: int, marked: int, gold: int, done: frozenset[int]
    ) -> None:
        super().__init__(number, done)
        self.value = value  # of the artifacts carried
        self.room_for = room_for  # artifacts more that can be carried
        self.picks = picks
        self.marked = marked
        self.gold = gold


@mypyc_attr(acyclic=True)
class CatacombsTarget:
    """Something worth a way."""

    __slots__ = ("room", "what", "mark", "value", "more", "far", "home")

    def __init__(self, room: int, what: int, value: float, more: float, far: list[float], home: float) -> None:
        self.room = room
        self.what = what
        self.mark = room << 3 | what
        self.value = value
        self.more = more  # effort beyond reaching the room
        self.far = far
        self.home = home
