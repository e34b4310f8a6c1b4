"""The first screen and setting a table, as a player goes through them."""

from __future__ import annotations

from playwright.sync_api import Page

GAMES = {"space": "In! Space!", "catacombs": "Catacombs"}


class Landing:
    """The first screen."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def choose(self, game: str) -> None:
        """Pick a game by its poster."""
        self.page.locator(f"button.gt[data-game={game}]").click()

    def play_now(self, game: str) -> None:
        """One click to a game against bots."""
        self.choose(game)
        self.page.get_by_role("button", name="Play now").first.click()

    def set_table(self, kind: str, game: str, seats: int, here: int = 1, code: str = "") -> None:
        """Set a table of one's own: `kind` is what the button says, `here` so many people share this screen."""
        self.page.get_by_role("button", name=kind).click()
        sheet = self.page.get_by_role("dialog")
        sheet.get_by_text(GAMES[game], exact=True).click()
        sheet.get_by_role("group", name="Crew").get_by_text(str(seats), exact=True).click()
        for at, select in enumerate(sheet.locator(".seats select").all(), 1):
            select.select_option(label="On this screen" if at < here else "Bots" if kind != "Invite by link" else None)
        if code:
            sheet.get_by_label("Share code").fill(code)
        sheet.locator("footer .btn.pri").click()
