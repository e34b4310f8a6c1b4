"""What cards and tokens say for fun, in the language asked for: `quips.de.toml` beside a game's tables.

They are found by what they say in English: whatever a pack or a campaign writes anew is never given another one's joke.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from importlib import resources

from burgle.kernel.homes import HOMES
from burgle.language.words import GAMES


@lru_cache(maxsize=32)
def quips(game: str, lang: str) -> Mapping[str, str]:
    """All that a game says for fun in a language, by its English; nothing where nobody has translated it."""
    package = resources.files(HOMES.get(game, f"{GAMES}.{game}"))
    for name in dict.fromkeys([lang, lang.partition("-")[0]]):
        file = package / f"quips.{name}.toml"
        if file.is_file():
            return {english: str(text) for english, text in tomllib.loads(file.read_text("utf-8")).items()}
    return {}


def quip_in(game: str, english: str, lang: str) -> str:
    """A quip in a language; in English where there is no other."""
    return quips(game, lang).get(english, english) if english else ""
