"""The course of one game: every answer so far, and the way back to any of them.

A snapshot after every answer would cost more than playing does. One is kept every few answers instead, and who goes
back gives the answers after it again: the same answers lead to the same position.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from burgle.kernel.engine import IllegalOption, answer, apply, decider
from burgle.kernel.phrase import Refusal
from burgle.kernel.runaway import Runaway
from burgle.kernel.state import Event, State
from burgle.kernel.together import turn_to

T = TypeVar("T")

STRIDE: Final = 64  # answers between two marks: going back costs at most so many


@mypyc_attr(acyclic=True)
class CourseMark:
    """A position to start again from, and how much had happened by then."""

    __slots__ = ("answers", "events", "state")

    def __init__(self, answers: int, events: int, state: State) -> None:
        self.answers = answers
        self.events = events
        self.state = state  # never played on


class Past(Generic[T]):
    """What came one after the other; twins share what was there when they parted."""

    __slots__ = ("common", "upto", "own")

    def __init__(self, common: list[T], upto: int, own: list[T]) -> None:
        self.common = common
        self.upto = upto  # how many of `common` count; whoever owns that list may have gone on
        self.own = own

    def size(self) -> int:
        """Count them."""
        return self.upto + len(self.own)

    def twin(self) -> Past[T]:
        """Part: what is there is common, what comes is each one's own."""
        if self.upto:
            return Past(self.common, self.upto, self.own[:])
        return Past(self.own, len(self.own), [])

    def cut(self, size: int) -> None:
        """Forget the later ones; a list that others may share is left alone."""
        if size < self.upto:
            self.upto = size
            self.own = []
        else:
            self.own = self.own[: size - self.upto]

    def listed(self, start: int = 0) -> list[T]:
        """List them from one on, as a fresh list."""
        if start >= self.upto:
            return self.own[start - self.upto :]
        return self.common[start : self.upto] + self.own


class Course:
    """A game as it goes: its position, its answers and, if they are recorded, its events and the way back."""

    __slots__ = ("state", "answers", "happened", "recorded", "marks", "next_mark", "free", "out_of_turn")

    def __init__(self, state: State, recorded: bool) -> None:
        self.state = state
        self.recorded = recorded
        self.answers: Past[int] = Past([], 0, [])
        self.happened: Past[Event] = Past([], 0, [] if state.events is None else state.events)
        self.marks: list[CourseMark] = []
        self.next_mark = 0  # after how many answers the next mark is made; a state changed by hand is marked at once
        self.out_of_turn: dict[
            int, int
        ] = {}  # who gave an answer, by its number, though others came first in turn order
        self.free = 0  # how many answers can be taken back: nothing was revealed since, and the same player decides

    def give(self, decision: int, code: int, seat: int = -1) -> None:
        """Answer the waiting decision; what is stale or illegal, or would never end, raises and changes nothing.

        Where several are asked at the same time, `seat` says who answers.
        """
        st = self.state
        who = decider(st)
        n = self.answers.size()
        if self.recorded and n >= self.next_mark and not st.over:
            self.marks.append(CourseMark(n, self.happened.size(), st.copy()))
            self.next_mark = n + STRIDE
        try:
            apply(st, decision, code, seat)
        except Runaway:
            if self.recorded:  # a simulation cannot go back
                self._go_to(n)
            raise
        self.answers.own.append(code)
        if 0 <= seat != who:
            self.out_of_turn = {**self.out_of_turn, n: seat}
            self.free = 0
        elif st.fence > decision or decider(st) != who:
            self.free = 0
        elif self.recorded:
            self.free += 1

    def take_back(self) -> None:
        """Take the last answer back; not behind anything that was revealed, nor into another's turn."""
        if not self.free:
            raise IllegalOption(Refusal("nothing_to_undo"))
        self.free -= 1
        self._go_to(self.answers.size() - 1)

    def _go_to(self, n: int) -> None:
        """Go back to the position after so many answers."""
        while self.marks[-1].answers > n:
            self.marks.pop()
        mark = self.marks[-1]
        self.next_mark = mark.answers + STRIDE
        self.happened.cut(mark.events)
        self.state = self.from_mark(mark, n, self.happened.own)
        self.answers.cut(n)
        if self.out_of_turn:
            self.out_of_turn = {number: seat for number, seat in self.out_of_turn.items() if number < n}

    def position(self, n: int) -> State:
        """Give the position in which the n-th answer was given, counted from 0: a state of one's own, without events."""
        at = len(self.marks) - 1
        while self.marks[at].answers > n:
            at -= 1
        return self.from_mark(self.marks[at], n, None)

    def from_mark(self, mark: CourseMark, n: int, events: list[Event] | None) -> State:
        """Give the answers after a mark again, up to the position after n of them."""
        st = mark.state.copy()
        st.events = events
        number = mark.answers
        for code in self.answers.listed(mark.answers)[: n - mark.answers]:
            if number in self.out_of_turn:
                turn_to(st, self.out_of_turn[number])
            answer(st, code)
            number += 1
        return st

    def twin(self) -> Course:
        """Give an independent twin that goes on exactly as this one would."""
        twin = Course(self.state.copy(), self.recorded)
        twin.answers = self.answers.twin()
        twin.happened = self.happened.twin()
        if self.recorded:
            twin.state.events = twin.happened.own
        twin.marks = self.marks[:]
        twin.next_mark = self.next_mark
        twin.free = self.free
        twin.out_of_turn = self.out_of_turn
        return twin
