"""Load on the running server: many tables with four seats and one watcher each, over real sockets, in an open loop.

The server is a process of its own. Every game is played beforehand (a share code fixes its chance), so that the
generator only sends prepared frames. Send times are fixed in advance and latencies count from them, so a slow server
cannot slow its own examination down. First the goal's rate is held, then it rises until the server does not follow.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import http.client
import json
import os
import random
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import burgle
from burgle.table.share import share_code

SEATS = 4
GOAL = 125.0  # answers a second
AIMS = {"p50": 10.0, "p99": 75.0, "p999": 250.0, "viewer_p99": 150.0, "saturation": 400.0}
SLOW = 1000.0  # milliseconds at p99: then the server does not follow any more
RAMP = (200, 300, 400, 500, 600, 800, 1000)
OPEN = {
    **dict.fromkeys(("creations", "messages", "looks"), (10**6, 1.0)),
    **dict.fromkeys(("sockets_per_address", "lines_per_address"), 10**6),
    "connections": 10**5,
}


class Line(asyncio.Protocol):
    """A WebSocket that looks at no more than it must: which type, which line, which key."""

    def __init__(self, table: Table, hello: bytes, port: int) -> None:
        self.table, self.hello, self.port = table, hello, port
        self.buffer = bytearray()
        self.upgraded = False
        self.welcome: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(
            b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n" % self.port
        )

    def connection_lost(self, error: Exception | None) -> None:
        if not self.table.load.ending:
            self.table.load.errors.append(f"a line was lost: {error}")
        if not self.welcome.done():
            self.welcome.set_exception(ConnectionError("no welcome"))

    def send(self, data: bytes) -> None:
        """Send a text; the mask is all zero, which changes nothing and costs nothing."""
        size = len(data)
        head = bytes([0x81, 0x80 | size]) if size < 126 else bytes([0x81, 0xFE]) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + data)

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer
        buffer += data
        if not self.upgraded:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in buffer[:20]:
                raise ConnectionError(bytes(buffer[:200]))
            del buffer[: end + 4]
            self.upgraded = True
            self.send(self.hello)
        at = 0
        while len(buffer) - at >= 2:
            size, head = buffer[at + 1], 2
            if size == 126:
                size, head = int.from_bytes(buffer[at + 2 : at + 4], "big"), 4
            elif size == 127:
                size, head = int.from_bytes(buffer[at + 2 : at + 10], "big"), 10
            if len(buffer) - at < head + size:
                break
            kind = buffer[at] & 0x0F
            if kind == 1:
                self.heard(buffer[at + head : at + head + min(size, 120)])
            elif kind == 9:
                self.transport.write(b"\x8a\x80\0\0\0\0" if not size else pong(buffer[at + head : at + head + size]))
            at += head + size
        if at:
            del buffer[:at]

    def heard(self, start: bytearray) -> None:
        """Take notice of the beginning of a message; the order of its fields is the server's own."""
        if start.startswith(b'{"type":"update","seq":'):
            self.table.seen(int(start[23 : start.index(b",", 23)]))
        elif start.startswith(b'{"type":"done","key":"'):
            self.table.acknowledged(start[22 : start.index(b'"', 22)].decode())
        elif start.startswith(b'{"type":"welcome"'):
            self.welcome.set_result(None)
        elif start.startswith((b'{"type":"refused"', b'{"type":"goodbye"')):
            self.table.load.errors.append(start.decode("utf-8", "replace"))


def pong(data: bytearray) -> bytes:
    """Answer a ping."""
    return bytes([0x8A, 0x80 | len(data)]) + b"\0\0\0\0" + bytes(data)


