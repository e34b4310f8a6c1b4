"""Puts the ship together: three modules of every game, three reversible pieces in three positions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burgle.games.spec import BoardPlan, OptionError, Tables

POSITIONS = ("1", "2", "3")


def assemble(board: Tables, options: Mapping[str, str]) -> BoardPlan:
    """Build the graph of one layout; every space keeps its number in all 48 of them."""
    modules: list[Mapping[str, Any]] = list(board["module"])
    by_id = {module["id"]: module for module in modules}
    layout = read_layout(board, by_id, options.get("layout", ""))
    used = {module["id"] for module in modules if "piece" not in module} | set(layout.values())
    plan = BoardPlan(options={"layout": ",".join(layout[at] for at in POSITIONS)})
    for module in modules:
        plan.modules.append((module["id"], module["key"], module["name"]))
        for local, fields in module["space"].items():
            plan.spaces.append((module["id"] + local, module["id"], fields))
        paths = [read_path(path, module["id"], {}, f"{module['id']}: {path}") for path in module["paths"]]
        (plan.paths if module["id"] in used else plan.spare_paths).extend(paths)
    for joint in board["joint"]:
        plan.paths.append(read_path(joint["path"], "", layout, f"joint: {joint['path']}"))
    return plan


def read_layout(board: Tables, by_id: Mapping[str, Tables], text: str) -> dict[str, str]:
    """Read a layout such as HY,DC,ML: any order of the three pieces, either side up (SP-014)."""
    if not text:
        return dict(board["layout"]["default"])
    sides = [side.strip().upper() for side in text.split(",")]
    pieces = []
    for side in sides:
        if side not in by_id or "piece" not in by_id[side]:
            known = ", ".join(id for id, module in by_id.items() if "piece" in module)
            text = f"layout: there is no reversible side {side!r}; there are {known}"
            raise OptionError(text, "option-layout-side", name=repr(side[:20]), known=known)
        pieces.append(by_id[side]["piece"])
    if len(sides) != len(POSITIONS) or len(set(pieces)) != len(POSITIONS):
        raise OptionError("layout: name three sides of three different pieces, such as HY,DC,ML", "option-layout")
    return dict(zip(POSITIONS, sides, strict=True))


def layouts(board: Tables) -> list[str]:
    """List all layouts: every permutation of the pieces, every choice of sides."""
    sides = [module["id"] for module in board["module"] if "piece" in module]
    piece = {module["id"]: module["piece"] for module in board["module"] if "piece" in module}
    return [f"{a},{b},{c}" for a in sides for b in sides for c in sides if len({piece[a], piece[b], piece[c]}) == 3]


def read_path(text: str, module: str, layout: Mapping[str, str], where: str) -> tuple[str, str, str, str]:
    """Read `u-v`, `u>v` and what follows; P1 to P3 stand for the sides in those positions."""
    ends, _, marks = text.partition(" ")
    arrow = ">" if ">" in ends else "-"
    a, _, b = ends.partition(arrow)
    if arrow == ">":
        marks += " arrow"
    return place(a, module, layout), place(b, module, layout), marks.strip(), where


def place(end: str, module: str, layout: Mapping[str, str]) -> str:
    """Give the full id of a path's end."""
    if end[:1] == "P" and end[1:2] in layout:
        return layout[end[1]] + end[2:]
    return module + end
