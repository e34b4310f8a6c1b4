"""OpenSpiel: one of its C++ games, driven from Python. Usage: play_open_spiel.py GAME"""

import random
import sys
from collections.abc import Callable

import pyspiel
from sample import report

GAME = pyspiel.load_game(sys.argv[1])


def advance(seed: int, limit: int) -> tuple[pyspiel.State, int]:
    """Play at random until the end or the limit of decisions.

    Chance moves are not counted; they too are drawn evenly, which is the quickest way to drive this engine.
    """
    rng = random.Random(seed)
    state = GAME.new_initial_state()
    decisions = 0
    while decisions < limit and not state.is_terminal():
        actions = state.legal_actions()
        decisions += not state.is_chance_node()
        state.apply_action(actions[int(rng.random() * len(actions))])
    return state, decisions


def play_game(seed: int) -> int:
    """Play to the end and count."""
    return advance(seed, sys.maxsize)[1]


def middle(seed: int) -> Callable[[], object]:
    """The copy function of a game after half its decisions."""
    state, _ = advance(seed, play_game(seed) // 2)
    return state.clone


report(play_game, middle)
