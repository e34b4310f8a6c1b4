"""The coach: its parts add up, it judges by what a seat knew, names blunders, and tells nothing of an unfinished game."""

import json
from pathlib import Path

import pytest

import burgle
from burgle.bots import BOTS
from burgle.cli import main
from burgle.coach.chances import chances
from burgle.coach.coach import CloseLook, Coach, CoachBudget, likely, sure
from burgle.coach.plans import deeds, typed
from burgle.coach.questions import Played, questions_of
from burgle.kernel.chance import seed_bytes
from burgle.kernel.determinise import determinise
from burgle.kernel.traits import PLAYS
from burgle.kernel.value import outcome
from burgle.lab.coach_truth import greedy_game, plant
from burgle.view.pointing import traits_of

QUICK = CoachBudget(looks=(CloseLook(4, 0, 4),), rounds=0, again=8, candidates=1)


@pytest.fixture(scope="module")
def played() -> Played:
    """A whole game between somebody shrewd and a beginner."""
    return greedy_game("space", 2, 3, ("greedy", "beginner"))


@pytest.fixture(scope="module")
def coach(played: Played) -> Coach:
    """The coach, after a quick look at it; whoever waits sees progress from nothing to all of it."""
    heard: list[float] = []
    one = Coach(played, QUICK, tell=heard.append)
    one.report()
    assert heard == sorted(heard) and heard[0] > 0.0 and heard[-1] == pytest.approx(1.0)
    return one


def test_every_decision_of_a_turn_is_found(played: Played) -> None:
    """Questions follow each other, lie in their seat's own turn and begin behind the cards that are played."""
    found = questions_of(played)
    assert len(found) > 20
    end = 0
    for one in found:
        st = played.states[one.step]
        assert one.step >= end and st.active == one.seat and not traits_of(st, one.plan.codes[0]) & PLAYS
        assert [played.answers[one.step + n] for n in range(len(one.plan.codes))] == [
            (one.seat, code) for code in one.plan.codes
        ]
        end = one.step + len(one.plan.codes)


def test_chances_are_chances(played: Played) -> None:
    """At any moment one of the seats wins, or nobody; at the end it is known who."""
    for st in played.states[::25]:
        found = chances(st)
        assert sum(found.win) + found.nobody == pytest.approx(1.0) and min(found.win) >= 0.0
    last = played.states[-1]
    assert chances(last).win == [outcome(last, seat).win for seat in range(2)]


def test_decisions_and_luck_add_up(coach: Coach) -> None:
    """What a seat began with, its decisions and its luck are what came of it, for the game and from turn to turn."""
    outlooks = coach.with_gains(coach.outlooks())
    for seat in range(2):
        one = coach.account(seat, outlooks)
        assert one.start + one.decisions + one.luck == pytest.approx(one.end)
        assert sum(point.gained[seat] for point in outlooks) == pytest.approx(one.decisions)
    assert coach.account(0, outlooks).decisions == pytest.approx(
        0.0, abs=0.02
    )  # who plays as greedy does, does as usual
    assert {one.question.seat for one in coach.found} == {0, 1}


def test_noise_counts_for_nothing() -> None:
    """A difference within its error is none, and a sure one counts nearly whole."""
    assert likely(0.02, 0.03) == 0.0 and likely(-0.02, 0.03) == 0.0
    assert likely(-0.2, 0.02) == pytest.approx(-0.198)


def test_decisions_are_judged_by_what_the_seat_knew(coach: Coach, played: Played) -> None:
    """In another world that the seat could not have told from the real one every number is the same, to the last digit."""
    for found in [one for one in coach.found if one.costly is not None][:3]:
        question = found.question
        for number in (1, 2):
            states = list(played.states)
            states[question.step] = determinise(states[question.step], question.seat, seed_bytes(number))
            other = Coach(Played(states, played.answers), QUICK)
            again = other.weigh(question, QUICK.looks[0])
            assert (again.usual, again.others) == (found.usual, found.others)
            other.look_again(again)
            assert again.costly == found.costly


def test_a_planted_blunder_is_found() -> None:
    """Somebody does the worst of nine plans: the coach finds a better one, and is sure. `make truth` plants many."""
    planted = plant("space", 2, 90_001, worlds=8, rounds=1)
    assert planted is not None and planted.cost >= 0.05
    one = Coach(planted.played, CoachBudget(rounds=1, again=16))
    question = next(q for q in one.questions if (q.seat, q.turn) == (planted.seat, planted.turn))
    found = one.weigh(question, CloseLook(7, 1, 4))
    assert found.others
    one.look_again(found)
    assert found.costly is not None and sure(found.costly)


def test_no_time_is_told_as_such(played: Played) -> None:
    """However little time there is: chances are told, and that nothing was weighed."""
    found = Coach(played, QUICK, clock=lambda: 2.0).report()
    assert found.weighed == 0 and found.questions > 20 and not found.costly and len(found.outlooks) > 10
    assert [one.decisions for one in found.accounts] == [0, 0]


def test_plans_are_told_without_what_goes_without_saying(played: Played) -> None:
    """What was done, in words; that cards were played and the turn ended is not said beside it."""
    question = next(one for one in questions_of(played) if len(one.plan.codes) > 2)
    st = played.states[question.step]
    before = st.did
    said = typed(st, question.plan.codes)
    assert said and "end turn" not in said and len(deeds(st, question.plan.codes, "de")) == len(said)
    assert st.did == before


def test_the_command_looks_at_saves(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`burgle coach` tells a finished game in both languages and as JSON, and refuses one that goes on."""
    game = burgle.new_game("space", players=2, seed=3)
    file = tmp_path / "game.json"
    file.write_text(game.to_json())
    assert main(["coach", str(file)]) == 2 and "not over" in capsys.readouterr().err
    bots = [BOTS["random"](1), BOTS["random"](2)]
    while not game.over:
        game.apply(bots[game.decision.who].decide(game.state))
    file.write_text(game.to_json())
    assert len(game.positions) == len(game.codes) + 1 and game.positions[-1].over
    assert main(["coach", str(file), "--seconds", "1", "--lang", "de"]) == 0
    told = capsys.readouterr().out
    assert "Siegchance" in told and "Glück" in told and "Entscheidungen" in told
    assert main(["coach", str(file), "--seconds", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["players"] == 2
    assert main(["coach", str(file), "--seat", "5"]) == 2
