"""Gestures: all that can be reached, by the best ways, and playing the whole hand, as codes to answer with.

No rule is written here a second time. A search over copies of the engine, in a world that knows no more than the seat,
tries what moves the pawn and reads off what it costs. It never looks behind anything that is revealed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from heapq import heappop, heappush
from typing import Final

from burgle.kernel.chance import seed_bytes
from burgle.kernel.codes import IN, arg_of, kind_of
from burgle.kernel.determinise import determinise
from burgle.kernel.engine import answer
from burgle.kernel.rules import Rules
from burgle.kernel.state import Event, Player, State
from burgle.kernel.traits import LEAPS, MOVES, OPEN_OFFER, PLAYS
from burgle.language.words import FALLBACK
from burgle.view.why import Blocked, why_not

LEAP: Final = "leap"  # counted beside what is paid: teleports, rides and the like are missed more than a Boot
MOST_STEPS = 2000  # a bound on the time of a search
MOST_TIES = 4  # ways of the same price to one place that are told apart


@dataclass(frozen=True)
class Way:
    """One way to a space: what to answer, and what it costs. `stops` says why nothing is known beyond it."""

    space: str
    codes: tuple[int, ...] = ()
    through: tuple[str, ...] = ()
    cost: dict[str, int] = field(default_factory=dict)  # by resource; harm and noise are among them
    leaps: int = 0  # teleports, rides and the like
    stops: str = ""  # "reveals", "asks" or "out"; "" if the turn simply goes on
    others: tuple[Way, ...] = ()  # dearer, but cheaper in one respect; or as dear, by other spaces


@dataclass(frozen=True)
class Hand:
    """What to answer to play the hand, and why the rest has to wait.

    It `stops` because the last card "reveals", the next one "asks" or would give an offer away ("offers"), or not at all ("").
    """

    codes: tuple[int, ...]
    stops: str = ""


def parts_of(rules: Rules) -> list[str]:
    """List what a way may cost, in the order of preference: harm, noise, what does not come back, leaps, then the turn's.

    Of what does not come back, coins are missed least.
    """
    known = ["damage", "clank", *rules.currency, "boot", "sword"]
    others = [name for name in rules.resources if name not in known]
    kept = [name for name in others if rules.resources[name]]
    passing = [name for name in others if not rules.resources[name]]
    return ["damage", "clank", *kept, *rules.currency, LEAP, "boot", "sword", *passing]


class Label:
    """A place in the search: a world, and how it was come by."""

    __slots__ = ("codes", "cost", "room", "st", "stops", "through")

    def __init__(
        self, st: State, codes: tuple[int, ...], through: tuple[int, ...], cost: tuple[int, ...], stops: str
    ) -> None:
        self.st = st
        self.codes = codes
        self.through = through
        self.room = through[-1]
        self.cost = cost
        self.stops = stops

    def way(self) -> Way:
        """Write it down for others."""
        names = tuple(self.st.rules.spaces[room].key for room in self.through[1:])
        cost = dict(zip(parts_of(self.st.rules), self.cost, strict=True))
        leaps = cost.pop(LEAP)
        paid = {name: n for name, n in cost.items() if n or name == "boot"}
        return Way(names[-1], self.codes, names, paid, leaps, self.stops)

    def takes(self, *names: str) -> int:
        """Count how much of some things it takes."""
        return sum(n for name, n in zip(parts_of(self.st.rules), self.cost, strict=True) if name in names)


class Search:
    """A label search from where a seat stands; a `coarse` one keeps the first label at each space, by what it is short of.

    With `ties`, so many ways are followed that come to the same at a space; else the first will do.
    """

    def __init__(self, st: State, seat: int, coarse: str = "", ties: int = 1) -> None:
        self.start, self.seat, self.coarse, self.ties = st, seat, coarse, ties
        self.gaits = {action.kind: action for action in st.rules.actions if action.traits & MOVES}
        self.parts = parts_of(st.rules)
        self.best: dict[object, list[tuple[tuple[int, ...], frozenset[int]]]] = {}

    def run(self) -> Iterator[Label]:
        """Give every label that no other one beats, the cheapest first; the first one is the start."""
        first = Label(self.start, (), (self.start.players[self.seat].room,), (0,) * len(self.parts), "")
        heap: list[tuple[tuple[int, ...], int, Label]] = [(self.order(first), 0, first)]
        tried = 0
        while heap and tried < MOST_STEPS:
            label = heappop(heap)[2]
            steps = self.steps(label)
            if self.beaten(label, frozenset(steps)):
                continue
            yield label
            for code in steps:
                tried += 1
                after = self.step(label, code)
                if after is not None:
                    heappush(heap, (self.order(after), tried, after))

    def steps(self, label: Label) -> list[int]:
        """List the options by which a walk goes on."""
        return [] if label.stops else [code for code in label.st.options if kind_of(code) in self.gaits]

    def order(self, label: Label) -> tuple[int, ...]:
        """Say which label comes first."""
        cost = label.cost
        if self.coarse == "boots":
            return (label.takes("boot"), *cost)
        if self.coarse == "swords":
            return (label.takes("sword", "damage"), *cost)
        return cost

    def step(self, label: Label, code: int) -> Label | None:
        """Try an option on a copy; None if it leads nowhere yet, as a step into the unknown does."""
        st = label.st.copy()
        events: list[Event] = []
        st.events = events
        before, after = label.st.players[self.seat], st.players[self.seat]
        gait = self.gaits[kind_of(code)]
        price = dict(gait.cost(label.st, before, arg_of(code)))
        answer(st, code)
        room = after.room if after.room >= 0 else entered(st, events, self.seat)
        if room in (-1, before.room):
            return None
        stops = stopped(label.st, st, after)
        # What was turned up may have hurt or helped, but not in every world: only the price is sure.
        hurt = price.get("damage", 0) if stops == "reveals" else max(0, after.damage - before.damage)
        noise = 0 if stops == "reveals" else max(0, after.area - before.area)
        price |= {"damage": hurt, "clank": noise, LEAP: 1 if gait.traits & LEAPS else 0}
        cost = tuple(so_far + price.get(name, 0) for name, so_far in zip(self.parts, label.cost, strict=True))
        return Label(st, (*label.codes, code), (*label.through, room), cost, stops)

    def beaten(self, label: Label, steps: frozenset[int]) -> bool:
        """Say whether another label is at the same point, can do all that this one can, and has paid no more for it."""
        p = label.st.players[self.seat]
        known = self.best.setdefault((self.point(label, p), label.stops), [])
        if self.coarse and known:
            return True
        numbers: tuple[int, ...] = label.cost
        if label.stops != "reveals":
            numbers = (*numbers, -p.boot, -p.sword, -p.supply)
        equal = 0
        for other, others_steps in known:
            if others_steps >= steps and all(a <= b for a, b in zip(other, numbers, strict=True)):
                equal += 1
                if other != numbers or equal == self.ties:
                    return True
        known.append((numbers, steps))
        return False

    def point(self, label: Label, p: Player) -> object:
        """All that tells one moment of a walk from another, but for what only counts as more or less."""
        if self.coarse or label.stops == "reveals":
            return label.room
        zones = [
            (i, *sorted(zone))
            for i, (zone, old) in enumerate(zip(label.st.zones, self.start.zones, strict=True))
            if zone is not old and zone != old
        ]
        return label.room, p.gold, p.skill, p.hush, tuple(p.nums), tuple(p.tokens), tuple(zones), len(p.hand)


def entered(st: State, events: Iterable[Event], seat: int) -> int:
    """Find the space that a pawn entered, though it has left the board by it."""
    kinds = st.rules.events
    return next((event.a for event in events if event.who == seat and kinds[event.kind].a == "space"), -1)


def stopped(before: State, after: State, p: Player) -> str:
    """Say why a walk ends here, if it does."""
    if after.fence > before.fence:
        return "reveals"
    if after.over or p.status != IN or p.room < 0:
        return "out"
    return "" if idle(before, after) else "asks"


def idle(before: State, after: State) -> bool:
    """Say whether the same question waits as before: what to do in this turn."""
    old, new = before.stack, after.stack
    return after.turn == before.turn and len(old) == len(new) and old[-1].kind == new[-1].kind


def world_of(st: State, seat: int, names: Sequence[str] | None = None, lang: str = FALLBACK) -> State | list[Blocked]:
    """Give a world that knows no more than the seat, or say why the seat cannot do anything."""
    waiting = why_not(st, seat, st.options[0] if st.options else 0, names, lang)
    return waiting or determinise(st, seat, seed_bytes(0))


def reach(st: State, seat: int) -> dict[str, Way]:
    """Give the best way to every space that a seat can reach now, with others where no way is best in all respects."""
    world = world_of(st, seat)
    if isinstance(world, list) or world.players[seat].room < 0:
        return {}
    found: dict[int, list[Label]] = {}
    for label in Search(world, seat).run():
        if label.codes:
            found.setdefault(label.room, []).append(label)
    found.pop(world.players[seat].room, None)
    return {st.rules.spaces[room].key: best_of(labels) for room, labels in found.items()}


def best_of(labels: list[Label]) -> Way:
    """Put the ways to one space together: the first is the best, and no other is worse than it in every respect."""
    kept: list[Label] = []
    for label in labels:
        worse = [other for other in kept if all(a <= b for a, b in zip(other.cost, label.cost, strict=True))]
        # Going by other spaces is another way, though it comes to the same.
        if all(other.cost == label.cost and other.through != label.through for other in worse):
            kept.append(label)
    return replace(kept[0].way(), others=tuple(label.way() for label in kept[1:]))


def play_all(st: State, seat: int) -> Hand:
    """Play the cards of the hand that ask nothing, those that draw or turn something up last; the first of these ends it.

    When it `reveals`, the same question can be put again to the position after it, for the cards that came up. What a card
    offers for others of the hand ("discard a card, draw two") is not played away: such a card comes first, and the rest
    waits when the offer would be lost with one card more.
    """
    found = world_of(st, seat)
    if isinstance(found, list):
        return Hand(())
    world: State = found
    plays = [action.kind for action in st.rules.actions if action.traits & PLAYS]
    codes: list[int] = []
    while True:
        later, takeable = "", offered(world, seat)
        cards = [code for code in world.options if kind_of(code) in plays]
        ahead = {code: played(world, code) for code in cards}
        for code, after in sorted(ahead.items(), key=lambda one: -offered(one[1], seat)):
            stops = stopped(world, after, after.players[seat])
            if not stops and offered(after, seat) < takeable:
                stops = "offers"
            if not stops:
                world = after
                codes.append(code)
                break
            if stops == "reveals" and idle(world, after) and later[:1] != "r":
                later, draw = "reveals", code
            elif later != "reveals":
                later = stops if stops == "offers" else later or "asks"
        else:
            break
    return Hand((*codes, draw), later) if later == "reveals" else Hand(tuple(codes), later)


def played(world: State, code: int) -> State:
    """A copy of a world in which something was done."""
    after = world.copy()
    answer(after, code)
    return after


def offered(world: State, seat: int) -> int:
    """How many offers of cards a player may take up."""
    actions, me = world.rules.action_of, world.players[seat]
    found = [actions[kind_of(code)] for code in world.options if kind_of(code) < len(actions)]
    return sum(1 for action in found if action is not None and action.traits & OPEN_OFFER) if me.status == IN else 0
