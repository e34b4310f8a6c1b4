"""The table tells what happens: rivals' turns one thing after the other, and what they were about."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.device import DESK, PHONE, TABLET
from tests.browser.hands import Mouse
from tests.browser.house import ROOT
from tests.browser.landing import Landing
from tests.browser.player import Player
from tests.browser.table import Table

TOLD = {"speed": 1, "tips": False, "told": "usual", "stay": False, "caution": False}

# Notes down every number of the table that is shown, when, whose turn it tells, and what flies.
NOTE = """() => {
  const noted = (window.noted = { shown: [], flew: [] });
  const look = () => {
    const seq = Number(document.querySelector('[data-seq]')?.dataset.seq);
    if (noted.shown.at(-1)?.[0] !== seq) noted.shown.push([seq, performance.now()]);
    for (const one of document.querySelectorAll('[data-flies]:not([data-noted])')) {
      one.dataset.noted = '';
      noted.flew.push(one.dataset.flies);
    }
  };
  new MutationObserver(look).observe(document, { attributes: true, childList: true, subtree: true });
  look();
}"""
# What the socket brought of the table, in order.
HEAR = """() => {
  window.brought = [];
  const parse = JSON.parse;
  JSON.parse = (text) => {
    const found = parse(text);
    if (found?.type === 'update' && !window.brought.includes(found.seq)) window.brought.push(found.seq);
    return found;
  };
}"""


class Watcher(Mouse):
    """Looks at attacks until they go by themselves, as they do here."""

    def skip(self) -> None:
        expect(self.table.page.get_by_role("dialog")).to_have_count(0)


def played(page: Page, game: str, seats: int = 3) -> Player:
    """Sit down with bots and play one's hand."""
    Landing(page).set_table("Pass and play", game, seats=seats)
    player = Player(Watcher(Table(page)))
    player.play(until=lambda sight: sight.scene == "mine" and not sight.hand and sight.done)
    return player


def test_rivals_turns_are_told(visit: Visit) -> None:
    """Everything that rivals did is shown, in order and at an easy pace, and stays as a sentence each until it is closed."""
    page = visit(likes=TOLD)
    player = played(page, "space", seats=3)
    page.evaluate(HEAR)
    page.evaluate(NOTE)
    before = page.evaluate("() => performance.now()")
    page.keyboard.press("e")
    strip = page.locator("[data-told]")
    expect(strip.locator(".live")).to_be_visible()
    player.table.until(
        "() => document.querySelector('[data-told]') && !document.querySelector('[data-behind]')"
        " && look(true).scene !== 'waiting'"
    )
    noted: dict[str, Any] = page.evaluate("() => window.noted")
    brought: list[int] = page.evaluate("() => window.brought")
    shown = [seq for seq, _ in noted["shown"]]
    assert [seq for seq in shown if seq in brought] == brought, (shown, brought)
    taken = noted["shown"][-1][1] - before
    assert taken > 1200, f"two turns in {taken} ms are a flash"
    assert "card" in noted["flew"] or "cube" in noted["flew"], noted["flew"]
    expect(strip.locator("[data-turn-of]")).to_have_count(2)
    for line in strip.locator("[data-turn-of]").all():
        assert len(line.inner_text()) > 8
    page.keyboard.press("p")  # whoever acts sees the map again: the strip folds, and unfolds
    expect(strip.locator("[data-turn-of]")).to_have_count(0)
    strip.get_by_role("button", name="Since your turn").click()
    expect(strip.locator("[data-turn-of]")).to_have_count(2)
    strip.get_by_role("button", name="Close").click()
    expect(strip).to_have_count(0)


def test_whoever_acts_is_not_kept_waiting(visit: Visit) -> None:
    """A key or a click while rivals are told is at the newest state within some frames; told to the end it takes hundreds."""
    page = visit(likes={**TOLD, "told": "slow"})
    played(page, "catacombs", seats=4)
    page.evaluate(HEAR)
    page.keyboard.press("e")
    expect(page.locator("[data-behind]")).to_be_visible()
    frames = page.evaluate(
        """() => new Promise((done) => {
          const newest = window.brought.at(-1);
          document.body.click();
          let frames = 0;
          const look = () => Number(document.querySelector('[data-seq]').dataset.seq) >= newest
            ? done(frames) : requestAnimationFrame(look, frames++);
          look();
        })"""
    )
    assert frames < 60, frames  # bench/browser.py measures the time on a machine that does nothing else
    Table(page).wait()


def first_turn(page: Page) -> Player:
    """A game that is always the same: one stands on the ramp, a port and a secret within reach."""
    code = json.loads((ROOT / "web" / "src" / "learn" / "tutorial" / "codes.json").read_text())["space-begin"]
    Landing(page).set_table("Pass and play", "space", seats=2, code=code)
    player = Player(Mouse(Table(page)))
    player.play(until=lambda sight: sight.scene == "mine" and sight.hand)
    return player


