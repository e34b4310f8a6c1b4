"""What the engine plays while gcc watches, so that a wheel is compiled for how it is used: `tools/compile.py --best`.

Random games, the README's loop, copies, scores and imagined worlds of every game, some among greedy bots, and a batch of
games that are looked at as learners do.
"""

import random

import burgle
from burgle.bots import BOTS
from burgle.games import GAMES
from burgle.kernel.batch import Batch
from burgle.kernel.engine import answer, decider
from burgle.lab.arena import Arena
from burgle.lab.bench import bench, worst


def main() -> None:
    """Play a few seconds."""
    for game in GAMES:
        worst(game, 12)
        bench(game, 1.0)
        for players in (2, 4):
            st = burgle.new_game(game, players=players, seed=5).state
            bots = [BOTS["greedy"](seat) for seat in range(players)]
            while not st.over:
                answer(st, bots[decider(st)].decide(st))
        look(game)


def look(game: str) -> None:
    """Play games side by side, and see them; without NumPy, which need not be there when a wheel is built."""
    arena, dice = Arena(game, 4), random.Random(1)
    width = len(arena.addresses)
    batch = Batch(arena.plan, width, 16, bytearray(16 * arena.plan.size), bytearray(16 * width), 0)
    for number in range(16):
        st = arena.begin(number)
        batch.put(number, st, arena.moves_in(st))
    for step in range(600):
        for ended in batch.step([dice.choice(legal) for legal in batch.legal]):
            st = arena.begin(16 + step)
            batch.put(ended, st, arena.moves_in(st))


if __name__ == "__main__":
    main()
