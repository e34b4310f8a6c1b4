"""What a step may ask beside facts: what is offered, what happened, and what a seat can see."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from fnmatch import fnmatchcase
from typing import Any

from burgle.content.tables import nearest
from burgle.game import Game
from burgle.kernel.state import Event, State
from burgle.scenario.facts import Vocabulary, is_seat
from burgle.scenario.given import GivenProblem, lay_out
from burgle.scenario.names import KINDS, Names
from burgle.view.notation import plain
from burgle.view.table import view

MISSING = object()
NUMBER = re.compile(r"-?\d+")


def check_offers(game: Game, step: Mapping[str, Any]) -> Iterator[str]:
    """Compare the offered options with patterns such as `acquire *`."""
    labels = [game.decision.label(code) for code in game.state.options]

    def fits(pattern: str) -> list[str]:
        return [label for label in labels if fnmatchcase(label.casefold(), pattern.casefold())]

    for pattern in step.get("offered", []):
        if not fits(pattern):
            yield f"offered: expected {pattern!r}, found only {', '.join(labels) or 'nothing'}"
    for pattern in step.get("not_offered", []):
        if found := fits(pattern):
            yield f"not_offered: expected nothing like {pattern!r}, found {', '.join(found)}"
    if "offered_only" in step:
        wanted = step["offered_only"]
        extra = [label for label in labels if not any(label in fits(pattern) for pattern in wanted)]
        missing = [pattern for pattern in wanted if not fits(pattern)]
        if twice := sorted({label for label in labels if labels.count(label) > 1}):
            yield f"offered_only: expected each option once, found {', '.join(twice)} more often"
        if extra or missing:
            yield f"offered_only: expected {', '.join(wanted)}, found {', '.join(labels) or 'nothing'}"


def event_words(st: State, words_of: Vocabulary, event: Event) -> tuple[str, set[str]]:
    """Give the code of an event and every word that may stand behind it: the seat and the names of its parts."""
    kind = st.rules.events[event.kind]
    words = {f"p{event.who}"} if event.who >= 0 else set()
    for meaning, value in ((kind.a, event.a), (kind.b, event.b)):
        names = names_of(st, words_of, meaning)
        if names is not None:
            words |= {text for text, number in names.number_of.items() if number == value}
        elif meaning:
            words.add(str(value))
    return kind.code, words


def names_of(st: State, words_of: Vocabulary, meaning: str) -> Names | None:
    """Give the names of what a part of an event stands for; None for plain numbers."""
    if meaning in words_of.own.names:
        return Names(meaning, words_of.own.names[meaning])
    if meaning in KINDS:
        return KINDS[meaning](st.rules)
    keys = st.rules.things.get(meaning)
    titles = st.rules.titles.get(meaning, keys)
    return Names(meaning, list(zip(range(len(keys)), keys, titles, strict=True))) if keys and titles else None


def check_details(st: State, words_of: Vocabulary, line: str) -> None:
    """Complain about a part of a log's line that no such event can have: `no_log` would always hold."""
    code, *rest = line.split(" ", 1)
    kind = next(kind for kind in st.rules.events if kind.code == code)
    named = [names for part in (kind.a, kind.b) if (names := names_of(st, words_of, part)) is not None]
    for detail in details_of(rest):
        seat = is_seat(detail) and int(detail[1:]) < len(st.players)
        if not seat and not NUMBER.fullmatch(detail) and not any(plain(detail) in names.number_of for names in named):
            known = [name for names in named for name in names.name_of.values()]
            raise GivenProblem("log", f"{line!r}: there is no {detail!r}{nearest(detail, known)}")


def details_of(rest: list[str]) -> list[str]:
    """Cut what stands behind the code of a log's line into its parts."""
    return [part.strip() for part in rest[0].split(",")] if rest else []


