"""The table on a WebSocket: hello first, close codes, limits, slow readers, resuming, and the end of the server."""

from __future__ import annotations

import asyncio
import json
import secrets
import socket
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
import websockets

from burgle.table.edge.socket import PATIENCE
from burgle.table.edge.socket_line import SocketLine
from burgle.table.seat_tokens import new_token
from tests.table.edge_server import Running, closed, running, until

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    """A server with short patience."""
    folder = tmp_path_factory.mktemp("socket")
    limits = {"creations": (10_000, 1.0), "failures": (10_000, 1.0), "messages": (20, 60.0), "hello_within": 0.4}
    async with running(folder, **limits) as found:
        yield found


def hello(table: str, *tokens: str, **more: Any) -> str:
    """The first message."""
    return json.dumps({"type": "hello", "protocol": 1, "table": table, "tokens": tokens, **more})


async def test_a_game_on_two_sockets(server: Running) -> None:
    made = await server.table()
    table = made["table"]
    async with server.sit(table, made["tokens"]["0"]) as ann, server.sit(table, made["tokens"]["1"]) as bo:
        await ann.send(json.dumps({"type": "manage", "key": "s", "seat": 0, "manage": "start"}))
        assert (await until(ann, "done"))["key"] == "s"
        heard = await until(bo, "update")
        while not heard["patch"]:
            heard = await until(bo, "update")
        assert heard["seat"] == 1 and heard["seq"] == 1
        await ann.send('{"type":"ping"}')
        assert await until(ann, "pong") == {"type": "pong"}
        await ann.send(json.dumps({"type": "act", "key": "x", "seat": 1, "decision": 1, "codes": [1]}))
        assert (await until(ann, "refused"))["error"] == "no_seat"
        await ann.send('{"type": "act"}')
        assert (await until(ann, "refused"))["error"] == "malformed"
        await ann.send(hello(table))
        assert (await until(ann, "refused"))["error"] == "malformed"
    # Who comes back with the last number is told what was missed, not everything.
    run = (await server.http.get(f"/api/tables/{table}/state")).json()["run"]
    async with websockets.connect(server.ws) as again:
        await again.send(hello(table, made["tokens"]["1"], since=0, run=run))
        assert (await until(again, "welcome"))["seats"] == [1]
        assert json.loads(await again.recv())["type"] == "update"


async def test_no_answer_waits_for_an_acknowledgement_of_the_one_before(server: Running) -> None:
    made = await server.table()
    async with server.sit(made["table"], made["tokens"]["0"]):
        sockets = [line.transport.get_extra_info("socket") for line in server.server.server_state.connections]
        assert sockets
        assert all(one.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) for one in sockets)


async def test_without_tokens_one_watches(server: Running) -> None:
    made = await server.table()
    async with server.sit(made["table"]) as line:
        await line.send(json.dumps({"type": "act", "key": "x", "seat": 0, "decision": 1, "codes": [1]}))
        assert (await until(line, "refused"))["error"] == "no_seat"


@pytest.mark.parametrize(
    ("first", "code"),
    [
        (b"binary", 1003),
        ("{", 1007),
        ('{"type":"ping","type":"ping"}', 1007),
        ('{"type": NaN}', 1007),
        ("[" * 4000, 1007),
        ('{"type":"ping"}', 1008),
        ("[]", 1008),
        ("null", 1008),
        ('{"type":"hello","protocol":"1"}', 1008),
        ("x" * 9000, 1009),
        (b"x" * 9000, 1009),
        ('{"type":"hello","protocol":99,"table":"x"}', 1008),
        ('{"type":"hello","protocol":1,"table":"nothing"}', 1008),
        (None, 1008),  # says nothing at all
    ],
)
async def test_close_codes_before_the_hello(server: Running, first: str | bytes | None, code: int) -> None:
    entries = len(server.desk.entries)
    async with websockets.connect(server.ws) as line:
        begun = time.monotonic()
        if first is not None:
            await line.send(first)
        assert await closed(line) == code
        assert time.monotonic() - begun < 5
    assert len(server.desk.entries) == entries


@pytest.mark.parametrize(("message", "code"), [(b"x", 1003), ("{]", 1007), ("x" * 8200, 1009)])
async def test_close_codes_at_the_table(server: Running, message: str | bytes, code: int) -> None:
    made = await server.table()
    async with server.sit(made["table"], made["tokens"]["0"]) as line:
        await line.send(message)
        assert await closed(line) == code


