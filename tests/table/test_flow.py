"""Information flow on every channel that leaves a table, with leaks planted on each to show that they would be found.

The table is looked at twice, the second time with everything changed that a seat may not know: hands, decks, chance,
secret. Whatever the seat can get hold of must be the same, byte for byte.
"""

from __future__ import annotations

import io
import json
import random
from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec
import pytest
import pytest_asyncio

from burgle.kernel.chance import seed_bytes
from burgle.kernel.determinise import determinise
from burgle.kernel.engine import decider
from burgle.kernel.state import Event
from burgle.kernel.together import may_answer
from burgle.table import audience, bots, channels, play, searches
from burgle.table.audience import Seated
from burgle.table.bots import BotJob
from burgle.table.channels import encode
from burgle.table.edge.desk import Desk
from burgle.table.edge.lobby import Lobby
from burgle.table.edge.settings import Settings
from burgle.table.guests import Entered, Viewer
from burgle.table.host import Host
from burgle.table.messages import Act, Ask, Gesture, Hello, Undo
from burgle.table.record import Record
from burgle.view.table import Look, view
from tests.table.memory import Device, make_host, one_of, started

NOBODY = 7  # a seat that knows only what everybody knows


class Ear:
    """A pool that hears what bots are told."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    async def choose(self, job: BotJob) -> int | None:
        self.heard.append(msgspec.msgpack.encode(job))
        return None


class Scene:
    """A game in which nobody but the test moves, with somebody on each channel."""

    def __init__(
        self, host: Host, table: str, everybody: Device, entries: dict[int, Entered], log: io.StringIO
    ) -> None:
        self.host, self.table, self.everybody, self.entries, self.log = host, table, everybody, entries, log
        self.room = host.rooms[table]
        settings = Settings(messages=(10**9, 1.0))
        self.desk = Desk(host, settings, Lobby(settings))
        self.ear = Ear()
        host.house.pool = self.ear

    async def step(self, dice: random.Random) -> bool:
        """Play on; now and then back."""
        device = self.everybody
        if device.deciding() < 0:
            return False
        seat = device.deciding()
        if device.pending[seat]["undo"] and dice.random() < 0.15:
            await device.ask(Undo(key=device.key(), seat=seat))
        else:
            await device.act(seat, pick=dice.randrange(99))
        device.take()
        return device.deciding() >= 0

    def other(self, seat: int, seed: int) -> Record:
        """The same table to a seat, with everything else different."""
        record = self.room.record
        twin = record.twin()
        assert record.state is not None
        twin.state = determinise(record.state, NOBODY if seat < 0 else seat, seed_bytes(seed))
        twin.secret, twin.seed = seed_bytes(seed), seed
        kinds = record.state.rules.events
        twin.events = [
            Event(e.kind, e.who, 0, 0, e.source) if kinds[e.kind].private and e.who != seat else e
            for e in record.events
        ]
        return twin

    async def hear(self, record: Record, seat: int) -> dict[str, bytes]:
        """Everything that a seat can get hold of, by channel."""
        room, real, lines, looks = self.room, self.room.record, self.room.channels, self.room.looks
        room.record, room.channels, room.looks = record, {}, {}
        try:
            found = {"snapshot": b"".join(room.catch_up(seat, -1, False)), "info": encode(room.info())}
            viewer = Viewer()
            room.welcome(viewer, Seated((seat,) if seat >= 0 else (), frozenset()))
            channel = room.channel(seat)
            channel.own, channel.told = None, max(0, len(record.events) - 30)
            room.broadcast()
            found["update"] = b"\n".join(viewer.take())
            channel.note(len(record.events) // 2)
            room.broadcast()
            found["undo"] = b"\n".join(viewer.take())
            room.tell_presence()
            found["presence"] = b"\n".join(viewer.take())
            room.forget(viewer)
            found["bot"] = await self.asked(record, seat)
            self.log.seek(0)
            self.log.truncate()
            found["answers"] = b"\n".join(
                [encode(await self.desk.request(self.entries[seat], m)) for m in asks(record, seat)]
            )
            found["errors"] = b"\n".join(
                [encode(await self.desk.request(self.entries[seat], m)) for m in wrong(record, seat)]
            )
            found["log"] = self.logged()
            assert room.record is record, "something that was refused has changed the table"
            return found
        finally:
            room.record, room.channels, room.looks = real, lines, looks

    async def asked(self, record: Record, seat: int) -> bytes:
        """What a bot would be told in the place of a seat."""
        assert record.state is not None
        if not may_answer(record.state, seat):
            return b""
        self.ear.heard.clear()
        await bots.choose(self.host.house, record, seat)
        return b"".join(self.ear.heard)

    def logged(self) -> bytes:
        """What was logged, without the times."""
        entries = [json.loads(line) for line in self.log.getvalue().splitlines()]
        assert entries
        return json.dumps([{k: v for k, v in one.items() if k not in ("ms", "timestamp")} for one in entries]).encode()

    async def leaks(self, seed: int) -> set[tuple[str, bool]]:
        """The channels (and whether it is who watches) that tell something they should not."""
        found = set()
        for seat in (-1, 0, 1):
            real, other = await self.hear(self.room.record, seat), await self.hear(self.other(seat, seed), seat)
            found |= {(name, seat < 0) for name in real if real[name] != other[name]}
        return found


def asks(record: Record, seat: int) -> list[Ask]:
    """Questions that change nothing."""
    st = record.state
    assert st is not None
    every: list[tuple[Any, Any]] = [
        ("odds", ""),
        ("path", ""),
        ("around", ["end turn", "buy everything", 7]),
        ("why", "end turn"),
        ("why", "buy everything"),
        ("why", 7),
        ("hint", ""),
    ]
    if decider(st) == seat:
        every += [(kind, code) for kind in ("preview", "describe") for code in (st.options[0], st.options[-1])]
    return [Ask(key="q", seat=seat, ask=kind, target=target) for kind, target in every]


def wrong(record: Record, seat: int) -> list[Any]:
    """Requests that are refused."""
    st = record.state
    assert st is not None
    if seat < 0:
        return [Act(key="w", seat=0, decision=st.did, codes=[1])]
    return [
        Act(key="w", seat=seat, decision=st.did, codes=[999]),
        Act(key="w", seat=1 - seat, decision=st.did, codes=[999]),
        Act(key="w", seat=seat, decision=st.did + 1, codes=[1]),
        Gesture(key="w", seat=seat, decision=st.did, gesture="say", target="play Nothing"),
        Gesture(key="w", seat=seat, decision=st.did, gesture="go", target="nowhere"),
        Undo(key="w", seat=seat, to=10_000),
    ]


@pytest_asyncio.fixture(params=["space", "catacombs"])
async def scene(request: pytest.FixtureRequest, log: io.StringIO) -> AsyncIterator[Scene]:
    """A game some way into it."""
    host = make_host()
    created = await started(host, request.param, 2)
    everybody = await Device(host, created.table, one_of(created, 0, 1)).enter()
    entries = {
        seat: await host.enter(
            Hello(protocol=1, table=created.table, tokens=[created.tokens[seat]] if seat >= 0 else [])
        )
        for seat in (-1, 0, 1)
    }
    made = Scene(host, created.table, everybody, entries, log)
    dice = random.Random(5)
    for _ in range(25):
        await made.step(dice)
    yield made


@pytest.mark.asyncio
async def test_no_channel_tells_what_is_hidden(scene: Scene) -> None:
    dice = random.Random(6)
    looked = 0
    for number in range(100):
        if not await scene.step(dice):
            break
        if number % 5 == 0:
            looked += 1
            assert await scene.leaks(number + 1) == set()
    assert looked >= 10


# ---------------------------------------------------------------- planted leaks


def in_views(change: Callable[[Any, int, dict[str, Any]], None]) -> type[Look]:
    """Views with something more in them than should be."""

    class Planted(Look):
        def own(self, seat: int) -> dict[str, Any]:
            shown = super().own(seat)
            change(self.st, seat, shown)
            return shown

    return Planted


def rivals_hand(st: Any, seat: int) -> list[int]:
    """What somebody else holds."""
    return sorted(st.players[1 - max(seat, 0)].hand)


def stable_id(st: Any, seat: int, shown: dict[str, Any]) -> None:
    shown["ids"] = rivals_hand(st, seat)


def option_hint(st: Any, seat: int, shown: dict[str, Any]) -> None:
    if shown["decision"] and shown["decision"].get("options"):
        shown["decision"]["options"][0]["next"] = rivals_hand(st, seat)


def length(st: Any, seat: int, shown: dict[str, Any]) -> None:
    shown["pad"] = " " * (sum(rivals_hand(st, seat)) % 61)


def spectator(st: Any, seat: int, shown: dict[str, Any]) -> None:
    if seat == -1:
        shown.update(view(st, 0))


def pending_prompt(st: Any, seat: int, shown: dict[str, Any]) -> None:
    who = decider(st)
    if who >= 0 and shown["decision"]:
        shown["decision"] = view(st, who)["decision"]


def seed_field(record: Record, *rest: Any) -> Any:
    found = real_info(record, *rest)
    found.seed = f"{record.seed:064x}"
    return found


def log_name(st: Any, event: Event, seat: int, *rest: Any) -> Any:
    return real_seen(st, event, event.who, *rest)


def undo_history(record: Record, seat: int, *rest: Any) -> Any:
    found = real_pending(record, seat, *rest)
    found.veil = f"behind it lies {rivals_hand(record.state, seat)}"
    return found


def error_text(record: Record, seat: int, reasons: Any) -> Any:
    denied = real_blocked(record, seat, reasons)
    denied.refused.text += f" (they hold {rivals_hand(record.state, seat)})"
    return denied


def bot_job(st: Any, seat: int, seed: bytes) -> Any:
    return st


def odds_answer(st: Any) -> Any:
    return {**real_odds(st), "next": [pile.rest[:1] for pile in st.piles] + rivals_hand(st, 0) + rivals_hand(st, 1)}


def log_line(self: Desk, *args: Any) -> Any:
    caller = args[0]
    state = self.host.rooms[caller.table].record.state
    assert state is not None
    self.log.info("action", note=f"hands {[sorted(p.hand) for p in state.players]}")
    return real_request(self, *args)


real_info, real_seen, real_pending = channels.table_info, channels.seen, channels.pending
real_blocked, real_odds, real_request = play.blocked, searches.odds, Desk.request
PLANTS: dict[str, tuple[Any, str, Any, set[str]]] = {
    "seed field": (audience, "table_info", seed_field, {"snapshot", "info", "presence"}),
    "stable id": (audience, "Look", in_views(stable_id), {"snapshot", "update"}),
    "log name": (channels, "seen", log_name, {"snapshot", "update"}),
    "option hint": (audience, "Look", in_views(option_hint), {"snapshot", "update"}),
    "error text": (play, "blocked", error_text, {"errors"}),
    "length": (audience, "Look", in_views(length), {"snapshot", "update"}),
    "spectator channel": (audience, "Look", in_views(spectator), {"snapshot", "update"}),
    "undo history": (channels, "pending", undo_history, {"snapshot", "update", "undo", "presence"}),
    "pending prompt": (audience, "Look", in_views(pending_prompt), {"snapshot", "update"}),
    "bot job": (bots, "determinise", bot_job, {"bot"}),
    "answer": (searches, "odds", odds_answer, {"answers"}),
    "log line": (Desk, "request", log_line, {"log"}),
}


@pytest.mark.asyncio
@pytest.mark.parametrize("name", PLANTS)
async def test_a_planted_leak_is_found(scene: Scene, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    where, what, leak, expected = PLANTS[name]
    monkeypatch.setattr(where, what, leak)
    dice, found = random.Random(7), set()
    for number in range(40):
        if number % 4 == 0:
            found |= await scene.leaks(number + 1)
        if expected <= {channel for channel, _ in found} and (
            name != "spectator channel" or ("snapshot", True) in found
        ):
            break
        monkeypatch.undo()  # the game itself goes on without the leak: its own client would notice
        await scene.step(dice)
        monkeypatch.setattr(where, what, leak)
    assert expected <= {channel for channel, _ in found}, f"{name} was not found on {expected}, only {found}"
    if name == "spectator channel":
        assert {watching for _, watching in found} == {True}
