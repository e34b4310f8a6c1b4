"""Once a turn: which spaces have given a player what they give (L1-080, L2-099).

Whoever is up is remembered by space. Others come to a space in that turn only where a text of a campaign moves their figures:
there a second list has their seats and spaces.
"""

from __future__ import annotations

from typing import Final

from burgle.kernel.forms import COUNTED
from burgle.kernel.refs import SPACE
from burgle.kernel.rules import Rules
from burgle.kernel.state import Player, State

NOBODY_ELSE: Final = -1  # in the place of the second list, where nobody moves the others


class Visits:
    """What a sort of spaces has given in this turn, and to whom."""

    __slots__ = ("own", "others")

    def __init__(self, rules: Rules, name: str, moved: bool) -> None:
        self.own = rules.turn_zone(name, COUNTED, SPACE)
        self.others = rules.turn_zone(name + "_others") if moved else NOBODY_ELSE

    def has_been(self, st: State, p: Player, room: int) -> bool:
        """Say whether a player was given something there this turn."""
        if p.seat == st.active or self.others == NOBODY_ELSE:
            return room in st.zones[self.own]
        return visit(st, p, room) in st.zones[self.others]

    def note(self, st: State, p: Player, room: int) -> None:
        """Note that a player is given something there."""
        if p.seat == st.active or self.others == NOBODY_ELSE:
            st.add(self.own, [room])
        else:
            st.add(self.others, [visit(st, p, room)])


def visit(st: State, p: Player, room: int) -> int:
    """Pack a seat and a space."""
    return p.seat * len(st.rules.spaces) + room
