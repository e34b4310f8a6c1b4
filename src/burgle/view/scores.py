"""Who got how much for what, and who won."""

from __future__ import annotations

from dataclasses import dataclass

from burgle.chapters.closing import GROWING
from burgle.kernel.rules import ScoreLine
from burgle.kernel.scoring import score_lines as score_lines
from burgle.kernel.scoring import total, winners
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


def open_lines(st: State, p: Player) -> list[ScoreLine]:
    """Count what everybody sees that a player has; all of it once the game is over."""
    lines: list[ScoreLine] = []
    for chapter in st.rules.scorers if scored(st) else st.rules.public_scorers:
        chapter.score(st, p, lines)
    return lines


def results(st: State) -> list[Result]:
    """Score every seat: as it stands, or as it was when a campaign's game was counted, whatever came after."""
    then = counted(st)
    lines = [score_lines(then, p) for p in then.players]
    totals = [total(then, p, lines[p.seat]) for p in then.players]
    # A report may have another winner than the scores alone: one drawn by lot, or nobody. Imagined games have none.
    reported = bool(st.rules.closing) and bool(st.zones[st.rules.zone_names.index("report")])
    won = reported_winners(st) if reported else winners(then, totals) if scored(st) else []
    return [
        Result(
            p.seat,
            STATUS[p.status],
            totals[p.seat],
            [(line.code, line.name, line.points) for line in lines[p.seat]],
            p.seat in won,
        )
        for p in then.players
    ]


def reported_winners(st: State) -> list[int]:
    """Who has won, as the report of a campaign's game has it; nobody before the scores are counted."""
    report = st.zones[st.rules.zone_names.index("report")] if st.rules.closing else []
    return [seat for seat in range(len(report) // 3) if report[seat * 3 + 1]]


def scored(st: State) -> bool:
    """Whether the scores are counted: at the end, or before the closing steps of a campaign's game."""
    return st.over or (bool(st.rules.closing) and bool(st.zones[st.rules.zone_names.index("report")]))


def counted(st: State) -> State:
    """Give the state as it was when the scores were counted, as far as they depend on it.

    Nobody is on the clock any more, so nothing but stickers, dents, contracts, coins and points of the story can have
    changed them since.
    """
    if not st.rules.closing or not st.zones[st.rules.zone_names.index("report")]:
        return st
    then = st.copy()
    zones = st.rules.zone_names
    kept = st.zones[zones.index("counted")]
    for name, length in zip(GROWING, kept, strict=False):
        if name in zones:
            then.zones[zones.index(name)] = then.zones[zones.index(name)][:length]
    points = st.rules.player_nums.index("story_points")
    for p in then.players:
        p.gold, p.nums[points] = kept[len(GROWING) + 2 * p.seat : len(GROWING) + 2 * p.seat + 2]
    if then.rules.family is not None:
        then.rules = then.rules.family.member(then)
    return then
