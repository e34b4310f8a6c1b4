"""Who wins, as far as one can say: the chance of every seat in a position, which together are no more than one."""

from __future__ import annotations

from typing import NamedTuple

from burgle.bots.lookahead import Crew
from burgle.bots.values import value_for
from burgle.kernel.chance import seed_bytes
from burgle.kernel.codes import LOST
from burgle.kernel.determinise import Veil
from burgle.kernel.state import State
from burgle.kernel.value import Estimate, outcome

IMAGINED = 6  # ends of the game that are played where nobody has trained a value
TO_THE_END = 1 << 20


class Chances(NamedTuple):
    """The chance of every seat, and that nobody wins."""

    win: list[float]
    nobody: float


def chances(st: State, ends: int = IMAGINED) -> Chances:
    """How likely each seat is to win from here on."""
    if st.over:
        came = [outcome(st, p.seat).win for p in st.players]
        return Chances(came, 1.0 - sum(came))
    value = value_for(st.rules)
    if value is None:
        return played_out(st, ends)
    return together(st, value.all(st))


def together(st: State, found: list[Estimate]) -> Chances:
    """Put what is said of single seats together: one of them wins, unless all are caught."""
    nobody = 1.0
    for one in found:
        nobody *= one.caught
    alive = [0.0 if p.status == LOST else one.win for p, one in zip(st.players, found, strict=True)]
    total = sum(alive)
    if total <= 0.0:
        return Chances(alive, 1.0)
    return Chances([win * (1.0 - nobody) / total for win in alive], nobody)


def played_out(st: State, ends: int) -> Chances:
    """The share of some imagined ends of the game that each seat wins."""
    wins = [0.0] * len(st.players)
    for number in range(ends):
        seed = seed_bytes(number + 1)
        there = Veil(st, st.active).deal(seed)
        Crew(len(there.players), seed).play_on(there, TO_THE_END)
        for p in there.players:
            wins[p.seat] += outcome(there, p.seat).win
    shares = [won / ends for won in wins]
    return Chances(shares, max(0.0, 1.0 - sum(shares)))
