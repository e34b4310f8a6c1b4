"""The games: each a spec of numbers, chapters and content. Others bring their own from outside this package."""

import os

from burgle.games.catacombs.game import GAME as CATACOMBS
from burgle.games.legacy.game import GAME as LEGACY
from burgle.games.outside import OUTSIDE, games_named
from burgle.games.space.game import GAME as SPACE
from burgle.games.spec import GameSpec, OptionError
from burgle.kernel.homes import HOMES

GAMES: dict[str, GameSpec] = {game.id: game for game in (SPACE, CATACOMBS, LEGACY)}


def add_game(spec: GameSpec) -> None:
    """Let a game from outside be played everywhere: `burgle.add_game(GAME)`, before anything asks for it by name."""
    if GAMES.get(spec.id, spec) is not spec:
        raise OptionError(f"there is another game {spec.id!r} already")
    GAMES[spec.id] = spec
    HOMES[spec.id] = spec.package


for game in games_named(os.environ.get(OUTSIDE, "")):
    add_game(game)
