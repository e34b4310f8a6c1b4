"""What people at a table decide together: each vote answers one question, who is away counts, and chairs are not given away."""

from __future__ import annotations

import asyncio

import pytest

from burgle.table.guests import Created, Denied
from burgle.table.host import Host
from burgle.table.messages import Done, Manage, Refused, Undo, Vote
from burgle.table.record import Record
from tests.table.memory import Device, FirstOption, make_host, one_of, started

pytestmark = pytest.mark.asyncio


def record_of(host: Host, created: Created) -> Record:
    """The table as it is now."""
    return host.rooms[created.table].record


async def ask_back(device: Device, seat: int, to: int) -> int:
    """Ask to go back; gives the line of the question."""
    reply = await device.ask(Undo(key=device.key(), seat=seat, to=to))
    assert isinstance(reply, Done)
    return reply.seq


async def agree(device: Device, seat: int, line: int, yes: bool = True) -> Done | Refused:
    """Vote on the question of a line."""
    reply = await device.ask(Vote(key=device.key(), seat=seat, line=line, yes=yes))
    assert isinstance(reply, Done | Refused)
    return reply


async def played_on(device: Device, answers: int) -> None:
    """Play for everybody."""
    for n in range(answers):
        await device.act(device.deciding(), pick=n * 3)
        device.take()


async def test_a_near_step_never_becomes_a_round() -> None:
    """Who presses twice before the first is answered takes back what is left of the turn, and nothing of others."""
    host = make_host()
    created = await started(host, "space", 2, undo="free")
    device = await Device(host, created.table, one_of(created, 0, 1)).enter()
    await played_on(device, 24)
    record = record_of(host, created)
    seat = device.deciding()
    for _ in range(30):
        left = len(record_of(host, created).answers)
        reply = await device.ask(Undo(key=device.key(), seat=seat, near=True))
        if isinstance(reply, Refused):
            break
    assert isinstance(reply, Refused) and reply.error == "stale"
    assert len(record_of(host, created).answers) == left >= record.floor
    assert isinstance(await device.ask(Undo(key=device.key(), seat=seat)), Done)
    assert len(record_of(host, created).answers) < left


async def test_a_late_yes_to_an_older_question_is_stale() -> None:
    host = make_host()
    created = await started(host, "space", 3, undo="consent")
    device = await Device(host, created.table, one_of(created, 0, 1, 2)).enter()
    await played_on(device, 24)
    near, far = record_of(host, created).answers[20].line, record_of(host, created).answers[1].line
    first = await ask_back(device, 0, near)
    assert isinstance(await agree(device, 1, first), Done)
    second = await ask_back(device, 0, far)  # another question, before the last one has answered the first
    device.take()
    assert device.pending[2]["vote_line"] == second != first
    late = await agree(device, 2, first)
    assert isinstance(late, Refused) and late.error == "stale" and "newer question" in late.text
    assert len(record_of(host, created).answers) == 24
    assert isinstance(await agree(device, 2, second), Done)
    assert len(record_of(host, created).answers) == 24  # the yes of the other was to the first question
    assert isinstance(await agree(device, 1, second), Done)
    assert len(record_of(host, created).answers) == 2


async def test_a_yes_after_the_table_has_gone_on_is_stale() -> None:
    host = make_host()
    created = await started(host, "space", 2, undo="consent")
    device = await Device(host, created.table, one_of(created, 0, 1)).enter()
    await played_on(device, 20)
    line = await ask_back(device, 0, record_of(host, created).answers[2].line)
    device.take()
    await played_on(device, 1)
    late = await agree(device, 1, line)
    assert isinstance(late, Refused) and late.error == "stale"


async def test_who_is_away_counts_where_something_was_revealed() -> None:
    host = make_host(pool=FirstOption())
    created = await started(host, "space", 3, undo="consent")
    device = await Device(host, created.table, one_of(created, 0, 1, 2)).enter()
    await played_on(device, 40)
    away = next(seat for seat in (1, 2) if seat != device.deciding())
    bot = Manage(key="bot", seat=away, manage="bot", value="greedy")
    assert isinstance(await device.ask(bot), Done)
    record = record_of(host, created)
    assert record.state is not None and record.chairs[away].bot
    asker = 3 - away if device.deciding() == 0 else 0
    line = await ask_back(device, asker, record.answers[5].line)
    asked = record_of(host, created).asked
    assert asked is not None and asked.line == line
    assert sorted(asked.waiting) == sorted({0, 1, 2} - {asker})  # the one who is away as well
    here = next(seat for seat in asked.waiting if seat != away)
    assert isinstance(await agree(device, here, line), Done)
    assert len(record_of(host, created).answers) >= 40


