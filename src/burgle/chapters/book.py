"""The book: numbered passages, read when the game says so and at no other time, one line after the other.

A passage is read to its end whatever happens meanwhile; each line is carried out once. What stands under a heading waits
for the end of the turn, or for the scores.
"""

from __future__ import annotations

from burgle.chapters import entry_kinds
from burgle.chapters.storage import Storage
from burgle.chapters.turns import Turns
from burgle.kernel import script
from burgle.kernel.conditions import Now
from burgle.kernel.content import AFTER_TURN, EITHER, FAILED, NOW, Line
from burgle.kernel.effects import Effect
from burgle.kernel.frames import FrameKind
from burgle.kernel.phrase import Phrase
from burgle.kernel.reader import Reader
from burgle.kernel.rules import Chapter, Rules, Step
from burgle.kernel.state import Frame, State


class ReadKind(FrameKind):
    """A passage in progress: `a` is the passage, `b` its next line.

    `items`: whether ticked lines are carried out again, how the contract ended whose back it is, who ended it, where to
    stop, and whether lines under a heading are due now.
    """

    __slots__ = ("book",)

    def __init__(self, book: Book) -> None:
        super().__init__(False, False, public=True)
        self.beyond = True
        self.book = book

    def run(self, st: State, f: Frame) -> None:
        again, outcome, star, end, due = f.items
        if f.b >= end or st.nums[st.rules.veil]:
            st.stack.pop()
            return
        at = f.b
        f.b += 1
        line = st.rules.passages[f.a].line(at)
        if line.outcome != EITHER and line.outcome != outcome:
            return
        if outcome == FAILED and line.outcome == EITHER and self.book.hushed and isinstance(line.effect, Tell):
            return
        if line.heading != NOW and not due and self.book.waits(st, line, f.who):
            st.add(self.book.put_off[line.heading], [f.a, at, f.who, outcome, star])
        elif self.book.tick(st, line, f.who, again == 1):
            line.effect.run(st, f.who, -1)


class Read(Effect):
    """Read another passage inside this one."""

    __slots__ = ("passage", "again", "book")

    def __init__(self, passage: int, again: bool, book: Book) -> None:
        super().__init__(False)
        self.passage = passage
        self.again = again
        self.book = book

    def run(self, st: State, who: int, source: int) -> None:
        self.book.open(st, self.passage, who, EITHER, self.book.star(st), self.again)

    def say(self) -> Phrase:
        return Phrase("read-again" if self.again else "read", 0, [self.book.names["passage"][self.passage]])

    def icons(self) -> list[str]:
        return ["book"]

    def text(self) -> str:
        return "read " + self.book.names["passage"][self.passage] + (" again" if self.again else "")


class Tell(Effect):
    """Show a part of the text, or a reminder: nothing happens but that it is told."""

    __slots__ = ("word", "part", "passage", "book")

    def __init__(self, word: str, part: int, passage: int, book: Book) -> None:
        super().__init__(True)
        self.word = word  # story or note
        self.part = part
        self.passage = passage
        self.book = book

    def run(self, st: State, who: int, source: int) -> None:
        st.emit(self.book.e_story if self.word == "story" else self.book.e_note, who, self.passage, self.part, source)

    def say(self) -> Phrase:
        return Phrase(self.word, 0, [self.name()])

    def name(self) -> str:
        """Name the part."""
        return self.book.names["part" if self.word == "story" else "note"][self.part]

    def icons(self) -> list[str]:
        return ["book"]

    def text(self) -> str:
        return self.word + " " + self.name()


class StopReading(Effect):
    """Reading ends here: of this passage nothing more is carried out."""

    __slots__ = ("book",)

    def __init__(self, book: Book) -> None:
        super().__init__(False)
        self.book = book

    def run(self, st: State, who: int, source: int) -> None:
        while st.stack:
            frame = st.stack.pop()
            if frame.kind == self.book.k_read:
                return

    def say(self) -> Phrase:
        return Phrase("stop-reading")

    def icons(self) -> list[str]:
        return ["book"]

    def text(self) -> str:
        return "stop"


class AfterTurn(Step):
    """What passages put off until the turn was over is read now."""

    __slots__ = ("book", "zone")

    def __init__(self, book: Book, zone: int) -> None:
        self.book = book
        self.zone = zone

    def run(self, st: State, who: int) -> None:
        waiting = st.zones[self.zone]
        st.empty(self.zone)
        for i in range(len(waiting) - 5, -1, -5):
            passage, line, seat, outcome, star = waiting[i : i + 5]
            st.push(self.book.k_read, seat, passage, line).items.extend([0, outcome, star, line + 1, 1])


