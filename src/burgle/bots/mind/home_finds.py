"""What lies on boards that one comes home to, in points: the parts that are the same in every such game."""

from __future__ import annotations

from typing import Final

from burgle.bots.mind.home_board import HomeBoard
from burgle.bots.mind.wishes import wishes
from burgle.kernel.content import Token
from burgle.kernel.effects import Effect
from burgle.kernel.state import Player, State

THROWN: Final = 1.0  # a starting card that is trashed early in the game


class HomeFinds:
    """The prices of things on spaces, as one player sees them now."""

    __slots__ = ("st", "me", "country", "left", "trash", "drawn", "gifts", "wishes", "bonus")

    def __init__(self, st: State, me: Player, country: HomeBoard, cards: list[int], rounds: float) -> None:
        self.st = st
        self.me = me
        self.country = country
        self.left = max(rounds - st.turn / len(st.players), 2.0)  # rounds that are still to come
        chaff = 0
        for card in cards:
            chaff += country.chaff[card]
        self.trash = THROWN if chaff > 3 and self.left > 4.0 else 0.1
        self.drawn: dict[int, float] = {}
        self.gifts: dict[int, float] = {}
        self.wishes = wishes(st, me)
        self.bonus = 0.0  # for every secret found

    def draw(self, sort: int) -> float:
        """What a secret drawn blind is worth on the average."""
        found = self.drawn.get(sort)
        if found is None:
            pile = self.st.piles[self.country.banks.pools.piles[sort]]
            found = self.drawn[sort] = self.mean(sorted(pile.rest) + pile.top) + self.bonus
        return found

    def mean(self, tokens: list[int]) -> float:
        """What one of some tokens is worth on the average."""
        kinds = self.st.rules.tokens
        total = sum([self.token(kinds[kind]) * tokens.count(kind) for kind in set(tokens)])
        return total / max(len(tokens), 1)

    def token(self, token: Token) -> float:
        """What it is worth to find a token; one that is as good as gold is worth that gold."""
        gain = 0.95 * token.points.value(self.st, self.me) + token.worth + self.beyond(token)
        if token.found is not None:
            gain += self.plain(token.found)
        if token.use is not None:
            gain += 0.9 * self.plain(token.use)
        return gain

    def plain(self, effect: Effect) -> float:
        """What an effect is worth at once, roughly."""
        icons = self.country.book.icons(effect)
        if "rivals" in icons:
            return 0.3 * icons.count("clank")
        banks = self.country.banks
        names = banks.pools.names
        total = 0.0
        for icon in icons:
            if icon in names:
                sort = names.index(icon)
                if banks.left(self.st, sort) > 0:
                    total += self.secret_of(icon, sort)
            elif icon == "heal":
                total += 1.4 if self.me.damage >= 4 else 0.9 if self.me.damage else 0.1
            elif icon == "trash":
                total += self.trash
            else:
                total += self.icon(icon)
        return total

    def beyond(self, token: Token) -> float:
        """What a token is worth beyond what it says itself."""
        return 0.0

    def secret_of(self, name: str, sort: int) -> float:
        """What a secret of the bank is worth."""
        raise NotImplementedError

    def icon(self, icon: str) -> float:
        """What any other sign is worth at once."""
        raise NotImplementedError

    def item(self, token: Token) -> float:
        """What a market item is worth, without the ways that it opens."""
        gain = float(token.points.value(self.st, self.me))
        if token.bought is not None:
            gain += 2.5 * min(token.bought.icons().count("heal"), self.me.damage)
        return gain
