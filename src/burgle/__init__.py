"""Burgle: the digital home of a family of deck-building heists. Unofficial fan software.

>>> import burgle
>>> game = burgle.new_game("space", players=4, seed=7)
>>> while not game.over:
...     game.apply(game.decision.options[0])
>>> len(game.scores())
4
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from burgle.game import Game
    from burgle.games import add_game
    from burgle.games.spec import OptionError
    from burgle.kernel.engine import IllegalOption, StaleDecision
    from burgle.position.wrong import BadPosition
    from burgle.saves import LoadError, from_position, load
    from burgle.starting import new_game

__version__ = "0.1.0"
__all__ = [
    "BadPosition", "Game", "IllegalOption", "LoadError", "OptionError", "StaleDecision", "add_game", "from_position", "load",
    "new_game",
]  # fmt: skip

# Where each name comes from. They are imported when they are first asked for: whoever only wants `burgle --help`, or
# one small part, does not wait for every game.
_HOMES = {
    "BadPosition": "burgle.position.wrong",
    "Game": "burgle.game",
    "IllegalOption": "burgle.kernel.engine",
    "LoadError": "burgle.saves",
    "OptionError": "burgle.games.spec",
    "StaleDecision": "burgle.kernel.engine",
    "add_game": "burgle.games",
    "from_position": "burgle.saves",
    "load": "burgle.saves",
    "new_game": "burgle.starting",
}


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = getattr(import_module(_HOMES[name]), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
