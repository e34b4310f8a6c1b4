"""Boxes of a test's own: pages for one character's eyes are shared, and another edition is taken, in the browser."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from burgle.campaign import vault
from burgle.campaign.file import read_file
from burgle.campaign.pack import Pack, assemble, read_pack
from tests.browser.campaign_screens import enter
from tests.browser.conftest import Complaints
from tests.browser.device import DESK, PHONE, device
from tests.browser.house import ROOT, House
from tests.browser.looks import check
from tests.browser.story import call
from tests.browser.test_company import LIKES, hold
from tests.browser.told import bring, told_with


@pytest.fixture
def boxes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Pack]:
    """Two editions of Three Nights, in which waypoints are pages for whoever comes there; the second has another letter."""
    first = read_pack(ROOT / "campaigns" / "three-nights")[0]
    rows = [{**row, "private": True} if row["kind"] == "waypoint" else row for row in first.own["passage"]]
    story = {lang: {ref: dict(parts) for ref, parts in texts.items()} for lang, texts in first.story.items()}
    for lang, more in (("en", " And a bell."), ("de", " Und eine Glocke.")):
        story[lang]["101"]["a"] += more
        story[lang]["203"]["a"] += more
        story[lang]["pack"]["changes"] = more.strip()
    found = [
        assemble(first.facts, {**first.own, "passage": rows}, first.story),
        assemble({**first.facts, "version": 2}, {**first.own, "passage": rows}, story),
    ]
    shelf = tmp_path / "shelf"
    shelf.mkdir()
    for pack in found:
        (shelf / vault.vault_name(pack)).write_bytes(vault.write_vault(pack))
    monkeypatch.setattr(vault, "shelf", lambda: shelf)
    monkeypatch.setattr(vault, "workshop", lambda: shelf / "none")
    return found


@pytest.fixture
def own_house(boxes: list[Pack], tmp_path: Path) -> Iterator[House]:
    """A server that has these two boxes on its shelf."""
    started = House(tmp_path, vault.shelf()).open()
    yield started
    started.close()


def test_own_pages_are_shared_and_another_edition_is_taken(
    own_house: House, boxes: list[Pack], browser: Browser, complaints: Complaints, tmp_path: Path
) -> None:
    made = bring(own_house.url, told_with(boxes[0], 2, mode="online"))
    contexts = [device(browser, DESK, False, LIKES), device(browser, PHONE, False, LIKES)]

    def come(at: int, *characters: str) -> Page:
        page = contexts[at].new_page()
        complaints.listen(page)
        page.goto(own_house.url)
        enter(page, made, *characters)
        page.get_by_role("tab", name="Journal").click()
        return page

    home = call(own_house.url.rstrip("/"), f"/api/campaigns/{made['campaign']}/pages", None, [made["tokens"]["a"]])
    owner = next(page["seat"] for page in home["pages"] if page["own"])
    other = "a" if owner != "a" else "b"
    name = {"a": "Ann", "b": "Bo", "c": "Cy"}
    mine, theirs = come(0, owner), come(1, other)
    alone = theirs.get_by_text(f"{name[owner]} has read a page alone.")
    expect(alone.first).to_be_visible()
    before = alone.count()
    expect(mine.get_by_text(f"A page for {name[owner]} alone.").first).to_be_visible()
    found = check(mine, "own pages, desk") + check(theirs, "pages of others, phone")
    mine.get_by_role("button", name="Share with everybody").first.click()
    expect(mine.get_by_text(f"A page of {name[owner]}, shared with everybody.").first).to_be_visible()
    theirs.reload()
    theirs.get_by_role("tab", name="Journal").click()
    expect(theirs.get_by_text(f"A page of {name[owner]}, shared with everybody.").first).to_be_visible()
    assert alone.count() == before - 1

    host, guest = (mine, theirs) if owner == "a" else (theirs, mine)
    for page in (host, guest):
        page.get_by_role("button", name="What changes?").click()
        expect(page.get_by_text("Page: A Letter Under the Door")).to_be_visible()
        expect(page.get_by_text("One thing that is still sealed")).to_be_visible()
        found += check(page, "another edition")
    expect(guest.get_by_text("Ann looks after this campaign")).to_be_visible()
    with host.expect_download() as taken:
        hold(host, "Hold to save the file and go on with edition 2")
    file = tmp_path / "before.campaign"
    taken.value.save_as(file)
    assert read_file(file.read_bytes()).log.now.version == 1
    expect(host.get_by_role("button", name="What changes?")).to_be_hidden()
    host.get_by_role("tab", name="Time machine").click()
    expect(host.locator("ol > li").filter(has_text=re.compile("edition 2", re.I)).first).to_be_visible()
    assert not found, "\n".join(found)
    for context in contexts:
        context.close()
