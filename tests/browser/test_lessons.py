"""The lessons: whoever does what the coach points at gets through."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, Page, expect

from tests.browser.conftest import Visit
from tests.browser.table import Sight, Table

MOST = 80


# What the coach says now, unless something lies over it.
SAYS = """() => {
  const coach = document.querySelector('.coach'), says = coach?.querySelector('p');
  return says && `${coach.dataset.step} ${says.innerText}`;
}"""


def middle(box: FloatRect) -> tuple[float, float]:
    """The point that somebody aims at."""
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def inside(box: FloatRect | None, ring: FloatRect) -> bool:
    """Whether the middle of something is in the ring."""
    if box is None:
        return False
    x, y = middle(box)
    return 0 < x - ring["x"] < ring["width"] and 0 < y - ring["y"] < ring["height"]


class Pupil:
    """Does what the coach says: reads on, presses what the ring is around, answers what is asked."""

    def __init__(self, page: Page) -> None:
        self.page, self.table = page, Table(page)
        self.coach = page.get_by_role("region", name="Coach")

    def step(self) -> str:
        """Which step it is, and what the coach says about it; an attack lies over that, and is closed first.

        The server plays a part's past to its beginning, which takes its time on a busy machine.
        """
        for _ in range(MOST):
            self.table.until("() => !!document.querySelector('.coach') || look(true).scene === 'attack'", patience=120)
            said = self.page.evaluate(SAYS)
            if said:
                return str(said)
            self.close_attack(self.table.settled())
        raise AssertionError("the attacks do not come to an end")

    def close_attack(self, sight: Sight) -> None:
        """Go on with what lies over the table."""
        self.page.keyboard.press("Space")
        self.table.changed(sight)

    def ring(self) -> FloatRect:
        """Where the ring is once it and all else has come to rest: it glides from thing to thing."""
        self.table.until("() => rests() && !!document.querySelector('div.ring')")
        box = self.page.locator("div.ring").bounding_box()
        assert box, self.step()
        return box

    def point(self) -> FloatRect:
        """Point into the ring: while the pointer leaves something else, what is shown may change, and the ring with it."""
        for _ in range(3):
            ring = self.ring()
            self.page.mouse.move(*middle(ring))
            if self.ring() == ring:
                return ring
        raise AssertionError(f"the ring flees from the pointer: {self.step()}")

    def follow(self) -> None:
        """Do one thing, unless the coach goes on to something else meanwhile: that is read first."""
        told, sight = self.page.evaluate(SAYS), self.table.settled()
        if sight.scene == "attack":
            self.close_attack(sight)
            return
        if sight.scene == "asked":
            self.table.answer(0).click()
        elif self.coach.locator(".btn.pri").count():
            self.coach.locator(".btn.pri").click()
            return
        else:
            ring = self.point()
            if self.page.evaluate(SAYS) != told:
                return
            sight = self.table.look()
            lit = self.table.page.locator("[data-region=row] .s-ok, [data-region=market] .ok").all()
            within = [one for one in lit if inside(one.bounding_box(), ring)]
            if within:
                within[0].click()
            else:
                self.page.mouse.click(*middle(ring))
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
        ("darkest", 0, "first-done"),
        ("darkest", 1, "darkest-middle-done"),
        ("darkest", 2, "over"),
    ],
)
def test_a_part_of_a_lesson(visit: Visit, game: str, part: int, last: str) -> None:
    page = visit(likes={"speed": 0}, at=f"#/lesson/{game}")
    page.get_by_role("button", name="Start").nth(part).click()
    pupil = Pupil(page)
    steps, ends = [], set()
    for _ in range(MOST):
        step = pupil.step()
        if step.startswith("end-turn"):
            ends.add(pupil.table.look().turn)
        if step not in steps:
            steps.append(step)
        if step.startswith(last):
            break
        pupil.follow()
    assert steps[-1].startswith(last), steps
    assert len(steps) > (5 if part else 6), steps
    assert len(ends) <= 1, f"whoever ends the turn is told so again in turns {ends}"
    page.goto(page.url.split("#")[0] + f"#/lesson/{game}")
    expect(page.get_by_role("main").get_by_role("listitem").first).to_be_visible()
