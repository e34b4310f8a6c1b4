"""A finished game on tape: every position of it quickly, what happened when, and its lines from turn to turn.

A step is an answer that counted; what was taken back is not on the tape. Step 0 is the set-up, step n the position
after the n-th answer. Only finished games come here: `Replay` needs the secret, which nobody has before the end.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from burgle.chapters import events
from burgle.kernel import engine
from burgle.kernel.state import Event, State
from burgle.language.words import FALLBACK
from burgle.table import channels
from burgle.table.messages import Happening, TableInfo, View
from burgle.table.patch import differences
from burgle.table.replays import BadReplay, Replay
from burgle.view.events import seen
from burgle.view.luck import AttackDraw, BagWatch
from burgle.view.odds import odds
from burgle.view.scores import results, score_lines
from burgle.view.table import view

if TYPE_CHECKING:
    from burgle.coach.questions import Played

KEPT_EVERY = 48  # positions that are kept, to be at any other one soon
MOST_STEPS = 200  # in one answer
MarkKind = Literal["attack", "out", "artifact", "escape"]
MARKS: dict[int, MarkKind] = {
    events.ATTACK: "attack",
    events.OUT_DRAW: "attack",
    events.ARTIFACT: "artifact",
    events.OUT: "out",
}


class TapeMark(msgspec.Struct, frozen=True, kw_only=True):
    """Something that one would like to find on the tape."""

    step: int
    kind: MarkKind
    seat: int
    event: int


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    """A turn, and the step with which it begins."""

    turn: int
    seat: int
    step: int


class Outline(msgspec.Struct, kw_only=True):
    """What a tape holds."""

    info: TableInfo
    steps: int
    lines: list[int]  # of the log, by step
    seats: list[int]  # who answered, by step; -1 for the set-up
    turns: list[Turn]
    marks: list[TapeMark]
    taken_back: int  # answers that do not count
    winners: list[int]
    scores: list[int | None]
    promised: str  # the seed's commitment
    seed: str


class Steps(msgspec.Struct, kw_only=True):
    """Some positions in a row as one seat saw them: the first, and what changed from each to the next."""

    seat: int
    first: int
    view: View
    patches: list[list[list[Any]]]  # one for each step after the first
    events: list[list[Happening]]  # of each step, the first included


class Point(msgspec.Struct, frozen=True, kw_only=True):
    """How everybody stood at the end of a turn."""

    turn: int
    seat: int  # whose turn it was
    step: int
    score: list[int]
    health: list[int]
    clank: list[int]  # own cubes in the area and in the bag
    luck: list[float]  # harmful cubes drawn so far, less those to be expected


class Attack(msgspec.Struct, frozen=True, kw_only=True):
    """An attack, and what each seat had to fear of it."""

    step: int
    turn: int
    draws: int
    bag: int
    drawn: list[int]  # harmful cubes, by seat
    expected: list[float]


class Series(msgspec.Struct, kw_only=True):
    """A game in numbers."""

    points: list[Point]
    attacks: list[Attack]
    status: list[str]


class Tape:
    """A finished game to be played back."""

    def __init__(self, replay: Replay) -> None:
        record = replay.record(len(replay) - 1)
        if record.state is None or record.over is None or record.rules is None:
            raise BadReplay("replay-unfinished")
        self.record = record
        self.over = record.over
        self.last = len(record.answers)
        self.acts = sum(line.kind == "act" for line in replay.log)
        self._kept: dict[int, State] = {}

    def state(self, step: int) -> State:
        """The position at a step; it must not be changed."""
        start = step - step % KEPT_EVERY
        while start and start not in self._kept:
            start -= KEPT_EVERY
        st = self._kept.get(start) or self.record.opening(None)
        self._kept.setdefault(start, st)
        return deque(self._walk(start, st, step), maxlen=1)[0][1] if step > start else st

    def _walk(self, step: int, st: State, last: int) -> Iterator[tuple[int, State]]:
        """Go on from a position, a new copy for every step."""
        for number in range(step, last):
            answered = self.record.answers[number]
            st = st.copy()
            engine.apply(st, answered.act.decision, answered.act.code, answered.seat)
            if (number + 1) % KEPT_EVERY == 0:
                self._kept.setdefault(number + 1, st)
            yield number + 1, st

    def played(self) -> Played:
        """The whole game, for the coach."""
        from burgle.coach.questions import Played

        first = self.state(0)
        states = [first, *[st for _, st in self._walk(0, first, self.last)]]
        return Played(states, [(one.seat, one.act.code) for one in self.record.answers])

    def bounds(self, step: int) -> tuple[int, int]:
        """Which events happened with a step."""
        answers = self.record.answers
        first = answers[step - 1].events if step else 0
        return first, answers[step].events if step < self.last else len(self.record.events)

    def events(self, step: int) -> list[Event]:
        """What happened with a step."""
        first, end = self.bounds(step)
        return self.record.events[first:end]

    # ---------------------------------------------------------------- what is told

    @cached_property
    def outline(self) -> Outline:
        """What is where."""
        rules, answers = self.record.rules, self.record.answers
        assert rules is not None and self.record.create is not None
        marks: list[TapeMark] = []
        st = self.state(0)
        turns: list[Turn] = [Turn(turn=st.turn, seat=st.active, step=0)]
        for step in range(self.last + 1):
            first, _ = self.bounds(step)
            for number, event in enumerate(self.events(step), first):
                kind = MARKS.get(event.kind) or ("escape" if rules.events[event.kind].code == "escape" else "")
                if event.kind == events.TURN and step:
                    turns.append(Turn(turn=event.a, seat=event.who, step=step))
                elif kind:
                    marks.append(TapeMark(step=step, kind=kind, seat=event.who, event=number))
        return Outline(
            info=channels.table_info(self.record, {}, 0),
            steps=self.last,
            lines=[self.record.started, *[answered.line for answered in answers]],
            seats=[-1, *[answered.seat for answered in answers]],
            turns=turns,
            marks=marks,
            taken_back=self.acts - self.last,
            winners=self.over.winners,
            scores=self.over.scores,
            promised=self.record.create.commitment,
            seed=self.over.seed,
        )

    def steps(self, seat: int, first: int, last: int, lang: str = FALLBACK) -> Steps:
        """Positions in a row as a seat saw them."""
        last = min(last, self.last, first + MOST_STEPS - 1)
        st = self.state(first)
        start = shown = plain(view(st, seat, lang))
        patches: list[list[Any]] = []
        told = [self._told(st, seat, first, lang)]
        for step, after in self._walk(first, st, last):
            then = plain(view(after, seat, lang))
            patches.append(differences(shown, then))
            told.append(self._told(after, seat, step, lang))
            shown = then
        return Steps(seat=seat, first=first, view=start, patches=patches, events=told)

    def _told(self, st: State, seat: int, step: int, lang: str) -> list[dict[str, Any]]:
        (first, _), names = self.bounds(step), self.record.names
        return [seen(st, event, seat, number, names, lang) for number, event in enumerate(self.events(step), first)]

    def odds(self, step: int) -> dict[str, Any]:
        """The chances of the next attack at a step; everybody could have worked them out."""
        return odds(self.state(step))

    @cached_property
    def series(self) -> Series:
        """The whole game in numbers, turn by turn."""
        luck = [0.0] * len(self.record.chairs)
        points: list[Point] = []
        attacks: list[Attack] = []
        st = self.state(0)
        turns = {turn.turn: turn.seat for turn in self.outline.turns}
        for step, after in self._walk(0, st, self.last):
            for draw in BagWatch(st).follow(self.events(step)):
                attacks.append(attack(draw, step, st.turn))
                luck = [
                    known + drawn - expected
                    for known, drawn, expected in zip(luck, attacks[-1].drawn, draw.expected, strict=True)
                ]
            if after.turn != st.turn or after.over:
                points.append(self._point(after, st.turn, turns.get(st.turn, -1), step, luck))
            st = after
        return Series(points=points, attacks=attacks, status=[result.status for result in results(st)])

    def _point(self, st: State, turn: int, seat: int, step: int, luck: list[float]) -> Point:
        meter = st.rules.params["health"]
        watch = BagWatch(st)
        points = [sum(line.points for line in score_lines(st, p)) for p in st.players]
        if st.over:
            points = [result.score or 0 for result in results(st)]
        return Point(
            turn=turn,
            seat=seat,
            step=step,
            score=points,
            health=[max(0, meter - p.damage) for p in st.players],
            clank=[p.area + cubes for p, cubes in zip(st.players, watch.bag[-len(st.players) :], strict=True)],
            luck=[round(value, 3) for value in luck],
        )


def plain(shown: dict[str, Any]) -> dict[str, Any]:
    """A view without the options of its decision: on a tape nothing can be chosen."""
    if shown["decision"] is None or "options" not in shown["decision"]:
        return shown
    return shown | {"decision": {key: value for key, value in shown["decision"].items() if key != "options"}}


def attack(draw: AttackDraw, step: int, turn: int) -> Attack:
    """An attack in numbers."""
    return Attack(
        step=step,
        turn=turn,
        draws=len(draw.cubes),
        bag=draw.bag,
        drawn=[draw.harmful(seat) for seat in range(len(draw.expected))],
        expected=[round(expected, 4) for expected in draw.expected],
    )
