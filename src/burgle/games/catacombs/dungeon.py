"""The dungeon as it grows: which tile lies where, how it is turned, and which tunnel ends meet."""

from __future__ import annotations

from typing import Final

from burgle.kernel.forms import AMOUNTS, DERIVED
from burgle.kernel.refs import Ref
from burgle.kernel.rules import Chapter, Rules, Step
from burgle.kernel.state import Player, State

OPEN: Final = -1  # nothing beyond this edge yet
DEAD: Final = -2  # a wall, or the tile is not laid
WIDTH: Final = 64  # cells are numbered y * WIDTH + x, the Crypt's half of the starting tile in the middle
MIDDLE: Final = 32 * WIDTH + 32
STEP: Final = [WIDTH, 1, -WIDTH, -1]  # north, east, south, west
SIDE_NAMES: Final = ["N", "E", "S", "W"]


ENDS: Final = 8  # places for tunnel ends on a tile: two on each side, clockwise from the north


def cell_at(east: int, north: int) -> int:
    """Number a cell by its place east and north of the Crypt's half of the starting tile."""
    return MIDDLE + north * WIDTH + east


def east_of(cell: int) -> int:
    """Say how far east of the Crypt's half of the starting tile a cell lies."""
    return cell % WIDTH - MIDDLE % WIDTH


def north_of(cell: int) -> int:
    """Say how far north of the Crypt's half of the starting tile a cell lies."""
    return cell // WIDTH - MIDDLE // WIDTH


def end_at(tile: int, side: int, place: int) -> int:
    """Number a tunnel end: its tile, the side as printed, and the first (0) or second (1) place of the side."""
    return tile * ENDS + side * 2 + place


def tile_of_end(end: int) -> int:
    """Say on which tile a tunnel end is."""
    return end // ENDS


def side_printed(end: int) -> int:
    """Say on which side of its tile a tunnel end is, as printed."""
    return end % ENDS // 2


def place_of_end(end: int) -> int:
    """Say whether a tunnel end is the first (0) or the second (1) of its side."""
    return end % 2


def place_name(end: int) -> str:
    """Name a tunnel end as printed: N2."""
    return SIDE_NAMES[side_printed(end)] + str(place_of_end(end) + 1)


class Tile:
    """One tile (or one half of the starting tile): its rooms and its eight places for tunnel ends."""

    __slots__ = ("id", "key", "deep", "haunted", "square", "stacked", "rooms")

    def __init__(self, id: int, key: str, deep: bool, haunted: bool, square: bool, stacked: bool) -> None:
        self.id = id
        self.key = key
        self.deep = deep
        self.haunted = haunted
        self.square = square  # a square tile can be turned; the starting tile cannot
        self.stacked = stacked  # among the tiles to be found
        self.rooms: list[int] = []


class End:
    """A tunnel end on a tile's edge: the half tunnel from a room to there."""

    __slots__ = ("room", "boots", "enemies", "lock", "leave", "enter")

    def __init__(self, room: int, boots: int, enemies: int, lock: bool, leave: bool, enter: bool) -> None:
        self.room = room
        self.boots = boots
        self.enemies = enemies
        self.lock = lock
        self.leave = leave  # may be walked outwards
        self.enter = enter  # may be walked inwards


class Portal:
    """The tunnel from a room to its portal."""

    __slots__ = ("room", "enemies", "lock", "into", "out")

    def __init__(self, room: int, enemies: int, lock: bool, into: bool, out: bool) -> None:
        self.room = room
        self.enemies = enemies
        self.lock = lock
        self.into = into
        self.out = out


class LayStart(Step):
    """The starting tile is laid, and the stack is built: safe tiles on top of the Depths."""

    __slots__ = ("dungeon",)

    def __init__(self, dungeon: Dungeon) -> None:
        self.dungeon = dungeon

    def run(self, st: State, who: int) -> None:
        d = self.dungeon
        tiles = len(d.tiles)
        st.add(d.cell, [-1] * tiles)
        st.add(d.turned, [0] * tiles)
        st.add(d.joined, [DEAD] * (tiles * ENDS))
        side = d.side if d.side >= 0 else st.chance.below(d.stream, 2)
        top, bottom = d.sides[side * 2], d.sides[side * 2 + 1]
        d.set_down(st, bottom, MIDDLE, 0)
        d.set_down(st, top, MIDDLE + WIDTH, 0)
        for tile in d.tiles:
            if tile.square and tile.stacked:
                st.piles[d.depths if tile.deep else d.safe].mix_in([tile.id])
        st.nums[d.safe_left] = st.rules.params["safe_tiles"]


