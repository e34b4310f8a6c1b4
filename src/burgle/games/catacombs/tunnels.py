"""The tunnels: inside tiles, from tile to tile, through portals, and into the unknown, as ways of the walking chapter.

Ways are numbered: tunnels inside tiles first, then tunnel ends, then portals to leave by, then rooms that none leads to.
"""

from __future__ import annotations

from typing import cast

from burgle.chapters.path_rules import Boots, Breath, Gates, Lockpicks, OneWay, PathRule
from burgle.chapters.payments import Payments
from burgle.chapters.walking import Ground, Walking
from burgle.games.catacombs.dungeon import DEAD, OPEN, Dungeon, place_name, tile_of_end
from burgle.kernel import refs
from burgle.kernel.codes import D_DEEDS
from burgle.kernel.content import Exit
from burgle.kernel.counts import Count, Deeds
from burgle.kernel.phrase import Refusal
from burgle.kernel.reader import Reader
from burgle.kernel.refs import Ref
from burgle.kernel.rules import Rules
from burgle.kernel.state import Player, State


class Tunnel(Exit):
    """One way out of a room: a tunnel of its tile, one that is put together of two halves, or one between portals."""

    __slots__ = ("end", "portal")

    def __init__(self, path: int, to: int, boots: int, enemies: int, locks: list[int], closed: bool) -> None:
        super().__init__(path, to, boots, enemies, len(locks) > 0, closed)  # to -1: into the unknown
        self.locks = locks
        self.end = -1  # the tunnel end by which the tile is left
        self.portal = False


class JoinedWays:
    """The ways out of a room while tunnels are joined so; whenever a tile is laid or turned, the list is another one."""

    __slots__ = ("joined", "ways")

    def __init__(self, joined: list[int], ways: list[Exit]) -> None:
        self.joined = joined
        self.ways = ways


