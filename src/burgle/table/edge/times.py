"""How long things took, counted in a few classes: enough for percentiles, and always the same size."""

from __future__ import annotations

from bisect import bisect_left

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)  # seconds


class Times:
    """How long one kind of thing took."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        """Count one."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds


class Clockwork:
    """How long everything took, by kind."""

    def __init__(self) -> None:
        self.kinds: dict[str, Times] = {}

    def add(self, kind: str, seconds: float) -> None:
        """Count one of a kind; kinds are words of our own, so that there are few."""
        self.kinds.setdefault(kind, Times()).add(seconds)
