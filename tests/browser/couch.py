"""Two people with one device and a campaign, who click through game after game; with a bot as a third hand if they like."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.hands import Finger, Mouse
from tests.browser.house import House
from tests.browser.looks import check
from tests.browser.player import Player
from tests.browser.story import Message, call
from tests.browser.table import Table

LIKES = {"speed": 0, "tips": False}


class Couch:
    """Two people with one device and a campaign."""

    def __init__(
        self, page: Page, house: House, pack: str, touch: bool, kept: Path | None = None, *, hand: bool = False
    ) -> None:
        self.page, self.address, self.hand = page, house.url.rstrip("/"), hand
        made = json.loads(kept.read_text()) if kept and kept.exists() else self.found_one(pack)
        if kept:
            kept.write_text(json.dumps(made))
        self.id, self.tokens, self.people = made["campaign"], list(made["tokens"].values()), list(made["tokens"])
        for character, token in made["tokens"].items():
            self.go(f"#/campaign/{self.id}/{character}.{token}")
            expect(page.get_by_role("heading", name="The Couch")).to_be_visible()
        self.player = Player((Finger if touch else Mouse)(Table(page)))
        self.found: list[str] = []

    def found_one(self, pack: str) -> Message:
        """Found a campaign; gives its name and the tokens of both."""
        box = next(box for box in call(self.address, "/api/campaigns") if box["pack"] == pack)
        keys = [one["key"] for one in box["characters"]]
        members = [{"character": key, "player": name} for key, name in zip(keys, ("Ann", "Bo"), strict=False)]
        made: Message = call(self.address, "/api/campaigns", {"pack": pack, "members": members, "title": "The Couch"})
        return made

    def go(self, where: str) -> None:
        """Go to another page."""
        self.page.evaluate("(hash) => { location.hash = hash }", where)

    def home(self) -> None:
        """Go to the campaign's own page."""
        self.go("#/")
        self.go(f"#/campaign/{self.id}")

    def begin(self, game: int) -> None:
        """Sit down for the next game, or for the one that was left."""
        begin = self.page.get_by_role("button", name=re.compile(f"^(Play|Go on with) game {game}$"))
        if self.hand and begin.inner_text().strip().startswith("Play"):
            self.page.locator("section.next li").nth(2).get_by_role("combobox").select_option("bot")
        begin.click()
        self.player.deeds = self.player.walks = 0

    def play(self, game: int) -> None:
        """Play until the scores are there and everything is read, then go home."""
        self.player.on_scene = lambda sight: self.found.extend(check(self.page, f"game {game}, {sight.scene}"))
        self.player.play()
        self.page.get_by_role("link", name="On with the campaign").click()
        expect(self.page.get_by_role("heading", name="The Couch")).to_be_visible()
        report = call(self.address, f"/api/campaigns/{self.id}", None, self.tokens)
        assert [row["game"] for row in report["reports"]] == list(range(1, game + 1))
