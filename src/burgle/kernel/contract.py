"""What a contract is: made once, shared by every state; how far it is lies in the state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from burgle.kernel.counts import Count
    from burgle.kernel.effects import Effect
    from burgle.kernel.needs import Need

# How a contract stands. Whoever keeps campaigns calls these states by their names.
STATES: Final = ["sealed", "stored", "open", "resting", "completed", "failed", "filed", "archived", "destroyed"]
SEALED: Final = 0
STORED: Final = 1
OPEN: Final = 2
RESTING: Final = 3
DONE: Final = 4
MISSED: Final = 5
FILED: Final = 6
ARCHIVED: Final = 7
DESTROYED: Final = 8

# What becomes of one that is done with, as the tables say it, and the state it is in then.
FATES: Final = {"stay": -1, "file": FILED, "archive": ARCHIVED, "destroy": DESTROYED, "reuse": STORED}
UNKNOWN: Final = 4.0  # points that one is worth that prints none: something stands on its back


class Contract:
    """A contract: what it asks for, how often, by when, and what comes of it."""

    __slots__ = (
        "id", "key", "name", "owner", "sort", "needs", "deed", "every", "pay", "parcel", "goal", "goals", "at_end", "times",
        "cubes",
        "due", "points", "bonus", "setup", "always", "back", "fate", "waits_for",
    )  # fmt: skip

    def __init__(self, id: int, key: str, name: str) -> None:
        self.id = id
        self.key = key
        self.name = name
        self.owner = -1  # the character whose own it is; -1: everybody's
        self.sort = -1  # the rule that says what its kind is; -1: an ordinary one
        self.needs: list[Need] = []  # what must hold
        self.deed: Count | None = None  # what is to be done: whenever it has risen by `every`, that is a fulfilment
        self.every = 1
        self.pay: Effect | None = None  # what is to be paid, when a player says so
        self.parcel = -1  # the token that is to be carried ...
        self.goal = -1  # ... to this space, or to one of ...
        self.goals = 0  # ... this kind: a mark
        self.at_end = False  # only in the contract step of a turn
        self.times = 1  # so many fulfilments complete it
        self.cubes = False  # they are counted by cubes, which do not outlast the game
        self.due = 0  # the last game; 0: none
        self.points = 0  # for who completes it
        self.bonus = 0  # more, if that is in the game in which it came
        self.setup: Effect | None = None
        self.always: Effect | None = None  # in force while it is open
        self.back = -1  # the passage on its back; -1: it is blank
        self.fate = -1  # the state it is in when its back has been read; -1: it stays as it is
        self.waits_for = 0  # changes that may fulfil it

    def worth(self) -> float:
        """Say what it is worth to complete it, in points, as far as its front says."""
        return float(self.points) if self.points else UNKNOWN
