"""What comes before and after a game of a campaign: prologue, the frozen scores, mission report, epilogue.

The steps after the scores are frames of the same game; each is noted when it is done, so that a table that stops in the
middle goes on there.
"""

from __future__ import annotations

from typing import Final

from burgle.chapters import entry_kinds
from burgle.chapters.ballots import Ballots
from burgle.chapters.book import Book
from burgle.chapters.records import Records
from burgle.chapters.storage import Storage
from burgle.chapters.targets import Targets
from burgle.chapters.team import TeamScore
from burgle.chapters.turns import SecondAct, Turns
from burgle.kernel.frames import FrameKind
from burgle.kernel.rules import Rules, Step
from burgle.kernel.scoring import score_lines, total, winners
from burgle.kernel.state import Frame, State

GROWING: Final = ["stuck", "dents", "contracts_won"]  # lists that scores depend on
NO_CLOSING: Final = (
    2  # in the place of the number that says whether it has begun: a game with the finished copy (L1-185)
)
NO_SCORE: Final = -1000  # in the report, of who has none at all


class ClosingKind(FrameKind):
    """The second act of a game: `a` is the next step, `b` the one that is under way and one more."""

    __slots__ = ("closing",)

    def __init__(self, closing: Closing) -> None:
        super().__init__(False, False, public=True)
        self.beyond = True
        self.closing = closing

    def run(self, st: State, f: Frame) -> None:
        if st.nums[st.rules.veil]:
            st.stack.pop()
            return
        if f.b:
            self.closing.done(st, f.b - 1)
            f.b = 0
        if f.a < len(st.rules.closing):
            f.a += 1
            f.b = f.a
            st.rules.closing[f.a - 1].run(st, st.active)
        else:
            st.stack.pop()


class NoStep(Step):
    """A step in which nothing is to be done: the next game is made from the record, which never heard of gold."""

    __slots__ = ()

    def run(self, st: State, who: int) -> None:
        """NoStep is left to do."""


class SetUpBox(Step):
    """The prologue is opened for its setup box alone, before anything is laid out; the rest follows in its own step."""

    __slots__ = ("closing",)

    def __init__(self, closing: Closing) -> None:
        self.closing = closing

    def run(self, st: State, who: int) -> None:
        passage = self.closing.prologue(st)
        if passage >= 0:
            self.closing.book.open_box(st, passage)


class Prologue(Step):
    """The prologue of this game is read, its setup box first if nobody has opened that before; nobody has caused it."""

    __slots__ = ("closing",)

    def __init__(self, closing: Closing) -> None:
        self.closing = closing

    def run(self, st: State, who: int) -> None:
        passage = self.closing.prologue(st)
        if passage >= 0 and self.closing.boxed:
            self.closing.book.open_rest(st, passage)
        elif passage >= 0:
            self.closing.book.open(st, passage, -1)


class Epilogue(Step):
    """The epilogue of this game is read."""

    __slots__ = ("closing",)

    def __init__(self, closing: Closing) -> None:
        self.closing = closing

    def run(self, st: State, who: int) -> None:
        passage = self.closing.row(st, self.closing.epilogues)
        if passage >= 0:
            self.closing.book.open(st, passage, -1)


class CountScores(Step):
    """The scores are counted and frozen: nothing that comes later changes them."""

    __slots__ = ("closing",)

    def __init__(self, closing: Closing) -> None:
        self.closing = closing

    def run(self, st: State, who: int) -> None:
        totals = [total(st, p, score_lines(st, p)) for p in st.players]
        best = winners(st, totals)
        team = self.closing.team
        if team is not None:
            totals, best = team.add_up(st, totals), team.wins(st, best)
        best = self.closing.drawn(st, best)
        frozen: list[int] = []
        for p in st.players:
            n = totals[p.seat]
            frozen.extend([NO_SCORE if n is None else n, 1 if p.seat in best else 0, p.status])
        st.zones[self.closing.targets.report] = frozen
        st.zones[self.closing.counted] = [len(st.zones[zone]) for zone in self.closing.growing]
        for p in st.players:
            st.add(self.closing.counted, [p.gold, p.nums[self.closing.points]])
        st.emit(self.closing.e_scored, -1, 0, 0, -1)


class FileReport(Step):
    """The mission report is filled in: every score, and who is the most valuable employee (L1-180)."""

    __slots__ = ("closing",)

    def __init__(self, closing: Closing) -> None:
        self.closing = closing

    def run(self, st: State, who: int) -> None:
        closing = self.closing
        frozen = st.zones[closing.targets.report]
        winning: list[int] = []
        for p in st.players:
            score, won, status = frozen[p.seat * 3 : p.seat * 3 + 3]
            closing.storage.note(st, entry_kinds.REPORT, p.seat, score, won, status)
            character = closing.storage.character_of(st, p.seat)
            if won and character >= 0:
                winning.append(character)
        st.zones[closing.ballots.winners] = winning


