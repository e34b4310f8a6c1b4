"""Sight: what a seat may see, as a row of bytes. The twin of `view` for those who learn: the same knowledge, no words.

A row remembers what it was written from. Cards, tokens and lists of a state are replaced when they change, so what is still
the same object is still right, and only the rest is written anew; comparing costs less than writing. What a seat does not
know is never read: hands of others count with their decks, dealt cards that it was not shown with their piles.
"""

from __future__ import annotations

from typing import Final, final

from burgle.kernel.forms import AMOUNTS, COUNTED, CUBES, NUMBERS, OWNED
from burgle.kernel.sight_pen import SightPen
from burgle.kernel.sight_plan import FRAME_SIZE, FRAMES, ITEMS, TOPS, SightPlan
from burgle.kernel.sight_player import SightPlayer, write_tops
from burgle.kernel.state import Frame, State
from burgle.kernel.together import find

SEAT_BITS: Final = 3  # of a cube: chapters/cubes.py


@final
class SightPile:
    """What the field of a pile was written from."""

    __slots__ = ("rest", "size", "top", "inside")

    def __init__(self) -> None:
        self.rest: list[int] = []
        self.size = 0  # of the rest; -1: write it again in any case
        self.top: list[int] = []
        self.inside: list[int] = []  # what was counted


