"""The best walk of a turn in Legacy: paths, coaches and teleports, and all that is met, paid and bought en route."""

from __future__ import annotations

from typing import Final, cast

from burgle.bots.legacy.errand import RAGE, LegacyErrand
from burgle.bots.legacy.progress import LegacyProgress
from burgle.bots.mind.handbook import Handbook
from burgle.bots.mind.home_walk import HomeWalk
from burgle.bots.mind.homing import ARTIFACT, GIFT
from burgle.bots.mind.walk import Spot
from burgle.bots.mind.worth import Worth
from burgle.games.legacy.agents import BY_DAMAGE, BY_INTERN, BY_SWORDS
from burgle.kernel.codes import option
from burgle.kernel.state import Player, State

AGENT: Final = 3  # done on a space, beside what finds.py lists: the Agent there was beaten
WAYS_TO_PAY: Final = 2  # looked at for one step

Toll = tuple[float, int, int, int, int]  # a way to pay for a step: cost, its code, Swords, interns, damage
FREE: Toll = (0.0, 0, 0, 0, 0)


class LegacyWalk(HomeWalk):
    """Looks for the best walk of one employee."""

    __slots__ = ("errand", "board", "tired", "past_agents", "intern", "price")

    def __init__(self, st: State, me: Player, book: Handbook, errand: LegacyErrand, worth: Worth) -> None:
        super().__init__(st, me, book, errand, errand.board, worth)
        self.errand = errand
        board = self.board = errand.board
        self.tired = board.tired(st)
        self.past_agents = board.past_agents(st)
        self.intern = max(errand.finds.intern * 0.8, 0.4)
        self.price = st.rules.params["agent_swords"]

    def here(self) -> Spot:
        st, me = self.st, self.me
        spot = Spot(me.room, me.boot, me.sword, self.tired, self.errand.now)
        spot.interns = me.nums[self.board.interns.held]
        spot.hops = st.deeds[self.board.teleports.left]
        spot.offers = self.open_offers()
        return spot

    def onward(self, spot: Spot, found: list[Spot]) -> None:
        self.acts(spot, found)
        board, e = self.board, cast(LegacyProgress, spot.progress)
        hopped: list[int] = []
        for way in self.st.rules.spaces[spot.room].exits:
            if way.to == board.hq and not e.value:
                continue
            boots = board.boots(way, e.pickaxe)
            on_foot = spot.boots >= boots and not spot.tired and board.open(way, e.canoe)
            if on_foot:
                monsters = 0 if self.fearless or e.unseen else way.enemies
                for toll in self.tolls(spot, way.to, monsters):
                    found.append(self.enter(spot, way.to, board.move(way, toll[1]), toll, boots))
            if spot.hops and way.to not in hopped and not (on_foot and boots == 1 and not way.enemies):
                hopped.append(way.to)
                self.land(spot, spot.hops - 1, e, spot.gain, "teleport", way.to, 0, found)
        coaches = board.coaches
        if spot.boots and spot.room in coaches.stops:
            for stop in coaches.stops:
                fare = self.fare(spot.room, stop)
                if stop != spot.room and fare <= e.gold:
                    paid = self.errand.spent(e, e.gold - fare)
                    self.land(spot, spot.hops, paid, spot.gain - fare, "ride", stop, 1, found)
        self.leaps(spot, found)

    def fare(self, start: int, end: int) -> int:
        """What a coach costs, less what a favour saves."""
        coaches = self.board.coaches
        return max(0, coaches.fees[start] + coaches.fees[end] - self.st.deeds[coaches.saved])

    def land(
        self, spot: Spot, hops: int, progress: LegacyProgress, gain: float, action: str, room: int, boots: int,
        found: list[Spot],
    ) -> None:  # fmt: skip
        """Arrive by teleport or coach, past the Agent there; what it cost is told."""
        paid = spot.copy()
        paid.hops, paid.progress, paid.gain = hops, progress, gain
        for toll in self.tolls(paid, room, 0):
            found.append(self.enter(paid, room, self.board.arrive(action, room, toll[1] >> 4), toll, boots))

    def drop_in(self, after: Spot, room: int, code: int, found: list[Spot]) -> None:
        for toll in self.tolls(after, room, 0)[:1]:
            found.append(self.enter(after, room, code, toll, 0))

    def tolls(self, spot: Spot, room: int, monsters: int) -> list[Toll]:
        """The cheapest ways to pay for monsters on the path and the Agent at its end."""
        agent = room in self.errand.waiting and not self.past_agents and room << 2 | AGENT not in spot.progress.done
        if not monsters and not agent:
            return [FREE]
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
        self, spot: Spot, found: list[Toll], pay: int, swords: int, interns: int, hurt: int, gain: float
    ) -> None:
        """Add a way to pay, if the player's health allows it."""
        if hurt and not self.bears(spot, hurt):
            return
        cost = swords * self.taste.path_sword + interns * self.intern + hurt * self.worth.damage - gain
        found.append((cost, pay, swords, interns, hurt))

    def enter(self, at: Spot, room: int, code: int, toll: Toll, boots: int) -> Spot:
        """Come to a space, pay, and take what it gives; a shrine sends its visitor on to the Pyramid."""
        cost, pay, swords, interns, hurt = toll
        errand = self.errand
        e, gain = cast(LegacyProgress, at.progress), at.gain - cost
        if pay >> 4 == BY_SWORDS:
            e = errand.marked(e, e.done | {room << 2 | AGENT})
        mark = room << 2 | GIFT
        if mark not in e.done:
            gift = errand.finds.gift(room, e.token)
            if gift:
                gain += gift
                e = errand.marked(e, e.done | {mark})
        lands = self.board.lands_at[room]
        if lands != room:
            e = self.blessed(errand.marked(e, e.done | {mark, lands << 2 | GIFT}), room)
        forest = self.st.rules.spaces[room].marks & self.board.forest
        spot = at.after(code)
        spot.room = lands
        spot.boots -= boots
        spot.swords -= swords
        spot.interns -= interns
        spot.tired = at.tired or (forest != 0 and not self.fresh)
        spot.progress = e
        spot.hurt += hurt
        spot.gain = gain
        return spot

    def blessed(self, e: LegacyProgress, room: int) -> LegacyProgress:
        """The errand after a visit to a shrine, whose token may be better than the one held."""
        shrines, finds = self.board.shrines, self.errand.finds
        token = shrines.token_at[room]
        if self.st.zones[shrines.lying][room] and finds.blessing(token) > finds.blessing(e.token):
            unseen = 1 if self.board.walking.unseen in self.st.rules.tokens[token].grants else 0
            return self.errand.at(e.value, e.room_for, e.canoe, e.pickaxe, unseen, e.gold, token, e.done)
        return e

    def acts(self, spot: Spot, found: list[Spot]) -> None:
        """What can be done on the spot: take the artifact, buy."""
        errand, board, room = self.errand, self.board, spot.room
        e = cast(LegacyProgress, spot.progress)
        prize = errand.prizes.get(room, 0)
        if prize and e.room_for > 0 and room << 2 | ARTIFACT not in e.done:
            done = e.done | {room << 2 | ARTIFACT}
            then = errand.at(
                e.value + prize, e.room_for - 1, e.canoe, e.pickaxe, e.unseen, e.gold, e.token, done
            )  # fmt: skip
            found.append(spot.act(option(self.book.kind["take artifact"], 0), -RAGE, then))
        town = board.town
        if self.st.rules.spaces[room].marks & town.bit:
            for i, item in enumerate(town.items):
                if errand.for_sale(item, e):
                    token, price = self.st.rules.tokens[item], town.price(self.st, self.me, item, 0)
                    then = errand.at(
                        e.value, e.room_for, e.canoe, e.pickaxe, e.unseen, e.gold - price, e.token, e.done | {-1 - item}
                    )  # fmt: skip
                    found.append(spot.act(board.buy(i), errand.gain_of(item, e), errand.granted(then, token.grants)))
