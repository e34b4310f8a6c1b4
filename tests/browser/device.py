"""A browser and devices in it, for tests and for whoever measures or takes pictures."""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Playwright, sync_playwright

from tests.browser.house import House
from tests.browser.table import LISTEN, LOOKED_FOR
from tests.browser.words import same

CHROMIUM = Path(sys.prefix) / "bin" / "chromium"  # tools/browser.sh puts it there
DESK = {"width": 1440, "height": 900}
TABLET = {"width": 1024, "height": 768}
PHONE = {"width": 390, "height": 844}
# How these players like the page: everything as it comes, only faster, and nothing gone before they have pressed it.
QUICK = {"speed": 4, "stay": True, "told": "once"}


class NoBrowser(Exception):
    """There is no browser, and what to do about it."""


def launch(playwright: Playwright, headed: bool = False) -> Browser:
    """Start Debian's Chromium, which `make test` has found or installed."""
    if not CHROMIUM.exists():
        raise NoBrowser("there is no browser for the tests: run tools/browser.sh .venv")
    return playwright.chromium.launch(
        executable_path=CHROMIUM, headless=not headed, slow_mo=300 if headed else 0, args=["--no-sandbox"]
    )


@contextmanager
def own_house() -> Iterator[tuple[House, Browser]]:
    """A server and a browser for whoever is no test, until the work is done."""
    with tempfile.TemporaryDirectory(prefix="burgle-house-") as data, sync_playwright() as playwright:
        house = House(Path(data)).open()
        browser = launch(playwright)
        try:
            yield house, browser
        finally:
            browser.close()
            house.close()


def device(browser: Browser, size: dict[str, int], touch: bool, likes: dict[str, Any] | None = None) -> BrowserContext:
    """A device that has never been here, and how its owner likes the page."""
    context = browser.new_context(
        viewport=size, has_touch=touch, is_mobile=touch, locale="en-GB", service_workers="block"  # type: ignore[arg-type]
    )  # fmt: skip
    context.set_default_timeout(30_000)
    context.add_init_script(LISTEN)
    context.add_init_script(f"window.spoken = {json.dumps({one: same(one) for one in LOOKED_FOR})}")
    context.add_init_script(f"localStorage['burgle.likes'] ??= {json.dumps({**QUICK, **(likes or {})})!r}")
    return context
