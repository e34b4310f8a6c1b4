"""Moving: Boots along paths, over mountains and water, past monsters, and out of breath in a forest."""

from __future__ import annotations

from typing import Final

from burgle.chapters import events
from burgle.chapters.paths import barred, exit_by, goal_of, is_here, walk_refs
from burgle.games.legacy.agents import PAYMENTS, Agents, agent_refs, spell_payment
from burgle.kernel.codes import D_DEEDS
from burgle.kernel.content import Exit
from burgle.kernel.counts import Count, Deeds
from burgle.kernel.effects import Effect
from burgle.kernel.phrase import Phrase, Refusal
from burgle.kernel.reader import Reader
from burgle.kernel.refs import Ref
from burgle.kernel.rules import Action, Chapter, Rules, Step
from burgle.kernel.state import Player, State
from burgle.kernel.traits import IN_SIGHT, MOVES

EASES: Final = ["enemies", "forests", "agents"]
MOUNTAIN: Final = 1
WATER: Final = 2
TERRAIN: Final = ("mountain", "water", "bridge")  # a bridge is for the drawing only


class Move(Action):
    """Walk along one path; the option names the path and the whole payment."""

    __slots__ = ("trails",)

    def __init__(self, trails: Trails) -> None:
        super().__init__("move")
        self.traits = MOVES | IN_SIGHT
        self.trails = trails

    def offer(self, st: State, p: Player, out: list[int]) -> None:
        trails = self.trails
        if p.boot == 0 or p.room < 0 or st.deeds[trails.exhausted]:
            return
        base = self.kind << 16
        for way in st.rules.spaces[p.room].exits:
            if way.closed or p.boot < trails.boots(p, way):
                continue
            if way.terrain & WATER and not p.has[trails.canoe]:
                continue
            if barred(st, p, way.to) is not None:
                continue
            for pay in trails.agents.payments(st, p, way.to, trails.monsters(st, p, way)):
                out.append(base | way.path << 6 | pay)

    def refuse(self, st: State, p: Player, arg: int) -> Refusal | None:
        trails = self.trails
        if p.room < 0:
            return Refusal("off_board")
        path = arg >> 6
        way = exit_by(st, p, path)
        if way is None:
            return Refusal("here_already" if is_here(st, p, path) else "no_path", 0, 0, goal_of(st, p, path))
        name = st.rules.spaces[way.to].name
        if way.closed:
            return Refusal("one_way", 0, 0, name)
        if way.terrain & WATER and not p.has[trails.canoe]:
            return Refusal("need_canoe", 0, 1, name)
        gate = barred(st, p, way.to)
        if gate is not None:
            return gate
        if st.deeds[trails.exhausted]:
            return Refusal("exhausted")
        boots = trails.boots(p, way)
        if p.boot < boots:
            code = "need_boot"
            if boots > 1:
                code = "need_boot_mountain" if way.terrain & MOUNTAIN else "need_boot_footprints"
            return Refusal(code, p.boot, boots, name)
        return trails.agents.refuse(st, p, way.to, trails.monsters(st, p, way), arg % PAYMENTS)

    def do(self, st: State, p: Player, arg: int) -> None:
        trails = self.trails
        way = exit_by(st, p, arg >> 6)
        assert way is not None
        p.boot -= trails.boots(p, way)
        st.emit(events.MOVE, p.seat, way.to, 0, -1)
        trails.agents.pay(st, p, trails.monsters(st, p, way), arg % PAYMENTS)
        trails.agents.entry.enter(st, p, way.to)

    def targets(self, st: State, p: Player) -> list[int]:
        """List every path from here, with every payment, and every space that none leads to."""
        found: list[int] = []
        near: list[int] = []
        if p.room >= 0:
            for way in st.rules.spaces[p.room].exits:
                near.append(way.to)
                found.extend([way.path << 6 | pay for pay in range(PAYMENTS)])
        paths = len(st.rules.paths)
        found.extend([(paths + s.id) << 6 for s in st.rules.spaces if s.id not in near])
        return found

    def spell(self, st: State, p: Player, arg: int) -> str:
        return "move " + goal_of(st, p, arg >> 6) + spell_payment(arg % PAYMENTS)

    def refs(self, st: State, p: Player, arg: int) -> list[Ref]:
        return walk_refs(st, p, arg >> 6) + agent_refs(arg % PAYMENTS >> 4)

    def cost(self, st: State, p: Player, arg: int) -> list[tuple[str, int]]:
        way = exit_by(st, p, arg >> 6)
        if way is None:
            return []
        trails = self.trails
        price = [("boot", trails.boots(p, way))]
        swords = st.rules.params["agent_swords"]
        return price + trails.agents.cost(trails.monsters(st, p, way), arg % PAYMENTS, swords)


