"""Bots in worker processes with hard limits: a bot that raises, hangs, cheats or eats memory costs nobody else anything.

A worker is a fresh interpreter that gets one question at a time over a socket pair, as msgpack; nothing is pickled, and
nothing but `BotJob` goes in. What it prints goes nowhere. Whatever comes back is checked here.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from burgle.bots import Known
from burgle.table.bots import BotJob

if TYPE_CHECKING:
    from burgle.bots.base import Bot

HARD = 3.0  # seconds of thinking, then the worker is ended
SETTING_UP = 20.0  # seconds to start, or to build a rulebook that the worker has not seen yet
MEMORY = 1 << 30  # bytes of address space
CPU = 5  # seconds of computing for one question
NICE = 10
LONGEST_ANSWER = 256
LONGEST_JOB = 1 << 22
PASSED_ON = ("PATH", "PYTHONPATH", "LANG", "LC_ALL", "SYSTEMROOT", "HOME")  # of the environment; it may hold secrets

BEGUN = -2  # the rulebook is there and thinking begins
FAILED = -1  # the bot raised


class Word(msgspec.Struct, frozen=True):
    """What a worker says: a code, BEGUN or FAILED."""

    code: int
    why: str = ""


class Counters(msgspec.Struct):
    """What became of the questions, for the metrics."""

    asked: int = 0
    answered: int = 0
    slow: int = 0  # answered after the soft budget
    raised: int = 0
    illegal: int = 0
    late: int = 0  # ended after the hard limit
    died: int = 0
    started: int = 0  # workers, the first ones included


class Gone(Exception):
    """A worker ended, or said what no worker says."""


class Worker:
    """One process and the line to it."""

    def __init__(self, process: asyncio.subprocess.Process, reader: asyncio.StreamReader, writer: asyncio.StreamWriter):
        self.process, self.reader, self.writer = process, reader, writer

    @classmethod
    async def start(cls, registry: str, path: Sequence[str]) -> Worker:
        """Start a process and wait until it is ready."""
        here, there = socket.socketpair()
        try:
            env = {name: os.environ[name] for name in PASSED_ON if name in os.environ} | {
                "PYTHONDONTWRITEBYTECODE": "1"
            }
            if path:
                env["PYTHONPATH"] = os.pathsep.join([*path, *filter(None, [env.get("PYTHONPATH")])])
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-P", "-m", "burgle.table.workers", str(there.fileno()), registry,
                pass_fds=[there.fileno()], env=env, cwd=os.sep, start_new_session=True,
                stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.DEVNULL,
            )  # fmt: skip
            reader, writer = await asyncio.open_connection(sock=here)
        except BaseException:
            here.close()
            raise
        finally:
            there.close()
        worker = cls(process, reader, writer)
        try:
            async with asyncio.timeout(SETTING_UP):
                await worker.hear()
        except BaseException:
            await worker.end()
            raise
        return worker

    async def say(self, job: BotJob) -> None:
        """Send a question."""
        data = msgspec.msgpack.encode(job)
        self.writer.write(len(data).to_bytes(4, "big") + data)
        await self.writer.drain()

    async def hear(self) -> Word:
        """Wait for one word."""
        try:
            size = int.from_bytes(await self.reader.readexactly(4), "big")
            if size > LONGEST_ANSWER:
                raise Gone(f"a word of {size} bytes")
            return msgspec.msgpack.decode(await self.reader.readexactly(size), type=Word)
        except (EOFError, OSError, msgspec.DecodeError) as error:
            raise Gone(str(error)) from None

    async def end(self) -> None:
        """End the process at once."""
        self.writer.close()
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


class Pool:
    """Where bots think. `choose` never raises for anything a bot does; None means that the table must choose."""

    def __init__(
        self,
        size: int | None = None,
        *,
        hard: float = HARD,
        registry: str = "burgle.bots:BOTS",
        path: Sequence[str] = (),
    ) -> None:
        self.size = max(1, (os.cpu_count() or 2) - 1) if size is None else size
        self.hard, self.registry, self.path = hard, registry, path  # another registry is for tests only
        self.counters = Counters()
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()
        self._free = asyncio.Semaphore(self.size)
        self._closed = False

    async def start(self) -> None:
        """Start the workers, so that the first question need not wait for them."""
        await asyncio.gather(*(self._warm() for _ in range(self.size)))

    async def _warm(self) -> None:
        async with self._free:
            worker = await self._worker()
            if worker is not None:
                self._idle.append(worker)

    async def choose(self, job: BotJob) -> int | None:
        """Ask a bot; None if it failed in any way."""
        self.counters.asked += 1
        async with self._free:
            worker = await self._worker()
            if worker is None:
                return None
            sound = False
            try:
                word = await self._ask(worker, job)
                sound = word is not None and word.why != "MemoryError"  # that one starts anew by itself
            finally:  # also when whoever asked does not want to know any more
                if sound and not self._closed:
                    self._idle.append(worker)
                else:
                    self._all.discard(worker)
                    await asyncio.shield(worker.end())
        return self._judge(job, word)

    async def _worker(self) -> Worker | None:
        """Give a worker that waits, or start one."""
        if self._closed:
            return None
        if self._idle:
            return self._idle.pop()
        try:
            worker = await Worker.start(self.registry, self.path)
        except (Gone, OSError, TimeoutError):
            self.counters.died += 1
            return None
        self.counters.started += 1
        self._all.add(worker)
        return worker

    async def _ask(self, worker: Worker, job: BotJob) -> Word | None:
        """Put a question to a worker within the limits; None if the worker is of no use any more."""
        try:
            async with asyncio.timeout(SETTING_UP):
                await worker.say(job)
                word = await worker.hear()
            if word.code == BEGUN:
                begun = time.monotonic()
                async with asyncio.timeout(self.hard):
                    word = await worker.hear()
                self.counters.slow += time.monotonic() - begun > job.millis / 1000
            return word
        except TimeoutError:
            self.counters.late += 1
        except (Gone, OSError):
            self.counters.died += 1
        return None

    def _judge(self, job: BotJob, word: Word | None) -> int | None:
        """Take an answer only if it is one of the options."""
        if word is None:
            return None
        if word.code == FAILED:
            self.counters.raised += 1
            return None
        if word.code not in job.options:
            self.counters.illegal += 1
            return None
        self.counters.answered += 1
        return word.code

    async def close(self) -> None:
        """End all workers; questions under way are answered with None."""
        self._closed = True
        self._idle.clear()
        await asyncio.gather(*(worker.end() for worker in list(self._all)))
        self._all.clear()


# ---------------------------------------------------------------- inside a worker


def main(fd: int, registry: str) -> None:
    """Answer questions until nobody asks any more."""
    where, _, name = registry.partition(":")
    bots: Mapping[str, Callable[[int], Bot]] = getattr(import_module(where), name)
    for bot in bots.values():
        if isinstance(bot, Known):
            bot.load()  # before it may not touch files, and before its time is counted
    restrict()
    with socket.socket(fileno=fd) as line:
        tell(line, Word(BEGUN))
        while (data := receive(line)) is not None:
            word = think(line, msgspec.msgpack.decode(data, type=BotJob), bots)
            tell(line, word)
            if word.why == "MemoryError":
                return  # what was eaten is given back by starting anew


def think(line: socket.socket, job: BotJob, bots: Mapping[str, Callable[[int], Bot]]) -> Word:
    """Ask the bot. Everything it raises is its own affair."""
    from burgle.bots.base import World
    from burgle.content.library import build_rules
    from burgle.games import GAMES
    from burgle.kernel.encode import decode

    try:
        header = job.rules
        rules = build_rules(
            GAMES[header.game], header.players, header.options, tuple(Path(pack) for pack in header.packs)
        )
        if rules.content_hash != header.content:
            return Word(FAILED, "other content")
        world = World(decode(rules, job.world), job.seat, job.seed)
        tell(line, Word(BEGUN))
        limit_cpu()
        code = bots[job.bot](job.seed).choose(world, job.options[:])
        return Word(code) if type(code) is int and 0 <= code < 1 << 32 else Word(FAILED, "no option")
    except Exception as error:
        return Word(FAILED, type(error).__name__)


def tell(line: socket.socket, word: Word) -> None:
    """Say one word."""
    data = msgspec.msgpack.encode(word)
    line.sendall(len(data).to_bytes(4, "big") + data)


def receive(line: socket.socket) -> bytes | None:
    """Wait for a question; None when the other end is gone."""
    head = exactly(line, 4)
    size = int.from_bytes(head, "big") if head is not None else LONGEST_JOB + 1
    return exactly(line, size) if size <= LONGEST_JOB else None


def exactly(line: socket.socket, size: int) -> bytes | None:
    """Read so many bytes."""
    data = bytearray()
    while len(data) < size:
        part = line.recv(size - len(data))
        if not part:
            return None
        data += part
    return bytes(data)


def restrict() -> None:
    """Give up what a bot does not need: memory without end, files, priority."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        os.nice(NICE)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))


def limit_cpu() -> None:
    """Allow a few seconds of computing from now on; the kernel ends who takes more."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        used = resource.getrusage(resource.RUSAGE_SELF)
        soft = int(used.ru_utime + used.ru_stime) + CPU
        resource.setrlimit(resource.RLIMIT_CPU, (soft, resource.getrlimit(resource.RLIMIT_CPU)[1]))


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError, ConnectionResetError):
        main(int(sys.argv[1]), sys.argv[2])
