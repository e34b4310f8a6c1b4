"""Bots that are known by name and loaded when the first one plays: who only offers them need not wait."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from burgle.bots.base import Bot
    from burgle.bots.levels import BotCharacter, Level


class Known:
    """A bot that is known by its name, and loaded when the first one plays: who only offers them need not wait."""

    def __init__(self, module: str, name: str) -> None:
        self.module, self.name = module, name

    def load(self) -> Callable[[int], Bot]:
        """Load it, so that the first one need not wait either."""
        found: Callable[[int], Bot] = getattr(import_module(self.module), self.name)
        return found

    def __call__(self, seed: int) -> Bot:
        """Make one with its own seed."""
        return self.load()(seed)


class LevelBots(Known):
    """A bot of a level and with a character: a planner for those who weigh plans, somebody greedy for the others."""

    def __init__(self, level: Level, character: BotCharacter) -> None:
        super().__init__(
            *(("burgle.bots.planner", "PlannerBot") if level.plans else ("burgle.bots.shaken", "ShakenBot"))
        )
        self.level, self.character = level, character

    def load(self) -> Callable[[int], Bot]:
        """Load what it takes."""
        made: Callable[[int, Level, BotCharacter], Bot] = getattr(import_module(self.module), self.name)
        return lambda seed: made(seed, self.level, self.character)
