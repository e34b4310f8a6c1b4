"""Finds what can be read, but cannot be played: numbers that are too small, boards that nobody can walk."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from burgle.chapters.banks import Banks
from burgle.chapters.secrets import Secrets
from burgle.content.tables import ContentError, Sources, Where, nearest, read_tables
from burgle.games.spec import GameSpec
from burgle.kernel.content import Space
from burgle.kernel.rules import Rules

PIECES = ("tile", "side")  # the lists of things that a number of the rules may count on
LEAST_PARAMS = ("health", "cubes", "hand", "row")  # numbers that cannot be 0


def unplayable(spec: GameSpec, rules: Rules, tables: Mapping[str, Any], sources: Sources) -> Iterator[ContentError]:
    """List why a rulebook cannot be played."""
    yield from small_numbers(spec, rules, tables, sources)
    for fault in spec.faults(tables) if spec.faults is not None else []:
        suspects: list[Where] = [(fault.id, fault.key, fault.table)]
        if sources.locate(*suspects[0])[0] in spec.files:  # our own is good, so a pack took something away
            for table in [fault.table] if fault.table else PIECES:
                suspects += taken_out(spec, tables, table, lambda entry: True)
        yield blame_error(sources, suspects, fault.message)
    if spec.fixed_board:
        yield from board_faults(spec, rules, tables, sources)


def small_numbers(spec: GameSpec, rules: Rules, tables: Mapping[str, Any], sources: Sources) -> Iterator[ContentError]:
    """Find numbers of the rules that leave nothing to play with."""
    for name in LEAST_PARAMS:
        if rules.params.get(name) == 0:
            yield sources.error("params", name, "0: expected a number from 1 on")
    deck = spec.decks[0]
    plain = [card for card in rules.cards if card.deck == deck and not card.attack]
    copies, row = sum(card.copies for card in plain), rules.params.get("row", 0)
    if copies < row:
        gone = taken_out(spec, tables, "card", lambda card: card.get("deck", deck) == deck and not card.get("attack"))
        message = f"{copies} cards without the attack symbol cannot fill a row of {row}"
        yield blame_error(sources, [("params", "row", ""), *gone], message)


def taken_out(
    spec: GameSpec, tables: Mapping[str, Any], table: str, counts: Callable[[Mapping[str, Any]], bool]
) -> list[Where]:
    """Name the places where packs may have made entries fewer than the game has."""
    left = {entry["id"]: entry.get("copies", 1) for entry in tables.get(table, []) if counts(entry)}
    places: list[Where] = []
    for entry in read_tables(spec.package, (), spec.files)[0].get(table, []):
        if counts(entry) and left.get(entry["id"], 0) < entry.get("copies", 1):
            places += [(entry["id"], key, table) for key in ("copies", "remove", "pool", "deck", "attack")]
    return places


def board_faults(spec: GameSpec, rules: Rules, tables: Mapping[str, Any], sources: Sources) -> Iterator[ContentError]:
    """Check one layout: it can be walked, it can be left, and there are secrets enough for it."""
    layout = rules.options.get(spec.layout_option, "")
    where = f" (layout {layout})" if layout else ""
    spaces = rules.spaces
    used = [space for space in spaces if space.exits]
    starts = [space for space in used if marked(rules, space, spec.start)]
    if len(starts) != 1:
        names = ", ".join(space.key for space in starts) or "none"
        at = starts[-1].key if starts else "module"
        yield sources.error(at, "start", f"one space is the start, not {names}{where}")
        return
    if not any(marked(rules, space, spec.way_out) for space in used):
        yield sources.error("module", "", f"there is no way out: no space has {spec.way_out}{where}")
    there = walk(spaces, starts[0], False)
    back = walk(spaces, starts[0], True)
    in_use = {rules.modules[space.module].code for space in used}
    for space in spaces:
        code = rules.modules[space.module].code
        if code not in in_use or (not space.exits and marked(rules, space, "slot")):
            continue  # on another board, or the end of a path that waits for a sticker
        problem = ""
        if space.id not in there:
            problem = f"nobody can walk to this space{where}"
        elif space.id not in back and not marked(rules, space, spec.way_out):
            problem = f"nobody can walk back from this space{where}"
        if problem:
            suspects: list[Where] = [(space.key, "", "module"), (code, "paths", "module")]
            suspects += [(other, "paths", "module") for other in sorted(in_use - {code})]
            yield blame_error(sources, [*suspects, ("", "path", "joint"), ("layout", "default", "")], problem)
    for chapter in rules.chapters:
        if isinstance(chapter, Secrets):
            for pool, each in zip(chapter.pools.names, chapter.each, strict=True):
                yield from few_secrets(spec, rules, tables, sources, pool, each, where)
        if isinstance(chapter, Secrets | Banks):
            kinds = [*chapter.pools.names, *(chapter.firsts if isinstance(chapter, Banks) else ())]
            for space in spaces:
                if space.secret and space.secret not in kinds:
                    hint = nearest(space.secret, kinds)
                    yield sources.error(space.key, "secret", f"there is no secret {space.secret!r}{hint}", "module")


def few_secrets(
    spec: GameSpec, rules: Rules, tables: Mapping[str, Any], sources: Sources, pool: str, each: int, where: str
) -> Iterator[ContentError]:
    """Check that there are as many secrets as are laid out; if not, blame what a pack took out or laid out."""
    copies = sum(token.copies for token in rules.tokens if token.pool == pool)
    spaces = [space for space in rules.spaces if space.exits and space.secret == pool]
    if copies >= each * len(spaces):
        return
    suspects: list[Where] = [("secrets", pool, "")]
    suspects += taken_out(spec, tables, "token", lambda token: token.get("pool") == pool)
    suspects += [(space.key, "secret", "module") for space in spaces]
    yield blame_error(sources, suspects, f"{each * len(spaces)} are laid out and there are only {copies}{where}")


def blame_error(sources: Sources, suspects: list[Where], message: str) -> ContentError:
    """Make the error for the first of some entries, at the place of the one that a pack wrote and that brought it."""
    entry, key, table = suspects[0]
    error = sources.error(entry, key, message, table)
    file, line = sources.locate(*sources.blame(suspects))
    return ContentError(file or error.file, line or error.line, error.message)


def marked(rules: Rules, space: Space, mark: str) -> bool:
    """Say whether a space has a mark."""
    return mark in rules.marks and bool(space.marks >> rules.marks.index(mark) & 1)


def walk(spaces: list[Space], start: Space, back: bool) -> set[int]:
    """Find the spaces that can be reached on foot, whatever is in the way (or from which the start can be)."""
    ways: dict[int, set[int]] = {space.id: set() for space in spaces}
    for space in spaces:
        for way in space.exits:
            if not way.closed:
                ways[way.to if back else space.id].add(space.id if back else way.to)
    reached = {start.id}
    edge = [start.id]
    while edge:
        edge = [to for at in edge for to in ways[at] if to not in reached]
        reached.update(edge)
    return reached
