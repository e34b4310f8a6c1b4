"""A campaign's game is given up by all who sit at it: entries stay, the closing follows, and its tape comes to the same."""

from __future__ import annotations

import pytest

from burgle.campaign import lines
from burgle.table.company import Company
from burgle.table.guests import Credentials
from burgle.table.messages import Act, Done, Manage, Refused, Vote
from burgle.table.room import Room
from burgle.view.scores import results
from tests.table.memory import MemoryStore, make_host
from tests.table.test_campaign_bots import begun

pytestmark = pytest.mark.asyncio


async def play(room: Room, company: Company, tokens: dict[int, str], prefix: str, *, turns: int = 10**6) -> None:
    """People answer until so many turns have begun, or to the end."""
    for number in range(3000):
        st = room.record.state
        assert st is not None
        if st.over or st.turn >= turns:
            return
        seat = room.asked()[0]
        caller = Credentials(table=room.table, tokens=[tokens[seat]])
        codes = [st.options[number % len(st.options)]]
        done = await company.host.request(caller, Act(key=f"{prefix}{number}", seat=seat, decision=st.did, codes=codes))
        assert isinstance(done, Done), done
    raise AssertionError("this game does not end")


async def test_all_people_give_a_game_up_and_the_campaign_goes_on() -> None:
    """L1-164, RULING 66: who disagrees keeps the game; when all agree it ends where it is, and its closing follows."""
    company = Company(make_host(MemoryStore()))
    room, tokens = await begun(company, {"a": "Ann", "b": "Bo"}, ["a", "b"], pace="free")

    async def manage(seat: int, key: str) -> Done | Refused:
        caller = Credentials(table=room.table, tokens=[tokens[seat]])
        found = await company.host.request(caller, Manage(key=key, seat=seat, manage="forfeit"))
        assert isinstance(found, Done | Refused)
        return found

    async def vote(seat: int, key: str, yes: bool) -> None:
        asked = room.record.asked
        assert asked is not None and asked.gives_up and asked.waiting == (seat,)
        caller = Credentials(table=room.table, tokens=[tokens[seat]])
        assert isinstance(await company.host.request(caller, Vote(key=key, seat=seat, line=asked.line, yes=yes)), Done)

    await play(room, company, tokens, "a", turns=1)
    await play(room, company, tokens, "b", turns=4)
    assert isinstance(await manage(0, "f1"), Done)
    await vote(1, "v1", False)
    assert room.record.asked is None and room.record.over is None
    assert isinstance(await manage(1, "f2"), Done)
    st = room.record.state
    assert st is not None
    # The game goes on while somebody thinks about it, and the wish stays.
    await play(room, company, tokens, "c", turns=st.turn + 1)
    await vote(0, "v2", True)
    st = room.record.state
    assert st is not None and not any(p.status == 0 for p in st.players)
    turn = st.turn
    assert any(st.rules.events[event.kind].code == "given_up" for event in room.record.events)
    refused = await manage(0, "f3")
    assert isinstance(refused, Refused) and refused.error == "not_now"
    await play(room, company, tokens, "d")
    st = room.record.state
    assert st is not None and st.over and st.turn == turn and [one.score for one in results(st)]
    of = room.record.campaign
    assert of is not None
    campaign = await company.open(of.campaign)
    closed = campaign.log.said[-1]
    assert isinstance(closed, lines.CloseGame) and campaign.log.now.reports[-1].game == 1
    assert campaign.log.now.next == 2
    await company.host.close()


async def test_a_single_game_is_not_given_up() -> None:
    from tests.table.memory import started

    host = make_host(MemoryStore())
    made = await started(host, "legacy", 2, 0)
    caller = Credentials(table=made.table, tokens=[made.tokens[0]])
    refused = await host.request(caller, Manage(key="f", seat=0, manage="forfeit"))
    assert isinstance(refused, Refused) and refused.error == "not_now"
    code = 3 << 16
    room = await host.room(made.table)
    assert room.record.state is not None
    answer = await host.request(caller, Act(key="g", seat=0, decision=room.record.state.did, codes=[code]))
    assert isinstance(answer, Refused)
    await host.close()
