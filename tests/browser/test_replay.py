"""A game of bots is watched, and a finished one is played back."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.landing import Landing
from tests.browser.screens import Finished


def test_watching_bots(visit: Visit) -> None:
    """Nobody but bots plays, and one looks on."""
    page = visit(likes={"speed": 0})
    landing = Landing(page)
    landing.choose("catacombs")
    landing.press(page.get_by_role("button", name="Watch", exact=True))
    expect(page.get_by_text("You are watching.")).to_be_visible()
    expect(page.locator("header .turn")).to_have_text(re.compile("Round ([3-9]|[1-9][0-9])"))


def test_replay(visit: Visit, finished: Finished) -> None:
    """Everything that a playback can do."""
    page = visit(likes={"speed": 0}, at=finished.link("space"))
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


def test_a_position_is_copied(visit: Visit, finished: Finished) -> None:
    """From a playback, to the clipboard; and where no page may write there, to be copied by hand."""
    page = visit(likes={"speed": 0}, at=finished.link("space"))
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("region", name="Playback").get_by_role("slider", name="Where in the game").press("Home")
    page.get_by_role("button", name="Play on from here").click()
    sheet = page.get_by_role("dialog", name="Play on from here")
    sheet.get_by_role("button", name="Copy the position").click()
    expect(sheet.get_by_text("Copied")).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.startswith("burgle1/space.") and "/check=" in copied
    expect(sheet.get_by_role("textbox")).to_have_count(0)
    expect(sheet.get_by_role("button", name="Copy the position")).to_be_visible()

    page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })")
    sheet.get_by_role("button", name="Copy the position").click()
    expect(sheet.get_by_role("textbox")).to_have_value(copied)
    expect(sheet.get_by_text("Copied")).to_have_count(0)
