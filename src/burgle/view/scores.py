"""Who got how much for what, and who won."""

from __future__ import annotations

from dataclasses import dataclass

from burgle.kernel.codes import ESCAPED, LOST, RESCUED
from burgle.kernel.rules import Line
from burgle.kernel.state import Player, State

STATUS = ("in", "escaped", "rescued", "lost")


@dataclass(frozen=True)
class Result:
    """How a seat ended."""

    seat: int
    status: str
    score: int | None  # None: no score
    lines: list[tuple[str, str, int]]  # category, name, points
    won: bool


def score_lines(st: State, p: Player) -> list[Line]:
    """Count a player's possessions line by line, as they stand."""
    lines: list[Line] = []
    for chapter in st.rules.scorers:
        chapter.score(st, p, lines)
    return lines


def open_lines(st: State, p: Player) -> list[Line]:
    """Count what everybody sees that a player has; all of it once the game is over."""
    lines: list[Line] = []
    for chapter in st.rules.scorers if st.over else st.rules.public_scorers:
        chapter.score(st, p, lines)
    return lines


def results(st: State) -> list[Result]:
    """Score every seat; who was lost cannot win, ties are broken as the rulebook says, and equals share.

    Where those who were lost score nothing rather than not at all, nobody wins with nothing either.
    """
    counted = [(p, score_lines(st, p)) for p in st.players]
    totals = [total(st, p, lines) for p, lines in counted]
    ranked = {
        p.seat: (totals[p.seat], *[chapter.tie(st, p) for chapter in st.rules.ties])
        for p in st.players
        if st.over
        and p.status in (ESCAPED, RESCUED)
        and (any(totals) or st.rules.lost_score < 0 or not st.rules.binding)
    }
    best = max(ranked.values(), default=None)
    return [
        Result(
            p.seat,
            STATUS[p.status],
            totals[p.seat],
            [(line.code, line.name, line.points) for line in lines],
            p.seat in ranked and ranked[p.seat] == best,
        )
        for p, lines in counted
    ]


def total(st: State, p: Player, lines: list[Line]) -> int | None:
    """Add a player's lines up; who was lost scores what the rulebook says, if anything."""
    if p.status == LOST:
        return None if st.rules.lost_score < 0 else st.rules.lost_score
    return sum(line.points for line in lines)
