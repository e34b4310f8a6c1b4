"""Play one game of each with the installed Burgle, to see that a wheel works: cibuildwheel runs this with each it makes."""

import random

import burgle
from burgle.games import GAMES

for game, spec in GAMES.items():
    table = burgle.new_game(game, players=spec.players[0], seed=7)
    rng = random.Random(7)
    while not table.over:
        table.apply(rng.choice(table.decision.options))
    print(game, table.scores())
