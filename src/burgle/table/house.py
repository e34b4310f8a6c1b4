"""What all tables of one process share: where they are kept, where bots think, the clock, chance, and counters."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, ParamSpec, Protocol, TypeVar

from burgle.content.gamebooks import BadBook, GameBook, read_book, shipped
from burgle.kernel.runaway import Runaway
from burgle.table.bots import BotPool
from burgle.table.fair_queue import FairQueue
from burgle.table.guests import Denied
from burgle.table.seat_tokens import Chance
from burgle.table.store import Append, BookRow, NotSaved, Store, Unreadable
from burgle.table.talk import Talks

P = ParamSpec("P")
T = TypeVar("T")

THINKERS = 2  # threads for questions: with each more the loop gets less of the interpreter
MOST_QUESTIONS = (2048, 256)  # that wait, of all tables together and of one: a hundred may watch it


class Saver(Protocol):
    """Writes durably, many tables' lines at once: `writer.Writer`."""

    async def append(self, batch: Append) -> None:
        """Write a batch; returns when it is durable."""

    async def call(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Make another call of the store, in order with the batches."""


class House:
    """What all tables of one process share. Clock and chance come from outside, so that tests can hold them."""

    def __init__(
        self,
        store: Store,
        writer: Saver,
        pool: BotPool,
        *,
        clock: Callable[[], float],
        now: Callable[[], int],
        chance: Chance,
        packs: Mapping[str, Path],
        worker: str,
        think_millis: int,
        patience: int,
        beat: float = 0.0,
        shared: bool = False,
        sleep: Callable[[float], Coroutine[Any, Any, None]] = asyncio.sleep,
    ) -> None:
        self.store = store
        self.writer = writer
        self.pool = pool
        self.clock = clock  # seconds that only go forward: for how long something has been idle
        self.now = now  # milliseconds since 1970: for display and for the time of codes
        self.chance = chance
        self.packs = packs
        self.worker = worker
        self.think_millis = think_millis
        self.patience = patience
        self.beat = beat  # seconds between the turns of bots that play among themselves before an audience
        self.shared = shared  # other servers write to the same store: what is in memory may be old
        self.sleep = sleep
        self.run = chance(8).hex()
        self.counters: Counter[str] = Counter()
        self.talks = Talks(clock, self._said, self._keep_said, shared)
        self.on_turn: list[Callable[[str, int, int], None]] = []
        self.on_bot: list[Callable[[str, int, int, str, float], None]] = []
        self.on_trouble: list[Callable[[str, int, Exception], None]] = []
        self.on_end: list[Callable[[str, str], None]] = []
        self.on_seated: list[Callable[[str], Awaitable[None]]] = []
        self._kept: set[str] = set()  # the keys of books that are in the store for sure
        self._tasks: set[asyncio.Task[None]] = set()
        self._thinkers = ThreadPoolExecutor(THINKERS, "burgle-questions")
        self._questions = FairQueue(THINKERS, *MOST_QUESTIONS)

    def folders(self, names: Sequence[str]) -> tuple[Path, ...]:
        """Where packs lie: by name, only those of the server's own folder."""
        for name in names:
            if name not in self.packs:
                raise Denied("not_now", "no-such-pack", name=repr(name[:40]))
        return tuple(self.packs[name] for name in names)

    def books(self, game: str) -> Iterator[GameBook]:
        """The books in which games may have been begun: what the store keeps, then those of past releases."""
        for data in self.kept_books(game):
            with suppress(BadBook):  # `burgle verify` tells which
                yield read_book(data)
        yield from shipped(game)

    def kept_books(self, game: str = "") -> list[bytes]:
        """The books that the store keeps, of a game or of all, as they are written down."""
        found: list[bytes] = []
        for key in self.store.books(game):
            with suppress(Unreadable):
                kept = self.store.book(key)
                if kept is not None:
                    found.append(kept.data)
        return found

    async def keep(self, book: GameBook) -> None:
        """Keep the tables that a game is begun with, before anybody hears that it is; NotSaved if that cannot be."""
        if book.key not in self._kept:
            await self.writer.call(self.store.keep_book, BookRow(key=book.key, game=book.game, data=book.data))
            self._kept.add(book.key)

    def count(self, what: str) -> None:
        """Count something for those who run the server."""
        self.counters[what] += 1

    def announce(self, table: str, seat: int, seq: int) -> None:
        """Tell that a person's turn to decide has begun."""
        for tell in self.on_turn:
            tell(table, seat, seq)

    def bot_moved(self, table: str, seat: int, seq: int, bot: str, seconds: float) -> None:
        """Tell that a bot has moved, and how long that took with everything."""
        for tell in self.on_bot:
            tell(table, seat, seq, bot, seconds)

    async def seated(self, campaign: str) -> None:
        """Tell that a table of a campaign is opened, before anybody comes in."""
        for tell in self.on_seated:
            await tell(campaign)

    def ended(self, campaign: str, table: str) -> None:
        """Tell that a campaign's game is over."""
        for tell in self.on_end:
            tell(campaign, table)

    def trouble(self, table: str, seq: int, error: Exception) -> None:
        """Tell those who run the server about something that should not happen."""
        self.count("internal_errors")
        for tell in self.on_trouble:
            tell(table, seq, error)

    async def think(self, table: str, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Work something out for a table beside the loop: it may take long, and all others go on.

        Of one table it is one thing after the other, and tables take turns: a slow question holds up its own table only.
        """
        await self._questions.take(table)
        loop = asyncio.get_running_loop()
        asked = self._thinkers.submit(partial(function, *args, **kwargs))
        asked.add_done_callback(lambda _: loop.is_closed() or loop.call_soon_threadsafe(self._questions.end, table))
        try:
            return await asyncio.wrap_future(asked)
        except Runaway:  # a question about what would never end; whoever does it closes the table
            raise Denied("illegal", "error-endless") from None

    async def read(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Look something up in the store, beside the loop; while the store is away everybody is asked to come again."""
        try:
            return await asyncio.to_thread(function, *args, **kwargs)
        except NotSaved as error:
            raise Denied("not_saved", "store-away") from error

    async def _said(self, table: str) -> bytes | None:
        """What people said at a table, as it is kept."""
        return await self.read(self.store.talk, table)

    async def _keep_said(self, table: str, data: bytes) -> None:
        """Keep what they said."""
        await self.writer.call(self.store.keep_talk, table, data)

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that nobody waits for."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def pause(self) -> None:
        """Wait a little before something is tried again."""
        await self.sleep(0.5)

    async def settle(self) -> None:
        """Wait for everything that nobody waits for."""
        await asyncio.gather(*self._tasks, return_exceptions=True)
