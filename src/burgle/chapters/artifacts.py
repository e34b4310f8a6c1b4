"""Artifacts: what everybody came for; taking one makes the boss angrier."""

from __future__ import annotations

from burgle.chapters import events
from burgle.chapters.rage import Rage
from burgle.kernel import refs
from burgle.kernel.phrase import Refusal
from burgle.kernel.refs import Ref
from burgle.kernel.rules import Action, Chapter, Rules, Step
from burgle.kernel.state import Player, State
from burgle.kernel.traits import PRIZE


class TakeArtifact(Action):
    """Take the artifact on the player's space."""

    __slots__ = ("chapter",)

    def __init__(self, chapter: Artifacts) -> None:
        super().__init__("take artifact", chapter.bit)
        self.traits = PRIZE
        self.chapter = chapter

    def offer(self, st: State, p: Player, out: list[int]) -> None:
        if st.zones[self.chapter.lying][p.room] >= 0 and not p.has[self.chapter.tag]:
            out.append(self.kind << 16)

    def refuse(self, st: State, p: Player, arg: int) -> Refusal | None:
        if p.room < 0:
            return Refusal("off_board")
        if st.zones[self.chapter.lying][p.room] < 0:
            return Refusal("no_artifact_here")
        if p.has[self.chapter.tag]:
            return Refusal("has_artifact", 1, 1)
        return None

    def do(self, st: State, p: Player, arg: int) -> None:
        token = st.zones[self.chapter.lying][p.room]
        st.put(self.chapter.lying, p.room, -1)
        st.gain_token(p, token)
        st.emit(events.ARTIFACT, p.seat, token, 0, -1)
        self.chapter.rage.advance(st, 1)

    def targets(self, st: State, p: Player) -> list[int]:
        return [0]

    def refs(self, st: State, p: Player, arg: int) -> list[Ref]:
        token = st.zones[self.chapter.lying][p.room] if p.room >= 0 else -1
        return [Ref("artifact", token, "", st.rules.tokens[token].key), *refs.space(p.room)] if token >= 0 else []


class LayArtifacts(Step):
    """Artifacts lie on the spaces with their numbers; with few players some are left out, blind."""

    __slots__ = ("chapter",)

    def __init__(self, chapter: Artifacts) -> None:
        self.chapter = chapter

    def run(self, st: State, who: int) -> None:
        left = [token.id for token in st.rules.tokens if token.value]
        for _ in range(self.chapter.left_out.get(len(st.players), 0)):
            left.pop(st.chance.below(self.chapter.stream, len(left)))
        lying: list[int] = []
        for space in st.rules.spaces:
            lying.append(-1)
            for token in left:
                if space.artifact and st.rules.tokens[token].value == space.artifact:
                    lying[space.id] = token
        st.add(self.chapter.lying, lying)


class Artifacts(Chapter):
    """Artifact tokens and where they lie."""

    __slots__ = ("rage", "left_out", "lying", "tag", "bit", "stream")

    def __init__(self, rage: Rage, left_out: dict[int, int]) -> None:
        self.rage = rage
        self.left_out = left_out

    def build(self, rules: Rules) -> None:
        self.lying = rules.zone("artifacts")
        rules.lay_open(["artifact"])
        self.tag = rules.tag("artifact")
        self.bit = rules.mark("artifact")
        self.stream = rules.stream("setup")
        rules.action(self.take_action())
        rules.steps["lay artifacts"] = LayArtifacts(self)
        rules.ties.append(self)

    def take_action(self) -> Action:
        """Make the action that takes an artifact."""
        return TakeArtifact(self)

    def check(self, rules: Rules) -> None:
        for space in rules.spaces:
            if space.artifact:
                space.marks |= self.bit

    def tie(self, st: State, p: Player) -> int:
        best = 0
        for token in st.rules.tokens:
            if p.tokens[token.id]:
                best = max(best, token.value)
        return best

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        lying = st.zones[self.lying]
        out["artifacts"] = {
            space.key: st.rules.tokens[lying[space.id]].key for space in st.rules.spaces if lying[space.id] >= 0
        }
