"""Malformed frames and illegal actions in masses: none is accepted, none ends in an unhandled error, nothing changes.

BURGLE_FRAMES and BURGLE_ILLEGAL say how many (50,000 and 200,000 unless told), BURGLE_SOCKET_FRAMES how many of the
frames go over sockets too (2,000; `make ordeal` sends 50,000).
"""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import os
import random
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest
import websockets

from burgle.table import play
from burgle.table.edge import strict
from burgle.table.guests import Denied
from burgle.table.messages import Act, ClientMessage, Done, Gesture, Refused, Undo, Vote
from burgle.table.play import Draft
from burgle.table.record import position_hash
from tests.table.client import Client
from tests.table.edge_server import running
from tests.table.hostile import frames, wishes
from tests.table.memory import Device, make_host, one_of, started

FRAMES = int(os.environ.get("BURGLE_FRAMES", "50000"))
ILLEGAL = int(os.environ.get("BURGLE_ILLEGAL", "200000"))
OVER_SOCKETS = int(os.environ.get("BURGLE_SOCKET_FRAMES", "2000"))
decoder = msgspec.json.Decoder(ClientMessage)


def malformed(data: bytes) -> bool:
    """Whether a frame is none of ours."""
    try:
        strict.check(data)
        decoder.decode(data)
    except (strict.NotJson, msgspec.ValidationError):
        return True
    return False


def test_malformed_frames_at_the_decoder() -> None:
    """The reader says no in one of two ways, or what it lets through is a message that means what it says."""
    refused = passed = 0
    for data in islice(frames(1), FRAMES):
        try:
            strict.check(data)
            message = decoder.decode(data)
        except (strict.NotJson, msgspec.ValidationError):
            refused += 1
            continue
        passed += 1
        assert json.loads(data)["type"] == type(message).__struct_config__.tag
        again = msgspec.json.decode(msgspec.json.encode(message), type=ClientMessage)
        assert again == message
    assert refused > FRAMES * 0.8 and passed, (refused, passed)


