"""In! Space!: the set-up in all 48 layouts and under many seeds."""

import itertools
from collections import Counter

import pytest

from burgle import OptionError, new_game

PIECES = (("HY", "PR"), ("DC", "AR"), ("ML", "EN"))
LAYOUTS = [",".join(sides) for order in itertools.permutations(PIECES) for sides in itertools.product(*order)]
every_layout = pytest.mark.parametrize("layout", LAYOUTS)
FIXED = {"CB", "CO", "CM"}


@every_layout
def test_modules_of_a_layout(layout: str) -> None:
    """SP-013, SP-014: every layout is legal, and has the three fixed modules and its own three, each once."""
    rules = new_game("space", players=2, seed=1, layout=layout).rules
    used = {rules.modules[space.module].code for space in rules.spaces if space.exits}
    assert used == FIXED | set(layout.split(","))
    assert max(Counter(module.code for module in rules.modules).values()) == 1
    assert rules.options["layout"] == layout


@every_layout
def test_positions_of_a_layout(layout: str) -> None:
    """SP-014: the sides lie in the positions asked for, joined to the Cargo Bay, the Corridor and each other."""
    rules = new_game("space", players=2, seed=1, layout=layout).rules
    one, two, three = layout.split(",")
    ways = {frozenset((rules.spaces[path.a].key, rules.spaces[path.b].key)) for path in rules.paths}
    wanted = [("CB7", one + "a"), (one + "f", two + "a"), ("CB8", three + "a"), (one + "c", "CO3"), (two + "c", "CO5")]
    assert {frozenset(pair) for pair in wanted} <= ways


def test_there_are_48_layouts() -> None:
    """SP-014: six orders of three pieces with two sides each; nothing else is a layout."""
    assert len(set(LAYOUTS)) == 48
    for wrong in ("HY,DC,ML,EN", "HY,HY,ML", "CO,DC,ML", "XX,DC,ML", "HY,DC"):
        with pytest.raises(OptionError):
            new_game("space", players=2, seed=1, layout=wrong)


@every_layout
def test_secrets_of_a_layout(layout: str) -> None:
    """SP-020, SP-021, SP-022: one Major or two Minors on each of their spaces, the rest boxed, none missing."""
    game = new_game("space", players=4, seed=1, layout=layout)
    st, rules = game.state, game.rules
    for pool, each, copies in (("major", 1, 11), ("minor", 2, 28)):
        lying = st.zones[rules.zone_names.index("lying_" + pool)]
        wanted = [each if space.secret == pool and space.exits else 0 for space in rules.spaces]
        assert lying == wanted
        boxed = copies - sum(lying)
        assert boxed >= 0
        assert st.piles[rules.pile_names.index(pool)].size() == copies


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_attack_in_the_opening_row(players: int) -> None:
    """SP-032, SP-034: under any seed no card of the opening row shows the symbol, but some may be dangerous."""
    dangers = 0
    for seed in range(100):
        game = new_game("space", players=players, seed=seed)
        row = [game.rules.cards[card] for card in game.state.row]
        assert len(row) == 6
        assert not any(card.attack for card in row)
        dangers += sum(card.danger for card in row)
    assert dangers


def test_set_up_is_settled_by_the_seed() -> None:
    """SP-038: without a first seat the seed chooses one, and the same seed chooses the same."""
    first = [new_game("space", players=4, seed=seed).state.active for seed in range(40)]
    assert first == [new_game("space", players=4, seed=seed).state.active for seed in range(40)]
    assert set(first) == {0, 1, 2, 3}