async def test_what_should_not_happen_closes_the_line_and_nothing_else(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await server.table()

    async def broken(*_: object) -> None:
        raise RuntimeError("this is a test")

    with monkeypatch.context() as patched:
        patched.setattr(server.desk, "request", broken)
        async with server.sit(made["table"], made["tokens"]["0"]) as line:
            await line.send(json.dumps({"type": "undo", "key": "u", "seat": 0}))
            assert await closed(line) == 1011
    async with server.sit(made["table"], made["tokens"]["0"]) as line:
        await line.send('{"type":"ping"}')
        await until(line, "pong")


async def test_bytes_that_are_no_text(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    made = await server.table()
    for fragments in ([b"\xff\xfe"], [b"\xc3", b"\x28"], [b'{"type":', b"\xed\xa0\x80}"]):
        async with websockets.connect(server.ws) as line:
            await line.send(fragments if len(fragments) > 1 else fragments[0], text=True)
            assert await closed(line) == 1007
        async with server.sit(made["table"], made["tokens"]["0"]) as line:
            await line.send(fragments if len(fragments) > 1 else fragments[0], text=True)
            assert await closed(line) == 1007
    async with server.sit(made["table"], made["tokens"]["0"]) as line:  # a character may well be cut in two
        await line.send([b'{"type":"ping","x":"\xc3', b'\xa4"}'], text=True)
        await line.send('{"type":"ping"}')
        await until(line, "pong")
    assert [record for record in caplog.records if record.levelname in ("WARNING", "ERROR", "CRITICAL")] == []


async def test_wrong_tokens_join_nothing(server: Running) -> None:
    made = await server.table()
    other = await server.table()
    for tokens in (["wrong"], [other["tokens"]["0"]], [made["tokens"]["0"], "wrong"]):
        async with websockets.connect(server.ws) as line:
            await line.send(hello(made["table"], *tokens))
            assert (await until(line, "refused"))["error"] == "no_seat"
            assert await closed(line) == 1008
    assert made["table"] not in server.desk.host.rooms  # it was not even looked up


async def test_who_speaks_too_fast_is_refused_then_cut_off(server: Running) -> None:
    made = await server.table()
    async with server.sit(made["table"], made["tokens"]["0"]) as line:
        for _ in range(20 + PATIENCE + 2):
            await line.send('{"type":"ping"}')
        heard = []
        with pytest.raises(websockets.ConnectionClosed):
            while True:
                heard.append(json.loads(await line.recv())["type"])
        assert line.close_code == 1008
        assert heard.count("pong") == 20 and heard.count("refused") <= PATIENCE
    async with server.sit(made["table"], made["tokens"]["1"]) as line:  # another seat has its own share
        await line.send('{"type":"ping"}')
        await until(line, "pong")


async def test_a_handed_on_seat_is_cut_off(server: Running) -> None:
    made = await server.table()
    async with (
        server.sit(made["table"], made["tokens"]["0"]) as line,
        server.sit(made["table"], made["tokens"]["1"]) as bo,
    ):
        fresh = new_token(secrets.token_bytes)
        ask = {"type": "manage", "key": "n", "seat": 1, "manage": "new_token", "value": fresh}
        await bo.send(json.dumps(ask))
        assert not (await until(bo, "done")).get("value")
        assert await closed(bo) == 1008
        async with server.sit(made["table"], fresh):
            pass
        await line.send('{"type":"ping"}')
        await until(line, "pong")


async def test_a_device_that_does_not_read_is_cut_off_and_nobody_else_notices(tmp_path: Path) -> None:
    async with running(tmp_path, send_within=0.5, messages=(10**6, 1.0)) as server:
        made = await server.table()
        table = made["table"]
        host, port = "127.0.0.1", server.port
        with socket.socket() as deaf:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            deaf.connect((host, port))
            deaf.setblocking(False)
            head = (
                f"GET /ws HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
            )
            data = hello(table, made["tokens"]["1"]).encode()
            frame = bytes([0x81, 0x80 | 126]) + len(data).to_bytes(2, "big") + b"\0\0\0\0" + data
            loop = asyncio.get_running_loop()
            await loop.sock_sendall(deaf, head.encode())
            assert b" 101 " in await asyncio.wait_for(loop.sock_recv(deaf, 100), 5)
            await loop.sock_sendall(deaf, frame)
            async with server.sit(table, made["tokens"]["0"]) as ann:
                await ann.send(json.dumps({"type": "manage", "key": "s", "seat": 0, "manage": "start"}))
                await until(ann, "done")
                async with asyncio.timeout(5):
                    while len(server.desk.entries) < 2:
                        await asyncio.sleep(0.01)
                viewer = next(entry.viewer for entry in server.desk.entries.values() if entry.seats == (1,))
                begun = time.monotonic()
                while any(entry.viewer is viewer for entry in server.desk.entries.values()):
                    viewer.put(b'{"type":"pong","filler":"' + b"x" * 60_000 + b'"}')
                    await asyncio.sleep(0.005)
                    assert time.monotonic() - begun < 10
                await ann.send('{"type":"ping"}')
                await asyncio.wait_for(until(ann, "pong"), 1)
                assert server.desk.counters["closed_1013"] == 1
            while any(isinstance(one, SocketLine) for one in server.server.server_state.connections):
                await asyncio.sleep(0.02)
                assert time.monotonic() - begun < 12


async def test_goodbye_before_the_end(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        made = await server.table()
        async with (
            server.sit(made["table"], made["tokens"]["0"]) as ann,
            server.sit(made["table"]) as watcher,
            websockets.connect(server.ws) as silent,
        ):
            begun = time.monotonic()
            server.server.should_exit = True
            for line in (ann, watcher):
                farewell = await until(line, "goodbye")
                assert 1000 <= farewell["retry"] <= 2000
                assert await closed(line) == 1012
            assert await closed(silent) == 1012
            assert time.monotonic() - begun < 3


async def test_nothing_is_left_behind(server: Running) -> None:
    made = await server.table()
    before = len(asyncio.all_tasks())
    for _ in range(5):
        async with server.sit(made["table"], made["tokens"]["0"]):
            pass
    async with asyncio.timeout(5):
        while (
            len(asyncio.all_tasks()) > before + 1
            or server.desk.entries
            or server.desk.host.rooms[made["table"]].devices
        ):
            await asyncio.sleep(0.02)
    assert not [key for key in server.desk._devices if isinstance(key, tuple)]
