"""Games that strangers bring: looked at in a process of their own, in turns, and not for ever; everybody else plays on."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from burgle import chain
from burgle.chain import LogLine
from burgle.table import log_lines
from burgle.table.child import Child
from burgle.table.edge import replay_children
from burgle.table.fair_queue import MOST, MOST_EACH, FairQueue
from burgle.table.guests import Denied
from burgle.table.replay_child import LookAt, Open, OpenGames, Told, Unknown, Wrong
from burgle.table.replays import Replay, write
from tests.table.edge_server import Running, bearer, running
from tests.table.memory import MemoryStore, make_host
from tests.table.test_replays import finished

pytestmark = pytest.mark.asyncio

FILE = {"content-type": "application/x-ndjson"}


LOGS: dict[str, list[LogLine]] = {}


async def log_of(game: str = "space") -> list[LogLine]:
    """The log of a finished game, played once."""
    if game not in LOGS:
        store = MemoryStore()
        created, _ = await finished(make_host(store), game)
        LOGS[game] = store.logs[created.table]
    return LOGS[game]


def sealed(log: Sequence[LogLine]) -> bytes:
    """A file whose chain holds, whatever its lines say."""
    head, made = chain.START, []
    for seq, line in enumerate(log):
        made.append(chain.seal(msgspec.structs.replace(line, seq=seq, before=head, key="", part=0)))
        head = made[-1].hash
    return write(made)


def tiring(log: Sequence[LogLine], times: int) -> bytes:
    """A game in which somebody goes back to the beginning again and again, as long as a file may be."""
    first = next(number for number, line in enumerate(log) if line.kind == "start")
    acts = [log[answered.line] for answered in Replay(log, lambda names: ()).record(len(log) - 1).answers[:60]]
    back = log_lines.write_body(log_lines.Back(to=first, how="free"))
    round_ = [*acts, msgspec.structs.replace(acts[-1], kind="undo", body=back, state=log[first].state)]
    return sealed([*log[: first + 1], *round_ * times, log[-1]])


async def test_a_tiring_replay_keeps_nobody_waiting_and_is_ended(tmp_path: Path) -> None:
    log = await log_of()
    data = tiring(log, 120)
    assert log_lines.MOST - 1000 < data.count(b"\n") < log_lines.MOST
    async with running(tmp_path) as server:
        made = await server.table()
        server.desk.reading.within = 0.03  # it takes some tenths of a second
        await server.say(made["table"], made["tokens"]["0"], type="manage", key="s", seat=0, manage="start")
        begun = time.thread_time()
        tired = [asyncio.create_task(server.http.post("/api/replays", content=data, headers=FILE)) for _ in range(2)]
        slowest = 0.0
        while not all(one.done() for one in tired):
            asked = time.monotonic()
            header = bearer(made["tokens"]["0"])
            assert (await server.http.get(f"/api/tables/{made['table']}/state", headers=header)).status_code == 200
            slowest = max(slowest, time.monotonic() - asked)
            await asyncio.sleep(0.05)
        refused = [(await one) for one in tired]
        assert {one.status_code for one in refused} == {400}
        assert {one.json()["text"] for one in refused} == {"this replay takes too long to go through"}
        assert slowest < 1.5 and time.thread_time() - begun < 10
        assert server.desk.reading._child is None  # what could not be ended was killed
        third = await server.http.post("/api/replays", content=data, headers=FILE)
        assert third.status_code == 429 and third.headers["retry-after"]  # and its sender has to wait
        server.desk.reading._slow._times.clear()
        server.desk.reading.within = replay_children.WITHIN
        good = await server.http.post("/api/replays", content=write(log), headers=FILE)
        assert good.status_code == 201 and good.json()["sound"]


async def test_who_asks_once_is_not_behind_who_asks_often() -> None:
    turns, order = FairQueue(), []

    async def ask(address: str) -> None:
        await turns.take(address)
        order.append(address)
        await asyncio.sleep(0)
        turns.end(address)

    await turns.take("first")
    often = [asyncio.create_task(ask("often")) for _ in range(MOST_EACH)]
    await asyncio.sleep(0)
    with pytest.raises(Denied, match="too_fast"):
        await turns.take("often")
    once = [asyncio.create_task(ask(name)) for name in ("once", "also")]
    await asyncio.sleep(0)
    turns.end("first")
    await asyncio.gather(*often, *once)
    assert order[:4] == ["often", "once", "also", "often"] and not turns.waiting


async def test_a_full_queue_has_room_for_who_has_nothing_in_it() -> None:
    turns = FairQueue()
    await turns.take("busy")
    crowd = [asyncio.create_task(turns.take(f"crowd {n % 4}")) for n in range(MOST - 1)]
    await asyncio.sleep(0)
    assert turns.waiting.total() == MOST
    newcomer = asyncio.create_task(turns.take("newcomer"))
    await asyncio.sleep(0.01)
    sent_away = [task for task in crowd if task.done()]
    assert len(sent_away) == 1 and isinstance(sent_away[0].exception(), Denied) and not newcomer.done()
    gone = crowd[0]
    gone.cancel()
    await asyncio.sleep(0)
    turns.end("busy")
    for _ in range(4):
        await asyncio.sleep(0)
        if newcomer.done():
            break
        (at_work,) = {n % 4 for n in range(MOST - 1) if crowd[n].done() and crowd[n] not in (gone, *sent_away)} or {9}
        sent_away += [task for task in crowd if task.done()]
        turns.end(f"crowd {at_work}")
    await asyncio.sleep(0)
    assert newcomer.done()
    turns.close()
    await asyncio.sleep(0)
    assert all(task.done() for task in crowd)
    with pytest.raises(Denied, match="is restarting"):
        await turns.take("late")


def nested(depth: int) -> bytes:
    """Brackets in brackets."""
    return b"[" * depth + b"]" * depth


async def test_crafted_files_are_wrong_and_never_odd() -> None:
    """The reader says what is wrong with a file; nothing that a file holds is an error of the server's."""
    log = await log_of()
    reader = OpenGames()

    def asked(data: bytes) -> Any:
        return reader.answer(Open(name="x", data=data, own=False, packs={}))

    create = json.loads(log[0].body)
    for body in (
        b'{"kind":"create","position":' + nested(100_000) + b"}",
        log[0].body[:-1] + b',"position":' + nested(5000) + b"}",
        json.dumps(create | {"settings": create["settings"] | {"options": {"layout": "\0" * 300}}}).encode(),
        json.dumps(create | {"settings": create["settings"] | {"players": 10**15}}).encode(),
        json.dumps(create | {"chairs": []}).encode(),
        b"\x00",
    ):
        found = asked(sealed([msgspec.structs.replace(log[0], body=body), *log[1:]]))
        wrong = isinstance(found, Wrong) or not json.loads(found.data)["sound"]
        assert wrong and not getattr(found, "odd", ""), (body[:80], found)
    for line in (b"[" * 90_000, nested(90_000), b'{"table":' + nested(9000) + b"}"):
        found = asked(write(log).split(b"\n")[0] + b"\n" + line)
        assert isinstance(found, Wrong) and found.why == "replay-none"
    long = asked(sealed([*log, *[log[-1]] * log_lines.MOST]))
    assert isinstance(long, Wrong) and long.why == "replay-too-long" and long.facts == {"most": log_lines.MOST}
    assert isinstance(reader.answer(LookAt(name="never", what="outline")), Unknown)
    assert isinstance(asked(write(log)), Told)
    for wish in (
        LookAt(name="x", what="show", at=10**12), LookAt(name="x", what="show", at=5, seat=9),
        LookAt(name="x", what="line", at=-1), LookAt(name="x", what="odds", at=-5),
        LookAt(name="x", what="steps", at=2, last=1), LookAt(name="x", what="step", at=9**9),
    ):  # fmt: skip
        found = reader.answer(wish)
        assert isinstance(found, Wrong) and found.error == "malformed" and not found.odd
    text = base64.b64decode(json.loads(write(log).split(b"\n")[1])["body"])
    assert text == log[0].body


