"""Turns a game's tables into a rulebook: chapters, cards, tokens, board, and every line of effects read."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import Any

from burgle.chapters import events
from burgle.chapters.services import Services
from burgle.content.board import add_board, check_modules, check_track
from burgle.content.cards import add_cards, read_card_effects
from burgle.content.contracts import read_contracts
from burgle.content.feeding import feeding, texts
from burgle.content.gamebooks import GameBook, Known, fingerprint
from burgle.content.ledger import numbering
from burgle.content.passages import read_passages
from burgle.content.playable import unplayable
from burgle.content.rulings import read_rulings
from burgle.content.services import place_services, read_services
from burgle.content.tables import ContentError, Sources, read_tables
from burgle.content.tokens import add_tokens, read_token_effects
from burgle.content.tracks import read_tracks
from burgle.games.outside import said_plainly
from burgle.games.spec import GameSpec, OptionError, PieceError, by_ledger
from burgle.kernel.numbering import Numbering
from burgle.kernel.reader import Reader
from burgle.kernel.rules import Rules
from burgle.kernel.script import ScriptReader

STUMBLES = (AttributeError, LookupError, TypeError, ValueError)  # over tables that no release has written


def build_rules(game: GameSpec, players: int, options: Mapping[str, str], packs: tuple[Path, ...] = ()) -> Rules:
    """Give the rulebook of a game for so many players; the same request gets the same book."""
    low, high = game.players
    if not low <= players <= high:
        text = f"{game.title} is for {low} to {high} players, not {players}"
        raise OptionError(text, "option-players", game=game.title, low=low, high=high)
    for name in options:
        if name not in game.options:
            known = ", ".join(game.options)
            text = f"{game.title} has no option {name!r}; it has {known}"
            raise OptionError(text, "option-unknown", game=game.title, name=repr(name[:20]), known=known)
    return cached_rules(game.id, players, tuple(sorted(options.items())), packs, stamps(packs))


def stamps(packs: tuple[Path, ...]) -> tuple[tuple[str, int], ...]:
    """Note when the files of packs changed, so that an edited pack is read anew."""
    return tuple((str(f), f.stat().st_mtime_ns) for pack in packs for f in sorted(pack.glob("*.toml")))


@lru_cache(maxsize=128)
def cached_rules(
    id: str,
    players: int,
    options: tuple[tuple[str, str], ...],
    packs: tuple[Path, ...],
    stamp: tuple[tuple[str, int], ...],
) -> Rules:
    """Build a rulebook once."""
    from burgle.games import GAMES

    book, sources = book_of(id, packs, stamp)
    game = GAMES[id]
    rules = rules_from(game, players, dict(options), book.tables, sources, book=book)
    if packs:
        for error in unplayable(game, rules, book.tables, sources):
            raise error
        check_endless(game, rules, book.tables, sources)
    return rules


def todays(game: GameSpec, packs: tuple[Path, ...] = ()) -> GameBook:
    """Give a game's tables as they are now, with packs laid over them."""
    return book_of(game.id, packs, stamps(packs))[0]


@lru_cache(maxsize=32)
def book_of(id: str, packs: tuple[Path, ...], stamp: tuple[tuple[str, int], ...]) -> tuple[GameBook, Sources]:
    """Read a game's tables with packs laid over them, once."""
    from burgle.games import GAMES

    tables, sources = read_tables(GAMES[id].package, packs, GAMES[id].files)
    return GameBook(id, tables), sources


@lru_cache(maxsize=64)
def kept_rules(book: GameBook, version: int, players: int, options: tuple[tuple[str, str], ...]) -> Rules:
    """Build the rulebook of a game that was begun with another book than today's; ContentError if that is none."""
    from burgle.games import GAMES

    spec = GAMES[book.game]
    if version not in (spec.version, *spec.continues):
        raise ContentError("content", 0, f"this engine does not play {spec.id} {version}")
    try:
        rules = rules_from(spec, players, dict(options), book.tables, Sources(), version, book)
        check_endless(spec, rules, book.tables, Sources())
        return rules
    except OptionError:
        raise
    except STUMBLES as error:
        if isinstance(error, ContentError):
            raise
        raise ContentError("content", 0, f"these tables make no game: {error}") from None


