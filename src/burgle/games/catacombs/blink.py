"""Teleports underground: to adjacent rooms and farther, over open edges and through portals."""

from __future__ import annotations

from typing import Final

from burgle.chapters import events
from burgle.chapters.entering import barred, enter
from burgle.games.catacombs.discovery import Discovery
from burgle.games.catacombs.dungeon import OPEN
from burgle.games.catacombs.tunnels import Tunnels
from burgle.kernel import refs
from burgle.kernel.codes import PASS, PICK, arg_of, kind_of, option
from burgle.kernel.effects import Effect, Offer
from burgle.kernel.frames import FrameKind, source_name
from burgle.kernel.lint import Lint
from burgle.kernel.phrase import Phrase
from burgle.kernel.reader import Reader
from burgle.kernel.refs import Ref
from burgle.kernel.rules import Chapter, Rules
from burgle.kernel.state import Frame, Player, State
from burgle.kernel.traits import IN_SIGHT, LEAPS, MOVES

GOALS: Final = ["adjacent", "wayshrine", "haunted", "rival", "new"]
ADJACENT: Final = 0
WAYSHRINE: Final = 1
HAUNTED: Final = 2
RIVAL: Final = 3
NEW: Final = 4
OVER_EDGE: Final = 1 << 12  # a pick names a room, or a tunnel end to step over
BY_PORTAL: Final = 1 << 13


def place_of_goal(goal: int) -> int:
    """Say which room, or which tunnel end, a pick names."""
    return goal & (OVER_EDGE - 1)


class Blink(Offer):
    """Teleport; every teleport may be declined."""

    __slots__ = ("goal", "n", "teleports")

    def __init__(self, goal: int, n: int, teleports: Blinks) -> None:
        super().__init__()
        self.goal = goal
        self.n = n
        self.teleports = teleports

    def put_off(self) -> None:
        super().put_off()
        self.times = self.n

    def take_up(self, st: State, who: int, source: int) -> None:
        if not self.stays:  # one after the other, and each after the first may be left
            for _ in range(self.n - 1):
                st.push(self.teleports.k_blink, who, self.goal, source).items.append(1)
        st.push(self.teleports.k_blink, who, self.goal, source)

    def possible(self, st: State, who: int, source: int) -> bool:
        return bool(self.teleports.goals(st, st.players[who], self.goal))

    def declinable(self) -> bool:
        return True

    def say(self) -> Phrase:
        return Phrase("teleport" if self.goal == ADJACENT else "teleport-" + GOALS[self.goal], self.n)

    def icons(self) -> list[str]:
        return ["teleport"] * self.n

    def text(self) -> str:
        if self.goal == ADJACENT:
            return "teleport " + str(self.n)
        return "teleport to " + ("new tile" if self.goal == NEW else GOALS[self.goal])

    def check(self, lint: Lint) -> None:
        lint.within(self.n, 1, 3, "teleports")


class BlinkKind(FrameKind):
    """The question where to: `a` is the sort of goal; `items` is not empty where one may decline."""

    __slots__ = ("teleports",)

    def __init__(self, teleports: Blinks) -> None:
        super().__init__(True, False, public=True)
        self.traits = MOVES | LEAPS | IN_SIGHT
        self.teleports = teleports

    def ask(self, st: State, f: Frame) -> list[int]:
        goals = [option(PICK, goal) for goal in self.teleports.goals(st, st.players[f.who], f.a)]
        return [*goals, option(PASS, 0)] if goals and f.items else goals

    def answer(self, st: State, f: Frame, code: int) -> None:
        st.stack.pop()
        if kind_of(code) == PASS:
            return
        goal = arg_of(code)
        p = st.players[f.who]
        t = self.teleports
        if goal & OVER_EDGE:
            t.tunnels.step_into_the_unknown(st, p, place_of_goal(goal), True)
            return
        if goal & BY_PORTAL:
            t.tunnels.used_portal(st)
        st.emit(events.TELEPORT, f.who, place_of_goal(goal), 0, f.b)
        enter(st, p, place_of_goal(goal))

    def every(self, rules: Rules) -> list[int]:
        d = self.teleports.tunnels.dungeon
        goals = [space.id for space in rules.spaces] + [BY_PORTAL | portal.room for portal in d.portals]
        edges = [OVER_EDGE | end for end in range(len(d.ends)) if d.ends[end] is not None]
        return [option(PICK, goal) for goal in goals + edges]

    def address(self, rules: Rules, code: int) -> str:
        goal = arg_of(code)
        if goal & OVER_EDGE:
            return "teleport:" + self.teleports.tunnels.dungeon.printed_name(place_of_goal(goal))
        return refs.named(rules, "teleport", refs.SPACE, place_of_goal(goal)) + (":portal" if goal & BY_PORTAL else "")

    def spell(self, st: State, f: Frame, code: int) -> str:
        if kind_of(code) == PASS:
            return "no"
        goal = arg_of(code)
        if goal & OVER_EDGE:
            return "teleport " + self.teleports.tunnels.dungeon.end_name(st, place_of_goal(goal))
        return "teleport " + st.rules.spaces[place_of_goal(goal)].key + (" by portal" if goal & BY_PORTAL else "")

    def verb(self, st: State, f: Frame, code: int) -> str:
        return "no" if kind_of(code) == PASS else "teleport"

    def refs(self, st: State, f: Frame, code: int) -> list[Ref]:
        if kind_of(code) == PASS:
            return []
        goal = arg_of(code)
        if goal & OVER_EDGE:
            return [self.teleports.tunnels.dungeon.end_ref(st, place_of_goal(goal))]
        portal = (
            [Ref("portal", place_of_goal(goal), "", st.rules.spaces[place_of_goal(goal)].key)]
            if goal & BY_PORTAL
            else []
        )
        return refs.space(place_of_goal(goal)) + portal

    def prompt(self, st: State, f: Frame) -> Phrase:
        return Phrase("ask-teleport", 0, [source_name(st, f.b)])


