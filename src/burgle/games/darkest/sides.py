"""The two sides of the board, and what a single game is played with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from burgle.games.darkest.modules import locked_by
from burgle.games.sides import lay_out, side_up
from burgle.games.spec import BoardPlan, Tables, chosen_colours

SIDES: Final = ("shorelands", "lakebed")
MARKS: Final = (
    "hq", "danger_zone", "town", "forest", "kelp", "hill", "mountain", "cave", "tower", "slot",
)  # fmt: skip


def layouts(tables: Tables) -> list[str]:
    """List the sides of the board."""
    return list(SIDES)


def board(tables: Tables, options: Mapping[str, str]) -> BoardPlan:
    """Lay out one side of the board (L2-025); path ends are closed, and kelp is a forest."""
    side = side_up(SIDES, options)
    plan = BoardPlan()
    plan.options["side"] = side
    locked = locked_by(options)
    if locked:
        plan.options["without"] = ",".join(locked)
    colours = chosen_colours(options)
    if colours:
        plan.options["colours"] = colours
    lay_out(plan, tables, side, [], {"kelp": "forest"})
    if "ore" in locked:
        plan.spaces = [(key, code, without_ore(fields)) for key, code, fields in plan.spaces]
    return plan


def without_ore(fields: Tables) -> Tables:
    """Give a space's fields, plain if Ore lay there."""
    return {key: value for key, value in fields.items() if (key, value) != ("secret", "ore")}
