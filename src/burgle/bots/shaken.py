"""Greedy with prices that are wrong, or that another character would pay: the lower levels, and greedy's own characters.

Prices are shaken once for each game and once for each turn, so that what it does hangs together: somebody who likes Boots
too much likes them all game long. Some of what could be done in a turn it does not notice, all turn long: a card in the
row, a ware, an enemy, a thing of its own. Where it can go, and what lies at its feet, it sees.
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
from burgle.bots.propose import traits_of
from burgle.kernel.rules import Rules
from burgle.kernel.state import State
from burgle.kernel.traits import ENDS_TURN, FIGHTS, MOVES, PLAYS, PRIZE

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
        seen = self.noticed(st, world.seat, options) if self.level.overlooks else options
        return self.player.choose(world.veil, st, world.seed, seen)

    def noticed(self, st: State, seat: int, options: list[int]) -> list[int]:
        """The options that it thinks of; all of them where the turn cannot be ended yet, or something else is asked."""
        seen: list[int] = []
        may_end = False
        for code in options:
            traits = traits_of(st, code)
            may_end = may_end or bool(traits & ENDS_TURN)
            plain = traits & (PLAYS | MOVES | ENDS_TURN) or (traits & PRIZE and not traits & FIGHTS)
            if plain or random.Random(f"{self.habit}/{seat}/{st.turn}/{code}").random() >= self.level.overlooks:
                seen.append(code)
        return seen if may_end else options


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
