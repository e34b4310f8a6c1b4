"""Chance is fixed by us, fair, and in streams: frozen numbers, equal shares, and luck that does not spill over."""

import hashlib
import itertools
import struct

import pytest

from burgle.kernel.chance import block, chance_at, chance_from, seed_bytes, stream_key
from burgle.kernel.engine import answer
from burgle.kernel.state import Event
from tests.props.players import COUNTS, POLICIES, Dice, start

FOUR_SIGMA = 4.0


def test_frozen_keys() -> None:
    """Keys of streams, written down for good: a save of today replays in ten years."""
    assert stream_key(seed_bytes(0), "row").hex() == "7a3113a4f99b376c7ea963bc2a922f1aab18c8be9332355c7c68a15b352f776f"
    last = stream_key(seed_bytes(2**256 - 1), "deck0").hex()
    assert last == "c889ad433d1a3e4b20515afc9ffef772b4469c47685e9dc3cf91a273fb8061ed"


def test_frozen_blocks() -> None:
    """The words of counter blocks, the first and one far out."""
    key = stream_key(seed_bytes(7), "bag")
    assert block(key, 0) == [
        1964661988, 2211104782, 988345888, 3365706918, 2247368337, 140977528, 2734060063, 3109585184,
        2275355210, 3510522701, 3849265638, 3127155177, 419487417, 494501524, 1630711119, 682292737,
    ]  # fmt: skip
    assert block(key, 2**40)[:4] == [613268993, 85051945, 3491588595, 3880342957]


def test_frozen_rolls() -> None:
    """Rolls of three streams of one seed, one after the other; the last ones had to be rolled anew now and then."""
    chance = chance_from(seed_bytes(7), ["row", "bag", "deck0"])
    rolls = [[chance.below(stream, n) for _ in range(20)] for stream, n in ((0, 100), (1, 24), (2, 10))]
    assert rolls == [
        [75, 69, 81, 10, 73, 9, 87, 68, 27, 39, 74, 42, 98, 6, 46, 59, 9, 52, 29, 93],
        [4, 22, 16, 6, 9, 16, 7, 8, 2, 5, 6, 9, 9, 4, 15, 1, 14, 8, 10, 21],
        [9, 3, 2, 0, 5, 4, 2, 8, 1, 3, 4, 6, 1, 8, 2, 4, 1, 7, 8, 9],
    ]
    assert chance.used == [20, 20, 20]
    wide = [chance.below(0, 3_000_000_000) for _ in range(6)]
    assert wide == [862026572, 2617395609, 96622592, 660338656, 1793842872, 1100729251]
    assert chance.used == [30, 20, 20], "four words lay above the last whole multiple and were passed over"


def test_anybody_can_check_a_roll() -> None:
    """The generator in three lines of plain Python: BLAKE2b in counter mode, keyed by seed and name."""
    chance = chance_from(seed_bytes(42), ["row"])
    key = hashlib.blake2b(b"row", key=(42).to_bytes(32, "big"), digest_size=32).digest()
    words = b"".join(hashlib.blake2b(i.to_bytes(8, "big"), key=key, digest_size=64).digest() for i in range(4))
    assert [chance.below(0, 1000) for _ in range(64)] == [word % 1000 for word in struct.unpack("<64I", words)]


def test_a_roll_of_one_costs_nothing() -> None:
    """Where there is nothing to roll for, no word is used."""
    chance = chance_from(seed_bytes(1), ["row"])
    assert [chance.below(0, n) for n in (1, 0, 1)] == [0, 0, 0]
    assert chance.used == [0]


@pytest.mark.parametrize("used", [0, 1, 15, 16, 17, 31, 32, 100])
def test_streams_open_where_they_were_left(used: int) -> None:
    """A saved game goes on in the middle of a block as well as at its edge; a copy rolls the same, apart."""
    chance = chance_from(seed_bytes(3), ["a", "b"])
    for _ in range(used):
        chance.below(1, 1 << 20)
    again, twin = chance_at(chance.keys, chance.used[:]), chance.copy()
    ahead = [chance.below(1, 1 << 20) for _ in range(40)]
    assert [again.below(1, 1 << 20) for _ in range(40)] == ahead
    assert [twin.below(1, 1 << 20) for _ in range(40)] == ahead


@pytest.mark.parametrize("sides", [2, 3, 6, 7, 24, 100])
def test_rolls_are_fair(sides: int) -> None:
    """Every side comes up as often as the others, and after any side, within four standard deviations."""
    chance = chance_from(seed_bytes(99), ["x"])
    rolls = [chance.below(0, sides) for _ in range(24_000)]
    counts = [rolls.count(side) for side in range(sides)]
    mean = len(rolls) / sides
    chi = sum((n - mean) ** 2 / mean for n in counts)
    assert abs(chi - (sides - 1)) <= FOUR_SIGMA * (2 * (sides - 1)) ** 0.5
    alike = sum(a == b for a, b in itertools.pairwise(rolls))
    assert abs(alike - mean) <= FOUR_SIGMA * (mean * (1 - 1 / sides)) ** 0.5


def test_names_and_seeds_part_the_streams() -> None:
    """No two streams share a word by more than accident."""
    streams = [(seed, name) for seed in range(20) for name in ("setup", "row", "bag", "tokens", "deck0", "deck1")]
    words = [word for seed, name in streams for word in block(stream_key(seed_bytes(seed), name), 0)]
    assert len(set(words)) >= len(words) - 1


@pytest.mark.parametrize("players", COUNTS)
def test_the_row_comes_in_the_same_order_whatever_is_played(players: int) -> None:
    """SP-031: luck in one place does not move luck in another: three ways to play, one order of new cards."""
    told = []
    for policy in POLICIES:
        events: list[Event] = []
        st, dice = start(players, 8), Dice(8)
        st.events = events
        while not st.over:
            answer(st, policy(st, dice))
        told.append([event.a for event in events if st.rules.events[event.kind].code == "reveal"])
    least = min(map(len, told))
    assert least > 5
    assert told[0][:least] == told[1][:least] == told[2][:least]


def test_one_players_draws_leave_the_others_alone() -> None:
    """Twenty more cards drawn by one player: the row, the bag and the other deck give what they would have given."""
    calm, busy = start(2, 4), start(2, 4)
    for _ in range(20):
        busy.chance.below(busy.players[0].deck.stream, 7)
    for pile in ("adventure", "bag", "major", "minor"):
        at = calm.rules.pile_names.index(pile)
        orders = [[st.piles[at].draw(st.chance) for _ in range(st.piles[at].size())] for st in (calm, busy)]
        assert orders[0] == orders[1]
    decks = [[st.players[1].deck.draw(st.chance) for _ in range(5)] for st in (calm, busy)]
    assert decks[0] == decks[1]
