"""What cards, tokens, spaces and paths are; definitions are made once and shared by every state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from burgle.kernel.actions import ActionMenu
    from burgle.kernel.counts import Count
    from burgle.kernel.effects import Cost, Effect
    from burgle.kernel.state import Player, State


Fact = bool | int | str
"""A value of a field that only some games know; its type is the one that the game's spec gives the field."""


def flag_in(more: dict[str, Fact], name: str) -> bool:
    """Say whether a field that is a sign is set."""
    return more.get(name, False) is True


def number_in(more: dict[str, Fact], name: str) -> int:
    """Give a field that is a number; 0 where there is none."""
    value = more.get(name, 0)
    return value if isinstance(value, int) else 0


def word_in(more: dict[str, Fact], name: str, otherwise: str = "") -> str:
    """Give a field that is a word."""
    value = more.get(name, otherwise)
    return value if isinstance(value, str) else otherwise


class Term:
    """Points for a condition, or for each of something, judged at the end of the game."""

    __slots__ = ("count", "every", "once", "points", "inner")

    def __init__(self, count: Count, every: int, once: bool, points: int, inner: Term | None) -> None:
        self.count = count
        self.every = every
        self.once = once
        self.points = points
        self.inner = inner  # a further condition, instead of points

    def value(self, st: State, p: Player) -> int:
        """Count the points."""
        n = self.count.value(st, p, -1) // self.every
        each = self.points if self.inner is None else self.inner.value(st, p)
        return each * (1 if self.once and n > 1 else n)


class Score:
    """Points that a card or token is worth: a number, and terms that look at the rest."""

    __slots__ = ("flat", "terms")

    def __init__(self, flat: int, terms: list[Term]) -> None:
        self.flat = flat
        self.terms = terms

    def value(self, st: State, p: Player) -> int:
        """Count the points for their owner."""
        total = self.flat
        for term in self.terms:
            total += term.value(st, p)
        return total


class Card:
    """One kind of card; everything it does and says comes from its effects."""

    __slots__ = (
        "id", "key", "name", "deck", "faction", "cost", "fight", "copies", "attack", "danger",
        "play", "acquire", "arrive", "defeat", "use", "use_cost", "react", "where", "points", "flips_to", "quip",
        "moments", "more",
    )  # fmt: skip

    def __init__(self, id: int, key: str, name: str, deck: str) -> None:
        self.id = id
        self.key = key
        self.name = name
        self.deck = deck  # the pile it belongs to at set-up
        self.faction = -1
        self.cost = -1  # Skill; -1: cannot be acquired
        self.fight = -1  # Swords; -1: not an enemy
        self.copies = 1
        self.attack = False
        self.danger = False
        self.play: Effect | None = None
        self.acquire: Effect | None = None
        self.arrive: Effect | None = None
        self.defeat: Effect | None = None
        self.use: Effect | None = None  # a device: used for its cost, never owned
        self.use_cost: Cost | None = None  # what using it takes beside Skill
        self.react: Effect | None = None  # from hand, when something is about to happen
        self.where = 0  # marks of spaces, one of which the player must stand on to get or beat it
        self.points = Score(0, [])
        self.flips_to = -1
        self.quip = ""
        self.moments: dict[str, Effect] = {}  # what it does at moments that only some games have
        self.more: dict[str, Fact] = {}  # what else stands on it in some games


class Token:
    """One kind of token: a secret, a market item, an artifact, a crystal."""

    __slots__ = (
        "id", "key", "name", "pool", "copies", "copies_two", "per_player", "party", "price", "worth", "value", "keep",
        "stack", "needs", "grants", "found", "use", "bought", "points", "quip", "moments", "more",
    )  # fmt: skip

    def __init__(self, id: int, key: str, name: str, pool: str) -> None:
        self.id = id
        self.key = key
        self.name = name
        self.pool = pool
        self.copies = 1
        self.copies_two = -1  # with two players, where that differs
        self.per_player = False
        self.party = False  # only in a large party
        self.stack = ""  # items of one stack are sold one after another, the one worth most first
        self.needs: Term | None = None  # what must hold to buy it
        self.price = 0
        self.worth = 0  # counts as so many coins, and can be spent as such
        self.value = 0  # an artifact's number
        self.keep = False
        self.grants: list[int] = []
        self.found: Effect | None = None
        self.use: Effect | None = None
        self.bought: Effect | None = None
        self.points = Score(0, [])
        self.quip = ""
        self.moments: dict[str, Effect] = {}
        self.more: dict[str, Fact] = {}


