"""The example in the docs plays a whole game against real bots in a real server, as a newcomer would run it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.table.test_edge_process import serving

EXAMPLE = Path(__file__).resolve().parents[2] / "docs" / "examples" / "play_by_api.py"


@pytest.mark.long(60)
def test_a_whole_game_by_the_example(tmp_path: Path) -> None:
    with serving(tmp_path) as (_, url):
        done = subprocess.run([sys.executable, str(EXAMPLE), url], capture_output=True, text=True, timeout=300)
        assert done.returncode == 0, done.stderr
        assert [line.split()[:2] for line in done.stdout.splitlines()] == [["seat", str(seat)] for seat in range(3)]
        figures = dict(line.rsplit(" ", 1) for line in httpx.get(f"{url}/metrics").text.splitlines())
    answered = int(figures['burgle_events_total{what="bots_answered"}'])
    # A loaded machine may make a bot too slow now and then, but bots that never answer play nonsense unnoticed.
    assert answered > 30 and int(figures.get('burgle_events_total{what="bot_failures"}', 0)) < answered / 10
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 60
