"""One sample of an engine: random play and copies of a mid-game state, measured in CPU time, printed as JSON."""

import json
import statistics
import time
from collections.abc import Callable

PLAY_SECONDS = 1.5
COPY_SECONDS = 0.3


def report(play_game: Callable[[int], int], middle: Callable[[int], Callable[[], object]]) -> None:
    """Measure an engine and print the figures.

    play_game plays the game of a seed to its end and answers the number of decisions taken;
    middle plays half a game and answers a function that copies the state then reached.
    """
    play_game(0)
    decisions, games, started = 0, 0, time.process_time()
    while time.process_time() - started < PLAY_SECONDS:
        games += 1
        decisions += play_game(games)
    seconds = time.process_time() - started
    copies = [_copy_time(middle(seed)) for seed in range(1, 4)]
    figures = {
        "decisions_per_second": decisions / seconds,
        "decisions_per_game": decisions / games,
        "copy_us": statistics.median(copies) * 1e6,
    }
    print(json.dumps(figures))


def _copy_time(copy: Callable[[], object]) -> float:
    """CPU seconds of one copy, over as many as fit into the time."""
    copy()
    done, started = 0, time.process_time()
    while (passed := time.process_time() - started) < COPY_SECONDS / 3:
        for _ in range(20):
            copy()
        done += 20
    return passed / done
