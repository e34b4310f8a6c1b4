"""Greedy with prices that are wrong, or that another character would pay: the lower levels, and greedy's own characters.

Prices are shaken once for each game and once for each turn, so that what it does hangs together: somebody who likes Boots
too much likes them all game long.
"""

from __future__ import annotations

import random
from dataclasses import fields, replace
from functools import lru_cache

from burgle.bots.base import Bot, World
from burgle.bots.levels import LEVELS, PLAIN, BotCharacter, Level
from burgle.bots.mind.goals import taste_for
from burgle.bots.mind.taste import Taste
from burgle.bots.mind.turn import TurnPlayer
from burgle.kernel.rules import Rules

SHAKEN = tuple(one.name for one in fields(Taste) if one.type in ("float", float))


class ShakenBot(Bot):
    """Greedy to a taste of its own."""

    name = "shaken"

    def __init__(self, seed: int = 0, level: Level | None = None, character: BotCharacter = PLAIN) -> None:
        super().__init__(seed)
        self.level = level if level is not None else LEVELS["apprentice"]
        self.character = character
        self.turn = -1
        self.player = TurnPlayer(None)

    def choose(self, world: World, options: list[int]) -> int:
        st = world.known
        if st.turn != self.turn:
            self.turn = st.turn
            taste = taken(st.rules, self.level, self.character)
            sigma = self.level.shaken
            if sigma:
                taste = shaken(taste, random.Random(f"{self.habit}/{world.seat}"), sigma * 0.7)
                taste = shaken(taste, random.Random(f"{self.habit}/{world.seat}/{st.turn}"), sigma * 0.7)
            self.player.taste = taste
        return self.player.choose(world.veil, st, world.seed, options)


@lru_cache(maxsize=256)
def taken(rules: Rules, level: Level, character: BotCharacter) -> Taste:
    """The game's taste with what the level gets wrong and the character sees otherwise."""
    own = taste_for(rules)
    wrong = {name: float(level.weights[name]) for name in level.weights}
    seen = {name: wrong.get(name, getattr(own, name)) * factor for name, factor in character.prices.items()}
    return replace(own, **{**wrong, **seen})


def shaken(taste: Taste, dice: random.Random, sigma: float) -> Taste:
    """A taste whose prices are all wrong by a factor, each by its own."""
    return replace(taste, **{name: getattr(taste, name) * dice.lognormvariate(0.0, sigma) for name in SHAKEN})
