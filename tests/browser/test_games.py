"""Whole games against bots, from the first screen until the loot is counted."""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.device import PHONE, TABLET
from tests.browser.hands import Finger, Keys, Mouse
from tests.browser.landing import Landing
from tests.browser.looks import check
from tests.browser.player import Player
from tests.browser.screens import WON
from tests.browser.table import Table

# What comes up in every game, and is looked at once.
SCENES = {
    "space": {"tip", "mine", "attack"},
    "catacombs": {"tip", "mine", "attack", "laying"},
    "legacy": {"tip", "mine", "attack", "asked"},
    "darkest": {"tip", "mine", "attack"},
}
MOVING = 30  # things that are done before motion is switched off: it is most of what a page costs


# Every game to its end, every way to play: what is left out here is played by `make evening`.
ALL = bool(os.environ.get("BURGLE_WHOLE"))
BY_MOUSE = SCENES if ALL else ["legacy", "darkest"]
ON_A_PHONE = SCENES if ALL else ["catacombs"]


@pytest.mark.long(90)
@pytest.mark.parametrize("game", BY_MOUSE)
def test_a_whole_game_by_mouse(visit: Visit, game: str) -> None:
    page = visit(TABLET)  # the narrowest screen that is laid out like a desk's
    Landing(page).set_table("Pass and play", game, seats=2)
    player, found = Player(Mouse(Table(page))), []
    player.on_scene = lambda sight: found.extend(check(page, sight.scene))
    moved = player.play(until=lambda sight: sight.scene == "over" or (sight.scene == "mine" and player.deeds >= MOVING))
    if moved.scene == "mine":
        switch_motion_off(page)
    player.play()
    page.get_by_role("heading", name=WON).wait_for()
    look_for(SCENES[game], player, page, game)
    assert not found, "\n".join(found)


def look_for(scenes: set[str], player: Player, page: Page, game: str) -> None:
    """See every scene: one that chance has kept from a short game comes up in another."""
    for _ in range(3):
        if scenes <= player.seen:
            break
        page.evaluate("location.hash = ''")
        Landing(page, touch=isinstance(player.hands, Finger)).set_table("Pass and play", game, seats=2)
        player.deeds = player.walks = 0
        player.play(until=lambda sight: sight.scene == "over" or scenes <= player.seen | {sight.scene})
    assert scenes <= player.seen


def switch_motion_off(page: Page) -> None:
    """Do what somebody does who has seen enough of it."""
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog", name="Menu")
    menu.get_by_role("group", name="Animation").get_by_text("None", exact=True).click()
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    expect(page.locator("html[data-still]")).to_have_count(1)


@pytest.mark.long(45)
def test_a_whole_game_by_keyboard_only(visit: Visit) -> None:
    page = visit(likes={"speed": 0, "tips": False})
    page.get_by_role("button", name="Play now").first.wait_for()
    page.keyboard.press("Enter")
    player = Player(Keys(Table(page)))
    player.play()
    page.keyboard.press("Enter")
    page.get_by_role("heading", name=WON).wait_for()
    assert {"mine", "attack"} <= player.seen


@pytest.mark.long(80)
@pytest.mark.parametrize("game", ON_A_PHONE)
def test_a_whole_game_on_a_phone(visit: Visit, game: str) -> None:
    page = visit(PHONE, touch=True, likes={"speed": 0, "tips": False})
    Landing(page, touch=True).set_table("Pass and play", game, seats=2)
    player, found = Player(Finger(Table(page))), []
    player.on_scene = lambda sight: found.extend(check(page, sight.scene))
    player.play()
    page.touchscreen.tap(200, 300)
    page.get_by_role("heading", name=WON).wait_for()
    look_for(SCENES[game] - {"tip"}, player, page, game)
    assert not found, "\n".join(found)
