"""Whole games against bots, from the first screen until the loot is counted."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.device import PHONE, TABLET
from tests.browser.hands import Finger, Keys, Mouse
from tests.browser.landing import Landing
from tests.browser.looks import check
from tests.browser.player import Player
from tests.browser.table import Table


@pytest.mark.parametrize("game", ["space", "catacombs", "legacy"])
def test_a_whole_game_by_mouse(visit: Visit, game: str) -> None:
    page = visit(TABLET)  # the narrowest screen that is laid out like a desk's
    Landing(page).set_table("Pass and play", game, seats=2)
    player, found = Player(Mouse(Table(page))), []
    player.on_scene = lambda sight: found.extend(check(page, sight.scene))
    player.play()
    page.get_by_role("heading", name="got away with it").wait_for()
    assert {"tip", "mine", "attack"} <= player.seen
    assert not found, "\n".join(found)


def test_a_whole_game_by_keyboard_only(visit: Visit) -> None:
    page = visit(likes={"speed": 0, "tips": False})
    page.get_by_role("button", name="Play now").first.wait_for()
    page.keyboard.press("Enter")
    player = Player(Keys(Table(page)))
    player.play()
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="got away with it").wait_for()
    assert {"mine", "attack"} <= player.seen


@pytest.mark.parametrize("game", ["catacombs", "legacy"])
def test_a_whole_game_on_a_phone(visit: Visit, game: str) -> None:
    page = visit(PHONE, touch=True, likes={"speed": 0, "tips": False})
    Landing(page, touch=True).set_table("Pass and play", game, seats=2)
    player, found = Player(Finger(Table(page))), []
    player.on_scene = lambda sight: found.extend(check(page, sight.scene))
    player.play()
    page.touchscreen.tap(200, 300)
    page.get_by_role("heading", name="got away with it").wait_for()
    assert {"mine", "attack"} <= player.seen
    assert game != "catacombs" or "laying" in player.seen
    assert not found, "\n".join(found)
