"""Walks that end at home: what is the same of them in every game that has an HQ."""

from __future__ import annotations

from typing import cast

from burgle.bots.mind.handbook import Handbook
from burgle.bots.mind.home_board import HomeBoard
from burgle.bots.mind.homing import Homecoming, HomeProgress
from burgle.bots.mind.progress import Progress
from burgle.bots.mind.walk import Spot, WalkSearch
from burgle.bots.mind.worth import Worth
from burgle.chapters.leaps import Far
from burgle.kernel.codes import option
from burgle.kernel.conditions import StandingClaim
from burgle.kernel.effects import May
from burgle.kernel.exchange import Pay
from burgle.kernel.state import Player, State


class HomeWalk(WalkSearch):
    """Looks for the best walk of somebody who has to be home at the end."""

    __slots__ = ("homing", "country", "fearless", "fresh", "spare")

    def __init__(
        self, st: State, me: Player, book: Handbook, homing: Homecoming, country: HomeBoard, worth: Worth
    ) -> None:  # fmt: skip
        super().__init__(st, me, book, worth)
        self.homing = homing
        self.country = country
        self.fearless = country.fearless(st)
        self.fresh = country.fresh(st)
        self.spare = book.health.meter - 1 - me.damage  # damage that may be taken on the way

    def promise(self, room: int, progress: Progress) -> float:
        return self.homing.promise(room, cast(HomeProgress, progress))

    def over(self, spot: Spot) -> bool:
        return spot.room == self.country.hq and cast(HomeProgress, spot.progress).value > 0

    def bears(self, spot: Spot, hurt: int) -> bool:
        """Say whether so much more damage may be chosen (L1-118, L2-156)."""
        return spot.hurt + hurt <= self.spare and spot.hurt + hurt <= self.me.supply

    def leaps(self, spot: Spot, found: list[Spot]) -> None:
        """Take up offers to teleport to a kind of space; where to is asked when one is taken up."""
        for at, pair in enumerate(spot.offers):
            if pair not in spot.offers[:at]:
                self.leap(spot, at, pair, found)

    def leap(self, spot: Spot, at: int, pair: tuple[int, int], found: list[Spot]) -> None:
        """Take up one of them, at its price."""
        effect = self.st.rules.effects[pair[0]]
        if isinstance(effect, StandingClaim):
            if not self.holds(effect, spot.room, pair[1]):
                return
            effect = effect.body
        price, hurt = 0.0, 0
        if isinstance(effect, Pay):
            price = self.worth.cost(effect.cost)
            hurt = effect.cost.n if effect.cost.text().startswith("hurt") else 0
            if spot.hurt + hurt > self.spare:
                return
            effect = effect.body
        if isinstance(effect, May):
            effect = effect.body
        if not isinstance(effect, Far):
            return
        after = spot.copy()
        after.offers = spot.offers[:at] + spot.offers[at + 1 :]
        after.hurt += hurt
        after.gain -= price
        code = option(self.book.kind["use offer"], at)
        carries = cast(HomeProgress, spot.progress).value > 0
        for room in self.country.rooms:
            if self.st.rules.spaces[room].marks & effect.bit and room != spot.room:
                if room != self.country.hq or carries:
                    self.drop_in(after, room, code, found)

    def drop_in(self, after: Spot, room: int, code: int, found: list[Spot]) -> None:
        """Come to a space out of the blue."""
        raise NotImplementedError
