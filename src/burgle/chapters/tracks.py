"""Tracks: named counters, of one game or of a whole campaign; reaching a level does what stands there."""

from __future__ import annotations

from burgle.chapters.entry_kinds import TRACK
from burgle.chapters.storage import Storage
from burgle.kernel.codes import D_DEEDS
from burgle.kernel.counts import Count
from burgle.kernel.effects import Effect
from burgle.kernel.lint import Lint
from burgle.kernel.phrase import Phrase
from burgle.kernel.reader import Reader
from burgle.kernel.rules import Chapter, Rules
from burgle.kernel.state import Player, State


class Track:
    """One track: from where to where it goes, whether it outlasts a game, and what its levels do."""

    __slots__ = ("key", "low", "high", "kept", "levels")

    def __init__(self, key: str, low: int, high: int, kept: bool) -> None:
        self.key = key
        self.low = low
        self.high = high
        self.kept = kept
        self.levels: dict[int, Effect] = {}


class MoveTrack(Effect):
    """Move a track by so much, or to a value."""

    __slots__ = ("track", "n", "exact", "chapter")

    def __init__(self, track: int, n: int, exact: bool, chapter: Tracks) -> None:
        super().__init__(False)
        self.track = track
        self.n = n
        self.exact = exact
        self.chapter = chapter

    def run(self, st: State, who: int, source: int) -> None:
        value = self.n if self.exact else self.chapter.value(st, self.track) + self.n
        self.chapter.move(st, self.track, value, who)

    def say(self) -> Phrase:
        code = "track-to" if self.exact else "track" if self.n >= 0 else "track-down"
        return Phrase(code, abs(self.n), [self.chapter.titles[self.track]])

    def icons(self) -> list[str]:
        return ["track"]

    def text(self) -> str:
        return "track " + self.chapter.keys[self.track] + (" = " if self.exact else " ") + str(self.n)

    def check(self, lint: Lint) -> None:
        lint.within(abs(self.n), 0, 20, "steps of a track")


class OnTrack(Count):
    """Where a track stands, the same for everybody."""

    __slots__ = ("track", "chapter")

    def __init__(self, track: int, chapter: Tracks) -> None:
        super().__init__("track", D_DEEDS)
        self.track = track
        self.chapter = chapter

    def value(self, st: State, p: Player, source: int) -> int:
        return self.chapter.value(st, self.track)

    def names(self) -> list[str]:
        return [self.chapter.titles[self.track]]

    def text(self) -> str:
        return "track " + self.chapter.keys[self.track]


class Tracks(Chapter):
    """All tracks; the zone `tracks` has a value for each, and is empty while none has moved."""

    __slots__ = ("keys", "titles", "all", "storage", "values", "e_track")

    def __init__(self, keys: list[str], titles: list[str], storage: Storage) -> None:
        self.keys = keys
        self.titles = titles
        self.all: list[Track] = []  # read from the tables when all words are known
        self.storage = storage

    def build(self, rules: Rules) -> None:
        rules.things["track"] = self.keys
        rules.titles["track"] = self.titles
        self.values = rules.zone("tracks")
        self.e_track = rules.event("track", "track", "num")
        rules.words["track"] = self.word
        rules.counts["track"] = self.count
        rules.beyond.append("track")

    def word(self, r: Reader) -> Effect:
        """`track NAME N`, `track NAME = N`: a track moves by N, or to N; levels on the way do what stands there"""
        track = r.one_of(self.keys, "track")
        exact = r.accept("=")
        return MoveTrack(track, r.number(1), exact, self)

    def count(self, r: Reader) -> Count:
        """`track NAME`: where it stands"""
        return OnTrack(r.one_of(self.keys, "track"), self)

    def value(self, st: State, track: int) -> int:
        """Say where a track stands."""
        values = st.zones[self.values]
        return values[track] if values else self.all[track].low

    def move(self, st: State, track: int, value: int, who: int) -> bool:
        """Move a track, within its ends, and say whether it moved; levels passed on the way up act in their order."""
        here = self.all[track]
        before = self.value(st, track)
        value = min(max(value, here.low), here.high)
        if value == before:
            return False
        if not st.zones[self.values]:
            st.zones[self.values] = [one.low for one in self.all]
        st.put(self.values, track, value)
        st.dirty |= D_DEEDS
        if here.kept:
            self.storage.note(st, TRACK, who, track, value, -1)
        st.emit(self.e_track, who, track, value, -1)
        if st.nums[self.storage.veiled] == 0:
            for level in range(value, before, -1):
                if level in here.levels:
                    st.push(st.rules.k_beyond, who, here.levels[level].id, -1)
        return True

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        out["tracks"] = [
            {"id": one.key, "value": self.value(st, at), "low": one.low, "high": one.high}
            for at, one in enumerate(self.all)
        ]
