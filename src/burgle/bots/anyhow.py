"""The random bot: any legal option, each as likely as the others."""

from __future__ import annotations

import random

from burgle.bots.base import Bot, World
from burgle.kernel.state import State


class RandomBot(Bot):
    """Plays anyhow. Good for tests, and as the least that any other bot must beat."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.dice = random.Random(self.seed)

    def choose(self, world: World, options: list[int]) -> int:
        return self.pick(options)

    def decide(self, st: State) -> int:
        return self.pick(st.options)  # it looks at nothing, so it needs no world

    def pick(self, options: list[int]) -> int:
        """Take any of them."""
        return options[int(self.dice.random() * len(options))]
