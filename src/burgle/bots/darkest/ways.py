"""The boards of Darkest Magic: who has which means gets where, and at which effort, counted in Boots."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from burgle.bots.mind.home_board import HomeBoard
from burgle.bots.mind.homing import HomeWays
from burgle.bots.mind.ways import DEADLY, ENEMY, STOP, Net
from burgle.chapters.payments import arrival
from burgle.games.darkest.reactions import Reactions
from burgle.games.darkest.shores import MOUNTAIN
from burgle.kernel.codes import option
from burgle.kernel.rules import Rules

MOST_MAPS: Final = 40  # kept at a time


class LakeMeans(NamedTuple):
    """What somebody travels with."""

    pickaxe: int
    frail: bool  # monsters are better avoided


class DarkestBoard(HomeBoard):
    """One side of the board, and the chapters that say what is where."""

    __slots__ = ("reactions", "maps", "made")

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, MOUNTAIN)
        self.reactions = self.book.rules.find(Reactions)
        self.maps: dict[LakeMeans, HomeWays] = {}
        self.made = 0  # maps so far

    def ways(self, means: LakeMeans) -> HomeWays:
        """The board as it is for somebody with such means."""
        found = self.maps.get(means)
        if found is None:
            if len(self.maps) >= MOST_MAPS:
                self.maps.clear()
            self.made += 1
            found = self.maps[means] = HomeWays(self.made, self.hq, travelled(self, means), self.safe)
        return found

    def hop(self, room: int) -> int:
        """Teleport next door."""
        return option(self.kind["teleport"], arrival(room, 0))


def travelled(board: DarkestBoard, means: LakeMeans) -> Net:
    """All ways of one sort of traveller, backwards."""
    spaces = board.rules.spaces
    back = Net(len(spaces), board.hq)
    danger = DEADLY if means.frail else ENEMY
    for room in board.rooms:
        for way in spaces[room].exits:
            if not way.closed:
                rest = STOP if spaces[way.to].marks & board.forest else 0.0
                back.add(way.to, room, board.boots(way, means.pickaxe) + danger * way.enemies + rest)
    return back


@lru_cache(maxsize=64)
def board_of(rules: Rules) -> DarkestBoard:
    """Chart a board once."""
    return DarkestBoard(rules)