class Dungeon(Chapter):
    """Tiles, cells and the joining of tunnels; `joined` says for every tunnel end which one it meets."""

    __slots__ = ("tiles", "ends", "portals", "ends_of", "portal_of", "tile_of", "sides", "side", "cell", "turned",
                 "joined", "safe", "depths", "safe_left", "stream", "e_found", "e_laid", "e_turned")  # fmt: skip

    def __init__(
        self, tiles: list[Tile], ends: list[End | None], portals: list[Portal], sides: list[int], side: int
    ) -> None:
        self.tiles = tiles
        self.ends = ends  # ENDS for every tile, None where there is no tunnel
        self.portals = portals
        self.sides = sides  # top and bottom half of side A, then of side B
        self.side = side  # of the starting tile; -1: chance decides
        self.tile_of: list[int] = []  # by room
        self.ends_of: list[list[int]] = []  # by room
        self.portal_of: list[int] = []  # by room, -1: none

    def build(self, rules: Rules) -> None:
        self.cell = rules.zone("tile_cell", size=len(self.tiles))  # by tile: where it lies, -1: not laid
        self.turned = rules.zone("tile_turned", AMOUNTS, size=len(self.tiles))  # by tile: quarter turns clockwise
        self.joined = rules.zone("joined", DERIVED)  # by tunnel end: the end it meets, OPEN or DEAD
        self.safe = rules.pile("safe_tiles", "tiles", len(self.tiles))
        self.depths = rules.pile("depths_tiles", "tiles", len(self.tiles))
        self.safe_left = rules.num("safe_tiles_left")
        self.stream = rules.stream("setup")
        self.e_found = rules.event("tile-found", "tile")
        self.e_laid = rules.event("laid", "tile", "num")
        self.e_turned = rules.event("turned", "tile", "num")
        rules.steps["lay start"] = LayStart(self)

    def check(self, rules: Rules) -> None:
        rules.things["tile"] = [tile.key for tile in self.tiles]
        rooms = len(rules.spaces)
        self.tile_of = [-1] * rooms
        self.ends_of = [[] for _ in range(rooms)]
        self.portal_of = [-1] * rooms
        for tile in self.tiles:
            for room in tile.rooms:
                self.tile_of[room] = tile.id
        for i in range(len(self.ends)):
            end = self.ends[i]
            if end is not None:
                self.ends_of[end.room].append(i)
        for i in range(len(self.portals)):
            self.portal_of[self.portals[i].room] = i

    def stack_size(self, st: State) -> int:
        """Count the tiles still to be found: the safe ones first, of which two were left out unseen."""
        return st.nums[self.safe_left] + st.piles[self.depths].size()

    def draw_tile(self, st: State) -> int:
        """Turn the next tile up; there must be one."""
        st.reveal()
        if st.nums[self.safe_left]:
            st.nums[self.safe_left] -= 1
            return st.piles[self.safe].draw(st.chance)
        return st.piles[self.depths].draw(st.chance)

    def tile_at(self, st: State, cell: int) -> int:
        """Find the tile on a cell, -1 when it is empty."""
        cells = st.zones[self.cell]
        return cells.index(cell) if cell in cells else -1

    def side_of(self, st: State, end: int) -> int:
        """Say to which side of the table a tunnel end points now."""
        return (side_printed(end) + st.zones[self.turned][tile_of_end(end)]) % 4

    def cell_beyond(self, st: State, end: int) -> int:
        """Say which cell lies beyond a tunnel end."""
        return st.zones[self.cell][tile_of_end(end)] + STEP[self.side_of(st, end)]

    def facing(self, st: State, end: int, tile: int, turned: int) -> int:
        """Find the end of a tile, turned so, that an end would meet."""
        return end_at(tile, (self.side_of(st, end) + 2 - turned) % 4, 1 - place_of_end(end))

    def set_down(self, st: State, tile: int, cell: int, turned: int) -> None:
        """Put a tile on a cell (or turn it where it lies) and join all tunnels anew around it."""
        st.put(self.cell, tile, cell)
        st.put(self.turned, tile, turned)
        joined = st.zones[self.joined][:]
        for side in range(4):
            self.join(st, tile, side, self.tile_at(st, cell + STEP[(side + turned) % 4]), joined)
        st.zones[self.joined] = joined

    def join(self, st: State, tile: int, side: int, neighbour: int, joined: list[int]) -> None:
        """Work out what the tunnel ends of a side, as printed, meet on the tile beside it (-1: none), and these them."""
        for place in range(2):
            end = end_at(tile, side, place)
            here = self.ends[end] is not None
            if neighbour < 0:
                joined[end] = OPEN if here else DEAD
                continue
            other = self.facing(st, end, neighbour, st.zones[self.turned][neighbour])
            both = here and self.ends[other] is not None
            joined[end] = other if both else DEAD
            joined[other] = end if both else DEAD

    def laid(self, st: State, room: int) -> bool:
        """Say whether a room is part of the dungeon by now."""
        return st.zones[self.cell][self.tile_of[room]] >= 0

    def end_name(self, st: State, end: int) -> str:
        """Name a tunnel end as it lies on the table: E1."""
        return SIDE_NAMES[self.side_of(st, end)] + str(place_of_end(end) + 1)

    def printed_name(self, end: int) -> str:
        """Name a tunnel end as printed, with its tile: S3.N2."""
        return self.tiles[tile_of_end(end)].key + "." + place_name(end)

    def end_ref(self, st: State, end: int) -> Ref:
        """Point at a tunnel end by its name as it lies on the table, and at its room."""
        lies = self.ends[end]
        assert lies is not None
        return Ref("tunnel", end, st.rules.spaces[lies.room].key, self.end_name(st, end))

    def pawns_on(self, st: State, tile: int) -> list[Player]:
        """List the players still in whose pawns are on a tile."""
        return [p for p in st.from_active() if p.room >= 0 and self.tile_of[p.room] == tile]

    def shown(self, tile: int, cell: int, turned: int) -> dict[str, object]:
        """Write down where a tile lies."""
        return {
            "tile": self.tiles[tile].key,
            "x": east_of(cell),
            "y": north_of(cell),
            "turned": turned * 90,
        }

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        cells = st.zones[self.cell]
        turned = st.zones[self.turned]
        out["tiles"] = [self.shown(i, cells[i], turned[i]) for i in range(len(self.tiles)) if cells[i] >= 0]
        out["stack_size"] = self.stack_size(st)
