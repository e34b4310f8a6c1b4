"""How much an employee in Legacy dares, by how many rivals there are and who plays first."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from burgle.bots.mind.errand import place_in_order
from burgle.bots.mind.nerve import Nerve
from burgle.bots.mind.taste import Taste
from burgle.kernel.state import Player, State

# By place in the order of turns. Who plays early has the first choice of everything: with one nerve for all, the first
# won up to 60 % of duels, 43 % of games with three and 38 % with four.
DUEL = (Nerve(0.5, 0.45, 1.5, 2.1), Nerve(0.39, 0.38, 1.0, 1.6))
TRIO = (Nerve(0.72, 0.88, 0.5, 1.0), Nerve(0.57, 0.75, 0.4, 0.9), Nerve(0.5, 0.7, 0.2, 0.6))
CROWD = (
    Nerve(0.92, 0.82, 0.1, 0.0), Nerve(0.68, 0.64, 0.0, 0.0), Nerve(0.62, 0.57, 0.0, 0.0), Nerve(0.64, 0.55, 0.0, 0.0),
)  # fmt: skip
LAST: Final = Nerve(1.0, 1.0, 3.0, 0.4)  # all rivals have fallen: to be out with any score is to win

LUCK: Final = {
    **Taste().luck, "at": 0.2, "in": 0.45, "intern": 0.5, "agent": 0.1, "seal": 0.3, "gold": 0.6, "sacrificed": 0.1,
    "looted": 0.2, "ridden": 0.1, "treasure": 0.2, "marked": 0.3, "item": 0.3,
}  # fmt: skip
# Among many the bag is loud enough: quiet decks and Swords last longer. Two had better be quick.
LEGACY_TASTE: Final = Taste(
    gaps=1.3, alarm=0.0, thin=0.4, sameness=4.0, hush=0.85, sword=0.5, skill=0.9, boot=0.8, luck=LUCK
)
LEGACY_DUEL: Final = replace(LEGACY_TASTE, thin=0.7, hush=0.35, sword=0.45, boot=0.7)


def nerve(st: State, me: Player) -> Nerve:
    """The nerve that a number of rivals and a place in the order of turns call for."""
    table = DUEL if len(st.players) == 2 else TRIO if len(st.players) == 3 else CROWD
    return table[place_in_order(st, me)]
