"""How positions of this game are written down: the tops of two piles, and what meters follow from."""

from __future__ import annotations

from typing import Any

from burgle.chapters.artifacts import Artifacts
from burgle.chapters.meter import Meter
from burgle.chapters.stacks import Stacks
from burgle.games.positions import off_the_board, read_top, settle_meter, write_top
from burgle.games.spec import Positions, PositionWord
from burgle.kernel.rules import Rules
from burgle.kernel.state import State


class DarkestPositions:
    """Reads and writes what is particular to this game, with the chapters of one rulebook."""

    def __init__(self, rules: Rules) -> None:
        self.stacks = rules.find(Stacks)
        self.meter = rules.find(Meter)
        self.artifacts = rules.find(Artifacts)

    def take_off(self, st: State, token: int) -> bool:
        """Take a token from the board or from its pile, if it is there."""
        return off_the_board(st, self.artifacts, token)

    def settle(self, st: State, named: set[str]) -> None:
        """Put stand-ins on the highest spaces of a meter."""
        for p in st.players:
            settle_meter(self.meter, p)


class TopOf:
    """The card of one stack that is for sale."""

    def __init__(self, stacks: Stacks, stack: int) -> None:
        self.stacks, self.stack = stacks, stack

    def read(self, st: State) -> str:
        """Name it."""
        return read_top(st, self.stacks, self.stack)

    def write(self, st: State, value: Any) -> None:
        """Turn another one up."""
        write_top(st, self.stacks, self.stack, value)


def positions(rules: Rules) -> Positions:
    """Give the words for positions of this game."""
    own = DarkestPositions(rules)
    tops = {name: TopOf(own.stacks, n) for n, name in enumerate(own.stacks.names)}
    words = {f"{name}_for_sale": PositionWord(top.read, top.write) for name, top in tops.items()}
    return Positions(words, {}, own.take_off, None, own.settle)
