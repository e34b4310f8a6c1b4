"""Teleports: past everything on the ways, to a neighbouring space."""

from __future__ import annotations

from burgle.chapters import events
from burgle.chapters.payments import Payments, past_of, room_of
from burgle.kernel.actions import Action
from burgle.kernel.effects import Effect
from burgle.kernel.lint import Lint
from burgle.kernel.phrase import Phrase, Refusal
from burgle.kernel.reader import Reader
from burgle.kernel.refs import Ref
from burgle.kernel.rules import Chapter, Rules
from burgle.kernel.state import Player, State
from burgle.kernel.traits import IN_SIGHT, LEAPS, MOVES


class GainTeleports(Effect):
    """Gain teleports, to be used before the turn ends."""

    __slots__ = ("n", "left")

    def __init__(self, n: int, left: int) -> None:
        super().__init__(True)
        self.n = n
        self.left = left

    def run(self, st: State, who: int, source: int) -> None:
        if who == st.active:  # nobody else can keep one
            st.deeds[self.left] += self.n
            st.emit(events.TELEPORTS, who, self.n, 0, source)

    def say(self) -> Phrase:
        return Phrase("teleport", self.n)

    def icons(self) -> list[str]:
        return ["teleport"] * self.n

    def text(self) -> str:
        return "teleport " + str(self.n)

    def check(self, lint: Lint) -> None:
        lint.within(self.n, 1, 3, "teleports")


class Teleport(Action):
    """Use a plain teleport: to a space joined to this one by a path, in whatever direction."""

    __slots__ = ("teleports",)

    def __init__(self, teleports: Teleports) -> None:
        super().__init__("teleport")
        self.traits = MOVES | LEAPS | IN_SIGHT
        self.teleports = teleports

    def offer(self, st: State, p: Player, out: list[int]) -> None:
        if st.deeds[self.teleports.left] == 0 or p.room < 0:
            return
        base = self.base
        seen: list[int] = []
        for way in st.rules.spaces[p.room].exits:
            if way.to not in seen:
                seen.append(way.to)
                for goal in self.teleports.payments.arrivals(st, p, way.to):
                    out.append(base | goal)

    def refuse(self, st: State, p: Player, arg: int) -> Refusal | None:
        if p.room < 0:
            return Refusal("off_board")
        if st.deeds[self.teleports.left] == 0:
            return Refusal("need_teleport", 0, 1)
        for way in st.rules.spaces[p.room].exits:
            if way.to == room_of(arg):
                return self.teleports.payments.refuse_arrival(st, p, arg)
        return Refusal("not_adjacent", 0, 0, st.rules.spaces[room_of(arg)].name)

    def do(self, st: State, p: Player, arg: int) -> None:
        st.deeds[self.teleports.left] -= 1
        self.teleports.payments.arrive(st, p, arg, events.TELEPORT, -1)

    def targets(self, st: State, p: Player) -> list[int]:
        return self.teleports.payments.all_arrivals(st)

    def every(self, rules: Rules) -> list[int]:
        return self.teleports.payments.every_arrival(rules)

    def address(self, rules: Rules, arg: int) -> str:
        return "teleport" + self.teleports.payments.arrival_address(rules, arg)

    def spell(self, st: State, p: Player, arg: int) -> str:
        return "teleport " + self.teleports.payments.spell_arrival(st, arg)

    def refs(self, st: State, p: Player, arg: int) -> list[Ref]:
        return self.teleports.payments.arrival_refs(arg)

    def cost(self, st: State, p: Player, arg: int) -> list[tuple[str, int]]:
        return [("teleport", 1), *self.teleports.payments.cost_past(st, past_of(arg))]


class Teleports(Chapter):
    """Teleports gained from cards, to be used before the turn ends."""

    __slots__ = ("payments", "left")

    def __init__(self, payments: Payments) -> None:
        self.payments = payments  # how one gets past whoever waits where a teleport ends

    def build(self, rules: Rules) -> None:
        self.left = rules.deed("teleports")
        rules.resource("teleport", self)
        rules.words["teleport"] = self.word
        rules.action(Teleport(self))

    def amount(self, st: State, p: Player, name: str) -> int:
        return st.deeds[self.left] if p.seat == st.active else 0

    def word(self, r: Reader) -> Effect:
        """`teleport N`: moves to an adjacent space, past everything, before the turn ends"""
        if r.accept("to"):
            return r.rules.words["teleport to"](r)
        return GainTeleports(r.number(1), self.left)

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        out["teleports"] = st.deeds[self.left]
