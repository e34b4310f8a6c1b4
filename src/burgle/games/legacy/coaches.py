"""Coaches: a Boot and two fees take the figure to any other Coach space."""

from __future__ import annotations

from burgle.chapters.favours import Favours
from burgle.chapters.payments import Payments, past_of, room_of
from burgle.chapters.purse import Purse
from burgle.kernel.actions import Action
from burgle.kernel.codes import D_DEEDS
from burgle.kernel.content import number_in
from burgle.kernel.counts import Count, Deeds, Keeps
from burgle.kernel.dials import banned, dial, turned
from burgle.kernel.phrase import Refusal
from burgle.kernel.reader import Reader
from burgle.kernel.refs import Ref
from burgle.kernel.rules import Chapter, Rules
from burgle.kernel.state import Player, State
from burgle.kernel.traits import IN_SIGHT, LEAPS, MOVES


class RideCoach(Action):
    """Hire a coach: the option names the other Coach space and the way past its Agent."""

    __slots__ = ("coaches",)

    def __init__(self, coaches: Coaches) -> None:
        super().__init__("ride", coaches.bit)
        self.traits = MOVES | LEAPS | IN_SIGHT
        self.coaches = coaches

    def offer(self, st: State, p: Player, out: list[int]) -> None:
        c = self.coaches
        if p.boot == 0 or p.room < 0 or banned(st, p, c.dial):
            return
        for room in c.stops:
            if room != p.room and c.purse.wealth(st, p) >= c.fare(st, p, room):
                for goal in c.payments.arrivals(st, p, room):
                    out.append(self.base | goal)

    def refuse(self, st: State, p: Player, arg: int) -> Refusal | None:
        c = self.coaches
        room = room_of(arg)
        name = st.rules.spaces[room].name
        if p.room < 0:
            return Refusal("off_board")
        if not st.rules.spaces[p.room].marks & c.bit:
            return Refusal("no_coach_here")
        if room == p.room:
            return Refusal("same_coach", 0, 0, name)
        if room not in c.stops:
            return Refusal("no_coach_there", 0, 0, name)
        if banned(st, p, c.dial):
            return Refusal("coach_banned")
        if p.boot < 1:
            return Refusal("need_boot", p.boot, 1, name)
        fare = c.fare(st, p, room)
        if c.purse.wealth(st, p) < fare:
            return Refusal("need_fare", c.purse.wealth(st, p), fare, name)
        return c.payments.refuse_arrival(st, p, arg)

    def do(self, st: State, p: Player, arg: int) -> None:
        c = self.coaches
        p.boot -= 1
        c.purse.spend(st, p, c.fare(st, p, room_of(arg)), [])
        p.nums[c.ridden] += 1
        st.deeds[c.ridden_now] += 1
        st.dirty |= D_DEEDS
        c.payments.arrive(st, p, arg, c.e_ride, -1)

    def targets(self, st: State, p: Player) -> list[int]:
        return self.coaches.payments.all_arrivals(st)

    def every(self, rules: Rules) -> list[int]:
        c = self.coaches
        return [goal for goal in c.payments.every_arrival(rules) if room_of(goal) in c.stops]

    def address(self, rules: Rules, arg: int) -> str:
        return "ride" + self.coaches.payments.arrival_address(rules, arg)

    def spell(self, st: State, p: Player, arg: int) -> str:
        return "ride " + self.coaches.payments.spell_arrival(st, arg)

    def refs(self, st: State, p: Player, arg: int) -> list[Ref]:
        return [*self.coaches.payments.arrival_refs(arg), Ref("coach", 0)]

    def cost(self, st: State, p: Player, arg: int) -> list[tuple[str, int]]:
        c = self.coaches
        fare = c.fare(st, p, room_of(arg))
        price = [("boot", 1), (c.purse.word, fare)] if fare else [("boot", 1)]
        return price + c.payments.cost_past(st, past_of(arg))


class Coaches(Chapter):
    """Coach spaces and their fees."""

    __slots__ = (
        "purse",
        "payments",
        "favours",
        "saved",
        "bit",
        "stops",
        "fees",
        "ridden",
        "ridden_now",
        "dial",
        "e_ride",
    )

    def __init__(self, purse: Purse, payments: Payments, favours: Favours) -> None:
        self.purse = purse
        self.payments = payments
        self.favours = favours
        self.stops: list[int] = []
        self.fees: list[int] = []  # by space; 0 where none is printed

    def build(self, rules: Rules) -> None:
        self.bit = rules.mark("coach")
        self.saved = self.favours.deed("coach")
        self.ridden = rules.player_num("ridden", public=True)
        self.ridden_now = rules.deed("ridden_now")
        self.dial = dial(rules, "coach", bans=True)
        self.e_ride = rules.event("ride", "space")
        rules.action(RideCoach(self))
        rules.counts["ridden"] = self.count

    def check(self, rules: Rules) -> None:
        self.stops = [space.id for space in rules.spaces if space.marks & self.bit and space.exits]
        self.fees = [number_in(space.more, "coach") for space in rules.spaces]

    def count(self, r: Reader) -> Count:
        """`ridden`, `ridden now`: Coach rides, in all or this turn"""
        if r.accept("now"):
            return Deeds("ridden now", D_DEEDS, self.ridden_now)
        return Keeps("ridden", D_DEEDS, self.ridden)

    def fare(self, st: State, p: Player, room: int) -> int:
        """Add up both fees, less what a favour saves."""
        fees = self.fees[p.room] + self.fees[room] - st.deeds[self.saved]
        return turned(st, p, self.dial, max(0, fees)) if st.rules.on_dial else max(0, fees)

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        out["coaches"] = {st.rules.spaces[room].key: self.fees[room] for room in self.stops}
