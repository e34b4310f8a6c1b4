"""The best walk of a turn in the catacombs: tunnels, portals, teleports, what is done en route, steps into the unknown."""

from __future__ import annotations

from typing import NamedTuple

from burgle.bots.catacombs.errand import CatacombsErrand, CatacombsProgress
from burgle.bots.catacombs.finds import ARTIFACT, EDGE, MARKET, PRISON, REWARD, SHRINE
from burgle.bots.catacombs.ways import Link
from burgle.bots.mind.book import Book
from burgle.bots.mind.walk import BETTER, MOST_PLACES, Step, Walk
from burgle.bots.mind.worth import Worth
from burgle.chapters.places import Standing as StandingAt
from burgle.games.catacombs.blink import ADJACENT, HAUNTED, NEW, RIVAL, WAYSHRINE, Blink
from burgle.games.catacombs.shifting import Haunted
from burgle.kernel.codes import IN
from burgle.kernel.conditions import Standing
from burgle.kernel.effects import Choose
from burgle.kernel.exchange import Pay
from burgle.kernel.state import Player, State

Offers = tuple[tuple[int, int], ...]  # effect and source of each open offer


class CatacombsSpot(NamedTuple):
    """A moment of a walk."""

    room: int
    boots: int
    swords: int
    offers: Offers
    tired: bool
    progress: CatacombsProgress
    hurt: int
    gain: float
    steps: tuple[Step, ...]
    ends: bool = False  # with a step into the unknown


