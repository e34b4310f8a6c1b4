"""What happened, as one seat may see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from burgle.kernel.state import Event, State
from burgle.language.wording import narrate
from burgle.language.words import FALLBACK


def seen_events(
    st: State, events: list[Event], seat: int, since: int, names: Sequence[str] | None = None, lang: str = FALLBACK
) -> list[dict[str, Any]]:
    """List events from a number on; what is private to another seat comes without its detail."""
    return [seen(st, events[number], seat, number, names, lang) for number in range(max(since, 0), len(events))]


def seen(
    st: State, event: Event, seat: int, number: int, names: Sequence[str] | None = None, lang: str = FALLBACK
) -> dict[str, Any]:
    """Show one event: code, arguments by name, words (with the seats' names if they are given), clause."""
    kind = st.rules.events[event.kind]
    hidden = kind.private and event.who != seat
    return {
        "seq": number,
        "code": kind.code,
        "seat": event.who,
        "a": None if hidden else name_of(st, kind.a, event.a),
        "b": None if hidden else name_of(st, kind.b, event.b),
        "cause": st.rules.cards[event.source].key if event.source >= 0 else "",
        "clause": st.rules.clause(kind.code),
        "text": narrate(st.rules, event, hidden, names, lang),
    }


def name_of(st: State, meaning: str, value: int) -> str | int:
    """Give an argument the name it has in the content."""
    if meaning == "card":
        return st.rules.cards[value].key
    if meaning == "token":
        return st.rules.tokens[value].key
    if meaning == "space":
        return st.rules.spaces[value].key
    if meaning in st.rules.things:
        return st.rules.things[meaning][value]
    return value
