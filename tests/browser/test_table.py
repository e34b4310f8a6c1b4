"""What people do at a table beside playing: taking back, asking why not, passing the device on."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hands import Mouse
from tests.browser.landing import Landing
from tests.browser.looks import check
from tests.browser.player import Player
from tests.browser.table import Table

# Places whose middle lies under one of the map's buttons.
COVERED = """() => [...document.querySelectorAll('.frame .hotspot')].filter((spot) => {
  const ring = spot.getBoundingClientRect();
  const [x, y] = [ring.left + ring.width / 2, ring.top + ring.height / 2];
  return [...document.querySelectorAll('.controls button')].map((one) => one.getBoundingClientRect())
    .some((b) => x > b.left && x < b.right && y > b.top && y < b.bottom);
}).map((spot) => spot.id)"""


def test_undo_and_why_not(visit: Visit) -> None:
    """What was played comes back and goes again; what cannot be had says why, with the rule."""
    page = visit(likes={"tips": False})
    Landing(page).play_now("space")
    table = Table(page)
    player = Player(Mouse(table))
    player.play(until=lambda sight: sight.scene == "mine" and sight.hand)
    hand = page.get_by_role("group", name="Hand").locator("[data-card]")
    undo, redo = page.get_by_role("button", name=re.compile("^Undo")), table.button("Redo")
    expect(undo).to_be_disabled()
    expect(hand).to_have_count(5)
    hand.first.click()
    expect(hand).to_have_count(4)
    undo.click()
    expect(hand).to_have_count(5)
    redo.click()
    expect(hand).to_have_count(4)
    page.keyboard.press("u")
    expect(hand).to_have_count(5)

    player.play(until=lambda sight: not sight.hand and sight.scene == "mine")
    page.get_by_role("group", name="Reserve").locator(
        "[data-card=memory_core].s-dim"
    ).click()  # costs more than any hand
    reason = page.get_by_role("status").filter(has=page.get_by_role("button", name=re.compile("^rule ")))
    expect(reason).to_be_visible()
    reason.get_by_role("button").click()
    expect(page.get_by_role("dialog", name=re.compile("Rules of"))).to_be_visible()
    page.keyboard.press("Escape")

    # What is too dear says so under its signs, and the map's buttons lie over no place.
    dear = page.get_by_role("group", name="Adventure row").locator("[data-card]:has(.why)").first
    expect(dear.locator(".why")).to_have_text(re.compile(r"^\d+ skill short$"))
    assert dear.evaluate(
        "(card) => [...card.querySelectorAll('.foot > *, .tag')]"
        ".every((sign) => sign.getBoundingClientRect().bottom <= card.querySelector('.why').getBoundingClientRect().top + 1)"
    )
    assert page.evaluate(COVERED) == []

    for spot in (0, -1):  # where one stands or something near, and something far
        page.locator(".hotspot:not(.lit)").nth(spot).press("?")
        expect(reason).to_be_visible()
    page.get_by_label("Command line").fill("why end turn")
    page.get_by_label("Command line").press("Enter")
    expect(page.get_by_text("Nothing is stopping you.")).to_be_visible()


def test_undo_never_takes_back_a_round_without_asking(visit: Visit) -> None:
    """One press is one step; where the rivals' turns would go with it, it asks, and only the named button does it."""
    page = visit(likes={"speed": 0, "tips": False, "caution": False})
    Landing(page).play_now("space")
    table = Table(page)
    player = Player(Mouse(table))
    first = player.play(until=lambda sight: sight.scene == "mine" and sight.hand)
    player.play(until=lambda now: now.turn != first.turn and now.scene == "mine" and now.hand)
    hand = page.get_by_role("group", name="Hand").locator("[data-card]")
    turn = page.locator("[data-turn]")
    later = turn.get_attribute("data-turn") or ""
    assert int(later) > int(first.turn) + 1  # rivals have played in between
    question = page.get_by_role("alertdialog")
    undo = page.get_by_role("button", name=re.compile("^Undo"))
    for _ in range(2):
        hand.first.click()
        table.until("() => rests()")
    expect(hand).to_have_count(3)
    undo.click()
    expect(hand).to_have_count(4)  # one step, not two

    # Pressed more often and faster than the table answers: the steps of this turn are gone, the round is not.
    page.evaluate(
        "() => { for (let n = 0; n < 4; n++)"
        " document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'u', bubbles: true })) }"
    )
    expect(hand).to_have_count(5)
    table.until("() => rests()")
    expect(turn).to_have_attribute("data-turn", later)
    for press in ("click", "key", "key"):
        if press == "click":
            undo.click()
        else:
            page.keyboard.press("u")
        expect(question).to_contain_text("what the others have done since")
    expect(question.get_by_role("button")).to_have_text([re.compile("^Take it all back"), re.compile("^Rather not")])
    assert not check(page, "a round taken back")
    question.get_by_role("button", name="Rather not").click()
    expect(question).to_have_count(0)
    line = page.get_by_label("Command line")
    line.fill("reset")  # by words it is asked about, too
    line.press("Enter")
    expect(question).to_contain_text("what the others have done since")
    question.get_by_role("button", name="Rather not").click()
    expect(turn).to_have_attribute("data-turn", later)
    page.keyboard.press("Control+z")
    question.get_by_role("button", name="Take it all back").click()
    expect(turn).to_have_attribute("data-turn", first.turn)


