"""What rule slots ask about marks: whether a card or a space bears a player's own, and how many the whole table has."""

from __future__ import annotations

from burgle.chapters.slots import MarksTold
from burgle.games.darkest.marks import Marks
from burgle.kernel.state import State


class TableMarks(MarksTold):
    """The marks of those who sit at the table."""

    __slots__ = ("marks",)

    def __init__(self, marks: Marks) -> None:
        self.marks = marks

    def own_card(self, st: State, seat: int, card: int) -> bool:
        return self.marks.character_of(st, seat) in self.marks.on_card(st, card)

    def own_space(self, st: State, seat: int, room: int) -> bool:
        return self.marks.character_of(st, seat) in self.marks.on_space(st, room)

    def of_all(self, st: State) -> int:
        n = 0
        for p in st.players:
            n += self.marks.number(st, self.marks.character_of(st, p.seat))
        return n
