"""The greedy bot: a real opponent for a beginner. It plans one turn at a time and puts a price on everything.

How it thinks is in `bots/mind`, and what a game is about in the folder with the game's name; both are compiled.
"""

from __future__ import annotations

from burgle.bots.base import Bot, World
from burgle.bots.mind.taste import Taste
from burgle.bots.mind.turn import TurnPlayer


class GreedyBot(Bot):
    """Takes what is worth most now, with an eye on the way home."""

    name = "greedy"

    def __init__(self, seed: int = 0, taste: Taste | None = None) -> None:
        super().__init__(seed)
        self.player = TurnPlayer(taste)

    def choose(self, world: World, options: list[int]) -> int:
        return self.player.choose(world.veil, world.known, world.seed, options)
