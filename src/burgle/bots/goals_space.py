"""The errand of In! Space!: hack two ports in two modules, take an artifact worth the risk, and run for the pods."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from burgle.bots.book import Book, Deck
from burgle.bots.danger import Danger
from burgle.bots.goals import Deed, Journey, Stage, Way, place_in_order
from burgle.bots.routes import FAR, Routes
from burgle.bots.taste import Taste
from burgle.chapters.artifacts import Artifacts
from burgle.games.space.hyperlift import Hyperlift
from burgle.games.space.pods import Pods
from burgle.games.space.ports import Ports
from burgle.games.space.telepads import Telepads
from burgle.kernel.codes import IN
from burgle.kernel.content import Space
from burgle.kernel.rules import Rules
from burgle.kernel.state import Player, State

if TYPE_CHECKING:
    from burgle.bots.thoughts import Thoughts

PORT_EFFORT = {"clank": 0.5, "credit": -0.4, "heal": -0.3}  # what a port's effect is worth, in Boots on the way
MANY_RIVALS = 3  # among so many, danger is taken as it is
ESCAPE = 20.0  # points for leaving in a pod
FRAIL = 2  # health with which enemies are better avoided


class Errand(NamedTuple):
    """How far a thief has got."""

    cubes: int  # Data cubes left
    first: int  # module of the first hack + 1
    code: int
    artifact: int  # its value
    key: int
    telepass: int
    away: int = 0  # 1: in a pod


class Ship:
    """One layout: its places, and the ways between them for whoever has the means."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        for chapter in rules.chapters:
            if isinstance(chapter, Ports):
                self.ports = chapter
            elif isinstance(chapter, Hyperlift):
                self.lift = chapter
            elif isinstance(chapter, Telepads):
                self.pads = chapter
            elif isinstance(chapter, Pods):
                self.pods = chapter
            elif isinstance(chapter, Artifacts):
                self.artifacts = chapter
        self.port_rooms = [s.id for s in rules.spaces if s.port is not None and s.exits]
        self.port_effort = {room: port_effort(rules.spaces[room]) for room in self.port_rooms}
        self.pod = next(s.id for s in rules.spaces if s.marks & self.pods.bit)
        self.routes: dict[tuple[bool, ...], Routes] = {}
        self.tours: dict[tuple[object, ...], float] = {}

    def ways(self, code: bool, key: bool, telepass: bool, blockade: bool, frail: bool = False) -> Routes:
        """The board as it is for somebody with or without code, key, pass and much health."""
        means = (code, key, telepass, blockade, frail)
        if means not in self.routes:
            rides = [
                (a, b) for a in self.lift.stops for b in self.lift.stops if a != b and self.runs(a, b, key, blockade)
            ]
            if telepass:
                rides += [(a, b) for a in self.pads.pads for b in self.pads.pads if a != b]
            self.routes[means] = Routes(self.rules, key, 0 if code else self.ports.bit, rides, frail)
        return self.routes[means]

    def runs(self, start: int, end: int, key: bool, blockade: bool) -> bool:
        """Say whether the Lift goes from one stop to another."""
        if blockade and self.lift.cut in (start, end):
            return False
        a, b = sorted((self.lift.stops.index(start), self.lift.stops.index(end)))
        return key or not any(self.lift.locks[a:b])


@lru_cache(maxsize=256)
def ship_of(rules: Rules) -> Ship:
    """Chart a layout once."""
    return Ship(rules)


def port_effort(space: Space) -> float:
    """What a port does, counted in Boots: a noisy one is as good as one farther away."""
    return sum(PORT_EFFORT.get(icon, 0.0) for icon in space.port.icons()) if space.port is not None else 0.0


