"""Tiles on a grid of cells: which lies where, how it is turned, and which tunnel ends meet."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import hypot
from typing import Any

from burgle.games.catacombs.dungeon import DEAD, OPEN, SIDE_NAMES, Dungeon, End, Tile

Cell = tuple[int, int]
Point = tuple[float, float]

STEPS: tuple[Cell, ...] = ((0, 1), (1, 0), (0, -1), (-1, 0))  # north, east, south, west
ASIDE = 0.36  # how far a tunnel end is from the middle of its edge; an edge is two long


@dataclass(frozen=True)
class Piece:
    """A tile as it lies on the table."""

    tile: Tile
    x: int
    y: int
    turned: int  # quarter turns clockwise

    @property
    def cell(self) -> Cell:
        """Where it lies."""
        return self.x, self.y


class LaidTiles:
    """All tiles that lie on the table."""

    def __init__(self, dungeon: Dungeon, pieces: Iterable[Piece]) -> None:
        self.dungeon = dungeon
        self.pieces = {piece.tile.id: piece for piece in pieces}
        self.cells = {piece.cell: piece for piece in self.pieces.values()}

    @classmethod
    def seen(cls, dungeon: Dungeon, view: Mapping[str, Any]) -> LaidTiles:
        """Read the tiles of a view."""
        return cls(dungeon, [piece_of(dungeon, one) for one in view.get("tiles", [])])

    def having(self, piece: Piece) -> LaidTiles:
        """The same with another tile laid, or turned."""
        return LaidTiles(self.dungeon, [*(p for p in self.pieces.values() if p.tile is not piece.tile), piece])

    def holds(self, room: int) -> bool:
        """Whether a room lies on the table."""
        return self.dungeon.tile_of[room] in self.pieces

    def piece(self, room: int) -> Piece | None:
        """The tile that a room is on, if it is laid."""
        return self.pieces.get(self.dungeon.tile_of[room])

    def side(self, end: int) -> int:
        """To which side of the table a tunnel end points."""
        return ((end & 7) // 2 + self.pieces[end >> 3].turned) % 4

    def beyond(self, end: int) -> Cell:
        """The cell that a tunnel end leads to."""
        piece = self.pieces[end >> 3]
        dx, dy = STEPS[self.side(end)]
        return piece.x + dx, piece.y + dy

    def meets(self, end: int) -> int:
        """The tunnel end that one meets; OPEN where no tile lies, DEAD at a wall."""
        other = self.cells.get(self.beyond(end))
        if other is None:
            return OPEN
        side = (self.side(end) + 2 - other.turned) % 4
        met = other.tile.id * 8 + side * 2 + (1 - (end & 1))
        return met if self.dungeon.ends[met] is not None else DEAD

    def ends(self, piece: Piece) -> list[tuple[int, End]]:
        """The tunnel ends of a tile."""
        first = piece.tile.id * 8
        return [(i, end) for i in range(first, first + 8) for end in [self.dungeon.ends[i]] if end is not None]

    def name(self, end: int) -> str:
        """Name a tunnel end as it lies: E1."""
        return SIDE_NAMES[self.side(end)] + str((end & 1) + 1)

    def bounds(self) -> tuple[int, int, int, int]:
        """The cells in use: west, east, south, north."""
        xs, ys = [x for x, _ in self.cells], [y for _, y in self.cells]
        return min(xs), max(xs), min(ys), max(ys)


def piece_of(dungeon: Dungeon, shown: Mapping[str, Any]) -> Piece:
    """Read one tile of a view."""
    tile = next(tile for tile in dungeon.tiles if tile.key == shown["tile"])
    return Piece(tile, shown["x"], shown["y"], shown["turned"] // 90)


def port_at(side: int, second: bool) -> Point:
    """Where a tunnel end is on a tile from -1 to 1, y to the north: numbered clockwise on each side."""
    along = ASIDE if second else -ASIDE
    return ((along, 1.0), (1.0, -along), (-along, -1.0), (-1.0, along))[side]


def turned(point: Point, quarters: int) -> Point:
    """Turn a point clockwise."""
    x, y = point
    for _ in range(quarters % 4):
        x, y = y, -x
    return x, y


def room_places(dungeon: Dungeon, tile: Tile) -> dict[int, Point]:
    """Where the rooms of a tile are drawn as it is printed: near their tunnel ends, and apart from each other."""
    places: dict[int, Point] = {}
    for room in tile.rooms:
        ports = [port_at((i & 7) // 2, bool(i & 1)) for i in dungeon.ends_of[room]]
        x = sum(p[0] for p in ports) / len(ports) if ports else 0.0
        y = sum(p[1] for p in ports) / len(ports) if ports else -1.0
        far = hypot(x, y) or 1.0
        places[room] = (x / far * 0.5, y / far * 0.5) if far > 0.2 else (0.0, 0.0)
    for _ in range(12):
        for a in tile.rooms:
            for b in tile.rooms:
                (ax, ay), (bx, by) = places[a], places[b]
                apart = hypot(ax - bx, ay - by)
                if a < b and apart < 0.8:
                    dx, dy = ((ax - bx) / apart, (ay - by) / apart) if apart else (0.0, 1.0)
                    push = (0.8 - apart) / 4
                    places[a] = within(ax + dx * push, ay + dy * push)
                    places[b] = within(bx - dx * push, by - dy * push)
    return places


def within(x: float, y: float) -> Point:
    """Keep a room away from the edges."""
    return max(-0.58, min(0.58, x)), max(-0.58, min(0.58, y))
