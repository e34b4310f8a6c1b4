"""The words of a game in one language: Fluent files, the family's first, then the game's own."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

FAMILY = "burgle.language"
GAMES = "burgle.games"
FALLBACK = "en"
MOST_SAID = 20_000  # messages remembered in one language

Args = Mapping[str, str | int]


class Words:
    """Messages by id; what a language lacks is said in English."""

    def __init__(self, game: str, locale: str) -> None:
        wanted = dict.fromkeys([locale, locale.partition("-")[0], FALLBACK])
        self.bundles = [read_bundle(game, name) for name in wanted if ftl(FAMILY, name) or ftl(f"{GAMES}.{game}", name)]
        self.mistakes: set[str] = set()  # what could not be said: for the tests
        self.said: dict[tuple[object, ...], str] = {}  # a table says the same few things again and again

    def has(self, id: str, attribute: str = "") -> bool:
        """Say whether there is such a message (with that attribute)."""
        return any(
            bundle.has_message(id) and (not attribute or attribute in bundle.get_message(id).attributes)
            for bundle in self.bundles
        )

    def text(self, id: str, args: Args | None = None, attribute: str = "") -> str:
        """Say a message; what has no words yet is said as its id."""
        key = (id, attribute, *(args.items() if args else ()))
        said = self.said.get(key)
        if said is None:
            if len(self.said) >= MOST_SAID:
                self.said.clear()
            said = self.said[key] = self.format(id, args, attribute)
        return said

    def format(self, id: str, args: Args | None, attribute: str) -> str:
        """Put a message together; this is the slow part."""
        for bundle in self.bundles:
            if bundle.has_message(id):
                message = bundle.get_message(id)
                pattern = message.attributes.get(attribute) if attribute else message.value
                if pattern is not None:
                    text, errors = bundle.format_pattern(pattern, dict(args or {}))
                    self.mistakes.update(f"{id}: {error}" for error in errors)
                    return str(text)
        self.mistakes.add(f"{id}: no such message")
        return id

    def one_of(self, prefix: str, key: str) -> str:
        """Say the name of something, or the key itself if it has no other name."""
        id = f"{prefix}-{key}"
        return self.text(id) if self.has(id) else key

    def join(self, id: str, parts: list[str]) -> str:
        """Join parts two by two: `a, b, c`."""
        joined = parts[0] if parts else ""
        for part in parts[1:]:
            joined = self.text(id, {"a": joined, "b": part})
        return joined

    def enumerate(self, id: str, parts: list[str]) -> str:
        """Join parts as a sentence does: `a, b and c`."""
        if len(parts) < 3:
            return self.join(id, parts)
        return self.text(id, {"a": self.join("join-comma", parts[:-1]), "b": parts[-1]})


def ftl(package: str, locale: str) -> str:
    """Read a Fluent file; empty when there is none."""
    file = resources.files(package) / f"{locale}.ftl"
    return file.read_text("utf-8") if file.is_file() else ""


def read_bundle(game: str, locale: str) -> FluentBundle:
    """Read the words of one language; a game's own words replace the family's."""
    bundle = FluentBundle([locale], use_isolating=False)
    bundle.add_resource(FluentResource(ftl(FAMILY, locale)))
    bundle.add_resource(FluentResource(ftl(f"{GAMES}.{game}", locale)), allow_overrides=True)
    return bundle


@lru_cache(maxsize=32)
def words_of(game: str, locale: str) -> Words:
    """Give the words of a game in a language, read once."""
    return Words(game, locale)
