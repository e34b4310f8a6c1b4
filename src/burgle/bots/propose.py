"""Who makes plans for a turn: greedy to several tastes, every single swerve from it, a walk home, and stopping at once.

A plan is made in one world and ends where something is revealed: up to there the seat knows all that the plan used.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import replace
from functools import lru_cache

from burgle.bots.keen import UNTOLD, keen_taste
from burgle.bots.lookahead import MOST_IN_TURN, Crew
from burgle.bots.mind.goals import taste_for
from burgle.bots.mind.taste import Taste
from burgle.bots.thought import Plan
from burgle.kernel.codes import IN, PASS, arg_of, kind_of
from burgle.kernel.engine import answer, decider
from burgle.kernel.rules import Rules
from burgle.kernel.sense import sense_of
from burgle.kernel.state import State
from burgle.kernel.traits import ENDS_TURN, FIGHTS, GETS, MOVES, PLAYS, PRIZE

USUAL = "usual"
HOME = "way out"  # the number that says how far it is
SWERVES = 16  # that are looked at in one question
Chooser = Callable[[State], int]
Clock = Callable[[], bool]  # says whether there is time left


def always() -> bool:
    """All the time in the world."""
    return True


@lru_cache(maxsize=64)
def tastes(rules: Rules, keen: bool = False, goals: bool = True) -> dict[str, Taste]:
    """The tastes to which greedy makes plans, by name; first the game's own, the keen one, or that of who was told nothing."""
    own = UNTOLD if not goals else keen_taste(rules) if keen else taste_for(rules)
    return {
        USUAL: own,
        "hasty": replace(own, haste=own.haste * 2.5 + 1.0, patience=own.patience + 0.5),
        "patient": replace(own, haste=own.haste * 0.3, leisure=0.0, patience=0.0),
        "bold": replace(own, fear=0.0, hush=0.0, bold=own.bold + 0.3, alarm=0.0),
        "careful": replace(own, fear=own.fear * 3.0, hush=own.hush * 3.0 + 0.3, alarm=own.alarm + 0.2, bold=0.0),
        "shopper": replace(own, skill=own.skill * 1.6, thin=own.thin * 0.3, enough_skill=9.0),
        "walker": replace(own, boot=own.boot * 1.8, enough_boots=5.0),
        "fighter": replace(own, sword=own.sword * 2.5, enough_swords=6.0),
        "frugal": replace(own, thin=own.thin + 3.0),
    }


class Proposals:
    """The plans for the question that waits in a world, each made on a copy of it."""

    def __init__(self, start: State, seat: int, seed: bytes, keen: bool = False, goals: bool = True) -> None:
        """Without `goals` nobody is asked who wrote down what a game is about."""
        self.start, self.seat, self.seed = start, seat, seed
        self.tastes = tastes(start.rules, keen, goals)
        self.others = None if goals else UNTOLD
        self.found: dict[Hashable, Plan] = {}  # by what they come to: two ways to the same are one plan
        self.last: Hashable = None  # what the plan that was made last came to

    def plans(self, most: int, clock: Clock = always) -> list[Plan]:
        """At most so many different plans, greedy's own first. When there is no time left, those that were made have to do."""
        for maker in (self.greedy(), self.simple(), self.swerves()):
            for plan in maker:
                if len(self.found) >= most or (self.found and not clock()):
                    return list(self.found.values())
                if plan.codes:
                    self.found.setdefault(self.last, plan)
        return list(self.found.values())

    def greedy(self) -> Iterator[Plan]:
        """Greedy to each of its tastes."""
        for name in self.tastes:
            yield self.made(name, self.crew(name).choose)

    def crew(self, name: str = USUAL) -> Crew:
        """Everybody at the table, with the seat playing to one of the tastes."""
        return Crew(len(self.start.players), self.seed, self.seat, self.tastes[name], others=self.others)

    def company(self) -> Crew:
        """Everybody at the table, with nobody to a taste of their own."""
        return Crew(len(self.start.players), self.seed, others=self.others)

    def simple(self) -> Iterator[Plan]:
        """The shortest way out, and to whatever else there is to walk to; and stopping at once."""
        if self.own_turn():
            for way in ways(self.start.rules):
                if self.start.players[self.seat].boot or way == HOME:
                    yield self.made("home" if way == HOME else way, Walker(self.company(), self.seat, way).choose)
            yield self.made("stop", Stopping(self.company(), self.seat).choose)

    def swerves(self) -> Iterator[Plan]:
        """Each other answer to the question that waits, and on from there as usual: what no taste thinks of."""
        first = {plan.codes[0] for plan in self.found.values()}
        options = [code for code in self.start.options if code not in first and not self.plays(code)]
        for code in sorted(options, key=self.rank)[:SWERVES]:
            yield self.made("swerve", self.crew().choose, (code,))

    def around(self, plan: Plan, most: int, clock: Clock = always) -> list[Plan]:
        """At most so many plans that go with another as far as some step, and from there elsewhere: second thoughts."""
        steps: list[tuple[tuple[int, int], int, int]] = []
        st = self.start.copy()
        for number, taken in enumerate(plan.codes):
            if number:
                options = [code for code in st.options if code != taken and not traits_of(st, code) & PLAYS]
                steps += [(self.rank(code, st), number, code) for code in options]
            answer(st, taken)
        found: dict[Hashable, Plan] = {}
        for _, number, code in sorted(steps):
            if len(found) >= most or not clock():
                break
            one = self.made("second thought", self.crew().choose, (*plan.codes[:number], code))
            if self.last not in self.found:
                found.setdefault(self.last, one)
        self.found |= found
        return list(found.values())

    def own_turn(self) -> bool:
        """Whether it is the seat's own turn."""
        return self.start.active == self.seat and self.start.players[self.seat].status == IN

    def plays(self, code: int) -> bool:
        """Whether an option plays a card of the hand: all of them will be played."""
        return bool(traits_of(self.start, code) & PLAYS)

    def rank(self, code: int, st: State | None = None) -> tuple[int, int]:
        """What is looked at first: prizes, then ways, then wares."""
        traits = traits_of(st or self.start, code)
        for number, trait in enumerate((PRIZE, MOVES, FIGHTS, GETS)):
            if traits & trait:
                return number, code
        return 9, code

    def made(self, by: str, choose: Chooser, first: tuple[int, ...] = ()) -> Plan:
        """Play the turn in a copy of the world until it ends, somebody else decides, or something is revealed."""
        st = self.start.copy()
        turn, fence = st.turn, st.fence
        codes: list[int] = []
        traits = 0
        while len(codes) < MOST_IN_TURN:
            code = first[len(codes)] if len(codes) < len(first) else choose(st)
            traits |= traits_of(st, code)
            codes.append(code)
            answer(st, code)
            if st.over or st.turn != turn or st.fence > fence or decider(st) != self.seat:
                break
        self.last = reached(st, self.seat)
        return Plan(tuple(codes), by, kind_of_turn(st, self.seat, traits))


