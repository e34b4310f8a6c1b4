"""Havens: once a turn, who stands in a market may have one damage bandaged for two coins."""

from __future__ import annotations

from burgle.chapters.health import Health
from burgle.chapters.purse import Purse
from burgle.kernel.actions import Action
from burgle.kernel.phrase import Refusal
from burgle.kernel.rules import Chapter, Rules
from burgle.kernel.state import Player, State

PRICE = 2


class Rest(Action):
    """Rest in a haven."""

    def __init__(self, havens: Havens) -> None:
        super().__init__("rest", havens.bit)
        self.havens = havens

    def offer(self, st: State, p: Player, out: list[int]) -> None:
        if self.refuse(st, p, 0) is None:
            out.append(self.base)

    def refuse(self, st: State, p: Player, arg: int) -> Refusal | None:
        havens = self.havens
        if p.room < 0 or not st.rules.spaces[p.room].marks & havens.bit:
            return Refusal("no_haven_here")
        if st.deeds[havens.rested]:
            return Refusal("rested")
        if not p.damage:
            return Refusal("nothing_to_heal")
        coins = havens.purse.wealth(st, p)
        return Refusal("need_coins", coins, PRICE, "rest") if coins < PRICE else None

    def do(self, st: State, p: Player, arg: int) -> None:
        havens = self.havens
        havens.purse.spend(st, p, PRICE, [])
        havens.health.heal(st, p, 1, -1)
        st.deeds[havens.rested] = 1
        st.emit(havens.e_rest, p.seat, 0, 0, -1)

    def targets(self, st: State, p: Player) -> list[int]:
        return [0]

    def cost(self, st: State, p: Player, arg: int) -> list[tuple[str, int]]:
        return [("coins", PRICE)]


class Havens(Chapter):
    """Markets with a bench."""

    def __init__(self, health: Health, purse: Purse) -> None:
        self.health = health
        self.purse = purse

    def build(self, rules: Rules) -> None:
        self.bit = rules.mark("market")
        self.rested = rules.deed("rested")
        self.e_rest = rules.event("rest")
        rules.action(Rest(self))
