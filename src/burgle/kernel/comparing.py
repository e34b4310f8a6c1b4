"""Conditions put together from counts: not, at most, exactly, and."""

from __future__ import annotations

from burgle.kernel.counts import Count
from burgle.kernel.phrase import Phrase
from burgle.kernel.state import Player, State


class ComparedCount(Count):
    """1 while a count is less than, at most or exactly a number."""

    __slots__ = ("count", "sign", "n")

    def __init__(self, count: Count, sign: str, n: int) -> None:
        super().__init__("compared", count.waits_for)
        self.count = count
        self.sign = sign  # "not": less than
        self.n = n

    def value(self, st: State, p: Player, source: int) -> int:
        if self.sign == "not":
            return 0 if self.count.holds(st, p, source, self.n) else 1
        found = self.count.value(st, p, source)
        return 1 if (found <= self.n if self.sign == "<=" else found == self.n) else 0

    def say(self, least: int, once: bool) -> Phrase:
        code = {"not": "when-not", "<=": "when-at-most", "=": "when-exactly"}[self.sign]
        return Phrase(code, self.n, None, [self.count.say(self.n if self.sign == "not" else 1, self.sign == "not")])

    def icon(self) -> str:
        return self.count.icon()

    def text(self) -> str:
        if self.sign == "not":
            return "not " + self.count.text() + (" >= " + str(self.n) if self.n > 1 else "")
        return self.count.text() + " " + self.sign + " " + str(self.n)


class EveryCount(Count):
    """1 while several conditions hold."""

    __slots__ = ("counts", "least")

    def __init__(self, counts: list[Count], least: list[int]) -> None:
        waits_for = 0
        for count in counts:
            waits_for |= count.waits_for
        super().__init__("every", waits_for)
        self.counts = counts
        self.least = least

    def value(self, st: State, p: Player, source: int) -> int:
        for i in range(len(self.counts)):
            if not self.counts[i].holds(st, p, source, self.least[i]):
                return 0
        return 1

    def say(self, least: int, once: bool) -> Phrase:
        return Phrase("when-all", 0, None, [self.counts[i].say(self.least[i], True) for i in range(len(self.counts))])

    def icon(self) -> str:
        return self.counts[0].icon()

    def text(self) -> str:
        parts: list[str] = []
        for i in range(len(self.counts)):
            parts.append(self.counts[i].text() + (" >= " + str(self.least[i]) if self.least[i] > 1 else ""))
        return " and ".join(parts)
