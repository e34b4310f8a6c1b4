"""What a game hands to the record of its campaign: the kinds of permanent facts, and what their numbers mean."""

from __future__ import annotations

from typing import Final

from burgle.chapters.events import A_SPACE


class EntryKind:
    """One kind of permanent fact; its three numbers are of these sorts, -1 where there is none.

    A sort is a key of `Rules.things`, or card, token, space, seat, number, or "" for a number that is not used. Who it is
    about, or who caused it, is the entry's seat; -1 is nobody.
    """

    __slots__ = ("name", "a", "b", "c")

    def __init__(self, name: str, a: str = "", b: str = "", c: str = "") -> None:
        self.name = name
        self.a = a
        self.b = b
        self.c = c


# Only ever longer: kept entries go by these numbers.
ENTRY_KINDS: Final[list[EntryKind]] = [
    EntryKind("opened", "passage"),
    EntryKind("ticked", "box"),
    EntryKind("chose", "choice", "label", "number"),  # how many votes, 0 if the seat decided
    EntryKind("flag", "thing", "value"),
    EntryKind("awaits", "thing"),
    EntryKind("stuck", "sticker", "spot"),
    EntryKind("covered", "marked", "character", "character"),
    EntryKind("fetched", "piece", "place", "number"),
    EntryKind("moved", "piece", "place"),
    EntryKind("destroyed", "piece", "number"),  # so many copies; -1: all of them
    EntryKind("remnant", A_SPACE),
    EntryKind("dented", "card"),
    EntryKind("marked", "marked", "character"),
    EntryKind("scratched", "card", "number"),
    EntryKind("milestone", "character", "milestone"),
    EntryKind("crossed", "character", "milestone"),
    EntryKind("starter", "character", "card", "number"),  # so many more, or fewer
    EntryKind("introduced", "contract", "character"),
    EntryKind("progress", "contract", "number"),  # its written ticks by now
    EntryKind("resolved", "contract", "outcome", "number"),  # star players as bits of seats
    EntryKind("fate", "contract", "fate"),
    EntryKind("unlocked", "module"),
    EntryKind("ruled", "slot", "rule"),
    EntryKind("track", "track", "number"),
    EntryKind("check", "character", "number", "why"),
    EntryKind("promoted", "character", "promotion"),
    EntryKind("goal", "character", "goal"),
    EntryKind("report", "number", "number", "number"),  # a seat's score (-1: none), whether it won, how it stands
    EntryKind("prize", "character"),
    EntryKind("mission", "number", "side", "passage"),
    EntryKind("step", "number"),  # a closing step is done
    EntryKind("caught_up", "character"),
    EntryKind("copied"),
    EntryKind("let", A_SPACE),
    EntryKind("due", "contract", "number"),  # another last game
    EntryKind("took", "contract", "character"),  # a box of that character on its front is ticked
]

OPENED: Final = 0
TICKED: Final = 1
CHOSE: Final = 2
FLAG: Final = 3
AWAITS: Final = 4
STUCK: Final = 5
COVERED: Final = 6
FETCHED: Final = 7
MOVED: Final = 8
DESTROYED: Final = 9
REMNANT: Final = 10
DENTED: Final = 11
MARKED: Final = 12
SCRATCHED: Final = 13
MILESTONE: Final = 14
CROSSED: Final = 15
STARTER: Final = 16
INTRODUCED: Final = 17
PROGRESS: Final = 18
RESOLVED: Final = 19
FATE: Final = 20
UNLOCKED: Final = 21
RULED: Final = 22
TRACK: Final = 23
CHECK: Final = 24
PROMOTED: Final = 25
GOAL: Final = 26
REPORT: Final = 27
PRIZE: Final = 28
MISSION: Final = 29
STEP: Final = 30
CAUGHT_UP: Final = 31
COPIED: Final = 32
LET: Final = 33
DUE: Final = 34
TOOK: Final = 35

RUN: Final = 5  # numbers of one entry in the zone: its kind, the seat, and three more
