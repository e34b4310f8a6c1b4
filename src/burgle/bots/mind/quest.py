"""The errand of a game that nobody wrote one for: what it is about is what its chapters say (`rules.aims`).

One aim after the other is walked to, the last of them the way out; what lies on the way, and what can be done there, is
tried on copies. So boards, boxes and games to come are played without a line about them.
"""

from __future__ import annotations

from collections.abc import Hashable
from math import exp
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from burgle.bots.mind.danger import STAY, Danger
from burgle.bots.mind.errand import Errand, loot
from burgle.bots.mind.expedition import LINGER
from burgle.bots.mind.handbook import Deck, Handbook, owned_cards
from burgle.bots.mind.taste import Taste
from burgle.bots.mind.walk import BETTER, WalkPlan, WalkStep
from burgle.bots.mind.ways import FAR, Net
from burgle.chapters.distances import RIDE, step
from burgle.chapters.walking import Walking
from burgle.kernel.aims import Aim
from burgle.kernel.codes import ESCAPED, IN, LOST, arg_of, kind_of
from burgle.kernel.engine import answer, decider
from burgle.kernel.state import Player, State

if TYPE_CHECKING:
    from burgle.bots.mind.worth import Worth

TROPHY: Final = 20.0  # points for coming home
WIN: Final = 20.0  # points that winning is worth
HOPE: Final = 12.0  # what a rival on the way is still good for
UNSURE: Final = 15.0  # how unsure the score of a rival is
DOING: Final = 0.5  # Boots that it takes to do what is to be done at a place
UNKNOWN: Final = 4.0  # Boots from where the board ends to what is looked for
A_SMALL_ONE: Final = 8.0  # a prize that is yet to be found
MOST_WAYS: Final = 3  # that are followed at once
MOST_STEPS: Final = 12  # of a walk
MOST_LOOKS: Final = 160  # copies that are made for a walk
NEWS: Final = 4.0  # points that a step into the unknown promises to who looks for something, ...
MORE_NEWS: Final = 1.0  # ... and to who knows of something already
LONG: Final = 11.0  # rounds after which a round more brings less, ...
LONGER: Final = 7.0  # ... and that it takes until it brings nothing
LUCK: Final = 0.6  # of what turned up in one world that will turn up in another


@mypyc_attr(acyclic=True)
class QuestSpot:
    """A moment of a walk, in a copy of the world."""

    __slots__ = ("st", "step", "value")

    def __init__(self, st: State, step: WalkStep | None, value: float) -> None:
        self.st = st
        self.step = step  # the last one on the way here
        self.value = value


