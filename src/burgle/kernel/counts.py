"""Numbers read off the state: what `if` and `per` look at."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from burgle.kernel.phrase import Phrase
from burgle.kernel.state import Player, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Count:
    """A number about one player; `waits_for` names the changes that can move it."""

    __slots__ = ("name", "waits_for")

    def __init__(self, name: str, waits_for: int) -> None:
        self.name = name
        self.waits_for = waits_for

    def value(self, st: State, p: Player, source: int) -> int:
        """Count now; `source` is the card that asks."""
        raise NotImplementedError

    def holds(self, st: State, p: Player, source: int, least: int) -> bool:
        """Say whether a condition on this number is met."""
        return self.value(st, p, source) >= least

    def say(self, least: int, once: bool) -> Phrase:
        """Word the condition (once) or the thing counted (for each)."""
        return Phrase(("when-" if once else "each-") + self.name.split(" ")[0], least, self.names())

    def names(self) -> list[str]:
        """Name what the wording needs."""
        return self.name.split(" ")[1:]

    def icon(self) -> str:
        """Draw it."""
        return self.name

    def text(self) -> str:
        """Write it in the effect language."""
        return self.name


class Deeds(Count):
    """How often the player did something this turn."""

    __slots__ = ("slot",)

    def __init__(self, name: str, waits_for: int, slot: int) -> None:
        super().__init__(name, waits_for)
        self.slot = slot

    def value(self, st: State, p: Player, source: int) -> int:
        return st.deeds[self.slot] if p.seat == st.active else 0


class Keeps(Count):
    """A number that a chapter keeps about every player."""

    __slots__ = ("slot",)

    def __init__(self, name: str, waits_for: int, slot: int) -> None:
        super().__init__(name, waits_for)
        self.slot = slot

    def value(self, st: State, p: Player, source: int) -> int:
        return p.nums[self.slot]


class Holds(Count):
    """How many tokens the player has that grant an ability."""

    __slots__ = ("tag",)

    def __init__(self, name: str, waits_for: int, tag: int) -> None:
        super().__init__(name, waits_for)
        self.tag = tag

    def value(self, st: State, p: Player, source: int) -> int:
        return p.has[self.tag]
