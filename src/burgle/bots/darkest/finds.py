"""What the spaces and markets of Darkest Magic have to offer, in points."""

from __future__ import annotations

from typing import Final

from burgle.bots.darkest.ways import DarkestBoard
from burgle.bots.mind.homing import HomeWays
from burgle.bots.mind.ways import FAR
from burgle.bots.mind.wishes import wishes
from burgle.kernel.content import Token
from burgle.kernel.contract import UNKNOWN
from burgle.kernel.effects import Effect
from burgle.kernel.state import Player, State

PLAIN: Final = {
    "gold": 1.0, "skill": 0.4, "sword": 0.3, "boot": 0.7, "rage": -1.2, "clank": -0.4, "quiet": 0.4, "card": 1.3,
    "teleport": 0.6, "rivals": 0.0, "everybody": 0.0,
}  # fmt: skip
THROWN: Final = 1.0  # a starting card that is trashed early in the game
BLIND_MAJOR: Final = 3.5  # a major secret of the bank
LONG_GAME: Final = 14.0  # rounds


class DarkestFinds:
    """The prices of things on spaces, as one player sees them now."""

    __slots__ = ("st", "me", "board", "left", "trash", "drawn", "gifts", "wishes")

    def __init__(self, st: State, me: Player, board: DarkestBoard, cards: list[int]) -> None:
        self.st = st
        self.me = me
        self.board = board
        self.left = max(LONG_GAME - st.turn / len(st.players), 2.0)  # rounds that are still to come
        chaff = 0
        for card in cards:
            chaff += board.chaff[card]
        self.trash = THROWN if chaff > 3 and self.left > 4.0 else 0.1
        self.drawn: dict[int, float] = {}
        self.gifts: dict[int, float] = {}
        self.wishes = wishes(st, me)

    def gift(self, room: int) -> float:
        """What entering a space brings now."""
        found = self.gifts.get(room)
        if found is None:
            found = self.gifts[room] = self.look(room)
        return found

    def again(self, room: int) -> bool:
        """Say whether a space gives something to whoever enters it in another turn."""
        banks = self.board.banks
        sort = self.secret(room)
        return self.st.rules.spaces[room].reward is not None or (sort >= 0 and banks.lying[sort] < 0)

    def best_find(self, ways: HomeWays, market: float, pace: float) -> float:
        """The best thing on the board, Artifacts aside, divided by the rounds that the way there takes at such a pace."""
        here, best = self.me.room, 0.0
        for room in self.board.rooms:
            far = ways.to(room)[here]
            if far < FAR and room != here:
                town = self.st.rules.spaces[room].marks & self.board.town.bit
                value = max(self.gift(room), market if town else 0.0)
                best = max(best, value / max(far / pace, 1.0))
        return best

    def secret(self, room: int) -> int:
        """The sort of secret that whoever enters a space now would find; -1 for none."""
        st, banks = self.st, self.board.banks
        sort = banks.sort_at[room]
        if sort < 0 or room in st.zones[banks.searched]:
            return -1
        if banks.lying[sort] >= 0 and not st.zones[banks.lying[sort]][room]:
            sort = banks.then_at[room]
        return sort if sort >= 0 and banks.pools.size(st, sort) else -1

    def look(self, room: int) -> float:
        """Look at the features of a space."""
        st, gain = self.st, 0.0
        sort = self.secret(room)
        if sort >= 0:
            gain += self.draw(sort)
        reward = st.rules.spaces[room].reward
        if reward is not None and room not in st.zones[self.board.rewarded]:
            gain += self.plain(reward)
        return gain + self.wishes[room] if room in self.wishes else gain

    def draw(self, sort: int) -> float:
        """What a secret drawn blind is worth on the average."""
        found = self.drawn.get(sort)
        if found is None:
            pile = self.st.piles[self.board.banks.pools.piles[sort]]
            found = self.drawn[sort] = self.mean(sorted(pile.rest) + pile.top)
        return found

    def mean(self, tokens: list[int]) -> float:
        """What one of some tokens is worth on the average."""
        kinds = self.st.rules.tokens
        total = sum([self.token(kinds[kind]) * tokens.count(kind) for kind in set(tokens)])
        return total / max(len(tokens), 1)

    def token(self, token: Token) -> float:
        """What it is worth to find a token; one that is as good as gold is worth that gold."""
        gain = 0.95 * token.points.value(self.st, self.me) + token.worth
        if token.found is not None:
            gain += self.plain(token.found)
        if token.use is not None:
            gain += 0.9 * self.plain(token.use)
        return gain

    def plain(self, effect: Effect) -> float:
        """What an effect is worth at once, roughly."""
        icons = self.board.book.icons(effect)
        if "rivals" in icons:
            return 0.3 * icons.count("clank")
        names = self.board.banks.pools.names
        total = 0.0
        for icon in icons:
            if icon in names:
                sort = names.index(icon)
                if self.board.banks.left(self.st, sort) > 0:
                    total += BLIND_MAJOR if icon == "major" else self.draw(sort)
            elif icon == "heal":
                total += 1.4 if self.me.damage >= 4 else 0.9 if self.me.damage else 0.1
            elif icon == "trash":
                total += self.trash
            else:
                total += PLAIN.get(icon, 0.0)
        return total

    def prices(self) -> dict[str, float]:
        """What the icons are worth on cards that this game alone has."""
        names = self.board.banks.pools.names
        return {
            "major": BLIND_MAJOR, "minor": self.draw(names.index("minor")), "ore": 2.5, "rage": -1.2, "attack": -1.5,
            "discount": 0.4, "calm": 0.5, "deck": 0.3, "replace": 0.3, "black": 0.2, "market": 1.0, "contract": UNKNOWN,
            "ignore-enemies": 0.6, "ignore-forests": 0.4, "rivals": 0.0, "everybody": 0.0,
        }  # fmt: skip

    def item(self, token: Token) -> float:
        """What a market item is worth, without the ways that it opens."""
        gain = float(token.points.value(self.st, self.me))
        if token.bought is not None:
            gain += 2.5 * min(token.bought.icons().count("heal"), self.me.damage)
        return gain
