"""The first screen and setting a table, as a player goes through them."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

from tests.browser.words import same, say

GAMES = {"space": "In! Space!", "catacombs": "Catacombs", "legacy": "Legacy", "darkest": "Darkest Magic"}


class Landing:
    """The first screen."""

    def __init__(self, page: Page, touch: bool = False) -> None:
        self.page, self.touch = page, touch

    def press(self, thing: Locator) -> None:
        """Click it, or tap it."""
        if self.touch:
            thing.tap()
        else:
            thing.click()

    def choose(self, game: str) -> None:
        """Pick a game by its poster."""
        self.press(self.page.locator(f"button.gt[data-game={game}]"))

    def play_now(self, game: str) -> None:
        """One click to a game against bots."""
        self.choose(game)
        self.press(self.page.get_by_role("button", name=say("Play now")).first)

    def set_table(self, kind: str, game: str, seats: int, here: int = 1, code: str = "", option: str = "") -> None:
        """Set a table of one's own: `kind` is what the button says, `here` so many people share this screen."""
        self.press(self.page.get_by_role("button", name=say(kind)))
        sheet = self.page.get_by_role("dialog")
        self.press(sheet.get_by_text(GAMES[game], exact=True))
        self.press(sheet.get_by_role("group", name=say("Crew")).get_by_text(str(seats), exact=True))
        for at, select in enumerate(sheet.locator(".seats li > select").all(), 1):
            label = "On this screen" if at < here else "Bots" if kind != "Invite by link" else ""
            select.select_option(label=same(label)[0] if label else None)
        if option:
            self.press(sheet.get_by_text(say(option), exact=True))
        if code:
            sheet.get_by_label(say("Share code")).fill(code)
        self.press(sheet.locator("footer .btn.pri"))
