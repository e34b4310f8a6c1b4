"""kill -9 while writing or migrating: what was acknowledged is there, once; everything else is there whole or not at all."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from burgle.table.sqlite import SqliteStore
from tests.table.crashing import NEXT, STEPS, TABLES
from tests.table.stores import everything, new_table, play

ROOT = Path(__file__).resolve().parent.parent.parent
KILLS = 40
SEED = 20261115


class Forker:
    """The process that forks children to be killed."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.table.crashing"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def killed_after(self, job: str, folder: Path, acks: Path, seconds: float) -> None:
        """Start a child; kill it so long after its first note."""
        stdin, stdout = self.process.stdin, self.process.stdout
        assert stdin is not None and stdout is not None
        acks.touch()
        size = acks.stat().st_size
        stdin.write(f"{job}\t{folder}\t{acks}\n")
        stdin.flush()
        child = int(stdout.readline())
        deadline = (
            time.monotonic() + 120
        )  # a kill before the first note would test nothing, however busy the machine is
        while acks.stat().st_size == size:
            assert time.monotonic() < deadline, "the child does not write"
            time.sleep(0.001)
        time.sleep(seconds)
        os.kill(child, signal.SIGKILL)
        assert stdout.readline() == "ended\n"


@pytest.fixture
def forker() -> Iterator[Forker]:
    """A forker that ends with the test."""
    made = Forker()
    yield made
    made.process.kill()
    made.process.wait()


def test_kill_while_writing(forker: Forker, place: Path) -> None:
    chance = random.Random(SEED)
    acks = place / "acks"
    for number in range(KILLS):
        forker.killed_after("append", place / "data", acks, chance.random() * 0.05)
        if number % 8 and number != KILLS - 1:
            continue  # the next child opens it just as well; the last look compares everything
        store = SqliteStore(place / "data")
        assert store.check() == []
        logs = everything(store)
        assert len(logs) == TABLES
        acknowledged = [note.split() for note in acks.read_text().splitlines()]
        for name, seq, digest in acknowledged:
            assert logs[name][int(seq)].hash.hex() == digest
        assert all(len(log) % 2 for log in logs.values())  # the first line, then gestures of two: never half a one
        store.close()
    assert len(acknowledged) > KILLS


def test_kill_while_migrating(forker: Forker, place: Path) -> None:
    chance = random.Random(SEED)
    seen = set()
    for number in range(12):
        folder = place / str(number)
        store = SqliteStore(folder)
        new_table(store, "red", 30)
        before = everything(store)
        store.close()
        forker.killed_after("migrate", folder, place / "acks", chance.random() * 0.06)
        look = sqlite3.connect(folder / "burgle.db")
        version = look.execute("PRAGMA user_version").fetchone()[0]
        extras = look.execute("SELECT count(*) FROM sqlite_master WHERE name = 'extras'").fetchone()[0]
        look.close()
        assert (version, extras) in ((NEXT - 1, 0), (NEXT, 1))
        seen.add(version)
        store = SqliteStore(folder, steps=STEPS)
        assert store.version == NEXT
        assert everything(store) == before
        play(store, "red", 1)
        assert store.check() == []
        store.close()
    assert NEXT - 1 in seen
