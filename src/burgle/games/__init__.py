"""The games: each a spec of numbers, chapters and content."""

from burgle.games.catacombs.game import GAME as CATACOMBS
from burgle.games.legacy.game import GAME as LEGACY
from burgle.games.space.game import GAME as SPACE
from burgle.games.spec import GameSpec

GAMES: dict[str, GameSpec] = {game.id: game for game in (SPACE, CATACOMBS, LEGACY)}
