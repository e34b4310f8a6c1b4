"""What the rooms of the catacombs have to offer a thief, in points."""

from __future__ import annotations

from typing import Final

from burgle.bots.catacombs.ways import CatacombsBoard
from burgle.kernel.content import Token
from burgle.kernel.effects import Effect
from burgle.kernel.state import Player, State

CHEST: Final = 0  # what a room may have for a thief
LIBRARY: Final = 1
PRISON: Final = 2
SHRINE: Final = 3
ARTIFACT: Final = 4
REWARD: Final = 5
MARKET: Final = 6
EDGE: Final = 7
PICK: Final = 0.7  # a lockpick kept for later
PLAIN: Final = {
    "gold": 1.0, "skill": 0.4, "sword": 0.3, "boot": 0.7, "lockpick": 1.5, "rage": -1.2, "ghost": -1.5, "trash": 1.0,
    "clank": -0.5, "quiet": 0.5, "card": 1.2, "idol": 5.0,
}  # fmt: skip
POOLS = ("major", "minor", "prisoner")
NOTHING: list[tuple[int, float]] = []
LUCK: Final = 0.35  # that the terms of a prisoner come true later


class CatacombsFinds:
    """The prices of things in rooms, as one player sees them now."""

    __slots__ = ("st", "me", "board", "drawn", "pick", "items", "known", "more_picks")

    def __init__(self, st: State, me: Player, board: CatacombsBoard) -> None:
        self.st = st
        self.me = me
        self.board = board
        self.drawn: dict[int, float] = {}
        self.pick = PICK if me.nums[board.features.picks] > 1 else 2 * PICK
        self.items: dict[int, tuple[float, int]] = {}
        self.more_picks = -1.0  # what one lockpick more is worth; below 0: it was not asked for
        self.known: dict[int, list[tuple[int, float]]] = {}

    def things(self, room: int, marked: int, gold: int) -> list[tuple[int, float]]:
        """What a room offers, laid or not: what it is and what it is worth."""
        if not self.board.fitted[room]:
            return NOTHING
        key = (gold << 8 | marked) << 12 | room
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self.look(room, marked, gold)
        return found

    def look(self, room: int, marked: int, gold: int) -> list[tuple[int, float]]:
        """Look at the features of a room."""
        st, me, f = self.st, self.me, self.board.features
        space = st.rules.spaces[room]
        found: list[tuple[int, float]] = []
        for what in range(3):
            closed = space.marks & f.bits[what] and room << 2 | what not in st.zones[f.covered]
            if closed and me.nums[f.picks] and f.left(st, what):
                found.append((what, self.locked(what) - self.pick))
        if space.marks & f.shrine:
            boxes = me.has[self.board.hoards.puzzle]
            if boxes:
                found.append((REWARD, self.draw(0)))
            if f.bar(st, me, room) is None:
                found.append((SHRINE, marked + 1.0))
        if space.reward is not None:
            worth = self.plain(space.reward)
            if worth > 0:
                found.append((REWARD, worth))
        if space.marks & self.board.bazaar.bit:
            worth, _ = self.best_item(gold)
            if worth > 0:
                found.append((MARKET, worth))
        return found

    def locked(self, what: int) -> float:
        """What a chest, library or prison holds."""
        if what == LIBRARY:
            return 6.3
        return self.draw(0) if what == CHEST else self.draw(2) * min(2, self.board.features.left(self.st, PRISON))

    def draw(self, pool: int) -> float:
        """What a token drawn blind is worth on the average."""
        found = self.drawn.get(pool)
        if found is None:
            pile = self.st.piles[self.board.hoards.pools.piles[pool]]
            rest = sorted(pile.rest) + pile.top
            tokens = self.st.rules.tokens
            total = sum([self.token(tokens[kind]) * rest.count(kind) for kind in set(rest)])
            found = self.drawn[pool] = total / max(len(rest), 1)
        return found

    def token(self, token: Token) -> float:
        """What it is worth to have a token."""
        gain = 0.95 * token.points.value(self.st, self.me)
        for term in token.points.terms:
            if not term.value(self.st, self.me):
                gain += LUCK * term.points
        if token.found is not None:
            gain += self.plain(token.found)
        if token.use is not None:
            gain += 0.9 * self.plain(token.use)
        puzzle, coupon = self.board.hoards.puzzle, self.board.bazaar.coupon
        if puzzle in token.grants:
            gain += 2.5
        if coupon in token.grants:
            gain += 2.5
        return gain

    def plain(self, effect: Effect) -> float:
        """What an effect is worth, roughly."""
        total = 0.0
        for icon in self.board.book.icons(effect):
            if icon in POOLS:
                pool = POOLS.index(icon)
                if self.st.piles[self.board.hoards.pools.piles[pool]].size():
                    total += self.draw(pool)
            elif icon == "heal":
                total += 1.2 if self.me.damage >= 3 else 0.6 if self.me.damage else 0.0
            elif icon == "idol" and not self.idols():
                continue
            else:
                total += PLAIN.get(icon, 0.0)
        return total

    def idols(self) -> int:
        """The idols left in the shrine."""
        bank = self.st.zones[self.board.bazaar.tokens.bank]
        return bank[self.st.rules.token_ids["idol"]]

    def best_item(self, gold: int) -> tuple[float, int]:
        """What the market is worth to somebody with so much gold, and which item is best."""
        found = self.items.get(gold)
        if found is None:
            found = self.items[gold] = max(
                ((self.bargain(item, gold, -1), item) for item in self.board.bazaar.items), default=(0.0, -1)
            )
        return found

    def bargain(self, item: int, gold: int, price: int) -> float:
        """What buying an item at a price (-1: its own) is worth; a coupon helps."""
        st, me, bazaar = self.st, self.me, self.board.bazaar
        token = st.rules.tokens[item]
        if bazaar.bar(st, me, item) is not None:
            return 0.0
        if price < 0:
            price = bazaar.price(st, me, item, 1 if me.has[bazaar.coupon] else 0)
        return self.worth_of(token) - price if gold >= price else 0.0

    def worth_of(self, token: Token) -> float:
        """What a market item is worth."""
        me, board = self.me, self.board
        gain = float(token.points.value(self.st, me))
        if token.bought is not None:
            for icon in self.board.book.icons(token.bought):
                gain += 1.4 if icon == "heal" else self.lockpick() if icon == "lockpick" else PLAIN.get(icon, 0.0)
        if board.treasures.backpack in token.grants:
            left = len(self.st.zones[board.treasures.lying]) // 2 + len(self.st.zones[board.treasures.stack])
            gain += 5.0 if left > 1 and me.has[board.treasures.backpack] == 0 else 0.5
        if board.walking.unseen in token.grants:
            gain += 3.0 if not me.has[board.walking.unseen] else -1.0
        if board.crown in token.grants and not me.has[board.crown]:
            gain += sum([5.0 * me.tokens[royal] for royal in board.royals])
        return gain

    def lockpick(self) -> float:
        """What one of some lockpicks more is worth: much to who has none and knows of closed chests."""
        if self.more_picks >= 0.0:
            return self.more_picks
        st, f, dungeon = self.st, self.board.features, self.board.dungeon
        closed = 0
        covered, cell, spaces = st.zones[f.covered], st.zones[dungeon.cell], st.rules.spaces
        for tile in dungeon.tiles:
            if cell[tile.id] >= 0:
                for room in tile.rooms:
                    for what in range(3):
                        if spaces[room].marks & f.bits[what] and room << 2 | what not in covered:
                            closed += 1
        short = closed - self.me.nums[f.picks]
        self.more_picks = 3.6 if short >= 2 and self.me.nums[f.picks] <= 1 else PLAIN["lockpick"]
        return self.more_picks

    def prices(self) -> dict[str, float]:
        """What the icons of this game alone are worth on cards."""
        return {
            "lockpick": 2.0 if self.me.nums[self.board.features.picks] < 2 else 1.2,
            "major": self.draw(0),
            "minor": self.draw(1),
            "prisoner": self.draw(2),
            "wayshrine": 1.0 + self.me.nums[self.board.features.marks],
            "market": 1.0,
            "ghost": -1.5,
            "rage": -1.2,
            "turn": 0.1,
            "tile": 1.0,
            "replace": 0.3,
            "deck": 0.5,
            "black": 0.2,
            "ignore-caves": 0.5,
            "idol": 5.0,
            "rivals": 0.0,
            "everybody": 0.0,
            "or": 0.0,
        }
