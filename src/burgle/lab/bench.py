"""How fast the engine is here: random legal play, the README's loop, and what a search does in the middle of a game."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from typing import Any

from burgle.content.library import build_rules
from burgle.game import Game
from burgle.games import GAMES
from burgle.games.spec import OptionError
from burgle.kernel import COMPILED
from burgle.kernel.chance import seed_bytes
from burgle.kernel.determinise import determinise
from burgle.kernel.rollout import play_random
from burgle.kernel.start import new_state
from burgle.starting import new_game
from burgle.view.scores import results

PLAYERS = 4
LIMIT = 100_000  # decisions; no game comes near
PLAY_SHARE = 0.5  # of the time
DOOR_SHARE = 0.25
PART_SHARE = 0.25 / 4  # for each of the others
AT_ONCE = 25
WORST_GAMES = 300


def bench(game: str = "space", seconds: float = 2.0) -> dict[str, Any]:
    """Measure a game by CPU time, which other load on the machine disturbs least.

    `decisions_per_second` is the engine's own loop without events; `readme_per_second` the loop that the README shows,
    with log, events and undo. The others are microseconds in the middle of a game.

    >>> sorted(bench("space", 0.05))[:5]
    ['compiled', 'copy_us', 'decisions_per_game', 'decisions_per_second', 'determinise_us']
    """
    players, rules = table_of(game)
    length = play_random(new_state(rules, seed_bytes(0), -1, None), 0, LIMIT)  # also warms everything up
    games = decisions = 0
    started = time.process_time()
    while (passed := time.process_time() - started) < seconds * PLAY_SHARE:
        games += 1
        decisions += play_random(new_state(rules, seed_bytes(games), -1, None), games, LIMIT)
    middle = new_state(rules, seed_bytes(0), -1, None)
    play_random(middle, 0, length // 2)
    whole = half_played(game, players)
    part = seconds * PART_SHARE
    return {
        "game": game,
        "players": players,
        "compiled": COMPILED,
        "decisions_per_second": decisions / passed,
        "games_per_second": games / passed,
        "decisions_per_game": decisions / games,
        "readme_per_second": readme_loop(game, players, seconds * DOOR_SHARE),
        "copy_us": each(middle.copy, part),
        "game_copy_us": each(whole.copy, part),
        "score_us": each(lambda: results(middle), part),
        "determinise_us": each(lambda: determinise(middle, 0, seed_bytes(1)), part),
    }


def worst(game: str = "space", games: int = WORST_GAMES, frozen: bool = False) -> dict[str, Any]:
    """Measure every single answer of many games through the front door: CPU time of this thread, collector included.

    `frozen` tells the collector first to leave alone what is there, as a program may do that wants no pauses.

    >>> sorted(worst("space", 1))
    ['apply_max_ms', 'apply_p50_us', 'apply_p999_ms', 'compiled', 'decisions', 'game', 'games', 'over_2_ms', 'players']
    """
    players, _ = table_of(game)
    clock = time.thread_time_ns
    taken: list[int] = []
    new_game(game, players, 0)
    gc.collect()  # what others left behind is not this game's
    if frozen:
        gc.freeze()
    for seed in range(games):
        played = new_game(game, players, seed)
        x = seed * 2654435761 + 88675123 & 0xFFFFFFFF or 1
        while not played.over:
            x ^= x << 13 & 0xFFFFFFFF
            x ^= x >> 17
            x ^= x << 5 & 0xFFFFFFFF
            options = played.decision.options
            code = options[x % len(options)]
            started = clock()
            played.apply(code)
            taken.append(clock() - started)
    if frozen:
        gc.unfreeze()
    taken.sort()
    return {
        "game": game,
        "players": players,
        "compiled": COMPILED,
        "games": games,
        "decisions": len(taken),
        "apply_p50_us": taken[len(taken) // 2] / 1e3,
        "apply_p999_ms": taken[int(len(taken) * 0.999)] / 1e6,
        "apply_max_ms": taken[-1] / 1e6,
        "over_2_ms": sum(1 for one in taken if one > 2_000_000),
    }


def table_of(game: str) -> tuple[int, Any]:
    """Find the rulebook of a game for four, or as many as it takes."""
    if game not in GAMES:
        raise OptionError(f"there is no game {game!r}; there are {', '.join(GAMES)}")
    players = min(PLAYERS, GAMES[game].players[1])
    return players, build_rules(GAMES[game], players, {})


def readme_loop(name: str, players: int, seconds: float) -> float:
    """Play as the README shows it, game after game; gives decisions a second, setting up included."""
    decisions = seed = 0
    started = time.process_time()
    while (passed := time.process_time() - started) < seconds or not decisions:
        game = new_game(name, players=players, seed=seed)
        while not game.over:
            game.apply(game.decision.options[0])
        decisions += len(game.codes)
        seed += 1
    return decisions / passed


def half_played(name: str, players: int) -> Game:
    """A game in its middle."""
    game = new_game(name, players=players, seed=0)
    while not game.over:
        game.apply(game.decision.options[0])
    half = new_game(name, players=players, seed=0)
    for code in game.codes[: len(game.codes) // 2]:
        half.apply(code)
    return half


def each(work: Callable[[], object], seconds: float) -> float:
    """CPU microseconds of one call, over as many as fit into the time."""
    work()
    done = 0
    started = time.process_time()
    while (passed := time.process_time() - started) < seconds or not done:
        for _ in range(AT_ONCE):
            work()
        done += AT_ONCE
    return passed / done * 1e6
