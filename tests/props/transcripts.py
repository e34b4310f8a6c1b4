"""A game as a chain of fingerprints, to be compared with that of another process.

python -m tests.props.transcripts GAME PLAYERS FIRST-SEED END-SEED
"""

import json
import sys
import zlib

from burgle import kernel
from burgle.kernel.encode import state_hash
from burgle.kernel.engine import answer
from burgle.view.scores import results
from tests.props.players import Dice, policy_of, start

HASH_EVERY = 5  # answers; in between, the options tell


def transcript(game: str, players: int, seed: int) -> list[str]:
    """Play the random game of a seed: after each answer a check sum of the options, now and then the fingerprint."""
    st, dice, policy = start(players, seed, game), Dice(seed), policy_of(seed)
    chain = [state_hash(st)]
    while not st.over:
        code = policy(st, dice)
        answer(st, code)
        line = f"{code} {zlib.crc32(repr((st.options, st.fence, st.chance.used)).encode()):08x}"
        chain.append(f"{line} {state_hash(st)}" if len(chain) % HASH_EVERY == 0 else line)
    chain.append(f"{state_hash(st)} {[(r.status, r.score, r.lines, r.won) for r in results(st)]}")
    return chain


if __name__ == "__main__":
    count, begin, end = map(int, sys.argv[2:])
    games = [transcript(sys.argv[1], count, seed) for seed in range(begin, end)]
    json.dump({"compiled": kernel.COMPILED, "games": games}, sys.stdout)