class Quest(Errand):
    """Do what is to be done, one aim after the other, and get out."""

    __slots__ = (
        "walking", "pace", "tempo", "heed", "rivals", "net", "fields", "out", "refuge", "frontier", "ahead", "linger", "until",
        "news", "income",
    )  # fmt: skip

    def __init__(self, st: State, me: Player, book: Handbook, deck: Deck, danger: Danger, taste: Taste) -> None:
        super().__init__(st, me, book, deck, danger, taste)
        self.walking = st.rules.find(Walking)
        self.pace = max(0.5 * deck.boots + 0.5 * max(taste.good_pace, deck.boots), 1.0)
        self.tempo = taste.haste + taste.patience
        self.heed = 1.0 - taste.bold  # of the danger
        self.fields: dict[Hashable, list[float]] = {}
        late = st.turn / len(st.players) - LONG
        self.income = taste.leisure * min(max(1.0 - late / LONGER, 0.0), 1.0)  # of a round more
        self.linger = 0.0  # rounds that one means to stay longer than the way takes
        self.until = 0.0  # rounds in which who has all but the way out means to be there
        self.net, self.frontier = self.look_at_the_board()
        home = self.last_rooms()
        self.out = self.net.efforts(home, [0.0] * len(home))
        safe = [s.id for s in st.rules.spaces if s.marks & book.rescuing] if book.rescuing else []
        self.refuge = self.net.efforts(safe, [0.0] * len(safe)) if safe else self.out
        self.ahead = [p.room for p in st.players if p is not me and p.status == IN and not p.has[book.artifact]]
        self.rivals = 0.0
        leaves: list[float] = []
        for p in st.players:
            if p is me:
                continue
            away = p.status == IN and p.room >= 0 and p.has[book.artifact] > 0
            leaves.append(0.0 if p.status != IN else 1.0 + self.out[p.room] / taste.rival_pace if away else STAY)
            if p.status != LOST:
                score = float(loot(st, p, book, owned_cards(p))) + (TROPHY if p.status == ESCAPED else HOPE)
                self.rivals = max(self.rivals, score)
        danger.leaves = leaves
        self.news = 0.0
        if me.status == IN and me.room >= 0:
            self.settle_down()
            if self.frontier and me.has[book.artifact] == 0:
                aims = [chapter.aim(st, me) for chapter in st.rules.aims]
                lost = [aim for aim in aims if aim.done < aim.need and not aim.rooms]
                self.news = NEWS if lost else MORE_NEWS

    def settle_down(self) -> None:
        """Find out how long to stay: the longer, the more loot and the less chance to bring it home."""
        st, me = self.st, self.me
        tours = self.tours(st, me)
        carried = me.has[self.book.artifact] > 0
        best, at = -FAR, 0.0
        for linger in LINGER:
            self.linger = linger
            value = max([self.homeward(self.loot + prize, safe, way) for way, safe, prize in tours], default=0.0)
            if value > best + 1e-9:
                best, at = value, linger
        self.linger = at
        if carried and at:
            self.until = at + self.turns(self.out[me.room])

    def look_at_the_board(self) -> tuple[Net, list[int]]:
        """What a step takes out of the player, everywhere; and where the board is not known any further."""
        st, me, ground = self.st, self.me, self.walking.ground
        net = Net(len(st.rules.spaces), -1)
        frontier: list[int] = []
        carriers = st.rules.carriers
        for room in range(len(st.rules.spaces)):
            for way in ground.ways(st, room):
                if way.to >= 0:
                    net.add(way.to, room, step(self.walking, st, me, way))
                elif room not in frontier:
                    frontier.append(room)
            for carrier in carriers:
                for other in carrier.rides(st, me, room):
                    net.add(other, room, RIDE)
        return net, frontier

    def last_rooms(self) -> list[int]:
        """Where the way out is."""
        aims = self.st.rules.aims
        return aims[len(aims) - 1].aim(self.st, self.me).rooms if aims else []

    # ---------------------------------------------------------------- the rest of the game

    def actions(self) -> tuple[str, ...]:
        return tuple([action.name for action in self.st.rules.actions])

    def rounds(self) -> float:
        room = self.me.room
        if room < 0:
            return 1.0
        best = FAR
        for total, _, _ in self.tours(self.st, self.me):
            best = min(best, total)
        return max(1.0 + self.linger + self.turns(min(best, 40.0)), 0.5)

    def stake(self) -> float:
        carried = self.me.has[self.book.artifact] > 0
        return self.loot + TROPHY + (0.0 if carried else A_SMALL_ONE)

    def outlook(self) -> float:
        return self.promise(self.st, self.me)

    def turns(self, way: float) -> float:
        """How many rounds a way takes."""
        return self.taste.delay + way / self.pace if way > 0.0 else 0.0

    def tours(self, st: State, p: Player) -> list[tuple[float, float, float]]:
        """For each prize: the way over all that is left to do, how much of it lies before the last safe place, the prize."""
        aims = [chapter.aim(st, p) for chapter in st.rules.aims]
        left = [aim for aim in aims if aim.done < aim.need]
        room = p.room
        if not left:
            return [(0.0, 0.0, 0.0)]
        last = left.pop()
        assert last is not None
        if not left:
            return [(self.out[room], self.refuge[room], 0.0)]
        prize = left.pop()
        rooms, worth = prize.rooms, prize.worth
        more = 0.0
        if not rooms:
            rooms, worth, more = self.frontier, [], UNKNOWN
        found: list[tuple[float, float, float]] = []
        for i in range(len(rooms)):
            goal = rooms[i]
            there = self.field(left, goal)[room] + DOING + more
            if there < FAR:
                value = float(worth[i]) if i < len(worth) else A_SMALL_ONE
                for rival in self.ahead:
                    if self.to(goal)[rival] < there:
                        value *= self.taste.rival_ahead
                found.append((there + self.out[goal], there + self.refuge[goal], value))
        return found

    def to(self, goal: int) -> list[float]:
        """The effort from every space to a goal."""
        found = self.fields.get(goal)
        if found is None:
            found = self.fields[goal] = self.net.to(goal)
        return found

    def field(self, before: list[Aim], goal: int) -> list[float]:
        """The effort from every space to a goal, over all that has to be done before."""
        if not before:
            return self.to(goal)
        key = (goal, *[(aim.done, tuple(aim.rooms)) for aim in before])
        found = self.fields.get(key)
        if found is None:
            found = self.to(goal)
            for at in range(len(before) - 1, -1, -1):
                aim = before[at]
                rooms = aim.rooms if aim.rooms else self.frontier
                efforts = [found[room] + DOING for room in rooms]
                for _ in range(aim.need - aim.done - 1):  # another place of the kind, and then this one
                    efforts = [
                        min([self.to(b)[a] + efforts[j] for j, b in enumerate(rooms) if b != a], default=FAR) + DOING
                        for a in rooms
                    ]
                found = self.net.efforts(rooms, efforts)
            self.fields[key] = found
        return found

    def promise(self, st: State, p: Player) -> float:
        """The score to be expected from where a player stands in a copy of the world, less what it takes to get it."""
        spoils = float(loot(st, p, self.book, self.deck.cards)) if p is not self.me else self.loot
        if p.status == ESCAPED:
            return self.glory(spoils)
        if p.status != IN or p.room < 0:
            return 0.0 if p.status == LOST else self.glory(spoils)
        best = -FAR
        for way, refuge, prize in self.tours(st, p):
            best = max(best, self.homeward(spoils + prize, refuge, way))
        return best if best > -FAR else 0.5 * spoils

    def homeward(self, spoils: float, to_refuge: float, to_home: float) -> float:
        """What spoils are worth that are so far from safety."""
        late = self.turns(to_home)
        stay = max(self.until - late, 0.0) if self.until else self.linger
        spoils += self.linger * self.income
        home = self.heeded(self.danger.survive(stay + late))
        helped = 0.0
        if self.book.rescuing:
            helped = max(self.heeded(self.danger.survive(stay + self.turns(to_refuge))) - home, 0.0)
        late = max(late, self.until - self.linger)
        return home * self.glory(spoils + TROPHY) + helped * self.glory(spoils) - self.tempo * late

    def heeded(self, safe: float) -> float:
        """A chance to get through, as far as danger is heeded."""
        return 1.0 - self.heed * (1.0 - safe)

    def glory(self, score: float) -> float:
        """What a score is worth: its points, and the chance that it wins."""
        return score + WIN / (1.0 + exp((self.rivals - score) / UNSURE))

    # ---------------------------------------------------------------- this turn's walk

    def walk(self, worth: Worth, spare_boots: int) -> WalkPlan:
        """Try ways on copies, the most promising first, with all that can be done on them."""
        trials = worth.trials
        start = self.st.copy() if trials.trying else trials.world(0)
        seat = self.me.seat
        kinds = self.book.strange(())
        first = QuestSpot(start, None, self.rate(start, worth))
        best, top = first, first.value + BETTER
        beam = [first]
        seen: set[Hashable] = set()
        looks = 0
        for _ in range(MOST_STEPS):
            found: list[QuestSpot] = []
            for spot in beam:
                here = spot.st.players[seat]
                for code in spot.st.options:
                    if kind_of(code) not in kinds and not self.boots_from(code, spot.st):
                        continue
                    looks += 1
                    there = spot.st.copy()
                    fence = there.fence
                    answer(there, code)
                    mark = self.mark(there)
                    if mark in seen:
                        continue
                    seen.add(mark)
                    walked = WalkStep(code, here.room, here.boot, here.sword, spot.step)
                    rated = self.rate(there, worth)
                    lucky = there.fence != fence
                    if not there.over and there.players[seat].room == here.room and self.ventures(there):
                        rated = spot.value + self.news
                    elif lucky:
                        rated = spot.value + LUCK * (rated - spot.value)
                    then = QuestSpot(there, walked, rated)
                    if rated > top:
                        best, top = then, rated
                    if not lucky and not there.over and decider(there) == seat and self.goes_on(there):
                        found.append(then)
                if looks > MOST_LOOKS:
                    break
            if not found or looks > MOST_LOOKS:
                break
            found.sort(key=lambda one: -one.value)
            beam = found[:MOST_WAYS]
        steps: list[WalkStep] = []
        at = best.step
        while at is not None:
            steps.append(at)
            at = at.before
        return WalkPlan(steps, 0)

    def boots_from(self, code: int, st: State) -> bool:
        """Whether an option uses something for Boots."""
        if kind_of(code) != self.book.kind["use"]:
            return False
        use = st.rules.tokens[arg_of(code)].use
        return use is not None and "boot" in self.book.icons(use)

    def ventures(self, st: State) -> bool:
        """Whether something is asked about a step that leads where nobody has been."""
        return self.news > 0.0 and st.turn == self.st.turn and not self.goes_on(st)

    def goes_on(self, st: State) -> bool:
        """Whether the turn goes on, and nothing is asked."""
        return st.turn == self.st.turn and st.stack[st.asked].kind == self.book.turns.k_turn

    def mark(self, st: State) -> Hashable:
        """What two ways to the same have in common."""
        p = st.players[self.me.seat]
        return (p.room, p.boot, p.sword, p.skill, p.gold, p.damage, p.area, p.status, *p.tokens, *p.nums, len(st.stack))

    def rate(self, st: State, worth: Worth) -> float:
        """How well the player stands in a copy of the world."""
        p, me = st.players[self.me.seat], self.me
        value = self.promise(st, p)
        if p.status != IN:
            return value
        price = worth.price
        value += (p.skill - me.skill) * price["skill"] + (p.sword - me.sword) * price["sword"] * 0.3
        value -= (p.damage - me.damage) * worth.damage + (p.area - me.area) * worth.noise
        tokens = st.rules.tokens
        for kind in range(len(p.tokens)):
            n = p.tokens[kind] - me.tokens[kind]
            if n:
                use = tokens[kind].use
                if use is not None:
                    value += n * worth.effect(use)
        return value
