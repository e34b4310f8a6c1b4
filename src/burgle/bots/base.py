"""What a bot is, and what it gets to see: a world in which nothing is known but what its own seat knows."""

from __future__ import annotations

from typing import Any

from burgle.kernel.chance import seed_bytes
from burgle.kernel.determinise import determinise
from burgle.kernel.engine import decider
from burgle.kernel.state import State
from burgle.view.table import view

DECISIONS = 1 << 32  # room for the number of a decision below the bot's seed


class World:
    """The game as one seat knows it: what is hidden was dealt anew, and so is all chance to come.

    `state` is the bot's own copy. It may be read, copied and played on; nothing leads from it to the real game.
    """

    __slots__ = ("seat", "state")

    def __init__(self, st: State, seat: int, seed: int) -> None:
        self.seat = seat
        self.state = determinise(st, seat, seed_bytes(seed))

    def view(self) -> dict[str, Any]:
        """The same as plain data, exactly as a table shows it to this seat."""
        return view(self.state, self.seat)


class Bot:
    """A player made of code. Write `choose`; everything else is here."""

    name = "bot"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed & (1 << 128) - 1

    def choose(self, world: World, options: list[int]) -> int:
        """Answer the waiting question with one of the options."""
        raise NotImplementedError

    def decide(self, st: State) -> int:
        """Look at a game through the eyes of whoever decides now, and choose. The game is not touched."""
        world = World(st, decider(st), self.seed * DECISIONS + st.did)
        return self.choose(world, st.options[:])