class Exit:
    """One way out of a space along a path."""

    __slots__ = ("path", "to", "boots", "enemies", "lock", "locks", "closed", "terrain", "plain")

    def __init__(
        self, path: int, to: int, boots: int, enemies: int, lock: bool, closed: bool, terrain: int = 0
    ) -> None:
        self.path = path
        self.to = to
        self.boots = boots
        self.enemies = enemies
        self.lock = lock
        self.locks = [path] if lock else []  # their numbers: a way of two halves may have two
        self.closed = closed  # against the arrow: not on foot
        self.terrain = terrain  # bits of what the way leads over, in some games
        self.plain = boots <= 1 and not (enemies or lock or closed or terrain)  # one Boot, and nothing on it


class Space:
    """A place where a pawn can stand."""

    __slots__ = (
        "id",
        "key",
        "name",
        "module",
        "exits",
        "marks",
        "menu",
        "gated",
        "reward",
        "port",
        "secret",
        "artifact",
        "at",
        "no_leap",
        "more",
    )

    def __init__(self, id: int, key: str, name: str, module: int) -> None:
        self.id = id
        self.key = key
        self.name = name
        self.module = module
        self.exits: list[Exit] = []
        self.marks = 0  # bits of what the place is: market, lift, checkpoint ...
        self.menu: ActionMenu | None = None  # what may be done here at all, in the rulebook's order
        self.gated = False  # some chapter has a say in who may enter or leave
        self.reward: Effect | None = None
        self.port: Effect | None = None
        self.secret = ""
        self.artifact = 0
        self.at: list[float] = []  # drawing only
        self.no_leap = ""  # why no leap ends here: the code of a refusal
        self.more: dict[str, Fact] = {}  # what else stands on it in some games


class Path:
    """A marked way between two spaces."""

    __slots__ = ("id", "key", "a", "b", "boots", "enemies", "lock", "one_way", "terrain", "shut")

    def __init__(
        self, id: int, key: str, a: int, b: int, boots: int, enemies: int, lock: bool, one_way: bool, terrain: int = 0
    ) -> None:
        self.id = id
        self.key = key  # its ends as the tables write them, whatever lies there in this layout
        self.a = a
        self.b = b
        self.boots = boots
        self.enemies = enemies
        self.lock = lock
        self.one_way = one_way
        self.terrain = terrain
        self.shut = False  # no part of this board, but of another one that the game may go on with


class Module:
    """A named part of the board."""

    __slots__ = ("id", "key", "code", "name")

    def __init__(self, id: int, key: str, code: str, name: str) -> None:
        self.id = id
        self.key = key
        self.code = code
        self.name = name


class Service:
    """What a kind of space offers, once a turn, to who stands there."""

    __slots__ = ("id", "at", "spaces", "clause", "effect")

    def __init__(self, id: str, at: str, spaces: list[str], clause: str, effect: Effect) -> None:
        self.id = id  # what one types
        self.at = at  # the kind of space that has it ...
        self.spaces = spaces  # ... and spaces that are of this kind because of it
        self.clause = clause  # which stands behind every refusal of it
        self.effect = effect


# When a line of a passage is carried out, and after which outcome of a contract.
NOW: Final = 0
AFTER_TURN: Final = 1
AFTER_SCORING: Final = 2
AFTER_CLOSING: Final = 3
EITHER: Final = 0
COMPLETED: Final = 1
FAILED: Final = 2


class Line:
    """One instruction of a passage; its box is ticked when it is carried out."""

    __slots__ = ("effect", "box", "every_time", "heading", "outcome")

    def __init__(self, effect: Effect, box: int, every_time: bool, heading: int, outcome: int) -> None:
        self.effect = effect
        self.box = box  # its number among the things called "box"; -1: it has none
        self.every_time = every_time  # also when the passage is read again
        self.heading = heading  # NOW, AFTER_TURN, AFTER_SCORING or AFTER_CLOSING
        self.outcome = outcome  # EITHER, COMPLETED or FAILED


class Passage:
    """A numbered text of a campaign's book: lines, and a setup box that comes before them."""

    __slots__ = ("id", "key", "kind", "setup", "lines")

    def __init__(self, id: int, key: str, kind: str) -> None:
        self.id = id
        self.key = key
        self.kind = kind
        self.setup: list[Line] = []
        self.lines: list[Line] = []

    def size(self) -> int:
        """Count all lines, those of the setup box first."""
        return len(self.setup) + len(self.lines)

    def line(self, at: int) -> Line:
        """Give a line by its place."""
        return self.setup[at] if at < len(self.setup) else self.lines[at - len(self.setup)]
