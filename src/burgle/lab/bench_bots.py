"""How fast bots decide on this machine: games among bots of one kind, of which only the thinking is timed."""

from __future__ import annotations

import time
from typing import Any

from burgle.bots.loading import find_bot
from burgle.content.library import build_rules
from burgle.games import GAMES
from burgle.kernel import COMPILED
from burgle.kernel.chance import seed_bytes
from burgle.kernel.engine import answer, decider
from burgle.kernel.start import new_state

PLAYERS = 4
LIMIT = 50_000  # decisions of one game


def bench_bots(game: str, bot: str, seconds: float = 2.0) -> dict[str, Any]:
    """Measure a bot by CPU time, which other load on the machine disturbs least.

    >>> bench_bots("space", "quiet", 0.01)["bot"]
    'quiet'
    """
    spec, made = GAMES[game], find_bot(bot)
    players = min(PLAYERS, spec.players[1])
    rules = build_rules(spec, players, {})
    decisions, spent, games = 0, 0.0, 0
    while spent < seconds:
        st = new_state(rules, seed_bytes(games), -1, None)
        bots = [made(games * players + seat) for seat in range(players)]
        before = decisions
        while not st.over and spent < seconds and decisions - before < LIMIT:
            started = time.process_time()
            code = bots[decider(st)].decide(st)
            spent += time.process_time() - started
            decisions += 1
            answer(st, code)
        games += 1
    return {
        "game": game,
        "bot": bot,
        "players": players,
        "compiled": COMPILED,
        "decisions_per_second": decisions / spent,
        "decisions": decisions,
    }
