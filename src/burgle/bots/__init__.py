"""The bots: `BOTS` names them, and docs/bots.md shows how to write one."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from burgle.bots.base import Bot, World


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


BOTS: dict[str, Callable[[int], Bot]] = {
    "greedy": Known("burgle.bots.greedy", "GreedyBot"),
    "random": Known("burgle.bots.anyhow", "RandomBot"),
    "quiet": Known("burgle.bots.quiet", "QuietBot"),
}
"""Every bot by its name; a factory takes the bot's own seed."""

ADVISER = "greedy"
"""The one who is asked for a hint, at the table and in the terminal."""

__all__ = ["ADVISER", "BOTS", "Bot", "World"]


def __getattr__(name: str) -> object:
    if name in ("Bot", "World"):
        return getattr(import_module("burgle.bots.base"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
