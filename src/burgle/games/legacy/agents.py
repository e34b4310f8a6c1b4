"""Dran Agents: face-down rivals on spaces. Whoever enters pays with damage, an intern or two Swords to get past."""

from __future__ import annotations

from typing import Final

from burgle.chapters import events
from burgle.chapters.health import Health
from burgle.games.legacy.interns import Interns
from burgle.kernel.codes import D_DEEDS, IN, PICK, arg_of, option
from burgle.kernel.counts import Count, Deeds, Keeps
from burgle.kernel.forms import AMOUNTS
from burgle.kernel.frames import FrameKind, run_later
from burgle.kernel.phrase import Phrase
from burgle.kernel.reader import Reader
from burgle.kernel.refs import SPACE, Ref
from burgle.kernel.rules import Chapter, Rules, Step
from burgle.kernel.state import Frame, Player, State

BY_DAMAGE: Final = 1  # ways past an Agent; 0 where none waits, or none was chosen with the move
BY_INTERN: Final = 2
BY_SWORDS: Final = 3
WAYS: Final = ["", "damage", "intern", "swords"]


def agent_refs(way: int) -> list[Ref]:
    """Point at an Agent by the way that leads past it, if there is one."""
    return [Ref("agent", way, "", WAYS[way])] if way else []


def agent_cost(st: State, way: int) -> list[tuple[str, int]]:
    """Say what a way past an Agent takes, for a price tag."""
    if way == BY_SWORDS:
        return [("sword", st.rules.params["agent_swords"])]
    if way == BY_INTERN:
        return [("intern", 1)]
    return [("damage", 1)] if way == BY_DAMAGE else []


class AgentKind(FrameKind):
    """The question of an Agent to somebody who did not come by choice; `a` is the space."""

    __slots__ = ("chapter",)

    def __init__(self, chapter: Agents) -> None:
        super().__init__(True, True, public=True)
        self.chapter = chapter

    def ask(self, st: State, f: Frame) -> list[int]:
        p = st.players[f.who]
        codes: list[int] = []
        if p.nums[self.chapter.interns.held]:
            codes.append(option(PICK, BY_INTERN))
        if p.sword >= st.rules.params["agent_swords"]:
            codes.append(option(PICK, BY_SWORDS))
        if not codes or self.chapter.health.can_choose(st, p, 1):
            codes.insert(0, option(PICK, BY_DAMAGE))  # who has nothing to pay with has not chosen it
        return codes

    def answer(self, st: State, f: Frame, code: int) -> None:
        st.stack.pop()
        if arg_of(code) == BY_DAMAGE:
            self.chapter.health.hurt(st, st.players[f.who], 1, -1)
        else:
            self.chapter.pass_by(st, st.players[f.who], f.a, arg_of(code))

    def every(self, rules: Rules) -> list[int]:
        return [option(PICK, way) for way in (BY_DAMAGE, BY_INTERN, BY_SWORDS)]

    def address(self, rules: Rules, code: int) -> str:
        return "agent:" + WAYS[arg_of(code)]

    def spell(self, st: State, f: Frame, code: int) -> str:
        return "agent " + WAYS[arg_of(code)]

    def verb(self, st: State, f: Frame, code: int) -> str:
        return "agent"

    def refs(self, st: State, f: Frame, code: int) -> list[Ref]:
        return [*agent_refs(arg_of(code)), Ref("space", f.a)]

    def cost(self, st: State, f: Frame, code: int) -> list[tuple[str, int]]:
        return agent_cost(st, arg_of(code))

    def prompt(self, st: State, f: Frame) -> Phrase:
        return Phrase("ask-agent", 0, [st.rules.spaces[f.a].name])


