"""The ship of In! Space!: its places, and how far it is between them for whoever has the means, counted in Boots."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mypy_extensions import mypyc_attr

from burgle.bots.mind.handbook import open_book
from burgle.bots.mind.ways import DEADLY, ENEMY, RIDE, STOP, Net
from burgle.chapters.artifacts import Artifacts
from burgle.chapters.market import Market
from burgle.chapters.secrets import Secrets
from burgle.chapters.spaces import Stops
from burgle.chapters.teleport import Teleports
from burgle.chapters.walking import Walking
from burgle.games.space.hyperlift import Hyperlift
from burgle.games.space.pods import Pods
from burgle.games.space.ports import Ports
from burgle.games.space.telepads import Telepads
from burgle.kernel.codes import option
from burgle.kernel.content import Exit, Space
from burgle.kernel.rules import Rules
from burgle.kernel.state import State

PORT_EFFORT: Final = {"clank": 0.5, "credit": -0.4, "heal": -0.3}  # what a port's effect is worth, in Boots on the way
MOST_TOURS: Final = 50_000  # kept at a time


class SpaceBoard:
    """One layout: the chapters that say what is where, and the ways for whoever has the means."""

    __slots__ = (
        "rules", "artifacts", "lift", "market", "pads", "pods", "ports", "secrets", "stops", "teleports", "walking", "kind",
        "port_rooms", "port_effort", "pod", "maps", "tours",
    )  # fmt: skip

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        book = open_book(rules)
        self.artifacts = book.rules.find(Artifacts)
        self.lift = book.rules.find(Hyperlift)
        self.market = book.rules.find(Market)
        self.pads = book.rules.find(Telepads)
        self.pods = book.rules.find(Pods)
        self.ports = book.rules.find(Ports)
        self.secrets = book.rules.find(Secrets)
        self.stops = book.rules.find(Stops)
        self.teleports = book.rules.find(Teleports)
        self.walking = book.rules.find(Walking)
        self.kind = book.kind
        self.port_rooms = [s.id for s in rules.spaces if s.port is not None and s.exits]
        self.port_effort = {room: port_effort(rules.spaces[room]) for room in self.port_rooms}
        self.pod = next(s.id for s in rules.spaces if s.marks & self.pods.bit)
        self.maps: dict[tuple[bool, bool, bool, bool, bool], SpaceWays] = {}
        self.tours: dict[tuple[tuple[int, ...], bool, bool], dict[int, float]] = {}

    def ways(self, code: bool, key: bool, telepass: bool, blockade: bool, frail: bool) -> SpaceWays:
        """The board as it is for somebody with or without code, key, pass and much health."""
        means = (code, key, telepass, blockade, frail)
        found = self.maps.get(means)
        if found is None:
            rides = [
                (a, b) for a in self.lift.stops for b in self.lift.stops if a != b and self.runs(a, b, key, blockade)
            ]
            if telepass:
                rides += [(a, b) for a in self.pads.pads for b in self.pads.pads if a != b]
            found = self.maps[means] = SpaceWays(self.rules, key, 0 if code else self.ports.bit, rides, frail)
        return found

    def runs(self, start: int, end: int, key: bool, blockade: bool) -> bool:
        """Say whether the Lift goes from one stop to another."""
        if blockade and self.lift.cut in (start, end):
            return False
        a, b = sorted((self.lift.stops.index(start), self.lift.stops.index(end)))
        return key or not any(self.lift.locks[a:b])

    def tours_of(self, free: tuple[int, ...], blockade: bool, frail: bool) -> dict[int, float]:
        """What is known of tours over ports, while these are free."""
        key = (free, blockade, frail)
        found = self.tours.get(key)
        if found is None or len(found) > MOST_TOURS:
            if len(self.tours) > MOST_TOURS // 1000:
                self.tours.clear()
            found = self.tours[key] = {}
        return found

    # What options look like, as the chapters number them.

    def move(self, way: Exit, swords: int) -> int:
        """Walk along a path."""
        return option(self.kind["move"], self.walking.payments.code(way.path, swords))

    def teleport(self, room: int) -> int:
        """Teleport to a space."""
        return option(self.kind["teleport"], room)

    def buy(self, item: int) -> int:
        """Buy an item of the market by its place there."""
        return option(self.kind["buy"], item << 9)

    # What the turn has granted so far.

    def fearless(self, st: State) -> bool:
        """Say whether enemies are ignored."""
        return self.walking.ignores(st, "enemies")

    def unstopped(self, st: State) -> bool:
        """Say whether checkpoints are ignored."""
        return self.walking.ignores(st, "checkpoints")

    def light(self, st: State) -> bool:
        """Say whether footprints are ignored."""
        return self.walking.ignores(st, "footprints")

    def banned(self, st: State) -> bool:
        """Say whether Boots are of no use any more."""
        return self.walking.breath.spent(st)


@mypyc_attr(acyclic=True)
class SpaceWays:
    """Distances to places for one set of abilities, worked out when they are asked for."""

    __slots__ = ("back", "known", "groups")

    def __init__(self, rules: Rules, keys: bool, closed: int, rides: list[tuple[int, int]], frail: bool) -> None:
        """`closed` are marks of spaces that cannot be passed; `rides` are free ways beside the paths."""
        stops = rules.mark("checkpoint") if "checkpoint" in rules.marks else 0
        self.back = Net(len(rules.spaces), -1)
        for space in rules.spaces:
            if space.marks & closed:
                continue
            for way in space.exits:
                goal = rules.spaces[way.to]
                if way.closed or (way.lock and not keys) or goal.marks & closed:
                    continue
                effort = way.boots + (DEADLY if frail else ENEMY) * way.enemies + (STOP if goal.marks & stops else 0.0)
                self.back.add(way.to, space.id, effort)
        for start, end in rides:
            if not rules.spaces[start].marks & closed and not rules.spaces[end].marks & closed:
                self.back.add(end, start, RIDE)
        self.known: list[list[float] | None] = [None] * len(rules.spaces)
        self.groups: dict[tuple[int, ...], list[float]] = {}

    def to(self, goal: int) -> list[float]:
        """The effort from every space to a goal."""
        found = self.known[goal]
        if found is None:
            found = self.known[goal] = self.back.to(goal)
        return found

    def to_any(self, goals: tuple[int, ...]) -> list[float]:
        """The effort from every space to the nearest of some goals."""
        found = self.groups.get(goals)
        if found is None:
            found = self.groups[goals] = self.back.efforts(list(goals), [0.0] * len(goals))
        return found


@lru_cache(maxsize=256)
def board_of(rules: Rules) -> SpaceBoard:
    """Look at a layout once."""
    return SpaceBoard(rules)


def port_effort(space: Space) -> float:
    """What a port does, counted in Boots: a noisy one is as good as one farther away."""
    return sum(PORT_EFFORT.get(icon, 0.0) for icon in space.port.icons()) if space.port is not None else 0.0
