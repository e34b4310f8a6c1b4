"""Campaigns of every release are opened, verified and played on: inside a choice, a vote, a branch, another edition."""

from __future__ import annotations

import gzip
import json
import random
import sqlite3
from pathlib import Path

import pytest

import burgle
from burgle.campaign.verify import verify_campaign
from burgle.table import campaign_files
from burgle.table.backups import verify_store
from burgle.table.company import Company
from burgle.table.host import Host
from burgle.table.sqlite import SqliteStore
from burgle.table.writer import Writer
from tests.table import releases
from tests.table.releases.campaigns import Players, asks, shelf_with, unpacked

FOLDER = Path(releases.__file__).parent
VERSIONS = sorted(path.name.removeprefix("campaigns-").removesuffix(".sql.gz") for path in FOLDER.glob("*.sql.gz"))
KINDS = {"choice", "vote", "closing vote", "branch", "brought", "another edition"}


def test_this_release_has_left_its_campaigns() -> None:
    assert burgle.__version__ in VERSIONS, "run `python -m tests.table.releases.campaigns`"


@pytest.mark.asyncio
@pytest.mark.parametrize("version", VERSIONS)
async def test_campaigns_of_every_release_are_played_on(version: str, place: Path) -> None:
    told = json.loads((FOLDER / f"campaigns-{version}.json").read_text("utf-8"))
    connection = sqlite3.connect(place / "burgle.db")
    connection.executescript(gzip.decompress((FOLDER / f"campaigns-{version}.sql.gz").read_bytes()).decode())
    connection.close()
    assert {one["what"] for one in told["campaigns"].values()} >= KINDS
    with shelf_with([unpacked(text) for text in told["boxes"]]):
        store = SqliteStore(place)
        writer = Writer(store)
        company = Company(Host(store, writer))
        players = Players(company, random.Random(1))
        for campaign, made in told["campaigns"].items():
            room = await company.open(campaign)
            before = room.log.now
            running = room.begun()
            if running is not None:  # somebody is asked just as it was left
                st = (await company.host.room(running.table)).record.state
                assert st is not None and asks(st) == made["what"]
                table, given = await company.sit(room, list(made["tokens"]))
                tokens = list(given.values())
            else:
                table, tokens = await players.begin(campaign, made["tokens"])
            await players.play(table, tokens)
            room = await company.open(campaign)
            assert len(room.log.now.reports) == len(before.reports) + 1 and room.begun() is None
            log, tapes = campaign_files.checked(await campaign_files.export(company, room))
            verdicts = verify_campaign(log, tapes)
            assert len(verdicts) >= 1 and not [one for one in verdicts if one.problem]
        assert not [row for row in store.tables(store.names()) if row.damaged]
        await company.host.close()
        assert verify_store(store) == []
        await writer.close()
        store.close()
