"""How contracts are fulfilled: paid for in the own turn, judged at its end, and what their backs say is read."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from burgle.kernel.actions import Action
from burgle.kernel.contract import OPEN
from burgle.kernel.exchange import Pay
from burgle.kernel.frames import FrameKind
from burgle.kernel.phrase import Refusal
from burgle.kernel.refs import Ref
from burgle.kernel.rules import Step
from burgle.kernel.state import Frame, Player, State
from burgle.kernel.traits import GETS

if TYPE_CHECKING:
    from burgle.chapters.contracts import Contracts
    from burgle.kernel.rules import Rules


class Fulfil(Action):
    """Pay what a contract asks for (L1-178: costs only when the player declares to pay)."""

    __slots__ = ("chapter",)

    def __init__(self, chapter: Contracts) -> None:
        super().__init__("fulfil")
        self.traits = GETS
        self.chapter = chapter

    def offer(self, st: State, p: Player, out: list[int]) -> None:
        states = st.zones[self.chapter.states]
        for k in self.chapter.paid:
            if k < len(states) and states[k] == OPEN and self.refuse(st, p, k) is None:
                out.append(self.base | k)

    def refuse(self, st: State, p: Player, arg: int) -> Refusal | None:
        contract = self.chapter.all[arg]
        if self.chapter.state(st, arg) != OPEN:
            return Refusal("contract_not_open", 0, 0, contract.name)
        if not self.chapter.may_fulfil(st, p, contract):
            return Refusal("contract_of_another", 0, 0, contract.name)
        if contract.pay is None:
            return Refusal("contract_by_itself", 0, 0, contract.name)
        if contract.at_end:
            return Refusal("contract_at_end", 0, 0, contract.name)
        for need in contract.needs:
            if not need.holds(st, p):
                return Refusal("contract_condition", need.count.value(st, p, -1), need.least, contract.name)
        if contract.cubes and p.supply == 0:
            return Refusal("contract_no_cube", 0, 1, contract.name)
        if not cast(Pay, contract.pay).cost.payable(st, p, -1):
            return Refusal("contract_cost", 0, cast(Pay, contract.pay).cost.n, contract.name)
        return None

    def do(self, st: State, p: Player, arg: int) -> None:
        pay = self.chapter.all[arg].pay
        assert pay is not None
        pay.run(st, p.seat, -1)

    def targets(self, st: State, p: Player) -> list[int]:
        return [k for k in range(len(self.chapter.all)) if self.chapter.state(st, k) == OPEN]

    def every(self, rules: Rules) -> list[int]:
        return self.chapter.paid

    def address(self, rules: Rules, arg: int) -> str:
        return "fulfil:" + self.chapter.all[arg].key

    def spell(self, st: State, p: Player, arg: int) -> str:
        return "fulfil " + self.chapter.all[arg].name

    def cost(self, st: State, p: Player, arg: int) -> list[tuple[str, int]]:
        pay = self.chapter.all[arg].pay
        return [] if pay is None else cast(Pay, pay).cost.price()

    def refs(self, st: State, p: Player, arg: int) -> list[Ref]:
        return [Ref("contract", arg)]

    def suits(self, st: State, p: Player, arg: int) -> bool:
        return self.chapter.all[arg].pay is not None


class StepKind(FrameKind):
    """The contract step of a turn: `a` is the next contract that may be fulfilled at its end."""

    __slots__ = ("chapter",)

    def __init__(self, chapter: Contracts) -> None:
        super().__init__(False, False, public=True)
        self.beyond = True  # what was earned before a knock-out is carried out (L1-188)
        self.chapter = chapter

    def run(self, st: State, f: Frame) -> None:
        while f.a < len(self.chapter.all):
            k = f.a
            f.a += 1
            depth = len(st.stack)
            self.chapter.settle_at_end(st, st.players[f.who], k)
            if len(st.stack) > depth:
                return
        st.stack.pop()


class BackKind(FrameKind):
    """A contract that is done with: its back (`a` is the contract, `b` the outcome), then what becomes of the card."""

    __slots__ = ("chapter",)

    def __init__(self, chapter: Contracts) -> None:
        super().__init__(False, False, public=True)
        self.beyond = True
        self.chapter = chapter

    def run(self, st: State, f: Frame) -> None:
        if f.items:
            st.stack.pop()
            self.chapter.put_away(st, f.a)
        else:
            f.items = [1]
            self.chapter.read_back(st, f.a, f.b, f.who)


class EndStep(Step):
    """First of all, contract steps that waited for the end of the turn (L1-035)."""

    __slots__ = ("chapter",)

    def __init__(self, chapter: Contracts) -> None:
        self.chapter = chapter

    def run(self, st: State, who: int) -> None:
        for k in range(len(self.chapter.all)):
            if self.chapter.all[k].at_end and self.chapter.state(st, k) == OPEN:
                st.push(self.chapter.k_step, who, 0, 0)
                return


class SetUpStep(Step):
    """What open contracts say about the set-up is carried out, also by those that the Prologue brought (L1-193)."""

    __slots__ = ("chapter",)

    def __init__(self, chapter: Contracts) -> None:
        self.chapter = chapter

    def run(self, st: State, who: int) -> None:
        st.nums[self.chapter.laid_out] = 1
        for k in range(len(self.chapter.all) - 1, -1, -1):
            if self.chapter.state(st, k) == OPEN:
                self.chapter.set_up(st, k, who)


class Deadlines(Step):
    """Contracts whose last game this was fail, before anything is scored (L1-189)."""

    __slots__ = ("chapter",)

    def __init__(self, chapter: Contracts) -> None:
        self.chapter = chapter

    def run(self, st: State, who: int) -> None:
        self.chapter.fail_overdue(st)
