"""What a walk of one turn is made of, whatever the game: its steps, and what it gains."""

from __future__ import annotations

from typing import NamedTuple

MOST_PLACES = 500  # looked at in one search
BETTER = 0.05  # less gain than this is not worth a step


class Step(NamedTuple):
    """One option of a walk, and what the player must look like before it."""

    code: int
    room: int
    boots: int
    swords: int


class Walk(NamedTuple):
    """What to do on the board in this turn."""

    gain: float  # points more than by staying
    steps: list[Step]
    swords: int  # that the walk needs
    tokens: int  # tokens for Boots that it needs
