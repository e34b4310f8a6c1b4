"""What the coach has found out about a game, as plain data: chances are from 0 to 1, steps count the answers."""

from __future__ import annotations

import msgspec


class Outlook(msgspec.Struct, frozen=True, kw_only=True):
    """How everybody stood when a turn had ended."""

    step: int
    turn: int
    seat: int  # whose turn had ended; -1 for the beginning
    win: list[float]  # by seat
    nobody: float  # the chance that nobody wins
    gained: list[float]  # by each seat's decisions since the point before, next to what a shrewd player would have done


class JudgedPlan(msgspec.Struct, frozen=True, kw_only=True):
    """One way to play the rest of a turn, and what was to be expected of it."""

    codes: list[int]
    kind: str  # what sort of turn it is (bots/thought.py)
    win: float
    caught: float
    points: float
    lead: float


class Costly(msgspec.Struct, frozen=True, kw_only=True):
    """A decision that cost something, next to the best other way that was found."""

    step: int  # the position that it was made in
    turn: int
    seat: int
    regret: float  # the chance to win that it cost
    error: float  # of that
    worlds: int
    chosen: JudgedPlan
    better: JudgedPlan


class Account(msgspec.Struct, frozen=True, kw_only=True):
    """A seat's game in three numbers: what it began with, and how decisions and luck led to what came of it."""

    seat: int
    start: float
    end: float
    decisions: float  # what it gained or lost by not doing what a shrewd player (greedy) would have done
    luck: float  # all the rest: cards, cubes, and what the others did
    questions: int  # decisions that were weighed


class CoachReport(msgspec.Struct, frozen=True, kw_only=True):
    """All of it."""

    game: str
    players: int
    outlooks: list[Outlook]
    accounts: list[Account]
    costly: list[Costly]  # at most three for each seat, the costliest first
    learned: bool  # whether chances come from a value that was trained for this game
    calibration: float  # how far its chances are off on the average, on games that it has not learned from
    questions: int
    weighed: int  # of them, as far as time went
    worlds: int  # games that were imagined for it
