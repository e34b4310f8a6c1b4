"""One sample of an environment of ours: random legal moves, sight and mask made each step, in CPU time, printed as JSON."""

import json
import random
import sys
import time

from burgle import kernel
from burgle.lab.aec import env
from burgle.lab.gym import BurgleEnv
from burgle.lab.many import Many

SECONDS = 2.0


def aec(game: str, players: int) -> float:
    """PettingZoo's form, all seats."""
    table, dice = env(game, players), random.Random(1)
    table.reset(seed=1)
    steps, started = 0, time.process_time()
    while time.process_time() - started < SECONDS:
        _, _, over, cut, _ = table.last()
        if over or cut:
            table.reset()
            continue
        table.step(dice.choice(table.legal))
        steps += 1
    return steps / (time.process_time() - started)


def gym(game: str, players: int) -> float:
    """Gymnasium's form, one seat against random ones; only its own steps count."""
    table, dice = BurgleEnv(game, players, max_turns=0), random.Random(1)
    table.reset(seed=1)
    steps, started = 0, time.process_time()
    while time.process_time() - started < SECONDS:
        _, _, over, cut, _ = table.step(dice.choice(table.table.legal))
        steps += 1
        if over or cut:
            table.reset()
    return steps / (time.process_time() - started)


def many(game: str, players: int, games: int) -> float:
    """Many games in one call; the choice is made in Python, among the legal moves of each."""
    batch, roll = Many(game, players, games, seed=1), random.Random(1).random
    steps, started = 0, time.process_time()
    while time.process_time() - started < SECONDS:
        for _ in range(20):
            batch.step([legal[int(roll() * len(legal))] for legal in batch.legal])
        steps += 20 * games
    return steps / (time.process_time() - started)


if __name__ == "__main__":
    what, game, players, games = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
    rate = many(game, players, games) if what == "many" else aec(game, players) if what == "aec" else gym(game, players)
    print(json.dumps({"steps_per_second": rate, "compiled": kernel.COMPILED}))
