"""Opens what a server lives on (store, writer, bots, host), keeps it tidy while it runs, and closes it in order."""

from __future__ import annotations

import asyncio
import os
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from burgle.games import GAMES
from burgle.language.words import languages, words_of
from burgle.table.bot_workers import WorkerPool
from burgle.table.edge import stale
from burgle.table.edge.logs import logger
from burgle.table.edge.settings import Settings
from burgle.table.edge.sweep import Sweep
from burgle.table.host import Host
from burgle.table.open_store import open_store
from burgle.table.store import Store
from burgle.table.writer import Writer

Hear = Callable[[str, int], None]

FIRST = 0.25  # seconds in which whoever waited at the door is let in, before anything is got ready ahead of time
TIDY = 30.0  # seconds between looks at what nobody uses any more
POLL = 5.0  # seconds between looks at what other servers have written, in case a notice was lost


def seat_bots(names: Iterable[str]) -> None:
    """Let tables seat bots from outside; where bots think, they are loaded once more."""
    from burgle.bots.loading import add_bot

    for name in names:
        add_bot(name)


def seat_installed() -> None:
    """Let tables seat the bots that other packages bring along."""
    from burgle.bots.loading import installed

    seat_bots(installed())


@asynccontextmanager
async def open_host(settings: Settings) -> AsyncIterator[Host]:
    """A host that runs; when it ends, everything is written and closed."""
    async with AsyncExitStack() as stack:
        store = await asyncio.to_thread(open_store, settings.store)
        stack.push_async_callback(asyncio.to_thread, store.close)
        writer = Writer(store, threads=2 if settings.shared else 1)
        stack.push_async_callback(writer.close)
        pool = WorkerPool(settings.bots)
        if settings.own_bots:
            seat_bots(settings.own_bots)
            pool.own, pool.path = settings.own_bots, [settings.own_path]
        stack.push_async_callback(pool.close)
        host = Host(
            store,
            writer,
            pool,
            packs=packs_in(settings.packs),
            worker=f"{os.getpid()}-{secrets.token_hex(4)}",
            patience=0,  # requests for one table may come to any server: each takes it over in turn
            beat=settings.beat,
            shared=settings.shared,
        )
        stack.push_async_callback(host.close)
        stack.callback(listen(store, host, asyncio.get_running_loop()))
        # Tables are read when somebody comes; those in play are taken up meanwhile, so that many do not delay the start.
        taking_up = asyncio.create_task(take_up(host))
        stack.callback(taking_up.cancel)
        sweep = Sweep()
        chores = asyncio.create_task(keep_house(store, writer, host, sweep, settings.shared))
        warming = asyncio.create_task(warm_up(pool, sweep))
        stack.callback(sweep.end)
        stack.callback(chores.cancel)
        stack.callback(warming.cancel)
        yield host


async def take_up(host: Host) -> None:
    """Let bots go on where they were; if that cannot be read now, it is tried again, and meanwhile who comes is served."""
    await asyncio.sleep(FIRST)
    while True:
        try:
            return await host.start()
        except Exception as error:
            logger().warning("taking up", error=type(error).__name__)
            await asyncio.sleep(POLL)


async def warm_up(pool: WorkerPool, sweep: Sweep) -> None:
    """Get ready what the first request would otherwise wait for, and have the collector leave alone what stays.

    It is ready without: on a busy machine all this would take longer than everything before.
    """
    await asyncio.sleep(FIRST)
    if await asyncio.to_thread(stale.stale):
        logger().warning(stale.ADVICE)
    await asyncio.gather(
        pool.start(), asyncio.to_thread(read_words), asyncio.to_thread(seat_installed), return_exceptions=True
    )
    sweep.begin()


def read_words() -> None:
    """Read the words of every game in every language."""
    for game in GAMES:
        for lang in languages():
            words_of(game, lang)


def packs_in(folder: str) -> dict[str, Path]:
    """The content packs of the server's own folder, by name."""
    place = Path(folder)
    if not folder or not place.is_dir():
        return {}
    return {pack.name: pack for pack in sorted(place.iterdir()) if pack.is_dir() and not pack.name.startswith(".")}


def listen(store: Store, host: Host, loop: asyncio.AbstractEventLoop) -> Callable[[], None]:
    """Hear from other servers on the same database, where it can tell; the answer stops it."""
    start: Callable[[Hear, Hear], Callable[[], None]] | None = getattr(store, "listen", None)
    if start is None:
        return lambda: None

    def heard(table: str, seq: int) -> None:
        if not loop.is_closed():
            asyncio.run_coroutine_threadsafe(host.notice(table, seq) if table else host.poll(), loop)

    def here(table: str, seat: int) -> None:
        if not loop.is_closed():
            loop.call_soon_threadsafe(host.heard_of, table, seat)

    return start(heard, here)


async def keep_house(store: Store, writer: Writer, host: Host, sweep: Sweep, shared: bool) -> None:
    """What has to be done now and then; nothing here may end the server."""
    log, last, trouble = logger(), 0.0, ""
    while True:
        await asyncio.sleep(POLL)
        try:
            why = await asyncio.to_thread(store.ready)
            if why != trouble:
                trouble = why
                log.error("cannot write", why=why) if why else log.warning("can write again")
            if shared:
                await asyncio.to_thread(store.renew, host.house.worker)
                await host.poll()
                tell: Callable[[list[tuple[str, int]]], None] | None = getattr(store, "tell_here", None)
                if tell is not None:
                    await asyncio.to_thread(tell, host.here())
            await host.mind_absent()
            sweep.now_and_then(host)
            if time.monotonic() - last > TIDY:
                last = time.monotonic()
                await host.tidy()
                await writer.call(store.sweep, host.house.now())
        except Exception as error:
            log.warning("chores", error=type(error).__name__)
