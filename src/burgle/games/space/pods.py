"""Escape pods: the way out for whoever has an artifact."""

from __future__ import annotations

from burgle.chapters.health import Fate, leave
from burgle.kernel.aims import Aim
from burgle.kernel.codes import ESCAPED
from burgle.kernel.phrase import Refusal
from burgle.kernel.rules import Chapter, Rules, ScoreLine, Step
from burgle.kernel.sense import FAR, nearest_marked
from burgle.kernel.state import Player, State


class Rescue(Fate):
    """Allies drag a thief with an artifact aboard from one module: nowhere else."""

    __slots__ = ("module", "bit")

    def __init__(self, module: str) -> None:
        super().__init__(False)
        self.module = module
        self.bit = 0

    def build(self, rules: Rules) -> None:
        super().build(rules)
        self.bit = rules.mark(self.module)

    def safe(self, st: State, p: Player) -> bool:
        return st.rules.spaces[p.room].marks & self.bit != 0


class PlacePods(Step):
    """All pods wait, whatever the number of players."""

    __slots__ = ("chapter",)

    def __init__(self, chapter: Pods) -> None:
        self.chapter = chapter

    def run(self, st: State, who: int) -> None:
        st.nums[self.chapter.left] = st.rules.tokens[st.rules.token_ids["escape_pod"]].copies


class Pods(Chapter):
    """The pod space, and the points for getting away."""

    __slots__ = ("bit", "left", "artifact", "e_escape")

    def build(self, rules: Rules) -> None:
        self.bit = rules.mark("pods")
        self.left = rules.num("pods")
        rules.lay_open(["pods"])
        self.artifact = rules.tag("artifact")
        self.e_escape = rules.event("escape")
        rules.steps["place pods"] = PlacePods(self)
        rules.gates.append(self)
        rules.aims.append(self)
        rules.enters(self, "pod")
        rules.scorer(self, public=True)
        rules.senses(self, ["way out", "out now"])

    def check(self, rules: Rules) -> None:
        for space in rules.spaces:
            if space.marks & self.bit:
                space.gated = True

    def gate(self, st: State, p: Player, room: int) -> Refusal | None:
        if st.rules.spaces[room].marks & self.bit and not p.has[self.artifact]:
            return Refusal("need_artifact", 0, 1, st.rules.spaces[room].name)
        return None

    def entered(self, st: State, p: Player, room: int) -> None:
        if st.rules.spaces[room].marks & self.bit:
            st.nums[self.left] -= 1
            p.supply += p.area
            p.area = 0
            p.hush = 0
            st.emit(self.e_escape, p.seat, 0, 0, -1)
            leave(st, p, ESCAPED, False)

    def aim(self, st: State, p: Player) -> Aim:
        rooms = [space.id for space in st.rules.spaces if space.marks & self.bit]
        return Aim("out", 1 if p.status == ESCAPED else 0, 1, rooms)

    def sense(self, st: State, p: Player, far: list[float], out: list[float]) -> None:
        way = nearest_marked(st, far, self.bit)
        out.append(way)
        out.append(FAR - way if p.has[self.artifact] else 0.0)

    def score(self, st: State, p: Player, lines: list[ScoreLine]) -> None:
        if p.status == ESCAPED:
            lines.append(ScoreLine("escape", "", st.rules.params["escape"]))

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        out["pods"] = st.nums[self.left]
