"""Places: conditions that look at where a player stands."""

from __future__ import annotations

from burgle.kernel.codes import D_PLACE
from burgle.kernel.content import Space, number_in
from burgle.kernel.counts import Count
from burgle.kernel.reader import Reader
from burgle.kernel.rules import Chapter, Rules
from burgle.kernel.state import Player, State


class Standing(Count):
    """1 while the player stands on a space with a mark, or in a module."""

    __slots__ = ("mark", "module", "key", "title")

    def __init__(self, word: str, key: str, title: str, mark: int, module: int) -> None:
        super().__init__(word, D_PLACE)
        self.key = key
        self.title = title
        self.mark = mark
        self.module = module

    def value(self, st: State, p: Player, source: int) -> int:
        if p.room < 0:
            return 0
        space = st.rules.spaces[p.room]
        return 1 if space.marks & self.mark or space.module == self.module else 0

    def names(self) -> list[str]:
        return [self.title]

    def text(self) -> str:
        return self.name + " " + self.key


class OnSpace(Count):
    """1 while the player stands on one space."""

    __slots__ = ("room", "key", "title")

    def __init__(self, space: Space) -> None:
        super().__init__("on", D_PLACE)
        self.room = space.id
        self.key = space.key
        self.title = space.name

    def value(self, st: State, p: Player, source: int) -> int:
        return 1 if p.room == self.room else 0

    def names(self) -> list[str]:
        return [self.title]

    def text(self) -> str:
        return "at " + self.key


class OnNumber(Count):
    """1 while the player stands on the space with a number: `at rune 7`."""

    __slots__ = ("key", "n")

    def __init__(self, key: str, n: int) -> None:
        super().__init__("numbered", D_PLACE)
        self.key = key
        self.n = n

    def value(self, st: State, p: Player, source: int) -> int:
        return 1 if p.room >= 0 and number_in(st.rules.spaces[p.room].more, self.key) == self.n else 0

    def names(self) -> list[str]:
        return [self.key, str(self.n)]

    def text(self) -> str:
        return "at " + self.key + " " + str(self.n)


def space_of_number(rules: Rules, key: str, n: int) -> int:
    """Find the space of this board with a number; -1 if it is on the other side, or nowhere."""
    for space in rules.spaces:
        if number_in(space.more, key) == n:
            return space.id
    return -1


class Places(Chapter):
    """Kinds of spaces and parts of the board."""

    __slots__ = ("kinds", "regions", "numbered")

    def __init__(
        self, kinds: list[str] | None = None, regions: list[str] | None = None, numbered: list[str] | None = None
    ) -> None:
        self.kinds: list[str] = [] if kinds is None else kinds  # cards may name them though this board has none
        self.regions: list[str] = [] if regions is None else regions  # kinds that are parts of the board as well
        self.numbered: list[str] = numbered or []  # kinds of which each space has a number of its own

    def build(self, rules: Rules) -> None:
        rules.counts["at"] = self.at
        rules.counts["in"] = self.inside
        for kind in self.kinds:
            rules.mark(kind)

    def at(self, r: Reader) -> Count:
        """`at market`, `at SPACE`, `at rune 7`: 1 while you stand on such a space, or on that very one"""
        if r.peek() in r.rules.space_ids and r.peek() not in r.rules.marks:
            return OnSpace(r.rules.spaces[r.rules.space_ids[r.take()]])
        key = r.rules.marks[r.one_of(r.rules.marks, "kind of space")]
        if key in self.numbered and r.peek().isdecimal():
            return OnNumber(key, r.number(1))
        title = key
        for module in r.rules.modules:
            if module.key == key:
                title = module.name
        return Standing("at", key, title, r.rules.mark(key), -1)

    def inside(self, r: Reader) -> Count:
        """`in MODULE`: 1 while you stand in that module"""
        for region in self.regions:
            if r.accept(region):
                return Standing("in", region, region, r.rules.mark(region), -1)
        module = r.one_of([m.key for m in r.rules.modules], "module")
        return Standing("in", r.rules.modules[module].key, r.rules.modules[module].name, 0, module)
