"""Artifacts: what everybody came for; taking one makes the boss angrier."""

from __future__ import annotations

from burgle.chapters import events
from burgle.chapters.rage import Rage
from burgle.kernel import refs
from burgle.kernel.actions import Action
from burgle.kernel.aims import Aim
from burgle.kernel.forms import PLACED
from burgle.kernel.phrase import Refusal
from burgle.kernel.refs import Ref
from burgle.kernel.rules import Chapter, Rules, Step
from burgle.kernel.sense import FAR
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
        if st.zones[self.chapter.lying][p.room] >= 0 and p.has[self.chapter.tag] < self.chapter.room_for(p):
            out.append(self.base)

    def refuse(self, st: State, p: Player, arg: int) -> Refusal | None:
        if p.room < 0:
            return Refusal("off_board")
        if st.zones[self.chapter.lying][p.room] < 0:
            return Refusal("no_artifact_here")
        if p.has[self.chapter.tag] >= self.chapter.room_for(p):
            return Refusal("has_artifact", p.has[self.chapter.tag], self.chapter.room_for(p))
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
        if self.chapter.own_space:
            places = [space.artifact for space in st.rules.spaces if space.artifact and space.exits]
            left = [token for token in left if st.rules.tokens[token].value in places]
        for _ in range(min(len(left), self.chapter.left_out.get(len(st.players), 0))):
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

    __slots__ = ("rage", "left_out", "carried_in", "own_space", "lying", "tag", "backpack", "bit", "stream", "most")

    def __init__(
        self, rage: Rage, left_out: dict[int, int], carried_in: str = "", own_space: bool = False, most: int = 1
    ) -> None:  # fmt: skip
        self.rage = rage
        self.left_out = left_out
        self.carried_in = carried_in  # the ability to carry one more; "": nobody has more than one
        self.own_space = own_space  # only those with a space on this board take part
        self.most = most  # that a player may have without it
        self.backpack = -1

    def build(self, rules: Rules) -> None:
        if self.carried_in:
            self.backpack = rules.tag(self.carried_in)
        self.lying = rules.zone("artifacts", PLACED, refs.SPACE)
        rules.on_raze.append(self)
        rules.lay_open(["artifact"])
        self.tag = rules.tag("artifact")
        self.bit = rules.mark("artifact")
        self.stream = rules.stream("setup")
        rules.action(TakeArtifact(self))
        rules.steps["lay artifacts"] = LayArtifacts(self)
        rules.ties.append(self)
        rules.aims.append(self)
        rules.senses(self, ["artifact way", "artifact gain", "artifacts left"])

    def room_for(self, p: Player) -> int:
        """Say how many artifacts a player may carry."""
        return self.most + p.has[self.backpack] if self.backpack >= 0 else self.most

    def check(self, rules: Rules) -> None:
        for space in rules.spaces:
            if space.artifact:
                space.marks |= self.bit

    def tie(self, st: State, p: Player) -> int:
        """Compare the best single artifact at the value it scores."""
        best = 0
        for token in st.rules.tokens:
            if token.value and p.tokens[token.id]:
                best = max(best, token.value + token.points.value(st, p))
        return best

    def aim(self, st: State, p: Player) -> Aim:
        lying = st.zones[self.lying]
        rooms = [room for room in range(len(lying)) if lying[room] >= 0]
        return Aim("artifact", p.has[self.tag], 1, rooms, [st.rules.tokens[lying[room]].value for room in rooms])

    def sense(self, st: State, p: Player, far: list[float], out: list[float]) -> None:
        best, gain, left = FAR, 0.0, 0.0
        lying = st.zones[self.lying]
        free = p.has[self.tag] < self.room_for(p)
        for room in range(len(lying)):
            if lying[room] >= 0:
                left += 1.0
                if free:
                    best = min(best, far[room])
                    gain = max(gain, st.rules.tokens[lying[room]].value - far[room])
        out.append(best)
        out.append(gain)
        out.append(left)

    def razed(self, st: State, room: int) -> None:
        if st.zones[self.lying]:
            st.put(self.lying, room, -1)

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        lying = st.zones[self.lying]
        out["artifacts"] = {
            space.key: st.rules.tokens[lying[space.id]].key
            for space in st.rules.spaces
            if lying and lying[space.id] >= 0
        }
