"""Catching up in Darkest Magic: the sums, held against card by card bookkeeping on many rosters (L2-216 to L2-220, L2-247)."""

import random

from burgle.campaign.opening import missed_several
from burgle.games.darkest.catchup import (
    cover_all,
    cover_round,
    fill_up,
    may_keep,
    must_cover,
    top_up,
)


def by_hand(dice: random.Random, newcomer: int, cards: list[list[str]], kept: list[int]) -> tuple[int, list[int]]:
    """The same with marks on cards: each mark is a piece that somebody covers, as people at a table would do it."""
    colours = [f"c{n}" for n in range(len(cards))]
    marks = [mark for owner in cards for mark in owner]
    on_offer = {colour: owner[keep:] for colour, owner, keep in zip(colours, cards, kept, strict=True)}
    mine = newcomer
    while True:
        counts = [marks.count(colour) for colour in colours]
        if any(mine >= n for n in counts) or not any(n >= 2 * mine for n in counts):
            return mine, counts
        covered = False
        for colour in dice.sample(colours, len(colours)):  # in whatever order they go round
            if on_offer[colour]:
                on_offer[colour].pop()
                marks.remove(colour)
                mine += 1
                covered = True
        if not covered:
            return mine, counts


def test_against_a_slow_reference() -> None:
    """L2-218 to L2-220: 10,000 random rosters."""
    dice = random.Random(218)
    for _ in range(10_000):
        others = [dice.randrange(15) for _ in range(dice.randrange(1, 4))]
        newcomer = dice.randrange(10)
        kept = [dice.randint(0, may_keep(n)) for n in others]
        cards = [[f"c{who}"] * n for who, n in enumerate(others)]
        offered = [n - keep for n, keep in zip(others, kept, strict=True)]
        found = cover_all(newcomer, others, offered)
        assert found == by_hand(dice, newcomer, cards, kept), (newcomer, others, kept)
        after, marks = found
        assert after + sum(marks) == newcomer + sum(others)  # nothing is made or lost
        assert top_up(after, marks) == max(0, min(marks) - after)


def test_the_example() -> None:
    """L2-219: six, four and none; after two rounds the newcomer has caught up with one of them."""
    assert must_cover(0, [6, 4])
    assert cover_round(0, [6, 4], [3, 2]) == (2, [5, 3], [2, 1])
    assert must_cover(2, [5, 3])
    assert cover_round(2, [5, 3], [2, 1]) == (4, [4, 2], [1, 0])
    assert not must_cover(4, [4, 2])
    assert cover_all(0, [6, 4], [3, 2]) == (4, [4, 2])


def test_halves_and_the_fewest() -> None:
    """L2-216 to L2-218, L2-220: of seven at most three are kept; up to the fewest, and never down."""
    assert [may_keep(n) for n in (0, 1, 7, 8)] == [0, 0, 3, 4]
    assert fill_up(2, [7, 5, 6]) == 3
    assert fill_up(6, [7, 5]) == 0
    assert fill_up(0, [3, 2, 2]) == 2
    assert top_up(2, [3, 9]) == 1
    assert top_up(2, []) == 0


def test_who_missed_several_games() -> None:
    """L2-247: the two games directly before this one."""
    assert missed_several([1, 2], 5)
    assert not missed_several([1, 2, 3], 5)
    assert not missed_several([1, 2, 4], 5)
    assert not missed_several([4], 5)  # two others were missed, but not the two directly before
    assert not missed_several([], 2)
