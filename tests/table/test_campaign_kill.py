"""kill -9 while campaigns are played: in a passage, in a vote, in the closing steps, between a game's end and its close.

Nothing acknowledged is lost, nothing is done or closed twice. BURGLE_CAMPAIGN_KILLS=200 makes it the long one.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import pytest

from burgle.campaign.log import CampaignLog
from burgle.table.campaign_files import checked
from burgle.table.sqlite import SqliteStore
from tests.table.client import Client
from tests.table.edge_server import bearer
from tests.table.player import Player, faults_of
from tests.table.serving import Server

KILLS = int(os.environ.get("BURGLE_CAMPAIGN_KILLS", "60"))
SEED = int(os.environ.get("BURGLE_SEED", "20261117"))
PACK = "three-nights"
GROUPS = 2  # that play at the same time
PLACES = (
    3  # kills at one line: who comes back to it is killed there again, by another chance of being before or after it
)
SHARES = {"vote": 6, "closing": 6, "over": 10}  # one of so many kills at least happens there; the others in passages


async def asked(http: httpx.AsyncClient, method: str, where: str, **facts: Any) -> Any:
    """Ask until the server is there to answer."""
    async with asyncio.timeout(120):
        while True:
            try:
                found = await http.request(method, where, **facts)
            except httpx.HTTPError:
                await asyncio.sleep(0.02)
                continue
            if found.status_code != 503:
                assert found.status_code < 400, found.text
                return found
            await asyncio.sleep(0.02)


class Killer:
    """Waits for a moment, and is there when it comes: each sort of moment has its share of the kills."""

    def __init__(self, kills: int) -> None:
        self.left = Counter({moment: -(-kills // share) for moment, share in SHARES.items()})
        self.left["passage"] = kills - self.left.total()
        self.hits: Counter[str] = Counter()
        self.places: Counter[tuple[str, int]] = Counter()  # table and line
        self.waiting = False
        self.come = asyncio.Event()

    def notice(self, moment: str, table: str, line: int) -> None:
        """Somebody is at such a moment now; whoever came back to it may be killed there once more."""
        if self.waiting and self.left[moment] > 0 and self.places[table, line] < PLACES:
            self.places[table, line] += 1
            self.left[moment] -= 1
            self.hits[moment] += 1
            self.waiting = False
            self.come.set()

    async def wait(self) -> None:
        """Wait until somebody is there."""
        self.waiting = True
        self.come.clear()
        async with asyncio.timeout(120):
            await self.come.wait()


class ReadingClient(Client):
    """A device that says with everything it hears where the story is."""

    killer: Killer

    def hear(self, message: Any) -> bool:
        """Take one message in."""
        stays = super().hear(message)
        if message["type"] in ("snapshot", "update"):
            told = any(event["seq"] == message["seq"] and "page" in event for event in message["events"])
            self.killer.notice(self.moment() or ("passage" if told else ""), self.table, message["seq"])
        return stays

    def moment(self) -> str:
        """Where the story is: something is read, a vote is open, the game is being closed, or over and perhaps not closed."""
        view = next((view for view in self.views.values() if view), {})
        if self.info["phase"] == "over":
            return "over"
        if any((pending.get("question") or {}).get("vote") for pending in self.pending.values()):
            return "vote"
        return "closing" if view.get("closing") else "passage" if view.get("story") else ""


class Company:
    """A group that plays one campaign after the other."""

    def __init__(self, server: Server, killer: Killer, dice: random.Random) -> None:
        self.server, self.killer, self.dice = server, killer, dice
        self.played: list[tuple[str, Player]] = []  # table, and who played there
        self.campaigns: list[tuple[str, dict[str, str]]] = []  # where, and the header that opens it
        self.number = 0

    async def run(self) -> None:
        """Play campaign after campaign."""
        async with httpx.AsyncClient(base_url=self.server.url, timeout=20) as http:
            while True:
                members = [{"character": key, "player": name} for key, name in (("a", "Ann"), ("b", "Bo"))]
                body = {"pack": PACK, "members": members, "pace": "free"}
                founded = (await asked(http, "POST", "/api/campaigns", json=body)).json()
                where, headers = f"/api/campaigns/{founded['campaign']}", bearer(*founded["tokens"].values())
                self.campaigns.append((where, headers))
                for game in (1, 2, 3):
                    await self.game(http, where, headers, game)

    async def game(self, http: httpx.AsyncClient, where: str, headers: dict[str, str], game: int) -> None:
        """Play one game, and see it closed."""
        seats = [{"character": key} for key in ("a", "b", "c")[: 2 + game % 2]]
        say = {"say": "play", "key": f"play {game}", "seats": seats}
        begun = (await asked(http, "POST", f"{where}/say", json=say, headers=headers)).json()
        client = ReadingClient(self.server.ws, begun["table"], list(begun["seats"].values()))
        client.killer = self.killer
        player = Player(client, self.dice, undo=0.02, repeat=0.01)
        self.played.append((begun["table"], player))
        async with client:
            await player.play()
        while True:
            home = (await asked(http, "GET", where, headers=headers)).json()
            if not home["next"]["table"]:
                break
        assert [row["game"] for row in home["reports"]] == list(range(1, game + 1))


@pytest.mark.long(120)
@pytest.mark.asyncio
async def test_killed_in_passages_votes_and_closing_steps(place: Path) -> None:
    dice = random.Random(SEED)
    print(f"BURGLE_SEED={SEED}")
    files = []
    async with Server(str(place / "data"), place / "log", warm=PACK) as server:
        await server.start()
        killer = Killer(KILLS)
        groups = [Company(server, killer, dice) for _ in range(GROUPS)]
        playing = [asyncio.create_task(group.run()) for group in groups]
        for number in range(KILLS + 1):
            if number == KILLS:
                killer.left["over"] = 1  # everybody is back and goes on
            waiting = asyncio.create_task(killer.wait())
            await asyncio.wait({waiting, *playing}, return_when=asyncio.FIRST_COMPLETED)
            assert waiting.done(), [task for task in playing if task.done()]
            waiting.result()
            if number < KILLS:
                await asyncio.sleep(dice.choice((0, dice.random() * 0.004)))  # before, while and after it is written
                assert await server.stop(signal.SIGKILL) == -signal.SIGKILL
                await server.start(quick=True)
        for task in playing:
            task.cancel()
        ended = await asyncio.gather(*playing, return_exceptions=True)
        assert all(isinstance(end, asyncio.CancelledError) for end in ended), ended
        async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
            for where, headers in [one for group in groups for one in group.campaigns]:
                files.append((await asked(http, "GET", f"{where}/export", headers=headers)).content)
        assert await server.stop(signal.SIGKILL) == -signal.SIGKILL
        assert server.complaints() == []
    store = SqliteStore(place / "data")
    try:
        assert store.check() == []
        played = [one for group in groups for one in group.played]
        assert [fault for table, player in played for fault in faults_of(store, table, [player], [])] == []
        closed = 0
        for data in files:
            log, tapes = checked(data)
            assert len(tapes) == sum(line.kind == "close" for line in log.lines)
            kept = CampaignLog(log.id)
            for line in store.lines(log.id):
                kept.take(line)
            told = [
                line for line in log.lines if line.kind != "paused"
            ]  # only in files: what a game in play has changed
            assert kept.lines[: len(told)] == told
            kinds = [line.kind for line in kept.lines if line.kind in ("play", "close")]
            assert kinds == ["play", "close"] * (len(kinds) // 2) + ["play"] * (len(kinds) % 2)
            closed += kinds.count("close")
    finally:
        store.close()
    acknowledged = sum(len(player.client.done) for _, player in played)
    print(
        f"{KILLS} kills {dict(killer.hits)}, {len(files)} campaigns, {closed} games closed, {acknowledged} acknowledged"
    )
    assert killer.hits.total() == KILLS + 1 and not killer.left.total() and closed >= 2
