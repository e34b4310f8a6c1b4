"""The errand of the Catacombs: explore, carry off what is worth the risk, and be back in the Crypt in time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgle.bots.catacombs.finds import ARTIFACT, EDGE, PRISON, REWARD, SHRINE, CatacombsFinds
from burgle.bots.catacombs.nerve import LAST, nerve
from burgle.bots.catacombs.progress import CatacombsProgress, CatacombsTarget
from burgle.bots.catacombs.ways import CatacombsWays, TunnelFrom, board_of
from burgle.bots.mind.danger import Danger
from burgle.bots.mind.expedition import AFAR, LINGER, Earnings, Expedition
from burgle.bots.mind.handbook import Deck, Handbook
from burgle.bots.mind.taste import Taste
from burgle.bots.mind.walk import WalkPlan
from burgle.bots.mind.ways import FAR
from burgle.chapters.bazaar import Bargain
from burgle.games.catacombs.dungeon import Tile
from burgle.kernel.effects import Effect
from burgle.kernel.state import Player, State

if TYPE_CHECKING:
    from burgle.bots.mind.thoughts import Thoughts
    from burgle.bots.mind.worth import Worth

MASTERY: Final = 20.0
DALLY: Final = 2.0  # rounds that a rival with an artifact stays longer than needed
EARNINGS: Final = Earnings(2.5, 0.5, 5.0, 15.0, 12.0)
MOST_TARGETS: Final = 10  # looked at from every room
TILE: Final = 2.2  # Boots that a new tile takes, and ...
DEEPER: Final = 1.2  # ... that it leads away from the Crypt
REACH = (0.9, 0.45, 0.25)  # how far the rooms of a new tile count, the best first
SEARCHING: Final = 7.0  # what a room with an artifact is worth to who still looks for one


class CatacombsErrand(Expedition):
    """Tiles, tunnels and the way back, with what lies along them."""

    __slots__ = (
        "board", "ways", "finds", "stages", "now", "unknown", "seen", "stand", "aims", "aimed", "news", "searching",
    )  # fmt: skip

    def __init__(
        self, st: State, me: Player, book: Handbook, deck: Deck, danger: Danger, taste: Taste,
        before: CatacombsFinds | None = None,
    ) -> None:  # fmt: skip
        """`before`: what was found out before a tile was laid or turned; piles and pockets are still the same."""
        super().__init__(st, me, book, deck, danger, taste)
        board = self.board = board_of(st.rules)
        guided, cloaked = me.has[board.map] > 0, me.has[board.walking.unseen] > 0
        # Nobody comes back to a dungeon that was only thought of.
        self.ways = board.ways(st, guided, cloaked) if before is None else CatacombsWays(st, board, guided, cloaked)
        self.finds = CatacombsFinds(st, me, board)
        if before is not None:
            self.finds.drawn = before.drawn
        self.trophy = MASTERY
        self.trophy_token = st.rules.token_ids["mastery"]
        self.artifact = board.treasures.artifact
        self.backpack = board.treasures.backpack
        carried = 0
        for token, value in board.valued:
            carried += value * me.tokens[token]
        self.carried = carried
        self.loot -= carried
        room_for = 1 + me.has[self.backpack] - me.has[self.artifact]
        self.stages: dict[tuple[int, int, int, int, int, frozenset[int]], CatacombsProgress] = {}
        self.now = self.at(
            carried, room_for, me.nums[board.features.picks], me.nums[board.features.marks], me.gold, frozenset()
        )
        danger.leaves = [self.rival_leaves(p, self.ways.home[p.room], DALLY) for p in st.players if p is not me]
        self.nerve = nerve(st, me)
        self.tempo = self.nerve.tempo
        self.look_at_rivals(EARNINGS, LAST)
        self.look_for_artifacts()
        self.unknown = self.hope()
        self.searching = self.search_way()
        self.seen: dict[int, float] = {}
        self.stand: dict[int, float] = {}
        self.settle_down()
        self.aims: list[CatacombsTarget] = []
        self.aimed = False  # the aims were looked for
        self.news = -FAR  # what a new tile is worth; -FAR: it was not asked for

    def at(
        self, value: int, room_for: int, picks: int, marked: int, gold: int, done: frozenset[int]
    ) -> CatacombsProgress:
        """The one object for a stage."""
        key = (value, room_for, picks, marked, gold, done)
        found = self.stages.get(key)
        if found is None:
            found = CatacombsProgress(len(self.stages), value, room_for, picks, marked, gold, done)
            self.stages[key] = found
        return found

    def marked(self, e: CatacombsProgress, mark: int) -> CatacombsProgress:
        """The stage after something more was done."""
        return self.at(e.value, e.room_for, e.picks, e.marked, e.gold, e.done | {mark})

    # ---------------------------------------------------------------- the rest of the game

    def settle_down(self) -> None:
        """Find out how long to stay: the longer, the more loot and the less chance to bring it home."""
        best, at = -FAR, 0.0
        for linger in LINGER:
            self.linger = linger
            value = self.stay(self.me.room, self.now)
            if value > best:
                best, at = value, linger
        self.linger = at + 1.0
        after = self.stay(self.me.room, self.now) - self.income
        self.linger = at
        self.late = min(max(best - after, self.tempo), 8.0) / self.pace  # what a Boot more on the way costs

    def rounds(self) -> float:
        way = self.ways.home[self.me.room]
        if not self.now.value:
            way = min([self.ways.to(room)[self.me.room] + self.ways.home[room] for room in self.claims], default=FAR)
            way = min(way, self.searching + self.ways.edge_and_home(self.me.room))
        return 1.0 + self.linger + self.turns(min(way, 30.0))

    def homeward(self, spoils: float, to_refuge: float, to_crypt: float, heed: float) -> float:
        """What spoils are worth so far from safety: outside the Depths villagers help, in the Crypt waits a Mastery token."""
        stay, late = self.linger, self.turns(to_crypt)
        spoils += stay * self.income
        home = self.danger.survive(heed * (stay + late))
        helped = max(self.danger.survive(heed * (stay + self.turns(to_refuge))) - home, 0.0)
        return home * self.glory(spoils + MASTERY) + helped * self.glory(spoils) - self.tempo * late

    def look_for_artifacts(self) -> None:
        """Find the artifacts within reach by their rooms."""
        st, treasures = self.st, self.board.treasures
        lying, robbed = st.zones[treasures.lying], st.zones[treasures.robbed]
        for room in sorted(set(lying[::2])):
            if self.me.seat << 8 | room not in robbed:
                self.prizes[room] = st.rules.tokens[treasures.best_in(st, room)].value
                self.claims[room] = self.contested(self.prizes[room], self.ways.to(room))

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
        key = (e.value << 12 | room) << 1 | (1 if e.room_for > 0 else 0)
        found = self.stand.get(key)
        if found is None:
            found = self.stand[key] = self.stay(room, e)
        return found

    def stay(self, room: int, e: CatacombsProgress) -> float:
        """The same, worked out anew."""
        return self.carry(room, e) if e.value else self.fetch(room, e)

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
        search = self.searching if self.unknown else FAR
        if search < FAR:
            search += DEEPER * search / TILE
            refuge, home = search + ways.edge_and_refuge(room), search + ways.edge_and_home(room)
            best = max(best, self.homeward(self.loot + self.unknown, refuge, home, seeking))
        return best

    # ---------------------------------------------------------------- what lies around

    def outlook(self) -> float:
        return self.promise(self.me.room, self.now)

    def promise(self, room: int, e: CatacombsProgress) -> float:
        """What the rest of the game promises from a room: the errand, and the best thing to do on the way."""
        if e.value and room == self.ways.crypt:
            return self.glory(self.loot + e.value + MASTERY)
        key = e.number << 12 | room
        found = self.seen.get(key)
        if found is None:
            found = self.seen[key] = self.base(room, e) + self.pull(room, e)
        return found

    def pull(self, room: int, e: CatacombsProgress) -> float:
        """How much the best target draws, its way and the way home from there considered."""
        if not self.aimed:
            self.aims, self.aimed = self.targets(), True
        best, second = 0.0, 0.0
        home = self.ways.home[room]
        back = self.late if e.value and not self.linger else self.late * 0.3
        for aim in self.aims:
            if aim.mark in e.done or (aim.what <= PRISON and not e.picks):
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

    def edge_toll(self, link: TunnelFrom) -> float:
        """The effort of a step into the unknown."""
        if link.locks > self.now.picks:
            return FAR
        return link.boots + self.ways.toll(link) + 1.0 * link.locks

    def discovery(self) -> float:
        """What a new tile is worth: the rooms of those that may come next, the best first."""
        if self.news == -FAR:
            self.news = self.look_ahead()
        return self.news

    def look_ahead(self) -> float:
        """Reckon with every tile that may come next."""
        st, d = self.st, self.board.dungeon
        pile = st.piles[d.safe if st.nums[d.safe_left] else d.depths]
        tiles = sorted(pile.rest) + pile.top
        if not tiles:
            return 0.0
        return sum([self.tile_value(d.tiles[tile]) for tile in tiles]) / len(tiles)

    def tile_value(self, tile: Tile) -> float:
        """What a tile is worth to who finds it."""
        rooms: list[float] = []
        for room in tile.rooms:
            value = 0.0
            for _, v in self.finds.things(room, self.now.marked, self.now.gold):
                value += v
            if self.st.rules.spaces[room].artifact and self.unknown and self.now.room_for:
                value += SEARCHING if not self.now.value else self.unknown * 0.6
            rooms.append(value)
        rooms.sort(reverse=True)
        ghost = -1.5 if tile.haunted else 0.0
        total = 0.0
        for at in range(min(len(REACH), len(rooms))):
            total += REACH[at] * rooms[at]
        return total + ghost

    def deeper(self, e: CatacombsProgress) -> float:
        """The Boots by which a step into the unknown leads away from home; who still searches has to take it anyway."""
        return DEEPER if e.value else 0.0

    # ---------------------------------------------------------------- what the bot asks

    def prices(self) -> dict[str, float]:
        return self.finds.prices()

    def actions(self) -> tuple[str, ...]:
        return ("move", "take artifact", "pick", "mark", "buy")

    def walk(self, worth: Worth, spare_boots: int) -> WalkPlan:
        from burgle.bots.catacombs.walk import CatacombsWalk

        return CatacombsWalk(self.st, self.me, self.book, self, worth).best(spare_boots)

    def reply(self, mind: Thoughts, options: list[int]) -> int:
        from burgle.bots.catacombs.replies import reply

        return reply(mind, self, options)

    def good_deal(self, effect: Effect) -> bool:
        if not isinstance(effect, Bargain):
            return False
        for item in self.board.bazaar.items:
            if self.finds.bargain(item, self.me.gold, effect.price) > 0.5:
                return True
        return False
