"""Volcanoes: who comes by may throw a card in, once for every volcano and turn."""

from __future__ import annotations

from typing import Final

from burgle.chapters.decks import IN_DISCARD, IN_PLAY
from burgle.chapters.trash import OPTIONAL, Trashing
from burgle.kernel.codes import IN
from burgle.kernel.forms import COUNTED
from burgle.kernel.refs import SPACE
from burgle.kernel.rules import Chapter, Rules
from burgle.kernel.state import Player, State

WITHIN_REACH: Final = 1 << IN_PLAY | 1 << IN_DISCARD


class Volcano(Chapter):
    """Volcano spaces."""

    __slots__ = ("trashing", "bit", "fed")

    def __init__(self, trashing: Trashing) -> None:
        self.trashing = trashing

    def build(self, rules: Rules) -> None:
        self.bit = rules.mark("volcano")
        self.fed = rules.turn_zone("volcanoes", COUNTED, SPACE)
        rules.enters(self, "volcano")

    def entered(self, st: State, p: Player, room: int) -> None:
        if st.rules.spaces[room].marks & self.bit and p.status == IN and room not in st.zones[self.fed]:
            asking = st.push(self.trashing.k_pick, p.seat, WITHIN_REACH | OPTIONAL, -1)
            if st.rules.binding:
                asking.items.extend([-1, self.fed, room])  # counted when something is trashed (L1-099)
            else:
                st.add(self.fed, [room])
                asking.items.append(-1)
