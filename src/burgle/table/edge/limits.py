"""How often somebody may do something: a window that slides, for each key; and who counts as one.

The library `limits` would do it too, but has no end to its keys, and a thread of its own to forget them.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Hashable
from functools import lru_cache
from ipaddress import ip_address, ip_network

MOST_KEYS = 20_000


class Window:
    """At most so many times in so many seconds, for each key."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.most, self.seconds, self.clock = most, seconds, clock
        self._times: dict[Hashable, deque[float]] = {}

    def full(self, key: Hashable) -> bool:
        """Whether the key has used up its share; this alone counts nothing."""
        times = self._times.get(key)
        if times is None:
            return False
        old = self.clock() - self.seconds
        while times and times[0] <= old:
            times.popleft()
        if not times:
            del self._times[key]
        return len(times) >= self.most

    def add(self, key: Hashable) -> None:
        """Count once. Of each key only as much is kept as is needed to say that it is full."""
        if len(self._times) >= MOST_KEYS and key not in self._times:
            self.sweep()
            while len(self._times) >= MOST_KEYS * 9 // 10:  # most are busy: the oldest tenth, so that this is rare
                del self._times[next(iter(self._times))]
        self._times.setdefault(key, deque(maxlen=self.most)).append(self.clock())

    def allow(self, key: Hashable) -> bool:
        """Count once, unless the key has used up its share."""
        if self.full(key):
            return False
        self.add(key)
        return True

    def sweep(self) -> None:
        """Forget keys that are free again; to be called now and then, for most never come back."""
        old = self.clock() - self.seconds
        for key in [key for key, times in self._times.items() if times[-1] <= old]:
            del self._times[key]


@lru_cache(maxsize=4096)
def neighbourhood(host: str) -> str:
    """An address, or of IPv6 the 64 bits that one line has: whoever has one address there has all of them."""
    try:
        found = ip_address(host)
    except ValueError:
        return host
    if found.version == 4:
        return host
    return str(found.ipv4_mapped or ip_network((found.packed, 64), strict=False))