def happened(st: State, words_of: Vocabulary, event: Event, line: str) -> bool:
    """Say whether an event is what a line of a log says: `rage 8`, `token p0`, `cube red`."""
    code, words = event_words(st, words_of, event)
    first, *rest = line.split(" ", 1)
    if first != code:
        return False
    return all(plain(detail) in words or detail in words for detail in details_of(rest))


def check_log(st: State, words: Vocabulary, events: list[Event], step: Mapping[str, Any]) -> Iterator[str]:
    """Compare what happened since the last move began: in this order, not at all, so often."""
    codes = [kind.code for kind in st.rules.events]
    lines = [*step.get("log", []), *step.get("no_log", []), *step.get("log_count", {})]
    for line in lines:
        if line.split(" ")[0] not in codes:
            raise GivenProblem("log", f"nothing like {line!r} can happen; there are {', '.join(codes)}")
        check_details(st, words, line)
    shown = ", ".join(describe(st, words, event) for event in events)
    at = 0
    for line in step.get("log", []):
        while at < len(events) and not happened(st, words, events[at], line):
            at += 1
        if at == len(events):
            yield f"log: expected {line!r} in the order of {step['log']}, found {shown or 'nothing'}"
            break
        at += 1
    for line in step.get("no_log", []):
        if any(happened(st, words, event, line) for event in events):
            yield f"no_log: expected no {line!r}, found {shown}"
    for line, n in step.get("log_count", {}).items():
        found = sum(1 for event in events if happened(st, words, event, line))
        if found != n:
            yield f"log_count: expected {line!r} {n} times, found {found} times in {shown or 'nothing'}"


def describe(st: State, words_of: Vocabulary, event: Event) -> str:
    """Write an event for a failure."""
    code, words = event_words(st, words_of, event)
    return " ".join([code, *sorted(words)])


def look_up(seen: Any, path: str) -> Any:
    """Find something in a view by a dotted path, `players.0.hand`."""
    for part in path.split("."):
        if isinstance(seen, Mapping) and part in seen:
            seen = seen[part]
        elif isinstance(seen, list) and part.isdigit() and int(part) < len(seen):
            seen = seen[int(part)]
        else:
            return MISSING
    return seen


def leaves(table: Mapping[str, Any], prefix: str = "") -> Iterator[tuple[str, Any]]:
    """List the values of nested tables under dotted paths."""
    for key, value in table.items():
        if isinstance(value, Mapping):
            yield from leaves(value, f"{prefix}{key}.")
        else:
            yield prefix + key, value


def check_view(game: Game, words: Vocabulary, step: Mapping[str, Any]) -> Iterator[str]:
    """Compare what a seat sees; `blind_to` changes hidden things on a copy, and the seat must not notice."""
    keys = [key for key in ("sees", "hidden", "blind_to") if key in step]
    if not keys:
        return
    if "view_of" not in step:
        raise GivenProblem(keys[0], "say whose view this is: view_of = 1")
    seat = step["view_of"]
    seen = view(game.state, seat)
    for path, wanted in leaves(step.get("sees", {})):
        found = look_up(seen, path)
        if found != wanted:
            yield f"sees: {path}: expected {wanted!r}, found {'nothing' if found is MISSING else repr(found)}"
    for path in step.get("hidden", []):
        found = look_up(seen, path)
        views = (view(game.state, other) for other in range(-1, len(game.state.players)))
        if all(look_up(other, path) is MISSING for other in views):
            raise GivenProblem(
                "hidden", f"no view knows {path!r}, so nobody could see it; blind_to may say what is meant"
            )
        if found is not MISSING and found is not None:
            yield f"hidden: {path}: expected nothing, found {found!r}"
    if "blind_to" in step:
        other = game.state.copy()
        lay_out(other, words, step["blind_to"])
        changed = view(other, seat)
        for key in seen:
            if seen[key] != changed[key]:
                yield f"blind_to: seat {seat} notices it in {key!r}: {seen[key]!r} became {changed[key]!r}"