class CatacombsWalk:
    """Looks for the best walk of one player."""

    def __init__(self, st: State, me: Player, book: Book, errand: CatacombsErrand, worth: Worth) -> None:
        self.st, self.me, self.book, self.errand, self.worth = st, me, book, errand, worth
        self.board, self.ways = errand.board, errand.ways
        tunnels = self.board.tunnels
        self.fearless = st.deeds[tunnels.eases[0]] > 0 or me.has[tunnels.cloak] > 0
        self.fresh = st.deeds[tunnels.eases[1]] > 0
        self.tired = tunnels.tired(st)
        self.rewarded = st.zones[book.rewards.paid]
        self.spare = book.health.meter - 1 - me.damage  # damage that may be taken on the way
        self.spare_boots = 0
        self.news = errand.discovery() if self.board.dungeon.stack_size(st) else -1.0
        self.gifts: dict[int, float] = {}

    def here(self) -> CatacombsSpot:
        """Where the player stands."""
        me = self.me
        offers = self.st.zones[self.st.rules.z_offers]
        pairs = tuple((offers[i], offers[i + 1]) for i in range(0, len(offers), 2))
        return CatacombsSpot(me.room, me.boot, me.sword, pairs, self.tired, self.errand.now, 0, 0.0, ())

    def best(self, spare_boots: int) -> Walk:
        """Find the walk that leaves the player best off; `spare_boots` could be had from tokens."""
        self.spare_boots = 0 if self.tired else spare_boots
        first = self.here()
        first = first._replace(boots=first.boots + self.spare_boots)
        spot, value = self.search(first)
        gain = value - self.rest(first)
        used = max(self.spare_boots - spot.boots, 0) if spot.steps else 0
        return Walk(gain if spot.steps else 0.0, list(spot.steps), self.me.sword - spot.swords, used)

    def search(self, first: CatacombsSpot) -> tuple[CatacombsSpot, float]:
        """Try everything from a spot on."""
        best, top = first, self.rest(first) + BETTER
        seen: dict[tuple[int, bool, CatacombsProgress], list[CatacombsSpot]] = {}
        heap = [first]
        looked = 0
        crypt = self.ways.crypt
        while heap and looked < MOST_PLACES:
            spot = heap.pop()
            looked += 1
            value = spot.gain + self.rest(spot)
            if value > top + 1e-9:
                best, top = spot, value
            if spot.ends or (spot.room == crypt and spot.progress.value):
                continue
            for then in self.onward(spot):
                key = (then.room, then.tired, then.progress)
                if then.ends:
                    heap.append(then)
                    continue
                others = seen.setdefault(key, [])
                if not any(
                    o.boots >= then.boots and len(o.offers) >= len(then.offers) and o.gain >= then.gain - 1e-9
                    for o in others
                ):
                    others.append(then)
                    heap.append(then)
        return best, top if best is not first else self.rest(first)

    def rest(self, spot: CatacombsSpot) -> float:
        """What a spot promises, less the tokens it took to get there."""
        tokens = max(self.spare_boots - spot.boots, 0)
        return self.errand.promise(spot.room, spot.progress) - self.worth.taste.hold_boot * tokens

    def onward(self, spot: CatacombsSpot) -> list[CatacombsSpot]:
        """All that can come next."""
        found = self.acts(spot)
        if not spot.tired or self.fresh:
            for link in self.ways.links[spot.room]:
                then = self.take(spot, link)
                if then is not None:
                    found.append(then)
        for at, pair in enumerate(spot.offers):
            if pair not in spot.offers[:at]:
                found.extend(self.blink(spot, at, pair))
        return found

    def take(self, spot: CatacombsSpot, link: Link) -> CatacombsSpot | None:
        """Walk a tunnel, if it can be paid."""
        if spot.boots < link.boots or spot.progress.picks < len(link.locks):
            return None
        if link.to == self.ways.crypt and not spot.progress.value:
            return None
        enemies = 0 if self.fearless else link.enemies
        swords = min(enemies, spot.swords)
        hurt = enemies - swords
        if hurt and (spot.hurt + hurt > self.spare or self.me.supply < spot.hurt + hurt):
            return None
        if link.to < 0:
            return self.explore(spot, link, swords, hurt)
        gain = spot.gain - swords * self.worth.taste.path_sword - hurt * self.worth.damage - self.picked(link)
        step = Step(self.book.kind["move"] << 16 | link.way << 3 | swords, spot.room, spot.boots, spot.swords)
        e = spot.progress
        if link.locks:
            e = e._replace(picks=e.picks - len(link.locks))
        then = spot._replace(
            boots=spot.boots - link.boots, swords=spot.swords - swords, hurt=spot.hurt + hurt, gain=gain, progress=e,
            steps=(*spot.steps, step),
        )  # fmt: skip
        return self.enter(then, link.to)

    def picked(self, link: Link) -> float:
        """What the lockpicks for a tunnel are worth."""
        return len(link.locks) * self.errand.finds.pick

    def explore(self, spot: CatacombsSpot, link: Link, swords: int, hurt: int) -> CatacombsSpot | None:
        """Step into the unknown: what comes is known on the average only."""
        if self.news < 0.0:
            return None
        gain = (
            spot.gain + self.news - hurt * self.worth.damage - swords * self.worth.taste.path_sword - self.picked(link)
        )
        gain -= self.errand.late * self.errand.deeper(spot.progress)
        step = Step(self.book.kind["move"] << 16 | link.way << 3, spot.room, spot.boots, spot.swords)
        e = spot.progress._replace(done=spot.progress.done | {spot.room << 3 | EDGE})
        return spot._replace(
            boots=spot.boots - link.boots, gain=gain, steps=(*spot.steps, step), ends=True, progress=e
        )  # fmt: skip

    def enter(self, spot: CatacombsSpot, room: int) -> CatacombsSpot:
        """Arrive in a room and take what it gives."""
        space = self.st.rules.spaces[room]
        tired = spot.tired or bool(space.marks & self.board.cave)
        gain, e = spot.gain, spot.progress
        mark = room << 3 | REWARD
        if mark not in e.done:
            gift = self.gift(room)
            if gift > 0.0:
                gain += gift
                e = e._replace(done=e.done | {mark})
        return spot._replace(room=room, tired=tired and not self.fresh, gain=gain, progress=e)

    def gift(self, room: int) -> float:
        """What entering a room brings."""
        found = self.gifts.get(room)
        if found is None:
            found = 0.0
            if room not in self.rewarded:
                found = sum(v for what, v in self.errand.finds.things(room, 0, 0) if what == REWARD)
                reward = self.st.rules.spaces[room].reward
                if reward is not None and "heal" in reward.icons():
                    found = self.worth.damage if self.me.damage else 0.0
            self.gifts[room] = found
        return found

    def acts(self, spot: CatacombsSpot) -> list[CatacombsSpot]:
        """What can be done on the spot."""
        e, room, kind = spot.progress, spot.room, self.book.kind
        found: list[CatacombsSpot] = []
        for what, value in self.errand.finds.things(room, e.marked, self.errand.now.gold):
            mark = room << 3 | what
            if what == REWARD or mark in e.done:
                continue
            if what <= PRISON:
                if e.picks:
                    then = e._replace(picks=e.picks - 1, done=e.done | {mark})
                    found.append(self.act(spot, kind["pick"] << 16 | what, value, then))
            elif what == SHRINE:
                then = e._replace(marked=e.marked + 1, done=e.done | {mark})
                found.append(self.act(spot, kind["mark"] << 16, 0.95 * value, then))
            elif what == MARKET:
                found.extend(self.buy(spot))
        prize = self.errand.prizes.get(room)
        if prize and e.room_for and room << 3 | ARTIFACT not in e.done:
            then = e._replace(value=e.value + prize, room_for=e.room_for - 1, done=e.done | {room << 3 | ARTIFACT})
            found.append(self.act(spot, kind["take artifact"] << 16, -0.5, then))
        return found

    def buy(self, spot: CatacombsSpot) -> list[CatacombsSpot]:
        """Buy the best item that can be paid."""
        e, finds, bazaar = spot.progress, self.errand.finds, self.board.bazaar
        coupon = 1 if self.me.has[bazaar.coupon] and e.gold == self.me.gold else 0
        found: list[CatacombsSpot] = []
        worth, item = max((finds.bargain(item, e.gold, -1), item) for item in bazaar.items)
        if worth > 0.0:
            token = self.st.rules.tokens[item]
            price = bazaar.price(self.st, item, coupon)
            if e.gold >= price:
                packed = 1 if self.board.treasures.backpack in token.grants else 0
                then = e._replace(
                    gold=e.gold - price, room_for=e.room_for + packed, done=e.done | {spot.room << 3 | MARKET}
                )
                code = self.book.kind["buy"] << 16 | bazaar.items.index(item) << 1 | coupon
                found.append(self.act(spot, code, worth, then))
        return found

    def act(self, spot: CatacombsSpot, code: int, gain: float, progress: CatacombsProgress) -> CatacombsSpot:
        """Do something without moving."""
        step = Step(code, spot.room, spot.boots, spot.swords)
        return spot._replace(gain=spot.gain + gain, progress=progress, steps=(*spot.steps, step))

    def blink(self, spot: CatacombsSpot, at: int, pair: tuple[int, int]) -> list[CatacombsSpot]:
        """Take up an offer to teleport, wherever it may lead."""
        effect = self.st.rules.effects[pair[0]]
        if isinstance(effect, Standing):
            if not self.holds(effect, spot.room, pair[1]):
                return []
            effect = effect.body
        if isinstance(effect, Choose):
            goals = [arm.goal for arm in effect.arms if isinstance(arm, Blink)]
        elif isinstance(effect, Blink):
            goals = [effect.goal]
        elif isinstance(effect, Pay) and isinstance(effect.body, Blink):
            goals = [effect.body.goal]
        else:
            return []
        step = Step(self.book.kind["use offer"] << 16 | at, spot.room, spot.boots, spot.swords)
        after = spot._replace(offers=spot.offers[:at] + spot.offers[at + 1 :], steps=(*spot.steps, step))
        found: list[CatacombsSpot] = []
        for goal in goals:
            for room in self.goals(spot, goal):
                if room < 0:
                    if self.news >= 0.0:
                        found.append(after._replace(gain=after.gain + self.news, ends=True))
                elif room != spot.room and (room != self.ways.crypt or spot.progress.value):
                    found.append(self.enter(after, room))
        return found

    def holds(self, effect: Standing, room: int, source: int) -> bool:
        """Say whether the condition of an offer would hold in a room."""
        marks = self.st.rules.spaces[room].marks
        if isinstance(effect.count, StandingAt):
            return marks & effect.count.mark != 0
        if isinstance(effect.count, Haunted):
            return marks & effect.count.bit != 0
        return effect.count.value(self.st, self.me, source) >= effect.every

    def goals(self, spot: CatacombsSpot, goal: int) -> list[int]:
        """Where a teleport leads from a spot; below zero into the unknown."""
        if goal == ADJACENT:
            return self.ways.hops[spot.room]
        if goal == NEW:
            return []
        spaces, blinks = self.st.rules.spaces, self.board.blinks
        if goal == RIVAL:
            return [
                p.room
                for p in self.st.players
                if p is not self.me and p.status == IN and spaces[p.room].marks & blinks.depths
            ]
        bit = blinks.shrine if goal == WAYSHRINE else blinks.haunted
        here = self.board.dungeon.tile_of[spot.room]
        return [
            room
            for room in self.ways.rooms
            if spaces[room].marks & bit and (goal != HAUNTED or self.board.dungeon.tile_of[room] != here)
        ]
