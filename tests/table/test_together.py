"""Several deciders at a table: everybody is asked at once, answers are sealed, and nothing is lost in between."""

from __future__ import annotations

import random

import pytest

from burgle.kernel.encode import state_hash
from burgle.table.guests import Credentials
from burgle.table.messages import Done, Refused, Undo
from burgle.table.record import position_hash
from burgle.table.replays import Replay, read
from burgle.table.tape import Tape
from burgle.table.verify import verify
from tests.table.memory import Device, FirstOption, MemoryStore, make_host, one_of, started

pytestmark = pytest.mark.asyncio


async def test_everybody_is_asked_and_answers_in_any_order() -> None:
    """L1-027: three people choose their Roles, the last in turn order first; a restart in between changes nothing."""
    store = MemoryStore()
    host = make_host(store)
    told: list[int] = []
    host.on_turn(lambda _table, seat, _seq: told.append(seat))
    created = await started(host, "legacy", 3)
    assert sorted(told) == [0, 1, 2]  # all hear that it is their turn
    devices = [await Device(host, created.table, one_of(created, seat)).enter() for seat in range(3)]
    open_seats = devices[0].views[0]["decision"]["open"]
    assert sorted(open_seats) == [0, 1, 2]
    assert [device.views[seat]["decision"]["who"] for seat, device in enumerate(devices)] == [0, 1, 2]
    first, middle, last = open_seats
    before = {seat: devices[seat].views[seat]["players"] for seat in (first, middle)}
    # All answer the question as they saw it at the beginning: nobody's answer makes another's stale.
    assert isinstance(await devices[last].act(last), Done)
    for seat in (first, middle):
        devices[seat].take()
        assert devices[seat].views[seat]["players"] == before[seat]
        assert devices[seat].views[seat]["decision"]["open"] == [first, middle]
        assert not any(event["code"] == "role" for event in devices[seat].events[seat])
    devices[last].take()
    own = devices[last].views[last]["decision"]
    assert own["who"] == first and own["given"] == own["options"][0]["code"]
    assert isinstance(await devices[last].act(last, pick=1), Done)  # a change of mind
    refused = await devices[first].ask(Undo(key="u", seat=first, to="gesture"))
    assert isinstance(refused, Refused)  # what another has answered is not one's own to take back
    here = position_hash(host.rooms[created.table].record.state)
    again = make_host(store)
    devices = [await Device(again, created.table, one_of(created, seat)).enter() for seat in range(3)]
    assert position_hash(again.rooms[created.table].record.state) == here
    for seat in (middle, first):
        assert isinstance(await devices[seat].act(seat), Done)
    for seat, device in enumerate(devices):
        device.take()
        assert sum(event["code"] == "role" for event in device.events[seat]) == 3
        assert "open" not in device.views[seat]["decision"]
    whole = await Device(again, created.table, one_of(created, 0, 1, 2)).enter()
    dice = random.Random(2)
    while (seat := whole.deciding()) >= 0:
        await whole.act(seat, pick=dice.randrange(99))
        whole.take()
    data = await again.replay(Credentials(table=created.table, tokens=one_of(created, 0)))
    assert verify(data, lambda names: ()).problems == []
    tape = Tape(Replay(read(data), lambda names: ()))
    assert [tape.record.answers[n].seat for n in range(4)] == [last, last, middle, first]
    assert state_hash(tape.state(tape.last)) == state_hash(again.rooms[created.table].record.state)


async def test_bots_answer_while_a_person_still_thinks() -> None:
    """Nobody waits for the turn order: when the person answers, the round is over."""
    pool = FirstOption()
    host = make_host(pool=pool)
    created = await started(host, "legacy", 1, bots=2)
    device = await Device(host, created.table, one_of(created, 0)).enter()
    room = host.rooms[created.table]
    for _ in range(200):
        if not room.thinking():
            break
        await host.house.pause()
    device.take()
    assert device.views[0]["decision"]["open"] == [0] and len(pool.jobs) == 2
    assert isinstance(await device.act(0), Done)
