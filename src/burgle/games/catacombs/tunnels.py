"""Walking the tunnels: Boots, monsters, locks and arrows, portals, and steps into the unknown."""

from __future__ import annotations

from typing import Final

from burgle.chapters import events
from burgle.chapters.health import Health
from burgle.chapters.paths import barred, enter
from burgle.games.catacombs.dungeon import DEAD, OPEN, SIDE_NAMES, Dungeon, End
from burgle.kernel import refs
from burgle.kernel.codes import D_DEEDS
from burgle.kernel.counts import Count, Deeds
from burgle.kernel.effects import Effect
from burgle.kernel.phrase import Phrase, Refusal
from burgle.kernel.reader import Reader
from burgle.kernel.refs import Ref
from burgle.kernel.rules import Action, Chapter, Rules, Step
from burgle.kernel.state import Player, State
from burgle.kernel.traits import IN_SIGHT, MOVES, REVEALS

EASES: Final = ["enemies", "caves"]


class Toll:
    """What one step asks for: Boots, monsters to face, locks to pick."""

    __slots__ = ("to", "boots", "enemies", "locks", "against", "end", "portal")

    def __init__(self, to: int, boots: int, enemies: int, against: bool) -> None:
        self.to = to  # -1: into the unknown
        self.boots = boots
        self.enemies = enemies
        self.locks: list[int] = []  # closed ones on the way
        self.against = against  # against an arrow
        self.end = -1  # the tunnel end by which the tile is left
        self.portal = False

    def price(self, swords: int) -> list[tuple[str, int]]:
        """Say what it takes with so many Swords used, for a price tag."""
        price = [("boot", self.boots)]
        if self.locks:
            price.append(("lockpick", len(self.locks)))
        if swords:
            price.append(("sword", swords))
        if self.to >= 0 and self.enemies > swords:
            price.append(("damage", self.enemies - swords))
        return price


