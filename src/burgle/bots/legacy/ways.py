"""The boards of Legacy: who has which means gets where, and at which effort, counted in Boots."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from burgle.bots.mind.home_board import HomeBoard
from burgle.bots.mind.homing import HomeWays
from burgle.bots.mind.ways import DEADLY, ENEMY, STOP, Net
from burgle.chapters.payments import arrival
from burgle.games.legacy.agents import Agents
from burgle.games.legacy.coaches import Coaches
from burgle.games.legacy.drafts import Drafts
from burgle.games.legacy.fruit import Fruit
from burgle.games.legacy.interns import Interns
from burgle.games.legacy.patrons import Patrons
from burgle.games.legacy.seals import Seals
from burgle.games.legacy.shrines import Shrines
from burgle.games.legacy.trails import MOUNTAIN, WATER
from burgle.games.legacy.volcano import Volcano
from burgle.games.legacy.wights import Ruins
from burgle.kernel.codes import option
from burgle.kernel.content import Exit
from burgle.kernel.rules import Rules
from burgle.kernel.state import State

FARE: Final = 1.0  # Boots that a coin of a coach's fare is worth
MOST_MAPS: Final = 400  # kept at a time
MOST_GOLD: Final = 6  # more than any ride costs


class Means(NamedTuple):
    """What somebody travels with."""

    canoe: int
    pickaxe: int
    unseen: int  # by monsters on paths
    gold: int  # for coaches, up to MOST_GOLD
    frail: bool  # monsters are better avoided
    agents: tuple[int, ...]  # where they wait


class LegacyBoard(HomeBoard):
    """One side of the board, and the chapters that say what is where."""

    __slots__ = (
        "agents", "coaches", "drafts", "fruit", "interns", "patrons", "ruins", "seals", "shrines", "canoe", "volcano",
        "lands_at", "eats", "maps", "made",
    )  # fmt: skip

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, MOUNTAIN)
        book = self.book
        self.agents = book.rules.find(Agents)
        self.coaches = book.rules.find(Coaches)
        self.drafts = book.rules.find(Drafts)
        self.fruit = book.rules.find(Fruit)
        self.interns = book.rules.find(Interns)
        self.patrons = book.rules.find(Patrons)
        self.ruins = book.rules.find(Ruins)
        self.seals = book.rules.find(Seals)
        self.shrines = book.rules.find(Shrines)
        self.canoe = rules.tag("canoe")
        self.volcano = book.rules.find(Volcano)
        # Where one stands after entering a space: whoever enters a shrine is sent to the Pyramid.
        pyramid = self.shrines.pyramid
        self.lands_at = [
            pyramid if space.marks & self.shrines.bit and pyramid >= 0 else space.id for space in rules.spaces
        ]
        # By card: whether it is paid with fruit.
        self.eats = [card.play is not None and "pay fruit" in card.play.text() for card in rules.cards]
        self.maps: dict[Means, HomeWays] = {}
        self.made = 0  # maps so far

    def ways(self, means: Means) -> HomeWays:
        """The board as it is for somebody with such means."""
        found = self.maps.get(means)
        if found is None:
            if len(self.maps) >= MOST_MAPS:
                self.maps.clear()
            self.made += 1
            found = self.maps[means] = HomeWays(self.made, self.hq, travelled(self, means), self.safe)
        return found

    def open(self, way: Exit, canoe: int) -> bool:
        """Say whether a way can be walked at all."""
        return not way.closed and (canoe > 0 or not way.terrain & WATER)

    def arrive(self, action: str, room: int, agent: int) -> int:
        """Come to a space by teleport or coach, past the Agent there."""
        return option(self.kind[action], arrival(room, agent))

    def past_agents(self, st: State) -> bool:
        """Say whether Agents are ignored."""
        return self.walking.ignores(st, "agents")


def travelled(board: LegacyBoard, means: Means) -> Net:
    """All ways of one sort of traveller, backwards."""
    spaces = board.rules.spaces
    back = Net(len(spaces), board.hq)
    danger = DEADLY if means.frail else ENEMY
    arrival = [danger if room in means.agents else 0.0 for room in range(len(spaces))]
    for room in board.rooms:
        arrival[room] += STOP if spaces[room].marks & board.forest else 0.0
    for room in board.rooms:
        if board.lands_at[room] != room:
            continue  # nobody ever stands there
        for way in spaces[room].exits:
            if not board.open(way, means.canoe):
                continue
            effort = board.boots(way, means.pickaxe) + arrival[way.to]
            if not means.unseen:
                effort += danger * way.enemies
            back.add(way.to, room, effort)
            lands = board.lands_at[way.to]
            if lands != way.to and lands != room:
                back.add(lands, room, effort)
    fees = board.coaches.fees
    for start in board.coaches.stops:
        for end in board.coaches.stops:
            fare = fees[start] + fees[end]
            if start != end and fare <= means.gold:
                back.add(end, start, 1.0 + FARE * fare + arrival[end])
    return back


@lru_cache(maxsize=64)
def board_of(rules: Rules) -> LegacyBoard:
    """Chart a board once."""
    return LegacyBoard(rules)
