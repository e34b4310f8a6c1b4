"""A player's cube that lies on a space for good, as one number of a zone: the space above, the seat in the lowest bits."""

from __future__ import annotations

from typing import Final

SEAT_BITS: Final = 3


def cube_on(room: int, seat: int) -> int:
    """Pack a cube of a seat on a space."""
    return room << SEAT_BITS | seat


def place_of_cube(cube: int) -> int:
    """Say on which space a cube lies."""
    return cube >> SEAT_BITS


def seat_of_cube(cube: int) -> int:
    """Say whose cube it is."""
    return cube & (1 << SEAT_BITS) - 1
