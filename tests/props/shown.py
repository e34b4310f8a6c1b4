"""What a seat was shown, and nothing else: two real games that told it the same, word for word, from the first line on.

`flow` compares a game with worlds that `determinise` dealt, and so believes it about what is hidden. This does not. A game
is forked: the fork has another key for one stream of chance, so that from then on a rival draws other cards, say, or is
dealt other Roles. Both play on, by the rules, and a seat is followed for as long as it hears and sees the same bytes
of both, answers its own decisions alike, and so cannot know which of the two games it sits in. Whatever is computed for
it, worlds included, must be the same then.
"""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from burgle.kernel.chance import chance_at, seed_bytes
from burgle.kernel.encode import encode
from burgle.kernel.engine import advance, answer, decider
from burgle.kernel.rules import Rules
from burgle.kernel.start import blank_state
from burgle.kernel.state import Event, State
from burgle.view.events import seen_events
from burgle.view.table import view
from tests.props.flow import SPECTATOR, told
from tests.props.players import Dice, Policy, policy_of

EVERY = 61  # decisions between two forks of a game
FOLLOWED = 7  # decisions for which a fork is followed


@dataclass
class Pair:
    """Two games, and the seats that were told the same of both so far."""

    real: State
    fork: State
    alike: set[int]
    stream: str

    def apart(self) -> bool:
        """Say whether the two differ in more than chance to come."""
        return things(self.real) != things(self.fork)

    def drafts_apart(self) -> bool:
        """Say whether the two differ in pending work, such as cards on offer."""
        return bool(things(self.real)[8] != things(self.fork)[8])


def things(st: State) -> list[Any]:
    """All of a state but its chance."""
    return [part for number, part in enumerate(encode(st)) if number != 10]


def rekey(st: State, stream: int, salt: int) -> None:
    """Let a stream of chance go another way from here on."""
    keys = st.chance.keys[:]
    keys[stream] = hashlib.blake2b(keys[stream] + salt.to_bytes(8, "big"), digest_size=32).digest()
    st.chance = chance_at(keys, st.chance.used[:])


def opened(rules: Rules, seed: int, stream: int = -1) -> State:
    """Set a game up, with one stream of chance that goes its own way; events are kept in the state."""
    st = blank_state(rules, seed_bytes(seed))
    if stream >= 0:
        rekey(st, stream, seed)
    st.events = []
    director = rules.director
    assert director is not None
    director.open_game(st, seed % rules.players)
    advance(st)
    return st


def stepped(st: State, code: int) -> State:
    """Answer on a copy, which holds what happened."""
    after = st.copy()
    after.events = []
    answer(after, code)
    return after


def heard(st: State, seat: int) -> bytes:
    """All that the last answer told a seat: what happened, and how the table looks now, the own options included."""
    events: list[Event] = st.events or []
    return told(st, seat, lambda st, seat: [seen_events(st, events, seat, 0), view(st, seat)])


def still_alike(real: State, fork: State, seats: set[int]) -> set[int]:
    """Those of some seats that cannot tell two games apart by what they were just told."""
    return {seat for seat in seats if heard(real, seat) == heard(fork, seat)}


def follow(pair: Pair, dice: Dice, policy: Policy) -> Iterator[Pair]:
    """Play both games on, with the same answers where both allow them, while there is a seat that hears no difference."""
    for _ in range(FOLLOWED):
        if not pair.alike:
            return
        yield pair
        real, fork = pair.real, pair.fork
        if real.over or fork.over or decider(real) != decider(fork):
            return
        common = [code for code in real.options if code in fork.options]
        code = policy(real, dice)
        if common and code not in common:
            code = common[dice.below(len(common))]
        theirs = code if code in common else fork.options[dice.below(len(fork.options))]
        if code != theirs:  # nobody answers differently who does not see a difference
            pair.alike.discard(decider(real))
        real, fork = stepped(real, code), stepped(fork, theirs)
        pair = Pair(real, fork, still_alike(real, fork, pair.alike), pair.stream)


def pairs(rules: Rules, seed: int) -> Iterator[Pair]:
    """Play a random game and fork it: before the set-up and at all its questions by every stream, later now and then."""
    dice, policy, players = Dice(seed), policy_of(seed), rules.players
    everybody = set(range(SPECTATOR, players))
    st = opened(rules, seed)
    for stream, name in enumerate(rules.streams):
        fork = opened(rules, seed, stream)
        yield from follow(Pair(st, fork, still_alike(st, fork, everybody), name), Dice(seed), policy)
    number = 0
    while not st.over:
        if st.turn == 0 or number % EVERY == 0:
            for stream in range(len(rules.streams)) if st.turn == 0 else [number // EVERY % players]:
                fork = st.copy()
                rekey(fork, stream, number)
                yield from follow(Pair(st, fork, set(everybody), rules.streams[stream]), Dice(number), policy)
        number += 1
        answer(st, policy(st, dice))
