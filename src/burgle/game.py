"""A game to play with: decide, undo, look, ask why not, write it down."""

from __future__ import annotations

import base64
import json
from dataclasses import dataclass
from operator import index
from pathlib import Path
from typing import Any, Final, SupportsIndex

from mypy_extensions import mypyc_attr

from burgle.content.library import book_in
from burgle.course import Course
from burgle.games.spec import OptionError
from burgle.kernel import engine
from burgle.kernel.chance import seed_bytes
from burgle.kernel.determinise import determinise
from burgle.kernel.encode import state_hash
from burgle.kernel.rules import Rules
from burgle.kernel.start import new_state
from burgle.kernel.state import State
from burgle.kernel.together import deciders, may_answer, turn_to, turned
from burgle.language.words import FALLBACK
from burgle.position.writing import seen_by as position_seen_by
from burgle.position.writing import whole as whole_position
from burgle.view import notation
from burgle.view.barriers import way_to
from burgle.view.events import seen_events
from burgle.view.odds import odds
from burgle.view.paths import Hand, play_all
from burgle.view.pointing import deed_with, pointed
from burgle.view.preview import preview
from burgle.view.scores import Result, results
from burgle.view.table import view
from burgle.view.why import Blocked, why_not

SAVE_FORMAT: Final = 1


@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """The question that waits: whose it is, what it is about, what may be answered."""

    def __init__(self, st: State) -> None:
        self._st = st
        self.id = st.did
        self.who = engine.decider(st)

    @property
    def options(self) -> list[int]:
        """The codes that may be answered, as a fresh list."""
        return self._st.options[:]

    @property
    def prompt(self) -> str:
        """The question in words."""
        return notation.prompt(self._st)

    def label(self, code: SupportsIndex) -> str:
        """An option as a person would type it: `move CO3`."""
        return notation.spell(self._st, index(code))

    def describe(self, code: SupportsIndex) -> dict[str, Any]:
        """An option with its price and what it points at, for a table to show."""
        return pointed(self._st, index(code))

    def find(self, text: str) -> int:
        """The option that a typed line means."""
        return notation.find(self._st, text)

    def doing(self, kind: str, key: str, at: str = "") -> str:
        """What one would type to do something with a thing, whether it can be done now or not; "" if there is nothing."""
        code = deed_with(self._st, kind, key, at)
        return notation.spell(self._st, code) if code is not None else ""


@dataclass(frozen=True)
class LogEntry:
    """One line of a game's log."""

    decision: int
    seat: int
    code: int
    text: str


def whole(number: SupportsIndex) -> int:
    """Take a whole number of any type as a plain one; what is one already is not asked for it."""
    return number + 0 if isinstance(number, int) else index(number)


