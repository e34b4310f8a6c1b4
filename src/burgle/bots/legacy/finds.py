"""What the spaces and markets of Legacy have to offer an employee, in points."""

from __future__ import annotations

from typing import Final

from burgle.bots.legacy.ways import LegacyBoard
from burgle.bots.mind.home_finds import HomeFinds
from burgle.bots.mind.homing import HomeWays
from burgle.bots.mind.ways import FAR
from burgle.kernel.content import Token, word_in
from burgle.kernel.contract import UNKNOWN
from burgle.kernel.state import Player, State

PLAIN: Final = {
    "gold": 1.0, "skill": 0.4, "sword": 0.3, "boot": 0.7, "intern": 0.8, "rage": -1.2, "trash": 1.0, "clank": -0.4,
    "quiet": 0.4, "card": 1.3, "fruit": 0.5, "seal": 3.0, "rivals": 0.0, "everybody": 0.0,
}  # fmt: skip
MAJOR: Final = 0
MINOR: Final = 1
WIGHT: Final = 0.6  # a cube in the bag that hurts everybody
FRUIT: Final = 0.4  # to who has no use for it, ...
USEFUL_FRUIT: Final = 1.5  # ... and to who has
BLIND_MAJOR: Final = 2.5  # a major secret of the bank
LONG_GAME: Final = 15.0  # rounds
BLESSINGS: Final = {
    "skill": 0.6,
    "gold": 1.0,
    "sword": 0.4,
    "hush": 0.5,
    "boot": 0.9,
    "monsters": 0.7,
}  # of shrines, a round
SECOND_ARTIFACT: Final = 5.0  # what a Backpack is worth while there is enough to be carried


