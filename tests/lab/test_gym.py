"""Gymnasium's checks, registered names, masks; and the same game move for move in all environments."""

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from burgle.games.spec import OptionError
from burgle.kernel.batch import NotOffered
from burgle.lab.aec import IllegalMove, env
from burgle.lab.gym import BurgleEnv
from burgle.lab.many import Many, ManyVector
from tests.lab.conftest import SHELF
from tests.props.players import Dice


@pytest.mark.parametrize("game", SHELF)
@pytest.mark.parametrize("form", ["flat", "fields", "entities"])
def test_gymnasium_is_content(game: str, form: str) -> None:
    made = gymnasium.make(f"burgle/{game.capitalize()}AnyMove-v0", players=3, form=form, render_mode="ansi")
    check_env(made.unwrapped)


def test_every_game_has_its_names() -> None:
    assert all(f"burgle/{game.capitalize()}-v0" in gymnasium.registry for game in SHELF)
    made = gymnasium.make("burgle.lab.gym:burgle/Space-v0", players=4)
    assert isinstance(made.unwrapped, BurgleEnv)


def test_a_seat_among_bots() -> None:
    table = gymnasium.make("burgle/Space-v0", players=3, seat=1, bots=["random", "greedy"], max_turns=12).unwrapped
    assert isinstance(table, BurgleEnv)
    table.reset(seed=4)
    dice, over = Dice(4), False
    while not over:
        mask = table.action_masks()
        assert mask.dtype == np.bool_ and mask.any()
        _, _, ended, cut, info = table.step(dice.one_of(np.flatnonzero(mask).tolist()))
        over = ended or cut
        assert over or (info["action_mask"] == table.action_masks()).all()
    with pytest.raises(OptionError):
        BurgleEnv("space", 2, seat=2)


def test_an_illegal_move_raises_or_is_ignored() -> None:
    strict, lenient = BurgleEnv("space"), BurgleEnv("space", invalid="ignore")
    for table in (strict, lenient):
        table.reset(seed=1)
    wrong = int(np.flatnonzero(~strict.action_masks())[0])
    with pytest.raises(IllegalMove):
        strict.step(wrong)
    before = lenient.table.state_now.did
    assert lenient.step(wrong)[1] < 0 and lenient.table.state_now.did == before


@pytest.mark.parametrize("game", SHELF)
def test_all_environments_play_the_same_game(game: str) -> None:
    """Move for move: sights, masks, seats and rewards of a batch are those of single games, whatever the size of the batch."""
    how: dict[str, Any] = {"max_turns": 6, "price": 0.25, "reward": "points"}
    many, turned = Many(game, 2, 3, seed=8, **how), Many(game, 2, 1, seed=8, **how)
    single = env(game, 2, **how)
    single.reset(seed=8)
    dice = Dice(8)
    for _ in range(250):
        agent = single.agent_selection
        seen = single.observe(agent)
        assert (many.sight[0] == seen["observation"]).all() and (turned.sight[0] == many.sight[0]).all()
        assert (many.mask[0] == seen["action_mask"]).all() and agent == f"seat_{many.seat[0]}"
        chosen = [int(dice.one_of(legal)) for legal in many.legal]
        many.step(np.array(chosen, np.int16))
        turned.step(chosen[:1])
        single.step(chosen[0])
        assert [float(worth) for worth in many.reward[0]] == pytest.approx(list(single.rewards.values()))
        if many.done[0] or many.cut[0]:
            assert (many.final[0][0] == single.observe("seat_0")["observation"]).all()
            assert many.cut[0] == single.truncations["seat_0"]
            return
    pytest.fail("no game ended")


@pytest.mark.parametrize("game", SHELF)
def test_rows_of_a_batch_are_those_of_single_games(game: str) -> None:
    many, dice = Many(game, 2, 5, seed=3, max_turns=4), Dice(3)
    for step in range(160):
        many.step([int(dice.one_of(legal)) for legal in many.legal])
        if step % 20 == 0:
            for k, st in enumerate(many.states()):
                assert bytes(many.sight[k]) == bytes(many.arena.sight(st, int(many.seat[k])))
                assert np.flatnonzero(many.mask[k]).tolist() == sorted(many.legal[k])
    assert many.begun > 5 and sorted(set(many.number.tolist())) == sorted(many.number.tolist())


@pytest.mark.parametrize("game", SHELF)
def test_copies_and_pickles_go_on_alike(game: str) -> None:
    """Batches, vectors and single seats, in the middle of games, with a bot in a seat."""

    def batch(one: Any, steps: int) -> list[Any]:
        many = one.many if isinstance(one, ManyVector) else one
        dice, said = Dice(7), []
        for _ in range(steps):
            one.step(np.array([int(dice.one_of(legal)) for legal in many.legal]))
            said.append((many.sight.tobytes(), many.mask.tobytes(), many.seat.tolist(), many.reward.tolist()))
        return said

    def seat(one: BurgleEnv, steps: int) -> list[Any]:
        dice = Dice(7)
        played = [one.step(int(dice.one_of(np.flatnonzero(one.action_masks()).tolist()))) for _ in range(steps)]
        return [(seen.tobytes(), worth, over, cut) for seen, worth, over, cut, _ in played]

    many = Many(game, 3, 2, seed=5, bots={2: "random"}, reward="points", max_turns=9)
    vector, single = ManyVector(game, 2, 2, max_turns=9), BurgleEnv(game, 3, bots=["random"], max_turns=90)
    vector.reset(seed=3)
    single.reset(seed=3)
    for one, play in ((many, batch), (vector, batch), (single, seat)):
        play(one, 25)
        twins = [copy.deepcopy(one), pickle.loads(pickle.dumps(one))]
        then = play(one, 30)
        assert [play(twin, 30) for twin in twins] == [then, then]


def test_one_wrong_move_of_a_batch_is_no_move_at_all() -> None:
    many = Many("space", 2, 3, seed=1)
    before = [st.did for st in many.states()]
    good = [legal[0] for legal in many.legal]
    with pytest.raises(NotOffered, match="game 2"):
        many.step([*good[:2], int(np.flatnonzero(many.mask[2] == 0)[0])])
    assert [st.did for st in many.states()] == before


def test_a_batch_on_any_layout_has_one_list_of_moves() -> None:
    many, dice = Many("space", 2, 4, seed=2, layout="random"), Dice(1)
    assert len({st.rules.options["layout"] for st in many.states()}) > 1
    for _ in range(60):
        many.step([int(dice.one_of(legal)) for legal in many.legal])


def test_a_vector_of_gymnasium() -> None:
    vector = ManyVector("legacy", 2, 4, max_turns=3)
    seen, info = vector.reset(seed=1)
    again, _ = vector.reset(seed=1)
    assert (seen == again).all() and vector.observation_space.contains(seen)
    dice, ended = Dice(2), 0
    for _ in range(120):
        actions = np.array([dice.one_of(np.flatnonzero(mask).tolist()) for mask in info["action_mask"]])
        kept = seen.copy()
        after, reward, done, cut, info = vector.step(actions)
        assert (kept == seen).all() and reward.shape == (4,) and vector.action_masks().any(axis=1).all()
        if (done | cut).any():
            ended += 1
            k = int(np.flatnonzero(done | cut)[0])
            assert info["_final_obs"][k] and info["final_obs"][k].shape == after[k].shape
        seen = after
    assert ended
