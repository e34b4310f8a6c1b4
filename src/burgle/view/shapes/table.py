"""The view of one seat, as far as every game has it. Chapters add the rest: see the parts."""

from __future__ import annotations

from typing import Literal

from burgle.view.shapes.shape import UNSET, Shape, UnsetType

Status = Literal["in", "escaped", "rescued", "lost"]


# What an option does, whatever it is called: kernel/traits.py says what each of these means.
Trait = Literal[
    "plays", "moves", "leaps", "reveals", "gets", "acquires", "fights", "uses", "open_offer", "prize", "ends_turn",
    "declines", "in_sight", "duty", "travels",
]  # fmt: skip


class RefView(Shape):
    """Something that an option points at: what sort of thing, which one, and where it lies."""

    kind: str
    key: str
    at: str | UnsetType = UNSET


class Option(Shape):
    """One answer to the waiting question: its code, the notation that can be typed, and what it points at."""

    code: int
    label: str
    verb: str  # for words only: what an option does is in its traits
    refs: list[RefView]  # what it is about first
    traits: list[Trait]
    words: str | UnsetType = UNSET  # what it does, in the language of the device
    cost: dict[str, int] | UnsetType = UNSET


class DecisionView(Shape):
    """The waiting question; what may be answered is only for the eyes of who decides."""

    id: int
    who: int  # the seat itself, if it is one of those who are asked
    open: list[int] | UnsetType = UNSET  # whose answers are still to come, where several are asked at the same time
    given: int | UnsetType = UNSET  # what this seat has answered and may change until all have
    prompt: str | UnsetType = UNSET
    options: list[Option] | UnsetType = UNSET


class PlayerView(Shape):
    """One player as a seat sees it. Possessions are open; the hand is the owner's."""

    seat: int
    status: Status
    space: str | None
    skill: int
    sword: int
    boot: int
    coins: int
    supply: int  # cubes that can still make noise
    area: int  # cubes that have made noise since the last attack
    damage: int
    hush: int  # noise that the next cards will not make
    held: dict[str, int]  # other resources of this game, by the names of options' costs
    hand_size: int
    deck_size: int
    play: list[str]
    discard: list[str]
    unseen: list[str]  # owned, and neither in play nor in the discard; nor in hand, for the owner
    tokens: dict[str, int]
    points: int
    hand: list[str] | UnsetType = UNSET


class ResultView(Shape):
    """How a seat ended."""

    seat: int
    status: Status
    score: int | None  # null: lost, and so without one
    won: bool
    lines: list[tuple[str, str, int]]  # category, name, points


class GameView(Shape):
    """All that one seat sees; -1 is somebody who watches."""

    format: int
    game: str
    options: dict[str, str]
    seat: int
    turn: int
    active: int
    over: bool
    decision: DecisionView | None
    players: list[PlayerView]
    results: list[ResultView] | UnsetType = UNSET  # when it is over
