"""The errand of Legacy: see the world, fetch an artifact fit to the danger, and be back in HQ in time."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from burgle.bots.legacy.finds import ARTIFACT, GIFT, MARKET, LegacyFinds
from burgle.bots.legacy.nerve import LAST, nerve
from burgle.bots.legacy.progress import LegacyProgress, LegacyTarget
from burgle.bots.legacy.ways import MOST_GOLD, LegacyWays, Means, board_of
from burgle.bots.mind.danger import Danger
from burgle.bots.mind.errand import loot
from burgle.bots.mind.expedition import AFAR, LINGER, Earnings, Expedition
from burgle.bots.mind.handbook import Deck, Handbook
from burgle.bots.mind.taste import Taste
from burgle.bots.mind.walk import WalkPlan
from burgle.bots.mind.ways import FAR
from burgle.chapters.bazaar import Bargain
from burgle.kernel.effects import Effect
from burgle.kernel.state import Player, State

if TYPE_CHECKING:
    from burgle.bots.mind.thoughts import Thoughts
    from burgle.bots.mind.worth import Worth

DALLY: Final = 1.0  # rounds that a rival with an artifact stays longer than needed
EARNINGS: Final = Earnings(2.3, 0.5, 4.0, 14.0, 10.0)
CARDS: Final = 0.8  # points that a round brings to who only buys cards; ...
FINDS: Final = 0.35  # ... the rest must lie on the board: the share of the best thing there that a round brings nearer
STROLL: Final = 0.6  # points that a round's way costs who has time to spare
MOST_TARGETS: Final = 12  # looked at from every space
FRAIL: Final = 2  # health with which enemies are better avoided
NOISE: Final = 1.2  # cubes that a player puts into the bag in a round
BAG_DOUBT: Final = 3.0  # how unsure it is when the bag will be empty
RAGE: Final = 0.5  # what an artifact taken costs by the anger it raises


class LegacyErrand(Expedition):
    """Two boards, their wonders, and the way back to HQ."""

    __slots__ = (
        "board", "finds", "frail", "waiting", "stages", "maps", "now", "ways_now", "behind", "until", "seen", "stand", "aims",
        "aimed",
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
        self.maps: dict[int, LegacyWays] = {}
        self.now = self.at(
            carried, room_for, min(me.has[board.canoe], 1), min(me.has[board.pickaxe], 1),
            min(me.has[board.walking.unseen], 1), me.gold, held, frozenset(),
        )  # fmt: skip
        self.ways_now = self.now.ways
        home = self.ways_now.home
        danger.leaves = [self.rival_leaves(p, min(home[p.room], 20.0), DALLY) for p in st.players if p is not me]
        self.behind = -1.0  # what lies where only a canoe leads; below 0: nobody has looked
        self.until = 0.0  # rounds in which who has an artifact means to be home
        self.nerve = nerve(st, me)
        self.tempo = self.nerve.tempo
        self.look_at_rivals(EARNINGS, LAST)
        self.look_for_artifacts()
        self.seen: dict[int, float] = {}
        self.stand: dict[int, float] = {}
        if self.now.value:
            self.income = min(self.income, self.prospect())
        self.settle_down()
        self.aims: list[LegacyTarget] = []
        self.aimed = False  # the aims were looked for

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

    def ways(self, canoe: int, pickaxe: int, unseen: int, gold: int) -> LegacyWays:
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

    def settle_down(self) -> None:
        """Find out how long to stay: the longer, the more loot and the less chance to bring it home."""
        best, at = -FAR, 0.0
        for linger in LINGER:
            value = self.staying(linger)
            if value > best:
                best, at = value, linger
        # What a Boot more on the way costs: a round without its income, or hardly anything to who has rounds to spare.
        lost = best - self.staying(at + 1.0) + (0.0 if at else self.income)
        self.set_out(at)
        self.late = min(max(lost, STROLL if at else 0.0, self.tempo), 8.0) / self.pace

    def staying(self, linger: float) -> float:
        """What the game promises to who stays so many rounds longer."""
        self.set_out(linger)
        return self.base(self.me.room, self.now)

    def set_out(self, linger: float) -> None:
        """Mean to stay so long: with an artifact at hand, all ways about and home are made in that time."""
        self.linger = linger
        self.until = linger + self.turns(self.ways_now.home[self.me.room]) if self.now.value and linger else 0.0
        self.stand.clear()

    def prospect(self) -> float:
        """What a round more may bring to who has an artifact: cards, and the best that the board has within reach."""
        finds = self.finds.best_find(self.ways_now, self.now.token, self.wares(self.now), self.pace)
        return CARDS + FINDS * finds

    def rounds(self) -> float:
        ways, here = self.ways_now, self.me.room
        if self.now.value:
            way = ways.home[here]
        else:
            way = min([ways.to(room)[here] + ways.home[room] for room in self.claims], default=20.0)
        return 1.0 + self.linger + self.turns(min(way, 30.0))

    def homeward(self, spoils: float, to_refuge: float, to_hq: float, heed: float) -> float:
        """What spoils are worth so far from safety: who falls outside the Danger Zone keeps them, in HQ waits a Mug."""
        late = self.turns(to_hq)
        stay = max(self.until - late, 0.0) if self.until else self.linger
        spoils += self.linger * self.income
        home = self.danger.survive(heed * (stay + late)) * self.lasts(stay + late)
        there = stay + self.turns(to_refuge)
        helped = max(self.danger.survive(heed * there) * self.lasts(there) - home, 0.0)
        late = max(late, self.until - self.linger)
        return home * self.glory(spoils + self.trophy) + helped * self.glory(spoils) - self.tempo * late

    def lasts(self, rounds: float) -> float:
        """The chance that the bag is not yet empty after so many rounds: who is on the clock then stays there."""
        others = 0.0
        for leaves in self.danger.leaves:
            others += min(rounds, leaves)
        left = self.danger.total + NOISE * (rounds + others) - self.danger.drawn(rounds)
        return 1.0 / (1.0 + exp(-left / BAG_DOUBT))

    def look_for_artifacts(self) -> None:
        """Find the artifacts on the board by their spaces."""
        st = self.st
        for room, token in enumerate(st.zones[self.board.relics.lying]):
            if token >= 0:
                kind = st.rules.tokens[token]
                self.prizes[room] = kind.value + kind.points.value(st, self.me)
                self.claims[room] = self.contested(self.prizes[room], self.ways_now.to(room))

    def base(self, room: int, e: LegacyProgress) -> float:
        """What the errand itself promises from a space: an artifact, and the way home with it."""
        key = ((e.ways.number << 16 | e.value) << 12 | room) << 1 | (1 if e.room_for > 0 else 0)
        found = self.stand.get(key)
        if found is None:
            found = self.stand[key] = self.carry(room, e) if e.value else self.fetch(room, e)
        return found

    def carry(self, room: int, e: LegacyProgress) -> float:
        """Home with what one has."""
        return self.homeward(self.loot + e.value, e.ways.refuge[room], e.ways.home[room], self.nerve.carrying)

    def fetch(self, room: int, e: LegacyProgress) -> float:
        """The best artifact to be had, and home with it."""
        best, ways = 0.0, e.ways
        for prize, value in self.claims.items():
            there = ways.to(prize)[room]
            if there < FAR:
                home, refuge = there + ways.home[prize], there + ways.refuge[prize]
                best = max(best, self.homeward(self.loot + value, refuge, home, self.nerve.seeking))
        return best

    # ---------------------------------------------------------------- what lies around

    def outlook(self) -> float:
        return self.promise(self.me.room, self.now)

    def promise(self, room: int, e: LegacyProgress) -> float:
        """What the rest of the game promises from a space: the errand, and the best thing to do on the way."""
        if e.value and room == self.board.hq:
            return self.glory(self.loot + e.value + self.trophy)
        key = e.number << 12 | room
        found = self.seen.get(key)
        if found is None:
            found = self.seen[key] = self.base(room, e) + self.pull(room, e)
        return found

    def pull(self, room: int, e: LegacyProgress) -> float:
        """How much the best target draws, its way and the way home from there considered."""
        if not self.aimed:
            self.aims, self.aimed = self.targets(), True
        best, second = 0.0, 0.0
        ways = e.ways
        home = ways.home[room]
        back = self.late if e.value and not self.linger else self.late * 0.3
        for aim in self.aims:
            if aim.room << 2 | aim.what in e.done or (aim.what == ARTIFACT and not e.room_for):
                continue
            far = ways.to(aim.room)[room]
            if room == aim.room and aim.what == GIFT:
                if not aim.again:
                    continue
                far = 2.0  # out and in again
            value = aim.value if aim.what != MARKET or e.gold >= self.now.gold else 0.0
            draw = AFAR * value - self.late * far - back * (ways.home[aim.lands] - home)
            if draw > best:
                best, second = draw, best
            elif draw > second:
                second = draw
        return best + 0.4 * second

    def targets(self) -> list[LegacyTarget]:
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
            LegacyTarget(room, what, value, again, lands[room]) for _, room, what, value, again in rated[:MOST_TARGETS]
        ]

    def wares(self, e: LegacyProgress) -> float:
        """What a market is worth to somebody with so much gold, for the items that pay by themselves."""
        best = 0.0
        for item in self.board.town.items:
            if self.for_sale(item, e):
                best = max(best, self.gain_of(item, e))
        return best

    def for_sale(self, item: int, e: LegacyProgress) -> bool:
        """Say whether an item can be bought with so much gold."""
        town = self.board.town
        if -1 - item in e.done or e.gold < town.price(self.st, self.me, item, 0):
            return False
        stack = self.st.rules.tokens[item].stack
        if stack:
            for mark in e.done:
                if mark < 0 and self.st.rules.tokens[-1 - mark].stack == stack:
                    return False
        return town.bar(self.st, self.me, item) is None

    def gain_of(self, item: int, e: LegacyProgress) -> float:
        """What an item is worth beyond its price, the ways that it opens included."""
        token = self.st.rules.tokens[item]
        second = len(self.claims) > (0 if e.value else 1)
        gain = self.finds.item(token, second) - self.board.town.price(self.st, self.me, item, 0)
        return gain + self.opened(token.grants, e)

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

    def good_deal(self, effect: Effect) -> bool:
        if not isinstance(effect, Bargain):
            return False
        e = self.spent(self.now, 99)
        for item in self.board.town.items:
            if self.for_sale(item, e) and self.gain_of(item, e) > 0.5:
                return True
        return False
