"""How positions of this game are written down: Tomes, shrines, and what the rest of the cubes follows from."""

from __future__ import annotations

from typing import Any, Final

from burgle.chapters.artifacts import Artifacts
from burgle.chapters.bag import HUNTER, NEUTRAL, Bag
from burgle.chapters.contracts import Contracts
from burgle.chapters.cubes import seat_of_cube
from burgle.chapters.meter import Meter
from burgle.chapters.stacks import Stacks
from burgle.games.legacy.interns import Interns
from burgle.games.legacy.shrines import Shrines
from burgle.games.legacy.wights import Ruins
from burgle.games.positions import off_the_board, read_cubes, read_top, settle_meter, write_cubes, write_top
from burgle.games.spec import Positions, PositionWord
from burgle.kernel.rules import Rules
from burgle.kernel.state import State

TOMES: Final = 0  # the only stack of this reserve


class LegacyPositions:
    """Reads and writes what is particular to this game, with the chapters of one rulebook."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.tomes = rules.find(Stacks)
        self.shrines = rules.find(Shrines)
        self.interns = rules.find(Interns)
        self.ruins = rules.find(Ruins)
        self.bag = rules.find(Bag)
        self.meter = rules.find(Meter)
        self.artifacts = rules.find(Artifacts)
        campaign = [chapter for chapter in rules.chapters if isinstance(chapter, Contracts)]
        self.contracts = campaign[0] if campaign else None

    # ---------------------------------------------------------------- the Tome on top

    def read_tome(self, st: State) -> str:
        """Name the Tome that is for sale."""
        return read_top(st, self.tomes, TOMES)

    def write_tome(self, st: State, value: Any) -> None:
        """Turn another Tome up."""
        write_top(st, self.tomes, TOMES, value)

    # ---------------------------------------------------------------- shrines

    def read_cubes(self, st: State) -> dict[str, list[str]]:
        """Say whose cubes lie on which shrines."""
        return read_cubes(st, self.shrines.cubes)

    def write_cubes(self, st: State, value: Any) -> None:
        """Lay exactly these cubes on the shrines that are named."""
        write_cubes(st, self.shrines.cubes, value)

    def cubes(self, st: State, seat: int) -> int:
        """Count a seat's cubes on shrines and contracts."""
        lying = st.zones[self.contracts.cubes] if self.contracts is not None else []
        return self.shrines.marked(st, st.players[seat]) + [seat_of_cube(cube) for cube in lying].count(seat)

    def read_lying(self, st: State) -> dict[str, str]:
        """Say which shrines have their token."""
        lying = st.zones[self.shrines.lying]
        tokens = self.shrines.token_at
        return {s.key: self.rules.tokens[tokens[s.id]].name for s in self.rules.spaces if lying[s.id]}

    # ---------------------------------------------------------------- what follows from the rest

    def take_off(self, st: State, token: int) -> bool:
        """Take a token from the board or from its pile, if it is there."""
        if token in self.shrines.token_at:
            st.put(self.shrines.lying, self.shrines.token_at.index(token), 0)
            return True
        return off_the_board(st, self.artifacts, token)

    def settle(self, st: State, named: set[str]) -> None:
        """Let interns and Wights come from the supply, and put stand-ins on the highest spaces of a meter."""
        bag = st.piles[self.bag.bag]
        if "interns_supply" not in named and not self.interns.locked:
            held = sum(p.nums[self.interns.held] for p in st.players) + bag.count(NEUTRAL)
            st.nums[self.interns.supply] = max(0, self.rules.params["interns"] - held)
        if "wights_supply" not in named and not self.ruins.locked and ("bag" in named or "wights" in named):
            out = sum(st.zones[self.ruins.lying]) + bag.count(HUNTER) + st.nums[self.bag.hunters]
            st.nums[self.ruins.supply] = max(0, min(st.nums[self.ruins.supply], self.rules.params["wights"] - out))
        for p in st.players:
            settle_meter(self.meter, p)


def positions(rules: Rules) -> Positions:
    """Give the words for positions of this game."""
    own = LegacyPositions(rules)
    words = {
        "tome_for_sale": PositionWord(own.read_tome, own.write_tome),
        "shrine_cubes": PositionWord(own.read_cubes, own.write_cubes),
        "shrines": PositionWord(own.read_lying),
    }
    return Positions(words, {}, own.take_off, own.cubes, own.settle)