def rules_from(
    game: GameSpec,
    players: int,
    options: Mapping[str, str],
    tables: Mapping[str, Any],
    sources: Sources,
    version: int = 0,
    book: GameBook | None = None,
    shared: Numbering | None = None,
    known: Known | None = None,
) -> Rules:
    """Build a rulebook from merged tables; those of an older game in the version that it was begun with.

    The rulebooks of a family have a numbering that they share, tables that are written down but once, and what belongs to
    the boards of other members.
    """
    params = numbers(tables, sources)
    check_modules(tables, sources)
    check_track(tables, game.players, sources)
    try:
        with said_plainly():
            chapters = game.chapters(tables, players, options)
        plan = game.board(tables, options)
    except PieceError as error:
        hint = "" if error.key else sources.hint(error.table, error.id)
        raise sources.error(error.id, error.key, error.message + hint, error.table) from error
    except (KeyError, TypeError, IndexError) as error:
        raise ContentError("content", 0, f"something is missing: {error}") from None
    numbers_of = shared or numbering(game, tables, plan)
    rules = Rules(game.id, game.title, version or game.version, players, params, numbers_of)
    rules.binding = rules.together = rules.version not in game.lapsing
    rules.chapters = chapters
    events.register(rules)
    for chapter in rules.chapters:
        with said_plainly():
            chapter.build(rules)
    rules.services = read_services(rules, tables, plan, sources)
    rules.chapters.append(Services())
    rules.chapters[-1].build(rules)
    cards = by_ledger(tables, "card", tables.get("card", []), lambda card: str(card["id"]))
    add_cards(rules, cards, game, sources)
    add_tokens(rules, tables, game, sources)
    for key in game.needs:
        if key not in rules.token_ids:
            sources.report(sources.error(key, "", "this token cannot be taken out: the rules need it", "token"))
    add_board(rules, tables, plan, game, sources, spares=shared is not None)
    read_card_effects(rules, cards, game, sources)
    read_token_effects(rules, tables, game, sources)
    place_services(rules, tables, game, sources)
    read_passages(rules, tables, sources)
    read_rulings(rules, tables, sources)
    read_contracts(rules, tables, sources)
    read_tracks(rules, tables, sources)
    for chapter in rules.chapters:
        try:
            chapter.check(rules)
        except PieceError as error:
            sources.report(sources.error(error.id, error.key, error.message, error.table))
        except KeyError as error:
            name = str(error.args[0])
            if name not in game.needs:  # told already
                file, line = sources.quoted(name)
                sources.report(ContentError(file or "content", line, f"there is no {name!r}, which the rules need"))
    if shared is not None and shared.is_fixed():
        read_pending(rules, shared)
    rules.finish()
    rules.options = plan.options
    rules.book = book or GameBook(game.id, tables, known)
    rules.content_hash = fingerprint(book_in(rules), rules.version, players, plan.options)
    rules.clauses = {**clauses(game.package), **rules.clauses}
    return rules


def read_pending(rules: Rules, shared: Numbering) -> None:
    """Read the texts that are in force in other members of the family: what was begun with them is brought to its end."""
    here = set(rules.effect_addresses)
    for text in shared.all_texts():
        if text.address not in here:
            of_book = text.address.startswith("passage:")
            reader = ScriptReader(rules, text.text, -1, False) if of_book else Reader(rules, text.text, text.standing)
            rules.intern(reader.whole(), text.address)


def numbers(tables: Mapping[str, Any], sources: Sources) -> dict[str, int]:
    """Read the numbers of the rules."""
    params: dict[str, int] = {}
    for key, value in tables["params"].items():
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= 999:
            sources.report(sources.error("params", key, "expected a number from 0 to 999"))
            value = 1
        params[key] = value
    for table in ("numbers", "track", "secrets"):
        found = tables.get(table, {})
        for key, value in found.items() if isinstance(found, Mapping) else []:
            for n in leaves(value):
                if isinstance(n, bool) or not isinstance(n, int) or not 0 <= n <= 999:
                    sources.report(sources.error(table, key, f"{n!r}: expected a number from 0 to 999"))
    return params


def leaves(value: Any) -> list[Any]:
    """List the values in a list or map."""
    if isinstance(value, dict | list):
        return [leaf for part in (value.values() if isinstance(value, dict) else value) for leaf in leaves(part)]
    return [value]


def check_endless(game: GameSpec, rules: Rules, tables: Mapping[str, Any], sources: Sources) -> None:
    """Refuse texts that bring about what they count: a game with them would stop dead in the middle."""
    for error in feeding(game, rules, texts(rules, tables), sources):
        sources.report(error)


def book_in(rules: Rules) -> GameBook:
    """Give the tables that a rulebook was written from."""
    assert isinstance(rules.book, GameBook)
    return rules.book


@lru_cache(maxsize=16)
def clauses(package: str) -> dict[str, str]:
    """Read which clause stands behind which event and refusal."""
    text = (resources.files(package) / "clauses.toml").read_text("utf-8")
    tables = tomllib.loads(text)
    return {code: clause for table in tables.values() for code, clause in table.items()}
