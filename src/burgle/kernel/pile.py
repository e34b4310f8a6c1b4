"""Face-down piles without a hidden order: what is not known is drawn at random when it is needed."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from burgle.kernel.chance import Chance


@mypyc_attr(acyclic=True)
class Pile:
    """A deck, a bag or a pool: an unordered rest, and on top of it what has a fixed place.

    Copies share all of it. `top` and `seen` are replaced when they change; so is `rest`, but for drawing, which takes
    things out of a list that only this pile has.
    """

    __slots__ = ("stream", "rest", "top", "seen", "shared")

    def __init__(self, stream: int, rest: list[int], top: list[int], seen: list[int]) -> None:
        self.stream = stream
        self.rest = rest
        self.top = top  # the last one is drawn first
        self.seen = seen  # beside each of `top`: a bit per seat that knows it
        self.shared = True  # whether others may hold `rest` too

    def copy(self) -> Pile:
        """Copy the pile."""
        self.shared = True
        return Pile(self.stream, self.rest, self.top, self.seen)

    def size(self) -> int:
        """Count what lies there."""
        return len(self.rest) + len(self.top)

    def count(self, thing: int) -> int:
        """Count one kind of thing."""
        return self.rest.count(thing) + self.top.count(thing)

    def draw(self, chance: Chance) -> int:
        """Take the next thing; there must be one."""
        if self.top:
            thing = self.top[-1]
            self.top = self.top[:-1]
            self.seen = self.seen[:-1]
            return thing
        if self.shared:
            self.rest = self.rest[:]
            self.shared = False
        rest = self.rest
        at = chance.below(self.stream, len(rest))
        thing = rest[at]
        last = rest.pop()
        if at < len(rest):
            rest[at] = last
        return thing

    def put_on_top(self, thing: int, seen: int) -> None:
        """Lay a thing on top, known to the seats in the mask."""
        self.top = [*self.top, thing]
        self.seen = [*self.seen, seen]

    def redeal(self, held: list[int], chance: Chance) -> list[int]:
        """Mix what somebody holds unseen with the rest, fairly, and give as many things in its place."""
        self.mix_in(held)
        return self.deal(len(held), chance)

    def deal(self, n: int, chance: Chance) -> list[int]:
        """Take things out of the rest, any as likely as the others, whatever its order is now."""
        pool = sorted(self.rest)
        for i in range(len(pool) - 1, 0, -1):
            j = chance.below(self.stream, i + 1)
            pool[i], pool[j] = pool[j], pool[i]
        self.hold(sorted(pool[n:]))
        return pool[:n]

    def mix_in(self, things: list[int]) -> None:
        """Put things into the rest."""
        self.hold(self.rest + things)

    def hold(self, things: list[int]) -> None:
        """Make a list the rest; whoever else has it may keep it."""
        self.rest = things
        self.shared = True

    def take_out(self, thing: int) -> bool:
        """Take a certain thing out, wherever it lies; says whether it was there."""
        if thing in self.rest:
            self.hold(without(self.rest, thing))
            return True
        if thing in self.top:
            at = self.top.index(thing)
            self.top = self.top[:at] + self.top[at + 1 :]
            self.seen = self.seen[:at] + self.seen[at + 1 :]
            return True
        return False

    def everything(self) -> list[int]:
        """List all that lies there, in no telling order."""
        return sorted(self.rest + self.top)


def without(things: list[int], thing: int) -> list[int]:
    """Give a list less the first of a kind of thing."""
    rest = things[:]
    rest.remove(thing)
    return rest
