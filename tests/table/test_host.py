"""A table from the first request to the last: what is told, what is kept, and what a failure changes."""

from __future__ import annotations

import asyncio
import gc
import json
import random
import threading
import weakref
from typing import Any

import msgspec
import pytest

from burgle.table import searches
from burgle.table.guests import Credentials, Denied
from burgle.table.history import History
from burgle.table.messages import Act, Answer, Ask, Done, Gesture, Hello, Refused
from burgle.table.store import NotSaved
from burgle.view.why import Blocked
from tests.table.memory import Device, FirstOption, MemoryStore, make_host, one_of, started

pytestmark = pytest.mark.asyncio


@pytest.mark.parametrize("game", ["space", "catacombs"])
async def test_a_whole_game_is_followed_by_updates_only(game: str) -> None:
    host = make_host()
    created = await started(host, game, 3)
    device = await Device(host, created.table, one_of(created, 0, 1, 2)).enter()
    watcher = await Device(host, created.table).enter()
    for n in range(4000):
        seat = device.deciding()
        if seat < 0:
            break
        done = await device.act(seat, pick=n * 7)
        assert isinstance(done, Done), done
        device.take()
        watcher.take()
        record = host.rooms[created.table].record
        assert record.state is not None
        if n % 50 == 0:
            for one in (0, 1, 2):
                game_view = host.rooms[created.table].channels[one, "en"].view
                assert device.views[one] == game_view
    assert device.snapshots == 3 and watcher.snapshots == 1
    assert device.info["phase"] == "over" and device.info["seed"] and device.info["code"]
    assert watcher.views[-1]["results"] == device.views[0]["results"]


async def test_what_is_hidden_is_not_told() -> None:
    store = MemoryStore()
    host = make_host(store)
    created = await started(host, "space", 2)
    both = await Device(host, created.table, one_of(created, 0, 1)).enter()
    watcher = await Device(host, created.table).enter()
    zero = await Device(host, created.table, one_of(created, 0)).enter()
    for n in range(60):
        await both.act(both.deciding(), pick=n * 5)
        both.take(), watcher.take(), zero.take()
    assert "hand" in zero.views[0]["players"][0] and "hand" not in zero.views[0]["players"][1]
    assert all("hand" not in player for player in watcher.views[-1]["players"])
    secret = store.rows[created.table].secret
    seed = host.rooms[created.table].record.seed
    told = b"".join(both.raw + watcher.raw).decode().lower()
    assert secret.hex() not in told and f"{seed:064x}" not in told and str(seed) not in told
    for key in host.rooms[created.table].record.state.chance.keys:  # type: ignore[union-attr]
        assert key.hex() not in told
    assert not any(token.lower() in told for token in created.tokens.values())


async def test_the_same_key_is_done_once_and_a_stale_answer_is_told_so() -> None:
    store = MemoryStore()
    host = make_host(store)
    created = await started(host)
    device = await Device(host, created.table, one_of(created, 0, 1)).enter()
    seat = device.deciding()
    decision = device.views[seat]["decision"]
    message = Act(key="once", seat=seat, decision=decision["id"], codes=[decision["options"][0]["code"]])
    first = await device.ask(message)
    length = len(store.logs[created.table])
    assert isinstance(first, Done) and await device.ask(message) == first
    assert len(store.logs[created.table]) == length
    late = await device.ask(Act(key="late", seat=seat, decision=decision["id"], codes=message.codes))
    assert isinstance(late, Refused) and late.error == "stale" and late.seq == first.seq
    again = make_host(store, seed=2)  # a restart
    reply = await again.request(Credentials(table=created.table, tokens=one_of(created, seat)), message)
    assert reply == first


async def test_written_then_acknowledged_then_told() -> None:
    store = MemoryStore()
    host = make_host(store)
    created = await started(host)
    both = [await Device(host, created.table, one_of(created, seat)).enter() for seat in (0, 1)]
    watcher = await Device(host, created.table).enter()
    seat = next(seat for seat, device in enumerate(both) if device.views[seat]["decision"].get("options"))
    decision = both[seat].views[seat]["decision"]
    message = Act(key="k", seat=seat, decision=decision["id"], codes=[decision["options"][0]["code"]])
    entries = [device.entry for device in (both[seat], both[1 - seat], watcher) if device.entry is not None]
    seen: list[tuple[int, list[int]]] = []

    def acknowledge(done: Done) -> None:
        seen.append((store.logs[created.table][-1].seq - done.seq, [len(entry.viewer) for entry in entries]))

    for entry in entries:
        entry.viewer.take()
    for _ in range(2):  # the second time it is known already: nothing happens, and the answer comes as an answer
        assert isinstance(await host.request(entries[0], message, acknowledge), Done)
    assert seen == [(0, [1, 0, 0])]  # it is in the log, whoever asked has the update, and nobody else yet
    assert [len(entry.viewer) for entry in entries] == [1, 1, 1]


