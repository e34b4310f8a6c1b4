"""The boards of Darkest Magic: who has which means gets where, and at which effort, counted in Boots."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from burgle.bots.mind.handbook import open_book
from burgle.bots.mind.homing import HomeWays
from burgle.bots.mind.ways import DEADLY, ENEMY, STOP, Net
from burgle.chapters.artifacts import Artifacts
from burgle.chapters.banks import Banks
from burgle.chapters.bazaar import Bazaar
from burgle.chapters.home import Home
from burgle.chapters.leaps import Leaps
from burgle.chapters.payments import arrival
from burgle.chapters.teleport import Teleports
from burgle.chapters.walking import Walking
from burgle.games.darkest.reactions import Reactions
from burgle.games.darkest.shores import MOUNTAIN
from burgle.kernel.codes import option
from burgle.kernel.content import Exit
from burgle.kernel.rules import Rules
from burgle.kernel.state import State

MOST_MAPS: Final = 40  # kept at a time


class LakeMeans(NamedTuple):
    """What somebody travels with."""

    pickaxe: int
    frail: bool  # monsters are better avoided


class DarkestBoard:
    """One side of the board, and the chapters that say what is where."""

    __slots__ = (
        "rules", "book", "banks", "town", "home", "leaps", "relics", "reactions", "teleports", "walking", "pickaxe", "forest",
        "kind", "rooms", "hq", "safe", "valued", "rewarded", "chaff", "maps", "made",
    )  # fmt: skip

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        book = self.book = open_book(rules)
        self.banks = book.rules.find(Banks)
        self.town = book.rules.find(Bazaar)
        self.home = book.rules.find(Home)
        self.leaps = book.rules.find(Leaps)
        self.relics = book.rules.find(Artifacts)
        self.reactions = book.rules.find(Reactions)
        self.teleports = book.rules.find(Teleports)
        self.walking = book.rules.find(Walking)
        self.pickaxe = rules.tag("pickaxe")
        self.forest = rules.mark("forest")
        self.kind = book.kind
        self.rooms = [space.id for space in rules.spaces if space.exits]
        self.hq = next(space.id for space in rules.spaces if space.marks & self.home.bit and space.exits)
        zone = rules.mark("danger_zone")
        self.safe = [room for room in self.rooms if not rules.spaces[room].marks & zone]
        self.valued = [token for token in rules.tokens if token.value]  # artifacts
        self.rewarded = rules.zone_names.index("rewarded")
        self.chaff = [1 if card.deck == "starter" else 0 for card in rules.cards]
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

    def boots(self, way: Exit, pickaxe: int) -> int:
        """What a way costs with or without a Pick Axe (L2-224)."""
        return 1 if pickaxe and way.terrain & MOUNTAIN else way.boots

    # What options look like, as the chapters number them.

    def move(self, way: Exit, swords: int) -> int:
        """Walk along a path; so many monsters are fought."""
        return option(self.kind["move"], self.walking.payments.code(way.path, swords))

    def hop(self, room: int) -> int:
        """Teleport next door."""
        return option(self.kind["teleport"], arrival(room, 0))

    def buy(self, item: int) -> int:
        """Buy an item of the market by its place there."""
        return option(self.kind["buy"], item << 1)

    # What the turn has granted so far.

    def fearless(self, st: State) -> bool:
        """Say whether monsters are ignored."""
        return self.walking.ignores(st, "enemies")

    def fresh(self, st: State) -> bool:
        """Say whether forests are ignored."""
        return self.walking.ignores(st, "forests")

    def tired(self, st: State) -> bool:
        """Say whether Boots are of no use any more."""
        return self.walking.breath.spent(st)


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
