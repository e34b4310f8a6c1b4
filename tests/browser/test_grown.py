"""What a campaign of Darkest Magic has added to its game, in the browser: marks, Journals, and a rule on its slot."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from burgle.campaign import vault
from burgle.campaign.pack import assemble, read_pack
from tests.browser.campaign_screens import enter, sit
from tests.browser.conftest import Complaints
from tests.browser.device import DESK, device
from tests.browser.house import ROOT, House
from tests.browser.looks import check
from tests.browser.screens import visit
from tests.browser.story import call
from tests.browser.table import Table

LIKES = {"speed": 0, "tips": False}
RULE = {"id": "r1", "slot": "14A", "hook": "play own mark", "do": "gold 1"}
GIFTS = ["story a", "rule r1", "for each: mark random card", "for each: milestone exact"]


@pytest.fixture
def own_house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A server with a Borrowed Bell whose first page marks a card for everybody and fills a slot of the rulebook."""
    box = read_pack(ROOT / "campaigns" / "the-borrowed-bell")[0]
    rows = [{**row, "lines": GIFTS} if row["id"] == "101" else row for row in box.own["passage"]]
    shelf = tmp_path / "shelf"
    shelf.mkdir()
    pack = assemble(box.facts, {**box.own, "passage": rows, "rule": [RULE]}, box.story)
    (shelf / vault.vault_name(pack)).write_bytes(vault.write_vault(pack))
    monkeypatch.setattr(vault, "shelf", lambda: shelf)
    monkeypatch.setattr(vault, "workshop", lambda: shelf / "none")
    started = House(tmp_path, shelf).open()
    yield started
    started.close()


def test_marks_journals_and_a_new_rule(own_house: House, browser: Browser, complaints: Complaints) -> None:
    """L2-181, L2-184, L2-231: a mark is seen on the card, a milestone beside the map, a rule where rules are read."""
    address = own_house.url.rstrip("/")
    people = [{"character": "weigher", "player": "Ann"}, {"character": "diver", "player": "Bo"}]
    made = call(address, "/api/campaigns", {"pack": "the-borrowed-bell", "members": people, "title": "Three Evenings"})
    play = {"say": "play", "key": "firstgame1", "seats": [{"character": "weigher"}, {"character": "diver"}]}
    call(address, f"/api/campaigns/{made['campaign']}/say", play, list(made["tokens"].values()))
    context = device(browser, DESK, False, LIKES)
    page = context.new_page()
    complaints.listen(page)
    page.goto(own_house.url)
    enter(page, made)
    sit(page)
    table = Table(page)
    for _ in range(40):  # pages are read, the device is passed on and a box of a marked card is scratched, as they come
        sight = table.wait()
        if sight.scene == "story":
            page.locator("aside.book .go").click()
        elif sight.scene == "curtain":
            page.get_by_role("button", name="I am").click()
        elif sight.scene == "asked":
            table.answer(0).click()
        else:
            break
        table.changed(sight)
    journals = page.get_by_role("button", name="Journals")
    expect(journals.locator("[role=img]")).to_have_count(2)
    expect(journals).to_contain_text("1/18")
    found = check(page, "Journals beside the map")
    visit(page, "#/cards/darkest")
    stamped = page.locator("[data-card]").filter(has=page.locator(".stamps"))
    expect(stamped.first).to_be_visible()
    expect(stamped.first).to_have_attribute("aria-label", re.compile("mark", re.I))
    visit(page, "#/rules/darkest")
    expect(page.locator("[data-slot='14A']")).to_contain_text("+1 Gold")
    found += check(page, "a rule on its slot")
    assert not found, "\n".join(found)
    context.close()
