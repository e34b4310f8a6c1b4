"""Sight of the table: all that is there once, lists, piles and the question, and what it was written from."""

from __future__ import annotations

from typing import Final, final

from burgle.kernel.forms import AMOUNTS, COUNTED, CUBES, NUMBERS, OWNED
from burgle.kernel.sight_pen import SightPen
from burgle.kernel.sight_plan import FRAME_SIZE, FRAMES, ITEMS, TOPS, SightPlan
from burgle.kernel.sight_player import write_tops
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
class SightTable:
    """The stretch of a row behind the players; most of it is the same for all seats."""

    __slots__ = ("plan", "pen", "row", "offered", "zones", "deeds", "nums", "piles", "frames", "seat")

    def __init__(self, plan: SightPlan, change: list[int]) -> None:
        self.plan = plan
        self.pen = SightPen(plan, plan.table_at, plan.size - plan.table_at, change)
        self.row: list[int] = []
        self.offered: list[int] = []  # the same without gaps
        self.zones: list[list[int]] = [[] for _ in plan.zones]
        self.deeds = [0] * len(plan.rules.deeds)
        self.nums = [0] * len(plan.rules.num_names)
        self.piles = [SightPile() for _ in plan.piles]
        self.frames = [0] * FRAMES  # how many numbers of each were written, and one more; 0: there was none
        self.seat = 0  # from whom on seats are counted: whose a thing is counts from who looks

    def look(self, st: State, seat: int, hidden: list[Frame] | None, turned: bool) -> None:
        """Write what a seat sees; `turned` if it was another one that looked last."""
        n = len(st.players)
        mine = find(st, seat)
        self.look_at_numbers(st, n, mine)
        self.look_at_row(st)
        if turned or self.zones != st.zones:
            self.look_at_zones(st, seat, n, turned)
        if turned:
            self.turn_piles(seat, n)
        self.look_at_piles(st, seat, n, hidden, turned)
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
        deeds, kept = st.deeds, self.deeds
        for i in range(len(deeds)):
            done = deeds[i]
            if kept[i] != done:
                kept[i] = done
                pen.put(plan.t_deeds + i, done)
        nums, kept = st.nums, self.nums
        for i in range(len(nums)):
            number = nums[i]
            if kept[i] != number:
                kept[i] = number
                if i != st.rules.veil:  # whether a world is imagined is nothing that is seen
                    pen.put_wide(plan.t_nums + 2 * i, number)

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

    def look_at_zones(self, st: State, seat: int, n: int, turned: bool) -> None:
        """Write the lists of the state, each in its form."""
        plan = self.plan
        forms = st.rules.zone_forms
        zones, kept = st.zones, self.zones
        for i in range(len(zones)):
            things = zones[i]
            before = kept[i]
            if before is things and not (turned and plan.turning[i]):
                continue
            kept[i] = things
            at = plan.zones[i]
            if at < 0:
                continue
            form = forms[i].form
            if form == COUNTED:
                self.pen.recount(at, before, things)
            elif form == CUBES:
                self.cubes(at, plan.zone_sizes[i], before, things, seat, n)
            elif form == NUMBERS:
                self.pen.put_wide(at, len(things))
                for place in range(plan.zone_sizes[i]):
                    self.pen.put_wide(at + 2 + 2 * place, things[place] if place < len(things) else 0)
            elif form == OWNED:
                for place in range(plan.zone_sizes[i]):
                    owner = things[place] if place < len(things) else 0
                    self.pen.put(at + place, (owner - 1 - seat) % n + 1 if owner else 0)
            else:
                self.by_thing(form == AMOUNTS, at, plan.zone_sizes[i], before, things)

    def cubes(self, at: int, size: int, before: list[int], things: list[int], seat: int, n: int) -> None:
        """Write whose cubes lie on each space, a bit for each player from who looks on."""
        if not before and not things:
            return
        masks = [0] * size
        for cube in things:
            masks[cube >> SEAT_BITS] |= 1 << ((cube & 7) - seat) % n
        for place in range(size):
            self.pen.put(at + place, masks[place])

    def by_thing(self, amounts: bool, at: int, size: int, before: list[int], things: list[int]) -> None:
        """Write a list that has a number for every thing of a sort; it may be empty before it is laid out."""
        both = min(len(before), len(things))
        for place in range(size):
            if place < both and before[place] == things[place]:
                continue
            value = things[place] if place < len(things) else 0
            if not amounts:
                value = value + 1 if place < len(things) else 0
            self.pen.put(at + place, value)

    def turn_piles(self, seat: int, n: int) -> None:
        """Count seats' own things in piles from another seat on: how many of each there are is known."""
        plan, pen = self.plan, self.pen
        by = (self.seat - seat) % n
        self.seat = seat
        for i in range(len(self.piles)):
            first = plan.pile_seats[i]
            if first >= 0 and plan.pile_sizes[i] and by:
                at = plan.piles[i] + first
                counts = [pen.written[at - pen.first + k] for k in range(n)]
                for k in range(n):
                    pen.put(at + (k + by) % n, counts[k])

    def look_at_piles(self, st: State, seat: int, n: int, hidden: list[Frame] | None, turned: bool) -> None:
        """Write what is left in piles: all can count, so contents are known, and only their order is not."""
        plan, pen = self.plan, self.pen
        for i in range(len(self.piles)):
            pile, kept = st.piles[i], self.piles[i]
            same = kept.rest is pile.rest and kept.size == len(pile.rest) and kept.top is pile.top
            if same and hidden is None and not (turned and pile.top):
                continue
            dealt: list[int] = []
            if hidden is not None:
                for frame in hidden:
                    if st.rules.kinds[frame.kind].unseen(st, frame, seat) == i:
                        dealt = dealt + frame.items
            if same and not dealt and not (turned and pile.top):
                continue
            pen.put_wide(plan.sizes_at + 2 * i, pile.size())
            write_tops(pen, plan.tops_at + 2 * TOPS * i, pile, seat)
            kept.rest = pile.rest
            kept.size = -1 if dealt else len(pile.rest)
            kept.top = pile.top
            if plan.pile_sizes[i]:
                inside = pile.rest + pile.top
                if dealt:
                    inside.extend(dealt)
                first = plan.pile_seats[i]
                if first >= 0:
                    self.recount_seats(plan.piles[i], kept.inside, inside, first, seat, n)
                else:
                    pen.recount_places(plan.piles[i], kept.inside, inside)
                kept.inside = inside

    def recount_seats(self, at: int, before: list[int], things: list[int], first: int, seat: int, n: int) -> None:
        """Count what lies in a pile in which seats have things of their own, such as cubes in a bag."""
        pen = self.pen
        both = min(len(before), len(things))
        for i in range(max(len(before), len(things))):
            if i < both and before[i] == things[i]:
                continue
            if i < len(before):
                pen.bump(at + seen_from(before[i], first, seat, n), -1)
            if i < len(things):
                pen.bump(at + seen_from(things[i], first, seat, n), 1)

    def work(self, st: State, place: int, number: int, seat: int, n: int, hidden: list[Frame] | None) -> None:
        """Write one frame of the stack; nothing where there is none."""
        pen = self.pen
        at = self.plan.frames + place * FRAME_SIZE
        there = 0 <= number < len(st.stack)
        before = self.frames[place]
        if not there and before == 0:
            return
        f = st.stack[number] if there else EMPTY
        items = f.items if hidden is None or f not in hidden else EMPTY.items
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


def seen_from(thing: int, first: int, seat: int, n: int) -> int:
    """Give the place of a thing in its field, where things of seats count from who looks on."""
    return (thing - first - seat) % n + first if first <= thing < first + n else thing


EMPTY: Final = Frame(-1, 0, 0, 0, [])
