"""Places of this board: the Danger Zone is a part of it as well as a kind of space."""

from __future__ import annotations

from burgle.chapters.places import Places, Standing
from burgle.kernel.counts import Count
from burgle.kernel.reader import Reader


class Regions(Places):
    """Kinds of spaces, sides, and the Danger Zone."""

    __slots__ = ()

    def inside(self, r: Reader) -> Count:
        """`in danger_zone`: 1 while you stand there"""
        if r.accept("danger_zone"):
            return Standing("in", "danger_zone", "danger_zone", r.rules.mark("danger_zone"), -1)
        return super().inside(r)