def reached(st: State, seat: int) -> Hashable:
    """What a plan has come to, whatever the order in which things were done."""
    return (
        st.turn,
        st.over,
        tuple((frame.kind, frame.who, frame.a, frame.b, *frame.items) for frame in st.stack),
        tuple(st.row),
        tuple(st.nums),
        tuple(map(tuple, st.zones)),
        tuple(
            (p.status, p.room, p.skill, p.sword, p.boot, p.gold, p.area, p.damage, *p.tokens, *p.nums)
            for p in st.players
        ),
        tuple(sorted(cards_of(st, seat))),
    )


def cards_of(st: State, seat: int) -> list[int]:
    """All cards of a player, wherever they lie."""
    me = st.players[seat]
    return [*me.hand, *me.play, *me.discard, *me.deck.rest, *me.deck.top]


def traits_of(st: State, code: int) -> int:
    """What a table may know of an option that is an action; 0 for an answer to another question."""
    kind = kind_of(code)
    actions = st.rules.action_of
    action = actions[kind] if kind < len(actions) else None
    return 0 if action is None else action.traits_of(st, st.players[decider(st)], arg_of(code))


def kind_of_turn(st: State, seat: int, traits: int) -> str:
    """What sort of turn it has become."""
    if st.players[seat].status != IN:
        return "out"
    for trait, kind in ((FIGHTS, "fight"), (PRIZE, "prize"), (MOVES, "walk"), (GETS, "shop")):
        if traits & trait:
            return kind
    return "stay"


class Stopping:
    """Plays the hand, answers what has to be answered, and ends the turn."""

    def __init__(self, company: Crew, seat: int) -> None:
        self.company, self.seat = company, seat

    def choose(self, st: State) -> int:
        """End the turn as soon as no card is left to play."""
        if not st.players[self.seat].hand:
            for code in st.options:
                if traits_of(st, code) & ENDS_TURN:
                    return code
        if PASS in st.options:
            return PASS
        return self.company.choose(st)


class Walker(Stopping):
    """Plays the hand and walks towards something, as far as the Boots go; it takes what lies underfoot on the way.

    What there is to walk to it learns from the chapters: every number called a way says how far it is (`Chapter.sense`).
    """

    def __init__(self, company: Crew, seat: int, way: str) -> None:
        super().__init__(company, seat)
        self.way = way

    def choose(self, st: State) -> int:
        """The step that brings the player nearest, if any does."""
        me = st.players[self.seat]
        if me.hand or me.room < 0:
            return self.company.choose(st)
        best, choice = self.far(st), -1
        for code in st.options:
            traits = traits_of(st, code)
            if traits & PRIZE and not traits & FIGHTS:
                return code
            if traits & MOVES and best > 0.0:
                there = st.copy()
                answer(there, code)
                far = 0.0 if there.players[self.seat].status != IN else self.far(there)
                if far < best:
                    best, choice = far, code
        return choice if choice >= 0 else super().choose(st)

    def far(self, st: State) -> float:
        """How far it is from where the player stands."""
        sense = sense_of(st.rules)
        return sense.block(st, st.players[self.seat])[sense.own.index(self.way)]


@lru_cache(maxsize=64)
def ways(rules: Rules) -> tuple[str, ...]:
    """What there is to walk to, the way out first."""
    found = [name for name in sense_of(rules).own if "way" in name.split(" ")]
    return tuple(sorted(found, key=lambda name: name != HOME))
