"""Where everything that a seat may see stands in a row of bytes: fields with names, made from the rulebook alone.

Chapters say what their lists are made of when they name them (kernel/forms.py); all else that a state has is the same in
every game. So a game needs no table of its own here, and what a new chapter keeps in the state is in the sight at once.
"""

from __future__ import annotations

from typing import Final, SupportsIndex

from burgle.kernel.forms import CUBES, DERIVED, NUMBERS, OWNED
from burgle.kernel.refs import CARD, NOTHING, SPACE, TOKEN, key_of
from burgle.kernel.rules import Rules

FRAMES: Final = 4  # pending pieces of work that are written, the question first
ITEMS: Final = 8  # numbers of each of them
TOPS: Final = 2  # cards on top of a pile that the seat may know
LISTED: Final = 16  # numbers of a list of which nothing is said
FRAME_SIZE: Final = 8 + 2 * ITEMS

PLAYER_NUMBERS: Final = [
    "seat", "status", "active", "asked", "skill", "sword", "boot", "supply", "area", "damage", "stand_ins", "unmarked",
    "aside", "hush", "hand_size", "deck_size",
]  # fmt: skip
TABLE_NUMBERS: Final = ["players", "over", "depth", "mine"]


class SightField:
    """Some bytes of a row: what they are called, where they stand, and what each of them is about."""

    __slots__ = ("name", "at", "size", "about", "wide", "keys")

    def __init__(self, name: str, at: int, size: int, about: str, wide: bool, keys: list[str]) -> None:
        self.name = name
        self.at = at
        self.size = size
        self.about = about
        self.wide = wide  # numbers of two bytes, the upper one first
        self.keys = keys  # what each byte (or pair of bytes) is; [] where they only have a place

    def end(self) -> int:
        """Say where it ends."""
        return self.at + self.size


class SightPlan:
    """The fields of a rulebook: a block for each player, from who looks on, then the table, lists, piles and the question."""

    __slots__ = (
        "rules", "size", "block", "table_at", "player_fields", "table_fields", "p_numbers", "p_gold", "p_nums", "p_room",
        "p_hand", "p_unseen", "p_discard", "p_play", "p_tokens", "p_tops", "t_turn", "t_numbers", "t_deeds", "t_nums",
        "t_row", "t_slots", "row_slots", "zones", "zone_sizes", "piles", "pile_sizes", "pile_seats",
        "sizes_at", "tops_at", "frames", "things", "places", "turning",
    )  # fmt: skip

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.size = 0
        self.player_fields: list[SightField] = []
        self.table_fields: list[SightField] = []
        cards, tokens, spaces = len(rules.cards), len(rules.tokens), len(rules.spaces)
        self.p_numbers = self.player("numbers", len(PLAYER_NUMBERS), keys=PLAYER_NUMBERS[:])
        self.p_gold = self.player("coins", 2, wide=True)
        self.p_nums = self.player("counts", 2 * len(rules.player_nums), wide=True, keys=rules.player_nums[:])
        self.p_room = self.player(SPACE, spaces, SPACE)
        self.p_hand = self.player("hand", cards, CARD)
        self.p_unseen = self.player("unseen", cards, CARD)
        self.p_discard = self.player("discard", cards, CARD)
        self.p_play = self.player("play", cards, CARD)
        self.p_tokens = self.player("tokens", tokens, TOKEN)
        self.p_tops = self.player("known_top", 2 * TOPS, wide=True)
        self.block = self.size
        self.size = self.block * rules.players
        self.table_at = self.size
        self.t_turn = self.table("turn", 2, wide=True)
        self.t_numbers = self.table("numbers", len(TABLE_NUMBERS), keys=TABLE_NUMBERS[:])
        self.t_deeds = self.table("deeds", len(rules.deeds), keys=rules.deeds[:])
        self.t_nums = self.table("counts", 2 * len(rules.num_names), wide=True, keys=rules.num_names[:])
        self.t_row = self.table("row", cards, CARD)
        self.row_slots = rules.params.get("row", 0)
        self.t_slots = self.table("slots", 2 * self.row_slots, wide=True)
        self.zones: list[int] = []  # where each list of the state stands; -1: it follows from others
        self.zone_sizes: list[int] = []
        for i in range(len(rules.zone_names)):
            self.zones.append(self.zone(i))
        self.sizes_at = self.table("pile_sizes", 2 * len(rules.pile_names), wide=True, keys=rules.pile_names[:])
        self.tops_at = self.table("pile_tops", 2 * TOPS * len(rules.pile_names), wide=True)
        self.piles: list[int] = []
        self.pile_sizes: list[int] = []
        self.pile_seats = [first for _, first in rules.pile_sizes]  # which of its things is seat 0's; -1: none
        for i in range(len(rules.pile_names)):
            self.piles.append(self.pile(i))
        self.frames = self.table("question", FRAMES * FRAME_SIZE)
        # Which lists tell whose a thing is, and so are written otherwise for every seat.
        self.turning = [form.form == OWNED or form.form == CUBES for form in rules.zone_forms]
        # The places of a row as objects that are made once: a byte is written by such a one, and most would be made for it.
        self.places: list[SupportsIndex] = list(range(self.size))
        # How many sorts of things a field may count.
        self.things = max([cards, tokens, spaces, *self.zone_sizes, *self.pile_sizes])

    def player(
        self, name: str, size: int, about: str = NOTHING, wide: bool = False, keys: list[str] | None = None
    ) -> int:
        """Add a field to the block of every player."""
        self.player_fields.append(self.made(name, size, about, wide, keys))
        return self.player_fields[-1].at

    def table(
        self, name: str, size: int, about: str = NOTHING, wide: bool = False, keys: list[str] | None = None
    ) -> int:
        """Add a field that is there once."""
        self.table_fields.append(self.made(name, size, about, wide, keys))
        return self.table_fields[-1].at

    def made(self, name: str, size: int, about: str, wide: bool, keys: list[str] | None) -> SightField:
        """Make a field behind all others."""
        known = [key_of(self.rules, about, i) for i in range(size)] if about != NOTHING else []
        made = SightField(name, self.size, size, about, wide, known if keys is None else keys)
        self.size += size
        return made

    def zone(self, number: int) -> int:
        """Add the field of a list."""
        rules = self.rules
        form = rules.zone_forms[number]
        name = "list_" + rules.zone_names[number]
        if form.form == DERIVED:
            self.zone_sizes.append(0)
            return -1
        if form.form == NUMBERS:
            n = form.size if form.size else LISTED
            self.zone_sizes.append(n)
            return self.table(name, 2 + 2 * n, NOTHING, True)
        n = form.size if form.size else things(rules, form.about)
        self.zone_sizes.append(n)
        return self.table(name, n, form.about)

    def pile(self, number: int) -> int:
        """Add the field of a pile: how many there are of each thing that may lie in it."""
        rules = self.rules
        name = rules.pile_names[number]
        about, n = NOTHING, rules.pile_sizes[number][0]
        for card in rules.cards:
            if card.deck == name:
                about = CARD
        for token in rules.tokens:
            if token.pool == name:
                about = TOKEN
        if about != NOTHING:
            n = things(rules, about)
        self.pile_sizes.append(n)
        return self.table("pile_" + name, n, about)


def things(rules: Rules, about: str) -> int:
    """Say how many things of a sort there are."""
    if about == CARD:
        return len(rules.cards)
    return len(rules.tokens) if about == TOKEN else len(rules.spaces)
