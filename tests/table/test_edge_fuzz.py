"""Every route with what no honest client sends: it answers in the shape that all errors have, and never with 500."""

from __future__ import annotations

import asyncio
import gc
import itertools
import json
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from burgle.table.edge import strict
from tests.table.edge_server import Running, bearer, running

pytestmark = pytest.mark.asyncio(loop_scope="module")

ODD = (
    "%00", "a%00b", "x" * 300, "x" * 5000, "%ff", "%ed%a0%80", "..%2f..%2fetc%2fpasswd", "%2e%2e", "-1", "1" * 400, "%0d%0a",
    "%F0%9F%92%A9", "null", "[" * 200, "a.js%00", f"{'x' * 300}.js", f"{'a/' * 900}x.css", ".", "..", "%25%30%30",
)  # fmt: skip
BODIES = (
    b"", b"[", b"{}", b"[]", b"null", b'"x"', b"[" * 60_000, b"[" * 33 + b'"' + b'\\"' * 32_000,
    b"[" + b"[]," * 20_000 + b"[]]",
    b"{" * 60_000, b'{"a":' * 10_000, b'{"settings":' + b"[" * 31 + b"]" * 31 + b"}", b"\x00", b"\xff\xfe", b'"\\ud800"',
    b'{"tokens":["\\u0000"]}', b'{"code":"\\u0000"}', b'{"seat":1e400}', b'{"seat":' + b"9" * 5000 + b"}", b'{"a":1,"a":2}',
    b'{"type":"act","key":"\\u0000","seat":0,"decision":0,"codes":[0]}', b'{"seat":0,"line":-1}', b'{"seat":-99,"step":99999}',
    b'{"settings":{"game":"\\u0000","players":2}}', b'{"settings":{"game":"space","players":2,"title":"\\u0000"}}',
    b'{"settings":{"game":"space","players":2,"options":{"layout":"\\u0000"}}}',
    b'{"settings":{"game":"space","players":2,"packs":["' + b"x" * 5000 + b'"]}}',
    b'{"settings":{"game":"space","players":2,"code":"' + b"X" * 5000 + b'"}}',
    b'{"settings":{"game":"space","players":2},"seats":[{"controller":"human","name":"' + b"\\u0000" * 200 + b'"}]}',
)  # fmt: skip
FILES = (
    b"", b"\n" * 9000, b"{}\n" * 9000, b"[" * 100_000, b"[[],[]]\n" * 100,
    b'{"burgle_replay":1,"table":"x","lines":1}\n' + b"[" * 9000,
    b'{"burgle_replay":1,"table":"\\u0000","lines":0}\n', b"\xff" * 1000, b'{"burgle_replay":' + b"9" * 400 + b"}",
)  # fmt: skip


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server with pages and without a pace."""
    static = tmp_path_factory.mktemp("static")
    (static / "index.html").write_text("<!doctype html>")
    free = dict.fromkeys(("creations", "failures", "messages", "looks"), (10**6, 1.0))
    async with running(tmp_path_factory.mktemp("data"), static=str(static), **free) as found:
        yield found


def routes(server: Running) -> list[tuple[str, str]]:
    """Every method and path of the API, and the pages."""
    found = [
        (method, route.path)
        for route in server.server.edge.litestar.routes
        for method in sorted(getattr(route, "methods", ()))
        if method in ("GET", "POST") and not route.path.startswith("/schema")
    ]
    assert len(found) > 25 and ("GET", "/{path:path}") in found
    return [*found, ("GET", "/assets/{path:path}"), ("GET", "/api/{path:path}")]


async def ask(server: Running, method: str, target: str, body: bytes = b"", kind: str = "", token: str = "") -> bytes:
    """Ask with exactly these bytes."""
    head = [f"{method} {target} HTTP/1.1", f"Host: 127.0.0.1:{server.port}", "Connection: close"]
    head += [f"Authorization: Bearer {token}"] if token else []
    head += [f"Content-Type: {kind}", f"Content-Length: {len(body)}"] if method == "POST" else []
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        writer.write("\r\n".join([*head, "", ""]).encode("latin-1") + body)
        return await asyncio.wait_for(reader.read(), 30)
    finally:
        writer.close()


@pytest.fixture(autouse=True)
def spared() -> Iterator[None]:
    """The collector passes over what other tests have left: to look through that is no work of the server."""
    gc.freeze()
    yield
    gc.unfreeze()


def right(answer: bytes, what: object) -> None:
    """Whether an answer is one that a stranger may get."""
    head, _, body = answer.partition(b"\r\n\r\n")
    status = int(head.split(b" ")[1]) if head else 0
    assert 200 <= status < 500, (what, answer[:300])
    if status >= 400 and b"application/json" in head:
        told = json.loads(body)
        assert told["type"] == "refused" and told["error"] != "internal", (what, told)


async def test_odd_paths_and_queries(server: Running) -> None:
    made = await server.table()
    asked = 0
    for method, path in routes(server):
        names = re.findall(r"{(\w+):\w+}", path)
        if not names:
            continue
        for odd in ODD:
            target = re.sub(r"{\w+:\w+}", lambda _, odd=odd: odd, path)  # type: ignore[misc]
            kind = "application/x-ndjson" if path == "/api/replays" else "application/json"
            right(await ask(server, method, target, b"{}", kind), (method, target))
            asked += 1
    table, token = made["table"], made["tokens"]["0"]
    for path, name in (
        (f"/api/tables/{table}/state", "since"), (f"/api/tables/{table}/state", "run"), (f"/api/tables/{table}/state", "wait"),
        ("/api/content/space", "options"), ("/api/content/space", "packs"), ("/api/content/space", "players"),
        ("/api/replays/x/steps", "first"), ("/api/replays/x/odds", "step"), ("/healthz", "lang"), ("/api/cards/space", "lang"),
    ):  # fmt: skip
        for odd in ODD:
            right(
                await ask(server, "GET", f"{path}?{name}={odd}", token=token if "tables" in path else ""), (path, odd)
            )
            right(await ask(server, "GET", f"{path}?{odd}"), (path, odd))
            asked += 2
    for odd in ("\x01", "é", "x" * 90, "a,b,,c", "nul\x7f"):
        right(await ask(server, "GET", f"/api/tables/{table}", token=odd), odd)
    assert asked > 300


async def test_odd_bodies(server: Running) -> None:
    made = await server.table()
    for method, path in routes(server):
        if method != "POST":
            continue
        target = path.replace("{table:str}", made["table"]).replace("{replay:str}", "0" * 16)
        bodies, kind = (FILES, "application/x-ndjson") if path == "/api/replays" else (BODIES, "application/json")
        for body in bodies:
            begun = time.thread_time()
            right(await ask(server, method, target, body, kind, made["tokens"]["0"]), (path, body[:60]))
            assert time.thread_time() - begun < 2, (path, body[:60])


async def test_odd_frames(server: Running) -> None:
    made = await server.table()
    for body in BODIES:
        async with server.sit(made["table"], made["tokens"]["0"]) as line:
            await line.send(body[:8000].decode("utf-8", "replace"))
            await line.send('{"type":"ping"}')
            heard: list[Any] = []
            try:
                while not heard or heard[-1]["type"] != "pong":
                    heard.append(json.loads(await asyncio.wait_for(line.recv(), 10)))
            except Exception:
                assert line.close_code in (1003, 1007, 1008, 1009), (body[:60], line.close_code)
            assert all(one.get("error") != "internal" for one in heard), (body[:60], heard)
    for table, token in itertools.product(("\0", "x" * 7000, made["table"]), ("\0", "x" * 7000, "\ud800")):
        hello = {"type": "hello", "protocol": 1, "table": table, "tokens": [token]}
        async with server.sit(made["table"]) as other:
            await other.send(json.dumps(hello))
    assert (
        await server.http.get(f"/api/tables/{made['table']}", headers=bearer(made["tokens"]["0"]))
    ).status_code == 200


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"[" * 33 + b'"' + b'\\"' * 32_000, "json-deep"),
        (b'"' + b'\\"' * 32_000 + b"[" * 33, "json-none"),
        (b'{"a":"' + b"[" * 60_000 + b'"}', ""),
        (b"[" + b"[]," * 20_000 + b"[]]", ""),
        (b"[" * 32 + b"]" * 32, ""),
        (b"[" * 33 + b"]" * 33, "json-deep"),
        (b'{"a":"\\\\"' + b',"b":[{}]' * 1 + b"}", ""),
        (b"[" + b'"]",' * 15_000 + b"[" * 32 + b"]" * 33, "json-deep"),
    ],
)
async def test_brackets_are_counted_in_one_go(data: bytes, why: str) -> None:
    begun = time.process_time()
    try:
        strict.check(data)
        found = ""
    except strict.NotJson as error:
        found = error.why
    assert found == why and time.process_time() - begun < 1


async def test_nothing_went_wrong(server: Running, tmp_path: Path) -> None:
    assert not server.desk.host.house.counters["internal_errors"]
