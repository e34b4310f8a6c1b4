"""Finished games as files: opened, looked at, checked, and played on from any position."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

from burgle import chain
from burgle.table.guests import Created, Credentials, Denied
from burgle.table.host import Host
from burgle.table.messages import Undo
from burgle.table.replays import BadReplay, Replay, read, write
from burgle.table.verify import verify
from tests.table.memory import Device, MemoryStore, make_host, one_of, started

pytestmark = pytest.mark.asyncio


def no_packs(names: object) -> tuple[()]:
    return ()


async def finished(host: Host, game: str = "space", **settings: object) -> tuple[Created, Device]:
    """A game that was played to its end, with some going back."""
    created = await started(host, game, 2, **settings)
    device = await Device(host, created.table, one_of(created, 0, 1)).enter()
    dice = random.Random(6)
    for _ in range(6000):
        seat = device.deciding()
        if seat < 0:
            return created, device
        if dice.random() < 0.05:
            await device.ask(Undo(key=device.key(), seat=seat))
        else:
            await device.act(seat, pick=dice.randrange(99))
        device.take()
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("game", ["space", "catacombs"])
async def test_a_finished_game_is_downloaded_verified_and_looked_at(game: str) -> None:
    host = make_host()
    created, device = await finished(host, game)
    data = await host.replay(Credentials(table=created.table))
    verdict = verify(data, no_packs)
    assert verdict.sound and not verdict.notes and verdict.answers > 20
    replay = Replay(read(data), no_packs)
    for seat in (0, 1):
        assert json.loads(json.dumps(replay.show(len(replay) - 1, seat)["view"])) == device.views[seat]
    middle = replay.show(len(replay) // 2, 0)
    assert "hand" in middle["view"]["players"][0] and "hand" not in middle["view"]["players"][1]
    assert not any(token in data.decode() for token in created.tokens.values())


async def test_every_altered_line_is_noticed() -> None:
    host = make_host()
    created, _ = await finished(host)
    data = await host.replay(Credentials(table=created.table))
    rows = data.split(b"\n")
    dice = random.Random(8)
    for _ in range(30):
        at = dice.randrange(1, len(rows) - 1)
        row = bytearray(rows[at])
        spot = dice.randrange(len(row))
        row[spot] = (row[spot] + dice.randrange(1, 255)) % 256
        changed = b"\n".join([*rows[:at], bytes(row), *rows[at + 1 :]])
        assert not verify(changed, no_packs).sound
    assert not verify(b"\n".join(rows[:5] + rows[6:]), no_packs).sound
    at = rows[1].index(b'="') - 1  # base 64 leaves some bits of its last letter out: another letter says the same
    letters = [rows[1][:at] + bytes([rows[1][at] ^ bit]) + rows[1][at + 1 :] for bit in (1, 2, 4, 8)]
    assert not any(verify(b"\n".join([rows[0], row, *rows[2:]]), no_packs).sound for row in letters)
    for junk in (b"", b"{}", b"\xff\x00", b"[" * 100_000, data[: len(data) // 2]):
        assert not verify(junk, no_packs).sound
        with pytest.raises(BadReplay):
            read(junk)


def bent(value: Any, dice: random.Random) -> Any:
    """Change one thing somewhere in a JSON value."""
    if isinstance(value, dict) and value and dice.random() < 0.9:
        key = dice.choice(list(value))
        return value | {key: bent(value[key], dice)}
    if isinstance(value, list) and value and dice.random() < 0.7:
        at = dice.randrange(len(value))
        return [*value[:at], bent(value[at], dice), *value[at + 1 :]]
    return dice.choice([None, -1, 0, 1, 7, 2**31, 2**70, "", "x", "space", [], {}, True, 0.5, [[]], value, "random"])


async def test_forged_files_are_refused_and_never_crash() -> None:
    """The chain is no signature: whoever forges a file can seal it again."""
    host = make_host()
    created, _ = await finished(host)
    log = read(await host.replay(Credentials(table=created.table)))
    dice = random.Random(12)
    sound = 0
    for _ in range(120):
        at = dice.choice([0, 1, len(log) - 1, dice.randrange(len(log))])
        body = json.dumps(bent(json.loads(log[at].body), dice), separators=(",", ":")).encode()
        forged, head = [], chain.START
        for line in log:
            line = msgspec.structs.replace(line, before=head, body=body if line.seq == at else line.body)
            forged.append(chain.seal(line))
            head = forged[-1].hash
        verdict = verify(write(forged), no_packs)
        sound += verdict.sound and body != log[at].body
    assert sound < 30  # names, bots and titles may be anything; that is what signatures would be for


async def test_a_running_game_gives_nothing_away() -> None:
    store = MemoryStore()
    host = make_host(store)
    created = await started(host)
    with pytest.raises(Denied, match="not_now"):
        await host.replay(Credentials(table=created.table, tokens=one_of(created, 0)))
    with pytest.raises(BadReplay):
        Replay(store.logs[created.table], no_packs)
    with pytest.raises(Denied, match="no_seat"):
        await host.what_if(Credentials(table=created.table, tokens=one_of(created, 0)), 1)
    with pytest.raises(Denied, match="no_seat"):
        await host.what_if(Credentials(table=created.table), 0)


async def test_a_wide_rewind_is_written_on_the_game() -> None:
    host = make_host()
    created = await started(host, "space", 2, undo="free")
    device = await Device(host, created.table, one_of(created, 0, 1)).enter()
    dice = random.Random(6)
    for n in range(6000):
        seat = device.deciding()
        if seat < 0:
            break
        await device.act(seat, pick=dice.randrange(99))
        device.take()
        if n == 60:
            line = host.rooms[created.table].record.answers[10].line
            await device.ask(Undo(key="back", seat=0, to=line))
            device.take()
    verdict = verify(await host.replay(Credentials(table=created.table)), no_packs)
    assert verdict.sound and any("not verified" in str(note) for note in verdict.notes)


async def test_what_if_from_here_as_one_seat_sees_it() -> None:
    host = make_host()
    created = await started(host, "space", 3, what_if=True)
    device = await Device(host, created.table, one_of(created, 0, 1, 2)).enter()
    for n in range(70):
        await device.act(device.deciding(), pick=n * 7)
        device.take()
    record = host.rooms[created.table].record
    seat = device.deciding()
    made = await host.what_if(Credentials(table=created.table, tokens=one_of(created, seat)), seat)
    sandbox = await Device(host, made.table, [made.tokens[seat]]).enter()
    assert sandbox.views[seat] == device.views[seat]
    assert sandbox.info["settings"]["undo"] == "free"
    other = host.rooms[made.table].record
    assert other.state is not None and record.state is not None
    assert not set(other.state.chance.keys) & set(record.state.chance.keys)
    hands = [(p.hand, q.hand) for p, q in zip(other.state.players, record.state.players, strict=True)]
    assert any(sorted(a) != sorted(b) for a, b in hands)
    again = await Device(make_host(host.house.store, seed=9), made.table, [made.tokens[seat]]).enter()  # type: ignore[arg-type]
    assert again.views == sandbox.views
    earlier = record.answers[30]
    back = await host.what_if(
        Credentials(table=created.table, tokens=one_of(created, earlier.seat)), earlier.seat, record.answers[29].line
    )
    log = host.house.store.lines(made.table)
    hidden = msgspec.structs.replace(log[0], body=log[0].body.replace(b'"position"', b'"\\u0070osition"'))
    for first in (log[0], hidden):  # a position from outside is never played
        with pytest.raises(BadReplay):
            Replay([chain.seal(first)], no_packs)
    old = await Device(host, back.table, [back.tokens[earlier.seat]]).enter()
    assert old.views[earlier.seat]["decision"]["id"] == earlier.act.decision
