"""Waypoints: numbered spaces and path ends at which a passage is read, once in a campaign.

A path end is no space: who has gone there goes back without a new entry, unless the passage puts the figure elsewhere
or makes a space of it.
"""

from __future__ import annotations

from typing import Final

from burgle.chapters import entry_kinds, events
from burgle.chapters.book import Book
from burgle.chapters.entering import barred, enter
from burgle.chapters.stickers import Stickers
from burgle.chapters.storage import Storage
from burgle.kernel.codes import IN
from burgle.kernel.content import number_in
from burgle.kernel.effects import Effect
from burgle.kernel.frames import FrameKind
from burgle.kernel.phrase import Phrase
from burgle.kernel.reader import Reader
from burgle.kernel.rules import Chapter, Rules
from burgle.kernel.state import Frame, Player, State

PAGE: Final = 2.0  # points that a page is worth which nobody has read


class PathEndKind(FrameKind):
    """A figure at a path end: `a` is that end, `b` where it came from."""

    __slots__ = ("waypoints",)

    def __init__(self, waypoints: Waypoints) -> None:
        super().__init__(False, False, public=True)
        self.waypoints = waypoints
        self.beyond = True  # who is knocked out there has fallen on the space behind: a path end is none (L2-205)

    def run(self, st: State, f: Frame) -> None:
        st.stack.pop()
        p = st.players[f.who]
        if p.room == f.a and st.rules.spaces[f.a].marks & self.waypoints.stub:
            st.place(p, f.b)
            if p.status == IN:
                st.emit(self.waypoints.e_back, p.seat, f.b, 0, -1)


class ToSpace(Effect):
    """`let S` and `move to S`: a waypoint is read no more; the figure is put on a space, which it enters."""

    __slots__ = ("moves", "room", "key", "waypoints")

    def __init__(self, moves: bool, room: int, key: str, waypoints: Waypoints) -> None:
        super().__init__(False)
        self.moves = moves
        self.room = room
        self.key = key
        self.waypoints = waypoints

    def run(self, st: State, who: int, source: int) -> None:
        if self.moves:
            p = st.players[who]
            if p.room >= 0 and barred(st, p, self.room) is None:  # HQ stays shut (L1-054, L2-093)
                st.emit(events.MOVE, who, self.room, 0, source)
                enter(st, p, self.room)
        elif self.room not in st.zones[self.waypoints.let]:
            st.add(self.waypoints.let, [self.room])
            self.waypoints.storage.note(st, entry_kinds.LET, who, self.room, -1, -1)

    def say(self) -> Phrase:
        return Phrase("move-to" if self.moves else "let", 0, [self.key])

    def icons(self) -> list[str]:
        return ["boot"] if self.moves else ["book"]

    def text(self) -> str:
        return ("move to " if self.moves else "let ") + self.key


class Waypoints(Chapter):
    """Which spaces have a passage, which of them are awake, and where a figure goes back to."""

    __slots__ = (
        "storage", "book", "stickers", "awake", "stub", "let", "came_from", "k_back", "e_back", "passage_at", "wakers",
    )  # fmt: skip

    def __init__(self, storage: Storage, book: Book, stickers: Stickers, awake: list[str] | None) -> None:
        self.storage = storage
        self.book = book
        self.stickers = stickers
        self.awake = awake  # numbers that are read from the first game on; None: all that have no sticker to wait for
        self.passage_at: list[int] = []  # by space; -1: none
        self.wakers: list[list[int]] = []  # by space: pairs of sticker and spot that wake its number

    def build(self, rules: Rules) -> None:
        self.stub = rules.mark("stub")
        self.let = rules.zone("let")  # spaces whose number is read no more
        self.came_from = rules.player_num("came_from")
        self.k_back = rules.frame(PathEndKind(self))
        self.e_back = rules.event("went_back", events.A_SPACE)
        rules.enters(self, "waypoint", behind="volcano")
        rules.on_leave.append(self)
        rules.keeper(self)
        rules.words["let"] = self.let_word
        rules.words["move"] = self.move_word
        rules.beyond.append("let")

    def check(self, rules: Rules) -> None:
        kinds = {passage.key: passage.id for passage in rules.passages if passage.kind == "waypoint"}
        for space in rules.spaces:
            number = str(number_in(space.more, "waypoint"))
            self.passage_at.append(kinds.get(number, -1))
            wakers: list[int] = []
            stickers = self.stickers
            for sticker in range(len(stickers.names)):
                for spot in stickers.where[sticker]:
                    if stickers.kinds[sticker] == "waypoint" and stickers.spots[spot] == space.key:
                        wakers.extend([sticker, spot])
            self.wakers.append(wakers)
            if space.marks & self.stub:
                space.no_leap = "path_end"

    def let_word(self, r: Reader) -> Effect:
        """`let SPACE`: its waypoint is read no more"""
        return self.space_word(r, False)

    def move_word(self, r: Reader) -> Effect:
        """`move to SPACE`: your figure is put there, which is an entry"""
        r.expect("to")
        return self.space_word(r, True)

    def space_word(self, r: Reader, moves: bool) -> Effect:
        """Read the space."""
        space = r.rules.spaces[r.one_of([space.key for space in r.rules.spaces], events.A_SPACE)]
        return ToSpace(moves, space.id, space.key, self)

    def is_awake(self, st: State, room: int) -> bool:
        """Say whether a number can be read: from the start, or because its sticker is on."""
        wakers = self.wakers[room]
        for i in range(0, len(wakers), 2):
            if self.stickers.is_on(st, wakers[i], wakers[i + 1]):
                return True
        if self.awake is None:
            return not wakers
        return st.rules.passages[self.passage_at[room]].key in self.awake

    def waits(self, st: State, room: int) -> bool:
        """Say whether something is to be read on a space."""
        passage = self.passage_at[room]
        if passage < 0 or room in st.zones[self.let]:
            return False
        if passage in st.zones[self.book.read] and not self.book.reread:
            return False
        return self.is_awake(st, room)

    def departed(self, st: State, p: Player, room: int) -> None:
        p.nums[self.came_from] = room

    def entered(self, st: State, p: Player, room: int) -> None:
        if p.status != IN:
            return
        if st.rules.spaces[room].no_leap:
            st.push(self.k_back, p.seat, room, p.nums[self.came_from])
        if self.waits(st, room):
            if st.nums[self.storage.veiled] and self.passage_at[room] not in st.zones[self.book.read]:
                st.add(self.let, [room])  # all that can be imagined of a new page is that nobody has to go there again
            self.book.open(st, self.passage_at[room], p.seat)

    def taken_along(self, st: State, p: Player) -> float:
        """Pages: whoever comes to a waypoint, it has been read."""
        return PAGE * len(st.zones[self.let])

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        spaces = st.rules.spaces
        out["waypoints"] = [space.key for space in spaces if space.exits and self.waits(st, space.id)]
