"""The games: each a spec of numbers, chapters and content. Others bring their own from outside this package."""

import os

from burgle.games.catacombs.game import GAME as CATACOMBS
from burgle.games.darkest.game import GAME as DARKEST
from burgle.games.legacy.game import GAME as LEGACY
from burgle.games.outside import OUTSIDE, games_named
from burgle.games.space.game import GAME as SPACE
from burgle.games.spec import GameSpec, OptionError
from burgle.kernel.homes import HOMES, TELLING

GAMES: dict[str, GameSpec] = {game.id: game for game in (SPACE, CATACOMBS, LEGACY, DARKEST)}
TELLING.update(id for id, game in GAMES.items() if game.campaign is not None)


def add_game(spec: GameSpec) -> None:
    """Let a game from outside be played everywhere: `burgle.add_game(GAME)`, before anything asks for it by name."""
    if GAMES.get(spec.id, spec) is not spec:
        raise OptionError(f"there is another game {spec.id!r} already")
    GAMES[spec.id] = spec
    HOMES[spec.id] = spec.package
    if spec.campaign is not None:
        TELLING.add(spec.id)


for game in games_named(os.environ.get(OUTSIDE, "")):
    add_game(game)
