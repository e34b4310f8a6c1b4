"""What people do around a table, over HTTP and sockets: lists, second devices, watchers, rematch, share codes, what-if."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
import websockets

from burgle.games import GAMES
from burgle.table import audience, share
from burgle.table.edge.metrics import may_see
from burgle.table.edge.times import BOUNDS, Times
from tests.table.edge_server import TABLE, Running, bearer, closed, running, until

pytestmark = pytest.mark.asyncio(loop_scope="module")

SOLO = [{"controller": "human", "name": "Ann"}, {"controller": "bot", "bot": "random"}]
FILE = {"content-type": "application/x-ndjson"}


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    """A server for all tests of this file."""
    many = (10_000, 1.0)
    folder = tmp_path_factory.mktemp("tables")
    async with running(folder, creations=many, failures=many, messages=many, looks=many) as found:
        yield found


async def finished(server: Running, body: Any = None) -> dict[str, Any]:
    """A table whose game is over, played by bots."""
    made = await server.table(body or {"settings": {"game": "space", "players": 2}, "seats": SOLO})
    table, ann = made["table"], made["tokens"]["0"]
    await server.say(table, ann, type="manage", key="s", seat=0, manage="start")
    await server.say(table, ann, type="manage", key="b", seat=0, manage="bot", value="random")
    async with asyncio.timeout(90):
        while (await server.http.get(f"/api/tables/{table}", headers=bearer(ann))).json()["phase"] != "over":
            await asyncio.sleep(0.1)
    return made


async def test_my_tables_and_whose_turn_it_is(server: Running) -> None:
    one, two, other = await server.table(), await server.table(), await server.table()
    await server.say(one["table"], one["tokens"]["0"], type="manage", key="s", seat=0, manage="start")
    mine = [one["tokens"]["0"], two["tokens"]["1"], "unknown", two["watch"]]
    answer = await server.http.post("/api/mine", json={"tokens": mine})
    found = {table["table"]: table for table in answer.json()}
    assert answer.status_code == 200 and set(found) == {one["table"], two["table"]}
    assert found[one["table"]]["phase"] == "playing" and found[one["table"]]["players"] == ["Ann", "Bo"]
    info = (await server.http.get(f"/api/tables/{one['table']}", headers=bearer(mine[0]))).json()
    assert info["turn"] == found[one["table"]]["turn"] in (0, 1)
    assert found[one["table"]]["my_turn"] == (info["turn"] == 0)
    assert found[two["table"]]["turn"] == -1 and not found[two["table"]]["my_turn"]
    assert other["table"] not in answer.text
    assert (await server.http.post("/api/mine", json={"tokens": []})).json() == []
    for body in ({"tokens": ["x"] * 201}, {"tokens": ["x" * 101]}, {"tokens": [1]}, {}, {"tokens": [], "more": 1}):
        assert (await server.http.post("/api/mine", json=body)).status_code == 400


async def test_a_second_device_by_a_code_that_does_not_last(server: Running) -> None:
    made = await server.table()
    table, ann = made["table"], made["tokens"]["0"]
    ask = {"type": "manage", "seat": 0, "manage": "new_token", "value": "device"}
    async with server.sit(table, ann) as line:
        await line.send(json.dumps(ask | {"key": "d1"}))
        code = (await until(line, "done"))["value"]
        joined = await server.http.post("/api/devices", json={"code": code.lower()})
        assert joined.status_code == 201
        async with server.sit(table, joined.json()["token"]) as second:
            await second.send(json.dumps({"type": "manage", "key": "n", "seat": 0, "manage": "name", "value": "Anna"}))
            await until(second, "done")
            told: dict[str, Any] = {}
            while "info" not in told or told["info"]["seats"][0]["name"] != "Anna":
                told = await until(line, "update")
            assert told["info"]["seats"][0]["online"] == 2
    house = server.desk.host.house
    late = (await server.say(table, ann, **ask, key="d2"))["value"]
    now, house.now = house.now, lambda: now() + 11 * 60 * 1000
    try:
        refused = await server.http.post("/api/devices", json={"code": late})
        assert refused.status_code == 403 and "does not work" in refused.json()["text"]
    finally:
        house.now = now
    assert (await server.http.post("/api/devices", json={"code": "0000-0000"})).status_code == 403


async def test_watchers_have_a_limit_and_players_none_of_it(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audience, "MOST_WATCHERS", 3)
    made = await server.table()
    async with contextlib.AsyncExitStack() as stack:
        for _ in range(3):
            await stack.enter_async_context(server.sit(made["table"]))
        async with websockets.connect(server.ws) as line:
            await line.send(json.dumps({"type": "hello", "protocol": 1, "table": made["table"]}))
            refused = json.loads(await line.recv())
            assert refused["error"] == "full" and await closed(line) == 1008
        await stack.enter_async_context(server.sit(made["table"], made["tokens"]["0"]))
        info = await server.http.get(f"/api/tables/{made['table']}", headers=bearer(made["tokens"]["0"]))
        assert info.json()["watchers"] == 3


async def test_rematch_replays_and_what_if(server: Running) -> None:
    made = await finished(server)
    table, ann = made["table"], made["tokens"]["0"]
    done = await server.say(table, ann, type="manage", key="r", seat=0, manage="rematch")
    again = await server.say(table, ann, type="manage", key="r", seat=0, manage="rematch")
    assert done == again and done["type"] == "done"
    new, token = done["value"].split()
    info = (await server.http.get(f"/api/tables/{table}", headers=bearer(ann))).json()
    assert info["rematch"] == new and info["seed"] and info["code"]
    assert (await server.say(new, token, type="manage", key="s", seat=0, manage="start"))["type"] == "done"
    # The finished game as a file: opened elsewhere, looked at, and played on from the middle as the bot's seat.
    file = (await server.http.get(f"/api/tables/{table}/replay", headers=bearer(ann))).content
    opened = (await server.http.post("/api/replays", content=file, headers=FILE)).json()
    path = f"/api/replays/{opened['replay']}/what-if"
    branch = await server.http.post(path, json={"seat": 1, "line": opened["lines"] // 2})
    assert branch.status_code == 201, branch.text
    created = branch.json()
    assert list(created["tokens"]) == ["1"]
    there = (await server.http.get(f"/api/tables/{created['table']}", headers=bearer(created["tokens"]["1"]))).json()
    assert there["phase"] == "playing" and there["seats"][1]["controller"] == "human"
    state = await server.http.get(f"/api/tables/{created['table']}/state", headers=bearer(created["tokens"]["1"]))
    was = await server.http.get(f"/api/replays/{opened['replay']}/{opened['lines'] // 2}", params={"seat": "1"})
    branched = state.json()["messages"][0]["view"]["players"][1]
    assert branched["hand"] == was.json()["view"]["players"][1]["hand"]
    last = opened["lines"] - 1
    for body in (
        {"seat": 1, "line": last},
        {"seat": 5, "line": 9},
        {"seat": -1, "line": 9},
        {"seat": 1, "line": last + 1},
    ):
        assert (await server.http.post(path, json=body)).status_code in (400, 409), body
    assert (await server.http.post("/api/replays/nothing/what-if", json={"seat": 0})).status_code == 404
    # And the code of the game makes the same one again.
    twin = await server.table({"settings": {"game": "catacombs", "players": 5, "code": info["code"]}, "seats": SOLO})
    twins = (await server.http.get(f"/api/tables/{twin['table']}", headers=bearer(twin["tokens"]["0"]))).json()
    assert twins["settings"]["game"] == "space" and twins["settings"]["players"] == 2


async def test_a_share_code_of_other_content_is_refused(server: Running) -> None:
    for code in (share.share_code("space", 2, {}, [], 5, "00" * 16), "SPA2-OOPS", "x" * 1000):
        made = await server.http.post(
            "/api/tables", json={"settings": TABLE["settings"] | {"code": code}, "seats": SOLO}
        )
        assert made.status_code in (400, 409) and made.json()["type"] == "refused"
    other = share.share_code("space", 2, {}, [], 5, "00" * 16)
    made = await server.http.post("/api/tables", json={"settings": TABLE["settings"] | {"code": other}, "seats": SOLO})
    assert "different cards" in made.json()["text"]


async def test_tables_of_other_rules_wait_and_say_so(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, gathering = await server.table(), await server.table()
    await server.say(begun["table"], begun["tokens"]["0"], type="manage", key="s", seat=0, manage="start")
    room = server.desk.host.rooms.pop(begun["table"])
    await room.close("idle")
    now = GAMES["space"].version
    with monkeypatch.context() as newer:
        newer.setitem(GAMES, "space", dataclasses.replace(GAMES["space"], version=99))
        refused = await server.http.get(f"/api/tables/{begun['table']}", headers=bearer(begun["tokens"]["0"]))
        assert refused.status_code == 409 and "space 99" in refused.json()["text"], refused.text
        listed = await server.http.post("/api/mine", json={"tokens": [begun["tokens"]["0"]]})
        assert listed.json()[0]["phase"] == "playing"
        late = await server.say(
            gathering["table"], gathering["tokens"]["0"], type="manage", key="s", seat=0, manage="start"
        )
        assert late["error"] == "not_now" and f"space {now}" in late["text"] and "space 99" in late["text"]
    fine = await server.http.get(f"/api/tables/{begun['table']}", headers=bearer(begun["tokens"]["0"]))
    assert fine.status_code == 200 and fine.json()["phase"] == "playing"


async def test_a_bot_stands_in_over_sockets(server: Running) -> None:
    made = await server.table({"settings": TABLE["settings"] | {"absent": 1}, "seats": TABLE["seats"]})
    table, host = made["table"], server.desk.host
    await server.say(table, made["tokens"]["0"], type="manage", key="s", seat=0, manage="start")
    asked = host.rooms[table].asked()[0]
    async with server.sit(table, made["tokens"][str(1 - asked)]) as line:
        time = [host.house.clock()]
        host.rooms[table].absence._clock = lambda: time[0]
        for _ in range(12):
            time[0] += 10
            await host.mind_absent()
        while not (await until(line, "update")).get("info", {}).get("seats", [{}] * 2)[asked].get("stands_in"):
            pass
        async with server.sit(table, made["tokens"][str(asked)]):
            back = await server.http.get(f"/api/tables/{table}", headers=bearer(made["tokens"]["0"]))
            assert not back.json()["seats"][asked]["stands_in"]


async def test_figures_are_for_those_who_run_the_server(server: Running, tmp_path: Any) -> None:
    await finished(server)
    shown = await server.http.get("/metrics")
    assert shown.status_code == 200 and shown.headers["content-type"].startswith("text/plain")
    for line in (
        "burgle_tables_loaded ",
        'burgle_seconds_count{what="bot"}',
        'what="edge_manage_ok"',
        "tables_created",
    ):
        assert line in shown.text, line
    assert 'le="+Inf"' in shown.text
    async with running(tmp_path / "a", metrics_token="let me see") as other:
        assert (await other.http.get("/metrics")).status_code == 403
        assert (await other.http.get("/metrics", headers=bearer("wrong"))).status_code == 403
        assert (await other.http.get("/metrics", headers=bearer("let me see"))).status_code == 200
    async with running(tmp_path / "b", origins=("https://play.example.org",)) as proxied:
        assert (await proxied.http.get("/metrics")).status_code == 403  # everybody may look local from there
        assert not may_see(proxied.desk, "127.0.0.1", "")
    assert not may_see(server.desk, "192.0.2.7", "") and not may_see(server.desk, "?", "")
    times = Times()
    for seconds in (0.0, BOUNDS[-1] + 1):
        times.add(seconds)
    assert times.counts[0] == times.counts[-1] == 1


async def test_headers_that_come_drop_by_drop_are_cut_off(tmp_path: Any) -> None:
    async with running(tmp_path, headers_within=0.6) as server:
        for start in (b"", b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1"):
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(start)
            begun = asyncio.get_running_loop().time()
            with contextlib.suppress(ConnectionError):
                async with asyncio.timeout(5):
                    while not reader.at_eof():
                        writer.write(b"0" if start else b"")
                        with contextlib.suppress(TimeoutError):
                            await asyncio.wait_for(reader.read(1), 0.1)
            assert 0.4 < asyncio.get_running_loop().time() - begun < 4
            writer.close()
        # A line that is kept open for a second request has the same limit for it; sockets have none.
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        request = f"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode()
        writer.write(request)
        assert b"200" in await reader.readline()
        await asyncio.sleep(0.8)
        writer.write(request)
        await asyncio.sleep(0.3)
        assert (await reader.read(4000)).count(b"HTTP/1.1 200") == 1
        writer.write(b"GET / HT")
        async with asyncio.timeout(4):
            with contextlib.suppress(ConnectionError):
                while await reader.read(4000):
                    pass
        writer.close()
        made = await server.table()
        async with server.sit(made["table"]) as line:
            await asyncio.sleep(1.0)
            await line.send('{"type":"ping"}')
            await until(line, "pong")


async def test_lists_and_replays_have_a_pace(tmp_path: Any) -> None:
    async with running(tmp_path, looks=(3, 60.0)) as server:
        asked = [(await server.http.post("/api/mine", json={"tokens": []})).status_code for _ in range(4)]
        assert asked == [200, 200, 200, 429]
        assert (await server.http.get("/api/replays/x/0")).status_code == 429
        assert (await server.http.get("/api/tables")).status_code == 429
