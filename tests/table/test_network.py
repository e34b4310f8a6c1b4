"""Games over a network that cuts, delays, repeats and reorders: they are finished, and nothing is done twice.

BURGLE_NETWORK=100 plays so many games instead of a few.
"""

from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path

import httpx
import pytest

from burgle.table.sqlite import SqliteStore
from tests.table.client import Client
from tests.table.player import Player, faults_of, make_table
from tests.table.proxy import Faults, Proxy
from tests.table.serving import Server

GAMES = int(os.environ.get("BURGLE_NETWORK", "4"))
SEED = int(os.environ.get("BURGLE_SEED", "20261116"))
MOST = 1500  # answers of one player; games end long before


class Hasty(Player):
    """Also sends without waiting: the next request before the last is answered, and one that is old."""

    async def once_more(self) -> None:
        """Send two old requests at once; each must be answered as before."""
        await asyncio.gather(super().once_more(), super().once_more())


@pytest.mark.asyncio
async def test_games_are_finished_over_a_bad_network(place: Path) -> None:
    print(f"BURGLE_SEED={SEED}")
    faults = Faults(SEED, cut=0.006, delay=0.05, repeat=0.08, swap=0.08)
    played: list[tuple[str, list[Player], list[Client]]] = []
    async with Server(str(place / "data"), place / "log") as server, Proxy(0, faults) as proxy:
        await server.start()
        proxy.target = server.port
        bad = f"ws://127.0.0.1:{proxy.port}/ws"

        async def game(number: int) -> list[Client]:
            dice = random.Random(SEED + number)
            async with httpx.AsyncClient(base_url=server.url, timeout=20) as http:
                made = await make_table(http, ("space", "catacombs")[number % 2], 2, number % 2, undo="consent")
            devices = [Client(bad, made["table"], [token]) for token in made["tokens"].values()]
            players: list[Player] = [Hasty(device, dice) for device in devices]
            watchers = [Client(bad, made["table"])]
            played.append((made["table"], players, watchers))
            await asyncio.gather(*(one.__aenter__() for one in (*devices, *watchers)))
            await players[0].ask(type="manage", seat=0, manage="start")
            await asyncio.gather(*(player.play(MOST) for player in players))
            return [*devices, *watchers]

        async with asyncio.timeout(120 + GAMES * 20):
            games = await asyncio.gather(*(game(number) for number in range(GAMES)))
        faults.cut = faults.delay = 0  # the network heals, and then everybody sees the same
        async with asyncio.timeout(10):
            for everybody in games:
                while len({seq for one in everybody for seq in (*one.seq.values(), one.info["seq"])}) > 1:
                    await asyncio.sleep(0.02)
        await asyncio.gather(*(one.__aexit__() for everybody in games for one in everybody))
        assert server.complaints() == []
    store = SqliteStore(place / "data")
    try:
        for table, players, watchers in played:
            row = store.table(table)
            assert row is not None and row.phase == "over"
            assert faults_of(store, table, players, watchers) == []
    finally:
        store.close()
    clients = [player.client for _, players, _ in played for player in players]
    updates, snapshots = sum(one.updates for one in clients), sum(one.snapshots for one in clients)
    print(f"{GAMES} games, {faults.counts}, {updates} updates, {snapshots} snapshots")
    assert all(faults.counts.values()), faults.counts
    assert sum(one.connections for one in clients) > len(clients)
    assert snapshots < sum(one.connections for one in clients)  # who comes back gets what was missed


@pytest.mark.asyncio
async def test_all_lines_cut_at_once_are_back_soon(place: Path) -> None:
    async with Server(str(place / "data"), place / "log") as server, Proxy(0, Faults(1)) as proxy:
        await server.start()
        proxy.target = server.port
        async with httpx.AsyncClient(base_url=server.url, timeout=20) as http:
            tables = [await make_table(http, "space", 2, 0) for _ in range(10)]
        clients = [
            Client(f"ws://127.0.0.1:{proxy.port}/ws", made["table"], tokens)
            for made in tables
            for tokens in ([made["tokens"]["0"]], [made["tokens"]["1"]], [])
        ]
        await asyncio.gather(*(client.__aenter__() for client in clients))
        for first in clients[::3]:
            assert (await first.request(type="manage", seat=0, manage="start"))["type"] == "done"
        for _ in range(3):
            before = [client.connections for client in clients]
            proxy.cut_all()
            async with asyncio.timeout(10):
                while any(client.connections == n for client, n in zip(clients, before, strict=True)):
                    await asyncio.sleep(0.02)
        assert sum(client.snapshots for client in clients) == len(clients)  # nobody needed a second one
        assert [client.faults for client in clients if client.faults] == []
        await asyncio.gather(*(client.__aexit__() for client in clients))
