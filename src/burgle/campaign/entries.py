"""Entries: what became permanent in a game, one fact each, by keys that a later edition of the pack still knows."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from burgle.chapters.entry_kinds import ENTRY_KINDS, RESOLVED, RUN
from burgle.kernel.rules import Rules
from burgle.kernel.state import State


class Entry(msgspec.Struct, frozen=True, array_like=True):
    """One permanent fact: its kind, the character who brought it about ("" if nobody did), and what it is about."""

    kind: str
    who: str = ""
    args: tuple[str | int, ...] = ()

    def __str__(self) -> str:
        return " ".join([self.kind, *map(str, self.args), *([f"by {self.who}"] if self.who else [])])

    def text(self, n: int) -> str:
        """A word of it."""
        word = self.args[n]
        if not isinstance(word, str):
            raise TypeError(f"{word!r} is no key")
        return word

    def number(self, n: int) -> int:
        """A number of it."""
        value = self.args[n]
        if not isinstance(value, int):
            raise TypeError(f"{value!r} is no number")
        return value


def entries_of(rules: Rules, st: State) -> list[Entry]:
    """Read what became permanent in a game so far, in order."""
    noted = st.zones[rules.zone_names.index("entries")]
    seats = seated(rules, st)
    return [entry_of(rules, seats, noted[at : at + RUN]) for at in range(0, len(noted), RUN)]


def seated(rules: Rules, st: State) -> list[str]:
    """Which character sits where."""
    names = rules.things["character"]
    return [names[n] for n in st.zones[rules.zone_names.index("seats")]]


def entry_of(rules: Rules, seats: Sequence[str], noted: Sequence[int]) -> Entry:
    """Read one entry; a number behind the last that means something is left out."""
    kind = ENTRY_KINDS[noted[0]]
    args = [key_of(rules, seats, sort, n) for sort, n in zip((kind.a, kind.b, kind.c), noted[2:], strict=True) if sort]
    if noted[0] == RESOLVED:  # the star players, as bits of seats
        args[2] = " ".join(key for seat, key in enumerate(seats) if noted[4] >> seat & 1)
    return Entry(kind.name, seats[noted[1]] if noted[1] >= 0 else "", tuple(args))


def key_of(rules: Rules, seats: Sequence[str], sort: str, n: int) -> str | int:
    """Name what a number of the rulebook stands for."""
    if sort == "number":
        return n
    if n < 0:
        return ""
    if sort == "seat":
        return seats[n]
    if sort == "card":
        return rules.cards[n].key
    if sort == "token":
        return rules.tokens[n].key
    return rules.spaces[n].key if sort == "space" else rules.things[sort][n]
