"""The tiles of Catacombs as a player may edit them: does every dungeon that can grow stay fair and playable?

Nobody has listed the printed tiles, so the set is our own design (CA-004, CA-010, CA-227), and these checks read the
data file straight, without the game. First each tile is held to five promises, then maps are grown on foot at random.
"""

import random
import re
import tomllib
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

DATA: dict[str, Any] = tomllib.loads(
    (Path(__file__).parents[1] / "src/burgle/games/catacombs/tiles.toml").read_text(encoding="utf-8")
)
GAME: dict[str, Any] = tomllib.loads(
    (Path(__file__).parents[1] / "src/burgle/games/catacombs/game.toml").read_text(encoding="utf-8")
)
SAFE_TILES: int = GAME["params"]["safe_tiles"]
GROWTHS = 100  # for each side of the starting tile, with and without Lockpicks

COMPASS = "NESW"
PORTS = [side + number for side in COMPASS for number in "12"]
STEPS = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
SIMPLE = {"mi", "g1", "g2", "h", "way", "mkt", "cry", "chest", "lib", "pris", "mk", "crypt"}
ARTIFACTS = ("art", "art+", "art++")
ICONS = r"(?:\[([mfk]+)\])?"

Cell = tuple[int, int]
Room = tuple[str, str]  # tile and letter
START = "start"


# ---------------------------------------------------------------- reading


@dataclass
class Tile:
    """A tile: what its rooms show, where its tunnels meet the edge, how its rooms are joined."""

    haunted: bool
    names: dict[str, str]
    rooms: dict[str, list[str]] = field(default_factory=dict)  # letter: features
    half: dict[str, str] = field(default_factory=dict)  # letter: t or b, of the starting tile
    ports: dict[str, tuple[str, str, str]] = field(default_factory=dict)  # port: room, arrow, icons
    links: list[tuple[str, str, str, str]] = field(default_factory=list)  # from, - or >, to, icons


def features(text: str) -> list[str]:
    """What a room shows: "mi+chest" is a minor secret and a Chest; the pluses of an Artifact belong to it."""
    if text == "-":
        return ["-"]
    found = re.fullmatch(r"((?:[a-z]+\d?\+)*)([a-z]+\d?\+{0,2})", text)
    assert found, text
    shown = [*found[1].split("+")[:-1], found[2]]
    assert set(shown[:-1]) <= SIMPLE and shown[-1] in SIMPLE | set(ARTIFACTS), text
    return shown


def icons(text: str | None) -> str:
    """The icons of a tunnel: any number of Monsters, Footprints and a Lock at most once."""
    text = text or ""
    assert text.count("f") <= 1 and text.count("k") <= 1, text
    return text


def read(entry: dict[str, Any], starting: bool) -> Tile:
    """A tile from its entry in the data."""
    tile = Tile(entry.get("haunted", False), entry["names"])
    for text in entry["rooms"]:
        room = re.fullmatch(r"([A-Z]) (\S+?)(?:\(([tb])\))?: (.+)", text)
        assert room and room[1] not in tile.rooms and bool(room[3]) == starting, (entry["id"], text)
        tile.rooms[room[1]], tile.half[room[1]] = features(room[2]), room[3] or ""
        for end in [] if room[4] == "-" else room[4].split(" "):
            port = re.fullmatch(r"([<>]?)((?:[tb]\.)?[NESW][12])" + ICONS, end)
            assert port and ("." in port[2]) == starting and port[2] not in tile.ports, (entry["id"], end)
            tile.ports[port[2]] = (room[1], port[1], icons(port[3]))
    for text in entry["links"]:
        link = re.fullmatch(r"([A-Z@])([->])([A-Z@])" + ICONS, text)
        assert link and link[1] != link[3] and {link[1], link[3]} <= {*tile.rooms, "@"}, (entry["id"], text)
        tile.links.append((link[1], link[2], link[3], icons(link[4])))
    return tile


SQUARES: dict[str, Tile] = {entry["id"]: read(entry, False) for entry in DATA["tile"]}
SIDES: dict[str, Tile] = {entry["id"]: read(entry, True) for entry in DATA["side"]}
every_tile = pytest.mark.parametrize("name", SQUARES)
every_side = pytest.mark.parametrize("side", SIDES)


def test_form() -> None:
    """CA-004, CA-010: 6 safe and 22 Depths tiles, a starting tile with two sides; no id twice, no field misspelt."""
    assert len(SQUARES) == len(DATA["tile"]) and len(SIDES) == len(DATA["side"])
    assert list(SQUARES) == [f"S{n}" for n in range(1, 7)] + [f"D{n:02}" for n in range(1, 23)]
    assert list(SIDES) == ["A", "B"]
    assert all(entry.keys() <= {"id", "rooms", "links", "names", "haunted"} for entry in DATA["tile"])
    assert all(entry.keys() == {"id", "rooms", "links", "names"} for entry in DATA["side"])


