"""Artifacts of this rulebook: only those with a space on the side in use, and two for who has a Backpack."""

from __future__ import annotations

from burgle.chapters.artifacts import Artifacts, LayArtifacts, TakeArtifact
from burgle.chapters.rage import Rage
from burgle.kernel.phrase import Refusal
from burgle.kernel.rules import Action, Rules
from burgle.kernel.state import Player, State


class TakeRelic(TakeArtifact):
    """Take the artifact on the player's space, if there is a hand free for it."""

    __slots__ = ("relics",)

    def __init__(self, relics: Relics) -> None:
        super().__init__(relics)
        self.relics = relics

    def offer(self, st: State, p: Player, out: list[int]) -> None:
        if self.refuse(st, p, 0) is None:
            out.append(self.kind << 16)

    def refuse(self, st: State, p: Player, arg: int) -> Refusal | None:
        r = self.relics
        if p.room < 0:
            return Refusal("off_board")
        if st.zones[r.lying][p.room] < 0:
            return Refusal("no_artifact_here")
        if p.has[r.tag] > p.has[r.backpack]:
            return Refusal("has_artifact", p.has[r.tag], 1 + p.has[r.backpack])
        return None


class LayRelics(LayArtifacts):
    """Only artifacts with a space of their own take part; with few players some of these are left out, blind."""

    __slots__ = ()

    def run(self, st: State, who: int) -> None:
        places = [space.artifact for space in st.rules.spaces if space.artifact and space.exits]
        left = [token.id for token in st.rules.tokens if token.value and token.value in places]
        for _ in range(min(len(left), self.chapter.left_out.get(len(st.players), 0))):
            left.pop(st.chance.below(self.chapter.stream, len(left)))
        lying: list[int] = []
        for space in st.rules.spaces:
            lying.append(-1)
            for token in left:
                if space.artifact and st.rules.tokens[token].value == space.artifact:
                    lying[space.id] = token
        st.add(self.chapter.lying, lying)


class Relics(Artifacts):
    """Artifact tokens and where they lie."""

    __slots__ = ("backpack",)

    def __init__(self, rage: Rage, left_out: dict[int, int]) -> None:
        super().__init__(rage, left_out)

    def build(self, rules: Rules) -> None:
        self.backpack = rules.tag("backpack")
        super().build(rules)
        rules.steps["lay artifacts"] = LayRelics(self)

    def take_action(self) -> Action:
        return TakeRelic(self)

    def tie(self, st: State, p: Player) -> int:
        """Compare the best single artifact at the value it scores."""
        best = 0
        for token in st.rules.tokens:
            if token.value and p.tokens[token.id]:
                best = max(best, token.value + token.points.value(st, p))
        return best