async def test_a_killed_process_is_replaced_and_gets_the_game_again(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        data = write(await log_of("catacombs"))
        name = (await server.http.post("/api/replays", content=data, headers=FILE)).json()["replay"]
        first = (await server.http.get(f"/api/replays/{name}/outline")).json()
        await end_of(server)
        again = await server.http.get(f"/api/replays/{name}/outline")
        assert again.status_code == 400  # the one who asked just then is told; whoever asks next finds a new process
        assert (await server.http.get(f"/api/replays/{name}/outline")).json() == first
        for path in ("series", "odds?step=3", "steps?last=9", "5", "file"):
            assert (await server.http.get(f"/api/replays/{name}/{path}")).status_code == 200
        hung_up = asyncio.create_task(server.http.get(f"/api/replays/{name}/series"))
        await asyncio.sleep(0.01)
        hung_up.cancel()
        assert (await server.http.get(f"/api/replays/{name}/series")).status_code == 200
        assert (await server.http.get(f"/api/replays/{name}/file")).content == data


async def end_of(server: Running) -> None:
    """Have the process that reads die by itself."""
    child = server.desk.reading._child
    assert child is not None
    os.kill(child.process.pid, 9)
    await child.process.wait()


async def test_a_process_at_rest_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay_children, "REST", 0.2)
    async with running(tmp_path) as server:
        (await server.http.post("/api/replays", content=write(await log_of()), headers=FILE)).raise_for_status()
        async with asyncio.timeout(10):
            while server.desk.reading._child is not None:
                await asyncio.sleep(0.05)


