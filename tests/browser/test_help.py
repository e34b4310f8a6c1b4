"""What the table does for people who are new, in doubt, on the move, or speak another language."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.device import PHONE, TABLET
from tests.browser.hands import Finger, Mouse
from tests.browser.landing import Landing
from tests.browser.looks import check, illegible
from tests.browser.player import Player
from tests.browser.table import Sight, Table


def sit_down(page: Page, game: str = "space") -> Player:
    """A table against bots, and one's first hand."""
    Landing(page).play_now(game)
    player = Player(Mouse(Table(page)))
    player.play(until=lambda sight: sight.scene == "mine" and sight.hand)
    return player


def wasteful(player: Player) -> Sight:
    """One's next turn, its hand played and nothing bought: the first two hands have skill enough for something."""
    player.play(until=lambda sight: sight.scene == "mine" and sight.hand)
    return player.play(until=lambda sight: sight.scene == "mine" and sight.done and not sight.hand)


def test_a_question_before_a_costly_surprise(visit: Visit) -> None:
    """It has both things as buttons, is declined by key, answered by pressing again, and can be switched off for good."""
    page = visit(likes={"speed": 0, "tips": False})
    player = sit_down(page)
    table, question = player.table, page.get_by_role("alertdialog", name="Ask before costly surprises")
    sight = wasteful(player)
    player.hands.end()
    asked = table.changed(sight)
    assert asked.scene == "doubted" and "You still have" in asked.question, asked
    assert not check(page, "question")
    expect(question.get_by_role("button")).to_have_text([re.compile("^End turn anyway"), re.compile("^Buy ")])
    page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    assert table.look().turn == sight.turn
    player.hands.end()
    expect(question).to_be_visible()
    player.hands.end()
    expect(question).to_have_count(0)
    table.changed(sight)

    sight = wasteful(player)
    player.hands.end()
    question.get_by_label(re.compile("ask me again")).check()
    question.get_by_role("button", name="End turn anyway").click()
    table.changed(sight)

    sight = wasteful(player)
    player.hands.end()
    assert table.changed(sight).scene != "doubted"


def test_a_hint(visit: Visit) -> None:
    """A bot's advice is lit and said in a sentence, and gone once something is done."""
    page = visit(likes={"speed": 0, "tips": False})
    player = sit_down(page)
    player.table.button("Hint").click()
    expect(page.get_by_role("status").filter(has_text="My advice: Play")).to_be_visible()
    expect(page.get_by_role("group", name="Hand").locator("[data-card].hinted").first).to_be_visible()
    player.hands.play_all()
    expect(page.locator(".hinted")).to_have_count(0)


def test_a_second_device(visit: Visit) -> None:
    """A code from the menu brings one's seat to a phone: both show the same hand, and what one does the other sees."""
    desk = visit(likes={"speed": 0, "tips": False})
    sit_down(desk)
    desk.get_by_role("button", name="Menu").click()
    desk.get_by_role("button", name="Get a code").click()
    code = desk.get_by_role("dialog", name="Menu").locator(".code").inner_text()
    phone = visit(PHONE, touch=True, likes={"speed": 0, "tips": False})
    phone.get_by_role("link", name="Have a code?").tap()
    phone.get_by_label("Code").fill(code.lower())
    phone.get_by_role("button", name="Sit down here too").tap()
    cards = phone.locator(".hand [data-card]")
    expect(cards).to_have_count(5)
    phone.get_by_role("button", name="Play all").tap()
    desk.keyboard.press("Escape")
    expect(desk.get_by_role("group", name="Hand").locator("[data-card]")).not_to_have_count(5)


def test_german(visit: Visit) -> None:
    """Switched on in the middle of a game: buttons, cards and what was said so far are German."""
    page = visit(likes={"speed": 0, "tips": False})
    sit_down(page, "catacombs")
    row = page.locator("[data-region=row]")
    before = row.inner_text()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_text("Deutsch", exact=True).click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name=re.compile("^Zug beenden"))).to_be_visible()
    expect(row).not_to_have_text(before)
    page.get_by_role("button", name=re.compile("^Verlauf")).first.click()
    log = page.get_by_role("complementary", name="Verlauf")
    expect(log.get_by_text(re.compile(r"Runde \d+: ")).first).to_be_visible()
    expect(log.get_by_text(re.compile(r"Round \d+: "))).to_have_count(0)
    expect(page.locator("html")).to_have_attribute("lang", "de")


def test_numbers_explain_themselves_by_key_and_a_card_under_a_resting_finger(visit: Visit) -> None:
    page = visit(likes={"speed": 0, "tips": False})
    sit_down(page)
    page.keyboard.press("b")  # to the boss: the first of its numbers
    detail = page.get_by_role("region", name="Detail")
    expect(detail.get_by_role("heading", name="Rage")).to_be_visible()
    told = page.locator(":focus").get_attribute("aria-description")
    assert told and told in detail.inner_text()  # a screen reader hears the same with the number
    page.keyboard.press("ArrowRight")  # the track says the same
    page.keyboard.press("ArrowRight")
    expect(detail.get_by_role("heading", name="Rage")).to_have_count(0)
    page.keyboard.press("Enter")  # it stays until it is put away
    page.keyboard.press("h")
    expect(detail.get_by_role("button", name=re.compile("^rule"))).to_be_visible()

    phone = visit(PHONE, touch=True, likes={"speed": 0, "tips": False})
    Landing(phone, touch=True).play_now("space")
    Player(Finger(Table(phone))).play(until=lambda sight: sight.scene == "mine" and sight.hand)
    card = phone.locator(".strip [data-card]").first
    card.wait_for()
    finger = {"pointerType": "touch", "isPrimary": True, "bubbles": True, "pointerId": 7}
    card.dispatch_event("pointerdown", finger)
    large = phone.locator(".large.finger [data-card]")
    expect(large).to_be_visible()
    assert large.get_attribute("data-card") == card.get_attribute("data-card")
    assert (large.bounding_box() or {"width": 0})["width"] > 200
    card.dispatch_event("pointerup", finger)
    expect(large).to_have_count(0)
    expect(phone.locator(".detail")).to_have_count(0)  # it was looked at, and not pressed
    phone.locator(".bar .hearts").tap()
    expect(phone.locator(".detail").get_by_role("heading", name="Hearts")).to_be_visible()


