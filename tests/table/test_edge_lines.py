"""Lines are few: whoever holds many, finishes nothing or sends nothing but frames gets a word, and others get on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import resource
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from websockets.frames import Frame, Opcode

from burgle.table.edge.lobby import Lobby, raise_handles, room_for
from burgle.table.edge.settings import Settings
from tests.table.edge_server import TABLE, Running, closed, running, until
from tests.table.serving import Server

pytestmark = pytest.mark.asyncio


class Stranger:
    """Somebody on an address of their own who opens lines and leaves it at that."""

    def __init__(self, address: str, port: int, begun: bytes) -> None:
        self.address, self.port, self.begun = address, port, begun
        self.lines: list[socket.socket] = []

    def open(self, many: int) -> None:
        """Open lines and begin something on each."""
        for _ in range(many):
            line = socket.socket()
            line.bind((self.address, 0))
            line.settimeout(0.2)
            try:
                line.connect(("127.0.0.1", self.port))
                line.send(self.begun)
            except OSError:
                line.close()
                continue
            line.setblocking(False)
            self.lines.append(line)

    def lost(self) -> list[bytes]:
        """What was said on lines that are closed, which are forgotten."""
        told, left = [], []
        for line in self.lines:
            heard = b""
            try:
                while part := line.recv(65536):
                    heard += part
                told.append(heard)
                line.close()
            except BlockingIOError:
                left.append(line)
            except OSError:
                told.append(heard)
                line.close()
        self.lines = left
        return told

    def leave(self) -> None:
        """Close everything."""
        for line in self.lines:
            line.close()


UNFINISHED = (
    b"",
    b"GET /healthz HTTP/1.1\r\nHost: x\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: %s\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{",
)


async def test_unfinished_requests_from_a_few_addresses_lock_nobody_out(tmp_path: Path) -> None:
    """Eight addresses hold all they can, again and again; somebody else plays a game meanwhile, over HTTP and a socket."""
    limits = {"lines_per_address": 100, "sockets_per_address": 80}
    async with Server(str(tmp_path / "data"), tmp_path / "log", **limits) as server:
        await server.start(handles=512)
        name = b"127.0.0.1:%d" % server.port
        crowd = [Stranger(f"127.0.0.{10 + n}", server.port, UNFINISHED[n % 3].replace(b"%s", name)) for n in range(8)]
        stop = asyncio.Event()
        told: list[bytes] = []

        async def besiege() -> None:
            while not stop.is_set():
                for one in crowd:
                    told.extend(one.lost())
                    await asyncio.to_thread(one.open, 100 - len(one.lines))
                await asyncio.sleep(1.0)

        siege = asyncio.create_task(besiege())
        await asyncio.sleep(1.0)
        slowest = 0.0
        async with asyncio.timeout(60):
            async with httpx.AsyncClient(base_url=server.url, timeout=5) as http:
                made = (await http.post("/api/tables", json=TABLE)).json()
            async with websockets.connect(server.ws, open_timeout=5, max_size=None) as line:
                hello = {
                    "type": "hello",
                    "protocol": 1,
                    "table": made["table"],
                    "tokens": list(made["tokens"].values()),
                }
                await line.send(json.dumps(hello))
                for _ in range(16):
                    begun = time.monotonic()
                    assert b" 200 " in await ask(server.port, path="/readyz")
                    await line.send('{"type":"ping"}')
                    await until(line, "pong")
                    slowest = max(slowest, time.monotonic() - begun)
                    await asyncio.sleep(0.05)
        stop.set()
        await siege
        for one in crowd:
            one.leave()
        assert slowest < 3, slowest
        spoken = [said for said in told if said]
        assert any(b"503" in said[:20] and b"retry-after: 10" in said.lower() for said in spoken)
        assert server.complaints() == []


async def test_an_address_holds_so_many_lines_and_is_told(tmp_path: Path) -> None:
    async with running(tmp_path, lines_per_address=3, headers_within=30.0) as server:
        made = await server.table()
        await server.http.aclose()
        await asyncio.sleep(0.1)
        async with server.sit(made["table"]):  # a socket is a line like any other
            held = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(2)]
            await asyncio.sleep(0.1)
            for lang, text in (("en", "too many connections"), ("de", "zu viele Verbindungen")):
                refused = await ask(server.port, lang)
                assert b" 503 " in refused and b"retry-after: 10" in refused and text.encode() in refused
                assert b"content-security-policy" in refused
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            assert b" 503 " in await asyncio.wait_for(reader.read(), 5)  # who says nothing is told as well
            writer.close()
            with pytest.raises(websockets.InvalidStatus) as no:
                await websockets.connect(server.ws)
            assert no.value.response.status_code == 503 and no.value.response.headers["retry-after"]
            assert b" 200 " in await ask(server.port, source="127.0.0.9")  # elsewhere there is room
            held[0][1].close()
            await asyncio.sleep(0.1)
            assert b" 200 " in await ask(server.port)  # one has gone, another may come
            for _, line in held:
                line.close()
        await asyncio.sleep(0.1)
        assert len(server.desk.lobby) == 0
        report = await ask(server.port, path="/metrics")
        assert b'what="edge_lines_refused"} 4' in report and b"burgle_lines 1\n" in report


async def ask(port: int, lang: str = "en", source: str = "127.0.0.1", path: str = "/healthz") -> bytes:
    """Ask something on a line of its own."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0))
    lines = [f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", f"Accept-Language: {lang}", "Connection: close", "", ""]
    writer.write("\r\n".join(lines).encode())
    try:
        return await asyncio.wait_for(reader.read(), 5)
    finally:
        writer.close()


async def test_behind_a_proxy_lines_are_counted_by_who_sent_them(tmp_path: Path) -> None:
    origin = "https://play.example.org"
    async with running(tmp_path, lines_per_address=2, origins=(origin,)) as server:
        made = await server.table()
        wait = f"/api/tables/{made['table']}/state?wait=20&since=0&run={server.desk.host.run}"

        def through(address: str, path: str) -> Any:
            return server.http.get(path, headers={"x-forwarded-for": address})

        polls = [asyncio.create_task(through("192.0.2.1", wait)) for _ in range(2)]
        await asyncio.sleep(0.3)
        refused = await through("192.0.2.1", "/healthz")
        assert refused.status_code == 503 and refused.headers["retry-after"] == "10"
        answers = await asyncio.gather(*[through(f"192.0.2.{n}", "/healthz") for n in range(2, 12)])
        assert [one.status_code for one in answers] == [200] * 10
        await server.say(made["table"], made["tokens"]["0"], type="manage", key="s", seat=0, manage="start")
        assert [(await one).status_code for one in polls] == [200, 200]
        assert (await through("192.0.2.1", "/healthz")).status_code == 200
        # Whoever is no proxy cannot pretend to be one.
        held = Stranger("127.0.0.9", server.port, b"GET / HTTP/1.1\r\nX-Forwarded-For: 192.0.2.7\r\n")
        held.open(3)
        async with asyncio.timeout(5):
            while not (told := held.lost()):
                await asyncio.sleep(0.05)
        assert b" 503 " in told[0]
        held.leave()


@pytest.mark.parametrize(
    "drops",
    [
        (b"GET /healthz HTTP/1.1\r\n", b"x: "),
        (b"GET /healthz HTTP/1.1\r\nHost: %s\r\nContent-Length: 9999\r\n\r\n", b"x"),
        (
            b"POST /api/tables HTTP/1.1\r\nHost: %s\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n",
            b"x",
        ),
        (b"POST /api/tables HTTP/1.1\r\nHost: %s\r\nTransfer-Encoding: chunked\r\n\r\n", b"1\r\nx\r\n"),
    ],
)
async def test_a_request_drop_by_drop_ends(
    tmp_path: Path, drops: tuple[bytes, bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("burgle.table.edge.door.SPARE", 0.3)
    async with running(tmp_path, headers_within=0.5, body_within=0.5) as server:
        _, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(drops[0].replace(b"%s", b"127.0.0.1:%d" % server.port))
        async with asyncio.timeout(6):
            with contextlib.suppress(ConnectionError):
                while len(server.desk.lobby):
                    writer.write(drops[1])
                    await writer.drain()
                    await asyncio.sleep(0.05)
            while len(server.desk.lobby):
                await asyncio.sleep(0.05)
        writer.close()


async def test_when_lines_are_short_the_oldest_wasted_of_the_largest_crowd_goes() -> None:
    class Told:
        def __init__(self, name: str, wasted: bool = True) -> None:
            self.name, self.waste, self.dropped = name, wasted, False

        def wasted(self) -> bool:
            return self.waste

        def drop(self) -> None:
            self.dropped = True

    lobby = Lobby(Settings(connections=6))
    lone, busy = Told("lone"), Told("busy", wasted=False)
    crowd = [Told(f"crowd {n}") for n in range(3)]
    assert lobby.come("a", lone) == "in" and lobby.come("b", busy) == "in"
    assert {lobby.come("b", one) for one in crowd} == {"in"}
    assert lobby.come("c", Told("c", wasted=False)) == "in" and len(lobby) == 6
    assert lobby.come("d", Told("d", wasted=False)) == "in" and crowd[0].dropped and not lone.dropped
    for one in (*crowd[1:], lone):  # then the others of the crowd, and at last the one who is alone
        assert not one.dropped and lobby.come("d", Told("d", wasted=False)) == "in" and one.dropped, one.name
    assert lobby.come("e", Told("e")) == "full" and len(lobby) == 6
    lobby.go(busy)
    assert lobby.come("e", Told("e")) == "in" and lobby.held("b") == 0
    full = Lobby(Settings(lines_per_address=1))
    assert [full.come("a", Told("x")), full.come("a", Told("y"))] == ["in", "many"]
    assert full.come("a", Told("proxy"), counted=False) == "in"


async def test_handles_are_raised_to_what_is_allowed(tmp_path: Path) -> None:
    code = (
        "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (128, 700));"
        "from burgle.table.edge.lobby import raise_handles, room_for; few = room_for(4000); raise_handles();"
        "print(few, room_for(4000), room_for(100), *resource.getrlimit(resource.RLIMIT_NOFILE))"
    )
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert out.split() == ["64", "444", "100", "700", "700"]
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    raise_handles()
    assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == before[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, before)
    assert room_for(10) == 10
    unit = (Path(__file__).parents[2] / "packaging" / "burgle.service").read_text("utf-8")
    assert int(re.findall(r"^LimitNOFILE=(\d+)$", unit, re.M)[0]) > Settings().connections


async def flood(server: Running, made: dict[str, Any], frame: Frame, first: bytes) -> tuple[int, int]:
    """Send a frame as often as the line takes it; gives the code with which it was closed, and how many were sent."""
    async with server.sit(made["table"], made["tokens"]["0"]) as line:
        sent = 0
        transport = line.transport
        transport.write(first)
        data = frame.serialize(mask=True)
        while line.close_code is None and sent < 100_000:
            transport.write(data * 50)
            sent += 50
            await asyncio.sleep(0.002)
        return await closed(line), sent


@pytest.mark.parametrize("kind", [Opcode.CONT, Opcode.PING, Opcode.PONG])
async def test_empty_fragments_and_pings_count(tmp_path: Path, kind: Opcode) -> None:
    async with running(tmp_path) as server:
        made = await server.table()
        begun = Frame(Opcode.TEXT, b"{", fin=False).serialize(mask=True) if kind is Opcode.CONT else b""
        code, sent = await flood(server, made, Frame(kind, b"", fin=kind is not Opcode.CONT), begun)
        assert code == 1008 and sent < 5000
        async with server.sit(made["table"], made["tokens"]["0"]) as line:  # a message in a few pieces is fine
            await line.send(['{"type"', ":", "", '"ping"}'])
            await until(line, "pong")
            await (await line.ping())


async def test_who_sits_at_a_table_is_not_dropped_and_who_says_nothing_is(tmp_path: Path) -> None:
    async with running(tmp_path, hello_within=30.0) as server:
        made = await server.table()
        await server.http.aclose()
        await asyncio.sleep(0.1)
        server.desk.lobby.most = 3
        async with server.sit(made["table"], made["tokens"]["0"]) as ann, websockets.connect(server.ws) as silent:
            assert b" 200 " in await ask(server.port)
            async with server.sit(made["table"], made["tokens"]["1"]):
                assert b" 200 " in await ask(server.port, source="127.0.0.9")
                assert await closed(silent) in (1006, 1013)
                async with server.sit(made["table"], made["watch"]):  # now everybody sits: there is no room
                    assert b" 503 " in await ask(server.port, source="127.0.0.9")
            await ann.send('{"type":"ping"}')
            await until(ann, "pong")