async def test_a_failed_commit_changes_nothing() -> None:
    store = MemoryStore()
    host = make_host(store)
    created = await started(host)
    device = await Device(host, created.table, one_of(created, 0, 1)).enter()
    seat = device.deciding()
    record = host.rooms[created.table].record
    store.fail = [NotSaved("the disk is full")]
    reply = await device.act(seat)
    assert isinstance(reply, Refused) and reply.error == "not_saved"
    assert host.rooms[created.table].record is record
    assert device.take().updates == 0
    assert isinstance(await device.act(seat), Done)


async def test_two_workers_do_not_split_a_table() -> None:
    store = MemoryStore()
    one, two = make_host(store, worker="one"), make_host(store, seed=2, worker="two")
    created = await started(one)
    here = await Device(one, created.table, one_of(created, 0, 1)).enter()
    there = await Device(two, created.table, one_of(created, 0, 1)).enter()
    for n in range(40):
        mover, other = (here, there) if n % 2 else (there, here)
        host = two if n % 2 else one
        done = await mover.act(mover.deciding(), pick=n)
        assert isinstance(done, Done), done
        mover.take()
        await host.notice(created.table, done.seq)
        other.take()
        assert here.views == there.views
    await here.act(here.deciding())
    behind = await there.act(there.deciding())  # the hint was lost
    assert isinstance(behind, Refused) and behind.error in ("stale", "illegal")
    await two.poll()
    assert there.take().views == here.take().views


async def test_a_restart_in_the_middle_of_a_choice_changes_nothing() -> None:
    store = MemoryStore()
    host = make_host(store)
    created = await started(host, "catacombs", 2)
    device = await Device(host, created.table, one_of(created, 0, 1)).enter()
    for n in range(120):
        done = await device.act(device.deciding(), pick=n * 3)
        assert isinstance(done, Done)
        device.take()
        if n % 10 == 0:
            if n % 20 == 0:
                await host.close()  # which keeps a snapshot
            again = make_host(store, seed=n)
            other = await Device(again, created.table, one_of(created, 0, 1)).enter()
            assert other.views == device.views and other.pending == device.pending
            if n % 20 == 0:
                assert created.table in store.snapshots
                host, device = again, other


async def test_who_comes_back_gets_what_was_missed() -> None:
    host = make_host()
    created = await started(host)
    device = await Device(host, created.table, one_of(created, 0, 1)).enter()
    other = await Device(host, created.table, one_of(created, 0, 1)).enter()
    await host.leave(other.entry)  # type: ignore[arg-type]
    await device.act(device.take().deciding())
    device.take()
    await other.enter()
    assert other.snapshots == 2 and other.views == device.views
    assert device.entry is not None
    await host.leave(device.entry)
    await host.leave(other.entry)  # type: ignore[arg-type]
    for n in range(30):  # over HTTP, while nobody listens
        seat = host.rooms[created.table].asked()[0]
        st = host.rooms[created.table].record.state
        assert st is not None
        who = Credentials(table=created.table, tokens=one_of(created, seat))
        act = Act(key=f"h{n}", seat=seat, decision=st.did, codes=st.options[:1])
        assert isinstance(await host.request(who, act), Done)
    await device.enter()
    await other.enter()
    assert device.snapshots == 2 and device.views == other.views
    assert device.events[0][-5:] == other.events[0][-5:]
    fresh = await Device(host, created.table, one_of(created, 0, 1)).enter()
    assert fresh.views == device.views and fresh.pending == device.pending


