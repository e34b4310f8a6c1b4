"""Random legal play inside the compiled engine: for measuring, for search, for making positions."""

from __future__ import annotations

from burgle.kernel.engine import answer
from burgle.kernel.state import State


def play_random(st: State, seed: int, limit: int) -> int:
    """Play uniformly random options until the game is over or the limit is reached; return the decisions made."""
    x = (seed ^ 0x9E3779B97F4A7C15) & 0x3FFFFFFFFFFFFFFF or 1
    made = 0
    while made < limit and not st.over:
        # xorshift kept within 62 bits, so that compiled arithmetic never leaves the fast path
        x ^= (x << 13) & 0x3FFFFFFFFFFFFFFF
        x ^= x >> 7
        x ^= (x << 17) & 0x3FFFFFFFFFFFFFFF
        options = st.options
        answer(st, options[(x >> 8) % len(options)])
        made += 1
    return made
