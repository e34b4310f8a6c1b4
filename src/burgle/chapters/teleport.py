"""Teleports: a step to an adjacent space that ignores whatever is on the way."""

from __future__ import annotations

from burgle.chapters import events
from burgle.chapters.paths import barred, enter
from burgle.kernel import refs
from burgle.kernel.effects import Effect
from burgle.kernel.lint import Lint
from burgle.kernel.phrase import Phrase, Refusal
from burgle.kernel.reader import Reader
from burgle.kernel.refs import Ref
from burgle.kernel.rules import Action, Chapter, Rules
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
    """Use a teleport: the option names an adjacent space."""

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        super().__init__("teleport")
        self.traits = MOVES | LEAPS | IN_SIGHT
        self.left = left

    def offer(self, st: State, p: Player, out: list[int]) -> None:
        if st.deeds[self.left] == 0 or p.room < 0:
            return
        base = self.kind << 16
        for way in st.rules.spaces[p.room].exits:
            if barred(st, p, way.to) is None and base | way.to not in out:
                out.append(base | way.to)

    def refuse(self, st: State, p: Player, arg: int) -> Refusal | None:
        space = st.rules.spaces[arg]
        if p.room < 0:
            return Refusal("off_board")
        if st.deeds[self.left] == 0:
            return Refusal("need_teleport", 0, 1)
        for way in st.rules.spaces[p.room].exits:
            if way.to == arg:
                return barred(st, p, arg)
        return Refusal("not_adjacent", 0, 0, space.name)

    def do(self, st: State, p: Player, arg: int) -> None:
        st.deeds[self.left] -= 1
        st.emit(events.TELEPORT, p.seat, arg, 0, -1)
        enter(st, p, arg)

    def targets(self, st: State, p: Player) -> list[int]:
        return [space.id for space in st.rules.spaces]

    def spell(self, st: State, p: Player, arg: int) -> str:
        return "teleport " + st.rules.spaces[arg].key

    def refs(self, st: State, p: Player, arg: int) -> list[Ref]:
        return refs.space(arg)

    def cost(self, st: State, p: Player, arg: int) -> list[tuple[str, int]]:
        return [("teleport", 1)]


class Teleports(Chapter):
    """Teleports gained from cards."""

    __slots__ = ("left",)

    def build(self, rules: Rules) -> None:
        self.left = rules.deed("teleports")
        rules.resource("teleport")
        rules.words["teleport"] = self.word
        rules.action(Teleport(self.left))

    def word(self, r: Reader) -> Effect:
        """`teleport N`: moves to an adjacent space, past everything, before the turn ends"""
        if r.accept("to"):
            return r.rules.words["teleport to"](r)
        return GainTeleports(r.number(1), self.left)

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        out["teleports"] = st.deeds[self.left]
