"""Pages of one's own: their words come to the character whom they address, and to the others once they are shared."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from burgle.campaign import vault
from burgle.campaign.pack import Pack, read_pack
from burgle.table import campaign_pages
from burgle.table.campaign_home import HomePage
from burgle.table.campaign_messages import SayShare
from burgle.table.campaign_say import MembersRequest
from burgle.table.channels import happened, pending
from burgle.table.company import Company
from burgle.table.guests import Denied
from tests.table.memory import MemoryStore, make_host
from tests.table.test_campaign_bots import begun
from tests.table.test_forfeit import play

pytestmark = pytest.mark.asyncio


@pytest.fixture
def secretive(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The sample campaign, in which every waypoint is a page of one's own."""

    def box(folder: Path, gather: bool = False) -> tuple[Pack, Any]:
        pack, sources = read_pack(folder, gather)
        rows = [{**row, "private": row["kind"] == "waypoint"} for row in pack.tables["passage"]]
        return dataclasses.replace(pack, tables={**pack.tables, "passage": rows}), sources

    monkeypatch.setattr(vault, "read_pack", box)
    vault.kept.cache_clear()
    yield
    vault.kept.cache_clear()


@pytest.mark.usefixtures("secretive")
async def test_a_page_of_ones_own_is_read_by_its_character_and_shared() -> None:
    """campaign.md 2.10: nobody else gets its words, neither as they are told nor later, before they are shared."""
    company = Company(make_host(MemoryStore(), seed=2))
    room, tokens = await begun(company, {"a": "Ann", "b": "Bo"}, ["a", "b"], pace="free")
    await play(room, company, tokens, "a")
    st, record = room.record.state, room.record
    assert st is not None
    private = {p.key for p in st.rules.passages if p.kind == "waypoint"}
    heard = [{e["seq"]: e["page"] for e in happened(record, seat, 0) if "page" in e} for seat in (0, 1, -1)]
    for event in happened(record, -1, 0):  # the log has titles and chosen words, never keys of the box
        if "page" in event:
            words = {"passage": event["page"]["title"], "choice": event["page"]["text"].rstrip(".")}.get(
                event["code"], ""
            )
            assert words in event["text"] and bool(words) == bool(event["text"]), event
    own = {n for n, page in (heard[0] | heard[1]).items() if page["ref"].partition(".")[0] in private}
    assert own, "nobody has read anything"
    assert not own & heard[2].keys() and not own & heard[0].keys() & heard[1].keys()
    assert heard[0].keys() - own == heard[1].keys() - own == heard[2].keys()
    assert pending(record, 0).question is None
    of = record.campaign
    assert of is not None
    campaign = await company.open(of.campaign)
    reader = next(seat for seat in (0, 1) if own & heard[seat].keys())
    me, other = of.seats[reader], of.seats[1 - reader]
    ref = next(heard[reader][n]["ref"].partition(".")[0] for n in sorted(own & heard[reader].keys()))

    async def told(mine: str) -> list[str]:
        shown = await campaign_pages.pages(company, campaign, 0, "en", [mine])
        return [page.text for page in shown.pages if page.ref.partition(".")[0] == ref and page.kind == "story"]

    assert all(await told(me)) and not any(await told(other))
    titles = [[line.text for line in HomePage(campaign, [key], None, "en").home().ledger] for key in (me, other)]
    assert len(titles[0]) > len(titles[1]) or len(own & heard[1 - reader].keys()) > 0
    with pytest.raises(Denied):
        await MembersRequest(company, campaign, [other], SayShare(key="s1", ref=ref)).do()
    await MembersRequest(company, campaign, [me], SayShare(key="s2", ref=ref)).do()
    assert await told(other) == await told(me)
    await company.host.close()
