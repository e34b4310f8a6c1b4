"""Servers as processes that tests may kill, pause and stop. Forking is quick, so a test can afford many starts.

`python -m tests.table.serving` reads one order in JSON from each line of its input, forks a server and answers with its
number, and once that has ended with its status. Nothing but the order differs from `burgle serve`, unless it asks for
`quick` bots: those answer at once, within the server.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import resource
import signal
import socket
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from burgle.campaign.log import fresh
from burgle.campaign.overlay import rules_for
from burgle.campaign.vault import find_pack
from burgle.content.library import build_rules
from burgle.games import GAMES
from burgle.table.bots import BotJob
from burgle.table.edge import logs, upkeep
from burgle.table.edge.app import Edge
from burgle.table.edge.server import listening, make_server
from burgle.table.edge.settings import Settings

ROOT = Path(__file__).resolve().parents[2]
OPEN = {
    **dict.fromkeys(("creations", "failures", "messages", "looks"), (10**6, 1.0)),
    **dict.fromkeys(("sockets_per_address", "lines_per_address"), 10**6),
}


class QuickPool:
    """Bots that answer at once, the same to the same question."""

    def __init__(self, size: int | None = None) -> None: ...

    async def start(self) -> None: ...

    async def close(self) -> None: ...

    async def choose(self, job: BotJob) -> int | None:
        await asyncio.sleep(0.001)
        return random.Random(job.seed).choice(job.options)


def serve(order: dict[str, Any]) -> None:
    """Be a server."""
    log = os.open(order["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(log, 2)
    settings = msgspec.convert(order["settings"], Settings)
    if order.get("handles"):
        resource.setrlimit(resource.RLIMIT_NOFILE, (order["handles"], order["handles"]))
    if order.get("quick"):
        upkeep.WorkerPool = QuickPool  # type: ignore[assignment, misc]
    if order.get("pages"):  # as if the disk had no room for more
        limit_pages(order["pages"])
    logs.set_up()
    make_server(settings, Edge(settings)).run([listening(settings)])


def limit_pages(name: str) -> None:
    """Have the database obey the number in a file: so many pages and no more."""
    from burgle.table.sqlite import SqliteStore

    honest = SqliteStore.append

    def append(self: SqliteStore, batches: Any) -> Any:
        most = int(Path(name).read_text() or "0") if os.path.exists(name) else 0
        assert self._write is not None
        self._write.execute(f"PRAGMA max_page_count = {most or 1 << 30}")
        return honest(self, batches)

    SqliteStore.append = append  # type: ignore[method-assign]


def main() -> None:
    """Fork a server for each order, and tell when it has ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for game in GAMES.values():  # read once, not by every server anew
        for players in (2, 3):
            build_rules(game, players, {})
    for name in sys.argv[1:]:
        pack = find_pack(name)
        for players in (2, 3):
            rules_for(pack, fresh(pack), players)
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            status = 1
            try:
                serve(json.loads(line))
                status = 0
            finally:
                os._exit(status)
        print(child, flush=True)
        _, status = os.waitpid(child, 0)
        print(os.waitstatus_to_exitcode(status), flush=True)


class Server:
    """A server process for a test, on a port of its own, that can be started again and again."""

    def __init__(self, store: str, log: Path, warm: str = "", **settings: Any) -> None:
        self.log, self.port = log, free_port()
        self.warm = [warm] if warm else []  # a campaign whose rulebooks are read once, not by every server anew
        self.url, self.ws = f"http://127.0.0.1:{self.port}", f"ws://127.0.0.1:{self.port}/ws"
        self.settings = {**OPEN, "store": store, "port": self.port, "retry": 50, **settings}
        self.pid = 0
        self._forker: asyncio.subprocess.Process | None = None

    async def __aenter__(self) -> Server:
        """Get ready to fork."""
        env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), *filter(None, sys.path)])}
        self._forker = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.table.serving", *self.warm, cwd=ROOT, env=env,
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
        )  # fmt: skip
        return self

    async def __aexit__(self, *_: object) -> None:
        """Leave nothing running."""
        assert self._forker is not None
        if self.pid:
            with suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGKILL)
        self._forker.kill()
        await self._forker.wait()

    async def start(self, **order: Any) -> float:
        """Start it; gives the seconds until it is ready, from the order on, less those that others robbed it of."""
        assert self._forker is not None and self._forker.stdin is not None and self._forker.stdout is not None
        order = {"settings": self.settings, "log": str(self.log), "quick": True, **order}
        begun = time.monotonic()
        self._forker.stdin.write(json.dumps(order).encode() + b"\n")
        self.pid = int(await self._forker.stdout.readline())
        while not await ready(self.port):
            await asyncio.sleep(0.01)
            assert time.monotonic() - begun < 30, self.log.read_text()
        return time.monotonic() - begun - robbed(self.pid)

    async def stop(self, number: int = signal.SIGKILL) -> int:
        """Send a signal that ends it; gives its exit status."""
        assert self._forker is not None and self._forker.stdout is not None
        os.kill(self.pid, number)
        status = int(await self._forker.stdout.readline())
        self.pid = 0
        return status

    def computed(self) -> float:
        """Seconds of computing that it has cost so far."""
        return computed_by(self.pid)

    def complaints(self) -> list[str]:
        """What stands in its log and should not."""
        words = ("trouble", "Traceback", "Exception", "internal")
        return [line for line in self.log.read_text().splitlines() if any(word in line for word in words)]


def computed_by(pid: int) -> float:
    """Seconds of computing that a process has cost so far: unlike time, the same on a busy machine."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def robbed(pid: int) -> float:
    """Seconds in which a process wanted to compute and others were let to: on a machine of its own it is 0.

    What it slept, or waited for files, locks and others, is not in it. Of its threads only the first counts, which does
    nearly everything until a server is ready: rather too little than too much.
    """
    with suppress(OSError, IndexError, ValueError):
        return int(Path(f"/proc/{pid}/schedstat").read_text().split()[1]) / 1e9
    return 0.0


async def ready(port: int) -> bool:
    """Ask whether a server takes requests."""
    with suppress(OSError, TimeoutError):
        async with asyncio.timeout(5):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"GET /readyz HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nConnection: close\r\n\r\n" % port)
            answer = await reader.read()
            writer.close()
            return b" 200 " in answer[:20]
    return False


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


if __name__ == "__main__":
    main()
