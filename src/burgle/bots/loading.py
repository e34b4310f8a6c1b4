"""Bots from outside: by name as `mypackage:MyBot`, or installed under the entry point group `burgle.bots`."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points

from burgle.bots import BOTS
from burgle.bots.base import Bot
from burgle.bots.known import LevelBots
from burgle.bots.levels import PLAIN, level_and_character
from burgle.games.spec import OptionError

GROUP = "burgle.bots"


class BotError(OptionError):
    """A bot that there is not, or that is none; the text says what is wrong with it."""


@lru_cache(maxsize=1)
def installed() -> dict[str, EntryPoint]:
    """The bots that other packages bring with them, by name; one of the house cannot be replaced."""
    return {found.name: found for found in entry_points(group=GROUP) if found.name not in BOTS}


def bot_names() -> list[str]:
    """Every bot that can be called by name; levels also come with a character, as in `expert-cautious`."""
    plain = [name for name in BOTS if not (known := level_and_character(name)) or known[1] is PLAIN]
    return [*plain, *(name for name in installed() if name not in BOTS)]


def find_bot(name: str) -> Callable[[int], Bot]:
    """The factory of a bot, which takes the bot's own seed; a BotError says why there is none."""
    found = BOTS.get(name)
    if found is not None:
        return found
    point = installed().get(name)
    if point is not None:
        return checked(name, point.value)
    tuned = level_and_character(name)
    if tuned is not None:
        return LevelBots(*tuned)
    if ":" not in name:
        known = ", ".join(bot_names())
        raise BotError(f"there is no bot {name!r}; there are {known}, and your own as mypackage:MyBot")
    return checked(name, name)


def add_bot(name: str) -> None:
    """Let a bot from outside be called by its name wherever one of the house can."""
    BOTS[name] = find_bot(name)


def checked(name: str, where: str) -> Callable[[int], Bot]:
    """Load a class as `module:Class` and see that it is a bot that can be made."""
    module, _, attribute = (part.strip() for part in where.partition(":"))
    if not module or not attribute:
        raise BotError(f"bot {name}: write it as mypackage:MyBot, a module and a class")
    if os.getcwd() not in sys.path and "" not in sys.path:
        sys.path.append(os.getcwd())  # an installed `burgle` does not look where one stands
    try:
        loaded = import_module(module)
    except ModuleNotFoundError as error:
        if error.name is not None and (module == error.name or module.startswith(f"{error.name}.")):
            raise BotError(f"bot {name}: there is no module {error.name!r}") from None
        raise BotError(f"bot {name}: {module} needs {error.name!r}, which is not there") from error
    except Exception as error:
        raise BotError(f"bot {name}: {module} cannot be loaded: {type(error).__name__}: {error}") from error
    made = getattr(loaded, attribute, None)
    if made is None:
        raise BotError(f"bot {name}: {module} has no {attribute}")
    if not (isinstance(made, type) and issubclass(made, Bot)):
        raise BotError(f"bot {name}: {attribute} is no bot; write `class {attribute}(Bot):`, with Bot from burgle.bots")
    if made.choose is Bot.choose and made.decide is Bot.decide:
        raise BotError(f"bot {name}: {attribute} answers nothing; write its `choose`")
    try:
        made(0)
    except Exception as error:
        text = f"bot {name}: {attribute}(0) cannot be made with a seed: {type(error).__name__}: {error}"
        raise BotError(text) from error
    return made
