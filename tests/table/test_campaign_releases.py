"""Campaigns of every release are opened, verified and played on: inside a choice, a vote, a branch, another edition.

So they are after an upgrade that changed the game's own cards and the box: the vault of their edition has both.
"""

from __future__ import annotations

import gzip
import json
import random
import sqlite3
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

import burgle
from burgle.campaign import vault
from burgle.campaign.pack import Pack, assemble, base_of, read_pack
from burgle.campaign.verify import verify_campaign
from burgle.content.library import todays
from burgle.games import GAMES
from burgle.kernel.encode import encode
from burgle.table import campaign_files
from burgle.table.backups import verify_store
from burgle.table.campaign_messages import SayEdition
from burgle.table.company import Company
from burgle.table.host import Host
from burgle.table.sqlite import SqliteStore
from burgle.table.writer import Writer
from tests.table import releases
from tests.table.changes import Change, a_card_more, a_price, release_with
from tests.table.releases.campaigns import Players, asks, shelf_with, unpacked
from tests.table.sealed_box import forget

FOLDER = Path(releases.__file__).parent
VERSIONS = sorted(path.name.removeprefix("campaigns-").removesuffix(".sql.gz") for path in FOLDER.glob("*.sql.gz"))
KINDS = {"choice", "vote", "closing vote", "rival vote", "branch", "brought", "another edition"}


def test_this_release_has_left_its_campaigns() -> None:
    assert burgle.__version__ in VERSIONS, "run `python -m tests.table.releases.campaigns`"
    files = FOLDER.glob(f"campaigns-{burgle.__version__}*.json")
    told = [json.loads(file.read_text("utf-8"))["campaigns"] for file in files]
    assert {one["what"] for campaigns in told for one in campaigns.values()} >= KINDS


def a_price_and_a_card(tables: dict[str, Any]) -> None:
    """What is printed on a card is another, and all numbers behind the first have moved."""
    a_price(tables)
    a_card_more(tables)


CHANGES: dict[str, Change] = {"nothing": lambda tables: None, "a price and a card": a_price_and_a_card}


@pytest.mark.asyncio
@pytest.mark.parametrize("change", list(CHANGES))
@pytest.mark.parametrize("version", VERSIONS)
async def test_campaigns_of_every_release_are_played_on(version: str, change: str, place: Path) -> None:
    told = json.loads((FOLDER / f"campaigns-{version}.json").read_text("utf-8"))
    connection = sqlite3.connect(place / "burgle.db")
    connection.executescript(gzip.decompress((FOLDER / f"campaigns-{version}.sql.gz").read_bytes()).decode())
    connection.close()
    async with AsyncExitStack() as stack:
        shelf = stack.enter_context(shelf_with([unpacked(text) for text in told["boxes"]]))
        before = await positions(place, list(told["campaigns"]))
        stack.enter_context(release_with(CHANGES[change]))
        new = newest(unpacked(told["boxes"][-1]))
        (shelf / vault.vault_name(new)).write_bytes(vault.write_vault(new))
        forget()
        company, players = await opened(stack, place)
        store = company.house.store
        for campaign, made in told["campaigns"].items():
            room = await company.open(campaign)
            games = len(room.log.now.reports)
            running = room.begun()
            if running is not None:  # somebody is asked just as it was left
                st = (await company.host.room(running.table)).record.state
                assert st is not None and asks(st) == made["what"] and encode(st) == before[campaign]
                table, given = await company.sit(room, list(made["tokens"]))
                tokens = list(given.values())
            else:
                table, tokens = await players.begin(campaign, made["tokens"])
            await players.play(table, tokens)
            room = await company.open(campaign)
            assert len(room.log.now.reports) == games + 1 and room.begun() is None
            log, tapes = campaign_files.checked(await campaign_files.export(company, room))
            verdicts = verify_campaign(log, tapes)
            assert len(verdicts) >= 1 and not [one for one in verdicts if one.problem]
        if (await company.open(campaign)).log.now.next:
            await moved_on(company, players, campaign, made["tokens"], new)
        assert not [row for row in store.tables(store.names()) if row.damaged]
        assert verify_store(store) == []


async def opened(stack: AsyncExitStack, place: Path) -> tuple[Company, Players]:
    """A server with the data of a folder, until the stack is done."""
    store = SqliteStore(place)
    writer = Writer(store)
    host = Host(store, writer)
    stack.callback(store.close)
    stack.push_async_callback(writer.close)
    stack.push_async_callback(host.close)
    company = Company(host)
    return company, Players(company, random.Random(1))


async def positions(place: Path, campaigns: list[str]) -> dict[str, list[object]]:
    """The games in play as the release has left them: every number of their positions."""
    found = {}
    async with AsyncExitStack() as stack:
        company, _ = await opened(stack, place)
        for campaign in campaigns:
            running = (await company.open(campaign)).begun()
            if running is not None:
                st = (await company.host.room(running.table)).record.state
                assert st is not None
                found[campaign] = encode(st)
    return found


def newest(pack: Pack) -> Pack:
    """The edition of the next release: over its tables of the game, and with another page in it."""
    own = {**pack.own, "passage": [{**row} for row in pack.own["passage"]]}
    own["passage"][-1]["lines"] = [*own["passage"][-1]["lines"], "gold 1"]
    return assemble({**pack.facts, "version": pack.version + 1}, own, pack.story)


async def moved_on(company: Company, players: Players, campaign: str, tokens: dict[str, str], new: Pack) -> None:
    """Between games a campaign may move to the new edition; the whole of it is exported before. Then its next game is begun."""
    done = await players.say(tokens, campaign, SayEdition(key="new", version=new.version))
    log, tapes = campaign_files.checked(done.export.encode())
    assert log.now.version == new.version - 1 and tapes
    room = await company.open(campaign)
    assert (room.log.now.version, room.log.pack.digest) == (new.version, new.digest)
    table, _ = await players.begin(campaign, tokens)
    rules = (await company.host.room(table)).record.rules
    assert rules is not None
    costs = {row["id"]: row["cost"] for row in todays(GAMES["legacy"]).tables["card"] if row.get("cost")}
    assert {card.key: card.cost for card in rules.cards if card.key in costs} == costs  # as they are today


def test_a_released_box_is_never_changed() -> None:
    """Once it is released, whatever changes in a box, or in the game's tables under it, is another version."""
    for file in (vault.workshop() / "released").glob("*.vault"):
        pack = vault.Vault(file.read_bytes()).pack()
        now = read_pack(vault.workshop() / pack.id)[0]
        assert now.version > pack.version or (now.digest, base_of(now).key) == (pack.digest, base_of(pack).key), (
            file.name
        )
