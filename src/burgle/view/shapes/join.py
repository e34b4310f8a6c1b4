"""The parts of chapters put together: the view of one game, or of all of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, Union

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import fields

from burgle.kernel.rules import Chapter, Rules
from burgle.view.shapes import book, catacombs, chapters, darkest, legacy, space
from burgle.view.shapes.shape import Part, PlayerPart, Shape
from burgle.view.shapes.table import GameView, PlayerView

OURS = (
    chapters,
    space,
    catacombs,
    legacy,
    darkest,
    book,
)  # chapters from elsewhere bring parts of their own: any that are imported count


class JoinedField(NamedTuple):
    """A field that chapters add: of which types it is, and whether it is always there."""

    types: tuple[Any, ...]
    always: bool


def part_of(chapter: Chapter, kind: type[Shape] = Part) -> type[Shape] | None:
    """Find what a chapter adds: the part with its name, or with that of the nearest chapter it builds on."""
    ending = "Part" if kind is Part else "Player"
    known = {cls.__name__: cls for cls in heirs(kind)}
    return next((known[name] for cls in type(chapter).__mro__ if (name := cls.__name__ + ending) in known), None)


def heirs(kind: type[Shape]) -> Iterable[type[Shape]]:
    """All parts of a kind, those that build on others included."""
    for cls in kind.__subclasses__():
        yield cls
        yield from heirs(cls)


def added(rules: Rules, kind: type[Shape]) -> dict[str, JoinedField]:
    """List the fields that the chapters of a rulebook add."""
    found: dict[str, JoinedField] = {}
    for chapter in rules.chapters:
        part = part_of(chapter, kind)
        for field in fields(part) if part else ():
            before = found.get(field.name)
            always = field.required or (before is not None and before.always)
            types = before.types if before else ()
            found[field.name] = JoinedField(types if field.type in types else (*types, field.type), always)
    return found


def merged(books: Sequence[Rules], kind: type[Shape]) -> dict[str, JoinedField]:
    """List the fields that any of some rulebooks has; those that one of them lacks may be missing."""
    every = [added(book, kind) for book in books]
    found: dict[str, JoinedField] = {}
    for name in dict.fromkeys(name for one in every for name in one):
        here = [one[name] for one in every if name in one]
        types = tuple(dict.fromkeys(one for field in here for one in field.types))
        found[name] = JoinedField(types, len(here) == len(every) and all(field.always for field in here))
    return found


def widened(base: type[Shape], more: dict[str, JoinedField]) -> type[Shape]:
    """Add fields to a type, which keeps its name and its sentence."""
    new = [
        (name, Union[field.types]) if field.always else (name, Union[(*field.types, UnsetType)], UNSET)  # noqa: UP007
        for name, field in more.items()
    ]
    made = msgspec.defstruct(base.__name__, new, bases=(base,), namespace={"__doc__": base.__doc__}, kw_only=True)
    assert issubclass(made, base)
    return made


def view_type(*books: Rules) -> type[Shape]:
    """The type of views of one rulebook, or of whichever of several."""
    player = widened(PlayerView, merged(books, PlayerPart))
    whole = merged(books, Part)
    return widened(GameView, {"players": JoinedField((list[player],), True), **whole})  # type: ignore[valid-type]
