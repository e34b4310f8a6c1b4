"""Bots in the seats of an environment: made anew at each of their turns, so that a copy of the environment plays on alike."""

from __future__ import annotations

from burgle.bots.base import Bot
from burgle.bots.loading import find_bot
from burgle.kernel.engine import answer, decider
from burgle.kernel.state import State
from burgle.lab.simulate import game_seed


def let_play(bots: dict[int, str], st: State, seed: int, number: int) -> None:
    """Let bots answer for as long as it is their turn; `seed` and `number` say which game it is."""
    if not bots:
        return
    minds: dict[int, Bot] = {}
    while not st.over:
        seat = decider(st)
        if seat not in bots:
            return
        if seat not in minds:
            bot = minds[seat] = find_bot(bots[seat])(game_seed(seed, number, f"bot {seat} {st.did}"))
            bot.habit = game_seed(seed, number, f"bot {seat}")
        answer(st, minds[seat].decide(st))
