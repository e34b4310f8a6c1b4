"""The notebooks run from the first cell to the last, and each draws a plot."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.tools import ROOT

NOTEBOOKS = sorted((ROOT / "docs" / "notebooks").glob("*.py"))
KEEP = "\nfor number in plt.get_fignums():\n    plt.figure(number).savefig(f'{number}.png')\n"


def test_there_are_three() -> None:
    assert len(NOTEBOOKS) == 3


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_it_runs(path: Path, tmp_path: Path) -> None:
    """With few games: what it shows is no result then, but it shows it."""
    env = {**os.environ, "GAMES": "9", "MPLBACKEND": "Agg"}
    ran = subprocess.run(
        [sys.executable, "-"],
        input=path.read_text("utf-8") + KEEP,
        cwd=tmp_path,
        env=env,
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 0, ran.stderr
    assert list(tmp_path.glob("*.png"))