async def test_history_gives_exactly_what_was_missed() -> None:
    history = History(3)
    sent = [(3 + n, b'{"n":%d}' % n) for n in range(1, 600)]
    for count, (seq, data) in enumerate(sent, 1):
        history.add(seq, data)
        if count % 37 == 0:
            for since in range(2, seq + 1, 11):
                found = history.since(since)
                if found is None:
                    assert since < 3 or seq - since > 200
                else:
                    assert found == [data for at, data in sent[:count] if at > since]
    assert history.since(seq - 200) is not None and history.since(seq + 1) is None
    gaps = History(0)
    gaps.add(5, b"{}")  # a gesture of five lines
    assert gaps.since(3) is None and gaps.since(0) == [b"{}"] and gaps.since(5) == []


async def test_a_slow_device_is_sent_away() -> None:
    host = make_host()
    created = await started(host)
    slow = await Device(host, created.table).enter()
    device = await Device(host, created.table, one_of(created, 0, 1)).enter()
    for n in range(300):
        if device.deciding() < 0:
            break
        await device.act(device.deciding(), pick=n)
        device.take()
    assert slow.entry is not None and slow.entry.viewer.reason == "slow"
    assert await slow.entry.viewer.next() == []


async def test_damage_stops_one_table_only() -> None:
    store = MemoryStore()
    host = make_host(store)
    one, two = await started(host), await started(host)
    log = store.logs[one.table]
    log[-1] = msgspec.structs.replace(log[-1], body=log[-1].body.replace(b"space", b"spice"))
    again = make_host(store, seed=5)
    with pytest.raises(Denied) as denied:
        await Device(again, one.table, one_of(one, 0)).enter()
    assert denied.value.refused.error == "damaged" and store.rows[one.table].damaged
    await Device(again, two.table, one_of(two, 0)).enter()
    listed = await again.mine([one.tokens[0], two.tokens[0]])
    assert {table.table: table.phase for table in listed} == {one.table: "damaged", two.table: "playing"}


async def test_bots_play_and_see_no_more_than_their_seat() -> None:
    pool = FirstOption()
    host = make_host(pool=pool)
    created = await started(host, "space", 1, 2)
    device = await Device(host, created.table, one_of(created, 0)).enter()
    for n in range(1500):
        for _ in range(2000):
            if device.take().deciding() in (0, -1):
                break
            await asyncio.sleep(0)
        if device.deciding() == -1:
            break
        assert device.deciding() == 0
        assert isinstance(await device.act(0, pick=n * 7), Done)
    assert device.info["phase"] == "over"
    assert pool.jobs and {job.seat for job in pool.jobs} == {1, 2}
    record = host.rooms[created.table].record
    keys = [key.hex() for key in record.state.chance.keys]  # type: ignore[union-attr]
    assert not any(key in str(job.world) for job in pool.jobs for key in keys)


async def test_a_bot_that_fails_is_replaced_for_the_move() -> None:
    class Bad:
        def __init__(self) -> None:
            self.n = 0

        async def choose(self, job: object) -> int | None:
            self.n += 1
            if self.n % 4 == 0:
                raise RuntimeError("bad day")
            if self.n % 4 == 1:
                await asyncio.sleep(60)
            return 123456789 if self.n % 4 == 2 else None

    host = make_host(pool=Bad(), think_millis=2)
    created = await started(host, "space", 1, 1)
    device = await Device(host, created.table, one_of(created, 0)).enter()
    for n in range(60):
        for _ in range(400):
            if device.take().deciding() == 0:
                break
            await asyncio.sleep(0.002)
        assert isinstance(await device.act(0, pick=n), Done)
    assert host.house.counters["bot_failures"] > 5


async def test_assist_limits_the_answers() -> None:
    host = make_host()
    for assist in ("off", "counts", "odds"):
        created = await started(host, assist=assist)
        device = await Device(host, created.table, one_of(created, 0, 1)).enter()
        seat = device.deciding()
        code = device.views[seat]["decision"]["options"][0]["code"]
        odds = await device.ask(Ask(key="o", seat=seat, ask="odds"))
        preview = await device.ask(Ask(key="p", seat=seat, ask="preview", target=code))
        if assist == "off":
            assert isinstance(odds, Refused) and odds.error == "assist_off" and isinstance(preview, Refused)
        else:
            assert isinstance(odds, Answer) and isinstance(preview, Answer)
            assert ("damage" in odds.value["seats"][0]) == (assist == "odds")
            assert ("odds" in preview.value or "chances" in preview.value) == (assist == "odds")
        why = await device.ask(Ask(key="w", seat=1 - seat, ask="why", target="end turn"))
        assert isinstance(why, Answer) and why.value[0]["code"] == "not_your_turn"


