"""Stickers that land: over the map, where somebody sees it, large and slow enough, and then they lie there for good."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.device import DESK, PHONE
from tests.browser.house import House
from tests.browser.looks import check
from tests.browser.motion import Motion
from tests.browser.test_campaign import HOLD, begun, enter, read_all

PAPER = ".fresh .paper"
MOMENTS = (60, 250, 420, 570, 750, 900, 1020, 1099)


def chosen(page: Page, house: House) -> None:
    """Read until the story asks, and choose what opens a way."""
    made, _ = begun(house, "A10")
    enter(page, made)
    page.get_by_role("button", name="Go on with game 1").click()
    read_all(page)
    page.keyboard.press("1")


def seal(page: Page) -> None:
    """Hold the seal until the wax is full."""
    button = page.get_by_role("button", name="Hold to seal the choice")
    button.scroll_into_view_if_needed()
    button.hover()
    page.mouse.down()
    page.wait_for_timeout(HOLD)
    page.mouse.up()
    expect(page.get_by_text("Sticker: stair").first).to_be_visible()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_sticker_peels_off_and_lands_where_it_is_seen(visit: Visit, house: House, size: dict[str, int]) -> None:
    """On a desk beside the open book, on a phone when the book is closed: under it nobody would see."""
    page = visit(size, likes={"speed": 1, "tips": False})
    chosen(page, house)
    motion = Motion(page, PAPER, "sticker-phone" if size is PHONE else "sticker-desk")
    seal(page)
    if size is PHONE:
        assert page.locator(".paper").count() == 0
        page.get_by_role("button", name="Back to the map").click()
        page.get_by_role("button", name="I am Bo").click()
    motion.caught()
    expect(page.get_by_role("status").filter(has_text="It stays for the whole campaign.")).to_be_visible()
    page.wait_for_function("() => !document.querySelector('[data-moving]')")  # the map shows the place
    seen = {ms: motion.at(ms) for ms in MOMENTS}
    lies = seen[MOMENTS[-1]]
    frame = page.locator(".frame svg").first.bounding_box()
    assert frame is not None
    assert frame["x"] < lies["x"] < frame["x"] + frame["width"]
    assert frame["y"] < lies["y"] < frame["y"] + frame["height"]
    assert seen[250]["x"] > lies["x"] + 20 and seen[250]["y"] < lies["y"] - 20  # it comes from above, from the right
    assert seen[570]["width"] > 1.4 * lies["width"]  # near the eye
    assert seen[750]["y"] < lies["y"] - 5
    assert abs(seen[1020]["x"] - lies["x"]) < 3 and seen[1020]["width"] < 1.05 * lies["width"]
    motion.let_go()
    expect(page.locator(".paper")).to_have_count(1)
    assert page.locator(".paper text").inner_html() == "stair"
    assert not check(page, "a sticker has landed")


def test_nothing_flies_where_nobody_likes_motion(visit: Visit, house: House) -> None:
    page = visit(DESK, likes={"speed": 0, "tips": False})
    chosen(page, house)
    seal(page)
    expect(page.locator(".paper")).to_have_count(1)
    assert page.locator(".fresh").count() == 0
