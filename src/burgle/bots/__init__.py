"""The bots: `BOTS` names them, and docs/bots.md shows how to write one."""

from __future__ import annotations

from collections.abc import Callable

from burgle.bots.anyhow import RandomBot
from burgle.bots.base import Bot, World
from burgle.bots.greedy import GreedyBot
from burgle.bots.quiet import QuietBot

BOTS: dict[str, Callable[[int], Bot]] = {bot.name: bot for bot in (GreedyBot, RandomBot, QuietBot)}
"""Every bot by its name; a factory takes the bot's own seed."""

ADVISER = GreedyBot.name
"""The one who is asked for a hint, at the table and in the terminal."""

__all__ = ["ADVISER", "BOTS", "Bot", "World"]
