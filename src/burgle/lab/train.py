"""`burgle train`: play, learn, examine, and write the value of a game down with a report of how true it is."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from burgle.bots import values
from burgle.content.library import build_rules
from burgle.games import GAMES
from burgle.kernel.sense import sense_of
from burgle.lab.fit import EPOCHS, HIDDEN, fit
from burgle.lab.selfplay import Lesson, lessons
from burgle.lab.truth import examine

Told = Callable[[str], None]
EVERY = 200  # games between two words about how far it has got


def train(
    game: str,
    *,
    games: int,
    players: Sequence[int] = (),
    bots: Sequence[str] = ("greedy",),
    seed: int = 0,
    hidden: int = HIDDEN,
    epochs: int = EPOCHS,
    options: Mapping[str, Sequence[str]] | None = None,
    seconds: float = 0.0,
    tell: Told = print,
) -> tuple[str, dict[str, Any]]:
    """Train a value; give the file's text and its report. `seconds` is when no further game is begun; 0: all are played."""
    spec = GAMES[game]
    counts = tuple(players) or tuple(range(spec.players[0], spec.players[1] + 1))
    started = time.perf_counter()
    played: list[Lesson] = []
    for lesson in lessons(game, counts, games, bots, seed, options or {}):
        played.append(lesson)
        if len(played) % EVERY == 0:
            tell(f"{len(played)} of {games} games in {time.perf_counter() - started:.0f} s")
        if seconds and time.perf_counter() - started > seconds:
            break
    rows = sum(len(lesson.rows) for lesson in played)
    tell(f"{len(played)} games, {rows} rows in {time.perf_counter() - started:.0f} s")
    fitted = fit(played, hidden=hidden, epochs=epochs, seed=seed, tell=tell)
    rules = build_rules(spec, counts[0], {}, ())
    report: dict[str, Any] = {
        "game": game,
        "version": spec.version,
        "content": rules.content_hash,
        "players": list(counts),
        "bots": list(bots),
        "seed": seed,
        "games": len(played),
        "rows": rows,
        "hidden": hidden,
        "epochs": epochs,
        "truth": examine(fitted.net, fitted.unseen),
        "truth_by_players": {
            str(n): examine(fitted.net, [one for one in fitted.unseen if one.players == n]) for n in counts
        },
    }
    return values.written(fitted.net, sense_of(rules).names, report), report


def write(text: str, path: Path) -> None:
    """Write a value file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
