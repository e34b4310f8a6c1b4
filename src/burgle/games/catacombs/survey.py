"""Surveys the tiles: what can be read, but would leave somebody stuck in a dungeon that grows by chance."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from burgle.games.catacombs.quarry import DEPTHS, SAFE, plans
from burgle.games.catacombs.tiles import SIDES, TileError, TilePlan
from burgle.games.spec import PieceError, Tables

PORTS = [side + number for side in SIDES for number in "12"]
MOST_MONSTERS: Final = 3  # on half a tunnel: a step names at most seven Swords


def faults(tables: Tables) -> list[PieceError]:
    """List what is wrong with the tiles of a game and its packs."""
    found: list[PieceError] = []
    read = plans(tables)
    for plan, square in read:
        if square and not plan.stacked:
            continue
        found += shared_faults(plan)
        found += square_faults(plan) if square else side_faults(plan)
    sides = [plan for plan, square in read if not square]
    if len(sides) != 2:
        last = sides[-1].id if sides else "side"
        found.append(TileError("side", last, "", f"the starting tile has two sides, not {len(sides)}"))
    safe = [plan for plan, square in read if square and plan.stacked and not plan.id.startswith(DEPTHS)]
    wanted = tables["params"]["safe_tiles"]
    if len(safe) < wanted:
        found.append(PieceError("", "params", "safe_tiles", f"there are only {len(safe)} safe tiles"))
    if "secret_tome" not in [card["id"] for card in tables["card"]]:
        found.append(PieceError("card", "secret_tome", "", "this card cannot be taken out: Libraries hold it"))
    return found


def shared_faults(plan: TilePlan) -> Iterator[TileError]:
    """Check what all tiles promise: no arrows on the edge, and rooms joined without Locks."""
    for port in plan.ports:
        if port.arrow:
            place = PORTS[port.index]
            message = f"an arrow at {place}: turned against another, it would close a tunnel for good"
            yield plan.error("rooms", message)
    for key, icons in [("rooms", [port.icons for port in plan.ports]), ("links", [link.icons for link in plan.links])]:
        for text in icons:
            if text.count("m") > MOST_MONSTERS:
                yield plan.error(key, f"[{text}]: at most {MOST_MONSTERS} Monsters fit on half a tunnel")
    letters = [letter for letter, _, _ in plan.rooms]
    cut_off = sorted(set(letters) - joined(plan, letters[:1]))
    if cut_off:
        message = f"no tunnel both ways without a Lock joins {', '.join(cut_off)} with {letters[0]}"
        yield plan.error("links", message)


def joined(plan: TilePlan, start: list[str]) -> set[str]:
    """Find the rooms of a tile that tunnels both ways without Locks join."""
    reached = set(start)
    edge = list(start)
    while edge:
        here = edge.pop()
        for link in plan.links:
            if here in (link.a, link.b) and not link.one_way and "k" not in link.icons:
                there = link.b if link.a == here else link.a
                if there != "@" and there not in reached:
                    reached.add(there)
                    edge.append(there)
    return reached


def square_faults(plan: TilePlan) -> Iterator[TileError]:
    """Check a square tile: it fits any neighbour whichever way it lies, and somebody can always enter it."""
    if plan.id[:1] not in (SAFE, DEPTHS):
        yield plan.error("id", f"the id of a tile begins with {SAFE} (safe) or {DEPTHS} (Depths)")
    used = {PORTS[port.index] for port in plan.ports}
    missing = [place for place in PORTS if place not in used]
    if missing:
        yield plan.error("rooms", f"no tunnel ends at {', '.join(missing)}: all eight places have one")
    for number in (1, 2):
        if not any(port.index % 2 == number - 1 and not port.icons for port in plan.ports):
            yield plan.error("rooms", f"no port of number {number} is free of icons: somebody might not get in")
    if crypts(plan):
        yield plan.error("rooms", "the Crypt is on the starting tile")


def side_faults(plan: TilePlan) -> Iterator[TileError]:
    """Check a side of the starting tile: one Crypt, a plain tunnel out of it, nothing below it."""
    found = crypts(plan)
    if len(found) != 1:
        yield plan.error("rooms", f"one room is the Crypt, not {', '.join(found) or 'none'}")
    for letter in found:
        if not any(letter in (link.a, link.b) and not link.one_way and not link.icons for link in plan.links):
            yield plan.error("links", f"no plain tunnel leads out of the Crypt {letter} and back")
    if any("artifact" in fields for _, _, fields in plan.rooms):
        yield plan.error("rooms", "no Artifact ever lies on the starting tile")
    if any(port.half == "b" and PORTS[port.index][0] == "S" for port in plan.ports):
        yield plan.error("rooms", "no tunnel ends at the south side of the starting tile")


def crypts(plan: TilePlan) -> list[str]:
    """List the rooms that are Crypts."""
    return [letter for letter, _, fields in plan.rooms if "crypt" in fields]
