"""Discovering a tile: the move pauses, the walker may get what is missing, then lays the tile and goes on."""

from __future__ import annotations

from typing import Final

from burgle.chapters import events
from burgle.chapters.paths import enter
from burgle.games.catacombs.dungeon import Dungeon, End
from burgle.games.catacombs.treasures import Treasures
from burgle.games.catacombs.tunnels import Toll, Tunnels
from burgle.kernel.codes import IN, PICK, YES, arg_of, kind_of, option
from burgle.kernel.engine import endless, settle
from burgle.kernel.frames import FrameKind
from burgle.kernel.phrase import Phrase, Refusal
from burgle.kernel.refs import Ref
from burgle.kernel.rules import Action, Chapter, Rules
from burgle.kernel.runaway import MOST_STEPS, Runaway
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
                    placing.append(option(PICK, turned << 3))
            return placing or [option(YES, turned) for turned in range(4)]
        for turned in range(4):
            toll = d.completed(st, p, f, turned)
            if toll is None:
                continue
            for swords in range(min(toll.enemies, p.sword) + 1):
                if d.tunnels.refuse(st, p, toll, swords) is None:
                    placing.append(option(PICK, turned << 3 | swords))
        d.hold_back(st, p, f)
        out = placing[:]
        if not placing:
            out.extend([option(YES, turned) for turned in range(4)])
        for action in st.rules.spaces[p.room].actions:
            if not action.travels:
                found: list[int] = []
                action.offer(st, p, found)
                out.extend([code for code in found if d.spares(st, f, action, arg_of(code))])
        return out

    def answer(self, st: State, f: Frame, code: int) -> None:
        d = self.discovery
        p = st.players[f.who]
        if kind_of(code) == PICK:
            st.stack.pop()
            d.let_go(st)
            turned = arg_of(code) >> 3
            d.lay(st, f.b, d.dungeon.cell_beyond(st, f.a), turned)
            if f.items[0]:
                entry = d.entry(st, f, turned)
                assert entry is not None
                st.emit(events.TELEPORT, p.seat, entry.room, 0, -1)
                enter(st, p, entry.room)
            else:
                toll = d.tunnels.toll(st, p, p.room, d.tunnels.first_end + f.a)
                assert toll is not None
                d.tunnels.walk(st, p, toll, arg_of(code) & 7)
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

    def spell(self, st: State, f: Frame, code: int) -> str:
        if kind_of(code) == PICK:
            swords = " swords " + str(arg_of(code) & 7) if arg_of(code) & 7 else ""
            return "place " + str((arg_of(code) >> 3) * 90) + swords
        if kind_of(code) == YES:
            return "give up " + str(arg_of(code) * 90)
        action = st.rules.action_of[kind_of(code)]
        assert action is not None
        return action.spell(st, st.players[f.who], arg_of(code))

    def verb(self, st: State, f: Frame, code: int) -> str:
        return "place" if kind_of(code) == PICK else "give up"

    def refs(self, st: State, f: Frame, code: int) -> list[Ref]:
        turned = arg_of(code) >> 3 if kind_of(code) == PICK else arg_of(code)
        return [Ref("turn", turned, "", str(turned * 90)), Ref("tile", f.b)]

    def traits_of(self, st: State, f: Frame, code: int) -> int:
        return MOVES | IN_SIGHT if kind_of(code) == PICK else DECLINES

    def cost(self, st: State, f: Frame, code: int) -> list[tuple[str, int]]:
        p = st.players[f.who]
        toll = (
            self.discovery.completed(st, p, f, arg_of(code) >> 3) if kind_of(code) == PICK and not f.items[0] else None
        )
        return toll.price(arg_of(code) & 7) if toll is not None else []

    def prompt(self, st: State, f: Frame) -> Phrase:
        return Phrase("ask-place", 0, [self.discovery.dungeon.tiles[f.b].key])

    def tries(self, st: State, f: Frame) -> list[int]:
        found = [option(YES, turned) for turned in range(4)]
        for turned in range(4):
            found.extend([option(PICK, turned << 3 | swords) for swords in range(8)])
        return found

    def refuse(self, st: State, f: Frame, code: int) -> Refusal:
        kind = kind_of(code)
        p = st.players[f.who]
        if kind == PICK and arg_of(code) >> 3 < 4:
            toll = self.discovery.completed(st, p, f, arg_of(code) >> 3)
            if toll is None:
                return Refusal("no_path")
            return self.discovery.tunnels.refuse(st, p, toll, arg_of(code) & 7) or Refusal("unknown")
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

    __slots__ = ("dungeon", "tunnels", "treasures", "held", "pending")

    def __init__(self, dungeon: Dungeon, tunnels: Tunnels, treasures: Treasures) -> None:
        self.dungeon = dungeon
        self.tunnels = tunnels
        self.treasures = treasures

    def build(self, rules: Rules) -> None:
        self.tunnels.k_discover = rules.frame(DiscoverKind(self))
        self.held = [rules.deed("held_" + name) for name in HELD]
        self.pending = rules.deed("tile_pending")

    def entry(self, st: State, f: Frame, turned: int) -> End | None:
        """Find the tunnel end by which a tile turned so would be entered; a made-up tile may have none there."""
        return self.dungeon.ends[self.dungeon.facing(st, f.a, f.b, turned)]

    def completed(self, st: State, p: Player, f: Frame, turned: int) -> Toll | None:
        """Add up the tunnel as it would be with the tile turned so; None for a dead end."""
        t = self.tunnels
        toll = t.toll(st, p, p.room, t.first_end + f.a)
        assert toll is not None
        end = self.dungeon.facing(st, f.a, f.b, turned)
        entry = self.dungeon.ends[end]
        if entry is None:
            return None
        t.second_half(st, toll, entry, t.first_end + end, p.has[t.map] > 0)
        return t.eased(st, p, toll)

    def hold_back(self, st: State, p: Player, f: Frame) -> None:
        """Keep what the known half needs from being spent on something else (CA-228)."""
        toll = self.tunnels.toll(st, p, p.room, self.tunnels.first_end + f.a)
        assert toll is not None
        bearable = max(0, min(toll.enemies, p.supply, self.tunnels.health.meter - 1 - p.damage))
        st.deeds[self.held[0]] = toll.boots
        st.deeds[self.held[1]] = toll.enemies - bearable
        st.deeds[self.held[2]] = len(toll.locks)
        st.deeds[self.held[3]] = max(0, toll.enemies - p.sword)
        st.deeds[self.pending] = 1

    def spares(self, st: State, f: Frame, action: Action, arg: int) -> bool:
        """Say whether an action leaves what the known half needs: Clank! takes cubes, rewards bring some (CA-228).

        It is tried on a table without hidden things, so that the answer tells nobody what lies face down.
        """
        t = self.tunnels
        p = st.players[f.who]
        toll = t.toll(st, p, p.room, t.first_end + f.a)
        assert toll is not None
        if action.duty or toll.enemies == 0 or t.short(p, toll, min(toll.enemies, p.sword), "") is not None:
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
                raise Runaway(endless(world))
            if world.dirty and world.claims:
                left = settle(world, left)
            world.dirty = 0
            top = world.stack[-1]
            if world.rules.kinds[top.kind].asks:
                break
            world.rules.kinds[top.kind].run(world, top)
        return q.status != IN or t.short(q, t.eased(world, q, toll), min(toll.enemies, q.sword), "") is None

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
