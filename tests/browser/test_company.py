"""A campaign's home in the browser: everything that a company can do there, on desk and phone."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.device import DESK, PHONE
from tests.browser.house import House
from tests.browser.looks import check
from tests.browser.story import call
from tests.browser.told import bring, told

LIKES = {"speed": 0, "tips": False}
HOLD = 750  # milliseconds: the wax is full after 600


@pytest.fixture(scope="module")
def brought(house: House) -> dict[str, Any]:
    """A campaign of Ann, Bo and Cy after two games; tests that change it take a branch."""
    return bring(house.url, told(2, mode="online"))


def branched(house: House, brought: dict[str, Any], title: str) -> dict[str, Any]:
    """The same world as a campaign of its own."""
    wish = {"say": "branch", "key": f"branch of {title}", "line": 8, "title": title}
    path = f"/api/campaigns/{brought['campaign']}/say"
    done = call(house.url.rstrip("/"), path, wish, list(brought["tokens"].values()))
    return dict(done["founded"])


def enter(page: Page, made: dict[str, Any], *characters: str) -> None:
    """Come with the links of some characters, or of all."""
    keys = {one: made["tokens"][one] for one in characters or made["tokens"]}
    page.evaluate(
        "([campaign, tokens]) => { const all = JSON.parse(localStorage['burgle.campaigns'] ?? '[]');"
        " localStorage['burgle.campaigns'] = JSON.stringify([{ campaign, title: '', tokens, at: 1 }, ...all]) }",
        [made["campaign"], keys],
    )
    page.evaluate("(hash) => { location.hash = hash }", f"#/campaign/{made['campaign']}")
    expect(page.get_by_role("tab", name="Company")).to_be_visible()


def hold(page: Page, name: str) -> None:
    """Hold a seal with the keyboard until the wax is full."""
    page.get_by_role("button", name=name).focus()
    page.keyboard.down("Enter")
    page.wait_for_timeout(HOLD)
    page.keyboard.up("Enter")


def member(page: Page, character: str) -> Any:
    """The row of a character."""
    return page.locator(".people > li").filter(has_text=character)


def test_names_are_written_people_leave_come_and_hand_over(visit: Visit, house: House, brought: Any) -> None:
    made = branched(house, brought, "The Names")
    page = visit(DESK, likes=LIKES)
    enter(page, made)
    page.get_by_role("textbox", name=re.compile("The company")).fill("Hush & Sons")
    page.get_by_role("button", name="Write it down").click()
    expect(page.get_by_role("button", name="Write it down")).to_be_disabled()
    member(page, "The Baker").get_by_role("button", name="Rename").click()
    page.get_by_label("What the character is called").fill("Bo the Baker")
    member(page, "The Baker").get_by_role("button", name="Write it down").click()
    expect(member(page, "Bo the Baker")).to_be_visible()
    member(page, "The Steeplejack").get_by_role("button", name="Leave").click()
    page.get_by_role("button", name="Yes, Cy leaves").click()
    expect(member(page, "The Steeplejack").get_by_role("heading", name="nobody yet")).to_be_visible()
    member(page, "The Steeplejack").get_by_role("button", name="Take").click()
    page.get_by_label("Who plays The Steeplejack").fill("Di")
    member(page, "The Steeplejack").get_by_role("button", name="Write it down").click()
    expect(page.get_by_text("The link for Di:")).to_be_visible()
    member(page, "The Locksmith").get_by_role("button", name="Hand over").click()
    found = check(page, "company, handing over")
    page.get_by_label("Who plays The Locksmith").fill("Eve")
    member(page, "The Locksmith").get_by_role("button", name="Write it down").click()
    expect(page.get_by_text("The link for Eve:")).to_be_visible()
    home = call(house.url.rstrip("/"), f"/api/campaigns/{made['campaign']}", None, [made["tokens"]["b"]])
    assert [one["player"] for one in home["members"]] == ["Eve", "Bo", "Di", ""]
    assert home["names"]["company"] == "Hush & Sons"
    assert not found, "\n".join(found)


def test_going_back_is_asked_for_refused_and_agreed_to(visit: Visit, house: House, brought: Any) -> None:
    made = bring(house.url, told(2, mode="online"))
    ann, bo = visit(DESK, likes=LIKES), visit(PHONE, likes=LIKES)
    enter(ann, made, "a", "c")
    enter(bo, made, "b")
    for page in (ann, bo):
        page.get_by_role("tab", name="Time machine").click()

    def ask() -> None:
        row = ann.locator("ol > li").filter(has_text="Game 1 ends")
        row.get_by_role("button", name="Back to here").click()
        expect(ann.get_by_text("Bo will be asked first")).to_be_visible()
        ann.get_by_role("button", name="Ask the others").click()
        expect(ann.get_by_role("button", name="Withdraw the wish")).to_be_visible()
        bo.reload()
        bo.get_by_role("tab", name="Time machine").click()
        expect(bo.get_by_text("Ann would like to go back: “Game 1 ends")).to_be_visible()

    ask()
    found = check(bo, "a wish, phone")
    bo.get_by_role("button", name="Rather not").click()
    expect(bo.get_by_role("button", name="Rather not")).to_be_hidden()
    ann.reload()
    ann.get_by_role("tab", name="Time machine").click()
    ask()
    bo.get_by_role("button", name="Agree", exact=True).click()
    bo.get_by_role("tab", name="Next game").click()
    expect(bo.get_by_role("heading", name="Game 2 of 3")).to_be_visible()
    bo.get_by_role("tab", name="Time machine").click()
    expect(bo.get_by_text("no longer part of the story").first).to_be_visible()
    assert not found, "\n".join(found)


def test_one_alone_holds_a_button_and_two_tellings_are_compared(
    visit: Visit, house: House, brought: Any, tmp_path: Path
) -> None:
    made = bring(house.url, told(2))
    page = visit(DESK, likes=LIKES)
    enter(page, made)
    page.get_by_role("tab", name="Time machine").click()
    first = page.locator("ol > li").filter(has_text="Game 1 begins")
    first.get_by_role("button", name="Branch").click()
    page.get_by_label("Name of the campaign").fill("Otherwise")
    page.get_by_role("button", name="Branch off").click()
    expect(page.get_by_role("heading", name="Otherwise")).to_be_visible()
    expect(page.get_by_role("heading", name="Game 1 of 3")).to_be_visible()
    page.get_by_role("link", name="a branch").click()
    page.get_by_role("tab", name="Time machine").click()
    row = page.locator("ol > li").filter(has_text="Game 1 ends")
    row.get_by_role("button", name="Compare").click()
    panel = page.get_by_role("region", name="Two moments compared")
    there = page.get_by_label("How it is")
    expect(there.locator("optgroup")).to_have_count(2)
    there.select_option(index=there.locator("option").count() - 1)
    expect(panel.get_by_text("Sticker “tea room” on Cape Small Print")).to_be_visible()
    expect(page.locator("[data-region=map] .gone").first).to_be_attached()
    page.get_by_role("button", name="as a list").click()
    expect(page.get_by_role("row", name=re.compile("Cape Small Print.*gone")).first).to_be_visible()
    found = check(page, "two tellings, desk")
    row.get_by_role("button", name="Back to here").click()
    hold(page, "Hold to go back")
    expect(page.get_by_role("heading", name="Game 2 of 3")).to_be_visible()
    with page.expect_download() as taken:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "mine.campaign"
    taken.value.save_as(file)
    page.evaluate("(hash) => { location.hash = hash }", "#/campaign")
    expect(page.get_by_role("link", name=re.compile("Otherwise.*Game 1 of 3"))).to_be_visible()
    found += check(page, "shelf with campaigns, desk")
    page.get_by_label("Bring a campaign from a file").set_input_files(file)
    expect(page.get_by_text("from a file")).to_be_visible()
    expect(page.get_by_role("heading", name="Game 2 of 3")).to_be_visible()
    assert not found, "\n".join(found)


def test_the_next_game_has_another_roster_and_a_bot_as_a_hand(visit: Visit, house: House, brought: Any) -> None:
    made = branched(house, brought, "The Roster")
    page = visit(PHONE, likes=LIKES)
    enter(page, made)
    page.get_by_role("tab", name="Next game").click()
    page.get_by_label("Next game: Cy").select_option("out")
    page.get_by_label("Next game: The Prompter").select_option("bot")
    expect(page.get_by_text("One person is missing")).to_be_visible()
    expect(page.get_by_text("A bot lends a hand")).to_be_visible()
    found = check(page, "next game, phone")
    for tab in ("Map", "Company", "Contracts", "Reports", "Journal", "Ledger", "Time machine"):
        page.get_by_role("tab", name=tab, exact=True).click()
        found += check(page, f"home, {tab}, phone")
    page.get_by_role("tab", name="Journal").click()
    page.get_by_role("button", name="No spoilers").click()
    page.get_by_role("tab", name="Next game").click()
    page.get_by_role("button", name="Play game 3").click()
    expect(page.get_by_role("complementary", name="Storybook")).to_be_visible()
    home = call(house.url.rstrip("/"), f"/api/campaigns/{made['campaign']}", None, [made["tokens"]["a"]])
    assert home["next"]["seats"] == ["a", "b", "d"]
    assert not found, "\n".join(found)


def test_a_table_reads_together(visit: Visit, house: House) -> None:
    address = house.url.rstrip("/")
    members = [{"character": "a", "player": "Ann"}, {"character": "b", "player": "Bo"}]
    wish = {"pack": "three-nights", "members": members, "title": "Together", "mode": "online", "pace": "together"}
    made = call(address, "/api/campaigns", wish)
    play = {"say": "play", "key": "firstgame1", "seats": [{"character": "a"}, {"character": "b"}]}
    call(address, f"/api/campaigns/{made['campaign']}/say", play, list(made["tokens"].values()))
    ann, bo = visit(DESK, likes=LIKES), visit(PHONE, likes=LIKES)
    for page, character in ((ann, "a"), (bo, "b")):
        enter(page, made, character)
        if page is bo:
            page.get_by_role("tab", name="Next game").click()
        page.get_by_role("button", name="Go on with game 1").click()
        expect(page.get_by_role("complementary", name="Storybook")).to_be_visible()
    # A reader of screens is told the page's first sentence, and nothing is read from storage that tells the story.
    expect(ann.get_by_role("complementary", name="Storybook").get_by_role("status").first).to_contain_text(
        "Tobias Wick"
    )
    kept = ann.evaluate("() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])")
    assert "Tobias" not in kept
    ann.keyboard.press("Space")
    expect(ann.get_by_role("button", name="I have read it")).to_be_visible()
    ann.keyboard.press("Space")
    expect(ann.get_by_text("Bo is still reading.").first).to_be_visible()
    expect(bo.get_by_text("Bo is still reading.").or_(bo.get_by_role("button", name="Read on")).first).to_be_visible()
    found = check(ann, "somebody reads, desk")
    bo.get_by_role("button", name="Read on").click()
    bo.get_by_role("button", name="I have read it").click()
    expect(ann.get_by_text("Bo is still reading.")).to_have_count(0)
    expect(bo.get_by_role("navigation", name="Contracts").get_by_role("button")).to_have_count(2)
    found += check(bo, "contracts on a phone")
    bo.get_by_role("button", name="Campaign", exact=True).click()
    expect(bo.get_by_text("When you are at High Street.")).to_be_visible()
    bo.get_by_role("tab", name="Company").click()
    expect(bo.get_by_text("When you have 8 Gold or more.")).to_be_visible()  # what Bo is after in all games
    found += check(bo, "personal goals on a phone")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_keepsake_is_for_paper(
    visit: Visit, house: House, brought: Any, size: dict[str, int], tmp_path: Path
) -> None:
    page = visit(size, likes=LIKES)
    enter(page, brought)
    page.get_by_role("link", name="Keepsake").click()
    expect(page.get_by_role("heading", name="Best moments")).to_be_visible()
    expect(page.get_by_text("Leave the lamp. He will need it.")).to_be_visible()
    found = check(page, "keepsake")
    assert not found, "\n".join(found)
    if size is DESK:
        paper = tmp_path / "keepsake.pdf"
        page.pdf(path=paper, format="A4", print_background=True)
        sheets = len(re.findall(rb"/Type\s*/Page\b", paper.read_bytes()))
        assert 2 <= sheets <= 5, sheets
