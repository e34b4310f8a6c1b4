"""A browser, a server, and pages that complain: a test fails when its page logs an error or misses a file."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    Request,
    expect,
    sync_playwright,
)

from tests.browser.device import DESK, NoBrowser, device, launch
from tests.browser.house import ROOT, House
from tests.browser.screens import Finished

TRACES = ROOT / "build" / "browser"
TRACE = bool(os.environ.get("BURGLE_TRACE"))  # makes everything three times slower, so only when it is asked for
expect.set_options(timeout=30_000)  # a busy machine is no reason to fail

Visit = Callable[..., Page]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Any:
    """Remember how a test went, for the fixtures that end after it."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


FAILED = pytest.StashKey[bool]()


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """Playwright itself; it ends with this package, because no other event loop can run beside it."""
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """Debian's Chromium, which `make test` has found or installed."""
    try:
        started = launch(playwright, headed=bool(os.environ.get("BURGLE_SHOW")))
    except NoBrowser as error:
        pytest.fail(str(error), pytrace=False)
    yield started
    started.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for all tests of this worker: each sits down at tables of its own."""
    started = House(tmp_path_factory.mktemp("house")).open()
    yield started
    started.close()
    words = [line for line in started.log.read_text().splitlines() if re.search("trouble|Traceback|internal", line)]
    assert not words, words


@pytest.fixture(scope="package")
def finished(house: House) -> Finished:
    """Finished games for the screens that need one."""
    return Finished(house)


class Complaints:
    """What pages say that they should not. A test that cuts a connection allows what follows from it."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.allowed = [
            "WebSocket is closed before the connection is established",  # by leaving the table
            "Service Worker registration blocked by Playwright",  # devices of these tests have none, but for one
        ]

    def listen(self, page: Page) -> None:
        """Hear what a page complains of."""
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.heard.append(f"error: {error}"))
        page.on("requestfailed", self._failed)
        page.on("response", lambda one: one.status >= 400 and self.heard.append(f"{one.status} {one.url}"))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning", "assert"):
            self.heard.append(f"{message.type}: {message.text}")

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # left behind on the way to another page
            self.heard.append(f"{request.failure}: {request.url}")

    def left(self) -> list[str]:
        """What was heard and not allowed."""
        return [one for one in self.heard if not any(re.search(words, one) for words in self.allowed)]


@pytest.fixture
def complaints() -> Iterator[Complaints]:
    """All that the pages of this test complained of; it fails on any."""
    found = Complaints()
    yield found
    assert not found.left(), found.left()


@pytest.fixture
def visit(request: pytest.FixtureRequest, browser: Browser, house: House, complaints: Complaints) -> Iterator[Visit]:
    """Open the page on a new device: `visit(size=PHONE, touch=True, likes={...}, at="#/rules/space")`."""
    devices: list[BrowserContext] = []

    def open_page(
        size: dict[str, int] = DESK, touch: bool = False, likes: dict[str, Any] | None = None, at: str = ""
    ) -> Page:
        context = device(browser, size, touch, likes)
        if TRACE:
            context.tracing.start(screenshots=True, snapshots=True)
        devices.append(context)
        page = context.new_page()
        complaints.listen(page)
        page.goto(house.url + at)
        return page

    yield open_page
    with ExitStack() as last:  # every device is closed, whatever becomes of the pictures of the others
        for context in devices:
            last.callback(context.close)
        if request.node.stash.get(FAILED, True) or complaints.left():
            TRACES.mkdir(parents=True, exist_ok=True)
            name = re.sub(r"\W+", "-", request.node.name).strip("-")
            for number, context in enumerate(devices):
                if TRACE:
                    context.tracing.stop(path=TRACES / f"{name}-{number}.zip")
                for page in context.pages:
                    page.screenshot(path=TRACES / f"{name}-{number}.png")
