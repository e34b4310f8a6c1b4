"""What conditions can ask about marks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgle.kernel.codes import D_CARDS, D_DEEDS, D_PLACE
from burgle.kernel.counts import Count
from burgle.kernel.state import Player, State

if TYPE_CHECKING:
    from burgle.games.darkest.marks import Marks


class MarksOn(Count):
    """Own marks on cards (`marks`), all marks on a space (`marks on S`), or whether a card or space bears the own one."""

    __slots__ = ("marks", "room", "key")

    def __init__(self, name: str, marks: Marks, room: int, key: str) -> None:
        super().__init__(name, D_CARDS | D_DEEDS | D_PLACE)
        self.marks = marks
        self.room = room
        self.key = key

    def value(self, st: State, p: Player, source: int) -> int:
        if self.room >= 0:
            return len(self.marks.on_space(st, self.room))
        character = self.marks.character_of(st, p.seat)
        if self.name == "marks":
            return self.marks.number(st, character)
        if self.name == "marked_card":
            return 1 if source >= 0 and character in self.marks.on_card(st, source) else 0
        return 1 if p.room >= 0 and character in self.marks.on_space(st, p.room) else 0

    def names(self) -> list[str]:
        return [self.key] if self.room >= 0 else []

    def text(self) -> str:
        return self.name.replace("_", " ") + (" " + self.key if self.room >= 0 else "")
