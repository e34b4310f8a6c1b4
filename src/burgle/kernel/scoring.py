"""The count at the end: lines, totals, and who has won."""

from __future__ import annotations

from burgle.kernel.codes import ESCAPED, LOST, RESCUED
from burgle.kernel.rules import ScoreLine
from burgle.kernel.state import Player, State


def score_lines(st: State, p: Player) -> list[ScoreLine]:
    """Count a player's possessions line by line, as they stand."""
    lines: list[ScoreLine] = []
    for chapter in st.rules.scorers:
        chapter.score(st, p, lines)
    return lines


def total(st: State, p: Player, lines: list[ScoreLine]) -> int | None:
    """Add a player's lines up; who was lost scores what the rulebook says, if anything."""
    if p.status == LOST:
        return None if st.rules.lost_score < 0 else st.rules.lost_score
    n = 0
    for line in lines:
        n += line.points
    return n


def taken_along(st: State, p: Player) -> float:
    """What a player takes along from a game of a campaign besides its score, in points."""
    found = 0.0
    for chapter in st.rules.keepers:
        found += chapter.taken_along(st, p)
    return found


def winners(st: State, totals: list[int | None]) -> list[int]:
    """List who has won: who was lost cannot, ties are broken as the rulebook says, and equals share.

    Where those who were lost score nothing rather than not at all, nobody wins with nothing either.
    """
    if not any(totals) and st.rules.lost_score >= 0 and st.rules.binding:
        return []
    best: list[int] = []
    seats: list[int] = []
    for p in st.players:
        if p.status != ESCAPED and p.status != RESCUED:
            continue
        rank = [totals[p.seat] or 0]
        for chapter in st.rules.ties:
            rank.append(chapter.tie(st, p))
        if not seats or rank > best:
            best = rank
            seats = [p.seat]
        elif rank == best:
            seats.append(p.seat)
    return seats
