"""Catching up, the sums: how many marks a character who missed games takes over from those who played (L2-214 to L2-220).

Pure functions over numbers of marks, by player; the procedure that asks and marks stands on them.
"""

from __future__ import annotations


def may_keep(marked: int) -> int:
    """Say how many of the own marked cards a player may keep back: half of them, rounded down (L2-218)."""
    return marked // 2


def must_cover(newcomer: int, others: list[int]) -> bool:
    """Say whether another round of covering is due: all others have more marks, and somebody at least double (L2-219)."""
    if not others or newcomer >= min(others):
        return False
    return max(others) >= 2 * newcomer


def cover_round(newcomer: int, others: list[int], offered: list[int]) -> tuple[int, list[int], list[int]]:
    """Cover one offered mark of each other player: who has none left on offer is passed over.

    Gives the counts after it: the newcomer's, the others', and what is still offered.
    """
    marks, left = others[:], offered[:]
    for at in range(len(marks)):
        if left[at] > 0:
            left[at] -= 1
            marks[at] -= 1
            newcomer += 1
    return newcomer, marks, left


def cover_all(newcomer: int, others: list[int], offered: list[int]) -> tuple[int, list[int]]:
    """Cover round after round, until the newcomer has caught up with somebody, or nobody has double, or nothing is left."""
    marks, left = others[:], offered[:]
    while must_cover(newcomer, marks) and max(left, default=0) > 0:
        newcomer, marks, left = cover_round(newcomer, marks, left)
    return newcomer, marks


def top_up(newcomer: int, others: list[int]) -> int:
    """Say how many more cards are marked at random: up to the fewest marks among the others (L2-220, L2-247)."""
    return max(0, min(others) - newcomer) if others else 0


def fill_up(own: int, others: list[int]) -> int:
    """Say how many milestones, or scratched starting cards, are made good: up to the fewest of the others (L2-216, L2-217)."""
    return top_up(own, others)