class Closing(SecondAct):
    """The order of a campaign game around its turns."""

    __slots__ = (
        "storage", "book", "ballots", "records", "targets", "names", "phases", "prologues", "epilogues", "shared_win", "boxed",
        "by_lot", "team",
        "k_closing", "begun", "growing", "counted", "points", "e_scored", "e_step", "e_given_up", "e_lot",
    )  # fmt: skip

    def __init__(
        self,
        storage: Storage,
        book: Book,
        ballots: Ballots,
        records: Records,
        targets: Targets,
        names: list[str],
        phases: list[str],
        prologues: list[int],
        epilogues: list[int],
        shared_win: bool = True,
    ) -> None:
        self.storage = storage
        self.book = book
        self.ballots = ballots
        self.records = records
        self.targets = targets
        self.names = names  # of the steps after the last turn
        self.phases = phases  # of these, those that are noted when they are done
        self.prologues = prologues  # by game, from the first on: the passage, -1 for none
        self.epilogues = epilogues
        self.shared_win = shared_win  # else one of those who are level is drawn by lot ...
        self.by_lot = not shared_win  # ... unless a rule says otherwise
        self.team: TeamScore | None = None  # what all score together, where a campaign may ask for it

    def build(self, rules: Rules) -> None:
        self.k_closing = rules.frame(ClosingKind(self))
        self.begun = rules.num("closing")
        # What the scores were counted with: how long lists were that only grow, then coins and points of the story by seat.
        self.counted = rules.zone("counted")
        self.e_scored = rules.event("scored")
        self.e_step = rules.event("closing_step", "num")
        self.e_given_up = rules.event("given_up")
        self.e_lot = rules.event("win_lot") if not self.shared_win else -1
        rules.steps["setup box"] = SetUpBox(self)
        rules.steps["prologue"] = Prologue(self)
        rules.steps["epilogue"] = Epilogue(self)
        rules.steps["score"] = CountScores(self)
        rules.steps["report"] = FileReport(self)

    def check(self, rules: Rules) -> None:
        names = rules.zone_names
        # A campaign without contracts has no such list; `counted` is empty while lengths are taken.
        self.growing = [names.index(name) if name in names else self.counted for name in GROWING]
        self.points = rules.player_nums.index("story_points")
        nothing = NoStep()
        rules.closing = [rules.steps.get(name, nothing) for name in self.names]
        director = rules.director
        assert isinstance(director, Turns)
        director.act = self
        self.boxed = "setup box" in director.setup  # a step of its own opens it

    def begin(self, st: State) -> bool:
        """Begin the second act, once; an imagined game ends with its last turn."""
        if not self.waits(st):
            return False
        st.nums[self.begun] = 1
        st.push(self.k_closing, st.active, 0, 0)
        return True

    def waits(self, st: State) -> bool:
        return st.nums[self.begun] == 0 and st.nums[self.storage.veiled] == 0

    def given_up(self, st: State) -> None:
        st.emit(self.e_given_up, -1, 0, 0, -1)

    def done(self, st: State, at: int) -> None:
        """Note that a step is done."""
        name = self.names[at]
        if name in self.phases:
            step = self.phases.index(name) + 1
            self.storage.note(st, entry_kinds.STEP, -1, step, -1, -1)
            st.emit(self.e_step, -1, step, 0, -1)

    def drawn(self, st: State, best: list[int]) -> list[int]:
        """Draw one of several winners who are level in everything, where a win is not shared."""
        if not self.by_lot or len(best) < 2:
            return best
        st.reveal()
        winner = best[st.chance.below(self.ballots.lots, len(best))]
        st.emit(self.e_lot, winner, 0, 0, -1)
        return [winner]

    def row(self, st: State, passages: list[int]) -> int:
        """Give the passage of this game's row."""
        game = st.nums[self.storage.game]
        return passages[game - 1] if 1 <= game <= len(passages) else -1

    def prologue(self, st: State) -> int:
        """Give the prologue of this game: what was written into its row later counts."""
        missions = st.zones[self.records.missions]
        for i in range(len(missions) - 3, -1, -3):
            if missions[i] == st.nums[self.storage.game] and missions[i + 2] >= 0:
                return missions[i + 2]
        return self.row(st, self.prologues)

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        out["closing"] = st.nums[self.begun] == 1