def test_room_names() -> None:
    """Every room can be called by a short name of its own."""
    tiles = [*SQUARES.values(), *SIDES.values()]
    assert all(tile.names.keys() == tile.rooms.keys() for tile in tiles)
    names = [name for tile in tiles for name in tile.names.values()]
    assert len(names) == len(set(names)) == 28 * 3 + 2 * 6
    assert all(0 < len(name) <= 18 for name in names)


# ---------------------------------------------------------------- five promises


def joined_without_locks(tile: Tile) -> bool:
    """Whether the tunnels both ways without Locks join all rooms of the tile."""
    near: dict[str, set[str]] = {room: set() for room in tile.rooms}
    for one, way, other, shown in tile.links:
        if way == "-" and "@" not in (one, other) and "k" not in shown:
            near[one].add(other)
            near[other].add(one)
    return reach(near, min(near)) == set(near)


def reach(near: dict[Any, set[Any]], source: Any) -> set[Any]:
    """All rooms to which a way leads."""
    seen, todo = {source}, [source]
    while todo:
        new = near[todo.pop()] - seen
        seen |= new
        todo += new
    return seen


@every_tile
def test_all_ports_are_in_use(name: str) -> None:
    """CA-101, CA-227: two tunnels on each side, so that any orientation fits any neighbour."""
    assert sorted(SQUARES[name].ports) == sorted(PORTS)


@every_tile
def test_a_free_entry_for_each_port_number(name: str) -> None:
    """CA-095, CA-098, CA-227: who leaves by a port 1 enters by a port 2, and one of these four is free of icons."""
    for number in "12":
        shown = [tunnel for port, (_, *tunnel) in SQUARES[name].ports.items() if port[1] == number]
        assert ["", ""] in shown


@pytest.mark.parametrize("tile", [*SQUARES.values(), *SIDES.values()], ids=[*SQUARES, *SIDES])
def test_rooms_are_joined_without_locks(tile: Tile) -> None:
    """CA-082, CA-085: inside a tile nobody needs a Lockpick or is stopped by an arrow."""
    assert joined_without_locks(tile)


@pytest.mark.parametrize("tile", [*SQUARES.values(), *SIDES.values()], ids=[*SQUARES, *SIDES])
def test_arrows_stay_inside(tile: Tile) -> None:
    """CA-086: no tunnel between tiles is one-way, so none can be closed by turning a tile."""
    assert {arrow for _, arrow, _ in tile.ports.values()} == {""}


@every_side
def test_starting_tile(side: str) -> None:
    """CA-010, CA-011, CA-016, CA-099, CA-101, CA-172: ports all round but below; Crypt, shrine and portal."""
    tile = SIDES[side]
    assert set(tile.ports) == {"t." + p for p in PORTS if p[0] != "S"} | {"b." + p for p in PORTS if p[0] in "EW"}
    assert all(tile.half[room] == port[0] for port, (room, _, _) in tile.ports.items())
    shown = Counter(what for room in tile.rooms.values() for what in room)
    assert [shown[what] for what in ("crypt", "mk", "way", "cry", "mi")] == [1, 1, 1, 1, 1]
    assert sum("@" in link for link in tile.links) == 1
    home, shrine = room_with(tile, "crypt"), room_with(tile, "mk")
    assert (tile.half[home], tile.half[shrine]) == ("b", "t")
    assert home not in {room for room, _, _ in tile.ports.values()}


@every_side
def test_plain_way_out_of_the_crypt(side: str) -> None:
    """CA-110, CA-165: one Boot leads out of the Crypt and back into it."""
    home = room_with(SIDES[side], "crypt")
    assert any(home in (one, other) and (way, shown) == ("-", "") for one, way, other, shown in SIDES[side].links)


def room_with(tile: Tile, what: str) -> str:
    """The room that shows something."""
    (room,) = [room for room, shown in tile.rooms.items() if what in shown]
    return room


# ---------------------------------------------------------------- how much there is of everything


def shown_on(names: list[str]) -> Counter[str]:
    """Features, portals and haunted tiles, counted."""
    found: Counter[str] = Counter()
    for name in names:
        tile = SQUARES[name]
        found.update(what for room in tile.rooms.values() for what in room)
        found["portal"] += sum("@" in link for link in tile.links)
        found["haunted"] += tile.haunted
    return +found


