"""A running server whose disk fills up, whose database is damaged, which is paused, or told to stop under load."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sqlite3
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from burgle.table.postgres import PostgresStore
from burgle.table.sqlite import SqliteStore
from tests.table.client import Client
from tests.table.player import Player, faults_of, make_table
from tests.table.serving import Server, ready
from tests.table.stores import Postgres

SEED = 20261116
STOPS = int(os.environ.get("BURGLE_STOPS", "3"))
PAUSES = int(os.environ.get("BURGLE_PAUSES", "3"))


class Party:
    """Some tables in play, with a device for each seat and one who watches."""

    def __init__(self, *servers: Server) -> None:
        self.servers = servers
        self.games: list[tuple[str, list[Player], list[Client]]] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def gather(self, count: int, **settings: Any) -> None:
        """Make tables and sit down; devices are spread over the servers."""
        async with httpx.AsyncClient(base_url=self.servers[0].url, timeout=20) as http:
            made = [await make_table(http, "space", 2, 0, **settings) for _ in range(count)]
        for number, one in enumerate(made):
            addresses = [self.servers[seat % len(self.servers)].ws for seat in range(3)]
            tokens = [[one["tokens"]["0"]], [one["tokens"]["1"]], []]
            clients = [Client(url, one["table"], shown) for url, shown in zip(addresses, tokens, strict=True)]
            await asyncio.gather(*(client.__aenter__() for client in clients))
            players = [Player(client, random.Random(SEED + number)) for client in clients[:2]]
            self.games.append((one["table"], players, clients[2:]))
            await players[0].ask(type="manage", seat=0, manage="start")

    def play(self) -> None:
        """Let them play on and on."""
        self.tasks = [asyncio.create_task(player.play()) for _, players, _ in self.games for player in players]

    @property
    def clients(self) -> list[Client]:
        """Everybody."""
        return [c for _, players, watchers in self.games for c in (*(p.client for p in players), *watchers)]

    def acknowledged(self) -> int:
        """How many requests were done."""
        return sum(len(client.done) for client in self.clients)

    async def more(self, count: int, within: float = 60) -> None:
        """Wait until so many more are done."""
        enough = self.acknowledged() + count
        async with asyncio.timeout(within):
            while self.acknowledged() < enough:
                await asyncio.sleep(0.005)

    async def stop_playing(self) -> None:
        """No more requests; everybody still listens."""
        for task in self.tasks:
            task.cancel()
        ended = await asyncio.gather(*self.tasks, return_exceptions=True)
        assert all(end is None or isinstance(end, asyncio.CancelledError) for end in ended), ended

    async def leave(self) -> None:
        """Everybody goes."""
        await self.stop_playing()
        await asyncio.gather(*(client.__aexit__() for client in self.clients))

    def faults(self, store: Any) -> list[str]:
        """Compare everything with the log."""
        return [fault for game in self.games for fault in faults_of(store, *game)]


@pytest.mark.asyncio
async def test_a_full_disk_stops_writing_only_and_play_goes_on_afterwards(place: Path) -> None:
    limit = place / "pages"
    async with Server(str(place / "data"), place / "log") as server:
        await server.start(pages=str(limit))
        party = Party(server)
        await party.gather(3)
        party.play()
        for _ in range(3):
            await party.more(10)
            limit.write_text("1")  # SQLite takes the present size as the least: not one page more
            table, _, watchers = party.games[0]
            async with asyncio.timeout(30):  # a page may have room for some lines more
                while not any("not_saved" in said(client) for client in party.clients):
                    await asyncio.sleep(0.01)
            before = party.acknowledged()
            await asyncio.sleep(0.3)
            async with httpx.AsyncClient(base_url=server.url, timeout=5) as http:  # reading goes on
                state = await http.get(f"/api/tables/{table}/state")
                assert state.status_code == 200 and state.json()["messages"]
            async with Client(server.ws, table) as late:
                assert late.views[-1] is not None
            odds = await watchers[0].request(type="ask", seat=-1, ask="odds")
            assert odds["type"] == "answer"
            assert party.acknowledged() - before < 30  # what fits into the last page, and no more
            limit.write_text("0")
            await party.more(10, within=5)
            for client in party.clients:
                REFUSALS.pop(client, None)
        await party.leave()
        await server.stop(signal.SIGTERM)
    store = SqliteStore(place / "data")
    assert store.check() == [] and party.faults(store) == []
    store.close()


REFUSALS: dict[Client, set[str]] = {}


def said(client: Client) -> set[str]:
    """The errors that a client has heard of late."""
    return REFUSALS.get(client, set())


@pytest.fixture(autouse=True)
def listening(monkeypatch: pytest.MonkeyPatch) -> None:
    """Note refusals; the client itself only tries again."""
    heard = Client._answered

    def note(self: Client, message: dict[str, Any]) -> None:
        if message["type"] == "refused":
            REFUSALS.setdefault(self, set()).add(message["error"])
        heard(self, message)

    monkeypatch.setattr(Client, "_answered", note)
    REFUSALS.clear()


@pytest.mark.asyncio
async def test_a_damaged_table_is_set_aside_alone(place: Path) -> None:
    data = place / "data"
    async with Server(str(data), place / "log") as server:
        await server.start()
        party = Party(server)
        await party.gather(3)
        party.play()
        await party.more(20)
        await party.stop_playing()
        await server.stop(signal.SIGKILL)
        hurt = party.games[1][0]
        with sqlite3.connect(data / "burgle.db") as database:
            row = database.execute(
                """SELECT seq, body FROM lines WHERE "table" = ? AND kind = 'act' ORDER BY seq LIMIT 1""", (hurt,)
            ).fetchone()
            changed = json.dumps({**json.loads(row[1]), "code": 1}).encode()
            for trigger in database.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
                database.execute(f"DROP TRIGGER {trigger[0]}")
            database.execute("""UPDATE lines SET body = ? WHERE "table" = ? AND seq = ?""", (changed, hurt, row[0]))
        database.close()
        await asyncio.gather(*(client.__aexit__() for client in party.clients), return_exceptions=True)
        await server.start()
        async with httpx.AsyncClient(base_url=server.url, timeout=10) as http:
            for table, players, _ in party.games:
                headers = {"authorization": f"Bearer {players[0].client.tokens[0]}"}
                answer = await http.get(f"/api/tables/{table}/state", headers=headers)
                listed = (await http.get("/api/tables", headers=headers)).json()
                if table == hurt:
                    assert answer.status_code == 409 and answer.json()["error"] == "damaged"
                    assert listed[0]["phase"] == "damaged"
                else:
                    assert answer.status_code == 200 and listed[0]["phase"] == "playing"
        for table, players, _ in party.games:
            if table != hurt:
                old = players[0].client
                async with Client(server.ws, table, old.tokens) as back:
                    assert back.info["seq"] >= max(done["seq"] for done in old.done.values())
        await server.stop(signal.SIGKILL)


@pytest.mark.asyncio
async def test_two_workers_one_paused_and_woken(place: Path, postgres: Postgres) -> None:
    """SIGSTOP of one server while both play the same tables: no fork, and in the end everybody has seen everything."""
    name = postgres.database().rpartition("=")[2]
    address = f"postgresql://burgle@/{name}?host={postgres.data}"
    shared = {"shared": True, "send_within": 2.0}
    async with (
        Server(address, place / "log1", **shared) as one,
        Server(address, place / "log2", **shared) as two,
    ):
        await one.start()
        await two.start()
        party = Party(one, two)
        await party.gather(2)
        party.play()
        for number in range(PAUSES):
            await party.more(10)
            paused = (one, two)[number % 2]
            os.kill(paused.pid, signal.SIGSTOP)
            await asyncio.sleep(0.5)
            other = (two, one)[number % 2]
            assert await ready(other.port)
            os.kill(paused.pid, signal.SIGCONT)
        await party.more(10)
        await party.stop_playing()
        begun = time.monotonic()
        for table, players, watchers in party.games:
            everybody = [*(player.client for player in players), *watchers]
            while len({seq for client in everybody for seq in client.seq.values()}) > 1:
                await asyncio.sleep(0.02)
                assert time.monotonic() - begun < 15, (table, [client.seq for client in everybody])
            last = max(seq for client in everybody for seq in client.seq.values())
            assert last >= max(done["seq"] for client in everybody for done in client.done.values())
        await party.leave()
        assert one.complaints() + two.complaints() == []
        for server in (one, two):
            await server.stop(signal.SIGTERM)
    store = PostgresStore(address)
    try:
        assert party.faults(store) == []
        epochs = {table: [line.epoch for line in store.lines(table)] for table, _, _ in party.games}
        assert all(found == sorted(found) for found in epochs.values()), epochs
        assert any(len(set(found)) > 2 for found in epochs.values())  # they did take it from each other
    finally:
        store.close()


@pytest.mark.asyncio
async def test_stopped_under_load_it_ends_in_time_and_nothing_is_lost(place: Path) -> None:
    async with Server(str(place / "data"), place / "log") as server:
        await server.start()
        party = Party(server)
        await party.gather(6)
        party.play()
        slowest = 0.0
        for _ in range(STOPS):
            await party.more(30)
            begun = time.monotonic()
            assert await server.stop(signal.SIGTERM) in (0, -signal.SIGTERM)
            slowest = max(slowest, time.monotonic() - begun)
            assert not await ready(server.port)
            await server.start()
        await party.more(10)
        await party.leave()
        await server.stop(signal.SIGTERM)
        assert server.complaints() == []
    store = SqliteStore(place / "data")
    assert store.check() == [] and party.faults(store) == []
    store.close()
    assert slowest <= 5, slowest
