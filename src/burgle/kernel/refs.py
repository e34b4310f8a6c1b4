"""What an option points at, as typed references: a table lights these up, and reads no names out of words.

They are worked out when somebody looks at the options, never while the game is played.
"""

from __future__ import annotations


class Ref:
    """One thing that an option is about: what sort of thing, which one, and where it lies.

    Cards, tokens, spaces and paths go by their numbers in the rulebook, seats by their own, and whatever else the
    rulebook lists in `Rules.things`. What has no number there (a cell, an orientation) brings its key along.
    """

    __slots__ = ("kind", "id", "at", "key")

    def __init__(self, kind: str, id: int, at: str = "", key: str = "") -> None:
        self.kind = kind
        self.id = id
        # hand, play, discard, row, reserve, market, own, draft, or the key of a space; "" where only one place is possible
        self.at = at
        self.key = key


def card(id: int, at: str) -> list[Ref]:
    """Point at a card."""
    return [Ref("card", id, at)]


def token(id: int, at: str) -> list[Ref]:
    """Point at a token."""
    return [Ref("token", id, at)]


def space(id: int) -> list[Ref]:
    """Point at a space of the board."""
    return [Ref("space", id)]
