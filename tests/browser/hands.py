"""Hands: the same wishes, done by mouse, by keys or by finger."""

from __future__ import annotations

from contextlib import suppress
from typing import Protocol

from playwright.sync_api import TimeoutError

from tests.browser.table import Sight, Table


class Hands(Protocol):
    """What a player wants done, however it is done."""

    table: Table

    def skip(self) -> None: ...

    def lift(self) -> None: ...

    def close_tip(self) -> None: ...

    def answer(self, at: int, sight: Sight) -> None: ...

    def lay(self) -> None: ...

    def play_all(self) -> None: ...

    def take(self, at: int) -> None: ...

    def buy(self, at: int) -> None: ...

    def go(self, at: int) -> bool: ...

    def end(self) -> None: ...


class Mouse:
    """Click what is lit."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def skip(self) -> None:
        with suppress(TimeoutError):  # it may be over by itself meanwhile
            self.table.page.get_by_role("dialog").locator("footer .btn.pri").click(timeout=1500)

    def lift(self) -> None:
        self.table.button("I am").click()

    def close_tip(self) -> None:
        self.table.page.get_by_role("complementary", name="Tips").locator(".btn.pri").click()

    def answer(self, at: int, sight: Sight) -> None:
        self.table.answer(at).click()

    def lay(self) -> None:
        self.table.page.locator("button.lay").click()

    def play_all(self) -> None:
        self.table.button("Play all").click()

    def take(self, at: int) -> None:
        self.table.card(at).click()

    def buy(self, at: int) -> None:
        self.table.item(at).click()

    def go(self, at: int) -> bool:
        self.table.place(at).click()
        return True

    def end(self) -> None:
        self.table.button("End turn").click()
