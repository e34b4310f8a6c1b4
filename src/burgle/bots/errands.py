"""How far somebody has got with the errand of Legacy, what is worth a way, and how danger is taken."""

from __future__ import annotations

from typing import NamedTuple

from burgle.bots.goals import Stage


class Nerve(NamedTuple):
    """How an employee takes danger and rivals."""

    carrying: float  # how far the danger is heeded with an artifact, ...
    seeking: float  # ... and without one
    hurry: float  # points that a round costs who is well ahead, ...
    tempo: float  # ... and that it costs anybody


CROWD = Nerve(0.6, 0.75, 0.3, 0.4)
DUEL = Nerve(0.6, 0.5, 1.5, 1.5)
LAST = Nerve(1.0, 1.0, 3.0, 0.4)  # all rivals have fallen: to be out with any score is to win


class Errand(NamedTuple):
    """How far an employee has got, within one walk."""

    value: int  # of the artifacts carried
    room_for: int  # artifacts more that can be carried
    canoe: int
    pickaxe: int
    unseen: int
    gold: int
    token: int  # of a shrine; -1: none
    done: frozenset[int]  # room << 2 | what was done there; items bought are below zero


class Target(NamedTuple):
    """Something worth a way."""

    room: int
    what: int
    value: float
    again: bool  # it can be had in every turn


def errand(stage: Stage) -> Errand:
    """Read a stage."""
    assert isinstance(stage, Errand)
    return stage
