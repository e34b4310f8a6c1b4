"""Cards of the row say all they have to say, whatever turns up there, and no price hides a sign."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.device import DESK, TABLET
from tests.browser.landing import GAMES, Landing
from tests.browser.table import Table

ENDLESS = 150  # letters: more than a narrow desk has room for; whoever points at such a card reads it large

# All cards of a game as the gallery draws them; a page takes no styles from texts.
DRAWN = "() => [...document.querySelectorAll('[data-card]')].map((card) => card.outerHTML.replaceAll(' style=', ' data-look='))"
# Lays them into the row, six at a time, and tells what cannot be read there.
LAID = """([drawn, most]) => {
  const row = document.querySelector('[data-region=row] .cards');
  const hidden = [];
  for (let first = 0; first < drawn.length; first += 6) {
    row.innerHTML = drawn.slice(first, first + 6).join('');
    for (const one of row.querySelectorAll('[data-look]')) one.style.cssText = one.dataset.look;
    for (const card of row.children) {
      card.classList.remove('whole');
      const [words, body] = [card.querySelector('.rt'), card.querySelector('.body')];
      const [price, edge] = [card.querySelector('.price')?.getBoundingClientRect(), card.getBoundingClientRect()];
      const under = (box) => price && box.width > 0 && box.right > price.left + 2 && box.top < price.bottom - 4;
      const say = (what) => hidden.push(`${card.querySelector('.nm').textContent}: ${what}`);
      const signs = [...card.querySelectorAll('.yl > *')];
      if (signs.some((sign) => under(sign.getBoundingClientRect()))) say('a sign under the price');
      if (!words || words.textContent.length > most) continue;
      const lines = document.createRange();
      lines.selectNodeContents(words);
      const boxes = [...lines.getClientRects()];
      if (boxes.some(under)) say('words under the price');
      if ([words, body].some((one) => one.scrollHeight > one.clientHeight + 3 && getComputedStyle(one).overflowY === 'hidden')
        || boxes.some((box) => box.bottom > edge.bottom + 1)) say('words are cut');
    }
  }
  return hidden;
}"""


@pytest.mark.parametrize(("size", "most"), [(DESK, 1000), (TABLET, ENDLESS)], ids=["desk", "narrow"])
def test_all_cards_can_be_read_in_the_row(visit: Visit, size: dict[str, int], most: int) -> None:
    """Every card of the four games, laid into the row of a table."""
    page = visit(size, likes={"speed": 0, "tips": False})
    drawn = []
    for game in GAMES:
        page.evaluate("(game) => { location.hash = `#/cards/${game}` }", game)
        page.locator(f"[data-game={game}] [data-card]").first.wait_for()
        drawn += page.evaluate(DRAWN)
    assert len(drawn) > 300
    page.goto(page.url.split("#")[0])
    Landing(page).set_table("Pass and play", "space", seats=2)
    Table(page).wait()
    assert page.evaluate(LAID, [drawn, most]) == []
