"""Bots at a campaign's table: their processes get nothing sealed, and they think all the same."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import AsyncIterator

import msgspec
import pytest
import pytest_asyncio

from burgle.campaign.entries import entries_of
from burgle.campaign.shown import shown
from burgle.table.bot_workers import WorkerPool
from burgle.table.bots import BotJob
from burgle.table.campaign_games import box_of, chronicle_of
from burgle.table.campaign_messages import CampaignMember, CampaignSeat, NewCampaign
from burgle.table.company import Company
from burgle.table.guests import Credentials
from burgle.table.messages import Act, Done
from burgle.table.room import Room
from tests.table.memory import MemoryStore, make_host

pytestmark = pytest.mark.asyncio(loop_scope="module")


class Listening(WorkerPool):
    """A pool that keeps what it was asked."""

    def __init__(self) -> None:
        super().__init__(1, hard=30.0)
        self.jobs: list[BotJob] = []

    async def choose(self, job: BotJob) -> int | None:
        self.jobs.append(job)
        return await super().choose(job)


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def pool() -> AsyncIterator[Listening]:
    made = Listening()
    await made.start()
    yield made
    await made.close()


async def begun(
    company: Company, members: dict[str, str], seats: list[str], **wish: object
) -> tuple[Room, dict[int, str]]:
    """A campaign's first game, begun; the table, and the tokens of people's seats there."""
    rows = [CampaignMember(character=key, player=name) for key, name in members.items()]
    founded = await company.found(NewCampaign(pack="three-nights", members=rows, **wish))  # type: ignore[arg-type]
    room, mine = await company.who(founded.campaign, list(founded.tokens.values()))
    await company.begin(room, [CampaignSeat(character=key) for key in seats], mine, "play")
    table, tokens = await company.sit(room, mine)
    return await company.host.room(table), tokens


async def act(room: Room, company: Company, tokens: dict[int, str], number: int) -> None:
    """Have a person who is asked answer anything."""
    st = room.record.state
    assert st is not None
    seat = next(seat for seat in room.asked() if seat in tokens)
    caller = Credentials(table=room.table, tokens=[tokens[seat]])
    code = st.options[-1]
    done = await company.host.request(caller, Act(key=f"a{number}", seat=seat, decision=st.did, codes=[code]))
    assert isinstance(done, Done), done


async def test_a_bots_process_gets_nothing_sealed(pool: Listening) -> None:
    """campaign.md 2.10: what crosses to a worker names no sealed piece, and the bot is not replaced by a simple one."""
    company = Company(make_host(MemoryStore(), pool, think_millis=30_000))
    room, tokens = await begun(company, {"a": "Ann"}, ["a", "b"], pace="free")
    of = room.record.campaign
    assert of is not None
    pack = box_of(of)
    number = 0
    async with asyncio.timeout(120):
        while len(pool.jobs) < 12:
            if not {*room.asked()}.isdisjoint(tokens):
                number += 1
                await act(room, company, tokens, number)
            await asyncio.sleep(0.01)
    await company.host.close()
    assert not company.house.counters["bot_failures"]
    st = room.record.state
    assert st is not None
    items = shown(pack, chronicle_of(of), entries_of(st.rules, st))
    sealed = [
        row for row in pack.tables["card"] if f"card:{row['id']}" in pack.copies and f"card:{row['id']}" not in items
    ]
    assert len(sealed) > 5
    stories = [
        str(line).encode()
        for row in pack.tables["passage"]
        for line in row["lines"]
        if "fetch" in line or "choice" in line
    ]
    for job in pool.jobs:
        rest = msgspec.structs.replace(job, rules=msgspec.structs.replace(job.rules, book=b"", numbers=b""))
        text = msgspec.json.encode(rest) + zlib.decompress(job.rules.book) + zlib.decompress(job.rules.numbers)
        assert not [row["id"] for row in sealed if row["name"].encode() in text or f'"{row["id"]}"'.encode() in text]
        assert b"chronicle" not in text and not [line for line in stories if line in text]
