"""The best walk of a turn in the ship: paths, Lift, pads and teleports, with all that is hacked, found and bought en route."""

from __future__ import annotations

from typing import Final, cast

from burgle.bots.mind.handbook import Handbook
from burgle.bots.mind.progress import Progress
from burgle.bots.mind.walk import Spot, WalkSearch
from burgle.bots.mind.worth import Worth
from burgle.bots.space.errand import SpaceErrand
from burgle.bots.space.progress import SpaceProgress
from burgle.chapters.tokens import FromBank
from burgle.kernel.codes import option
from burgle.kernel.effects import Effect
from burgle.kernel.state import Player, State

CHEAPEST: Final = 5  # coins without which no market is looked at


class SpaceWalk(WalkSearch):
    """Looks for the best walk of one thief."""

    __slots__ = (
        "errand", "board", "fearless", "unstopped", "light", "coins", "searched", "rewarded", "spare",
        "secrets", "treasures",
    )  # fmt: skip

    def __init__(self, st: State, me: Player, book: Handbook, errand: SpaceErrand, worth: Worth) -> None:
        super().__init__(st, me, book, worth)
        self.errand = errand
        board = self.board = errand.board
        self.fearless = board.fearless(st)
        self.unstopped = board.unstopped(st)
        self.light = board.light(st)
        self.coins = book.purse.wealth(st, me)
        self.searched = st.zones[board.secrets.here]
        self.rewarded = st.zones[book.rewards.paid]
        self.spare = me.damage + 1 - book.health.meter
        self.secrets: dict[int, float] = {}
        self.treasures: dict[int, float] = {}

    def here(self) -> Spot:
        board, me = self.board, self.me
        spot = Spot(me.room, me.boot, me.sword, board.banned(self.st), self.errand.now)
        spot.hops = self.st.deeds[board.teleports.left]
        return spot

    def promise(self, room: int, progress: Progress) -> float:
        return self.errand.promise(room, cast(SpaceProgress, progress))

    def over(self, spot: Spot) -> bool:
        return spot.room == self.board.pod

    def onward(self, spot: Spot, found: list[Spot]) -> None:
        self.acts(spot, found)
        board, e = self.board, cast(SpaceProgress, spot.progress)
        spaces = self.st.rules.spaces
        for way in spaces[spot.room].exits:
            if not self.may_enter(way.to, e):
                continue
            boots = 1 if self.light else way.boots
            if not spot.tired and spot.boots >= boots and not way.closed and (e.key or not way.lock):
                enemies = 0 if self.fearless else way.enemies
                swords = min(enemies, spot.swords)
                hurt = enemies - swords
                if not hurt or (self.spare + spot.hurt + hurt <= 0 and self.me.supply >= spot.hurt + hurt):
                    found.append(self.enter(spot, way.to, board.move(way, swords), boots, swords, hurt, 0, False))
            if spot.hops and (way.boots > 1 or way.enemies or way.lock or way.closed or spot.tired or not spot.boots):
                found.append(self.enter(spot, way.to, board.teleport(way.to), 0, 0, 0, 1, False))
        self.ride(spot, e, found)

    def may_enter(self, room: int, e: SpaceProgress) -> bool:
        """Say whether a space is open at this stage."""
        marks = self.st.rules.spaces[room].marks
        if marks & self.board.ports.bit and not e.code:
            return False
        return not marks & self.board.pods.bit or e.artifact > 0

    def ride(self, spot: Spot, e: SpaceProgress, found: list[Spot]) -> None:
        """Take the Lift, or a pad."""
        board, room = self.board, spot.room
        if self.st.rules.spaces[room].marks & board.lift.bit:
            kind = self.book.kind["ride"]
            for stop in board.lift.stops:
                if stop != room and board.runs(room, stop, e.key, self.errand.blockade) and self.may_enter(stop, e):
                    found.append(self.enter(spot, stop, option(kind, stop), 0, 0, 0, 0, True))
        if e.telepass and room in board.pads.pads:
            kind = self.book.kind["telepad"]
            for pad in board.pads.pads:
                if pad != room and self.may_enter(pad, e):
                    found.append(self.enter(spot, pad, option(kind, pad), 0, 0, 0, 0, True))

    def acts(self, spot: Spot, found: list[Spot]) -> None:
        """What can be done on the spot: hack, take an artifact, buy."""
        errand, board, room = self.errand, self.board, spot.room
        e = cast(SpaceProgress, spot.progress)
        space = self.st.rules.spaces[room]
        if e.cubes and room in errand.free:
            module = space.module + 1
            if e.first != module:
                code = e.cubes == 1 or e.code
                then = errand.at(e.cubes - 1, module, code, e.artifact, e.key, e.telepass, e.done)
                found.append(spot.act(option(self.book.kind["hack"], 0), -board.port_effort[room] * 0.8, then))
        if not e.artifact:
            for prize, _ in errand.prizes:
                if prize == room:
                    then = errand.at(e.cubes, e.first, e.code, space.artifact, e.key, e.telepass, e.done)
                    found.append(spot.act(option(self.book.kind["take artifact"], 0), 0.0, then))
        if self.coins >= CHEAPEST and space.marks & board.market.bit:
            self.buy(spot, e, found)

    def buy(self, spot: Spot, e: SpaceProgress, found: list[Spot]) -> None:
        """Buy whatever can be paid and is not there yet."""
        board, tokens = self.board, self.st.rules.tokens
        bought = sum([tokens[-1 - mark].price for mark in e.done if mark < 0])
        for i, item in enumerate(board.market.items):
            token = tokens[item]
            if self.coins - bought < token.price or self.me.tokens[item] or -1 - item in e.done:
                continue
            if not self.st.zones[board.market.tokens.bank][item]:
                continue
            key = e.key or board.lift.lock in token.grants
            telepass = e.telepass or board.pads.tag in token.grants
            then = self.errand.at(e.cubes, e.first, e.code, e.artifact, key, telepass, e.done | {-1 - item})
            found.append(spot.act(board.buy(i), self.item(item), then))

    def item(self, item: int) -> float:
        """What a market item is worth beyond its price, without the ways that it opens."""
        token = self.st.rules.tokens[item]
        gain = (token.points.value(self.st, self.me) - token.price) * self.worth.safe
        return gain + self.at_once(token.bought) if token.bought is not None else gain

    def enter(self, at: Spot, room: int, code: int, boots: int, swords: int, hurt: int, hops: int, stops: bool) -> Spot:
        """Step onto a space and take what lies there."""
        space = self.st.rules.spaces[room]
        spot = at.after(code)
        spot.room = room
        spot.tired = at.tired or stops or (bool(space.marks & self.board.stops.bit) and not self.unstopped)
        spot.boots -= boots
        spot.swords -= swords
        spot.hops -= hops
        spot.hurt += hurt
        gain = at.gain - swords * self.taste.path_sword - hurt * self.worth.damage
        if room not in at.progress.done:
            here = self.treasure(room)
            if here:
                gain += here
                spot.progress = self.errand.marked(cast(SpaceProgress, at.progress), room)
        spot.gain = gain
        return spot

    def treasure(self, room: int) -> float:
        """What entering a space brings: a Secret, a reward."""
        found = self.treasures.get(room)
        if found is not None:
            return found
        st, secrets = self.st, self.board.secrets
        gain = 0.0
        if room not in self.searched:
            for i, lying in enumerate(secrets.lying):
                if st.zones[lying][room]:
                    gain += self.secret(i)
                    break
        reward = st.rules.spaces[room].reward
        if reward is not None and room not in self.rewarded:
            gain += self.at_once(reward)
        self.treasures[room] = gain
        return gain

    def secret(self, pool: int) -> float:
        """What a token is worth on the average that is drawn blind from a pool."""
        found = self.secrets.get(pool)
        if found is None:
            rest = sorted(self.st.piles[self.board.secrets.pools.piles[pool]].rest)
            total = sum([self.token(kind) * rest.count(kind) for kind in set(rest)])
            found = self.secrets[pool] = total / max(len(rest), 1)
        return found

    def token(self, kind: int) -> float:
        """What it is worth to find a token."""
        token = self.st.rules.tokens[kind]
        points = (token.points.value(self.st, self.me) + token.worth) * self.worth.safe
        worth = self.worth
        return points + worth.effect(token.found, -1) + 0.9 * worth.effect(token.use, -1) + 0.5 * len(token.grants)

    def at_once(self, effect: Effect) -> float:
        """What an effect is worth that runs now: only wounds can be healed, and an empty bank gives nothing."""
        icons = self.book.icons(effect)
        if "heal" in icons:
            return min(icons.count("heal"), self.me.damage) * self.worth.damage
        if (
            isinstance(effect, FromBank)
            and not self.st.zones[self.book.tokens.bank][self.st.rules.token_ids[effect.key]]
        ):
            return 0.0
        return self.worth.effect(effect, -1)
