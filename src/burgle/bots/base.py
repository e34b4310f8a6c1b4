"""What a bot is, and what it gets to see: a world in which nothing is known but what its own seat knows."""

from __future__ import annotations

from typing import Any

from burgle.bots.thought import Plan, Thought
from burgle.kernel.chance import seed_bytes
from burgle.kernel.determinise import Veil
from burgle.kernel.engine import decider
from burgle.kernel.state import State
from burgle.view.table import view

DECISIONS = 1 << 32  # room for the number of a decision below the bot's seed


class World:
    """The game as one seat knows it; nothing leads from it to the real game.

    `state` is a whole world of the bot's own: what is hidden was dealt anew, and so is all chance to come. It may be read,
    copied and played on. `known` is for who only looks, and costs less: what the seat does not know is not there, and
    nothing is dealt for it.
    """

    __slots__ = ("seat", "known", "seed", "veil", "_state")

    def __init__(self, st: State, seat: int, seed: int) -> None:
        self.seat = seat
        self.seed = seed_bytes(seed)
        self.veil = Veil(st, seat)
        self._state: State | None = None
        self.known = self.veil.known if self.veil.whole() else self.state

    @property
    def state(self) -> State:
        """A whole world, dealt when it is first asked for."""
        if self._state is None:
            self._state = self.veil.deal(self.seed)
        return self._state

    def view(self) -> dict[str, Any]:
        """The same as plain data, exactly as a table shows it to this seat."""
        return view(self.state, self.seat)


class Bot:
    """A player made of code. Write `choose`; everything else is here."""

    name = "bot"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed & (1 << 128) - 1
        self.habit = self.seed  # the same all through a game, also where a bot is made anew for every question
        self.millis = 0  # to think about a question; 0: as long as it takes
        self.thought: Thought | None = None  # what the last answer began, of who weighs plans

    def choose(self, world: World, options: list[int]) -> int:
        """Answer the waiting question with one of the options."""
        raise NotImplementedError

    def plan(self, world: World, options: list[int]) -> list[int]:
        """Answer the waiting question, and those after it as far as the plan goes: nothing is revealed on the way."""
        return [self.choose(world, options)]

    def think(self, world: World, options: list[int]) -> Thought:
        """Answer with plan and reasons; who has none gives the answer alone."""
        code = self.choose(world, options)
        return Thought(code, Plan((code,), self.name))

    def consider(self, st: State) -> Thought:
        """Look at a game through the eyes of whoever decides now, and think. The game is not touched."""
        return self.think(World(st, decider(st), self.seed * DECISIONS + st.did), st.options[:])

    def decide(self, st: State) -> int:
        """Look at a game through the eyes of whoever decides now, and choose. The game is not touched."""
        world = World(st, decider(st), self.seed * DECISIONS + st.did)
        return self.choose(world, st.options[:])
