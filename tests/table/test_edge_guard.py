"""The browser's boundary: the whole matrix of Origin, Host, method and content type, strict JSON, and the headers."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from itertools import product
from pathlib import Path

import pytest
import pytest_asyncio
import websockets

from burgle.table.edge import strict
from burgle.table.edge.guard import HEADERS
from burgle.table.edge.limits import MOST_KEYS, Window
from tests.table.edge_server import TABLE, Running, running

pytestmark = pytest.mark.asyncio(loop_scope="module")
OWN = "https://play.example.org"


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    """A server behind a proxy."""
    folder: Path = tmp_path_factory.mktemp("guard")
    async with running(folder, origins=(OWN,), creations=(10_000, 1.0)) as found:
        yield found


def hosts(port: int) -> dict[str, bool]:
    """Names under which the server is called, and whether they are its own."""
    return {
        f"127.0.0.1:{port}": True,
        f"localhost:{port}": True,
        f"LocalHost:{port}": True,
        "play.example.org": True,
        "127.0.0.1": False,
        f"127.0.0.1:{port + 1}": False,
        f"evil.example:{port}": False,
        f"localhost.evil.example:{port}": False,
        "play.example.org.evil.example": False,
        "": False,
    }


def origins(port: int) -> dict[str | None, bool]:
    """Pages that may speak to the server, and pages that may not; None: no page at all."""
    return {
        None: True,
        f"http://127.0.0.1:{port}": True,
        f"http://localhost:{port}": True,
        OWN: True,
        "http://play.example.org": False,
        f"https://127.0.0.1:{port}": False,
        f"http://evil.example:{port}": False,
        f"http://127.0.0.1:{port}.evil.example": False,
        "null": False,
        "": False,
    }


KINDS = {
    "application/json": True,
    "application/json; charset=utf-8": True,
    "text/plain": False,
    "application/x-www-form-urlencoded": False,
    "multipart/form-data; boundary=x": False,
    "application/jsonp": False,
    "": False,
}
METHODS = {"POST": True, "PUT": False, "PATCH": False, "DELETE": False, "OPTIONS": False, "TRACE": False}


async def test_matrix_of_origin_host_method_and_content_type(server: Running) -> None:
    body = json.dumps(TABLE)
    made = 0
    for (host, good_host), (origin, good_origin) in product(hosts(server.port).items(), origins(server.port).items()):
        # Everything with everything for the strange ones would take long and show nothing: one at a time is wrong.
        kinds = KINDS if good_host and good_origin else {"application/json": True}
        methods = METHODS if good_host and good_origin else {"POST": True}
        for (kind, good_kind), (method, good_method) in product(kinds.items(), methods.items()):
            if not good_kind and not good_method:
                continue
            headers = {"host": host, "content-type": kind} | ({"origin": origin} if origin is not None else {})
            answer = await server.http.request(method, "/api/tables", content=body, headers=headers)
            allowed = good_host and good_origin and good_kind and good_method
            made += allowed
            assert (answer.status_code == 201) == allowed, (host, origin, kind, method, answer.text)
            assert_safe(answer.headers)
            if not allowed:
                assert answer.json()["type"] == "refused"
    assert made > 10


def assert_safe(headers: object) -> None:
    """Every answer has all security headers, once, and allows no other page anything."""
    for name, value in HEADERS.items():
        assert headers.get_list(name.decode()) == [value.decode()]  # type: ignore[attr-defined]
    assert not [name for name in headers if name.startswith("access-control-") or name == "set-cookie"]  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "path",
    [
        "/", "/t/abc", "/healthz", "/readyz", "/schema", "/schema/openapi.json", "/page.css", "/api/games", "/api/nothing",
        "/api/tables/none", "/api/tables/none/state", "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/x.js", "/ws",
    ],
)  # fmt: skip
async def test_every_answer_is_safe_and_head_is_like_get(server: Running, path: str) -> None:
    for method in ("GET", "HEAD"):
        answer = await server.http.request(method, path)
        assert answer.status_code < 500
        assert_safe(answer.headers)
    got, head = await server.http.get(path), await server.http.head(path)
    assert head.status_code == got.status_code and head.content == b""
    assert head.headers["content-length"] == got.headers["content-length"]
    assert "root:" not in got.text
    foreign = await server.http.get(path, headers={"sec-fetch-site": "cross-site"})
    assert foreign.status_code < 500  # following a link from elsewhere changes nothing


async def test_posts_from_other_sites_are_refused_though_they_hide_their_origin(server: Running) -> None:
    for site, status in (("cross-site", 403), ("same-site", 403), ("same-origin", 201), ("none", 201)):
        answer = await server.http.post("/api/tables", json=TABLE, headers={"sec-fetch-site": site})
        assert answer.status_code == status


@pytest.mark.parametrize("start", [b"NO HTTP\r\n\r\n", b"GET / HTTP/1.1\r\n\r\n", b"GET / HTTP/1.1\r\nHost a\r\n\r\n"])
async def test_even_what_is_no_http_gets_a_safe_answer(server: Running, start: bytes) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(start)
    head, _, rest = (await asyncio.wait_for(reader.read(), 10)).partition(b"\r\n\r\n")
    writer.close()
    assert head.startswith(b"HTTP/1.1 4") and b"Traceback" not in rest
    for name, value in HEADERS.items():
        assert head.lower().count(b"\r\n%b: %b" % (name, value.lower())) == 1


@pytest.mark.parametrize("path", ["/", "/healthz", "/readyz"])
async def test_a_monitor_may_ask_with_head(server: Running, path: str) -> None:
    answer = await server.http.head(path)
    assert answer.status_code == 200 and answer.content == b""


async def test_sockets_obey_the_same_lists(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    for origin, good in origins(server.port).items():
        headers = {} if origin is None else {"Origin": origin}
        try:
            async with websockets.connect(server.ws, additional_headers=headers):
                opened = True
        except websockets.InvalidStatus as refused:
            assert refused.response.status_code == 403
            assert refused.response.headers["content-security-policy"]
            opened = False
        assert opened == good, origin
    with pytest.raises(websockets.InvalidStatus):
        await websockets.connect(server.ws, additional_headers={"Host": f"evil.example:{server.port}"})
    await asyncio.sleep(0.05)
    assert not [found for found in caplog.records if found.levelno >= logging.ERROR], "a refusal is no error of ours"


@pytest.mark.parametrize(
    "body",
    [
        b"", b"{", b"\xff\xfe", b'{"a": NaN}', b'{"a": Infinity}', b'{"a": 1e999}', b'{"a": 1, "a": 2}',
        b'{"a": 9007199254740993}', b'{"a": ' + b"1" * 10_000 + b"}", b"[" * 40 + b"]" * 40, b"[" * 60_000,
        b'{"a": "\\ud800"}', b'{"a": 1} {"b": 2}', b"'a'", b'{"a": 01}', b'{"a":\x00 1}',
    ],
)  # fmt: skip
async def test_json_that_is_not_strict_is_refused(server: Running, body: bytes) -> None:
    with pytest.raises(strict.NotJson):
        strict.check(body)
    answer = await server.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400 and answer.json()["error"] == "malformed"


async def test_strict_json_takes_what_is_fine() -> None:
    for body in (
        b"[" * 30 + b"]" * 30,
        b'{"a": "[[[[{{{{", "b": "\\"]"}',
        b'{"a": 9007199254740992}',
        b"1.5",
        b'"\xc3\xa4"',
    ):
        strict.check(body)


async def test_bodies_have_limits(server: Running) -> None:
    for path, size in (("/api/tables", 70_000), ("/api/tables/x/request", 9_000)):
        answer = await server.http.post(path, json={"settings": {"title": "x" * size}})
        assert answer.status_code == 413 and answer.json()["error"] == "too_large"

        async def parts(size: int = size) -> AsyncIterator[bytes]:
            for _ in range(size // 1000 + 1):
                yield b" " * 1000

        answer = await server.http.post(path, content=parts(), headers={"content-type": "application/json"})
        assert answer.status_code == 413


async def test_a_window_slides_and_stays_small() -> None:
    now = [0.0]
    window = Window(3, 10.0, lambda: now[0])
    assert [window.allow("a") for _ in range(4)] == [True, True, True, False]
    assert window.allow("b")
    now[0] = 9.9
    assert not window.allow("a")
    now[0] = 10.1
    assert window.allow("a")
    for number in range(MOST_KEYS + 10):
        window.add(number)
    assert len(window._times) <= MOST_KEYS