def test_features_of_safe_tiles() -> None:
    """CA-103, CA-114, CA-172: something of everything but Artifacts and Ghosts."""
    counts = {
        "mi": 5,
        "g1": 4,
        "h": 1,
        "way": 1,
        "mkt": 1,
        "cry": 2,
        "chest": 1,
        "lib": 1,
        "pris": 1,
        "portal": 1,
        "-": 2,
    }
    assert shown_on([name for name in SQUARES if name[0] == "S"]) == counts


def test_features_of_the_depths() -> None:
    """CA-106, CA-107, CA-114, CA-116: what the 22 Depths tiles hold."""
    counts = {"art": 6, "art+": 2, "art++": 1, "mi": 13, "g1": 5, "g2": 3, "h": 4, "way": 7, "mkt": 3, "cry": 8}
    counts |= {"chest": 6, "lib": 3, "pris": 5, "portal": 6, "-": 2, "haunted": 4}
    assert shown_on([name for name in SQUARES if name[0] == "D"]) == counts
    assert [name for name in SQUARES if SQUARES[name].haunted] == ["D10", "D11", "D12", "D13"]


def test_there_is_room_for_every_artifact() -> None:
    """CA-007, CA-107, CA-178, CA-182: nine rooms for 7 Artifacts; with the Party set 13 places for 11."""
    counts = shown_on(list(SQUARES))
    assert sum(counts[what] for what in ARTIFACTS) == 9
    assert sum(counts[what] * (1 + what.count("+")) for what in ARTIFACTS) == 13


def test_at_most_one_portal_on_a_tile() -> None:
    """CA-116, CA-119: a portal leads to another tile; the starting tile's is always there to come out of."""
    assert all(sum("@" in link for link in tile.links) <= 1 for tile in SQUARES.values())


def test_icons() -> None:
    """CA-077, CA-078, CA-082, CA-085: Monsters, Locks, Footprints and arrows on the square tiles."""
    found: Counter[str] = Counter()
    for tile in SQUARES.values():
        found.update("".join(shown for _, _, shown in tile.ports.values()))
        found.update("".join(shown for *_, shown in tile.links))
        found["arrow"] += sum(way == ">" for _, way, _, _ in tile.links)
    assert found == {"m": 82, "k": 23, "f": 15, "arrow": 12}


# ---------------------------------------------------------------- dungeons grown at random


def turned(port: str, quarters: int) -> str:
    """Where a port lies after so many clockwise quarter turns (CA-227)."""
    return COMPASS[(COMPASS.index(port[0]) + quarters) % 4] + port[1]


def facing(port: str) -> str:
    """The port that a port meets across the edge: 1 meets 2 (CA-227)."""
    return turned(port, 2)[0] + {"1": "2", "2": "1"}[port[1]]


def test_turns() -> None:
    """CA-227: leaving by E1, a tile enters by W2, S2, E2, N2 when turned by 0, 90, 180, 270 degrees."""
    assert [turned(facing("E1"), -quarters) for quarters in range(4)] == ["W2", "S2", "E2", "N2"]
    assert {port: facing(port) for port in ("E1", "E2", "N1", "N2")} == {"E1": "W2", "E2": "W1", "N1": "S2", "N2": "S1"}
    assert all(facing(facing(port)) == port for port in PORTS)


