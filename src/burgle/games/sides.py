"""Boards with two sides: one lies up; the other, and dashed paths that wait for stickers, have their numbers all the same."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from burgle.games.spec import BoardPlan, OptionError, Tables


def side_up(sides: Sequence[str], options: Mapping[str, str]) -> str:
    """Read which side of the board is up; the first one if nobody says."""
    side = options.get("side", sides[0])
    if side not in sides:
        raise OptionError(f"side: the board has the sides {' and '.join(sides)}, not {side!r}")
    return side


def lay_out(
    plan: BoardPlan, tables: Tables, side: str, hidden: Sequence[str], also: Mapping[str, str]
) -> None:  # fmt: skip
    """Put one side of the board into a plan; slots for stickers are closed paths.

    `hidden` are features that this game does without; what has a feature of `also` has the other one, too.
    """
    for module in tables["module"]:
        if module["key"] != side:
            plan.spare_modules.append((module["id"], module["key"], module["name"]))
            plan.spare_spaces += [(module["id"] + local, module["id"]) for local in module["space"]]
            plan.spare_paths += [(a, b, "", where) for a, b, _, where in paths_of(tables, module)]
            continue
        plan.modules.append((module["id"], module["key"], module["name"]))
        for local, fields in module["space"].items():
            plan.spaces.append((module["id"] + local, module["id"], plain_fields(fields, hidden, also)))
        for one, two, words, where in paths_of(tables, module):
            if "slot" not in words:
                plan.paths.append((one, two, " ".join(words), where))
            else:  # a dashed path, until a sticker opens it
                plan.spare_paths.append((one, two, "", where))


def paths_of(tables: Tables, module: Mapping[str, Any]) -> list[tuple[str, str, list[str], str]]:
    """List a side's paths: ends, words, and as written. An entry of `[[path]]` covers the one with its ends, or adds one."""
    code = module["id"]
    covers = {entry["id"]: entry for entry in tables.get("path", []) if str(entry["id"]).startswith(code)}
    found: list[tuple[str, str, list[str], str]] = []
    for path in module["paths"]:
        ends, _, marks = path.partition(" ")
        a, arrow, b = cut(ends)
        id = code + a + "-" + code + b
        if id in covers:
            marks = str(covers.pop(id).get("marks", ""))
            arrow = ">" if "arrow" in marks.split() else "-"
        words = [word for word in marks.split() if word != "arrow"] + (["arrow"] if arrow == ">" else [])
        found.append((code + a, code + b, words, f"{code}: {path}"))
    for id, entry in covers.items():
        a, _, b = cut(id)
        found.append((a, b, str(entry.get("marks", "")).split(), f"path: {id}"))
    return found


def cut(ends: str) -> tuple[str, str, str]:
    """Take `u-v` or `u>v` apart."""
    arrow = ">" if ">" in ends else "-"
    a, _, b = ends.partition(arrow)
    return a, arrow, b


def plain_fields(fields: Mapping[str, Any], hidden: Sequence[str], also: Mapping[str, str]) -> dict[str, Any]:
    """Give a space's fields as the rules call them, without hidden ones."""
    found = {("danger_zone" if key == "dz" else key): value for key, value in fields.items() if key not in hidden}
    for feature, other in also.items():
        if found.get(feature):
            found[other] = True
    return found
