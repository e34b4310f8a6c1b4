"""The server's side of the process in which finished games are looked at: whose turn it is, and when it is ended."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from pathlib import Path

import msgspec

from burgle.table.child import Child, Gone
from burgle.table.edge.limits import Window
from burgle.table.fair_queue import FairQueue
from burgle.table.guests import Denied
from burgle.table.replay_child import LONGEST, Answer, Lay, LookAt, Open, Request, Told, Unknown

WITHIN = 20.0  # seconds for one request
TOO_LONG = (2, 300.0)  # requests of one address that took longer, until it has to wait
REST = 120.0  # seconds without a request after which the process is ended

Bring = Callable[[], Open]
Trouble = Callable[[str, int, Exception], None]


def unknown() -> Open:
    """A position is brought whole, and never forgotten half-way."""
    raise Denied("malformed", "replay-none")


class Odd(Exception):
    """Something that no file should be able to cause."""


class Reading:
    """One process that reads, started when there is something to read."""

    def __init__(self, packs: Mapping[str, Path], trouble: Trouble) -> None:
        self.packs = {name: str(folder) for name, folder in packs.items()}
        self.trouble = trouble
        self.turns = FairQueue()
        self.within = WITHIN
        self._slow = Window(*TOO_LONG)
        self._child: Child | None = None
        self._rest: asyncio.TimerHandle | None = None
        self._closed = False

    async def open(self, address: str, request: Open) -> bytes:
        """Open a game."""
        return await self._turn(address, request, lambda: request)

    async def look(self, address: str, wish: LookAt, bring: Bring) -> bytes:
        """Look at a game that was opened; `bring` gives it again to a process that has forgotten it."""
        return await self._turn(address, wish, bring)

    async def lay(self, address: str, request: Lay) -> bytes:
        """Read a position that somebody has pasted."""
        return await self._turn(address, request, unknown)

    def sweep(self) -> None:
        """Forget who was slow long ago."""
        self._slow.sweep()

    async def close(self) -> None:
        """End; who waits is told so."""
        self._closed = True
        self.turns.close()
        await self._end()

    async def _turn(self, address: str, request: Request, bring: Bring) -> bytes:
        """Wait for one's turn and ask. Who hangs up meanwhile does not stop what is under way."""
        if self._slow.full(address):
            raise Denied("too_fast", "busy")
        await self.turns.take(address)
        asking = asyncio.create_task(self._ask(address, request, bring))
        asking.add_done_callback(lambda _: self.turns.end(address))
        asking.add_done_callback(lambda task: task.cancelled() or task.exception())  # perhaps nobody waits any more
        return await asyncio.shield(asking)

    async def _ask(self, address: str, request: Request, bring: Bring) -> bytes:
        if self._rest is not None:
            self._rest.cancel()
        try:
            answer = await self._answer(request)
            if isinstance(answer, Unknown):
                await self._answer(bring())
                answer = await self._answer(request)
        except (TimeoutError, Gone, OSError, msgspec.DecodeError):
            await self._end()
            if self._closed:
                raise Denied("not_now", "restarting") from None
            self._slow.add(address)
            raise Denied("malformed", "replay-takes-long") from None
        finally:
            loop = asyncio.get_running_loop()
            self._rest = loop.call_later(REST, lambda: loop.create_task(self._retire()))
        if isinstance(answer, Told):
            return answer.data
        if isinstance(answer, Unknown):
            raise Denied("malformed", "replay-none")
        if answer.odd:
            self.trouble("", -1, Odd(answer.odd))
        raise Denied(answer.error, answer.why, -1, **answer.facts)

    async def _answer(self, request: Request) -> Answer:
        """Ask the process, or a new one if there is none, and not for ever."""
        if self._closed:
            raise Gone
        if self._child is None:
            self._child = await Child.start("burgle.table.replay_child")
        async with asyncio.timeout(self.within):
            await self._child.say(msgspec.msgpack.encode(request))
            answer: Answer = msgspec.msgpack.decode(await self._child.hear(LONGEST), type=Answer)
            return answer

    async def _retire(self) -> None:
        """End the process when nobody has wanted anything for a while."""
        if not self.turns.waiting:
            await self._end()

    async def _end(self) -> None:
        """End the process, whatever it does."""
        found, self._child = self._child, None
        if found is not None:
            await found.end()
