"""Every screen on a desk and on a phone: axe finds nothing, and nothing is cut off or scrolls sideways."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.device import DESK, PHONE, TABLET
from tests.browser.looks import check, illegible
from tests.browser.screens import SCREENS, Finished

LIGHT = (
    "landing",
    "rules",
    "table-space",
    "table-legacy",
    "table-underworld",
    "draft",
    "score-catacombs",
)  # what is also looked at by day
AGAIN = (
    "list",
    "table-space",
    "table-catacombs",
    "table-legacy",
    "draft",
)  # what is opened anew on a phone, not only made narrow


@pytest.mark.parametrize("name", SCREENS)
def test_every_screen(visit: Visit, finished: Finished, name: str) -> None:
    found = []
    for mode in ("light", "dark") if name in LIGHT else ("dark",):
        page = visit(DESK, likes={"speed": 0, "tips": False, "mode": mode})
        SCREENS[name](page, finished)
        found += check(page, f"{name}, desk, {mode}")
        found += illegible(page, f"{name}, desk, {mode}")
        if mode == "light":
            page.close()
    if name in AGAIN:
        page = visit(PHONE, likes={"speed": 0, "tips": False})
        SCREENS[name](page, finished)
    else:
        page.set_viewport_size(PHONE)  # type: ignore[arg-type]
        page.wait_for_function("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50, true)))")
    found += check(page, f"{name}, phone, dark")
    found += illegible(page, f"{name}, phone, dark")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("size", [DESK, TABLET], ids=["desk", "narrow"])
def test_the_total_is_in_sight(visit: Visit, finished: Finished, size: dict[str, int]) -> None:
    """Legacy counts the most: all of it is seen at once, and what it comes to."""
    page = visit(size, likes={"speed": 0, "tips": False})
    SCREENS["score-legacy"](page, finished)
    expect(page.locator("[role=row].total")).to_be_in_viewport(ratio=1)