@pytest.mark.long(30)
@pytest.mark.asyncio
async def test_malformed_frames_on_sockets(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Wrong frames cost their sender the line or a refusal, with the right code, and nobody else anything."""
    limits = dict.fromkeys(("creations", "failures", "messages"), (10**6, 1.0))
    async with running(tmp_path, sockets_per_seat=1000, **limits) as server:
        made = await server.table()
        table, token = made["table"], made["tokens"]["0"]
        room = await server.desk.host.room(table)
        troubles: list[Any] = []
        server.desk.host.on_trouble(lambda *what: troubles.append(what))
        seq = room.record.seq
        codes: dict[int, int] = {}
        left = islice((data for data in frames(2) if malformed(data)), OVER_SOCKETS)

        async def attacker(left: Iterator[bytes]) -> None:
            for data in left:
                async with server.sit(table, token) as line:
                    while True:
                        text = not data.startswith(b"\xef")
                        answers, code = await provoke(line, data, text)
                        for answer in answers:
                            assert answer["type"] in ("refused", "pong", "update"), (data, answer)
                            assert answer.get("error") != "internal", (data, answer)
                        if code is not None:
                            codes[code] = codes.get(code, 0) + 1
                            assert code in (1003, 1007, 1008, 1009), (data, code)
                            break
                        following = next(left, None)
                        if following is None:
                            return
                        data = following

        async with Client(server.ws, table, [made["tokens"]["1"]]) as witness:
            # Whoever tested before may have asked for more, and pytest keeps all of it until the end.
            caplog.set_level(logging.WARNING, logger="burgle.table")
            await attacker(islice(left, OVER_SOCKETS // 4))  # what is loaded and built once is no growth
            before = kept(caplog)
            await asyncio.gather(*(attacker(left) for _ in range(4)))
            answer = await asyncio.wait_for(witness.request(type="ask", seat=1, ask="odds"), 5)
            assert answer["error"] == "not_now" and witness.faults == [] and witness.connections == 1
        assert len(server.desk.host.house.store.lines(table)) == seq + 1 and troubles == []
        assert {1003, 1007} <= codes.keys()
        print(f"{OVER_SOCKETS} frames, lines closed by code: {dict(sorted(codes.items()))}")
        for _ in range(60):  # a busy machine closes the last lines, and forgets their timers, a while later
            grown = kept(caplog) - before
            if grown < OVER_SOCKETS:
                break
            await asyncio.sleep(1)
        assert grown < OVER_SOCKETS, f"{grown} pieces of memory stayed"


def kept(caplog: pytest.LogCaptureFixture) -> int:
    """How many pieces of memory are in use, garbage and the log that pytest keeps left out.

    The size of the process says little here: among a worker's many tests the collector comes late.
    """
    assert [record for record in caplog.records if record.exc_info or record.levelno >= logging.ERROR] == []
    caplog.clear()
    gc.collect()
    return sys.getallocatedblocks()


async def provoke(line: Any, data: bytes, text: bool) -> tuple[list[dict[str, Any]], int | None]:
    """Send a frame and then a ping; gives what was heard, and the code if the line was closed."""
    heard: list[dict[str, Any]] = []
    try:
        await line.send(data, text=text)
        await line.send('{"type":"ping"}')
        async with asyncio.timeout(10):
            while not heard or heard[-1]["type"] != "pong":
                heard.append(json.loads(await line.recv()))
    except websockets.ConnectionClosed:
        return heard, line.close_code
    return heard, None


@pytest.mark.asyncio
@pytest.mark.parametrize("game", ["space", "catacombs"])
async def test_illegal_actions_in_masses(game: str) -> None:
    """Against the table's own judgement on a twin, compared with the options that the rules give."""
    host = make_host()
    created = await started(host, game, 2)
    device = await Device(host, created.table, one_of(created, 0, 1)).enter()
    room = host.rooms[created.table]
    dice, seen = random.Random(3), []
    each, tried, positions = 800, 0, 0
    while tried < ILLEGAL // 2:
        record = room.record
        st = record.state
        assert st is not None
        seat, before, head = device.deciding(), position_hash(st), record.head
        if seat < 0:  # the game is over: on with another, until there were as many as promised
            created = await started(host, game, 2)
            device = await Device(host, created.table, one_of(created, 0, 1)).enter()
            room, seen = host.rooms[created.table], []
            continue
        positions += 1
        for _ in range(each):
            wish = wishes(dice, seen, st.did, seat)
            if wish["decision"] == st.did and wish["seat"] == seat and wish["codes"] and wish["codes"][0] in st.options:
                if len(wish["codes"]) <= play.MOST_CODES:
                    continue  # that would be legal
            tried += 1
            draft = Draft(record, wish["seat"], "k", 0, 0)
            with pytest.raises(Denied) as denied:
                play.act(draft, Act(key="k", **wish))
            assert denied.value.refused.error in ("stale", "illegal", "malformed"), wish
        assert room.record is record and position_hash(st) == before and record.head == head
        option = dice.choice(st.options)
        seen.append({"seat": seat, "decision": st.did, "codes": [option]})
        for _ in range(3):
            answer = await device.act(seat, [option])
            device.take()
            seat = device.deciding()
            if not isinstance(answer, Done) or seat < 0:
                break
            st = room.record.state
            assert st is not None
            option = dice.choice(st.options)
    assert tried >= ILLEGAL // 2 and positions >= tried // each
    assert not host.house.counters["internal_errors"]


@pytest.mark.asyncio
async def test_illegal_requests_through_the_host() -> None:
    """The whole way in: every kind of request, wrong in every field; the log does not grow."""
    host = make_host()
    created = await started(host, "space", 2)
    device = await Device(host, created.table, one_of(created, 0)).enter()  # holds seat 0 only
    room, dice = host.rooms[created.table], random.Random(4)
    head = room.record.head
    st = room.record.state
    assert st is not None
    options = set(st.options)
    for number in range(6000):
        wish = wishes(dice, [], st.did, device.deciding())
        wrong: list[Any] = [
            Act(key=f"k{number}", **wish),
            Gesture(key=f"k{number}", seat=dice.choice([0, 1, 2, -1]), decision=st.did + 1, gesture="play_all"),
            Gesture(
                key=f"k{number}", seat=0, decision=st.did, gesture="say", target=dice.choice(["", "fly", "x" * 300])
            ),
            Gesture(key=f"k{number}", seat=0, decision=st.did, gesture="go", target=dice.choice(["", "nowhere", "\0"])),
            Undo(key=f"k{number}", seat=dice.choice([0, 1, 5]), to=dice.choice(["gesture", "turn", "redo", 0, -5, 99])),
            Vote(key=f"k{number}", seat=dice.choice([0, 1]), line=dice.choice([0, 1, 9]), yes=True),
        ]
        message = wrong[number % len(wrong)]
        if isinstance(message, Act) and message.codes and message.codes[0] in options and message.seat == 0:
            continue
        answer = await device.ask(message)
        assert isinstance(answer, Refused) and answer.error not in ("internal", "not_saved"), (message, answer)
    assert room.record.head == head and not host.house.counters["internal_errors"]
