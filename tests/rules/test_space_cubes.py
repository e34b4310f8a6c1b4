"""Cubes in whole games of In! Space!: they wander, and none is made or lost."""

import pytest

from burgle.chapters.bag import BLACK, COLOUR, HUNTER
from burgle.kernel.state import Player, State
from tests.props.players import COUNTS, positions

GAMES = 6
EVERY = 7  # decisions between the positions looked at


def black(st: State) -> int:
    """Count the black cubes in the bag, set aside, and on meters in place of others."""
    aside = st.nums[st.rules.num_names.index("black_aside")]
    return in_bag(st, BLACK) + aside + sum(p.stand_ins for p in st.players)


def red(st: State) -> int:
    """Count the red cubes on the track, in the area and in the bag."""
    area = st.nums[st.rules.num_names.index("hunters_in_area")]
    return in_bag(st, HUNTER) + area + sum(st.zones[st.rules.zone_names.index("hunters")])


def own(st: State, p: Player) -> int:
    """Count a player's cubes in supply, area, bag, meter and set aside."""
    meter = p.damage - p.stand_ins - p.unmarked
    return p.supply + p.area + in_bag(st, COLOUR + p.seat) + meter + p.aside


def in_bag(st: State, cube: int) -> int:
    """Count the cubes of a kind in the bag."""
    return st.piles[st.rules.pile_names.index("bag")].count(cube)


@pytest.mark.parametrize("players", COUNTS)
def test_cubes_are_never_made_or_lost(players: int) -> None:
    """SP-254: 24 black, 4 red and 30 of each player, in any state of a random game."""
    moved = 0
    for seed in range(GAMES):
        for st in positions(players, seed, EVERY):
            assert (black(st), red(st)) == (24, 4)
            assert [own(st, p) for p in st.players] == [30] * players
            moved += in_bag(st, BLACK) < 24
    assert moved > 0  # or nothing was tested
