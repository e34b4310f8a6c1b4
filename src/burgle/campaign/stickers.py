"""Stickers as tables: what a sticker on its spot lays over the game (L1-172). Later ones cover what lies under them."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any, Final

from burgle.content.tables import merge, with_ids

# On the board and on numbers; the others are matters of a game's state: which waypoints are awake, who begins with what.
LAID: Final = ("space", "path", "card", "token", "params", "numbers", "franchise", "point", "remnant")
KEPT: Final = ("waypoint", "starter")
KINDS: Final = (*LAID, *KEPT)
STAYS: Final = ("name", "at", "hq", "dz", "rune")  # on a space that was destroyed

Pair = tuple[str, str]  # sticker, spot


def pairs_of(tables: Mapping[str, Any]) -> list[Pair]:
    """List every sticker on each of its spots, in the order of the pack."""
    return [(entry["id"], spot) for entry in tables.get("sticker", ()) for spot in spots_of(entry, tables)]


def spots_of(entry: Mapping[str, Any], tables: Mapping[str, Any]) -> list[str]:
    """List where a sticker may go; a starting card is that of one character."""
    kind, spots = entry.get("kind", ""), [str(spot) for spot in entry.get("spots", ())]
    if kind == "starter":
        return [f"starter:{one['id']}:{spot}" for one in tables.get("character", ()) for spot in spots]
    return spots or [kind]  # a number of the rules or the Franchise Board has no spot but itself


def over_of(entry: Mapping[str, Any], spot: str, tables: Mapping[str, Any]) -> dict[str, Any]:
    """Write what a sticker on its spot changes, as a table to be laid over others; {} for what is state."""
    kind, over = entry["kind"], dict(entry.get("over", {}))
    if kind in ("space", "remnant") or (kind == "waypoint" and over):
        module = module_of(spot, tables)
        if kind == "remnant":
            fields = module["space"][spot[len(module["id"]) :]]
            over = {key: {"remove": True} for key in fields if key not in STAYS}
        return {"module": [{"id": module["id"], "space": {spot[len(module["id"]) :]: over}}]}
    if kind == "path":
        return {"path": [{"id": spot, "marks": str(over.get("marks", ""))}]}
    if kind == "card":
        return {"card": [{"id": spot.partition(":")[2], **over}]}
    if kind == "token":
        return {"token": [{"id": spot.partition(":")[2], **over}]}
    if kind == "point":
        id = spot.partition(":")[2]
        card = next(card for card in tables["card"] if card["id"] == id)
        return {"card": [{"id": id, "points": int(card.get("points", 0)) + int(over.get("points", -1))}]}
    if kind == "franchise":
        return {"franchise": {"setup": [str(over.get("setup", ""))]}}
    return {kind: over} if kind in ("params", "numbers") else {}


def module_of(space: str, tables: Mapping[str, Any]) -> Mapping[str, Any]:
    """Find the side of the board that a space is on."""
    for module in tables["module"]:
        if space.startswith(module["id"]) and space[len(module["id"]) :] in module["space"]:
            found: Mapping[str, Any] = module
            return found
    raise KeyError(space)


def franchise_lines(tables: Mapping[str, Any]) -> list[Pair]:
    """List the stickers of the Franchise Board: each has a line of its own, empty until it is there."""
    return [(entry["id"], "franchise") for entry in tables.get("sticker", ()) if entry.get("kind") == "franchise"]


def lay(tables: dict[str, Any], entry: Mapping[str, Any], spot: str) -> None:
    """Lay one sticker over tables: what it touches is copied first, all else is shared with those that lent it."""
    over = over_of(entry, spot, tables)
    if entry["kind"] == "franchise":
        lines = franchise_lines(tables)
        setup = list(tables["franchise"]["setup"])
        setup[len(setup) - len(lines) + lines.index((entry["id"], "franchise"))] = over["franchise"]["setup"][0]
        tables["franchise"] = {**tables["franchise"], "setup": setup}
        return
    for name in over:
        tables[name] = loosened(tables.get(name, []), over[name])
    merge(tables, copy.deepcopy(over), entry["id"])


def loosened(old: Any, over: Any) -> Any:
    """Copy a table along the ways on which another is about to change it."""
    if isinstance(old, dict) and isinstance(over, dict):
        return {key: loosened(value, over[key]) if key in over else value for key, value in old.items()}
    if with_ids(old) and with_ids(over):
        changes = {entry["id"]: entry for entry in over}
        return [loosened(entry, changes[entry["id"]]) if entry["id"] in changes else entry for entry in old]
    return old
