"""When the garbage collector may look at everything: while nobody waits.

It stops the whole server while it looks, and with a few hundred tables in memory an older generation takes it 300 ms: that
was the slowest hundredth of all answers. What the tables themselves make has no cycles and goes by itself, so only the
youngest objects are looked at as a matter of course (a refused request leaves a small cycle), and not too often: most of
them are views, which the next answer replaces. With 3,000 instead it took a tenth of all computing at a hundred tables.
"""

from __future__ import annotations

import contextlib
import gc
import time
from collections.abc import Callable

from burgle.content.library import cached_rules
from burgle.language.words import forget_said
from burgle.table.host import Host
from burgle.table.searches import ways

NEVER = 1 << 30
YOUNG = (20_000, NEVER, NEVER)  # more new objects than went until one looks at those alone: some 6 ms
EVERY = 600.0  # seconds between looks at everything, if it is quiet
AT_LAST = 6 * 3600.0  # and if it never is
QUIET = 2.0  # seconds without a request at any table


class Sweep:
    """The collector's hours."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.last = clock()
        self._used = False  # whether there was a table since everything was forgotten
        self._before = gc.get_threshold()

    def begin(self) -> None:
        """From now on leave alone what is there; it stays until the end."""
        self._look()
        gc.set_threshold(*YOUNG)
        gc.enable()  # a start does without it

    def end(self) -> None:
        """Have everything as it was."""
        gc.set_threshold(*self._before)
        gc.unfreeze()

    def now_and_then(self, host: Host) -> bool:
        """Look at everything if it is time and nobody waits; to be called every few seconds. Says whether it did.

        When the last table has left memory it is time, and nothing of it needs to stay.
        """
        if self._used and not host.rooms:
            self._used = False
            forget()
            gc.unfreeze()
            self._look()
            give_back()
            return True
        self._used = bool(host.rooms)
        since, now = self.clock() - self.last, host.house.clock()
        if since < EVERY:
            return False
        if since < AT_LAST and any(room.busy() or room.used > now - QUIET for room in host.rooms.values()):
            return False
        gc.unfreeze()
        self._look()
        return True

    def _look(self) -> None:
        gc.collect()
        gc.freeze()
        self.last = self.clock()


def forget() -> None:
    """Forget what is kept for the next who asks: rulebooks, what was said, positions in which somebody looked for a way."""
    forget_said()
    cached_rules.cache_clear()
    ways.forget()


def give_back() -> None:
    """Give the system what the allocator keeps for later."""
    with contextlib.suppress(ImportError, OSError, AttributeError, TypeError):
        import ctypes

        ctypes.CDLL(None).malloc_trim(0)
