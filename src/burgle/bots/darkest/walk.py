"""The best walk of a turn in Darkest Magic: paths and teleports, and all that is met, paid and bought en route."""

from __future__ import annotations

from typing import cast

from burgle.bots.darkest.errand import RAGE, DarkestErrand
from burgle.bots.darkest.progress import DarkestProgress
from burgle.bots.mind.handbook import Handbook
from burgle.bots.mind.home_walk import HomeWalk
from burgle.bots.mind.homing import ARTIFACT, GIFT
from burgle.bots.mind.walk import Spot
from burgle.bots.mind.worth import Worth
from burgle.kernel.codes import option
from burgle.kernel.state import Player, State


class DarkestWalk(HomeWalk):
    """Looks for the best walk of one burglar."""

    __slots__ = ("errand", "board")

    def __init__(self, st: State, me: Player, book: Handbook, errand: DarkestErrand, worth: Worth) -> None:
        super().__init__(st, me, book, errand, errand.board, worth)
        self.errand = errand
        self.board = errand.board

    def here(self) -> Spot:
        spot = Spot(self.me.room, self.me.boot, self.me.sword, self.board.tired(self.st), self.errand.now)
        spot.hops = self.st.deeds[self.board.teleports.left]
        spot.offers = self.open_offers()
        return spot

    def onward(self, spot: Spot, found: list[Spot]) -> None:
        self.acts(spot, found)
        board, e = self.board, cast(DarkestProgress, spot.progress)
        hopped: list[int] = []
        for way in self.st.rules.spaces[spot.room].exits:
            if way.to == board.hq and not e.value:
                continue
            boots = board.boots(way, e.pickaxe)
            on_foot = spot.boots >= boots and not spot.tired and not way.closed
            if on_foot:
                monsters = 0 if self.fearless else way.enemies
                for swords in range(min(monsters, spot.swords) + 1):
                    hurt = monsters - swords
                    if not hurt or self.bears(spot, hurt):
                        found.append(self.enter(spot, way.to, board.move(way, swords), boots, swords, hurt))
            if spot.hops and way.to not in hopped and not (on_foot and boots == 1 and not way.enemies):
                hopped.append(way.to)
                hopper = spot.copy()
                hopper.hops -= 1
                found.append(self.enter(hopper, way.to, board.hop(way.to), 0, 0, 0))
        self.leaps(spot, found)

    def drop_in(self, after: Spot, room: int, code: int, found: list[Spot]) -> None:
        found.append(self.enter(after, room, code, 0, 0, 0))

    def enter(self, at: Spot, room: int, code: int, boots: int, swords: int, hurt: int) -> Spot:
        """Come to a space, pay, and take what it gives."""
        errand, e = self.errand, cast(DarkestProgress, at.progress)
        gain = at.gain - swords * self.taste.path_sword - hurt * self.worth.damage
        mark = room << 2 | GIFT
        if mark not in e.done:
            gift = errand.finds.gift(room)
            if gift:
                gain += gift
                e = errand.at(e.value, e.room_for, e.pickaxe, e.gold, e.done | {mark})
        spot = at.after(code)
        spot.room = room
        spot.boots -= boots
        spot.swords -= swords
        spot.tired = at.tired or (self.st.rules.spaces[room].marks & self.board.forest != 0 and not self.fresh)
        spot.progress = e
        spot.hurt += hurt
        spot.gain = gain
        return spot

    def acts(self, spot: Spot, found: list[Spot]) -> None:
        """What can be done on the spot: take the artifact, buy."""
        errand, board, room = self.errand, self.board, spot.room
        e = cast(DarkestProgress, spot.progress)
        prize = errand.prizes.get(room, 0)
        if prize and e.room_for > 0 and room << 2 | ARTIFACT not in e.done:
            then = errand.at(
                e.value + prize, e.room_for - 1, e.pickaxe, e.gold, e.done | {room << 2 | ARTIFACT}
            )  # fmt: skip
            found.append(spot.act(option(self.book.kind["take artifact"], 0), -RAGE, then))
        town = board.town
        if self.st.rules.spaces[room].marks & town.bit:
            for i, item in enumerate(town.items):
                if errand.for_sale(item, e):
                    price = town.price(self.st, self.me, item, 0)
                    then = errand.at(e.value, e.room_for, e.pickaxe, e.gold - price, e.done | {-1 - item})
                    then = errand.granted(then, self.st.rules.tokens[item].grants)
                    found.append(spot.act(board.buy(i), errand.gain_of(item, e), then))
