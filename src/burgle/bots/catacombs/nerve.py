"""How much a thief in the Catacombs dares, by how many rivals there are and who plays first."""

from __future__ import annotations

from typing import Final

from burgle.bots.mind.errand import place_in_order
from burgle.bots.mind.nerve import Nerve
from burgle.bots.mind.taste import Taste
from burgle.kernel.state import Player, State

TEMPO: Final = 0.4  # that a round more costs
CROWD: Final = Nerve(0.45, 0.8, 1.5, TEMPO)
DUEL: Final = Nerve(0.52, 0.83, 0.5, TEMPO)  # two who both fall leave no winner, and a race helps who plays first
PARTY: Final = Nerve(0.42, 0.79, 1.3, TEMPO)  # of five or six somebody always gets far: who dares little wins little
VANGUARD: Final = Nerve(
    0.28, 0.7, 0.3, TEMPO
)  # the first of a party chooses before the others, and can afford to dare more
LAST: Final = Nerve(1.0, 1.0, 3.0, TEMPO)  # all rivals have fallen: to be out with any score is to win

CATACOMBS_TASTE: Final = Taste(boot=1.0, gaps=0.8, alarm=0.0)


def nerve(st: State, me: Player) -> Nerve:
    """The nerve that a number of rivals and a place in the order of turns call for."""
    if len(st.players) > 4:
        return VANGUARD if place_in_order(st, me) == 0 else PARTY
    return CROWD if len(st.players) > 2 else DUEL
