"""Employee reviews: checkmarks for a score, a win and a row of goals, and promotions for who has enough of them."""

from __future__ import annotations

from typing import Final

from burgle.chapters.book import Book
from burgle.chapters.entry_kinds import GOAL, PROMOTED
from burgle.chapters.records import Records
from burgle.chapters.storage import WHYS
from burgle.chapters.targets import Targets
from burgle.games.legacy.promotions import SECTIONS, PersonalGoal, Promotion, PromotionKind, UsePower
from burgle.games.spec import PieceError
from burgle.kernel.codes import IN
from burgle.kernel.effects import Effect
from burgle.kernel.frames import FrameKind
from burgle.kernel.lint import Lint
from burgle.kernel.needs import read_needs
from burgle.kernel.phrase import Phrase
from burgle.kernel.reader import Reader, WordError, read_line
from burgle.kernel.rules import Chapter, Rules, Step
from burgle.kernel.state import Frame, State

SCORE: Final = WHYS.index("score")
WIN: Final = WHYS.index("win")
GOALS: Final = WHYS.index("goals")
TEXT: Final = WHYS.index("text")
START: Final = WHYS.index("start")


class GiveChecks(Effect):
    """Checkmarks on the associate track."""

    __slots__ = ("n", "reviews")

    def __init__(self, n: int, reviews: Reviews) -> None:
        super().__init__(False)
        self.n = n
        self.reviews = reviews

    def run(self, st: State, who: int, source: int) -> None:
        if who >= 0:
            self.reviews.check_off(st, who, self.n, TEXT)

    def say(self) -> Phrase:
        return Phrase("record-check", self.n)

    def icons(self) -> list[str]:
        return ["check"] * self.n

    def text(self) -> str:
        return "check " + str(self.n)

    def check(self, lint: Lint) -> None:
        lint.within(self.n, 1, 3, "checkmarks")


class PromoteNow(Effect):
    """As many checkmarks as are missing up to the next line."""

    __slots__ = ("reviews",)

    def __init__(self, reviews: Reviews) -> None:
        super().__init__(False)
        self.reviews = reviews

    def run(self, st: State, who: int, source: int) -> None:
        if who >= 0:
            checks = self.reviews.checks_of(st, who)
            for line in self.reviews.lines:
                if checks < line:
                    self.reviews.check_off(st, who, line - checks, TEXT)
                    return

    def say(self) -> Phrase:
        return Phrase("promote")

    def icons(self) -> list[str]:
        return ["check"]

    def text(self) -> str:
        return "promote"


class ReachGoal(Effect):
    """A personal goal is reached because a text says so; it counts for the character whose goal it is."""

    __slots__ = ("goal", "reviews")

    def __init__(self, goal: int, reviews: Reviews) -> None:
        super().__init__(False)
        self.goal = goal
        self.reviews = reviews

    def run(self, st: State, who: int, source: int) -> None:
        seat = self.reviews.storage.seat_of(st, self.reviews.goals[self.goal].character)
        if seat >= 0:
            self.reviews.reach(st, seat, self.goal)

    def say(self) -> Phrase:
        return Phrase("goal", 0, [self.reviews.goals[self.goal].name])

    def icons(self) -> list[str]:
        return ["check"]

    def text(self) -> str:
        return "goal " + self.reviews.goals[self.goal].key


class ReviewKind(FrameKind):
    """The review of one player."""

    __slots__ = ("reviews",)

    def __init__(self, reviews: Reviews) -> None:
        super().__init__(False, False, public=True)
        self.beyond = True
        self.reviews = reviews

    def run(self, st: State, f: Frame) -> None:
        st.stack.pop()
        self.reviews.judge(st, f.who)


class ReviewStep(Step):
    """Everybody is reviewed, from the first seat on (L1-182)."""

    __slots__ = ("reviews",)

    def __init__(self, reviews: Reviews) -> None:
        self.reviews = reviews

    def run(self, st: State, who: int) -> None:
        for seat in range(len(st.players) - 1, -1, -1):
            st.push(self.reviews.k_review, seat, 0, 0)


class Appointments(Step):
    """Newcomers are put level with who has the fewest checkmarks; what a section gives is taken, if it was not yet."""

    __slots__ = ("reviews",)

    def __init__(self, reviews: Reviews) -> None:
        self.reviews = reviews

    def run(self, st: State, who: int) -> None:
        reviews = self.reviews
        new = st.zones[reviews.newcomers]
        seats = [p.seat for p in st.players]
        fewest = min([reviews.checks_of(st, seat) for seat in seats if seat not in new] or [0])
        for seat in reversed(seats):
            for section in range(len(reviews.lines) - 1, -1, -1):
                if reviews.checks_of(st, seat) >= reviews.lines[section] and not reviews.passed(st, seat, section):
                    st.push(reviews.k_promotion, seat, section, 0)
            if seat in new and reviews.checks_of(st, seat) < fewest:
                reviews.check_off(st, seat, fewest - reviews.checks_of(st, seat), START)


