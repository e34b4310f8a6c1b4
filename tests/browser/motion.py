"""A motion looked at moment by moment: it is held as soon as it begins, and shown as it is after so many milliseconds.

With BURGLE_FRAMES, a folder, each moment leaves a picture there.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

FRAMES = os.environ.get("BURGLE_FRAMES")

CATCH = """(of) => document.addEventListener('animationstart', ({ target }) => {
  if (target.closest(of)) for (const one of target.getAnimations()) one.pause();
}, true)"""

CAUGHT = "(of) => [...document.querySelectorAll(of)].some((e) => e.getAnimations().some((one) => one.playState === 'paused'))"

# Moves all that is held below such things to one moment, and tells where the first of them is then.
TURN_TO = """([of, ms]) => {
  const held = document.getAnimations().filter((one) => one.playState === 'paused' && one.effect.target.closest(of));
  for (const one of held) one.currentTime = ms;
  const { x, y, width, height } = document.querySelector(of).getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2, width, height };
}"""

LET_GO = "() => { for (const one of document.getAnimations()) if (one.playState === 'paused') one.play() }"


class Motion:
    """Things on a page whose next animation is looked at slowly."""

    def __init__(self, page: Page, of: str, name: str) -> None:
        self.page, self.of, self.name = page, of, name
        page.evaluate(CATCH, of)

    def caught(self) -> None:
        """Wait until it has begun."""
        self.page.wait_for_function(CAUGHT, arg=self.of)

    def at(self, ms: int) -> Any:
        """Where it is after so long: its middle and its size, in pixels."""
        found = self.page.evaluate(TURN_TO, [self.of, ms])
        if FRAMES:
            self.page.screenshot(path=Path(FRAMES) / f"{self.name}-{ms:04}.png")
        return found

    def let_go(self) -> None:
        """Let it come to its end."""
        self.page.evaluate(LET_GO)