async def test_a_preview_of_several_answers_ends_where_something_is_revealed() -> None:
    host = make_host()
    created = await started(host)
    device = await Device(host, created.table, one_of(created, 0, 1)).enter()
    seat = device.deciding()
    plays = [option["code"] for option in device.views[seat]["decision"]["options"] if "plays" in option["traits"]]

    async def ahead(target: Any, what: Any = "preview") -> Any:
        return await device.ask(Ask(key=device.key(), seat=seat, ask=what, target=target))

    one, all_of_them = await ahead([plays[0]]), await ahead(plays)
    assert isinstance(one, Answer) and one.value == (await ahead(plays[0])).value
    assert len(all_of_them.value["events"]) > len(one.value["events"])
    assert isinstance(await ahead([999, plays[0]]), Refused)
    for wrong in ([], [plays[0]] * 65):
        assert (await ahead(wrong)).error == "malformed"
    for what in ("why", "describe"):
        assert (await ahead(plays, what)).error == "malformed"


async def test_idle_tables_leave_memory() -> None:
    time = [0.0]
    host = make_host(clock=lambda: time[0])
    created = await started(host)
    device = await Device(host, created.table, one_of(created, 0)).enter()
    time[0] = 1000.0
    assert await host.tidy() == 0
    assert device.entry is not None
    await host.leave(device.entry)
    assert await host.tidy() == 1 and not host.rooms
    assert (await host.mine(one_of(created, 0)))[0].phase == "playing"


async def test_a_finished_table_that_nobody_watches_keeps_nothing() -> None:
    time = [0.0]
    host = make_host(clock=lambda: time[0])
    created = await started(host)
    device = await Device(host, created.table, one_of(created, 0, 1)).enter()
    dice = random.Random(3)
    while device.deciding() >= 0:
        await device.act(device.deciding(), pick=dice.randrange(99))
        device.take()
    record = weakref.ref(host.rooms[created.table].record)
    time[0] = 60.0
    assert await host.tidy() == 0  # they still look at the scores
    assert device.entry is not None
    await host.leave(device.entry)
    time[0] = 75.0
    assert await host.tidy() == 1 and not host.rooms
    gc.collect()
    assert record() is None
    again = await Device(host, created.table, one_of(created, 0)).enter()
    assert again.info["phase"] == "over" and again.views[0]["over"]


async def test_a_table_that_somebody_comes_to_is_not_let_go() -> None:
    time = [0.0]
    host = make_host(clock=lambda: time[0])
    created = await started(host)
    time[0] = 1000.0
    room = await host.room(created.table)
    assert await host.tidy() == 0 and host.rooms[created.table] is room


async def test_wrong_protocol_and_no_table() -> None:
    host = make_host()
    with pytest.raises(Denied, match="protocol"):
        await host.enter(Hello(protocol=99, table="x"))
    with pytest.raises(Denied, match="no_table"):
        await host.enter(Hello(protocol=1, table="x"))


async def test_a_long_search_keeps_nobody_waiting_and_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    host = make_host(MemoryStore())
    created = await started(host)
    device = await Device(host, created.table, one_of(created, 0, 1)).enter()
    seat = device.deciding()
    decision = device.views[seat]["decision"]["id"]
    searched, begun, go_on = [], asyncio.Event(), threading.Event()
    loop = asyncio.get_running_loop()

    def slow(st: object, seat: int, space: str, *rest: object, ties: int) -> list[Blocked]:
        searched.append(space)
        loop.call_soon_threadsafe(begun.set)
        assert go_on.wait(20)
        return [Blocked("no_path", 0, 0, space, "", "")]

    monkeypatch.setattr(searches, "way_to", slow)
    asking = asyncio.create_task(device.ask(Ask(key="a", seat=seat, ask="path", target="nowhere")))
    async with asyncio.timeout(10):
        await begun.wait()
        assert isinstance(await device.act(seat), Done)  # meanwhile the table goes on
    go_on.set()
    assert isinstance(await asking, Refused)
    decision = device.take().views[seat]["decision"]["id"]
    for key in ("b", "c"):
        go = Gesture(key=key, seat=seat, decision=decision, gesture="go", target="elsewhere")
        refused = await device.ask(go)
        assert isinstance(refused, Refused) and refused.error == "illegal"
    assert searched == ["nowhere", "elsewhere"]


