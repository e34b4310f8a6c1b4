"""The bots: `BOTS` names them, and docs/bots.md shows how to write one."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING

from burgle.bots.known import Known, LevelBots
from burgle.bots.levels import all_ids, level_and_character

if TYPE_CHECKING:
    from burgle.bots.base import Bot, World


BOTS: dict[str, Callable[[int], Bot]] = {
    **{name: LevelBots(*found) for name in all_ids() if (found := level_and_character(name)) is not None},
    "greedy": Known("burgle.bots.greedy", "GreedyBot"),
    "random": Known("burgle.bots.anyhow", "RandomBot"),
    "quiet": Known("burgle.bots.quiet", "QuietBot"),
}
"""Every bot by its name; a factory takes the bot's own seed."""

ADVISER = "master"
"""The one who is asked for a hint, at the table and in the terminal."""

__all__ = ["ADVISER", "BOTS", "Bot", "Known", "World"]


def __getattr__(name: str) -> object:
    if name in ("Bot", "World"):
        return getattr(import_module("burgle.bots.base"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
