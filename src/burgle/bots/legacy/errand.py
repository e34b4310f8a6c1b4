"""The errand of Legacy: see the world, fetch an artifact fit to the danger, and be back in HQ in time."""

from __future__ import annotations

from dataclasses import replace
from math import exp
from typing import TYPE_CHECKING

from burgle.bots.legacy.finds import ARTIFACT, GIFT, MARKET, LegacyFinds
from burgle.bots.legacy.progress import LAST, LegacyProgress, LegacyTarget, nerve, progress_of
from burgle.bots.legacy.ways import MOST_GOLD, LegacyWays, Means, board_of
from burgle.bots.mind.book import Book, Deck, owned_cards
from burgle.bots.mind.danger import STAY, Danger
from burgle.bots.mind.errand import Errand, Stage, loot
from burgle.bots.mind.taste import Taste
from burgle.bots.mind.ways import FAR
from burgle.chapters.bazaar import Deal
from burgle.kernel.codes import IN, LOST
from burgle.kernel.effects import Effect
from burgle.kernel.state import Player, State

if TYPE_CHECKING:
    from burgle.bots.mind.thoughts import Thoughts
    from burgle.bots.mind.walk import Walk
    from burgle.bots.mind.worth import Worth

DELAY = 0.5  # rounds that any way takes more than its Boots
GOOD_PACE = 2.4  # Boots a turn that a deck will come to
RIVAL_AHEAD = 0.65  # share left of an artifact that a rival may reach first
DALLY = 1.0  # rounds that a rival with an artifact stays longer than needed
WELL_AHEAD = 15.0  # points by which one must lead to be in a hurry
WIN = 20.0  # points that winning is worth
DOUBTS = (4.0, 15.0)  # how sure a rival's score is, out and in
HOPE = 15.0  # what a rival on the way is still good for
LINGER = (0.0, 1.0, 2.0, 3.5, 5.0, 7.0)  # rounds that one may stay longer than the way home takes
INCOME = 2.3  # points that a round more brings to whoever is not ahead, ...
LEAD = 0.1  # ... less so much for each point of a lead ...
INCOMES = (0.5, 4.0)  # ... within these bounds
LONG, LONGER = 14.0, 10.0  # rounds after which the income dwindles, and that it takes to do so
CARDS = 0.8  # points that a round brings to who only buys cards; ...
FINDS = 0.35  # ... the rest must lie on the board: the share of the best thing there that a round brings nearer
STROLL = 0.6  # points that a round's way costs who has time to spare
MOST_TARGETS = 12  # looked at from every space
AFAR = 0.75  # what a target is worth that is not reached in this turn
FRAIL = 2  # health with which enemies are better avoided
LUCK = {
    **Taste().luck, "at": 0.2, "in": 0.45, "intern": 0.5, "agent": 0.1, "seal": 0.3, "gold": 0.6, "sacrificed": 0.1,
    "looted": 0.2, "ridden": 0.1, "treasure": 0.2, "marked": 0.3, "item": 0.3,
}  # fmt: skip
NOISE, BAG_DOUBT = 1.2, 3.0  # cubes that a player puts into the bag in a round; how unsure its end is
RAGE = 0.5  # what an artifact taken costs by the anger it raises