class Ease(Effect):
    """Until the end of the turn something on the way does not matter."""

    __slots__ = ("what", "trails")

    def __init__(self, what: int, trails: Trails) -> None:
        super().__init__(True)
        self.what = what
        self.trails = trails

    def run(self, st: State, who: int, source: int) -> None:
        if who == st.active:
            st.deeds[self.trails.eases[self.what]] += 1
            if EASES[self.what] == "forests":
                st.deeds[self.trails.exhausted] = 0
            st.emit(self.trails.e_ease, who, self.what, 0, source)

    def own_turn(self) -> bool:
        return True

    def say(self) -> Phrase:
        return Phrase("ignore-" + EASES[self.what])

    def icons(self) -> list[str]:
        return ["ignore-" + EASES[self.what]]

    def text(self) -> str:
        return "ignore " + EASES[self.what]


class PlacePawns(Step):
    """All figures start in HQ."""

    __slots__ = ("trails",)

    def __init__(self, trails: Trails) -> None:
        self.trails = trails

    def run(self, st: State, who: int) -> None:
        for p in st.players:
            st.place(p, self.trails.start)


class Trails(Chapter):
    """The board's paths, and forests, which end the use of Boots for moving."""

    __slots__ = ("agents", "exhausted", "eases", "canoe", "pickaxe", "unseen", "forest", "stopped", "start", "e_ease",
                 "e_tired")  # fmt: skip

    def __init__(self, agents: Agents) -> None:
        self.agents = agents
        self.start = -1

    def build(self, rules: Rules) -> None:
        self.exhausted = rules.deed("exhausted")
        self.eases = [rules.deed("ignore_" + name) for name in EASES]
        self.canoe = rules.tag("canoe")
        self.pickaxe = rules.tag("pickaxe")
        self.unseen = rules.tag("unseen")
        self.forest = rules.mark("forest")
        self.stopped = rules.deed("stopped")
        self.e_ease = rules.event("ignore", "num")
        self.e_tired = rules.event("tired", "space")
        rules.action(Move(self))
        rules.words["ignore"] = self.ignore
        rules.counts["stopped"] = self.count
        rules.steps["place pawns"] = PlacePawns(self)
        rules.on_enter.append(self)

    def check(self, rules: Rules) -> None:
        start = rules.mark("hq")
        for space in rules.spaces:
            if space.marks & start and space.exits:
                self.start = space.id

    def ignore(self, r: Reader) -> Effect:
        """`ignore enemies`, `ignore forests`, `ignore agents`: they do not matter this turn"""
        return Ease(r.one_of(EASES, "thing to ignore"), self)

    def count(self, r: Reader) -> Count:
        """`stopped`: forests entered this turn"""
        return Deeds("stopped", D_DEEDS, self.stopped)

    def boots(self, p: Player, way: Exit) -> int:
        """Say what a way costs a player: a Pickaxe makes every mountain path a short one."""
        return 1 if way.terrain & MOUNTAIN and p.has[self.pickaxe] else way.boots

    def monsters(self, st: State, p: Player, way: Exit) -> int:
        """Say how many monsters of a way matter to a player now."""
        if way.enemies == 0 or p.has[self.unseen] or st.deeds[self.eases[0]]:
            return 0
        return way.enemies

    def entered(self, st: State, p: Player, room: int) -> None:
        if st.rules.spaces[room].marks & self.forest and p.seat == st.active:
            st.deeds[self.stopped] += 1
            st.dirty |= D_DEEDS
            if st.deeds[self.eases[1]] == 0:
                st.deeds[self.exhausted] = 1
                st.emit(self.e_tired, p.seat, room, 0, -1)

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        out["exhausted"] = st.deeds[self.exhausted] > 0
        out["ignoring"] = [EASES[i] for i in range(len(EASES)) if st.deeds[self.eases[i]]]
