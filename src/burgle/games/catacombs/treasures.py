"""Artifacts underground: a rising stack, laid into rooms as they are discovered, and who may take them."""

from __future__ import annotations

from burgle.chapters import events
from burgle.chapters.rage import Rage
from burgle.games.catacombs.dungeon import Tile
from burgle.games.catacombs.ghosts import Ghosts
from burgle.kernel.actions import Action
from burgle.kernel.aims import Aim
from burgle.kernel.forms import COUNTED
from burgle.kernel.phrase import Refusal
from burgle.kernel.refs import TOKEN, Ref
from burgle.kernel.rules import Chapter, Rules, Step
from burgle.kernel.sense import FAR
from burgle.kernel.state import Player, State
from burgle.kernel.traits import PRIZE


def robbery(p: Player) -> int:
    """Pack that a player took an artifact in the room underfoot: the seat above, the room in the lowest eight bits."""
    return p.seat << 8 | p.room


class TakeBestArtifact(Action):
    """Take the most valuable artifact of the player's room."""

    __slots__ = ("treasures",)

    def __init__(self, treasures: Treasures) -> None:
        super().__init__("take artifact", treasures.bit)
        self.traits = PRIZE
        self.treasures = treasures

    def offer(self, st: State, p: Player, out: list[int]) -> None:
        t = self.treasures
        if p.has[t.artifact] <= p.has[t.backpack] and t.best_in(st, p.room) >= 0:
            if robbery(p) not in st.zones[t.robbed]:
                out.append(self.base)

    def refuse(self, st: State, p: Player, arg: int) -> Refusal | None:
        t = self.treasures
        if p.room < 0 or t.best_in(st, p.room) < 0:
            return Refusal("no_artifact_here")
        if p.has[t.artifact] > p.has[t.backpack]:
            return Refusal("has_artifact", p.has[t.artifact], 1 + p.has[t.backpack])
        if robbery(p) in st.zones[t.robbed]:
            return Refusal("took_one_here")
        return None

    def do(self, st: State, p: Player, arg: int) -> None:
        t = self.treasures
        token = t.best_in(st, p.room)
        lying = st.zones[t.lying]
        at = 0
        while lying[at] != p.room or lying[at + 1] != token:
            at += 2
        st.zones[t.lying] = lying[:at] + lying[at + 2 :]
        st.add(t.robbed, [robbery(p)])
        st.gain_token(p, token)
        st.emit(events.ARTIFACT, p.seat, token, 0, -1)
        t.rage.advance(st, 1)

    def targets(self, st: State, p: Player) -> list[int]:
        return [0]

    def refs(self, st: State, p: Player, arg: int) -> list[Ref]:
        token = self.treasures.best_in(st, p.room) if p.room >= 0 else -1
        return [Ref("artifact", token, "", st.rules.tokens[token].key), Ref("space", p.room)] if token >= 0 else []


class StackArtifacts(Step):
    """The artifacts are stacked, the least valuable on top."""

    __slots__ = ("treasures",)

    def __init__(self, treasures: Treasures) -> None:
        self.treasures = treasures

    def run(self, st: State, who: int) -> None:
        party = self.treasures.party
        ranked = [
            (t.value * 2 + (0 if t.party else 1), t.id) for t in st.rules.tokens if t.value and (party or not t.party)
        ]
        st.add(self.treasures.stack, [id for _, id in sorted(ranked)])


