"""The errand of Darkest Magic: down to the lake's bed, an artifact fit to the danger, and home before the bells."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from burgle.bots.darkest.finds import DarkestFinds
from burgle.bots.darkest.nerve import LAST, nerve
from burgle.bots.darkest.progress import DarkestProgress
from burgle.bots.darkest.ways import LakeMeans, board_of
from burgle.bots.mind.danger import Danger
from burgle.bots.mind.expedition import Earnings
from burgle.bots.mind.handbook import Deck, Handbook
from burgle.bots.mind.homing import ARTIFACT, GIFT, MARKET, MOST_TARGETS, PLENTY, Homecoming, HomeProgress, HomeTarget
from burgle.bots.mind.taste import Taste
from burgle.bots.mind.walk import WalkPlan
from burgle.bots.mind.ways import FAR
from burgle.kernel.state import Player, State

if TYPE_CHECKING:
    from burgle.bots.mind.thoughts import Thoughts
    from burgle.bots.mind.worth import Worth

DALLY: Final = 1.0  # rounds that a rival with an artifact stays longer than needed
EARNINGS: Final = Earnings(2.3, 0.5, 4.0, 13.0, 9.0)
CARDS: Final = 0.8  # points that a round brings to who only buys cards; ...
FINDS: Final = 0.35  # ... the rest must lie on the board: the share of the best thing there that a round brings nearer
CLIMBS: Final = 0.35  # Boots that a Pick Axe saves in a round
FRAIL: Final = 2  # health with which enemies are better avoided
RAGE: Final = 0.5  # what an artifact taken costs by the anger it raises


class DarkestErrand(Homecoming):
    """Two boards, what the water has kept, and the way back to HQ."""

    __slots__ = ("board", "finds", "frail", "stages", "now")

    def __init__(self, st: State, me: Player, book: Handbook, deck: Deck, danger: Danger, taste: Taste) -> None:
        super().__init__(st, me, book, deck, danger, taste)
        board = self.board = board_of(st.rules)
        self.trophy = float(st.rules.params["mug"])
        self.trophy_token = st.rules.token_ids["mug"]
        self.artifact = board.relics.tag  # of which nobody carries two (L2-089)
        self.finds = DarkestFinds(st, me, board, deck.cards)
        carried = 0  # what the player's artifact will score
        for kind in board.valued:
            if me.tokens[kind.id]:
                carried += (kind.value + kind.points.value(st, me)) * me.tokens[kind.id]
        self.carried = carried
        self.loot = self.fortune(me, deck.cards) - carried
        self.frail = book.health.meter - me.damage <= FRAIL
        self.stages: dict[tuple[int, int, int, int, frozenset[int]], DarkestProgress] = {}
        room_for = 1 - min(me.has[self.artifact], 1)
        pickaxe = min(me.has[board.pickaxe], 1)
        self.now = self.at(carried, room_for, pickaxe, book.purse.wealth(st, me), frozenset())
        self.dwell(board.relics, board.town, board.hq, self.now)
        home = self.now.ways.home
        danger.leaves = [self.rival_leaves(p, min(home[p.room], 20.0), DALLY) for p in st.players if p is not me]
        self.nerve = nerve(st, me)
        self.tempo = self.nerve.tempo
        self.look_at_rivals(EARNINGS, LAST)
        self.look_for_artifacts()
        if carried:
            self.income = min(self.income, self.prospect())
        self.settle_down()

    def at(self, value: int, room_for: int, pickaxe: int, gold: int, done: frozenset[int]) -> DarkestProgress:
        """The one object for a stage."""
        key = (value, room_for, pickaxe, gold, done)
        found = self.stages.get(key)
        if found is None:
            ways = self.board.ways(LakeMeans(pickaxe, self.frail))
            found = DarkestProgress(len(self.stages), value, room_for, pickaxe, gold, done, ways)
            self.stages[key] = found
        return found

    def prospect(self) -> float:
        finds = self.finds.best_find(self.now.ways, self.wares(self.now), self.pace)
        return CARDS + FINDS * finds

    def targets(self) -> list[HomeTarget]:
        now, here = self.now, self.me.room
        rated: list[tuple[float, int, int, float, bool]] = []
        market = self.wares(now)
        for room in self.board.rooms:
            far = now.ways.to(room)[here]
            if far >= FAR or room == self.hq:
                continue
            gift = self.finds.gift(room)
            if gift > 0.0:
                rated.append((gift - self.late * far, room, GIFT, gift, self.finds.again(room)))
            if self.st.rules.spaces[room].marks & self.town.bit and market > 0.0:
                rated.append((market - self.late * far, room, MARKET, market, True))
            if now.value and now.room_for and room in self.claims:
                worth = self.claims[room]
                rated.append((worth - self.late * far, room, ARTIFACT, worth, False))
        rated.sort(reverse=True)
        return [HomeTarget(room, what, value, again, room) for _, room, what, value, again in rated[:MOST_TARGETS]]

    def gain_of(self, item: int, e: HomeProgress) -> float:
        token = self.st.rules.tokens[item]
        gain = self.finds.item(token) - self.town.price(self.st, self.me, item, 0)
        if self.board.pickaxe in token.grants:
            then = self.granted(cast(DarkestProgress, e), token.grants)
            gain += 0.7 * (self.base(self.me.room, then) - self.base(self.me.room, e)) + CLIMBS * self.finds.left
        return gain

    def granted(self, e: DarkestProgress, tags: list[int]) -> DarkestProgress:
        """The stage after getting a token that grants abilities."""
        return self.at(e.value, e.room_for, 1 if self.board.pickaxe in tags else e.pickaxe, e.gold, e.done)

    def prices(self) -> dict[str, float]:
        return self.finds.prices()

    def actions(self) -> tuple[str, ...]:
        return ("move", "teleport", "take artifact", "buy")

    def walk(self, worth: Worth, spare_boots: int) -> WalkPlan:
        from burgle.bots.darkest.walk import DarkestWalk

        return DarkestWalk(self.st, self.me, self.book, self, worth).best(spare_boots)

    def reply(self, mind: Thoughts, options: list[int]) -> int:
        from burgle.bots.darkest.replies import reply

        return reply(mind, self, options)

    def rich(self) -> HomeProgress:
        return self.at(self.now.value, self.now.room_for, self.now.pickaxe, PLENTY, self.now.done)
