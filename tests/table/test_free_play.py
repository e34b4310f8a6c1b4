"""After the last game: a table is made from the finished copy, and nothing that happens there is for good."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from burgle.campaign import lines
from burgle.campaign.chronicle import Stuck
from burgle.campaign.log import CampaignLog, fresh
from burgle.table.campaign_content import table_content
from burgle.table.campaign_home import HomePage, live_record
from burgle.table.campaign_messages import CampaignSeat, SayFree, SayPlay, SaySit
from burgle.table.campaign_say import MembersRequest
from burgle.table.campaigns import CampaignRoom
from burgle.table.company import Company, box_named
from burgle.table.guests import Denied
from tests.table.memory import MemoryStore, make_host
from tests.table.test_forfeit import play

pytestmark = pytest.mark.asyncio


async def finished(company: Company) -> tuple[CampaignRoom, dict[str, str]]:
    """A campaign whose games are over, of two people, with a sticker on its board."""
    pack = box_named("three-nights")
    now = fresh(pack)
    people = [
        msgspec.structs.replace(one, player=name) for one, name in zip(now.characters, ("Ann", "Bo"), strict=False)
    ]
    stuck = (Stuck(sticker="p1", game=1, spot="A03-A09"),)
    now = msgspec.structs.replace(now, characters=(*people, *now.characters[2:]), stuck=stuck, next=0, copy=True)
    first = lines.Found(
        form=lines.FORM, pack=pack.id, version=pack.version, digest=pack.digest, title="Ours", chronicle=now
    )
    founded = await company.write(CampaignLog("done1"), [first], "a")
    return await company.open(founded.campaign), founded.tokens


async def test_the_finished_copy_is_played_at_a_table() -> None:
    """L1-185: its board as it is now, everything unlocked; no entries, no closing, and the chronicle stays as it was."""
    company = Company(make_host(MemoryStore()))
    room, _ = await finished(company)
    seats = [CampaignSeat(character=key) for key in "ab"]
    before = room.log.now
    with pytest.raises(Denied):
        await MembersRequest(company, room, ["a"], SayPlay(key="p", seats=seats)).do()
    with pytest.raises(Denied):
        await MembersRequest(company, room, ["a"], SayFree(key="w", seats=seats, side="inside")).do()
    ask = SayFree(key="f", seats=seats, side="overworld")
    done = await MembersRequest(company, room, ["a"], ask).do()
    again = await MembersRequest(company, room, ["a"], ask).do()
    other = await MembersRequest(company, room, ["b"], SaySit(key="s")).do()
    assert done.table == again.table == other.table and [*done.seats, *other.seats] == [0, 1]
    home = HomePage(room, ["a"], await live_record(company, room), "en").home()
    assert home.next.game == 0 and home.next.free and home.next.table == done.table and len(home.next.sides) == 2
    assert [moment.text for moment in home.moments][-1].endswith("Ann, Bo")
    table = await company.host.room(done.table)
    info = table.info()
    assert info.campaign is not None and info.campaign.free
    st = table.record.state
    assert st is not None and "without" not in st.rules.options and not st.rules.passages
    tokens = {**done.seats, **other.seats}
    await play(table, company, tokens, "a", turns=3)
    drawn = table_content(table.record, "", "en")
    assert drawn["stuck"] == [{"sticker": "p1", "spot": "A03-A09", "game": 1}] and drawn["cards"]
    await play(table, company, tokens, "b")
    assert table.record.over is not None
    assert not [event for event in table.record.events if st.rules.events[event.kind].code == "closing_step"]
    room = await company.open(room.id)
    assert room.log.now == before and await live_record(company, room) is None
    assert isinstance(room.log.said[-1], lines.FreeGame)
    await company.host.close()


async def test_a_bot_plays_with_the_copy_too() -> None:
    """L1-185, and its process gets nothing of the box that was never shown."""
    from burgle.table.bot_workers import WorkerPool

    pool = WorkerPool(1, hard=30.0)
    company = Company(make_host(MemoryStore(), pool, think_millis=30_000))
    room, _ = await finished(company)
    seats = [CampaignSeat(character="c"), CampaignSeat(character="a")]
    done = await MembersRequest(company, room, ["a"], SayFree(key="f", seats=seats)).do()
    table = await company.host.room(done.table)
    async with asyncio.timeout(60):
        while not any(answered.act.bot == "greedy" for answered in table.record.answers):
            if 1 in table.asked():
                st = table.record.state
                assert st is not None
                await play(table, company, done.seats, f"k{st.did}", turns=st.turn)
            await asyncio.sleep(0.01)
    await company.host.close()
    await pool.close()
    assert not company.house.counters["bot_failures"]
