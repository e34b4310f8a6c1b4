"""What a value learns from: games that bots play among themselves, one row of numbers for each seat and turn.

Some seats are given to somebody who errs now and then: a value that has only seen sensible play knows nothing of the rest.
"""

from __future__ import annotations

import random
from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from burgle.bots.loading import find_bot
from burgle.content.library import build_rules, todays
from burgle.games import GAMES
from burgle.kernel.chance import seed_bytes
from burgle.kernel.engine import answer, decider
from burgle.kernel.sense import sense_of
from burgle.kernel.start import new_state
from burgle.kernel.value import POINTS, Estimate, outcome
from burgle.lab.simulate import LIMIT, game_seed, same_tables
from burgle.lab.team import Solo, Team, in_order
from burgle.starting import settled

SLIPS = (0.0, 0.0, 0.0, 0.0, 0.0, 0.05, 0.05, 0.05, 0.2, 0.2)  # how often a seat errs, each as likely as the others
KEPT = 0.5  # share of the rows that are kept: those of one game are much alike


@dataclass
class Lesson:
    """The rows of one game: the numbers of positions, and what came of them for the seat that looked."""

    number: int
    players: int
    rows: list[array[float]] = field(default_factory=list)
    phase: list[float] = field(default_factory=list)  # how far the game had got, from 0 to 1
    came: list[tuple[float, float, float, float]] = field(default_factory=list)  # win, caught, points, lead, in units


@dataclass(frozen=True)
class LessonPlan:
    """One game to learn from, in a form that can be sent to another process."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: int
    number: int
    options: tuple[tuple[str, tuple[str, ...]], ...]
    content: str  # the fingerprint of the tables


Playing = Callable[[Team, Sequence[LessonPlan]], Iterator[Lesson]]


def lessons(
    game: str, players: Sequence[int], games: int, bots: Sequence[str], seed: int, options: Mapping[str, Sequence[str]],
    team: Team | None = None, play: Playing | None = None,
) -> Iterator[Lesson]:  # fmt: skip
    """Play games with each number of players in turns; they come in their order, whoever plays them.

    `play` may know some of them already (`LessonNotes.play`).
    """
    chosen = tuple((name, tuple(values)) for name, values in options.items())
    tables = todays(GAMES[game], ()).key
    plans = [LessonPlan(game, players[at % len(players)], tuple(bots), seed, at, chosen, tables) for at in range(games)]
    playing = play or (lambda who, plans: in_order(who, play_lesson, plans))
    return playing(team or Solo(), plans)


def play_lesson(plan: LessonPlan) -> Lesson:
    """Play one game and keep what its positions looked like at the beginning of each turn, for every seat."""
    game, players, bots, seed, number = plan.game, plan.players, plan.bots, plan.seed, plan.number
    same_tables(game, plan.content)
    dice = random.Random(game_seed(seed, number, "lesson"))
    spec = GAMES[game]
    chosen = {name: values[number % len(values)] for name, values in plan.options}
    deal = game_seed(seed, number, "game")
    rules = build_rules(spec, players, settled(spec, chosen, deal, todays(spec, ()).tables), ())
    slips = [dice.choice(SLIPS) for _ in range(players)]
    seats = [find_bot(dice.choice(list(bots)))(game_seed(seed, number, f"bot {seat}")) for seat in range(players)]
    st = new_state(rules, seed_bytes(deal), -1, None)
    sense = sense_of(rules)
    lesson = Lesson(number, players)
    seen: list[int] = []
    turn = st.turn
    for _ in range(LIMIT):
        if st.over:
            break
        if st.turn != turn:
            turn = st.turn
            blocks = [sense.block(st, p) for p in st.players]
            for p in st.players:
                if dice.random() < KEPT:
                    lesson.rows.append(array("f", sense.joined(st, blocks, p.seat)))
                    lesson.phase.append(float(turn))
                    seen.append(p.seat)
        seat = decider(st)
        if dice.random() < slips[seat]:
            answer(st, dice.choice(st.options))
        else:
            answer(st, seats[seat].decide(st))
    came = [in_units(outcome(st, p.seat)) for p in st.players]
    lesson.came = [came[seat] for seat in seen]
    lesson.phase = [then / max(turn, 1) for then in lesson.phase]
    return lesson


def in_units(found: Estimate) -> tuple[float, float, float, float]:
    """What came of a game as the heads of a net learn it."""
    return (found.win, found.caught, found.points / POINTS, found.lead / POINTS)
