"""The ship of In! Space!: its places, and how far it is between them for whoever has the means, counted in Boots."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush

from burgle.bots.mind.ways import DEADLY, ENEMY, FAR, RIDE, STOP, Links
from burgle.chapters.artifacts import Artifacts
from burgle.games.space.hyperlift import Hyperlift
from burgle.games.space.pods import Pods
from burgle.games.space.ports import Ports
from burgle.games.space.telepads import Telepads
from burgle.kernel.content import Space
from burgle.kernel.rules import Rules

PORT_EFFORT = {"clank": 0.5, "credit": -0.4, "heal": -0.3}  # what a port's effect is worth, in Boots on the way


class SpaceBoard:
    """One layout: its places, and the ways between them for whoever has the means."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        for chapter in rules.chapters:
            if isinstance(chapter, Ports):
                self.ports = chapter
            elif isinstance(chapter, Hyperlift):
                self.lift = chapter
            elif isinstance(chapter, Telepads):
                self.pads = chapter
            elif isinstance(chapter, Pods):
                self.pods = chapter
            elif isinstance(chapter, Artifacts):
                self.artifacts = chapter
        self.port_rooms = [s.id for s in rules.spaces if s.port is not None and s.exits]
        self.port_effort = {room: port_effort(rules.spaces[room]) for room in self.port_rooms}
        self.pod = next(s.id for s in rules.spaces if s.marks & self.pods.bit)
        self.maps: dict[tuple[bool, ...], SpaceWays] = {}
        self.tours: dict[tuple[object, ...], float] = {}

    def ways(self, code: bool, key: bool, telepass: bool, blockade: bool, frail: bool = False) -> SpaceWays:
        """The board as it is for somebody with or without code, key, pass and much health."""
        means = (code, key, telepass, blockade, frail)
        if means not in self.maps:
            rides = [
                (a, b) for a in self.lift.stops for b in self.lift.stops if a != b and self.runs(a, b, key, blockade)
            ]
            if telepass:
                rides += [(a, b) for a in self.pads.pads for b in self.pads.pads if a != b]
            self.maps[means] = SpaceWays(self.rules, key, 0 if code else self.ports.bit, rides, frail)
        return self.maps[means]

    def runs(self, start: int, end: int, key: bool, blockade: bool) -> bool:
        """Say whether the Lift goes from one stop to another."""
        if blockade and self.lift.cut in (start, end):
            return False
        a, b = sorted((self.lift.stops.index(start), self.lift.stops.index(end)))
        return key or not any(self.lift.locks[a:b])


@lru_cache(maxsize=256)
def board_of(rules: Rules) -> SpaceBoard:
    """Chart a layout once."""
    return SpaceBoard(rules)


def port_effort(space: Space) -> float:
    """What a port does, counted in Boots: a noisy one is as good as one farther away."""
    return sum(PORT_EFFORT.get(icon, 0.0) for icon in space.port.icons()) if space.port is not None else 0.0


class SpaceWays:
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
