"""Every screen that is not a moment of a game, and how a player gets there: for axe, for the look, for pictures."""

from __future__ import annotations

import json
import re
import time
import urllib.request
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.browser.hands import Mouse
from tests.browser.house import House
from tests.browser.landing import Landing
from tests.browser.player import Player
from tests.browser.table import Table
from tests.browser.words import say

PEOPLE = {"controller": "human", "name": "Ann", "colour": "blue"}
BOT = {"controller": "bot", "bot": "greedy", "name": "Bo", "colour": "vermilion"}
WON = re.compile("got away with|wins|you win|davongekommen|gewinn|Beute$")  # what the end is headed with
OPEN = {"controller": "open", "colour": "green"}


def call(house: House, path: str, body: object = None, token: str = "") -> Any:
    """Ask the server as a program does."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(house.url + path, data, headers)
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.loads(answer.read())


def set_table(house: House, game: str, *seats: dict[str, str]) -> Any:
    """A table made behind the scenes."""
    settings = {"game": game, "players": len(seats)}
    return call(house, "api/tables", {"settings": settings, "seats": list(seats)})


class Finished:
    """Games that bots have played to their end, one of each; screens of the end are shown with them."""

    def __init__(self, house: House) -> None:
        self.house, self._tables = house, dict[str, str]()

    def link(self, game: str) -> str:
        """The address of a finished table."""
        if game not in self._tables:
            made = set_table(self.house, game, PEOPLE, BOT)
            table, token = f"api/tables/{made['table']}", made["tokens"]["0"]
            for order in ({"manage": "start"}, {"manage": "bot", "target": 0, "value": "greedy"}):
                call(
                    self.house,
                    f"{table}/request",
                    {"type": "manage", "key": order["manage"], "seat": 0, **order},
                    token,
                )
            until = time.monotonic() + 120
            while call(self.house, table, None, made["watch"])["phase"] != "over":
                assert time.monotonic() < until, "bots do not come to an end"
                time.sleep(0.2)
            self._tables[game] = f"#/table/{made['table']}/{made['watch']}"
        return self._tables[game]


def at_home(page: Page, finished: Finished) -> None:
    """The first screen."""
    page.get_by_role("button", name=say("Play now")).first.wait_for()


def settings(page: Page, finished: Finished) -> None:
    page.get_by_role("button", name=say("Settings")).click()
    page.get_by_role("dialog", name=say("Settings")).wait_for()


def pass_and_play(page: Page, finished: Finished) -> None:
    page.get_by_role("button", name=say("Pass and play")).click()
    page.get_by_role("dialog").wait_for()


def gathering(page: Page, finished: Finished) -> None:
    Landing(page).set_table("Invite by link", "space", seats=3)
    page.get_by_label(say("Copy link")).wait_for()


def invited(page: Page, finished: Finished) -> None:
    made = set_table(finished.house, "catacombs", PEOPLE, OPEN, OPEN)
    visit(page, f"#/join/{made['table']}/{made['invite']}")
    page.get_by_role("button", name=say("Sit down")).wait_for()


def visit(page: Page, address: str) -> None:
    """Go to an address of the page."""
    page.evaluate("(address) => { location.hash = address }", address)


def shelf(address: str, shows: str) -> Callable[[Page, Finished], None]:
    """Something to read."""

    def go(page: Page, finished: Finished) -> None:
        visit(page, address)
        page.locator(shows).first.wait_for()

    return go


def scores(game: str) -> Callable[[Page, Finished], None]:
    """The end, counted, with its lines."""

    def go(page: Page, finished: Finished) -> None:
        visit(page, finished.link(game))
        page.get_by_role("heading", name=WON).wait_for()
        page.locator("main svg[role=img], main .chart, main figure").first.wait_for()

    return go


def playback(game: str) -> Callable[[Page, Finished], None]:
    """A game played back."""

    def go(page: Page, finished: Finished) -> None:
        scores(game)(page, finished)
        page.get_by_role("link", name=say("Replay")).click()
        page.get_by_role("slider", name=say("Where in the game")).wait_for()  # charts of the score have sliders, too
        page.keyboard.press("Home")

    return go


def begun(page: Page, game: str) -> Player:
    """Sit down at a fresh table and see one's first hand."""
    Landing(page).set_table("Pass and play", game, seats=2)
    player = Player(Mouse(Table(page)))
    player.play(until=lambda sight: sight.scene == "mine" and sight.hand)
    return player