class Game:
    """One game in progress. The log of answers is the game; everything else follows from it."""

    def __init__(
        self,
        rules: Rules,
        seed: int,
        first: int,
        packs: tuple[Path, ...],
        *,
        record: bool = True,
        course: Course | None = None,
        start: str = "",
    ) -> None:
        self.rules = rules
        self.seed = seed
        self.first = first
        self.packs = packs
        self.start = start  # the position that it began with, if that was not the set-up
        self._told: list[LogEntry] = []  # the log as far as somebody wanted to read it
        if course is None:
            course = Course(new_state(rules, seed_bytes(seed), first, [] if record else None), record)
        self._course = course

    @property
    def state(self) -> State:
        """The position itself. Whoever takes it may change it, so the next answer marks it to find the way back."""
        self._course.next_mark = 0
        return self._course.state

    @state.setter
    def state(self, state: State) -> None:
        self._course = Course(state, self._course.recorded)
        self._told = []

    @property
    def codes(self) -> list[int]:
        """The answers so far, as a fresh list."""
        return self._course.answers.listed()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._course.state.over

    @property
    def decision(self) -> Decision:
        """The decision that waits; the first one's in turn order, where several are asked at the same time."""
        return Decision(self._course.state)

    @property
    def deciders(self) -> list[int]:
        """Whose decision waits: usually one seat, several where the rules let them decide at the same time."""
        return deciders(self._course.state)

    def decision_of(self, seat: int) -> Decision | None:
        """The decision that waits for a seat, if there is one."""
        st = turned(self._course.state, seat)
        return Decision(st) if may_answer(st, seat) else None

    @property
    def log(self) -> list[LogEntry]:
        """What was answered so far, in words: they are made when somebody reads them."""
        course, told = self._course, self._told[:]
        answers = course.answers.size() if course.recorded else 0
        if len(told) < answers:
            marks = {mark.answers: mark.state for mark in course.marks}
            st = course.position(len(told))
            for code in course.answers.listed(len(told)):
                if len(told) in marks:
                    st = marks[len(told)].copy()
                if len(told) in course.out_of_turn:
                    turn_to(st, course.out_of_turn[len(told)])
                told.append(LogEntry(st.did, engine.decider(st), code, notation.spell(st, code)))
                engine.answer(st, code)
            self._told = told
        return told[:]

    @property
    def positions(self) -> list[State]:
        """Every position so far in which somebody answered, and the one at the end: states of one's own."""
        course = self._course
        answered = course.answers.size() if course.recorded else 0
        return [*[course.position(n) for n in range(answered)], course.state.copy()]

    def apply(
        self, option: SupportsIndex | str, decision: SupportsIndex | None = None, seat: SupportsIndex = -1
    ) -> None:
        """Answer the waiting decision; what is stale or illegal, or would never end, raises and changes nothing.

        Where several are asked at the same time, `seat` says who answers; otherwise it is the first of them.
        """
        st = self._course.state
        who = whole(seat)
        code = notation.find(turned(st, who), option) if isinstance(option, str) else whole(option)
        self._course.give(st.did if decision is None else index(decision), code, who)

    def undo(self) -> None:
        """Take the last answer back; not behind anything that was revealed, nor into another's turn."""
        self._course.take_back()
        self._told = self._told[: self._course.answers.size()]

    @property
    def undo_steps(self) -> int:
        """How many answers can be taken back before something revealed stands in the way."""
        return self._course.free

    def copy(self) -> Game:
        """Give an independent twin that plays on exactly as this one would."""
        twin = Game(self.rules, self.seed, self.first, self.packs, course=self._course.twin(), start=self.start)
        twin._told = self._told
        return twin

    def view(self, seat: SupportsIndex, lang: str = FALLBACK) -> dict[str, Any]:
        """All that a seat may see, and nothing else; its words in a language."""
        return view(self._course.state, index(seat), lang)

    def events(self, seat: SupportsIndex, since: SupportsIndex = 0, lang: str = FALLBACK) -> list[dict[str, Any]]:
        """What happened, as a seat may see it."""
        return seen_events(self._course.state, self._course.happened.listed(), index(seat), index(since), None, lang)

    def why_not(self, seat: SupportsIndex, target: SupportsIndex | str, lang: str = FALLBACK) -> list[Blocked]:
        """Say why a seat cannot do something; an empty list means that it can."""
        return why_not(self._course.state, seat, target, None, lang)

    def barrier(self, seat: SupportsIndex, space: str, lang: str = FALLBACK) -> Blocked | None:
        """Say what keeps a seat from a space however far away; None if a way leads there."""
        found = way_to(self._course.state, index(seat), space, None, lang)
        return found[0] if isinstance(found, list) and found else None

    def hand(self, seat: SupportsIndex) -> Hand:
        """What plays a seat's hand as far as nothing is asked or given away."""
        return play_all(self._course.state, index(seat))

    @property
    def may_give_up(self) -> bool:
        """Whether those who play may give the game up now."""
        return engine.director(self._course.state).may_give_up(self._course.state)

    def odds(self, draws: int | None = None) -> dict[str, Any]:
        """The exact chances of the next attack, for every seat."""
        return odds(self._course.state, draws)

    def preview(self, seat: SupportsIndex, option: SupportsIndex, lang: str = FALLBACK) -> dict[str, Any]:
        """What an option surely does, and where chance begins."""
        return preview(self._course.state, index(seat), index(option), None, lang)

    def determinise(self, seat: int, seed: int) -> State:
        """A state that the seat cannot tell from the real one, for search and what-if."""
        return determinise(self._course.state, seat, seed_bytes(seed))

    def scores(self) -> list[int | None]:
        """Each seat's score; None for who was lost."""
        return [result.score for result in results(self._course.state)]

    def results(self) -> list[Result]:
        """Each seat's score line by line, with the winner marked."""
        return results(self._course.state)

    def hash(self) -> str:
        """A fingerprint of the position."""
        return state_hash(self._course.state)

    def position(self, seat: int | None = None) -> str:
        """The position in one line (docs/positions.md): all of it, or what a seat knows, which may be shown around."""
        if seat is None:
            return whole_position(self._course.state, self.seed)
        if not 0 <= seat < self.rules.players:
            raise OptionError(f"there is no seat {seat} with {self.rules.players} players")
        return position_seen_by(self._course.state, seat)

    def to_json(self) -> str:
        """Write the game down: what it was set up with, every answer, and its tables, should they change meanwhile."""
        return json.dumps(
            {
                **({"position": self.start} if self.start else {}),
                "burgle": SAVE_FORMAT,
                "game": self.rules.game,
                "version": self.rules.version,
                "content": self.rules.content_hash,
                "players": self.rules.players,
                "options": self.rules.options,
                "packs": [str(pack) for pack in self.packs],
                "seed": f"{self.seed:064x}",
                "first": self.first,
                "codes": self.codes,
                **({"seats": list(self._course.out_of_turn.items())} if self._course.out_of_turn else {}),
                "hash": self.hash(),
                "book": base64.b64encode(book_in(self.rules).data).decode(),
            }
        )
