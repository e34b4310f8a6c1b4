"""Two people far apart: an invitation, a connection that breaks, a server that starts again."""

from __future__ import annotations

import json
import signal
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Complaints, Visit
from tests.browser.device import PHONE
from tests.browser.hands import Mouse
from tests.browser.house import House
from tests.browser.landing import Landing
from tests.browser.player import Player
from tests.browser.table import Sight, Table

LOST = "The connection dropped"


class Cable:
    """The line between a page and the server; it can be pulled out."""

    def __init__(self, page: Page) -> None:
        self.cut = False
        self._open: list[WebSocketRoute] = []
        page.route_web_socket("**/ws", self._route)

    def _route(self, line: WebSocketRoute) -> None:
        if self.cut:
            line.close()
            return
        line.connect_to_server()
        self._open.append(line)

    def pull(self) -> None:
        """Cut it: nothing gets through until it is mended."""
        self.cut = True
        for line in self._open:
            line.close()
        self._open.clear()

    def mend(self) -> None:
        """Put it back."""
        self.cut = False


@pytest.fixture
def house(tmp_path: Path) -> object:
    """A server that this test may kill."""
    started = House(tmp_path).open()
    yield started
    started.close()


def mine(sight: Sight) -> bool:
    """Whether it is one's own turn, and there is a hand to play."""
    return sight.scene == "mine" and sight.hand


def test_two_browsers_and_a_cut_connection(visit: Visit, house: House, complaints: Complaints) -> None:
    complaints.allowed += [r"WebSocket connection to", r"ERR_CONNECTION_(REFUSED|RESET)"]
    host = visit(likes={"name": "Hanna", "speed": 0, "tips": False})
    Landing(host).set_table("Invite by link", "space", seats=2)
    link = host.get_by_label("Copy link").input_value()

    guest = visit(likes={"speed": 0, "tips": False}, at="#/rules/space")
    cable = Cable(guest)
    guest.goto(link)
    guest.reload()
    guest.get_by_label("Your name").fill("Gus")
    guest.get_by_role("button", name="Sit down").click()
    players = [Player(Mouse(Table(host))), Player(Mouse(Table(guest)))]
    for page, other in ((host, "Gus"), (guest, "Hanna")):
        expect(page.get_by_text(other, exact=True).first).to_be_visible()

    def whose() -> int:
        for _ in range(600):
            for at, player in enumerate(players):
                if player.table.look().scene != "waiting":
                    return at
            host.wait_for_timeout(50)
        raise AssertionError("nobody is to play")

    def one_turn() -> None:
        at = whose()
        players[at].play(until=lambda sight: sight.scene in ("waiting", "over"))

    for _ in range(4):
        one_turn()
    while whose() != 1:
        one_turn()

    # Gus loses his connection in the middle of his turn. What he does meanwhile is done as soon as he is back.
    players[1].play(until=mine)
    cable.pull()
    expect(guest.get_by_role("alert").filter(has_text=LOST)).to_be_visible()
    guest.get_by_role("button", name="Play all").click()
    hand = guest.get_by_role("group", name="Hand").locator("[data-card]")
    expect(hand).to_have_count(5)
    cable.mend()
    expect(guest.get_by_role("alert").filter(has_text=LOST)).to_have_count(0)
    expect(hand).not_to_have_count(5)
    one_turn()

    # The server dies without a word and starts again: both find everything as it was, and play on.
    house.close(signal.SIGKILL)
    for page in (host, guest):
        expect(page.get_by_role("alert").filter(has_text=LOST)).to_be_visible()
    house.open()
    for page in (host, guest):
        expect(page.get_by_role("alert").filter(has_text=LOST)).to_have_count(0)
    for _ in range(3):
        one_turn()


def said(house: House, path: str, token: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
    """What the server answers to somebody without a browser."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}
    with urllib.request.urlopen(urllib.request.Request(house.url + path, data, headers), timeout=30) as answer:
        found: dict[str, Any] = json.loads(answer.read())
    return found


def test_a_guest_sees_what_was_agreed_and_votes(visit: Visit, house: House, complaints: Complaints) -> None:
    complaints.allowed += [r"409 \(Conflict\)", r"409 .*/join"]  # a name that is refused
    seats = [{"controller": "human", "name": "Hanna"}, {"controller": "open"}, {"controller": "bot", "name": "Robo"}]
    settings = {"game": "space", "players": 3, "undo": "consent", "what_if": True}
    made = said(house, "api/tables", "", {"settings": settings, "seats": seats})
    table, token = f"api/tables/{made['table']}", made["tokens"]["0"]

    guest = visit(likes={"speed": 0, "tips": False, "stay": False}, at=f"#/join/{made['table']}/{made['invite']}")
    expect(guest.get_by_text("During the game too")).to_be_visible()
    guest.get_by_label("Your name").fill("H\u0430nna")  # with a Cyrillic letter
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.get_by_role("alert")).to_contain_text("different alphabets")
    guest.get_by_label("Your name").fill("Gus")
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.get_by_text("Hanna", exact=True).first).to_be_visible()
    said(house, f"{table}/request", token, {"type": "manage", "key": "s", "seat": 0, "manage": "start"})

    wish = {"type": "manage", "key": "o", "seat": 0, "manage": "open", "target": 2}
    assert said(house, f"{table}/request", token, wish)["type"] == "done"
    assert said(house, table, token)["seats"][2]["controller"] == "bot"
    question = guest.get_by_role("alertdialog").filter(has_text="Robo")
    expect(question).to_contain_text("Hanna")
    question.get_by_role("button", name="Agree", exact=True).click()
    expect(question).to_have_count(0)
    assert said(house, table, token)["seats"][2]["controller"] == "open"


def test_two_choose_at_the_same_time(visit: Visit, house: House) -> None:
    """L1-027: both are asked at once; an answer waits, sealed, can be changed, and the other sees only that it is there."""
    host = visit(likes={"name": "Hanna", "speed": 0, "tips": False})
    Landing(host).set_table("Invite by link", "legacy", seats=2)
    link = host.get_by_label("Copy link").input_value()
    guest = visit(size=PHONE, likes={"speed": 0, "tips": False}, at="#/rules/legacy")
    guest.goto(link)
    guest.reload()
    guest.get_by_label("Your name").fill("Gus")
    guest.get_by_role("button", name="Sit down").click()
    hers, his = (page.locator(".draft .card") for page in (host, guest))
    expect(hers).to_have_count(2)
    expect(his).to_have_count(2)
    his.first.click()
    given = guest.locator(".given")
    expect(given).to_contain_text("You chose")
    expect(given).to_contain_text("Waiting for Hanna")
    expect(hers).to_have_count(2)  # she is asked as before
    given.get_by_role("button", name="Choose again").click()
    his.last.click()
    expect(given).to_be_visible()
    hers.first.click()
    expect(given).to_have_count(0)
