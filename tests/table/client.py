"""A client of the table: it follows patches, checks every digest, comes back after a cut, and asks again with the same key.

    async with Client(url, table, [token]) as ann:
        await ann.request(type="manage", seat=0, manage="start")
        decision = ann.views[0]["decision"]
        done = await ann.request(type="act", seat=0, decision=decision["id"], codes=[decision["options"][0]["code"]])

A request is over when it is answered: if the line breaks before that, it is sent again with its key, so that it is
done once however often it was sent. The socket is `websockets`; all the rest is what docs/protocol.md says.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import secrets
import zlib
from collections.abc import Sequence
from typing import Any

import websockets
from websockets.asyncio.client import ClientConnection

Message = dict[str, Any]
TRY_AGAIN = ("not_saved", "too_fast")  # nothing was done, and in a moment it may be


class Gone(Exception):
    """The table does not let this client in any more."""


class Client:
    """One device at a table, with any number of seats; none to watch."""

    def __init__(self, url: str, table: str, tokens: Sequence[str] = (), *, retry: float = 0.05) -> None:
        self.url, self.table, self.tokens, self.retry = url, table, list(tokens), retry
        self.run = ""
        self.seats: list[int] = []
        self.info: Message = {}
        self.views: dict[int, Any] = {}
        self.seq: dict[int, int] = {}
        self.pending: dict[int, Message] = {}
        self.events: dict[int, list[Message]] = {}
        self.digests: dict[tuple[int, int], str] = {}  # of (seat, line): what was seen
        self.done: dict[str, Message] = {}  # every answer that said done, by its key
        self.faults: list[str] = []  # whatever a table must never do
        self.snapshots = self.updates = self.connections = 0
        self.heard = asyncio.Event()  # set whenever anything came
        self._line: ClientConnection | None = None
        self._waiting: dict[str, tuple[Message, asyncio.Future[Message]]] = {}
        self._keys = (f"{secrets.token_hex(4)}-{number}" for number in itertools.count())
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Client:
        """Come to the table and stay there; returns when the first view is here."""
        self._task = asyncio.create_task(self._stay())
        while not self.seq:
            self.heard.clear()
            waiting = asyncio.create_task(self.heard.wait())
            await asyncio.wait({self._task, waiting}, return_when=asyncio.FIRST_COMPLETED)
            waiting.cancel()
            if self._task.done():
                self._task.result()
        return self

    async def __aexit__(self, *_: object) -> None:
        """Go."""
        assert self._task is not None
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def request(self, **message: Any) -> Message:
        """Have something done or answered: sent again with the same key until there is an answer."""
        message = {"key": next(self._keys), **message}
        while True:
            answer = await self._ask(message)
            if answer["type"] != "refused" or answer["error"] not in TRY_AGAIN:
                return answer
            await asyncio.sleep(self.retry)

    async def again(self, message: Message) -> Message:
        """Send a request once more, with the key it had."""
        return await self._ask(message)

    async def _ask(self, message: Message) -> Message:
        if message["key"] in self._waiting:  # one answer is enough for both
            return await asyncio.shield(self._waiting[message["key"]][1])
        future: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._waiting[message["key"]] = (message, future)
        if self._line is not None:
            with contextlib.suppress(websockets.ConnectionClosed):
                await self._line.send(json.dumps(message))
        try:
            return await future
        finally:
            self._waiting.pop(message["key"], None)

    async def change(self) -> None:
        """Wait until anything comes."""
        self.heard.clear()
        await self.heard.wait()

    # ---------------------------------------------------------------- the line

    async def _stay(self) -> None:
        while True:
            try:
                async with websockets.connect(self.url, max_size=None, open_timeout=5, close_timeout=0.2) as line:
                    await self._live(line)
            except (OSError, TimeoutError, EOFError, websockets.WebSocketException):
                pass
            finally:
                self._line = None
            await asyncio.sleep(self.retry)

    async def _live(self, line: ClientConnection) -> None:
        hello = {"type": "hello", "protocol": 1, "table": self.table, "tokens": self.tokens}
        await line.send(json.dumps({**hello, "since": min(self.seq.values(), default=-1), "run": self.run}))
        first = json.loads(await line.recv())
        if first["type"] != "welcome":
            if first["type"] == "refused" and first["error"] in ("no_seat", "no_table", "damaged"):
                raise Gone(first["error"])
            return
        self.connections += 1
        known = max((answer["seq"] for answer in self.done.values()), default=-1)
        if first["info"]["seq"] < known:
            self.faults.append(f"the table is at line {first['info']['seq']} and had said done to {known}")
        if first["run"] != self.run:
            self.seq = {}  # numbers are only good within a run
        self.run, self.info, self.seats = first["run"], first["info"], first["seats"]
        self._line = line
        for message, _ in list(self._waiting.values()):
            await line.send(json.dumps(message))
        while True:
            if not self.hear(json.loads(await line.recv())):
                return

    def hear(self, message: Message) -> bool:
        """Take one message in; False if there is reason to say hello anew."""
        kind = message["type"]
        if kind in ("done", "refused", "answer"):
            self._answered(message)
        elif kind == "snapshot":
            seat = message["seat"]
            self.snapshots += 1
            self.seq[seat], self.views[seat] = message["seq"], message["view"]
            self.pending[seat], self.events[seat] = message["pending"], message["events"]
            self.info = message["info"]
            return self._compare(seat, message)
        elif kind == "update":
            return self._update(message)
        elif kind == "goodbye":
            return False
        self.heard.set()
        return True

    def _update(self, message: Message) -> bool:
        seat = message["seat"]
        if seat not in self.seq:
            self.faults.append(f"an update for seat {seat} before its snapshot")
            return False
        if message["seq"] < self.seq[seat] or (message["seq"] == self.seq[seat] and message["patch"]):
            return True  # seen already, on the line before
        if message["seq"] > self.seq[seat]:
            self.updates += 1
        self.views[seat] = patched(self.views[seat], message["patch"])
        self.seq[seat], self.pending[seat] = message["seq"], message["pending"]
        undone = message.get("undone", -1)
        if undone >= 0:
            self.events[seat] = [event for event in self.events[seat] if event["seq"] < undone]
        self.events[seat] += message["events"]
        self.info = message.get("info") or self.info
        return self._compare(seat, message)

    def _compare(self, seat: int, message: Message) -> bool:
        digest = fingerprint(self.views[seat])
        self.heard.set()
        known = self.digests.setdefault((seat, message["seq"]), digest)
        if known != digest:
            self.faults.append(f"two tables at line {message['seq']} for seat {seat}")
        if message.get("digest", digest) != digest:
            self.faults.append(f"another view than the table's at line {message['seq']} for seat {seat}")
            self.seq, self.run = {}, ""
            return False
        return True

    def _answered(self, message: Message) -> None:
        key = message["key"]
        if message["type"] == "done":
            known = self.done.setdefault(key, message)
            if (known["seq"], known.get("applied")) != (message["seq"], message.get("applied")):
                self.faults.append(f"{key} was answered {known} and then {message}")
        elif message["type"] == "refused" and key in self.done and message["error"] not in TRY_AGAIN:
            self.faults.append(f"{key} was done and is then refused: {message}")
        waiting = self._waiting.get(key)
        if waiting is not None and not waiting[1].done():
            waiting[1].set_result(message)


def patched(view: Any, steps: list[list[Any]]) -> Any:
    """Take the steps of a patch: [path, value] sets, [path] removes, one past the end of a list adds to it."""
    whole = [view]
    for path, *value in steps:
        holder: Any = whole
        keys = [0, *path]
        for key in keys[:-1]:
            holder = holder[key]
        if not value:
            del holder[keys[-1]]
        elif isinstance(holder, list) and keys[-1] == len(holder):
            holder.append(value[0])
        else:
            holder[keys[-1]] = value[0]
    return whole[0]


def fingerprint(view: Any) -> str:
    """CRC-32 of a view as JSON with sorted keys and without spaces."""
    text = json.dumps(view, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return f"{zlib.crc32(text.encode()):08x}"
