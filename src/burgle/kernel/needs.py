"""What must hold for a contract or a goal: conditions looked at one by one, so that it can be said which is not met."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgle.kernel.counts import Count
from burgle.kernel.reader import Reader, WordError
from burgle.kernel.state import Player, State

if TYPE_CHECKING:
    from burgle.kernel.rules import Rules


class Need:
    """One condition of a contract or a goal: a count that must reach a number."""

    __slots__ = ("count", "least")

    def __init__(self, count: Count, least: int) -> None:
        self.count = count
        self.least = least

    def holds(self, st: State, p: Player) -> bool:
        """Say whether it is met now."""
        return self.count.holds(st, p, -1, self.least)


def read_needs(rules: Rules, text: str) -> list[Need]:
    """Read conditions joined by `and`, as they stand after an `if`."""
    needs: list[Need] = []
    if not text:
        return needs
    reader = Reader(rules, text, False)
    while True:
        count, least = reader.one_demand()
        needs.append(Need(count, least))
        if not reader.accept("and"):
            break
    if reader.peek():
        raise WordError("unexpected '" + reader.peek() + "'", reader.peek(), ["and"])
    return needs
