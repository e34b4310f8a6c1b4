"""The screens of a campaign, and how a member gets there, in whatever language the page speaks: for pictures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.browser.hands import Mouse
from tests.browser.house import House
from tests.browser.player import HOLD, Player
from tests.browser.screens import Finished, visit
from tests.browser.story import Walk, call, end_is_near
from tests.browser.table import Table
from tests.browser.told import bring, told

TABS = [
    "next",
    "map",
    "company",
    "contracts",
    "reports",
    "journal",
    "ledger",
    "time",
]  # on a phone; a desk has no first two
PEOPLE = [{"character": "a", "player": "Ann"}, {"character": "b", "player": "Bo"}]
made: dict[str, Any] = {}  # campaigns that were made for pictures already, of the one house there is


def brought(house: House, games: int, pack: str) -> Any:
    """A campaign with so many games behind it."""
    name = f"{pack} {games}"
    if name not in made:
        made[name] = bring(house.url, told(games, pack))
    return made[name]


def fresh(house: House, pack: str, goal: str = "", **wish: object) -> Any:
    """A campaign in its first game; walked until the story asks, if a goal is named."""
    address = house.url.rstrip("/")
    new = call(address, "/api/campaigns", {"pack": pack, "members": PEOPLE, "title": "The Cellar Company", **wish})
    play = {"say": "play", "key": "firstgame1", "seats": [{"character": "a"}, {"character": "b"}]}
    done = call(address, f"/api/campaigns/{new['campaign']}/say", play, list(new["tokens"].values()))
    if goal == "end":
        end_is_near(address, done["table"], list(done["seats"].values()))
    elif goal:
        Walk(address, done["table"], list(done["seats"].values())).until_asked(goal)
    return new


def enter(page: Page, one: Any, *characters: str) -> None:
    """Come home as some characters, or as all."""
    keys = {key: one["tokens"][key] for key in characters or one["tokens"]}
    page.evaluate(
        "([campaign, tokens]) => { const all = JSON.parse(localStorage['burgle.campaigns'] ?? '[]');"
        " localStorage['burgle.campaigns'] = JSON.stringify([{ campaign, title: '', tokens, at: 1 }, ...all]) }",
        [one["campaign"], keys],
    )
    visit(page, f"#/campaign/{one['campaign']}")
    page.locator("main.home").wait_for()


def tab(page: Page, name: str) -> bool:
    """Open one of the tabs; whether there is such a one at this size."""
    tabs = page.locator("main.home [role=tab]")
    at = TABS.index(name) - (len(TABS) - tabs.count())
    if at >= 0:
        tabs.nth(at).click()
    return at >= 0


def home(name: str, games: int = 4, pack: str = "small-print") -> Callable[[Page, Finished], None]:
    """A page of a campaign's home."""

    def go(page: Page, finished: Finished) -> None:
        enter(page, brought(finished.house, games, pack))
        tab(page, name)
        page.wait_for_timeout(600)  # the map comes by itself

    return go


def sit(page: Page) -> None:
    """Go to the table of the game that is being played."""
    tab(page, "next")
    page.locator("section.next .btn.big").first.click()
    page.locator("main[data-seq], [data-seq]").first.wait_for()


def shelf(page: Page, finished: Finished) -> None:
    visit(page, "#/campaign")
    page.locator("form.charter").wait_for()


def charter(page: Page, finished: Finished) -> None:
    enter(page, brought(finished.house, 2, "three-nights"))
    shelf(page, finished)
    page.locator(".more summary").click()


def prologue(page: Page, finished: Finished) -> None:
    enter(page, fresh(finished.house, "small-print"))
    sit(page)
    page.locator("aside.book h2").wait_for()


def choice(page: Page, finished: Finished) -> None:
    enter(page, fresh(finished.house, "three-nights", "A10"))
    sit(page)
    read_on(page)


def read_on(page: Page) -> None:
    """Read until the story asks."""
    page.locator("aside.book").wait_for()
    while not page.locator("aside.book .arm").count():
        page.locator("aside.book .go").click()
    page.locator("aside.book .arm").first.click()


def contracts(page: Page, finished: Finished) -> None:
    enter(page, fresh(finished.house, "small-print"))
    sit(page)
    while page.locator("aside.book .go").count():
        page.locator("aside.book .go").click()
    page.wait_for_timeout(500)


def closing(page: Page, finished: Finished) -> None:
    enter(page, fresh(finished.house, "three-nights", "end"))
    sit(page)
    page.wait_for_timeout(800)


def waiting(page: Page, finished: Finished) -> None:
    enter(page, fresh(finished.house, "three-nights", mode="online", pace="together"), "a")
    sit(page)
    page.locator("aside.book .go").wait_for()
    while page.locator("aside.book .go").count():
        page.locator("aside.book .go").click()
        page.wait_for_timeout(150)


def keepsake(page: Page, finished: Finished) -> None:
    one = brought(finished.house, 10, "small-print")
    enter(page, one)
    visit(page, f"#/campaign/{one['campaign']}/keepsake")
    page.locator("h2").first.wait_for()
    page.wait_for_timeout(1500)


def printed(page: Page, finished: Finished) -> None:
    keepsake(page, finished)
    page.emulate_media(media="print")


def sealed(page: Page, finished: Finished) -> None:
    """Seal the first choice, which puts a sticker on the map, and read on until the map is seen."""
    choice(page, finished)
    page.locator("aside.book .arm").first.click()
    seal = page.locator("aside.book button.seal")
    seal.hover()
    page.mouse.down()
    page.wait_for_timeout(HOLD)
    page.mouse.up()
    page.locator("aside.book .arm").first.wait_for(state="detached")
    while page.locator("aside.book .go").count():
        page.locator("aside.book .go").first.click()
        page.wait_for_timeout(300)


def promoted(page: Page, finished: Finished) -> None:
    """The closing steps of a game, to their reviews and promotions."""
    enter(page, fresh(finished.house, "three-nights", "end"))
    sit(page)
    player = Player(Mouse(Table(page)))
    player.play(until=lambda sight: sight.scene in ("asked", "over"))


def compared(page: Page, finished: Finished) -> None:
    home("time")(page, finished)
    page.locator("ol > li .acts .btn").nth(1).click()
    page.wait_for_timeout(1200)


def named(page: Page, finished: Finished) -> None:
    home("company")(page, finished)
    page.locator(".people > li .acts .btn").nth(2).click()


def stranger(page: Page, finished: Finished) -> None:
    visit(page, "#/campaign/nobodyknows/a.wrong")
    page.wait_for_timeout(800)


def bad_file(page: Page, finished: Finished) -> None:
    shelf(page, finished)
    file = {"name": "mine.campaign", "mimeType": "text/plain", "buffer": b'{"nothing": 1}\n'}
    page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]
    page.locator("[role=alert]").wait_for()


CAMPAIGN: dict[str, Callable[[Page, Finished], None]] = {
    "camp-shelf": shelf,
    "camp-charter": charter,
    **{f"camp-{name}": home(name) for name in TABS},
    "camp-over": home("next", 10),
    "camp-named": named,
    "camp-compared": compared,
    "camp-prologue": prologue,
    "camp-choice": choice,
    "camp-contracts-table": contracts,
    "camp-closing": closing,
    "camp-waiting": waiting,
    "camp-keepsake": keepsake,
    "camp-print": printed,
    "camp-sealed": sealed,
    "camp-promoted": promoted,
    "camp-stranger": stranger,
    "camp-bad-file": bad_file,
}
