"""Who knows the way: how far it is from a place to where a thief of each game wants to go next.

Good enough to bring random games to their ends; nobody would call it play.
"""

from collections import deque
from functools import lru_cache
from typing import cast

from burgle.chapters.walking import Walking
from burgle.games.catacombs.dungeon import OPEN, Dungeon
from burgle.games.catacombs.tunnels import Tunnels
from burgle.kernel.rules import Rules
from burgle.kernel.state import Player, State

FAR = 999
UNKNOWN = -1  # the place beyond an open edge


class Guide:
    """Leads through one game."""

    def goal_of(self, st: State, name: str, code: int) -> int:
        """Say which place an option of the turn leads to."""
        raise NotImplementedError

    def way_left(self, st: State, p: Player, place: int) -> int:
        """Count the steps from a place to the nearest goal."""
        raise NotImplementedError


# ---------------------------------------------------------------- In! Space!


class ShipGuide(Guide):
    """Two ports, an artifact, the pods."""

    def goal_of(self, st: State, name: str, code: int) -> int:
        arg = code & 0xFFFF
        if name != "move":
            return arg
        path = st.rules.paths[arg >> 3]
        room = st.players[st.active].room
        return path.a if path.b == room else path.b

    def way_left(self, st: State, p: Player, place: int) -> int:
        return on_foot(st.rules, self.goals(st, p)).get(place, FAR)

    def goals(self, st: State, p: Player) -> frozenset[int]:
        """List the spaces worth going to."""
        rules = st.rules
        if p.has[rules.tags.index("artifact")]:
            return frozenset(space.id for space in rules.spaces if space.key == "CBPOD")
        if p.has[rules.tags.index("code")]:
            lying = st.zones[rules.zone_names.index("artifacts")]
            return frozenset(room for room, token in enumerate(lying) if token >= 0)
        used = st.zones[rules.zone_names.index("ports")]
        first = p.nums[rules.player_nums.index("first_hack")] - 1
        return frozenset(
            space.id
            for space in rules.spaces
            if space.port and space.exits and not used[space.id] and space.module != first
        )


@lru_cache(maxsize=4096)
def on_foot(rules: Rules, to: frozenset[int]) -> dict[int, int]:
    """Measure the ship on foot, without keys, from everywhere to the nearest of some spaces."""
    into: dict[int, list[int]] = {space.id: [] for space in rules.spaces}
    for space in rules.spaces:
        for way in space.exits:
            if not way.closed and not way.lock:
                into[way.to].append(space.id)
    return measured(into, to)


def measured(into: dict[int, list[int]], to: frozenset[int]) -> dict[int, int]:
    """Count the steps to the nearest goal from wherever one can be reached."""
    left = dict.fromkeys(to, 0)
    waiting = deque(sorted(to))
    while waiting:
        room = waiting.popleft()
        for other in into[room]:
            if other not in left:
                left[other] = left[room] + 1
                waiting.append(other)
    return left


# ---------------------------------------------------------------- Catacombs


class DungeonGuide(Guide):
    """Into the unknown until an artifact is found, then home to the Crypt."""

    def goal_of(self, st: State, name: str, code: int) -> int:
        tunnels = tunnels_of(st.rules)
        p = st.players[st.active]
        way = tunnels.way(st, p.room, (code & 0xFFFF) >> 3)
        return UNKNOWN if way is None else way.to

    def way_left(self, st: State, p: Player, place: int) -> int:
        rules = st.rules
        going_home = p.has[rules.tags.index("artifact")] > p.has[rules.tags.index("backpack")]
        if place == UNKNOWN:
            return FAR if going_home else -1
        dungeon = tunnels_of(rules).dungeon
        lying = st.zones[rules.zone_names.index("artifacts")]
        joined = st.zones[dungeon.joined]
        if going_home:
            crypt = rules.mark("crypt")
            goals = frozenset(s.id for s in rules.spaces if s.marks & crypt and dungeon.laid(st, s.id))
        elif lying:
            goals = frozenset(lying[::2])
        else:
            goals = frozenset(end.room for i, end in enumerate(dungeon.ends) if end is not None and joined[i] == OPEN)
        opened = tuple(st.zones[rules.zone_names.index("opened")])
        picks = p.nums[rules.player_nums.index("lockpicks")] > 0
        return underground(rules, tuple(joined), opened, picks, goals).get(place, FAR)


