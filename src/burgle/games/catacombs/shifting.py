"""A dungeon that shifts: effects that turn tiles under people's feet, and that lay new ones."""

from __future__ import annotations

from burgle.games.catacombs.blink import Blinks
from burgle.games.catacombs.discovery import Discovery
from burgle.games.catacombs.dungeon import (
    ENDS,
    SIDE_NAMES,
    STEP,
    Dungeon,
    east_of,
    end_at,
    north_of,
    side_printed,
    tile_of_end,
)
from burgle.kernel.codes import D_PLACE, PICK, arg_of, option
from burgle.kernel.counts import Count
from burgle.kernel.effects import Effect
from burgle.kernel.frames import FrameKind, source_name
from burgle.kernel.phrase import Phrase
from burgle.kernel.reader import Reader
from burgle.kernel.refs import Ref
from burgle.kernel.rules import Chapter, Rules
from burgle.kernel.state import Frame, Player, State
from burgle.kernel.traits import IN_SIGHT, REVEALS


class TurnTile(Effect):
    """Turn the tile under one's feet to a different orientation."""

    __slots__ = ("shifting",)

    def __init__(self, shifting: Shifting) -> None:
        super().__init__(False)
        self.shifting = shifting

    def run(self, st: State, who: int, source: int) -> None:
        if self.possible(st, who, source):
            st.push(self.shifting.k_turn, who, self.shifting.tile_under(st, st.players[who]), source)

    def possible(self, st: State, who: int, source: int) -> bool:
        tile = self.shifting.tile_under(st, st.players[who])
        return tile >= 0 and self.shifting.free_to_turn(st, tile)

    def say(self) -> Phrase:
        return Phrase("turn-tile")

    def icons(self) -> list[str]:
        return ["turn"]

    def text(self) -> str:
        return "turn tile"


class TurnTiles(Effect):
    """Every square tile with a pawn on it turns by half."""

    __slots__ = ("shifting",)

    def __init__(self, shifting: Shifting) -> None:
        super().__init__(True)
        self.shifting = shifting

    def run(self, st: State, who: int, source: int) -> None:
        for tile in self.shifting.dungeon.tiles:
            if self.shifting.dungeon.pawns_on(st, tile.id) and self.shifting.free_to_turn(st, tile.id):
                self.shifting.turn(st, tile.id, (st.zones[self.shifting.dungeon.turned][tile.id] + 2) % 4)

    def say(self) -> Phrase:
        return Phrase("turn-tiles")

    def icons(self) -> list[str]:
        return ["turn"]

    def text(self) -> str:
        return "turn tiles"


class TurnTileKind(FrameKind):
    """The question how to turn the tile `a`: any of the three other orientations."""

    __slots__ = ("shifting",)

    def __init__(self, shifting: Shifting) -> None:
        super().__init__(True, False, public=True)
        self.traits = IN_SIGHT
        self.shifting = shifting

    def ask(self, st: State, f: Frame) -> list[int]:
        now = st.zones[self.shifting.dungeon.turned][f.a]
        return [option(PICK, turned) for turned in range(4) if turned != now]

    def answer(self, st: State, f: Frame, code: int) -> None:
        st.stack.pop()
        self.shifting.turn(st, f.a, arg_of(code))

    def every(self, rules: Rules) -> list[int]:
        return [option(PICK, turned) for turned in range(4)]

    def address(self, rules: Rules, code: int) -> str:
        return "turn:" + str(arg_of(code) * 90)

    def spell(self, st: State, f: Frame, code: int) -> str:
        return "turn " + str(arg_of(code) * 90)

    def verb(self, st: State, f: Frame, code: int) -> str:
        return "turn"

    def refs(self, st: State, f: Frame, code: int) -> list[Ref]:
        return [Ref("turn", arg_of(code), "", str(arg_of(code) * 90)), Ref("tile", f.a)]

    def prompt(self, st: State, f: Frame) -> Phrase:
        return Phrase("ask-turn-tile", 0, [self.shifting.dungeon.tiles[f.a].key])


class LayTile(Effect):
    """Lay the next tile beside one's own, or anywhere it fits."""

    __slots__ = ("anywhere", "shifting")

    def __init__(self, anywhere: bool, shifting: Shifting) -> None:
        super().__init__(False)
        self.anywhere = anywhere
        self.shifting = shifting

    def run(self, st: State, who: int, source: int) -> None:
        st.deeds[self.shifting.blinks.newest] = 0
        if self.possible(st, who, source):
            st.push(self.shifting.k_cell, who, 1 if self.anywhere else 0, source)

    def possible(self, st: State, who: int, source: int) -> bool:
        return bool(self.shifting.cells(st, st.players[who], self.anywhere))

    def say(self) -> Phrase:
        return Phrase("lay-tile-anywhere" if self.anywhere else "lay-tile")

    def icons(self) -> list[str]:
        return ["tile"]

    def text(self) -> str:
        return "lay tile anywhere" if self.anywhere else "lay tile"


