"""A real `burgle serve` with a data folder to throw away.

`python -m tests.browser.house serve ...` is `burgle serve ...` for players who never rest: nothing differs but how often
one address may speak, and that tables are dealt the same games every time. These tests do in a second what people do in a
minute, and what failed once can be looked at again. `BURGLE_DEAL=7` deals others, `BURGLE_DEAL=` new ones every time.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path
from time import monotonic, sleep

ROOT = Path(__file__).resolve().parents[2]
RESTLESS = {"messages": (10**6, 1.0), "creations": (10**6, 1.0), "looks": (10**6, 1.0)}
COACH = float(os.environ.get("BURGLE_COACH", "2"))  # seconds for the coach to think
PATIENCE = 60.0
SHELF = "BURGLE_TEST_SHELF"  # where campaigns of a test's own lie
DEAL = os.environ.get("BURGLE_DEAL", "1")  # which games are dealt; none of it: by chance, as at real tables


class House:
    """A server process; it can be stopped and started again at the same address."""

    def __init__(self, folder: Path, shelf: Path | None = None) -> None:
        self.folder, self.log, self.port = folder, folder / "server.log", 0
        self.shelf = shelf  # of campaigns, in place of its own
        self._process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        """Where the page is."""
        return f"http://127.0.0.1:{self.port}/"

    def open(self) -> House:
        """Start it, and wait until it takes requests."""
        env = {**os.environ, "PYTHONPATH": os.pathsep.join([*filter(None, [os.environ.get("PYTHONPATH")]), str(ROOT)])}
        if self.shelf is not None:
            env[SHELF] = str(self.shelf)
        command = [sys.executable, "-m", "tests.browser.house", "serve", "--no-browser", "--bots", "1"]
        with self.log.open("a") as log:
            self._process = subprocess.Popen(
                [*command, "--port", str(self.port), "--data", str(self.folder / "data")],
                cwd=self.folder, env=env, text=True, stdout=subprocess.PIPE, stderr=log,
            )  # fmt: skip
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        found = re.search(r":(\d+)", said)
        assert found, said + self.log.read_text()
        self.port = int(found[1])
        until = monotonic() + PATIENCE
        while not self.ready():
            assert monotonic() < until, self.log.read_text()
            sleep(0.02)
        return self

    def ready(self) -> bool:
        """Whether it takes requests."""
        try:
            with urllib.request.urlopen(f"{self.url}readyz", timeout=PATIENCE) as answer:
                return bool(answer.status == 200)
        except urllib.error.URLError:  # it does not listen yet, or says that it is not ready
            return False

    def close(self, number: int = signal.SIGTERM) -> None:
        """Stop it."""
        if self._process is None:
            return
        self._process.send_signal(number)
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._process = None


def main() -> None:
    """Be `burgle`, with other limits, and with other campaigns if a test has some."""
    import msgspec

    from burgle.campaign import vault
    from burgle.cli import main as burgle
    from burgle.cli import serve
    from burgle.table import new_tables, seats
    from burgle.table.edge import replay_children

    if shelf := os.environ.get(SHELF):
        vault.shelf, vault.workshop = lambda: Path(shelf), lambda: Path(shelf) / "none"
    honest = serve.settings_of
    serve.settings_of = lambda *given: msgspec.structs.replace(honest(*given), **RESTLESS, coach_within=COACH)
    replay_children.WITHIN = PATIENCE  # a busy machine is no reason to fail
    if DEAL:
        new_tables.new_secret = lambda house: DEAL.encode()
        new_tables.nonce_for = lambda chair, house: f"{chair.nonce}+1" if chair.controller == "human" else ""
        seats.nonce = lambda wish, chance: "0"
    burgle()


if __name__ == "__main__":
    main()
