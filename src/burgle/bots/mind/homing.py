"""Errands that end where they began: how long to stay, which artifact, and what is worth a way before one is home."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import mypyc_attr

from burgle.bots.mind.danger import Danger
from burgle.bots.mind.expedition import AFAR, LINGER, Expedition
from burgle.bots.mind.handbook import Deck, Handbook
from burgle.bots.mind.progress import Progress
from burgle.bots.mind.taste import Taste
from burgle.bots.mind.ways import FAR, Net
from burgle.chapters.artifacts import Artifacts
from burgle.chapters.bazaar import Bargain, Bazaar
from burgle.kernel.effects import Effect
from burgle.kernel.state import Player, State

STROLL: Final = 0.6  # points that a round's way costs who has time to spare
NOISE: Final = 1.2  # cubes that a player puts into the bag in a round
BAG_DOUBT: Final = 3.0  # how unsure it is when the bag will be empty
MOST_TARGETS: Final = 12  # looked at from every space
PLENTY: Final = 99  # gold: more than anything costs

GIFT: Final = 0  # what a space may be worth a way for
MARKET: Final = 1
ARTIFACT: Final = 2


@mypyc_attr(acyclic=True)
class HomeWays:
    """Distances for one sort of traveller, worked out when they are asked for."""

    __slots__ = ("number", "hq", "back", "known", "home", "refuge")

    def __init__(self, number: int, hq: int, back: Net, safe: list[int]) -> None:
        self.number = number
        self.hq = hq
        self.back = back
        self.known: list[list[float] | None] = [None] * back.size
        self.home = self.to(hq)
        self.refuge = back.efforts(safe, [0.0] * len(safe))  # to where who falls is helped

    def to(self, goal: int) -> list[float]:
        """The effort from every space to a goal."""
        found = self.known[goal]
        if found is None:
            found = self.known[goal] = self.back.to(goal)
        return found


@mypyc_attr(acyclic=True)
class HomeProgress(Progress):
    """How far somebody has got, within one walk; `done` has room << 2 | what was done there."""

    __slots__ = ("value", "room_for", "gold", "ways")

    def __init__(
        self, number: int, value: int, room_for: int, gold: int, done: frozenset[int], ways: HomeWays
    ) -> None:  # fmt: skip
        super().__init__(number, done)
        self.value = value  # of the artifacts carried
        self.room_for = room_for  # artifacts more that can be carried
        self.gold = gold
        self.ways = ways  # the board for somebody with such means


@mypyc_attr(acyclic=True)
class HomeTarget:
    """Something worth a way."""

    __slots__ = ("room", "what", "value", "again", "lands")

    def __init__(self, room: int, what: int, value: float, again: bool, lands: int) -> None:
        self.room = room
        self.what = what
        self.value = value
        self.again = again  # it can be had in every turn
        self.lands = lands  # where who goes there comes to stand


class Homecoming(Expedition):
    """Fetch an artifact, see what else there is, and be home in time."""

    __slots__ = ("relics", "town", "hq", "outset", "until", "seen", "stand", "aims", "aimed")

    def __init__(self, st: State, me: Player, book: Handbook, deck: Deck, danger: Danger, taste: Taste) -> None:
        super().__init__(st, me, book, deck, danger, taste)
        self.until = 0.0  # rounds in which who has an artifact means to be home
        self.seen: dict[int, float] = {}
        self.stand: dict[int, float] = {}
        self.aims: list[HomeTarget] = []
        self.aimed = False  # the aims were looked for

    def dwell(self, relics: Artifacts, town: Bazaar, hq: int, outset: HomeProgress) -> None:
        """Say where all this is, and how far the player has got."""
        self.relics = relics
        self.town = town
        self.hq = hq
        self.outset = outset

    # ---------------------------------------------------------------- what each game says itself

    def prospect(self) -> float:
        """What a round more may bring to who has an artifact."""
        raise NotImplementedError

    def targets(self) -> list[HomeTarget]:
        """The best things to do on the board, seen from here."""
        raise NotImplementedError

    def gain_of(self, item: int, e: HomeProgress) -> float:
        """What an item of the market is worth beyond its price."""
        raise NotImplementedError

    def rich(self) -> HomeProgress:
        """The same stage for somebody to whom prices are no matter."""
        raise NotImplementedError

    # ---------------------------------------------------------------- the rest of the game

    def settle_down(self) -> None:
        """Find out how long to stay: the longer, the more loot and the less chance to bring it home."""
        best, at = -FAR, 0.0
        for linger in LINGER:
            value = self.staying(linger)
            if value > best:
                best, at = value, linger
        # What a Boot more on the way costs: a round without its income, or hardly anything to who has rounds to spare.
        lost = best - self.staying(at + 1.0) + (0.0 if at else self.income)
        self.set_out(at)
        self.late = min(max(lost, STROLL if at else 0.0, self.tempo), 8.0) / self.pace

    def staying(self, linger: float) -> float:
        """What the game promises to who stays so many rounds longer."""
        self.set_out(linger)
        return self.base(self.me.room, self.outset)

    def set_out(self, linger: float) -> None:
        """Mean to stay so long: with an artifact at hand, all ways about and home are made in that time."""
        self.linger = linger
        home = self.outset.ways.home[self.me.room]
        self.until = linger + self.turns(home) if self.outset.value and linger else 0.0
        self.stand.clear()

    def rounds(self) -> float:
        ways, here = self.outset.ways, self.me.room
        if self.outset.value:
            way = ways.home[here]
        else:
            way = min([ways.to(room)[here] + ways.home[room] for room in self.claims], default=20.0)
        return 1.0 + self.linger + self.turns(min(way, 30.0))

    def homeward(self, spoils: float, to_refuge: float, to_hq: float, heed: float) -> float:
        """What spoils are worth so far from safety: who falls outside the Danger Zone keeps them, in HQ waits a Mug."""
        late = self.turns(to_hq)
        stay = max(self.until - late, 0.0) if self.until else self.linger
        spoils += self.linger * self.income
        home = self.danger.survive(heed * (stay + late)) * self.lasts(stay + late)
        there = stay + self.turns(to_refuge)
        helped = max(self.danger.survive(heed * there) * self.lasts(there) - home, 0.0)
        late = max(late, self.until - self.linger)
        return home * self.glory(spoils + self.trophy) + helped * self.glory(spoils) - self.tempo * late

    def lasts(self, rounds: float) -> float:
        """The chance that the bag is not yet empty after so many rounds: who is on the clock then stays there."""
        others = 0.0
        for leaves in self.danger.leaves:
            others += min(rounds, leaves)
        left = self.danger.total + NOISE * (rounds + others) - self.danger.drawn(rounds)
        return 1.0 / (1.0 + exp(-left / BAG_DOUBT))

    def look_for_artifacts(self) -> None:
        """Find the artifacts on the board by their spaces."""
        st = self.st
        for room, token in enumerate(st.zones[self.relics.lying]):
            if token >= 0:
                kind = st.rules.tokens[token]
                self.prizes[room] = kind.value + kind.points.value(st, self.me)
                self.claims[room] = self.contested(self.prizes[room], self.outset.ways.to(room))

    def base(self, room: int, e: HomeProgress) -> float:
        """What the errand itself promises from a space: an artifact, and the way home with it."""
        key = ((e.ways.number << 16 | e.value) << 12 | room) << 1 | (1 if e.room_for > 0 else 0)
        found = self.stand.get(key)
        if found is None:
            found = self.stand[key] = self.carry(room, e) if e.value else self.fetch(room, e)
        return found

    def carry(self, room: int, e: HomeProgress) -> float:
        """Home with what one has."""
        return self.homeward(self.loot + e.value, e.ways.refuge[room], e.ways.home[room], self.nerve.carrying)

    def fetch(self, room: int, e: HomeProgress) -> float:
        """The best artifact to be had, and home with it."""
        best, ways = 0.0, e.ways
        for prize, value in self.claims.items():
            there = ways.to(prize)[room]
            if there < FAR:
                home, refuge = there + ways.home[prize], there + ways.refuge[prize]
                best = max(best, self.homeward(self.loot + value, refuge, home, self.nerve.seeking))
        return best

    # ---------------------------------------------------------------- what lies around

    def outlook(self) -> float:
        return self.promise(self.me.room, self.outset)

    def promise(self, room: int, e: HomeProgress) -> float:
        """What the rest of the game promises from a space: the errand, and the best thing to do on the way."""
        if e.value and room == self.hq:
            return self.glory(self.loot + e.value + self.trophy)
        key = e.number << 12 | room
        found = self.seen.get(key)
        if found is None:
            found = self.seen[key] = self.base(room, e) + self.pull(room, e)
        return found

    def pull(self, room: int, e: HomeProgress) -> float:
        """How much the best target draws, its way and the way home from there considered."""
        if not self.aimed:
            self.aims, self.aimed = self.targets(), True
        best, second = 0.0, 0.0
        ways = e.ways
        home = ways.home[room]
        back = self.late if e.value and not self.linger else self.late * 0.3
        for aim in self.aims:
            if aim.room << 2 | aim.what in e.done or (aim.what == ARTIFACT and not e.room_for):
                continue
            far = ways.to(aim.room)[room]
            if room == aim.room and aim.what == GIFT:
                if not aim.again:
                    continue
                far = 2.0  # out and in again
            value = aim.value if aim.what != MARKET or e.gold >= self.outset.gold else 0.0
            draw = AFAR * value - self.late * far - back * (ways.home[aim.lands] - home)
            if draw > best:
                best, second = draw, best
            elif draw > second:
                second = draw
        return best + 0.4 * second

    def wares(self, e: HomeProgress) -> float:
        """What a market is worth to somebody with so much gold, for the items that pay by themselves."""
        best = 0.0
        for item in self.town.items:
            if self.for_sale(item, e):
                best = max(best, self.gain_of(item, e))
        return best

    def for_sale(self, item: int, e: HomeProgress) -> bool:
        """Say whether an item can be bought with so much gold."""
        if -1 - item in e.done or e.gold < self.town.price(self.st, self.me, item, 0):
            return False
        stack = self.st.rules.tokens[item].stack
        if stack:
            for mark in e.done:
                if mark < 0 and self.st.rules.tokens[-1 - mark].stack == stack:
                    return False
        return self.town.bar(self.st, self.me, item) is None

    def good_deal(self, effect: Effect) -> bool:
        if not isinstance(effect, Bargain):
            return False
        e = self.rich()
        for item in self.town.items:
            if self.for_sale(item, e) and self.gain_of(item, e) > 0.5:
                return True
        return False
