"""The boards of Legacy: who has which means gets where, and at which effort, counted in Boots."""

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


class LegacyBoard:
    """One side of the board, and the chapters that say what is where."""

    __slots__ = (
        "rules", "agents", "banks", "coaches", "drafts", "town", "fruit", "home", "interns", "leaps", "patrons", "relics",
        "ruins", "seals", "shrines", "teleports", "walking", "canoe", "pickaxe", "forest", "volcano", "kind", "rooms",
        "hq", "safe", "lands_at", "valued",
        "rewarded", "eats", "chaff", "maps", "made", "book",
    )  # fmt: skip

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        book = open_book(rules)
        self.agents = book.rules.find(Agents)
        self.banks = book.rules.find(Banks)
        self.coaches = book.rules.find(Coaches)
        self.drafts = book.rules.find(Drafts)
        self.town = book.rules.find(Bazaar)
        self.fruit = book.rules.find(Fruit)
        self.home = book.rules.find(Home)
        self.interns = book.rules.find(Interns)
        self.leaps = book.rules.find(Leaps)
        self.patrons = book.rules.find(Patrons)
        self.relics = book.rules.find(Artifacts)
        self.ruins = book.rules.find(Ruins)
        self.seals = book.rules.find(Seals)
        self.shrines = book.rules.find(Shrines)
        self.teleports = book.rules.find(Teleports)
        self.walking = book.rules.find(Walking)
        self.canoe, self.pickaxe = rules.tag("canoe"), rules.tag("pickaxe")
        self.forest = rules.mark("forest")
        self.volcano = book.rules.find(Volcano)
        self.book = book
        self.kind = book.kind
        self.rooms = [space.id for space in rules.spaces if space.exits]
        self.hq = next(space.id for space in rules.spaces if space.marks & self.home.bit and space.exits)
        zone = rules.mark("danger_zone")
        self.safe = [room for room in self.rooms if not rules.spaces[room].marks & zone]
        # Where one stands after entering a space: whoever enters a shrine is sent to the Pyramid.
        pyramid = self.shrines.pyramid
        self.lands_at = [
            pyramid if space.marks & self.shrines.bit and pyramid >= 0 else space.id for space in rules.spaces
        ]
        self.valued = [token for token in rules.tokens if token.value]  # artifacts
        self.rewarded = rules.zone_names.index("rewarded")
        # By card: whether it is paid with fruit, and 1 for one of the starting deck.
        self.eats = [card.play is not None and "pay fruit" in card.play.text() for card in rules.cards]
        self.chaff = [1 if card.deck == "starter" else 0 for card in rules.cards]
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

    def boots(self, way: Exit, pickaxe: int) -> int:
        """What a way costs with or without a Pickaxe."""
        return 1 if pickaxe and way.terrain & MOUNTAIN else way.boots

    def open(self, way: Exit, canoe: int) -> bool:
        """Say whether a way can be walked at all."""
        return not way.closed and (canoe > 0 or not way.terrain & WATER)

    # What options look like, as the chapters number them.

    def move(self, way: Exit, pay: int) -> int:
        """Walk along a path; `pay` says how monsters and an Agent are paid."""
        return option(self.kind["move"], self.walking.payments.code(way.path, pay))

    def arrive(self, action: str, room: int, agent: int) -> int:
        """Come to a space by teleport or coach, past the Agent there."""
        return option(self.kind[action], arrival(room, agent))

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

    def past_agents(self, st: State) -> bool:
        """Say whether Agents are ignored."""
        return self.walking.ignores(st, "agents")

    def tired(self, st: State) -> bool:
        """Say whether Boots are of no use any more."""
        return self.walking.breath.spent(st)


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
