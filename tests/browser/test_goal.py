"""What a newcomer is told without asking: what the game is about, how far one is, and why a far place is closed."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Route, expect

from tests.browser.conftest import Visit
from tests.browser.device import DESK, PHONE
from tests.browser.hands import Mouse
from tests.browser.house import House
from tests.browser.landing import Landing
from tests.browser.looks import check
from tests.browser.player import Player
from tests.browser.screens import Finished, playback
from tests.browser.table import Table
from tests.browser.test_lessons import Pupil


def test_the_goal_is_told_on_the_first_turn(visit: Visit) -> None:
    """Three lines and the lesson; once read it stays away, and whoever asks gets it again."""
    page = visit(likes={"speed": 0})
    Landing(page).play_now("space")
    player = Player(Mouse(Table(page)))
    player.play(until=lambda sight: sight.scene == "tip")
    goal = page.get_by_role("complementary", name="Tips")
    expect(goal.get_by_role("heading", name="What you are here for")).to_be_visible()
    expect(goal.get_by_role("listitem")).to_have_count(3)
    expect(goal.get_by_role("link", name="Lesson, 10 minutes")).to_have_attribute("href", "#/lesson/space")
    goal.get_by_role("button", name="Got it").click()
    expect(goal.get_by_role("heading", name="What you are here for")).to_have_count(0)
    tracker = page.get_by_role("button", name=re.compile("^Your goal: Command is locked: hack 2 ports"))
    expect(tracker).to_contain_text("(0 of 2). The nearest is")
    where = re.search(r"Show (.+) on the map", tracker.get_attribute("aria-label") or "")
    assert where, "who hears it knows that it can be pressed"
    tracker.click()  # where that is
    expect(page.locator(".hotspot.hinted")).to_have_count(1)
    expect(page.get_by_role("contentinfo").get_by_role("status")).to_contain_text(where[1])
    tracker.click()  # and what for
    expect(page.locator(".hotspot.hinted")).to_have_count(0)
    expect(goal.get_by_role("heading", name="What you are here for")).to_be_visible()
    goal.get_by_role("button", name="Got it").click()
    page.reload()
    Table(page).wait("mine", "tip")
    expect(page.get_by_role("heading", name="What you are here for")).to_have_count(0)


# Notes down what is revealed, and whether the boss has stirred.
NOTED = """() => {
  window.revealed = [];
  window.stirred = false;
  new MutationObserver(() => {
    const shown = document.querySelector('[data-moment]')?.innerText;
    if (shown && window.revealed.at(-1) !== shown) window.revealed.push(shown);
    window.stirred ||= !!document.querySelector('.shade.stirs, .shade.wakes');
  }).observe(document, { attributes: true, childList: true, subtree: true });
}"""


def test_an_artifact_is_a_moment_and_the_goal_is_to_get_out(visit: Visit) -> None:
    """It is shown large with its worth, the boss stirs, and from then on the tracker tells how far the way out is."""
    page = visit(likes={"speed": 4}, at="#/lesson/space")
    page.get_by_role("button", name="Start").nth(1).click()
    pupil = Pupil(page)
    while not pupil.step().startswith("space-artifact"):
        pupil.follow()
    page.evaluate(NOTED)
    tracker = page.get_by_role("button", name=re.compile("^Your goal: "))
    expect(tracker).to_contain_text("No artifact yet. The nearest is right here.")
    pupil.follow()
    expect(tracker).to_contain_text("Now get out!")
    expect(tracker).to_contain_text(re.compile(r"escape pods are \d+ boots away, about \d+ turns"))
    pupil.table.until("() => window.revealed.length > 0 && window.stirred")
    assert re.search(r"You snatched.*\d+ points", page.evaluate("window.revealed.join(' ').replaceAll('\\n', ' ')")), (
        page.evaluate("window.revealed")
    )


SCALE = """() => { const svg = document.querySelector('.frame > svg');
  return svg.getBoundingClientRect().width / svg.viewBox.baseVal.width }"""


def test_a_late_dungeon_stays_legible(visit: Visit, finished: Finished) -> None:
    """Tiles keep 120 pixels and their numbers 11; what is not in the picture is in the corner, or a press away."""
    page = visit(likes={"speed": 0, "tips": False})
    playback("catacombs")(page, finished)
    page.keyboard.press("End")
    expect(page.locator(".frame .mini")).to_be_visible()  # not all of it is seen
    scale = page.evaluate(SCALE)
    assert scale * 200 >= 120, scale
    sizes = page.locator(".frame .room text").evaluate_all(
        "(all) => all.map((e) => parseFloat(getComputedStyle(e).fontSize) * e.getScreenCTM().a)"
    )
    assert sizes and min(sizes) > 10.9, sizes
    page.get_by_role("button", name="Show the whole map").click()
    expect(page.locator(".frame .mini")).to_have_count(0)


def test_why_far_and_what_happened(visit: Visit) -> None:
    """A closed place says what opens it, by its name; the log tells turns, shows places, sifts, and goes with Escape."""
    page = visit(likes={"speed": 0, "tips": False})
    Landing(page).play_now("space")
    player = Player(Mouse(Table(page)))
    player.play(until=lambda sight: sight.scene == "mine" and not sight.hand)
    line = page.get_by_label("Command line")
    line.fill("why lord's vault")
    line.press("Enter")
    locked = "Lord's Vault is locked: hack 2 data ports for the Command Code (0 of 2)."
    expect(page.get_by_role("status").filter(has_text=locked)).to_be_visible()
    line.press("Escape")

    sight = player.table.look()
    player.play(until=lambda now: now.turn != sight.turn and now.scene == "mine")  # everybody has had a turn
    page.keyboard.press("l")
    log = page.get_by_role("complementary", name="Log")
    turns = log.locator("summary")
    expect(turns.first).to_contain_text("Round")
    before = turns.count()
    log.get_by_role("button", name=re.compile("Show .* on the map")).first.click()
    expect(page.locator(".hotspot.hinted")).to_have_count(1)
    assert not check(page, "log")
    log.get_by_role("button", name="Attacks and wounds").click()
    assert turns.count() < before
    page.keyboard.press("Escape")
    expect(log).to_have_count(0)


def test_all_my_games(visit: Visit) -> None:
    """Two tables are found again with game, names, round and a map; one is renamed, looked for and put aside."""
    page = visit(likes={"speed": 0, "tips": False})
    for game in ("space", "catacombs"):
        Landing(page).set_table("Pass and play", game, seats=2)
        Table(page).wait()
        page.goto(page.url.split("#")[0])
    page.get_by_role("link", name="My games").click()
    games = page.locator("main li")
    expect(games).to_have_count(2)
    expect(games.first.get_by_role("heading")).to_have_text("Catacombs")
    expect(games.first.locator("p").first).to_have_text(re.compile("^Round 1 · "))  # its name has been said
    expect(games.first.locator(".pic svg circle")).to_have_count(2)  # two pawns on the sketch
    games.first.get_by_role("button", name="Rename").click()
    page.get_by_role("textbox", name="Rename").fill("Saturday crew")
    page.keyboard.press("Enter")
    expect(games.first.get_by_role("heading")).to_have_text("Saturday crew")
    expect(games.first).to_contain_text("Catacombs · Round 1")
    page.get_by_role("searchbox").fill("saturday")
    expect(games).to_have_count(1)
    assert not check(page, "my games")
    games.first.get_by_role("button", name="Put aside").click()
    page.get_by_role("button", name="Put aside 1").click()
    expect(games).to_have_count(1)
    page.get_by_role("button", name="Running 1").click()
    expect(games.first).to_contain_text("In! Space!")
    games.first.get_by_role("link", name="Continue").click()
    expect(page.locator("[data-seq]")).to_be_visible()


def test_an_invitation_that_nobody_else_can_follow_says_so(visit: Visit) -> None:
    page = visit(likes={"speed": 0, "tips": False})
    Landing(page).set_table("Invite by link", "space", seats=3)
    warning = page.get_by_role("note")
    expect(warning).to_contain_text("This link works on this computer only.")
    expect(warning).to_contain_text("burgle serve --lan")
    expect(warning).to_contain_text("make play PLAY=--lan")  # for who has a clone of the project
    expect(page.locator(".scan")).to_have_count(0)  # nobody could follow it


def test_an_invitation_into_ones_network_has_its_address_and_a_code_to_scan(visit: Visit) -> None:
    """A server that others in the network reach says by which address: the link has it, and the QR code."""
    page = visit(likes={"speed": 0, "tips": False})
    address = "http://192.168.7.7:8642/"

    def reached(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "network": address})

    page.route("**/api/games", reached)
    Landing(page).set_table("Invite by link", "space", seats=3)
    link = page.get_by_label("Copy link")
    expect(link).to_have_value(re.compile(f"^{re.escape(address)}#/join/"))
    expect(page.get_by_text(f"find the table at {address}")).to_be_visible()
    expect(page.get_by_role("img", name=f"QR code of {link.input_value()}")).to_be_visible()
    expect(page.get_by_role("note")).to_have_count(0)
    for size in (PHONE, DESK):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        assert not check(page, "an invitation into a network")


def test_the_page_is_an_app_that_says_when_it_is_offline(browser: Browser, house: House) -> None:
    """The manifest names icons that are there; without a server the page tells so instead of nothing."""
    context = browser.new_context(service_workers="allow", locale="en-GB")
    page = context.new_page()
    page.goto(house.url)
    manifest = page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then((one) => one.json())")
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert page.evaluate("(at) => fetch(at).then((one) => one.status)", icon["src"]) == 200
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    context.set_offline(True)
    page.goto(house.url)
    english, german = "The table is out of reach", "Der Tisch ist nicht erreichbar"
    expect(page.get_by_role("heading")).to_have_text([english])  # the browser's language, and no other
    page.evaluate("localStorage['burgle.likes'] = JSON.stringify({ lang: 'de' })")  # as the page's menu does
    page.goto(house.url)
    expect(page.get_by_role("heading")).to_have_text([german])
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page).to_have_title("Burgle: keine Verbindung")
    assert not check(page, "offline")
    context.set_offline(False)
    page.get_by_role("link", name="Noch einmal versuchen").click()
    expect(page.get_by_role("button", name="Sofort spielen").first).to_be_visible()
    context.close()

    mute = browser.new_context(java_script_enabled=False)
    page = mute.new_page()
    page.goto(house.url + "offline.html")
    expect(page.locator("h1")).to_have_text([english, german])  # nobody can tell which: both
    mute.close()


def test_rules_open_at_what_a_newcomer_wants_to_know(visit: Visit) -> None:
    """Rules at the table begin with the guide and its pictures; typing finds the exact ones, an empty line the guide again."""
    page = visit(likes={"speed": 0, "tips": False})
    page.get_by_role("button", name="Rules").first.click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name="Your turn")).to_be_visible()
    expect(sheet.locator("svg").first).to_be_visible()
    assert not check(page, "rules at the table")
    seek = sheet.get_by_role("textbox")
    seek.fill("SP-013")
    expect(sheet.get_by_role("link", name="SP-013")).to_be_visible()
    expect(sheet.get_by_role("heading", name="Your turn")).to_have_count(0)
    seek.fill("")
    expect(sheet.get_by_role("heading", name="Your turn")).to_be_visible()
    sheet.get_by_role("navigation").get_by_role("link", name="The fine print").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("heading", name="Rules of In! Space!")).to_be_visible()
