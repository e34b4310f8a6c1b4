"""Counts how many ways a game can go on: a sharp check that a change of the code left the rules alone."""

from __future__ import annotations

from burgle.kernel.engine import answer
from burgle.kernel.state import State


def perft(st: State, depth: int) -> int:
    """Count the sequences of so many decisions; a game that ends earlier has none. Chance is the state's own.

    >>> from burgle.starting import new_game
    >>> game = new_game("space", players=2, seed=7, first=0, record=False)
    >>> perft(game.state, 0), perft(game.state, 1) == len(game.decision.options)
    (1, True)
    """
    if depth == 0:
        return 1
    if depth == 1:
        return len(st.options)
    return sum(n for _, n in divide(st, depth))


def divide(st: State, depth: int) -> list[tuple[int, int]]:
    """Count the same for each option of the waiting decision alone."""
    counted: list[tuple[int, int]] = []
    for code in st.options:
        twin = st.copy()
        answer(twin, code)
        counted.append((code, perft(twin, depth - 1)))
    return counted
