"""kill -9 at random moments while sixteen games are played over sockets: nothing acknowledged is lost, doubled or forked.

BURGLE_KILLS=2000 makes it the long one.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from pathlib import Path

import httpx
import pytest

from burgle.table.sqlite import SqliteStore
from tests.table.client import Client
from tests.table.player import Player, faults_of, make_table
from tests.table.serving import Server

KILLS = int(os.environ.get("BURGLE_KILLS", "40"))
SEED = int(os.environ.get("BURGLE_SEED", "20261116"))
GAMES = 16
READY = 2.0  # seconds by the clock on the wall, less those in which others had the processor


class Table:
    """One table after the other: its players and who watches, until the test ends."""

    def __init__(self, server: Server, number: int) -> None:
        self.server, self.number = server, number
        self.dice = random.Random(SEED + number)
        self.played: list[tuple[str, list[Player], list[Client]]] = []

    def acknowledged(self) -> int:
        """How many requests were answered with done."""
        return sum(len(player.client.done) for _, players, _ in self.played for player in players)

    async def run(self) -> None:
        """Play game after game."""
        game = ("space", "catacombs")[self.number % 2]
        people, bots = ((1, 1), (2, 0), (1, 2), (2, 1))[self.number // 2 % 4]
        async with httpx.AsyncClient(base_url=self.server.url, timeout=5) as http:
            while True:
                made = await make_table(http, game, people, bots, undo="consent")
                await self.game(made["table"], list(made["tokens"].values()))

    async def game(self, table: str, tokens: list[str]) -> None:
        """Play one game to its end: each person has a device, and sometimes there is one who watches."""
        devices = [Client(self.server.ws, table, [token]) for token in tokens]
        watchers = [Client(self.server.ws, table)] if self.number % 3 == 0 else []
        players = [Player(device, self.dice) for device in devices]
        self.played.append((table, players, watchers))
        async with asyncio.TaskGroup() as all_here:
            for client in (*devices, *watchers):
                all_here.create_task(client.__aenter__())
        try:
            await players[0].ask(type="manage", seat=0, manage="start")
            async with asyncio.TaskGroup() as playing:
                for player in players:
                    playing.create_task(player.play())
        finally:
            for client in (*devices, *watchers):
                await client.__aexit__()


async def some_answers(tables: list[Table], count: int) -> None:
    """Wait until so many more requests are acknowledged, at all tables together."""
    enough = sum(table.acknowledged() for table in tables) + count
    async with asyncio.timeout(60):
        while sum(table.acknowledged() for table in tables) < enough:
            await asyncio.sleep(0.002)


@pytest.mark.long(70)
@pytest.mark.asyncio
async def test_killed_at_random_moments_in_sixteen_games(place: Path) -> None:
    dice = random.Random(SEED)
    print(f"BURGLE_SEED={SEED}")
    async with Server(str(place / "data"), place / "log") as server:
        tables = [Table(server, number) for number in range(GAMES)]
        await server.start()
        playing = [asyncio.create_task(table.run()) for table in tables]
        times: list[float] = []
        computed = 0.0
        for number in range(KILLS):
            await some_answers(tables, dice.randrange(3, 40))
            await asyncio.sleep(dice.random() * 0.02)
            assert not any(task.done() for task in playing), [task for task in playing if task.done()]
            assert await server.stop(signal.SIGKILL) == -signal.SIGKILL
            # Now and then with bots in processes of their own; everybody who was cut off comes back meanwhile.
            times.append(await server.start(quick=number % 20 != 10))
            computed = max(computed, server.computed())
        await some_answers(tables, 100)  # everybody is back and goes on
        for task in playing:
            task.cancel()
        ended = await asyncio.gather(*playing, return_exceptions=True)
        assert all(isinstance(end, asyncio.CancelledError) for end in ended), ended
        begun = time.monotonic()
        assert await server.stop(signal.SIGTERM) in (0, -signal.SIGTERM)
        assert time.monotonic() - begun < 5
        assert server.complaints() == []
    store = SqliteStore(place / "data")
    try:
        assert store.check() == []
        played = [one for table in tables for one in table.played]
        faults = [fault for table, players, watchers in played for fault in faults_of(store, table, players, watchers)]
        assert faults == []
        acknowledged = sum(len(player.client.done) for _, players, _ in played for player in players)
        kinds = {line.kind for table, _, _ in played for line in store.lines(table)}
    finally:
        store.close()
    times.sort()
    print(
        f"{KILLS} kills, {len(played)} games, {acknowledged} acknowledged, ready again after {times[len(times) // 2]:.2f} s,"
        f" {times[-1]:.2f} s at most ({computed:.2f} s of computing)"
    )
    assert acknowledged > 20 * KILLS and len(played) >= GAMES
    assert "undo" in kinds
    refused = {answer["error"] for _, players, _ in played for player in players for answer in player.refused}
    assert refused <= {"stale", "illegal", "not_now"}, refused
    assert times[len(times) * 9 // 10] <= READY  # a machine that does something else as well may delay a few
    assert computed <= READY  # but none may have more to do
