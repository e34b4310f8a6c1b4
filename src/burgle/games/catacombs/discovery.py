"""Discovering a tile: the move pauses, the walker may get what is missing, then lays the tile and goes on."""

from __future__ import annotations

from typing import Final

from burgle.chapters import events
from burgle.chapters.entering import enter
from burgle.chapters.walking import Walking
from burgle.games.catacombs.dungeon import OPEN, Dungeon, End
from burgle.games.catacombs.treasures import Treasures
from burgle.games.catacombs.tunnels import Tunnel, Tunnels
from burgle.kernel.actions import Action
from burgle.kernel.codes import IN, PICK, YES, arg_of, kind_of, option
from burgle.kernel.engine import endless, settle
from burgle.kernel.frames import FrameKind
from burgle.kernel.phrase import Phrase, Refusal
from burgle.kernel.refs import Ref
from burgle.kernel.rules import Chapter, Rules
from burgle.kernel.runaway import MOST_STEPS
from burgle.kernel.state import Frame, Player, State
from burgle.kernel.traits import DECLINES, IN_SIGHT, MOVES

HELD: Final = ["boot", "sword", "lockpick", "cube"]


class DiscoverKind(FrameKind):
    """A tile lies face up: `a` is the tunnel end left by, `b` the tile, `items` whether it was a teleport."""

    __slots__ = ("discovery",)

    def __init__(self, discovery: Discovery) -> None:
        super().__init__(True, False, public=True)
        self.discovery = discovery

    def ask(self, st: State, f: Frame) -> list[int]:
        d = self.discovery
        p = st.players[f.who]
        placing: list[int] = []
        if f.items[0]:
            for turned in range(4):
                if d.entry(st, f, turned) is not None:
                    placing.append(option(PICK, d.walking.payments.code(turned, 0)))
            return placing or [option(YES, turned) for turned in range(4)]
        for turned in range(4):
            way = d.completed(st, f, turned)
            if way is not None:
                d.walking.offer(st, p, way, option(PICK, d.walking.payments.code(turned, 0)), placing)
        d.hold_back(st, p, f)
        out = placing[:]
        if not placing:
            out.extend([option(YES, turned) for turned in range(4)])
        menu = st.rules.spaces[p.room].menu
        while menu is not None:
            if not menu.action.travels:
                found: list[int] = []
                menu.action.offer(st, p, found)
                out.extend([code for code in found if d.spares(st, f, menu.action, arg_of(code))])
            menu = menu.after
        return out

    def answer(self, st: State, f: Frame, code: int) -> None:
        d = self.discovery
        p = st.players[f.who]
        if kind_of(code) == PICK:
            st.stack.pop()
            d.let_go(st)
            turned = d.walking.payments.way_of(arg_of(code))
            d.lay(st, f.b, d.dungeon.cell_beyond(st, f.a), turned)
            if f.items[0]:
                entry = d.entry(st, f, turned)
                assert entry is not None
                st.emit(events.TELEPORT, p.seat, entry.room, 0, -1)
                enter(st, p, entry.room)
            else:
                way = d.tunnels.way(st, p.room, d.tunnels.first_end + f.a)
                assert way is not None
                d.walking.walk(st, p, way, d.walking.payments.pay_of(arg_of(code)))
        elif kind_of(code) == YES:
            st.stack.pop()
            d.let_go(st)
            d.lay(st, f.b, d.dungeon.cell_beyond(st, f.a), arg_of(code))
        else:
            action = st.rules.action_of[kind_of(code)]
            assert action is not None
            action.do(st, p, arg_of(code))

    def dropped(self, st: State, f: Frame) -> None:
        # Who was knocked out lays nothing any more; the tile was turned up, so it lies there as printed (CA-097).
        d = self.discovery
        d.let_go(st)
        d.lay(st, f.b, d.dungeon.cell_beyond(st, f.a), 0)

    def every(self, rules: Rules) -> list[int]:
        pay = self.discovery.walking.payments
        prices = range(self.discovery.tunnels.most_monsters() + 1)
        placing = [option(PICK, pay.code(turned, price)) for turned in range(4) for price in prices]
        return placing + [option(YES, turned) for turned in range(4)]

    def address(self, rules: Rules, code: int) -> str:
        if kind_of(code) == YES:
            return "give-up:" + str(arg_of(code) * 90)
        pay = self.discovery.walking.payments
        return "place:" + str(pay.way_of(arg_of(code)) * 90) + pay.address(pay.pay_of(arg_of(code)))

    def spell(self, st: State, f: Frame, code: int) -> str:
        if kind_of(code) == PICK:
            pay = self.discovery.walking.payments
            return "place " + str(pay.way_of(arg_of(code)) * 90) + pay.spell(pay.pay_of(arg_of(code)))
        if kind_of(code) == YES:
            return "give up " + str(arg_of(code) * 90)
        action = st.rules.action_of[kind_of(code)]
        assert action is not None
        return action.spell(st, st.players[f.who], arg_of(code))

    def verb(self, st: State, f: Frame, code: int) -> str:
        return "place" if kind_of(code) == PICK else "give up"

    def refs(self, st: State, f: Frame, code: int) -> list[Ref]:
        turned = self.discovery.walking.payments.way_of(arg_of(code)) if kind_of(code) == PICK else arg_of(code)
        return [Ref("turn", turned, "", str(turned * 90)), Ref("tile", f.b)]

    def traits_of(self, st: State, f: Frame, code: int) -> int:
        return MOVES | IN_SIGHT if kind_of(code) == PICK else DECLINES

    def cost(self, st: State, f: Frame, code: int) -> list[tuple[str, int]]:
        walking = self.discovery.walking
        pay = walking.payments
        if kind_of(code) != PICK or f.items[0]:
            return []
        way = self.discovery.completed(st, f, pay.way_of(arg_of(code)))
        return [] if way is None else walking.price(st, st.players[f.who], way, pay.pay_of(arg_of(code)))

    def prompt(self, st: State, f: Frame) -> Phrase:
        return Phrase("ask-place", 0, [self.discovery.dungeon.tiles[f.b].key])

    def tries(self, st: State, f: Frame) -> list[int]:
        found = [option(YES, turned) for turned in range(4)]
        pay = self.discovery.walking.payments
        for turned in range(4):
            found.extend([option(PICK, pay.code(turned, swords)) for swords in range(1 << pay.bits)])
        return found

    def refuse(self, st: State, f: Frame, code: int) -> Refusal:
        kind = kind_of(code)
        p = st.players[f.who]
        walking = self.discovery.walking
        turned = walking.payments.way_of(arg_of(code))
        if kind == PICK and turned < 4:
            way = self.discovery.completed(st, f, turned)
            if way is None:
                return Refusal("no_path")
            return walking.refuse(st, p, way, walking.payments.pay_of(arg_of(code))) or Refusal("unknown")
        if kind == YES:
            return Refusal("can_go_on")
        action = st.rules.action_of[kind] if 0 <= kind < len(st.rules.action_of) else None
        if action is None or arg_of(code) not in action.targets(st, p):
            return Refusal("unknown")
        if action.travels:
            return Refusal("tile_pending")
        refusal = action.refuse(st, p, arg_of(code))
        if refusal is None and not self.discovery.spares(st, f, action, arg_of(code)):
            return Refusal("step_needs_it")
        return refusal or Refusal("unknown")


