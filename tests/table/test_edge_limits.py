"""Who may do what how often: no rearrangement gives a new budget, and nobody can use up another's."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import threading
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
import websockets

from burgle.table.edge.backroom import Study
from burgle.table.edge.limits import MOST_KEYS, Window, neighbourhood
from burgle.table.fair_queue import MOST_EACH
from burgle.table.guests import Denied
from tests.table.edge_server import Running, bearer, closed, running, until

pytestmark = pytest.mark.asyncio


async def device_code(server: Running, table: str, token: str) -> str:
    """Get the short code for a second device of the first seat."""
    done = await server.say(table, token, type="manage", key="d", seat=0, manage="new_token", value="device")
    return str(done["value"])


async def pings(server: Running, table: str, *headers: dict[str, str]) -> list[int]:
    """Say something to a table with some headers, one after the other."""
    path = f"/api/tables/{table}/request"
    return [(await server.http.post(path, json={"type": "ping"}, headers=header)).status_code for header in headers]


async def test_tokens_in_any_order_share_one_budget(tmp_path: Path) -> None:
    async with running(tmp_path, messages=(4, 60.0)) as server:
        made = await server.table()
        table, ann, bo = made["table"], made["tokens"]["0"], made["tokens"]["1"]
        assert await pings(server, table, *[bearer(ann)] * 5) == [200] * 4 + [429]
        again = [(ann, ann), (ann, bo), (bo, ann), (ann, made["watch"]), (made["invite"], ann), (ann, ann, ann)]
        assert await pings(server, table, *[bearer(*tokens) for tokens in again]) == [429] * 6
        assert await pings(server, table, bearer(bo)) == [200]  # what was refused has cost Bo nothing
        done = await server.http.get(f"/api/tables/{table}/state", headers=bearer(ann))
        assert done.status_code == 200  # looking is counted apart from speaking
        for tokens in [(ann,), (ann, ann), (ann, bo)]:
            await server.http.get(f"/api/tables/{table}/state", headers=bearer(*tokens))
        assert (await server.http.get(f"/api/tables/{table}/state", headers=bearer(bo, ann))).status_code == 429
        async with server.sit(table, ann) as line:  # a socket and HTTP are one seat
            await line.send('{"type":"ping"}')
            assert (await until(line, "refused"))["error"] == "too_fast"


async def test_a_device_for_the_same_seat_brings_no_new_budget(tmp_path: Path) -> None:
    async with running(tmp_path, messages=(4, 60.0)) as server:
        made = await server.table()
        table, ann = made["table"], made["tokens"]["0"]
        code = await device_code(server, table, ann)
        second = (await server.http.post("/api/devices", json={"code": code})).json()["token"]
        assert second != ann
        assert await pings(server, table, *[bearer(second)] * 4) == [200] * 3 + [429]


async def test_who_only_watches_shares_by_address_and_names_nothing(tmp_path: Path) -> None:
    async with running(tmp_path, looks=(5, 60.0)) as server:
        made = await server.table()
        assert await pings(server, made["table"], {}, bearer(made["watch"]), {}) == [200] * 3
        # Names of tables that somebody makes up are no new keys: else they would push out everybody else's.
        before = len(server.desk.messages._times) + len(server.desk.looks._times)
        for number in range(5):
            await pings(server, f"made-up-{number}", {})
            await server.http.get(f"/api/replays/made-up-{number}/steps")
        assert len(server.desk.messages._times) + len(server.desk.looks._times) <= before + 1
        for _ in range(2):  # and coming again on another line is nothing new either
            async with server.sit(made["table"]) as line:
                await line.send('{"type":"ping"}')
                assert (await until(line, "refused"))["error"] == "too_fast"
        assert await pings(server, made["table"], bearer(made["tokens"]["0"])) == [200]  # a seat has its own


@pytest.mark.parametrize(
    "path",
    [
        "/api/content/space", "/api/content/space?players=3", "/api/replays/x", "/api/replays/x/0", "/api/replays/x/file",
        "/api/replays/x/odds?step=0", "/api/replays/x/outline", "/api/replays/x/series", "/api/replays/x/steps",
    ],
)  # fmt: skip
async def test_whatever_costs_reading_has_a_pace(tmp_path: Path, path: str) -> None:
    async with running(tmp_path, looks=(3, 60.0)) as server:
        for _ in range(3):
            assert (await server.http.get(path)).status_code in (200, 404)
        refused = await server.http.get(path, headers={"accept-language": "de"})
        assert refused.status_code == 429 and int(refused.headers["retry-after"]) > 0
        assert refused.json()["text"] == "das war etwas schnell; warte bitte einen Moment"


async def test_looking_at_a_table_has_a_pace(tmp_path: Path) -> None:
    async with running(tmp_path, looks=(3, 60.0), messages=(2, 60.0)) as server:
        made = await server.table()
        path = f"/api/tables/{made['table']}"
        for header, most in (({}, 3), (bearer(made["tokens"]["0"]), 2), (bearer(made["tokens"]["1"]), 2)):
            found = [await server.http.get(path, headers=header) for _ in range(most + 1)]
            assert [one.status_code for one in found] == [200] * most + [429]
            assert found[-1].headers["retry-after"]


async def test_browsing_as_people_and_scripts_do_hits_no_limit(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        made = await server.table()
        layouts = (await server.http.get("/api/games")).json()["games"][0]["layouts"]
        for number in range(90):  # more than four looks a second, and a content for each layout twice
            path = f"/api/content/space?players=2&options=layout={layouts[number % 4]}"
            assert (await server.http.get(path)).status_code == 200
            header = bearer(made["tokens"]["0"])
            assert (await server.http.get(f"/api/tables/{made['table']}", headers=header)).status_code == 200
            assert (await server.http.get("/api/replays/x/odds?step=0")).status_code == 404


async def test_wrong_tokens_lock_nobody_out(tmp_path: Path) -> None:
    async with running(tmp_path, failures=(4, 60.0)) as server:
        made = await server.table({"settings": {"game": "space", "players": 2}, "seats": [{"controller": "human"}]})
        table, ann = made["table"], made["tokens"]["0"]
        path = f"/api/tables/{table}"
        wrong = [await server.http.get(path, headers=bearer("wrong")) for _ in range(6)]
        assert [one.status_code for one in wrong] == [403] * 4 + [429] * 2 and wrong[-1].headers["retry-after"]
        assert (await server.http.post(f"{path}/join", json={}, headers=bearer("wrong"))).status_code == 429
        stolen = {"type": "undo", "key": "u", "seat": 1}
        not_mine = await server.http.post(f"{path}/request", json=stolen, headers=bearer(ann))
        assert not_mine.status_code == 429 and not_mine.json()["key"] == "u" and not_mine.headers["retry-after"]
        async with websockets.connect(server.ws) as line:
            await line.send(json.dumps({"type": "hello", "protocol": 1, "table": table, "tokens": ["wrong"]}))
            assert (await until(line, "refused"))["error"] == "too_fast"
            assert await closed(line) == 1008
        # And yet whoever has a good one, from the same address, at the same moment:
        assert (await server.http.get(path, headers=bearer(ann))).status_code == 200
        assert (await server.http.get(f"{path}/state", headers=bearer(ann))).status_code == 200
        assert len((await server.http.get("/api/tables", headers=bearer(ann))).json()) == 1
        assert (await server.http.get(path)).status_code == 200
        code = await device_code(server, table, ann)
        assert (await server.http.post("/api/devices", json={"code": code})).status_code == 201
        joined = await server.http.post(f"{path}/join", json={}, headers=bearer(made["invite"]))
        assert joined.status_code == 201
        async with server.sit(table, joined.json()["token"]) as line:
            await line.send('{"type":"ping"}')
            await until(line, "pong")


async def test_short_codes_cannot_be_tried_out(tmp_path: Path) -> None:
    async with running(tmp_path, failures=(4, 60.0)) as server:
        made = await server.table()
        table, ann = made["table"], made["tokens"]["0"]
        code = await device_code(server, table, ann)
        tries = [server.http.post("/api/devices", json={"code": f"0000-000{n}"}) for n in range(6)]
        assert sorted(found.status_code for found in await asyncio.gather(*tries)) == [403] * 4 + [429] * 2
        late = await server.http.post("/api/devices", json={"code": code})
        assert late.status_code == 429 and late.json()["text"] == "too many codes; wait a minute"
        assert (await server.http.get(f"/api/tables/{table}", headers=bearer(ann))).status_code == 200


async def test_one_line_of_ipv6_is_one_address() -> None:
    assert neighbourhood("2001:db8:1:2::1") == neighbourhood("2001:db8:1:2:ffff::9") == "2001:db8:1:2::/64"
    assert neighbourhood("2001:db8:1:3::1") != neighbourhood("2001:db8:1:2::1")
    assert neighbourhood("::ffff:192.0.2.7") == neighbourhood("192.0.2.7") == "192.0.2.7"
    assert neighbourhood("192.0.2.8") != neighbourhood("192.0.2.7") and neighbourhood("a proxy") == "a proxy"


async def test_a_crowd_does_not_make_counting_slow() -> None:
    window = Window(3, 10.0, lambda: 0.0)
    swept = 0
    honest: Callable[[Window], None] = Window.sweep

    def sweep(self: Window) -> None:
        nonlocal swept
        swept += 1
        honest(self)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Window, "sweep", sweep)
        for number in range(MOST_KEYS * 2):
            window.add(number)
    assert len(window._times) <= MOST_KEYS and swept <= 12


async def test_long_work_keeps_neither_tables_nor_the_end_waiting(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        made = await server.table()
        gate = threading.Event()
        desk = server.desk
        long = [asyncio.create_task(desk.study("192.0.2.1", gate.wait, 30)) for _ in range(MOST_EACH)]
        await asyncio.sleep(0.05)
        with pytest.raises(Denied) as refused:  # who floods is refused, and others still get their turn
            await desk.study("192.0.2.1", int)
        assert refused.value.refused.error == "too_fast" and refused.value.told("de").text.startswith(
            "hier ist gerade viel los"
        )
        other = asyncio.create_task(desk.study("192.0.2.2", int))
        begun = time.monotonic()
        header = bearer(made["tokens"]["0"])
        found: list[Any] = [
            await server.http.get(f"/api/tables/{made['table']}/state", headers=header) for _ in range(5)
        ]
        assert all(one.status_code == 200 for one in found) and time.monotonic() - begun < 5
        gate.set()
        assert await asyncio.gather(*long) == [True] * MOST_EACH and await other == 0
        assert not desk.studies.turns.waiting
        gate.clear()
        left = asyncio.create_task(desk.study("192.0.2.1", gate.wait, 30))
        await asyncio.sleep(0.05)
        begun = time.monotonic()
    assert time.monotonic() - begun < 5
    gate.set()
    await left


async def test_what_nobody_waits_for_is_not_begun() -> None:
    study, gate, begun = Study(), threading.Event(), []
    first = asyncio.create_task(study.work("a", gate.wait, 30))
    second = asyncio.create_task(study.work("a", begun.append, 1))
    await asyncio.sleep(0.05)
    second.cancel()
    await asyncio.gather(second, return_exceptions=True)
    gate.set()
    assert await first and await study.work("a", lambda: 7) == 7 and begun == []
    with pytest.raises(ZeroDivisionError):
        await study.work("a", lambda: 1 // 0)
    gate.clear()
    first, second = (asyncio.create_task(study.work("a", what, 1)) for what in (gate.wait, begun.append))
    await asyncio.sleep(0.05)
    study.close()
    gate.set()
    assert await first
    for late in (second, study.work("a", int)):
        with pytest.raises(Denied, match="is restarting"):
            await late
    assert begun == [] and not study.turns.waiting


async def test_an_answer_that_nobody_takes_is_not_kept(tmp_path: Path) -> None:
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_bytes(b" " * 30_000_000)
    async with running(tmp_path / "data", static=str(static), take_within=0.4) as server:
        request = f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode()

        async def read(pause: float) -> int:
            """Read slowly, or not at all; gives how much came."""
            with socket.socket() as line:
                line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 65536)
                line.connect(("127.0.0.1", server.port))
                line.setblocking(False)
                await loop.sock_sendall(line, request)
                await asyncio.sleep(pause)
                found = 0
                with contextlib.suppress(ConnectionError):
                    while found < 30_000_000 and (data := await loop.sock_recv(line, 1 << 20)):
                        found += len(data)
                        await asyncio.sleep(0.005)
                return found

        loop = asyncio.get_running_loop()
        assert await read(2.5) < 30_000_000
        begun = time.monotonic()
        assert await read(0.0) > 30_000_000 - 1
        assert time.monotonic() - begun > 0.5  # slower than the limit, but it took something all the time


async def test_files_come_in_a_few_at_a_time(tmp_path: Path) -> None:
    async with running(tmp_path, files_per_address=2, creations=(10_000, 1.0)) as server:
        kind = {"content-type": "application/x-ndjson"}
        gate = asyncio.Event()

        async def slowly() -> AsyncIterator[bytes]:
            yield b"{"
            await gate.wait()
            yield b"}"

        slow = [asyncio.create_task(server.http.post("/api/replays", content=slowly(), headers=kind)) for _ in range(2)]
        await asyncio.sleep(0.3)
        more = await server.http.post("/api/replays", content=b"{}", headers=kind | {"accept-language": "de"})
        assert (
            more.status_code == 429
            and more.headers["retry-after"]
            and more.json()["text"].startswith("hier ist gerade viel los")
        )
        await server.table()  # all else goes on
        gate.set()
        assert [(await one).status_code for one in slow] == [400, 400]
        assert (await server.http.post("/api/replays", content=b"{}", headers=kind)).status_code == 400
