"""A bot plays for who is away, when the table says so and others wait, and hands the seat back; names in texts."""

from __future__ import annotations

import asyncio

import pytest

from burgle.table.absence import LINGER, STEP
from burgle.table.guests import Created, Credentials, Denied, SeatWish
from burgle.table.host import Host
from burgle.table.messages import Act, Answer, Ask, Done, Manage, Refused, TableSettings
from burgle.table.postgres import PostgresStore
from burgle.table.store import NotSaved
from tests.table.memory import Device, FirstOption, MemoryStore, make_host, one_of, started
from tests.table.stores import Postgres

pytestmark = pytest.mark.asyncio


class Clock:
    """A clock that tests turn."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


async def pass_time(host: Host, clock: Clock, seconds: float, step: float = 5.0) -> int:
    """Let time pass as the server's chores see it; gives how often a bot took a seat."""
    taken = 0
    for _ in range(round(seconds / step)):
        clock.time += step
        taken += await host.mind_absent()
        for _ in range(20):
            await asyncio.sleep(0)
    return taken


async def two_people(absent: int = 2, store: MemoryStore | None = None) -> tuple[Host, Clock, Created, Device, Device]:
    """Two people on two devices; the first is not the one who is asked."""
    clock = Clock()
    host = make_host(store, pool=FirstOption(), clock=clock)
    created = await started(host, "space", 2, absent=absent)
    devices = [await Device(host, created.table, one_of(created, seat)).enter() for seat in (0, 1)]
    asked = devices[0].deciding()
    return host, clock, created, devices[1 - asked], devices[asked]


def chair(device: Device, seat: int) -> dict[str, object]:
    """A seat as a device sees it."""
    found: dict[str, object] = device.take().info["seats"][seat]
    return found


async def go(host: Host, device: Device) -> None:
    """Go away without a word."""
    assert device.entry is not None
    await host.leave(device.entry)


async def test_a_bot_plays_for_who_is_away_and_the_seat_is_given_back_when_they_come() -> None:
    host, clock, _, waits, away = await two_people()
    seat = away.deciding()
    await go(host, away)
    assert await pass_time(host, clock, 115) == 0
    assert not chair(waits, seat)["stands_in"]
    assert await pass_time(host, clock, 40) == 1
    assert chair(waits, seat)["stands_in"] and chair(waits, seat)["controller"] == "human"
    for n in range(30):
        for _ in range(500):
            if waits.take().deciding() != seat:
                break
            await asyncio.sleep(0)
        assert waits.deciding() == 1 - seat, "the table goes on"
        assert isinstance(await waits.act(1 - seat, pick=n * 7), Done)
    await away.enter()
    assert not chair(away, seat)["stands_in"] and not chair(waits, seat)["bot"]
    for _ in range(200):
        await asyncio.sleep(0)
    if away.take().deciding() == seat:  # the bot is silent now, and the person plays
        assert isinstance(await away.act(seat), Done)


async def test_the_table_waits_for_ever_unless_it_is_told_otherwise() -> None:
    host, clock, _, waits, away = await two_people(absent=0)
    seat = away.deciding()
    await go(host, away)
    assert await pass_time(host, clock, 3600, STEP) == 0
    assert not chair(waits, seat)["stands_in"]


async def test_time_counts_only_while_the_server_runs_and_somebody_waits() -> None:
    host, clock, created, waits, away = await two_people()
    seat = away.deciding()
    await go(host, away)
    clock.time += 86_400  # the server stood still, or the clock jumped
    assert await host.mind_absent() == 0 and await host.mind_absent() == 0
    await go(host, waits)
    clock.time += 40
    assert await pass_time(host, clock, 3600) == 0  # nobody waits
    again = make_host(host.house.store, seed=2, pool=FirstOption(), clock=clock)  # type: ignore[arg-type]
    await again.start()
    other = await Device(again, created.table, one_of(created, 1 - seat)).enter()
    assert await pass_time(again, clock, 115) == 0  # what was waited before the restart is forgotten
    assert await pass_time(again, clock, 20) == 1
    assert chair(other, seat)["stands_in"]


async def test_whoever_answers_over_http_is_not_away() -> None:
    host, clock, created, waits, away = await two_people()
    seat = away.deciding()
    await go(host, away)
    caller = Credentials(table=created.table, tokens=one_of(created, seat))
    for _ in range(20):
        assert await pass_time(host, clock, 20) == 0
        await host.look(caller)
    assert not chair(waits, seat)["stands_in"]
    assert await pass_time(host, clock, 160) == 1
    decision = host.rooms[created.table].record.state
    assert decision is not None and chair(waits, seat)["stands_in"]
    await host.look(caller)
    assert not chair(waits, seat)["stands_in"]


async def test_an_answer_takes_the_seat_back_as_well() -> None:
    host, clock, created, waits, away = await two_people()
    seat = away.deciding()
    await go(host, away)
    host.house.think_millis = 60_000
    host.house.pool = Thinker()
    assert await pass_time(host, clock, 160) == 1
    st = host.rooms[created.table].record.state
    assert st is not None
    caller = Credentials(table=created.table, tokens=one_of(created, seat))
    reply = await host.request(caller, Act(key="a", seat=seat, decision=st.did, codes=st.options[:1]))
    assert isinstance(reply, Done)
    assert not chair(waits, seat)["stands_in"]
    await host.close()


