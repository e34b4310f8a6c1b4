"""Random play to the end, in the engine's own speed: for benchmarks, soak tests and playouts of a search."""

from __future__ import annotations

from burgle.kernel.engine import answer
from burgle.kernel.state import State


def play_random(st: State, seed: int, limit: int) -> int:
    """Answer with legal options, each as likely as the others, until the game ends; give the number of answers.

    At most `limit` answers are given. The choices come from a small generator of their own (xorshift), so the chance of
    the game is used by the game alone.
    """
    x = (seed * 2654435761 + 88675123) & 0xFFFFFFFF
    if x == 0:
        x = 1
    done = 0
    while done < limit and not st.over:
        x ^= x << 13 & 0xFFFFFFFF
        x ^= x >> 17
        x ^= x << 5 & 0xFFFFFFFF
        options = st.options
        answer(st, options[x % len(options)])
        done += 1
    return done