async def test_who_is_away_is_not_waited_for_where_nothing_was_revealed() -> None:
    host = make_host()
    created = await started(host, "space", 3, undo="consent")
    device = await Device(host, created.table, one_of(created, 0, 1, 2)).enter()
    await played_on(device, 12)
    record = record_of(host, created).twin()
    assert record.state is not None
    record.chairs[2] = type(record.chairs[2])(name="Z", colour="green", controller="human", bot="greedy", away=True)
    n = len(record.answers)
    hidden = [back for back in range(n) if record.state.fence > record.position(back).did]
    plain = [back for back in range(n) if back not in hidden]
    assert hidden
    assert all(record.voters({0}, back) == [1, 2] for back in hidden)
    assert all(record.voters({0}, back) == [1] for back in [*plain, n])


# ---------------------------------------------------------------- a bot's chair


async def bots_and(people: int, **settings: str) -> tuple[Host, Created, list[Device]]:
    """A running game of some people, each on a device, and a bot."""
    host = make_host(pool=FirstOption())
    created = await started(host, "space", people, 1, **settings)
    return host, created, [await Device(host, created.table, one_of(created, seat)).enter() for seat in range(people)]


async def open_chair(device: Device, seat: int, target: int) -> Done | Refused:
    """Ask to free a chair."""
    reply = await device.ask(Manage(key=device.key(), seat=seat, manage="open", target=target))
    assert isinstance(reply, Done | Refused)
    return reply


async def test_a_bots_chair_is_opened_when_the_others_agree() -> None:
    host, created, people = await bots_and(3)
    asked = await open_chair(people[0], 0, 3)
    assert isinstance(asked, Done)
    assert record_of(host, created).chairs[3].controller == "bot"
    with pytest.raises(Denied, match="full"):
        await host.join(created.table, created.invite, 3, "Eve")
    told = people[1].take().pending[1]
    assert "P0" in told["vote"] and told["vote_by"] == 0 and told["vote_line"] == asked.seq
    assert isinstance(await agree(people[1], 1, asked.seq), Done)
    assert record_of(host, created).chairs[3].controller == "bot"
    assert isinstance(await agree(people[2], 2, asked.seq), Done)
    assert record_of(host, created).chairs[3].controller == "open"
    assert record_of(host, created).asked is None
    joined = await host.join(created.table, created.invite, 3, "Eve")
    assert joined.seat == 3


async def test_one_no_keeps_the_bot() -> None:
    host, created, people = await bots_and(2)
    asked = await open_chair(people[0], 0, 2)
    assert isinstance(await agree(people[1], 1, asked.seq, yes=False), Done)
    late = await agree(people[1], 1, asked.seq)
    assert isinstance(late, Refused) and late.error == "stale"
    assert record_of(host, created).chairs[2].controller == "bot"


async def test_the_question_of_a_chair_waits_while_the_game_goes_on() -> None:
    host, created, people = await bots_and(2)
    asked = await open_chair(people[0], 0, 2)
    for _ in range(200):
        for seat, device in enumerate(people):
            if device.take().deciding() == seat:
                await device.act(seat)
        await asyncio.sleep(0)
        if len(record_of(host, created).answers) > 5:
            break
    assert people[1].take().pending[1]["vote_line"] == asked.seq
    assert isinstance(await agree(people[1], 1, asked.seq), Done)
    assert record_of(host, created).chairs[2].controller == "open"
    again = await Device(make_host(host.house.store), created.table, one_of(created, 1)).enter()  # type: ignore[arg-type]
    assert again.info["seats"][2]["controller"] == "open"


async def test_alone_one_may_open_a_chair_at_once() -> None:
    host, created, people = await bots_and(1)
    assert isinstance(await open_chair(people[0], 0, 1), Done)
    assert record_of(host, created).chairs[1].controller == "open"
