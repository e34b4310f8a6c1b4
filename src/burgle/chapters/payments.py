"""What somebody pays to get past monsters on a way, chosen before the figure moves: Swords, or damage for the rest.

A payment is a small number that stands in the option; a rulebook with other means has a kind of payment of its own.
"""

from __future__ import annotations

from typing import Final

from burgle.chapters.entering import barred, enter
from burgle.chapters.health import Health
from burgle.kernel import refs
from burgle.kernel.phrase import Refusal
from burgle.kernel.refs import Ref
from burgle.kernel.rules import Rules
from burgle.kernel.state import Player, State

SWORD_BITS: Final = 3
ROOM_BITS: Final = 10  # of an arrival: the space below, the way past whoever waits there above


def arrival(room: int, past: int) -> int:
    """Pack where a leap ends and how one gets past whoever waits there."""
    return past << ROOM_BITS | room


def room_of(goal: int) -> int:
    """Say on which space a leap ends."""
    return goal & ((1 << ROOM_BITS) - 1)


def past_of(goal: int) -> int:
    """Say how somebody who leaps gets past whoever waits there; 0 where nobody does."""
    return goal >> ROOM_BITS


class Payments:
    """Swords against monsters, and damage for those that are left."""

    __slots__ = ("health", "bits")

    def __init__(self, health: Health, bits: int = SWORD_BITS) -> None:
        self.health = health
        self.bits = bits  # of a payment in an option

    def code(self, way: int, pay: int) -> int:
        """Pack a way and a payment into what an option is about."""
        return way << self.bits | pay

    def way_of(self, arg: int) -> int:
        """Say which way an option is about."""
        return arg >> self.bits

    def pay_of(self, arg: int) -> int:
        """Say which payment an option is about."""
        return arg & ((1 << self.bits) - 1)

    def offer(self, st: State, p: Player, room: int, monsters: int, code: int, out: list[int]) -> None:
        """Add an option for every payment that takes a player past so many monsters into a space."""
        if monsters == 0:
            out.append(code)
            return
        for swords in range(min(monsters, p.sword) + 1):
            if self.health.can_choose(st, p, monsters - swords):
                out.append(code | swords)

    def payable(self, st: State, p: Player, monsters: int) -> bool:
        """Say whether a player could face so many monsters with everything at hand."""
        hurt = monsters - min(monsters, p.sword)
        return hurt == 0 or self.health.can_choose(st, p, hurt)

    def refuse(self, st: State, p: Player, room: int, monsters: int, pay: int) -> Refusal | None:
        """Say why a payment will not do; into the unknown (-1), all Swords are used."""
        name = st.rules.spaces[room].name if room >= 0 else ""
        swords = pay if room >= 0 else min(monsters, p.sword)
        if swords > monsters:
            return Refusal("too_many_swords", monsters, swords, name)
        if swords > p.sword:
            return Refusal("need_sword_on_path", p.sword, swords, name)
        return self.too_much(p, monsters - swords, name)

    def too_much(self, p: Player, hurt: int, name: str) -> Refusal | None:
        """Say why a player cannot choose so much damage."""
        if hurt and p.damage + hurt >= self.health.meter:
            return Refusal("meter_would_fill", p.damage, hurt, name)
        if hurt > p.supply:
            return Refusal("need_cubes", p.supply, hurt, name)
        return None

    def pay(self, st: State, p: Player, monsters: int, pay: int) -> None:
        """Pay for so many monsters."""
        p.sword -= pay
        self.health.choose(st, p, monsters - pay)

    def tries(self, monsters: int) -> list[int]:
        """List every payment that somebody might think of."""
        return list(range(min(monsters + 1, (1 << self.bits) - 1) + 1))

    def every(self, rules: Rules, monsters: int, room: int) -> list[int]:
        """List every payment that may ever take somebody past so many monsters into a space (-1: an unknown one)."""
        return list(range(monsters + 1))

    def address(self, pay: int) -> str:
        """Name a payment for good, behind a way; "" for none."""
        return ":" + str(pay) if pay else ""

    def spell(self, pay: int) -> str:
        """Write a payment behind a move."""
        return " swords " + str(pay) if pay else ""

    def refs(self, pay: int) -> list[Ref]:
        """Point at whoever a payment leads past."""
        return []

    def cost(self, st: State, monsters: int, pay: int) -> list[tuple[str, int]]:
        """Say what a payment takes, for a price tag."""
        tags = [("sword", pay), ("damage", monsters - pay)]
        return [tag for tag in tags if tag[1] > 0]

    # ------------------------------------------------------------------ leaps: no monsters, but somebody may wait there

    def ways_past(self, st: State, p: Player, room: int) -> list[int]:
        """List the ways past whoever waits on a space; 0 where nobody does."""
        return [0]

    def refuse_past(self, st: State, p: Player, room: int, past: int) -> Refusal | None:
        """Say why a way past whoever waits on a space will not do."""
        return None

    def choose_past(self, st: State, p: Player, past: int) -> None:
        """Note how a player will get past whoever waits on the space that is entered next."""

    def spell_past(self, past: int) -> str:
        """Write a way past somebody behind the name of a space."""
        return ""

    def refs_past(self, past: int) -> list[Ref]:
        """Point at whoever waits, by the way past."""
        return []

    def arrival_refs(self, goal: int) -> list[Ref]:
        """Point at the space where a leap ends, and at whoever waits there."""
        return refs.space(room_of(goal)) + self.refs_past(past_of(goal))

    def cost_past(self, st: State, past: int) -> list[tuple[str, int]]:
        """Say what a way past somebody takes, for a price tag."""
        return []

    def pasts(self) -> int:
        """Say how many ways past somebody there are to be tried."""
        return 1

    def arrivals(self, st: State, p: Player, room: int) -> list[int]:
        """List the ways to arrive on another space by a leap."""
        if room == p.room or st.rules.spaces[room].no_leap or barred(st, p, room) is not None:
            return []
        return [arrival(room, past) for past in self.ways_past(st, p, room)]

    def refuse_arrival(self, st: State, p: Player, goal: int) -> Refusal | None:
        """Say why a player may not arrive on a space in this way."""
        space = st.rules.spaces[room_of(goal)]
        gate = Refusal(space.no_leap, 0, 0, space.name) if space.no_leap else barred(st, p, space.id)
        return gate if gate is not None else self.refuse_past(st, p, room_of(goal), past_of(goal))

    def arrive(self, st: State, p: Player, goal: int, kind: int, source: int) -> None:
        """Put a figure down at the end of a leap; `kind` is the event."""
        self.choose_past(st, p, past_of(goal))
        st.emit(kind, p.seat, room_of(goal), 0, source)
        enter(st, p, room_of(goal))

    def every_past(self, rules: Rules, room: int) -> list[int]:
        """List every way past whoever may ever wait on a space."""
        return [0]

    def every_arrival(self, rules: Rules) -> list[int]:
        """List every arrival that may ever come about on a board whose spaces are joined by printed paths."""
        goals = [space.id for space in rules.spaces if space.exits and not space.no_leap]
        return [arrival(room, past) for room in goals for past in self.every_past(rules, room)]

    def arrival_address(self, rules: Rules, goal: int) -> str:
        """Name an arrival for good, behind a verb."""
        return ":" + rules.spaces[room_of(goal)].key + self.past_address(past_of(goal))

    def past_address(self, past: int) -> str:
        """Name a way past whoever waits, behind a space."""
        return ""

    def spell_arrival(self, st: State, goal: int) -> str:
        """Write where a leap leads, and how one gets past whoever waits there."""
        return st.rules.spaces[room_of(goal)].key + self.spell_past(past_of(goal))

    def all_arrivals(self, st: State) -> list[int]:
        """List every arrival that somebody might think of."""
        return [arrival(space.id, past) for space in st.rules.spaces for past in range(self.pasts())]
