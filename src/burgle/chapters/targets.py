"""Whom a line of a passage is about: `for WHO: step`, for players on the clock and off it."""

from __future__ import annotations

from typing import Final

from burgle.chapters.book import Book
from burgle.chapters.storage import Storage
from burgle.kernel.codes import IN
from burgle.kernel.counts import Count
from burgle.kernel.effects import Effect, nested
from burgle.kernel.phrase import Phrase
from burgle.kernel.reader import Reader
from burgle.kernel.rules import Chapter, Rules
from burgle.kernel.script import Script
from burgle.kernel.state import State

EACH: Final = 0  # everybody at the table
EACH_PLAYER: Final = 1  # on the clock, from the active one
OTHERS: Final = 2
STAR: Final = 3
WINNER: Final = 4
LEFT: Final = 5
MOST: Final = 6
LEAST: Final = 7
CHARACTER: Final = 8
EACH_RIVAL: Final = 9
NAMES: Final = ["each", "each player", "others", "star", "winner", "left", "most", "least", "", "each rival"]


class ForWho(Effect):
    """Something that happens to some of the players, one after the other."""

    __slots__ = ("whom", "character", "count", "body", "targets")

    def __init__(self, whom: int, character: int, count: Count | None, body: Effect, targets: Targets) -> None:
        super().__init__(False)
        self.whom = whom
        self.character = character
        self.count = count
        self.body = body
        self.targets = targets

    def run(self, st: State, who: int, source: int) -> None:
        for seat in reversed(self.seats(st, who, source)):
            st.push(st.rules.k_beyond, seat, self.body.id, source)

    def seats(self, st: State, who: int, source: int) -> list[int]:
        """List whom it happens to, in turn order from the active player."""
        n = len(st.players)
        order = [(st.active + i) % n for i in range(n)]
        if self.whom == EACH:
            return order
        if self.whom == EACH_PLAYER or self.whom == EACH_RIVAL:
            rivals = self.whom == EACH_RIVAL
            return [s for s in order if st.players[s].status == IN and not (rivals and s == who)]
        if self.whom == OTHERS:
            return [seat for seat in order if seat != who]
        if self.whom == WINNER:
            return [seat for seat in order if self.targets.won(st, seat)]
        if self.whom == MOST or self.whom == LEAST:
            assert self.count is not None
            counted = [self.count.value(st, st.players[seat], source) for seat in order]
            best = max(counted) if self.whom == MOST else min(counted)
            return [order[i] for i in range(n) if counted[i] == best]
        seat = -1
        if self.whom == STAR:
            seat = self.targets.book.star(st)
        elif self.whom == LEFT and who >= 0:
            seat = (who + 1) % n
        elif self.whom == CHARACTER:
            seat = self.targets.storage.seat_of(st, self.character)
        return [seat] if seat >= 0 else []  # who is not at the table is passed over

    def say(self) -> Phrase:
        if self.whom == CHARACTER:
            return Phrase("for-character", 0, [self.targets.storage.characters[self.character]], [self.body.say()])
        parts = [self.body.say()]
        if self.count is not None:
            parts.append(self.count.say(1, False))
        return Phrase("for-" + NAMES[self.whom].replace(" ", "-"), 0, None, parts)

    def icons(self) -> list[str]:
        return ["everybody", *self.body.icons()]

    def text(self) -> str:
        name = self.targets.storage.characters[self.character] if self.whom == CHARACTER else NAMES[self.whom]
        head = name if self.whom == EACH_PLAYER or self.whom == EACH_RIVAL else "for " + name
        count = " " + self.count.text() if self.count is not None else ""
        body = "(" + self.body.text() + ")" if isinstance(self.body, Script) else nested(self.body)
        return head + count + ": " + body

    def parts(self) -> list[Effect]:
        return [self.body]


class Targets(Chapter):
    """The word `for`."""

    __slots__ = ("storage", "book", "report")

    def __init__(self, storage: Storage, book: Book) -> None:
        self.storage = storage
        self.book = book

    def build(self, rules: Rules) -> None:
        self.report = rules.zone("report")  # results of this game once they are counted: runs of three by seat
        rules.words["for"] = self.word
        rules.beyond.append("for")

    def won(self, st: State, seat: int) -> bool:
        """Say whether a seat has won this game; nobody has before the scores are counted."""
        frozen = st.zones[self.report]
        return bool(frozen) and frozen[seat * 3 + 1] == 1

    def word(self, r: Reader) -> Effect:
        """`for WHO: effects`: each, others, star, winner, left, most COUNT, least COUNT or a character"""
        count: Count | None = None
        character = -1
        if r.accept("each"):
            whom = EACH_PLAYER if r.accept("player") else EACH_RIVAL if r.accept("rival") else EACH
        else:
            names = ["others", "star", "winner", "left", "most", "least"]
            at = r.one_of([*names, *self.storage.characters], "player")
            whom = NAMES.index(names[at]) if at < len(names) else CHARACTER
            character = at - len(names) if at >= len(names) else -1
            if whom in (MOST, LEAST):
                count = r.count()
        r.expect(":")
        return ForWho(whom, character, count, r.on_the_spot(), self)
