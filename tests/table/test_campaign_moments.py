"""What a campaign's home leads to: names that count at once, the moment in a replay, another edition before it is taken."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from burgle.campaign import lines, vault
from burgle.campaign.entries import Entry, entries_of
from burgle.campaign.log import CampaignLog, fresh
from burgle.campaign.pack import assemble, read_pack
from burgle.table import campaign_moments, pages, replays
from burgle.table.campaign_content import table_content
from burgle.table.campaign_editions import edition
from burgle.table.campaign_home import HomePage
from burgle.table.campaign_messages import SayNamed
from burgle.table.campaign_names import asked_for
from burgle.table.campaign_say import MembersRequest
from burgle.table.channels import happened
from burgle.table.company import Company
from burgle.table.guests import Denied
from burgle.table.tape import Tape
from tests.table.memory import MemoryStore, make_host
from tests.table.test_campaign_bots import begun
from tests.table.test_forfeit import play
from tests.table.test_paused import BOX, shelf

pytestmark = pytest.mark.asyncio
__all__ = ["shelf"]


async def test_ledger_lines_lead_to_their_moment_in_the_replay_of_their_game() -> None:
    """campaign.md 5.1: at the step of a line the replay has its entry, a step before it has not; for members only."""
    company = Company(make_host(MemoryStore(), seed=2))
    room, tokens = await begun(company, {"a": "Ann", "b": "Bo"}, ["a", "b"], pace="free")
    of = room.record.campaign
    assert of is not None
    campaign = await company.open(of.campaign)
    with pytest.raises(Denied):
        await campaign_moments.replay(company, campaign, 1)  # it is being played
    await play(room, company, tokens, "a")
    campaign = await company.open(of.campaign)
    (found,) = await campaign_moments.steps(company, campaign)
    log = replays.read(await campaign_moments.replay(company, campaign, 1), own=True)
    tape = Tape(replays.Replay(log, company.house.folders, own=True))
    home = HomePage(campaign, ["a"], None, "en").home()
    assert home.reports[0].table == room.table and home.ledger
    assert found.turns[0] == 0 and found.turns == sorted(found.turns) and found.steps == sorted(found.steps)
    for line in home.ledger:
        step = found.steps[line.entry]
        after = entries_of(tape.state(step).rules, tape.state(step))
        assert after[line.entry].kind == line.kind
        if step:
            assert len(entries_of(tape.state(step - 1).rules, tape.state(step - 1))) <= line.entry
    await company.host.close()


async def test_a_name_is_read_aloud_from_when_it_is_written() -> None:
    """What a page asks a name for can be written while it is read, and every later page has it; after a restart too."""
    store = MemoryStore()
    company = Company(make_host(store, seed=2))
    room, _ = await begun(company, {"a": "Ann", "b": "Bo"}, ["a", "b"], pace="free")
    of = room.record.campaign
    assert of is not None
    campaign = await company.open(of.campaign)
    assert table_content(room.record, "", "en")["things"]["company"]["name"] == "The company"
    assert HomePage(campaign, ["a"], room.record, "en").home().things == {"company": "The company"}
    before = pages.reader_at(of, tuple(room.record.names), "en").names["company"]
    await MembersRequest(company, campaign, ["a"], SayNamed(key="n", thing="company", text="Hush & Sons")).do()
    assert pages.reader_at(of, tuple(room.record.names), "en").names["company"] == "Hush & Sons" != before
    pages.written.clear()
    await company.host.close()
    again = Company(make_host(store, seed=3))
    table = await again.host.room(room.table)
    assert pages.reader_at(of, tuple(table.record.names), "de").names["company"] == "Hush & Sons"
    assert happened(table.record, 0, 0)
    await again.host.close()


async def test_what_is_to_be_named_later_is_not_told_before() -> None:
    """campaign.md 2.10: a name that a later page asks for stands nowhere before that page."""
    pack = vault.find_pack("small-print")
    assert asked_for(pack, []) == ["company", "intern"]
    assert asked_for(pack, [Entry("awaits", "", ("receipt",))]) == ["company", "intern", "receipt"]


async def test_another_edition_says_what_it_would_change(shelf: Path) -> None:
    """campaign.md 2.13: by name what was seen, of the sealed rest how much; and why, if it cannot be taken."""
    first = read_pack(BOX)[0]
    other = {lang: {ref: dict(parts) for ref, parts in texts.items()} for lang, texts in first.story.items()}
    other["en"]["101"]["a"] += " And a bell."
    other["en"]["201"]["a"] += " Nobody rings it."
    other["en"]["pack"]["changes"] = "A bell was missing."
    unread = [row for row in first.own["passage"] if row["id"] != "101"]
    boxes = [
        assemble(first.facts, first.own, first.story),
        assemble({**first.facts, "version": 2}, first.own, other),
        assemble({**first.facts, "version": 3}, {**first.own, "passage": unread}, first.story),
    ]
    for pack in boxes:
        (shelf / vault.vault_name(pack)).write_bytes(vault.write_vault(pack))
    company = Company(make_host(MemoryStore(), seed=2))
    pack = vault.find_pack("three-nights", 1)
    body = lines.Found(form=lines.FORM, pack=pack.id, version=1, digest=pack.digest, title="Ours")
    people = [lines.Member(character=one.key, player="Ann") for one in fresh(pack).characters[:1]]
    founded = await company.write(CampaignLog("old"), [body, *people], "a")
    room = await company.open(founded.campaign)
    told = edition(room, 2, "en")
    assert (told.before, told.version, told.note, told.refused) == (1, 2, "A bell was missing.", "")
    assert told.changes == [] and told.sealed == 2  # nothing was read yet: no page is named
    room.log.states[-1] = msgspec.structs.replace(room.log.now, read=("101",))
    assert edition(room, 2, "en").changes == ["Page: A Letter Under the Door"]
    assert edition(room, 2, "de").changes == []  # in German nothing is otherwise
    assert edition(room, 2, "en").refused == "" != edition(room, 3, "en").refused
    with pytest.raises(Denied):
        edition(room, 9, "en")
    await company.host.close()
