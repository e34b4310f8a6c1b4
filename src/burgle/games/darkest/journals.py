"""Journals: each character's own book, whose entries are for the eyes of that player; what they bring about is public."""

from __future__ import annotations

from burgle.chapters.book import Book
from burgle.kernel.effects import Effect
from burgle.kernel.frames import FrameKind
from burgle.kernel.phrase import Phrase
from burgle.kernel.reader import Reader
from burgle.kernel.rules import Chapter, Rules, Step
from burgle.kernel.state import Frame, State


class JournalEntry:
    """One entry of a Journal: whose it is, its letter, and when it is read."""

    __slots__ = ("passage", "character", "letter", "game", "space")

    def __init__(self, passage: int, character: int, letter: str, game: int, space: int) -> None:
        self.passage = passage
        self.character = character
        self.letter = letter
        self.game = game  # with the Prologue of which game; 0: another reference leads here
        self.space = space  # after which milestone space; 0 likewise


class JournalKind(FrameKind):
    """A player turns to an entry (`a`) when what is being read above is done."""

    __slots__ = ("book",)

    def __init__(self, book: Book) -> None:
        super().__init__(False, False, public=True)
        self.beyond = True
        self.book = book

    def run(self, st: State, f: Frame) -> None:
        st.stack.pop()
        self.book.open(st, f.a, f.who)


class ReadLetter(Effect):
    """`journal LETTER`: the addressed player reads that entry of the own Journal; who has none does not."""

    __slots__ = ("letter", "journals")

    def __init__(self, letter: str, journals: Journals) -> None:
        super().__init__(False)
        self.letter = letter
        self.journals = journals

    def run(self, st: State, who: int, source: int) -> None:
        if who >= 0:
            character = self.journals.book.storage.character_of(st, who)
            for entry in self.journals.entries:
                if entry.character == character and entry.letter == self.letter:
                    self.journals.book.open(st, entry.passage, who)

    def say(self) -> Phrase:
        return Phrase("journal", 0, [self.letter])

    def icons(self) -> list[str]:
        return ["book"]

    def text(self) -> str:
        return "journal " + self.letter


class JournalStep(Step):
    """Everybody at the table reads the entry that is set for this game, clockwise from somebody (L2-032)."""

    __slots__ = ("journals",)

    def __init__(self, journals: Journals) -> None:
        self.journals = journals

    def run(self, st: State, who: int) -> None:
        journals = self.journals
        game = st.nums[journals.book.storage.game]
        n = len(st.players)
        first = st.chance.below(journals.stream, n)
        for i in range(n - 1, -1, -1):
            seat = (first + i) % n
            journals.turn_to(st, seat, journals.for_game(journals.book.storage.character_of(st, seat), game))


class Journals(Chapter):
    """The entries of all Journals, by character; those of people who are not at the table stay closed (L2-012)."""

    __slots__ = ("book", "entries", "stream", "k_entry")

    def __init__(self, book: Book, entries: list[JournalEntry]) -> None:
        self.book = book
        self.entries = entries

    def build(self, rules: Rules) -> None:
        self.stream = rules.stream("journals")
        self.k_entry = rules.frame(JournalKind(self.book), "journal-entry")
        rules.words["journal"] = self.word
        rules.beyond.append("journal")
        rules.steps["journals"] = JournalStep(self)

    def word(self, r: Reader) -> Effect:
        """`journal LETTER`: you read that entry of your Journal"""
        letters: list[str] = []
        for entry in self.entries:
            if entry.letter not in letters:
                letters.append(entry.letter)
        return ReadLetter(letters[r.one_of(letters, "letter of a Journal")], self)

    def for_game(self, character: int, game: int) -> int:
        """Find the passage of the entry that is set for a game; -1: none."""
        for entry in self.entries:
            if entry.character == character and entry.game == game:
                return entry.passage
        return -1

    def at_threshold(self, character: int, space: int) -> int:
        """Find the passage that stands at a milestone space; -1: none."""
        for entry in self.entries:
            if entry.character == character and entry.space == space:
                return entry.passage
        return -1

    def turn_to(self, st: State, seat: int, passage: int) -> None:
        """Let a player read an entry next, before whatever waits now."""
        if passage >= 0:
            st.push(self.k_entry, seat, passage, 0)
