"""One engine, two forms: interpreted and compiled, the same games come out, fingerprint by fingerprint.

The other form runs in a process of its own. Without a compiled copy that is up to date (`make compile`) there is nothing
to compare with, and the comparison is left out; `make test` always has one where there is a compiler.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from burgle import kernel
from tests.props.players import TABLES
from tests.props.transcripts import transcript

ROOT = Path(__file__).resolve().parent.parent
SOURCES, COMPILED = ROOT / "src", ROOT / "build" / "compiled"
SEEDS = int(os.environ.get("BURGLE_FORMS", "16"))
TOGETHER = {
    "space": 20,
    "catacombs": 12,
    "legacy": 12,
    "darkest": 12,
}  # seeds given to a process at once: a batch has games of every player and board
ENGINE = ("kernel", "chapters", "games", "content", "view")


def is_up_to_date() -> bool:
    """Say whether the compiled copy was made from the present sources."""
    if not any(COMPILED.glob("*.so")) and not any(COMPILED.glob("*.pyd")):
        return False
    files = [
        path
        for folder in ENGINE
        for path in (SOURCES / "burgle" / folder).rglob("*")
        if path.suffix in (".py", ".toml")
    ]
    copies = [(path, COMPILED / path.relative_to(SOURCES)) for path in files]
    return all(copy.is_file() and copy.read_bytes() == path.read_bytes() for path, copy in copies)


def batches(game: str) -> list[range]:
    """Batches of seeds: all with the compiled engine, one with the interpreted where there is a compiled copy."""
    together = TOGETHER[game]
    end = SEEDS if kernel.COMPILED else min(SEEDS, together) if is_up_to_date() else 0
    return [range(first, min(first + together, end)) for first in range(0, end, together)]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_both_forms_play_alike(game: str, players: int) -> None:
    """Chains of fingerprints, options and results of whole games agree between the forms."""
    for seeds in batches(game):
        compare(game, players, seeds)


def compare(game: str, players: int, seeds: range) -> None:
    """Play the same games here and in a process of the other form."""
    other = subprocess.run(
        [sys.executable, "-m", "tests.props.transcripts", game, str(players), str(seeds.start), str(seeds.stop)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(SOURCES if kernel.COMPILED else COMPILED)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert other.returncode == 0, other.stderr
    told = json.loads(other.stdout)
    assert told["compiled"] != kernel.COMPILED, "both processes ran the same form"
    for seed, theirs in zip(seeds, told["games"], strict=True):
        ours = transcript(game, players, seed)
        assert len(ours) == len(theirs), f"seed {seed}: another number of answers"
        for number, (here, there) in enumerate(zip(ours, theirs, strict=True)):
            assert here == there, f"seed {seed}: the forms part after answer {number}"


def test_a_long_chain_of_positions_comes_apart_whole() -> None:
    """Objects that the collector does not know must not wait in Python's trash can: it would write over their neighbours."""
    probe = (
        "import burgle\n"
        "game = burgle.new_game('space', players=2, seed=1)\n"
        "chain = None\n"
        "for _ in range(300):\n"
        "    chain = [chain, game.state.copy()]\n"
        "del chain\n"
        "kept = [game.state.copy() for _ in range(300)]\n"
        "del kept\n"
        "print('whole')\n"
    )
    env = {**os.environ, "PYTHONMALLOC": "debug"}  # which looks at every block that is given back
    done = subprocess.run([sys.executable, "-c", probe], env=env, capture_output=True, text=True)
    assert done.stdout == "whole\n" and done.returncode == 0
