"""The figures of a series of games: who won how often and how sure that is, scores, lengths, and what went wrong."""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Sequence
from math import sqrt

import msgspec

from burgle.arena.matches import MatchGame, SeatEnd

Z = 1.96  # of 95 %
QUANTILES = (5, 25, 50, 75, 95)
CAUSES = ("attack", "wounds", "left")


class BotFigures(msgspec.Struct, kw_only=True):
    """What one bot has done in all the seats that it had; shares are from 0 to 1."""

    bot: str
    seats: int
    wins: int
    share: float
    low: float  # where the true share lies, with 95 % confidence
    high: float
    caught: float  # share of its seats
    scores: list[float]  # by QUANTILES; who was lost counts as nothing
    mean: float
    turns: float  # of its own, on average
    causes: dict[str, int]  # of being lost


class MatchFigures(msgspec.Struct, kw_only=True):
    """All of it."""

    games: int
    bots: list[BotFigures]
    lengths: dict[int, int]  # turns of all seats together -> games
    even: float  # what each would win if all were alike and somebody always won
    nobody: int  # games that nobody won
    by_order: list[float]  # share of the wins by place in the order of turns


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval of a share after Wilson."""
    if not games:
        return 0.0, 1.0
    p, z = wins / games, Z * Z
    middle = (p + z / (2 * games)) / (1 + z / games)
    half = Z / (1 + z / games) * sqrt(p * (1 - p) / games + z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def figures(games: Sequence[MatchGame]) -> MatchFigures:
    """Count what came of some games."""
    by_bot: dict[str, list[SeatEnd]] = {}
    for game in games:
        for end in game.seats:
            by_bot.setdefault(end.bot, []).append(end)
    players = len(games[0].seats) if games else 1
    lengths = Counter(sum(end.turns for end in game.seats) for game in games)
    places = Counter((at - game.first) % players for game in games for at, end in enumerate(game.seats) if end.won)
    return MatchFigures(
        games=len(games),
        bots=[bot_figures(bot, ends) for bot, ends in sorted(by_bot.items())],
        lengths=dict(sorted(lengths.items())),
        even=1 / players,
        nobody=sum(not any(end.won for end in game.seats) for game in games),
        by_order=[round(places[at] / max(len(games), 1), 4) for at in range(players)],
    )


def bot_figures(bot: str, ends: Sequence[SeatEnd]) -> BotFigures:
    """Count what one bot has done."""
    n, wins = len(ends), sum(end.won for end in ends)
    low, high = wilson(wins, n)
    scores = sorted(end.score or 0 for end in ends)
    lost = Counter(end.cause for end in ends if end.status == "lost")
    return BotFigures(
        bot=bot,
        seats=n,
        wins=wins,
        share=round(wins / n, 4),
        low=round(low, 4),
        high=round(high, 4),
        caught=round(lost.total() / n, 4),
        scores=[float(scores[min(n - 1, q * n // 100)]) for q in QUANTILES],
        mean=round(sum(scores) / n, 2),
        turns=round(sum(end.turns for end in ends) / n, 2),
        causes={cause: lost[cause] for cause in CAUSES},
    )


def as_csv(games: Sequence[MatchGame]) -> str:
    """One line for each seat of each game."""
    out = io.StringIO()
    rows = csv.writer(out, lineterminator="\n")
    rows.writerow(("game", "seat", "place", "bot", "status", "score", "won", "turns", "cause"))
    for game in games:
        for at, end in enumerate(game.seats):
            place = (at - game.first) % len(game.seats) + 1
            score = "" if end.score is None else end.score
            rows.writerow((game.number, at + 1, place, end.bot, end.status, score, int(end.won), end.turns, end.cause))
    return out.getvalue()
