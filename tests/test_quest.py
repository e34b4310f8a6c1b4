"""Who plays what nobody wrote about goes by what the chapters say: `rules.aims`, ways, and copies of the world."""

from __future__ import annotations

from dataclasses import replace

import pytest

import burgle
from burgle.bots import BOTS, World
from burgle.bots.keen import UNTOLD
from burgle.bots.levels import LEVELS
from burgle.bots.lookahead import Crew
from burgle.bots.mind import goals
from burgle.bots.mind.quest import Quest
from burgle.bots.mind.thoughts import Thoughts
from burgle.bots.mind.trials import Trials
from burgle.bots.planner import PlannerBot
from burgle.kernel.chance import seed_bytes
from burgle.kernel.determinise import Veil, determinise
from burgle.kernel.engine import answer, decider
from burgle.kernel.state import State
from burgle.kernel.value import outcome

GAMES = ("space", "catacombs", "legacy", "darkest")
QUICK = replace(LEVELS["master"], rounds=1, worlds=2, ideas=5, again=2, goals=0, slower={})


def later(game: str, answers: int, seed: int) -> State:
    """A duel that greedy bots have begun."""
    st = burgle.new_game(game, players=2, seed=seed).state
    bots = [BOTS["greedy"](seat) for seat in range(2)]
    for _ in range(answers):
        answer(st, bots[decider(st)].decide(st))
    while st.players[st.active].hand or decider(st) != st.active:
        answer(st, bots[decider(st)].decide(st))
    return st


def mind_of(st: State, seat: int) -> Thoughts:
    """What a player thinks who was told nothing."""
    return Thoughts(st, st.players[seat], UNTOLD, Trials(Veil(st, seat), seed_bytes(1), UNTOLD))


@pytest.mark.parametrize("game", GAMES)
def test_it_asks_nobody_who_wrote_about_the_game(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither for its plans nor for what it expects of the rounds to come, its own and its rivals'."""
    st = later(game, 70, 8)
    asked: list[str] = []

    def errand(*args: object) -> Quest:
        asked.append(game)
        return Quest(*args)  # type: ignore[arg-type]

    monkeypatch.setitem(goals.ERRANDS, game, errand)  # type: ignore[arg-type]
    thought = PlannerBot(5, QUICK).think(World(st, decider(st), 7), st.options[:])
    assert thought.code in st.options and not asked
    PlannerBot(5, replace(QUICK, goals=1)).think(World(st, decider(st), 7), st.options[:])
    assert asked


@pytest.mark.parametrize("game", GAMES)
def test_it_knows_no_more_than_its_seat(game: str) -> None:
    """In worlds that the seat cannot tell apart it thinks the same."""
    st = later(game, 70, 8)
    seat = decider(st)
    thought = PlannerBot(5, QUICK).think(World(st, seat, 77), st.options[:])
    for number in (1, 2):
        other = determinise(st, seat, seed_bytes(number))
        assert PlannerBot(5, QUICK).think(World(other, seat, 77), other.options[:]) == thought


@pytest.mark.parametrize("game", GAMES)
def test_it_fetches_something_and_gets_out(game: str) -> None:
    """At a glance, without looking ahead, it comes home from most games."""
    home = 0
    for seed in range(6):
        st = burgle.new_game(game, players=2, seed=seed).state
        Crew(2, seed_bytes(seed), 0, UNTOLD, brisk=True, others=UNTOLD).play_on(st, 400)
        assert st.over
        home += sum(not outcome(st, p.seat).caught for p in st.players)
    assert home >= 6


def test_a_game_that_nobody_wrote_about_has_what_its_chapters_say(monkeypatch: pytest.MonkeyPatch) -> None:
    """Greedy itself plays it so."""
    st = later("legacy", 40, 4)
    monkeypatch.delitem(goals.ERRANDS, "legacy")
    mind = Thoughts(st, st.players[0], None, Trials(Veil(st, 0), seed_bytes(1), None))
    assert type(mind.errand) is Quest


def test_what_is_to_be_done_comes_one_after_the_other() -> None:
    """Two ports, then an artifact, then out: each that is done makes the way shorter and the promise larger."""
    st = later("space", 2, 5)
    me = st.players[st.active]
    quest = mind_of(st, me.seat).errand
    assert isinstance(quest, Quest)
    whole = min(way for way, _, _ in quest.tours(st, me))
    ports = next(chapter for chapter in st.rules.aims if chapter.aim(st, me).code == "code")
    there = st.copy()
    hacker = there.players[me.seat]
    there.place(hacker, ports.aim(st, me).rooms[0])
    nearer = mind_of(there, me.seat).errand
    assert isinstance(nearer, Quest) and min(way for way, _, _ in nearer.tours(there, hacker)) < whole
    assert nearer.outlook() > quest.outlook()
