"""The exact chances of the next attack: hypergeometric, no sampling."""

from __future__ import annotations

from math import comb
from typing import Any

from burgle.chapters.bag import COLOUR, HUNTER, NEUTRAL, Bag
from burgle.chapters.row import Row
from burgle.kernel.codes import IN
from burgle.kernel.state import State


def hits(total: int, marked: int, draws: int) -> list[float]:
    """Give the chance of 0, 1, 2 ... marked cubes among so many drawn from a bag."""
    draws = min(draws, total)
    ways = comb(total, draws)
    return [comb(marked, k) * comb(total - marked, draws - k) / ways for k in range(min(marked, draws) + 1)]


def odds(st: State, draws: int | None = None) -> dict[str, Any]:
    """For every seat: the distribution of damage in the next attack, its mean, and the chance of a knock-out.

    `draws` defaults to what an attack would draw now. All cubes of the area count as in the bag.
    """
    row = attacker(st)
    bag = row.bag
    n = row.strength(st) if draws is None else draws
    cubes = contents(st, bag)
    total = sum(cubes)
    seats = []
    for p in st.players:
        left = bag.health.meter - p.damage
        if p.status != IN:
            seats.append(
                {"seat": p.seat, "cubes": cubes[COLOUR + p.seat], "damage": [1.0], "expected": 0.0, "knock_out": 0.0}
            )
            continue
        damage = at_most(left, hits(total, cubes[COLOUR + p.seat] + cubes[HUNTER], n))
        seats.append(
            {
                "seat": p.seat,
                "cubes": cubes[COLOUR + p.seat],
                "damage": damage,
                "expected": sum(k * chance for k, chance in enumerate(damage)),
                # An empty bag knocks everybody out (SP-253).
                "knock_out": 1.0 if n >= total else sum(damage[left:]),
            }
        )
    return {"draws": n, "bag": total, "attack": attack_chance(st, row), "seats": seats}


def attacker(st: State) -> Row:
    """Find the chapter that attacks."""
    return st.rules.find(Row)


def at_most(left: int, chances: list[float]) -> list[float]:
    """Put together what comes to the same: who has been knocked out is not hurt any more."""
    return chances if len(chances) <= left + 1 else [*chances[:left], sum(chances[left:])]


def contents(st: State, bag: Bag) -> list[int]:
    """Count the cubes by kind as if the area were already in the bag; those of nobody come last."""
    pile = st.piles[bag.bag]
    cubes = [pile.count(kind) for kind in range(COLOUR + len(st.players))]
    cubes[HUNTER] += st.nums[bag.hunters]
    for p in st.players:
        cubes[COLOUR + p.seat] += p.area
    return [*cubes, pile.count(NEUTRAL)]


def attack_chance(st: State, row: Row) -> float:
    """The chance that the refill at the end of this turn shows at least one attack symbol."""
    cards = st.rules.cards  # an event lies nowhere: another card fills its place
    deck = [card for card in st.piles[row.deck].everything() if "event" not in cards[card].moments]
    gaps = sum(1 for card in st.row if card < 0)
    symbols = sum(1 for card in deck if cards[card].attack)
    if gaps > len(deck):
        spent = row.renewal(st)
        if not spent:
            return 1.0 if symbols and row.goes_on else 0.0
        if symbols:
            return 1.0
        gaps -= len(deck)  # these come out of a new deck
        deck = spent
        symbols = sum(1 for card in deck if cards[card].attack)
        gaps = min(gaps, len(deck))
    if gaps == 0:
        return 0.0
    return 1.0 - comb(len(deck) - symbols, gaps) / comb(len(deck), gaps)