class PlaceAgents(Step):
    """A random Agent lies on every Agent space; which it is is not settled before it is turned over."""

    __slots__ = ("chapter",)

    def __init__(self, chapter: Agents) -> None:
        self.chapter = chapter

    def run(self, st: State, who: int) -> None:
        pile = st.piles[self.chapter.pile]
        for token in st.rules.tokens:
            if token.pool == "agent" and not self.chapter.locked:
                pile.mix_in([token.id] * token.copies)
        left = pile.size()
        lying: list[int] = []
        for space in st.rules.spaces:
            lying.append(1 if left and space.marks & self.chapter.bit and space.exits else 0)
            left -= lying[-1]
        st.add(self.chapter.lying, lying)


class Agents(Chapter):
    """Agent tokens on spaces."""

    __slots__ = ("locked", "health", "interns", "bit", "pile", "lying", "box", "choice", "ignored", "beaten",
                 "beaten_now", "k_agent", "e_agent", "e_past")  # fmt: skip

    def __init__(self, locked: bool, health: Health, interns: Interns) -> None:
        self.locked = locked
        self.health = health
        self.interns = interns

    def build(self, rules: Rules) -> None:
        self.bit = rules.mark("agent")
        self.pile = rules.pile("agent", "tokens")
        rules.lay_open(["agent"])
        self.lying = rules.zone("agents", AMOUNTS, SPACE)
        self.box = rules.zone_names.index("boxed_tokens")
        self.choice = rules.deed("agent_choice")  # the way past the Agent that was chosen with the move
        self.ignored = rules.deed("ignore_agents")
        self.beaten = rules.player_num("agents_beaten", public=True)
        self.beaten_now = rules.deed("agents_now")
        self.k_agent = rules.frame(AgentKind(self))
        self.e_agent = rules.event("agent-beaten", "space")
        self.e_past = rules.event("agent-past", "space", "num")
        rules.counts["agent"] = self.count
        rules.steps["place agents"] = PlaceAgents(self)
        rules.enters(self, "agent")
        rules.on_raze.append(self)

    def razed(self, st: State, room: int) -> None:
        if st.zones[self.lying]:
            st.put(self.lying, room, 0)

    def count(self, r: Reader) -> Count:
        """`agent`, `agent now`: Agents you defeated, in all or this turn"""
        if r.accept("now"):
            return Deeds("agent now", D_DEEDS, self.beaten_now)
        return Keeps("agent", D_DEEDS, self.beaten)

    def waits(self, st: State, p: Player, room: int) -> bool:
        """Say whether an Agent on a space would stop a player."""
        return st.zones[self.lying][room] > 0 and not (p.seat == st.active and st.deeds[self.ignored])

    def entered(self, st: State, p: Player, room: int) -> None:
        way = st.deeds[self.choice]
        st.deeds[self.choice] = 0
        if not self.waits(st, p, room) or p.status != IN:
            return
        if way == 0:
            st.push(self.k_agent, p.seat, room, 0)
        elif way == BY_DAMAGE:
            st.emit(self.e_past, p.seat, room, way, -1)
            self.health.choose(st, p, 1)
        else:
            self.pass_by(st, p, room, way)

    def pass_by(self, st: State, p: Player, room: int, way: int) -> None:
        """Leave an intern with the Agent, or beat it: then its reward is turned up."""
        if way == BY_INTERN:
            st.emit(self.e_past, p.seat, room, way, -1)
            self.interns.sacrifice(st, p, 1)
            return
        p.sword -= st.rules.params["agent_swords"]
        st.put(self.lying, room, 0)
        p.nums[self.beaten] += 1
        if p.seat == st.active:
            st.deeds[self.beaten_now] += 1
        st.dirty |= D_DEEDS
        st.emit(self.e_agent, p.seat, room, 0, -1)
        token = st.piles[self.pile].draw(st.chance)
        st.reveal()
        st.add(self.box, [token])
        st.emit(events.FOUND, p.seat, token, 0, -1)
        found = st.rules.tokens[token].found
        if found is not None:
            run_later(st, p.seat, found, -1)

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        lying = st.zones[self.lying]
        out["agents"] = [space.key for space in st.rules.spaces if lying and lying[space.id]]
