"""Nothing has changed that nobody meant to change: games and counts are as they were written down.

After a change of the rules, run `python -m tests.golden` and read the difference.
"""

from pathlib import Path

import pytest

from tests.golden.record import GOLDEN

AROUND = 3  # lines shown before the first difference


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_as_it_was(path: Path) -> None:
    """The file and what the engine says now agree line by line."""
    assert path.exists(), "python -m tests.golden writes it"
    wanted, found = path.read_text("utf-8").splitlines(), GOLDEN[path]().splitlines()
    for number, (old, new) in enumerate(zip(wanted, found, strict=False), 1):
        if old != new:
            before = "\n".join(f"    {line}" for line in wanted[max(0, number - 1 - AROUND) : number - 1])
            pytest.fail(
                f"{path.name}, line {number}, the first of those that differ:\n{before}\n"
                f"  - {old}\n  + {new}\nIf this was meant, run: python -m tests.golden",
                pytrace=False,
            )
    assert len(wanted) == len(found), f"{path.name} had {len(wanted)} lines, now there are {len(found)}"
