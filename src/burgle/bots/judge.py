"""What a plan is worth: it is carried out in several worlds, played on by greedy for some rounds, and valued on the way.

All plans meet the same worlds, so that luck counts for all of them alike; the worse half is given up again and again,
and the rest gets more worlds (sequential halving). Worlds or time may be the budget: tests use worlds.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import NamedTuple

from burgle.bots.base import World
from burgle.bots.levels import BotCharacter
from burgle.bots.lookahead import Crew, follow
from burgle.bots.mind.taste import Taste
from burgle.bots.thought import Plan, Weighed
from burgle.kernel.scoring import taken_along
from burgle.kernel.state import State
from burgle.kernel.value import Estimate, LearnedValue, outcome

FIRST = 4  # worlds that every plan gets
LEAD = 0.0006  # that a point of lead is worth beside the chance to win: what decides when all is won or lost
KEPT = 0.01  # that a point is worth which outlasts the game: as much as one more in a game that stands even
DOUBT = 1.0  # errors by which a plan must lead the usual one to be taken instead
CLEAR = 2.5  # errors by which a plan must lead all others to be taken at once
HOPELESS = 2.0  # errors by which a plan must be behind the best one to be given up
TO_THE_END = 1 << 20  # turns: played on until the game is over
TRUSTED = 0.9  # share of a rulebook's numbers that a value must know

Clock = Callable[[], bool]  # says whether there is time left


class Sample(NamedTuple):
    """What came of a plan in one world."""

    win: float
    caught: float
    points: float
    lead: float
    rival: float  # the best rival's chance to win
    kept: float = 0.0  # what is taken along from a campaign's game besides its score


class PlanJudge:
    """Weighs plans for one seat at one moment."""

    def __init__(
        self,
        world: World,
        value: LearnedValue | None,
        rounds: int,
        worlds: int,
        character: BotCharacter,
        taste: Taste | None = None,
        others: Taste | None = None,
    ) -> None:
        """Of others it expects what greedy does, of the seat itself the same; or greedy to other tastes."""
        if value is not None and value.known < TRUSTED:
            rounds, worlds = rounds * 2 + 1, worlds * 2  # what it has not learned it is not asked about so soon
        self.world, self.value, self.character, self.taste, self.others = world, value, character, taste, others
        self.rounds, self.worlds = rounds, worlds
        self.dealt: list[State] = []
        self.first = 0  # of the worlds: who weighs again does so in others, or the luck of the first ones lasts
        self.samples: dict[Plan, list[Sample]] = {}  # of the plans that were weighed last, in the same worlds

    def judge(self, plans: list[Plan], clock: Clock) -> list[Weighed]:
        """Weigh plans, the best first. A world is begun only while there is time, and finished for all that are left.

        The first plan is the usual one. It is never given up, and another takes its place only if it is better by more
        than chance would have it: whoever looks at many plans in few worlds finds a lucky one every time.
        """
        samples = self.samples = {plan: [] for plan in plans}
        usual, rest = plans[0], list(plans[1:])
        number, goal = 0, min(FIRST, self.worlds)
        while number < self.worlds and rest and (number < 1 or clock()):
            for plan in (usual, *rest):
                if number == 0 and plan is not usual and not clock():
                    rest = [one for one in rest if samples[one]]  # too late for the others, however slow the machine
                    break
                samples[plan].append(self.sample(plan, self.first + number))
            number += 1
            if rest and number >= goal:
                rest = self.still_in(usual, rest)
                if number >= 2 * FIRST and self.is_clear(usual, rest):
                    break
                goal = min(goal * 2, self.worlds)
        best = usual
        for plan in rest:
            sure = self.ahead(samples[plan], samples[usual]) > DOUBT
            if sure and self.worth(samples[plan]) > self.worth(samples[best]):
                best = plan
        verdicts = [self.verdict(plan, samples[plan]) for plan in plans if samples[plan]]
        # Who was given up after few worlds does not come back by the luck of those few.
        return sorted(verdicts, key=lambda one: (one.plan is not best, -one.worlds, -one.worth))

    def still_in(self, usual: Plan, rest: list[Plan]) -> list[Plan]:
        """The better half of the plans, the best first, less those that are clearly behind the best of all."""
        samples = self.samples
        rest = sorted(rest, key=lambda plan: -self.worth(samples[plan]))
        best = max((usual, rest[0]), key=lambda plan: self.worth(samples[plan]))
        return [
            plan
            for plan in rest[: (len(rest) + 1) // 2]
            if plan is best or self.ahead(samples[best], samples[plan]) <= HOPELESS
        ]

    def is_clear(self, usual: Plan, rest: list[Plan]) -> bool:
        """Whether one of the plans is so far ahead of all others that more worlds would change nothing."""
        samples = self.samples
        field = sorted((usual, *rest), key=lambda plan: -self.worth(samples[plan]))
        return all(self.ahead(samples[field[0]], samples[plan]) > CLEAR for plan in field[1:])

    def sample(self, plan: Plan, number: int) -> Sample:
        """Carry a plan out in one of the worlds, and look how it went half of the rounds later, and all of them.

        Both looks count alike. The first is less blurred by luck, the second knows more of what the plan was good for: together
        they told good plans from bad ones better than either did in twice as many worlds.
        """
        st = self.deal(number).copy()
        crew = Crew(len(st.players), self.seed(number), self.world.seat, self.taste, brisk=True, others=self.others)
        if self.value is None:
            kept = self.carry_out(st, plan.codes, TO_THE_END, crew)
            return self.look([outcome(st, p.seat) for p in st.players], kept)
        first = self.rounds // 2 if self.rounds > 1 else self.rounds
        looks: list[Sample] = []
        kept, codes, after = 0.0, plan.codes, st.turn + 1
        for rounds in (first, self.rounds) if first < self.rounds else (first,):
            kept += self.carry_out(st, codes, after + rounds * len(st.players), crew)
            looks.append(self.look(self.value.all(st), kept))
            if st.over:
                break
            codes = ()
        if len(looks) == 1:
            return looks[0]
        return Sample(*[(sooner + later) / 2 for sooner, later in zip(*looks, strict=True)])._replace(kept=kept)

    def look(self, found: list[Estimate], kept: float) -> Sample:
        """How it stands for the seat that thinks."""
        seat = self.world.seat
        mine = found[seat]
        rival = max((one.win for at, one in enumerate(found) if at != seat), default=0.0)
        return Sample(mine.win, mine.caught, mine.points, mine.lead, rival, kept)

    def carry_out(self, st: State, codes: tuple[int, ...], until: int, crew: Crew) -> float:
        """Carry out (what is left of) a plan and play on; gives what the seat has gained meanwhile that outlasts the game.

        What a row of contracts has got is put down to whose turn it was; what comes behind the last turn, to everybody.
        """
        seat = self.world.seat
        if not st.rules.keepers:
            follow(st, codes)
            crew.play_on(st, until)
            return 0.0
        gained = 0.0
        while True:
            turn, mine, before = st.turn, st.active == seat, taken_along(st, st.players[seat])
            follow(st, codes)
            crew.play_on(st, turn + 1)
            if mine or st.over:
                gained += taken_along(st, st.players[seat]) - before
            if st.over or not turn < st.turn < until:
                return gained
            codes = ()

    def deal(self, number: int) -> State:
        """One of the worlds, the same for all plans."""
        while len(self.dealt) <= number:
            self.dealt.append(self.world.veil.deal(self.seed(len(self.dealt))))
        return self.dealt[number]

    def seed(self, number: int) -> bytes:
        """The seed of a world: the first bytes of the thinker's seed stand for their number."""
        return (int.from_bytes(self.world.seed[:4], "big") ^ number + 1).to_bytes(4, "big") + self.world.seed[4:]

    def worth(self, samples: list[Sample]) -> float:
        """What a plan is worth, all heads together, as the character weighs them."""
        c, n = self.character, len(samples)
        total = 0.0
        for one in samples:
            total += (
                one.win + LEAD * one.lead + c.points * one.points / 100.0 - c.caught * one.caught - c.rivals * one.rival
                + KEPT * one.kept
            )  # fmt: skip
        worth = total / n
        if c.spread:
            worth += c.spread * spread([one.win for one in samples])
        return worth

    def ahead(self, one: list[Sample], other: list[Sample]) -> float:
        """By how many errors one plan leads another in the worlds that both were tried in."""
        apart = [self.worth([a]) - self.worth([b]) for a, b in zip(one, other, strict=False)]
        error = spread(apart) / sqrt(len(apart))
        mean = sum(apart) / len(apart)
        return mean / max(error, 1e-4) if len(apart) > 1 else 0.0

    def verdict(self, plan: Plan, samples: list[Sample]) -> Weighed:
        """The mean of what came of a plan."""
        n = len(samples)
        win, caught, points, lead = (sum(one[i] for one in samples) / n for i in range(4))
        error = spread([one.win for one in samples]) / sqrt(n)
        kept = sum(one.kept for one in samples) / n
        return Weighed(plan, win, caught, points, lead, error, n, self.worth(samples), kept)


def spread(numbers: list[float]) -> float:
    """The standard deviation of some numbers."""
    n = len(numbers)
    if n < 2:
        return 0.0
    mean = sum(numbers) / n
    return sqrt(sum((x - mean) ** 2 for x in numbers) / (n - 1))
