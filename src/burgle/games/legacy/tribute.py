"""What one pays to get past monsters and Agents, chosen as a whole before the figure moves.

Swords and interns for the monsters on the path, and damage, an intern or two Swords for the Agent at its end.
"""

from __future__ import annotations

from typing import Final

from burgle.chapters.health import Health
from burgle.chapters.payments import Payments
from burgle.games.legacy.agents import BY_DAMAGE, BY_INTERN, BY_SWORDS, WAYS, Agents, agent_refs
from burgle.kernel.phrase import Refusal
from burgle.kernel.refs import Ref
from burgle.kernel.rules import Rules
from burgle.kernel.state import Player, State

BITS: Final = 6  # of a payment: two for Swords on the path, two for interns, two for the way past the Agent
MOST: Final = 3  # Swords, and interns, on a path


def payment(swords: int, sent: int, past: int) -> int:
    """Pack a payment."""
    return swords | sent << 2 | past << 4


def swords_of(pay: int) -> int:
    """Say how many Swords are used on the path."""
    return pay & 3


def interns_of(pay: int) -> int:
    """Say how many interns are sacrificed on the path."""
    return pay >> 2 & 3


def past_agent(pay: int) -> int:
    """Say how the Agent is passed; 0 where none waits."""
    return pay >> 4


class Tribute(Payments):
    """Payments of this rulebook."""

    __slots__ = ("agents",)

    def __init__(self, health: Health, agents: Agents) -> None:
        super().__init__(health, BITS)
        self.agents = agents

    def offer(self, st: State, p: Player, room: int, monsters: int, code: int, out: list[int]) -> None:
        agent = self.agents.waits(st, p, room)
        if monsters == 0 and not agent:
            out.append(code)
            return
        interns = p.nums[self.agents.interns.held]
        price = st.rules.params["agent_swords"]
        health = self.health
        for swords in range(min(monsters, p.sword, MOST) + 1):
            for sent in range(min(monsters - swords, interns, MOST) + 1):
                hurt = monsters - swords - sent
                if not agent:
                    if hurt == 0 or health.can_choose(st, p, hurt):
                        out.append(code | payment(swords, sent, 0))
                    continue
                if health.can_choose(st, p, hurt + 1):
                    out.append(code | payment(swords, sent, BY_DAMAGE))
                if hurt == 0 or health.can_choose(st, p, hurt):
                    if interns > sent:
                        out.append(code | payment(swords, sent, BY_INTERN))
                    if p.sword - swords >= price:
                        out.append(code | payment(swords, sent, BY_SWORDS))

    def refuse(self, st: State, p: Player, room: int, monsters: int, pay: int) -> Refusal | None:
        name = st.rules.spaces[room].name
        swords = swords_of(pay)
        sent = interns_of(pay)
        past = past_agent(pay)
        if swords > monsters:
            return Refusal("too_many_swords", monsters, swords, name)
        if swords + sent > monsters:
            return Refusal("too_many_interns", monsters - swords, sent, name)
        if self.agents.waits(st, p, room) != (past > 0):
            return Refusal("no_agent" if past else "agent_waits", 0, 0, name)
        if swords > p.sword:
            return Refusal("need_sword_on_path", p.sword, swords, name)
        held = p.nums[self.agents.interns.held]
        need = sent + (1 if past == BY_INTERN else 0)
        if need > held:
            return Refusal("need_intern", held, need, name)
        if past == BY_SWORDS and p.sword - swords < st.rules.params["agent_swords"]:
            return Refusal("need_sword_agent", p.sword - swords, st.rules.params["agent_swords"], name)
        return self.too_much(p, monsters - swords - sent + (1 if past == BY_DAMAGE else 0), name)

    def pay(self, st: State, p: Player, monsters: int, pay: int) -> None:
        p.sword -= swords_of(pay)
        self.agents.interns.sacrifice(st, p, interns_of(pay))
        self.health.choose(st, p, monsters - swords_of(pay) - interns_of(pay))
        self.choose_past(st, p, past_agent(pay))

    def tries(self, monsters: int) -> list[int]:
        return list(range(1 << BITS))

    def every(self, rules: Rules, monsters: int, room: int) -> list[int]:
        return [
            payment(swords, sent, past)
            for swords in range(min(monsters, MOST) + 1)
            for sent in range(min(monsters - swords, MOST) + 1)
            for past in self.every_past(rules, room)
        ]

    def every_past(self, rules: Rules, room: int) -> list[int]:
        waits = rules.spaces[room].marks & self.agents.bit and not self.agents.locked
        return [0, BY_DAMAGE, BY_INTERN, BY_SWORDS] if waits else [0]

    def address(self, pay: int) -> str:
        swords, sent = swords_of(pay), interns_of(pay)
        paid = (str(swords) + "s" if swords else "") + (str(sent) + "i" if sent else "")
        return (":" + paid if paid else "") + self.past_address(past_agent(pay))

    def past_address(self, past: int) -> str:
        return ":agent-" + WAYS[past] if past else ""

    def spell(self, pay: int) -> str:
        text = ""
        if swords_of(pay):
            text += " swords " + str(swords_of(pay))
        if interns_of(pay):
            text += " interns " + str(interns_of(pay))
        return text + self.spell_past(past_agent(pay))

    def refs(self, pay: int) -> list[Ref]:
        return agent_refs(past_agent(pay))

    def refs_past(self, past: int) -> list[Ref]:
        return agent_refs(past)

    def cost(self, st: State, monsters: int, pay: int) -> list[tuple[str, int]]:
        past = past_agent(pay)
        swords = swords_of(pay) + (st.rules.params["agent_swords"] if past == BY_SWORDS else 0)
        sent = interns_of(pay) + (1 if past == BY_INTERN else 0)
        hurt = monsters - swords_of(pay) - interns_of(pay) + (1 if past == BY_DAMAGE else 0)
        tags = [("sword", swords), ("intern", sent), ("damage", hurt)]
        return [tag for tag in tags if tag[1] > 0]

    def ways_past(self, st: State, p: Player, room: int) -> list[int]:
        found: list[int] = []
        self.offer(st, p, room, 0, 0, found)
        return [past_agent(pay) for pay in found]

    def refuse_past(self, st: State, p: Player, room: int, past: int) -> Refusal | None:
        return self.refuse(st, p, room, 0, payment(0, 0, past))

    def choose_past(self, st: State, p: Player, past: int) -> None:
        st.deeds[self.agents.choice] = past

    def spell_past(self, past: int) -> str:
        return " agent " + WAYS[past] if past else ""

    def cost_past(self, st: State, past: int) -> list[tuple[str, int]]:
        return self.cost(st, 0, payment(0, 0, past))

    def pasts(self) -> int:
        return len(WAYS)
