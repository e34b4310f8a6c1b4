"""Campaigns at the tables: founded, played game by game, closed, taken back, branched, taken along and brought again."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from burgle.campaign import vault
from burgle.table.room import Room
from tests.table.campaigning import Group
from tests.table.client import Client
from tests.table.edge_server import bearer, running
from tests.table.sealed_box import Canaries, on_the_shelf

OPEN = dict.fromkeys(("creations", "failures", "messages", "looks"), (10**6, 1.0))


@pytest.mark.asyncio
async def test_a_whole_campaign_of_people_and_bots(tmp_path: Path) -> None:
    async with running(tmp_path, **OPEN) as server:
        group = await Group.found(server, {"a": "Ann", "b": "Bo"}, mode="online", pace="free")
        home = await group.home()
        assert home["next"] == {**home["next"], "game": 1, "of": 3, "table": ""}
        rosters = [["a", "c"], ["a", "b", "d"], ["b", "a"]]
        for game, seats in enumerate(rosters, 1):
            await group.play(seats, random.Random(game))
            home = await group.closed()
            assert [row["game"] for row in home["reports"]] == list(range(1, game + 1))
            assert home["reports"][-1]["seats"] == seats
        assert home["next"]["game"] == 0
        assert home["ledger"] and all(line["text"] for line in home["ledger"])
        pages = (await group.get("/pages"))["pages"]
        assert next(page["ref"] for page in pages if page["kind"] == "passage") == "101"
        assert all(page["text"] for page in pages if page["kind"] == "story")
        # L1-173: what the table has named stands on the line on which the page asks for it.
        assert [page["text"] for page in pages if page["ref"] == "101.company"] == ["*the piano tuners*"]
        await group.say("named", "a", thing="company", text="The Moths")
        pages = (await group.get("/pages"))["pages"]
        assert [page["text"] for page in pages if page["ref"] == "101.company"] == ["*The Moths*"]


@pytest.mark.asyncio
async def test_a_game_that_two_would_close_at_once_is_closed_by_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path, **OPEN) as server:
        group = await Group.found(server, {"a": "Ann"}, mode="solo", pace="free")
        company, closed, slow = server.desk.company, asyncio.Event(), list[asyncio.Task[object] | None]()
        current, troubles = company.host.current, list[object]()

        async def wait(*asked: Any) -> Room:  # the first who found the game over comes to write it when it is written
            room = await current(*asked)
            if room.record.over:
                slow.append(asyncio.current_task())
                if len(slow) == 1:
                    await closed.wait()
            return room

        monkeypatch.setattr(company.host, "current", wait)
        monkeypatch.setattr(company.house, "trouble", lambda *told: troubles.append(told))
        await group.play(["a", "b"], random.Random(3))
        while not slow:
            await asyncio.sleep(0.01)
        home = await group.closed()
        closed.set()
        assert slow[0] is not None
        await asyncio.wait([slow[0]])
        assert await group.home() == home and not troubles


@pytest.mark.asyncio
async def test_what_nobody_has_named_is_called_so_in_the_readers_language(tmp_path: Path) -> None:
    async with running(tmp_path, **OPEN) as server:
        group = await Group.found(server, {"a": "Ann"}, pack="small-print", mode="solo")
        english, german = [(await group.home(lang=lang))["names"] for lang in ("en", "de")]
        assert english.keys() == german.keys() and english["company"] != german["company"]


@pytest.mark.asyncio
async def test_back_by_consent_branch_and_names(tmp_path: Path) -> None:
    async with running(tmp_path, **OPEN) as server:
        group = await Group.found(server, {"a": "Ann", "b": "Bo"}, mode="online", pace="free")
        await group.say("named", "a", thing="company", text="The Moths")
        assert (await group.home())["names"] == {"company": "The Moths"}
        begun = await group.say("play", "a", seats=[{"character": "a"}, {"character": "b"}])
        assert list(begun["seats"]) == ["0"]
        assert list((await group.say("sit", "b"))["seats"]) == ["1"]
        before = begun["seq"] - 1
        await group.say("member", "a", character="c", player="Cy", status=409)  # not while a game is played
        await group.say("back", "a", to=before)
        assert (await group.home("b"))["wish"] == {"to": before, "by": "a", "waiting": ["b"]}
        await group.say("agree", "b", to=before, yes=True)
        home = await group.home()
        assert home["next"]["table"] == "" and home["wish"] is None
        assert [one["kind"] for one in home["moments"] if not one["told"]] == ["play", "wish", "wish"]
        added = await group.say("member", "a", character="c", player="Cy")
        group.tokens["c"] = added["token"]
        assert [one["player"] for one in (await group.home("c"))["members"]] == ["Ann", "Bo", "Cy", ""]
        made = (await group.say("branch", "a", line=before, title="Otherwise"))["founded"]
        branch = Group(server, made)
        told = await branch.home()
        assert told["title"] == "Otherwise" and told["whence"] == group.id and told["next"]["game"] == 1
        assert told["names"] == {"company": "The Moths"}


@pytest.mark.asyncio
async def test_a_campaign_taken_along_is_the_same_where_it_is_brought(tmp_path: Path) -> None:
    async with running(tmp_path, **OPEN) as server:
        group = await Group.found(server, {"a": "Ann"}, mode="solo", pace="free")
        await group.play(["a", "b"], random.Random(3))
        home = await group.closed()
        file = await server.http.get(f"/api/campaigns/{group.id}/export", headers=group.header())
        kind = {"content-type": "application/x-ndjson"}
        brought = await server.http.post("/api/campaigns/import", content=file.content, headers=kind)
        assert brought.status_code == 201, brought.text
        other = Group(server, brought.json())
        there = await other.home()
        same = ("title", "version", "known", "members", "next", "world", "contracts", "ledger", "names", "mode", "pace")
        assert {key: there[key] for key in same} == {key: home[key] for key in same}
        assert there["whence"] == group.id
        assert (await other.get("/pages"))["pages"] == (await group.get("/pages"))["pages"]
        again = await server.http.get(f"/api/campaigns/{other.id}/export", headers=other.header())
        assert again.content.count(b'{"tape"') == file.content.count(b'{"tape"') == 1
        rows = file.content.split(b"\n")
        bent = [
            b"\n".join([*rows[:2], *rows[3:]]),  # a line is missing
            b"\n".join([rows[0], rows[2], rows[1], *rows[3:]]),
            file.content.replace(b'"kind":"member"', b'"kind":"named"'),
            file.content.replace(b'"codes":[', b'"codes":[1,'),  # another game than the log says
            b"",
            b"{}\n",
        ]
        for data in bent:
            refused = await server.http.post("/api/campaigns/import", content=data, headers=kind)
            assert refused.status_code in (400, 409), refused.text


@pytest.mark.asyncio
async def test_a_table_that_reads_together_waits_until_all_have_turned_the_page(tmp_path: Path) -> None:
    async with running(tmp_path, **OPEN) as server:
        group = await Group.found(server, {"a": "Ann", "b": "Bo"}, mode="online")
        begun = await group.say("play", seats=[{"character": "a"}, {"character": "b"}])
        ann, bo = [Client(server.ws, begun["table"], [token]) for token in begun["seats"].values()]
        async with ann, bo:
            while ann.info["reading"] != [0, 1]:
                await ann.change()
            seat, device = next(
                (n, one) for n, one in enumerate((ann, bo)) if (one.views[n]["decision"] or {}).get("options")
            )
            decision = device.views[seat]["decision"]
            act = {"type": "act", "seat": seat, "decision": decision["id"], "codes": [decision["options"][0]["code"]]}
            refused = await device.request(**act)
            assert refused["error"] == "not_now" and "reading" in refused["text"]
            assert (await ann.request(type="ready", seat=0))["type"] == "done"
            while bo.info["reading"] != [1]:
                await bo.change()
            assert (await bo.request(type="ready", seat=1))["type"] == "done"
            while ann.info["reading"]:
                await ann.change()
            assert (await device.request(**act))["type"] == "done"
        # On one device everybody looks at the same page, and turns it together.
        async with Client(server.ws, begun["table"], list(begun["seats"].values())) as both:
            assert both.info["reading"] == []


@pytest.mark.asyncio
async def test_a_box_that_is_changed_under_a_running_server_is_told_of(tmp_path: Path) -> None:
    """Whoever mends a comma in a box, or takes it away, hears that this campaign waits for the one it was founded with."""
    async with running(tmp_path, **OPEN) as server:
        group = await Group.found(server, {"a": "Ann", "b": "Bo"}, pace="free")
        begun = await group.say("play", seats=[{"character": "a"}, {"character": "b"}])
        token = bearer(*begun["seats"].values())
        places = [(f"/api/campaigns/{group.id}{part}", group.header()) for part in ("", "/pages", "/content")]
        places.append((f"/api/tables/{begun['table']}/content", token))
        other, _ = Canaries().box(vault.workshop() / "three-nights")
        with on_the_shelf(other):
            for where, headers in places:
                answer = await server.http.get(where, headers=headers)
                assert answer.status_code in (200, 409), (where, answer.text)
            answer = await server.http.get(places[-1][0], headers=token)
            assert answer.status_code == 409 and "a different one" in answer.json()["text"]
        for where, headers in places:
            assert (await server.http.get(where, headers=headers)).status_code == 200
