"""The best walk of a turn: tries every way to spend Boots, Swords and teleports, with all that can be done en route."""

from __future__ import annotations

from typing import NamedTuple

from burgle.bots.mind.book import Book
from burgle.bots.mind.errand import Errand, Stage
from burgle.bots.mind.walk import BETTER, MOST_PLACES, Step, Walk
from burgle.bots.mind.worth import Worth
from burgle.chapters.tokens import FromBank
from burgle.kernel.effects import Effect
from burgle.kernel.state import Player, State


class SpaceSpot(NamedTuple):
    """A moment of a walk."""

    room: int
    boots: int
    swords: int
    hops: int
    banned: bool
    stage: Stage
    done: frozenset[int]  # spaces used up on this walk; items bought are below zero
    hurt: int
    gain: float
    steps: tuple[Step, ...]


class SpaceWalk:
    """Looks for the best walk of one player."""

    def __init__(self, st: State, me: Player, book: Book, errand: Errand, worth: Worth) -> None:
        self.st, self.me, self.book, self.errand, self.worth = st, me, book, errand, worth
        deeds, paths = st.deeds, book.paths
        self.fearless = deeds[paths.eases[0]] > 0
        self.unstopped = deeds[paths.eases[1]] > 0
        self.light = deeds[paths.eases[2]] > 0
        self.banned = deeds[paths.banned] > 0
        self.hops = deeds[book.teleports.left]
        self.coins = book.purse.wealth(st, me)
        self.searched = st.zones[book.secrets.here]
        self.rewarded = st.zones[book.rewards.paid]
        self.spare = me.damage + 1 - book.health.meter
        self.spare_boots = 0  # from tokens
        self.secrets: dict[int, float] = {}

    def best(self, spare_boots: int) -> Walk:
        """Find the walk that leaves the player best off; `spare_boots` could be had from tokens."""
        me, errand = self.me, self.errand
        self.spare_boots = 0 if self.banned else spare_boots
        stay = errand.outlook(me.room, errand.stage())
        first = SpaceSpot(me.room, me.boot + self.spare_boots, me.sword, self.hops, self.banned, errand.stage(), frozenset(),
                      0, 0.0, ())  # fmt: skip
        best, best_gain = first, BETTER
        seen: dict[tuple[int, bool, Stage, frozenset[int]], list[SpaceSpot]] = {}
        heap = [first]
        looked = 0
        while heap and looked < MOST_PLACES:
            place = heap.pop()
            looked += 1
            gain = place.gain + self.rest(place) - stay
            if gain > best_gain + 1e-9:
                best, best_gain = place, gain
            if errand.over(place.room, place.stage):
                continue
            for then in self.onward(place):
                key = (then.room, then.banned, then.stage, then.done)
                others = seen.setdefault(key, [])
                if not any(
                    o.boots >= then.boots and o.hops >= then.hops and o.gain >= then.gain - 1e-9 for o in others
                ):
                    others.append(then)
                    heap.append(then)
        used = max(self.spare_boots - best.boots, 0) if best.steps else 0
        return Walk(best_gain if best.steps else 0.0, list(best.steps), me.sword - best.swords, used)

    def rest(self, place: SpaceSpot) -> float:
        """What the place promises, less the tokens it took to get there."""
        tokens = max(self.spare_boots - place.boots, 0)
        return self.errand.outlook(place.room, place.stage) - self.worth.taste.hold_boot * tokens

    def onward(self, place: SpaceSpot) -> list[SpaceSpot]:
        """All that can come next."""
        found = self.acts(place)
        spaces = self.st.rules.spaces
        errand, kind = self.errand, self.book.kind
        keys = errand.unlocked(place.stage)
        for way in spaces[place.room].exits:
            if not errand.may_enter(way.to, place.stage):
                continue
            boots = 1 if self.light else way.boots
            if not place.banned and place.boots >= boots and not way.closed and (keys or not way.lock):
                enemies = 0 if self.fearless else way.enemies
                swords = min(enemies, place.swords)
                hurt = enemies - swords
                if not hurt or (self.spare + place.hurt + hurt <= 0 and self.me.supply >= place.hurt + hurt):
                    code = kind["move"] << 16 | way.path << 3 | swords
                    found.append(self.enter(place, way.to, code, boots, swords, hurt, 0, False))
            if place.hops and (
                way.boots > 1 or way.enemies or way.lock or way.closed or place.banned or not place.boots
            ):
                found.append(self.enter(place, way.to, kind["teleport"] << 16 | way.to, 0, 0, 0, 1, False))
        for ride in errand.rides(place.room, place.stage):
            if errand.may_enter(ride.to, place.stage):
                found.append(self.enter(place, ride.to, ride.code, 0, 0, 0, 0, ride.stops))
        return found

    def acts(self, place: SpaceSpot) -> list[SpaceSpot]:
        """What can be done on the spot: the errand's own deeds, and shopping."""
        step = Step(0, place.room, place.boots, place.swords)
        found = [
            place._replace(
                stage=deed.stage,
                gain=place.gain + deed.gain,
                steps=(*place.steps, step._replace(code=deed.code)),
            )
            for deed in self.errand.deeds(place.room, place.stage)
        ]
        market = self.book.market
        if self.coins >= 5 and self.st.rules.spaces[place.room].marks & market.bit:
            for i, item in enumerate(market.items):
                token = self.st.rules.tokens[item]
                bought = sum(self.st.rules.tokens[-1 - mark].price for mark in place.done if mark < 0)
                if self.coins - bought < token.price or self.me.tokens[item] or -1 - item in place.done:
                    continue
                if not self.st.zones[market.tokens.bank][item]:
                    continue
                found.append(
                    place._replace(
                        stage=self.errand.granted(place.stage, token.grants),
                        gain=place.gain + self.item(item),
                        done=place.done | {-1 - item},
                        steps=(*place.steps, step._replace(code=self.book.kind["buy"] << 16 | i << 9)),
                    )
                )
        return found

    def item(self, item: int) -> float:
        """What a market item is worth beyond its price, without the ways that it opens."""
        token = self.st.rules.tokens[item]
        gain = (token.points.value(self.st, self.me) - token.price) * self.worth.safe
        return gain + self.at_once(token.bought) if token.bought is not None else gain

    def enter(
        self, at: SpaceSpot, room: int, code: int, boots: int, swords: int, hurt: int, hops: int, stops: bool
    ) -> SpaceSpot:
        """Step onto a space and take what lies there."""
        space = self.st.rules.spaces[room]
        banned = at.banned or stops or (bool(space.marks & self.book.stops.bit) and not self.unstopped)
        gain = at.gain - swords * self.worth.taste.path_sword - hurt * self.worth.damage
        done = at.done
        if room not in done:
            here = self.treasure(room)
            if here:
                gain += here
                done = done | {room}
        return SpaceSpot(room, at.boots - boots, at.swords - swords, at.hops - hops, banned, at.stage, done, at.hurt + hurt,
                         gain, (*at.steps, Step(code, at.room, at.boots, at.swords)))  # fmt: skip

    def treasure(self, room: int) -> float:
        """What entering a space brings: a Secret, a reward."""
        st, secrets = self.st, self.book.secrets
        gain = 0.0
        if room not in self.searched:
            for i, lying in enumerate(secrets.lying):
                if st.zones[lying][room]:
                    gain += self.secret(i)
                    break
        reward = st.rules.spaces[room].reward
        if reward is not None and room not in self.rewarded:
            gain += self.at_once(reward)
        return gain

    def secret(self, pool: int) -> float:
        """What a token is worth on the average that is drawn blind from a pool."""
        if pool not in self.secrets:
            rest = self.st.piles[self.book.secrets.piles[pool]].rest
            total = sum(self.token(kind) * rest.count(kind) for kind in set(rest))
            self.secrets[pool] = total / max(len(rest), 1)
        return self.secrets[pool]

    def token(self, kind: int) -> float:
        """What it is worth to find a token."""
        token = self.st.rules.tokens[kind]
        points = (token.points.value(self.st, self.me) + token.worth) * self.worth.safe
        return points + self.worth.effect(token.found) + 0.9 * self.worth.effect(token.use) + 0.5 * len(token.grants)

    def at_once(self, effect: Effect) -> float:
        """What an effect is worth that runs now: only wounds can be healed, and an empty bank gives nothing."""
        icons = effect.icons()
        if "heal" in icons:
            return min(icons.count("heal"), self.me.damage) * self.worth.damage
        if (
            isinstance(effect, FromBank)
            and not self.st.zones[self.book.tokens.bank][self.st.rules.token_ids[effect.key]]
        ):
            return 0.0
        return self.worth.effect(effect)
