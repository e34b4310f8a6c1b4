"""Going back at a table: gestures, the veil, redo, votes, and free in solo."""

from __future__ import annotations

import random

import pytest

from burgle.table import log_lines, play
from burgle.table.guests import Credentials
from burgle.table.messages import Act, Done, Manage, Refused, Undo, Vote
from burgle.table.play import MOST_RESTLESS
from burgle.table.record import position_hash
from burgle.table.verify import verify
from tests.table.memory import Device, FirstOption, MemoryStore, make_host, one_of, started

pytestmark = pytest.mark.asyncio


async def go_back(device: Device, seat: int, to: str | int = "gesture") -> Done | Refused:
    reply = await device.ask(Undo(key=device.key(), seat=seat, to=to))  # type: ignore[arg-type]
    device.take()
    assert isinstance(reply, Done | Refused)
    return reply


@pytest.mark.parametrize("game", ["space", "catacombs"])
async def test_undo_reaches_back_to_the_veil_and_redo_forth_again(game: str) -> None:
    host = make_host()
    created = await started(host, game, 2)
    device = await Device(host, created.table, one_of(created, 0, 1)).enter()
    room = host.rooms[created.table]
    dice = random.Random(4)
    undone = 0
    for _ in range(250):
        seat = device.deciding()
        if seat < 0:
            break
        steps = device.pending[seat].get("undo", 0)
        assert steps == len({answer.act.gesture for answer in room.record.answers[room.record.floor :]})
        if steps and dice.random() < 0.5:
            before = position_hash(room.record.state)
            events, views = device.events[seat][:], device.views
            n = dice.randint(1, steps)
            for _ in range(n):
                assert isinstance(await go_back(device, seat), Done)
            assert device.pending[seat].get("redo") == n
            for _ in range(n):
                assert isinstance(await go_back(device, seat, "redo"), Done)
            assert position_hash(room.record.state) == before
            assert device.views == views and device.events[seat] == events
            undone += n
        elif not steps:
            refused = await go_back(device, seat)
            assert isinstance(refused, Refused) and refused.error == "illegal"
        await device.act(device.deciding(), pick=dice.randrange(99))
        device.take()
    assert undone > 10
    assert room.record.verified
    fresh = await Device(make_host(host.house.store), created.table, one_of(created, 0, 1)).enter()  # type: ignore[arg-type]
    assert fresh.views == device.views


async def test_reset_turn_and_another_answer_ends_redo() -> None:
    host = make_host()
    created = await started(host, "space", 2)
    device = await Device(host, created.table, one_of(created, 0, 1)).enter()
    seat = device.deciding()
    start = device.views[seat]
    while device.pending[seat].get("undo", 0) < 3:
        await device.act(seat)
        device.take()
        assert device.deciding() == seat
    assert isinstance(await go_back(device, seat, "turn"), Done)
    assert device.views[seat] == start and device.pending[seat].get("redo") == 3
    await device.act(seat, pick=1)
    device.take()
    assert not device.pending[seat].get("redo")
    assert isinstance(await go_back(device, seat, "redo"), Refused)


async def test_a_gesture_is_taken_back_as_one() -> None:
    host = make_host()
    created = await started(host, "space", 2)
    device = await Device(host, created.table, one_of(created, 0, 1)).enter()
    seat = device.deciding()
    start = device.views[seat]
    codes = []
    st = host.rooms[created.table].record.state.copy()  # type: ignore[union-attr]
    from burgle.kernel import engine

    for _ in range(3):
        codes.append(st.options[0])
        engine.apply(st, st.did, st.options[0])
    done = await device.act(seat, codes)
    assert isinstance(done, Done) and done.applied >= 2
    device.take()
    if device.pending[seat].get("undo"):
        assert isinstance(await go_back(device, seat), Done)
        assert device.views[seat] == start


