"""How much a thief in the Catacombs dares, by how many rivals there are and who plays first."""

from __future__ import annotations

from typing import NamedTuple

from burgle.bots.mind.errand import place_in_order
from burgle.kernel.state import Player, State


class Nerve(NamedTuple):
    """How a thief takes danger and rivals."""

    carrying: float  # how far the danger is heeded with an artifact, ...
    seeking: float  # ... and without one
    hurry: float  # points that a round costs who is well ahead


CROWD = Nerve(0.45, 0.8, 1.5)
DUEL = Nerve(0.52, 0.83, 0.5)  # two who both fall leave no winner, and a race helps who plays first
PARTY = Nerve(0.42, 0.79, 1.3)  # of five or six somebody always gets far: who dares little wins little
VANGUARD = Nerve(0.28, 0.7, 0.3)  # the first of a party chooses before the others, and can afford to dare more
LAST = Nerve(1.0, 1.0, 3.0)  # all rivals have fallen: to be out with any score is to win


def nerve(st: State, me: Player) -> Nerve:
    """The nerve that a number of rivals and a place in the order of turns call for."""
    if len(st.players) > 4:
        return VANGUARD if place_in_order(st, me) == 0 else PARTY
    return CROWD if len(st.players) > 2 else DUEL