class Dungeon:
    """A map as it grows: the tiles in their cells, and the tunnels with and without closed Locks."""

    def __init__(self, side: str) -> None:
        self.start = SIDES[side]
        self.home: Room = (START, room_with(self.start, "crypt"))
        self.cells: dict[Cell, tuple[str, int]] = {}  # tile and quarter turns; the upper half has 1, the lower 0
        self.free: dict[Room, set[Room]] = {}  # ways without closed Locks
        self.back: dict[Room, set[Room]] = {}  # the same, walked the other way
        self.all: dict[Room, set[Room]] = {}  # ways, if Lockpicks did not matter
        self.edges: dict[tuple[Cell, str], tuple[Room, str]] = {}  # tunnels into the unknown: room before it, icons
        self.portals: list[tuple[Room, bool, bool, bool]] = []  # room, way in, way out, locked
        self.lay_inside(START, self.start)
        self.cells = {(0, 0): (START, 0), (0, 1): (START, 1)}
        for cell in self.cells:
            self.meet_neighbours(cell)

    def lay(self, cell: Cell, name: str, quarters: int) -> None:
        """Lay a tile in an empty cell (CA-092)."""
        assert cell not in self.cells
        self.lay_inside(name, SQUARES[name])
        self.cells[cell] = (name, quarters)
        self.meet_neighbours(cell)

    def lay_inside(self, name: str, tile: Tile) -> None:
        """Add the rooms of a tile and the tunnels between them; a portal leads to all others (CA-116)."""
        for room in tile.rooms:
            for ways in (self.free, self.back, self.all):
                ways[name, room] = set()
        for one, way, other, shown in tile.links:
            locked = "k" in shown
            if "@" in (one, other):
                room = (name, other if one == "@" else one)
                new = (room, way == "-" or other == "@", way == "-" or one == "@", locked)
                for old in self.portals:
                    for enter, leave in ((new, old), (old, new)):
                        if enter[1] and leave[2]:
                            self.add(enter[0], leave[0], enter[3] or leave[3])
                self.portals.append(new)
            else:
                self.add((name, one), (name, other), locked)
                if way == "-":
                    self.add((name, other), (name, one), locked)

    def meet_neighbours(self, cell: Cell) -> None:
        """Join the tunnels of a cell with those of all cells beside it (CA-100); the others lead into the unknown."""
        for port in PORTS:
            here, there = self.tunnel(cell, port), self.tunnel(beyond(cell, port), facing(port))
            self.edges.pop((beyond(cell, port), facing(port)), None)
            if here and there:
                self.join(here[0], there[0], "k" in here[1] + there[1])
            elif here and beyond(cell, port) not in self.cells:
                self.edges[cell, port] = here

    def add(self, one: Room, other: Room, locked: bool) -> None:
        """Add a way. None is ever taken away."""
        self.all[one].add(other)
        if not locked:
            self.free[one].add(other)
            self.back[other].add(one)

    def join(self, one: Room, other: Room, locked: bool) -> None:
        """Add a way in both directions."""
        self.add(one, other, locked)
        self.add(other, one, locked)

    def tunnel(self, cell: Cell, port: str) -> tuple[Room, str] | None:
        """The room behind a port of the map, and the icons on the way to it."""
        if cell not in self.cells:
            return None
        name, turns = self.cells[cell]
        if name == START:
            found = self.start.ports.get(f"{'bt'[turns]}.{port}")
        else:
            found = SQUARES[name].ports.get(turned(port, -turns))
        return ((name, found[0]), found[2]) if found else None


def beyond(cell: Cell, port: str) -> Cell:
    """The cell across the edge."""
    right, up = STEPS[port[0]]
    return cell[0] + right, cell[1] + up


def stack(rng: random.Random) -> list[str]:
    """The tiles in the order of discovery: four safe ones, then the Depths (CA-004)."""
    safe = rng.sample([name for name in SQUARES if name[0] == "S"], SAFE_TILES)
    deep = [name for name in SQUARES if name[0] == "D"]
    rng.shuffle(deep)
    return safe + deep


def grow(side: str, rng: random.Random, picks: bool) -> None:
    """Let thieves discover all 26 tiles on foot, from anywhere they can be, and look at the map after each."""
    dungeon = Dungeon(side)
    for number, name in enumerate(stack(rng)):
        within = reach(dungeon.all if picks else dungeon.free, dungeon.home)
        edges = [
            (cell, port, room)
            for (cell, port), (room, shown) in dungeon.edges.items()
            if room in within and (picks or "k" not in shown)
        ]
        assert edges, f"closed with {number} tiles laid"
        cell, port, room = rng.choice(edges)
        entries = [SQUARES[name].ports[turned(facing(port), -quarters)] for quarters in range(4)]
        assert any(shown == "" for _, _, shown in entries)  # one Boot is enough
        quarters = rng.choice([q for q, (_, _, shown) in enumerate(entries) if picks or "k" not in shown])
        dungeon.lay(beyond(cell, port), name, quarters)
        dungeon.join(room, (name, entries[quarters][0]), False)  # who walked this tunnel has opened its Locks
        assert reach(dungeon.back, dungeon.home) == set(dungeon.free), f"cut off after {name}"
    assert reach(dungeon.all if picks else dungeon.free, dungeon.home) == set(dungeon.free)
    assert len(dungeon.cells) == 2 + SAFE_TILES + 22


@every_side
@pytest.mark.parametrize("picks", [False, True], ids=["without lockpicks", "with lockpicks"])
def test_every_dungeon_stays_open_and_leads_home(side: str, picks: bool) -> None:
    """CA-090, CA-098, CA-102, CA-165: all tiles can be laid; every room has a way to the Crypt without a Lockpick."""
    rng = random.Random(f"{side}{picks}")
    for _ in range(GROWTHS):
        grow(side, rng, picks)
