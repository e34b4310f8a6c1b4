"""The quiet bot: somebody to learn against. It plays its hand and ends its turn, the same way every time."""

from __future__ import annotations

from burgle.bots.base import Bot, World
from burgle.bots.mind.book import open_book
from burgle.kernel.codes import kind_of
from burgle.kernel.state import State


class QuietBot(Bot):
    """Leaves everything to the others: the row changes only when they take from it."""

    name = "quiet"

    def choose(self, world: World, options: list[int]) -> int:
        return self.pick(world.state, options)

    def decide(self, st: State) -> int:
        return self.pick(st, st.options)  # it looks at nothing that is hidden, so it needs no world

    def pick(self, st: State, options: list[int]) -> int:
        """Play a card, or else end the turn, or make the choice that keeps it from ending, or answer with what comes first."""
        kinds = open_book(st.rules).kind
        for verb in ("play", "end turn", "use offer"):
            for code in options:
                if kind_of(code) == kinds.get(verb, -1):
                    return code
        return options[0]
