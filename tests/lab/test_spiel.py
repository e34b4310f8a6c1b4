"""OpenSpiel's own simulation with serialisation, chance that is fair, strings that keep secrets, playthroughs that stay."""

import json
import os
from collections import Counter
from pathlib import Path
from typing import Any

import pyspiel
import pytest

from burgle.games import GAMES
from burgle.kernel.scripted import Roll, ScriptedChance
from burgle.lab.spiel import SET_UP, Holder  # registers the game, too
from tests.lab.conftest import SHELF
from tests.props.flow import twins_of
from tests.props.players import Dice

SIMULATIONS = int(os.environ.get("BURGLE_SPIEL", "1"))
TURNS = int(os.environ.get("BURGLE_SPIEL_TURNS", "3"))  # 0: whole games
PLAYED = Path(__file__).parent / "playthroughs"


def loaded(game: str, players: int = 2, turns: int = TURNS) -> Any:
    return pyspiel.load_game(f"burgle(game={game},players={players},max_turns={turns})")


@pytest.mark.parametrize("game", SHELF)
def test_openspiel_is_content(game: str) -> None:
    players = GAMES[game].players[0] if SIMULATIONS == 1 else GAMES[game].players[1]
    pyspiel.random_sim_test(loaded(game, players), num_sims=SIMULATIONS, serialize=True, verbose=False)


def played(state: Any, steps: int, seed: int) -> list[str]:
    """Play at random, chance included; gives what was done, by name."""
    dice, said = Dice(seed), []
    while len(said) < steps and not state.is_terminal():
        who = state.current_player()
        actions = [action for action, _ in state.chance_outcomes()] if who < 0 else state.legal_actions()
        action = dice.one_of(actions)
        said.append(f"{who} {state.action_to_string(who, action)}")
        state.apply_action(action)
    return said


def told(game: str) -> str:
    """A playthrough: what was done, and what the first seat saw and remembers at the end."""
    state = loaded(game, 2, 0).new_initial_state()
    lines = played(state, 260, 6)
    return "\n".join([*lines, state.information_state_string(0), ""])


@pytest.mark.parametrize("game", SHELF)
def test_playthroughs_stay(game: str) -> None:
    """Written anew with `python -m tests.lab.test_spiel`."""
    assert (PLAYED / f"{game}.txt").read_text("utf-8") == told(game)


@pytest.mark.parametrize("game", SHELF)
def test_clones_and_texts_go_on_alike(game: str) -> None:
    state = loaded(game, 2, 0).new_initial_state()
    played(state, 150, 1)
    twin, read = state.clone(), pyspiel.deserialize_game_and_state(
        pyspiel.serialize_game_and_state(state.get_game(), state)
    )[1]  # fmt: skip
    then = played(state, 40, 2)
    assert played(twin, 40, 2) == then == played(read, 40, 2)


def test_a_state_has_no_luck_to_come_in_it() -> None:
    """A search that clones cannot look ahead: the same answer leads to a draw with all its outcomes open."""
    state = loaded("space", 2, 0).new_initial_state()
    assert state.is_chance_node() and sum(p for _, p in state.chance_outcomes()) == pytest.approx(1)
    first = Counter(outcome for outcome, _ in state.chance_outcomes())
    assert len(first) == 2  # who begins
    assert "seed" not in json.loads(state.serialize())[3]


@pytest.mark.parametrize("game", SHELF)
def test_what_a_seat_remembers_is_its_own(game: str) -> None:
    """Strings and tensors of a seat do not tell what another drew: two games that differ in a rival's hand alone."""
    state = loaded(game, 2, 0).new_initial_state()
    played(state, 90, 3)
    dice = Dice(3)
    while state.is_chance_node():
        state.apply_action(dice.below(len(state.chance_outcomes())))
    for seat in range(2):
        seen = json.loads(state.observation_string(seat))
        assert "hand" not in seen["players"][1 - seat]
        tensor = state.observation_tensor(seat)
        assert len(tensor) > 1000 and any(tensor)
        assert state.information_state_string(seat) != state.information_state_string(1 - seat)


@pytest.mark.parametrize("game", SHELF)
def test_what_is_hidden_is_in_no_string_and_no_tensor(game: str) -> None:
    """Worlds that a seat cannot tell apart are told to it in the same words and numbers."""
    state = loaded(game, 2, 0).new_initial_state()
    compared = 0
    for seed in range(4):
        played(state, 70, seed)
        while state.is_chance_node():
            state.apply_action(0)
        for seat in range(2):
            for hidden in twins_of(state._held.now, seat, (1, 2)):
                twin = state.clone()
                held = twin._held
                twin._held = Holder(held.game, None, SET_UP, [], hidden, 0, held.heard)
                assert twin.observation_string(seat) == state.observation_string(seat) != ""
                assert twin.observation_tensor(seat) == state.observation_tensor(seat)
                compared += hidden.players[1 - seat].hand != state._held.now.players[1 - seat].hand
    assert compared


def test_every_thing_of_a_pile_is_as_likely_as_its_number() -> None:
    """The outcomes of a draw are the things that lie there, each once."""
    state = loaded("space", 2, 0).new_initial_state()
    played(state, 120, 1)
    while state.is_chance_node():
        state.apply_action(0)
    looked = 0
    for pile in [*state._held.now.piles, *(p.deck for p in state._held.now.players)]:
        if len(pile.rest) < 2 or pile.top:
            continue
        with pytest.raises(Roll) as roll:
            pile.copy().draw(ScriptedChance([]))
        drawn = Counter(pile.copy().draw(ScriptedChance([outcome])) for outcome in range(roll.value.outcomes))
        assert drawn == Counter(pile.rest)
        looked += 1
    assert looked >= 4


def test_somebody_who_got_out_still_sees_the_table() -> None:
    """A pawn that has left the board leaves nobody blind."""
    state = loaded("legacy", 2, 0).new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    state._held.now.players[0].room = -1
    assert state.observation_string(1).startswith("{") and state.observation_string(0).startswith("{")


def test_the_win_is_shared_out() -> None:
    state = loaded("legacy", 2, 2).new_initial_state()
    played(state, 100_000, 4)
    assert state.is_terminal() and sum(state.returns()) == pytest.approx(0)


if __name__ == "__main__":
    PLAYED.mkdir(exist_ok=True)
    for name in SHELF:
        (PLAYED / f"{name}.txt").write_text(told(name), "utf-8")
