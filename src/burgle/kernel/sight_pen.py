"""Writing sight: numbers become bytes of a stretch of a row, and only those that differ from what stands there."""

from __future__ import annotations

from typing import Final, final

from burgle.kernel.sight_plan import SightPlan

MOST: Final = 250  # what is more is written as this; what is less than nothing counts down from 256


def as_byte(value: int) -> int:
    """Write a number as a byte."""
    if value < 0:
        return 256 + value if value >= -5 else 251
    return value if value < MOST else MOST


@final
class SightPen:
    """Writes one stretch of a row, which is copied from here to wherever the row is wanted."""

    __slots__ = ("buffer", "first", "places", "written", "change", "touched")

    def __init__(self, plan: SightPlan, first: int, size: int, change: list[int]) -> None:
        self.buffer = bytearray(size)
        self.first = first  # where in a row the stretch begins
        self.places = plan.places
        self.written = [0] * size  # what each byte stands for: writing takes longer than comparing
        self.change = change  # while things are counted, of each; 0 before and after
        self.touched = True  # something was written since it was copied

    def put(self, at: int, value: int) -> None:
        """Write a number as one byte."""
        at -= self.first
        if self.written[at] != value:
            self.written[at] = value
            self.buffer[self.places[at]] = as_byte(value)
            self.touched = True

    def put_wide(self, at: int, value: int) -> None:
        """Write a number as two bytes; -1 is 65535."""
        at -= self.first
        if self.written[at] != value:
            self.written[at] = value
            self.buffer[self.places[at]] = value >> 8 & 255
            self.buffer[self.places[at + 1]] = value & 255
            self.touched = True

    def bump(self, at: int, by: int) -> None:
        """Count some things more, or less."""
        at -= self.first
        n = self.written[at] + by
        self.written[at] = n
        self.buffer[self.places[at]] = as_byte(n)
        self.touched = True

    def put_all(self, at: int, before: list[int], numbers: list[int]) -> None:
        """Write numbers in a row of which each takes two bytes; `before` are those that stand there, and becomes these."""
        for i in range(len(numbers)):
            value = numbers[i]
            if before[i] != value:
                before[i] = value
                self.put_wide(at + 2 * i, value)

    def recount(self, at: int, before: list[int], things: list[int]) -> None:
        """Count things by their numbers, where others were counted before."""
        first, old, new = changed(before, things)
        if old - first > 1 and new - first > 1:
            self.compare(at, before, things, first, old, new)
            return
        for i in range(first, old):
            self.bump(at + before[i], -1)
        for i in range(first, new):
            self.bump(at + things[i], 1)

    def recount_places(self, at: int, before: list[int], things: list[int]) -> None:
        """Count what lies in a pile: a draw leaves all where it is, but for the last thing, which fills the gap."""
        both = min(len(before), len(things))
        for i in range(both):
            if before[i] != things[i]:
                self.bump(at + before[i], -1)
                self.bump(at + things[i], 1)
        for i in range(both, len(before)):
            self.bump(at + before[i], -1)
        for i in range(both, len(things)):
            self.bump(at + things[i], 1)

    def compare(self, at: int, before: list[int], things: list[int], first: int, old: int, new: int) -> None:
        """Count what was mixed: most of it is still there, at other places."""
        change = self.change
        for i in range(first, old):
            change[before[i]] -= 1
        for i in range(first, new):
            change[things[i]] += 1
        for i in range(first, old):
            self.settle(at, before[i])
        for i in range(first, new):
            self.settle(at, things[i])

    def settle(self, at: int, thing: int) -> None:
        """Write how many more there are of a thing, or fewer, if nobody has yet."""
        by = self.change[thing]
        if by:
            self.change[thing] = 0
            self.bump(at + thing, by)


def changed(before: list[int], things: list[int]) -> tuple[int, int, int]:
    """Say where two lists begin to differ, and where each of them ends to.

    Lists change by a card or two, at their end or in the middle: what stands before and behind that need not be looked at.
    """
    first = 0
    old, new = len(before), len(things)
    both = min(old, new)
    while first < both and before[first] == things[first]:
        first += 1
    while old > first and new > first and before[old - 1] == things[new - 1]:
        old -= 1
        new -= 1
    return first, old, new
