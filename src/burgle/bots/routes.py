"""How far it is: shortest ways over the board in effort, counted in Boots."""

from __future__ import annotations

from heapq import heappop, heappush

from burgle.kernel.rules import Rules

ENEMY, DEADLY = 0.7, 4.0  # an enemy on the way costs health or a Sword; to the frail, it may cost the way itself
STOP = 0.8  # a checkpoint wastes what is left of the turn's Boots
RIDE = 1.3  # so does the dizziness after a ride
FAR = 99.0

Links = list[list[tuple[int, float]]]  # for each space: where from, at which effort


class Routes:
    """Distances to places on one board for one set of abilities, worked out when they are asked for."""

    def __init__(self, rules: Rules, keys: bool, closed: int, rides: list[tuple[int, int]], frail: bool) -> None:
        """`closed` are marks of spaces that cannot be passed; `rides` are free ways beside the paths."""
        stops = 1 << rules.marks.index("checkpoint") if "checkpoint" in rules.marks else 0
        self.back: Links = [[] for _ in rules.spaces]
        for space in rules.spaces:
            if space.marks & closed:
                continue
            for way in space.exits:
                goal = rules.spaces[way.to]
                if way.closed or (way.lock and not keys) or goal.marks & closed:
                    continue
                effort = way.boots + (DEADLY if frail else ENEMY) * way.enemies + (STOP if goal.marks & stops else 0.0)
                self.back[way.to].append((space.id, effort))
        for start, end in rides:
            if not rules.spaces[start].marks & closed and not rules.spaces[end].marks & closed:
                self.back[end].append((start, RIDE))
        self.known: dict[tuple[int, ...], list[float]] = {}

    def to(self, *goals: int) -> list[float]:
        """The effort from every space to the nearest of some goals."""
        found = self.known.get(goals)
        if found is None:
            found = self.known[goals] = self.search(goals)
        return found

    def search(self, goals: tuple[int, ...]) -> list[float]:
        """Dijkstra's way, backwards from the goals."""
        far = [FAR] * len(self.back)
        queue = [(0.0, goal) for goal in goals]
        for goal in goals:
            far[goal] = 0.0
        while queue:
            effort, room = heappop(queue)
            if effort > far[room]:
                continue
            for start, more in self.back[room]:
                if effort + more < far[start]:
                    far[start] = effort + more
                    heappush(queue, (effort + more, start))
        return far