class Blinks(Chapter):
    """Teleports of this rulebook."""

    __slots__ = ("tunnels", "discovery", "k_blink", "haunted", "shrine", "depths", "newest")

    def __init__(self, tunnels: Tunnels, discovery: Discovery) -> None:
        self.tunnels = tunnels
        self.discovery = discovery

    def build(self, rules: Rules) -> None:
        self.k_blink = rules.frame(BlinkKind(self))
        self.haunted = rules.mark("haunted")
        self.shrine = rules.mark("wayshrine")
        self.depths = rules.mark("depths")
        self.newest = rules.deed("newest_tile")  # + 1; the tile an effect just laid
        rules.words["teleport"] = self.word

    def word(self, r: Reader) -> Effect:
        """`teleport N`, `teleport to GOAL`: to an adjacent room, or to `wayshrine`, `haunted`, `rival`, `new tile`"""
        goal, n = ADJACENT, 1
        if r.accept("to"):
            goal = r.one_of(GOALS, "goal of a teleport")
            if goal == NEW:
                r.expect("tile")
        else:
            n = r.number(1)
        return r.offered(Blink(goal, n, self))

    def goals(self, st: State, p: Player, goal: int) -> list[int]:
        """List where a teleport may lead now; while a tile waits to be laid, nowhere (CA-229)."""
        if p.room < 0 or p.seat != st.active or st.deeds[self.discovery.pending]:
            return []
        if goal == ADJACENT:
            return self.adjacent(st, p)
        found: list[int] = []
        here = self.tunnels.dungeon.tile_of[p.room]
        for space in st.rules.spaces:
            room = space.id
            if room == p.room or not self.tunnels.dungeon.laid(st, room) or barred(st, p, room) is not None:
                continue
            tile = self.tunnels.dungeon.tile_of[room]
            if (
                (goal == WAYSHRINE and space.marks & self.shrine)
                or (goal == HAUNTED and space.marks & self.haunted and tile != here)
                or (goal == RIVAL and space.marks & self.depths and self.rival_in(st, p, room))
                or (goal == NEW and tile == st.deeds[self.newest] - 1)
            ):
                found.append(room)
        return found

    def rival_in(self, st: State, p: Player, room: int) -> bool:
        """Say whether another player still in stands in a room."""
        for other in st.from_active():
            if other.seat != p.seat and other.room == room:
                return True
        return False

    def adjacent(self, st: State, p: Player) -> list[int]:
        """List rooms joined by one tunnel, whatever is on it, open edges, and rooms beyond portals."""
        t = self.tunnels
        d = t.dungeon
        found: list[int] = []
        for link in st.rules.spaces[p.room].exits:
            self.reach(st, p, link.to, 0, found)
        joined = st.zones[d.joined]
        for end in d.ends_of[p.room]:
            if joined[end] == OPEN:
                if d.stack_size(st) and barred(st, p, p.room) is None:
                    found.append(OVER_EDGE | end)
            elif joined[end] >= 0:
                other = d.ends[joined[end]]
                assert other is not None
                self.reach(st, p, other.room, 0, found)
        mine = d.portal_of[p.room]
        if mine >= 0:
            for i in range(len(d.portals)):
                if i != mine and d.laid(st, d.portals[i].room):
                    self.reach(st, p, d.portals[i].room, BY_PORTAL, found)
        return found

    def reach(self, st: State, p: Player, room: int, how: int, found: list[int]) -> None:
        """Add a room unless it is barred or already there."""
        if room != p.room and room | how not in found and barred(st, p, room) is None:
            found.append(room | how)
