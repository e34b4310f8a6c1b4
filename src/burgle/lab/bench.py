"""How fast the engine is on this machine: random legal play, and copies of a game in the middle."""

from __future__ import annotations

import time
from typing import Any

from burgle.content.library import build_rules
from burgle.games import GAMES
from burgle.games.spec import OptionError
from burgle.kernel import COMPILED
from burgle.kernel.chance import seed_bytes
from burgle.kernel.rollout import play_random
from burgle.kernel.start import new_state

PLAYERS = 4
LIMIT = 100_000  # decisions; no game comes near
COPY_SHARE = 0.15  # of the time
COPIES_AT_ONCE = 50


def bench(game: str = "space", seconds: float = 2.0) -> dict[str, Any]:
    """Measure a game by CPU time, which other load on the machine disturbs least; no events are kept.

    >>> sorted(bench("space", 0.05))
    ['compiled', 'copy_us', 'decisions_per_game', 'decisions_per_second', 'game', 'games_per_second', 'players']
    """
    if game not in GAMES:
        raise OptionError(f"there is no game {game!r}; there are {', '.join(GAMES)}")
    spec = GAMES[game]
    players = min(PLAYERS, spec.players[1])
    rules = build_rules(spec, players, {})
    length = play_random(new_state(rules, seed_bytes(0), -1, None), 0, LIMIT)  # also warms everything up
    games = decisions = 0
    started = time.process_time()
    while (passed := time.process_time() - started) < seconds * (1 - COPY_SHARE):
        games += 1
        decisions += play_random(new_state(rules, seed_bytes(games), -1, None), games, LIMIT)
    middle = new_state(rules, seed_bytes(0), -1, None)
    play_random(middle, 0, length // 2)
    copies = 0
    started = time.process_time()
    while (copying := time.process_time() - started) < seconds * COPY_SHARE:
        for _ in range(COPIES_AT_ONCE):
            middle.copy()
        copies += COPIES_AT_ONCE
    return {
        "game": game,
        "players": players,
        "compiled": COMPILED,
        "decisions_per_second": decisions / passed,
        "games_per_second": games / passed,
        "decisions_per_game": decisions / games,
        "copy_us": copying / copies * 1e6,
    }
