"""HQ: who comes home with an artifact takes the cubes out of the Clank! Area along."""

from __future__ import annotations

from burgle.chapters import events
from burgle.chapters.home import Home
from burgle.kernel.state import Player, State


class HQ(Home):
    """Where everybody starts, and where an artifact gets them off the clock."""

    __slots__ = ()

    def go(self, st: State, p: Player) -> None:
        if p.area:
            st.emit(events.QUIET, p.seat, p.area, 0, -1)
        p.supply += p.area
        p.area = 0
        p.hush = 0
        super().go(st, p)
