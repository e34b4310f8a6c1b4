"""The errand of In! Space!: hack two ports in two modules, take an artifact worth the risk, and run for the pods."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from burgle.bots.mind.book import Book, Deck
from burgle.bots.mind.danger import Danger
from burgle.bots.mind.errand import Deed, Errand, Stage, Way, place_in_order
from burgle.bots.mind.taste import Taste
from burgle.bots.mind.ways import FAR
from burgle.bots.space.ways import SpaceWays, board_of
from burgle.kernel.codes import IN
from burgle.kernel.state import Player, State

if TYPE_CHECKING:
    from burgle.bots.mind.thoughts import Thoughts

MANY_RIVALS = 3  # among so many, danger is taken as it is
ESCAPE = 20.0  # points for leaving in a pod
FRAIL = 2  # health with which enemies are better avoided


class SpaceProgress(NamedTuple):
    """How far a thief has got."""

    cubes: int  # Data cubes left
    first: int  # module of the first hack + 1
    code: int
    artifact: int  # its value
    key: int
    telepass: int
    away: int = 0  # 1: in a pod


class SpaceErrand(Errand):
    """Ports, Command, pods: what the rest of the game promises is loot times the chance to bring it home."""

    # Who comes first in the round can be gone first, and leave the others to the boss: that pays even with a small
    # artifact. Who comes late will not win that race, and had better bring home more.
    usual_taste = Taste(haste=6.0, leisure=1.0, delay=1.0, rival_pace=5.0, fear=1.0, hush=0.45, alarm=0.0, healed=0.05)
    # Of two, it is the second whom the boss finds first once the other is gone: she hurries, and the first takes risks.
    duel_taste = replace(usual_taste, haste=0.5, leisure=-5.0, bold=0.34, care=0.3)

    def __init__(self, st: State, me: Player, book: Book, deck: Deck, danger: Danger, taste: Taste) -> None:
        super().__init__(st, me, book, deck, danger, taste)
        self.board = board_of(st.rules)
        board = self.board
        used = st.zones[board.ports.used]
        self.free = tuple(room for room in board.port_rooms if not used[room])
        self.blockade = bool(st.nums[board.lift.blockade])
        self.frail = book.health.meter - me.damage <= FRAIL
        # Boots a turn to reckon with: what the deck gives now, and half way to what it will come to.
        self.pace = max(0.5 * deck.boots + 0.5 * max(taste.good_pace, deck.boots), 1.0)
        own = max((t.value for t in st.rules.tokens if t.value and me.tokens[t.id]), default=0)
        self.loot -= own
        self.now = SpaceProgress(me.nums[board.ports.cubes], me.nums[board.ports.first], int(me.has[board.ports.code] > 0), own,
                          int(me.has[board.lift.lock] > 0), int(me.has[board.pads.tag] > 0))  # fmt: skip
        self.bay = tuple(s.id for s in st.rules.spaces if s.marks & book.rescuing and s.exits)
        lying = st.zones[board.artifacts.lying]
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
        ways = self.board.ways(True, False, False, False)
        way = ways.to(self.board.pod)[p.room]
        if not p.has[self.book.health.fate.artifact]:
            prize = self.prizes[len(self.prizes) // 2][0] if self.prizes else self.board.pod
            way = ways.to(prize)[p.room] + ways.to(self.board.pod)[prize] + 5.0 * p.nums[self.board.ports.cubes]
        return 1.0 + way / self.taste.rival_pace

    def claim(self, room: int, value: int) -> float:
        """What an artifact promises: less if rivals are nearer."""
        far = self.board.ways(True, False, False, False).to(room)
        mine = far[self.me.room] + 8.0 * self.now.cubes
        promise = float(value)
        for p in self.st.players:
            if p is not self.me and p.status == IN and not p.has[self.book.health.fate.artifact]:
                if far[p.room] + 8.0 * p.nums[self.board.ports.cubes] < mine:
                    promise *= self.taste.rival_ahead
        return promise

    def ways(self, e: SpaceProgress, code: bool) -> SpaceWays:
        """The ways that are open at a stage."""
        return self.board.ways(code, bool(e.key), bool(e.telepass), self.blockade, self.frail)

    def may_enter(self, room: int, stage: Stage) -> bool:
        marks = self.st.rules.spaces[room].marks
        e = progress_of(stage)
        if marks & self.board.ports.bit and not e.code:
            return False
        return not marks & self.board.pods.bit or e.artifact > 0

    def unlocked(self, stage: Stage) -> bool:
        return progress_of(stage).key > 0

    def rides(self, room: int, stage: Stage) -> list[Way]:
        board, e, found = self.board, progress_of(stage), []
        marks = self.st.rules.spaces[room].marks
        if marks & board.lift.bit:
            kind = self.book.kind["ride"] << 16
            for stop in board.lift.stops:
                if stop != room and board.runs(room, stop, bool(e.key), self.blockade):
                    found.append(Way(stop, kind | stop, True))
        if e.telepass and room in board.pads.pads:
            kind = self.book.kind["telepad"] << 16
            found.extend(Way(pad, kind | pad, True) for pad in board.pads.pads if pad != room)
        return found

    def deeds(self, room: int, stage: Stage) -> list[Deed]:
        e, found = progress_of(stage), []
        if e.cubes and room in self.free:
            module = self.st.rules.spaces[room].module + 1
            if e.first != module:
                last = e.cubes == 1
                then = e._replace(cubes=e.cubes - 1, first=module, code=int(last or e.code))
                found.append(Deed(self.book.kind["hack"] << 16, -self.board.port_effort[room] * 0.8, then))
        if not e.artifact and room in self.claims:
            value = self.st.rules.spaces[room].artifact
            found.append(Deed(self.book.kind["take artifact"] << 16, 0.0, e._replace(artifact=value)))
        return found

    def granted(self, stage: Stage, tags: list[int]) -> Stage:
        e = progress_of(stage)
        if self.board.lift.lock in tags:
            e = e._replace(key=1)
        if self.board.pads.tag in tags:
            e = e._replace(telepass=1)
        return e

    def over(self, room: int, stage: Stage) -> bool:
        return room == self.board.pod

    def outlook(self, room: int, stage: Stage) -> float:
        key = (room, stage)
        found = self.seen.get(key)
        if found is None:
            found = self.seen[key] = self.promise(room, progress_of(stage))
        return found

    def reply(self, mind: Thoughts, options: list[int]) -> int:
        return options[0] if mind.st.stack[-1].kind == mind.book.secrets.k_secret else -1

    def promise(self, room: int, e: SpaceProgress) -> float:
        """The score to be expected from a place on, for the artifact that promises most."""
        if room == self.board.pod:
            return self.loot + e.artifact + ESCAPE
        ways = self.ways(e, True)
        bay, pod = ways.to(*self.bay), ways.to(self.board.pod)
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

    def way_to(self, room: int, e: SpaceProgress, prize: int) -> float:
        """The effort to reach an artifact, by way of the ports that are still needed."""
        if e.code:
            return self.ways(e, True).to(prize)[room]
        return self.tour(room, e.cubes, e.first, prize, e)

    def tour(self, room: int, cubes: int, first: int, prize: int, e: SpaceProgress) -> float:
        """The shortest way over one or two free ports to an artifact."""
        key = (room, cubes, first, prize, e.key, e.telepass, self.free, self.blockade, self.frail)
        tours = self.board.tours
        found = tours.get(key)
        if found is None:
            found = FAR
            spaces = self.st.rules.spaces
            for port in self.free:
                module = spaces[port].module + 1
                if module == first:
                    continue
                way = self.ways(e, False).to(port)[room] + self.board.port_effort[port]
                if way < found:
                    if cubes > 1:
                        way += self.tour(port, cubes - 1, module, prize, e)
                    else:
                        way += self.ways(e, True).to(prize)[port]
                    found = min(found, way)
            if len(tours) > 50_000:
                tours.clear()
            tours[key] = found
        return found

    def whole_way(self, room: int, e: SpaceProgress) -> float:
        """The effort of all that is left to do, for the artifact that promises most."""
        home = self.ways(e, True).to(self.board.pod)
        if e.artifact or not self.claims:
            return home[room]
        return (
            min(self.way_to(room, e, prize) + home[prize] - value * 0.4 for prize, value in self.claims.items()) + 6.0
        )


def progress_of(stage: Stage) -> SpaceProgress:
    """Read a stage."""
    assert isinstance(stage, SpaceProgress)
    return stage
