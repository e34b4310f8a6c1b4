"""The Hyperlift: a free ride along its stops that leaves the rider dizzy, and the Blockade that cuts it."""

from __future__ import annotations

from burgle.chapters.entering import barred, enter
from burgle.chapters.path_rules import DIZZY
from burgle.kernel.actions import Action
from burgle.kernel.codes import D_DEEDS
from burgle.kernel.counts import Count, Deeds
from burgle.kernel.phrase import Refusal
from burgle.kernel.reader import Reader
from burgle.kernel.refs import SPACE, Ref
from burgle.kernel.rules import Chapter, Rules
from burgle.kernel.state import Player, State
from burgle.kernel.traits import IN_SIGHT, LEAPS, MOVES


class RideLift(Action):
    """Ride to another stop."""

    __slots__ = ("chapter",)

    def __init__(self, chapter: Hyperlift) -> None:
        super().__init__("ride", chapter.bit, SPACE)
        self.traits = MOVES | LEAPS | IN_SIGHT
        self.chapter = chapter

    def offer(self, st: State, p: Player, out: list[int]) -> None:
        lift = self.chapter
        cut = lift.cut if st.nums[lift.blockade] else -1
        if p.room == cut:
            return
        base = self.base
        here = lift.stops.index(p.room)
        for step in (1, -1):
            at = here + step
            while 0 <= at < len(lift.stops):
                stop = lift.stops[at]
                if stop == cut or (lift.locks[at - 1 if step > 0 else at] and not p.has[lift.lock]):
                    break
                if barred(st, p, stop) is not None:
                    break
                out.append(base | stop)
                at += step

    def refuse(self, st: State, p: Player, arg: int) -> Refusal | None:
        lift = self.chapter
        if p.room < 0:
            return Refusal("off_board")
        if p.room not in lift.stops or arg not in lift.stops or arg == p.room:
            return Refusal("no_lift", 0, 0, st.rules.spaces[arg].name)
        here = lift.stops.index(p.room)
        goal = lift.stops.index(arg)
        step = 1 if goal > here else -1
        if st.nums[lift.blockade] and lift.cut == p.room:
            return Refusal("lift_blockade", 0, 0, st.rules.spaces[arg].name)
        at = here
        while at != goal:
            if lift.locks[at if step > 0 else at - 1] and not p.has[lift.lock]:
                return Refusal("need_key_lift", 0, 1, st.rules.spaces[arg].name)
            at += step
            if st.nums[lift.blockade] and lift.stops[at] == lift.cut:
                return Refusal("lift_blockade", 0, 0, st.rules.spaces[arg].name)
            gate = barred(st, p, lift.stops[at])
            if gate is not None:
                return gate
        return None

    def do(self, st: State, p: Player, arg: int) -> None:
        st.emit(self.chapter.e_ride, p.seat, arg, 0, -1)
        self.chapter.dizzy(st)
        enter(st, p, arg)

    def targets(self, st: State, p: Player) -> list[int]:
        return [space.id for space in st.rules.spaces]

    def every(self, rules: Rules) -> list[int]:
        return self.chapter.stops

    def spell(self, st: State, p: Player, arg: int) -> str:
        return "ride " + st.rules.spaces[arg].key

    def refs(self, st: State, p: Player, arg: int) -> list[Ref]:
        return [Ref("space", arg), Ref("lift", 0)]


class Hyperlift(Chapter):
    """The Lift's stops in order, the locks between them, and the stop that the Blockade cuts off."""

    __slots__ = ("keys", "lock_keys", "cut_key", "space", "stops", "locks", "cut", "bit", "lock", "banned", "ridden",
                 "blockade", "e_ride", "e_blockade")  # fmt: skip

    def __init__(self, keys: list[str], lock_keys: list[str], cut_key: str, space: int) -> None:
        self.keys = keys
        self.lock_keys = lock_keys
        self.cut_key = cut_key
        self.space = space  # of the rage track, from which the Blockade comes
        self.stops: list[int] = []
        self.locks: list[bool] = []
        self.cut = -1

    def build(self, rules: Rules) -> None:
        self.bit = rules.mark("lift")
        self.lock = rules.tag("lock")
        self.banned = rules.deed("boots_banned")
        self.ridden = rules.deed("ridden")
        self.blockade = rules.num("blockade")
        self.e_ride = rules.event("ride", "space")
        self.e_blockade = rules.event("blockade")
        rules.counts["ridden"] = self.count
        rules.action(RideLift(self))
        rules.on_rage.append(self)
        rules.carriers.append(self)

    def check(self, rules: Rules) -> None:
        self.stops = [rules.space_ids[key] for key in self.keys]
        for space in rules.spaces:  # the list of stops has the last word on what is one
            space.marks = space.marks | self.bit if space.id in self.stops else space.marks & ~self.bit
        pairs = [self.keys[i] + "-" + self.keys[i + 1] for i in range(len(self.keys) - 1)]
        self.locks = [pair in self.lock_keys for pair in pairs]
        self.cut = rules.space_ids[self.cut_key]

    def count(self, r: Reader) -> Count:
        """`ridden`: trips by Lift or pad this turn"""
        return Deeds("ridden", D_DEEDS, self.ridden)

    def dizzy(self, st: State) -> None:
        """Bar Boots until the next turn."""
        st.deeds[self.banned] = DIZZY
        st.deeds[self.ridden] += 1
        st.dirty |= D_DEEDS

    def raged(self, st: State, space: int) -> None:
        if space == self.space:
            st.nums[self.blockade] = 1
            st.emit(self.e_blockade, -1, 0, 0, -1)

    def rides(self, st: State, p: Player, room: int) -> list[int]:
        if room not in self.stops:
            return []
        cut = self.cut if st.nums[self.blockade] else -1
        found: list[int] = []
        here = self.stops.index(room)
        for step in (1, -1):
            at = here + step
            while 0 <= at < len(self.stops) and self.stops[at] != cut and room != cut:
                if self.locks[at - 1 if step > 0 else at] and not p.has[self.lock]:
                    break
                found.append(self.stops[at])
                at += step
        return found

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        out["blockade"] = st.nums[self.blockade] > 0
