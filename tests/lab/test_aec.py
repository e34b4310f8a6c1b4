"""PettingZoo's own suites, and what they do not ask: why a move is refused, copies and pickles, rewards, seats of bots."""

import copy
import os
import pickle
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from burgle.games import GAMES
from burgle.games.spec import OptionError
from burgle.lab.aec import BurgleAEC, IllegalMove, env
from burgle.lab.rewards import final, potentials
from tests.lab.conftest import SHELF
from tests.props.players import Dice

CYCLES = int(os.environ.get("BURGLE_CYCLES", "250"))  # `make lab`: 10,000
SHORT = 40  # turns of a game that is cut off


def tables() -> list[tuple[str, int]]:
    """Every game with as few and as many players as it takes; all numbers of them in `make lab`."""
    counts = {game: range(spec.players[0], spec.players[1] + 1) for game, spec in GAMES.items()}
    return [(game, n) for game, every in counts.items() for n in (every if CYCLES >= 1000 else (every[0], every[-1]))]


def run(table: BurgleAEC, steps: int, seed: int = 1) -> list[tuple[str, int, float]]:
    """Play at random; gives who did what, and what it was worth so far."""
    dice, said = Dice(seed), []
    while len(said) < steps and table.agents:
        agent = table.agent_selection
        _, reward, over, cut, info = table.last()
        action = None if over or cut else int(dice.one_of(np.flatnonzero(info["action_mask"]).tolist()))
        said.append((agent, -1 if action is None else action, reward))
        table.step(action)
    return said


@pytest.mark.parametrize(("game", "players"), tables())
def test_pettingzoo_is_content(game: str, players: int) -> None:
    api_test(env(game, players, max_turns=SHORT), num_cycles=CYCLES)
    seed_test(lambda: env(game, players, max_turns=SHORT), num_cycles=CYCLES // 10)


@pytest.mark.parametrize("game", SHELF)
def test_it_can_be_looked_at(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: env(game, 2, render_mode=render_mode, max_turns=2))
    assert "row:" in capsys.readouterr().out
    table = env(game, 2, render_mode="svg")
    table.reset(seed=1)
    picture = table.render()
    assert picture is not None and picture.startswith("<svg") and "seat 0" in picture


@pytest.mark.parametrize("game", SHELF)
def test_a_game_that_takes_too_long_is_cut_off(game: str) -> None:
    """PettingZoo's max_cycles_test asks for a module with a parallel form; this is what it looks for."""
    table = env(game, 2, max_turns=3)
    table.reset(seed=1)
    run(table, 10_000)
    assert not table.agents
    table.reset()
    while not any(table.truncations.values()):
        table.step(int(np.flatnonzero(table.last()[4]["action_mask"])[0]))
    assert not any(table.terminations.values()) and table.state_now.turn == 4


def test_a_move_that_is_not_offered_is_refused_in_words() -> None:
    table = env("space", 2)
    table.reset(seed=1)
    before = table.state_now.did
    with pytest.raises(IllegalMove, match=r"end-turn is not offered \(.*\); offered are play:"):
        table.step(table.arena.addresses.index("end-turn"))
    with pytest.raises(IllegalMove, match="there is no move 99999"):
        table.step(99999)
    assert table.state_now.did == before and table.address(0) == "no"


@pytest.mark.parametrize("game", SHELF)
@pytest.mark.parametrize("form", ["flat", "fields", "entities"])
def test_copies_and_pickles_go_on_alike(game: str, form: str) -> None:
    table = env(game, 2, form=form, bots={1: "random"}, max_turns=60)
    table.reset(seed=5)
    run(table, 30)
    twins = [copy.deepcopy(table), pickle.loads(pickle.dumps(table))]
    then = run(table, 25, seed=9)
    for twin in twins:
        assert run(twin, 25, seed=9) == then
        assert twin.state_now is not table.state_now
    twins[0].reset()
    table.reset()
    assert run(twins[0], 10) == run(table, 10)


@pytest.mark.parametrize("reward", ["win", "place", "score", "points"])
def test_rewards_add_up(reward: str) -> None:
    """All that a seat was given in a game against bots that play to win is what its end was worth, or where it got to."""
    table = env("catacombs", 2, bots={1: "greedy"}, reward=reward)
    table.reset(seed=2)
    before = potentials(table.state_now)[0]
    total = sum(worth for _, _, worth in run(table, 20_000))
    st = table.state_now
    assert st.over and not table.agents
    gained = potentials(st)[0] - before if reward == "points" else final(reward, st)[0]
    assert total == pytest.approx(gained)


def test_a_win_is_zero_sum_and_shared() -> None:
    table = env("space", 2)
    table.reset(seed=3)
    st = table.state_now
    assert sum(final("win", st)) == pytest.approx(0) and sum(final("place", st)) == pytest.approx(0)


def test_a_function_of_two_views_and_a_price_on_time() -> None:
    seen: list[tuple[int, int]] = []

    def judge(before: dict[str, Any], after: dict[str, Any]) -> float:
        seen.append((before["turn"], after["turn"]))
        return 1.0 if after["turn"] > before["turn"] else 0.0

    table = env("legacy", 2, reward=judge, price=0.5)
    table.reset(seed=1)
    agent = table.agent_selection
    table.step(int(np.flatnonzero(table.last()[4]["action_mask"])[0]))
    assert seen and table.rewards[agent] in (-0.5, 0.5)


@pytest.mark.parametrize("game", SHELF)
def test_a_beginner_may_start_with_an_artifact(game: str) -> None:
    table = env(game, 2, start="artifact")
    table.reset(seed=1)
    st = table.state_now
    tag = st.rules.tags.index("artifact")
    assert all(p.has[tag] == 1 for p in st.players)
    assert len(run(table, 100)) == 100
    plain = env(game, 2)
    plain.reset(seed=1)
    assert any(p.room != q.room for p, q in zip(st.players, plain.state_now.players, strict=True))


def test_what_cannot_be_is_told() -> None:
    for wrong in ({"reward": "fame"}, {"start": "rich"}, {"bots": {5: "random"}}, {"bots": {0: "random", 1: "random"}},
                  {"render_mode": "smell"}):  # fmt: skip
        with pytest.raises(OptionError):
            env("space", 2, **wrong)
    with pytest.raises(OptionError, match="there is no game"):
        env("chess", 2)
    for game in ("legacy", "darkest"):
        with pytest.raises(OptionError, match="side: name one"):
            env(game, 2, side="random")