def test_the_legend_tells_places_and_paths(visit: Visit) -> None:
    """Pressed, it shows a place of each kind with what it does, and the signs of paths below; nothing of it is cut."""
    page = visit(likes={"speed": 0, "tips": False})
    Landing(page).set_table("Pass and play", "darkest", seats=2)
    Player(Mouse(Table(page))).play(until=lambda sight: sight.scene == "mine" and sight.hand)
    legend = page.locator("[data-legend]")
    legend.get_by_role("button", name="Legend").click()
    expect(legend.locator("[data-kind=rune]")).to_have_text(re.compile("^runestone: "))
    expect(legend.locator("[data-kind=artifact] svg polygon")).to_be_visible()
    expect(legend.get_by_text("1 sword or 1 damage")).to_be_visible()
    assert "map-place" not in legend.inner_text()
    assert not illegible(page, "legend")
    assert not check(page, "legend")
    legend.get_by_role("button", name="Legend").click()
    expect(legend.locator("[data-kind]")).to_have_count(0)
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    legend.get_by_role("button", name="Legend").click()
    expect(legend.locator("[data-kind=artifact]")).to_be_in_viewport()
    assert not check(page, "legend on a phone")


def test_large_letters_leave_the_boss_in_sight(visit: Visit) -> None:
    """At 160 % on a small desk the odds are never scrolled away, words are whole, and the map comes nearer."""
    page = visit(size=TABLET, likes={"speed": 0, "tips": False, "scale": 1.6})
    sit_down(page, "legacy")
    boss, side = page.locator("[data-region=boss]"), page.locator(".side")
    for _ in range(2):  # at the top, and with the market scrolled into sight
        below, within = boss.bounding_box(), side.bounding_box()
        assert below and within and below["y"] + below["height"] <= within["y"] + within["height"] + 1
        expect(boss.get_by_role("img").first).to_be_in_viewport()
        side.evaluate("(node) => node.scrollTo(0, node.scrollHeight)")
    expect(page.locator(".item").last).to_be_in_viewport()
    assert not illegible(page, "large")
    # What a number on the map is written with is 11 pixels times what was wished for, at least.
    assert (
        page.locator(".burgle-map .value").first.evaluate(
            "(text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a"
        )
        > 11 * 1.4
    )
    expect(
        page.get_by_role("button", name="The whole map").or_(page.locator("[aria-label='The whole map']")).first
    ).to_be_visible()


def test_a_hint_in_large_letters_is_whole(visit: Visit) -> None:
    """At 160 % on a small desk a long hint is read at once; the row shows as much as before, and commands can be typed."""
    page = visit(size=TABLET, likes={"speed": 0, "tips": False, "scale": 1.6})
    player = sit_down(page, "darkest")
    player.play(until=lambda sight: sight.scene == "mine" and not sight.hand)
    boss = page.locator("[data-region=boss]")
    before = boss.bounding_box()
    page.keyboard.press("t")
    said = page.get_by_role("contentinfo").get_by_role("status").locator(".tx")
    expect(said).to_contain_text("%")  # what it comes to is told last
    assert said.evaluate("(one) => one.scrollHeight <= one.clientHeight + 2 && one.scrollWidth <= one.clientWidth")
    after = boss.bounding_box()
    assert before and after and abs(before["y"] - after["y"]) < 2
    page.keyboard.press("/")
    expect(page.get_by_label("Command")).to_be_focused()


def test_a_phone_asks_once_and_puts_a_card_away_with_its_shelf(visit: Visit) -> None:
    """What is asked stands below, not in what is told of a card as well; another shelf is looked at without the last card."""
    page = visit(PHONE, touch=True, likes={"speed": 0, "tips": False})
    Landing(page, touch=True).play_now("space")
    player = Player(Finger(Table(page)))
    player.play(until=lambda sight: sight.scene == "mine" and not sight.hand and sight.done)
    page.locator(".strip [data-card]").first.tap()
    detail = page.locator(".detail")
    expect(detail).to_be_visible()
    page.get_by_role("button", name="End turn").last.tap()
    expect(page.get_by_role("alertdialog")).to_have_count(1)
    expect(page.get_by_role("button", name="End turn anyway")).to_have_count(1)
    expect(detail.get_by_role("heading")).to_be_visible()
    page.get_by_role("tab", name="Reserve").tap()
    expect(detail).to_have_count(0)


def test_an_or_question_has_both_things_as_buttons(visit: Visit) -> None:
    """Whoever must pay or make noise is not asked for a yes or no."""
    page = visit(likes={"speed": 0, "tips": False, "caution": False})
    Landing(page).play_now("darkest")
    player = Player(Mouse(Table(page)))
    asked = player.play(
        until=lambda sight: sight.scene == "over" or (sight.scene == "asked" and ", or " in sight.question)
    )
    assert asked.scene == "asked", asked
    answers = page.locator(".ask .list button")
    expect(answers).to_have_text([re.compile(r"^Pay \d+ Gold"), re.compile(r"^\+\d+ Clank!")])
    assert not check(page, "an or-question")
