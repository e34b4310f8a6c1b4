"""The best walk of a turn in Legacy: paths, coaches and teleports, and all that is met, paid and bought en route."""

from __future__ import annotations

from typing import NamedTuple

from burgle.bots.legacy.errand import RAGE, LegacyErrand
from burgle.bots.legacy.finds import ARTIFACT, GIFT
from burgle.bots.legacy.progress import LegacyProgress
from burgle.bots.mind.book import Book
from burgle.bots.mind.walk import BETTER, MOST_PLACES, Step, Walk
from burgle.bots.mind.worth import Worth
from burgle.chapters.places import Standing as StandingAt
from burgle.games.legacy.agents import BY_DAMAGE, BY_INTERN, BY_SWORDS
from burgle.games.legacy.leaps import Far
from burgle.kernel.conditions import Standing
from burgle.kernel.effects import May
from burgle.kernel.exchange import Pay
from burgle.kernel.state import Player, State

Offers = tuple[tuple[int, int], ...]  # effect and source of each open offer
WAYS_TO_PAY = 2  # looked at for one step


class LegacySpot(NamedTuple):
    """A moment of a walk."""

    room: int
    boots: int
    swords: int
    interns: int
    hops: int
    offers: Offers
    tired: bool
    progress: LegacyProgress
    hurt: int
    gain: float
    steps: tuple[Step, ...]


class Toll(NamedTuple):
    """A way to pay for a step."""

    cost: float
    pay: int
    swords: int
    interns: int
    hurt: int


