"""Turns the counts of a simulation into figures: means, quantiles, shares."""

from __future__ import annotations

from collections import Counter
from typing import Any

from burgle.lab.tally import Tally

QUANTILES = (5, 25, 50, 75, 95)
OUT = ("escaped", "rescued")
USED = {  # what a game has besides cards, and what it is counted as; what it has not got is left out
    "artifacts": "artifact",
    "artifact_values": "artifact values",
    "items": "buy",
    "factions": "factions",
    "ports": "hack",
    "ports_by_module": "hack by module",
    "secrets": "found",
    "prisoners": "freed",
    "tokens_used": "use",
    "tokens": "token",
    "shrines": "shrine",
    "news": "event",
    "lift": "ride",
    "pads": "pad",
    "tiles": "laid",
    "tiles_turned": "turned",
    "locks": "pick",
    "wayshrines": "mark",
    "devices": "device",
    "given": "get",
    "reactions": "react",
    "happened": "happened",
    "actions": "action",
    "places": "place",
    "rooms": "room",
    "layouts": "layout",
    "sides": "side",
}


def summarise(tally: Tally, players: int, seconds: float) -> dict[str, Any]:
    """The figures of all games, as plain data."""
    counts = tally.counts
    turns = counts.get("turns", Counter())["all"]
    happened = counts.get("happened", Counter())
    ended = {status: counts.get("ended", Counter())[status] for status in (*OUT, "lost")}
    seats = max(tally.games * players, 1)
    return {
        "games": tally.games,
        "decisions": tally.decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(tally.decisions / seconds) if seconds else 0,
        "games_per_second": round(tally.games / seconds, 2) if seconds else 0.0,
        "errors": tally.errors,
        "turns": spread(tally.turns),
        "ended": ended,
        "ended_share": {status: share(n, seats) for status, n in ended.items()},
        "out_share": share(sum(ended[status] for status in OUT), seats),
        "scores": spread(tally.scores),
        "winning_scores": spread(tally.winning),
        "all_scores": spread(tally.all_scores),
        "bag_empty_share": share(counts.get("games with", Counter())["bag-empty"], tally.games),
        "item_share": shares(counts.get("games with item"), tally.games, sorted(counts.get("games with item", ()))),
        "room_share": {
            room: share(n, counts["games with room"][room])
            for room, n in sorted(counts.get("games to room", Counter()).items())
        },
        "wins_by_turn_order": shares(counts.get("wins by turn order"), tally.games, [str(i) for i in range(players)]),
        "wins_by_seat": shares(counts.get("wins by seat"), tally.games, [str(i) for i in range(players)]),
        "wins_by_bot": by_bot(tally),
        "attacks": happened["attack"],
        "attack_share": share(happened["attack"], turns),
        "used": {name: named(counts[what]) for name, what in USED.items() if what in counts},
        "cards": cards(tally),
    }


def spread(values: Counter[int]) -> dict[str, float]:
    """Mean and quantiles of counted numbers."""
    n = values.total()
    if n == 0:
        return {"n": 0}
    ordered = sorted(values.items())
    found: dict[str, float] = {"n": n, "mean": round(sum(v * k for v, k in ordered) / n, 2)}
    found |= {"min": ordered[0][0], "max": ordered[-1][0]}
    for q in QUANTILES:
        wanted, passed = q / 100 * n, 0
        for value, times in ordered:
            passed += times
            if passed >= wanted:
                found[f"p{q}"] = value
                break
    return found


def share(n: int, of: int) -> float:
    """A part of a whole."""
    return round(n / of, 4) if of else 0.0


def shares(counter: Counter[str] | None, of: int, names: list[str]) -> dict[str, float]:
    """Parts of a whole by name, the empty ones too."""
    return {name: share((counter or Counter())[name], of) for name in names}


def by_bot(tally: Tally) -> dict[str, dict[str, float]]:
    """How often each bot won, of the seats that it had."""
    seats = tally.counts.get("played as", Counter())
    wins = tally.counts.get("wins by bot", Counter())
    return {bot: {"seats": n, "wins": wins[bot], "share": share(wins[bot], n)} for bot, n in sorted(seats.items())}


def named(counter: Counter[str] | None) -> dict[str, int]:
    """Counts by name, in the order of the names."""
    return dict(sorted((counter or Counter()).items()))


def cards(tally: Tally) -> dict[str, dict[str, float]]:
    """For each card: turns in which it could be had, how often it was, and the share of the two."""
    found: dict[str, dict[str, float]] = {}
    offered = tally.counts.get("offered", Counter())
    taken = {
        what: tally.counts.get(what, Counter()) for what in ("acquire", "defeat", "device", "reveal", "play", "trash")
    }
    for key in sorted({*offered, *taken["acquire"], *taken["defeat"], *taken["device"]}):
        had = taken["acquire"][key] + taken["defeat"][key] + taken["device"][key]
        found[key] = {
            "revealed": taken["reveal"][key],
            "offered": offered[key],
            "acquired": taken["acquire"][key],
            "defeated": taken["defeat"][key],
            "used": taken["device"][key],
            "share": share(had, offered[key]),
            "played": taken["play"][key],
            "trashed": taken["trash"][key],
        }
    return found
