"""A report that people look at: what many games came to, as plots in one page that needs nothing else and prints well."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any

import burgle
from burgle.games import GAMES
from burgle.lab.balance import Goal, goals, unused
from burgle.lab.drawing import Bar, Spread, bars, ranges, spreads
from burgle.lab.ladder import wilson
from burgle.lab.simulate import Summary
from burgle.lab.wanted import books, wanted_cards

FEW = 4  # parts without use that are told at once; more of them are a list for who asks
STYLE = Path(__file__).with_name("report.css").read_text("utf-8")


@dataclass(frozen=True)
class Measured:
    """One number of players: what was measured and what was hoped for."""

    result: Summary
    goals: list[Goal]  # none, if games were only watched
    unused: list[str] | None  # nobody asked


def chapter_of(result: Summary, board: str = "") -> Measured:
    """Judge a simulation."""
    return Measured(result, goals(result), unused(result, result["game"], board))


def report(chapters: Sequence[Measured]) -> str:
    """The whole page."""
    first = chapters[0].result
    spec = GAMES[first["game"]]
    missed = sum(not goal.met for one in chapters for goal in one.goals)
    count = sum(len(one.goals) for one in chapters)
    verdict = f"{count - missed} of {count} goals are met" + ("." if not missed else f"; {missed} are not.")
    games = sum(one.result["games"] for one in chapters)
    bots = ", ".join(first["bots"])
    parts = [
        f"<h1>{escape(spec.title)} in many games</h1>",
        f'<p class="verdict">{verdict}</p>' if count else "",
        f"<p>{games:,} games by {escape(bots)}, seed {first['seed']}, Burgle {burgle.__version__}. "
        "Whiskers are 95 % intervals; a dashed line is an even share.</p>",
        *(part for one in chapters for part in of_players(one)),
        *of_cards(chapters),
        *of_places(chapters),
        *numbers(chapters),
    ]
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{escape(spec.title)} in many games</title><style>{STYLE}</style></head><body>{''.join(parts)}</body></html>\n"
    )


def section(title: str, words: str, plot: str) -> str:
    """A plot with what it shows."""
    return f"<section><h3>{escape(title)}</h3>{f'<p>{escape(words)}</p>' if words else ''}{plot}</section>"


def of_players(one: Measured) -> list[str]:
    """Goals, seats, bots, scores and endings with one number of players."""
    result = one.result
    games, players = result["games"], result["players"]
    wanted = [(goal.name, goal.low, goal.high, goal.measured, goal.percent) for goal in one.goals]
    order = [won_bar(f"player {int(at) + 1}", share, games) for at, share in result["wins_by_turn_order"].items()]
    bots = [won_bar(name, won["share"], int(won["seats"])) for name, won in result["wins_by_bot"].items()]
    seats = games * players
    ended = [won_bar(name, share, seats) for name, share in result["ended_share"].items()]
    dists = [
        Spread(name, found["p5"], found["p25"], found["p50"], found["p75"], found["p95"])
        for name, found in (
            ("winners", result["winning_scores"]), ("who got out", result["scores"]), ("everybody", result["all_scores"]),
        )
        if found["n"]
    ]  # fmt: skip
    turns = result["turns"]
    length = (
        [Spread("turns", turns["p5"], turns["p25"], turns["p50"], turns["p75"], turns["p95"])] if turns["n"] else []
    )
    idle = f"<p>{escape(of_unused(one.unused))}</p>" if one.unused is not None else ""
    if one.unused and len(one.unused) > FEW:
        idle = (
            f"<details><summary>{len(one.unused)} parts saw no use</summary>"
            f"<p>{escape(of_unused(one.unused))}</p></details>"
        )
    return [
        f"<h2>{players} players, {games:,} games</h2>",
        idle,
        '<div class="grid">',
        section("Goals", "A dot in its band is a goal that is met.", ranges(wanted)) if wanted else "",
        section("Who wins, in the order of turns", "", bars(order, line=1 / players)),
        section("Who wins, by bot", "Of the seats each had.", bars(bots, line=1 / players)),
        section("How it ends", "Of all seats.", bars(ended)),
        section("Points", "Median, quartiles, and from 5 to 95 %.", spreads(dists)),
        section("Turns of a player", "Median, quartiles, and from 5 to 95 %.", spreads(length)),
        "</div>",
    ]


def of_unused(parts: Sequence[str]) -> str:
    """What nobody had any use for, in a sentence."""
    return f"Not used: {', '.join(parts)}." if parts else "Every part of the game saw use."


def won_bar(name: str, share: float, n: int) -> Bar:
    """A share of so many with its interval."""
    low, high = wilson(share * n, n)
    return Bar(name, share, low, high, f"{share:.1%}")


def of_cards(chapters: Sequence[Measured]) -> list[str]:
    """How wanted each card is: of the turns in which it could be had, those in which it was."""
    rows = [
        (card.beaten, Bar(card.name, card.share, *wilson(card.taken, card.offered), f"{card.taken:,} of {card.offered:,}"))
        for card in wanted_cards([one.result for one in chapters])
    ]  # fmt: skip
    parts = ["<h2>Cards</h2><p>Of the turns in which a player could have had a card, those in which they took it.</p>"]
    parts.append('<div class="grid">')
    for title, keep in (("Bought", False), ("Beaten", True)):
        chosen = [bar for beaten, bar in rows if beaten == keep]
        half = (len(chosen) + 1) // 2
        pieces = [chosen] if len(chosen) <= 30 else [chosen[:half], chosen[half:]]
        for number, piece in enumerate(piece for piece in pieces if piece):
            parts.append(section(f"{title}{', less often' if number else ''}", "", bars(piece, most=1.0)))
    return [*parts, "</div>"]


def of_places(chapters: Sequence[Measured]) -> list[str]:
    """Where players go, and what they take with them."""
    rules = books([one.result for one in chapters])
    rooms: dict[str, list[float]] = {}
    for one in chapters:
        for key, share in one.result["room_share"].items():
            rooms.setdefault(key, []).append(share)
    called = {space.key: space.name or space.key for book in rules for space in book.spaces}
    found = sorted(((sum(shares) / len(shares), called.get(key, key)) for key, shares in rooms.items()), reverse=True)
    parts = ["<h2>Places and pieces</h2>", '<div class="grid">']
    size = -(-len(found) // -(-len(found) // 40)) if found else 1  # columns of one length
    for at in range(0, len(found), size):
        title = "Games in which a place is entered" if not at else "... less often"
        parts.append(section(title, "", bars([Bar(name, share) for share, name in found[at : at + size]], most=1.0)))
    games = sum(one.result["games"] for one in chapters)
    tokens = {token.key: token.name for book in rules for token in book.tokens}
    for name, title in (("artifacts", "Artifacts taken"), ("items", "Bought at markets"), ("secrets", "Secrets found")):
        counts: dict[str, int] = {}
        for one in chapters:
            for key, n in one.result["used"].get(name, {}).items():
                counts[tokens.get(key, key)] = counts.get(tokens.get(key, key), 0) + n
        if counts:
            ordered = sorted(counts.items(), key=lambda pair: -pair[1])
            rows = [Bar(key, n / games, note=f"{n:,}") for key, n in ordered]
            parts.append(section(title, "For each game.", bars(rows, percent=False)))
    return [*parts, "</div>"]


def numbers(chapters: Sequence[Measured]) -> list[str]:
    """The goals once more as a table, for readers of screens and for copying."""
    if not any(one.goals for one in chapters):
        return []
    rows = "".join(
        f"<tr><td>{escape(goal.name)}</td><td>{one.result['players']}</td><td>{show(goal, goal.measured)}</td>"
        f"<td>{show(goal, goal.low)} to {show(goal, goal.high)}</td><td>{'met' if goal.met else 'missed'}</td></tr>"
        for one in chapters
        for goal in one.goals
    )
    head = "<tr><th>goal</th><th>players</th><th>measured</th><th>wanted</th><th></th></tr>"
    return [f"<details><summary>The goals as a table</summary><table>{head}{rows}</table></details>"]


def show(goal: Goal, value: float) -> str:
    """A figure of a goal."""
    return f"{value:.1%}" if goal.percent else f"{value:.1f}"


def plain(chapters: Sequence[Measured]) -> list[Mapping[str, Any]]:
    """The same as plain data."""
    return [
        {**one.result, "goals": [{"name": goal.name, "low": goal.low, "high": goal.high, "measured": goal.measured,
                                  "met": goal.met} for goal in one.goals], "unused": one.unused}
        for one in chapters
    ]  # fmt: skip
