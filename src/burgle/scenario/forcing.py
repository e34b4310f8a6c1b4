"""Forces chance: makes the bag give the cubes that a scenario asks for, without touching the rules."""

from __future__ import annotations

from burgle.kernel.chance import WORDS, block
from burgle.kernel.engine import answer
from burgle.kernel.state import Event, State

MOST = WORDS - 1  # rolls that can be written ahead: a block but for its first, at which a new one would be made


class ForcingProblem(ValueError):
    """A cube that cannot be drawn because it is not in the bag."""


def cubes_drawn(events: list[Event], st: State) -> list[int]:
    """List the cubes that were drawn, in order."""
    return [event.a for event in events if st.rules.events[event.kind].code == "cube"]


def try_out(st: State, code: int, rolls: list[int]) -> list[int]:
    """See on a copy which cubes an answer draws when the bag's chance rolls these numbers first."""
    twin = st.copy()
    events: list[Event] = []
    twin.events = events
    load(twin, rolls)
    answer(twin, code)
    return cubes_drawn(events, twin)


def load(st: State, rolls: list[int]) -> None:
    """Write the next rolls of the bag's stream ahead; after them chance goes on as it would."""
    stream = st.rules.pile_streams[st.rules.pile_names.index("bag")]
    number = st.chance.used[stream] // WORDS + 1
    fresh = block(st.chance.key(stream), number)
    fresh[1 : 1 + len(rolls)] = rolls
    st.chance.words = [fresh if i == stream else old for i, old in enumerate(st.chance.words)]
    st.chance.used[stream] = number * WORDS + 1


def force(st: State, code: int, wanted: list[int]) -> int:
    """Load the dice before an answer, if it draws cubes; says how many of the wanted ones will come."""
    rolls: list[int] = []
    for at, cube in enumerate(wanted):
        if len(try_out(st, code, rolls)) <= at:  # this answer draws no more
            break
        if at == MOST:
            raise ForcingProblem(f"one move draws more than the {MOST} cubes that can be said beforehand")
        for place in range(400):
            # A roll is taken modulo the size of the bag, so the number is the place of the cube.
            if try_out(st, code, [*rolls, place])[at : at + 1] == [cube]:
                rolls.append(place)
                break
        else:
            raise ForcingProblem(f"cube {at + 1} of bag_draws is not in the bag when it is to be drawn")
    if rolls:
        load(st, rolls)
    return len(rolls)