@final
class SightRow:
    """One row of bytes, at some place of a buffer, and what it was written from."""

    __slots__ = (
        "plan", "pen", "buffer", "players", "row", "offered", "zones", "deeds", "nums", "piles", "frames", "seat", "turned",
    )  # fmt: skip

    def __init__(self, plan: SightPlan, buffer: bytearray, base: int) -> None:
        self.plan = plan
        self.buffer = buffer
        self.pen = SightPen(plan, buffer, base)
        self.players = [SightPlayer(plan, self.pen, place) for place in range(plan.rules.players)]
        self.row: list[int] = []
        self.offered: list[int] = []  # the same without gaps
        self.zones: list[list[int]] = [[] for _ in plan.zones]
        self.deeds: list[int] = []
        self.nums: list[int] = []
        self.piles = [SightPile() for _ in plan.piles]
        self.frames = [0] * FRAMES  # how many numbers of each were written, and one more; 0: there was none
        self.seat = -1  # who looked last
        self.turned = True  # somebody else did before: whose a thing is counts from who looks

    def look(self, st: State, seat: int) -> None:
        """Write what a seat sees."""
        self.turned = self.seat != seat
        self.seat = seat
        n = len(st.players)
        hidden: list[Frame] = []
        kinds = st.rules.kinds
        for frame in st.stack:
            kind = kinds[frame.kind]
            if not kind.public and frame.items and kind.unseen(st, frame, seat) >= 0:
                hidden.append(frame)
        together = len(st.stack) > 0 and st.rules.together and kinds[st.stack[-1].kind].together
        who = st.stack[-1].who if st.stack else -1
        at = seat
        for block in self.players:
            asked = 1 if at == who else 0
            if together:  # who is asked with others may answer again until all have
                place = find(st, at)
                asked = 0 if place < 0 else 2 if st.stack[place].b else 1
            block.look(st, st.players[at], asked, seat, self.turned)
            at += 1
            if at == n:
                at = 0
        mine = find(st, seat)
        self.look_at_numbers(st, n, mine)
        self.look_at_row(st)
        if self.turned or self.zones != st.zones:
            self.look_at_zones(st, seat, n)
        self.look_at_piles(st, seat, n, hidden)
        question = mine if mine >= 0 else st.asked
        for i in range(FRAMES):
            if self.frames[i] or question >= i:
                self.work(st, i, question - i, seat, n, hidden)

    def look_at_numbers(self, st: State, n: int, mine: int) -> None:
        """Write the numbers of the table and of the turn."""
        plan, pen = self.plan, self.pen
        pen.put_wide(plan.t_turn, st.turn)
        pen.put(plan.t_numbers, n)
        pen.put(plan.t_numbers + 1, 1 if st.over else 0)
        pen.put(plan.t_numbers + 2, len(st.stack))
        pen.put(plan.t_numbers + 3, 1 if mine >= 0 else 0)
        deeds = st.deeds
        if self.deeds != deeds:
            self.deeds = deeds[:]
            for i in range(len(deeds)):
                pen.put(plan.t_deeds + i, deeds[i])
        nums = st.nums
        if self.nums != nums:
            self.nums = nums[:]
            for i in range(len(nums)):
                if i != st.rules.veil:  # whether a world is imagined is nothing that is seen
                    pen.put_wide(plan.t_nums + 2 * i, nums[i])

    def look_at_row(self, st: State) -> None:
        """Write the cards on offer, by kind and by place."""
        plan = self.plan
        cards = st.row
        if self.row != cards:
            self.row = cards[:]
            offered = [card for card in cards if card >= 0]
            self.pen.recount(plan.t_row, self.offered, offered)
            self.offered = offered
            for i in range(min(len(cards), plan.row_slots)):
                self.pen.put_wide(plan.t_slots + 2 * i, cards[i] + 1)

    def look_at_zones(self, st: State, seat: int, n: int) -> None:
        """Write the lists of the state, each in its form."""
        plan = self.plan
        forms = st.rules.zone_forms
        zones, kept = st.zones, self.zones
        for i in range(len(zones)):
            things = zones[i]
            before = kept[i]
            if before is things and not self.turned:
                continue
            kept[i] = things
            at = plan.zones[i]
            if at < 0:
                continue
            form = forms[i].form
            if form == COUNTED:
                self.pen.recount(at, before, things)
            elif form == CUBES:
                masks = [0] * plan.zone_sizes[i]
                for cube in things:
                    masks[cube >> SEAT_BITS] |= 1 << ((cube & 7) - seat) % n
                for place in range(len(masks)):
                    self.pen.put(at + place, masks[place])
            elif form == NUMBERS:
                self.pen.put_wide(at, len(things))
                for place in range(plan.zone_sizes[i]):
                    self.pen.put_wide(at + 2 + 2 * place, things[place] if place < len(things) else 0)
            else:
                self.by_thing(form, at, plan.zone_sizes[i], things, seat, n)

    def by_thing(self, form: str, at: int, size: int, things: list[int], seat: int, n: int) -> None:
        """Write a list that has a number for every thing of a sort; it may be empty before it is laid out."""
        for place in range(size):
            value = things[place] if place < len(things) else 0
            if form == OWNED:
                value = (value - 1 - seat) % n + 1 if value else 0
            elif form != AMOUNTS:
                value = value + 1 if place < len(things) else 0
            self.pen.put(at + place, value)

    def look_at_piles(self, st: State, seat: int, n: int, hidden: list[Frame]) -> None:
        """Write what is left in piles: all can count, so contents are known, and only their order is not."""
        plan, pen = self.plan, self.pen
        for i in range(len(self.piles)):
            pile, kept = st.piles[i], self.piles[i]
            same = kept.rest is pile.rest and kept.size == len(pile.rest) and kept.top is pile.top
            if same and not hidden and not self.turned:
                continue
            dealt: list[int] = []
            for frame in hidden:
                if st.rules.kinds[frame.kind].unseen(st, frame, seat) == i:
                    dealt = dealt + frame.items
            first = plan.pile_seats[i]
            if same and not dealt and not (self.turned and (first >= 0 or pile.top)):
                continue
            pen.put_wide(plan.sizes_at + 2 * i, pile.size())
            write_tops(pen, plan.tops_at + 2 * TOPS * i, pile, seat)
            kept.rest = pile.rest
            kept.size = -1 if dealt else len(pile.rest)
            kept.top = pile.top
            inside = pile.rest + pile.top
            if dealt:
                inside.extend(dealt)
            if first >= 0:
                inside = [
                    (thing - first - seat) % n + first if first <= thing < first + n else thing for thing in inside
                ]
            if plan.pile_sizes[i]:
                pen.recount_places(plan.piles[i], kept.inside, inside)
                kept.inside = inside

    def work(self, st: State, place: int, number: int, seat: int, n: int, hidden: list[Frame]) -> None:
        """Write one frame of the stack; nothing where there is none."""
        pen = self.pen
        at = self.plan.frames + place * FRAME_SIZE
        there = 0 <= number < len(st.stack)
        before = self.frames[place]
        if not there and before == 0:
            return
        f = st.stack[number] if there else EMPTY
        items = f.items if not hidden or f not in hidden else EMPTY.items
        pen.put(at, f.kind + 1)
        pen.put(at + 1, (f.who - seat) % n + 1 if there else 0)
        pen.put_wide(at + 2, f.a >> 16)
        pen.put_wide(at + 4, f.a & 65535)
        sealed = there and st.rules.kinds[f.kind].together and f.who != seat and f.b != 0
        pen.put_wide(at + 6, 1 if sealed else f.b)
        size = min(len(items), ITEMS)
        for i in range(max(size, before - 1)):
            pen.put_wide(at + 8 + 2 * i, items[i] if i < size else 0)
        self.frames[place] = size + 1 if there else 0


EMPTY: Final = Frame(-1, 0, 0, 0, [])
