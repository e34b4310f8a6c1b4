"""The coach at work: first every decision is weighed in a few worlds, then those that look costly in many fresh ones.

Looking at many decisions in few worlds finds some that were only unlucky there; whatever is told was found again in worlds
that had no part in choosing it. Worlds or time may be the budget: tests use worlds.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from math import sqrt
from typing import NamedTuple

from burgle.bots.base import World
from burgle.bots.judge import PlanJudge, Sample, spread
from burgle.bots.levels import PLAIN
from burgle.bots.propose import Proposals
from burgle.bots.thought import Plan, Weighed
from burgle.bots.values import VALUES, value_for
from burgle.coach.chances import IMAGINED, Chances, chances
from burgle.coach.questions import Played, TurnQuestion, questions_of
from burgle.coach.report import Account, CoachReport, Costly, JudgedPlan, Outlook
from burgle.kernel.state import State

SHOWN = 3  # decisions of each seat that are told
LEAST = 0.03  # chance to win that a decision must have cost to be told, ...
SURE = 2.0  # ... and by how many errors
ROUGH = 0.2  # share of the time after which chances are only sketched, in a game without a value
FEWEST = 8  # worlds of a second look, however little time is left
FIRST_LOOK, SECOND_LOOK = 1 << 40, 1 << 41  # seeds of the worlds of both looks


class CloseLook(NamedTuple):
    """How closely a decision is looked at."""

    ideas: int  # plans beside the one that was chosen
    rounds: int  # that each is played on for
    worlds: int

    @property
    def price(self) -> float:
        """How long it takes, next to others."""
        return self.ideas * (1.0 + self.worlds * 0.75 * (self.rounds + 0.7))


LOOKS = (CloseLook(9, 2, 8), CloseLook(9, 1, 8), CloseLook(7, 1, 6), CloseLook(5, 1, 4))
Clock = Callable[[], float]  # the share of the time that has passed, from 0 to 1
Tell = Callable[[float], None]


@dataclass(frozen=True)
class CoachBudget:
    """How hard the coach looks."""

    looks: tuple[CloseLook, ...] = LOOKS  # of the first look: the closest one that there is time for
    rounds: int = 2  # of the second look
    again: int = 64  # worlds of it
    candidates: int = 6  # decisions of each seat that get one
    sweep: float = 0.6  # share of the time for the first look


@dataclass
class WeighedQuestion:
    """A decision next to what a shrewd player would have done, and next to the best way that was found."""

    question: TurnQuestion
    usual: Plan | None = None  # what greedy would have done, if that is something else
    gained: float = 0.0  # by not doing the usual
    gained_error: float = 0.0
    others: list[Plan] = field(default_factory=list)  # that looked better, the best first
    regret: float = 0.0
    costly: Costly | None = None  # what the second look has shown


def always() -> float:
    """All the time in the world."""
    return 0.0


class Coach:
    """Looks at one finished game."""

    def __init__(
        self, played: Played, budget: CoachBudget | None = None, clock: Clock = always, tell: Tell | None = None
    ) -> None:
        self.played, self.budget, self.clock = played, budget or CoachBudget(), clock
        self.tell = tell if tell is not None else nobody
        self.questions = questions_of(played)
        self.worlds = 0
        self.found: list[WeighedQuestion] = []

    def report(self) -> CoachReport:
        """CloseLook at everything and say what was found; `tell` hears how far it has got."""
        outlooks = self.outlooks()
        self.first_look()
        self.second_look()
        rules = self.played.states[0].rules
        value = VALUES.get(rules.game)
        found = [one.costly for one in self.found if one.costly is not None]
        told = sorted((one for one in found if sure(one)), key=lambda one: -one.regret)
        seats = range(rules.players)
        return CoachReport(
            game=rules.game,
            players=rules.players,
            outlooks=self.with_gains(outlooks),
            accounts=[self.account(seat, outlooks) for seat in seats],
            costly=[one for seat in seats for one in [two for two in told if two.seat == seat][:SHOWN]],
            learned=value is not None,
            calibration=float(value.report["truth"]["win"]["calibration"]) if value is not None else 0.0,
            questions=len(self.questions),
            weighed=len(self.found),
            worlds=self.worlds,
        )

    # ---------------------------------------------------------------- who stood how

    def outlooks(self) -> list[Outlook]:
        """The chances at the beginning, at the end of every turn, and at the end of the game."""
        states = self.played.states
        found = [self.outlook(0, -1, states[0])]
        for step in range(1, len(states)):
            before, st = states[step - 1], states[step]
            if st.turn != before.turn or (st.over and not before.over):
                found.append(self.outlook(step, before.active, st, before.turn))
        return found

    def outlook(self, step: int, seat: int, st: State, turn: int = 0) -> Outlook:
        """How everybody stands in a position."""
        # Where there is no value, every point is played out; with little time left, once has to do.
        one: Chances = chances(st, IMAGINED if self.clock() < ROUGH else 1)
        return Outlook(step=step, turn=turn, seat=seat, win=one.win, nobody=one.nobody, gained=[])

    def with_gains(self, outlooks: list[Outlook]) -> list[Outlook]:
        """The same with what decisions have brought from point to point."""
        found: list[Outlook] = []
        since = -1
        for one in outlooks:
            gained = [0.0] * len(one.win)
            for two in self.found:
                if since <= two.question.step < one.step:
                    gained[two.question.seat] += likely(two.gained, two.gained_error)
            found.append(
                Outlook(step=one.step, turn=one.turn, seat=one.seat, win=one.win, nobody=one.nobody, gained=gained)
            )
            since = one.step
        return found

    def account(self, seat: int, outlooks: list[Outlook]) -> Account:
        """A seat's game: what came of it is what it began with, and decisions and luck together."""
        start, end = outlooks[0].win[seat], outlooks[-1].win[seat]
        decisions = sum(likely(one.gained, one.gained_error) for one in self.found if one.question.seat == seat)
        return Account(
            seat=seat,
            start=start,
            end=end,
            decisions=decisions,
            luck=end - start - decisions,
            questions=sum(one.question.seat == seat for one in self.found),
        )

    # ---------------------------------------------------------------- what was decided

    def first_look(self) -> None:
        """Weigh every decision in a few worlds, as closely as time allows for all of them."""
        pace = 0.0  # what a unit of price has taken
        spent = 0.0
        for number, question in enumerate(spread_out(self.questions)):
            now = self.clock()
            if now >= self.budget.sweep:
                break
            left, time_left = len(self.questions) - number, self.budget.sweep - now
            looks = self.budget.looks
            look = next((one for one in looks if one.price * pace * left <= time_left), looks[-1])
            self.found.append(self.weigh(question, look))
            spent += look.price
            pace = self.clock() / spent
            self.tell(self.budget.sweep * (number + 1) / len(self.questions))
        self.found.sort(key=lambda one: -one.regret)

    def weigh(self, question: TurnQuestion, look: CloseLook) -> WeighedQuestion:
        """Weigh a decision against the usual one and other ways."""
        found = WeighedQuestion(question)
        world = self.world(question, FIRST_LOOK)
        others = Proposals(world.state, question.seat, world.seed).plans(look.ideas)
        if others and others[0].codes != question.plan.codes:
            found.usual = others[0]
        plans = [question.plan, *[plan for plan in others if plan.codes != question.plan.codes]]
        if len(plans) < 2:
            return found
        judge = self.judge(world, look.rounds, look.worlds)
        verdicts = judge.judge(plans, forever)
        self.worlds += sum(one.worlds for one in verdicts)
        if found.usual is not None:
            found.gained, found.gained_error = apart(judge.samples[found.usual], judge.samples[question.plan])
        chosen = next(one for one in verdicts if one.plan is question.plan)
        better = [one for one in verdicts if one.worth > chosen.worth and one.worlds == chosen.worlds]
        better.sort(key=lambda one: -one.worth)
        if better:
            found.others = [one.plan for one in better[:2]]
            found.regret = better[0].win - chosen.win
        return found

    def second_look(self) -> None:
        """Weigh what looked costly in fresh worlds, the costliest first and each seat's in turns."""
        seats, most = range(self.played.states[0].rules.players), self.budget.candidates
        queues = [[one for one in self.found if one.others and one.question.seat == seat][:most] for seat in seats]
        turns = [queue[at] for at in range(most) for queue in queues if at < len(queue)]
        for number, one in enumerate(turns, 1):
            if self.clock() >= 1.0:
                break
            self.look_again(one)
            self.tell(self.budget.sweep + (1 - self.budget.sweep) * number / len(turns))

    def look_again(self, found: WeighedQuestion) -> None:
        """Carry the chosen plan, the usual one and those that looked better out in many worlds, the same for all."""
        question = found.question
        judge = self.judge(self.world(question, SECOND_LOOK), self.budget.rounds, self.budget.again)
        plans = [question.plan, *found.others]
        if found.usual is not None and found.usual not in plans:
            plans.append(found.usual)
        samples: dict[Plan, list[Sample]] = {plan: [] for plan in plans}
        for number in range(judge.worlds):
            if number >= FEWEST and self.clock() >= 1.0:
                break
            for plan in plans:
                samples[plan].append(judge.sample(plan, number))
        self.worlds += sum(len(kept) for kept in samples.values())
        chosen = judge.verdict(question.plan, samples[question.plan])
        best = max((judge.verdict(plan, samples[plan]) for plan in found.others), key=lambda one: one.win)
        found.regret, error = apart(samples[question.plan], samples[best.plan])
        if found.usual is not None:
            found.gained, found.gained_error = apart(samples[found.usual], samples[question.plan])
        found.costly = Costly(
            step=question.step,
            turn=question.turn,
            seat=question.seat,
            regret=found.regret,
            error=error,
            worlds=chosen.worlds,
            chosen=judged(chosen),
            better=judged(best),
        )

    def world(self, question: TurnQuestion, seed: int) -> World:
        """The world as the seat knew it then."""
        return World(self.played.states[question.step], question.seat, seed + question.step)

    def judge(self, world: World, rounds: int, worlds: int) -> PlanJudge:
        """Somebody who wants to win and nothing else."""
        return PlanJudge(world, value_for(world.known.rules), rounds, worlds, PLAIN)