def table(game: str) -> Callable[[Page, Finished], None]:
    """One's turn, hand played: what can be had is lit, what cannot says why."""

    def go(page: Page, finished: Finished) -> None:
        begun(page, game).play(until=lambda sight: sight.scene == "mine" and not sight.hand)

    return go


def with_log(page: Page, finished: Finished) -> None:
    begun(page, "space")
    page.get_by_role("button", name=say("Log")).first.click()
    page.get_by_role("complementary", name=say("Log")).wait_for()


def with_menu(page: Page, finished: Finished) -> None:
    begun(page, "catacombs")
    page.get_by_role("button", name=say("Menu")).click()
    page.get_by_role("dialog", name=say("Menu")).wait_for()


def with_list(page: Page, finished: Finished) -> None:
    begun(page, "space")
    page.get_by_role("button", name=say("Map as a list")).click()
    page.get_by_role("columnheader", name=say("Place")).wait_for()


def curtain(page: Page, finished: Finished) -> None:
    Landing(page).set_table("Pass and play", "space", seats=2, here=2)
    Player(Mouse(Table(page))).play(until=lambda sight: sight.scene == "curtain")


def lesson(game: str) -> Callable[[Page, Finished], None]:
    """The first lesson of a game, under way."""

    def go(page: Page, finished: Finished) -> None:
        visit(page, f"#/lesson/{game}")
        page.get_by_role("button", name=say("Start")).first.click()
        page.get_by_role("region", name=say("Coach")).wait_for()

    return go


def drafted(page: Page, finished: Finished) -> None:
    Landing(page).set_table("Pass and play", "legacy", seats=2)
    page.get_by_role("region", name=say("Choose a card")).wait_for()


def underworld(page: Page, finished: Finished) -> None:
    Landing(page).set_table("Pass and play", "legacy", seats=2, option="Underworld")
    Player(Mouse(Table(page))).play(until=lambda sight: sight.scene == "mine" and sight.hand)


def lakebed(page: Page, finished: Finished) -> None:
    Landing(page).set_table("Pass and play", "darkest", seats=2, option="Lakebed")
    Player(Mouse(Table(page))).play(until=lambda sight: sight.scene == "mine" and sight.hand)


def with_parts(title: str, part: str) -> Callable[[Page, Finished], None]:
    """The set-up of a game with all that can be left out of it."""

    def go(page: Page, finished: Finished) -> None:
        page.get_by_role("button", name=say("Pass and play")).click()
        sheet = page.get_by_role("dialog")
        sheet.get_by_text(title, exact=True).click()
        sheet.get_by_text(say("More"), exact=True).click()
        sheet.get_by_role("switch", name=say(part)).wait_for()

    return go


SCREENS: dict[str, Callable[[Page, Finished], None]] = {
    "landing": at_home,
    "settings": settings,
    "set-up": pass_and_play,
    "gathering": gathering,
    "join": invited,
    "rules": shelf("#/rules/space", "article, main p"),
    "cards": shelf("#/cards/catacombs", "[data-card]"),
    "lessons": shelf("#/lesson/catacombs", "main li"),
    "lesson": lesson("space"),
    "table-space": table("space"),
    "table-catacombs": table("catacombs"),
    "table-legacy": table("legacy"),
    "table-darkest": table("darkest"),
    "table-underworld": underworld,
    "table-lakebed": lakebed,
    "draft": drafted,
    "set-up-parts": with_parts("Legacy", "Interns"),
    "cards-legacy": shelf("#/cards/legacy", "[data-card]"),
    "cards-darkest": shelf("#/cards/darkest", "[data-card]"),
    "rules-legacy": shelf("#/rules/legacy", "article, main p"),
    "rules-darkest": shelf("#/rules/darkest", "article, main p"),
    "lessons-legacy": shelf("#/lesson/legacy", "main li"),
    "lessons-darkest": shelf("#/lesson/darkest", "main li"),
    "log": with_log,
    "menu": with_menu,
    "list": with_list,
    "curtain": curtain,
    "score-space": scores("space"),
    "score-catacombs": scores("catacombs"),
    "score-legacy": scores("legacy"),
    "score-darkest": scores("darkest"),
    "replays": shelf("#/replay", "h1"),
    "replay": playback("space"),
}


