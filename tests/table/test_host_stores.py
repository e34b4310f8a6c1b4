"""Tables on the real databases: durable before anybody hears of it, whatever fails in between."""

from __future__ import annotations

import asyncio
import gc
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from burgle import chain
from burgle.table.guests import Credentials, Denied, SeatWish
from burgle.table.host import Host
from burgle.table.messages import Act, Done, Refused, TableSettings, Undo
from burgle.table.sqlite import SqliteStore
from burgle.table.store import Append, Conflict, NotSaved, Store, Unsure
from burgle.table.verify import verify
from burgle.table.writer import Writer
from tests.table.memory import Device, DirectWriter, MemoryStore, make_host, one_of, started

pytestmark = pytest.mark.asyncio


async def test_a_game_on_the_real_stores(store: Store) -> None:
    writer = Writer(store)
    host = Host(store, writer)
    created = await started(host, "space", 2)
    device = await Device(host, created.table, one_of(created, 0, 1)).enter()
    dice = random.Random(3)
    slow = not isinstance(store, SqliteStore)
    for n in range(120 if slow else 4000):
        seat = device.deciding()
        if seat < 0:
            break
        if n == 60:  # a restart
            await host.close()
            host = Host(store, writer)
            views = device.views
            device = await Device(host, created.table, one_of(created, 0, 1)).enter()
            assert device.views == views
        if dice.random() < 0.1:
            await device.ask(Undo(key=device.key(), seat=seat))
        else:
            assert isinstance(await device.act(seat, pick=dice.randrange(99)), Done)
        device.take()
    if slow:
        assert chain.check(store.lines(created.table)) == []
        await host.close()
        await writer.close()
        return
    data = await host.replay(Credentials(table=created.table))
    assert verify(data, lambda names: ()).sound
    code = await host.request(
        Credentials(table=created.table, tokens=one_of(created, 0)),
        Act(key="late", seat=0, decision=1, codes=[1]),
    )
    assert isinstance(code, Refused) and code.error == "not_now"
    assert [table.phase for table in await host.mine(one_of(created, 0))] == ["over"]
    await host.close()
    await writer.close()


class Flaky(DirectWriter):
    """A writer that fails in every way there is, and sometimes has written all the same."""

    def __init__(self, store: MemoryStore, dice: random.Random) -> None:
        super().__init__(store)
        self.dice = dice
        self.calm = False

    async def append(self, batch: Append) -> None:
        luck = 1.0 if self.calm else self.dice.random()
        if luck < 0.1:
            raise NotSaved("the disk is full")
        if luck < 0.2:
            raise Unsure("the connection broke before it was written")
        if luck < 0.3:
            await super().append(batch)
            raise Unsure("the connection broke after it was written")
        if luck < 0.35:
            self.store.claim(batch.table, "another")  # which takes over the table
        await super().append(batch)


@pytest.mark.parametrize("seed", range(4))
async def test_nothing_acknowledged_is_lost_or_doubled(seed: int) -> None:
    store, dice = MemoryStore(), random.Random(seed)
    writer = Flaky(store, dice)

    def host_of(number: int) -> Host:
        return Host(store, writer, chance=random.Random(number).randbytes, now=lambda: 1, worker=str(number))

    writer.calm = True
    host = host_of(1)
    created = await started(host, "space", 2)
    writer.calm = False
    device = await Device(host, created.table, one_of(created, 0, 1)).enter()
    acknowledged: dict[str, int] = {}
    for n in range(300):
        device.take()
        seat = device.deciding()
        if seat < 0:
            break
        decision = device.views[seat]["decision"]
        code = dice.choice(decision["options"])["code"]
        message = Act(key=f"k{n}", seat=seat, decision=decision["id"], codes=[code])
        for _ in range(20):  # ask again with the same key until it is done
            if dice.random() < 0.1:  # the server is killed
                host = host_of(n + 1000)
                device = await Device(host, created.table, one_of(created, 0, 1)).enter()
            reply = await device.ask(message)
            if isinstance(reply, Done):
                acknowledged[message.key] = reply.seq
                break
            assert isinstance(reply, Refused) and reply.error == "not_saved", reply
    log = store.logs[created.table]
    assert chain.check(log) == []
    for key, seq in acknowledged.items():
        assert [line.seq for line in log if line.key == key] == [seq]
    device.take()
    writer.calm = True
    fresh = await Device(host_of(99), created.table, one_of(created, 0, 1)).enter()
    assert fresh.views == device.views and len(acknowledged) > 60


async def test_a_seat_taken_while_the_connection_broke_is_really_taken() -> None:
    store = MemoryStore()
    host = make_host(store)
    created = await host.create(TableSettings(game="space", players=2), [SeatWish(controller="human")])
    writer = host.house.writer
    real = writer.append

    async def broken(batch: Append) -> None:
        await real(batch)
        raise Unsure("gone")

    writer.append = broken  # type: ignore[method-assign]
    joined = await host.join(created.table, created.invite, 1, "Bo")
    assert (await Device(host, created.table, [joined.token]).enter()).info["seats"][1]["name"] == "Bo"


async def test_many_at_once_get_one_answer_each(place: Path) -> None:
    store = SqliteStore(place / "busy")
    writer = Writer(store)
    host = Host(store, writer)
    created = await started(host, "space", 2)
    seat = host.rooms[created.table].asked()[0]
    st = host.rooms[created.table].record.state
    assert st is not None
    who = Credentials(table=created.table, tokens=one_of(created, seat))
    message = Act(key="same", seat=seat, decision=st.did, codes=st.options[:1])
    others = [Act(key=f"o{n}", seat=seat, decision=st.did, codes=st.options[:1]) for n in range(20)]
    replies: Sequence[Any] = await asyncio.gather(*[host.request(who, one) for one in [message] * 20 + others])
    assert len({reply.seq for reply in replies if isinstance(reply, Done)}) == 1
    assert sum(isinstance(reply, Done) for reply in replies) in (20, 1)
    assert all(reply.error == "stale" for reply in replies if isinstance(reply, Refused))
    assert len(store.lines(created.table)) == 3
    await host.close()
    with pytest.raises((Denied, NotSaved, Conflict)):
        await writer.close()
        await host.create(TableSettings(game="space", players=2), [SeatWish(controller="human")])
    store.close()


async def test_a_table_that_nobody_waits_for_any_more_troubles_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who goes while a table is read, as when a server stops, leaves no error behind if that fails."""
    store = MemoryStore()
    host = make_host(store)
    reading = asyncio.Event()
    troubles: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: troubles.append(context))

    async def lost(*args: object) -> object:
        reading.set()
        await asyncio.sleep(0.01)
        raise Denied("not_saved")

    monkeypatch.setattr(host.house, "read", lost)
    waits = asyncio.create_task(host.room("t"))
    await reading.wait()
    waits.cancel()
    await asyncio.sleep(0.05)
    assert waits.cancelled()
    del waits
    gc.collect()
    assert not troubles