@lru_cache(maxsize=64)
def tunnels_of(rules: Rules) -> Tunnels:
    """Find the ground on which one walks: the tunnels."""
    return next(cast(Tunnels, chapter.ground) for chapter in rules.chapters if isinstance(chapter, Walking))


@lru_cache(maxsize=4096)
def underground(
    rules: Rules, joined: tuple[int, ...], opened: tuple[int, ...], picks: bool, to: frozenset[int]
) -> dict[int, int]:
    """Measure the dungeon as it lies, portals left aside; closed locks count only for who has no lockpick."""
    tunnels = tunnels_of(rules)
    dungeon: Dungeon = tunnels.dungeon
    into: dict[int, list[int]] = {space.id: [] for space in rules.spaces}
    for space in rules.spaces:
        for way in space.exits:
            if not way.closed and (picks or not way.lock or way.path in opened):
                into[way.to].append(space.id)
    for i, other in enumerate(joined):
        near, far = dungeon.ends[i], dungeon.ends[other] if other >= 0 else None
        if near is not None and far is not None:
            shut = [e for e, end in ((i, near), (other, far)) if end.lock and tunnels.first_end + e not in opened]
            if picks or not shut:
                into[far.room].append(near.room)
    return measured(into, to)


# ---------------------------------------------------------------- Legacy


class FranchiseGuide(Guide):
    """To an artifact, and home to HQ."""

    def goal_of(self, st: State, name: str, code: int) -> int:
        arg = code & 0xFFFF
        if name != "move":
            return arg & 0x3FF
        path = st.rules.paths[arg >> 6]
        room = st.players[st.active].room
        return path.a if path.b == room else path.b

    def way_left(self, st: State, p: Player, place: int) -> int:
        rules = st.rules
        canoe = p.has[rules.tags.index("canoe")] > 0
        if p.has[rules.tags.index("artifact")]:
            hq = rules.mark("hq")
            goals = frozenset(space.id for space in rules.spaces if space.marks & hq)
        else:
            lying = st.zones[rules.zone_names.index("artifacts")]
            goals = frozenset(room for room, token in enumerate(lying) if token >= 0)
        return overland(rules, canoe, goals).get(place, FAR)


@lru_cache(maxsize=4096)
def overland(rules: Rules, canoe: bool, to: frozenset[int]) -> dict[int, int]:
    """Measure the board on foot; a shrine leads to the Pyramid."""
    into: dict[int, list[int]] = {space.id: [] for space in rules.spaces}
    shrine, pyramid = rules.mark("shrine"), rules.mark("pyramid")
    for space in rules.spaces:
        ways = [way.to for way in space.exits if not way.closed and (canoe or not way.terrain & 2)]
        if space.marks & shrine:
            ways = [other.id for other in rules.spaces if other.marks & pyramid]
        for way in ways:
            into[way].append(space.id)
    return measured(into, to)


# ---------------------------------------------------------------- Darkest Magic


class LakeGuide(Guide):
    """Down to an artifact, and home."""

    def goal_of(self, st: State, name: str, code: int) -> int:
        arg = code & 0xFFFF
        if name != "move":
            return arg & 0x3FF
        path = st.rules.paths[arg >> 3]
        return path.a if path.b == st.players[st.active].room else path.b

    def way_left(self, st: State, p: Player, place: int) -> int:
        rules = st.rules
        if p.has[rules.tags.index("artifact")]:
            hq = rules.mark("hq")
            goals = frozenset(space.id for space in rules.spaces if space.marks & hq and space.exits)
        else:
            lying = st.zones[rules.zone_names.index("artifacts")]
            goals = frozenset(room for room, token in enumerate(lying) if token >= 0)
        return around_the_lake(rules, goals).get(place, FAR)


@lru_cache(maxsize=4096)
def around_the_lake(rules: Rules, to: frozenset[int]) -> dict[int, int]:
    """Measure the board on foot."""
    into: dict[int, list[int]] = {space.id: [] for space in rules.spaces}
    for space in rules.spaces:
        for way in space.exits:
            if not way.closed:
                into[way.to].append(space.id)
    return measured(into, to)


GUIDES: dict[str, Guide] = {
    "space": ShipGuide(), "catacombs": DungeonGuide(), "legacy": FranchiseGuide(), "darkest": LakeGuide(),
}  # fmt: skip