class CellKind(FrameKind):
    """The question where to lay the next tile; it is turned up only then."""

    __slots__ = ("shifting",)

    def __init__(self, shifting: Shifting) -> None:
        super().__init__(True, True, public=True)
        self.traits = REVEALS | IN_SIGHT
        self.shifting = shifting

    def ask(self, st: State, f: Frame) -> list[int]:
        return [option(PICK, cell) for cell in self.shifting.cells(st, st.players[f.who], f.a == 1)]

    def answer(self, st: State, f: Frame, code: int) -> None:
        st.stack.pop()
        tile = self.shifting.dungeon.draw_tile(st)
        st.emit(self.shifting.dungeon.e_found, f.who, tile, 0, f.b)
        st.push(self.shifting.k_lay, f.who, arg_of(code), tile)

    def every(self, rules: Rules) -> list[int]:
        return [option(PICK, end_at(tile.id, side, 0)) for tile in self.shifting.dungeon.tiles for side in range(4)]

    def address(self, rules: Rules, code: int) -> str:
        end = arg_of(code)
        return "lay:" + self.shifting.dungeon.tiles[tile_of_end(end)].key + "." + SIDE_NAMES[side_printed(end)]

    def place(self, st: State, f: Frame, code: int) -> int:
        """Cells have no end; a move names the first tile beside one, and the side of the table on which it lies there."""
        d = self.shifting.dungeon
        cells = st.zones[d.cell]
        for tile in range(len(cells)):
            for side in range(4) if cells[tile] >= 0 else range(0):
                if cells[tile] + STEP[side] == arg_of(code):
                    return option(PICK, end_at(tile, side, 0))
        return code

    def spell(self, st: State, f: Frame, code: int) -> str:
        return "lay " + self.shifting.cell_name(arg_of(code))

    def verb(self, st: State, f: Frame, code: int) -> str:
        return "lay"

    def refs(self, st: State, f: Frame, code: int) -> list[Ref]:
        return [Ref("cell", arg_of(code), "", self.shifting.cell_name(arg_of(code)).replace(" ", ","))]

    def prompt(self, st: State, f: Frame) -> Phrase:
        return Phrase("ask-cell", 0, [source_name(st, f.b)])


class LayKind(FrameKind):
    """The question how to turn a tile that no pawn enters: `a` is the cell, `b` the tile."""

    __slots__ = ("shifting",)

    def __init__(self, shifting: Shifting) -> None:
        super().__init__(True, False, public=True)
        self.traits = IN_SIGHT
        self.shifting = shifting

    def ask(self, st: State, f: Frame) -> list[int]:
        return [option(PICK, turned) for turned in range(4)]

    def answer(self, st: State, f: Frame, code: int) -> None:
        st.stack.pop()
        self.shifting.discovery.lay(st, f.b, f.a, arg_of(code))
        st.deeds[self.shifting.blinks.newest] = f.b + 1

    def dropped(self, st: State, f: Frame) -> None:
        self.shifting.discovery.lay(st, f.b, f.a, 0)  # it was turned up, so it is laid, as printed (CA-097)

    def every(self, rules: Rules) -> list[int]:
        return [option(PICK, turned) for turned in range(4)]

    def address(self, rules: Rules, code: int) -> str:
        return "place:" + str(arg_of(code) * 90)

    def spell(self, st: State, f: Frame, code: int) -> str:
        return "place " + str(arg_of(code) * 90)

    def verb(self, st: State, f: Frame, code: int) -> str:
        return "place"

    def refs(self, st: State, f: Frame, code: int) -> list[Ref]:
        return [Ref("turn", arg_of(code), "", str(arg_of(code) * 90)), Ref("tile", f.b)]

    def prompt(self, st: State, f: Frame) -> Phrase:
        return Phrase("ask-place", 0, [self.shifting.dungeon.tiles[f.b].key])


class Alone(Count):
    """1 while the player's pawn is the only one on a square tile."""

    __slots__ = ("shifting",)

    def __init__(self, shifting: Shifting) -> None:
        super().__init__("alone", D_PLACE)
        self.shifting = shifting

    def value(self, st: State, p: Player, source: int) -> int:
        tile = self.shifting.tile_under(st, p)
        return 1 if tile >= 0 and len(self.shifting.dungeon.pawns_on(st, tile)) == 1 else 0


