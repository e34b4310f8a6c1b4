"""The words of a game in one language: Fluent files, the family's first, then the game's own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from importlib import resources
from typing import TYPE_CHECKING, Any
from weakref import WeakSet

from burgle.kernel.homes import HOMES, TELLING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

FAMILY = "burgle.language"
STORY = "burgle.language.story"  # what campaigns say
GAMES = "burgle.games"
TABLE = "burgle.table"  # what the server says itself
TERMINAL = "burgle.cli"  # and what the terminal does
POSITION = "burgle.position"  # and what is said against a position
FALLBACK = "en"
VOWELS = tuple("aeiou")
SPOKEN_VOWEL = ("8", "11", "18", "heir", "honest", "honor", "honour", "hour")
SPOKEN_CONSONANT = ("eu", "ew", "once", "one", "uni", "use", "usu", "ute", "uto")
MOST_SAID = 4_000  # messages remembered in one language: half a kilobyte each, and names of players are in most

Args = Mapping[str, str | int]


_all: WeakSet[Words] = WeakSet()


def forget_said() -> None:
    """Forget what was said in any language; it is said anew when somebody wants to hear it."""
    for words in list(_all):
        words.said.clear()
        words.there.clear()


class Words:
    """Messages by id; what a language lacks is said in English."""

    def __init__(self, packages: Sequence[str], lang: str) -> None:
        wanted = dict.fromkeys([lang, lang.partition("-")[0], FALLBACK])
        self.bundles = [read_bundle(packages, name) for name in wanted if any(ftl(one, name) for one in packages)]
        self.mistakes: set[str] = set()  # what could not be said: for the tests
        self.said: dict[tuple[object, ...], str] = {}  # a table says the same few things again and again
        self.there: dict[tuple[str, str], bool] = {}  # and asks whether there are words for them
        _all.add(self)

    def has(self, id: str, attribute: str = "") -> bool:
        """Say whether there is such a message (with that attribute)."""
        there = self.there.get((id, attribute))
        if there is None:
            if len(self.there) >= MOST_SAID:
                self.there.clear()
            there = self.there[id, attribute] = any(
                bundle.has_message(id) and (not attribute or attribute in bundle.get_message(id).attributes)
                for bundle in self.bundles
            )
        return there

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


def ftl(package: str, lang: str) -> str:
    """Read a Fluent file; empty when there is none."""
    file = resources.files(package) / f"{lang}.ftl"
    return file.read_text("utf-8") if file.is_file() else ""


@lru_cache(maxsize=64)
def parsed(package: str, lang: str) -> Resource:
    """Parse a Fluent file: the slowest part of a start, so the family's is not parsed again for each game."""
    from fluent.runtime import FluentResource  # which brings half the world's calendars: for who speaks, not to start

    return FluentResource(ftl(package, lang))


def read_bundle(packages: Sequence[str], lang: str) -> FluentBundle:
    """Read the words of one language; those of a later package replace those of an earlier one."""
    from fluent.runtime import FluentBundle

    bundle = FluentBundle([lang], functions=FUNCTIONS, use_isolating=False)
    for package in packages:
        bundle.add_resource(parsed(package, lang), allow_overrides=True)
    return bundle


def sound(name: object) -> str:
    """Say how a name begins where one hears it: with a vowel or not, for "a" and "an"."""
    word = str(name).strip("'\" ").casefold()
    if word.startswith(SPOKEN_VOWEL):
        return "vowel"
    return "vowel" if word[:1] in VOWELS and not word.startswith(SPOKEN_CONSONANT) else "other"


FUNCTIONS: dict[str, Callable[[Any], Any]] = {"SOUND": sound}  # what messages may ask beside their arguments


@lru_cache(maxsize=1)
def languages() -> tuple[str, ...]:
    """Name the languages that the family speaks: one file each."""
    files = [file.name for file in resources.files(FAMILY).iterdir()]
    return tuple(sorted(name.removesuffix(".ftl") for name in files if name.endswith(".ftl")))


def spoken(*wishes: str) -> str:
    """Give the first of some wished languages that is spoken here (`de-AT` is `de`), or English.

    What comes from outside passes here before anything is kept by it: there are only as many answers as files.
    """
    for wish in wishes:
        name = wish.strip().replace("_", "-").partition("-")[0].casefold()
        if name in languages():
            return name
    return FALLBACK


@lru_cache(maxsize=32)
def words_from(packages: tuple[str, ...], lang: str) -> Words:
    """Give the words of some packages in a language, read once."""
    return Words(packages, lang)


def words_of(game: str, lang: str) -> Words:
    """Give the words of a game in a language: the family's, those of campaigns where there are any, and its own."""
    home = HOMES.get(game, f"{GAMES}.{game}")
    if game not in TELLING:
        return words_from((FAMILY, home), lang)
    return words_from((FAMILY, STORY, home, *stories_of(home)), lang)


@lru_cache(maxsize=32)
def stories_of(home: str) -> tuple[str, ...]:
    """Name the package with what only campaigns of a game say, if it has one."""
    return (f"{home}.story",) if (resources.files(home) / "story").is_dir() else ()