class StartBonus(Step):
    """What promotions give before the first turn."""

    __slots__ = ("reviews",)

    def __init__(self, reviews: Reviews) -> None:
        self.reviews = reviews

    def run(self, st: State, who: int) -> None:
        for n in reversed(st.zones[self.reviews.held]):
            promotion = self.reviews.promotions[n]
            seat = self.reviews.storage.seat_of(st, promotion.character)
            if promotion.start is not None and seat >= 0:
                st.push(st.rules.k_run, seat, promotion.start.id, -1)


class Reviews(Chapter):
    """The associate track of every character, its personal goals and its promotions."""

    __slots__ = (
        "book", "storage", "records", "targets", "goals", "promotions", "lines", "held", "reached", "lately", "used",
        "newcomers", "k_review", "k_promotion", "e_goal", "e_promoted", "e_power",
    )  # fmt: skip

    def __init__(
        self,
        book: Book,
        records: Records,
        targets: Targets,
        goals: list[PersonalGoal],
        promotions: list[Promotion],
        lines: list[int],
    ) -> None:
        self.book = book
        self.storage = book.storage
        self.records = records
        self.targets = targets
        self.goals = goals
        self.promotions = promotions
        self.lines = lines  # checkmarks with which the sections are passed

    def build(self, rules: Rules) -> None:
        rules.things["goal"] = [goal.key for goal in self.goals]
        rules.things["promotion"] = [promotion.key for promotion in self.promotions]
        rules.titles["goal"] = [goal.name for goal in self.goals]
        rules.titles["promotion"] = [promotion.name for promotion in self.promotions]
        self.held = rules.zone("promoted")  # promotions that their characters have
        self.reached = rules.zone("goals")  # goals that are ticked, in this game and before
        self.lately = rules.zone("goals_now")  # in this game
        self.newcomers = rules.zone("newcomers")  # seats of characters who never played, though others have
        self.used = rules.zone("powers_used")  # in this game
        self.k_review = rules.frame(ReviewKind(self))
        self.k_promotion = rules.frame(PromotionKind(self))
        self.e_goal = rules.event("goal", "goal")
        self.e_promoted = rules.event("promoted", "promotion")
        self.e_power = rules.event("power", "promotion")
        rules.words["check"] = self.check_word
        rules.words["goal"] = self.goal_word
        rules.words["promote"] = self.promote_word
        rules.beyond.extend(["check", "goal", "promote"])
        rules.action(UsePower(self))
        rules.watchers.append(self)
        rules.steps["appointments"] = Appointments(self)
        rules.steps["start bonus"] = StartBonus(self)
        rules.steps["reviews"] = ReviewStep(self)

    def check(self, rules: Rules) -> None:
        for goal in self.goals:
            try:
                goal.needs = read_needs(rules, goal.text)
            except WordError as error:
                raise PieceError("goal", goal.key, "if", str(error)) from None
        for promotion in self.promotions:
            where = "promotion:" + promotion.key
            if promotion.passage and promotion.passage not in rules.things["passage"]:
                raise PieceError("promotion", promotion.key, "passage", "there is no passage " + promotion.passage)
            for field, text in promotion.texts.items():
                try:
                    if field == "start":
                        promotion.start = read_line(rules, where + "/start/1", text, False)
                    else:
                        promotion.power = read_line(rules, where + "/once/1", text, False)
                except WordError as error:
                    raise PieceError("promotion", promotion.key, field, str(error)) from None

    def check_word(self, r: Reader) -> Effect:
        """`check N`: checkmarks on your associate track"""
        return GiveChecks(r.number(1), self)

    def promote_word(self, r: Reader) -> Effect:
        """`promote`: your checkmarks up to the next promotion, which you get"""
        return PromoteNow(self)

    def goal_word(self, r: Reader) -> Effect:
        """`goal NAME`: that personal goal is reached, if its character is at the table"""
        return ReachGoal(r.one_of([goal.key for goal in self.goals], "goal"), self)

    # ---------------------------------------------------------------- the associate track

    def checks_of(self, st: State, seat: int) -> int:
        """Count a player's checkmarks."""
        checks = st.zones[self.records.checks]
        character = self.storage.character_of(st, seat)
        return checks[character] if checks and character >= 0 else 0

    def check_off(self, st: State, seat: int, n: int, why: int) -> None:
        """Add checkmarks; whoever passes the line of a section is promoted (L1-182)."""
        before = self.checks_of(st, seat)
        self.records.check_mark(st, seat, n, why)
        now = self.checks_of(st, seat)
        for section in range(len(self.lines) - 1, -1, -1):
            if before < self.lines[section] <= now:
                st.push(self.k_promotion, seat, section, 0)

    def open_to(self, st: State, seat: int, section: int) -> list[int]:
        """List the promotions of a section that a player may have."""
        character = self.storage.character_of(st, seat)
        held = st.zones[self.held]
        return [
            n
            for n, promotion in enumerate(self.promotions)
            if promotion.section == section and promotion.character == character and n not in held
        ]

    def passed(self, st: State, seat: int, section: int) -> bool:
        """Say whether a player has taken what a section gives."""
        character = self.storage.character_of(st, seat)
        for n in st.zones[self.held]:
            if self.promotions[n].section == section and self.promotions[n].character == character:
                return True
        return False

    def promote(self, st: State, seat: int, n: int) -> None:
        """Give a player's character a promotion for good, and read what stands there."""
        st.add(self.held, [n])
        self.storage.note(st, PROMOTED, seat, self.promotions[n].character, n, -1)
        st.emit(self.e_promoted, seat, n, 0, -1)
        if self.promotions[n].passage:
            self.book.open(st, st.rules.things["passage"].index(self.promotions[n].passage), seat)

    # ---------------------------------------------------------------- the review

    def judge(self, st: State, seat: int) -> None:
        """Review a player: for a score above 0, for a win, and for every row of goals that is full now."""
        if self.total(st, seat) > 0:
            self.check_off(st, seat, 1, SCORE)
        if self.targets.won(st, seat):
            self.check_off(st, seat, 1, WIN)
        self.look(st, seat)
        rows: list[int] = []
        for n in st.zones[self.lately]:
            goal = self.goals[n]
            if goal.character == self.storage.character_of(st, seat) and goal.row not in rows and self.full(st, goal):
                rows.append(goal.row)
                self.check_off(st, seat, 1, GOALS)

    def noticed(self, st: State, dirty: int) -> None:
        if st.turn and st.players[st.active].status == IN:
            self.look(st, st.active)

    def look(self, st: State, seat: int) -> None:
        """Tick the goals that a player has reached."""
        character = self.storage.character_of(st, seat)
        for n, goal in enumerate(self.goals):
            if goal.character == character and n not in st.zones[self.reached] and self.met(st, seat, goal):
                self.reach(st, seat, n)

    def full(self, st: State, goal: PersonalGoal) -> bool:
        """Say whether all goals of a row are ticked."""
        for n, other in enumerate(self.goals):
            if other.character == goal.character and other.row == goal.row and n not in st.zones[self.reached]:
                return False
        return True

    def total(self, st: State, seat: int) -> int:
        """Give a player's score as it was counted; nobody has one before that."""
        frozen = st.zones[self.targets.report]
        return frozen[seat * 3] if frozen else 0

    def met(self, st: State, seat: int, goal: PersonalGoal) -> bool:
        """Say whether a player has reached a goal in this game."""
        for need in goal.needs:
            if not need.holds(st, st.players[seat]):
                return False
        return bool(goal.needs)

    def reach(self, st: State, seat: int, n: int) -> None:
        """Tick a goal, once; what a full row gives is seen to in the review."""
        if n not in st.zones[self.reached]:
            st.add(self.reached, [n])
            st.add(self.lately, [n])
            self.storage.note(st, GOAL, seat, self.goals[n].character, n, -1)
            st.emit(self.e_goal, seat, n, 0, -1)

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        out["reviews"] = [
            {
                "checks": self.checks_of(st, p.seat),
                "section": ["", *SECTIONS][len([line for line in self.lines if self.checks_of(st, p.seat) >= line])],
                "goals": [
                    {"id": goal.key, "name": goal.name, "row": goal.row, "reached": n in st.zones[self.reached]}
                    for n, goal in enumerate(self.goals)
                    if goal.character == self.storage.character_of(st, p.seat)
                ],
                "promotions": [
                    {"id": one.key, "name": one.name, "power": one.power is not None, "used": n in st.zones[self.used]}
                    for n, one in enumerate(self.promotions)
                    if n in st.zones[self.held] and one.character == self.storage.character_of(st, p.seat)
                ],
            }
            for p in st.players
        ]
