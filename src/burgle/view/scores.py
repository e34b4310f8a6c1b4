"""Who got how much for what, and who won."""

from __future__ import annotations

from dataclasses import dataclass

from burgle.kernel.codes import ESCAPED, IN, RESCUED
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


def results(st: State) -> list[Result]:
    """Score every seat; only who got out counts, and ties go to the more valuable artifact."""
    ranked: list[tuple[int, int, int]] = []
    counted: list[tuple[Player, int | None, list[Line]]] = []
    for p in st.players:
        lines = score_lines(st, p)
        total = sum(line.points for line in lines) if p.status in (ESCAPED, RESCUED, IN) else None
        counted.append((p, total, lines))
        if total is not None and p.status != IN:
            best = max((t.value for t in st.rules.tokens if p.tokens[t.id]), default=0)
            ranked.append((total, best, p.seat))
    winner = max(ranked)[2] if ranked and st.over else -1
    return [
        Result(p.seat, STATUS[p.status], total, [(ln.code, ln.name, ln.points) for ln in lines], p.seat == winner)
        for p, total, lines in counted
    ]
