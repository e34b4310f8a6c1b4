"""Dials: numbers of the rules that standing text may turn, each named by the chapter that asks for it.

A price becomes cheaper, dearer or free, an amount more or fewer, and some things may be banned altogether.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgle.kernel.state import Player, State

if TYPE_CHECKING:
    from burgle.kernel.rules import Rules


class Dial:
    """One number that may be turned: the price of something, or how many there are of it."""

    __slots__ = ("id", "name", "price", "bans")

    def __init__(self, id: int, name: str, price: bool, bans: bool) -> None:
        self.id = id
        self.name = name
        self.price = price  # what it costs; else how many
        self.bans = bans  # whether text may forbid it


def dial(rules: Rules, name: str, *, price: bool = True, bans: bool = False) -> int:
    """Name a number that standing text may turn; the chapter that named it asks `turned` whenever it needs it."""
    rules.dials.append(Dial(len(rules.dials), name, price, bans))
    return len(rules.dials) - 1


def turned(st: State, p: Player | None, which: int, n: int) -> int:
    """Say what a number is that would be so much, for a player or for everybody."""
    for chapter in st.rules.on_dial:
        n = chapter.dialled(st, p, which, n)
    return n


def banned(st: State, p: Player, which: int) -> bool:
    """Say whether something is forbidden to a player now."""
    for chapter in st.rules.on_dial:
        if chapter.bans(st, p, which):
            return True
    return False