async def test_whatever_changes_something_takes_the_seat_back_and_a_question_does_not() -> None:
    host, clock, created, waits, away = await two_people()
    seat = away.deciding()
    await go(host, away)
    host.house.pool = Thinker()
    assert await pass_time(host, clock, 160) == 1
    caller = Credentials(table=created.table, tokens=one_of(created, seat))
    assert isinstance(await host.request(caller, Ask(key="q", seat=seat, ask="odds")), Answer)
    await host.info(caller)
    assert chair(waits, seat)["stands_in"]
    assert isinstance(await host.request(caller, Manage(key="n", seat=seat, manage="name", value="Zoe")), Done)
    assert not chair(waits, seat)["stands_in"] and chair(waits, seat)["name"] == "Zoe"
    await host.close()


async def test_the_host_replaces_nobody_who_plays_without_a_socket() -> None:
    host, clock, created, _, _ = await two_people(absent=0)
    first = host.rooms[created.table].record.host
    guest = Credentials(table=created.table, tokens=one_of(created, 1 - first))
    for viewer in list(host.rooms[created.table].devices):
        host.rooms[created.table].forget(viewer)
    await host.look(guest)
    leader = Credentials(table=created.table, tokens=one_of(created, first))
    replaced = await host.request(leader, Manage(key="a", seat=first, manage="bot", target=1 - first))
    assert isinstance(replaced, Refused) and replaced.error == "not_now"
    clock.time += LINGER + 1
    assert isinstance(await host.request(leader, Manage(key="b", seat=first, manage="bot", target=1 - first)), Done)


class Thinker:
    """A pool whose bots never come to an end."""

    async def choose(self, job: object) -> int | None:
        await asyncio.sleep(3600)
        return None


async def test_whoever_is_connected_to_another_server_is_not_away() -> None:
    host, clock, created, waits, away = await two_people()
    seat = away.deciding()
    await go(host, away)
    for _ in range(100):
        host.heard_of(created.table, seat)
        assert await pass_time(host, clock, 5) == 0
    assert host.here() == [(created.table, 1 - seat)]
    assert not chair(waits, seat)["stands_in"]
    host.heard_of("nowhere", 0)


async def test_who_let_a_bot_play_keeps_it_when_the_line_is_cut_but_whom_the_host_replaced_gets_the_seat_back() -> None:
    host, _, created, waits, away = await two_people(absent=0)
    seat = away.deciding()
    own = Credentials(table=created.table, tokens=one_of(created, seat))
    assert isinstance(await host.request(own, Manage(key="b", seat=seat, manage="bot")), Done)
    await go(host, away)
    await away.enter()
    assert chair(away, seat)["stands_in"]
    assert isinstance(await host.request(own, Manage(key="back", seat=seat, manage="back")), Done)
    leaves, stays = (waits, away) if host.rooms[created.table].record.host == seat else (away, waits)
    gone = 1 - seat if leaves is waits else seat
    await go(host, leaves)
    message = Manage(key="h", seat=1 - gone, manage="bot", target=gone)
    assert isinstance(await stays.ask(message), Done)
    assert chair(stays, gone)["stands_in"]
    await leaves.enter()
    assert not chair(stays, gone)["stands_in"]


async def test_a_disk_that_is_full_keeps_nobody_from_looking() -> None:
    store = MemoryStore()
    host, clock, _, _, away = await two_people(store=store)
    seat = away.deciding()
    await go(host, away)
    store.fail = [NotSaved("the disk is full")]
    assert await pass_time(host, clock, 155) == 1  # the second look succeeded
    store.fail = [NotSaved("the disk is full")] * 3
    await away.enter()
    assert away.views[seat]


async def test_how_long_a_table_waits_has_limits() -> None:
    for minutes in (-1, 24 * 60 + 1):
        with pytest.raises(Denied, match="minutes"):
            await make_host().create(
                TableSettings(game="space", players=2, absent=minutes), [SeatWish(controller="human")]
            )


async def test_texts_say_the_names_of_the_seats_and_tables_whose_turn_it_is() -> None:
    host, _, created, one, two = await two_people()
    seat = two.deciding()
    assert one.info["turn"] == seat
    for _ in range(6):
        mover = two if two.take().deciding() == seat else one.take()
        await mover.act(mover.deciding())
    texts = " ".join(event["text"] for event in two.take().events[seat])
    assert f"P{seat}" in texts and "Player" not in texts
    other = 1 - two.deciding()
    device = one if other != seat else two
    refused = await device.ask(Ask(key="w", seat=other, ask="why", target="end"))
    assert f"P{1 - other}" in str(refused) and "Player" not in str(refused)
    refused = await device.ask(
        Act(key="x", seat=other, decision=device.take().views[other]["decision"]["id"], codes=[1])
    )
    assert isinstance(refused, Refused) and f"P{1 - other}" in refused.text
    info = await host.info(Credentials(table=created.table, tokens=one_of(created, 0)))
    assert info.turn == two.deciding()


async def test_servers_tell_each_other_who_is_here(postgres: Postgres) -> None:
    where = postgres.schema()
    one, two = PostgresStore(where), PostgresStore(where)
    heard: list[tuple[str, int]] = []
    lines: list[tuple[str, int]] = []
    stop = two.listen(lambda *line: lines.append(line), lambda *here: heard.append(here))
    try:
        async with asyncio.timeout(20):
            while not lines:  # it listens
                await asyncio.sleep(0.05)
            one.tell_here([])
            one.tell_here([("abc", 0), ("abc", 3)])
            while len(heard) < 2:
                await asyncio.sleep(0.05)
    finally:
        stop()
        one.close()
        two.close()
    assert heard == [("abc", 0), ("abc", 3)] and lines == [("", -1)]
