"""The tables a game is begun with, kept whole, so that it goes on under its own rules whatever a later release changes.

A book is known by what its rules depend on: jokes, drawings and places on the map are left out, so that a new joke is told
at every table, while a new price waits for the next game. Past releases' books come with the package, in `releases`.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
import zlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from burgle.games.spec import BoardPlan, GameSpec, PieceError

LOOKS = ("drawing", "region")  # tables that only say how things are drawn
LOOKS_OF_ENTRIES = ("quip", "at")  # and fields of cards, tokens and spaces
LARGEST = 1 << 23  # bytes of a book, unpacked
INDEX = "index.toml"
ENDING = ".book"


class BadBook(ValueError):
    """What was kept is no book, or not the one it says it is."""


Known = Mapping[int, tuple[Any, str]]  # by what a table is in memory: itself, and what counts of it as text


@dataclass(eq=False)
class GameBook:
    """The merged tables of one game, packs included. Never changed."""

    game: str
    tables: Mapping[str, Any]
    known: Known | None = None  # what all books of a family have, written down already

    @cached_property
    def key(self) -> str:
        """What its rules are known by: the order of entries and the ledger count, for they number them; looks do not."""
        known = self.known or {}
        parts = [f"{compact(name)}:{essence(table, known)}" for name, table in self.tables.items() if name not in LOOKS]
        return hashed(f'["book",{compact(self.game)},{{{",".join(parts)}}}]')

    @cached_property
    def data(self) -> bytes:
        """The book written down, to be kept: compressed JSON."""
        text = json.dumps({"game": self.game, "tables": self.tables}, separators=(",", ":"))
        return zlib.compress(text.encode(), 9)


@dataclass(frozen=True)
class Pinned:
    """What a game says about the content it was begun with."""

    game: str
    version: int
    players: int
    content: str  # the fingerprint, or the beginning of it
    settle: Callable[[Mapping[str, Any]], Mapping[str, str]]  # the options of the game, with these tables


@lru_cache(maxsize=32)
def read_book(data: bytes) -> GameBook:
    """Read a book that was written down; anything else is a BadBook."""
    unpack = zlib.decompressobj()
    try:
        text = unpack.decompress(data, LARGEST)
        found = json.loads(text) if unpack.eof else None
    except (zlib.error, ValueError, RecursionError) as error:
        raise BadBook(f"this book cannot be read: {error}") from None
    if not isinstance(found, dict) or not isinstance(found.get("tables"), dict) or type(found.get("game")) is not str:
        raise BadBook("this is no book of a game's tables")
    return GameBook(found["game"], found["tables"])


def essence(table: Any, known: Known) -> str:
    """Write down what counts of a table, unless somebody has done so."""
    found = known.get(id(table))
    return found[1] if found is not None and found[0] is table else compact(plain(table))


def known_tables(tables: Mapping[str, Any]) -> Known:
    """Write down what counts of tables that many books will share, and that nobody changes any more."""
    return {id(table): (table, essence(table, {})) for table in tables.values()}


def plain(value: Any) -> Any:
    """Leave out the looks of an entry and of all that is in it; a space may be called like one of them."""
    if isinstance(value, dict):
        return {k: plain(v) for k, v in value.items() if k not in LOOKS_OF_ENTRIES or isinstance(v, dict)}
    return [plain(part) for part in value] if isinstance(value, list) else value


def digest(parts: list[Any]) -> str:
    """Hash content, so that a replay can refuse other content."""
    return hashed(json.dumps(parts, sort_keys=True, separators=(",", ":"), default=str))


def compact(value: Any) -> str:
    """Write a value down as JSON, in its own order."""
    return json.dumps(value, separators=(",", ":"), default=str)


def hashed(text: str) -> str:
    """Hash a text."""
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def fingerprint(book: GameBook, version: int, players: int, options: Mapping[str, str]) -> str:
    """Name the content of a game: its rules, for so many players and with these options as the board has used them."""
    return digest(["content", book.game, version, players, dict(options), book.key])


def old_fingerprint(book: GameBook, version: int, players: int, options: Mapping[str, str]) -> str:
    """Name it as the first release did, looks and all."""
    return digest([book.game, version, players, dict(options), book.tables])


def fits(spec: GameSpec, book: GameBook, pinned: Pinned) -> bool:
    """Whether a game was begun with a book."""
    if book.game != pinned.game:
        return False
    try:
        plan: BoardPlan = spec.board(book.tables, pinned.settle(book.tables))
    except (ValueError, LookupError, TypeError, AttributeError, PieceError):  # these options are none of this book's
        return False
    return any(
        name(book, pinned.version, pinned.players, plan.options).startswith(pinned.content)
        for name in (fingerprint, old_fingerprint)
    )


def shipped(game: str) -> Iterator[GameBook]:
    """Give the books of past releases that come with the package, the newest first."""
    for keys in reversed(releases().values()):
        if game in keys:
            yield read_book((folder() / (keys[game] + ENDING)).read_bytes())


@lru_cache(maxsize=1)
def releases() -> dict[str, dict[str, str]]:
    """Say which books each release had: version -> game -> key, the oldest first. `tools/archive.py` adds to it."""
    return tomllib.loads((folder() / INDEX).read_text("utf-8"))


def folder() -> Traversable:
    """Where the archive lies."""
    return resources.files("burgle.content") / "releases"
