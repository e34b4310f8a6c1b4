"""The coach at the server: asked for a finished game, it says how far it has got, and one answer is for all who ask."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from burgle.table.edge.coaching import Coaching, CoachProgress
from burgle.table.guests import Credentials
from tests.table.campaigning import Group
from tests.table.edge_server import Running, running
from tests.table.memory import make_host
from tests.table.test_replays import finished

pytestmark = pytest.mark.asyncio

OPEN = dict.fromkeys(("creations", "failures", "messages", "looks"), (10**6, 1.0))
FILE = {"content-type": "application/x-ndjson"}


def coaching_of(server: Running) -> Coaching:
    found: Coaching = server.server.edge.litestar.state["coaching"]
    return found


async def opened(server: Running) -> str:
    """A finished game on the server's shelf."""
    host = make_host()
    created, _ = await finished(host, "space")
    data = await host.replay(Credentials(table=created.table))
    answer = await server.http.post("/api/replays", content=data, headers=FILE)
    return str(answer.json()["replay"])


async def looked_at(server: Running, replay: str, lang: str = "en") -> dict[str, Any]:
    """Wait for the coach; it never says less than before."""
    percent = 0
    for _ in range(600):
        told = (await server.http.get(f"/api/replays/{replay}/coach", headers={"accept-language": lang})).json()
        assert told["phase"] in ("waiting", "working", "ready") and told.get("percent", 0) >= percent
        percent = told.get("percent", 0)
        if told["phase"] == "ready":
            return dict(told)
        await asyncio.sleep(0.1)
    raise AssertionError("the coach does not come to an end")


async def test_a_game_is_looked_at_once_for_all_who_ask(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        coaching = coaching_of(server)
        coaching.seconds = 2.0
        replay = await opened(server)
        early = await server.http.get(f"/api/replays/{replay}/coach")
        assert early.status_code == 404 and early.json()["error"] == "no_table"
        first, second = [await server.http.post(f"/api/replays/{replay}/coach", json={}) for _ in range(2)]
        assert first.status_code == second.status_code == 201 and len(coaching._runs) == 1
        told = await looked_at(server, replay)
        found = msgspec.convert(told, CoachProgress).found
        assert found is not None and found.report.players == 2 and len(found.report.outlooks) > 3
        assert len(found.deeds) == len(found.report.costly) and found.report.weighed > 0
        for account in found.report.accounts:
            assert account.start + account.decisions + account.luck == pytest.approx(account.end)
        german = await looked_at(server, replay, "de")
        assert german["found"]["report"] == told["found"]["report"]


async def test_a_game_that_is_not_open_has_no_coach(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        for answer in (
            await server.http.post("/api/replays/nothing/coach", json={}),
            await server.http.get("/api/replays/nothing/coach"),
        ):
            assert answer.status_code == 404
        replay = await opened(server)
        odd = await server.http.post(f"/api/replays/{replay}/coach", json={"seconds": 1e9})
        assert odd.status_code == 400


async def test_a_coach_that_is_given_up_is_told_and_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path) as server:
        coaching = coaching_of(server)
        replay = await opened(server)
        monkeypatch.setattr("burgle.table.edge.coaching.PATIENCE", -coaching.seconds)  # it is given up at once
        await server.http.post(f"/api/replays/{replay}/coach", json={})
        for _ in range(200):
            told = (await server.http.get(f"/api/replays/{replay}/coach")).json()
            if told["phase"] == "failed":
                break
            await asyncio.sleep(0.1)
        assert told["phase"] == "failed" and "coach" in told["text"]
        monkeypatch.undo()
        coaching.seconds = 1.0
        again = await server.http.post(f"/api/replays/{replay}/coach", json={})
        assert again.json()["phase"] != "failed"
        await looked_at(server, replay)


async def test_a_game_of_a_campaign_is_looked_at_by_who_played_it(tmp_path: Path) -> None:
    """The coach of a campaign's game opens it as its replay is opened: in the group's own house, from its own log alone."""
    async with running(tmp_path, **OPEN) as server:
        coaching_of(server).seconds = 1.0
        group = await Group.found(server, {"a": "Ann", "b": "Bo"}, mode="online", pace="free", spectators=True)
        await group.play(["a", "b"], random.Random(3))
        await group.closed()
        where = f"/api/campaigns/{group.id}/tape"
        answer = await server.http.post(where, json={"game": 1}, headers=group.header("a"))
        assert answer.status_code == 201, answer.text
        replay = answer.json()["replay"]
        assert (await server.http.post(f"/api/replays/{replay}/coach", json={})).status_code == 201
        found = msgspec.convert(await looked_at(server, replay), CoachProgress).found
        assert found is not None and found.report.players == 2 and found.report.weighed > 0