class Table:
    """A table: its game, played beforehand, and who sits at it."""

    def __init__(self, load: Load, number: int, answers: int) -> None:
        self.load = load
        self.lines: list[Line] = []
        self.waiting: list[float] = []  # when answers were due that could not be sent yet
        self.next = 0  # the answer to send next
        self.under_way = 0.0  # when the answer under way was due
        self.counting = 0  # updates of it that are still to come
        self.acked = False
        self.started: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        game = burgle.new_game("space", SEATS, 1000 + number)
        dice = random.Random(number)
        self.code = share_code("space", SEATS, {}, [], 1000 + number, game.rules.content_hash)
        self.frames: list[tuple[int, bytes]] = []
        while len(self.frames) < answers and not game.over:
            decision = game.decision
            code = dice.choice(decision.options)
            frame = {"type": "act", "key": f"k{len(self.frames)}", "seat": decision.who, "decision": decision.id}
            self.frames.append((decision.who, json.dumps({**frame, "codes": [code]}).encode()))
            game.apply(code)

    def due(self, at: float, *, waited: bool = False) -> None:
        """An answer is due: sent at once, unless the one before is still under way."""
        if self.under_way:
            self.waiting.append(at)
            return
        if self.next >= len(self.frames):
            self.load.exhausted += 1
            return
        seat, frame = self.frames[self.next]
        self.under_way, self.counting = at, len(self.lines)
        if not waited:
            self.load.late.append(time.perf_counter() - at)
        self.next += 1
        self.lines[seat].send(frame)

    def acknowledged(self, key: str) -> None:
        """An answer is written down for good."""
        if key == "s":
            self.started.set_result(None)
            return
        now = time.perf_counter()
        self.load.acks.append(now - self.under_way)
        self.load.last_ack = now
        self.acked = True
        self._go_on()

    def seen(self, seq: int) -> None:
        """A viewer has heard; line 0 made the table, line 1 began the game, answer 0 is line 2."""
        if self.under_way and seq == self.next + 1:
            self.counting -= 1
            if self.counting == 0:
                self.load.views.append(time.perf_counter() - self.under_way)
                self._go_on()

    def _go_on(self) -> None:
        if self.acked and self.counting == 0:
            self.under_way, self.acked = 0.0, False
            if self.waiting:
                self.due(self.waiting.pop(0), waited=True)


class Load:
    """The generator."""

    def __init__(self, port: int, pid: int) -> None:
        self.port, self.pid = port, pid
        self.tables: list[Table] = []
        self.acks: list[float] = []
        self.views: list[float] = []
        self.late: list[float] = []
        self.errors: list[str] = []
        self.exhausted = 0
        self.last_ack = 0.0
        self.ending = False

    async def gather(self, count: int, answers: int) -> None:
        """Make all tables, seat everybody, begin."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        loop = asyncio.get_running_loop()
        for number in range(count):
            table = Table(self, number, answers)
            wishes = [{"controller": "human", "name": f"P{seat}"} for seat in range(SEATS)]
            body = {"settings": {"game": "space", "players": SEATS, "code": table.code}, "seats": wishes}
            line.request("POST", "/api/tables", json.dumps(body), {"Content-Type": "application/json"})
            answer = line.getresponse()
            made = json.loads(answer.read())
            assert answer.status == 201, made
            for tokens in (*([token] for token in made["tokens"].values()), []):
                hello = {"type": "hello", "protocol": 1, "table": made["table"], "tokens": tokens}
                _, one = await loop.create_connection(
                    lambda table=table, hello=hello: Line(table, json.dumps(hello).encode(), self.port),  # type: ignore[misc]
                    "127.0.0.1",
                    self.port,
                )
                await one.welcome
                table.lines.append(one)
            table.lines[0].send(b'{"type":"manage","key":"s","seat":0,"manage":"start"}')
            await table.started
            self.tables.append(table)
        line.close()

    async def hold(self, rate: float, seconds: float, dice: random.Random) -> dict[str, Any]:
        """Send at a rate for a while; the times and tables are drawn before."""
        plan, at = [], 0.0
        order: list[Table] = []
        while at < seconds:
            at += dice.expovariate(rate)
            order = order or dice.sample(self.tables, len(self.tables))
            plan.append((at, order.pop()))
        self.acks, self.views, self.late = [], [], []
        used, own, begun = computed(self.pid), computed(os.getpid()), time.perf_counter()
        start = begun + 0.2
        for at, table in plan:
            wait = start + at - time.perf_counter()
            if wait > 0.0005:
                await asyncio.sleep(wait)
            table.due(start + at)
        deadline = time.perf_counter() + 20
        while any(table.under_way for table in self.tables) and time.perf_counter() < deadline:
            await asyncio.sleep(0.02)
        elapsed, used = time.perf_counter() - begun, computed(self.pid) - used
        for table in self.tables:
            table.waiting.clear()
        acks, views = milliseconds(self.acks), milliseconds(self.views)
        return {
            "rate": rate,
            "sent": len(plan),
            "done": len(acks),
            "per_second": round(len(acks) / max(0.001, self.last_ack - start), 1),
            "p50": part(acks, 0.5),
            "p99": part(acks, 0.99),
            "p999": part(acks, 0.999),
            "viewer_p50": part(views, 0.5),
            "viewer_p99": part(views, 0.99),
            "generator_late_p99": part(milliseconds(self.late), 0.99),
            "server_cpu": round(used / elapsed, 2),
            "server_ms_each": round(used * 1000 / max(1, len(acks)), 2),
            "generator_cpu": round((computed(os.getpid()) - own) / elapsed, 2),
            "load_average": os.getloadavg()[0],
            "errors": len(self.errors) + self.exhausted,
        }


def milliseconds(times: list[float]) -> list[float]:
    """Sorted, in milliseconds."""
    return sorted(one * 1000 for one in times)


def part(values: list[float], share: float) -> float:
    """A percentile of sorted values."""
    return round(values[min(len(values) - 1, int(len(values) * share))], 2) if values else float("nan")


def computed(pid: int) -> float:
    """Seconds of computing that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> float:
    """MiB that a process holds."""
    found = next(line for line in Path(f"/proc/{pid}/status").read_text().splitlines() if line.startswith("VmRSS"))
    return int(found.split()[1]) / 1024


