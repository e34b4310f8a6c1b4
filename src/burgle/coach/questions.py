"""Finds the questions of a game that are worth a second look: what a seat did in its turn between two reveals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from burgle.bots.propose import kind_of_turn, traits_of
from burgle.bots.thought import Plan
from burgle.kernel.codes import IN
from burgle.kernel.engine import decider
from burgle.kernel.state import State
from burgle.kernel.traits import PLAYS

CHOSEN = "chosen"


class Played(NamedTuple):
    """A whole game: the position before each answer, with the one at the end last, and who answered what."""

    states: Sequence[State]
    answers: Sequence[tuple[int, int]]  # seat and code


class TurnQuestion(NamedTuple):
    """What a seat decided from a step on, until its turn ended or something came to light."""

    step: int
    seat: int
    turn: int
    plan: Plan


def questions_of(played: Played) -> list[TurnQuestion]:
    """All such decisions of a game in their order.

    Cards that are played first are left aside: nearly always all of them are, and only then is it seen what can be done.
    """
    found: list[TurnQuestion] = []
    step, last = 0, len(played.answers)
    while step < last:
        seat, code = played.answers[step]
        st = played.states[step]
        if not own_turn(st, seat) or len(st.options) < 2 or traits_of(st, code) & PLAYS:
            step += 1
            continue
        end = step
        codes: list[int] = []
        traits = 0
        while end < last and same_stretch(st, played.states[end], seat, played.answers[end][0]):
            traits |= traits_of(played.states[end], played.answers[end][1])
            codes.append(played.answers[end][1])
            end += 1
        plan = Plan(tuple(codes), CHOSEN, kind_of_turn(played.states[end], seat, traits))
        found.append(TurnQuestion(step, seat, st.turn, plan))
        step = end
    return found


def own_turn(st: State, seat: int) -> bool:
    """Whether a seat decides in its own turn."""
    return not st.over and st.active == seat and decider(st) == seat and st.players[seat].status == IN


def same_stretch(first: State, now: State, seat: int, who: int) -> bool:
    """Whether nothing came to light, and nobody else was asked, between two positions of a turn."""
    return who == seat and now.turn == first.turn and now.fence == first.fence and decider(now) == seat
