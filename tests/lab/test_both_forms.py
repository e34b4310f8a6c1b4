"""Interpreted and compiled, the same moves, sights and rewards come out."""

import hashlib
import os
import subprocess
import sys

from burgle import kernel
from burgle.lab.many import Many
from tests.lab.conftest import SHELF
from tests.props.players import Dice
from tests.test_forms import COMPILED, ROOT, SOURCES, is_up_to_date

STEPS = int(os.environ.get("BURGLE_LAB_FORMS", "80"))


def digest(game: str, steps: int) -> str:
    """All that a batch shows in so many steps."""
    many, dice, all_of_it = Many(game, 3, 4, seed=6, max_turns=8), Dice(6), hashlib.blake2b()
    for _ in range(steps):
        all_of_it.update(many.sight.tobytes() + many.mask.tobytes() + many.seat.tobytes() + many.reward.tobytes())
        many.step([int(dice.one_of(legal)) for legal in many.legal])
    return all_of_it.hexdigest()


def test_both_forms_show_the_same() -> None:
    """The other form runs in a process of its own, where there is one that is up to date; else the same one, once more."""
    other = SOURCES if kernel.COMPILED or not is_up_to_date() else COMPILED
    probe = f"from tests.lab.test_both_forms import *; print([digest(game, {STEPS}) for game in SHELF])"
    done = subprocess.run(
        [sys.executable, "-c", probe], cwd=ROOT, env={**os.environ, "PYTHONPATH": f"{other}:{ROOT}"},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert done.stdout.strip() == str([digest(game, STEPS) for game in SHELF])
