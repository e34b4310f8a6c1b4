"""Whole games against bots, from the first screen until the loot is counted."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.hands import Mouse
from tests.browser.landing import Landing
from tests.browser.player import Player
from tests.browser.table import Table


@pytest.mark.parametrize("game", ["space", "catacombs"])
def test_a_whole_game_by_mouse(visit: Visit, game: str) -> None:
    page = visit()
    Landing(page).set_table("Pass and play", game, seats=2)
    player = Player(Mouse(Table(page)))
    player.play()
    page.get_by_role("heading", name="got away with it").wait_for()
    assert {"mine", "attack", "asked"} <= player.seen
