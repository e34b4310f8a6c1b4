"""Places of this board: the Danger Zone is a part of it as well as a kind of space."""

from __future__ import annotations

from burgle.chapters.places import Places, Standing
from burgle.kernel.counts import Count
from burgle.kernel.reader import Reader
from burgle.kernel.rules import Rules


class Regions(Places):
    """Kinds of spaces, sides, and the Danger Zone."""

    __slots__ = ("kinds",)

    def __init__(self, kinds: list[str]) -> None:
        self.kinds = kinds

    def build(self, rules: Rules) -> None:
        super().build(rules)
        for kind in self.kinds:
            rules.mark(kind)  # cards may name places that only the other side has

    def inside(self, r: Reader) -> Count:
        """`in danger_zone`: 1 while you stand there"""
        if r.accept("danger_zone"):
            return Standing("in", "danger_zone", "danger_zone", r.rules.mark("danger_zone"), -1)
        return super().inside(r)
