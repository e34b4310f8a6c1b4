"""The Dran Enterprises Track: whenever somebody comes home with nothing the rival gets on, and the world a little worse."""

from __future__ import annotations

from typing import Final

from burgle.chapters.book import Book
from burgle.chapters.targets import Targets
from burgle.chapters.tracks import Track, Tracks
from burgle.games.spec import PieceError
from burgle.kernel.rules import Chapter, Rules, Step
from burgle.kernel.state import State

RIVAL: Final = "rival"  # the track's key ...
RIVAL_TITLE: Final = "Dran Enterprises Track"  # ... and its name


class RivalStep(Step):
    """One X, if anybody scored 0, and the passage at that box; once every box is crossed, nothing more (L1-183)."""

    __slots__ = ("rival",)

    def __init__(self, rival: Rival) -> None:
        self.rival = rival

    def run(self, st: State, who: int) -> None:
        rival = self.rival
        totals = st.zones[rival.targets.report][::3]
        if totals and min(totals) <= 0:
            at = rival.tracks.value(st, rival.track) + 1
            if rival.tracks.move(st, rival.track, at, -1) and rival.boxes[at - 1]:
                rival.book.open(st, st.rules.things["passage"].index(rival.boxes[at - 1]), -1)


class Rival(Chapter):
    """The rival's track, whose boxes are the last of all tracks; a closing step."""

    __slots__ = ("book", "tracks", "targets", "boxes", "track")

    def __init__(self, book: Book, tracks: Tracks, targets: Targets, boxes: list[str]) -> None:
        self.book = book
        self.tracks = tracks
        self.targets = targets
        self.boxes = boxes  # the passage at each; "": none
        self.track = tracks.keys.index(RIVAL)

    def build(self, rules: Rules) -> None:
        rules.steps["rival"] = RivalStep(self)

    def check(self, rules: Rules) -> None:
        self.tracks.all.append(Track(RIVAL, 0, len(self.boxes), True))
        for box in self.boxes:
            if box and box not in rules.things["passage"]:
                raise PieceError("rival", RIVAL, "boxes", "there is no passage " + box)
