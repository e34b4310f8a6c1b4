"""Hands: the same wishes, done by mouse, by keys or by finger."""

from __future__ import annotations

from typing import Protocol

from tests.browser.table import Sight, Table
from tests.browser.words import say


class Hands(Protocol):
    """What a player wants done, however it is done."""

    table: Table

    def skip(self) -> None: ...

    def lift(self) -> None: ...

    def close_tip(self) -> None: ...

    def answer(self, at: int, sight: Sight) -> None: ...

    def insist(self) -> None: ...

    def lay(self) -> None: ...

    def play_all(self) -> None: ...

    def take(self, at: int) -> None: ...

    def buy(self, at: int) -> None: ...

    def go(self, at: int) -> bool: ...

    def look_around(self) -> bool: ...

    def end(self) -> None: ...


class Mouse:
    """Click what is lit."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def skip(self) -> None:
        self.table.page.get_by_role("dialog").locator(".foot .btn.pri").click()

    def lift(self) -> None:
        self.table.button("I am").click()

    def close_tip(self) -> None:
        self.table.page.get_by_role("complementary", name=say("Tips")).locator(".btn.pri").click()

    def answer(self, at: int, sight: Sight) -> None:
        self.table.answer(at).click()

    def insist(self) -> None:
        self.table.insisting().click()

    def lay(self) -> None:
        self.table.page.locator("button.lay").click()

    def play_all(self) -> None:
        self.table.button("Play all").click()

    def take(self, at: int) -> None:
        self.table.card(at).click()

    def buy(self, at: int) -> None:
        self.table.item(at).click()

    def go(self, at: int) -> bool:
        if self.table.look().scene == "tip":  # it has come since one looked, and may lie over the place
            self.close_tip()
        self.table.place(at).click()
        return True

    def look_around(self) -> bool:
        """Where else one may go, if it is not where one looked first."""
        return any(self.go(at) for at in self.table.look().places)

    def end(self) -> None:
        self.table.button("End turn").last.click()  # below a question that has a button of this name, too


class Keys:
    """Nothing but the keyboard."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def press(self, *keys: str) -> None:
        """Press one key after the other."""
        for key in keys:
            self.table.page.keyboard.press(key)

    def walk(self, step: str, kind: str, at: object = True, most: int = 80) -> None:
        """Go from thing to thing until the right one has the focus."""
        for _ in range(most):
            if self.table.focus()[kind] == at:
                return
            self.press(step)
        raise AssertionError(f"{step} does not lead to {kind} {at}")

    def skip(self) -> None:
        self.press("Space")

    def lift(self) -> None:
        self.press("Enter")

    def close_tip(self) -> None:
        self.walk("Tab", "tip")
        self.press("Enter")

    def answer(self, at: int, sight: Sight) -> None:
        if sight.scene == "asked" and at < 9:
            self.press(str(at + 1))
            return
        self.press("h", "i")  # away from whatever is looked at, to what is offered
        self.walk("ArrowRight", ".ask .list button", at)
        self.press("Enter")

    def insist(self) -> None:
        self.press("1")

    def lay(self) -> None:
        if not self.table.focus()["body"]:
            self.walk("Tab", "lays")
        self.press("Enter")

    def play_all(self) -> None:
        self.press("p")

    def take(self, at: int) -> None:
        self.press("v" if self.table.card(at).evaluate("e => !!e.closest('[data-region=reserve]')") else "r")
        self.walk("ArrowRight", "[data-card]", at)
        self.press("Enter")

    def buy(self, at: int) -> None:
        self.press("m")
        self.walk("ArrowRight", ".item", at)
        self.press("Enter")

    def go(self, at: int) -> bool:
        """Follow the paths with the arrows, to the first lit place that they lead to."""
        for arrow in ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"):
            self.press("g")
            if self.table.focus()[".hotspot"] == -1:
                return False
            self.press(arrow)
            if self.table.focus()["lit"]:
                self.press("Enter")
                return True
        return False

    def look_around(self) -> bool:
        self.press("g")
        for _ in range(15):
            for arrow in ("ArrowUp", "ArrowRight", "ArrowRight", "ArrowDown", "ArrowLeft"):
                self.press(arrow)
                if self.table.focus()["lit"]:
                    self.press("Enter")
                    return True
        return False

    def end(self) -> None:
        self.press("e")


class Finger(Mouse):
    """A thumb on a phone: the first tap shows, the second does it."""

    def skip(self) -> None:
        self.table.page.get_by_role("dialog").locator(".foot .btn.pri").tap()

    def lift(self) -> None:
        self.table.button("I am").tap()

    def close_tip(self) -> None:
        self.table.page.get_by_role("complementary", name=say("Tips")).locator(".btn.pri").tap()

    def answer(self, at: int, sight: Sight) -> None:
        self.table.answer(at).tap()

    def insist(self) -> None:
        self.table.insisting().tap()

    def lay(self) -> None:
        self.table.page.locator("button.lay").tap()

    def play_all(self) -> None:
        self.table.button("Play all").tap()

    def take(self, at: int) -> None:
        self.table.card(at).tap()
        self.table.page.locator(".detail .btn.pri").tap()

    def buy(self, at: int) -> None:
        self.table.item(at).tap()
        self.table.page.locator(".detail .btn.pri").tap()

    def go(self, at: int) -> bool:
        self.table.place(at).tap()
        self.table.page.get_by_role("tooltip").get_by_role("button").last.tap()
        return True

    def end(self) -> None:
        self.table.button("End turn").last.tap()