# Looks at every frame: a whole hand that lies open while nobody may play it.
SEEN = """window.shown = 0; const watch = () => {
  const cards = document.querySelectorAll('[data-region=hand] [role=group][aria-label=Hand] [data-card]').length;
  const play = document.querySelector('[data-region=hand] button[aria-keyshortcuts=P]');
  if (cards >= 5 && play?.disabled) window.shown += 1;
  requestAnimationFrame(watch) }; requestAnimationFrame(watch)"""


def test_pass_and_play(visit: Visit) -> None:
    """Two people share a screen: a curtain falls between them, and no hand is shown to the wrong one."""
    page = visit(likes={"speed": 0, "tips": False})
    Landing(page).set_table("Pass and play", "catacombs", seats=2, here=2)
    table = Table(page)
    player = Player(Mouse(table))
    seen = []
    for _ in range(4):
        table.wait("curtain", "attack")
        sight = player.play(until=lambda sight: sight.scene == "curtain")
        name = re.sub("Pass to ", "", page.get_by_role("dialog").get_attribute("aria-label") or "")
        seen.append(name)
        expect(page.get_by_role("group", name="Hand").locator("[data-card]")).to_have_count(0)
        player.hands.lift()
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(page.get_by_role("group", name="Hand").locator("[data-card]")).to_have_count(5)
        sight = table.look()
        player.play(until=lambda now, name=sight.turn: now.turn != name)  # type: ignore[misc]
    assert seen[:2] == seen[2:] and len(set(seen)) == 2, seen


def test_no_hand_lies_open_while_a_bot_plays(visit: Visit) -> None:
    """Who has put the device down has drawn a new hand: nobody sees it while the others play, nor before the first turn."""
    page = visit(likes={"speed": 0, "tips": False})
    page.add_init_script(SEEN)
    page.reload()
    Landing(page).set_table("Pass and play", "space", seats=3, here=2)
    table = Table(page)
    player = Player(Mouse(table))
    for _ in range(3):
        table.wait("curtain", "attack")
        player.play(until=lambda sight: sight.scene == "curtain")
        player.hands.lift()
        expect(page.get_by_role("group", name="Hand").locator("[data-card]")).to_have_count(5)
        sight = table.look()
        player.play(until=lambda now, name=sight.turn: now.turn != name)  # type: ignore[misc]
    assert page.evaluate("window.shown") == 0


def test_another_way_to_the_same_place(visit: Visit) -> None:
    """Where several ways lead, Alt and a click turns to the next one and nobody walks yet; a click alone walks it."""
    page = visit(likes={"speed": 0, "tips": False})
    Landing(page).play_now("space")
    table = Table(page)
    player = Player(Mouse(table))
    forked, told = page.locator(".tip", has=page.locator("kbd", has_text="Alt")), page.get_by_role("status")
    for _ in range(20):
        sight = player.play(until=lambda sight: sight.scene == "over" or (sight.scene == "mine" and not sight.hand))
        assert sight.scene != "over", "the game ended before any place was to be reached in two ways"
        for at in sight.places:
            spot = page.locator(".hotspot").nth(at)
            spot.hover()
            if forked.count():
                here = page.locator("[data-seq]").get_attribute("data-seq")
                spot.click(modifiers=["Alt"])
                expect(told.filter(has_text=re.compile(r"Way 2 of \d: "))).to_be_visible()
                spot.hover()
                expect(forked).to_contain_text("way 2 of")
                assert page.locator("[data-seq]").get_attribute("data-seq") == here
                spot.click()
                expect(page.locator("[data-seq]")).not_to_have_attribute("data-seq", here or "")
                return
        turn = sight.turn
        player.play(until=lambda now, before=turn: now.scene == "over" or now.turn != before)  # type: ignore[misc]
    raise AssertionError("in twenty turns no place was to be reached in two ways")