async def test_an_answer_meant_before_an_undo_is_stale() -> None:
    host = make_host()
    created = await started(host, "space", 2)
    device = await Device(host, created.table, one_of(created, 0, 1)).enter()
    seat = device.deciding()
    await device.act(seat)
    device.take()
    late = Act(
        key="late",
        seat=seat,
        decision=device.views[seat]["decision"]["id"],
        codes=[device.views[seat]["decision"]["options"][0]["code"]],
        seq=device.seq[seat],
    )
    assert isinstance(await go_back(device, seat), Done)
    await device.act(seat, pick=1, seq=device.seq[seat])
    device.take()
    refused = await device.ask(late)
    assert isinstance(refused, Refused) and refused.error == "stale"


async def test_strict_tables_never_go_behind_what_was_revealed() -> None:
    store = MemoryStore()
    host = make_host(store)
    created = await started(host, "space", 2)
    device = await Device(host, created.table, one_of(created, 0, 1)).enter()
    for n in range(30):
        await device.act(device.deciding(), pick=n * 3)
        device.take()
    record = host.rooms[created.table].record
    length = len(store.logs[created.table])
    for seat in (0, 1):
        reply = await go_back(device, seat, record.answers[3].line)
        assert isinstance(reply, Refused) and reply.error == "illegal"
    assert len(store.logs[created.table]) == length


async def test_others_vote_where_the_table_allows_it() -> None:
    host = make_host()
    created = await started(host, "space", 3, undo="consent")
    people = [await Device(host, created.table, one_of(created, seat)).enter() for seat in range(3)]
    everybody = await Device(host, created.table, one_of(created, 0, 1, 2)).enter()
    positions = []
    for n in range(20):
        positions.append(dict(everybody.views))
        await everybody.act(everybody.deciding(), pick=n * 3)
        everybody.take()
    answers = host.rooms[created.table].record.answers
    to = answers[9].line
    assert isinstance(await go_back(people[0], 0, to), Done)  # it is asked, not done
    assert people[1].take().pending[1]["vote_by"] == 0 and "P0" in people[1].pending[1]["vote"]
    line = people[1].pending[1]["vote_line"]
    no = await people[0].ask(Vote(key="own", seat=0, line=line, yes=True))
    assert isinstance(no, Refused)
    assert isinstance(await people[1].ask(Vote(key="v", seat=1, line=line, yes=True)), Done)
    assert not people[1].take().pending[1].get("vote")
    assert isinstance(await people[2].ask(Vote(key="v", seat=2, line=line, yes=False)), Done)
    assert len(host.rooms[created.table].record.answers) == 20
    await go_back(people[0], 0, to)
    line = people[1].take().pending[1]["vote_line"]
    await people[1].ask(Vote(key="v2", seat=1, line=line, yes=True))
    await people[2].ask(Vote(key="v2", seat=2, line=line, yes=True))
    assert everybody.take().views == positions[10]
    assert not everybody.info["verified"]
    again = await Device(make_host(host.house.store), created.table, one_of(created, 0, 1, 2)).enter()  # type: ignore[arg-type]
    assert again.views == positions[10]


async def test_an_answer_ends_a_vote() -> None:
    host = make_host()
    created = await started(host, "space", 2, undo="consent")
    device = await Device(host, created.table, one_of(created, 0, 1)).enter()
    for n in range(20):
        await device.act(device.deciding(), pick=n * 3)
        device.take()
    await go_back(device, 0, host.rooms[created.table].record.answers[2].line)
    assert device.pending[1].get("vote")
    await device.act(device.deciding())
    assert not device.take().pending[1].get("vote")


async def test_alone_one_may_go_anywhere() -> None:
    import asyncio

    host = make_host(pool=FirstOption())
    created = await started(host, "space", 1, 2, undo="free")
    device = await Device(host, created.table, one_of(created, 0)).enter()
    seen = {}
    for n in range(40):
        for _ in range(1000):
            if device.take().deciding() == 0:
                break
            await asyncio.sleep(0)
        seen[host.rooms[created.table].record.seq] = device.views[0]
        await device.act(0, pick=n * 3)
        device.take()
    answered = [line for line in seen if line in {a.line for a in host.rooms[created.table].record.answers}]
    for line in reversed(answered[::5]):
        assert isinstance(await go_back(device, 0, line), Done)
        assert device.views[0] == seen[line]
    assert isinstance(await go_back(device, 0, host.rooms[created.table].record.started), Done)
    assert isinstance(await go_back(device, 0, 99999), Refused)


