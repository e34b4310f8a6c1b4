"""How much a burglar in Darkest Magic dares, by how many rivals there are and who plays first."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from burgle.bots.mind.errand import place_in_order
from burgle.bots.mind.nerve import Nerve
from burgle.bots.mind.taste import Taste
from burgle.kernel.state import Player, State

# By place in the order of turns. Who plays early has the first choice of everything: with one nerve for all, the first won
# 63 % of duels and 42 % of games with three. Of three, the first had better be gone early and the last may dare more.
DUEL = (Nerve(0.8, 0.8, 0.0, 0.0), Nerve(1.1, 1.1, 1.0, 1.0))
TRIO = (Nerve(1.0, 1.0, 1.5, 1.5), Nerve(1.0, 1.0, 0.7, 0.7), Nerve(0.8, 0.8, 0.0, 0.0))
CROWD = (
    Nerve(1.0, 1.0, 0.2, 0.2), Nerve(1.0, 1.0, 0.2, 0.2), Nerve(1.0, 1.0, 0.1, 0.1), Nerve(1.0, 1.0, 0.0, 0.0),
)  # fmt: skip
LAST: Final = Nerve(1.0, 1.0, 3.0, 0.4)  # all rivals have fallen: to be out with any score is to win

LUCK: Final = {
    **Taste().luck, "at": 0.2, "in": 0.5, "gold": 0.6, "ore": 0.3, "item": 0.25, "contract": 0.2, "made": 0.5, "owned": 0.5,
}  # fmt: skip
DARKEST_TASTE: Final = Taste(
    gaps=1.3, alarm=0.0, thin=0.5, sameness=4.0, hush=0.6, sword=0.5, skill=0.9, boot=0.8, luck=LUCK
)
DARKEST_DUEL: Final = replace(DARKEST_TASTE, thin=0.7, hush=0.4, sword=0.45, boot=0.75)


def nerve(st: State, me: Player) -> Nerve:
    """The nerve that a number of rivals and a place in the order of turns call for."""
    table = DUEL if len(st.players) == 2 else TRIO if len(st.players) == 3 else CROWD
    return table[place_in_order(st, me)]
