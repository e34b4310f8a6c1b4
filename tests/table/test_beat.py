"""Bots that play among themselves take their time while somebody looks on, and only then."""

from __future__ import annotations

import asyncio

import pytest

from burgle.table.messages import Done, Manage
from tests.table.memory import Device, FirstOption, make_host, one_of, started

pytestmark = pytest.mark.asyncio


async def test_a_stand_in_before_an_audience_takes_its_time_and_gives_the_seat_back() -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        await asyncio.sleep(0.001)

    host = make_host(pool=FirstOption(), beat=0.4)
    host.house.sleep = sleep
    created = await started(host, people=1, bots=1)
    device = await Device(host, created.table, one_of(created, 0)).enter()

    async def manage(what: str, value: str = "") -> None:
        done = await device.ask(Manage(key=device.key(), seat=0, manage=what, value=value))  # type: ignore[arg-type]
        assert isinstance(done, Done), done

    for n in range(20):  # with a person at the table nobody waits
        while device.take().deciding() != 0:
            await asyncio.sleep(0.001)
        await device.act(0, pick=n)
    assert not slept
    await manage("bot", "greedy")
    await asyncio.sleep(0.05)
    assert slept and set(slept) == {0.4}
    await manage("back")
    await asyncio.sleep(0.02)
    before = len(slept)
    await asyncio.sleep(0.02)
    assert len(slept) == before and not device.take().info["seats"][0].get("stands_in")


async def test_without_an_audience_bots_do_not_wait() -> None:
    host = make_host(pool=FirstOption(), beat=60.0)
    created = await started(host, people=1, bots=1)
    device = await Device(host, created.table, one_of(created, 0)).enter()
    assert device.entry is not None
    await device.ask(Manage(key="b", seat=0, manage="bot", value="random"))
    await host.leave(device.entry)
    room = host.rooms[created.table]
    assert room._thinking is not None
    room._thinking.cancel()  # the beat that began before
    room._thinking = None
    room._go_on()
    seq = room.record.seq
    async with asyncio.timeout(10):  # one beat alone would take six times as long
        while room.record.seq <= seq + 5:
            await asyncio.sleep(0.01)
    await host.close()
