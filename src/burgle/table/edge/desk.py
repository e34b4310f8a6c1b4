"""What all routes share: the host, the limits, who is connected, and whether the server is about to stop."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable, Collection, Hashable
from typing import Any, ParamSpec, TypeVar

import msgspec
from litestar.connection import ASGIConnection

from burgle.table.company import Company
from burgle.table.edge.backroom import Study
from burgle.table.edge.limits import Window, neighbourhood
from burgle.table.edge.lobby import Lobby
from burgle.table.edge.logs import action, logger
from burgle.table.edge.replay_children import Reading
from burgle.table.edge.settings import Settings
from burgle.table.edge.times import Clockwork
from burgle.table.guests import Credentials, Denied, Entered
from burgle.table.host import Acknowledge, Host
from burgle.table.messages import Answer, ClientMessage, Done, Goodbye, Refused

Connection = ASGIConnection[Any, Any, Any, Any]
P = ParamSpec("P")
T = TypeVar("T")


class Desk:
    """The front desk of a server: every request passes it on its way to the host."""

    def __init__(self, host: Host, settings: Settings, lobby: Lobby) -> None:
        self.host, self.settings, self.lobby = host, settings, lobby
        self.log = logger()
        self.messages = Window(*settings.messages)
        self.creations = Window(*settings.creations)
        self.failures = Window(*settings.failures)
        self.guesses = Window(*settings.failures)
        self.looks = Window(*settings.looks)
        self.counters: Counter[str] = Counter()
        self.times = Clockwork()
        self.studies = Study()
        self.reading = Reading(host.house.packs, self.trouble)
        self.company = Company(host)
        self.stopping = False
        self.entries: dict[int, Entered] = {}  # by their identity
        self._devices: Counter[Hashable] = Counter()
        host.on_trouble(self.trouble)
        host.on_bot(self.bot_moved)

    # ---------------------------------------------------------------- limits

    def denied(self, address: str, denied: Denied) -> Denied:
        """Count a wrong token; who has shown too many is told that instead.

        A good one never comes here, so nobody can lock out their neighbours. Of a token's 256 bits nothing can be guessed.
        """
        self.counters["denied_" + denied.refused.error] += 1
        if denied.refused.error not in ("no_seat", "no_table") or self.failures.allow(address):
            return denied
        return Denied("too_fast", "too-many-tokens")

    def may_guess(self, address: str) -> None:
        """Refuse who has tried too many codes for a second device: those are short, so even a good one has to wait."""
        if self.guesses.full(address):
            raise Denied("too_fast", "too-many-codes")

    def may_create(self, address: str) -> None:
        """Refuse who makes too many tables."""
        if self.stopping:
            raise Denied("not_now", "restarting")
        if not self.creations.allow(address):
            raise Denied("too_fast", "too-many-tables")

    def pace(self, table: str, seats: Collection[int], address: str, what: str = "say") -> None:
        """Refuse a seat that speaks too fast.

        Each seat has one share for each thing to do, by whichever tokens and on however many devices; who holds none
        shares with all who look on from the same address. No name that a stranger made up is kept.
        """
        chairs = [(what, table, seat) for seat in seats if seat >= 0]
        if not chairs:
            self.may_look(address, what)
        elif any(self.messages.full(chair) for chair in chairs):
            raise Denied("too_fast")
        for chair in chairs:
            self.messages.add(chair)

    def may_look(self, address: str, what: str = "") -> None:
        """Refuse who asks for too many lists, replays and positions: each costs the server some reading."""
        if not self.looks.allow((what, address)):
            raise Denied("too_fast")

    async def study(self, address: str, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Work out something long for an address; it waits behind its own kind and never before a table."""
        return await self.studies.work(address, function, *args, **kwargs)

    def connect(self, address: str) -> None:
        """Count a socket of an address."""
        if self._devices[address] >= self.settings.sockets_per_address:
            raise Denied("too_fast", "too-many-sockets")
        self._devices[address] += 1

    def disconnect(self, address: str) -> None:
        """Forget a socket of an address."""
        self._devices[address] -= 1
        self._devices += Counter()  # drop what is zero

    def sit(self, entry: Entered) -> None:
        """Count a device of a seat."""
        chairs = [(entry.table, seat) for seat in entry.seats]
        if any(self._devices[chair] >= self.settings.sockets_per_seat for chair in chairs):
            raise Denied("too_fast", "seat-too-many-devices")
        self._devices.update(chairs)
        self.entries[id(entry)] = entry

    def stand(self, entry: Entered) -> None:
        """Forget a device of a seat."""
        if self.entries.pop(id(entry), None) is not None:
            self._devices.subtract((entry.table, seat) for seat in entry.seats)
            self._devices += Counter()

    # ---------------------------------------------------------------- requests

    async def request(
        self, caller: Entered | Credentials, message: ClientMessage, acknowledge: Acknowledge | None = None
    ) -> Done | Refused | Answer:
        """Hand a request to the host, and write one line about it: never what was said, only what became of it."""
        begun = time.perf_counter()
        kind = type(message).__name__.lower()
        if self.stopping:
            return Denied("not_saved", "restarting").told(caller.lang, getattr(message, "key", ""))
        result = await self.host.request(caller, message, acknowledge)
        outcome = result.error if isinstance(result, Refused) else "ok"
        self.counters[f"{kind}_{outcome}"] += 1
        took = time.perf_counter() - begun
        self.times.add(kind, took)
        action(
            caller.table,
            getattr(message, "seat", -1),
            kind,
            outcome,
            getattr(result, "seq", -1),
            getattr(result, "applied", 0),
            took,
        )
        return result

    def bot_moved(self, table: str, seat: int, seq: int, bot: str, seconds: float) -> None:
        """Write one line about a bot's move, like one about a person's."""
        self.times.add("bot", seconds)
        action(table, seat, "bot", bot, seq, 1, seconds)

    def trouble(self, table: str, seq: int, error: Exception) -> None:
        """Log what should not happen: where, but not with which values."""
        where, frame = "", error.__traceback__
        while frame is not None:
            where = f"{frame.tb_frame.f_code.co_filename.rpartition('/')[2]}:{frame.tb_lineno}"
            frame = frame.tb_next
        self.log.error("trouble", table=table, seq=seq, error=type(error).__name__, where=where)

    def tidy(self) -> None:
        """Forget what is over, such as addresses that were here once; to be called now and then."""
        for window in (self.messages, self.creations, self.failures, self.guesses, self.looks):
            window.sweep()
        self.reading.sweep()
        self.company.tidy()

    # ---------------------------------------------------------------- stopping

    def goodbye(self, reason: str) -> bytes:
        """The last message; clients come back at different moments, so that they do not come all at once."""
        retry = self.settings.retry + random.randrange(self.settings.retry + 1)
        return msgspec.json.encode(Goodbye(reason=reason, retry=retry))

    async def stop(self) -> None:
        """Take nothing new, finish what is under way, send everybody away and wait until they are gone."""
        if self.stopping:
            return
        self.stopping = True
        self.studies.close()
        await self.reading.close()
        self.log.info("stopping", sockets=len(self.entries))
        try:
            async with asyncio.timeout(self.settings.stop_within):
                await self.host.close()
                while self.entries:
                    await asyncio.sleep(0.02)
        except TimeoutError:
            self.log.warning("stopping", left=len(self.entries))


def desk_of(connection: Connection) -> Desk:
    """The desk of the server that a connection came to."""
    found = connection.app.state["desk"]
    assert isinstance(found, Desk)
    return found


def address_of(connection: Connection) -> str:
    """From where somebody calls, as far as limits are concerned."""
    return neighbourhood(connection.client.host) if connection.client is not None else "?"
