"""A game of bots is watched, and a finished one is played back."""

from __future__ import annotations

import re
import struct

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.landing import Landing
from tests.browser.screens import Finished
from tests.browser.table import Table


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
    with page.expect_download() as sent:  # a picture for friends, in the size that messengers show whole
        page.get_by_role("button", name="Picture", exact=True).click()
    picture = sent.value.path().read_bytes()
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", picture[16:24]) == (1200, 630)
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


def fitting(page: Page) -> re.Pattern[str]:
    """What a finished game is headed with, by how it ended for each."""
    fates, won = page.locator(".cell.h"), page.locator(".laurel")
    page.locator(".cell.T").first.wait_for()
    if won.count() == 0:
        return re.compile("^Nobody got away with it$")
    if fates.filter(has=won).locator("small").inner_text() == "rescued":
        return re.compile("had to be rescued, and still wins$")
    others = fates.filter(has_not=won).locator("small").all_inner_texts()
    return re.compile("got away with the most$" if "got away" in others else "got away with it$")


def test_what_a_game_leaves_to_talk_about(visit: Visit, finished: Finished) -> None:
    """The headline fits how it ended; best and worst moment have figures, are watched with the odds, and tried again."""
    for game in ("legacy", "catacombs"):
        page = visit(likes={"speed": 0, "tips": False}, at=finished.link(game))
        expect(page.get_by_role("heading", level=1)).to_have_text(fitting(page))
    best, worst = (
        page.get_by_role("region", name=name) for name in ("Best turn", re.compile("(Worst|Luckiest) moment"))
    )
    expect(best).to_contain_text(re.compile(r"Round \d+: \w+ made \d+ points in one turn, \d+ in all\."))
    expect(worst).to_contain_text(re.compile(r"Round \d+: .*average.* \d"))
    at = re.search(r"Round (\d+)", worst.inner_text())
    assert at
    worst.get_by_role("link", name="Watch it").click()
    expect(page.locator("header .turn")).to_have_text(f"Round {at[1]}")
    expect(page.locator("[data-region=boss] .odds")).to_be_visible()
    page.go_back()
    worst.get_by_role("button", name="Play on from here").click()
    Table(page).wait("mine", "asked")
    expect(page.locator("header .crew")).to_have_text(f"\u201cWhat if: Catacombs, round {at[1]}\u201d")
    page.evaluate("location.hash = '#/games'")
    named = page.locator("main li").get_by_role("heading").first
    expect(named).to_have_text(f"What if: Catacombs, round {at[1]}")


# What is said of each seat during an attack, one thing after the other.
FATES = """() => {
  window.fates = [];
  const look = () => [...document.querySelectorAll('[role=dialog] .seats .chg')].forEach((one, seat) => {
    const said = (window.fates[seat] ??= []);
    if (said.at(-1) !== one.textContent) said.push(one.textContent);
  });
  new MutationObserver(look).observe(document, { characterData: true, childList: true, subtree: true });
}"""


def test_nobody_is_unhurt_before_the_last_cube_has_landed(visit: Visit, finished: Finished) -> None:
    """Hearts and words follow the cubes: who is told to be unhurt is not hurt a moment later."""
    page = visit(likes={"speed": 2, "stay": False}, at=finished.link("space"))
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("slider", name="Where in the game").press("Home")
    hurt = 0
    for _ in range(4):
        page.evaluate(FATES)
        page.keyboard.press("n")
        attack = page.get_by_role("dialog", name="Eradikus strikes")
        attack.wait_for()
        expect(attack).to_have_count(0)  # it goes by itself
        for said in page.evaluate("window.fates"):
            assert "unhurt" not in said[:-1], said
            hurt += "\u2192" in said[-1]
    assert hurt > 0
