"""A campaign on its way: taken along in the middle of a game, and laid over with another edition."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from burgle.campaign import lines, vault
from burgle.campaign.file import read_file
from burgle.campaign.log import CampaignLog, fresh
from burgle.campaign.pack import assemble, read_pack
from burgle.table import campaign_files
from burgle.table.campaign_home import HomePage
from burgle.table.campaign_messages import CampaignSeat, SayEdition
from burgle.table.campaign_say import MembersRequest
from burgle.table.company import Company
from burgle.table.guests import Denied
from tests.table.memory import MemoryStore, make_host
from tests.table.test_campaign_bots import begun
from tests.table.test_forfeit import play

BOX = Path(__file__).resolve().parents[2] / "campaigns" / "three-nights"


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A shelf of the test's own, and no workshop."""
    monkeypatch.setattr(vault, "shelf", lambda: tmp_path)
    monkeypatch.setattr(vault, "workshop", lambda: tmp_path / "none")
    vault.opened.cache_clear()
    yield tmp_path
    vault.opened.cache_clear()


@pytest.mark.asyncio
async def test_a_running_game_is_taken_along_as_what_it_has_left_for_good() -> None:
    """L1-171, L1-176: no answer and no secret of it; begun anew, its prologue is not read a second time."""
    company = Company(make_host(MemoryStore()))
    room, tokens = await begun(company, {"a": "Ann", "b": "Bo"}, ["a", "b"], pace="free")
    await play(room, company, tokens, "a", turns=6)
    of = room.record.campaign
    assert of is not None
    campaign = await company.open(of.campaign)
    data = await campaign_files.export(company, campaign)
    assert b'{"paused"' in data and f"{room.record.seed:064x}".encode() not in data and b'{"tape"' not in data
    log, tapes = campaign_files.checked(data)
    brought = await campaign_files.bring(company, log, tapes)
    there, mine = await company.who(brought.campaign, list(brought.tokens.values()))
    assert there.log.running == -1 and there.log.now.next == 1 and "101" in there.log.now.read
    assert isinstance(there.log.said[-1], lines.PausedGame)
    home = HomePage(there, mine, None, "en").home()
    assert home.ledger and home.moments[-1].text.startswith("Game 1 was broken off")
    await company.begin(there, [CampaignSeat(character=key) for key in "ab"], mine, "again")
    table, own = await company.sit(there, mine)
    again = await company.host.room(table)
    st = again.record.state
    assert st is not None
    told = [st.rules.passages[event.a].key for event in again.record.events if code_of(st, event) == "passage"]
    assert "101" not in told
    await play(again, company, own, "b")
    there = await company.open(there.id)
    assert there.log.now.next == 2 and len(there.log.now.reports) == 1
    with pytest.raises(ValueError, match="not being played"):
        there.log.twin().say(lines.PausedGame(game=1, table=table, entries=()))
    await company.host.close()


def code_of(st: object, event: object) -> str:
    """The code of an event."""
    return str(st.rules.events[event.kind].code)  # type: ignore[attr-defined]


@pytest.mark.asyncio
async def test_another_edition_is_laid_under_a_campaign_after_it_was_written_down(shelf: Path) -> None:
    """campaign.md 2.13: between games, by whoever looks after it, with the file as it was before in the answer."""
    first = read_pack(BOX)[0]
    second_facts = {**first.facts, "version": first.version + 1}
    for facts in (first.facts, second_facts):
        pack = assemble(facts, first.own, first.story)
        (shelf / vault.vault_name(pack)).write_bytes(vault.write_vault(pack))
    company = Company(make_host(MemoryStore()))
    pack = vault.find_pack("three-nights", first.version)
    now = fresh(pack)
    body = lines.Found(form=lines.FORM, pack=pack.id, version=pack.version, digest=pack.digest, title="Ours")
    people = [
        lines.Member(character=one.key, player=name) for one, name in zip(now.characters, ("Ann", "Bo"), strict=False)
    ]
    founded = await company.write(CampaignLog("old"), [body, *people], "a")
    room = await company.open(founded.campaign)
    with pytest.raises(Denied):  # the host only
        await MembersRequest(company, room, ["b"], SayEdition(key="e", version=first.version + 1)).do()
    with pytest.raises(Denied):
        await MembersRequest(company, room, ["a"], SayEdition(key="f", version=77)).do()
    done = await MembersRequest(company, room, ["a"], SayEdition(key="g", version=first.version + 1)).do()
    assert room.log.now.version == first.version + 1
    before = read_file(done.export.encode())
    assert before.log.now.version == first.version and before.log.now.characters == room.log.now.characters
    assert HomePage(room, ["a"], None, "en").home().newest == first.version + 1
    await company.host.close()
