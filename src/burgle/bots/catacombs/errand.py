"""The errand of the Catacombs: explore, carry off what is worth the risk, and be back in the Crypt in time."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, NamedTuple

from burgle.bots.catacombs.finds import ARTIFACT, EDGE, PRISON, REWARD, SHRINE, CatacombsFinds
from burgle.bots.catacombs.nerve import LAST, nerve
from burgle.bots.catacombs.ways import ENEMY, Link, board_of
from burgle.bots.mind.book import Book, Deck, owned_cards
from burgle.bots.mind.danger import STAY, Danger
from burgle.bots.mind.errand import Errand, Stage, loot
from burgle.bots.mind.taste import Taste
from burgle.bots.mind.ways import FAR
from burgle.chapters.bazaar import Deal
from burgle.games.catacombs.dungeon import Tile
from burgle.kernel.codes import IN, LOST
from burgle.kernel.effects import Effect
from burgle.kernel.state import Player, State

if TYPE_CHECKING:
    from burgle.bots.mind.thoughts import Thoughts
    from burgle.bots.mind.walk import Walk
    from burgle.bots.mind.worth import Worth

MASTERY = 20.0
TEMPO = 0.4  # that a round more costs
DELAY = 0.5  # rounds that any way takes more than its Boots
GOOD_PACE = 2.4  # Boots a turn that a deck will come to
RIVAL_AHEAD = 0.65  # share left of an artifact that a rival may reach first
DALLY = 2.0  # rounds that a rival with an artifact stays longer than needed
WELL_AHEAD = 15.0  # points by which one must lead to be in a hurry
WIN = 20.0  # points that winning is worth
DOUBTS = (4.0, 15.0)  # how sure a rival's score is, out and in
HOPE = 15.0  # what a rival on the way is still good for
LINGER = (0.0, 1.0, 2.0, 3.5, 5.0, 7.0)  # rounds that one may stay longer than the way home takes
INCOME = 2.5  # points that a round more brings to whoever is not ahead, ...
LEAD = 0.1  # ... less so much for each point of a lead ...
INCOMES = (0.5, 5.0)  # ... within these bounds
LONG, LONGER = 15.0, 12.0  # rounds after which the income dwindles, and that it takes to do so
MOST_TARGETS = 10  # looked at from every room
TILE = 2.2  # Boots that a new tile takes, and ...
DEEPER = 1.2  # ... that it leads away from the Crypt
REACH = (0.9, 0.45, 0.25)  # how far the rooms of a new tile count, the best first
SEARCHING = 7.0  # what a room with an artifact is worth to who still looks for one
AFAR = 0.75  # what a target is worth that is not reached in this turn


class CatacombsProgress(NamedTuple):
    """How far a thief has got, within one walk."""

    value: int  # of the artifacts carried
    room_for: int  # artifacts more that can be carried
    picks: int
    marked: int
    gold: int
    done: frozenset[int]  # room << 3 | what was done there


class CatacombsTarget(NamedTuple):
    """Something worth a way."""

    room: int
    what: int
    value: float
    more: float  # effort beyond reaching the room
    far: list[float]
    home: float


class CatacombsErrand(Errand):
    """Tiles, tunnels and the way back, with what lies along them."""

    usual_taste = Taste(boot=1.0, gaps=0.8, alarm=0.0)

    def __init__(self, st: State, me: Player, book: Book, deck: Deck, danger: Danger, taste: Taste) -> None:
        super().__init__(st, me, book, deck, danger, taste)
        self.board = board_of(st.rules)
        board = self.board
        guided, cloaked = me.has[board.tunnels.map] > 0, me.has[board.tunnels.cloak] > 0
        self.ways = board.ways(st, guided, cloaked)
        self.finds = CatacombsFinds(st, me, board)
        carried = sum(t.value * me.tokens[t.id] for t in st.rules.tokens if t.value)
        self.loot -= carried
        self.pace = max(0.5 * deck.boots + 0.5 * max(GOOD_PACE, deck.boots), 1.0)
        treasures = board.treasures
        room_for = 1 + me.has[treasures.backpack] - me.has[treasures.artifact]
        self.now = CatacombsProgress(
            carried, room_for, me.nums[board.features.picks], me.nums[board.features.marks], me.gold, frozenset()
        )
        danger.leaves = [self.leaves(p) for p in st.players if p is not me]
        self.linger = 0.0
        self.tempo = TEMPO
        self.nerve = nerve(st, me)
        self.rivals, self.doubt = 0.0, DOUBTS[1]
        self.income = self.reckon()
        self.prizes: dict[int, int] = {}  # artifacts by their rooms
        self.claims = self.look_for_artifacts()
        self.unknown = self.hope()
        self.seen: dict[tuple[int, CatacombsProgress], float] = {}
        self.stand: dict[tuple[int, int, bool], float] = {}
        self.late = 0.0
        self.settle_down()
        self.aims: list[CatacombsTarget] | None = None
        self.news: float | None = None

    # ---------------------------------------------------------------- the rest of the game

    def settle_down(self) -> None:
        """Find out how long to stay: the longer, the more loot and the less chance to bring it home."""
        best, at = -FAR, 0.0
        for linger in LINGER:
            self.linger = linger
            self.stand.clear()
            value = self.base(self.me.room, self.now)
            if value > best:
                best, at = value, linger
        self.linger = at + 1.0
        self.stand.clear()
        after = self.base(self.me.room, self.now) - self.income
        self.linger = at
        self.stand.clear()
        self.late = min(max(best - after, self.tempo), 8.0) / self.pace  # what a Boot more on the way costs

    def leaves(self, p: Player) -> float:
        """In how many rounds a rival will be gone."""
        if p.status != IN:
            return 0.0
        return DALLY + self.ways.home[p.room] / GOOD_PACE if p.has[self.board.treasures.artifact] else STAY

    def reckon(self) -> float:
        """What a round more is worth: little to who is ahead and could leave the others to the dragon."""
        st, me, mastery = self.st, self.me, self.st.rules.token_ids["mastery"]
        rivals = 0.0
        for p in st.players:
            if p is not me and p.status != LOST:
                score = float(loot(st, p, self.book, owned_cards(p)))
                if p.tokens[mastery]:
                    score += MASTERY
                elif p.status == IN:
                    score += HOPE if p.has[self.board.treasures.artifact] else HOPE * 0.8
                if score > rivals:
                    rivals, self.doubt = score, DOUBTS[p.status == IN]
        self.rivals = rivals
        if not rivals:
            self.nerve = LAST
        # Who is ahead and has an artifact does best to be gone: the dragon sees to the others.
        lead = self.loot + (self.now.value or 8.0) + MASTERY - rivals
        if self.now.value:
            self.tempo += self.nerve.hurry * min(max(lead / WELL_AHEAD, 0.0), 1.0)
        income = min(max(INCOME - LEAD * lead, INCOMES[0]), INCOMES[1])
        return 0.0 if not rivals else income * min(max(1.0 - (st.turn / len(st.players) - LONG) / LONGER, 0.0), 1.0)

    def stage(self) -> Stage:
        return self.now

    def rounds(self) -> float:
        way = self.ways.home[self.me.room]
        if not self.now.value:
            way = min((self.ways.to(room)[self.me.room] + self.ways.home[room] for room in self.claims), default=FAR)
            way = min(way, self.search_way() + self.ways.edge_and_home[self.me.room])
        return 1.0 + self.linger + self.turns(min(way, 30.0))

    def stake(self) -> float:
        return self.loot + (self.now.value or 8.0) + MASTERY

    def turns(self, way: float) -> float:
        """How many rounds a way takes."""
        return DELAY + way / self.pace if way > 0.0 else 0.0

    def homeward(self, spoils: float, to_refuge: float, to_crypt: float, heed: float) -> float:
        """What spoils are worth so far from safety: outside the Depths villagers help, in the Crypt waits a Mastery token."""
        stay, late = self.linger, self.turns(to_crypt)
        spoils += stay * self.income
        home = self.danger.survive(heed * (stay + late))
        helped = max(self.danger.survive(heed * (stay + self.turns(to_refuge))) - home, 0.0)
        return home * self.glory(spoils + MASTERY) + helped * self.glory(spoils) - self.tempo * late

    def glory(self, score: float) -> float:
        """What a score is worth: its points, and the chance that it wins."""
        return score + WIN / (1.0 + exp((self.rivals - score) / self.doubt))

    def look_for_artifacts(self) -> dict[int, float]:
        """The artifacts within reach by their rooms, each worth less if rivals may come first."""
        st, me, treasures = self.st, self.me, self.board.treasures
        found: dict[int, float] = {}
        lying, robbed = st.zones[treasures.lying], st.zones[treasures.robbed]
        for room in sorted(set(lying[::2])):
            if me.seat << 8 | room in robbed:
                continue
            far = self.ways.to(room)
            self.prizes[room] = st.rules.tokens[treasures.best_in(st, room)].value
            promise = float(self.prizes[room])
            for p in st.players:
                if p is me or p.status != IN or p.has[treasures.artifact] > p.has[treasures.backpack]:
                    continue
                if far[p.room] < far[me.room]:
                    promise *= RIVAL_AHEAD
            found[room] = promise
        return found

    def hope(self) -> float:
        """The value of the next artifact to be found; 0: there is none."""
        stack = self.st.zones[self.board.treasures.stack]
        if not stack or not self.board.dungeon.stack_size(self.st):
            return 0.0
        tokens = self.st.rules.tokens
        return 0.5 * (tokens[stack[0]].value + tokens[stack[min(1, len(stack) - 1)]].value)

    def search_way(self) -> float:
        """The Boots it takes to find an artifact room, beginning at an edge."""
        st, d = self.st, self.board.dungeon
        deep = st.piles[d.depths]
        rooms = sum(
            1 for tile in deep.rest + deep.top for room in d.tiles[tile].rooms if st.rules.spaces[room].artifact
        )
        if not rooms:
            return FAR
        tiles = st.nums[d.safe_left] + (deep.size() + 1) / (rooms + 1)
        return TILE * max(tiles - 1.0, 0.5)  # the first is reckoned with the way to the edge

    def base(self, room: int, e: CatacombsProgress) -> float:
        """What the errand itself promises from a room: an artifact, and the way home with it."""
        key = (room, e.value, e.room_for > 0)
        found = self.stand.get(key)
        if found is None:
            found = self.carry(room, e) if e.value else self.fetch(room, e)
            self.stand[key] = found
        return found

    def carry(self, room: int, e: CatacombsProgress) -> float:
        """Home with what one has."""
        return self.homeward(self.loot + e.value, self.ways.refuge[room], self.ways.home[room], self.nerve.carrying)

    def fetch(self, room: int, e: CatacombsProgress) -> float:
        """The best artifact to be had, known or not, and home with it."""
        ways = self.ways
        seeking = self.nerve.seeking
        best = 0.0
        for prize, value in self.claims.items():
            there = ways.to(prize)[room]
            if prize << 3 | ARTIFACT not in e.done and there < FAR:
                back = self.homeward(self.loot + value, there + ways.refuge[prize], there + ways.home[prize], seeking)
                best = max(best, back)
        search = self.search_way() if self.unknown else FAR
        if search < FAR:
            search += DEEPER * search / TILE
            refuge, home = search + ways.edge_and_refuge[room], search + ways.edge_and_home[room]
            best = max(best, self.homeward(self.loot + self.unknown, refuge, home, seeking))
        return best

    # ---------------------------------------------------------------- what lies around

    def outlook(self, room: int, stage: Stage) -> float:
        return self.promise(room, progress_of(stage))

    def promise(self, room: int, e: CatacombsProgress) -> float:
        """What the rest of the game promises from a room: the errand, and the best thing to do on the way."""
        if e.value and room == self.ways.crypt:
            return self.glory(self.loot + e.value + MASTERY)
        key = (room, e)
        found = self.seen.get(key)
        if found is None:
            found = self.seen[key] = self.base(room, e) + self.pull(room, e)
        return found

    def pull(self, room: int, e: CatacombsProgress) -> float:
        """How much the best target draws, its way and the way home from there considered."""
        if self.aims is None:
            self.aims = self.targets()
        best, second = 0.0, 0.0
        home = self.ways.home[room]
        back = self.late if e.value and not self.linger else self.late * 0.3
        for aim in self.aims:
            if aim.room << 3 | aim.what in e.done or (aim.what <= PRISON and not e.picks):
                continue
            far = aim.far[room] + aim.more
            if aim.what == REWARD and room == aim.room:
                far = 2.0  # out and in again
            if aim.what == SHRINE:
                value = aim.value + e.marked - self.now.marked
            elif aim.what == ARTIFACT and not e.room_for:
                continue
            else:
                value = aim.value
            draw = AFAR * value - self.late * far - back * (aim.home - home)
            if draw > best:
                best, second = draw, best
            elif draw > second:
                second = draw
        return best + 0.4 * second

    def targets(self) -> list[CatacombsTarget]:
        """The best things to do in the dungeon, seen from here."""
        me, ways = self.me, self.ways
        near = ways.out_of(me.room)
        rated: list[tuple[float, int, int, float, float]] = []
        for room in ways.rooms:
            if near[room] < FAR:
                for what, value in self.finds.things(room, self.now.marked, self.now.gold):
                    rated.append((value - self.late * near[room], room, what, value, 0.0))
        if self.now.value and self.now.room_for:
            for room, worth in self.claims.items():
                rated.append((worth - self.late * near[room], room, ARTIFACT, worth, 0.0))
        if self.board.dungeon.stack_size(self.st):
            value = self.discovery()
            edges: dict[int, float] = {}
            for room, link in ways.edges:
                toll = self.edge_toll(link)
                edges[room] = min(edges.get(room, FAR), toll)
            for room, toll in edges.items():
                if near[room] < FAR and toll < FAR:
                    rated.append((value - self.late * (near[room] + toll), room, EDGE, value, toll))
        rated.sort(reverse=True)
        return [
            CatacombsTarget(room, what, value, more, ways.to(room), ways.home[room])
            for _, room, what, value, more in rated[:MOST_TARGETS]
        ]

    def edge_toll(self, link: Link) -> float:
        """The effort of a step into the unknown."""
        if len(link.locks) > self.now.picks:
            return FAR
        return link.boots + (0.0 if self.ways.means[1] else ENEMY * link.enemies) + 1.0 * len(link.locks)

    def discovery(self) -> float:
        """What a new tile is worth: the rooms of those that may come next, the best first."""
        if self.news is None:
            self.news = self.look_ahead()
        return self.news

    def look_ahead(self) -> float:
        """Reckon with every tile that may come next."""
        st, d = self.st, self.board.dungeon
        pile = st.piles[d.safe if st.nums[d.safe_left] else d.depths]
        tiles = pile.rest + pile.top
        if not tiles:
            return 0.0
        return sum(self.tile_value(d.tiles[tile]) for tile in tiles) / len(tiles)

    def tile_value(self, tile: Tile) -> float:
        """What a tile is worth to who finds it."""
        rooms = []
        for room in tile.rooms:
            value = sum(v for _, v in self.finds.things(room, self.now.marked, self.now.gold))
            if self.st.rules.spaces[room].artifact and self.unknown and self.now.room_for:
                value += SEARCHING if not self.now.value else self.unknown * 0.6
            rooms.append(value)
        rooms.sort(reverse=True)
        ghost = -1.5 if tile.haunted else 0.0
        return sum(share * value for share, value in zip(REACH, rooms, strict=False)) + ghost

    def deeper(self, e: CatacombsProgress) -> float:
        """The Boots by which a step into the unknown leads away from home; who still searches has to take it anyway."""
        return DEEPER if e.value else 0.0

    # ---------------------------------------------------------------- what the bot asks

    def prices(self) -> dict[str, float]:
        return self.finds.prices()

    def walk(self, worth: Worth, spare_boots: int) -> Walk:
        from burgle.bots.catacombs.walk import CatacombsWalk

        return CatacombsWalk(self.st, self.me, self.book, self, worth).best(spare_boots)

    def reply(self, mind: Thoughts, options: list[int]) -> int:
        from burgle.bots.catacombs.replies import reply

        return reply(mind, self, options)

    def good_deal(self, effect: Effect) -> bool:
        if not isinstance(effect, Deal):
            return False
        bargain = self.finds.bargain
        return any(bargain(item, self.me.gold, effect.price) > 0.5 for item in self.board.bazaar.items)


def progress_of(stage: Stage) -> CatacombsProgress:
    """Read a stage."""
    assert isinstance(stage, CatacombsProgress)
    return stage
