"""Burgle: the digital home of a family of deck-building heists. Unofficial fan software.

>>> import burgle
>>> game = burgle.new_game("space", players=4, seed=7)
>>> while not game.over:
...     game.apply(game.decision.options[0])
>>> len(game.scores())
4
"""

from burgle.game import Game, LoadError, load, new_game
from burgle.games.spec import OptionError
from burgle.kernel.engine import IllegalOption, StaleDecision

__version__ = "0.1.0"
__all__ = ["Game", "IllegalOption", "LoadError", "OptionError", "StaleDecision", "load", "new_game"]
