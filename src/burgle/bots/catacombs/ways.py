"""The catacombs as far as they are known: every tunnel with its toll, and how far it is from anywhere to anywhere."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from burgle.bots.mind.ways import FAR
from burgle.chapters.bazaar import Bazaar
from burgle.chapters.home import Home
from burgle.games.catacombs.blink import Blinks
from burgle.games.catacombs.discovery import Discovery
from burgle.games.catacombs.dungeon import DEAD, OPEN, Dungeon
from burgle.games.catacombs.features import Features
from burgle.games.catacombs.ghosts import GhostBag
from burgle.games.catacombs.pools import Pools
from burgle.games.catacombs.shifting import Shifting
from burgle.games.catacombs.treasures import Treasures
from burgle.games.catacombs.tunnels import Tunnels
from burgle.kernel.rules import Rules
from burgle.kernel.state import State

ENEMY = 0.7  # a Monster in a tunnel costs health or a Sword, in Boots
STOP = 0.8  # a Crystal Cave wastes what is left of the turn's Boots
LOCK = 1.5  # a lock on the way costs a lockpick
CHARTS = 24  # maps kept at a time


class Link(NamedTuple):
    """A tunnel as seen from one of its rooms."""

    way: int  # as the rules number it
    to: int  # -1: into the unknown
    boots: int
    enemies: int
    locks: tuple[int, ...]  # closed ones
    end: int  # the tunnel end on this side, -1: it has none
    portal: bool


class CatacombsBoard:
    """The chapters of the rulebook, found once."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        for chapter in rules.chapters:
            if isinstance(chapter, Dungeon):
                self.dungeon = chapter
            elif isinstance(chapter, Tunnels):
                self.tunnels = chapter
            elif isinstance(chapter, Discovery):
                self.discovery = chapter
            elif isinstance(chapter, Blinks):
                self.blinks = chapter
            elif isinstance(chapter, Shifting):
                self.shifting = chapter
            elif isinstance(chapter, Treasures):
                self.treasures = chapter
            elif isinstance(chapter, Features):
                self.features = chapter
            elif isinstance(chapter, Pools):
                self.pools = chapter
            elif isinstance(chapter, Bazaar):
                self.bazaar = chapter
            elif isinstance(chapter, Home):
                self.crypt = chapter
            elif isinstance(chapter, GhostBag):
                self.ghosts = chapter
        self.cave = rules.mark("cave")
        self.depths = rules.mark("depths")
        self.crown = rules.tag("crown")
        self.royals = [rules.token_ids[key] for key in ("prince", "princess") if key in rules.token_ids]
        fittings = sum(self.features.bits[:3]) | self.features.shrine | self.bazaar.bit
        self.fitted = [space.reward is not None or space.marks & fittings != 0 for space in rules.spaces]
        self.maps: list[CatacombsWays] = []

    def ways(self, st: State, guided: bool, cloaked: bool) -> CatacombsWays:
        """The map of a state; it stays the same until a tile is laid or turned or a lock opened."""
        joined, opened = st.zones[self.dungeon.joined], st.zones[self.tunnels.opened]
        for ways in self.maps:
            # Zones are never changed in place, so the same list is the same dungeon.
            if ways.joined is joined and ways.opened is opened and ways.means == (guided, cloaked):
                return ways
        ways = CatacombsWays(st, self, guided, cloaked)
        self.maps.insert(0, ways)
        del self.maps[CHARTS:]
        return ways


@lru_cache(maxsize=64)
def board_of(rules: Rules) -> CatacombsBoard:
    """Open the rulebook once."""
    return CatacombsBoard(rules)


