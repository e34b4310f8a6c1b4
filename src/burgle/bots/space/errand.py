"""The errand of In! Space!: hack two ports in two modules, take an artifact worth the risk, and run for the pods."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from burgle.bots.mind.danger import Danger
from burgle.bots.mind.errand import Errand, place_in_order
from burgle.bots.mind.handbook import Deck, Handbook
from burgle.bots.mind.taste import Taste
from burgle.bots.mind.walk import WalkPlan
from burgle.bots.mind.ways import FAR
from burgle.bots.space.progress import SpaceProgress
from burgle.bots.space.ways import SpaceWays, board_of
from burgle.kernel.codes import IN
from burgle.kernel.state import Player, State

if TYPE_CHECKING:
    from burgle.bots.mind.thoughts import Thoughts
    from burgle.bots.mind.worth import Worth

MANY_RIVALS: Final = 3  # among so many, danger is taken as it is
ESCAPE: Final = 20.0  # points for leaving in a pod
FRAIL: Final = 2  # health with which enemies are better avoided

# Who comes first in the round can be gone first, and leave the others to the boss: that pays even with a small
# artifact. Who comes late will not win that race, and had better bring home more.
SPACE_TASTE: Final = Taste(
    haste=6.0, leisure=1.0, delay=1.0, rival_pace=5.0, fear=1.0, hush=0.45, alarm=0.0, healed=0.05
)
# Of two, it is the second whom the boss finds first once the other is gone: she hurries, and the first takes risks.
SPACE_DUEL: Final = replace(SPACE_TASTE, haste=0.5, leisure=-5.0, bold=0.34, care=0.3)


class SpaceErrand(Errand):
    """Ports, Command, pods: what the rest of the game promises is loot times the chance to bring it home."""

    __slots__ = (
        "board", "free", "blockade", "frail", "pace", "stages", "now", "bay", "prizes", "claims", "seen", "heed", "tempo",
        "tours", "rivals_ways",
    )  # fmt: skip

    def __init__(self, st: State, me: Player, book: Handbook, deck: Deck, danger: Danger, taste: Taste) -> None:
        super().__init__(st, me, book, deck, danger, taste)
        board = self.board = board_of(st.rules)
        used = st.zones[board.ports.used]
        self.free = tuple([room for room in board.port_rooms if not used[room]])
        self.blockade = bool(st.nums[board.lift.blockade])
        self.frail = book.health.meter - me.damage <= FRAIL
        # Boots a turn to reckon with: what the deck gives now, and half way to what it will come to.
        self.pace = max(0.5 * deck.boots + 0.5 * max(taste.good_pace, deck.boots), 1.0)
        own = 0
        for kind in range(len(me.tokens)):
            if me.tokens[kind]:
                own = max(own, st.rules.tokens[kind].value)
        self.loot -= own
        self.stages: dict[tuple[int, frozenset[int]], SpaceProgress] = {}
        self.now = self.at(me.nums[board.ports.cubes], me.nums[board.ports.first], me.has[board.ports.code] > 0, own,
                           me.has[board.lift.lock] > 0, me.has[board.pads.tag] > 0, frozenset())  # fmt: skip
        self.bay = tuple([s.id for s in st.rules.spaces if s.marks & book.rescuing and s.exits])
        lying = st.zones[board.artifacts.lying]
        self.prizes = [(room, st.rules.tokens[token].value) for room, token in enumerate(lying) if token >= 0]
        self.rivals_ways = board.ways(True, False, False, False, False)
        self.tours = board.tours_of(self.free, self.blockade, self.frail)
        rivals = [p for p in st.players if p is not me]
        danger.leaves = [self.leaves(p) for p in rivals]
        self.claims = [(room, self.claim(room, value)) for room, value in self.prizes]
        self.seen: dict[int, float] = {}
        inside = sum([1 for p in rivals if p.status == IN])
        late = place_in_order(st, me) / len(rivals)
        self.heed = 1.0 - taste.bold * max(MANY_RIVALS - len(rivals), 0) * (1.0 - taste.care * late)
        self.tempo = taste.haste * (1.0 - taste.leisure * late) * inside / len(rivals) + taste.patience

    def at(
        self, cubes: int, first: int, code: bool, artifact: int, key: bool, telepass: bool, done: frozenset[int]
    ) -> SpaceProgress:
        """The one object for a stage."""
        stage = ((cubes << 8 | first) << 8 | artifact) << 3 | int(code) << 2 | int(key) << 1 | int(telepass)
        found = self.stages.get((stage, done))
        if found is None:
            found = SpaceProgress(len(self.stages), stage, cubes, first, code, artifact, key, telepass, done)
            self.stages[(stage, done)] = found
        return found

    def marked(self, e: SpaceProgress, mark: int) -> SpaceProgress:
        """The stage after something more was done."""
        return self.at(e.cubes, e.first, e.code, e.artifact, e.key, e.telepass, e.done | {mark})

    def rounds(self) -> float:
        way = self.whole_way(self.me.room, self.now)
        return max(self.turns(min(way, 60.0)) - 0.3, 0.5)

    def stake(self) -> float:
        best = float(self.now.artifact)
        if not best:
            for _, value in self.prizes:
                best = max(best, float(value))
            best *= 0.7
        return self.loot + best + ESCAPE

    def leaves(self, p: Player) -> float:
        """In how many rounds a rival will be gone, at a usual pace."""
        if p.status != IN:
            return 0.0
        ways = self.rivals_ways
        pod = self.board.pod
        way = ways.to(pod)[p.room]
        if not p.has[self.book.artifact]:
            prize = self.prizes[len(self.prizes) // 2][0] if self.prizes else pod
            way = ways.to(prize)[p.room] + ways.to(pod)[prize] + 5.0 * p.nums[self.board.ports.cubes]
        return 1.0 + way / self.taste.rival_pace

    def claim(self, room: int, value: int) -> float:
        """What an artifact promises: less if rivals are nearer."""
        far = self.rivals_ways.to(room)
        mine = far[self.me.room] + 8.0 * self.now.cubes
        promise = float(value)
        for p in self.st.players:
            if p is not self.me and p.status == IN and not p.has[self.book.artifact]:
                if far[p.room] + 8.0 * p.nums[self.board.ports.cubes] < mine:
                    promise *= self.taste.rival_ahead
        return promise

    def ways(self, e: SpaceProgress, code: bool) -> SpaceWays:
        """The ways that are open at a stage."""
        return self.board.ways(code, e.key, e.telepass, self.blockade, self.frail)

    def outlook(self) -> float:
        return self.promise(self.me.room, self.now)

    def promise(self, room: int, e: SpaceProgress) -> float:
        """The score to be expected from a place on, for the artifact that promises most."""
        key = e.stage << 12 | room
        found = self.seen.get(key)
        if found is None:
            found = self.seen[key] = self.reckon(room, e)
        return found

    def reckon(self, room: int, e: SpaceProgress) -> float:
        """Look at every artifact that might be carried to the pods."""
        pod = self.board.pod
        if room == pod:
            return self.loot + e.artifact + ESCAPE
        ways = self.ways(e, True)
        to_bay, to_pod = ways.to_any(self.bay), ways.to(pod)
        if e.artifact:
            return self.homeward(self.loot + e.artifact, to_bay[room], to_pod[room])
        best = -FAR
        for prize, value in self.claims:
            there = self.way_to(room, e, prize)
            best = max(best, self.homeward(self.loot + value, there + to_bay[prize], there + to_pod[prize]))
        return best

    def homeward(self, spoils: float, to_bay: float, to_pod: float) -> float:
        """What spoils are worth that are so far from safety: in the Cargo Bay friends wait, in the pod 20 points more."""
        late = self.turns(to_pod)
        away = self.heeded(self.danger.survive(late, 0))
        helped = max(self.heeded(self.danger.survive(self.turns(to_bay), 0)) - away, 0.0)
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
        means = int(e.key) << 1 | int(e.telepass)
        key = (((room << 12 | prize) << 8 | first) << 4 | cubes) << 2 | means
        found = self.tours.get(key)
        if found is None:
            found = FAR
            spaces, effort = self.st.rules.spaces, self.board.port_effort
            before, after = self.ways(e, False), self.ways(e, True)
            for port in self.free:
                module = spaces[port].module + 1
                if module == first:
                    continue
                way = before.to(port)[room] + effort[port]
                if way < found:
                    if cubes > 1:
                        way += self.tour(port, cubes - 1, module, prize, e)
                    else:
                        way += after.to(prize)[port]
                    found = min(found, way)
            self.tours[key] = found
        return found

    def whole_way(self, room: int, e: SpaceProgress) -> float:
        """The effort of all that is left to do, for the artifact that promises most."""
        home = self.ways(e, True).to(self.board.pod)
        if e.artifact or not self.claims:
            return home[room]
        return min([self.way_to(room, e, prize) + home[prize] - value * 0.4 for prize, value in self.claims]) + 6.0

    def actions(self) -> tuple[str, ...]:
        return ("move", "teleport", "ride", "telepad", "hack", "take artifact", "buy")

    def prices(self) -> dict[str, float]:
        return {"flip": 0.3, "black": 0.3}

    def walk(self, worth: Worth, spare_boots: int) -> WalkPlan:
        from burgle.bots.space.walk import SpaceWalk

        return SpaceWalk(self.st, self.me, self.book, self, worth).best(spare_boots)

    def reply(self, mind: Thoughts, options: list[int]) -> int:
        return options[0] if mind.st.stack[mind.st.asked].kind == self.board.secrets.k_secret else -1