class Book(Chapter):
    """The passages, which of them were read, and which boxes are ticked."""

    __slots__ = ("storage", "names", "reread", "further", "hushed", "turns", "k_read", "read", "boxes", "after_turn",
                 "after_scoring", "put_off", "e_passage", "e_story", "e_note")  # fmt: skip

    def __init__(
        self,
        storage: Storage,
        names: dict[str, list[str]],
        reread: bool = False,
        further: list[str] | None = None,
        hushed: bool = False,
    ) -> None:
        self.storage = storage
        self.names = names  # of passages, boxes, parts, notes: all that the pack has
        self.reread = reread  # a passage that was read is read again, without its ticked lines
        self.further: list[str] = further or []  # words of the game itself that reach players off the clock
        self.hushed = hushed  # the story of a contract's back is told only if it was completed

    def build(self, rules: Rules) -> None:
        script.register(rules)
        self.k_read = rules.frame(ReadKind(self))
        self.read = rules.zone("read")  # passages in the order in which they were first read
        self.boxes = rules.zone("boxes")  # ticked ones
        self.after_turn = rules.zone("after_turn")  # runs of five: passage, line, seat, outcome, star
        self.after_scoring = rules.zone("after_scoring")
        after_closing = rules.zone("after_closing")
        self.put_off = [-1, self.after_turn, self.after_scoring, after_closing]  # by heading
        for sort in self.names:
            rules.things[sort] = self.names[sort]
        self.e_passage = rules.event("passage", "passage")
        self.e_story = rules.event("story", "passage", "part")
        self.e_note = rules.event("note", "passage", "note")
        rules.steps["after turn"] = AfterTurn(self, self.after_turn)
        rules.steps["after scoring"] = AfterTurn(self, self.after_scoring)
        rules.steps["after closing"] = AfterTurn(self, after_closing)
        rules.words["read"] = self.read_word
        rules.words["story"] = self.story_word
        rules.words["note"] = self.note_word
        rules.words["stop"] = self.stop_word
        rules.beyond.extend(["read", "story", "note", "stop"])
        rules.further.extend(self.further)

    def check(self, rules: Rules) -> None:
        director = rules.director
        assert isinstance(director, Turns)
        self.turns = director

    def read_word(self, r: Reader) -> Effect:
        """`read N`, `read N again`: another passage is read inside this one; again: with its ticked lines"""
        return Read(r.one_of(self.names["passage"], "passage"), r.accept("again"), self)

    def story_word(self, r: Reader) -> Effect:
        """`story PART`: a part of the text is told"""
        return Tell("story", r.one_of(self.names["part"], "part of the text"), r.passage, self)

    def note_word(self, r: Reader) -> Effect:
        """`note KEY`: a reminder, without effect"""
        return Tell("note", r.one_of(self.names["note"], "note"), r.passage, self)

    def stop_word(self, r: Reader) -> Effect:
        """`stop`: reading ends here"""
        return StopReading(self)

    def open(
        self, st: State, passage: int, who: int, outcome: int = EITHER, star: int = -1, again: bool = False
    ) -> None:
        """Read a passage, addressed to the player who caused it (-1: nobody did); the only way into one.

        In an imagined world all that is known is that one is read.
        """
        if self.announce(st, passage, who, again):
            end = st.rules.passages[passage].size()
            st.push(self.k_read, who, passage, 0).items.extend([1 if again else 0, outcome, star, end, 0])

    def open_box(self, st: State, passage: int) -> None:
        """Open a passage for its setup box, if it has one; nobody has caused it."""
        end = len(st.rules.passages[passage].setup)
        if end and self.announce(st, passage, -1, False):
            st.push(self.k_read, -1, passage, 0).items.extend([0, EITHER, -1, end, 0])

    def open_rest(self, st: State, passage: int) -> None:
        """Go on behind the setup box of a passage, which was opened for it."""
        first, end = len(st.rules.passages[passage].setup), st.rules.passages[passage].size()
        if first == 0:
            self.open(st, passage, -1)
        else:
            st.push(self.k_read, -1, passage, first).items.extend([0, EITHER, -1, end, 0])

    def announce(self, st: State, passage: int, who: int, again: bool) -> bool:
        """Tell and note that a passage is opened; says whether its lines are carried out."""
        if passage in st.zones[self.read]:
            if not again and not self.reread:
                return False
        elif st.nums[self.storage.veiled] == 0:
            st.add(self.read, [passage])
        st.emit(self.e_passage, who, passage, 0, -1)
        if st.nums[self.storage.veiled]:
            st.reveal()  # what comes now nobody knows
            return False
        self.storage.note(st, entry_kinds.OPENED, who, passage, -1, -1)
        return True

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        out["story"] = None
        for frame in reversed(st.stack):
            if frame.kind == self.k_read:
                key = self.names["passage"][frame.a]
                out["story"] = {"passage": key, "line": frame.b, "who": frame.who}
                return

    def star(self, st: State) -> int:
        """Say who ended the contract whose back is being read; -1: nobody."""
        for frame in reversed(st.stack):
            if frame.kind == self.k_read:
                return frame.items[2]
        return -1

    def waits(self, st: State, line: Line, who: int) -> bool:
        """Say whether a line under a heading has to wait: what comes after a turn does so while that turn is going on."""
        return line.heading != AFTER_TURN or self.turns.going_on(st, who)

    def tick(self, st: State, line: Line, who: int, again: bool) -> bool:
        """Tick a line's box and say whether it is carried out; one whose condition does not hold is neither."""
        if line.box < 0 or line.every_time:
            return True
        ticked = line.box in st.zones[self.boxes]
        if ticked and not again:
            return False
        effect = line.effect
        if isinstance(effect, Now) and effect.once:
            if not effect.count.holds(st, st.players[who], -1, effect.every):
                return False
        if not ticked:
            st.add(self.boxes, [line.box])
            self.storage.note(st, entry_kinds.TICKED, who, line.box, -1, -1)
        return True