def serve(order: str) -> None:
    """Be the server: as `burgle serve`, but without the limits that one address has; $PROFILE names a profile to write."""
    import msgspec

    from burgle.table.edge.server import listening, run
    from burgle.table.edge.settings import Settings

    settings = msgspec.convert(json.loads(order), Settings)
    taken = listening(settings)
    if "PROFILE" not in os.environ:
        run(settings, taken)
        return
    import cProfile

    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # uvicorn ends itself by the signal that it was stopped with
    profile = cProfile.Profile(time.thread_time)  # what others do on this machine does not count
    try:
        profile.runcall(run, settings, taken)
    finally:
        profile.dump_stats(os.environ["PROFILE"])


async def measure(args: argparse.Namespace, port: int, server: subprocess.Popen[bytes]) -> dict[str, Any]:
    """Gather, hold the goal's rate, ramp."""
    load = Load(port, server.pid)
    empty = memory(server.pid)
    begun = time.perf_counter()
    await load.gather(args.tables, args.answers)
    gathered = time.perf_counter() - begun
    gc.collect()
    gc.freeze()  # the generator's own pauses are no latencies of the server
    dice = random.Random(args.seed)
    await load.hold(args.rate, 3, dice)  # warm up
    rows = [await load.hold(args.rate, args.seconds, dice)]
    for rate in RAMP if not args.no_ramp else ():
        if rate <= args.rate:
            continue
        rows.append(await load.hold(rate, args.step, dice))
        if rows[-1]["p99"] > SLOW or rows[-1]["per_second"] < 0.95 * rate:
            break
    held = [row["per_second"] for row in rows]
    load.ending = True
    return {
        "tables": args.tables,
        "sockets": sum(len(table.lines) for table in load.tables),
        "gathered_s": round(gathered, 1),
        "mib_for_each_table": round((memory(server.pid) - empty) / args.tables, 2),
        "saturation": max(held),
        "rows": rows,
        "errors": load.errors[:5],
    }


def show(found: dict[str, Any]) -> None:
    """Print one table."""
    print(
        f"{found['tables']} tables, {found['sockets']} sockets, ready after {found['gathered_s']} s; "
        f"{found['mib_for_each_table']} MiB for each table with its sockets"
    )
    names = ("rate", "per_second", "p50", "p99", "p999", "viewer_p50", "viewer_p99", "generator_late_p99")
    names += ("server_ms_each", "server_cpu", "generator_cpu", "load_average", "errors")
    print(" ".join(f"{name.replace('generator', 'gen')[-12:]:>12}" for name in names))
    for row in found["rows"]:
        print(" ".join(f"{row[name]:>12.2f}" for name in names))
    first = found["rows"][0]
    for name, aim in AIMS.items():
        value = found["saturation"] if name == "saturation" else first[name]
        met = value >= aim if name == "saturation" else value <= aim
        print(f"{name:>12}: {value:8.1f}, aim {aim:g}: {'met' if met else 'missed'}")
    for error in found["errors"]:
        print(error)


def main() -> None:
    """Start a server, load it, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--rate", type=float, default=GOAL)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--step", type=float, default=8)
    parser.add_argument("--answers", type=int, default=240, help="answers prepared for each table")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--no-ramp", action="store_true")
    parser.add_argument("--place", help="a folder for the data; without it the usual one for temporary files")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.serve:
        serve(args.serve)
        return
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    with (
        tempfile.TemporaryDirectory(prefix="burgle-load-", dir=args.place) as folder,
        open(os.devnull, "wb") as nowhere,
    ):
        order = json.dumps({**OPEN, "store": folder, "port": port, "bots": 1})
        server = subprocess.Popen([sys.executable, __file__, "--serve", order], stderr=nowhere)
        try:
            for _ in range(600):
                try:
                    socket.create_connection(("127.0.0.1", port), 1).close()
                    break
                except OSError:
                    time.sleep(0.1)
            time.sleep(1)
            found = asyncio.run(measure(args, port, server))
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(20)
    print(json.dumps(found, indent=1)) if args.json else show(found)


if __name__ == "__main__":
    main()
