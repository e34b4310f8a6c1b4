"""Cards of row and hand break off nowhere: all they have to say, or whole sentences and a sign that there is more."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser import words
from tests.browser.conftest import Visit
from tests.browser.device import DESK, TABLET
from tests.browser.landing import GAMES, Landing
from tests.browser.looks import DRAWN
from tests.browser.table import Table

# How many of the cards of all games may leave sentences to the large card, in the row; whoever points at one reads all.
ROOM = {("desk", "en"): 0, ("desk", "de"): 6, ("narrow", "en"): 3, ("narrow", "de"): 14}
SIZES = {"desk": DESK, "narrow": TABLET}

# From now on the table brings these cards as row and hand; the rest of it is as it is.
BRINGS = """(keys) => {
  const parse = JSON.parse;
  JSON.parse = (text, ...more) => {
    const found = parse(text, ...more);
    for (const view of [found?.view, ...(found?.patch ?? []).map(([path, value]) => path.length === 0 && value)]) {
      if (!view?.row) continue;
      view.row = keys;
      const me = view.players[found.seat];
      if (me?.hand) me.hand = keys;
      delete found.digest;
    }
    return found;
  };
}"""
# What cannot be read of them, and which tell part of it.
READ = """() => {
  const found = { hidden: [], part: [], cards: 0 };
  for (const card of document.querySelectorAll('[data-region=row] .cards > .card, .fan .card')) {
    found.cards += 1;
    const name = `${card.closest('.fan') ? 'hand' : 'row'}: ${card.querySelector('.nm').textContent}`;
    const [words, body] = [card.querySelector('.rt'), card.querySelector('.body')];
    const edge = card.getBoundingClientRect();
    const hangs = [...card.querySelectorAll('.price, .att')].map((one) => one.getBoundingClientRect());
    const under = (box) => hangs.some((one) => box.width > 0 && box.right > one.left + 2 && box.left < one.right - 2
      && box.top < one.bottom - 4 && box.bottom > one.top + 4);
    const say = (what) => found.hidden.push(`${name}: ${what}`);
    if ([...card.querySelectorAll('.yl > *')].some((sign) => under(sign.getBoundingClientRect()))) say('a hidden sign');
    if (!words) continue;
    const lines = document.createRange();
    lines.selectNodeContents(words);
    const boxes = [...lines.getClientRects()];
    if (boxes.some(under)) say('words under the price or the boss');
    const clipped = (one) => one.scrollHeight > one.clientHeight + 3 && getComputedStyle(one).overflowY === 'hidden';
    if ([words, body].some(clipped)
      || boxes.some((box) => box.bottom > edge.bottom + 1)) say('words are cut');
    const told = [...words.querySelectorAll('.st')].filter((one) => !one.hidden);
    const all = words.querySelectorAll('.st').length;
    if (told.length === all) continue;
    found.part.push(name);
    const more = words.querySelector('.rest')?.getBoundingClientRect();
    if (!more?.width || more.bottom > edge.bottom + 1) say('no sign that there is more');
    if (told.some((one) => one !== words.querySelectorAll('.st')[all - 1] && !/[.!?]$/.test(one.textContent)))
      say('half a sentence');
    if (told.length === 0 && name.startsWith('row')) say('nothing is told');
  }
  return found;
}"""


def laid(page: Page, game: str) -> dict[str, Any]:
    """Lay all cards of a game into row and hand of a table, and read them."""
    page.evaluate("(game) => { location.hash = `#/cards/${game}` }", game)
    page.locator(f"[data-game={game}] [data-card]").first.wait_for()
    keys = page.evaluate("() => [...document.querySelectorAll('main [data-card]')].map((card) => card.dataset.card)")
    page.goto(page.url.split("#")[0])
    page.reload()
    page.evaluate(BRINGS, keys)
    Landing(page).set_table("Pass and play", game, seats=2)
    Table(page).wait()
    page.locator(".fan .card").nth(len(keys) - 1).wait_for(state="attached")
    page.wait_for_function(DRAWN)
    found: dict[str, Any] = page.evaluate(READ)
    assert found["cards"] == 2 * len(keys)
    return found


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("size", SIZES)
def test_no_card_breaks_off(visit: Visit, monkeypatch: pytest.MonkeyPatch, size: str, lang: str) -> None:
    """Every card of the four games, in the row and in the hand of a table, in both languages."""
    monkeypatch.setattr(words, "spoken", lang)
    page = visit(SIZES[size], likes={"speed": 0, "tips": False, "lang": lang})
    part: list[str] = []
    for game in GAMES:
        found = laid(page, game)
        assert found["hidden"] == [], game
        part += [name for name in found["part"] if name.startswith("row")]
    assert len(part) <= ROOM[size, lang], part
