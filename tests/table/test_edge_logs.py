"""Logs: one line of JSON for each action, and no secret in any of them, whoever tries to put one there."""

from __future__ import annotations

import asyncio
import io
import json
import logging
from pathlib import Path

import pytest
import websockets

from burgle.table.edge import logs
from burgle.table.messages import ERRORS
from tests.table.edge_server import running, until

TOKEN = "DsEuKFHKefCT2opUqhZXGC_1nSRuTIalmUQYnQPEijk"
SEED = "5f" * 32


def lines(stream: io.StringIO) -> list[dict[str, object]]:
    """What was logged."""
    return [json.loads(line) for line in stream.getvalue().splitlines()]


@pytest.mark.asyncio
async def test_an_action_is_one_line_and_no_secret_is_in_it(log: io.StringIO, tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        made = await server.table()
        async with server.sit(made["table"], made["tokens"]["0"]) as line:
            await line.send(json.dumps({"type": "manage", "key": "secret-key", "seat": 0, "manage": "start"}))
            await until(line, "done")
            await line.send(json.dumps({"type": "act", "key": "k2", "seat": 0, "decision": 7, "codes": [123456]}))
            await until(line, "refused")
        headers = {"authorization": f"Bearer {made['tokens']['1']}"}
        await server.http.get(f"/api/tables/{made['table']}/state", headers=headers)
        room = server.desk.host.rooms[made["table"]]
        secret, hands = room.secret, [room.record.state.players[seat].hand for seat in (0, 1)]
        assert all(hands)
    text = log.getvalue()
    actions = [line for line in lines(log) if line["event"] == "action"]
    assert [(line["table"], line["seat"], line["kind"]) for line in actions] == [
        (made["table"], 0, "manage"),
        (made["table"], 0, "act"),
    ]
    assert actions[0]["seq"] == 1 and actions[0]["outcome"] == "ok" and float(str(actions[0]["ms"])) > 0
    for hidden in (*made["tokens"].values(), made["invite"], made["watch"], secret.hex(), "secret-key", "123456"):
        assert hidden not in text


@pytest.mark.asyncio
async def test_a_bots_move_is_one_line_too(log: io.StringIO, tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        seats = [{"controller": "human", "name": "Ann"}, {"controller": "bot", "bot": "random"}]
        made = await server.table({"settings": {"game": "space", "players": 2}, "seats": seats})
        async with server.sit(made["table"], made["tokens"]["0"]) as line:
            for manage in ("start", "bot"):
                await line.send(json.dumps({"type": "manage", "key": manage, "seat": 0, "manage": manage}))
                await until(line, "done")
            room = server.desk.host.rooms[made["table"]]
            while room.record.phase != "over":
                await asyncio.sleep(0.05)
            answers = [answered.line for answered in room.record.answers]
            hidden = [
                *made["tokens"].values(),
                made["invite"],
                made["watch"],
                room.secret.hex(),
                f"{room.record.seed:064x}",
            ]
            names = {card.key for card in room.record.rules.cards}  # type: ignore[union-attr]
    text = log.getvalue()
    assert not [secret for secret in hidden if secret in text]
    fields = {"event", "level", "timestamp", "table", "seat", "kind", "outcome", "seq", "applied", "ms"}
    for line in lines(log):  # nothing is said of what was played, drawn or held
        if line["event"] == "action":
            assert set(line) == fields and not names & {str(value) for value in line.values()}
            assert all(isinstance(line[name], int) for name in ("seat", "seq", "applied"))
            assert line["outcome"] in ("ok", "random", "simple", *ERRORS)
    moves = [line for line in lines(log) if line["event"] == "action" and line["kind"] == "bot"]
    # The last line of a move may be that of the end of the game.
    assert [line["seq"] for line in moves][:-1] == answers[:-1] and len(moves) == len(answers)
    assert {line["seat"] for line in moves} == {0, 1}
    assert all(line["table"] == made["table"] and float(str(line["ms"])) >= 0 for line in moves)


@pytest.mark.asyncio
async def test_whoever_hangs_up_is_no_trouble(log: io.StringIO, tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        made = await server.table()
        hello = {"type": "hello", "protocol": 1, "table": made["table"]}
        for tokens in ([made["tokens"]["0"]], [], [made["tokens"]["1"]]) * 8:
            line = await websockets.connect(server.ws)
            await line.send(json.dumps(hello | {"tokens": tokens}))
            line.transport.abort()
        async with asyncio.timeout(10):
            while server.desk.entries or server.desk.host.rooms[made["table"]].devices:
                await asyncio.sleep(0.05)
    assert {str(line["event"]) for line in lines(log)} <= {"create", "enter", "stopping"}


def test_an_action_at_a_table_of_any_name_tells_no_secret(log: io.StringIO) -> None:
    for name in (TOKEN, SEED, f"x/{TOKEN}", "7F3K-9QXA", 'a"b\n{}'):  # whatever somebody wrote into the address
        logs.action(name, 0, "act", "no_table", -1, 0, 0.00123)
    said = lines(log)
    assert len(said) == 5 and [line["ms"] for line in said] == [1.23] * 5
    assert not [hidden for hidden in (TOKEN, SEED, "7F3K-9QXA") if hidden in log.getvalue()]
    logging.getLogger("burgle").setLevel(logging.WARNING)  # the next set_up is at INFO again
    logs.action("t", 0, "act", "ok", 1, 1, 0.0)
    assert len(lines(log)) == 5


def test_secrets_are_hidden_wherever_they_stand(log: io.StringIO) -> None:
    mine = logs.logger()
    mine.info("by name", token="short", seed=7, hand=["hack"], Authorization="x", value={"a": 1}, table="abc")
    mine.info(f"in the event {TOKEN}", note=f"seed {SEED}", code="7F3K-9QXA", text="code 7F3K-9QXA", number=12)
    mine.info("address", where="postgresql://burgle:hunter2@db/burgle", thing=object(), many=[TOKEN])
    mine.warning("error", error=ValueError(f"bad token {TOKEN}"))
    logging.getLogger("uvicorn.error").warning("from a library: %s", TOKEN)
    logging.getLogger("anything").error("from a library: %s", SEED)
    try:
        raise RuntimeError(f"in a traceback {TOKEN}")
    except RuntimeError:
        mine.exception("raised")
    text = log.getvalue()
    for hidden in (TOKEN, SEED, "short", "hack", "hunter2", "7F3K-9QXA", "object at"):
        assert hidden not in text, hidden
    said = lines(log)
    assert len(said) == 7 and said[0]["table"] == "abc" and said[1]["number"] == 12
    assert "RuntimeError" in str(said[-1])


def test_libraries_may_only_warn(log: io.StringIO) -> None:
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "litestar", "anything"):
        logging.getLogger(name).info("chatter")
    logging.getLogger("asyncio").warning("socket.send() raised exception.")  # whoever hangs up could fill the disk
    assert log.getvalue() == ""


def test_a_request_that_a_stop_cuts_off_is_no_fault(log: io.StringIO) -> None:
    try:
        raise asyncio.CancelledError("Task cancelled, timeout graceful shutdown exceeded")
    except asyncio.CancelledError:
        logging.getLogger("uvicorn.error").exception("Exception in ASGI application")
    [line] = lines(log)
    assert line["event"] == "a stop cut off a request" and line["level"] == "warning" and "exception" not in line