class Tunnels(Ground):
    """Ways underground. What two tunnel ends make when they meet is worked out once and kept with the rulebook."""

    __slots__ = (
        "dungeon",
        "locks",
        "portals_used",
        "first_end",
        "first_portal",
        "k_discover",
        "inside",
        "found",
        "met",
    )

    def __init__(self, dungeon: Dungeon, locks: Lockpicks) -> None:
        super().__init__()
        self.dungeon = dungeon
        self.locks = locks
        self.k_discover = -1
        self.inside: list[list[Exit]] = []  # by room: tunnels of its tile
        self.found: list[JoinedWays | None] = []  # by room
        self.met: dict[int, Tunnel] = {}  # by both ends

    def build(self, rules: Rules) -> None:
        self.portals_used = rules.deed("portals")
        rules.counts["portal"] = self.portal_count

    def check(self, rules: Rules) -> None:
        self.first_end = len(rules.paths)
        self.first_portal = self.first_end + len(self.dungeon.ends)
        self.far = self.first_portal + len(self.dungeon.portals)
        for space in rules.spaces:
            inside: list[Exit] = []
            for way in space.exits:
                inside.append(Tunnel(way.path, way.to, way.boots, way.enemies, way.locks, way.closed))
            self.inside.append(inside)
            self.found.append(None)

    def portal_count(self, r: Reader) -> Count:
        """`portal`: portals used this turn"""
        return Deeds("portal", D_DEEDS, self.portals_used)

    def ways(self, st: State, room: int) -> list[Exit]:
        joined = st.zones[self.dungeon.joined]
        found = self.found[room]
        if found is None or found.joined is not joined:
            found = JoinedWays(joined, self.look(st, room))
            self.found[room] = found
        return found.ways

    def look(self, st: State, room: int) -> list[Exit]:
        """List the ways that begin in a room as the tiles lie now."""
        ways = self.inside[room][:]
        joined = st.zones[self.dungeon.joined]
        for end in self.dungeon.ends_of[room]:
            if joined[end] != DEAD:
                ways.append(self.meeting(end, joined[end]))
        mine = self.dungeon.portal_of[room]
        if mine >= 0:
            for i in range(len(self.dungeon.portals)):
                if i != mine and self.dungeon.laid(st, self.dungeon.portals[i].room):
                    ways.append(self.by_portal(mine, i))
        return ways

    def meeting(self, end: int, other: int) -> Tunnel:
        """Give the tunnel that leaves a tile by an end and goes on at another, or in the unknown: both halves are one."""
        key = end * (len(self.dungeon.ends) + 1) + other + 1  # OPEN is -1
        tunnel = self.met.get(key)
        if tunnel is None:
            near = self.dungeon.ends[end]
            assert near is not None
            far = self.dungeon.ends[other] if other != OPEN else None
            locks = [self.first_end + end] if near.lock else []
            if far is None:
                tunnel = Tunnel(self.first_end + end, -1, near.boots, near.enemies, locks, not near.leave)
            else:
                if far.lock:
                    locks = [*locks, self.first_end + other]
                boots, enemies = max(near.boots, far.boots), near.enemies + far.enemies
                closed = not near.leave or not far.enter
                tunnel = Tunnel(self.first_end + end, far.room, boots, enemies, locks, closed)
            tunnel.end = end
            self.met[key] = tunnel
        return tunnel

    def by_portal(self, mine: int, there: int) -> Tunnel:
        """Give the tunnel into one portal and out of another."""
        into, out = self.dungeon.portals[mine], self.dungeon.portals[there]
        locks = [self.first_portal + mine] if into.lock else []
        if out.lock:
            locks = [*locks, self.first_portal + there]
        closed = not (into.into and out.out)
        tunnel = Tunnel(self.first_portal + there, out.room, 1, into.enemies + out.enemies, locks, closed)
        tunnel.portal = True
        return tunnel

    def there(self, st: State, room: int) -> bool:
        return self.dungeon.laid(st, room)

    def begins(self, st: State, room: int) -> bool:
        return self.dungeon.laid(st, room)

    def no_way(self, st: State, p: Player, number: int) -> Refusal:
        far = number - self.far
        name = st.rules.spaces[far].name if 0 <= far < len(st.rules.spaces) else ""
        return Refusal("here_already" if far == p.room else "no_path", 0, 0, name)

    def refs(self, st: State, p: Player, number: int) -> list[Ref]:
        way = self.way(st, p.room, number) if number < self.far and p.room >= 0 else None
        if way is None:
            return super().refs(st, p, number) if number >= self.far else []
        tunnel = cast(Tunnel, way)
        by = [self.dungeon.end_ref(st, tunnel.end)] if tunnel.end >= 0 else []
        if tunnel.portal:
            by = [Ref("portal", tunnel.to, "", st.rules.spaces[tunnel.to].key)]
        return by if tunnel.to < 0 else refs.space(tunnel.to) + by

    def every(self, rules: Rules) -> list[Exit]:
        ways = [way for room in self.inside for way in room]
        most = self.most_monsters() // 2
        for number in range(len(self.dungeon.ends)):
            end = self.dungeon.ends[number]
            if end is not None:
                ways.append(Tunnel(self.first_end + number, 0, 0, end.enemies + most, [], False))
        into = max([portal.enemies for portal in self.dungeon.portals], default=0)
        for i in range(len(self.dungeon.portals)):
            portal = self.dungeon.portals[i]
            ways.append(Tunnel(self.first_portal + i, portal.room, 1, into + portal.enemies, [], False))
        return ways

    def most_monsters(self) -> int:
        """Say how many monsters the two halves of a tunnel have at most."""
        return 2 * max([end.enemies for end in self.dungeon.ends if end is not None], default=0)

    def address(self, rules: Rules, number: int) -> str:
        if number < self.first_end:
            return super().address(rules, number)
        if number < self.first_portal:
            return "leave:" + self.dungeon.printed_name(number - self.first_end)
        return "portal:" + rules.spaces[self.dungeon.portals[number - self.first_portal].room].key

    def spell(self, st: State, p: Player, number: int) -> str:
        """Name a way: its room and, where several lead there, the tunnel; `explore` for the unknown."""
        if number >= self.far:
            return "move " + st.rules.spaces[number - self.far].key
        way = self.way(st, p.room, number)
        if way is None:
            return "move nowhere"
        tunnel = cast(Tunnel, way)
        if tunnel.to < 0:
            return "explore " + self.dungeon.end_name(st, tunnel.end)
        name = "move " + st.rules.spaces[tunnel.to].key
        if tunnel.portal:
            return name + " by portal"
        rivals: list[int] = []  # the ways there that are no portals, those inside the tile first
        for other in self.ways(st, p.room):
            if other.to == tunnel.to and not cast(Tunnel, other).portal:
                rivals.append(other.path)
        if len(rivals) == 1:
            return name
        if tunnel.end >= 0:
            return name + " by " + self.dungeon.end_name(st, tunnel.end)
        at = rivals.index(number)
        return name + " by tunnel" + (" " + str(at + 1) if at else "")

    def venture(self, st: State, p: Player, way: Exit) -> None:
        self.step_into_the_unknown(st, p, cast(Tunnel, way).end, False)

    def walked(self, st: State, way: Exit) -> None:
        if cast(Tunnel, way).portal:
            self.used_portal(st)

    def used_portal(self, st: State) -> None:
        """Count a portal that was used."""
        st.deeds[self.portals_used] += 1
        st.dirty |= D_DEEDS

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
            return self.dungeon.tiles[tile_of_end(end)].key + " " + place_name(end)
        return rules.spaces[self.dungeon.portals[number - self.first_portal].room].key + "-@"

    def show(self, st: State, out: dict[str, object]) -> None:
        out["opened"] = [self.lock_name(st.rules, number) for number in st.zones[self.locks.opened]]


class Unexplored(PathRule):
    """A step into the unknown takes a tile that is still to be found."""

    __slots__ = ("dungeon",)

    def __init__(self, dungeon: Dungeon) -> None:
        self.dungeon = dungeon

    def bars(self, st: State, p: Player, way: Exit) -> bool:
        return way.to < 0 and self.dungeon.stack_size(st) == 0

    def refuse(self, st: State, p: Player, way: Exit) -> Refusal:
        return Refusal("no_tiles")


def underground(payments: Payments, dungeon: Dungeon) -> Walking:
    """Say how one walks here: lockpicks, a map that makes arrows not matter, a cloak that hides from monsters."""
    breath = Breath("boots_banned", ["exhausted"], lifted_by="caves")
    boots = Boots([])
    locks = Lockpicks()
    rules: list[PathRule] = [breath, OneWay("map"), Gates(), Unexplored(dungeon), boots, locks]
    walking = Walking(payments, breath, boots, rules, ["enemies", "caves"])
    walking.ground = Tunnels(dungeon, locks)
    walking.start_mark = "crypt"
    walking.unseen_by = "cloak"
    walking.pays_first = True
    return walking
