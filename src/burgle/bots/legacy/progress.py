"""How far somebody has got with the errand of Legacy, what is worth a way, and how danger is taken."""

from __future__ import annotations

from typing import NamedTuple

from burgle.bots.mind.errand import Stage, place_in_order
from burgle.kernel.state import Player, State


class Nerve(NamedTuple):
    """How an employee takes danger and rivals."""

    carrying: float  # how far the danger is heeded with an artifact, ...
    seeking: float  # ... and without one
    hurry: float  # points that a round costs who is well ahead, ...
    tempo: float  # ... and that it costs anybody


# By place in the order of turns. Who plays early has the first choice of everything: with one nerve for all, the first
# won up to 60 % of duels, 43 % of games with three and 38 % with four.
DUEL = (Nerve(0.5, 0.45, 1.5, 2.1), Nerve(0.39, 0.38, 1.0, 1.6))
TRIO = (Nerve(0.72, 0.88, 0.5, 1.0), Nerve(0.57, 0.75, 0.4, 0.9), Nerve(0.5, 0.7, 0.2, 0.6))
CROWD = (
    Nerve(0.92, 0.82, 0.1, 0.0), Nerve(0.68, 0.64, 0.0, 0.0), Nerve(0.62, 0.57, 0.0, 0.0), Nerve(0.64, 0.55, 0.0, 0.0),
)  # fmt: skip
LAST = Nerve(1.0, 1.0, 3.0, 0.4)  # all rivals have fallen: to be out with any score is to win


def nerve(st: State, me: Player) -> Nerve:
    """The nerve that a number of rivals and a place in the order of turns call for."""
    return {2: DUEL, 3: TRIO, 4: CROWD}[len(st.players)][place_in_order(st, me)]


class LegacyProgress(NamedTuple):
    """How far an employee has got, within one walk."""

    value: int  # of the artifacts carried
    room_for: int  # artifacts more that can be carried
    canoe: int
    pickaxe: int
    unseen: int
    gold: int
    token: int  # of a shrine; -1: none
    done: frozenset[int]  # room << 2 | what was done there; items bought are below zero


class LegacyTarget(NamedTuple):
    """Something worth a way."""

    room: int
    what: int
    value: float
    again: bool  # it can be had in every turn


def progress_of(stage: Stage) -> LegacyProgress:
    """Read a stage."""
    assert isinstance(stage, LegacyProgress)
    return stage
