"""Sight of a player: the block of one of those at the table, as itself or as a rival sees it, and what it was written from."""

from __future__ import annotations

from typing import final

from burgle.kernel.determinise import shown_in_hand
from burgle.kernel.pile import Pile, without
from burgle.kernel.sight_pen import SightPen
from burgle.kernel.sight_plan import TOPS, SightPlan
from burgle.kernel.state import Player, State


@final
class SightPlayer:
    """A block of a row. Comparing is what it mostly does, so all that it was written from is kept where that is cheap."""

    __slots__ = (
        "plan", "pen", "own",
        "seat", "status", "active", "asked", "room", "skill", "sword", "boot", "gold", "supply", "area", "damage",
        "stand_ins", "unmarked", "aside", "hush", "held", "stock",
        "hand", "shown", "rest", "rest_size", "top", "unseen", "discard", "play", "tokens", "nums",
    )  # fmt: skip

    def __init__(self, plan: SightPlan, pen: SightPen, own: bool) -> None:
        self.plan = plan
        self.pen = pen
        self.own = own  # as itself, or as all rivals do
        self.seat = 0
        self.status = 0
        self.active = False
        self.asked = 0
        self.room = -1
        self.skill = 0
        self.sword = 0
        self.boot = 0
        self.gold = 0
        self.supply = 0
        self.area = 0
        self.damage = 0
        self.stand_ins = 0
        self.unmarked = 0
        self.aside = 0
        self.hush = 0
        self.held = 0  # cards in hand
        self.stock = 0  # cards in the deck
        # These are replaced when they change, so what is still the same list is still right.
        self.hand: list[int] = []
        self.rest: list[int] = []
        self.rest_size = 0  # a draw takes out of the list, and nothing ever adds to it
        self.top: list[int] = []
        self.discard: list[int] = []
        self.play: list[int] = []
        self.tokens: list[int] = []
        # These are not: they are lists of our own.
        self.shown: list[int] = []  # what was counted of the hand
        self.unseen: list[int] = []  # what was counted of the deck, and of a rival's hand
        self.nums = [0] * len(plan.rules.player_nums)

    def look(self, st: State, p: Player, asked: int, eyes: int, turned: bool) -> None:
        """Write what a seat (`eyes`) sees of a player; `turned` if it was another seat that looked last."""
        self.look_at_numbers(st, p, asked)
        self.look_at_cards(st, p, eyes, turned)
        plan, pen = self.plan, self.pen
        pen.put_all(plan.p_nums, self.nums, p.nums)
        if self.room != p.room:
            if self.room >= 0:
                pen.bump(plan.p_room + self.room, -1)
            if p.room >= 0:
                pen.bump(plan.p_room + p.room, 1)
            self.room = p.room
        if self.discard is not p.discard:
            pen.recount(plan.p_discard, self.discard, p.discard)
            self.discard = p.discard
        if self.play is not p.play:
            pen.recount(plan.p_play, self.play, p.play)
            self.play = p.play
        if self.tokens is not p.tokens:
            self.tokens = p.tokens
            for i in range(len(p.tokens)):
                pen.put(plan.p_tokens + i, p.tokens[i])

    def look_at_numbers(self, st: State, p: Player, asked: int) -> None:
        """Write the numbers that every player has."""
        pen, at = self.pen, self.plan.p_numbers
        held, stock = len(p.hand), len(p.deck.rest) + len(p.deck.top)
        active = st.active == p.seat
        if (
            self.seat != p.seat or self.status != p.status or self.active != active or self.asked != asked
            or self.held != held or self.stock != stock
        ):  # fmt: skip
            self.seat, self.status, self.active, self.asked = p.seat, p.status, active, asked
            self.held, self.stock = held, stock
            pen.put(at, p.seat)
            pen.put(at + 1, p.status)
            pen.put(at + 2, 1 if active else 0)
            pen.put(at + 3, asked)
            pen.put(at + 14, held)
            pen.put(at + 15, stock)
        if self.skill != p.skill or self.sword != p.sword or self.boot != p.boot or self.gold != p.gold:
            self.skill, self.sword, self.boot, self.gold = p.skill, p.sword, p.boot, p.gold
            pen.put(at + 4, p.skill)
            pen.put(at + 5, p.sword)
            pen.put(at + 6, p.boot)
            pen.put_wide(self.plan.p_gold, p.gold)
        if (
            self.supply != p.supply or self.area != p.area or self.damage != p.damage or self.stand_ins != p.stand_ins
            or self.unmarked != p.unmarked or self.aside != p.aside or self.hush != p.hush
        ):  # fmt: skip
            self.supply, self.area, self.damage, self.stand_ins = p.supply, p.area, p.damage, p.stand_ins
            self.unmarked, self.aside, self.hush = p.unmarked, p.aside, p.hush
            pen.put(at + 7, p.supply)
            pen.put(at + 8, p.area)
            pen.put(at + 9, p.damage)
            pen.put(at + 10, p.stand_ins)
            pen.put(at + 11, p.unmarked)
            pen.put(at + 12, p.aside)
            pen.put(at + 13, p.hush)

    def look_at_cards(self, st: State, p: Player, eyes: int, turned: bool) -> None:
        """Write a hand and what is in the deck; of others, what is known of the hand, and all the rest together."""
        same = self.hand is p.hand
        shown = self.shown
        if self.own:
            if not same:
                shown = p.hand
        elif shown or st.active == p.seat:  # nobody else's hand has anything in it that all have seen
            shown = shown_in_hand(st, p)
            same = same and shown == self.shown
        if not same:
            self.hand = p.hand
            self.pen.recount(self.plan.p_hand, self.shown, shown)
            self.shown = shown
        deck = p.deck
        known = self.top is deck.top
        if turned or not known:
            write_tops(self.pen, self.plan.p_tops, deck, eyes)
        if known and (same or self.own) and self.rest is deck.rest and self.rest_size == len(deck.rest):
            return
        self.rest = deck.rest
        self.rest_size = len(deck.rest)
        self.top = deck.top
        unseen = deck.rest + deck.top
        if not self.own:
            held = p.hand
            for card in shown:
                held = without(held, card)
            unseen.extend(held)
        at = self.plan.p_unseen
        if self.own:
            self.pen.recount_places(at, self.unseen, unseen)
        else:
            self.pen.recount(at, self.unseen, unseen)
        self.unseen = unseen


def write_tops(pen: SightPen, at: int, pile: Pile, seat: int) -> None:
    """Write what a seat knows to lie on top of a pile, the uppermost first, each + 1."""
    last = len(pile.top) - 1
    known = True
    for i in range(TOPS):
        known = known and last - i >= 0 and pile.seen[last - i] >> seat & 1 == 1
        pen.put_wide(at + 2 * i, pile.top[last - i] + 1 if known else 0)
