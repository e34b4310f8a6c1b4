"""One option of the terminal's list: its words, what it points at, what it does and what it takes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

DOES = {"get": "gets", "play": "plays", "use": "uses"}  # words that mean whatever has a trait


@dataclass(frozen=True)
class MenuLine:
    """One line of the menu; a card on offer keeps its number when it cannot be had, and then has no code."""

    number: int
    label: str
    code: int | None
    verb: str = ""
    traits: Sequence[str] = ()
    refs: Sequence[Mapping[str, str]] = ()
    cost: Mapping[str, int] = field(default_factory=dict)
    price: str = ""  # what it takes, in words
    note: str = ""
    offered: bool = False  # lies in the row or the reserve
    text: str = ""  # what the card says that it is about, if that lies nowhere to be looked at

    @property
    def walks(self) -> bool:
        """Whether it is a step on foot."""
        return "moves" in self.traits and "leaps" not in self.traits

    def about(self, kind: str) -> str:
        """The key of a thing that it points at."""
        return next((ref["key"] for ref in self.refs if ref["kind"] == kind), "")


def fits(entry: MenuLine, verb: str) -> bool:
    """Whether an entry is something that a verb can do."""
    return DOES[verb] in entry.traits if verb in DOES else entry.verb.partition(" ")[0] == verb.partition(" ")[0]
