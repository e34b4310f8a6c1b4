"""Leaps: teleports to another space of some kind, however far away."""

from __future__ import annotations

from burgle.chapters import events
from burgle.chapters.payments import Payments, past_of
from burgle.kernel.codes import PICK, arg_of, option
from burgle.kernel.effects import Effect, Offer
from burgle.kernel.frames import FrameKind, source_name
from burgle.kernel.phrase import Phrase
from burgle.kernel.reader import Reader
from burgle.kernel.refs import Ref
from burgle.kernel.rules import Chapter, Rules
from burgle.kernel.state import Frame, Player, State
from burgle.kernel.traits import IN_SIGHT, LEAPS, MOVES


class Far(Offer):
    """Teleport to another space of a kind."""

    __slots__ = ("goal", "bit", "leaps")

    def __init__(self, goal: int, bit: int, leaps: Leaps) -> None:
        super().__init__()
        self.goal = goal
        self.bit = bit
        self.leaps = leaps

    def take_up(self, st: State, who: int, source: int) -> None:
        st.push(self.leaps.k_far, who, self.bit, source)

    def possible(self, st: State, who: int, source: int) -> bool:
        return bool(self.leaps.goals(st, st.players[who], self.bit))

    def declinable(self) -> bool:
        return True

    def own_turn(self) -> bool:
        return True

    def say(self) -> Phrase:
        return Phrase("teleport-to", 1, [self.leaps.kinds[self.goal]])

    def icons(self) -> list[str]:
        return ["teleport"]

    def text(self) -> str:
        return "teleport to " + self.leaps.kinds[self.goal]


class FarKind(FrameKind):
    """The question where to: `a` is the mark of the spaces."""

    __slots__ = ("leaps",)

    def __init__(self, leaps: Leaps) -> None:
        super().__init__(True, True, public=True)
        self.traits = MOVES | LEAPS | IN_SIGHT
        self.leaps = leaps

    def ask(self, st: State, f: Frame) -> list[int]:
        return [option(PICK, goal) for goal in self.leaps.goals(st, st.players[f.who], f.a)]

    def answer(self, st: State, f: Frame, code: int) -> None:
        st.stack.pop()
        self.leaps.payments.arrive(st, st.players[f.who], arg_of(code), events.TELEPORT, f.b)

    def every(self, rules: Rules) -> list[int]:
        return [option(PICK, goal) for goal in self.leaps.payments.every_arrival(rules)]

    def address(self, rules: Rules, code: int) -> str:
        return "teleport" + self.leaps.payments.arrival_address(rules, arg_of(code))

    def spell(self, st: State, f: Frame, code: int) -> str:
        return "teleport " + self.leaps.payments.spell_arrival(st, arg_of(code))

    def verb(self, st: State, f: Frame, code: int) -> str:
        return "teleport"

    def refs(self, st: State, f: Frame, code: int) -> list[Ref]:
        return self.leaps.payments.arrival_refs(arg_of(code))

    def cost(self, st: State, f: Frame, code: int) -> list[tuple[str, int]]:
        return self.leaps.payments.cost_past(st, past_of(arg_of(code)))

    def prompt(self, st: State, f: Frame) -> Phrase:
        return Phrase("ask-teleport", 0, [source_name(st, f.b)])


class Leaps(Chapter):
    """Teleports to kinds of spaces."""

    __slots__ = ("payments", "kinds", "k_far")

    def __init__(self, payments: Payments, kinds: list[str]) -> None:
        self.payments = payments
        self.kinds = kinds  # of spaces to which cards may lead

    def build(self, rules: Rules) -> None:
        self.k_far = rules.frame(FarKind(self))
        rules.words["teleport to"] = self.word

    def word(self, r: Reader) -> Effect:
        """`teleport to KIND`: to another space of a kind"""
        goal = r.one_of(self.kinds, "goal of a teleport")
        return r.offered(Far(goal, r.rules.mark(self.kinds[goal]), self))

    def goals(self, st: State, p: Player, bit: int) -> list[int]:
        """List the spaces of a kind where a player could arrive."""
        found: list[int] = []
        if p.room >= 0:
            for space in st.rules.spaces:
                if space.marks & bit and space.exits:
                    found.extend(self.payments.arrivals(st, p, space.id))
        return found
