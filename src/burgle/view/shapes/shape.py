"""The kinds of types there are: whole shapes, and parts that one chapter adds to another shape."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

__all__ = ["UNSET", "Part", "PlayerPart", "Shape", "UnsetType"]


class Shape(msgspec.Struct, forbid_unknown_fields=True):
    """Something that is shown; a field that may be missing says `| UnsetType = UNSET`."""


class Part(Shape):
    """What one chapter adds to the view in `show`: `BagPart` is that of the chapter `Bag`, and of those that build on it."""


class PlayerPart(Shape):
    """What one chapter adds to each player of the view with `rules.player_num(..., public=True)`: `PortsPlayer`."""
