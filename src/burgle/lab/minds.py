"""Bots in the seats of an environment: made anew for every question, so that a copy of the environment plays on alike."""

from __future__ import annotations

from collections.abc import Callable

from burgle.bots.base import Bot
from burgle.bots.loading import find_bot
from burgle.kernel.engine import answer, decider
from burgle.kernel.state import State
from burgle.lab.simulate import game_seed


def let_play(bots: dict[int, str], st: State, seed: int, number: int) -> None:
    """Let bots answer for as long as it is their turn; `seed` and `number` say which game it is."""
    known: dict[
        int, tuple[Callable[[int], Bot], int]
    ] = {}  # who sits there, and their habits: turns have many decisions
    while bots and not st.over and decider(st) in bots:
        seat = decider(st)
        if seat not in known:
            known[seat] = find_bot(bots[seat]), game_seed(seed, number, f"bot {seat}")
        maker, habit = known[seat]
        bot = maker(game_seed(seed, number, f"bot {seat} {st.did}"))
        bot.habit = habit
        answer(st, bot.decide(st))
