"""Builds the dungeon's tiles from data: rooms become spaces, inner tunnels become paths, ends and portals wait."""

from __future__ import annotations

from typing import Any

from burgle.games.catacombs.dungeon import ENDS, Dungeon, End, Portal, Tile
from burgle.games.catacombs.tiles import Link, TilePlan
from burgle.games.spec import Tables, by_ledger

MARKS = ("shrine", "wayshrine", "market", "cave", "chest", "library", "prison", "crypt", "haunted")
SAFE, DEPTHS = "S", "D"


def plans(tables: Tables) -> list[tuple[TilePlan, bool]]:
    """Read all tiles, the square ones first, then both sides of the starting tile; new ones come behind."""
    found = [(TilePlan(entry, "tile"), True) for entry in tables["tile"]] + [
        (TilePlan(entry, "side"), False) for entry in tables["side"]
    ]
    return by_ledger(tables, "tile", found, tile_key)


def tile_key(tile: tuple[TilePlan, bool]) -> str:
    """Name a tile."""
    return tile[0].id


def space_key(space: tuple[str, str, dict[str, Any]]) -> str:
    """Name a room of the board."""
    return space[0]


def room_key(plan: TilePlan, square: bool, letter: str) -> str:
    """Name a room: D05A on a tile, AX on side A of the starting tile."""
    return plan.id + letter


def is_deep(plan: TilePlan, square: bool, half: str) -> bool:
    """Say whether a room lies in the Depths: on a Depths tile, or in the upper half of the starting tile."""
    return plan.id.startswith(DEPTHS) if square else half == "t"


def icon_marks(link: Link) -> str:
    """Write a link's icons as path marks."""
    marks = []
    if "f" in link.icons:
        marks.append("boots=2")
    if "m" in link.icons:
        marks.append(f"enemies={link.icons.count('m')}")
    if "k" in link.icons:
        marks.append("lock")
    return " ".join([*marks, *(["arrow"] if link.one_way else [])])


def plan_rooms(tables: Tables) -> tuple[list[Any], list[Any], list[Any]]:
    """List modules, rooms and inner tunnels for the board."""
    modules = [(SAFE, "safe", "Upper Catacombs"), (DEPTHS, "depths", "Depths")]
    spaces: list[tuple[str, str, dict[str, Any]]] = []
    paths = []
    for plan, square in plans(tables):
        for letter, half, fields in plan.rooms:
            deep = is_deep(plan, square, half)
            haunted = {"haunted": True} if plan.haunted else {}
            spaces.append((room_key(plan, square, letter), DEPTHS if deep else SAFE, {**fields, **haunted}))
        for link in plan.links:
            if "@" not in (link.a, link.b):
                a, b = room_key(plan, square, link.a), room_key(plan, square, link.b)
                paths.append((a, b, icon_marks(link), f"tile {plan.id}: {link.a}-{link.b}"))
    return modules, by_ledger(tables, "space", spaces, space_key), paths


def build_dungeon(tables: Tables, side: int) -> Dungeon:
    """Number tiles, tunnel ends and portals in their order; rooms have the numbers of the board."""
    tiles: list[Tile] = []
    ends: list[End | None] = []
    portals: list[Portal] = []
    halves: list[int] = []
    found = plans(tables)
    keys = [room_key(plan, square, room[0]) for plan, square in found for room in plan.rooms]
    numbers = {key: n for n, key in enumerate(by_ledger(tables, "space", keys, str))}
    for plan, square in found:
        rooms: dict[str, int] = {}
        places: dict[str, int] = {}
        for half in [""] if square else ["t", "b"]:
            places[half] = len(tiles)
            if not square:
                halves.append(len(tiles))
            key = plan.id if square else plan.id + half
            tiles.append(Tile(len(tiles), key, is_deep(plan, square, half), plan.haunted, square, plan.stacked))
            ends.extend([None] * ENDS)
        for letter, half, _ in plan.rooms:
            rooms[letter] = numbers[room_key(plan, square, letter)]
            tiles[places[half]].rooms.append(rooms[letter])
        for port in plan.ports:
            boots = 2 if "f" in port.icons else 1
            end = End(
                rooms[port.room], boots, port.icons.count("m"), "k" in port.icons, port.arrow != "<", port.arrow != ">"
            )
            ends[places[port.half] * ENDS + port.index] = end
        for link in plan.links:
            if "@" in (link.a, link.b):
                inside = rooms[link.b if link.a == "@" else link.a]
                into = link.b == "@" or not link.one_way
                out = link.a == "@" or not link.one_way
                portals.append(Portal(inside, link.icons.count("m"), "k" in link.icons, into, out))
    return Dungeon(tiles, ends, portals, halves, side)
