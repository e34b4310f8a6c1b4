"""How far it is: shortest ways in effort, counted in Boots."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

ENEMY: Final = 0.7  # an enemy on the way costs health or a Sword; ...
DEADLY: Final = 4.0  # ... to the frail, it may cost the way itself
STOP: Final = 0.8  # a checkpoint wastes what is left of the turn's Boots
RIDE: Final = 1.3  # so does the dizziness after a ride
FAR: Final = 99.0


@mypyc_attr(acyclic=True)
class Net:
    """Ways between spaces: from where, where to, and at which effort.

    All ways lie in three lists, one after the other: a dungeon has a new net after every tile, and hundreds of small
    lists in each would keep the collector busy.
    """

    __slots__ = ("size", "end", "froms", "others", "costs", "first", "sorted")

    def __init__(self, size: int, end: int) -> None:
        """`size` is how many spaces there are; no way leads on from the `end`, if that is no goal."""
        self.size = size
        self.end = end
        self.froms: list[int] = []
        self.others: list[int] = []
        self.costs: list[float] = []
        self.first: list[int] = []  # for each space, where its ways begin
        self.sorted = False

    def add(self, room: int, other: int, effort: float) -> None:
        """Add a way."""
        self.froms.append(room)
        self.others.append(other)
        self.costs.append(effort)
        self.sorted = False

    def sort(self) -> None:
        """Lay the ways of each space side by side."""
        first = [0] * (self.size + 1)
        for room in self.froms:
            first[room + 1] += 1
        for room in range(self.size):
            first[room + 1] += first[room]
        at = first[:]
        froms, others, costs = self.froms[:], self.others[:], self.costs[:]
        for i in range(len(froms)):
            room = froms[i]
            place = at[room]
            at[room] = place + 1
            self.froms[place] = room
            self.others[place] = others[i]
            self.costs[place] = costs[i]
        self.first = first
        self.sorted = True

    def efforts(self, goals: list[int], after: list[float]) -> list[float]:
        """The least effort to each room from the nearest of some goals, each with an effort that comes `after` it.

        Rooms wait in a row, and one that is reached by less effort than before waits again: on boards of this size
        that is quicker than to keep a heap.
        """
        if not self.sorted:
            self.sort()
        far = [FAR] * self.size
        row: list[int] = []
        waits = [False] * self.size
        first, others, costs = self.first, self.others, self.costs
        for at in range(len(goals)):
            goal = goals[at]
            if after[at] < far[goal]:
                far[goal] = after[at]
            if not waits[goal]:
                waits[goal] = True
                row.append(goal)
        at = 0
        while at < len(row):
            room = row[at]
            at += 1
            waits[room] = False
            effort = far[room]
            if room == self.end and effort > 0.0:
                continue
            for i in range(first[room], first[room + 1]):
                other = others[i]
                total = effort + costs[i]
                if total < far[other]:
                    far[other] = total
                    if not waits[other]:
                        waits[other] = True
                        row.append(other)
        return far

    def to(self, goal: int) -> list[float]:
        """The least effort from each room to a goal."""
        return self.efforts([goal], [0.0])
