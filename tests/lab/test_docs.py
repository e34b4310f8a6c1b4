"""docs/laboratory.md does what it says: its examples are run one after the other, as a reader would."""

import re
from pathlib import Path

import pytest

from burgle.lab.arena import moves
from tests.lab.conftest import SHELF

PAGE = (Path(__file__).parents[2] / "docs" / "laboratory.md").read_text("utf-8")
BLOCKS = re.findall(r"^```python\n(.*?)^```", PAGE, re.M | re.S)


def test_the_examples_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    assert len(BLOCKS) == 7
    for block in BLOCKS:
        exec(compile(block, "docs/laboratory.md", "exec"), names)


def test_the_numbers_of_moves_are_right() -> None:
    for game in SHELF:
        if game.capitalize() in PAGE:
            assert f"{len(moves(game)):,} in {game.capitalize()}" in PAGE, game
