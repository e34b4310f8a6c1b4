"""PostgreSQL away: everybody is told to come again, nobody sees an older position after a newer one, and it all comes back."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psycopg
import pytest
import websockets

from burgle.table import postgres_pool as pool_module
from burgle.table.guests import Credentials, Denied
from burgle.table.host import Host
from burgle.table.messages import Act, Done, Hello
from burgle.table.postgres import PostgresStore
from burgle.table.postgres_pool import ConnectionPool
from burgle.table.store import NotSaved, Unsure
from tests.table.client import Client
from tests.table.memory import Device, MemoryStore, make_host, one_of, started
from tests.table.player import make_table
from tests.table.serving import Server, ready
from tests.table.stores import Postgres, batch, new_table, next_line, written

# ---------------------------------------------------------------- over the network


@pytest.mark.asyncio
async def test_while_it_is_away_everybody_is_told_to_come_again(place: Path, postgres: Postgres) -> None:
    name = postgres.database().rpartition("=")[2]
    address = f"postgresql://burgle@/{name}?host={postgres.data}"
    async with (
        Server(address, place / "log", shared=True) as server,
        httpx.AsyncClient(base_url=server.url, timeout=30) as http,
    ):
        await server.start()
        made = await make_table(http, "space", 2, 0)
        table, head = made["table"], {"authorization": f"Bearer {made['tokens']['0']}"}
        async with Client(server.ws, table, list(made["tokens"].values())) as ann:
            await ann.request(type="manage", seat=0, manage="start")
            seq = ann.seq[0]
            postgres.stop()
            try:
                for answer in await everything(http, table, made["invite"], head):
                    assert (answer.status_code, answer.json()["error"]) == (503, "not_saved"), (answer.url, answer.text)
                assert (await http.get("/readyz")).status_code == 503
                assert (await http.get("/healthz")).status_code == 200
                seat = ann.views[0]["decision"]["who"]
                decision = ann.views[seat]["decision"]
                codes = [decision["options"][0]["code"]]
                act = {"type": "act", "seat": seat, "key": "a", "decision": decision["id"], "codes": codes}
                for message in (act, {"type": "manage", "seat": 0, "key": "b", "manage": "bot"}):
                    assert (await asyncio.wait_for(ann.again(message), 30))["error"] == "not_saved"
                for tokens in ([made["tokens"]["0"]], []):
                    async with websockets.connect(server.ws) as line:
                        await line.send(json.dumps({"type": "hello", "protocol": 1, "table": table, "tokens": tokens}))
                        assert json.loads(await line.recv())["error"] == "not_saved"
                        with pytest.raises(websockets.ConnectionClosed):
                            await line.recv()
                        assert line.close_code == 1013
            finally:
                postgres.start()
            begun = time.monotonic()
            while not await ready(server.port):
                await asyncio.sleep(0.05)
                assert time.monotonic() - begun < 10
            state = (await http.get(f"/api/tables/{table}/state", headers=head)).json()
            assert state["messages"][0]["seq"] == seq
            assert (await ann.request(**act))["type"] == "done"
            assert ann.seq[seat] > seq and ann.faults == []
        assert server.complaints() == []


async def everything(http: httpx.AsyncClient, table: str, invite: str, head: dict[str, str]) -> list[httpx.Response]:
    """Ask for whatever needs the tables."""
    path, post = f"/api/tables/{table}", http.post
    start = {"type": "manage", "key": "s", "seat": 0, "manage": "start"}
    wish = {"settings": {"game": "space", "players": 2}, "seats": [{"controller": "human"}]}
    return [
        await http.get(f"{path}/state", headers=head),
        await http.get(f"{path}/state"),
        await http.get(f"{path}/state?since=1&run=x&wait=1", headers=head),
        await http.get(path, headers=head),
        await http.get(path),
        await http.get("/api/tables", headers=head),
        await http.get(f"{path}/replay", headers=head),
        await http.get("/api/tables/nowhere12345678/state"),
        await post("/api/mine", json={"tokens": [head["authorization"].removeprefix("Bearer ")]}),
        await post("/api/tables", json=wish),
        await post(f"{path}/request", json=start, headers=head),
        await post(f"{path}/request", json={"type": "ask", "key": "o", "seat": 0, "ask": "odds"}, headers=head),
        await post(f"{path}/what-if", json={"seat": 0}, headers=head),
        await post(f"{path}/tape", json={}, headers=head),
        await post(f"{path}/join", json={"name": "Cy"}, headers={"authorization": f"Bearer {invite}"}),
        await post("/api/devices", json={"code": "ABCD-EFGH"}),
    ]


# ---------------------------------------------------------------- never an older position


async def shown(host: Host, table: str, since: int = -1) -> int:
    """The line at which a server shows a table to who asks over HTTP."""
    return int(json.loads((await host.look(Credentials(table=table), since))[0])["seq"])


@pytest.mark.asyncio
async def test_another_server_never_shows_an_older_position() -> None:
    """No notice ever arrives here: what one has shown, the other shows as well, or something newer."""
    store = MemoryStore()
    one, two = (make_host(store, seed=n, worker=str(n), shared=True) for n in (1, 2))
    created = await started(one)
    table = created.table
    assert await shown(two, table) == await shown(one, table)
    device = await Device(one, table, one_of(created, 0, 1)).enter()
    for _ in range(5):
        before = await shown(two, table)
        seat = device.deciding()
        assert isinstance(await device.act(seat), Done)
        device.take()
        assert await shown(two, table) == device.seq[seat] > before
        assert (await two.info(Credentials(table=table))).seq == device.seq[seat]
        # What was decided after looking at the one is not stale at the other.
        device.take()
        decision = device.views[device.deciding()]["decision"]
        codes = [decision["options"][0]["code"]]
        act = Act(key=device.key(), seat=decision["who"], decision=decision["id"], codes=codes)
        answer = await two.request(Credentials(table=table, tokens=one_of(created, decision["who"])), act)
        assert isinstance(answer, Done), answer
        await one.poll()
        device.take()
        listed = (await two.mine(one_of(created, 0)))[0]
        assert listed.turn == device.deciding()


@pytest.mark.asyncio
async def test_who_names_a_newer_line_is_not_shown_an_older_one() -> None:
    store = MemoryStore()
    host = make_host(store)
    table = (await started(host)).table
    seq = await shown(host, table)
    with pytest.raises(Denied) as refused:
        await host.look(Credentials(table=table), seq + 1, "another run")
    assert refused.value.refused.error == "not_saved" and refused.value.refused.seq == seq
    with pytest.raises(Denied) as refused:
        await host.enter(Hello(protocol=1, table=table, since=seq + 1))
    assert refused.value.refused.error == "not_saved"
    assert await shown(host, table, seq) == seq


@pytest.mark.asyncio
@pytest.mark.parametrize("look", ["look", "poll"])
async def test_a_store_that_went_back_is_noticed(look: str) -> None:
    """A fail-over to a copy that lacked the last lines: what is in memory is not the table any more."""
    store = MemoryStore()
    host = make_host(store, shared=True)
    created = await started(host)
    table = created.table
    trouble: list[tuple[str, int]] = []
    host.on_trouble(lambda table, seq, error: trouble.append((table, seq)))
    device = await Device(host, table, one_of(created, 0, 1)).enter()
    kept = len(store.logs[table])
    for _ in range(3):
        assert isinstance(await device.act(device.deciding()), Done)
        device.take()
    seen = max(device.seq.values())
    del store.logs[table][kept:]
    last = store.logs[table][-1]
    store.rows[table] = msgspec.structs.replace(store.rows[table], seq=last.seq, head=last.hash)
    if look == "poll":
        await host.poll()
    with pytest.raises(Denied) as refused:
        await host.look(Credentials(table=table), seen)
    assert refused.value.refused.error == "not_saved"
    assert trouble == [(table, seen)]
    assert device.entry is not None and device.entry.viewer.reason == "reload"
    assert await shown(host, table) == last.seq  # who asks anew sees what there is
    again = await Device(host, table, one_of(created, 0, 1)).enter()
    assert isinstance(await again.act(again.deciding()), Done)


# ---------------------------------------------------------------- connections


@pytest.fixture
def store(postgres: Postgres) -> Iterator[PostgresStore]:
    """A server on a database."""
    made = PostgresStore(postgres.schema())
    yield made
    made.close()


def test_who_waits_too_long_for_a_connection_is_told(store: PostgresStore) -> None:
    new_table(store, "red")
    store._pool.patience = 0.1
    taken = [store._pool.take() for _ in range(4)]
    for one in taken:
        one.__enter__()
    with pytest.raises(NotSaved, match="in use"):
        store.lines("red")
    assert store.ready() != ""
    for one in taken:
        one.__exit__(None, None, None)
    assert len(store.lines("red")) == 1 and store.ready() == ""


def test_a_database_that_hangs_is_cut_off(store: PostgresStore) -> None:
    first = new_table(store, "red")[0]
    store._pool.hung = 0.3
    begun = time.monotonic()
    with pytest.raises(NotSaved):
        store._run("SELECT pg_sleep(8)", ())
    assert time.monotonic() - begun < 6
    store._pool.hung = 30
    written(store, next_line(first, "red"))


def test_after_a_fail_over_the_new_database_is_found(store: PostgresStore) -> None:
    """A connection to what is only a copy by now is given up for another."""
    first = new_table(store, "red")[0]
    with store._pool.take() as connection:
        connection.execute("SET default_transaction_read_only = on")
        connection.commit()
    written(store, next_line(first, "red"))


def test_a_copy_that_can_only_be_read_is_not_looked_at(store: PostgresStore) -> None:
    new_table(store, "red")
    only_read = store._pool.address.replace("search_path", "default_transaction_read_only=on -c search_path")
    reader = PostgresStore.__new__(PostgresStore)
    reader._pool = ConnectionPool(only_read)
    with pytest.raises(NotSaved, match="read-only"):
        reader.lines("red")
    assert "read-only" in reader.ready()
    reader._pool.close()


def test_nobody_waits_in_turn_for_a_machine_that_does_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[float] = []

    def connect(**_: Any) -> None:
        tried.append(time.monotonic())
        raise psycopg.OperationalError("timeout expired")

    monkeypatch.setattr(psycopg, "connect", connect)
    monkeypatch.setattr(pool_module, "SLOW", -1.0)
    away = ConnectionPool("host=nowhere")
    work: Callable[[pool_module.Connection], None] = lambda connection: None  # noqa: E731
    for _ in range(5):
        with pytest.raises(NotSaved, match="timeout expired"):
            away.transact(work)
    assert len(tried) == 1
    monkeypatch.setattr(pool_module, "MEANWHILE", -1.0)
    away._away = (0.0, "")
    with pytest.raises(NotSaved):
        away.transact(work)
    assert len(tried) == 3


def test_an_unsure_commit_is_never_taken_for_done(store: PostgresStore, monkeypatch: pytest.MonkeyPatch) -> None:
    """The connection hangs in the commit, and nobody can tell: it is not acknowledged, and the log decides afterwards."""
    first = new_table(store, "red")[0]
    line = next_line(first, "red")
    real = psycopg.Connection.commit

    def lost(connection: psycopg.Connection[object]) -> None:
        real(connection)
        connection.close()
        raise psycopg.OperationalError("the connection was reset")

    with monkeypatch.context() as patch:
        patch.setattr(psycopg.Connection, "commit", lost)
        assert type(store.append([batch(line)])[0]) is Unsure
    assert store.lines("red") == [first, line]
