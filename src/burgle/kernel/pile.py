"""Face-down piles without a hidden order: what is not known is drawn at random when it is needed."""

from __future__ import annotations

from burgle.kernel.chance import Chance


class Pile:
    """A deck, a bag or a pool: an unordered rest, and on top of it what has a fixed place."""

    __slots__ = ("stream", "rest", "top", "seen")

    def __init__(self, stream: int, rest: list[int], top: list[int], seen: list[int]) -> None:
        self.stream = stream
        self.rest = rest
        # `top` and `seen` are replaced when they change, so that copies may share them.
        self.top = top  # the last one is drawn first
        self.seen = seen  # beside each of `top`: a bit per seat that knows it

    def copy(self) -> Pile:
        """Copy the pile; the things in it are numbers."""
        return Pile(self.stream, self.rest[:], self.top, self.seen)

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
        pool = held + self.rest
        pool.sort()
        for i in range(len(pool) - 1, 0, -1):
            j = chance.below(self.stream, i + 1)
            pool[i], pool[j] = pool[j], pool[i]
        self.rest = pool[len(held) :]
        self.rest.sort()
        return pool[: len(held)]

    def everything(self) -> list[int]:
        """List all that lies there, in no telling order."""
        return sorted(self.rest + self.top)