class Haunted(Count):
    """1 while the player stands on a haunted tile."""

    __slots__ = ("bit",)

    def __init__(self, bit: int) -> None:
        super().__init__("haunted", D_PLACE)
        self.bit = bit

    def value(self, st: State, p: Player, source: int) -> int:
        return 1 if p.room >= 0 and st.rules.spaces[p.room].marks & self.bit else 0


class Shifting(Chapter):
    """Turning and laying tiles by effects."""

    __slots__ = ("dungeon", "discovery", "blinks", "k_turn", "k_cell", "k_lay")

    def __init__(self, dungeon: Dungeon, discovery: Discovery, blinks: Blinks) -> None:
        self.dungeon = dungeon
        self.discovery = discovery
        self.blinks = blinks

    def build(self, rules: Rules) -> None:
        self.k_turn = rules.frame(TurnTileKind(self))
        self.k_cell = rules.frame(CellKind(self))
        self.k_lay = rules.frame(LayKind(self))
        rules.words["turn"] = self.turn_word
        rules.words["lay"] = self.lay_word
        rules.counts["alone"] = self.alone
        rules.counts["haunted"] = self.haunted

    def turn_word(self, r: Reader) -> Effect:
        """`turn tile`, `turn tiles`: your own, to another orientation; all with pawns, by half"""
        return TurnTiles(self) if r.one_of(["tile", "tiles"], "thing to turn") else TurnTile(self)

    def lay_word(self, r: Reader) -> Effect:
        """`lay tile`, `lay tile anywhere`: the next tile, beside your own or wherever it fits"""
        r.expect("tile")
        return LayTile(r.accept("anywhere"), self)

    def alone(self, r: Reader) -> Count:
        """`alone`: the only pawn on a square tile"""
        return Alone(self)

    def haunted(self, r: Reader) -> Count:
        """`haunted`: standing on a haunted tile"""
        return Haunted(r.rules.mark("haunted"))

    def tile_under(self, st: State, p: Player) -> int:
        """Find the square tile a player stands on; -1 on the starting tile."""
        if p.room < 0:
            return -1
        tile = self.dungeon.tile_of[p.room]
        return tile if self.dungeon.tiles[tile].square else -1

    def free_to_turn(self, st: State, tile: int) -> bool:
        """Say whether a tile may turn now: not the starting one, nor one being left (CA-229)."""
        if not self.dungeon.tiles[tile].square or st.zones[self.dungeon.cell][tile] < 0:
            return False
        if st.deeds[self.discovery.pending]:
            return self.dungeon.tile_of[st.players[st.active].room] != tile
        return True

    def turn(self, st: State, tile: int, turned: int) -> None:
        """Turn a tile with all that is on it; nobody enters or leaves a room by that."""
        self.dungeon.set_down(st, tile, st.zones[self.dungeon.cell][tile], turned)
        st.emit(self.dungeon.e_turned, -1, tile, turned * 90, -1)

    def cells(self, st: State, p: Player, anywhere: bool) -> list[int]:
        """List empty cells beside the own tile (or any tile) across a side that has tunnel ends (CA-230)."""
        if p.room < 0 or self.dungeon.stack_size(st) == 0 or st.deeds[self.discovery.pending]:
            return []
        found: list[int] = []
        here = self.dungeon.tile_of[p.room]
        for tile in self.dungeon.tiles:
            if st.zones[self.dungeon.cell][tile.id] < 0 or not (anywhere or self.same_piece(tile.id, here)):
                continue
            for end in range(tile.id * ENDS, tile.id * ENDS + ENDS):
                if self.dungeon.ends[end] is not None:
                    cell = self.dungeon.cell_beyond(st, end)
                    if cell not in found and self.dungeon.tile_at(st, cell) < 0:
                        found.append(cell)
        return found

    def same_piece(self, one: int, two: int) -> bool:
        """Say whether two tiles are one piece of cardboard: the halves of the starting tile are."""
        return one == two or not (self.dungeon.tiles[one].square or self.dungeon.tiles[two].square)

    def cell_name(self, cell: int) -> str:
        """Name a cell by its place east and north of the Crypt's half of the starting tile."""
        return str(east_of(cell)) + " " + str(north_of(cell))

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        d = self.dungeon
        for f in st.stack:
            if f.kind == self.k_lay:
                out["placing"] = d.shown(f.b, f.a, 0)
            elif f.kind == self.k_turn:
                out["placing"] = d.shown(f.a, st.zones[d.cell][f.a], st.zones[d.turned][f.a])
