"""The errand of Legacy: see the world, fetch an artifact fit to the danger, and be back in HQ in time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from burgle.bots.legacy.finds import LegacyFinds
from burgle.bots.legacy.nerve import LAST, nerve
from burgle.bots.legacy.progress import LegacyProgress
from burgle.bots.legacy.ways import MOST_GOLD, Means, board_of
from burgle.bots.mind.danger import Danger
from burgle.bots.mind.errand import loot
from burgle.bots.mind.expedition import Earnings
from burgle.bots.mind.handbook import Deck, Handbook
from burgle.bots.mind.homing import (
    ARTIFACT,
    GIFT,
    MARKET,
    MOST_TARGETS,
    PLENTY,
    Homecoming,
    HomeProgress,
    HomeTarget,
    HomeWays,
)
from burgle.bots.mind.taste import Taste
from burgle.bots.mind.walk import WalkPlan
from burgle.bots.mind.ways import FAR
from burgle.kernel.state import Player, State

if TYPE_CHECKING:
    from burgle.bots.mind.thoughts import Thoughts
    from burgle.bots.mind.worth import Worth

DALLY: Final = 1.0  # rounds that a rival with an artifact stays longer than needed
EARNINGS: Final = Earnings(2.3, 0.5, 4.0, 14.0, 10.0)
CARDS: Final = 0.8  # points that a round brings to who only buys cards; ...
FINDS: Final = 0.35  # ... the rest must lie on the board: the share of the best thing there that a round brings nearer
FRAIL: Final = 2  # health with which enemies are better avoided
RAGE: Final = 0.5  # what an artifact taken costs by the anger it raises


class LegacyErrand(Homecoming):
    """Two boards, their wonders, and the way back to HQ."""

    __slots__ = (
        "board", "finds", "frail", "waiting", "stages", "maps", "now", "ways_now", "behind",
    )  # fmt: skip

    def __init__(self, st: State, me: Player, book: Handbook, deck: Deck, danger: Danger, taste: Taste) -> None:
        super().__init__(st, me, book, deck, danger, taste)
        board = self.board = board_of(st.rules)
        self.trophy = float(st.rules.params["mug"])
        self.trophy_token = st.rules.token_ids["mug"]
        self.artifact = board.relics.tag
        self.backpack = board.relics.backpack
        self.finds = LegacyFinds(st, me, board, deck.cards)
        carried = 0  # what the player's artifacts will score
        for kind in board.valued:
            if me.tokens[kind.id]:
                carried += (kind.value + kind.points.value(st, me)) * me.tokens[kind.id]
        self.carried = carried
        self.loot = self.fortune(me, deck.cards) - carried
        self.frail = book.health.meter - me.damage <= FRAIL
        self.waiting = tuple([room for room, n in enumerate(st.zones[board.agents.lying]) if n])
        held = -1
        for token in board.shrines.token_at:
            if token >= 0 and me.tokens[token]:
                held = token
                break
        room_for = 1 + me.has[self.backpack] - me.has[self.artifact]
        self.stages: dict[tuple[int, int, int, int, int, int, int, frozenset[int]], LegacyProgress] = {}
        self.maps: dict[int, HomeWays] = {}
        self.now = self.at(
            carried, room_for, min(me.has[board.canoe], 1), min(me.has[board.pickaxe], 1),
            min(me.has[board.walking.unseen], 1), me.gold, held, frozenset(),
        )  # fmt: skip
        self.ways_now: HomeWays = self.now.ways
        self.dwell(board.relics, board.town, board.hq, self.now)
        home = self.ways_now.home
        danger.leaves = [self.rival_leaves(p, min(home[p.room], 20.0), DALLY) for p in st.players if p is not me]
        self.behind = -1.0  # what lies where only a canoe leads; below 0: nobody has looked
        self.nerve = nerve(st, me)
        self.tempo = self.nerve.tempo
        self.look_at_rivals(EARNINGS, LAST)
        self.look_for_artifacts()
        if self.now.value:
            self.income = min(self.income, self.prospect())
        self.settle_down()

    def at(
        self, value: int, room_for: int, canoe: int, pickaxe: int, unseen: int, gold: int, token: int,
        done: frozenset[int],
    ) -> LegacyProgress:  # fmt: skip
        """The one object for a stage."""
        key = (value, room_for, canoe, pickaxe, unseen, gold, token, done)
        found = self.stages.get(key)
        if found is None:
            ways = self.ways(canoe, pickaxe, unseen, gold)
            found = LegacyProgress(
                len(self.stages), value, room_for, canoe, pickaxe, unseen, gold, token, done, ways
            )  # fmt: skip
            self.stages[key] = found
        return found

    def spent(self, e: LegacyProgress, gold: int) -> LegacyProgress:
        """The stage with another sum of gold."""
        return self.at(e.value, e.room_for, e.canoe, e.pickaxe, e.unseen, gold, e.token, e.done)

    def marked(self, e: LegacyProgress, done: frozenset[int]) -> LegacyProgress:
        """The stage after something more was done."""
        return self.at(e.value, e.room_for, e.canoe, e.pickaxe, e.unseen, e.gold, e.token, done)

    def ways(self, canoe: int, pickaxe: int, unseen: int, gold: int) -> HomeWays:
        """The board for somebody with such means."""
        gold = min(gold, MOST_GOLD)
        key = gold << 3 | canoe << 2 | pickaxe << 1 | unseen
        found = self.maps.get(key)
        if found is None:
            found = self.board.ways(Means(canoe, pickaxe, unseen, gold, self.frail, self.waiting))
            self.maps[key] = found
        return found

    def fortune(self, p: Player, cards: list[int]) -> float:
        """The points that a player would bring home now, those for Seals, shrines and the Patron included."""
        st, board = self.st, self.board
        points = float(loot(st, p, self.book, cards))
        table = board.shrines.table
        points += table[min(board.shrines.marked(st, p), len(table) - 1)]
        points += st.rules.params["seal_points"] * (board.seals.total(st, p) // st.rules.params["seal_set"])
        patron = st.nums[board.patrons.patron]
        return points + (st.rules.cards[patron].points.value(st, p) if patron >= 0 else 0)

    # ---------------------------------------------------------------- the rest of the game

    def prospect(self) -> float:
        """What a round more may bring to who has an artifact: cards, and the best that the board has within reach."""
        finds = self.finds.best_find(self.ways_now, self.now.token, self.wares(self.now), self.pace)
        return CARDS + FINDS * finds

    # ---------------------------------------------------------------- what lies around

    def targets(self) -> list[HomeTarget]:
        """The best things to do on the board, seen from here."""
        st, now, here = self.st, self.now, self.me.room
        rated: list[tuple[float, int, int, float, bool]] = []
        market = self.wares(now)
        for room in self.board.rooms:
            far = self.ways_now.to(room)[here]
            if far >= FAR or room == self.board.hq:
                continue
            space = st.rules.spaces[room]
            gift = self.finds.gift(room, now.token)
            if gift > 0.0:
                again = space.secret == "minor" or space.reward is not None
                rated.append((gift - self.late * far, room, GIFT, gift, again))
            if space.marks & self.board.town.bit and market > 0.0:
                rated.append((market - self.late * far, room, MARKET, market, True))
            if now.value and now.room_for and room in self.claims:
                worth = self.claims[room]
                rated.append((worth - self.late * far, room, ARTIFACT, worth, False))
        rated.sort(reverse=True)
        lands = self.board.lands_at
        return [
            HomeTarget(room, what, value, again, lands[room]) for _, room, what, value, again in rated[:MOST_TARGETS]
        ]

    def gain_of(self, item: int, e: HomeProgress) -> float:
        """What an item is worth beyond its price, the ways that it opens included."""
        token = self.st.rules.tokens[item]
        second = len(self.claims) > (0 if e.value else 1)
        gain = self.finds.carried(token, second) - self.board.town.price(self.st, self.me, item, 0)
        return gain + self.opened(token.grants, cast(LegacyProgress, e))

    def opened(self, grants: list[int], e: LegacyProgress) -> float:
        """What the ways are worth that an item opens, beyond those of this errand."""
        if self.board.canoe in grants or self.board.pickaxe in grants:
            then = self.granted(e, grants)
            here = self.me.room
            return 0.7 * (self.base(here, then) - self.base(here, e)) + self.shortcuts(grants)
        return 0.0

    def shortcuts(self, grants: list[int]) -> float:
        """What lies behind water, and the Boots that mountains save on the way about."""
        if self.board.pickaxe in grants:
            return 0.45 * self.finds.left
        if self.behind < 0.0:
            behind = 0.0
            for room in self.board.rooms:
                if self.ways_now.to(room)[self.me.room] >= FAR:
                    behind += max(self.finds.gift(room, self.now.token), 0.0)
            self.behind = behind
        return 0.9 * self.behind

    # ---------------------------------------------------------------- what the bot asks

    def granted(self, e: LegacyProgress, tags: list[int]) -> LegacyProgress:
        """The stage after getting a token that grants abilities."""
        board = self.board
        return self.at(
            e.value, e.room_for + (1 if self.backpack in tags else 0), 1 if board.canoe in tags else e.canoe,
            1 if board.pickaxe in tags else e.pickaxe, 1 if board.walking.unseen in tags else e.unseen, e.gold, e.token, e.done,
        )  # fmt: skip

    def prices(self) -> dict[str, float]:
        return self.finds.prices()

    def keepsakes(self) -> dict[int, float]:
        seals = self.board.seals
        worth = self.finds.seal()
        return {card: worth for card, sealed in enumerate(seals.on_card) if sealed and not seals.locked}

    def actions(self) -> tuple[str, ...]:
        return ("move", "teleport", "ride", "take artifact", "buy")

    def walk(self, worth: Worth, spare_boots: int) -> WalkPlan:
        from burgle.bots.legacy.walk import LegacyWalk

        return LegacyWalk(self.st, self.me, self.book, self, worth).best(spare_boots)

    def reply(self, mind: Thoughts, options: list[int]) -> int:
        from burgle.bots.legacy.replies import reply

        return reply(mind, self, options)

    def rich(self) -> HomeProgress:
        return self.spent(self.now, PLENTY)
