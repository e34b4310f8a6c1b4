"""What is refused is counted, under what it was refused for, and each limit refuses for its own reason."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path

import pytest
import websockets

from burgle.table.edge.strict import DEEPEST, NotJson, check
from tests.table.edge_server import Running, bearer, closed, running, until


async def figures(server: Running) -> dict[str, int]:
    """The counters of a server by name."""
    lines = (await server.http.get("/metrics")).text.splitlines()
    told = (line.removeprefix('burgle_events_total{what="') for line in lines if line.startswith("burgle_events"))
    return {name: int(n) for name, _, n in (line.partition('"} ') for line in told)}


@pytest.mark.asyncio
async def test_refusals_are_counted(tmp_path: Path) -> None:
    """By the host, and by the desk for what was asked and for who showed a wrong token."""
    async with running(tmp_path) as server:
        made = await server.table()
        table, ann, bo = made["table"], made["tokens"]["0"], made["tokens"]["1"]
        assert not [name for name in await figures(server) if "refused" in name or "denied" in name]
        for key in ("a", "b"):
            assert (await server.say(table, bo, type="manage", key=key, seat=1, manage="start"))["error"] == "not_host"
        assert (await server.say(table, ann, type="vote", key="v", seat=0, line=0, yes=True))["error"] == "not_now"
        for token in ("wrong", "false", "untrue"):
            assert (await server.http.get(f"/api/tables/{table}", headers=bearer(token))).status_code == 403
        counted = await figures(server)
        assert (counted["refused_not_host"], counted["edge_manage_not_host"]) == (2, 2)
        assert (counted["refused_not_now"], counted["edge_vote_not_now"]) == (1, 1)
        assert counted["edge_denied_no_seat"] == 3
        assert "edge_manage_ok" not in counted


@pytest.mark.asyncio
@pytest.mark.parametrize(("settings", "most", "error"), [({}, 5, "full"), ({"sockets_per_seat": 2}, 2, "too_fast")])
async def test_one_device_too_many_is_refused_for_that(
    tmp_path: Path, settings: dict[str, int], most: int, error: str
) -> None:
    """By the table or, where a server allows fewer, by the desk; not for its address or its pace, nor for the table."""
    async with running(tmp_path, **settings) as server:
        made = await server.table()
        hello = {"type": "hello", "protocol": 1, "table": made["table"], "tokens": [made["tokens"]["0"]]}
        lines = []
        for number in range(most + 1):
            lines.append(await websockets.connect(server.ws))
            await lines[-1].send(json.dumps(hello))
            if number < most:
                assert (await until(lines[-1], "welcome"))["seats"] == [0]
        refused = await until(lines[most], "refused")
        assert (refused["error"], refused["text"]) == (error, "this seat is open on too many devices")
        assert await closed(lines[most]) == 1008
        async with server.sit(made["table"], made["tokens"]["1"]) as other:
            await other.send('{"type":"ping"}')
            await until(other, "pong")
        await lines[0].close()
        while len(server.desk.entries) >= most:
            await asyncio.sleep(0.02)
        async with server.sit(made["table"], made["tokens"]["0"]):  # where one has gone there is room for another
            pass
        for line in lines[1:]:
            await line.close()


MANY = 20_000


@pytest.mark.parametrize(
    "text",
    [
        b"[" + b"[]," * MANY + b"{}]",
        b"[" + b'{"a":[1]},' * MANY + b"1]",
        b'["' + b"[{" * MANY + b'"]',
        b'["\\"' + b"[{" * MANY + b'"]',
        b"[" * DEEPEST + b"]" * DEEPEST,
    ],
    ids=["lists", "tables", "in a text", "behind a quotation mark", "as deep as it may be"],
)
def test_many_brackets_are_not_deep(text: bytes) -> None:
    """Only brackets within brackets count, however many there are."""
    check(text)


@pytest.mark.parametrize(
    "text",
    [
        b"[" * (DEEPEST + 1) + b"]" * (DEEPEST + 1),
        b"[" + b"[]," * MANY + b"[" * DEEPEST + b"]" * DEEPEST + b"]",
        b'{"a":' * (DEEPEST + 1) + b"1" + b"}" * (DEEPEST + 1),
        b"[" * MANY,
    ],
    ids=["one too many", "behind many shallow ones", "tables", "never closed"],
)
def test_brackets_within_brackets_are_refused_at_once(text: bytes) -> None:
    """With a word for it, and without being read."""
    begun = time.process_time()
    with pytest.raises(NotJson) as refused:
        check(text)
    assert refused.value.why == "json-deep"
    assert time.process_time() - begun < 0.5
