"""How far it is: shortest ways in effort, counted in Boots."""

from __future__ import annotations

from typing import Final

ENEMY: Final = 0.7  # an enemy on the way costs health or a Sword; ...
DEADLY: Final = 4.0  # ... to the frail, it may cost the way itself
STOP: Final = 0.8  # a checkpoint wastes what is left of the turn's Boots
RIDE: Final = 1.3  # so does the dizziness after a ride
FAR: Final = 99.0

NOWHERE: list[int] = []
NOTHING: list[float] = []


class Net:
    """Ways between some rooms; seen from each room, where they lead and at which effort."""

    __slots__ = ("others", "costs", "end")

    def __init__(self, size: int, rooms: list[int], end: int) -> None:
        """`size` is how many spaces there are, `rooms` those with ways; none leads on from the `end`, if that is no goal."""
        self.others = [NOWHERE] * size
        self.costs = [NOTHING] * size
        for room in rooms:
            self.others[room] = []
            self.costs[room] = []
        self.end = end

    def add(self, room: int, other: int, effort: float) -> None:
        """Add a way."""
        self.others[room].append(other)
        self.costs[room].append(effort)

    def efforts(self, goals: list[int], after: list[float]) -> list[float]:
        """The least effort to each room from the nearest of some goals, each with an effort that comes `after` it.

        Rooms wait in a row, and one that is reached by less effort than before waits again: on boards of this size
        that is quicker than to keep a heap.
        """
        far = [FAR] * len(self.others)
        row: list[int] = []
        waits = [False] * len(self.others)
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
            others = self.others[room]
            costs = self.costs[room]
            for i in range(len(others)):
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
