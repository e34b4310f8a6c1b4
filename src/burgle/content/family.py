"""Families of rulebooks: one game's tables with stickers laid over them, on one side of the board or another.

All that any member may ever have is numbered up front, in an order that follows from tables and stickers alone: two
processes that need the members in another order give everything the same numbers.
"""

from __future__ import annotations

import copy
from collections import OrderedDict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from threading import Lock
from typing import Any, Final

from burgle.content.gamebooks import Known, known_tables
from burgle.content.ledger import numbers_of, read_ledger
from burgle.content.library import rules_from
from burgle.content.tables import Sources, merge, with_ids
from burgle.games.spec import GameSpec
from burgle.kernel.addresses import listed, shape_parts
from burgle.kernel.family import Family
from burgle.kernel.numbering import Numbering, ShapeError
from burgle.kernel.rules import Rules
from burgle.kernel.state import State

MOST_MEMBERS: Final = 64  # that are kept; others are written anew
PIECES: Final = ("card", "token", "space", "path")  # what every member has, in the same order

Spot = tuple[str, ...]


@dataclass(frozen=True)
class Sticker:
    """A printed change: tables that are laid over those of the game, as a pack's are."""

    id: str
    over: Mapping[str, Any]


class StickerFamily(Family):
    """The rulebooks of a game for so many players, whatever is stuck on it; `boards` are the options it may be played with.

    Stickers change what is there, or open what was shut. Cards and tokens that only come later are in the tables from the
    start, with no copies; spaces and paths without a way in.
    """

    def __init__(
        self,
        game: GameSpec,
        players: int,
        boards: Sequence[Mapping[str, str]],
        tables: Mapping[str, Any],
        stickers: Sequence[Sticker],
        version: int = 0,
    ) -> None:
        self.game, self.players, self.boards, self.stickers = game, players, list(boards), list(stickers)
        self.version = version  # of the rules, if it is not today's
        self.spots = [frozenset(spots(sticker.over)) for sticker in stickers]
        self.tables: dict[str, Any] = {**tables, "ledger": dict(tables.get("ledger", {}))}
        self.kept: OrderedDict[tuple[int, tuple[int, ...]], Rules] = OrderedDict()
        self.most = MOST_MEMBERS
        self.lock = Lock()
        self.known: Known = {}  # tables of the books, written down
        ledger = self.tables["ledger"]
        self.numbering = self._first_numbers()
        for board in range(len(self.boards)):
            plain = self._write(board, ())
            for sort in PIECES:
                ledger[sort] = [
                    *ledger.get(sort, []),
                    *(a for a in listed(plain, sort) if a not in ledger.get(sort, [])),
                ]
        for sheet in self._sheets():
            for board in range(len(self.boards)):
                self._write(board, sheet)
        self.numbering.fix()
        self.known = known_tables(self.tables)
        first = self._write(0, ())
        self.parts = shape_parts(first)
        self.shape = first.shape
        self.options = [self.rules(board).options for board in range(len(self.boards))]

    def _first_numbers(self) -> Numbering:
        """Begin with what the ledger of the game has, the other sides of the board included."""
        own = read_ledger(self.game.package)
        effects = self.tables["ledger"].get("effect", [])
        return numbers_of(own, effects)

    def member(self, st: State) -> Rules:
        """Give the rulebook for what is stuck now, on the board of the state's own rulebook."""
        rules = st.rules
        return self.rules(self.options.index(rules.options), st.zones[rules.zone_names.index("stuck")][::2])

    def rules(self, board: int, stuck: Sequence[int] = ()) -> Rules:
        """Give a member: a board and what is stuck, in order."""
        key = (board, self.settled(stuck))
        with self.lock:  # a server may write a member beside its loop
            found = self.kept.get(key)
            if found is None:
                found = self._write(*key)
                self._check(found)
                found.family = self
                self.kept[key] = found
                if len(self.kept) > self.most:
                    self.kept.popitem(last=False)
            self.kept.move_to_end(key)
            return found

    def settled(self, stuck: Sequence[int]) -> tuple[int, ...]:
        """Sort stickers as far as the order does not matter: two on the same spot stay as they were laid."""
        left, order = list(stuck), []
        while left:
            free = [s for n, s in enumerate(left) if not any(self.touch(s, before) for before in left[:n])]
            order.append(min(free))
            left.remove(order[-1])
        return tuple(order)

    def touch(self, one: int, other: int) -> bool:
        """Whether two stickers lie, at least in part, on the same spot."""
        return not self.spots[one].isdisjoint(self.spots[other])

    def _sheets(self) -> list[tuple[int, ...]]:
        """Deal the stickers out so that none covers another: every text is to be seen at least once."""
        sheets: list[list[int]] = []
        for n in range(len(self.stickers)):
            free = next((s for s in sheets if not any(self.touch(n, other) for other in s)), None)
            if free is None:
                free = []
                sheets.append(free)
            free.append(n)
        return [tuple(sheet) for sheet in sheets]

    def _write(self, board: int, stuck: tuple[int, ...]) -> Rules:
        """Write one rulebook."""
        tables = dict(self.tables)
        for name in {name for n in stuck for name in self.stickers[n].over if name in tables}:
            tables[name] = copy.deepcopy(tables[name])
        for n in stuck:
            merge(tables, copy.deepcopy(dict(self.stickers[n].over)), self.stickers[n].id)
        return self._written(self.boards[board], tables)

    def _written(self, options: Mapping[str, str], tables: Mapping[str, Any]) -> Rules:
        """Write a rulebook from tables."""
        return rules_from(
            self.game,
            self.players,
            options,
            tables,
            Sources(),
            self.version,
            shared=self.numbering,
            known=self.known,
        )

    def _check(self, rules: Rules) -> None:
        """Insist on the shape of the family."""
        if rules.shape != self.shape:
            for here, all_have in zip(shape_parts(rules), self.parts, strict=True):
                if here != all_have:
                    odd = [name for name in here if name not in all_have] or [n for n in all_have if n not in here]
                    what = ", ".join(odd[:3]) or "the order of " + ", ".join(here[:3])
                    raise ShapeError(f"not all rulebooks of this family have the same shape: {what}")


def spots(table: Mapping[str, Any], at: Spot = ()) -> Iterator[Spot]:
    """List the places that a sticker touches, down to single fields."""
    for key, value in table.items():
        if isinstance(value, Mapping):
            yield from spots(value, (*at, key))
        elif with_ids(value):
            for entry in value:
                yield from spots({k: v for k, v in entry.items() if k != "id"}, (*at, key, entry["id"]))
        else:
            yield (*at, key)
