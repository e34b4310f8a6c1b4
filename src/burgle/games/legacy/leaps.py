"""Teleports: past everything on the paths, to a neighbouring space or to a kind of space far away."""

from __future__ import annotations

from typing import Final

from burgle.chapters import events
from burgle.chapters.paths import barred
from burgle.chapters.teleport import GainTeleports
from burgle.games.legacy.agents import Agents, agent_refs, spell_payment
from burgle.kernel.codes import PICK, arg_of, option
from burgle.kernel.effects import Effect, Offer
from burgle.kernel.frames import FrameKind, source_name
from burgle.kernel.phrase import Phrase, Refusal
from burgle.kernel.reader import Reader
from burgle.kernel.refs import Ref
from burgle.kernel.rules import Action, Chapter, Rules
from burgle.kernel.state import Frame, Player, State
from burgle.kernel.traits import IN_SIGHT, LEAPS, MOVES

GOALS: Final = ["circle", "coach", "town", "ruin", "forest", "volcano"]


def arrivals(st: State, p: Player, agents: Agents, room: int) -> list[int]:
    """List the ways to arrive on a space by teleport: the space, and above it the way past its Agent."""
    if room == p.room or barred(st, p, room) is not None:
        return []
    return [pay >> 4 << 10 | room for pay in agents.payments(st, p, room, 0)]


def refuse_arrival(st: State, p: Player, agents: Agents, goal: int) -> Refusal | None:
    """Say why a player may not arrive on a space in this way."""
    gate = barred(st, p, goal & 0x3FF)
    if gate is not None:
        return gate
    return agents.refuse(st, p, goal & 0x3FF, 0, goal >> 10 << 4)


def arrive(st: State, p: Player, agents: Agents, goal: int, kind: int, source: int) -> None:
    """Put a figure down at the end of a teleport."""
    agents.pay(st, p, 0, goal >> 10 << 4)
    st.emit(kind, p.seat, goal & 0x3FF, 0, source)
    agents.entry.enter(st, p, goal & 0x3FF)


def spell_arrival(st: State, goal: int) -> str:
    """Write where a teleport leads and how one gets past the Agent there."""
    return st.rules.spaces[goal & 0x3FF].key + spell_payment(goal >> 10 << 4)


def arrival_refs(goal: int) -> list[Ref]:
    """Say what a teleport points at: the space, and the way past an Agent there."""
    return [Ref("space", goal & 0x3FF), *agent_refs(goal >> 10)]


def all_arrivals(rooms: list[int]) -> list[int]:
    """List everything a player could try."""
    return [way << 10 | room for room in rooms for way in range(4)]


class Teleport(Action):
    """Use a plain teleport: to a space joined to this one by a path, in whatever direction."""

    __slots__ = ("leaps",)

    def __init__(self, leaps: Leaps) -> None:
        super().__init__("teleport")
        self.traits = MOVES | LEAPS | IN_SIGHT
        self.leaps = leaps

    def offer(self, st: State, p: Player, out: list[int]) -> None:
        if st.deeds[self.leaps.left] == 0 or p.room < 0:
            return
        base = self.kind << 16
        seen: list[int] = []
        for way in st.rules.spaces[p.room].exits:
            if way.to not in seen:
                seen.append(way.to)
                for goal in arrivals(st, p, self.leaps.agents, way.to):
                    out.append(base | goal)

    def refuse(self, st: State, p: Player, arg: int) -> Refusal | None:
        if p.room < 0:
            return Refusal("off_board")
        if st.deeds[self.leaps.left] == 0:
            return Refusal("need_teleport", 0, 1)
        for way in st.rules.spaces[p.room].exits:
            if way.to == arg & 0x3FF:
                return refuse_arrival(st, p, self.leaps.agents, arg)
        return Refusal("not_adjacent", 0, 0, st.rules.spaces[arg & 0x3FF].name)

    def do(self, st: State, p: Player, arg: int) -> None:
        st.deeds[self.leaps.left] -= 1
        arrive(st, p, self.leaps.agents, arg, events.TELEPORT, -1)

    def targets(self, st: State, p: Player) -> list[int]:
        return all_arrivals([space.id for space in st.rules.spaces])

    def spell(self, st: State, p: Player, arg: int) -> str:
        return "teleport " + spell_arrival(st, arg)

    def refs(self, st: State, p: Player, arg: int) -> list[Ref]:
        return arrival_refs(arg)

    def cost(self, st: State, p: Player, arg: int) -> list[tuple[str, int]]:
        swords = st.rules.params["agent_swords"]
        return [("teleport", 1), *self.leaps.agents.cost(0, arg >> 10 << 4, swords)]


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
        return Phrase("teleport-to", 1, [GOALS[self.goal]])

    def icons(self) -> list[str]:
        return ["teleport"]

    def text(self) -> str:
        return "teleport to " + GOALS[self.goal]


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
        arrive(st, st.players[f.who], self.leaps.agents, arg_of(code), events.TELEPORT, f.b)

    def spell(self, st: State, f: Frame, code: int) -> str:
        return "teleport " + spell_arrival(st, arg_of(code))

    def verb(self, st: State, f: Frame, code: int) -> str:
        return "teleport"

    def refs(self, st: State, f: Frame, code: int) -> list[Ref]:
        return arrival_refs(arg_of(code))

    def cost(self, st: State, f: Frame, code: int) -> list[tuple[str, int]]:
        return self.leaps.agents.cost(0, arg_of(code) >> 10 << 4, st.rules.params["agent_swords"])

    def prompt(self, st: State, f: Frame) -> Phrase:
        return Phrase("ask-teleport", 0, [source_name(st, f.b)])


class Leaps(Chapter):
    """Teleports gained from cards."""

    __slots__ = ("agents", "left", "k_far")

    def __init__(self, agents: Agents) -> None:
        self.agents = agents

    def build(self, rules: Rules) -> None:
        self.left = rules.deed("teleports")
        rules.resource("teleport")
        self.k_far = rules.frame(FarKind(self))
        rules.words["teleport"] = self.word
        rules.action(Teleport(self))

    def word(self, r: Reader) -> Effect:
        """`teleport N`, `teleport to KIND`: to a neighbouring space before the turn ends, or to another space of a kind"""
        if r.accept("to"):
            goal = r.one_of(GOALS, "goal of a teleport")
            return r.offered(Far(goal, r.rules.mark(GOALS[goal]), self))
        return GainTeleports(r.number(1), self.left)

    def goals(self, st: State, p: Player, bit: int) -> list[int]:
        """List the spaces of a kind where a player could arrive."""
        found: list[int] = []
        if p.room >= 0:
            for space in st.rules.spaces:
                if space.marks & bit and space.exits:
                    found.extend(arrivals(st, p, self.agents, space.id))
        return found

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        out["teleports"] = st.deeds[self.left]
