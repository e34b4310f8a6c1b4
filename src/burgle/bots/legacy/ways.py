"""The boards of Legacy: who has which means gets where, and at which effort, counted in Boots."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from burgle.bots.mind.book import open_book
from burgle.bots.mind.ways import DEADLY, ENEMY, FAR, STOP
from burgle.chapters.home import Home
from burgle.games.legacy.agents import Agents
from burgle.games.legacy.banks import Banks
from burgle.games.legacy.coaches import Coaches
from burgle.games.legacy.drafts import Drafts
from burgle.games.legacy.favours import Town
from burgle.games.legacy.fruit import Fruit
from burgle.games.legacy.interns import Interns
from burgle.games.legacy.leaps import Leaps
from burgle.games.legacy.patrons import Patrons
from burgle.games.legacy.relics import Relics
from burgle.games.legacy.seals import Seals
from burgle.games.legacy.shrines import Shrines
from burgle.games.legacy.trails import MOUNTAIN, WATER, Trails
from burgle.games.legacy.volcano import Volcano
from burgle.games.legacy.wights import Ruins
from burgle.kernel.content import Exit
from burgle.kernel.rules import Rules

FARE = 1.0  # Boots that a coin of a coach's fare is worth
MOST_MAPS = 400  # kept at a time
MOST_GOLD = 6  # more than any ride costs


class Means(NamedTuple):
    """What somebody travels with."""

    canoe: int
    pickaxe: int
    unseen: int  # by monsters on paths
    gold: int  # for coaches, up to MOST_GOLD
    frail: bool  # monsters are better avoided
    agents: tuple[int, ...]  # where they wait


class LegacyBoard:
    """One side of the board, and the chapters that say what is where."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        find = open_book(rules).find
        self.agents = find(Agents)
        self.banks = find(Banks)
        self.coaches = find(Coaches)
        self.drafts = find(Drafts)
        self.town = find(Town)
        self.fruit = find(Fruit)
        self.home = find(Home)
        self.interns = find(Interns)
        self.leaps = find(Leaps)
        self.patrons = find(Patrons)
        self.relics = find(Relics)
        self.ruins = find(Ruins)
        self.seals = find(Seals)
        self.shrines = find(Shrines)
        self.trails = find(Trails)
        self.volcano = find(Volcano)
        self.rooms = [space.id for space in rules.spaces if space.exits]
        self.hq = next(space.id for space in rules.spaces if space.marks & self.home.bit and space.exits)
        self.zone = rules.mark("danger_zone")
        self.safe = [room for room in self.rooms if not rules.spaces[room].marks & self.zone]
        self.maps: dict[Means, LegacyWays] = {}

    def ways(self, means: Means) -> LegacyWays:
        """The board as it is for somebody with such means."""
        found = self.maps.get(means)
        if found is None:
            if len(self.maps) >= MOST_MAPS:
                self.maps.clear()
            found = self.maps[means] = LegacyWays(self, means)
        return found

    def lands(self, room: int) -> int:
        """Where one stands after entering a space: whoever enters a shrine is sent to the Pyramid."""
        shrine = self.rules.spaces[room].marks & self.shrines.bit
        return self.shrines.pyramid if shrine and self.shrines.pyramid >= 0 else room

    def boots(self, way: Exit, pickaxe: int) -> int:
        """What a way costs with or without a Pickaxe."""
        return 1 if pickaxe and way.terrain & MOUNTAIN else way.boots

    def open(self, way: Exit, canoe: int) -> bool:
        """Say whether a way can be walked at all."""
        return not way.closed and (canoe > 0 or not way.terrain & WATER)


class LegacyWays:
    """Distances for one sort of traveller, worked out when they are asked for."""

    def __init__(self, board: LegacyBoard, means: Means) -> None:
        self.hq = board.hq
        spaces = board.rules.spaces
        self.back: list[list[tuple[int, float]]] = [[] for _ in spaces]
        danger = DEADLY if means.frail else ENEMY
        arrival = [danger if room in means.agents else 0.0 for room in range(len(spaces))]
        for room in board.rooms:
            arrival[room] += STOP if spaces[room].marks & board.trails.forest else 0.0
        for room in board.rooms:
            if board.lands(room) != room:
                continue  # nobody ever stands there
            for way in spaces[room].exits:
                if not board.open(way, means.canoe):
                    continue
                effort = board.boots(way, means.pickaxe) + arrival[way.to]
                if not means.unseen:
                    effort += danger * way.enemies
                self.back[way.to].append((room, effort))
                lands = board.lands(way.to)
                if lands != way.to and lands != room:
                    self.back[lands].append((room, effort))
        fees = board.coaches.fees
        for start in board.coaches.stops:
            for end in board.coaches.stops:
                fare = fees[start] + fees[end]
                if start != end and fare <= means.gold:
                    self.back[end].append((start, 1.0 + FARE * fare + arrival[end]))
        self.known: dict[int, list[float]] = {}
        self.home = self.to(self.hq)
        self.refuge = self.search(board.safe)

    def to(self, goal: int) -> list[float]:
        """The effort from every space to a goal."""
        found = self.known.get(goal)
        if found is None:
            found = self.known[goal] = self.search([goal])
        return found

    def search(self, goals: list[int]) -> list[float]:
        """Dijkstra's way, backwards from the goals; HQ is where ways begin and end."""
        far = [FAR] * len(self.back)
        queue = [(0.0, goal) for goal in goals]
        for goal in goals:
            far[goal] = 0.0
        while queue:
            effort, room = heappop(queue)
            if effort > far[room] or (room == self.hq and effort > 0.0):
                continue
            for start, more in self.back[room]:
                if effort + more < far[start]:
                    far[start] = effort + more
                    heappush(queue, (effort + more, start))
        return far


@lru_cache(maxsize=64)
def board_of(rules: Rules) -> LegacyBoard:
    """Chart a board once."""
    return LegacyBoard(rules)