async def test_taking_back_for_ever_leaves_a_game_that_can_be_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who does and takes back without end is stopped, goes on, and the log is still one that anybody can open."""
    monkeypatch.setattr(log_lines, "ENOUGH", 500)
    monkeypatch.setattr(play, "MOST_RESTLESS", 30)
    store = MemoryStore()
    host = make_host(store)
    created = await started(host, "space", 2)
    device = await Device(host, created.table, one_of(created, 0, 1)).enter()
    dice = random.Random(6)
    stopped = 0
    for _ in range(3000):
        seat = device.deciding()
        if seat < 0:
            break
        if device.pending[seat].get("undo", 0):
            reply = await go_back(device, seat, dice.choice(["gesture", "redo", "turn"]))
            if isinstance(reply, Refused) and reply.error == "illegal" and "forward" in reply.text:
                stopped += 1
                room = host.rooms[created.table]
                before = room.record.seq
                while device.deciding() == seat and device.pending[seat].get("undo", 0) and stopped > 1:
                    await device.act(seat, pick=dice.randrange(99))
                    device.take()
                stopped += room.record.seq > before
        if device.deciding() >= 0:
            await device.act(device.deciding(), pick=dice.randrange(99))
            device.take()
    assert device.deciding() < 0 and stopped > 2
    log = store.logs[created.table]
    assert log_lines.ENOUGH < len(log) <= log_lines.ENOUGH + 1600
    data = await host.replay(Credentials(table=created.table))
    assert verify(data, lambda names: ()).sound
    again = make_host(store)
    room = await again.room(created.table)
    assert room.record.since == host.rooms[created.table].record.since
    refused = await device.ask(Manage(key="n", seat=0, manage="name", value="Somebody"))
    assert isinstance(refused, Refused) and refused.error == "not_now"


async def test_a_stretch_without_news_ends_and_the_next_is_free_again() -> None:
    host = make_host()
    created = await started(host, "space", 2)
    device = await Device(host, created.table, one_of(created, 0, 1)).enter()
    room = host.rooms[created.table]
    seat = device.deciding()
    done = 0
    for _ in range(MOST_RESTLESS):
        await device.act(seat)
        device.take()
        assert device.deciding() == seat and device.pending[seat].get("undo")
        reply = await go_back(device, seat)
        if isinstance(reply, Refused):
            break
        done += 1
    assert done == MOST_RESTLESS // 2 and room.record.restless >= MOST_RESTLESS
    cold = await make_host(host.house.store).room(created.table)  # type: ignore[arg-type]
    assert cold.record.restless == room.record.restless
    while room.record.restless:
        await device.act(device.deciding(), pick=7)
        device.take()
    while not device.pending[device.deciding()].get("undo"):
        await device.act(device.deciding())
        device.take()
    assert isinstance(await go_back(device, device.deciding()), Done)


async def test_a_log_of_our_own_has_no_limit_of_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore()
    host = make_host(store)
    created = await started(host, "space", 2)
    device = await Device(host, created.table, one_of(created, 0, 1)).enter()
    dice = random.Random(3)
    while device.deciding() >= 0:
        await device.act(device.deciding(), pick=dice.randrange(99))
        device.take()
    data = await host.replay(Credentials(table=created.table))
    monkeypatch.setattr(log_lines, "MOST", 100)
    assert verify(data, lambda names: (), own=True).sound
    (problem,) = verify(data, lambda names: ()).problems
    assert "at most 100 lines" in str(problem) and "höchstens 100 Zeilen" in problem.told("de")
