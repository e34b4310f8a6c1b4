"""Sight: what a seat may see, as a row of bytes. The twin of `view` for those who learn: the same knowledge, no words.

A row is put together from stretches: every player as itself and as all rivals see it, and the table. Each remembers what it
was written from. Cards, tokens and lists of a state are replaced when they change, so what is still the same object is still
right, and only the rest is written anew; comparing costs less than writing. When another seat looks, stretches change their
places, and little is written. What a seat does not know is never read: hands of others count with their decks, dealt cards
that it was not shown with their piles.
"""

from __future__ import annotations

from typing import final

from burgle.kernel.sight_pen import SightPen
from burgle.kernel.sight_plan import SightPlan
from burgle.kernel.sight_player import SightPlayer
from burgle.kernel.sight_table import SightTable
from burgle.kernel.state import Frame, State
from burgle.kernel.together import find


@final
class SightRow:
    """What the seats of one game see, each in its turn: a row of bytes at some place of a buffer."""

    __slots__ = ("buffer", "own", "rivals", "table", "cuts", "seat")

    def __init__(self, plan: SightPlan, buffer: bytearray, base: int) -> None:
        self.buffer = buffer
        change = [0] * plan.things
        seats = plan.rules.players
        self.own = [SightPlayer(plan, SightPen(plan, 0, plan.block, change), True) for _ in range(seats)]
        self.rivals = [SightPlayer(plan, SightPen(plan, 0, plan.block, change), False) for _ in range(seats)]
        self.table = SightTable(plan, change)
        # Where in the buffer the stretches of a row lie: players from who looks on, then the table.
        self.cuts = [slice(base + i * plan.block, base + (i + 1) * plan.block) for i in range(seats)]
        self.cuts.append(slice(base + plan.table_at, base + plan.size))
        self.seat = -1  # who looked last

    def look(self, st: State, seat: int) -> None:
        """Write what a seat sees."""
        turned = self.seat != seat
        self.seat = seat
        players = st.players
        n = len(players)
        hidden: list[Frame] | None = None
        kinds = st.rules.kinds
        for frame in st.stack:
            kind = kinds[frame.kind]
            if not kind.public and frame.items and kind.unseen(st, frame, seat) >= 0:
                hidden = [frame] if hidden is None else [*hidden, frame]
        together = len(st.stack) > 0 and st.rules.together and kinds[st.stack[-1].kind].together
        who = st.stack[-1].who if st.stack else -1
        at = seat
        for place in range(n):
            asked = 1 if at == who else 0
            if together:  # who is asked with others may answer again until all have
                found = find(st, at)
                asked = 0 if found < 0 else 2 if st.stack[found].b else 1
            if place == 0:
                block = self.own[at]
                block.look(st, players[at], asked, seat, False)
            else:
                block = self.rivals[at]
                block.look(st, players[at], asked, seat, turned)
            self.copy(place, block.pen, turned)
            at += 1
            if at == n:
                at = 0
        self.table.look(st, seat, hidden, turned)
        self.copy(n, self.table.pen, False)

    def copy(self, place: int, pen: SightPen, turned: bool) -> None:
        """Copy a stretch to its place in the row, if it has changed or the place is another."""
        if turned or pen.touched:
            self.buffer[self.cuts[place]] = pen.buffer
            pen.touched = False
