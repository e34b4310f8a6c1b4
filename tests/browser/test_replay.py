"""A game of bots is watched to its end, counted, and played back."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.landing import Landing


def watch_to_the_end(page: Page, game: str) -> None:
    """Let bots play until the loot is counted."""
    landing = Landing(page)
    landing.choose(game)
    landing.press(page.get_by_role("button", name="Watch", exact=True))
    scores = page.get_by_role("table")
    for _ in range(2000):
        if scores.count():
            break
        page.keyboard.press("Space")  # attacks wait to be seen one after the other
        page.wait_for_timeout(40)
    page.keyboard.press("Enter")
    page.get_by_role("heading", name=re.compile("got away with it")).wait_for()


def test_replay(visit: Visit) -> None:
    page = visit(likes={"speed": 0})
    watch_to_the_end(page, "space")
    page.get_by_role("link", name="Replay").click()

    bar = page.get_by_role("region", name="Playback")
    scrub = bar.get_by_role("slider", name="Where in the game")
    last = scrub.get_attribute("max")
    assert last and int(last) > 50
    scrub.press("Home")
    expect(scrub).to_have_value("0")
    bar.get_by_role("button", name="One move on").click()
    expect(scrub).to_have_value("1")
    bar.get_by_role("button", name="One turn on").click()
    expect(scrub).not_to_have_value("1")
    before = scrub.input_value()
    bar.get_by_role("button", name="Play", exact=True).click()
    expect(scrub).not_to_have_value(before)
    bar.get_by_role("button", name="Pause").click()
    page.keyboard.press("n")
    page.get_by_role("dialog", name="Eradikus strikes").wait_for()
    page.keyboard.press("End")
    expect(scrub).to_have_value(last)
    expect(page.get_by_text("verified")).to_be_visible()