class Walk(Action):
    """Walk a tunnel: the option names the tunnel (not only the room) and the Swords used on its monsters."""

    __slots__ = ("tunnels",)

    def __init__(self, tunnels: Tunnels) -> None:
        super().__init__("move")
        self.traits = MOVES | IN_SIGHT
        self.tunnels = tunnels
        self.travels = True

    def offer(self, st: State, p: Player, out: list[int]) -> None:
        t = self.tunnels
        if p.boot == 0 or p.room < 0 or t.tired(st):
            return
        base = self.kind << 16
        for way in t.ways(st, p.room):
            toll = t.toll(st, p, p.room, way)
            if toll is None:
                continue
            for swords in range(min(toll.enemies, p.sword) + 1 if toll.to >= 0 else 1):
                if t.refuse(st, p, toll, swords) is None:
                    out.append(base | way << 3 | swords)

    def refuse(self, st: State, p: Player, arg: int) -> Refusal | None:
        t = self.tunnels
        if p.room < 0:
            return Refusal("off_board")
        toll = t.toll(st, p, p.room, arg >> 3)
        if toll is None:
            far = (arg >> 3) - t.first_far
            name = st.rules.spaces[far].name if 0 <= far < len(st.rules.spaces) else ""
            return Refusal("here_already" if far == p.room else "no_path", 0, 0, name)
        if t.tired(st):
            return Refusal("exhausted")
        return t.refuse(st, p, toll, arg & 7)

    def do(self, st: State, p: Player, arg: int) -> None:
        toll = self.tunnels.toll(st, p, p.room, arg >> 3)
        assert toll is not None
        if toll.to < 0:
            self.tunnels.step_into_the_unknown(st, p, toll.end, False)
        else:
            self.tunnels.walk(st, p, toll, arg & 7)

    def targets(self, st: State, p: Player) -> list[int]:
        found: list[int] = []
        near: list[int] = []
        if p.room >= 0:
            for way in self.tunnels.ways(st, p.room):
                toll = self.tunnels.toll(st, p, p.room, way)
                if toll is not None:
                    near.append(toll.to)
                    most = min(toll.enemies + 1, 7) if toll.to >= 0 else 0
                    found.extend([way << 3 | swords for swords in range(most + 1)])
        far = self.tunnels.first_far
        for space in st.rules.spaces:
            if space.id not in near and self.tunnels.dungeon.laid(st, space.id):
                found.append((far + space.id) << 3)
        return found

    def spell(self, st: State, p: Player, arg: int) -> str:
        swords = " swords " + str(arg & 7) if arg & 7 else ""
        return self.goal(st, p, arg >> 3) + swords

    def verb(self, st: State, p: Player, arg: int) -> str:
        return "explore" if self.traits_of(st, p, arg) & REVEALS else "move"

    def refs(self, st: State, p: Player, arg: int) -> list[Ref]:
        t = self.tunnels
        if arg >> 3 >= t.first_far:
            return refs.space((arg >> 3) - t.first_far)
        toll = t.toll(st, p, p.room, arg >> 3) if p.room >= 0 else None
        if toll is None:
            return []
        by = [t.dungeon.end_ref(st, toll.end)] if toll.end >= 0 else []
        if toll.portal:
            by = [Ref("portal", toll.to, "", st.rules.spaces[toll.to].key)]
        return by if toll.to < 0 else refs.space(toll.to) + by

    def traits_of(self, st: State, p: Player, arg: int) -> int:
        toll = self.tunnels.toll(st, p, p.room, arg >> 3) if p.room >= 0 else None
        return super().traits_of(st, p, arg) | (REVEALS if toll is not None and toll.to < 0 else 0)

    def cost(self, st: State, p: Player, arg: int) -> list[tuple[str, int]]:
        toll = self.tunnels.toll(st, p, p.room, arg >> 3) if p.room >= 0 else None
        return toll.price(arg & 7) if toll is not None else []

    def goal(self, st: State, p: Player, way: int) -> str:
        """Name a way: its room and, where several lead there, the tunnel; `explore` for the unknown."""
        t = self.tunnels
        if way >= t.first_far:
            return "move " + st.rules.spaces[way - t.first_far].key
        toll = t.toll(st, p, p.room, way)
        if toll is None:
            return "move nowhere"
        if toll.to < 0:
            return "explore " + t.dungeon.end_name(st, toll.end)
        name = "move " + st.rules.spaces[toll.to].key
        if toll.portal:
            return name + " by portal"
        rivals: list[int] = []  # the ways there that are no portals, those inside the tile first
        for other in t.ways(st, p.room):
            toll_other = t.toll(st, p, p.room, other)
            if toll_other is not None and toll_other.to == toll.to and not toll_other.portal:
                rivals.append(other)
        if len(rivals) == 1:
            return name
        if toll.end >= 0:
            return name + " by " + t.dungeon.end_name(st, toll.end)
        at = rivals.index(way)
        return name + " by tunnel" + (" " + str(at + 1) if at else "")


class Ease(Effect):
    """Until the end of the turn something underground does not matter."""

    __slots__ = ("what", "deed")

    def __init__(self, what: int, deed: int) -> None:
        super().__init__(True)
        self.what = what
        self.deed = deed

    def run(self, st: State, who: int, source: int) -> None:
        if who == st.active:
            st.deeds[self.deed] += 1
            st.emit(events.EASE, who, self.what, 0, source)

    def say(self) -> Phrase:
        return Phrase("ignore-" + EASES[self.what])

    def icons(self) -> list[str]:
        return ["ignore-" + EASES[self.what]]

    def text(self) -> str:
        return "ignore " + EASES[self.what]


class PlacePawns(Step):
    """All pawns start in the Crypt, with lockpicks."""

    __slots__ = ("tunnels",)

    def __init__(self, tunnels: Tunnels) -> None:
        self.tunnels = tunnels

    def run(self, st: State, who: int) -> None:
        crypt = st.rules.mark("crypt")
        for space in st.rules.spaces:
            if space.marks & crypt and self.tunnels.dungeon.laid(st, space.id):
                for p in st.players:
                    st.place(p, space.id)
                    p.nums[self.tunnels.picks] = st.rules.params["lockpicks"]


