"""What is told beside the view: what happened, and answers to questions."""

from __future__ import annotations

from typing import Any, Final

from burgle.view.shapes.shape import UNSET, Shape, UnsetType
from burgle.view.shapes.table import Option


class PageTold(Shape):
    """The words of the story that an event has told: a passage is opened (title and summary), or a part of it is read."""

    ref: str  # "31", "31.a", "31.lamp.light"
    title: str
    text: str
    short: str


class GameEvent(Shape):
    """Something that happened; `a` and `b` mean what the event's code says, and are null for whom they do not concern."""

    seq: int
    code: str
    seat: int  # -1 for nobody
    a: str | int | None
    b: str | int | None
    cause: str  # the card that did it, if one did
    clause: str
    text: str
    page: PageTold | UnsetType = UNSET  # at tables of campaigns


class BlockedView(Shape):
    """One reason why something cannot be done."""

    code: str
    have: int
    need: int
    name: str
    clause: str
    text: str


class SeatOdds(Shape):
    """What the next attack may do to a seat."""

    seat: int
    cubes: int
    damage: list[float]  # the chance of 0, 1, 2 ...
    expected: float
    knock_out: float


class Odds(Shape):
    """The next attack."""

    draws: int
    bag: int
    attack: float  # the chance that this turn ends with one
    seats: list[SeatOdds]


class SeatCubes(Shape):
    """What anybody could count of a seat."""

    seat: int
    cubes: int


class AttackCounts(Shape):
    """The next attack at a table that tells no chances."""

    draws: int
    bag: int
    seats: list[SeatCubes]


class Preview(Shape):
    """What an option would do: all that is sure, and either where that leads or what chance may bring."""

    events: list[GameEvent]
    reveals: bool
    changes: dict[str, int] | UnsetType = UNSET
    odds: Odds | UnsetType = UNSET
    chances: dict[str, float] | UnsetType = UNSET


class WayThere(Shape):
    """One way to a space: what to answer, and what it costs."""

    space: str
    codes: list[int]
    through: list[str]
    cost: dict[str, int]  # by resource; harm and noise are among them
    leaps: int
    stops: str  # why nothing is known beyond it: "reveals", "asks", "out"; "" if the turn simply goes on
    others: list[WayThere]


class Expected(Option, kw_only=True):
    """What a bot expects of a plan that begins with an option: chances in hundredths, and points."""

    kind: str  # what sort of turn it is: out, prize, fight, shop, walk, stay
    win: int
    error: int  # of the chance to win
    caught: int
    points: int
    lead: int
    worlds: int  # in which it was tried


class Hint(Option, kw_only=True):
    """What a good bot would answer; what it expects of it, and of the best other sort of turn, if it weighed any."""

    decision: int
    bot: str
    expects: Expected | UnsetType = UNSET
    other: Expected | UnsetType = UNSET


# What each question of a table is answered with; of several types, whichever it comes to. `around` has its parts in a map.
ANSWERS: Final[dict[str, tuple[Any, ...]]] = {
    "why": (list[BlockedView],),
    "preview": (Preview,),
    "path": (WayThere, dict[str, WayThere]),  # to one space, or to all
    "odds": (Odds, AttackCounts),
    "describe": (Option,),
    "hint": (Hint,),
}
AROUND: Final[dict[str, tuple[Any, ...]]] = {
    "odds": (Odds, AttackCounts, None),
    "ways": (dict[str, WayThere],),
    "why": (dict[str, list[BlockedView]],),
}
