"""The coach is asked about a finished game, and bots play against each other in the lab."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Visit
from tests.browser.device import PHONE
from tests.browser.looks import check
from tests.browser.screens import Finished


def with_a_decision(route: Route) -> None:
    """The coach's own answer, in which somebody's first turn has cost something."""
    answer = route.fetch()
    told = answer.json()
    if told.get("found"):
        report = told["found"]["report"]
        step = report["outlooks"][0]["step"] + 1
        plan = {"codes": [], "kind": "walk", "win": 0.4, "caught": 0.2, "points": 50.0, "lead": 5.0}
        report["costly"] = [
            {"step": step, "turn": 1, "seat": 0, "regret": 0.2, "error": 0.02, "worlds": 64, "chosen": plan,
             "better": {**plan, "kind": "shop", "win": 0.6}}
        ]  # fmt: skip
        deed = {"code": 1, "label": "end turn", "verb": "end turn", "refs": [], "traits": [], "cost": {}, "words": ""}
        told["found"]["deeds"] = [{"chosen": [deed], "better": [deed]}]
    route.fulfill(status=answer.status, content_type="application/json", body=json.dumps(told))


def ask(page: Page) -> None:
    """From the end of a game to what the coach has to say about it."""
    page.get_by_role("link", name="Ask the coach").click()
    expect(page.get_by_role("heading", name="The coach")).to_be_visible()
    expect(page.get_by_role("heading", name="The costliest decisions")).to_be_visible(timeout=120_000)


def test_the_coach(visit: Visit, finished: Finished) -> None:
    """Chances as lines and as a table, by keyboard too; luck and decisions; and playing on from a decision."""
    page = visit(likes={"speed": 0}, at=finished.link("space"))
    page.route(re.compile("/api/replays/.*/coach$"), with_a_decision)
    ask(page)
    plot = page.get_by_role("slider", name="Chance to win, round by round")
    plot.focus()
    plot.press("Home")
    expect(plot).to_have_attribute("aria-valuetext", re.compile("Ann .*%, Bo .*%"))
    page.get_by_role("button", name="as a table").press("Enter")
    expect(page.get_by_role("columnheader", name="Nobody wins")).to_be_visible()
    expect(page.get_by_role("region", name="Luck and decisions")).to_contain_text("Decisions")
    assert check(page, "coach, desk") == []
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    assert check(page, "coach, phone") == []
    decision = page.get_by_role("article", name=re.compile("Round 1 · Ann"))
    expect(decision).to_contain_text("cost 20% (± 2)")
    decision.get_by_role("button", name="Play on from here").press("Enter")
    expect(page).to_have_url(re.compile("#/table/"))


def test_the_lab(visit: Visit) -> None:
    """A series is set up and played, its figures are shown, and a game of it is watched."""
    page = visit(likes={"speed": 0})
    page.get_by_role("link", name="Bot lab").click()
    page.get_by_label(re.compile("^Games")).select_option("10")
    page.get_by_label("Bot strength: Bot 1").select_option("beginner")
    page.get_by_role("button", name="Begin").press("Enter")
    expect(page.get_by_text(re.compile("10 games in"))).to_be_visible(timeout=120_000)
    wins = page.get_by_role("region", name="Wins", exact=True)
    expect(wins).to_contain_text(re.compile(r"Beginner.*\d+%"))
    assert check(page, "lab, desk") == []
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    assert check(page, "lab, phone") == []
    page.get_by_role("button", name="as a table").press("Enter")
    expect(page.get_by_role("rowheader", name="Shrewd")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Save as CSV").click()
    assert download.value.suggested_filename == "burgle-space-bots.csv"
    page.get_by_role("button", name="Watch game 3", exact=True).click()
    expect(page.get_by_role("region", name="Playback")).to_be_visible()
    page.go_back()
    expect(page.get_by_text(re.compile("10 games in"))).to_be_visible()
