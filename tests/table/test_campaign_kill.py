"""kill -9 while a campaign is played: in a passage, in a vote, in the closing steps, between a game's end and its close.

BURGLE_CAMPAIGN_KILLS=60 makes it the long one.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
from pathlib import Path
from typing import Any

import httpx
import pytest

from burgle.campaign.log import CampaignLog
from burgle.campaign.verify import verify_campaign
from burgle.table.campaign_files import checked
from burgle.table.sqlite import SqliteStore
from tests.table.client import Client
from tests.table.edge_server import bearer
from tests.table.player import Player
from tests.table.serving import Server

KILLS = int(os.environ.get("BURGLE_CAMPAIGN_KILLS", "6"))
SEED = int(os.environ.get("BURGLE_SEED", "20261117"))


async def asked(http: httpx.AsyncClient, method: str, where: str, **facts: Any) -> Any:
    """Ask until the server is there to answer."""
    async with asyncio.timeout(60):
        while True:
            try:
                found = await http.request(method, where, **facts)
            except httpx.HTTPError:
                await asyncio.sleep(0.05)
                continue
            if found.status_code != 503:
                assert found.status_code < 400, found.text
                return found
            await asyncio.sleep(0.05)


def told(client: Client) -> bool:
    """Whether somebody reads, votes, or the game is being closed: the moments that are to be killed in."""
    return any(view and (view.get("story") or view.get("closing")) for view in client.views.values())


@pytest.mark.asyncio
async def test_killed_in_passages_votes_and_closing_steps(place: Path) -> None:
    dice, kills = random.Random(SEED), 0
    print(f"BURGLE_SEED={SEED}")
    async with Server(str(place / "data"), place / "log") as server:
        await server.start()
        async with httpx.AsyncClient(base_url=server.url, timeout=20) as http:
            members = [{"character": key, "player": name} for key, name in (("a", "Ann"), ("b", "Bo"))]
            body = {"pack": "three-nights", "members": members, "pace": "free"}
            founded = (await asked(http, "POST", "/api/campaigns", json=body)).json()
            where, headers = f"/api/campaigns/{founded['campaign']}", bearer(*founded["tokens"].values())
            for game in (1, 2, 3):
                seats = [{"character": key} for key in ("a", "b", "c")[: 2 + game % 2]]
                say = {"say": "play", "key": f"play {game}", "seats": seats}
                begun = (await asked(http, "POST", f"{where}/say", json=say, headers=headers)).json()
                client = Client(server.ws, begun["table"], list(begun["seats"].values()))
                player = Player(client, dice, undo=0.02, repeat=0.01)
                async with client:
                    playing = asyncio.create_task(player.play())
                    wanted = kills + -(-KILLS // 3)
                    while not playing.done():
                        if kills < wanted and (told(client) or dice.random() < 0.002):
                            assert await server.stop(signal.SIGKILL) == -signal.SIGKILL
                            await server.start(quick=True)
                            kills += 1
                            await asyncio.sleep(dice.random() * 0.5)
                        await asyncio.sleep(0.005)
                    playing.result()
                    assert not client.faults, client.faults
                # The game is over, and perhaps not yet closed.
                assert await server.stop(signal.SIGKILL) == -signal.SIGKILL
                await server.start(quick=True)
                home = (await asked(http, "GET", where, headers=headers)).json()
                assert [row["game"] for row in home["reports"]] == list(range(1, game + 1))
                assert home["next"]["table"] == ""
            data = (await asked(http, "GET", f"{where}/export", headers=headers)).content
        assert await server.stop(signal.SIGKILL) == -signal.SIGKILL
    log, tapes = checked(data)
    assert not [one for one in verify_campaign(log, tapes) if one.problem]
    store = SqliteStore(place / "data")
    kept = CampaignLog(founded["campaign"])
    for line in store.lines(founded["campaign"]):
        kept.take(line)
    store.close()
    assert [line.kind for line in kept.lines].count("close") == 3 and kept.now.copy
    assert kills >= min(KILLS, 3)