class LegacyFinds(HomeFinds):
    """The prices of things on spaces, as one player sees them now."""

    __slots__ = ("board", "favour", "fruit", "intern", "agent")

    def __init__(self, st: State, me: Player, board: LegacyBoard, cards: list[int]) -> None:
        super().__init__(st, me, board, cards, LONG_GAME)
        self.board = board
        self.favour = favours(st, board)
        self.bonus = self.favour.get("found", 0.0)
        eats = False
        for card in cards:
            eats = eats or board.eats[card]
        self.fruit = USEFUL_FRUIT if eats else FRUIT
        self.intern = PLAIN["intern"] + self.favour.get("intern", 0.0)
        self.agent = self.mean(sorted(st.piles[board.agents.pile].rest)) + self.favour.get("agent", 0.0)

    def gift(self, room: int, token: int) -> float:
        """What entering a space brings now to who holds a shrine's token (-1: none), Agents aside."""
        key = (token + 1) << 12 | room
        found = self.gifts.get(key)
        if found is None:
            found = self.gifts[key] = self.look(room, token)
        return found

    def best_find(self, ways: HomeWays, token: int, market: float, pace: float) -> float:
        """The best thing on the board, Artifacts aside, divided by the rounds that the way there takes at such a pace."""
        here, best = self.me.room, 0.0
        for room in self.board.rooms:
            far = ways.to(room)[here]
            if far < FAR and room != here:
                town = self.st.rules.spaces[room].marks & self.board.town.bit
                value = max(self.gift(room, token), market if town else 0.0)
                best = max(best, value / max(far / pace, 1.0))
        return best

    def look(self, room: int, token: int) -> float:
        """Look at the features of a space."""
        st, board = self.st, self.board
        space = st.rules.spaces[room]
        banks, gain = board.banks, 0.0
        if st.zones[board.ruins.lying][room]:
            gain += st.rules.params["ruin_gold"] - WIGHT + self.favour.get("looted", 0.0)
        if space.secret == "major" and st.zones[banks.lying[MAJOR]][room]:
            gain += self.draw(0)
        elif space.secret == "minor" and banks.pools.size(st, MINOR) and room not in st.zones[banks.searched]:
            gain += self.draw(1)
        if space.reward is not None and room not in st.zones[board.rewarded]:
            gain += self.plain(space.reward)
        if st.zones[board.fruit.lying][room]:
            gain += self.fruit
        if space.marks & board.volcano.bit and room not in st.zones[board.volcano.fed]:
            gain += self.trash
        if space.marks & board.shrines.bit and board.shrines.token_at[room] >= 0:
            gain += self.shrine(room, token)
        return gain + self.wishes[room] if room in self.wishes else gain

    def shrine(self, room: int, token: int) -> float:
        """What a shrine gives: a cube that counts, its token, and what the Pyramid has."""
        st, me, shrines = self.st, self.me, self.board.shrines
        gain = 0.0
        if room << 3 | me.seat not in st.zones[shrines.cubes] and me.supply:
            n = shrines.marked(st, me)
            table = shrines.table
            gain += table[min(n + 1, len(table) - 1)] - table[min(n, len(table) - 1)]
            gain += self.favour.get("marked", 0.0)
        if st.zones[shrines.lying][room]:
            gain += max(self.blessing(shrines.token_at[room]) - self.blessing(token), 0.0)
        if shrines.pyramid >= 0:
            gain += self.look(shrines.pyramid, token)
        return gain

    def blessing(self, token: int) -> float:
        """What a shrine's token is worth for the rest of the game."""
        if token < 0:
            return 0.0
        return BLESSINGS.get(word_in(self.st.rules.tokens[token].more, "shrine"), 0.5) * self.left

    def beyond(self, token: Token) -> float:
        return self.seal() if self.board.seals.tag in token.grants else 0.0

    def secret_of(self, name: str, sort: int) -> float:
        return BLIND_MAJOR if name == "major" else self.draw(sort)

    def icon(self, icon: str) -> float:
        if icon == "intern":
            return self.intern if self.st.nums[self.board.interns.supply] else 0.0
        return PLAIN.get(icon, 0.0)

    def seal(self) -> float:
        """What one Seal more is worth: sets of them count, so the one that fills a set is worth most."""
        st, seals = self.st, self.board.seals
        every, points = st.rules.params["seal_set"], st.rules.params["seal_points"]
        missing = every - seals.total(st, self.me) % every
        share = (0.0, 0.95, 0.45, 0.22)[min(missing, 3)]
        return points * share * (1.0 if self.left > 4.0 or missing == 1 else 0.4) + self.favour.get("seal", 0.0)

    def prices(self) -> dict[str, float]:
        """What the icons are worth on cards that this game alone has."""
        return {
            "major": 3.0 + self.favour.get("found", 0.0),
            "minor": self.draw(1),
            "intern": self.intern,
            "fruit": 1.0 if self.me.has[self.board.fruit.tag] else 2.5,  # who has none cannot pay with any
            "seal": self.seal(),
            "wight": -0.5,
            "rage": -1.2,
            "attack": -1.5,
            "discount": 0.4,
            "calm": 0.3,
            "deck": 0.3,
            "replace": 0.3,
            "black": 0.2,
            "market": 1.0,
            "contract": UNKNOWN,
            "ignore-enemies": 0.6,
            "ignore-forests": 0.4,
            "ignore-agents": 0.3,
            "rivals": 0.0,
            "everybody": 0.0,
        }

    def carried(self, token: Token, second: bool) -> float:
        """What a market item is worth, without the ways that it opens; `second` says whether there is more to carry."""
        return self.item(token) + (SECOND_ARTIFACT if self.board.relics.backpack in token.grants and second else 0.0)


def favours(st: State, board: LegacyBoard) -> dict[str, float]:
    """What the Patron gives points for, one by one."""
    patron = st.nums[board.patrons.patron]
    found: dict[str, float] = {}
    if patron >= 0:
        for term in st.rules.cards[patron].points.terms:
            if not term.once and term.inner is None:
                found[term.count.name] = found.get(term.count.name, 0.0) + term.points / term.every
    return found
