"""Lockpicks and what they open beside tunnels: chests, libraries and prisons; and Wayshrines to mark."""

from __future__ import annotations

from typing import Final

from burgle.chapters.cubes import cube_on, place_of_cube, seat_of_cube
from burgle.chapters.purse import gain_coins
from burgle.chapters.recruit import Recruit
from burgle.games.catacombs.dungeon import Dungeon
from burgle.games.catacombs.hoards import MAJOR, PRISONER, Hoards
from burgle.kernel import refs
from burgle.kernel.actions import Action
from burgle.kernel.codes import D_DEEDS, PICK, arg_of, option
from burgle.kernel.counts import Count, Deeds
from burgle.kernel.effects import Cost, Effect
from burgle.kernel.forms import CUBES
from burgle.kernel.frames import FrameKind, source_name
from burgle.kernel.lint import Lint
from burgle.kernel.phrase import Phrase, Refusal
from burgle.kernel.reader import Reader
from burgle.kernel.refs import Ref
from burgle.kernel.rules import Chapter, Rules
from burgle.kernel.state import Frame, Player, State
from burgle.kernel.traits import PRIZE

LOCKED: Final = ["chest", "library", "prison"]


def feature(room: int, what: int) -> int:
    """Pack a locked feature: its room, and which of LOCKED it is."""
    return room << 2 | what


def room_of(covered: int) -> int:
    """Say in which room a locked feature is."""
    return covered >> 2


def what_of(covered: int) -> int:
    """Say which of LOCKED a feature is."""
    return covered & 3


class GainLockpicks(Effect):
    """Take lockpicks, of which there is no end."""

    __slots__ = ("n", "features")

    def __init__(self, n: int, features: Features) -> None:
        super().__init__(True)
        self.n = n
        self.features = features

    def run(self, st: State, who: int, source: int) -> None:
        st.players[who].nums[self.features.picks] += self.n
        st.emit(self.features.e_lockpick, who, self.n, 0, source)

    def say(self) -> Phrase:
        return Phrase("lockpick", self.n)

    def icons(self) -> list[str]:
        return ["lockpick"] * self.n

    def text(self) -> str:
        return "lockpick " + str(self.n)

    def check(self, lint: Lint) -> None:
        lint.within(self.n, 1, 3, "lockpicks")


class LockpickCost(Cost):
    """Pay with lockpicks; those that a pending step needs are not to be had."""

    __slots__ = ("features",)

    def __init__(self, n: int, features: Features) -> None:
        super().__init__(n)
        self.features = features

    def payable(self, st: State, p: Player, source: int) -> bool:
        return self.features.spare(st, p) >= self.n

    def pay(self, st: State, p: Player, code: int, source: int) -> None:
        p.nums[self.features.picks] -= self.n
        st.emit(self.features.e_spend, p.seat, self.n, 0, source)

    def say(self) -> Phrase:
        return Phrase("cost-lockpick", self.n)

    def text(self) -> str:
        return "lockpick " + str(self.n)

    def price(self) -> list[tuple[str, int]]:
        return [("lockpick", self.n)]


class PickLock(Action):
    """Open a chest, library or prison of the room: the option says which."""

    __slots__ = ("features",)

    def __init__(self, features: Features) -> None:
        super().__init__("pick", features.bits[0] | features.bits[1] | features.bits[2])
        self.traits = PRIZE
        self.features = features

    def offer(self, st: State, p: Player, out: list[int]) -> None:
        f = self.features
        if f.spare(st, p) < 1:
            return
        marks = st.rules.spaces[p.room].marks
        for what in range(len(LOCKED)):
            if marks & f.bits[what] and feature(p.room, what) not in st.zones[f.covered] and f.left(st, what):
                out.append(self.base | what)

    def refuse(self, st: State, p: Player, arg: int) -> Refusal | None:
        f = self.features
        if p.room < 0 or not st.rules.spaces[p.room].marks & f.bits[arg]:
            return Refusal("no_lock_here", 0, 0, LOCKED[arg])
        if feature(p.room, arg) in st.zones[f.covered]:
            return Refusal("already_open", 0, 0, LOCKED[arg])
        if f.left(st, arg) == 0:
            return Refusal("nothing_inside", 0, 1, LOCKED[arg])
        if f.spare(st, p) < 1:
            return Refusal("need_lockpick", f.spare(st, p), 1, LOCKED[arg])
        return None

    def do(self, st: State, p: Player, arg: int) -> None:
        f = self.features
        p.nums[f.picks] -= 1
        st.add(f.covered, [feature(p.room, arg)])
        st.emit(f.e_pick, p.seat, p.room, arg, -1)
        if arg == 0:
            f.hoards.draw(st, p, MAJOR, 1)
        elif arg == 1:
            f.recruit.gain(st, p, st.rules.card_ids["secret_tome"])
        else:
            f.hoards.draw(st, p, PRISONER, st.rules.params["prison"])

    def targets(self, st: State, p: Player) -> list[int]:
        return [0, 1, 2]

    def every(self, rules: Rules) -> list[int]:
        return list(range(len(LOCKED)))

    def address(self, rules: Rules, arg: int) -> str:
        return "pick:" + LOCKED[arg]

    def spell(self, st: State, p: Player, arg: int) -> str:
        return "pick " + LOCKED[arg]

    def refs(self, st: State, p: Player, arg: int) -> list[Ref]:
        return [Ref("lock", arg, "", LOCKED[arg]), *refs.space(max(p.room, 0))]

    def cost(self, st: State, p: Player, arg: int) -> list[tuple[str, int]]:
        return [("lockpick", 1)]


