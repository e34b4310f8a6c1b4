"""Every screen on a desk and on a phone: axe finds nothing, and nothing is cut off or scrolls sideways."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.device import DESK, PHONE
from tests.browser.looks import check
from tests.browser.screens import SCREENS, Finished

SIZES = {"desk": DESK, "phone": PHONE}
LIGHT = ("landing", "rules", "table-space", "score-catacombs")  # what is also looked at by day


@pytest.mark.parametrize("name", SCREENS)
def test_every_screen(visit: Visit, finished: Finished, name: str) -> None:
    found = []
    for size, box in SIZES.items():
        for mode in ("dark", "light") if size == "desk" and name in LIGHT else ("dark",):
            page = visit(box, likes={"speed": 0, "tips": False, "mode": mode})
            SCREENS[name](page, finished)
            found += check(page, f"{name}, {size}, {mode}")
            page.close()
    assert not found, "\n".join(found)