class Tunnels(Chapter):
    """Ways are numbered: tunnels inside tiles first, then tunnel ends, then portals to leave by."""

    __slots__ = ("dungeon", "health", "picks", "opened", "banned", "eases", "portals_used", "map", "cloak", "first_end",
                 "first_portal", "first_far", "e_unlock", "k_discover")  # fmt: skip

    def __init__(self, dungeon: Dungeon, health: Health) -> None:
        self.dungeon = dungeon
        self.health = health
        self.k_discover = -1

    def build(self, rules: Rules) -> None:
        self.picks = rules.player_num("lockpicks", public=True)
        self.opened = rules.zone("opened")  # locks with a lockpick on them
        self.banned = rules.deed("boots_banned")
        self.eases = [rules.deed("ignore_" + name) for name in EASES]
        self.portals_used = rules.deed("portals")
        self.map = rules.tag("map")
        self.cloak = rules.tag("cloak")
        self.e_unlock = rules.event("unlock", "num")
        rules.words["ignore"] = self.ignore
        rules.counts["portal"] = self.portal_count
        rules.steps["place pawns"] = PlacePawns(self)
        rules.action(Walk(self))

    def check(self, rules: Rules) -> None:
        self.first_end = len(rules.paths)
        self.first_portal = self.first_end + len(self.dungeon.ends)
        self.first_far = self.first_portal + len(self.dungeon.portals)

    def ignore(self, r: Reader) -> Effect:
        """`ignore enemies`, `ignore caves`: until the end of the turn"""
        what = r.one_of(EASES, "thing to ignore")
        return Ease(what, self.eases[what])

    def portal_count(self, r: Reader) -> Count:
        """`portal`: portals used this turn"""
        return Deeds("portal", D_DEEDS, self.portals_used)

    def tired(self, st: State) -> bool:
        """Say whether a crystal cave has taken the walker's breath; what lifts it also lifts it afterwards."""
        return st.deeds[self.banned] > 0 and st.deeds[self.eases[1]] == 0

    def ways(self, st: State, room: int) -> list[int]:
        """List the tunnels that begin in a room, into portals and the unknown included."""
        found = [way.path for way in st.rules.spaces[room].exits]
        joined = st.zones[self.dungeon.joined]
        for end in self.dungeon.ends_of[room]:
            if joined[end] != DEAD:
                found.append(self.first_end + end)
        mine = self.dungeon.portal_of[room]
        if mine >= 0:
            for i in range(len(self.dungeon.portals)):
                if i != mine and self.dungeon.laid(st, self.dungeon.portals[i].room):
                    found.append(self.first_portal + i)
        return found

    def toll(self, st: State, p: Player, room: int, way: int) -> Toll | None:
        """Add up what a way from a room asks for; None when there is no such way."""
        d = self.dungeon
        guided = p.has[self.map] > 0
        if way < self.first_end:
            for link in st.rules.spaces[room].exits:
                if link.path == way:
                    toll = Toll(link.to, link.boots, link.enemies, link.closed and not guided)
                    self.lock(st, toll, link.lock, way)
                    return self.eased(st, p, toll)
            return None
        if way < self.first_portal:
            end = way - self.first_end
            near = d.ends[end]
            other = st.zones[d.joined][end]
            if near is None or near.room != room or other == DEAD:
                return None
            toll = Toll(-1, near.boots, near.enemies, not near.leave and not guided)
            toll.end = end
            self.lock(st, toll, near.lock, way)
            far = d.ends[other] if other != OPEN else None
            if far is not None:
                self.second_half(st, toll, far, self.first_end + other, guided)
            return self.eased(st, p, toll)
        mine = d.portal_of[room]
        there = way - self.first_portal
        if mine < 0 or there == mine or there >= len(d.portals) or not d.laid(st, d.portals[there].room):
            return None
        into, out = d.portals[mine], d.portals[there]
        toll = Toll(out.room, 1, into.enemies + out.enemies, not (into.into and out.out) and not guided)
        self.lock(st, toll, into.lock, self.first_portal + mine)
        self.lock(st, toll, out.lock, way)
        toll.portal = True
        return self.eased(st, p, toll)

    def second_half(self, st: State, toll: Toll, far: End, lock: int, guided: bool) -> None:
        """Add the half tunnel on the other tile: both halves are one tunnel."""
        toll.to = far.room
        toll.boots = max(toll.boots, far.boots)
        toll.enemies += far.enemies
        toll.against = toll.against or (not far.enter and not guided)
        self.lock(st, toll, far.lock, lock)

    def lock(self, st: State, toll: Toll, lock: bool, number: int) -> None:
        """Note a lock that nobody has opened yet."""
        if lock and number not in st.zones[self.opened]:
            toll.locks.append(number)

    def eased(self, st: State, p: Player, toll: Toll) -> Toll:
        """Leave monsters out for who need not face them."""
        if st.deeds[self.eases[0]] or p.has[self.cloak]:
            toll.enemies = 0
        return toll

    def refuse(self, st: State, p: Player, toll: Toll, swords: int) -> Refusal | None:
        """Say why a step cannot be taken; into the unknown, the known half must be payable with all Swords."""
        name = st.rules.spaces[toll.to].name if toll.to >= 0 else ""
        if toll.against:
            return Refusal("one_way", 0, 0, name)
        gate = barred(st, p, toll.to if toll.to >= 0 else p.room)
        if gate is not None:
            return gate
        if toll.to < 0:
            if self.dungeon.stack_size(st) == 0:
                return Refusal("no_tiles")
            swords = min(toll.enemies, p.sword)
        return self.short(p, toll, swords, name)

    def short(self, p: Player, toll: Toll, swords: int, name: str) -> Refusal | None:
        """Say what a player lacks to pay for a step with so many Swords."""
        if p.boot < toll.boots:
            return Refusal("need_boot_footprints" if toll.boots > 1 else "need_boot", p.boot, toll.boots, name)
        if p.nums[self.picks] < len(toll.locks):
            return Refusal("need_lockpick", p.nums[self.picks], len(toll.locks), name)
        if swords > toll.enemies:
            return Refusal("too_many_swords", toll.enemies, swords, name)
        if swords > p.sword:
            return Refusal("need_sword_on_path", p.sword, swords, name)
        hurt = toll.enemies - swords
        if hurt and p.damage + hurt >= self.health.meter:
            return Refusal("meter_would_fill", p.damage, hurt, name)
        if hurt > p.supply:
            return Refusal("need_cubes", p.supply, hurt, name)
        return None

    def walk(self, st: State, p: Player, toll: Toll, swords: int) -> None:
        """Pay for a step and take it."""
        p.boot -= toll.boots
        p.sword -= swords
        if toll.locks:
            p.nums[self.picks] -= len(toll.locks)
            st.add(self.opened, toll.locks)
            st.emit(self.e_unlock, p.seat, len(toll.locks), 0, -1)
        if toll.portal:
            st.deeds[self.portals_used] += 1
            st.dirty |= D_DEEDS
        self.health.choose(st, p, toll.enemies - swords)
        st.emit(events.MOVE, p.seat, toll.to, 0, -1)
        enter(st, p, toll.to)

    def step_into_the_unknown(self, st: State, p: Player, end: int, teleport: bool) -> None:
        """Turn the next tile up; how it is laid is the walker's choice."""
        tile = self.dungeon.draw_tile(st)
        st.emit(self.dungeon.e_found, p.seat, tile, 0, -1)
        st.push(self.k_discover, p.seat, end, tile).items.append(1 if teleport else 0)

    def lock_name(self, rules: Rules, number: int) -> str:
        """Name a lock by its tunnel: `S1A-S1C`, `S3 N2` (as printed) or `D13B-@`."""
        if number < self.first_end:
            path = rules.paths[number]
            return rules.spaces[path.a].key + "-" + rules.spaces[path.b].key
        if number < self.first_portal:
            end = number - self.first_end
            return self.dungeon.tiles[end >> 3].key + " " + SIDE_NAMES[(end & 7) // 2] + str((end & 1) + 1)
        return rules.spaces[self.dungeon.portals[number - self.first_portal].room].key + "-@"

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        out["boots_banned"] = self.tired(st)
        out["ignoring"] = [EASES[i] for i in range(len(EASES)) if st.deeds[self.eases[i]]]
        out["opened"] = [self.lock_name(st.rules, number) for number in st.zones[self.opened]]
