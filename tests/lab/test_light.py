"""The core stays light: neither the package, nor a game, nor the command line brings what only the laboratory needs."""

import subprocess
import sys

import pytest

HEAVY = (
    "numpy",
    "gymnasium",
    "pettingzoo",
    "pyarrow",
    "pyspiel",
    "open_spiel",
    "minari",
    "scipy",
    "torch",
    "burgle.bots.mind",
)
WAYS = {
    "the package": "import burgle; burgle.new_game('space', players=2, seed=1)",
    "simulations": "import burgle.lab.simulate, burgle.lab.balance, burgle.lab.ladder",
    "the command line": "import burgle.cli.app, burgle.cli.study, burgle.cli.play",
    "the server": "import burgle.cli.serve, burgle.table.edge.app",
}


@pytest.mark.parametrize("way", WAYS)
def test_nothing_heavy_comes_along(way: str) -> None:
    probe = f"{WAYS[way]}\nimport sys; print([name for name in {HEAVY!r} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", probe], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