async def test_one_address_does_not_push_the_games_of_others_off_the_shelf(tmp_path: Path) -> None:
    async with running(tmp_path, origins=("https://play.example.org",)) as server:
        log = await log_of()
        files = [sealed([msgspec.structs.replace(log[0], at=n), *log[1:]]) for n in range(12)]

        async def put(number: int, address: str) -> str:
            headers = FILE | {"x-forwarded-for": address}
            return str(
                (await server.http.post("/api/replays", content=files[number], headers=headers)).json()["replay"]
            )

        mine = await put(0, "192.0.2.1")
        assert await put(0, "192.0.2.9") == mine  # the same file is the same game
        others = [await put(number, "192.0.2.2") for number in range(1, 12)]
        assert (await server.http.get(f"/api/replays/{mine}")).status_code == 200
        statuses = [(await server.http.get(f"/api/replays/{name}")).status_code for name in others]
        assert statuses == [404] * 3 + [200] * 8
        server.server.edge.litestar.state["shelf"].clock = lambda: time.monotonic() + 3600
        server.server.edge.litestar.state["shelf"].tidy()
        assert (await server.http.get(f"/api/replays/{mine}")).status_code == 404


async def test_the_tape_of_a_table_of_our_own_however_long(tmp_path: Path) -> None:
    log = await log_of()
    many = log_lines.write_body(log_lines.Handed(seat=0, what="follow"))  # what may be said without end after the end
    data = sealed([*log, *[msgspec.structs.replace(log[-1], kind="token", body=many)] * log_lines.MOST])
    async with running(tmp_path) as server:
        shelf = server.server.edge.litestar.state["shelf"]
        found = await shelf.put("192.0.2.1", data, own=True)
        assert found.opening.sound and found.opening.lines > log_lines.MOST
        refused = await server.http.post("/api/replays", content=data, headers=FILE)
        assert refused.status_code == 400 and "at most 8,000 lines" in refused.json()["text"]


async def test_the_process_sees_nothing_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PGPASSWORD", "s3cret")
    child = await Child.start("burgle.table.replay_child")
    seen = Path(f"/proc/{child.process.pid}/environ").read_bytes()
    await child.end()
    assert b"PATH=" in seen and b"s3cret" not in seen
