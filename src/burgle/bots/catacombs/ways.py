"""The catacombs as far as they are known: every tunnel with its toll, and how far it is from anywhere to anywhere."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, cast

from mypy_extensions import mypyc_attr

from burgle.bots.mind.handbook import open_book
from burgle.bots.mind.ways import Net
from burgle.chapters.bazaar import Bazaar
from burgle.chapters.home import Home
from burgle.chapters.walking import Walking
from burgle.games.catacombs.blink import Blinks
from burgle.games.catacombs.dungeon import DEAD, OPEN, Dungeon
from burgle.games.catacombs.features import Features
from burgle.games.catacombs.ghosts import Ghosts
from burgle.games.catacombs.hoards import Hoards
from burgle.games.catacombs.shifting import Shifting
from burgle.games.catacombs.treasures import Treasures
from burgle.games.catacombs.tunnels import Tunnels
from burgle.kernel.codes import option
from burgle.kernel.rules import Rules
from burgle.kernel.state import State

ENEMY: Final = 0.7  # a Monster in a tunnel costs health or a Sword, in Boots
STOP: Final = 0.8  # a Crystal Cave wastes what is left of the turn's Boots
LOCK: Final = 1.5  # a lock on the way costs a lockpick
MOST_MAPS: Final = 24  # kept at a time


@mypyc_attr(acyclic=True)
class TunnelFrom:
    """A tunnel as seen from one of its rooms."""

    __slots__ = ("way", "to", "boots", "enemies", "locks", "end")

    def __init__(self, way: int, to: int, boots: int, enemies: int, locks: int, end: int) -> None:
        self.way = way  # as the rules number it
        self.to = to  # -1: into the unknown
        self.boots = boots
        self.enemies = enemies
        self.locks = locks  # closed ones
        self.end = end  # the tunnel end on this side, -1: it has none


class CatacombsBoard:
    """The chapters of the rulebook, found once."""

    __slots__ = (
        "rules", "dungeon", "walking", "tunnels", "map", "blinks", "shifting", "treasures", "features", "hoards", "bazaar",
        "crypt", "ghosts", "kind", "cave", "depths", "crown", "royals", "fitted", "maps", "marks", "crypts", "valued",
        "links", "book",
    )  # fmt: skip

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        book = open_book(rules)
        self.dungeon = book.rules.find(Dungeon)
        self.walking = book.rules.find(Walking)
        self.tunnels = cast(Tunnels, self.walking.ground)
        self.map = rules.tag("map")
        self.blinks = book.rules.find(Blinks)
        self.shifting = book.rules.find(Shifting)
        self.treasures = book.rules.find(Treasures)
        self.features = book.rules.find(Features)
        self.hoards = book.rules.find(Hoards)
        self.bazaar = book.rules.find(Bazaar)
        self.crypt = book.rules.find(Home)
        self.ghosts = book.rules.find(Ghosts)
        self.book = book
        self.kind = book.kind
        self.cave = rules.mark("cave")
        self.depths = rules.mark("depths")
        self.crown = rules.tag("crown")
        self.royals = [rules.token_ids[key] for key in ("prince", "princess") if key in rules.token_ids]
        fittings = sum(self.features.bits[:3]) | self.features.shrine | self.bazaar.bit
        self.fitted = [space.reward is not None or space.marks & fittings != 0 for space in rules.spaces]
        self.marks = [space.marks for space in rules.spaces]
        self.crypts = [space.id for space in rules.spaces if space.marks & self.crypt.bit]
        self.valued = [(token.id, token.value) for token in rules.tokens if token.value]  # artifacts
        self.links: dict[tuple[int, int, int, int, int, int], TunnelFrom] = {}
        self.maps: list[CatacombsWays] = []

    def ways(self, st: State, guided: bool, cloaked: bool) -> CatacombsWays:
        """The map of a state; it stays the same until a tile is laid or turned or a lock opened."""
        joined, opened = st.zones[self.dungeon.joined], st.zones[self.tunnels.locks.opened]
        for ways in self.maps:
            # Zones are never changed in place, so the same list is the same dungeon.
            if ways.joined is joined and ways.opened is opened and ways.guided == guided and ways.cloaked == cloaked:
                return ways
        ways = CatacombsWays(st, self, guided, cloaked)
        self.maps.insert(0, ways)
        del self.maps[MOST_MAPS:]
        return ways

    def link(self, way: int, to: int, boots: int, enemies: int, locks: int, end: int) -> TunnelFrom:
        """The one object for a tunnel as it is seen from a room: most are the same in every map."""
        key = (way, to, boots, enemies, locks, end)
        found = self.links.get(key)
        if found is None:
            found = self.links[key] = TunnelFrom(way, to, boots, enemies, locks, end)
        return found

    # What options look like, as the chapters number them.

    def move(self, link: TunnelFrom, swords: int) -> int:
        """Walk through a tunnel."""
        return option(self.kind["move"], self.walking.payments.code(link.way, swords))

    def buy(self, item: int, coupon: int) -> int:
        """Buy an item of the market, with a coupon or without."""
        return option(self.kind["buy"], self.bazaar.items.index(item) << 1 | coupon)

    def fearless(self, st: State) -> bool:
        """Say whether Monsters are ignored in this turn."""
        return self.walking.ignores(st, "enemies")

    def fresh(self, st: State) -> bool:
        """Say whether Crystal Caves are ignored in this turn."""
        return self.walking.ignores(st, "caves")


class CatacombsWays:
    """Tunnels and distances of one moment, for somebody with or without a map and a cloak."""

    __slots__ = (
        "board", "guided", "cloaked", "joined", "opened", "rooms", "laid", "links", "hops", "first_link",
        "last_link", "first_hop", "last_hop", "back", "forth", "edges",
        "crypt", "known", "ahead", "home", "refuge", "beyond", "beyond_to_refuge",
    )  # fmt: skip

    def __init__(self, st: State, board: CatacombsBoard, guided: bool, cloaked: bool) -> None:
        self.board = board
        self.guided = guided
        self.cloaked = cloaked
        self.joined = st.zones[board.dungeon.joined]
        self.opened = st.zones[board.tunnels.locks.opened]
        cells = st.zones[board.dungeon.cell]
        n = len(st.rules.spaces)
        self.rooms = [room for tile in board.dungeon.tiles if cells[tile.id] >= 0 for room in tile.rooms]
        self.laid = [False] * n
        for room in self.rooms:
            self.laid[room] = True
        self.links: list[TunnelFrom] = []  # those of a room side by side
        self.hops: list[int] = []  # rooms a teleport reaches, -1 - end for the unknown
        self.first_link = [0] * n
        self.last_link = [0] * n
        self.first_hop = [0] * n
        self.last_hop = [0] * n
        for room in self.rooms:
            self.first_link[room], self.first_hop[room] = len(self.links), len(self.hops)
            self.survey(st, room, guided)
            self.last_link[room], self.last_hop[room] = len(self.links), len(self.hops)
        self.crypt = -1
        for room in board.crypts:
            if self.laid[room]:
                self.crypt = room
                break
        self.back = Net(n, self.crypt)  # without closed locks
        self.forth = Net(n, self.crypt)
        self.edges: list[tuple[int, TunnelFrom]] = []  # rooms with tunnels into the unknown
        marks, cave = board.marks, board.cave
        for room in self.rooms:
            for link in self.links_of(room):
                if link.to < 0:
                    self.edges.append((room, link))
                    continue
                effort = link.boots + self.toll(link) + (STOP if marks[link.to] & cave else 0.0)
                self.forth.add(room, link.to, effort + LOCK * link.locks)
                if not link.locks:
                    self.back.add(link.to, room, effort)
        self.known: list[list[float] | None] = [None] * (n + 1)  # the last one for a goal that is nowhere
        self.ahead: list[list[float] | None] = [None] * n
        self.home = self.to(self.crypt)
        safe = [room for room in self.rooms if not marks[room] & board.depths]
        self.refuge = self.back.efforts(safe, [0.0] * len(safe))
        self.beyond: list[float] = []
        self.beyond_to_refuge: list[float] = []

    def links_of(self, room: int) -> list[TunnelFrom]:
        """The tunnels of a room."""
        return self.links[self.first_link[room] : self.last_link[room]]

    def hops_of(self, room: int) -> list[int]:
        """The rooms that a teleport reaches from a room, -1 - end for the unknown."""
        return self.hops[self.first_hop[room] : self.last_hop[room]]

    def toll(self, link: TunnelFrom) -> float:
        """What the Monsters of a tunnel cost."""
        return 0.0 if self.cloaked else ENEMY * link.enemies

    def edge_and_home(self, room: int) -> float:
        """The effort from a room to an edge and home from there, by the best edge."""
        if not self.beyond:
            self.beyond = self.over_edges(self.home)
        return self.beyond[room]

    def edge_and_refuge(self, room: int) -> float:
        """The effort from a room to an edge and out of danger from there, by the best edge."""
        if not self.beyond_to_refuge:
            self.beyond_to_refuge = self.over_edges(self.refuge)
        return self.beyond_to_refuge[room]

    def over_edges(self, then: list[float]) -> list[float]:
        """The effort from every room to the best edge, over it, and what comes after it."""
        goals: list[int] = []
        after: list[float] = []
        for room, link in self.edges:
            if not link.locks:
                goals.append(room)
                after.append(then[room] + link.boots + self.toll(link))
        return self.back.efforts(goals, after)

    def survey(self, st: State, room: int, guided: bool) -> None:
        """Note the tunnels of a room."""
        board = self.board
        d, t = board.dungeon, board.tunnels
        links, hops = self.links, self.hops
        for exit in st.rules.spaces[room].exits:
            hops.append(exit.to)
            if guided or not exit.closed:
                locks = self.closed(exit.lock, exit.path)
                links.append(board.link(exit.path, exit.to, exit.boots, exit.enemies, locks, -1))
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
                goal = far.room if far is not None else -1
                links.append(board.link(t.first_end + end, goal, boots, enemies, locks, end))
        mine = d.portal_of[room]
        if mine < 0:
            return
        into = d.portals[mine]
        for i, out in enumerate(d.portals):
            if i != mine and self.laid[out.room]:
                hops.append(out.room)
                if guided or (into.into and out.out):
                    locks = self.closed(into.lock, t.first_portal + mine) + self.closed(out.lock, t.first_portal + i)
                    links.append(board.link(t.first_portal + i, out.room, 1, into.enemies + out.enemies, locks, -1))

    def closed(self, lock: bool, number: int) -> int:
        """Count a lock, if nobody has opened it yet."""
        return 1 if lock and number not in self.opened else 0

    def to(self, goal: int) -> list[float]:
        """The effort from every room to a goal, by ways without closed locks."""
        found = self.known[goal]
        if found is None:
            found = self.known[goal] = self.back.to(goal) if goal >= 0 else self.back.efforts([], [])
        return found

    def out_of(self, start: int) -> list[float]:
        """The effort from a room to every other, locks included."""
        found = self.ahead[start]
        if found is None:
            found = self.ahead[start] = self.forth.to(start)
        return found


@lru_cache(maxsize=64)
def board_of(rules: Rules) -> CatacombsBoard:
    """Look at the chapters once."""
    return CatacombsBoard(rules)
