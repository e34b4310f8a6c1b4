"""People talk at the table: phrases that each reads in their own language, a mark for what is unread, and quiet on request."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.device import DESK, PHONE
from tests.browser.landing import Landing
from tests.browser.looks import check

LIKES = {"speed": 0, "tips": False}


def over(page: Page, one: str, other: str) -> bool:
    """Whether two things on a page lie over each other."""
    a, b = (page.locator(each).first.bounding_box() for each in (one, other))
    assert a and b
    return not (
        a["x"] + a["width"] <= b["x"] + 1
        or b["x"] + b["width"] <= a["x"] + 1
        or a["y"] + a["height"] <= b["y"] + 1
        or b["y"] + b["height"] <= a["y"] + 1
    )


def test_two_people_talk_each_in_their_language(visit: Visit) -> None:
    host = visit(DESK, likes={**LIKES, "name": "Hanna"})
    Landing(host).set_table("Invite by link", "space", seats=2)
    expect(host.get_by_role("button", name="Chat")).to_have_count(0)  # nobody to talk with yet
    link = host.get_by_label("Copy link").input_value()
    guest = visit(PHONE, touch=True, likes={**LIKES, "lang": "de"}, at="#/rules/space")
    guest.goto(link)
    guest.reload()
    guest.get_by_label("Dein Name").fill("Gus")
    guest.get_by_role("button", name="Hinsetzen").tap()
    expect(host.locator(".shell")).to_be_visible()

    host.keyboard.press("c")
    expect(host.get_by_label("Write to the table")).to_be_focused()
    host.keyboard.type("Ready when you are")
    host.keyboard.press("Enter")
    host.get_by_role("button", name="Good luck!").click()
    expect(guest.get_by_role("status").filter(has_text="Viel Glück!")).to_be_visible()
    assert not over(guest, "button.fresh", ".ground")
    found = check(host, "chat on a desk")
    assert not over(host, "aside[data-chat]", "main.map")
    guest.get_by_role("button", name=re.compile("2 neue Nachrichten")).tap()
    sheet = guest.get_by_role("dialog", name="Chat")
    expect(sheet.get_by_text("Ready when you are")).to_be_visible()
    expect(sheet.get_by_text("Viel Glück!")).to_have_count(2)  # what was said, and the button to say it
    found += check(guest, "chat on a phone")
    sheet.get_by_role("button", name="Danke!").tap()
    expect(host.locator("aside[data-chat] ol")).to_contain_text("Thank you!")

    host.get_by_role("button", name="Mute Gus").click()
    expect(host.locator("aside[data-chat] ol")).not_to_contain_text("Thank you!")
    host.keyboard.press("Escape")
    expect(host.locator("aside[data-chat]")).to_have_count(0)
    sheet.get_by_role("button", name="Autsch!").tap()
    expect(sheet.locator("ol")).to_contain_text("Autsch!")
    expect(host.get_by_role("button", name="Chat", exact=True)).to_be_visible()  # and no mark of anything unread
    expect(host.locator("button.fresh")).to_have_count(0)
    guest.reload()  # it is kept with the table, and what was read is not new again
    guest.get_by_role("button", name="Chat", exact=True).tap()
    expect(sheet.get_by_text("Ready when you are")).to_be_visible()
    assert not found, "\n".join(found)


def test_nobody_talks_on_one_device(visit: Visit) -> None:
    page = visit(DESK, likes=LIKES)
    Landing(page).play_now("space")
    expect(page.locator(".shell")).to_be_visible()
    expect(page.get_by_role("button", name="Chat")).to_have_count(0)
    page.keyboard.press("c")
    expect(page.locator("aside[data-chat]")).to_have_count(0)