class MarkHere(Action):
    """Mark the Wayshrine of the room with a cube."""

    __slots__ = ("features",)

    def __init__(self, features: Features) -> None:
        super().__init__("mark", features.shrine)
        self.traits = PRIZE
        self.features = features

    def offer(self, st: State, p: Player, out: list[int]) -> None:
        if self.refuse(st, p, 0) is None:
            out.append(self.base)

    def refuse(self, st: State, p: Player, arg: int) -> Refusal | None:
        if p.room < 0 or not st.rules.spaces[p.room].marks & self.features.shrine:
            return Refusal("no_wayshrine_here")
        return self.features.bar(st, p, p.room)

    def do(self, st: State, p: Player, arg: int) -> None:
        self.features.mark(st, p, p.room)

    def targets(self, st: State, p: Player) -> list[int]:
        return [0]

    def refs(self, st: State, p: Player, arg: int) -> list[Ref]:
        return [Ref("wayshrine", p.room, "", st.rules.spaces[max(p.room, 0)].key)]


class MarkAny(Effect):
    """Mark any Wayshrine as if one stood there."""

    __slots__ = ("features",)

    def __init__(self, features: Features) -> None:
        super().__init__(False)
        self.features = features

    def run(self, st: State, who: int, source: int) -> None:
        st.push(self.features.k_mark, who, 0, source)

    def possible(self, st: State, who: int, source: int) -> bool:
        return bool(self.features.markable(st, st.players[who]))

    def say(self) -> Phrase:
        return Phrase("mark-wayshrine")

    def icons(self) -> list[str]:
        return ["wayshrine"]

    def text(self) -> str:
        return "mark wayshrine"


class MarkKind(FrameKind):
    """The question which Wayshrine to mark."""

    __slots__ = ("features",)

    def __init__(self, features: Features) -> None:
        super().__init__(True, True, public=True)
        self.picks("mark", refs.SPACE)
        self.features = features

    def ask(self, st: State, f: Frame) -> list[int]:
        return [option(PICK, room) for room in self.features.markable(st, st.players[f.who])]

    def answer(self, st: State, f: Frame, code: int) -> None:
        st.stack.pop()
        self.features.mark(st, st.players[f.who], arg_of(code))

    def every(self, rules: Rules) -> list[int]:
        return [option(PICK, space.id) for space in rules.spaces if space.marks & self.features.shrine]

    def spell(self, st: State, f: Frame, code: int) -> str:
        return "mark " + st.rules.spaces[arg_of(code)].key

    def verb(self, st: State, f: Frame, code: int) -> str:
        return "mark"

    def refs(self, st: State, f: Frame, code: int) -> list[Ref]:
        return refs.space(arg_of(code))

    def prompt(self, st: State, f: Frame) -> Phrase:
        return Phrase("ask-mark", 0, [source_name(st, f.b)])


class Marked(Count):
    """Wayshrines a player has marked in the whole game."""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        super().__init__("marked", D_DEEDS)
        self.slot = slot

    def value(self, st: State, p: Player, source: int) -> int:
        return p.nums[self.slot]


