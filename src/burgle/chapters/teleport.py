"""Teleports: past everything on the ways, to a neighbouring space or to a kind of space far away."""

from __future__ import annotations

from burgle.chapters import events
from burgle.chapters.payments import Payments, past_of, room_of
from burgle.kernel.codes import PICK, arg_of, option
from burgle.kernel.effects import Effect, Offer
from burgle.kernel.frames import FrameKind, source_name
from burgle.kernel.lint import Lint
from burgle.kernel.phrase import Phrase, Refusal
from burgle.kernel.reader import Reader
from burgle.kernel.refs import Ref
from burgle.kernel.rules import Action, Chapter, Rules
from burgle.kernel.state import Frame, Player, State
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
        base = self.kind << 16
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

    def spell(self, st: State, p: Player, arg: int) -> str:
        return "teleport " + self.teleports.payments.spell_arrival(st, arg)

    def refs(self, st: State, p: Player, arg: int) -> list[Ref]:
        return self.teleports.payments.arrival_refs(arg)

    def cost(self, st: State, p: Player, arg: int) -> list[tuple[str, int]]:
        return [("teleport", 1), *self.teleports.payments.cost_past(st, past_of(arg))]


class Far(Offer):
    """Teleport to another space of a kind."""

    __slots__ = ("goal", "bit", "teleports")

    def __init__(self, goal: int, bit: int, teleports: Teleports) -> None:
        super().__init__()
        self.goal = goal
        self.bit = bit
        self.teleports = teleports

    def take_up(self, st: State, who: int, source: int) -> None:
        st.push(self.teleports.k_far, who, self.bit, source)

    def possible(self, st: State, who: int, source: int) -> bool:
        return bool(self.teleports.goals(st, st.players[who], self.bit))

    def declinable(self) -> bool:
        return True

    def own_turn(self) -> bool:
        return True

    def say(self) -> Phrase:
        return Phrase("teleport-to", 1, [self.teleports.kinds[self.goal]])

    def icons(self) -> list[str]:
        return ["teleport"]

    def text(self) -> str:
        return "teleport to " + self.teleports.kinds[self.goal]


class FarKind(FrameKind):
    """The question where to: `a` is the mark of the spaces."""

    __slots__ = ("teleports",)

    def __init__(self, teleports: Teleports) -> None:
        super().__init__(True, True, public=True)
        self.traits = MOVES | LEAPS | IN_SIGHT
        self.teleports = teleports

    def ask(self, st: State, f: Frame) -> list[int]:
        return [option(PICK, goal) for goal in self.teleports.goals(st, st.players[f.who], f.a)]

    def answer(self, st: State, f: Frame, code: int) -> None:
        st.stack.pop()
        self.teleports.payments.arrive(st, st.players[f.who], arg_of(code), events.TELEPORT, f.b)

    def spell(self, st: State, f: Frame, code: int) -> str:
        return "teleport " + self.teleports.payments.spell_arrival(st, arg_of(code))

    def verb(self, st: State, f: Frame, code: int) -> str:
        return "teleport"

    def refs(self, st: State, f: Frame, code: int) -> list[Ref]:
        return self.teleports.payments.arrival_refs(arg_of(code))

    def cost(self, st: State, f: Frame, code: int) -> list[tuple[str, int]]:
        return self.teleports.payments.cost_past(st, past_of(arg_of(code)))

    def prompt(self, st: State, f: Frame) -> Phrase:
        return Phrase("ask-teleport", 0, [source_name(st, f.b)])


class Teleports(Chapter):
    """Teleports gained from cards: to a neighbouring space, or to another space of some kinds."""

    __slots__ = ("payments", "kinds", "left", "k_far")

    def __init__(self, payments: Payments, kinds: list[str] | None = None) -> None:
        self.payments = payments  # how one gets past whoever waits where a teleport ends
        self.kinds: list[str] = [] if kinds is None else kinds  # of spaces to which cards may lead
        self.k_far = -1

    def build(self, rules: Rules) -> None:
        self.left = rules.deed("teleports")
        rules.resource("teleport")
        if self.kinds:
            self.k_far = rules.frame(FarKind(self))
        rules.words["teleport"] = self.word
        rules.action(Teleport(self))

    def word(self, r: Reader) -> Effect:
        """`teleport N`, `teleport to KIND`: to a neighbouring space before the turn ends, or to another space of a kind"""
        if r.accept("to"):
            if not self.kinds:
                return r.rules.words["teleport to"](r)
            goal = r.one_of(self.kinds, "goal of a teleport")
            return r.offered(Far(goal, r.rules.mark(self.kinds[goal]), self))
        return GainTeleports(r.number(1), self.left)

    def goals(self, st: State, p: Player, bit: int) -> list[int]:
        """List the spaces of a kind where a player could arrive."""
        found: list[int] = []
        if p.room >= 0:
            for space in st.rules.spaces:
                if space.marks & bit and space.exits:
                    found.extend(self.payments.arrivals(st, p, space.id))
        return found

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        out["teleports"] = st.deeds[self.left]
