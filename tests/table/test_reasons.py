"""Refusals and logs say nothing of sealed pieces: whoever tries every code and name learns no more than who does not."""

from __future__ import annotations

import pytest

from burgle.campaign.entries import entries_of
from burgle.campaign.shown import shown
from burgle.kernel.codes import option
from burgle.table.campaign_games import box_of, chronicle_of
from burgle.table.company import Company
from burgle.table.guests import Credentials
from burgle.table.messages import Act, Answer, Ask, Refused
from burgle.table.reasons import hushed
from tests.table.memory import MemoryStore, make_host
from tests.table.test_campaign_bots import begun
from tests.table.test_forfeit import play

pytestmark = pytest.mark.asyncio


async def test_no_refusal_names_a_sealed_piece() -> None:
    """campaign.md 2.10: by codes, by names, and by what was typed."""
    company = Company(make_host(MemoryStore()))
    room, tokens = await begun(company, {"a": "Ann", "b": "Bo"}, ["a", "b"], pace="free")
    await play(room, company, tokens, "a", turns=1)
    st, of = room.record.state, room.record.campaign
    assert st is not None and of is not None
    pack, rules, seat = box_of(of), st.rules, room.asked()[0]
    items = shown(pack, chronicle_of(of), entries_of(rules, st))
    sealed = [card for card in rules.cards if f"card:{card.key}" in pack.copies and f"card:{card.key}" not in items]
    names = [card.name for card in sealed]
    names += [one.name for one in rules.contracts if f"contract:{one.key}" not in items]
    assert len(sealed) > 4 and len(names) > len(sealed)
    caller, tried = Credentials(table=room.table, tokens=[tokens[seat]]), 0

    async def hear(message: Ask | Act) -> str:
        nonlocal tried
        tried += 1
        told = await company.host.request(caller, message)
        assert isinstance(told, Answer | Refused)
        return str(told)

    for action in rules.actions:
        if action.name in ("acquire", "fight", "play", "use", "fulfil"):
            for arg in {*(card.id for card in sealed), *range(len(rules.contracts))}:
                code = option(action.kind, arg)
                if code not in st.options:
                    text = await hear(Ask(key=f"c{tried}", seat=seat, ask="why", target=code))
                    text += await hear(Act(key=f"c{tried}", seat=seat, decision=st.did, codes=[code]))
                    assert not [name for name in names if name in text], text
    for card in sealed[:3]:
        for target in (f"acquire {card.name}", f"@card {card.key} row", f"@card {card.key} hand", f"play {card.name}"):
            text = await hear(Ask(key=f"c{tried}", seat=seat, ask="why", target=target))
            assert card.name not in text and card.key not in text.replace(target, "")
    await company.host.close()


async def test_a_log_calls_sealed_pieces_by_no_name() -> None:
    """campaign.md 2.10: keys are printed as `sealed 7f3a`."""
    from burgle.table.company import box_named

    pack = box_named("three-nights")
    key = next(iter(pack.copies)).partition(":")[2]
    text = hushed(f"entry 4 (fetched {key} deck): it was fetched before", pack)
    assert key not in text and text.startswith("entry 4 (fetched sealed ") and text.endswith("it was fetched before")
