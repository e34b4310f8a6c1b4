"""A campaign in the browser: signed from the first screen, its pages read, its choices sealed, its home looked at."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.device import DESK, PHONE
from tests.browser.house import House
from tests.browser.looks import check
from tests.browser.story import Walk, call
from tests.browser.told import bring, told

LIKES = {"speed": 0, "tips": False}
HOLD = 750  # milliseconds: the wax is full after 600


def begun(house: House, goal: str = "") -> tuple[Any, Any]:
    """A campaign of two people on one device, with its first game; walked until the story asks, if a goal is named."""
    address = house.url.rstrip("/")
    members = [{"character": "a", "player": "Ann"}, {"character": "b", "player": "Bo"}]
    made = call(address, "/api/campaigns", {"pack": "three-nights", "members": members, "title": "The Cellar Company"})
    play = {"say": "play", "key": "firstgame1", "seats": [{"character": "a"}, {"character": "b"}]}
    done = call(address, f"/api/campaigns/{made['campaign']}/say", play, list(made["tokens"].values()))
    if goal:
        Walk(address, done["table"], list(done["seats"].values())).until_asked(goal)
    return made, done


def enter(page: Page, made: Any) -> None:
    """Come with the links of both characters, and go to the game that is being played."""
    for character, token in made["tokens"].items():
        page.evaluate("(hash) => { location.hash = hash }", f"#/campaign/{made['campaign']}/{character}.{token}")
        expect(page.get_by_role("heading", name="The Cellar Company")).to_be_visible()
    page.evaluate("(hash) => { location.hash = hash }", "#/")
    page.evaluate("(hash) => { location.hash = hash }", f"#/campaign/{made['campaign']}")
    expect(page.get_by_role("button", name="Go on with game 1")).to_be_visible()


def read_all(page: Page) -> None:
    """Read on until the story asks."""
    book = page.get_by_role("complementary", name="Storybook")
    expect(book).to_be_visible()
    for _ in range(8):
        if page.get_by_role("radio").count():
            return
        book.get_by_role("button", name=re.compile("Read on|Back to the map")).click()


def test_a_campaign_is_begun_from_the_first_screen_in_under_a_minute(visit: Visit) -> None:
    page = visit(DESK, likes=LIKES)
    start = time.monotonic()
    page.get_by_role("link", name="Begin").click()
    page.get_by_text("Three Nights", exact=True).click()
    page.get_by_label("Who plays The Locksmith").fill("Ann")
    page.get_by_label("Who plays The Baker").fill("Bo")
    found = check(page, "charter, desk")
    page.get_by_role("button", name="Sign, and begin the first game").click()
    expect(page.get_by_role("heading", name="A Letter Under the Door")).to_be_visible()
    assert time.monotonic() - start < 60
    book = page.get_by_role("complementary", name="Storybook")
    assert book.locator(".text > .row > .p").count() == 1  # parts come one by one
    page.keyboard.press("Space")
    expect(book.locator(".text > .row > .p")).to_have_count(2)
    book.get_by_label("The company, in ink").fill("Hush & Sons")
    found += check(page, "a name is wanted")
    book.get_by_role("button", name="Write it down").click()
    expect(book.get_by_role("status").filter(has_text="Hush & Sons")).to_be_visible()
    page.keyboard.press("Escape")
    expect(book).to_be_hidden()
    assert not found, "\n".join(found)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_choice_is_read_sealed_and_stays(visit: Visit, house: House, size: dict[str, int]) -> None:
    made, _ = begun(house, "A10")
    page = visit(size, likes=LIKES)
    enter(page, made)
    page.get_by_role("button", name="Go on with game 1").click()
    read_all(page)
    found = check(page, "choice")
    expect(page.get_by_role("heading", name="On the Latch")).to_be_visible()
    expect(page.get_by_text("Opens a way for good. It can be seen.")).to_be_visible()
    page.keyboard.press("1")
    seal = page.get_by_role("button", name="Hold to seal the choice")
    seal.scroll_into_view_if_needed()
    box = seal.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 30, box["y"] + 20)
    page.mouse.down()
    page.wait_for_timeout(200)  # too short: nothing happens
    page.mouse.up()
    expect(seal).to_be_visible()
    page.mouse.down()
    page.wait_for_timeout(HOLD)
    page.mouse.up()
    expect(page.get_by_text("Light the lamp and take the stairs.").last).to_be_visible()
    expect(page.get_by_role("radio")).to_have_count(0)
    expect(page.get_by_text("Sticker: stair").first).to_be_visible()
    page.keyboard.press("Escape")
    page.evaluate("(hash) => { location.hash = hash }", f"#/campaign/{made['campaign']}")
    for tab in ("Company", "Contracts", "Reports", "Ledger", "Time machine", "Journal"):
        page.get_by_role("tab", name=tab).click()
        found += check(page, f"home, {tab}")
    expect(page.get_by_text("Light the lamp and take the stairs.")).to_be_visible()
    assert not found, "\n".join(found)


def test_a_short_reading_and_a_vote_that_all_agree_on(visit: Visit, house: House) -> None:
    """The third night begins with a vote: one press may give all votes of a device, and who wishes reads in short."""
    made = bring(house.url, told(2))
    page = visit(DESK, likes={**LIKES, "short": True})
    for character, token in made["tokens"].items():
        page.evaluate("(hash) => { location.hash = hash }", f"#/campaign/{made['campaign']}/{character}.{token}")
        expect(page.get_by_role("heading", name="The Cellar Company")).to_be_visible()
    page.get_by_role("button", name="Play game 3").click()
    book = page.get_by_role("complementary", name="Storybook")
    parts = book.locator(".text > .row > .p")
    expect(parts).to_have_count(1)
    brief = parts.first.inner_text()
    page.get_by_role("button", name="Short").click()
    expect(parts.first).not_to_have_text(brief)
    assert len(parts.first.inner_text()) > 2 * len(brief)
    page.get_by_role("button", name="Short").click()
    expect(parts.first).to_have_text(brief)

    agree = page.get_by_role("button", name="We all agree on this")
    expect(agree).to_be_disabled()
    page.keyboard.press("1")
    agree.click()
    expect(page.get_by_role("radio")).to_have_count(0)  # nobody is asked any more: three votes are in
    expect(agree).to_have_count(0)
    page.evaluate("(hash) => { location.hash = hash }", f"#/campaign/{made['campaign']}")
    page.get_by_role("tab", name="Journal").click()
    expect(page.get_by_text("By the stairs, where it began.")).to_be_visible()
