"""The chat of a table: who may speak and who reads, how much and how fast, and whom one does not want to hear."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from websockets.asyncio.client import ClientConnection

from burgle.table.guests import Denied
from burgle.table.messages import Mute, Say
from burgle.table.store import NotSaved
from burgle.table.talk import LONGEST, MOST_LINES, MOST_TABLES, OFTEN, WITHIN, Talk, Talks
from tests.table.edge_server import Running, bearer, running, until

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    """A server for all of these tables."""
    async with running(tmp_path_factory.mktemp("talk")) as found:
        yield found


async def tell(line: ClientConnection, **message: Any) -> dict[str, Any]:
    """Send a request, and give what it was answered."""
    await line.send(json.dumps({"key": message["type"] + str(message.get("text", "")), "seat": 0, **message}))
    while True:
        answer: dict[str, Any] = json.loads(await line.recv())
        if answer["type"] in ("done", "refused"):
            return answer


async def test_what_is_said_is_heard_by_all_at_the_table_and_by_who_comes_later(server: Running) -> None:
    made = await server.table()
    table, (a, b) = made["table"], made["tokens"].values()
    store = server.desk.host.house.store
    before = store.lines(table)
    async with server.sit(table, a) as ann, server.sit(table, b) as bo, server.sit(table) as watcher:
        assert (await tell(ann, type="say", phrase="good_luck"))["type"] == "done"
        for line in (bo, watcher):
            (heard,) = (await until(line, "chat"))["lines"]
            assert (heard["seat"], heard["name"], heard["phrase"]) == (0, "Ann", "good_luck") and not heard["text"]
        assert (await tell(ann, type="say", text="a\u202eb\u200b  <b>\nc", key="t"))["type"] == "done"
        assert (await until(bo, "chat"))["lines"][0]["text"] == "ab <b> c"  # nothing that turns or hides
        assert (await tell(ann, type="say", text="again", key="t"))["type"] == "done"  # the same request, said once
    async with server.sit(table, b) as late:
        first = await until(late, "chat")
        assert [line["number"] for line in first["lines"]] == [1, 2]
    assert store.lines(table) == before  # it is no part of the game
    assert "good_luck" not in (await server.http.get(f"/api/tables/{table}/state", headers=bearer(b))).text


async def test_who_has_no_seat_says_nothing(server: Running) -> None:
    made, other = await server.table(), await server.table()
    table = made["table"]
    async with server.sit(table, made["tokens"]["0"]) as ann, server.sit(table) as watcher:
        for seat in (0, 1, -1, 7):
            assert (await tell(watcher, type="say", seat=seat, phrase="hello"))["error"] == "no_seat"
        assert (await tell(ann, type="say", seat=1, phrase="hello"))["error"] == "no_seat"
        for tokens in ([], [made["watch"]], [made["invite"]], [other["tokens"]["0"]]):
            answer = await server.http.post(
                f"/api/tables/{table}/request",
                json={"type": "say", "key": "x", "seat": 0, "phrase": "hello"},
                headers=bearer(*tokens) if tokens else {},
            )
            assert answer.status_code >= 400
        for wrong in ({}, {"phrase": "hello", "text": "hello"}, {"text": " \u200b "}, {"phrase": "psst"}):
            assert (await tell(ann, type="say", **wrong))["error"] == "malformed"
        assert (await tell(ann, type="say", text="x" * (LONGEST + 1), key="long"))["error"] == "too_large"
        await ann.send('{"type": "ping"}')
        heard = json.loads(await ann.recv())
        while heard["type"] == "update":  # that somebody watches
            heard = json.loads(await ann.recv())
        assert heard == {"type": "pong"}  # and no word of all that


async def test_a_muted_seat_is_not_heard_until_it_is_again(server: Running) -> None:
    made = await server.table()
    table, (a, b) = made["table"], made["tokens"].values()
    async with server.sit(table, a) as ann, server.sit(table, a) as phone, server.sit(table, b) as bo:
        await tell(bo, type="say", seat=1, text="one")
        await until(ann, "chat")
        for target in (0, 2, -1):
            assert (await tell(ann, type="mute", target=target))["error"] == "no_seat"
        await ann.send(json.dumps({"type": "mute", "key": "m", "seat": 0, "target": 1}))
        assert await until(ann, "chat") == {"type": "chat", "muted": [1]}
        await until(phone, "chat")
        assert (await until(phone, "chat"))["muted"] == [1]  # on every device of the seat
        await tell(bo, type="say", seat=1, text="two")
        await tell(ann, type="say", text="three")  # the muted one still hears
        assert (await until(bo, "chat"))["lines"][0]["text"] == "three"
        assert (await until(phone, "chat"))["lines"][0]["text"] == "three"
    async with server.sit(table, a) as ann:
        first = await until(ann, "chat")
        assert [line["text"] for line in first["lines"]] == ["three"] and first["muted"] == [1]
        await ann.send(json.dumps({"type": "mute", "key": "n", "seat": 0, "target": 1, "on": False}))
        assert [line["text"] for line in (await until(ann, "chat"))["lines"]] == ["one", "two", "three"]
    # Two who share a screen hear whom either of them wants to hear.
    async with server.sit(table, a, b) as both:
        assert [line["text"] for line in (await until(both, "chat"))["lines"]] == ["one", "two", "three"]


async def test_nobody_talks_too_fast_and_only_so_much_is_kept(tmp_path: Path) -> None:
    now = [0.0]
    talk = Talk(lambda: now[0])
    for number in range(OFTEN):
        assert talk.say(0, "Ann", Say(key=f"{number}", seat=0, phrase="ouch"), 1) is not None
    with pytest.raises(Denied, match="too_fast"):
        talk.say(0, "Ann", Say(key="more", seat=0, phrase="ouch"), 1)
    assert talk.say(1, "Bo", Say(key="0", seat=1, phrase="nice"), 1) is not None  # everybody has a share of their own
    for number in range(MOST_LINES):
        now[0] += WITHIN
        talk.say(0, "Ann", Say(key=f"later {number}", seat=0, text="x"), 1)
    assert len(talk.shown([1]).lines) == MOST_LINES
    talk.mute(Mute(key="m", seat=1, target=0))
    assert talk.shown([1]).lines == [] and talk.shown([]).muted == []


class Shelf:
    """A store of chats, which fails when it is told to."""

    def __init__(self) -> None:
        self.kept: dict[str, bytes] = {}
        self.full = False

    async def load(self, table: str) -> bytes | None:
        return self.kept.get(table)

    async def keep(self, table: str, data: bytes) -> None:
        if self.full:
            raise NotSaved("the disk is full")
        self.kept[table] = data

    def talks(self) -> Talks:
        """A server that has just begun."""
        return Talks(lambda: 0.0, self.load, self.keep)


async def test_memory_has_an_end_and_nothing_is_lost() -> None:
    shelf = Shelf()
    talks = shelf.talks()
    first = await talks.of("t")
    for number in range(MOST_TABLES):
        await talks.of(f"t{number}")
    assert await talks.of("t") is not first
    shelf.kept["broken"] = b"{"
    assert (await talks.of("broken")).shown([0]).lines == []


async def test_what_was_said_outlives_the_server(server: Running) -> None:
    made = await server.table()
    room = await server.desk.host.room(made["table"])
    shelf = Shelf()
    talks = shelf.talks()
    await talks.speak(room, Say(key="a", seat=0, text="tomorrow at eight?"), 5)
    await talks.speak(room, Mute(key="m", seat=1, target=0), 6)
    shelf.full = True
    with pytest.raises(NotSaved):
        await talks.speak(room, Say(key="b", seat=1, phrase="nice"), 7)
    shelf.full = False
    again = shelf.talks()
    for key in ("a", "b"):  # asked again after a crash: what was kept is not said twice, what was not is said now
        await again.speak(room, Say(key=key, seat=1 if key == "b" else 0, phrase="nice"), 8)
    shown = (await again.of(made["table"])).shown([0])
    assert [(line.number, line.text or line.phrase) for line in shown.lines] == [(1, "tomorrow at eight?"), (2, "nice")]
    assert (await again.of(made["table"])).muted([1]) == [0]
