"""The gate: a planner with a small budget of worlds, not of time, still does against greedy what it did when it was measured.

The figures are those of `MEASURED`; a planner that is better writes them anew (`burgle ladder GAME --bots BOT --deals N
--seed 18`). `make ladder` plays the whole ladder.
"""

import pytest

from burgle.lab.ladder import contest, wilson

BOT = "expert@rounds=1,worlds=4,ideas=6"
MEASURED = {
    "space": (15, 17.0),
    "legacy": (3, 5.0),
    "catacombs": (1, 2.0),
    "darkest": (3, 4.0),
}  # deals, games won of two in each


@pytest.mark.long(40)
@pytest.mark.parametrize("game", MEASURED)
def test_it_is_as_strong_as_it_was(game: str) -> None:
    """Fewer wins than the lower bound of what was measured are no chance any more; nobody answers what was not asked."""
    deals, wins = MEASURED[game]
    low, _ = wilson(wins, 2 * MEASURED[game][0])
    found = contest(game, BOT, "greedy", deals=deals, seed=18)
    assert found.games == 2 * deals
    assert found.wins >= low * found.games
