"""Does the coach tell the truth? `make truth` holds it against games: are chances what comes, are costs what they cost?

Three questions. Calibration: of positions in which it said 70 %, are 70 % won? Planted blunders: somebody does the worst
that could be thought of once in a game; is that among the decisions it names? Regret: both ways of a decision that it
names are played to the end many times; is the better one better, and by how much?
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt

from burgle.bots.base import World
from burgle.bots.judge import PlanJudge
from burgle.bots.levels import PLAIN
from burgle.bots.loading import find_bot
from burgle.bots.lookahead import Crew, follow
from burgle.bots.planner import playing_hand
from burgle.bots.propose import Proposals
from burgle.bots.thought import Plan
from burgle.bots.values import value_for
from burgle.coach.chances import TO_THE_END, chances
from burgle.coach.coach import Coach, CoachBudget
from burgle.coach.questions import Played, own_turn
from burgle.coach.report import Costly
from burgle.content.library import build_rules
from burgle.games import GAMES
from burgle.kernel.chance import seed_bytes
from burgle.kernel.engine import answer, decider
from burgle.kernel.start import new_state
from burgle.kernel.state import State
from burgle.kernel.value import outcome
from burgle.lab.simulate import LIMIT, game_seed
from burgle.lab.truth import Truth, truth

PLANS = 9  # of which the worst is planted
WORTH_FINDING = 0.05  # chance to win that a planted blunder costs at least


@dataclass(frozen=True)
class Planted:
    """A game in which somebody blundered once, on purpose."""

    played: Played
    seat: int
    turn: int
    cost: float  # as the one who planted it found, in worlds of his own


def greedy_game(game: str, players: int, seed: int, bots: Sequence[str] = ("greedy",)) -> Played:
    """A game between bots."""
    st = new_state(build_rules(GAMES[game], players, {}), seed_bytes(game_seed(seed, 0, "game")), -1, None)
    seats = [find_bot(bots[seat % len(bots)])(game_seed(seed, 0, f"bot {seat}")) for seat in range(players)]
    states, answers = [st.copy()], []
    for _ in range(LIMIT):
        if st.over:
            break
        answers.append((decider(st), seats[decider(st)].decide(st)))
        answer(st, answers[-1][1])
        states.append(st.copy())
    return Played(states, answers)


def plant(game: str, players: int, seed: int, worlds: int = 24, rounds: int = 2) -> Planted | None:
    """A game of greedy players with one blunder in it; None if the moment had nothing worth finding."""
    dice = random.Random(seed)
    st = new_state(build_rules(GAMES[game], players, {}), seed_bytes(game_seed(seed, 0, "game")), -1, None)
    seats = [find_bot("greedy")(game_seed(seed, 0, f"bot {seat}")) for seat in range(players)]
    when = dice.randrange(2 * players, 8 * players)
    states, answers = [st.copy()], []
    found: tuple[int, int, float] | None = None
    waiting: list[int] = []
    for _ in range(LIMIT):
        if st.over:
            break
        seat = decider(st)
        if (
            found is None
            and st.turn >= when
            and own_turn(st, seat)
            and len(st.options) > 1
            and not playing_hand(st, seat)
        ):
            worst, cost = blunder(st, seat, seed, worlds, rounds)
            if cost >= WORTH_FINDING:
                found, waiting = (seat, st.turn, cost), list(worst.codes)
        code = waiting.pop(0) if waiting and waiting[0] in st.options else seats[seat].decide(st)
        answers.append((seat, code))
        answer(st, code)
        states.append(st.copy())
    return None if found is None else Planted(Played(states, answers), *found)


def blunder(st: State, seat: int, seed: int, worlds: int, rounds: int) -> tuple[Plan, float]:
    """The worst of some plans that are all tried in the same worlds, and how far it is behind the best."""
    world = World(st, seat, seed + 7)
    plans = Proposals(world.state, seat, world.seed).plans(PLANS)
    judge = PlanJudge(world, value_for(st.rules), rounds, worlds, PLAIN)
    wins = {plan: sum(judge.sample(plan, n).win for n in range(worlds)) / worlds for plan in plans}
    worst = min(plans, key=lambda plan: wins[plan])
    return worst, max(wins.values()) - wins[worst]


def names_it(planted: Planted, budget: CoachBudget | None = None) -> bool:
    """Whether the coach names a planted blunder among the costliest decisions of its seat."""
    found = Coach(planted.played, budget).report().costly
    return any((one.seat, one.turn) == (planted.seat, planted.turn) for one in found)


def played_out(played: Played, one: Costly, times: int, seed: int) -> tuple[float, float]:
    """What a decision that was named really cost: both ways played to the end in fresh worlds, and the error of it."""
    st = played.states[one.step]
    world = World(st, one.seat, seed)
    apart: list[float] = []
    for number in range(times):
        deal = seed_bytes(seed + number + 1)
        ends: list[float] = []
        for plan in (one.chosen, one.better):
            there = world.veil.deal(deal)
            follow(there, tuple(plan.codes))
            Crew(len(there.players), deal).play_on(there, TO_THE_END)
            ends.append(outcome(there, one.seat).win)
        apart.append(ends[1] - ends[0])
    mean = sum(apart) / times
    return mean, sqrt(sum((x - mean) ** 2 for x in apart) / max(times - 1, 1) / times)


def calibration(game: str, players: int, games: int, seed: int, bots: Sequence[str]) -> Truth:
    """What the coach says of positions at the ends of turns, held against what came of them."""
    pairs: list[tuple[float, float]] = []
    for number in range(games):
        states = greedy_game(game, players, seed + number, bots).states
        came = [outcome(states[-1], seat).win for seat in range(players)]
        for before, st in pairwise(states):
            if st.turn != before.turn and not st.over:
                pairs += zip(chances(st).win, came, strict=True)
    return truth(pairs, games)


def main() -> None:
    """Ask all three questions of a game."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--game", default="space")
    reader.add_argument("--players", type=int, default=2)
    reader.add_argument("--games", type=int, default=200, help="for the calibration")
    reader.add_argument("--plants", type=int, default=20)
    reader.add_argument("--regrets", type=int, default=20, help="decisions that are played out")
    reader.add_argument("--times", type=int, default=100, help="how often each way")
    reader.add_argument("--seed", type=int, default=90_000)
    asked = reader.parse_args()
    for bots in (("greedy",), ("beginner", "greedy"), ("apprentice",)):
        one = calibration(asked.game, asked.players, asked.games, asked.seed, bots)
        print(
            f"{asked.game}, {'/'.join(bots)}: Brier {one.brier:.3f} (always the mean {one.base:.3f}), calibration "
            f"{one.calibration:.3f}, said {one.said}, came {one.came} ({one.games} games)",
            flush=True,
        )
    tell_plants(asked.game, asked.players, asked.plants, asked.seed)
    tell_regrets(asked.game, asked.players, asked.regrets, asked.times, asked.seed)


def tell_plants(game: str, players: int, plants: int, seed: int) -> None:
    """How many planted blunders are named."""
    hits = tried = 0
    while tried < plants:
        seed += 1
        planted = plant(game, players, seed)
        if planted is not None:
            tried += 1
            hits += names_it(planted)
            print(f"planted blunders named: {hits} of {tried} (the last cost {planted.cost:.0%})", flush=True)


def tell_regrets(game: str, players: int, regrets: int, times: int, seed: int) -> None:
    """How many decisions that were named cost something when both ways are played to the end, and how much."""
    agreed = tried = 0
    said = came = 0.0
    while tried < regrets:
        seed += 1
        played = greedy_game(game, players, seed, ("beginner", "greedy"))
        for one in Coach(played).report().costly:
            real, error = played_out(played, one, times, seed)
            tried, agreed, said, came = tried + 1, agreed + (real > 0), said + one.regret, came + real
            print(
                f"decision {tried}: said {one.regret:.3f}, came {real:+.3f} (± {error:.3f}); sign agrees in {agreed} of "
                f"{tried}; mean said {said / tried:.3f}, came {came / tried:.3f}",
                flush=True,
            )


if __name__ == "__main__":
    main()
