"""Tips, the log's 'you', places where nobody has been, and the poster that starts its game."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.device import DESK, PHONE, TABLET
from tests.browser.hands import Mouse
from tests.browser.landing import Landing
from tests.browser.looks import check
from tests.browser.player import Player
from tests.browser.table import Table


def test_a_tip_is_read_once_and_all_can_be_turned_off(visit: Visit) -> None:
    """It comes when it matters, goes when it is read, is not told again, and one press ends them all."""
    page = visit(likes={"speed": 0})
    Landing(page).play_now("space")
    player = Player(Mouse(Table(page)))
    player.play(until=lambda sight: sight.scene == "tip")
    page.get_by_role("complementary", name="Tips").get_by_role(
        "button", name="Got it"
    ).click()  # what the game is about
    expect(page.get_by_role("heading", name="What you are here for")).to_have_count(0)
    player.play(until=lambda sight: sight.scene == "tip")
    tips = page.get_by_role("complementary", name="Tips")
    first = tips.get_by_role("status").inner_text()
    assert not check(page, "a tip")
    tips.get_by_role("button", name="Got it").click()
    expect(tips.get_by_role("status").filter(has_text=first)).to_have_count(0)
    page.reload()
    Table(page).wait("mine", "tip")
    expect(tips.get_by_role("status").filter(has_text=first)).to_have_count(0)
    player.play(until=lambda sight: sight.scene == "tip")
    tips.get_by_role("button", name="No more tips").click()
    expect(tips).to_have_count(0)
    page.reload()
    Table(page).wait("mine")
    expect(tips).to_have_count(0)


def test_the_log_says_who_you_are(visit: Visit) -> None:
    """It names everybody, and marks whoever reads it: in the headlines of their turns and among the names to sift by."""
    page = visit(likes={"speed": 0, "tips": False})
    Landing(page).play_now("space")
    player = Player(Mouse(Table(page)))
    sight = player.play(until=lambda sight: sight.scene == "mine" and not sight.hand)
    player.play(until=lambda now: now.turn != sight.turn and now.scene == "mine")  # everybody has had a turn
    page.keyboard.press("l")
    log = page.get_by_role("complementary", name="Log")
    own = log.get_by_role("group").get_by_role("button").filter(has=page.locator("small"))
    expect(own).to_have_count(1)
    expect(own.locator("small")).to_have_text("(you)")
    turns = log.locator("summary")
    assert 0 < turns.filter(has_text="(you)").count() < turns.count()
    expect(log.locator("details[open] li").nth(5)).to_be_visible()  # those below follow by themselves


def test_where_nobody_has_been_says_how_one_gets_there(visit: Visit) -> None:
    """A press on a dark place of a dungeon is answered, too."""
    page = visit(TABLET, likes={"speed": 0, "tips": False})
    Landing(page).play_now("catacombs")
    player = Player(Mouse(Table(page)))
    player.play(until=lambda sight: sight.scene == "mine" and not sight.hand)
    box = page.locator("[data-region=map]").bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] - 130, box["y"] + box["height"] * 0.62)
    said = page.get_by_role("contentinfo").get_by_role("status")
    expect(said).to_contain_text("Nobody has been there yet.")


# The middle of the dark place into which an open tunnel leads.
BEYOND = """() => {
  const middle = (one) => {
    const box = one.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const end = document.querySelector(".hotspot.lit[id*='-end:']");
  const [x, y] = middle(end);
  const slots = [...document.querySelectorAll('.burgle-map .slot')].map(middle);
  return slots.sort((a, b) => Math.hypot(a[0] - x, a[1] - y) - Math.hypot(b[0] - x, b[1] - y))[0];
}"""


def test_a_dark_place_is_explored_from_where_it_lies(visit: Visit) -> None:
    """Whoever presses the dark beyond an open tunnel is offered that tunnel, with its price, and goes by a second press."""
    page = visit(likes={"speed": 0, "tips": False, "caution": False})
    Landing(page).play_now("catacombs")
    player = Player(Mouse(Table(page)))
    open_end = page.locator(".hotspot.lit[id*='-end:']")
    player.play(until=lambda sight: sight.scene == "mine" and not sight.hand and open_end.count() > 0)
    page.mouse.click(*page.evaluate(BEYOND))
    offer = page.locator(".burgle-map .tip").filter(has_text="Into the unknown")
    expect(offer).to_contain_text("reveals something, so no undo")
    offer.get_by_role("button", name="Go", exact=True).click()
    expect(page.locator("button.lay")).to_be_visible()


def test_the_poster_that_was_chosen_starts_its_game(visit: Visit) -> None:
    """On a phone the button is screens above: what is written on the poster does the same."""
    page = visit(PHONE, touch=True, likes={"speed": 0, "tips": False})
    Landing(page, touch=True).choose("legacy")
    page.locator("button.gt[data-game=legacy] [data-plays]").tap()
    expect(page.locator("[data-seq]")).to_be_visible()
    expect(page).to_have_url(re.compile("#/table/"))
    expect(page.locator(".shell[data-game=legacy]")).to_be_visible()


# How many places that one can go to, and whether one's own pawn (9), lie under the tip; and how many there are.
UNDER = """() => {
  const tip = document.querySelector('aside.tip').getBoundingClientRect();
  const under = (one) => {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return x > tip.left && x < tip.right && y > tip.top && y < tip.bottom;
  };
  const open = [...document.querySelectorAll('.burgle-map .hotspot.lit')];
  const pawn = [...document.querySelectorAll('.burgle-map .pawn')].at(-1);
  return [open.filter(under).length + (under(pawn) ? 9 : 0), open.length];
}"""


@pytest.mark.parametrize(("game", "size"), [("space", TABLET), ("catacombs", DESK)])
def test_tips_lie_beside_what_they_speak_of(visit: Visit, game: str, size: dict[str, int]) -> None:
    """Never over one's own pawn, and over hardly a place that one can go to."""
    page = visit(size, likes={"speed": 0})
    Landing(page).play_now(game)
    player = Player(Mouse(Table(page)))
    player.play(until=lambda sight: sight.scene == "tip")
    player.hands.close_tip()  # what the game is about
    for _ in range(4):
        sight = player.play(until=lambda sight: sight.scene == "tip")
        covered, places = page.evaluate(UNDER)
        assert covered <= places / 4, (covered, places, sight.said)
        player.hands.close_tip()
        player.table.changed(sight)
