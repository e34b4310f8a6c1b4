"""Data ports: two hacks in two modules make the command code that opens Command."""

from __future__ import annotations

from burgle.chapters.rage import Rage
from burgle.chapters.tokens import Tokens
from burgle.kernel.actions import Action
from burgle.kernel.aims import Aim
from burgle.kernel.codes import D_DEEDS
from burgle.kernel.counts import Count, Deeds
from burgle.kernel.forms import OWNED
from burgle.kernel.frames import FrameKind
from burgle.kernel.phrase import Refusal
from burgle.kernel.reader import Reader
from burgle.kernel.refs import SPACE, Ref
from burgle.kernel.rules import Chapter, Rules, Step
from burgle.kernel.sense import FAR
from burgle.kernel.state import Frame, Player, State
from burgle.kernel.traits import PRIZE


class Hack(Action):
    """Place a Data cube on the port of the player's space."""

    __slots__ = ("chapter",)

    def __init__(self, chapter: Ports) -> None:
        super().__init__("hack", chapter.port)
        self.traits = PRIZE
        self.chapter = chapter

    def offer(self, st: State, p: Player, out: list[int]) -> None:
        if self.refuse(st, p, 0) is None:
            out.append(self.base)

    def refuse(self, st: State, p: Player, arg: int) -> Refusal | None:
        ports = self.chapter
        if p.room < 0:
            return Refusal("off_board")
        if st.rules.spaces[p.room].port is None:
            return Refusal("no_port")
        if st.zones[ports.used][p.room]:
            return Refusal("port_used", st.zones[ports.used][p.room] - 1)
        if p.nums[ports.cubes] == 0:
            return Refusal("no_data_cube", 0, 1)
        if p.nums[ports.first] == st.rules.spaces[p.room].module + 1:
            return Refusal("same_module", 0, 0, st.rules.modules[p.nums[ports.first] - 1].name)
        return None

    def do(self, st: State, p: Player, arg: int) -> None:
        ports = self.chapter
        port = st.rules.spaces[p.room].port
        assert port is not None
        st.put(ports.used, p.room, p.seat + 1)
        p.nums[ports.cubes] -= 1
        st.deeds[ports.hacked] += 1
        st.dirty |= D_DEEDS
        st.emit(ports.e_hack, p.seat, p.room, 0, -1)
        if p.nums[ports.cubes]:
            p.nums[ports.first] = st.rules.spaces[p.room].module + 1
        else:
            st.push(ports.k_code, p.seat, 0, 0)
        if port.simple:
            port.run(st, p.seat, -1)
        else:
            st.push(st.rules.k_run, p.seat, port.id, -1)

    def targets(self, st: State, p: Player) -> list[int]:
        return [0]

    def refs(self, st: State, p: Player, arg: int) -> list[Ref]:
        here = max(p.room, 0)
        return [Ref("port", here, "", st.rules.spaces[here].key)]


class CodeKind(FrameKind):
    """The command code is complete: after the port's effect come the token and the boss's anger."""

    __slots__ = ("chapter",)

    def __init__(self, chapter: Ports) -> None:
        super().__init__(False, False, public=True)
        self.chapter = chapter

    def run(self, st: State, f: Frame) -> None:
        st.stack.pop()
        ports = self.chapter
        ports.tokens.from_bank(st, st.players[f.who], st.rules.token_ids["command_code"])
        ports.rage.advance(st, 1)


class DealCubes(Step):
    """Every player has Data cubes; every port is open."""

    __slots__ = ("chapter",)

    def __init__(self, chapter: Ports) -> None:
        self.chapter = chapter

    def run(self, st: State, who: int) -> None:
        for p in st.players:
            p.nums[self.chapter.cubes] = st.rules.params["data_cubes"]
        st.add(self.chapter.used, [0] * len(st.rules.spaces))


class Ports(Chapter):
    """Ports, Data cubes, and the force field around Command."""

    __slots__ = (
        "rage",
        "tokens",
        "closed",
        "used",
        "cubes",
        "first",
        "hacked",
        "code",
        "bit",
        "port",
        "e_hack",
        "k_code",
    )

    def __init__(self, rage: Rage, tokens: Tokens, closed: str) -> None:
        self.rage = rage
        self.tokens = tokens
        self.closed = closed  # the module behind the force field

    def build(self, rules: Rules) -> None:
        self.used = rules.zone("ports", OWNED, SPACE)  # for each space: 0, or the hacker's seat + 1
        self.cubes = rules.player_num("data_cubes", public=True)
        self.first = rules.player_num("first_hack", public=True)  # the module of the first hack + 1
        self.hacked = rules.deed("hacked")
        self.code = rules.tag("code")
        self.bit = rules.mark("force_field")
        self.port = rules.mark("port")
        self.e_hack = rules.event("hack", "space")
        self.k_code = rules.frame(CodeKind(self))
        rules.counts["hacked"] = self.count
        rules.action(Hack(self))
        rules.steps["deal data cubes"] = DealCubes(self)
        rules.gates.append(self)
        rules.aims.append(self)
        rules.senses(self, ["port way", "ports open"])

    def check(self, rules: Rules) -> None:
        for space in rules.spaces:
            if space.port is not None:
                space.marks |= self.port
            if rules.modules[space.module].key == self.closed:
                space.marks |= self.bit
                space.gated = True

    def count(self, r: Reader) -> Count:
        """`hacked`: ports hacked this turn"""
        return Deeds("hacked", D_DEEDS, self.hacked)

    def gate(self, st: State, p: Player, room: int) -> Refusal | None:
        if st.rules.spaces[room].marks & self.bit and not p.has[self.code]:
            need = st.rules.params["data_cubes"]
            return Refusal("need_code", need - p.nums[self.cubes], need, st.rules.spaces[room].name)
        return None

    def aim(self, st: State, p: Player) -> Aim:
        need = st.rules.params["data_cubes"]
        rooms = [
            space.id
            for space in st.rules.spaces
            if space.port is not None and not st.zones[self.used][space.id] and space.module + 1 != p.nums[self.first]
        ]
        return Aim("code", need - p.nums[self.cubes], need, rooms)

    def sense(self, st: State, p: Player, far: list[float], out: list[float]) -> None:
        way, n = FAR, 0.0
        used = st.zones[self.used]
        if p.nums[self.cubes]:
            for space in st.rules.spaces:
                if space.port is not None and used[space.id] == 0 and p.nums[self.first] != space.module + 1:
                    n += 1.0
                    way = min(way, far[space.id])
        out.append(way)
        out.append(n)

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        used = st.zones[self.used]
        out["ports"] = {
            space.key: used[space.id] - 1 for space in st.rules.spaces if space.port is not None and space.exits
        }  # -1: nobody has hacked it
