"""A whole campaign clicked through in a browser, from the first game to the last page, on a desk and on a phone.

`make evening` runs it; nobody else collects it, for it takes as long as it sounds. BURGLE_EVENINGS names the campaign,
BURGLE_EVENING_GAMES how many of its games are played.
"""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.couch import LIKES, Couch
from tests.browser.device import DESK, PHONE
from tests.browser.house import House
from tests.browser.looks import check
from tests.browser.story import call

PACK = os.environ.get("BURGLE_EVENINGS", "small-print")
GAMES = int(os.environ.get("BURGLE_EVENING_GAMES", "99"))


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_whole_campaign(visit: Visit, house: House, size: dict[str, int]) -> None:
    page = visit(size, touch=size is PHONE, likes=LIKES)
    couch = Couch(page, house, PACK, size is PHONE)
    home = call(couch.address, f"/api/campaigns/{couch.id}", None, couch.tokens)
    for game in range(1, min(home["next"]["of"], GAMES) + 1):
        couch.home()
        couch.begin(game)
        couch.play(game)
        print(f"game {game}: {couch.player.deeds} things done, seen {sorted(couch.player.seen)}", flush=True)
    if home["next"]["of"] <= GAMES:
        expect(page.get_by_role("heading", name="The campaign is over")).to_be_visible()
        couch.go(f"#/campaign/{couch.id}/keepsake")
        expect(page.get_by_role("heading").first).to_be_visible()
        couch.found += check(page, "keepsake")
    assert not couch.found, "\n".join(couch.found)
