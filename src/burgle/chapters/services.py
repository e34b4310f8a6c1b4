"""Services of spaces: once a turn, who stands in such a place may have what it offers, a line of effects in the tables."""

from __future__ import annotations

from burgle.kernel.actions import Action
from burgle.kernel.codes import D_DEEDS
from burgle.kernel.content import Service
from burgle.kernel.effects import Effect
from burgle.kernel.exchange import Pay
from burgle.kernel.phrase import Refusal
from burgle.kernel.refs import Ref
from burgle.kernel.rules import Chapter, Rules
from burgle.kernel.state import Player, State
from burgle.kernel.traits import USES


class Serve(Action):
    """Have what the space offers on which one stands."""

    __slots__ = ("service", "done")

    def __init__(self, service: Service, mark: int, done: int) -> None:
        super().__init__(service.id, mark)
        self.traits = USES
        self.service = service
        self.done = done  # the number of the turn that says so

    def offer(self, st: State, p: Player, out: list[int]) -> None:
        if self.refuse(st, p, 0) is None:
            out.append(self.base)

    def refuse(self, st: State, p: Player, arg: int) -> Refusal | None:
        effect = self.effect(st, p, arg)
        if p.room < 0 or not st.rules.spaces[p.room].marks & self.where:
            return Refusal("not_there", 0, 0, self.name)
        if st.deeds[self.done]:
            return Refusal("once_a_turn", 0, 0, self.name)
        if isinstance(effect, Pay) and not effect.cost.payable(st, p, -1):
            return Refusal("need_price", 0, effect.cost.n, self.name)
        return None if effect.possible(st, p.seat, -1) else Refusal("of_no_use", 0, 0, self.name)

    def do(self, st: State, p: Player, arg: int) -> None:
        st.deeds[self.done] = 1
        st.dirty |= D_DEEDS
        self.effect(st, p, arg).run(st, p.seat, -1)

    def targets(self, st: State, p: Player) -> list[int]:
        return [0]

    def effect(self, st: State, p: Player, arg: int) -> Effect:  # narrower than the action's: there always is one
        return self.service.effect

    def cost(self, st: State, p: Player, arg: int) -> list[tuple[str, int]]:
        effect = self.effect(st, p, arg)
        return effect.cost.price() if isinstance(effect, Pay) else []

    def refs(self, st: State, p: Player, arg: int) -> list[Ref]:
        return [Ref("service", 0, "", self.name)]


class Services(Chapter):
    """All services of a game, which its tables list; most have none."""

    __slots__ = ("deeds",)

    def __init__(self) -> None:
        self.deeds: list[int] = []

    def build(self, rules: Rules) -> None:
        for service in rules.services:
            done = rules.deed("served_" + service.id)
            self.deeds.append(done)
            rules.action(Serve(service, rules.mark(service.at), done))
            if service.clause:
                rules.clauses[service.id] = service.clause

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        services = st.rules.services
        if services:
            out["served"] = [services[i].id for i in range(len(services)) if st.deeds[self.deeds[i]]]
