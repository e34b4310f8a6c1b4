"""An evening of a campaign in a browser: the last steps of one game, and the first page of the next."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.couch import LIKES, Couch
from tests.browser.device import DESK, PHONE
from tests.browser.house import House
from tests.browser.looks import check
from tests.browser.story import call, end_is_near


@pytest.mark.long(30)
@pytest.mark.parametrize(
    ("pack", "size"),
    [("three-nights", DESK), ("three-nights", PHONE), ("the-borrowed-bell", DESK)],
    ids=["desk", "phone", "journals"],
)
def test_the_last_steps_of_a_game_and_the_first_page_of_the_next(
    visit: Visit, house: House, pack: str, size: dict[str, int]
) -> None:
    page = visit(size, touch=size is PHONE, likes=LIKES)
    couch = Couch(page, house, pack, size is PHONE)
    play = {"say": "play", "key": "firstgame1", "seats": [{"character": key} for key in couch.people]}
    done = call(couch.address, f"/api/campaigns/{couch.id}/say", play, couch.tokens)
    end_is_near(couch.address, done["table"], list(done["seats"].values()))
    couch.home()
    couch.begin(1)
    couch.play(1)
    assert "story" in couch.player.seen
    page.get_by_role("tab", name="Ledger").click()
    moments = page.get_by_role("link", name="The moment in the replay").filter(has_text="round")
    step = (moments.first.get_attribute("href") or "").rpartition("/")[2]
    moments.first.click()  # in the turn in which it was written, on the board of this campaign
    expect(page.get_by_role("slider", name="Where in the game")).to_have_value(step)
    assert int(step) > 0
    expect(page.locator("[data-region=map]").first).to_be_visible()
    couch.found += check(page, "a moment in the replay")
    couch.home()
    couch.begin(2)
    couch.player.play(until=lambda sight: sight.scene == "story")
    expect(page.get_by_role("complementary", name="Storybook")).to_be_visible()
    assert not couch.found, "\n".join(couch.found)