class SpaceJourney(Journey):
    """Ports, Command, pods: what the rest of the game promises is loot times the chance to bring it home."""

    # Who comes first in the round can be gone first, and leave the others to the boss: that pays even with a small
    # artifact. Who comes late will not win that race, and had better bring home more.
    usual_taste = Taste(haste=6.0, leisure=1.0, delay=1.0, rival_pace=5.0, fear=1.0, hush=0.45, alarm=0.0, healed=0.05)
    # Of two, it is the second whom the boss finds first once the other is gone: she hurries, and the first takes risks.
    duel_taste = replace(usual_taste, haste=0.5, leisure=-5.0, bold=0.34, care=0.3)

    def __init__(self, st: State, me: Player, book: Book, deck: Deck, danger: Danger, taste: Taste) -> None:
        super().__init__(st, me, book, deck, danger, taste)
        self.ship = ship_of(st.rules)
        ship = self.ship
        used = st.zones[ship.ports.used]
        self.free = tuple(room for room in ship.port_rooms if not used[room])
        self.blockade = bool(st.nums[ship.lift.blockade])
        self.frail = book.health.meter - me.damage <= FRAIL
        # Boots a turn to reckon with: what the deck gives now, and half way to what it will come to.
        self.pace = max(0.5 * deck.boots + 0.5 * max(taste.good_pace, deck.boots), 1.0)
        own = max((t.value for t in st.rules.tokens if t.value and me.tokens[t.id]), default=0)
        self.loot -= own
        self.now = Errand(me.nums[ship.ports.cubes], me.nums[ship.ports.first], int(me.has[ship.ports.code] > 0), own,
                          int(me.has[ship.lift.lock] > 0), int(me.has[ship.pads.tag] > 0))  # fmt: skip
        self.bay = tuple(s.id for s in st.rules.spaces if s.marks & book.rescuing and s.exits)
        lying = st.zones[ship.artifacts.lying]
        self.prizes = [(room, st.rules.tokens[token].value) for room, token in enumerate(lying) if token >= 0]
        rivals = [p for p in st.players if p is not me]
        danger.leaves = [self.leaves(p) for p in rivals]
        self.claims = {room: self.claim(room, value) for room, value in self.prizes}
        self.seen: dict[tuple[int, Stage], float] = {}
        inside = sum([1 for p in rivals if p.status == IN])
        late = place_in_order(st, me) / len(rivals)
        self.heed = 1.0 - taste.bold * max(MANY_RIVALS - len(rivals), 0) * (1.0 - taste.care * late)
        self.tempo = taste.haste * (1.0 - taste.leisure * late) * inside / len(rivals) + taste.patience

    def stage(self) -> Stage:
        return self.now

    def rounds(self) -> float:
        way = self.whole_way(self.me.room, self.now)
        return max(self.turns(min(way, 60.0)) - 0.3, 0.5)

    def stake(self) -> float:
        best = self.now.artifact or max((value for _, value in self.prizes), default=0) * 0.7
        return self.loot + best + ESCAPE

    def leaves(self, p: Player) -> float:
        """In how many rounds a rival will be gone, at a usual pace."""
        if p.status != IN:
            return 0.0
        ways = self.ship.ways(True, False, False, False)
        way = ways.to(self.ship.pod)[p.room]
        if not p.has[self.book.health.fate.artifact]:
            prize = self.prizes[len(self.prizes) // 2][0] if self.prizes else self.ship.pod
            way = ways.to(prize)[p.room] + ways.to(self.ship.pod)[prize] + 5.0 * p.nums[self.ship.ports.cubes]
        return 1.0 + way / self.taste.rival_pace

    def claim(self, room: int, value: int) -> float:
        """What an artifact promises: less if rivals are nearer."""
        far = self.ship.ways(True, False, False, False).to(room)
        mine = far[self.me.room] + 8.0 * self.now.cubes
        promise = float(value)
        for p in self.st.players:
            if p is not self.me and p.status == IN and not p.has[self.book.health.fate.artifact]:
                if far[p.room] + 8.0 * p.nums[self.ship.ports.cubes] < mine:
                    promise *= self.taste.rival_ahead
        return promise

    def routes(self, e: Errand, code: bool) -> Routes:
        """The ways that are open at a stage."""
        return self.ship.ways(code, bool(e.key), bool(e.telepass), self.blockade, self.frail)

    def may_enter(self, room: int, stage: Stage) -> bool:
        marks = self.st.rules.spaces[room].marks
        e = errand(stage)
        if marks & self.ship.ports.bit and not e.code:
            return False
        return not marks & self.ship.pods.bit or e.artifact > 0

    def unlocked(self, stage: Stage) -> bool:
        return errand(stage).key > 0

    def rides(self, room: int, stage: Stage) -> list[Way]:
        ship, e, found = self.ship, errand(stage), []
        marks = self.st.rules.spaces[room].marks
        if marks & ship.lift.bit:
            kind = self.book.kind["ride"] << 16
            for stop in ship.lift.stops:
                if stop != room and ship.runs(room, stop, bool(e.key), self.blockade):
                    found.append(Way(stop, kind | stop, True))
        if e.telepass and room in ship.pads.pads:
            kind = self.book.kind["telepad"] << 16
            found.extend(Way(pad, kind | pad, True) for pad in ship.pads.pads if pad != room)
        return found

    def deeds(self, room: int, stage: Stage) -> list[Deed]:
        e, found = errand(stage), []
        if e.cubes and room in self.free:
            module = self.st.rules.spaces[room].module + 1
            if e.first != module:
                last = e.cubes == 1
                then = e._replace(cubes=e.cubes - 1, first=module, code=int(last or e.code))
                found.append(Deed(self.book.kind["hack"] << 16, -self.ship.port_effort[room] * 0.8, then))
        if not e.artifact and room in self.claims:
            value = self.st.rules.spaces[room].artifact
            found.append(Deed(self.book.kind["take artifact"] << 16, 0.0, e._replace(artifact=value)))
        return found

    def granted(self, stage: Stage, tags: list[int]) -> Stage:
        e = errand(stage)
        if self.ship.lift.lock in tags:
            e = e._replace(key=1)
        if self.ship.pads.tag in tags:
            e = e._replace(telepass=1)
        return e

    def over(self, room: int, stage: Stage) -> bool:
        return room == self.ship.pod

    def outlook(self, room: int, stage: Stage) -> float:
        key = (room, stage)
        found = self.seen.get(key)
        if found is None:
            found = self.seen[key] = self.promise(room, errand(stage))
        return found

    def reply(self, mind: Thoughts, options: list[int]) -> int:
        return options[0] if mind.st.stack[mind.st.asked].kind == mind.book.secrets.k_secret else -1

    def promise(self, room: int, e: Errand) -> float:
        """The score to be expected from a place on, for the artifact that promises most."""
        if room == self.ship.pod:
            return self.loot + e.artifact + ESCAPE
        ways = self.routes(e, True)
        bay, pod = ways.to(*self.bay), ways.to(self.ship.pod)
        if e.artifact:
            return self.homeward(self.loot + e.artifact, bay[room], pod[room])
        best = -FAR
        for prize, value in self.claims.items():
            there = self.way_to(room, e, prize)
            best = max(best, self.homeward(self.loot + value, there + bay[prize], there + pod[prize]))
        return best

    def homeward(self, spoils: float, to_bay: float, to_pod: float) -> float:
        """What spoils are worth that are so far from safety: in the Cargo Bay friends wait, in the pod 20 points more."""
        late = self.turns(to_pod)
        away = self.heeded(self.danger.survive(late))
        helped = max(self.heeded(self.danger.survive(self.turns(to_bay))) - away, 0.0)
        return away * (spoils + ESCAPE) + helped * spoils - self.tempo * late

    def heeded(self, safe: float) -> float:
        """A chance to get through, as far as danger is heeded: the fewer the rivals, the bolder one must be to win."""
        return 1.0 - self.heed * (1.0 - safe)

    def turns(self, way: float) -> float:
        """How many rounds must be survived on a way: where a turn ends on it, a whole round of the others follows."""
        return self.taste.delay + way / self.pace if way > 0.0 else 0.0

    def way_to(self, room: int, e: Errand, prize: int) -> float:
        """The effort to reach an artifact, by way of the ports that are still needed."""
        if e.code:
            return self.routes(e, True).to(prize)[room]
        return self.tour(room, e.cubes, e.first, prize, e)

    def tour(self, room: int, cubes: int, first: int, prize: int, e: Errand) -> float:
        """The shortest way over one or two free ports to an artifact."""
        key = (room, cubes, first, prize, e.key, e.telepass, self.free, self.blockade, self.frail)
        tours = self.ship.tours
        found = tours.get(key)
        if found is None:
            found = FAR
            spaces = self.st.rules.spaces
            for port in self.free:
                module = spaces[port].module + 1
                if module == first:
                    continue
                way = self.routes(e, False).to(port)[room] + self.ship.port_effort[port]
                if way < found:
                    if cubes > 1:
                        way += self.tour(port, cubes - 1, module, prize, e)
                    else:
                        way += self.routes(e, True).to(prize)[port]
                    found = min(found, way)
            if len(tours) > 50_000:
                tours.clear()
            tours[key] = found
        return found

    def whole_way(self, room: int, e: Errand) -> float:
        """The effort of all that is left to do, for the artifact that promises most."""
        home = self.routes(e, True).to(self.ship.pod)
        if e.artifact or not self.claims:
            return home[room]
        return (
            min(self.way_to(room, e, prize) + home[prize] - value * 0.4 for prize, value in self.claims.items()) + 6.0
        )


def errand(stage: Stage) -> Errand:
    """Read a stage."""
    assert isinstance(stage, Errand)
    return stage
