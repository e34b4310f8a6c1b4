"""How the values of a position are written: numbers, lists of things by name, heaps, piles, work on the stack."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol
from urllib.parse import quote, unquote

from burgle.position.wrong import BadValue, near

NOTHING: Final = "-"  # -1: no card in this place of the row, a pawn that is not on the board
UNKNOWN: Final = "_"  # a thing that the seat whose position this is has not seen
RAW: Final = "~"  # before counts that are written as numbers, one after another
MOST: Final = 2000  # things in one list: far more than any box has
LARGEST: Final = (1 << 24) - 1  # of any number: beyond every code of an option
NUMBER = re.compile(r"-?\d{1,19}")


class ValueForm(Protocol):
    """How one sort of value is written and read."""

    def write(self, value: Any) -> str:
        """Write a value; it has no space and no slash."""

    def read(self, text: str) -> Any:
        """Read it back, or say what is wrong with it."""


def number(text: str) -> int:
    """Read a whole number."""
    if not NUMBER.fullmatch(text) or abs(int(text)) > LARGEST:
        raise BadValue("number", text=shown(text))
    return int(text)


def shown(text: str) -> str:
    """Quote what was read, or the beginning of it."""
    return repr(text if len(text) <= 30 else text[:27] + "...")


class NumberForm:
    """A number from a least to a largest."""

    def __init__(self, least: int = -LARGEST, most: int = LARGEST) -> None:
        self.least, self.most = least, most

    def write(self, value: int) -> str:
        return str(value)

    def read(self, text: str) -> int:
        n = number(text)
        if not self.least <= n <= self.most:
            raise BadValue("range", n=n, least=self.least, most=self.most)
        return n


class NamesForm:
    """The names of one kind of thing, which the state knows by numbers; without names, plain numbers."""

    def __init__(self, what: str, names: dict[int, str] | None = None, *, gaps: bool = False) -> None:
        self.what = what
        self.given = names
        self.of = {n: quote(name, safe="") for n, name in (names or {}).items()}
        self.numbers = {name: n for n, name in self.of.items()}
        self.gaps = gaps  # whether there may be nothing

    def or_nothing(self) -> NamesForm:
        """The same names, where there may be nothing."""
        return NamesForm(self.what, self.given, gaps=True)

    def write(self, value: int) -> str:
        return NOTHING if self.gaps and value == -1 else self.of.get(value, str(value))

    def read(self, text: str) -> int:
        if text in self.numbers:
            return self.numbers[text]
        if self.gaps and text == NOTHING:
            return -1
        if self.given is None:
            return number(text)
        raise BadValue("thing", what=self.what, text=shown(unquote(text)), near=near(text, self.numbers))


class ListForm:
    """A list in its order: `scout:3,burgle,-`, where `:3` says how many of it come one after another."""

    def __init__(self, names: NamesForm, *, unknown: bool = False) -> None:
        self.names = names
        self.unknown = unknown  # whether some may be unseen

    def write(self, value: Sequence[int | None]) -> str:
        parts: list[str] = []
        at = 0
        while at < len(value):
            run = 1
            while at + run < len(value) and value[at + run] == value[at]:
                run += 1
            thing = value[at]
            name = UNKNOWN if thing is None else self.names.write(thing)
            parts.append(name if run == 1 else f"{name}:{run}")
            at += run
        return ",".join(parts)

    def read(self, text: str) -> list[Any]:
        found: list[Any] = []
        for at, part in parts_of(text, ","):
            name, colon, times = part.partition(":")
            try:
                n = NumberForm(1, MOST).read(times) if colon else 1
                thing = None if self.unknown and name == UNKNOWN else self.names.read(name)
            except BadValue as problem:
                raise problem.moved(at) from None
            found += [thing] * n
            if len(found) > MOST:
                raise BadValue("many", at, most=MOST)
        return found


class RunsForm:
    """A list of runs, each of as many numbers: `whisper@a,whisper@c` are two marks on one card, the older first."""

    def __init__(self, kinds: Sequence[NamesForm]) -> None:
        self.kinds = kinds

    def runs(self, value: Sequence[int]) -> list[str]:
        """Write each run; what is left over is written as it is."""
        n = len(self.kinds)
        return [
            "@".join(kind.write(part) for kind, part in zip(self.kinds, value[at : at + n], strict=False))
            for at in range(0, len(value), n)
        ]

    def run(self, text: str) -> list[int]:
        """Read one run."""
        parts = text.split("@")
        if len(parts) != len(self.kinds):
            raise BadValue("run", text=shown(text), n=len(self.kinds))
        return [kind.read(part) for kind, part in zip(self.kinds, parts, strict=True)]

    def write(self, value: Sequence[int]) -> str:
        return ",".join(self.runs(value))

    def read(self, text: str) -> list[int]:
        found: list[int] = []
        for at, part in parts_of(text, ","):
            try:
                found += self.run(part)
            except BadValue as problem:
                raise problem.moved(at) from None
        if len(found) > MOST:
            raise BadValue("many", most=MOST)
        return found


class HeapForm:
    """How many there are of each kind, or in each place: the ones that are there by name. Else plain numbers."""

    def __init__(self, names: NamesForm, size: int) -> None:
        self.row, self.plain, self.size = ListForm(names), ListForm(NamesForm("number")), size

    def write(self, value: Sequence[int]) -> str:
        if len(value) != self.size or any(not 0 <= n <= MOST for n in value) or sum(value) > MOST:
            return RAW + self.plain.write(value)
        return self.row.write([thing for thing, n in enumerate(value) for _ in range(n)])

    def read(self, text: str) -> list[int]:
        if text.startswith(RAW):
            return self.plain.read(text[len(RAW) :])
        counts = [0] * self.size
        for thing in self.row.read(text):
            counts[thing] += 1
        return counts


class TopsForm:
    """What has a fixed place on a pile, the next one last, each with the seats that know it: `scout@02`, `scout@`."""

    def __init__(self, names: NamesForm, players: int) -> None:
        self.names, self.players = names, players

    def write(self, value: tuple[list[int], list[int]]) -> str:
        return ",".join(
            f"{self.names.write(thing)}@{''.join(str(s) for s in range(self.players) if seen >> s & 1)}"
            for thing, seen in zip(*value, strict=True)
        )

    def read(self, text: str) -> tuple[list[int], list[int]]:
        things: list[int] = []
        seen: list[int] = []
        for at, part in parts_of(text, ","):
            name, sign, seats = part.partition("@")
            try:
                if not sign:
                    raise BadValue("who", text=shown(part), nobody=f"{part[:30]}@", first=f"{part[:30]}@0")
                things.append(self.names.read(name))
                seen.append(sum(1 << NumberForm(0, self.players - 1).read(seat) for seat in sorted(set(seats))))
            except BadValue as problem:
                raise problem.moved(at) from None
        return things, seen


class WorksForm:
    """Frames or claims, the lowest first, joined by `+`; each is a list of words joined by commas."""

    def __init__(self, write: Callable[[Any], list[str]], read: Callable[[list[str]], Any]) -> None:
        self.write_one, self.read_one = write, read

    def write(self, value: Sequence[Any]) -> str:
        return "+".join(",".join(self.write_one(work)) for work in value)

    def read(self, text: str) -> list[Any]:
        found: list[Any] = []
        for at, part in parts_of(text, "+"):
            try:
                found.append(self.read_one(part.split(",")))
            except BadValue as problem:
                raise problem.moved(at) from None
        if len(found) > MOST:
            raise BadValue("works", most=MOST)
        return found


def parts_of(text: str, sign: str) -> list[tuple[int, str]]:
    """Cut a text at a sign, and say where each part begins; an empty text has none."""
    found: list[tuple[int, str]] = []
    at = 0
    for part in text.split(sign) if text else []:
        found.append((at, part))
        at += len(part) + len(sign)
    return found
