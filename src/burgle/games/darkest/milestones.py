"""Milestones: the numbered spaces on the back of a Journal, and what is read when some of them are filled."""

from __future__ import annotations

from typing import Final

from burgle.chapters.entry_kinds import CROSSED, MILESTONE
from burgle.chapters.storage import Storage
from burgle.games.darkest.journals import Journals
from burgle.kernel.codes import D_DEEDS
from burgle.kernel.counts import Count
from burgle.kernel.effects import Effect
from burgle.kernel.phrase import Phrase
from burgle.kernel.reader import Reader
from burgle.kernel.rules import Chapter, Rules, Step
from burgle.kernel.state import Player, State

MARKED: Final = "mark"  # in the place of a milestone's key: the space bears the character's own mark
FILLED: Final = 1.5  # points that a filled space is worth to its owner, as much as a mark
RUN: Final = 3  # numbers of one filled space: character, milestone, whether it is crossed out


class EarnMilestone(Effect):
    """`milestone KEY` and `cross KEY`: a sticker on the next free space, and a line through one."""

    __slots__ = ("key", "crosses", "milestones")

    def __init__(self, key: int, crosses: bool, milestones: Milestones) -> None:
        super().__init__(False)
        self.key = key
        self.crosses = crosses
        self.milestones = milestones

    def run(self, st: State, who: int, source: int) -> None:
        if who >= 0 and self.crosses:
            self.milestones.cross(st, who, self.key)
        elif who >= 0:
            self.milestones.fill(st, who, self.key)

    def possible(self, st: State, who: int, source: int) -> bool:
        return not self.crosses or (who >= 0 and self.milestones.has(st, who, self.key))

    def say(self) -> Phrase:
        code = "milestone-cross" if self.crosses else "milestone"
        return Phrase(code, 0, [self.milestones.titles[self.key]])

    def icons(self) -> list[str]:
        return ["milestone"]

    def text(self) -> str:
        return ("cross " if self.crosses else "milestone ") + self.milestones.keys[self.key]


class FilledSpaces(Count):
    """How many milestone spaces of a player are filled, or whether one of them has a certain milestone."""

    __slots__ = ("key", "milestones")

    def __init__(self, key: int, milestones: Milestones) -> None:
        super().__init__("milestones" if key < 0 else "milestone", D_DEEDS)
        self.key = key  # -1: all of them
        self.milestones = milestones

    def value(self, st: State, p: Player, source: int) -> int:
        if self.key < 0:
            return self.milestones.total(st, p.seat)
        return 1 if self.milestones.has(st, p.seat, self.key) else 0

    def names(self) -> list[str]:
        return [] if self.key < 0 else [self.milestones.titles[self.key]]

    def text(self) -> str:
        return self.name if self.key < 0 else self.name + " " + self.milestones.keys[self.key]


class ReadGrowth(Step):
    """What stands at the thresholds that were passed in this game is read: by everybody, the lower ones first (L2-182)."""

    __slots__ = ("milestones",)

    def __init__(self, milestones: Milestones) -> None:
        self.milestones = milestones

    def run(self, st: State, who: int) -> None:
        n = len(st.players)
        for i in range(n - 1, -1, -1):
            self.milestones.read_due(st, (st.active + i) % n)


