"""The best walk of a turn in the catacombs: tunnels, portals, teleports, what is done en route, steps into the unknown."""

from __future__ import annotations

from typing import cast

from burgle.bots.catacombs.errand import CatacombsErrand
from burgle.bots.catacombs.finds import ARTIFACT, EDGE, MARKET, PRISON, REWARD, SHRINE
from burgle.bots.catacombs.progress import CatacombsProgress
from burgle.bots.catacombs.ways import TunnelFrom
from burgle.bots.mind.handbook import Handbook
from burgle.bots.mind.progress import Progress
from burgle.bots.mind.walk import Spot, WalkSearch
from burgle.bots.mind.worth import Worth
from burgle.games.catacombs.blink import ADJACENT, HAUNTED, NEW, RIVAL, WAYSHRINE, Blink
from burgle.games.catacombs.shifting import Haunted
from burgle.kernel.codes import IN, option
from burgle.kernel.conditions import StandingClaim
from burgle.kernel.effects import Choose
from burgle.kernel.exchange import Pay
from burgle.kernel.state import Player, State


class CatacombsWalk(WalkSearch):
    """Looks for the best walk of one thief."""

    __slots__ = (
        "errand", "board", "ways", "fearless", "fresh", "tired", "rewarded", "spare", "news", "gifts",
    )  # fmt: skip

    def __init__(self, st: State, me: Player, book: Handbook, errand: CatacombsErrand, worth: Worth) -> None:
        super().__init__(st, me, book, worth)
        self.errand = errand
        board = self.board = errand.board
        self.ways = errand.ways
        self.fearless = board.fearless(st) or me.has[board.walking.unseen] > 0
        self.fresh = board.fresh(st)
        self.tired = board.walking.breath.spent(st)
        self.rewarded = st.zones[book.rewards.paid]
        self.spare = book.health.meter - 1 - me.damage  # damage that may be taken on the way
        self.news = errand.discovery() if board.dungeon.stack_size(st) else -1.0
        self.gifts: dict[int, float] = {}

    def here(self) -> Spot:
        me = self.me
        spot = Spot(me.room, me.boot, me.sword, self.tired, self.errand.now)
        spot.offers = self.open_offers()
        return spot

    def promise(self, room: int, progress: Progress) -> float:
        return self.errand.promise(room, cast(CatacombsProgress, progress))

    def over(self, spot: Spot) -> bool:
        return spot.room == self.ways.crypt and cast(CatacombsProgress, spot.progress).value > 0

    def onward(self, spot: Spot, found: list[Spot]) -> None:
        self.acts(spot, found)
        if not spot.tired or self.fresh:
            for link in self.ways.links_of(spot.room):
                then = self.take(spot, link)
                if then is not None:
                    found.append(then)
        for at, pair in enumerate(spot.offers):
            if pair not in spot.offers[:at]:
                self.blink(spot, at, pair, found)

    def take(self, spot: Spot, link: TunnelFrom) -> Spot | None:
        """Walk a tunnel, if it can be paid."""
        e = cast(CatacombsProgress, spot.progress)
        if spot.boots < link.boots or e.picks < link.locks:
            return None
        if link.to == self.ways.crypt and not e.value:
            return None
        enemies = 0 if self.fearless else link.enemies
        swords = min(enemies, spot.swords)
        hurt = enemies - swords
        if hurt and (spot.hurt + hurt > self.spare or self.me.supply < spot.hurt + hurt):
            return None
        if link.to < 0:
            return self.explore(spot, link, swords, hurt)
        gain = spot.gain - swords * self.taste.path_sword - hurt * self.worth.damage - self.picked(link)
        then = spot.after(self.board.move(link, swords))
        then.boots -= link.boots
        then.swords -= swords
        then.hurt += hurt
        then.gain = gain
        if link.locks:
            then.progress = self.errand.at(e.value, e.room_for, e.picks - link.locks, e.marked, e.gold, e.done)
        self.arrive(then, link.to)
        return then

    def picked(self, link: TunnelFrom) -> float:
        """What the lockpicks for a tunnel are worth."""
        return link.locks * self.errand.finds.pick

    def explore(self, spot: Spot, link: TunnelFrom, swords: int, hurt: int) -> Spot | None:
        """Step into the unknown: what comes is known on the average only."""
        if self.news < 0.0:
            return None
        e = cast(CatacombsProgress, spot.progress)
        gain = spot.gain + self.news - hurt * self.worth.damage - swords * self.taste.path_sword - self.picked(link)
        gain -= self.errand.late * self.errand.deeper(e)
        then = spot.after(self.board.move(link, 0))
        then.boots -= link.boots
        then.gain = gain
        then.ends = True
        then.progress = self.errand.marked(e, spot.room << 3 | EDGE)
        return then

    def enter(self, spot: Spot, room: int) -> Spot:
        """Come to a room from a spot, and take what it gives."""
        then = spot.copy()
        self.arrive(then, room)
        return then

    def arrive(self, spot: Spot, room: int) -> None:
        """Change a spot into one in another room, with what that gives."""
        mark = room << 3 | REWARD
        if mark not in spot.progress.done:
            gift = self.gift(room)
            if gift > 0.0:
                spot.gain += gift
                spot.progress = self.errand.marked(cast(CatacombsProgress, spot.progress), mark)
        spot.room = room
        cave = bool(self.board.marks[room] & self.board.cave)
        spot.tired = (spot.tired or cave) and not self.fresh

    def gift(self, room: int) -> float:
        """What entering a room brings."""
        found = self.gifts.get(room)
        if found is None:
            found = 0.0
            if room not in self.rewarded:
                for what, value in self.errand.finds.things(room, 0, 0):
                    if what == REWARD:
                        found += value
                reward = self.st.rules.spaces[room].reward
                if reward is not None and "heal" in self.book.icons(reward):
                    found = self.worth.damage if self.me.damage else 0.0
            self.gifts[room] = found
        return found

    def acts(self, spot: Spot, found: list[Spot]) -> None:
        """What can be done on the spot."""
        errand, room, kind = self.errand, spot.room, self.book.kind
        e = cast(CatacombsProgress, spot.progress)
        for what, value in errand.finds.things(room, e.marked, errand.now.gold):
            mark = room << 3 | what
            if what == REWARD or mark in e.done:
                continue
            if what <= PRISON:
                if e.picks:
                    then = errand.at(e.value, e.room_for, e.picks - 1, e.marked, e.gold, e.done | {mark})
                    found.append(spot.act(option(kind["pick"], what), value, then))
            elif what == SHRINE:
                then = errand.at(e.value, e.room_for, e.picks, e.marked + 1, e.gold, e.done | {mark})
                found.append(spot.act(option(kind["mark"], 0), 0.95 * value, then))
            elif what == MARKET:
                self.buy(spot, e, found)
        prize = errand.prizes.get(room, 0)
        if prize and e.room_for and room << 3 | ARTIFACT not in e.done:
            done = e.done | {room << 3 | ARTIFACT}
            then = errand.at(e.value + prize, e.room_for - 1, e.picks, e.marked, e.gold, done)
            found.append(spot.act(option(kind["take artifact"], 0), -0.5, then))

    def buy(self, spot: Spot, e: CatacombsProgress, found: list[Spot]) -> None:
        """Buy the best item that can be paid."""
        finds, bazaar = self.errand.finds, self.board.bazaar
        coupon = 1 if self.me.has[bazaar.coupon] and e.gold == self.me.gold else 0
        worth, item = max([(finds.bargain(item, e.gold, -1), item) for item in bazaar.items])
        if worth > 0.0:
            price = bazaar.price(self.st, self.me, item, coupon)
            if e.gold >= price:
                packed = 1 if self.errand.backpack in self.st.rules.tokens[item].grants else 0
                done = e.done | {spot.room << 3 | MARKET}
                then = self.errand.at(e.value, e.room_for + packed, e.picks, e.marked, e.gold - price, done)
                found.append(spot.act(self.board.buy(item, coupon), worth, then))

    def blink(self, spot: Spot, at: int, pair: tuple[int, int], found: list[Spot]) -> None:
        """Take up an offer to teleport, wherever it may lead."""
        effect = self.st.rules.effects[pair[0]]
        if isinstance(effect, StandingClaim):
            if not self.holds(effect, spot.room, pair[1]):
                return
            effect = effect.body
        goals: list[int] = []
        if isinstance(effect, Choose):
            goals = [arm.goal for arm in effect.arms if isinstance(arm, Blink)]
        elif isinstance(effect, Blink):
            goals = [effect.goal]
        elif isinstance(effect, Pay) and isinstance(effect.body, Blink):
            goals = [effect.body.goal]
        if not goals:
            return
        after = spot.after(option(self.book.kind["use offer"], at))
        after.offers = spot.offers[:at] + spot.offers[at + 1 :]
        carries = cast(CatacombsProgress, spot.progress).value > 0
        for goal in goals:
            for room in self.goals(spot, goal):
                if room < 0:
                    if self.news >= 0.0:
                        then = after.copy()
                        then.gain += self.news
                        then.ends = True
                        found.append(then)
                elif room != spot.room and (room != self.ways.crypt or carries):
                    found.append(self.enter(after, room))

    def holds(self, effect: StandingClaim, room: int, source: int) -> bool:
        if isinstance(effect.count, Haunted):
            return self.board.marks[room] & effect.count.bit != 0
        return super().holds(effect, room, source)

    def goals(self, spot: Spot, goal: int) -> list[int]:
        """Where a teleport leads from a spot; below zero into the unknown."""
        if goal == ADJACENT:
            return self.ways.hops_of(spot.room)
        if goal == NEW:
            return []
        marks, blinks, tile_of = self.board.marks, self.board.blinks, self.board.dungeon.tile_of
        if goal == RIVAL:
            return [
                p.room for p in self.st.players if p is not self.me and p.status == IN and marks[p.room] & blinks.depths
            ]
        bit = blinks.shrine if goal == WAYSHRINE else blinks.haunted
        here = tile_of[spot.room]
        return [
            room for room in self.ways.rooms if marks[room] & bit and (goal != HAUNTED or tile_of[room] != here)
        ]  # fmt: skip
