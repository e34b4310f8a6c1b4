"""Who may do what: the whole matrix of requests and callers, and chairs changing hands."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import pytest

from burgle.table import seat_tokens
from burgle.table.guests import Created, Credentials, Denied, SeatWish
from burgle.table.host import Host
from burgle.table.messages import Act, Answer, Ask, Done, Gesture, Hello, Manage, Refused, TableSettings, Undo, Vote
from tests.table.memory import Device, FirstOption, MemoryStore, make_host, one_of, started

pytestmark = pytest.mark.asyncio

NOW = 1_700_000_000_000


async def manage(host: Host, created: Created, seat: int, what: str, target: int = -1, value: str = "") -> Any:
    """Ask for a change with the token of a seat, under a new key each time."""
    manage.count = getattr(manage, "count", 0) + 1  # type: ignore[attr-defined]
    message = Manage(key=f"m{manage.count}", seat=seat, manage=what, target=target, value=value)  # type: ignore[attr-defined, arg-type]
    return await host.request(Credentials(table=created.table, tokens=[created.tokens[seat]]), message)


def error_of(reply: Any) -> str:
    """The error of a refusal, "" for anything else."""
    return reply.error if isinstance(reply, Refused) else ""


async def test_the_whole_matrix() -> None:
    store = MemoryStore()
    host = make_host(store)
    created, elsewhere = await started(host, "space", 2), await started(host, "space", 2)
    st = host.rooms[created.table].record.state if created.table in host.rooms else None
    assert st is not None
    seat = host.rooms[created.table].asked()[0]
    messages = [
        Act(key="a", seat=seat, decision=st.did, codes=st.options[:1]),
        Gesture(key="b", seat=seat, decision=st.did, gesture="play_all"),
        Undo(key="c", seat=seat),
        Vote(key="d", seat=seat, line=0, yes=True),
        Ask(key="e", seat=seat, ask="why", target="end turn"),
        Ask(key="f", seat=seat, ask="path"),
        Ask(key="g", seat=seat, ask="describe", target=st.options[0]),
        Ask(key="h", seat=seat, ask="preview", target=st.options[0]),
        *[
            Manage(key=f"i{what}", seat=seat, manage=what)  # type: ignore[arg-type]
            for what in ("start", "name", "colour", "bot", "back", "leave", "rematch", "open", "new_token")
        ],
    ]
    callers = {
        "nobody": [],
        "malformed": ["x"],
        "wrong": ["A" * 43],
        "other seat": [created.tokens[1 - seat]],
        "watcher": [created.watch],
        "invited": [created.invite],
        "other table": [elsewhere.tokens[seat]],
        "right and wrong": [created.tokens[seat], "A" * 43],
    }
    length = len(store.logs[created.table])
    texts = set()
    for message in messages:
        for who, shown in callers.items():
            reply = await host.request(Credentials(table=created.table, tokens=shown), message)
            assert error_of(reply) == "no_seat", (who, message, reply)
            texts.add(reply.text)  # type: ignore[union-attr]
    assert len(texts) == 1  # one answer for all: it tells nothing
    assert len(store.logs[created.table]) == length
    for odd in (-1, -2, 7):
        reply = await host.request(
            Credentials(table=created.table, tokens=[created.tokens[seat]]),
            Act(key="z", seat=odd, decision=st.did, codes=[1]),
        )
        assert error_of(reply) == "no_seat"
    for key in ("", "k" * 100):
        reply = await host.request(
            Credentials(table=created.table, tokens=[created.tokens[seat]]), Undo(key=key, seat=seat)
        )
        assert error_of(reply) == "malformed"


async def test_watchers_may_be_kept_out() -> None:
    host = make_host()
    open_table, closed = await started(host), await started(host, spectators=False)
    watcher = await Device(host, open_table.table).enter()
    odds = await watcher.ask(Ask(key="o", seat=-1, ask="odds"))
    assert isinstance(odds, Answer)
    for kind in ("why", "path", "describe", "preview"):
        assert isinstance(await watcher.ask(Ask(key=kind, seat=-1, ask=kind)), Refused)  # type: ignore[arg-type]
    for shown in ([], [closed.invite]):
        with pytest.raises(Denied, match="no_seat"):
            await host.enter(Hello(protocol=1, table=closed.table, tokens=shown))
        with pytest.raises(Denied, match="no_seat"):
            await host.look(Credentials(table=closed.table, tokens=shown))
    assert (await host.info(Credentials(table=closed.table, tokens=[closed.invite]))).phase == "playing"
    await host.enter(Hello(protocol=1, table=closed.table, tokens=[closed.watch]))


async def test_sit_down_start_and_get_up() -> None:
    store = MemoryStore()
    host = make_host(store)
    created = await host.create(
        TableSettings(game="space", players=3, title="\u202eFriday"), [SeatWish(controller="human", name="Ann")]
    )
    device = await Device(host, created.table, one_of(created, 0)).enter()
    assert device.views[0] is None and device.info["settings"]["title"] == "Friday" and device.info["commitment"]
    assert error_of(await manage(host, created, 0, "start")) == "not_now"
    bo = await host.join(created.table, created.invite, 1, "ann", "blue")
    created.tokens[1] = bo.token
    device.take()
    assert [chair["name"] for chair in device.info["seats"]][:2] == ["Ann", "ann 2"]
    assert len({chair["colour"] for chair in device.info["seats"]}) == 3
    with pytest.raises(Denied, match="full"):
        await host.join(created.table, created.invite, 1, "Cy")
    with pytest.raises(Denied, match="no_seat"):
        await host.join(created.table, created.watch, 2, "Cy")
    assert error_of(await manage(host, created, 1, "start")) == "not_host"
    assert error_of(await manage(host, created, 1, "colour", value=device.info["seats"][0]["colour"])) == "not_now"
    assert not error_of(await manage(host, created, 1, "name", value="Bo"))
    assert error_of(await manage(host, created, 1, "name", target=0, value="Fool")) == "no_seat"
    assert not error_of(await manage(host, created, 1, "leave"))
    assert error_of(await manage(host, created, 1, "name", value="Bo")) == "no_seat"  # the token went with the seat
    created.tokens[1] = (await host.join(created.table, created.invite, -1, "Bo")).token
    assert not error_of(await manage(host, created, 0, "start", value="greedy"))
    assert device.take().info["phase"] == "playing" and device.views[0]["decision"]
    assert device.info["seats"][2]["controller"] == "bot"
    assert error_of(await manage(host, created, 0, "start")) == "not_now"


async def test_a_bot_takes_an_absent_seat_and_hands_it_back() -> None:
    host = make_host(pool=FirstOption())
    created = await started(host, "space", 2)
    ann = await Device(host, created.table, one_of(created, 0)).enter()
    bo = await Device(host, created.table, one_of(created, 1)).enter()
    assert error_of(await bo.ask(Manage(key="b", seat=1, manage="bot", target=0))) == "not_host"
    assert error_of(await manage(host, created, 0, "bot", target=1)) == "not_now"  # Bo is here
    assert bo.entry is not None
    await host.leave(bo.entry)
    assert not error_of(await manage(host, created, 0, "bot", target=1, value="random"))
    for n in range(20):
        for _ in range(500):
            if ann.take().deciding() == 0:
                break
            await asyncio.sleep(0)
        assert ann.deciding() == 0
        assert isinstance(await ann.act(0, pick=n * 7), Done)
    assert ann.info["seats"][1]["stands_in"] and ann.info["seats"][1]["controller"] == "human"
    assert not error_of(await manage(host, created, 1, "back"))
    assert not ann.take().info["seats"][1].get("bot")
    assert error_of(await manage(host, created, 1, "back")) == "not_now"
    assert not error_of(await manage(host, created, 0, "leave"))  # the host goes: Bo is the host now
    assert ann.take().info["host"] == 1
    assert not error_of(await manage(host, created, 0, "back"))


async def test_a_second_device_by_a_code_and_a_new_token_for_a_lost_one() -> None:
    time = [NOW]
    store = MemoryStore()
    host = make_host(store, now=lambda: time[0])
    created = await started(host)
    done = await manage(host, created, 0, "new_token", value="device")
    assert isinstance(done, Done) and len(done.value) == 9
    with pytest.raises(Denied):
        await host.enter(Hello(protocol=1, table=created.table, tokens=[done.value]))  # a code is no token
    joined = await host.redeem(done.value.lower().replace("-", " "))
    assert (joined.table, joined.seat) == (created.table, 0)
    second = await Device(host, created.table, [joined.token]).enter()
    first = await Device(host, created.table, one_of(created, 0)).enter()
    with pytest.raises(Denied):
        await host.redeem(done.value)  # used up
    late = await manage(host, created, 0, "new_token", value="device")
    time[0] += 11 * 60 * 1000
    with pytest.raises(Denied):
        await host.redeem(late.value)
    fresh = seat_tokens.new_token(secrets.token_bytes)
    for bad in ("", "rotate", "A" * 43, fresh[:-1], created.tokens[0], created.tokens[1]):
        assert error_of(await manage(host, created, 0, "new_token", value=bad)) == "malformed"
    rotated = await manage(host, created, 0, "new_token", value=fresh)
    assert isinstance(rotated, Done) and not rotated.value
    for device in (first, second):  # both tokens are gone, and so are the devices
        assert device.entry is not None and device.entry.viewer.reason == "revoked"
        assert error_of(await device.ask(Undo(key="u", seat=0))) == "no_seat"
        with pytest.raises(Denied):
            await host.enter(Hello(protocol=1, table=created.table, tokens=device.tokens))
    await host.enter(Hello(protocol=1, table=created.table, tokens=[fresh]))
    kept = repr(store.logs) + repr(store.token_rows)
    assert fresh not in kept and joined.token not in kept


@pytest.mark.parametrize("written", [True, False])
async def test_a_crash_in_the_middle_of_a_new_token_locks_nobody_out(written: bool) -> None:
    """The answer is lost; it was written down before that, or it was not. One of the two tokens opens the seat."""
    store = MemoryStore()
    host = make_host(store)
    created = await started(host)
    fresh, message = seat_tokens.new_token(secrets.token_bytes), Manage(key="n", seat=0, manage="new_token")
    message.value = fresh
    old = Credentials(table=created.table, tokens=one_of(created, 0))
    if written:
        assert isinstance(await host.request(old, message), Done)
    again = make_host(store)  # another process, which knows only what was written
    answers = [
        await again.request(Credentials(table=created.table, tokens=shown), message)
        for shown in ([fresh], one_of(created, 0), [fresh])
    ]
    assert isinstance(answers[-1], Done) and answers[-1].key == "n"
    assert [error_of(answer) for answer in answers[:2]] == (["", "no_seat"] if written else ["no_seat", ""])
    entry = await again.enter(Hello(protocol=1, table=created.table, tokens=[fresh]))
    assert entry.seats == (0,)
    with pytest.raises(Denied):
        await again.enter(Hello(protocol=1, table=created.table, tokens=one_of(created, 0)))
    assert sum(line.kind == "token" for line in store.lines(created.table)) == 1


async def test_rematch_brings_everybody_along() -> None:
    store = MemoryStore()
    host = make_host(store)
    created = await started(host, "space", 2)
    device = await Device(host, created.table, one_of(created, 0, 1)).enter()
    assert error_of(await manage(host, created, 0, "rematch")) == "not_now"
    for n in range(4000):
        if device.deciding() < 0:
            break
        await device.act(device.deciding(), pick=n * 7)
        device.take()
    first = await manage(host, created, 0, "rematch")
    second = await manage(host, created, 1, "rematch")
    assert isinstance(first, Done) and isinstance(second, Done)
    (table, ann), (same, bo) = first.value.split(), second.value.split()
    assert table == same == device.take().info["rematch"] and ann != bo
    reply = await host.request(Credentials(table=table, tokens=[ann]), Manage(key="s", seat=0, manage="start"))
    assert isinstance(reply, Done)
    both = await Device(host, table, [ann, bo]).enter()
    assert both.views[0]["decision"] and [chair["name"] for chair in both.info["seats"]] == ["P0", "P1"]
    # The answer was lost with the server: asked again with the same key, the seat is there all the same.
    again = make_host(store, seed=2)
    here = Credentials(table=created.table, tokens=[created.tokens[0]])
    lost = await again.request(here, Manage(key=first.key, seat=0, manage="rematch"))
    assert isinstance(lost, Done) and (lost.seq, lost.value.split()[0]) == (first.seq, table)
    assert (await Device(again, table, [lost.value.split()[1]]).enter()).views[0]["seat"] == 0


async def test_turns_are_announced() -> None:
    told: list[tuple[str, int, int]] = []
    host = make_host()
    host.on_turn(lambda *turn: told.append(turn))
    created = await started(host)
    device = await Device(host, created.table, one_of(created, 0, 1)).enter()
    for n in range(40):
        before = device.deciding()
        await device.act(before, pick=n * 7)
        device.take()
        if device.deciding() != before:
            assert told[-1][:2] == (created.table, device.deciding())


async def test_who_plays_what_is_listed() -> None:
    host = make_host()
    one, two = await started(host), await started(host, "catacombs")
    listed = await host.mine([one.tokens[0], one.tokens[1], two.tokens[1], "x", two.watch])
    assert {table.table: table.seats for table in listed} == {one.table: [0, 1], two.table: [1]}
    assert next(table for table in listed if table.table == one.table).my_turn
