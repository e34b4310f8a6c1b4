"""What the engine plays while gcc watches, so that a wheel is compiled for how it is used: `tools/compile.py --best`.

Random games, the README's loop, copies, scores and imagined worlds of every game, and some among greedy bots.
"""

import burgle
from burgle.bots import BOTS
from burgle.games import GAMES
from burgle.kernel.engine import answer, decider
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


if __name__ == "__main__":
    main()
