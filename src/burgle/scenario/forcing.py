"""Forces chance: makes the bag give the cubes that a scenario asks for, without touching the rules."""

from __future__ import annotations

from burgle.kernel.engine import answer
from burgle.kernel.state import Event, State

MOST = 15  # words of one block that can be written ahead


class ForcingProblem(ValueError):
    """A cube that cannot be drawn because it is not in the bag."""


def cubes_drawn(events: list[Event], st: State) -> list[int]:
    """List the cubes that were drawn, in order."""
    return [event.a for event in events if st.rules.events[event.kind].code == "cube"]


def try_out(st: State, code: int, words: list[int] | None) -> list[int]:
    """See on a copy which cubes an answer draws when the bag's chance rolls these numbers."""
    twin = st.copy()
    events: list[Event] = []
    twin.events = events
    if words is not None:
        load(twin, words)
    answer(twin, code)
    return cubes_drawn(events, twin)


def load(st: State, words: list[int]) -> None:
    """Write the next rolls of the bag's stream ahead."""
    stream = st.rules.pile_streams[st.rules.pile_names.index("bag")]
    block = [0, *words, *[0] * (MOST - len(words))]
    st.chance.words = [block if i == stream else old for i, old in enumerate(st.chance.words)]
    st.chance.used[stream] = 1  # within the block, so that no new one is made


def force(st: State, code: int, wanted: list[int]) -> int:
    """Load the dice before an answer, if it draws cubes; says how many of the wanted ones will come."""
    drawn = try_out(st, code, None)
    n = min(len(drawn), len(wanted), MOST)
    if n == 0:
        return 0
    words: list[int] = []
    for at in range(n):
        for place in range(400):
            # A roll is taken modulo the size of the bag, so the number is the place of the cube.
            if try_out(st, code, [*words, place])[at : at + 1] == [wanted[at]]:
                words.append(place)
                break
        else:
            raise ForcingProblem(f"cube {at + 1} of bag_draws is not in the bag when it is to be drawn")
    load(st, words)
    return n