async def test_a_slow_question_holds_up_its_own_table_only(monkeypatch: pytest.MonkeyPatch) -> None:
    host = make_host(MemoryStore())
    devices = [
        await Device(host, (created := await started(host)).table, one_of(created, 0, 1)).enter() for _ in range(4)
    ]
    begun, go_on = asyncio.Event(), threading.Event()
    loop, order = asyncio.get_running_loop(), []
    slow_ones = {id(host.rooms[devices[0].table].record.state)}

    def slow(st: object, seat: int, space: str, *rest: object, ties: int) -> list[Blocked]:
        if id(st) in slow_ones:
            loop.call_soon_threadsafe(begun.set)
            assert go_on.wait(20)
        return [Blocked("no_path", 0, 0, space, "", "")]

    async def ask(number: int, space: str) -> None:
        device = devices[number]
        question = Ask(key=f"{number}-{space}", seat=device.deciding(), ask="path", target=space)
        assert isinstance(await device.ask(question), Refused)
        order.append((number, space))

    monkeypatch.setattr(searches, "way_to", slow)
    async with asyncio.timeout(10):
        slow_asked = [asyncio.create_task(ask(0, space)) for space in "abc"]
        await begun.wait()
        await asyncio.gather(*(ask(number, space) for number in (1, 2, 3) for space in "abcdef"))
        assert not any(number == 0 for number, _ in order)
        go_on.set()
        await asyncio.gather(*slow_asked)
    assert {number for number, _ in order[-3:]} == {0}
    assert {number for number, _ in order[:3]} == {1, 2, 3}  # who asks much waits behind those who ask once


async def test_one_question_brings_all_that_is_shown_beside_the_view(monkeypatch: pytest.MonkeyPatch) -> None:
    host = make_host(MemoryStore())
    created = await started(host)
    device = await Device(host, created.table, one_of(created, 0, 1)).enter()
    while not any(option["verb"] == "move" for option in device.views[device.deciding()]["decision"]["options"]):
        await device.act(device.deciding())
        device.take()
    seat = device.deciding()
    wonders: list[int | str] = ["acquire Explore", "end turn", "fly"]

    async def answer(ask: str, target: Any, who: int = seat) -> Any:
        found = await device.ask(Ask(key=f"{ask}{target}{who}", seat=who, ask=ask, target=target))  # type: ignore[arg-type]
        return found.value if isinstance(found, Answer) else found

    found = await answer("around", wonders)
    assert found["ways"] == await answer("path", "") and found["ways"]
    assert found["odds"] == await answer("odds", "")
    assert found["why"] == {str(target): await answer("why", target) for target in wonders}
    assert await answer("around", "", 1 - seat) == {"odds": found["odds"], "ways": {}, "why": {}}
    assert isinstance(await answer("around", ["end turn"] * 17), Refused)
    assert isinstance(await answer("around", "end turn"), Refused)

    def never(*args: object, **more: object) -> Any:
        raise AssertionError("searched again")

    monkeypatch.setattr(searches, "way_to", never)
    monkeypatch.setattr(searches, "reach", never)
    space, way = max(found["ways"].items(), key=lambda one: len(one[1]["codes"]))
    decision = device.views[seat]["decision"]["id"]
    done = await device.ask(Gesture(key="g", seat=seat, decision=decision, gesture="go", target=space))
    assert isinstance(done, Done) and done.applied == len(way["codes"])


async def test_a_digest_comes_when_another_is_asked_and_only_then() -> None:
    host = make_host(MemoryStore())
    created = await started(host)
    device = await Device(host, created.table, one_of(created, 0, 1)).enter()
    asked, given, kept = device.deciding(), 0, 0
    for number in range(60):
        await device.act(asked, pick=number)
        before = len(device.raw)
        digests = {bool(json.loads(data).get("digest")) for data in device.take().raw[before:]}
        assert digests == {device.deciding() != asked}
        given, kept = given + (device.deciding() != asked), kept + (device.deciding() == asked)
        asked = device.deciding()
    assert given > 3 and kept > 20
