"""Everybody who holds a line to this server: so many an address, and room for newcomers whoever wastes theirs.

A line is a file handle. Those are few, and without them nobody comes in, whoever has used them up.
"""

from __future__ import annotations

from collections import Counter
from typing import Literal, Protocol

from burgle.table.edge.settings import Settings

RESERVE = 256  # handles for all that is no line: the store, bots, files, and who is about to be sent away
FEWEST = 16

Welcome = Literal["in", "many", "full"]


class Held(Protocol):
    """A line that somebody holds."""

    def wasted(self) -> bool:
        """Whether nothing would be lost with it: it idles, or what was begun on it is not finished."""

    def drop(self) -> None:
        """Let go of it, with a word if one can still be said."""


class Lobby:
    """All lines of one process."""

    def __init__(self, settings: Settings) -> None:
        self.each = settings.lines_per_address
        self.most = room_for(settings.connections)
        self.counters: Counter[str] = Counter()
        self._held: dict[str, dict[Held, None]] = {}  # by address, the oldest first
        self._whence: dict[Held, str] = {}

    def __len__(self) -> int:
        """How many lines are held."""
        return len(self._whence)

    def held(self, address: str) -> int:
        """How many an address holds."""
        return len(self._held.get(address, ()))

    def come(self, address: str, line: Held, *, counted: bool = True) -> Welcome:
        """Take a line in, unless there is no room for it and none can be made; who holds too `many` is to be sent away.

        Where lines are short the oldest wasted one of whoever holds most has to go: a crowd gives way to one person. A
        proxy's lines are many people's, and not `counted` as one's.
        """
        if len(self) >= self.most and not self._make_room():
            self.counters["lines_refused"] += 1
            return "full"
        self._held.setdefault(address, {})[line] = None
        self._whence[line] = address
        if counted and self.held(address) > self.each:
            self.counters["lines_refused"] += 1
            return "many"
        return "in"

    def go(self, line: Held) -> None:
        """Forget a line."""
        address = self._whence.pop(line, None)
        if address is not None:
            del self._held[address][line]
            if not self._held[address]:
                del self._held[address]

    def change(self, line: Held, other: Held) -> None:
        """Have a line be another from now on: a request has become a WebSocket."""
        address = self._whence.get(line)
        self.go(line)
        if address is not None:
            self._held.setdefault(address, {})[other] = None
            self._whence[other] = address

    def _make_room(self) -> bool:
        for address in sorted(self._held, key=self.held, reverse=True):
            for line in self._held[address]:
                if line.wasted():
                    self.go(line)
                    line.drop()
                    self.counters["lines_dropped"] += 1
                    return True
        return False


def raise_handles() -> None:
    """Allow this process as many file handles as it may have; systems start with 1,024, meant for other times."""
    try:
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    except (ImportError, OSError, ValueError):
        return  # then it stays as it is, and there is room for fewer


def room_for(most: int) -> int:
    """How many lines there may be at once: what is left of the file handles, and never more than wished for."""
    try:
        import resource

        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    except (ImportError, OSError):
        return most
    if soft == resource.RLIM_INFINITY:
        return most
    return min(most, max(FEWEST, soft - min(RESERVE, soft // 2)))