class Milestones(Chapter):
    """Whose Journal has which spaces filled. A marked space and a crossed-out one count as much as any other (L2-183)."""

    __slots__ = (
        "storage", "journals", "keys", "titles", "spaces", "thresholds", "filled", "due", "e_earned", "e_marked", "e_crossed",
        "e_full",
    )  # fmt: skip

    def __init__(
        self,
        storage: Storage,
        journals: Journals,
        keys: list[str],
        titles: list[str],
        spaces: int,
        thresholds: list[int],
    ) -> None:
        self.storage = storage
        self.journals = journals
        self.keys = [*keys, MARKED]
        self.titles = [*titles, MARKED]
        self.spaces = spaces  # in each Journal
        self.thresholds = thresholds  # spaces at which something is to be read

    def build(self, rules: Rules) -> None:
        rules.things["milestone"] = self.keys
        rules.titles["milestone"] = self.titles
        self.filled = rules.zone("milestones")  # runs of three, in the order of filling
        self.due = rules.zone("milestones_due")  # pairs: character, threshold passed in this game
        self.e_earned = rules.event("milestone", "milestone", "num")
        self.e_marked = rules.event("milestone_marked", "num")
        self.e_crossed = rules.event("milestone_crossed", "milestone")
        self.e_full = rules.event("milestones_full")
        rules.words["milestone"] = self.word
        rules.words["cross"] = self.cross_word
        rules.beyond.extend(["milestone", "cross"])
        rules.counts["milestone"] = self.one_count
        rules.counts["milestones"] = self.all_count
        rules.steps["growth"] = ReadGrowth(self)
        rules.keeper(self)

    def key(self, r: Reader) -> int:
        """Read the name of a milestone."""
        return r.one_of(self.keys[:-1], "milestone")

    def word(self, r: Reader) -> Effect:
        """`milestone KEY`: that milestone on the next free space of your Journal"""
        return EarnMilestone(self.key(r), False, self)

    def cross_word(self, r: Reader) -> Effect:
        """`cross KEY`: that milestone of yours is crossed out; its space stays filled"""
        return EarnMilestone(self.key(r), True, self)

    def one_count(self, r: Reader) -> Count:
        """`milestone KEY`: 1 if you have that milestone"""
        return FilledSpaces(self.key(r), self)

    def all_count(self, r: Reader) -> Count:
        """`milestones`: filled spaces of your Journal"""
        return FilledSpaces(-1, self)

    # ---------------------------------------------------------------- the back of a Journal

    def of(self, st: State, seat: int) -> list[int]:
        """List what is on the spaces of a player's Journal, from the first on: pairs of milestone and crossed out."""
        character = self.storage.character_of(st, seat)
        filled = st.zones[self.filled]
        found: list[int] = []
        for at in range(0, len(filled), RUN):
            if filled[at] == character:
                found.extend(filled[at + 1 : at + RUN])
        return found

    def total(self, st: State, seat: int) -> int:
        """Count the filled spaces of a player's Journal."""
        return len(self.of(st, seat)) // 2

    def has(self, st: State, seat: int, key: int) -> bool:
        """Say whether a player has a milestone that is not crossed out."""
        mine = self.of(st, seat)
        for at in range(0, len(mine), 2):
            if mine[at] == key and mine[at + 1] == 0:
                return True
        return False

    def fill(self, st: State, seat: int, key: int) -> None:
        """Fill the next free space; with all of them filled it is lost (L2-183)."""
        character = self.storage.character_of(st, seat)
        if character < 0:
            return
        if self.total(st, seat) >= self.spaces:
            st.emit(self.e_full, seat, 0, 0, -1)
            return
        st.add(self.filled, [character, key, 0])
        self.storage.note(st, MILESTONE, seat, character, key, -1)
        st.dirty |= D_DEEDS
        now = self.total(st, seat)
        if self.keys[key] == MARKED:
            st.emit(self.e_marked, seat, now, 0, -1)
        else:
            st.emit(self.e_earned, seat, key, now, -1)
        if now in self.thresholds:
            st.add(self.due, [character, now])

    def mark(self, st: State, seat: int) -> None:
        """Put the player's mark on the next free space (L2-190)."""
        self.fill(st, seat, len(self.keys) - 1)

    def cross(self, st: State, seat: int, key: int) -> None:
        """Cross a milestone out, the first of its name; the space stays filled (L2-183)."""
        character = self.storage.character_of(st, seat)
        filled = st.zones[self.filled]
        for at in range(0, len(filled), RUN):
            if filled[at : at + RUN] == [character, key, 0]:
                st.put(self.filled, at + 2, 1)
                self.storage.note(st, CROSSED, seat, character, key, -1)
                st.emit(self.e_crossed, seat, key, 0, -1)
                st.dirty |= D_DEEDS
                return

    def read_due(self, st: State, seat: int) -> None:
        """Let a player read what stands at the thresholds passed lately, the lowest first."""
        character = self.storage.character_of(st, seat)
        due = st.zones[self.due]
        passed: list[int] = []
        left: list[int] = []
        for at in range(0, len(due), 2):
            if due[at] == character:
                passed.append(due[at + 1])
            else:
                left.extend(due[at : at + 2])
        st.zones[self.due] = left
        for threshold in sorted(passed, reverse=True):
            self.journals.turn_to(st, seat, self.journals.at_threshold(character, threshold))

    def taken_along(self, st: State, p: Player) -> float:
        """Filled spaces."""
        return FILLED * self.total(st, p.seat)

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        found: list[object] = []
        for p in st.players:
            mine = self.of(st, p.seat)
            found.append([{"id": self.keys[mine[at]], "crossed": mine[at + 1] == 1} for at in range(0, len(mine), 2)])
        out["milestones"] = {"spaces": self.spaces, "read_at": self.thresholds, "seats": found}
