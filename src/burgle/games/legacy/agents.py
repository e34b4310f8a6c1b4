"""Dran Agents: face-down rivals on spaces, and what one pays to get past them and past monsters on the way.

Whoever walks or teleports into an Agent's space chooses the whole payment before the figure moves: Swords and interns
for the monsters on the path, and damage, an intern or two Swords for the Agent. A payment is a small number.
"""

from __future__ import annotations

from typing import Final

from burgle.chapters import events
from burgle.chapters.health import Health
from burgle.games.legacy.entry import Entry
from burgle.games.legacy.interns import Interns
from burgle.kernel.codes import D_DEEDS, IN, PICK, arg_of, option
from burgle.kernel.counts import Count, Deeds, Keeps
from burgle.kernel.frames import FrameKind, run_later
from burgle.kernel.phrase import Phrase, Refusal
from burgle.kernel.reader import Reader
from burgle.kernel.refs import Ref
from burgle.kernel.rules import Chapter, Rules, Step
from burgle.kernel.state import Frame, Player, State

# A payment: two bits for Swords on the path, two for interns, two for the way past the Agent.
BY_DAMAGE: Final = 1
BY_INTERN: Final = 2
BY_SWORDS: Final = 3
WAYS: Final = ["", "damage", "intern", "swords"]
PAYMENTS: Final = 64


def spell_payment(pay: int) -> str:
    """Write a payment behind a move."""
    text = ""
    if pay & 3:
        text += " swords " + str(pay & 3)
    if pay >> 2 & 3:
        text += " interns " + str(pay >> 2 & 3)
    if pay >> 4:
        text += " agent " + WAYS[pay >> 4]
    return text


def agent_refs(way: int) -> list[Ref]:
    """Point at an Agent by the way that leads past it, if there is one."""
    return [Ref("agent", way, "", WAYS[way])] if way else []


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

    def spell(self, st: State, f: Frame, code: int) -> str:
        return "agent " + WAYS[arg_of(code)]

    def verb(self, st: State, f: Frame, code: int) -> str:
        return "agent"

    def refs(self, st: State, f: Frame, code: int) -> list[Ref]:
        return [*agent_refs(arg_of(code)), Ref("space", f.a)]

    def cost(self, st: State, f: Frame, code: int) -> list[tuple[str, int]]:
        return self.chapter.cost(0, arg_of(code) << 4, st.rules.params["agent_swords"])

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
    """Agent tokens, and payments on the way."""

    __slots__ = ("locked", "health", "interns", "entry", "bit", "pile", "lying", "box", "choice", "ignored", "beaten",
                 "beaten_now", "k_agent", "e_agent", "e_past")  # fmt: skip

    def __init__(self, locked: bool, health: Health, interns: Interns, entry: Entry) -> None:
        self.locked = locked
        self.health = health
        self.interns = interns
        self.entry = entry

    def build(self, rules: Rules) -> None:
        self.bit = rules.mark("agent")
        self.pile = rules.pile("agent", "tokens")
        rules.lay_open(["agent"])
        self.lying = rules.zone("agents")
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
        rules.on_enter.append(self)

    def count(self, r: Reader) -> Count:
        """`agent`, `agent now`: Agents you defeated, in all or this turn"""
        if r.accept("now"):
            return Deeds("agent now", D_DEEDS, self.beaten_now)
        return Keeps("agent", D_DEEDS, self.beaten)

    def waits(self, st: State, p: Player, room: int) -> bool:
        """Say whether an Agent on a space would stop a player."""
        return st.zones[self.lying][room] > 0 and not (p.seat == st.active and st.deeds[self.ignored])

    def payments(self, st: State, p: Player, room: int, icons: int) -> list[int]:
        """List the payments with which a player may cross so many monsters into a space."""
        found: list[int] = []
        interns = p.nums[self.interns.held]
        agent = self.waits(st, p, room)
        price = st.rules.params["agent_swords"]
        health = self.health
        for swords in range(min(icons, p.sword, 3) + 1):
            for sent in range(min(icons - swords, interns, 3) + 1):
                hurt = icons - swords - sent
                pay = swords | sent << 2
                if not agent:
                    if hurt == 0 or health.can_choose(st, p, hurt):
                        found.append(pay)
                    continue
                if health.can_choose(st, p, hurt + 1):
                    found.append(pay | BY_DAMAGE << 4)
                if hurt == 0 or health.can_choose(st, p, hurt):
                    if interns > sent:
                        found.append(pay | BY_INTERN << 4)
                    if p.sword - swords >= price:
                        found.append(pay | BY_SWORDS << 4)
        return found

    def refuse(self, st: State, p: Player, room: int, icons: int, pay: int) -> Refusal | None:
        """Say why a payment will not do."""
        name = st.rules.spaces[room].name
        swords = pay & 3
        sent = pay >> 2 & 3
        way = pay >> 4
        if swords > icons:
            return Refusal("too_many_swords", icons, swords, name)
        if swords + sent > icons:
            return Refusal("too_many_interns", icons - swords, sent, name)
        if self.waits(st, p, room) != (way > 0):
            return Refusal("no_agent" if way else "agent_waits", 0, 0, name)
        if swords > p.sword:
            return Refusal("need_sword_on_path", p.sword, swords, name)
        need = sent + (1 if way == BY_INTERN else 0)
        if need > p.nums[self.interns.held]:
            return Refusal("need_intern", p.nums[self.interns.held], need, name)
        if way == BY_SWORDS and p.sword - swords < st.rules.params["agent_swords"]:
            return Refusal("need_sword_agent", p.sword - swords, st.rules.params["agent_swords"], name)
        hurt = icons - swords - sent + (1 if way == BY_DAMAGE else 0)
        if hurt and p.damage + hurt >= self.health.meter:
            return Refusal("meter_would_fill", p.damage, hurt, name)
        if hurt > p.supply:
            return Refusal("need_cubes", p.supply, hurt, name)
        return None

    def pay(self, st: State, p: Player, icons: int, pay: int) -> None:
        """Pay for the monsters of a path, and note how the player will get past the Agent at its end."""
        swords = pay & 3
        sent = pay >> 2 & 3
        p.sword -= swords
        self.interns.sacrifice(st, p, sent)
        self.health.choose(st, p, icons - swords - sent)
        st.deeds[self.choice] = pay >> 4

    def cost(self, icons: int, pay: int, price: int) -> list[tuple[str, int]]:
        """Say what a payment takes, for a price tag."""
        swords = (pay & 3) + (price if pay >> 4 == BY_SWORDS else 0)
        sent = (pay >> 2 & 3) + (1 if pay >> 4 == BY_INTERN else 0)
        hurt = icons - (pay & 3) - (pay >> 2 & 3) + (1 if pay >> 4 == BY_DAMAGE else 0)
        tags = [("sword", swords), ("intern", sent), ("damage", hurt)]
        return [tag for tag in tags if tag[1] > 0]

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
        out["agents"] = [space.key for space in st.rules.spaces if lying[space.id]]
