"""Bots in worker processes with hard limits: a bot that raises, hangs, cheats or eats memory costs nobody else anything.

A worker is a process of its own (`child.py`) that gets one question at a time, as msgpack, and nothing but `BotJob` goes
in. Whatever comes back is checked here.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING

import msgspec

from burgle.bots import Known
from burgle.table import child
from burgle.table.bots import BotJob, Considered, WeighedPlan
from burgle.table.child import SETTING_UP, Child, Gone

if TYPE_CHECKING:
    import socket

    from burgle.bots.base import Bot
    from burgle.bots.thought import Weighed

HARD = 3.0  # seconds of thinking, then the worker is ended
MEMORY = 1 << 30  # bytes of address space
CPU = 5  # seconds of computing for one question
LONGEST_ANSWER = 4096
MOST_ANSWERS = 120  # of a plan
MOST_PLANS = 256  # that are kept until their next question comes
LONGEST_JOB = 1 << 22

BEGUN = -2  # the rulebook is there and thinking begins
FAILED = -1  # the bot raised


class WorkerWord(msgspec.Struct, frozen=True):
    """What a worker says: a code, BEGUN or FAILED."""

    code: int
    why: str = ""
    rest: list[int] = []  # of the plan, for the questions after this one
    weighed: list[WeighedPlan] = []


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


async def hear(worker: Child) -> WorkerWord:
    """Wait for one word of a worker."""
    try:
        return msgspec.msgpack.decode(await worker.hear(LONGEST_ANSWER), type=WorkerWord)
    except msgspec.DecodeError as error:
        raise Gone(str(error)) from None


class WorkerPool:
    """Where bots think. `choose` never raises for anything a bot does; None means that the table must choose."""

    def __init__(
        self,
        size: int | None = None,
        *,
        hard: float = HARD,
        registry: str = "burgle.bots:BOTS",
        path: Sequence[str] = (),
        own: Sequence[str] = (),
    ) -> None:
        self.size = max(1, (os.cpu_count() or 2) - 1) if size is None else size
        self.hard, self.registry, self.path = hard, registry, path  # another registry is for tests only
        self.own = own  # bots from outside
        self.counters = Counters()
        self._idle: list[Child] = []
        self._all: set[Child] = set()
        self._free = asyncio.Semaphore(self.size)
        self._closed = False
        self._reasons: dict[str, list[WeighedPlan]] = {}  # by question, until the table has asked for them
        self._plans: dict[str, tuple[int, list[int]]] = {}  # by stretch: the number of the next question, the answers

    async def start(self) -> None:
        """Start the workers, so that the first question need not wait for them."""
        await asyncio.gather(*(self._warm() for _ in range(self.size)))

    async def _warm(self) -> None:
        async with self._free:
            worker = await self._worker()
            if worker is not None:
                self._idle.append(worker)

    async def choose(self, job: BotJob) -> int | None:
        """Ask a bot, unless it has made a plan for this question already; None if it failed in any way."""
        did, plan = self._plans.pop(job.stretch, (-1, []))
        if plan and did == job.did and plan[0] in job.options:
            self._keep(job, plan[1:])
            return plan[0]
        word = await self._answer(job)
        if word is None:
            return None
        self._keep(job, word.rest)
        if word.weighed:
            while len(self._reasons) >= MOST_PLANS:
                self._reasons.pop(next(iter(self._reasons)))
            self._reasons[job.key] = word.weighed
        return word.code

    async def consider(self, job: BotJob) -> Considered | None:
        """Ask a bot for its reasons as well."""
        word = await self._answer(job)
        return None if word is None else Considered(word.code, word.weighed, word.rest)

    def reasons(self, key: str) -> list[WeighedPlan]:
        """Why a question was answered as it was; told once, and nothing where a plan was only followed."""
        return self._reasons.pop(key, [])

    def _keep(self, job: BotJob, plan: list[int]) -> None:
        """Keep the rest of a plan for the question that comes next."""
        if plan and job.stretch:
            while len(self._plans) >= MOST_PLANS:
                self._plans.pop(next(iter(self._plans)))
            self._plans[job.stretch] = (job.did + 1, plan)

    async def _answer(self, job: BotJob) -> WorkerWord | None:
        """Put a question to a worker; None if it failed in any way."""
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

    async def _worker(self) -> Child | None:
        """Give a worker that waits, or start one."""
        if self._closed:
            return None
        if self._idle:
            return self._idle.pop()
        try:
            worker = await Child.start(
                "burgle.table.bot_workers", self.registry, ",".join(self.own), path=self.path, longest=LONGEST_ANSWER
            )
        except (Gone, OSError, TimeoutError):
            self.counters.died += 1
            return None
        self.counters.started += 1
        self._all.add(worker)
        return worker

    async def _ask(self, worker: Child, job: BotJob) -> WorkerWord | None:
        """Put a question to a worker within the limits; None if the worker is of no use any more."""
        try:
            async with asyncio.timeout(SETTING_UP):  # it may have to build a rulebook first
                await worker.say(msgspec.msgpack.encode(job))
                word = await hear(worker)
            if word.code == BEGUN:
                begun = time.monotonic()
                async with asyncio.timeout(self.hard):
                    word = await hear(worker)
                self.counters.slow += time.monotonic() - begun > job.millis / 1000
            return word
        except TimeoutError:
            self.counters.late += 1
        except (Gone, OSError):
            self.counters.died += 1
        return None

    def _judge(self, job: BotJob, word: WorkerWord | None) -> WorkerWord | None:
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
        return word

    async def close(self) -> None:
        """End all workers; questions under way are answered with None."""
        self._closed = True
        self._idle.clear()
        await asyncio.gather(*(worker.end() for worker in list(self._all)))
        self._all.clear()


# ---------------------------------------------------------------- inside a worker


def main(fd: int, registry: str, own: str) -> None:
    """Answer questions until nobody asks any more."""
    where, _, name = registry.partition(":")
    bots: Mapping[str, Callable[[int], Bot]] = getattr(import_module(where), name)
    from burgle.bots.loading import find_bot, installed

    bots = {**bots, **{name: find_bot(name) for name in [*installed(), *filter(None, own.split(","))]}}
    for bot in bots.values():
        if isinstance(bot, Known):
            bot.load()  # before it may not touch files, and before its time is counted
    child.restrict(MEMORY)
    with child.listen(fd) as line:
        tell(line, WorkerWord(BEGUN))
        while (data := child.receive(line, LONGEST_JOB)) is not None:
            word = think(line, msgspec.msgpack.decode(data, type=BotJob), bots)
            tell(line, word)
            if word.why == "MemoryError":
                return  # what was eaten is given back by starting anew


def think(line: socket.socket, job: BotJob, bots: Mapping[str, Callable[[int], Bot]]) -> WorkerWord:
    """Ask the bot. Everything it raises is its own affair."""
    from burgle.bots.base import Bot, World
    from burgle.campaign.redact import redacted_rules
    from burgle.content.gamebooks import read_book
    from burgle.content.library import kept_rules
    from burgle.kernel.encode import decode
    from burgle.kernel.together import turned

    try:
        header = job.rules
        options = tuple(sorted(header.options.items()))
        if header.numbers:
            rules = redacted_rules(header.book, header.numbers, header.version, header.players, options)
        else:
            rules = kept_rules(read_book(header.book), header.version, header.players, options)
        if rules.content_hash != header.content:
            return WorkerWord(FAILED, "other content")
        world = World(turned(decode(rules, job.world), job.seat), job.seat, job.seed)
        tell(line, WorkerWord(BEGUN))
        child.limit_cpu(CPU)
        bot = bots[job.bot](job.seed)
        bot.habit, bot.millis = job.habit, job.millis
        if type(bot).think is Bot.think:  # a simple one: it has a plan, perhaps, but no reasons
            return word_of(bot.plan(world, job.options[:]), [])
        thought = bot.think(world, job.options[:])
        return word_of(
            list(thought.plan.codes), [told(one) for one in (thought.chosen, thought.other) if one is not None]
        )
    except Exception as error:
        return WorkerWord(FAILED, type(error).__name__)


def word_of(codes: list[int], weighed: list[WeighedPlan]) -> WorkerWord:
    """Say a plan, if it is one: a bot from outside may give anything."""
    for code in codes:
        if type(code) is not int or not 0 <= code < 1 << 32:
            return WorkerWord(FAILED, "no option")
    return WorkerWord(codes[0], "", codes[1 : MOST_ANSWERS + 1], weighed)


def told(one: Weighed) -> WeighedPlan:
    """What a bot expects of a plan, as it is sent."""
    return WeighedPlan(
        one.plan.codes[0], one.plan.kind, one.win, one.caught, one.points, one.lead, one.error, one.worlds
    )


def tell(line: socket.socket, word: WorkerWord) -> None:
    """Say one word."""
    child.tell(line, msgspec.msgpack.encode(word))


if __name__ == "__main__":
    try:
        with contextlib.suppress(KeyboardInterrupt, BrokenPipeError, ConnectionResetError):
            main(int(sys.argv[1]), sys.argv[2], sys.argv[3])
    finally:
        child.end_all()