def nobody(share: float) -> None:
    """Tell nobody."""


def forever() -> bool:
    """A judge's clock that never runs out: worlds are the budget."""
    return True


def spread_out(questions: list[TurnQuestion]) -> list[TurnQuestion]:
    """The same questions in an order that has been everywhere in the game before it is done: late ones weigh more."""
    backwards = questions[::-1]
    return [one for offset in (0, 2, 1, 3) for one in backwards[offset::4]]


def apart(one: list[Sample], other: list[Sample]) -> tuple[float, float]:
    """By how much the second of two plans wins more often in the worlds that both were tried in, and the error of it."""
    found = [b.win - a.win for a, b in zip(one, other, strict=False)]
    return sum(found) / len(found), spread(found) / sqrt(len(found))


def likely(gain: float, error: float) -> float:
    """What is left of a difference when its noise is taken out: nothing of what could as well be chance."""
    return gain * (1.0 - (error / gain) ** 2) if abs(gain) > error else 0.0


def sure(one: Costly) -> bool:
    """Whether a decision surely cost enough to speak of it."""
    return one.regret >= LEAST and one.regret > SURE * one.error


def judged(one: Weighed) -> JudgedPlan:
    """A plan and what is to be expected of it."""
    return JudgedPlan(
        codes=list(one.plan.codes),
        kind=one.plan.kind,
        win=one.win,
        caught=one.caught,
        points=one.points,
        lead=one.lead,
    )