class LegacyWalk:
    """Looks for the best walk of one player."""

    def __init__(self, st: State, me: Player, book: Book, errand: LegacyErrand, worth: Worth) -> None:
        self.st, self.me, self.book, self.errand, self.worth = st, me, book, errand, worth
        self.board = errand.board
        trails = self.board.trails
        self.fearless = st.deeds[trails.eases[0]] > 0
        self.fresh = st.deeds[trails.eases[1]] > 0
        self.tired = st.deeds[trails.exhausted] > 0
        self.past_agents = st.deeds[trails.eases[2]] > 0
        self.spare = book.health.meter - 1 - me.damage  # damage that may be taken on the way
        self.spare_boots = 0
        self.intern = max(errand.finds.intern * 0.8, 0.4)
        self.price = st.rules.params["agent_swords"]

    def here(self) -> LegacySpot:
        """Where the player stands."""
        st, me = self.st, self.me
        offers = st.zones[st.rules.z_offers]
        pairs = tuple((offers[i], offers[i + 1]) for i in range(0, len(offers), 2))
        hops = st.deeds[self.board.leaps.left]
        interns = me.nums[self.board.interns.held]
        return LegacySpot(me.room, me.boot, me.sword, interns, hops, pairs, self.tired, self.errand.now, 0, 0.0, ())

    def best(self, spare_boots: int) -> Walk:
        """Find the walk that leaves the player best off; `spare_boots` could be had from tokens."""
        self.spare_boots = 0 if self.tired else spare_boots
        first = self.here()
        first = first._replace(boots=first.boots + self.spare_boots)
        spot, value = self.search(first)
        gain = value - self.rest(first)
        used = max(self.spare_boots - spot.boots, 0) if spot.steps else 0
        return Walk(gain if spot.steps else 0.0, list(spot.steps), self.me.sword - spot.swords, used)

    def search(self, first: LegacySpot) -> tuple[LegacySpot, float]:
        """Try everything from a spot on."""
        best, top = first, self.rest(first) + BETTER
        seen: dict[tuple[int, bool, LegacyProgress], list[LegacySpot]] = {}
        heap = [first]
        looked = 0
        while heap and looked < MOST_PLACES:
            spot = heap.pop()
            looked += 1
            value = spot.gain + self.rest(spot)
            if value > top + 1e-9:
                best, top = spot, value
            if spot.room == self.board.hq and spot.progress.value:
                continue
            for then in self.onward(spot):
                others = seen.setdefault((then.room, then.tired, then.progress), [])
                if not any(
                    o.boots >= then.boots and o.hops >= then.hops and len(o.offers) >= len(then.offers)
                    and o.gain >= then.gain - 1e-9
                    for o in others
                ):  # fmt: skip
                    others.append(then)
                    heap.append(then)
        return best, top if best is not first else self.rest(first)

    def rest(self, spot: LegacySpot) -> float:
        """What a spot promises, less the tokens it took to get there."""
        tokens = max(self.spare_boots - spot.boots, 0)
        return self.errand.promise(spot.room, spot.progress) - self.worth.taste.hold_boot * tokens

    def onward(self, spot: LegacySpot) -> list[LegacySpot]:
        """All that can come next."""
        found = self.acts(spot)
        kind, e = self.book.kind, spot.progress
        hopped: list[int] = []
        for way in self.st.rules.spaces[spot.room].exits:
            if way.to == self.board.hq and not e.value:
                continue
            boots = self.board.boots(way, e.pickaxe)
            on_foot = spot.boots >= boots and not spot.tired and self.board.open(way, e.canoe)
            if on_foot:
                monsters = 0 if self.fearless or e.unseen else way.enemies
                code = kind["move"] << 16 | way.path << 6
                for toll in self.tolls(spot, way.to, monsters):
                    found.append(self.enter(spot, way.to, code | toll.pay, toll, boots))
            if spot.hops and way.to not in hopped and not (on_foot and boots == 1 and not way.enemies):
                hopped.append(way.to)
                found.extend(self.land(spot._replace(hops=spot.hops - 1), kind["teleport"] << 16, way.to, 0))
        coaches = self.board.coaches
        if spot.boots and spot.room in coaches.stops:
            for stop in coaches.stops:
                fare = self.fare(spot.room, stop)
                if stop != spot.room and fare <= e.gold:
                    paid = spot._replace(progress=e._replace(gold=e.gold - fare), gain=spot.gain - fare)
                    found.extend(self.land(paid, kind["ride"] << 16, stop, 1))
        for at, pair in enumerate(spot.offers):
            if pair not in spot.offers[:at]:
                found.extend(self.leap(spot, at, pair))
        return found

    def fare(self, start: int, end: int) -> int:
        """What a coach costs, less what a favour saves."""
        coaches = self.board.coaches
        return max(0, coaches.fees[start] + coaches.fees[end] - self.st.deeds[coaches.favours.coach])

    def land(self, spot: LegacySpot, base: int, room: int, boots: int) -> list[LegacySpot]:
        """Arrive by teleport or coach, past the Agent there; `spot` has paid already."""
        return [
            self.enter(spot, room, base | toll.pay >> 4 << 10 | room, toll, boots) for toll in self.tolls(spot, room, 0)
        ]

    def leap(self, spot: LegacySpot, at: int, pair: tuple[int, int]) -> list[LegacySpot]:
        """Take up an offer to teleport to a kind of space; where to is asked when it is taken up."""
        effect = self.st.rules.effects[pair[0]]
        if isinstance(effect, Standing):
            if not self.holds(effect, spot.room, pair[1]):
                return []
            effect = effect.body
        price, hurt = 0.0, 0
        if isinstance(effect, Pay):
            price = self.worth.cost(effect.cost)
            hurt = effect.cost.n if effect.cost.text().startswith("hurt") else 0
            if spot.hurt + hurt > self.spare:
                return []
            effect = effect.body
        if isinstance(effect, May):
            effect = effect.body
        if not isinstance(effect, Far):
            return []
        after = spot._replace(
            offers=spot.offers[:at] + spot.offers[at + 1 :], hurt=spot.hurt + hurt, gain=spot.gain - price
        )
        code = self.book.kind["use offer"] << 16 | at
        found: list[LegacySpot] = []
        for room in self.board.rooms:
            if self.st.rules.spaces[room].marks & effect.bit and room != spot.room:
                if room != self.board.hq or spot.progress.value:
                    found.extend(self.enter(after, room, code, toll, 0) for toll in self.tolls(spot, room, 0)[:1])
        return found

    def holds(self, effect: Standing, room: int, source: int) -> bool:
        """Say whether the condition of an offer would hold on a space."""
        if isinstance(effect.count, StandingAt):
            return self.st.rules.spaces[room].marks & effect.count.mark != 0
        return effect.count.value(self.st, self.me, source) >= effect.every

    def tolls(self, spot: LegacySpot, room: int, monsters: int) -> list[Toll]:
        """The cheapest ways to pay for monsters on the path and the Agent at its end."""
        agent = room in self.errand.waiting and not self.past_agents and room << 2 | 3 not in spot.progress.done
        if not monsters and not agent:
            return [Toll(0.0, 0, 0, 0, 0)]
        found: list[Toll] = []
        for swords in range(min(monsters, spot.swords, 3) + 1):
            for sent in range(min(monsters - swords, spot.interns, 3) + 1):
                hurt, pay = monsters - swords - sent, swords | sent << 2
                if not agent:
                    self.consider(spot, found, pay, swords, sent, hurt, 0.0)
                    continue
                self.consider(spot, found, pay | BY_DAMAGE << 4, swords, sent, hurt + 1, 0.0)
                if spot.interns > sent:
                    self.consider(spot, found, pay | BY_INTERN << 4, swords, sent + 1, hurt, 0.0)
                if spot.swords - swords >= self.price:
                    reward = self.errand.finds.agent
                    self.consider(spot, found, pay | BY_SWORDS << 4, swords + self.price, sent, hurt, reward)
        found.sort()
        return found[:WAYS_TO_PAY]

    def consider(
        self, spot: LegacySpot, found: list[Toll], pay: int, swords: int, interns: int, hurt: int, gain: float
    ) -> None:
        """Add a way to pay, if the player's health allows it."""
        if hurt and (spot.hurt + hurt > self.spare or spot.hurt + hurt > self.me.supply):
            return
        cost = swords * self.worth.taste.path_sword + interns * self.intern + hurt * self.worth.damage - gain
        found.append(Toll(cost, pay, swords, interns, hurt))

    def enter(self, spot: LegacySpot, room: int, code: int, toll: Toll, boots: int) -> LegacySpot:
        """Come to a space, pay, and take what it gives; a shrine sends its visitor on to the Pyramid."""
        space = self.st.rules.spaces[room]
        e, gain = spot.progress, spot.gain - toll.cost
        if toll.pay >> 4 == BY_SWORDS:
            e = e._replace(done=e.done | {room << 2 | 3})
        mark = room << 2 | GIFT
        if mark not in e.done:
            gift = self.errand.finds.gift(room, e.token)
            if gift:
                gain += gift
                e = e._replace(done=e.done | {mark})
        lands = self.board.lands(room)
        if lands != room:
            e = self.blessed(e._replace(done=e.done | {mark, lands << 2 | GIFT}), room)
        tired = spot.tired or (bool(space.marks & self.board.trails.forest) and not self.fresh)
        step = Step(code, spot.room, spot.boots, spot.swords)
        return spot._replace(
            room=lands, boots=spot.boots - boots, swords=spot.swords - toll.swords, interns=spot.interns - toll.interns,
            tired=tired, progress=e, hurt=spot.hurt + toll.hurt, gain=gain, steps=(*spot.steps, step),
        )  # fmt: skip

    def blessed(self, e: LegacyProgress, room: int) -> LegacyProgress:
        """The errand after a visit to a shrine, whose token may be better than the one held."""
        shrines, finds = self.board.shrines, self.errand.finds
        token = shrines.token_at[room]
        if self.st.zones[shrines.lying][room] and finds.blessing(token) > finds.blessing(e.token):
            unseen = 1 if self.board.trails.unseen in self.st.rules.tokens[token].grants else 0
            return e._replace(token=token, unseen=unseen)
        return e

    def acts(self, spot: LegacySpot) -> list[LegacySpot]:
        """What can be done on the spot: take the artifact, buy."""
        e, room, kind, found = spot.progress, spot.room, self.book.kind, []
        prize = self.errand.prizes.get(room, 0)
        if prize and e.room_for > 0 and room << 2 | ARTIFACT not in e.done:
            then = e._replace(value=e.value + prize, room_for=e.room_for - 1, done=e.done | {room << 2 | ARTIFACT})
            found.append(self.act(spot, kind["take artifact"] << 16, -RAGE, then))
        town = self.board.town
        if self.st.rules.spaces[room].marks & town.bit:
            for i, item in enumerate(town.items):
                if self.errand.for_sale(item, e):
                    token, price = self.st.rules.tokens[item], town.price(self.st, item, 0)
                    then = e._replace(gold=e.gold - price, done=e.done | {-1 - item})
                    granted = self.errand.granted(then, token.grants)
                    assert isinstance(granted, LegacyProgress)
                    found.append(self.act(spot, kind["buy"] << 16 | i << 1, self.errand.gain_of(item, e), granted))
        return found

    def act(self, spot: LegacySpot, code: int, gain: float, progress: LegacyProgress) -> LegacySpot:
        """Do something without moving."""
        step = Step(code, spot.room, spot.boots, spot.swords)
        return spot._replace(gain=spot.gain + gain, progress=progress, steps=(*spot.steps, step))