class Features(Chapter):
    """Things in rooms that are used once, or once by everybody."""

    __slots__ = ("dungeon", "hoards", "recruit", "picks", "held", "held_cubes", "bits", "shrine", "covered", "cubes",
                 "marks", "placed", "k_mark", "e_lockpick", "e_spend", "e_pick", "e_mark")  # fmt: skip

    def __init__(self, dungeon: Dungeon, hoards: Hoards, recruit: Recruit) -> None:
        self.dungeon = dungeon
        self.hoards = hoards
        self.recruit = recruit

    def build(self, rules: Rules) -> None:
        self.picks = rules.player_nums.index("lockpicks")
        self.held = rules.deed("held_lockpick")
        self.held_cubes = rules.deed("held_cube")
        rules.resource("lockpick", self, kept=True)
        self.bits = [rules.mark(name) for name in LOCKED]
        self.shrine = rules.mark("wayshrine")
        self.covered = rules.zone("covered", size=48)  # room and feature of every lock opened here
        self.cubes = rules.zone("shrine_cubes", CUBES, refs.SPACE)  # room and seat of every cube on a Wayshrine
        self.marks = rules.player_num("marked", public=True)
        self.placed = rules.deed("placed")
        self.k_mark = rules.frame(MarkKind(self))
        self.e_lockpick = rules.event("lockpick", "num")
        self.e_spend = rules.event("lockpick-spent", "num")
        self.e_pick = rules.event("pick", "space", "num")
        self.e_mark = rules.event("mark", "space")
        rules.words["lockpick"] = self.lockpick
        rules.words["mark"] = self.mark_word
        rules.costs["lockpick"] = self.cost
        rules.counts["marked"] = self.marked
        rules.counts["placed"] = self.placed_count
        rules.action(PickLock(self))
        rules.action(MarkHere(self))

    def amount(self, st: State, p: Player, name: str) -> int:
        return p.nums[self.picks]

    def lockpick(self, r: Reader) -> Effect:
        """`lockpick N`: Lockpicks from the bank"""
        return GainLockpicks(r.number(1), self)

    def cost(self, r: Reader) -> Cost:
        """`pay lockpick N`"""
        return LockpickCost(r.number(1), self)

    def mark_word(self, r: Reader) -> Effect:
        """`mark wayshrine`: any, as if present"""
        r.expect("wayshrine")
        return MarkAny(self)

    def marked(self, r: Reader) -> Count:
        """`marked`: Wayshrines marked so far"""
        return Marked(self.marks)

    def placed_count(self, r: Reader) -> Count:
        """`placed`: own cubes put in the dungeon this turn"""
        return Deeds("placed", D_DEEDS, self.placed)

    def spare(self, st: State, p: Player) -> int:
        """Count the lockpicks that no pending step needs."""
        return p.nums[self.picks] - (st.deeds[self.held] if p.seat == st.active else 0)

    def left(self, st: State, what: int) -> int:
        """Count what a locked feature could still give."""
        if what == 1:
            return self.recruit.in_stock(st, st.rules.card_ids["secret_tome"])
        return self.hoards.pools.size(st, MAJOR if what == 0 else PRISONER)

    def bar(self, st: State, p: Player, room: int) -> Refusal | None:
        """Say why a player cannot mark a Wayshrine."""
        cubes = st.zones[self.cubes]
        if cube_on(room, p.seat) in cubes:
            return Refusal("marked_already")
        most = st.rules.params["marks"]
        if len([cube for cube in cubes if place_of_cube(cube) == room]) >= most:
            return Refusal("wayshrine_full", most, most)
        spare = p.supply - (st.deeds[self.held_cubes] if p.seat == st.active else 0)
        if spare < 1:
            return Refusal("need_cubes", max(0, spare), 1)
        return None

    def markable(self, st: State, p: Player) -> list[int]:
        """List the Wayshrines of the dungeon that a player could mark."""
        return [
            s.id
            for s in st.rules.spaces
            if s.marks & self.shrine and self.dungeon.laid(st, s.id) and self.bar(st, p, s.id) is None
        ]

    def mark(self, st: State, p: Player, room: int) -> None:
        """Put a cube on a Wayshrine for good, and collect for all marked so far."""
        p.supply -= 1
        p.nums[self.marks] += 1
        st.add(self.cubes, [cube_on(room, p.seat)])
        st.deeds[self.placed] += 1
        st.dirty |= D_DEEDS
        st.emit(self.e_mark, p.seat, room, 0, -1)
        gain_coins(st, p, p.nums[self.marks], -1)

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        spaces = st.rules.spaces
        out["covered"] = [spaces[room_of(c)].key + " " + LOCKED[what_of(c)] for c in st.zones[self.covered]]
        out["wayshrines"] = [
            {"space": spaces[place_of_cube(cube)].key, "seat": seat_of_cube(cube)} for cube in st.zones[self.cubes]
        ]
