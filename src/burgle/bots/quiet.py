"""The quiet bot: somebody to learn against. It plays its hand and ends its turn, the same way every time."""

from __future__ import annotations

from burgle.bots.base import Bot, World
from burgle.kernel.codes import kind_of
from burgle.kernel.state import State
from burgle.kernel.traits import ENDS_TURN, OPEN_OFFER, PLAYS


class QuietBot(Bot):
    """Leaves everything to the others: the row changes only when they take from it."""

    name = "quiet"

    def choose(self, world: World, options: list[int]) -> int:
        return self.pick(world.state, options)

    def decide(self, st: State) -> int:
        return self.pick(st, st.options)  # it looks at nothing that is hidden, so it needs no world

    def pick(self, st: State, options: list[int]) -> int:
        """Play a card, or else end the turn, or make the choice that keeps it from ending, or answer with what comes first."""
        for trait in (PLAYS, ENDS_TURN, OPEN_OFFER):
            kinds = [action.kind for action in st.rules.actions if action.traits & trait]
            for code in options:
                if kind_of(code) in kinds:
                    return code
        return options[0]
