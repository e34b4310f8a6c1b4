"""The best walk of a turn: tries every way to spend Boots, Swords and teleports, with all that can be done en route.

The search is the same for every game; where one can go from a spot, and what can be done there, its own walk says.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from burgle.bots.mind.handbook import Handbook
from burgle.bots.mind.progress import Progress
from burgle.bots.mind.worth import Worth
from burgle.chapters.places import Standing as StandingAt
from burgle.kernel.conditions import StandingClaim
from burgle.kernel.state import Player, State

MOST_SPOTS: Final = 500  # looked at in one search
BETTER: Final = 0.05  # less gain than this is not worth a step
SAME: Final = 1e-9  # a difference in points that is none
ROOMS: Final = 1 << 12  # more than any board has

Offers = list[tuple[int, int]]  # effect and source of each open offer


@mypyc_attr(acyclic=True)
class WalkStep:
    """One option of a walk, and what the player must look like before it."""

    __slots__ = ("code", "room", "boots", "swords", "before")

    def __init__(self, code: int, room: int, boots: int, swords: int, before: WalkStep | None) -> None:
        self.code = code
        self.room = room
        self.boots = boots
        self.swords = swords
        self.before = before  # the step before this one


@mypyc_attr(acyclic=True)
class WalkPlan:
    """What to do on the board in this turn."""

    __slots__ = ("steps", "tokens")

    def __init__(self, steps: list[WalkStep], tokens: int) -> None:
        self.steps = steps  # the next one last
        self.tokens = tokens  # for Boots, that it needs


@mypyc_attr(acyclic=True)
class Spot:
    """A moment of a walk."""

    __slots__ = (
        "room", "boots", "swords", "interns", "hops", "offers", "tired", "progress", "hurt", "gain", "step", "ends",
    )  # fmt: skip

    def __init__(self, room: int, boots: int, swords: int, tired: bool, progress: Progress) -> None:
        self.room = room
        self.boots = boots
        self.swords = swords
        self.interns = 0
        self.hops = 0  # teleports to be spent
        self.offers: Offers = []  # shared, never changed in place
        self.tired = tired  # Boots are of no use any more
        self.progress = progress
        self.hurt = 0
        self.gain = 0.0
        self.step: WalkStep | None = None  # the last one on the way here
        self.ends = False  # with a step into the unknown

    def copy(self) -> Spot:
        """The same moment, to be changed."""
        spot = Spot(self.room, self.boots, self.swords, self.tired, self.progress)
        spot.interns = self.interns
        spot.hops = self.hops
        spot.offers = self.offers
        spot.hurt = self.hurt
        spot.gain = self.gain
        spot.step = self.step
        spot.ends = self.ends
        return spot

    def after(self, code: int) -> Spot:
        """The moment after an option was taken here, before it is said what came of it."""
        spot = self.copy()
        spot.step = WalkStep(code, self.room, self.boots, self.swords, self.step)
        return spot

    def act(self, code: int, gain: float, progress: Progress) -> Spot:
        """Do something without moving."""
        spot = self.after(code)
        spot.gain += gain
        spot.progress = progress
        return spot


class WalkSearch:
    """Looks for the best walk of one player."""

    __slots__ = ("st", "me", "book", "worth", "taste", "spare_boots")

    def __init__(self, st: State, me: Player, book: Handbook, worth: Worth) -> None:
        self.st = st
        self.me = me
        self.book = book
        self.worth = worth
        self.taste = worth.taste
        self.spare_boots = 0  # from tokens

    def here(self) -> Spot:
        """Where the player stands."""
        raise NotImplementedError

    def onward(self, spot: Spot, found: list[Spot]) -> None:
        """Add all that can come next."""
        raise NotImplementedError

    def promise(self, room: int, progress: Progress) -> float:
        """The points that the rest of the game promises from a space."""
        raise NotImplementedError

    def over(self, spot: Spot) -> bool:
        """Say whether the walk ends here."""
        raise NotImplementedError

    def best(self, spare_boots: int) -> WalkPlan:
        """Find the walk that leaves the player best off; `spare_boots` could be had from tokens."""
        first = self.here()
        self.spare_boots = 0 if first.tired else spare_boots
        first.boots += self.spare_boots
        spot, _ = self.search(first)
        steps: list[WalkStep] = []
        step = spot.step
        while step is not None:
            steps.append(step)
            step = step.before
        return WalkPlan(steps, max(self.spare_boots - spot.boots, 0) if steps else 0)

    def search(self, first: Spot) -> tuple[Spot, float]:
        """Try everything from a spot on: where the best walk ends, and what it promises."""
        stay = self.rest(first)
        best, top = first, stay + BETTER
        seen: dict[int, list[Spot]] = {}
        heap = [first]
        looked = 0
        found: list[Spot] = []
        while heap and looked < MOST_SPOTS:
            spot = heap.pop()
            looked += 1
            value = spot.gain + self.rest(spot)
            if value > top + SAME:
                best, top = spot, value
            if spot.ends or self.over(spot):
                continue
            found.clear()
            self.onward(spot, found)
            for then in found:
                if then.ends:
                    heap.append(then)
                    continue
                key = (then.progress.number * ROOMS + then.room) * 2 + (1 if then.tired else 0)
                others = seen.get(key)
                if others is None:
                    seen[key] = [then]
                    heap.append(then)
                elif not no_better(then, others):
                    others.append(then)
                    heap.append(then)
        return best, top if best is not first else stay

    def rest(self, spot: Spot) -> float:
        """What a spot promises, less the tokens it took to get there."""
        tokens = max(self.spare_boots - spot.boots, 0)
        return self.promise(spot.room, spot.progress) - self.taste.hold_boot * tokens

    def open_offers(self) -> Offers:
        """The offers that are open now."""
        offers = self.st.zones[self.st.rules.z_offers]
        return [(offers[i], offers[i + 1]) for i in range(0, len(offers), 2)]

    def holds(self, effect: StandingClaim, room: int, source: int) -> bool:
        """Say whether the condition of an offer would hold on a space."""
        if isinstance(effect.count, StandingAt):
            return self.st.rules.spaces[room].marks & effect.count.mark != 0
        return effect.count.value(self.st, self.me, source) >= effect.every


def no_better(then: Spot, others: list[Spot]) -> bool:
    """Say whether somebody was here before with as much of everything."""
    for o in others:
        if (
            o.boots >= then.boots
            and o.hops >= then.hops
            and len(o.offers) >= len(then.offers)
            and o.gain >= then.gain - SAME
        ):
            return True
    return False
