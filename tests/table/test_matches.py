"""The bot lab at the server: a series is begun, followed, ended, looked at and taken along; nobody has two at once."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from burgle.table.edge.matches import MatchTold
from tests.table.edge_server import Running, running

pytestmark = pytest.mark.asyncio

WISH: dict[str, Any] = {"game": "space", "players": 2, "bots": ["random", "quiet"], "games": 4, "seed": 3}


async def played(server: Running, match: str, games: int) -> MatchTold:
    """Wait until so many games are played, or the series is over."""
    for _ in range(600):
        told = msgspec.convert((await server.http.get(f"/api/matches/{match}")).json(), MatchTold, strict=False)
        if told.done >= games and (told.phase == "done" or games < told.wish.games):
            return told
        await asyncio.sleep(0.1)
    raise AssertionError("the bots do not come to an end")


async def test_a_series_is_played_looked_at_and_taken_along(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        begun = await server.http.post("/api/matches", json=WISH)
        assert begun.status_code == 201
        match = begun.json()["match"]
        second = await server.http.post("/api/matches", json=WISH)
        assert second.status_code == 409 or (await played(server, match, 4)).phase == "done"
        told = await played(server, match, 4)
        assert told.figures is not None and told.figures.games == 4 and len(told.games) == 4
        opened = (await server.http.post(f"/api/matches/{match}/open", json={"game": 2})).json()
        assert opened["sound"] and opened["scores"] == next(one.scores for one in told.games if one.number == 2)
        assert (await server.http.get(f"/api/replays/{opened['replay']}/outline")).status_code == 200
        assert (await server.http.post(f"/api/matches/{match}/open", json={"game": 9})).status_code == 400
        table = await server.http.get(f"/api/matches/{match}/file")
        assert table.headers["content-type"].startswith("text/csv") and len(table.text.splitlines()) == 9
        whole = (await server.http.get(f"/api/matches/{match}/file", params={"form": "json"})).json()
        assert whole["figures"]["games"] == 4 and len(whole["games"][0]["codes"]) > 20
        assert (await server.http.get(f"/api/matches/{match}/file", params={"form": "exe"})).status_code == 400


async def test_a_series_can_be_ended(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        wish = {**WISH, "bots": ["greedy"], "games": 1000}
        match = (await server.http.post("/api/matches", json=wish)).json()["match"]
        await played(server, match, 1)
        ended = (await server.http.post(f"/api/matches/{match}/cancel", json={})).json()
        assert ended["phase"] == "cancelled" and 1 <= ended["done"] < 1000
        again = (await server.http.get(f"/api/matches/{match}")).json()
        assert again["done"] == ended["done"] and again["figures"]["games"] == ended["done"]


WRONG: list[dict[str, Any]] = [
    {"game": "chess"}, {"players": 9}, {"games": 0}, {"games": 5000}, {"bots": []}, {"bots": ["nobody"]},
    {"bots": ["greedy"] * 9}, {"seed": -1}, {"options": {"colour": "red"}}, {"more": 1}, {"players": "2"},
]  # fmt: skip


async def test_what_cannot_be_played_is_refused_in_words(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        for wrong in WRONG:
            answer = await server.http.post("/api/matches", json={**WISH, **wrong})
            assert answer.status_code == 400 and answer.json()["text"], wrong
        assert (await server.http.get("/api/matches/nothing")).status_code == 404
