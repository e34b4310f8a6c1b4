"""Pools of face-down tokens: which of them lies where, or comes next, is not settled before one is turned over."""

from __future__ import annotations

from burgle.chapters import events
from burgle.kernel.rules import Rules
from burgle.kernel.state import Player, State


class Pools:
    """Face-down tokens by sort. Those that lie on the board and those beside it are one pile: nobody can tell them apart."""

    __slots__ = ("names", "party", "piles", "box")

    def __init__(self, names: list[str], party: bool = True) -> None:
        self.names = names
        self.party = party  # tokens of a large party are among them
        self.piles: list[int] = []
        self.box = -1

    def build(self, rules: Rules) -> None:
        """Register the piles."""
        self.piles = [rules.pile(name, "tokens") for name in self.names]
        rules.lay_open(self.names)
        self.box = rules.zone_names.index("boxed_tokens")

    def fill(self, st: State, pool: int) -> None:
        """Mix the tokens of a pool face down."""
        for token in st.rules.tokens:
            if token.pool == self.names[pool] and (self.party or not token.party):
                st.piles[self.piles[pool]].mix_in([token.id] * token.copies)

    def lay(self, st: State, pool: int, each: list[int]) -> list[int]:
        """Say by space how many tokens of a pool lie there: as many as it has room for, as long as there are any."""
        left = self.size(st, pool)
        lying: list[int] = []
        for space in st.rules.spaces:
            n = min(each[space.id], left) if space.exits else 0
            left -= n
            lying.append(n)
        return lying

    def rooms(self, rules: Rules, pool: int, each: int) -> list[int]:
        """Say by space for how many tokens of a pool there is room: so many on each of its spaces."""
        return [each if space.secret == self.names[pool] else 0 for space in rules.spaces]

    def size(self, st: State, pool: int) -> int:
        """Count the tokens of a pool."""
        return st.piles[self.piles[pool]].size()

    def draw(self, st: State, pool: int) -> int:
        """Turn a token over, blind."""
        token = st.piles[self.piles[pool]].draw(st.chance)
        st.reveal()
        return token

    def throw_away(self, st: State, pool: int) -> None:
        """Put a token into the box that nobody has turned over before."""
        st.add(self.box, [self.draw(st, pool)])

    def take(self, st: State, p: Player, token: int) -> None:
        """Lay a token in front of a player, or put it into the box: what works at once and is not kept is gone."""
        kind = st.rules.tokens[token]
        st.emit(events.FOUND, p.seat, token, 0, -1)
        if kind.found is None or kind.keep:
            st.gain_token(p, token)
        else:
            st.add(self.box, [token])
