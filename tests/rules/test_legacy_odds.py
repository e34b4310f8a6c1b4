"""The chances of Legacy's next attack where its Adventure deck runs out (L1-127, L1-128)."""

import pytest

import burgle
from burgle.game import Game

QUIET, LOUD, NEWS = "brisk_walk", "ogre_in_hr", "payday"


def table(gaps: int, deck: list[str], spent: list[str]) -> Game:
    game = burgle.new_game("legacy", 2, 5, without="roles,vault,patrons")
    st, ids = game.state, game.rules.card_ids
    for slot in range(gaps):
        st.row[slot] = -1
    st.piles[game.rules.pile_names.index("adventure")].rest = [ids[name] for name in deck]
    st.zones[game.rules.zone_names.index("spent")] = [ids[name] for name in spent]
    return game


@pytest.mark.parametrize(
    ("gaps", "deck", "spent", "chance"),
    [
        (1, [QUIET, LOUD], [], 0.5),
        (1, [NEWS], [QUIET, LOUD, LOUD, LOUD, NEWS], 0.75),  # the deck is made anew
        (2, [QUIET], [QUIET, LOUD], 0.5),
        (2, [LOUD], [QUIET, QUIET], 1.0),  # the last card of the old deck comes first
        (3, [QUIET], [LOUD], 1.0),  # the row stays short
        (2, [LOUD, NEWS], [], 1.0),
        (2, [QUIET], [NEWS], 0.0),
        (0, [LOUD], [LOUD], 0.0),
    ],
)
def test_the_chance_of_an_attack_knows_the_next_deck(
    gaps: int, deck: list[str], spent: list[str], chance: float
) -> None:
    assert table(gaps, deck, spent).odds()["attack"] == pytest.approx(chance)