def test_what_can_be_done_here_is_seen_here(visit: Visit) -> None:
    """A chip at the pawn says what can be done and what comes of it; one's own place and the inspector say so too."""
    page = visit(likes={"speed": 0, "tips": False})
    first_turn(page).play(until=lambda sight: not sight.hand)
    port = page.locator(".hotspot[id$='-CB5']")
    port.click()
    chip = page.locator("[data-deed]")
    expect(chip).to_be_visible()
    expect(chip).to_have_text(re.compile(r"Hack this port\s*\+2 Clank!"))
    port.click()
    inspector = page.get_by_role("region", name="Detail")
    expect(inspector.get_by_role("heading", name="Forklift Console")).to_be_visible()
    expect(inspector.get_by_role("button", name="Hack this port")).to_be_visible()
    chip.click()
    expect(chip).to_have_count(0)


def test_the_emcee_the_numbers_and_the_hint_explain_themselves(visit: Visit) -> None:
    """What to do next is said; what shows a number says what it is, with its rule; a hint has figures; a find is shown."""
    page = visit(likes={"speed": 4, "tips": False})
    player = first_turn(page)
    said = page.get_by_role("contentinfo").get_by_role("status")
    expect(said).to_contain_text("Play your 5 cards first")
    player.play(until=lambda sight: not sight.hand)
    expect(said).to_contain_text("Spend 3 skill on a lit card, walk to ringed places with 2 boots. Then end your turn.")
    inspector = page.get_by_role("region", name="Detail")
    seen = set()
    for number in page.locator("[data-explains]:visible").all():
        number.hover()
        expect(inspector.get_by_role("heading")).not_to_have_text("Point at anything")
        expect(inspector.get_by_role("button", name=re.compile("^rule SP-"))).to_be_visible()
        seen.add(number.get_attribute("data-explains"))
    assert seen >= {
        "rage",
        "bag",
        "area",
        "odds",
        "hearts",
        "skill",
        "swords",
        "boots",
        "coins",
        "deck",
        "refill",
        "cards",
    }, seen
    page.keyboard.press("t")
    # What, what for, and figures.
    expect(said).to_contain_text(re.compile(r"My advice: .+(?: \u2013|\.) [A-Za-z][^.]+\. .*\d+\s?%"))
    page.locator(".hotspot[id$='-CB2']").click()
    player.table.button("Take the minor secret").first.click()
    expect(page.locator("[data-moment]")).to_be_visible()


def test_it_waits_for_a_click_and_is_told_to_who_only_watches(visit: Visit) -> None:
    """Whoever wishes so goes on from turn to turn by hand; somebody without a seat is told the same things."""
    page = visit(likes={**TOLD, "told": "once"})
    player = played(page, "space", seats=3)
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog", name="Menu")
    menu.get_by_role("group", name="Rivals\u2019 turns").get_by_text("Wait for me", exact=True).click()
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    page.keyboard.press("e")
    strip = page.locator("[data-told]")
    further = strip.get_by_role("button", name="Next turn")
    expect(further).to_be_visible()
    further.click()
    player.table.until("() => !document.querySelector('[data-behind]') && look(true).scene !== 'waiting'")
    expect(strip.locator("[data-turn-of]")).to_have_count(2)

    page = visit(likes=TOLD)
    landing = Landing(page)
    landing.choose("space")
    page.evaluate(NOTE)
    landing.press(page.get_by_role("button", name="Watch", exact=True))
    expect(page.get_by_text("You are watching.")).to_be_visible()
    strip = page.get_by_role("region", name="What just happened")
    expect(strip.locator("[data-turn-of]").nth(2)).to_be_visible()
    assert all(len(line) > 8 for line in strip.locator("[data-turn-of]").all_inner_texts())
    Table(page).until("() => window.noted.flew.includes('card')")


# What lies over the pawn of whoever looks, at its middle: mine is drawn last.
OVER = """() => {
  const box = [...document.querySelectorAll('.burgle-map .pawn')].at(-1).getBoundingClientRect();
  const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return over?.closest('[data-told], aside.tip')?.className ?? '';
}"""


@pytest.mark.parametrize(("game", "size"), [("catacombs", DESK), ("catacombs", TABLET), ("darkest", PHONE)])
def test_what_is_told_lies_over_nobodys_own_pawn(visit: Visit, game: str, size: dict[str, int]) -> None:
    """Round after round one sees where one stands, before one's first turn and with everything that rivals did unfolded."""
    page = visit(size, likes={"speed": 0, "tips": False, "caution": False})
    Landing(page).set_table("Pass and play", game, seats=4)
    player = Player(Mouse(Table(page)))
    sight = player.play(until=lambda sight: sight.scene == "mine" and sight.hand)
    strip = page.locator("[data-told]")
    expect(strip.locator("#h-told")).to_have_text("What just happened")
    for _ in range(3):
        assert page.evaluate(OVER) == ""
        player.play(until=lambda now, turn=sight.turn: now.turn != turn and now.scene == "mine" and now.hand)
        sight = player.table.look()
        expect(strip.locator("#h-told")).to_have_text("Since your turn")
