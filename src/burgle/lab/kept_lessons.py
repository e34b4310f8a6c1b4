"""The notebook of a training: every game that was played to learn from, one line each, so that a long one is gone on with.

A line holds for the Burgle and the tables with which its game was played; with others it is played again.
"""

from __future__ import annotations

import base64
import hashlib
import json
from array import array
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import burgle
from burgle.lab.selfplay import Lesson, LessonPlan, play_lesson
from burgle.lab.team import Team


class LessonNotes:
    """A file of lines; only ever added to."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.known: dict[str, Lesson] = {}
        if path.is_file():
            for line in path.read_text("utf-8").splitlines():
                told = read_line(line)
                if told is not None:
                    self.known[told[0]] = told[1]

    def play(self, team: Team, plans: Sequence[LessonPlan]) -> Iterator[Lesson]:
        """Give every game, in their order; those that are not known are played, and noted at once."""
        missing = [plan for plan in plans if key_of(plan) not in self.known]
        coming = team.work(play_lesson, missing)
        for plan in plans:
            key = key_of(plan)
            while key not in self.known:
                at, lesson = next(coming)
                self._note(missing[at], lesson)
            yield self.known[key]

    def _note(self, plan: LessonPlan, lesson: Lesson) -> None:
        """Write a line down; floats are kept to the bit, so that what is learned from them is the same."""
        self.known[key_of(plan)] = lesson
        self.path.parent.mkdir(parents=True, exist_ok=True)
        rows = [base64.b64encode(row.tobytes()).decode() for row in lesson.rows]
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"key": key_of(plan), "lesson": {**vars(lesson), "rows": rows}}) + "\n")


def read_line(line: str) -> tuple[str, Lesson] | None:
    """A game that was noted; None for a line that was cut off."""
    try:
        told: dict[str, Any] = json.loads(line)
        kept = told["lesson"]
        rows = [array("f", base64.b64decode(row)) for row in kept["rows"]]
        came = [(win, caught, points, lead) for win, caught, points, lead in kept["came"]]
        return str(told["key"]), Lesson(kept["number"], kept["players"], rows, kept["phase"], came)
    except (ValueError, KeyError, TypeError):
        return None


def key_of(plan: LessonPlan) -> str:
    """What a game is known by."""
    parts = [*asdict(plan).values(), burgle.__version__]
    return hashlib.blake2b(json.dumps(parts).encode(), digest_size=12).hexdigest()