class Discovery(Chapter):
    """Laying tiles, and what a tile brings with it."""

    __slots__ = ("dungeon", "walking", "tunnels", "treasures", "held", "pending")

    def __init__(self, dungeon: Dungeon, walking: Walking, tunnels: Tunnels, treasures: Treasures) -> None:
        self.dungeon = dungeon
        self.walking = walking
        self.tunnels = tunnels
        self.treasures = treasures

    def build(self, rules: Rules) -> None:
        self.tunnels.k_discover = rules.frame(DiscoverKind(self))
        self.held = [rules.deed("held_" + name) for name in HELD]
        self.pending = rules.deed("tile_pending")

    def entry(self, st: State, f: Frame, turned: int) -> End | None:
        """Find the tunnel end by which a tile turned so would be entered; a made-up tile may have none there."""
        return self.dungeon.ends[self.dungeon.facing(st, f.a, f.b, turned)]

    def completed(self, st: State, f: Frame, turned: int) -> Tunnel | None:
        """Give the tunnel as it would be with the tile turned so; None for a dead end."""
        end = self.dungeon.facing(st, f.a, f.b, turned)
        return self.tunnels.meeting(f.a, end) if self.dungeon.ends[end] is not None else None

    def hold_back(self, st: State, p: Player, f: Frame) -> None:
        """Keep what the known half needs from being spent on something else (CA-228)."""
        half = self.tunnels.meeting(f.a, OPEN)
        monsters = self.walking.monsters(st, p, half)
        bearable = max(0, min(monsters, p.supply, self.walking.payments.health.meter - 1 - p.damage))
        st.deeds[self.held[0]] = self.walking.boots.needed(st, p, half)
        st.deeds[self.held[1]] = monsters - bearable
        st.deeds[self.held[2]] = len(self.tunnels.locks.closed(st, half))
        st.deeds[self.held[3]] = max(0, monsters - p.sword)
        st.deeds[self.pending] = 1

    def spares(self, st: State, f: Frame, action: Action, arg: int) -> bool:
        """Say whether an action leaves what the known half needs: Clank! takes cubes, rewards bring some (CA-228).

        It is tried on a table without hidden things, so that the answer tells nobody what lies face down.
        """
        w = self.walking
        p = st.players[f.who]
        half = self.tunnels.meeting(f.a, OPEN)
        if action.duty or w.monsters(st, p, half) == 0 or not w.affords(st, p, half):
            return True  # Boots and Lockpicks are held back anyway
        world = st.copy()
        for pile in world.piles:
            pile.hold([])
            pile.top = []
            pile.seen = []
        q = world.players[f.who]
        action.do(world, q, arg)
        left = MOST_STEPS
        while not world.halt:  # up to the first question
            left -= 1
            if left < 0:
                raise endless(world)
            if world.dirty and world.claims:
                left = settle(world, left)
            world.dirty = 0
            top = world.stack[-1]
            if world.rules.kinds[top.kind].asks:
                break
            world.rules.kinds[top.kind].run(world, top)
        return q.status != IN or w.affords(world, q, half)

    def let_go(self, st: State) -> None:
        """Nothing is held back any more."""
        for slot in self.held:
            st.deeds[slot] = 0
        st.deeds[self.pending] = 0

    def lay(self, st: State, tile: int, cell: int, turned: int) -> None:
        """Lay a tile: first its Ghost, then its Artifact (CA-104)."""
        self.dungeon.set_down(st, tile, cell, turned)
        st.emit(self.dungeon.e_laid, -1, tile, turned * 90, -1)
        self.treasures.tile_laid(st, self.dungeon.tiles[tile])

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        for f in st.stack:
            if f.kind == self.tunnels.k_discover:
                cell = self.dungeon.cell_beyond(st, f.a)
                out["placing"] = self.dungeon.shown(f.b, cell, st.zones[self.dungeon.turned][f.b]) | {
                    "room": st.rules.spaces[st.players[f.who].room].key,
                    "end": self.dungeon.end_name(st, f.a),
                    "teleport": bool(f.items[0]),
                }
