"""Nobody learns what they should not: change all that a seat may not know, and every byte it gets stays the same."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from burgle.kernel.chance import seed_bytes
from burgle.kernel.determinise import determinise
from burgle.kernel.engine import decider
from burgle.kernel.state import Event
from burgle.table import bots, play
from burgle.table.channels import Channel, about_table, table_info
from burgle.table.guests import Denied
from burgle.table.messages import Act, Ask, Gesture
from burgle.table.play import Draft
from burgle.table.record import Record
from burgle.view.table import Look
from tests.table.memory import Device, make_host, one_of, started


def other_world(record: Record, seat: int, seed: int) -> Record:
    """The same table to a seat, with everything else different: hands, decks, chance, secret, private events."""
    twin = record.twin()
    assert record.state is not None
    twin.state = determinise(record.state, seat, seed_bytes(seed))
    twin.secret, twin.seed = bytes(32), seed
    kinds = record.state.rules.events
    twin.events = [
        Event(e.kind, e.who, 0, 0, e.source) if kinds[e.kind].private and e.who != seat else e for e in record.events
    ]
    return twin


def everything(record: Record, seat: int) -> bytes:
    """Every byte that a seat can get out of a table without changing it."""
    st = record.state
    assert st is not None
    info, about = table_info(record, {}, 0), about_table(record, {}, 0)
    told: list[Any] = [Channel(seat, record, Look(st)).snapshot(record, about, info)]
    asks: list[tuple[Any, Any]] = [
        ("odds", ""),
        ("path", ""),
        ("around", ["end turn", "buy everything", 7]),
        ("why", "end turn"),
        ("why", "buy everything"),
        ("why", 7),
    ]
    if decider(st) == seat:
        asks += [("preview", st.options[0]), ("preview", st.options[-1]), ("describe", st.options[0])]
    for kind, target in asks:
        try:
            told.append(play.ask(record, Ask(key="k", seat=seat, ask=kind, target=target)))
        except Denied as denied:
            told.append(denied.refused)
    if seat >= 0:
        wrong: list[Act | Gesture] = [
            Act(key="k", seat=seat, decision=st.did, codes=[999]),
            Act(key="k", seat=seat, decision=st.did + 1, codes=[1]),
            Gesture(key="k", seat=seat, decision=st.did, gesture="say", target="play Nothing"),
            Gesture(key="k", seat=seat, decision=st.did, gesture="go", target="nowhere"),
        ]
        for message in wrong:
            try:
                play.act(Draft(record, seat, "k", 0, 0), message)
                told.append("done")
            except Denied as denied:
                told.append(denied.refused)
    return msgspec.json.encode(told)


@pytest.mark.asyncio
@pytest.mark.parametrize("game", ["space", "catacombs", "legacy", "darkest"])
async def test_no_byte_depends_on_what_is_hidden(game: str) -> None:
    host = make_host()
    created = await started(host, game, 3)
    device = await Device(host, created.table, one_of(created, 0, 1, 2)).enter()
    dice = random.Random(11)
    for n in range(160):
        if device.deciding() < 0:
            break
        await device.act(device.deciding(), pick=dice.randrange(99))
        device.take()
        if n % 4 == 0:
            record = host.rooms[created.table].record
            assert record.state is not None
            for seat in (0, 1, 2):
                assert everything(other_world(record, seat, n + 5), seat) == everything(record, seat)
            who = decider(record.state)
            if who >= 0:  # a bot is asked the same, whatever it cannot see
                asked = [
                    bots.job(one.state, bots.header(one), "greedy", "key", 3, 100)  # type: ignore[arg-type]
                    for one in (record, other_world(record, who, n))
                ]
                assert msgspec.json.encode(asked[0]) == msgspec.json.encode(asked[1])


@pytest.mark.asyncio
async def test_a_leak_would_be_found() -> None:
    host = make_host()
    created = await started(host, "space", 2)
    await Device(host, created.table, one_of(created, 0, 1)).enter()
    record = host.rooms[created.table].record
    assert record.state is not None
    seat = decider(record.state)
    assert everything(other_world(record, 1 - seat, 5), seat) != everything(record, seat)
