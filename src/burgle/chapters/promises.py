"""What contracts are worth beyond the score of a game: who judges a plan counts it, and nobody is paid for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgle.kernel.contract import OPEN
from burgle.kernel.rules import Chapter
from burgle.kernel.state import Player, State

if TYPE_CHECKING:
    from burgle.chapters.contracts import Contracts


class TakenAlong(Chapter):
    """Fulfilments of what is not complete yet, and what was completed without a score for it: a back is read."""

    __slots__ = ("contracts",)

    def __init__(self, contracts: Contracts) -> None:
        self.contracts = contracts

    def taken_along(self, st: State, p: Player) -> float:
        row = self.contracts
        found = 0.0
        for contract in row.all:
            if row.state(st, contract.id) == OPEN and row.may_fulfil(st, p, contract):
                found += contract.worth() * row.counted(st, contract.id) / contract.times
        won = st.zones[row.won]
        for at in range(0, len(won), 2):
            if won[at + 1] == p.seat:
                contract = row.all[won[at]]
                found += contract.worth() * (contract.times - 1) / contract.times
                if contract.points == 0:
                    found += contract.worth()
        return found
