"""Games from other packages: found by name, and what to do when one cannot be had."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module

from burgle.games.spec import GameSpec, OptionError

OUTSIDE = "BURGLE_MORE_GAMES"  # of the environment: games as `package.module:NAME`, with commas between
COMPILED_BASE = "interpreted classes cannot inherit from compiled"
ADVICE = (
    "a class from outside is derived from one that is compiled for good: derive from Chapter, Action, Step, FrameKind, "
    "Effect, Cost, Count or Fate and keep the other one as a part, or run the interpreted engine (BURGLE_MYPYC=0 in a "
    "checkout), which allows it"
)


def games_named(names: str) -> Iterator[GameSpec]:
    """Give the games that a list names, or say plainly what keeps one from being loaded."""
    for name in filter(None, (one.strip() for one in names.split(","))):
        module, colon, attribute = name.partition(":")
        try:
            with said_plainly():
                spec = getattr(import_module(module), attribute) if colon else None
        except (ImportError, AttributeError) as error:
            raise OptionError(f"{OUTSIDE}: {name} cannot be loaded: {error}") from error
        if not isinstance(spec, GameSpec):
            raise OptionError(f"{OUTSIDE}: {name} is no game; write package.module:NAME, and NAME is a GameSpec")
        yield spec


@contextmanager
def said_plainly() -> Iterator[None]:
    """Say what to do about a class that the compiled engine lets nobody derive from; it finds out when one is made."""
    try:
        yield
    except TypeError as error:
        if COMPILED_BASE not in str(error):
            raise
        raise OptionError(ADVICE) from error
