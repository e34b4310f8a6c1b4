"""Writing sight: numbers become bytes of a row, and only those that differ from what stands there."""

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
    """Writes one row of bytes, at some place of a buffer."""

    __slots__ = ("buffer", "base", "written", "change")

    def __init__(self, plan: SightPlan, buffer: bytearray, base: int) -> None:
        self.buffer = buffer
        self.base = base
        self.written = [0] * plan.size  # what each byte stands for: writing takes longer than comparing
        self.change = [0] * plan.things  # while things are counted, of each; 0 before and after

    def put(self, at: int, value: int) -> None:
        """Write a number as one byte."""
        if self.written[at] != value:
            self.written[at] = value
            self.buffer[self.base + at] = as_byte(value)

    def put_wide(self, at: int, value: int) -> None:
        """Write a number as two bytes; -1 is 65535."""
        if self.written[at] != value:
            self.written[at] = value
            self.buffer[self.base + at] = value >> 8 & 255
            self.buffer[self.base + at + 1] = value & 255

    def bump(self, at: int, by: int) -> None:
        """Count some things more, or less."""
        n = self.written[at] + by
        self.written[at] = n
        self.buffer[self.base + at] = as_byte(n)

    def recount(self, at: int, before: list[int], things: list[int]) -> None:
        """Count things by their numbers, where others were counted before."""
        first, old, new = changed(before, things)
        if old - first > 1 and new - first > 1:
            self.compare(at, before[first:old], things[first:new])
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

    def compare(self, at: int, before: list[int], things: list[int]) -> None:
        """Count what was mixed: most of it is still there, at other places."""
        change = self.change
        for thing in before:
            change[thing] -= 1
        for thing in things:
            change[thing] += 1
        for thing in before:
            if change[thing]:
                self.bump(at + thing, change[thing])
                change[thing] = 0
        for thing in things:
            if change[thing]:
                self.bump(at + thing, change[thing])
                change[thing] = 0


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
