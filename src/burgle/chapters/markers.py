"""Markers: a sign on a space that something is wanted there, for everybody to see; a contract takes its own along."""

from __future__ import annotations

from burgle.chapters import events
from burgle.chapters.places import space_of_number
from burgle.chapters.records import Records
from burgle.kernel.effects import Effect, Seq
from burgle.kernel.phrase import Phrase
from burgle.kernel.reader import Reader
from burgle.kernel.rules import Chapter, Rules
from burgle.kernel.state import State


class PutMarker(Effect):
    """`marker on S`, `no marker on S`."""

    __slots__ = ("room", "key", "name", "there", "markers")

    def __init__(self, room: int, key: str, name: str, there: bool, markers: Markers) -> None:
        super().__init__(True)
        self.room = room
        self.key = key
        self.name = name
        self.there = there
        self.markers = markers

    def run(self, st: State, who: int, source: int) -> None:
        if self.room < 0:
            return
        if self.there:
            st.add(self.markers.lying, [self.room])
            st.emit(self.markers.e_put, who, self.room, 0, source)
        elif self.room in st.zones[self.markers.lying]:
            st.zones[self.markers.lying] = [room for room in st.zones[self.markers.lying] if room != self.room]
            st.emit(self.markers.e_gone, who, self.room, 0, source)

    def possible(self, st: State, who: int, source: int) -> bool:
        return self.there or self.room in st.zones[self.markers.lying]

    def say(self) -> Phrase:
        return Phrase("marker" if self.there else "no-marker", 0, [self.name])

    def icons(self) -> list[str]:
        return ["marker"]

    def text(self) -> str:
        return ("marker on " if self.there else "no marker on ") + self.key


class Markers(Chapter):
    """Where markers lie: a list of spaces, one that several ask for as often as they do."""

    __slots__ = ("records", "lasting", "lying", "e_put", "e_gone", "put_by")

    def __init__(self, records: Records, lasting: bool = False) -> None:
        self.records = records
        self.lasting = lasting  # they stay on what is left of a destroyed space
        self.put_by: list[list[int]] = []  # by contract: the spaces that its set-up puts markers on

    def build(self, rules: Rules) -> None:
        self.lying = rules.zone("markers")
        self.e_put = rules.event("marker_put", events.A_SPACE)
        self.e_gone = rules.event("marker_gone", events.A_SPACE)
        rules.words["marker"] = self.word
        rules.words["no"] = self.no_word
        rules.on_raze.append(self)

    def check(self, rules: Rules) -> None:
        self.put_by = [markers_in(contract.setup) for contract in rules.contracts]

    def word(self, r: Reader) -> Effect:
        """`marker on SPACE`, `marker on rune 7`: for everybody to see; a contract takes its own along when it is done with"""
        return self.read(r, True)

    def no_word(self, r: Reader) -> Effect:
        """`no marker on SPACE`: those that lie there are taken away"""
        return self.read(r, False) if r.accept("marker") else self.records.no_word(r)

    def read(self, r: Reader, there: bool) -> Effect:
        """Read the space."""
        r.expect("on")
        if r.peek() in r.rules.marks:
            mark = r.take()
            n = r.number(1)
            room = space_of_number(r.rules, mark, n)
            name = r.rules.spaces[room].name if room >= 0 else mark
            return PutMarker(room, mark + " " + str(n), name, there, self)
        space = r.rules.spaces[r.one_of([space.key for space in r.rules.spaces], events.A_SPACE)]
        return PutMarker(space.id, space.key, space.name, there, self)

    def home(self, st: State, contract: int) -> None:
        """Take away the markers of a contract that is done with, or put back."""
        for room in self.put_by[contract]:
            left = st.zones[self.lying][:]
            if room in left:
                left.remove(room)
                st.zones[self.lying] = left
                st.emit(self.e_gone, -1, room, 0, -1)

    def razed(self, st: State, room: int) -> None:
        if not self.lasting:
            st.zones[self.lying] = [other for other in st.zones[self.lying] if other != room]

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        out["markers"] = sorted({st.rules.spaces[room].key for room in st.zones[self.lying]})


def markers_in(effect: Effect | None) -> list[int]:
    """List the spaces that a line puts markers on."""
    steps: list[Effect] = []
    if effect is not None:
        steps = effect.steps if isinstance(effect, Seq) else [effect]
    return [step.room for step in steps if isinstance(step, PutMarker) and step.there and step.room >= 0]
