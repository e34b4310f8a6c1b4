"""Boards that one comes home to: what every bot asks of them, and how their options are numbered."""

from __future__ import annotations

from burgle.bots.mind.handbook import open_book
from burgle.chapters.artifacts import Artifacts
from burgle.chapters.banks import Banks
from burgle.chapters.bazaar import Bazaar
from burgle.chapters.home import Home
from burgle.chapters.leaps import Leaps
from burgle.chapters.teleport import Teleports
from burgle.chapters.walking import Walking
from burgle.kernel.codes import option
from burgle.kernel.content import Exit
from burgle.kernel.rules import Rules
from burgle.kernel.state import State


class HomeBoard:
    """One side of a board, and the chapters that say what is where."""

    __slots__ = (
        "rules", "book", "banks", "town", "home", "leaps", "relics", "teleports", "walking", "pickaxe", "forest", "mountain",
        "kind", "rooms", "hq", "safe", "valued", "rewarded", "chaff",
    )  # fmt: skip

    def __init__(self, rules: Rules, mountain: int) -> None:
        self.rules = rules
        book = self.book = open_book(rules)
        self.banks = book.rules.find(Banks)
        self.town = book.rules.find(Bazaar)
        self.home = book.rules.find(Home)
        self.leaps = book.rules.find(Leaps)
        self.relics = book.rules.find(Artifacts)
        self.teleports = book.rules.find(Teleports)
        self.walking = book.rules.find(Walking)
        self.pickaxe = rules.tag("pickaxe")
        self.forest = rules.mark("forest")
        self.mountain = mountain  # the terrain that a pickaxe is for
        self.kind = book.kind
        self.rooms = [space.id for space in rules.spaces if space.exits]
        self.hq = next(space.id for space in rules.spaces if space.marks & self.home.bit and space.exits)
        zone = rules.mark("danger_zone")
        self.safe = [room for room in self.rooms if not rules.spaces[room].marks & zone]
        self.valued = [token for token in rules.tokens if token.value]  # artifacts
        self.rewarded = rules.zone_names.index("rewarded")
        self.chaff = [1 if card.deck == "starter" else 0 for card in rules.cards]  # by card: 1 in a starting deck

    def boots(self, way: Exit, pickaxe: int) -> int:
        """What a way costs with or without a pickaxe (L1-043, L2-224)."""
        return 1 if pickaxe and way.terrain & self.mountain else way.boots

    # What options look like, as the chapters number them.

    def move(self, way: Exit, pay: int) -> int:
        """Walk along a path; `pay` says how monsters, and whoever waits at its end, are paid."""
        return option(self.kind["move"], self.walking.payments.code(way.path, pay))

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
