"""How positions underground are written down: tiles, locks, Wayshrines, artifacts and Ghosts."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final, cast

from burgle.chapters.bag import HUNTER
from burgle.chapters.cubes import seat_of_cube
from burgle.chapters.walking import Walking
from burgle.games.catacombs.dungeon import SIDE_NAMES, Dungeon, cell_at, east_of, end_at, north_of, tile_of_end
from burgle.games.catacombs.features import LOCKED, Features, feature, room_of, what_of
from burgle.games.catacombs.ghosts import Ghosts
from burgle.games.catacombs.treasures import Treasures
from burgle.games.catacombs.tunnels import Tunnels
from burgle.games.positions import as_list, as_map, out_of_pool, read_cubes, space_of, write_cubes
from burgle.games.spec import PositionError, Positions, PositionWord
from burgle.kernel.pile import Pile
from burgle.kernel.rules import Rules
from burgle.kernel.state import State

END = re.compile(r"(\w+) ([NESW])([12])")
LINK = re.compile(r"(\w+)-(\w+|@)")
PARTY: Final = "x"  # behind the value of an artifact of the Party set


class CatacombsPositions:
    """Reads and writes what is particular to the catacombs, with the chapters of one rulebook."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.dungeon = rules.find(Dungeon)
        self.tunnels = cast(Tunnels, rules.find(Walking).ground)
        self.features = rules.find(Features)
        self.treasures = rules.find(Treasures)
        self.haunts = rules.find(Ghosts)
        self.tile_ids = {tile.key: tile.id for tile in self.dungeon.tiles}
        self.values = {self.value_of(token.id): token.id for token in rules.tokens if token.value}

    def tile(self, key: object) -> int:
        """Find a tile by its id."""
        if key not in self.tile_ids:
            raise PositionError(f"there is no tile {key!r}; there are {', '.join(self.tile_ids)}")
        return self.tile_ids[str(key)]

    def room_key(self, room: int) -> str:
        """Name a room."""
        return self.rules.spaces[room].key

    # ---------------------------------------------------------------- tiles

    def read_tiles(self, st: State) -> list[dict[str, Any]]:
        """List the tiles that lie there, the starting tile as two halves."""
        cells, turned = st.zones[self.dungeon.cell], st.zones[self.dungeon.turned]
        return [
            {"tile": tile.key, "at": place_of(cells[tile.id]), "turned": turned[tile.id] * 90}
            for tile in self.dungeon.tiles
            if cells[tile.id] >= 0
        ]

    def write_tiles(self, st: State, value: Any) -> None:
        """Lay tiles as they are named, beside those that lie there; no Ghost or artifact comes with them."""
        for entry in as_list(value):
            if not isinstance(entry, Mapping) or not entry.keys() <= {"tile", "at", "turned"}:
                raise PositionError(f"expected {{ tile = 'D05', at = [1, 0], turned = 90 }}, found {entry!r}")
            tile, at, degrees = self.tile(entry.get("tile")), entry.get("at"), entry.get("turned", 0)
            if not isinstance(at, list) or len(at) != 2 or degrees not in (0, 90, 180, 270):
                raise PositionError(f"{entry.get('tile')}: expected at = [east, north] and a turn of 0, 90, 180 or 270")
            cell = cell_at(at[0], at[1])
            there = self.dungeon.tile_at(st, cell)
            if there not in (-1, tile):
                raise PositionError(f"{at}: {self.dungeon.tiles[there].key} lies there already")
            if self.take_tile(st, tile) == self.dungeon.safe:
                st.nums[self.dungeon.safe_left] = max(0, st.nums[self.dungeon.safe_left] - 1)
            self.dungeon.set_down(st, tile, cell, degrees // 90)
        for tile, cell in enumerate(st.zones[self.dungeon.cell]):  # a tile may have been moved away
            if cell >= 0:
                self.dungeon.set_down(st, tile, cell, st.zones[self.dungeon.turned][tile])

    def take_tile(self, st: State, tile: int) -> int:
        """Take a tile from the stack, if it is there; says from which part of it, else -1."""
        for i in (self.dungeon.safe, self.dungeon.depths):
            if st.piles[i].take_out(tile):
                return i
        return -1

    def write_size(self, st: State, value: Any) -> None:
        """Leave so many tiles in the stack: those put on top, then of the Depths, then safe ones."""
        safe, deep = st.piles[self.dungeon.safe], st.piles[self.dungeon.depths]
        forced = len(safe.top) if st.nums[self.dungeon.safe_left] else 0
        deep.hold(deep.rest[: max(0, value - forced - len(deep.top))])
        st.nums[self.dungeon.safe_left] = value - deep.size()
        if not forced <= st.nums[self.dungeon.safe_left] <= safe.size():
            raise PositionError(f"the stack cannot have {value} tiles")

    def read_top(self, st: State) -> list[str]:
        """Name the tiles that are known to come next."""
        return [self.dungeon.tiles[tile].key for tile in self.next_pile(st).top[::-1]]

    def next_pile(self, st: State) -> Pile:
        """Give the part of the stack from which the next tile comes."""
        return st.piles[self.dungeon.safe if st.nums[self.dungeon.safe_left] else self.dungeon.depths]

    def write_top(self, st: State, value: Any) -> None:
        """Put tiles on top of the stack, the first to come first; those of the stack are moved there."""
        pile = self.next_pile(st)
        for tile in reversed([self.tile(key) for key in as_list(value)]):
            came_from = self.take_tile(st, tile)
            if pile is st.piles[self.dungeon.safe] and came_from != self.dungeon.safe:
                st.nums[self.dungeon.safe_left] += 1
            pile.put_on_top(tile, 0)

    def read_stack(self, st: State) -> list[str]:
        """Name all tiles of the stack, those removed unseen included."""
        piles = st.piles[self.dungeon.safe].everything() + st.piles[self.dungeon.depths].everything()
        return [self.dungeon.tiles[tile].key for tile in piles]

    def read_exits(self, st: State) -> dict[str, str]:
        """Say where each tunnel end of the laid tiles leads: a room, "open" or "dead"."""
        found: dict[str, str] = {}
        for end, other in enumerate(st.zones[self.dungeon.joined]):
            here = self.dungeon.ends[end]
            if here is not None and st.zones[self.dungeon.cell][tile_of_end(end)] >= 0:
                far = self.dungeon.ends[other] if other >= 0 else None
                where = self.room_key(far.room) if far is not None else "open" if other == -1 else "dead"
                found[f"{self.room_key(here.room)} {self.dungeon.end_name(st, end)}"] = where
        return found

    # ---------------------------------------------------------------- locks and features

    def read_opened(self, st: State) -> list[str]:
        """Name the locks with a lockpick on them."""
        return [self.lock_name(number) for number in st.zones[self.tunnels.locks.opened]]

    def lock_name(self, number: int) -> str:
        """Name a lock by its tunnel."""
        return self.tunnels.lock_name(self.rules, number)

    def write_opened(self, st: State, value: Any) -> None:
        """Open exactly these locks."""
        st.zones[self.tunnels.locks.opened] = [self.lock(name) for name in as_list(value)]

    def lock(self, name: object) -> int:
        """Find a lock by its name."""
        end = END.fullmatch(str(name))
        if end is not None:
            at = end_at(self.tile(end[1]), SIDE_NAMES.index(end[2]), int(end[3]) - 1)
            return self.tunnels.first_end + at
        link = LINK.fullmatch(str(name))
        if link is not None:
            a = space_of(self.rules, link[1])
            if link[2] == "@":
                return self.tunnels.first_portal + self.dungeon.portal_of[a]
            for path in self.rules.paths:
                if {path.a, path.b} == {a, space_of(self.rules, link[2])}:
                    return path.id
        raise PositionError(f"there is no tunnel {name!r}; write 'S1A-S1C', 'S3 N2' or 'D13B-@'")

    def read_covered(self, st: State) -> list[str]:
        """Name the features that were picked: `S5A chest`."""
        return [f"{self.room_key(room_of(c))} {LOCKED[what_of(c)]}" for c in st.zones[self.features.covered]]

    def write_covered(self, st: State, value: Any) -> None:
        """Cover exactly these features."""
        covered: list[int] = []
        for name in as_list(value):
            room, _, what = str(name).partition(" ")
            if what not in LOCKED:
                raise PositionError(f"{name!r}: expected a room and one of {', '.join(LOCKED)}")
            covered.append(feature(space_of(self.rules, room), LOCKED.index(what)))
        st.zones[self.features.covered] = covered

    def read_shrines(self, st: State) -> dict[str, list[str]]:
        """Say whose cubes lie on which Wayshrines."""
        return read_cubes(st, self.features.cubes)

    def write_shrines(self, st: State, value: Any) -> None:
        """Lay exactly these cubes on the Wayshrines that are named."""
        write_cubes(st, self.features.cubes, value)
        for p in st.players:
            p.nums[self.features.marks] = self.cubes(st, p.seat)

    def cubes(self, st: State, seat: int) -> int:
        """Count a seat's cubes on Wayshrines."""
        return len([cube for cube in st.zones[self.features.cubes] if seat_of_cube(cube) == seat])

    # ---------------------------------------------------------------- artifacts and Ghosts

    def value_of(self, token: int) -> int | str:
        """Name an artifact by its value, with an x behind it for those of the Party set."""
        kind = self.rules.tokens[token]
        return f"{kind.value}{PARTY}" if kind.party else kind.value

    def artifact(self, value: object) -> int:
        """Find an artifact by its value."""
        if value not in self.values:
            raise PositionError(f"there is no artifact {value!r}; there are {', '.join(map(str, self.values))}")
        return self.values[value]

    def read_heap(self, st: State) -> list[int | str]:
        """List the stack of artifacts from the top."""
        return [self.value_of(token) for token in st.zones[self.treasures.stack]]

    def write_heap(self, st: State, value: Any) -> None:
        """Make the stack exactly this."""
        st.zones[self.treasures.stack] = [self.artifact(one) for one in as_list(value)]

    def read_lying(self, st: State) -> dict[str, list[int | str]]:
        """Say which artifacts lie in which rooms."""
        lying = st.zones[self.treasures.lying]
        found: dict[str, list[int | str]] = {}
        for at in range(0, len(lying), 2):
            found.setdefault(self.room_key(lying[at]), []).append(self.value_of(lying[at + 1]))
        return found

    def write_lying(self, st: State, value: Any) -> None:
        """Lay exactly these artifacts into the rooms that are named; they come off the stack."""
        for key, values in as_map(self.rules, value).items():
            room, lying = space_of(self.rules, key), st.zones[self.treasures.lying]
            kept = [n for at in range(0, len(lying), 2) if lying[at] != room for n in lying[at : at + 2]]
            st.zones[self.treasures.lying] = kept
            for one in as_list(values):
                self.take_off(st, self.artifact(one))
                st.add(self.treasures.lying, [room, self.artifact(one)])

    def take_off(self, st: State, token: int) -> bool:
        """Take an artifact off the stack or out of its room, a secret or prisoner out of its pool."""
        if not self.rules.tokens[token].value:
            return out_of_pool(st, token)
        st.zones[self.treasures.stack] = [other for other in st.zones[self.treasures.stack] if other != token]
        lying = st.zones[self.treasures.lying]
        st.zones[self.treasures.lying] = [
            n for at in range(0, len(lying), 2) if lying[at + 1] != token for n in lying[at : at + 2]
        ]
        return True

    def ghosts(self, st: State) -> int:
        """Count the Ghosts outside of the bank."""
        return st.piles[self.haunts.bag.bag].count(HUNTER) + st.nums[self.haunts.bag.hunters]

    def settle(self, st: State, named: set[str]) -> None:
        """Let Ghosts come from the bank, and see that no pawn stands in a room that nobody has found."""
        if "ghosts_banked" not in named:
            st.nums[self.haunts.banked] = max(0, self.rules.params["ghosts"] - self.ghosts(st))
        for p in st.players:
            if p.room >= 0 and not self.dungeon.laid(st, p.room):
                raise PositionError(f"p{p.seat} stands in {self.room_key(p.room)}, and that tile is not laid")

    def all_ghosts(self, st: State) -> int:
        """Count the Ghosts wherever they are."""
        return self.ghosts(st) + st.nums[self.haunts.banked]


def place_of(cell: int) -> list[int]:
    """Write a cell as its place east and north of the Crypt's half of the starting tile."""
    return [east_of(cell), north_of(cell)]


def positions(rules: Rules) -> Positions:
    """Give the words for positions in the catacombs."""
    under = CatacombsPositions(rules)
    words = {
        "tiles": PositionWord(under.read_tiles, under.write_tiles),
        "tiles_top": PositionWord(under.read_top, under.write_top, ordered=True),
        "stack_size": PositionWord(under.dungeon.stack_size, under.write_size),
        "unfound": PositionWord(under.read_stack),
        "exits": PositionWord(under.read_exits),
        "opened": PositionWord(under.read_opened, under.write_opened),
        "covered": PositionWord(under.read_covered, under.write_covered),
        "wayshrines": PositionWord(under.read_shrines, under.write_shrines),
        "artifact_stack": PositionWord(under.read_heap, under.write_heap, ordered=True),
        "artifacts": PositionWord(under.read_lying, under.write_lying),
        "ghost_total": PositionWord(under.all_ghosts),
    }
    names = {"tile": [(tile.id, tile.key, "") for tile in under.dungeon.tiles]}
    return Positions(words, names, under.take_off, under.cubes, under.settle)
