"""The rulebooks of a campaign: base game, pack, and what the chronicle has laid over both. One family, one shape (L1-172).

Both sides of the board are in every member, and every sealed piece with no copies, so no number ever moves, whatever is
stuck, locked, fetched or turned over, and in whatever order.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from functools import lru_cache
from threading import Lock
from typing import Any, Final

from burgle.campaign import stickers
from burgle.campaign.chronicle import GONE, Chronicle
from burgle.campaign.fold import BOX
from burgle.campaign.pack import Pack
from burgle.content.family import Sticker, StickerFamily
from burgle.content.gamebooks import known_tables
from burgle.content.tables import ContentError
from burgle.kernel.rules import Rules
from burgle.kernel.state import State

Copies = tuple[tuple[str, int], ...]  # "card:c031" -> how many are in play, where that differs from the tables

FAMILIES: Final = 12  # that are kept; a family of four players takes a second to number


class CampaignFamily(StickerFamily):
    """The rulebooks of one box for so many players, with the same pieces in play."""

    def __init__(self, pack: Pack, players: int) -> None:
        self.pack = pack
        if not playable(pack):
            raise ContentError(pack.id, 0, f"this engine does not play {pack.game} {pack.plays}")
        tables = written(pack)
        self.pairs = [pair for pair in stickers.pairs_of(tables) if kind_of(tables, pair[0]) in stickers.LAID]
        self.rows = {entry["id"]: entry for entry in tables.get("sticker", ())}
        overs = [Sticker(f"{id} on {spot}", stickers.over_of(self.rows[id], spot, tables)) for id, spot in self.pairs]
        sides = pack.spec.layouts(tables) if pack.spec.layouts is not None else [""]
        option = pack.spec.layout_option
        super().__init__(pack.spec, players, [{option: side} for side in sides], tables, overs, pack.plays)
        self.sides = sides
        self.option = option
        self.copies: Copies = ()

    def twin(self) -> CampaignFamily:
        """Give a family of the same numbers with members of its own."""
        twin = CampaignFamily.__new__(CampaignFamily)
        vars(twin).update(vars(self))  # a compiled base has no copy of its own
        twin.kept, twin.lock = OrderedDict(), Lock()
        return twin

    def with_copies(self, copies: Copies) -> CampaignFamily:
        """Give the family in which so many of some pieces are in play; its numbers are the same."""
        if not copies:
            return self
        twin = self.twin()
        twin.copies = copies
        twin.tables = dict(self.tables)
        number = dict(copies)
        for sort in ("card", "token"):
            rows = []
            for entry in self.tables[sort]:
                key = f"{sort}:{entry['id']}"
                rows.append({**entry, "copies": number[key]} if key in number else entry)
            twin.tables[sort] = rows
        twin.known = {**self.known, **known_tables({sort: twin.tables[sort] for sort in ("card", "token")})}
        return twin

    def member(self, st: State) -> Rules:
        """Give the rulebook for a state: its side, its locked modules and what is stuck."""
        rules = st.rules
        modules = rules.things["module"]
        locked = [modules[n] for n in st.zones[rules.zone_names.index("locked")]]
        side = rules.things["side"][st.nums[rules.num_names.index("side")]]
        return self.written_for(side, locked, self.stuck_in(st))

    def stuck_in(self, st: State) -> list[stickers.Pair]:
        """List what is stuck in a state, in order."""
        rules = st.rules
        stuck = st.zones[rules.zone_names.index("stuck")]
        names, spots = rules.things["sticker"], rules.things["spot"]
        return [(names[stuck[at]], spots[stuck[at + 1]]) for at in range(0, len(stuck), 2)]

    def tables_in(self, st: State) -> dict[str, Any]:
        """Give the tables that the rulebook of a state is written from."""
        return self._laid(self.settled([self.pairs.index(pair) for pair in self.stuck_in(st) if pair in self.pairs]))

    def written_for(self, side: str, locked: Sequence[str], stuck: Sequence[stickers.Pair]) -> Rules:
        """Give the rulebook of a side, without locked modules, with these stickers in their order."""
        options = {self.option: side, **({"without": ",".join(locked)} if locked else {})}
        with self.lock:
            if options not in self.boards:
                self.boards.append(options)
            board = self.boards.index(options)
        return self.rules(board, [self.pairs.index(pair) for pair in stuck if pair in self.pairs])

    def _write(self, board: int, stuck: tuple[int, ...]) -> Rules:
        """Write one rulebook."""
        return self._written(self.boards[board], self._laid(stuck))

    def _laid(self, stuck: tuple[int, ...]) -> dict[str, Any]:
        """Lay stickers over the tables."""
        tables = dict(self.tables)
        for n in stuck:
            id, spot = self.pairs[n]
            stickers.lay(tables, self.rows[id], spot)
        return tables


def playable(pack: Pack) -> bool:
    """Say whether this engine plays the version of the rules that a box was closed with."""
    return pack.plays in (0, pack.spec.version, *pack.spec.continues)


def kind_of(tables: Mapping[str, Any], id: str) -> str:
    """What sort of sticker it is."""
    return next((str(entry.get("kind", "")) for entry in tables.get("sticker", ()) if entry["id"] == id), "")


def written(pack: Pack) -> dict[str, Any]:
    """Give the tables of a box in which every card of a sticker and every line of the Franchise Board has its place."""
    tables = dict(pack.tables)
    starters = [{**entry["card"], "copies": 0} for entry in tables.get("sticker", ()) if "card" in entry]
    tables["card"] = [*tables["card"], *starters]
    empty = [""] * len(stickers.franchise_lines(tables))
    if "franchise" in tables:
        tables["franchise"] = {**tables["franchise"], "setup": [*tables["franchise"]["setup"], *empty]}
    return tables


@lru_cache(maxsize=FAMILIES)
def family_of(pack: Pack, players: int) -> CampaignFamily:
    """Number a box for so many players, once."""
    return CampaignFamily(pack, players)


@lru_cache(maxsize=FAMILIES * 4)
def family_with(pack: Pack, players: int, copies: Copies) -> CampaignFamily:
    """Give the family with these pieces in play, once."""
    return family_of(pack, players).with_copies(copies)


def copies_in_play(pack: Pack, now: Chronicle) -> Copies:
    """Say how many there are of what was fetched, sorted out or destroyed (L1-174, L1-177)."""
    printed = printed_in(pack)
    found = []
    for piece in sorted({*now.home, *now.fewer}):
        place = now.home.get(piece, BOX if piece in pack.copies else "")
        whole = pack.copies.get(piece, printed.get(piece, 0))
        n = 0 if place in (GONE, BOX) else max(0, whole - now.fewer.get(piece, 0))
        if n != printed.get(piece):
            found.append((piece, n))
    return tuple(found)


@lru_cache(maxsize=FAMILIES)
def printed_in(pack: Pack) -> Mapping[str, int]:
    """Say how many there are of each piece as the box is packed."""
    return {f"{s}:{e['id']}": int(e.get("copies", 1)) for s in ("card", "token") for e in pack.tables[s]}


def side_of(pack: Pack, now: Chronicle) -> str:
    """Say on which side the next game is played; the first, where a vote in the prologue will turn the board."""
    row = pack.missions[now.next - 1] if now.next else pack.missions[-1]
    wished = now.missions.get(str(row.game))
    sides = pack.spec.layouts(pack.tables) if pack.spec.layouts is not None else [""]
    return (wished.side if wished is not None else "") or row.side or sides[0]


def locked_in(pack: Pack, now: Chronicle) -> list[str]:
    """Say which modules the next game begins without (L1-187)."""
    return [module for module in pack.locked if module not in now.unlocked]


def rules_for(pack: Pack, now: Chronicle, players: int) -> Rules:
    """Write the rulebook that a game begins with (L1-171)."""
    family = family_with(pack, players, copies_in_play(pack, now))
    return family.written_for(side_of(pack, now), locked_in(pack, now), [(s.sticker, s.spot) for s in now.stuck])