def moment(game: str, scene: str) -> Callable[[Page, Finished], None]:
    """The first time that something happens in a game."""

    def go(page: Page, finished: Finished) -> None:
        begun(page, game).play(until=lambda sight: sight.scene == scene)

    return go


def doubted(page: Page, finished: Finished) -> None:
    player = begun(page, "space")
    sight = player.play(until=lambda sight: sight.scene == "mine" and sight.done and not sight.hand)
    player.hands.end()
    player.table.changed(sight)


def looked_at(page: Page, finished: Finished) -> None:
    table("catacombs")(page, finished)
    page.locator("[data-card].s-dim").first.click()
    page.get_by_role("region", name=say("Detail")).first.wait_for()


def hinted(page: Page, finished: Finished) -> None:
    begun(page, "space")
    page.get_by_role("button", name=say("Hint")).click()
    page.locator(".hinted").first.wait_for()


def large(game: str) -> Callable[[Page, Finished], None]:
    """A table for weak eyes."""

    def go(page: Page, finished: Finished) -> None:
        page.evaluate(
            "localStorage['burgle.likes'] = JSON.stringify({ ...JSON.parse(localStorage['burgle.likes']), scale: 1.6 })"
        )
        page.reload()
        table(game)(page, finished)

    return go


def company(game: str, *, tips: bool = False) -> Callable[[Page, Finished], None]:
    """Four at the table, after the first round: what the others did is told; with tips for whoever is new."""

    def go(page: Page, finished: Finished) -> None:
        if tips:
            page.evaluate("localStorage['burgle.likes'] = localStorage['burgle.likes'].replace('false', 'true')")
            page.reload()
        Landing(page).set_table("Pass and play", game, seats=4)
        player = Player(Mouse(Table(page)))
        first = player.play(until=lambda sight: sight.scene == "mine" and sight.hand)
        player.play(until=lambda sight: sight.turn != first.turn and sight.scene in ("tip" if tips else "mine", "over"))

    return go


def late(page: Page, finished: Finished) -> None:
    playback("catacombs")(page, finished)
    page.keyboard.press("End")


def my_games(page: Page, finished: Finished) -> None:
    for game in ("space", "catacombs", "legacy", "darkest"):
        begun(page, game)
        page.goto(page.url.split("#")[0])
    visit(page, "#/games")
    page.locator("main li").first.wait_for()


# Moments of a game that are worth a picture; whole games pass through them under the eyes of axe.
MOMENTS: dict[str, Callable[[Page, Finished], None]] = {
    "attack-space": moment("space", "attack"),
    "attack-catacombs": moment("catacombs", "attack"),
    "attack-legacy": moment("legacy", "attack"),
    "attack-darkest": moment("darkest", "attack"),
    "lesson-darkest": lesson("darkest"),
    "parts-darkest": with_parts("Darkest Magic", "Cards that react"),
    "laying": moment("catacombs", "laying"),
    "asked": moment("catacombs", "asked"),
    "doubted": doubted,
    "looked-at": looked_at,
    "hinted": hinted,
    "company-space": company("space"),
    "company-legacy": company("legacy"),
    "company-darkest": company("darkest"),
    "tipped": company("space", tips=True),
    "tipped-darkest": company("darkest", tips=True),
    "late": late,
    "my-games": my_games,
    "large-space": large("space"),
    "large-catacombs": large("catacombs"),
    "large-legacy": large("legacy"),
    "large-darkest": large("darkest"),
}
