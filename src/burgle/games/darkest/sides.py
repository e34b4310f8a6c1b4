"""The two sides of the board, and what a single game is played with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

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
    colours = chosen_colours(options)
    if colours:
        plan.options["colours"] = colours
    lay_out(plan, tables, side, [], {"kelp": "forest"})
    return plan
