"""What the spaces and markets of Darkest Magic have to offer, in points."""

from __future__ import annotations

from typing import Final

from burgle.bots.darkest.ways import DarkestBoard
from burgle.bots.mind.home_finds import HomeFinds
from burgle.bots.mind.homing import HomeWays
from burgle.bots.mind.ways import FAR
from burgle.kernel.contract import UNKNOWN
from burgle.kernel.state import Player, State

PLAIN: Final = {
    "gold": 1.0, "skill": 0.4, "sword": 0.3, "boot": 0.7, "rage": -1.2, "clank": -0.4, "quiet": 0.4, "card": 1.3,
    "teleport": 0.6, "rivals": 0.0, "everybody": 0.0,
}  # fmt: skip
BLIND_MAJOR: Final = 3.5  # a major secret of the bank
LONG_GAME: Final = 14.0  # rounds


class DarkestFinds(HomeFinds):
    """The prices of things on spaces, as one player sees them now."""

    __slots__ = ("board",)

    def __init__(self, st: State, me: Player, board: DarkestBoard, cards: list[int]) -> None:
        super().__init__(st, me, board, cards, LONG_GAME)
        self.board = board

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

    def secret_of(self, name: str, sort: int) -> float:
        return BLIND_MAJOR if name == "major" else self.draw(sort)

    def icon(self, icon: str) -> float:
        return PLAIN.get(icon, 0.0)

    def prices(self) -> dict[str, float]:
        """What the icons are worth on cards that this game alone has."""
        names = self.board.banks.pools.names
        return {
            "major": BLIND_MAJOR, "minor": self.draw(names.index("minor")), "ore": 2.5, "rage": -1.2, "attack": -1.5,
            "discount": 0.4, "calm": 0.5, "deck": 0.3, "replace": 0.3, "black": 0.2, "market": 1.0, "contract": UNKNOWN,
            "ignore-enemies": 0.6, "ignore-forests": 0.4, "rivals": 0.0, "everybody": 0.0,
        }  # fmt: skip
