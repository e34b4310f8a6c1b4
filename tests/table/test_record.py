"""A record is its lines: read again they give the same table, and nothing else can be written."""

from __future__ import annotations

import random

import msgspec
import pytest

from burgle import chain
from burgle.kernel.encode import encode
from burgle.table import cached_position, log_lines
from burgle.table.messages import Manage, Undo
from burgle.table.record import Broken, Damaged, OtherRules, Record, check, position_hash
from tests.table.memory import Device, MemoryStore, make_host, one_of, started


def no_packs(names: object) -> tuple[()]:
    return ()


async def played(game: str = "space", answers: int = 150) -> tuple[MemoryStore, str, Record]:
    """A table in the middle of a game, with some going back and forth."""
    store = MemoryStore()
    host = make_host(store)
    created = await started(host, game, 3, undo="free")
    device = await Device(host, created.table, one_of(created, 0, 1, 2)).enter()
    dice = random.Random(2)
    for n in range(answers):
        seat = device.deciding()
        if dice.random() < 0.15:
            await device.ask(Undo(key=f"u{n}", seat=seat, to=dice.choice(["gesture", "redo", "turn"])))
        elif dice.random() < 0.05:
            await device.ask(Manage(key=f"n{n}", seat=seat, manage="name", value=f"N{n}"))
        else:
            await device.act(seat, pick=dice.randrange(50))
        device.take()
    return store, created.table, host.rooms[created.table].record


def same(one: Record, two: Record) -> None:
    """Compare all that can be told from outside."""
    assert (one.seq, one.head, one.phase, one.host, one.chairs) == (two.seq, two.head, two.phase, two.host, two.chairs)
    assert one.state is not None and two.state is not None and encode(one.state) == encode(two.state)
    assert (one.answers, one.undone, one.floor, one.veil) == (two.answers, two.undone, two.floor, two.veil)
    assert (one.jumped, one.asked, one.verified) == (two.jumped, two.asked, two.verified)
    events = [[(e.kind, e.who, e.a, e.b, e.source) for e in record.events] for record in (one, two)]
    assert events[0] == events[1]
    for n in range(len(one.answers) + 1):
        assert position_hash(one.position(n)) == position_hash(two.position(n))


@pytest.mark.asyncio
@pytest.mark.parametrize("game", ["space", "catacombs"])
async def test_read_again_it_is_the_same(game: str) -> None:
    store, table, record = await played(game)
    again = Record(table, store.rows[table].secret, no_packs)
    cached = None
    for line in store.logs[table]:
        again.read(line, compare=True)
        if line.seq == len(store.logs[table]) // 2:
            cached = (line.seq, cached_position.dump(again))
    same(record, again)
    restored = cached_position.restore(Record(table, store.rows[table].secret, no_packs), store.logs[table], cached)
    assert restored is not None and cached is not None
    for line in store.logs[table][cached[0] + 1 :]:
        restored.read(line, compare=True)
    same(record, restored)


@pytest.mark.asyncio
async def test_a_cached_position_that_does_not_fit_is_thrown_away() -> None:
    store, table, record = await played(answers=60)
    log = store.logs[table]
    data = cached_position.dump(record)

    def restored(cached: tuple[int, bytes] | None) -> Record | None:
        return cached_position.restore(Record(table, store.rows[table].secret, no_packs), log, cached)

    assert restored((record.seq, data)) is not None
    kept = msgspec.json.decode(data)
    for change in (
        {"form": 99},
        {"seq": record.seq - 1},
        {"seq": 10**6},
        {"state": [1, 2]},
        {"state": [*kept["state"][:-1], [1, 2, 3]]},
        {"answers": "none"},
    ):
        assert restored((record.seq, msgspec.json.encode(kept | change))) is None
    assert restored((record.seq, data[:100])) is None and restored(None) is None


@pytest.mark.asyncio
async def test_a_twin_thrown_away_leaves_no_trace() -> None:
    _, _, record = await played(answers=40)
    st = record.state
    assert st is not None
    before = encode(st), record.seq, len(record.events), len(record.answers)
    twin = record.twin()
    for _ in range(10):
        assert twin.state is not None
        if twin.state.over:
            break
        who = twin.state.stack[twin.state.asked].who
        twin.write(log_lines.Acted(decision=twin.state.did, code=twin.state.options[-1], gesture=twin.seq + 1), who)
    assert (encode(st), record.seq, len(record.events), len(record.answers)) == before and record.state is st


@pytest.mark.asyncio
async def test_lines_that_cannot_be_are_noticed() -> None:
    store, table, record = await played(answers=60)
    st = record.state
    assert st is not None
    who = st.stack[st.asked].who
    for body, seat in (
        (log_lines.Acted(decision=st.did + 1, code=st.options[0], gesture=0), who),
        (log_lines.Acted(decision=st.did, code=987654321, gesture=0), who),
        (log_lines.Acted(decision=st.did, code=st.options[0], gesture=0), (who + 1) % 3),
        (log_lines.Voted(yes=True), who),
        (log_lines.AskOpen(seat=7, voters=[0]), who),
        (log_lines.Back(to=record.seq + 5, how="strict"), who),
        (log_lines.Back(to=record.started, how="strict"), who),
    ):
        with pytest.raises((ValueError, Broken)):
            record.twin().write(body, seat)
    again = Record(table, store.rows[table].secret, no_packs)
    for line in store.logs[table][:-1]:
        again.read(line, compare=False)
    last = store.logs[table][-1]
    with pytest.raises(Damaged):
        again.twin().read(msgspec.structs.replace(last, state=bytes(32)), compare=True)
    with pytest.raises(Damaged):
        again.twin().read(msgspec.structs.replace(last, body=b'{"kind":"nonsense"}'), compare=True)
    assert chain.check(store.logs[table]) == []


@pytest.mark.asyncio
async def test_other_rules_are_no_damage() -> None:
    store, table, _ = await played(answers=5)
    record = Record(table, store.rows[table].secret, no_packs)
    for line in store.logs[table]:
        if line.kind == "start":
            body = log_lines.read_body(line.body)
            assert isinstance(body, log_lines.Start)
            older = log_lines.write_body(msgspec.structs.replace(body, content="0" * 32))
            with pytest.raises(OtherRules):
                record.read(msgspec.structs.replace(line, body=older), compare=False)
            return
        record.read(line, compare=False)


@pytest.mark.asyncio
async def test_a_position_that_cannot_be_is_refused() -> None:
    _, _, record = await played(answers=5)
    assert record.state is not None
    bad = record.state.copy()
    bad.options = []
    with pytest.raises(Broken):
        check(bad)
    bad.over = True
    with pytest.raises(Broken):
        check(bad)