class CatacombsWays:
    """Tunnels and distances of one moment, for somebody with or without a map and a cloak."""

    def __init__(self, st: State, board: CatacombsBoard, guided: bool, cloaked: bool) -> None:
        self.board, self.means = board, (guided, cloaked)
        self.joined, self.opened = st.zones[board.dungeon.joined], st.zones[board.tunnels.opened]
        cells = st.zones[board.dungeon.cell]
        self.rooms = [room for tile in board.dungeon.tiles if cells[tile.id] >= 0 for room in tile.rooms]
        self.laid = set(self.rooms)
        n = len(st.rules.spaces)
        self.links: list[list[Link]] = [[] for _ in range(n)]
        self.hops: list[list[int]] = [[] for _ in range(n)]  # rooms a teleport reaches, -1 - end for the unknown
        self.back: list[list[tuple[int, float]]] = [[] for _ in range(n)]  # without closed locks
        self.forth: list[list[tuple[int, float]]] = [[] for _ in range(n)]
        self.edges: list[tuple[int, Link]] = []  # rooms with tunnels into the unknown
        for room in self.rooms:
            self.survey(st, room, guided)
        marks = [space.marks & board.cave for space in st.rules.spaces]
        for room in self.rooms:
            for link in self.links[room]:
                if link.to < 0:
                    self.edges.append((room, link))
                    continue
                effort = link.boots + (0.0 if cloaked else ENEMY * link.enemies) + (STOP if marks[link.to] else 0.0)
                self.forth[room].append((link.to, effort + LOCK * len(link.locks)))
                if not link.locks:
                    self.back[link.to].append((room, effort))
        crypts = [s.id for s in st.rules.spaces if s.marks & board.crypt.bit and s.id in self.laid]
        self.crypt = crypts[0] if crypts else -1
        self.known: dict[int, list[float]] = {}
        self.ahead: dict[int, list[float]] = {}
        self.home = self.to(self.crypt)
        spaces = st.rules.spaces
        self.refuge = self.search([room for room in self.rooms if not spaces[room].marks & board.depths], self.back)
        # From every room to an edge and back from there, by the best edge.
        self.edge_and_home = self.search([], self.back, [(self.home[room], room, link) for room, link in self.edges])
        self.edge_and_refuge = self.search(
            [], self.back, [(self.refuge[room], room, link) for room, link in self.edges]
        )

    def survey(self, st: State, room: int, guided: bool) -> None:
        """Note the tunnels of a room."""
        board = self.board
        d, t = board.dungeon, board.tunnels
        links, hops = self.links[room], self.hops[room]
        for exit in st.rules.spaces[room].exits:
            hops.append(exit.to)
            if guided or not exit.closed:
                locks = self.closed(exit.lock, exit.path)
                links.append(Link(exit.path, exit.to, exit.boots, exit.enemies, locks, -1, False))
        for end in d.ends_of[room]:
            other, near = self.joined[end], d.ends[end]
            if other == DEAD or near is None:
                continue
            far = d.ends[other] if other != OPEN else None
            boots, enemies, open_way = near.boots, near.enemies, guided or near.leave
            locks = self.closed(near.lock, t.first_end + end)
            if far is not None:
                boots, enemies = max(boots, far.boots), enemies + far.enemies
                open_way = guided or (near.leave and far.enter)
                locks += self.closed(far.lock, t.first_end + other)
            hops.append(far.room if far is not None else -1 - end)
            if open_way:
                links.append(Link(t.first_end + end, far.room if far else -1, boots, enemies, locks, end, False))
        mine = d.portal_of[room]
        for i, out in enumerate(d.portals):
            if mine >= 0 and i != mine and out.room in self.laid:
                hops.append(out.room)
                into = d.portals[mine]
                if guided or (into.into and out.out):
                    locks = self.closed(into.lock, t.first_portal + mine) + self.closed(out.lock, t.first_portal + i)
                    links.append(Link(t.first_portal + i, out.room, 1, into.enemies + out.enemies, locks, -1, True))

    def closed(self, lock: bool, number: int) -> tuple[int, ...]:
        """A lock, if nobody has opened it yet."""
        return (number,) if lock and number not in self.opened else ()

    def to(self, goal: int) -> list[float]:
        """The effort from every room to a goal, by ways without closed locks."""
        found = self.known.get(goal)
        if found is None:
            found = self.known[goal] = self.search([goal] if goal >= 0 else [], self.back)
        return found

    def out_of(self, start: int) -> list[float]:
        """The effort from a room to every other, locks included."""
        found = self.ahead.get(start)
        if found is None:
            found = self.ahead[start] = self.search([start], self.forth)
        return found

    def search(
        self, goals: list[int], ways: list[list[tuple[int, float]]], edges: list[tuple[float, int, Link]] | None = None
    ) -> list[float]:
        """Dijkstra's way; goals may be edges, each with an effort that comes after it."""
        far = [FAR] * len(ways)
        queue = [(0.0, goal) for goal in goals]
        for then, room, link in edges or []:
            if not link.locks:
                queue.append((then + link.boots + (0.0 if self.means[1] else ENEMY * link.enemies), room))
        queue.sort()
        for effort, goal in queue:
            far[goal] = min(far[goal], effort)
        while queue:
            effort, room = heappop(queue)
            if effort > far[room] or (room == self.crypt and effort > 0.0):
                continue  # the Crypt is where ways begin and end
            for other, more in ways[room]:
                if effort + more < far[other]:
                    far[other] = effort + more
                    heappush(queue, (effort + more, other))
        return far
