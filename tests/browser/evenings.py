"""A whole campaign clicked through in a browser, from the first game to the last page, on a desk and on a phone.

`make evening` runs it; nobody else collects it, for it takes as long as it sounds. BURGLE_EVENINGS names the campaign,
BURGLE_EVENING_GAMES how many of its games are played. With BURGLE_EVENING_DATA, a folder, it goes on where it was left.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

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
DATA = os.environ.get("BURGLE_EVENING_DATA")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose folder may outlive it."""
    folder = Path(DATA) if DATA else tmp_path_factory.mktemp("evening")
    folder.mkdir(parents=True, exist_ok=True)
    started = House(folder.resolve()).open()
    yield started
    started.close()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_whole_campaign(visit: Visit, house: House, size: dict[str, int], request: pytest.FixtureRequest) -> None:
    page = visit(size, touch=size is PHONE, likes=LIKES)
    place = f"{PACK}-{request.node.callspec.id}"
    # What a phone shows of a map is where its people go: a bot that knows the way home brings their games to an end.
    couch = Couch(page, house, PACK, size is PHONE, house.folder / f"{place}.json", hand=size is PHONE)
    home = call(couch.address, f"/api/campaigns/{couch.id}", None, couch.tokens)
    for game in range(len(home["reports"]) + 1, min(home["next"]["of"], GAMES) + 1):
        begun = monotonic()
        couch.home()
        couch.begin(game)
        couch.play(game)
        took, done = (monotonic() - begun) / 60, couch.player
        print(f"{place}, game {game}: {done.deeds} things done in {took:.1f} min, seen {sorted(done.seen)}", flush=True)
    if home["next"]["of"] <= GAMES:
        expect(page.get_by_role("heading", name="The campaign is over")).to_be_visible()
        couch.go(f"#/campaign/{couch.id}/keepsake")
        expect(page.get_by_role("heading").first).to_be_visible()
        couch.found += check(page, "keepsake")
    assert not couch.found, "\n".join(couch.found)
