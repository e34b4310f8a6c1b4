"""The lessons: whoever does what the coach points at gets through."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, Page, expect

from tests.browser.conftest import Visit
from tests.browser.table import Table

MOST = 80


def inside(box: FloatRect | None, ring: FloatRect) -> bool:
    """Whether the middle of something is in the ring."""
    if box is None:
        return False
    x, y = box["x"] + box["width"] / 2 - ring["x"], box["y"] + box["height"] / 2 - ring["y"]
    return 0 < x < ring["width"] and 0 < y < ring["height"]


class Pupil:
    """Does what the coach says: reads on, presses what the ring is around, answers what is asked."""

    def __init__(self, page: Page) -> None:
        self.page, self.table = page, Table(page)
        self.coach = page.get_by_role("region", name="Coach")

    def step(self) -> str:
        """Which step it is, and what the coach says about it."""
        self.coach.wait_for()
        return f"{self.coach.get_attribute('data-step')} {self.coach.locator('p').first.inner_text()}"

    def ring(self) -> FloatRect:
        """Where the ring is once it and all else has come to rest: it glides from thing to thing."""
        self.table.until("() => rests() && !!document.querySelector('div.ring')")
        box = self.page.locator("div.ring").bounding_box()
        assert box, self.step()
        return box

    def follow(self) -> None:
        """Do one thing."""
        sight = self.table.settled()
        if sight.scene == "attack":
            self.page.keyboard.press("Space")
        elif sight.scene == "asked":
            self.table.answer(0).click()
        elif self.coach.locator(".btn.pri").count():
            self.coach.locator(".btn.pri").click()
            return
        else:
            ring = self.ring()
            lit = self.table.page.locator("[data-region=row] .s-ok, [data-region=market] .ok").all()
            within = [one for one in lit if inside(one.bounding_box(), ring)]
            if within:
                within[0].click()
            else:
                self.page.mouse.click(ring["x"] + ring["width"] / 2, ring["y"] + ring["height"] / 2)
        self.table.changed(sight)


@pytest.mark.parametrize(
    ("game", "part", "last"),
    [
        ("space", 0, "first-done"),
        ("space", 1, "over"),
        ("catacombs", 0, "first-done"),
        ("catacombs", 1, "catacombs-middle-done"),
        ("catacombs", 2, "over"),
        ("legacy", 0, "first-done"),
        ("legacy", 1, "legacy-middle-done"),
        ("legacy", 2, "over"),
    ],
)
def test_a_part_of_a_lesson(visit: Visit, game: str, part: int, last: str) -> None:
    page = visit(likes={"speed": 0}, at=f"#/lesson/{game}")
    page.get_by_role("button", name="Start").nth(part).click()
    pupil = Pupil(page)
    steps = []
    for _ in range(MOST):
        step = pupil.step()
        if step not in steps:
            steps.append(step)
        if step.startswith(last):
            break
        pupil.follow()
    assert steps[-1].startswith(last), steps
    assert len(steps) > (5 if part else 6), steps
    page.goto(page.url.split("#")[0] + f"#/lesson/{game}")
    expect(page.get_by_role("main").get_by_role("listitem").first).to_be_visible()
