"""Which rulebook a table is played with: today's for a new one, and for every other the one that it was begun with."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from burgle.content.gamebooks import GameBook, Pinned, fits, shipped
from burgle.content.library import book_in, build_rules, kept_rules, todays
from burgle.games import GAMES
from burgle.games.spec import GameSpec
from burgle.kernel.rules import Rules
from burgle.starting import settled
from burgle.table.messages import TableSettings
from burgle.table.wording import Worded

Folders = Callable[[Sequence[str]], tuple[Path, ...]]  # where packs of these names lie
Books = Callable[[str], Iterable[GameBook]]  # the books of a game that are kept beside today's

PAST: Books = shipped  # where no store is: those of past releases


class OtherRules(Worded):
    """A table that was begun with rules or content this server does not have; it waits, undamaged."""


def edition(rules: Rules) -> str:
    """Name the version of the rules that a game is pinned to."""
    return f"{rules.game} {rules.version}"


def chosen(
    spec: GameSpec, options: Mapping[str, str], seed: int | None, tables: Mapping[str, Any]
) -> Mapping[str, str]:
    """Settle the options of a table; before there is a seed, a layout left to chance is the usual one."""
    if seed is None:
        return {key: value for key, value in options.items() if value != "random"}
    return settled(spec, options, seed, tables)


def rulebook(settings: TableSettings, seed: int | None, folders: Folders) -> Rules:
    """Build the rulebook of a table with today's content."""
    spec, packs = GAMES[settings.game], folders(settings.packs)
    return build_rules(spec, settings.players, chosen(spec, settings.options, seed, todays(spec, packs).tables), packs)


def same_book(rules: Rules, settings: TableSettings, seed: int | None, folders: Folders) -> Rules:
    """Build the rulebook of a table with the content and version of another, for options as the seed settles them."""
    spec, book = GAMES[rules.game], book_in(rules)
    options = chosen(spec, settings.options, seed, book.tables)
    if rules.version == spec.version and book is today(spec, settings, folders):
        return build_rules(spec, settings.players, options, folders(settings.packs))
    return kept_rules(book, rules.version, settings.players, tuple(sorted(options.items())))


def begun_with(
    settings: TableSettings, seed: int | None, rules: str, content: str, folders: Folders, books: Books
) -> Rules:
    """Find the rulebook that a table names: today's, one that is kept, or that of a past release; else OtherRules.

    `rules` is an edition ("" is any that can be played), `content` a fingerprint or the beginning of one.
    """
    spec = GAMES[settings.game]
    playable = [version for version in (spec.version, *spec.continues) if rules in ("", f"{spec.id} {version}")]
    if not playable:
        raise OtherRules("rules-version", begun=rules, here=f"{spec.id} {spec.version}")
    unreadable = False
    now = today(spec, settings, folders)
    for book in candidates(now, books(spec.id)):
        for version in playable:
            pinned = Pinned(
                spec.id, version, settings.players, content, lambda tables: chosen(spec, settings.options, seed, tables)
            )
            if not fits(spec, book, pinned):
                continue
            options = chosen(spec, settings.options, seed, book.tables)
            try:
                if book is now and version == spec.version:
                    return build_rules(spec, settings.players, options, folders(settings.packs))
                return kept_rules(book, version, settings.players, tuple(sorted(options.items())))
            except ValueError:  # a pack with a mistake, or tables that this engine cannot read any more
                unreadable = True
    if now is None:
        folders(settings.packs)  # which says what is wrong with it
    if unreadable and settings.packs:
        raise OtherRules("pack-mistake")
    begun = f"{rules}, content {content[:8]}".removeprefix(", ")
    raise OtherRules("rules-other", begun=begun, here=f"{spec.id} {spec.version}")


def today(spec: GameSpec, settings: TableSettings, folders: Folders) -> GameBook | None:
    """Give the tables as they are now; None if a pack is gone or has a mistake by now."""
    try:
        return todays(spec, folders(settings.packs))
    except Exception:  # whatever says that there is no such pack: a refusal, a missing key, a file
        return None


def candidates(now: GameBook | None, kept: Iterable[GameBook]) -> Iterator[GameBook]:
    """List the books that a table may have been begun with, the likeliest first."""
    if now is not None:
        yield now
    yield from kept
