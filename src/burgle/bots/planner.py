"""The planner: makes several plans for its turn, weighs them in worlds of its own, and follows the best one.

How many plans, worlds and rounds is its level; what it wants is its character (`levels.py`).
"""

from __future__ import annotations

import time

from burgle.bots.base import Bot, World
from burgle.bots.judge import PlanJudge
from burgle.bots.keen import UNTOLD, keen_taste
from burgle.bots.levels import LEVELS, PLAIN, BotCharacter, Level
from burgle.bots.lookahead import Crew
from burgle.bots.mind.handbook import open_book
from burgle.bots.propose import Proposals
from burgle.bots.thought import Plan, Thought
from burgle.bots.values import value_for
from burgle.kernel.codes import IN
from burgle.kernel.state import State


class PlannerBot(Bot):
    """Plays at a level with a character; keeps its plan until something is revealed."""

    name = "planner"

    def __init__(self, seed: int = 0, level: Level | None = None, character: BotCharacter = PLAIN) -> None:
        super().__init__(seed)
        self.level = level if level is not None else LEVELS["master"]
        self.character = character
        self.goals = bool(self.level.goals)  # whether those are asked who wrote down what a game is about
        self.rest: list[int] = []  # of the plan, the next answer last
        self.turn = self.fence = -1  # in which it was made

    def choose(self, world: World, options: list[int]) -> int:
        known = world.known
        self.thought = None
        if self.rest and self.turn == known.turn and self.fence == known.fence and self.rest[-1] in options:
            return self.rest.pop()
        self.rest = []
        if len(options) == 1:
            return options[0]
        self.thought = self.think(world, options)
        plan = self.thought.plan
        self.rest = list(reversed(plan.codes[1:]))
        self.turn, self.fence = known.turn, known.fence
        return plan.codes[0]

    def plan(self, world: World, options: list[int]) -> list[int]:
        return [self.choose(world, options), *reversed(self.rest)]

    def think(self, world: World, options: list[int]) -> Thought:
        """Weigh plans for the question that waits."""
        if len(options) == 1:
            return Thought(options[0], Plan((options[0],), "only"))
        rules = world.known.rules
        taste = UNTOLD if not self.goals else keen_taste(rules) if self.level.keen else None
        others = None if self.goals else UNTOLD
        if playing_hand(world.known, world.seat):
            code = Crew(rules.players, world.seed, world.seat, taste, others=others).choose(world.state)
            return Thought(code, Plan((code,), "hand"))
        level = self.level.in_game(rules.game)
        begun, seconds = time.perf_counter(), min(level.millis, self.millis) / 1000

        def left(share: float) -> bool:
            return not self.millis or time.perf_counter() < begun + share * seconds

        proposals = Proposals(world.state, world.seat, world.seed, bool(level.keen), self.goals)
        plans = proposals.plans(level.ideas, lambda: left(0.4))
        if len(plans) == 1:
            return Thought(plans[0].codes[0], plans[0])
        if not plans:
            return Thought(options[0], Plan((options[0],), "first"))
        judge = PlanJudge(world, value_for(rules), level.rounds, level.worlds, self.character, taste, others)
        verdicts = judge.judge(plans, lambda: left(1.0))
        if level.again and left(1.0):
            best = verdicts[0].plan
            more = proposals.around(best, level.again, lambda: left(1.0))
            judge.first = len(judge.dealt)
            second = judge.judge([best, *more], lambda: left(1.0)) if more else verdicts
            if second[0].plan is not best:
                # What it was better than counts as in the same worlds, not as in its lucky first ones.
                again = {one.plan for one in second}
                verdicts = [*second, *(one for one in verdicts if one.plan not in again)]
        best = verdicts[0].plan
        return Thought(best.codes[0], best, tuple(verdicts))


def playing_hand(st: State, seat: int) -> bool:
    """Whether a seat has cards to play in its own turn: all will be played, and only then is it known what can be done."""
    me = st.players[seat]
    asked = st.stack[st.asked].kind == open_book(st.rules).turns.k_turn
    return asked and st.active == seat and me.status == IN and bool(me.hand)