class Treasures(Chapter):
    """The stack of artifacts, and those that lie in rooms as pairs of room and token."""

    __slots__ = ("rage", "ghosts", "party", "stack", "lying", "robbed", "artifact", "backpack", "bit", "e_appear")

    def __init__(self, rage: Rage, ghosts: Ghosts, party: bool) -> None:
        self.rage = rage
        self.ghosts = ghosts
        self.party = party  # a room with pluses gets several (CA-182)

    def build(self, rules: Rules) -> None:
        self.stack = rules.zone("artifact_stack", COUNTED, TOKEN)
        self.lying = rules.zone("artifacts", size=40)
        rules.lay_open(["artifact"])
        self.robbed = rules.zone("robbed", size=24)  # seat and room of every artifact taken
        self.artifact = rules.tag("artifact")
        self.backpack = rules.tag("backpack")
        self.bit = rules.mark("artifact")
        self.e_appear = rules.event("artifact-appears", "token", "space")
        rules.action(TakeBestArtifact(self))
        rules.steps["stack artifacts"] = StackArtifacts(self)
        rules.ties.append(self)
        rules.aims.append(self)
        rules.senses(self, ["artifact way", "artifact gain", "artifacts left"])

    def check(self, rules: Rules) -> None:
        for space in rules.spaces:
            if space.artifact:
                space.marks |= self.bit

    def best_in(self, st: State, room: int) -> int:
        """Find the artifact to take in a room: the most valuable, of equals the gold one."""
        best = -1
        lying = st.zones[self.lying]
        for i in range(0, len(lying), 2):
            if lying[i] == room and (best < 0 or self.rank(st, lying[i + 1]) > self.rank(st, best)):
                best = lying[i + 1]
        return best

    def rank(self, st: State, token: int) -> int:
        """Order artifacts by value; of equal ones the Party's comes second."""
        kind = st.rules.tokens[token]
        return kind.value * 2 + (0 if kind.party else 1)

    def tie(self, st: State, p: Player) -> int:
        """Compare the best single artifact, of equals the gold one (CA-176, CA-184)."""
        best = 0
        for token in st.rules.tokens:
            if token.value and p.tokens[token.id]:
                best = max(best, self.rank(st, token.id))
        return best

    def tile_laid(self, st: State, tile: Tile) -> None:
        """Bring a tile's Ghost and artifacts."""
        if tile.haunted:
            self.ghosts.appear(st, 1)
        for room in tile.rooms:
            pluses = st.rules.spaces[room].artifact - 1
            if pluses < 0:
                continue
            if self.party:
                for _ in range(pluses + 1):
                    self.appear(st, room, 0)
            else:
                self.appear(st, room, pluses)

    def appear(self, st: State, room: int, skip: int) -> None:
        """Lay an artifact of the stack into a room, passing over some while others lie below."""
        stack = st.zones[self.stack]
        if stack:
            at = min(skip, len(stack) - 1)
            token = stack[at]
            st.zones[self.stack] = stack[:at] + stack[at + 1 :]
            st.add(self.lying, [room, token])
            st.emit(self.e_appear, -1, token, room, -1)

    def aim(self, st: State, p: Player) -> Aim:
        lying = st.zones[self.lying]
        worth = [st.rules.tokens[lying[i]].value for i in range(1, len(lying), 2)]
        return Aim("artifact", p.has[self.artifact], 1, [lying[i] for i in range(0, len(lying), 2)], worth)

    def sense(self, st: State, p: Player, far: list[float], out: list[float]) -> None:
        best, gain = FAR, 0.0
        lying = st.zones[self.lying]
        free = p.has[self.artifact] <= p.has[self.backpack]
        robbed = st.zones[self.robbed]
        for at in range(0, len(lying), 2):
            room = lying[at]
            if free and p.seat << 8 | room not in robbed:
                best = min(best, far[room])
                gain = max(gain, st.rules.tokens[lying[at + 1]].value - far[room])
        out.append(best)
        out.append(gain)
        out.append(len(lying) / 2.0)

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        lying = st.zones[self.lying]
        tokens = st.rules.tokens
        out["artifacts"] = [
            {"space": st.rules.spaces[lying[i]].key, "artifact": tokens[lying[i + 1]].key}
            for i in range(0, len(lying), 2)
        ]
        out["artifact_stack"] = [tokens[token].key for token in st.zones[self.stack]]