class LegacyErrand(Errand):
    """Two boards, their wonders, and the way back to HQ."""

    # Among many the bag is loud enough: quiet decks and Swords last longer. Two had better be quick.
    usual_taste = Taste(
        gaps=1.3, alarm=0.0, thin=0.4, sameness=4.0, hush=0.85, sword=0.5, skill=0.9, boot=0.8, luck=LUCK
    )
    duel_taste = replace(usual_taste, thin=0.7, hush=0.35, sword=0.45, boot=0.7)

    def __init__(self, st: State, me: Player, book: Book, deck: Deck, danger: Danger, taste: Taste) -> None:
        super().__init__(st, me, book, deck, danger, taste)
        board = self.board = board_of(st.rules)
        self.mug = float(st.rules.params["mug"])
        self.finds = LegacyFinds(st, me, board, deck.cards)
        carried = self.carried(me)
        self.loot = self.fortune(me, deck.cards) - carried
        self.pace = max(0.5 * deck.boots + 0.5 * max(GOOD_PACE, deck.boots), 1.0)
        self.frail = book.health.meter - me.damage <= FRAIL
        self.waiting = tuple(room for room, n in enumerate(st.zones[board.agents.lying]) if n)
        trails = board.trails
        held = next((t for t in board.shrines.token_at if t >= 0 and me.tokens[t]), -1)
        room_for = 1 + me.has[board.relics.backpack] - me.has[board.relics.tag]
        self.now = LegacyProgress(
            carried, room_for, min(me.has[trails.canoe], 1), min(me.has[trails.pickaxe], 1),
            min(me.has[trails.unseen], 1), me.gold, held, frozenset(),
        )  # fmt: skip
        self.ways_now = self.ways(self.now)
        danger.leaves = [self.leaves(p) for p in st.players if p is not me]
        self.linger = 0.0
        self.until = 0.0  # rounds in which who has an artifact means to be home
        self.nerve = nerve(st, me)
        self.tempo = self.nerve.tempo
        self.rivals, self.doubt = 0.0, DOUBTS[1]
        self.income = self.reckon()
        self.prizes: dict[int, int] = {}  # artifacts by their spaces
        self.claims = self.look_for_artifacts()
        self.seen: dict[tuple[int, LegacyProgress], float] = {}
        self.stand: dict[tuple[int, int, bool, LegacyWays], float] = {}
        self.late = 0.0
        if self.now.value:
            self.income = min(self.income, self.prospect())
        self.settle_down()
        self.aims: list[LegacyTarget] | None = None

    def ways(self, e: LegacyProgress) -> LegacyWays:
        """The board for somebody with such means."""
        return self.board.ways(
            Means(e.canoe, e.pickaxe, e.unseen, min(e.gold, MOST_GOLD), self.frail, self.waiting)
        )  # fmt: skip

    def carried(self, p: Player) -> int:
        """What a player's artifacts will score."""
        tokens = self.st.rules.tokens
        return sum((t.value + t.points.value(self.st, p)) * p.tokens[t.id] for t in tokens if t.value)

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

    def leaves(self, p: Player) -> float:
        """In how many rounds a rival will be gone."""
        if p.status != IN:
            return 0.0
        if not p.has[self.board.relics.tag]:
            return STAY
        return DALLY + min(self.ways_now.home[p.room], 20.0) / GOOD_PACE

    def reckon(self) -> float:
        """What a round more is worth: little to who is ahead and could leave the others to the dragon."""
        st, me, mug = self.st, self.me, self.st.rules.token_ids["mug"]
        rivals = 0.0
        for p in st.players:
            if p is not me and p.status != LOST:
                score = self.fortune(p, owned_cards(p))
                if p.tokens[mug]:
                    score += self.mug
                elif p.status == IN:
                    score += HOPE if p.has[self.board.relics.tag] else HOPE * 0.8
                if score > rivals:
                    rivals, self.doubt = score, DOUBTS[p.status == IN]
        self.rivals = rivals
        if not rivals:
            self.nerve = LAST
        # Who is ahead and has an artifact does best to be gone: the dragon sees to the others.
        lead = self.loot + (self.now.value or 8.0) + self.mug - rivals
        if self.now.value:
            self.tempo += self.nerve.hurry * min(max(lead / WELL_AHEAD, 0.0), 1.0)
        income = min(max(INCOME - LEAD * lead, INCOMES[0]), INCOMES[1])
        return 0.0 if not rivals else income * min(max(1.0 - (st.turn / len(st.players) - LONG) / LONGER, 0.0), 1.0)

    def stage(self) -> Stage:
        return self.now

    def rounds(self) -> float:
        ways, here = self.ways_now, self.me.room
        if self.now.value:
            way = ways.home[here]
        else:
            way = min((ways.to(room)[here] + ways.home[room] for room in self.claims), default=20.0)
        return 1.0 + self.linger + self.turns(min(way, 30.0))

    def stake(self) -> float:
        return self.loot + (self.now.value or 8.0) + self.mug

    def turns(self, way: float) -> float:
        """How many rounds a way takes."""
        return DELAY + way / self.pace if way > 0.0 else 0.0

    def homeward(self, spoils: float, to_refuge: float, to_hq: float, heed: float) -> float:
        """What spoils are worth so far from safety: who falls outside the Danger Zone keeps them, in HQ waits a Mug."""
        late = self.turns(to_hq)
        stay = max(self.until - late, 0.0) if self.until else self.linger
        spoils += self.linger * self.income
        home = self.danger.survive(heed * (stay + late)) * self.lasts(stay + late)
        there = stay + self.turns(to_refuge)
        helped = max(self.danger.survive(heed * there) * self.lasts(there) - home, 0.0)
        late = max(late, self.until - self.linger)
        return home * self.glory(spoils + self.mug) + helped * self.glory(spoils) - self.tempo * late

    def lasts(self, rounds: float) -> float:
        """The chance that the bag is not yet empty after so many rounds: who is on the clock then stays there."""
        noisy = rounds + sum(min(rounds, leaves) for leaves in self.danger.leaves)
        left = self.danger.total + NOISE * noisy - self.danger.drawn(rounds)
        return 1.0 / (1.0 + exp(-left / BAG_DOUBT))

    def glory(self, score: float) -> float:
        """What a score is worth: its points, and the chance that it wins."""
        return score + WIN / (1.0 + exp((self.rivals - score) / self.doubt))

    def look_for_artifacts(self) -> dict[int, float]:
        """The artifacts on the board by their spaces, each worth less if rivals may come first."""
        st, me, relics = self.st, self.me, self.board.relics
        found: dict[int, float] = {}
        for room, token in enumerate(st.zones[relics.lying]):
            if token < 0:
                continue
            far = self.ways_now.to(room)
            kind = st.rules.tokens[token]
            self.prizes[room] = kind.value + kind.points.value(st, me)
            promise = float(self.prizes[room])
            for p in st.players:
                if p is me or p.status != IN or p.has[relics.tag] > p.has[relics.backpack]:
                    continue
                if far[p.room] < far[me.room]:
                    promise *= RIVAL_AHEAD
            found[room] = promise
        return found

    def base(self, room: int, e: LegacyProgress) -> float:
        """What the errand itself promises from a space: an artifact, and the way home with it."""
        ways = self.ways(e)
        key = (room, e.value, e.room_for > 0, ways)
        found = self.stand.get(key)
        if found is None:
            found = self.stand[key] = self.carry(room, e, ways) if e.value else self.fetch(room, e, ways)
        return found

    def carry(self, room: int, e: LegacyProgress, ways: LegacyWays) -> float:
        """Home with what one has."""
        return self.homeward(self.loot + e.value, ways.refuge[room], ways.home[room], self.nerve.carrying)

    def fetch(self, room: int, e: LegacyProgress, ways: LegacyWays) -> float:
        """The best artifact to be had, and home with it."""
        best = 0.0
        for prize, value in self.claims.items():
            there = ways.to(prize)[room]
            if there < FAR:
                home, refuge = there + ways.home[prize], there + ways.refuge[prize]
                best = max(best, self.homeward(self.loot + value, refuge, home, self.nerve.seeking))
        return best

    # ---------------------------------------------------------------- what lies around

    def outlook(self, room: int, stage: Stage) -> float:
        return self.promise(room, progress_of(stage))

    def promise(self, room: int, e: LegacyProgress) -> float:
        """What the rest of the game promises from a space: the errand, and the best thing to do on the way."""
        if e.value and room == self.board.hq:
            return self.glory(self.loot + e.value + self.mug)
        key = (room, e)
        found = self.seen.get(key)
        if found is None:
            found = self.seen[key] = self.base(room, e) + self.pull(room, e)
        return found

    def pull(self, room: int, e: LegacyProgress) -> float:
        """How much the best target draws, its way and the way home from there considered."""
        if self.aims is None:
            self.aims = self.targets()
        best, second = 0.0, 0.0
        ways = self.ways(e)
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
            draw = AFAR * value - self.late * far - back * (ways.home[self.board.lands(aim.room)] - home)
            if draw > best:
                best, second = draw, best
            elif draw > second:
                second = draw
        return best + 0.4 * second

    def targets(self) -> list[LegacyTarget]:
        """The best things to do on the board, seen from here."""
        st, now, here = self.st, self.now, self.me.room
        rated: list[tuple[float, LegacyTarget]] = []
        market = self.wares(now)
        for room in self.board.rooms:
            far = self.ways_now.to(room)[here]
            if far >= FAR or room == self.board.hq:
                continue
            space = st.rules.spaces[room]
            gift = self.finds.gift(room, now.token)
            if gift > 0.0:
                again = space.secret == "minor" or space.reward is not None
                rated.append((gift - self.late * far, LegacyTarget(room, GIFT, gift, again)))
            if space.marks & self.board.town.bit and market > 0.0:
                rated.append((market - self.late * far, LegacyTarget(room, MARKET, market, True)))
            if now.value and now.room_for and room in self.claims:
                worth = self.claims[room]
                rated.append((worth - self.late * far, LegacyTarget(room, ARTIFACT, worth, False)))
        rated.sort(reverse=True)
        return [target for _, target in rated[:MOST_TARGETS]]

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
        if -1 - item in e.done or e.gold < town.price(self.st, item, 0):
            return False
        stack = self.st.rules.tokens[item].stack
        if stack and any(mark < 0 and self.st.rules.tokens[-1 - mark].stack == stack for mark in e.done):
            return False
        return town.bar(self.st, self.me, item) is None

    def gain_of(self, item: int, e: LegacyProgress) -> float:
        """What an item is worth beyond its price, the ways that it opens included."""
        token = self.st.rules.tokens[item]
        second = len(self.claims) > (0 if e.value else 1)
        gain = self.finds.item(token, second) - self.board.town.price(self.st, item, 0)
        return gain + self.opened(token.grants, e)

    def opened(self, grants: list[int], e: LegacyProgress) -> float:
        """What the ways are worth that an item opens, beyond those of this errand."""
        trails = self.board.trails
        if trails.canoe in grants or trails.pickaxe in grants:
            then = self.granted(e, grants)
            here = self.me.room
            return 0.7 * (self.base(here, progress_of(then)) - self.base(here, e)) + self.shortcuts(grants)
        return 0.0

    def shortcuts(self, grants: list[int]) -> float:
        """What lies behind water, and the Boots that mountains save on the way about."""
        if self.board.trails.pickaxe in grants:
            return 0.45 * self.finds.left
        behind = 0.0
        for room in self.board.rooms:
            if self.ways_now.to(room)[self.me.room] >= FAR:
                behind += max(self.finds.gift(room, self.now.token), 0.0)
        return 0.9 * behind

    # ---------------------------------------------------------------- what the bot asks

    def granted(self, stage: Stage, tags: list[int]) -> Stage:
        e, trails = progress_of(stage), self.board.trails
        return e._replace(
            canoe=1 if trails.canoe in tags else e.canoe,
            pickaxe=1 if trails.pickaxe in tags else e.pickaxe,
            unseen=1 if trails.unseen in tags else e.unseen,
            room_for=e.room_for + (1 if self.board.relics.backpack in tags else 0),
        )  # fmt: skip

    def prices(self) -> dict[str, float]:
        return self.finds.prices()

    def keepsakes(self) -> dict[int, float]:
        seals = self.board.seals
        worth = self.finds.seal()
        return {card: worth for card, sealed in enumerate(seals.on_card) if sealed and not seals.locked}

    def walk(self, worth: Worth, spare_boots: int) -> Walk:
        from burgle.bots.legacy.walk import LegacyWalk

        return LegacyWalk(self.st, self.me, self.book, self, worth).best(spare_boots)

    def reply(self, mind: Thoughts, options: list[int]) -> int:
        from burgle.bots.legacy.replies import reply

        return reply(mind, self, options)

    def good_deal(self, effect: Effect) -> bool:
        if not isinstance(effect, Deal):
            return False
        e = self.now._replace(gold=99)
        return any(self.for_sale(item, e) and self.gain_of(item, e) > 0.5 for item in self.board.town.items)
