"""A player who knows no rules: plays the hand, buys what is lit, walks where it glows, and ends the turn."""

from __future__ import annotations

import random
from collections.abc import Callable

from tests.browser.hands import Hands
from tests.browser.table import Sight
from tests.browser.words import same

MOST = 1500  # things done in one game
WALKS = 3  # in one turn
HOLD = 750  # milliseconds on a seal: the wax is full after 600
LAST = ("Give up", "No, thanks")  # answers nobody wants who can have others


def last() -> tuple[str, ...]:
    """These answers in the language that is spoken."""
    return ("No", *(text for one in LAST for text in same(one)))


class Player:
    """Plays on until the loot is counted."""

    def __init__(self, hands: Hands, chance: int = 1) -> None:
        self.hands, self.table, self.chance = hands, hands.table, random.Random(chance)
        self.walks = self.deeds = 0
        self.seen: set[str] = set()  # scenes that came up
        self.on_scene: Callable[[Sight], None] | None = None

    def play(self, until: Callable[[Sight], bool] = lambda sight: sight.scene == "over") -> Sight:
        """Do one thing after the other until the end, or until something else that is waited for."""
        sight = self.table.wait()
        while not until(sight):
            self.deeds += 1
            assert self.deeds < MOST, f"this game does not end: {sight}"
            if self.on_scene and sight.scene not in self.seen:
                self.on_scene(sight)
            self.seen.add(sight.scene)
            self.act(sight)
            sight = self.table.changed(sight)
            if sight.scene == "waiting" and not until(sight):
                sight = self.table.wait()
        self.seen.add(sight.scene)
        return sight

    def act(self, sight: Sight) -> None:
        """Do the next thing."""
        if sight.scene == "attack":
            self.hands.skip()
        elif sight.scene == "tip":
            self.hands.close_tip()
        elif sight.scene == "curtain":
            self.hands.lift()
        elif sight.scene == "story":
            self.read()
        elif sight.scene == "doubted":
            self.hands.insist()
        elif sight.scene == "laying":
            self.hands.lay()
        elif sight.scene == "asked":
            self.asked(sight)
        else:
            self.turn(sight)

    def read(self) -> None:
        """The storybook: read on; or choose, and hold the seal until the wax is full."""
        page = self.table.page
        arms = page.locator("aside.book .arm")
        if not arms.count():
            page.locator("aside.book .go").first.click()
            return
        arms.nth(self.chance.randrange(arms.count())).click()
        seal = page.locator("aside.book button.seal")
        seal.scroll_into_view_if_needed()
        box = seal.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.down()
        page.wait_for_timeout(HOLD)  # somebody's thumb, not a test that waits
        page.mouse.up()
        page.mouse.move(1, 1)  # a thumb that is lifted points at nothing

    def asked(self, sight: Sight) -> None:
        """A question: its answers are buttons, or lie on the table."""
        if sight.answers:
            self.hands.answer(self.choose(sight.answers), sight)
        elif sight.cards:
            self.hands.take(sight.cards[-1])
        else:
            assert sight.places and (self.hands.go(self.chance.choice(sight.places)) or self.hands.look_around()), sight

    def turn(self, sight: Sight) -> None:
        """The free part of a turn: everything that is lit, in an order that comes to an end."""
        offers = [at for at, answer in enumerate(sight.answers) if not answer.startswith(last())]
        if sight.hand:
            self.hands.play_all()
        elif offers:
            self.hands.answer(offers[0], sight)
        elif sight.cards:
            self.hands.take(sight.cards[-1])
        elif sight.goods:
            self.hands.buy(sight.goods[0])
        elif sight.places and self.walks < WALKS and self.hands.go(self.chance.choice(sight.places)):
            self.walks += 1
        else:
            self.walks = 0
            self.hands.end()

    def choose(self, answers: list[str]) -> int:
        """Some answer, but none that gives something up."""
        wanted = [at for at, answer in enumerate(answers) if not answer.startswith(last())]
        return self.chance.choice(wanted or list(range(len(answers))))
