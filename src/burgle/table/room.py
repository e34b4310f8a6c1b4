"""One table in use: an actor that takes requests in turn, saves, and only then tells anybody."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

import msgspec

from burgle import chain
from burgle.chain import LogLine
from burgle.content.library import book_in
from burgle.kernel.runaway import ENDLESS, Runaway
from burgle.kernel.together import deciders
from burgle.table import bots, cached_position, hands, log_lines, play
from burgle.table.absence import Absence
from burgle.table.audience import Audience
from burgle.table.channels import About
from burgle.table.guests import Denied
from burgle.table.hints import Hints
from burgle.table.house import House
from burgle.table.messages import Done, Ready, TableInfo
from burgle.table.pace import Pace
from burgle.table.play import Draft
from burgle.table.record import Damaged, Record
from burgle.table.rulebooks import OtherRules
from burgle.table.store import Append, Conflict, NotSaved, TableRow, Unreadable, Unsure

T = TypeVar("T")

MOST_WAITING = 64  # requests that wait for one table
SNAPSHOT_EVERY = 200  # lines
READING = 0.2  # seconds between looks of a bot whether everybody has read the page


class Room(Audience):
    """One table in use. Only its own task changes it; nothing changes before it is saved."""

    def __init__(self, row: TableRow, house: House) -> None:
        super().__init__(Record(row.table, row.secret, house.folders, house.books), row.damaged)
        self.table = row.table
        self.secret = row.secret
        self.house = house
        self.epoch = 0  # 0: this worker has not yet asked to be the writer
        self.done: dict[tuple[int, str], Done] = {}  # what every request was answered
        self.used = house.clock()
        self.absence = Absence(house.clock)
        self.hints = Hints()
        self.pace = Pace(house.clock)
        self.kept = 0  # the line of the last snapshot
        self.closing = False
        self._queue: asyncio.Queue[tuple[Callable[[], Awaitable[object]], asyncio.Future[Any]]]
        self._queue = asyncio.Queue(MOST_WAITING)
        self._task: asyncio.Task[None] | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._announced: set[int] = set()  # whom was told that it is their turn

    # ---------------------------------------------------------------- the actor

    async def do(self, job: Callable[[], Awaitable[T]]) -> T:
        """Have something done in turn; when too much waits already it is refused."""
        if self.closing:
            raise Denied("not_saved")
        self.used = self.house.clock()
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        try:
            self._queue.put_nowait((job, future))
        except asyncio.QueueFull:
            raise Denied("too_fast", seq=self.record.seq) from None
        if self._task is None:
            self._task = asyncio.create_task(self._work(), name=f"table {self.table}")
        result: T = await future  # who hangs up while waiting lets go of the answer, and stops nothing
        return result

    async def _work(self) -> None:
        while True:
            job, future = await self._queue.get()
            try:
                result = await job()
                if not future.done():
                    future.set_result(result)
            except asyncio.CancelledError:
                future.cancel()
                raise
            except Exception as error:
                if not future.done():
                    future.set_exception(error)
                future.exception()  # it may be that nobody waits any more

    async def close(self, reason: str) -> None:
        """Finish what is under way, keep a snapshot, send everybody away."""
        self.closing = True
        if self._thinking is not None:
            self._thinking.cancel()
        if self._task is not None:
            while not self._queue.empty():
                await asyncio.sleep(0.005)
            stop: asyncio.Future[object] = asyncio.get_running_loop().create_future()

            async def nothing() -> None:
                return None

            await self._queue.put((nothing, stop))
            await stop
            self._task.cancel()
        await self.keep_snapshot()
        for viewer in self.devices:
            viewer.end(reason)

    # ---------------------------------------------------------------- reading

    async def load(self) -> None:
        """Read the table: the cached position if it fits, otherwise every line is followed again."""
        self._in_order()
        try:
            lines = await self.house.read(self.house.store.lines, self.table)
            cached = await self.house.read(self.house.store.snapshot, self.table)
            self._follow(lines, cached)
        except (Damaged, Unreadable) as error:
            self.damaged = str(error)
            self.house.count("quarantined")
            with suppress(NotSaved):  # then it will be noticed again next time
                await self.house.writer.call(self.house.store.set_aside, self.table, self.damaged)
            raise Denied("damaged") from error
        except OtherRules as error:
            raise Denied("not_now", error) from error
        if self.record.rules is not None and self.record.campaign is None:
            with suppress(NotSaved):  # it was begun before tables were kept, or comes from another store
                await self.house.keep(book_in(self.record.rules))
        self._go_on()

    def _follow(self, lines: Sequence[LogLine], cached: tuple[int, bytes] | None) -> None:
        """Build the record from a whole log."""
        findings = chain.check(lines)
        if findings or not lines:
            raise Damaged(str(findings[0]) if findings else "there are no lines")
        record = Record(self.table, self.secret, self.house.folders, self.house.books)
        restored = cached_position.restore(record, lines, cached)
        self.kept = 0 if restored is None else restored.seq
        record = restored or record
        for line in lines[record.seq + 1 :]:
            last = line.seq == len(lines) - 1
            record.read(line, compare=last or line.seq % cached_position.CHECK_EVERY == 0)
        self.record = record
        self.done = {}
        for line in lines:
            self._remember(line)

    def _remember(self, line: LogLine) -> None:
        """Note what a request was answered."""
        if line.key:
            applied, asker = int(line.kind == "act"), log_lines.asker(line)
            known = self.done.get((asker, line.key))
            applied += known.applied if known is not None else 0
            self.done[asker, line.key] = Done(key=line.key, seq=line.seq, applied=applied)

    async def refresh(self) -> None:
        """Read what another worker has written, and tell those who are here."""
        lines = await self.house.read(self.house.store.lines, self.table, self.record.seq)
        if not lines:
            return
        twin = self.record.twin()
        for line in lines:
            if line.before != twin.head or not chain.sound(line) or line.seq != twin.seq + 1:
                raise Damaged(f"line {line.seq} does not follow from the line before")
            twin.read(line, compare=line is lines[-1])
        for line in lines:
            self._remember(line)
        self._swap(twin)

    # ---------------------------------------------------------------- writing

    def draft(self, seat: int, key: str) -> Draft:
        """Begin a request on a twin."""
        draft = Draft(self.record, seat, key, self.epoch, self.house.now())
        draft.reading = bool(self.reading())
        return draft

    async def change(
        self, seat: int, key: str, work: Callable[[Draft], None], acknowledge: Callable[[Done], None] | None = None
    ) -> tuple[Done, Draft | None]:
        """Do a request: worked out on a twin, saved, swapped, acknowledged, told. The same key is done only once.

        Who asks over a socket gives `acknowledge`: it is called once the request is saved, before others are told.
        """
        for attempt in (1, 2, 3):
            known = self.done.get((seat, key)) if key else None
            if known is not None:
                return known, None
            self._in_order()
            if self.epoch == 0:
                await self._claim()
            draft = self.draft(seat, key)
            before = self.record.seq
            try:
                work(draft)
            except Denied:
                raise
            except Runaway as error:
                await self._give_up(error)
            except Exception as error:  # the twin is thrown away, whatever it was
                denied = play.guarded(error, before)
                if denied.refused.error == "internal":
                    self.house.trouble(self.table, before, error)
                raise denied from error
            try:
                rules = draft.record.rules
                if rules is not None and self.record.rules is None and draft.record.campaign is None:
                    await self.house.keep(book_in(rules))
                await self._save(draft)
            except Conflict as error:
                if attempt == 3:
                    raise Denied("not_saved") from error
                self.epoch = 0
                await self._reread(error)
                continue
            except Unsure as error:
                # It may be written or not: only the log can tell.
                self.epoch = 0
                await self._reread(error)
                if self.record.head != draft.record.head:
                    continue
            except NotSaved as error:
                raise Denied("not_saved") from error
            mine = [line.seq for line in draft.lines if line.key]
            answer = Done(key=key, seq=mine[-1] if mine else draft.record.seq, applied=draft.applied, value=draft.value)
            if key:
                self.done[seat, key] = answer
            for device, seated in list(self.devices.items()):
                if seated.digests & frozenset(draft.revoked):
                    device.end("revoked")
                    self.forget(device)
            if self.record.head != draft.record.head:
                self._swap(draft.record, seat, acknowledge and partial(acknowledge, answer))
            return answer, draft
        raise Denied("not_saved")

    async def _give_up(self, error: Runaway) -> None:
        """Close the table at once: what was answered would never end, and nothing of it was written."""
        self.house.trouble(self.table, self.record.seq, error)
        self.damaged, self.closing = str(error), True
        with suppress(NotSaved):  # then it will be noticed again next time
            await self.house.writer.call(self.house.store.set_aside, self.table, self.damaged)
        for viewer in list(self.devices):
            viewer.end("damaged")
        self._in_order()

    def _in_order(self) -> None:
        """Refuse everything at a table that is set aside."""
        if self.damaged:
            raise Denied("damaged", "error-endless" if self.damaged.startswith(ENDLESS) else "")

    async def _reread(self, why: Exception) -> None:
        """Read on after a doubtful write; if that fails too, whoever asked may ask again with the same key."""
        try:
            await self.refresh()
        except (NotSaved, OSError) as error:
            raise Denied("not_saved") from error
        self.house.count(type(why).__name__.lower())

    async def _claim(self) -> None:
        """Become the one writer of this table."""
        try:
            call = self.house.writer.call
            self.epoch = await call(self.house.store.claim, self.table, self.house.worker, self.house.patience)
            await self.refresh()
        except (Conflict, NotSaved) as error:
            raise Denied("not_saved") from error

    async def _save(self, draft: Draft) -> None:
        """Write a draft down for good."""
        moved = draft.record.phase != self.record.phase
        await self.house.writer.append(
            Append(
                table=self.table,
                lines=draft.lines,
                epoch=self.epoch,
                tokens=draft.tokens,
                revoked=draft.revoked,
                spent=draft.spent,
                phase=draft.record.phase if moved else "",
            )
        )

    def _swap(self, record: Record, first: int = -1, acknowledge: Callable[[], None] | None = None) -> None:
        """From here on this is the table; acknowledge, tell everybody and let bots go on."""
        ended = record.over is not None and self.record.over is None
        self.record = record
        if ended and record.campaign is not None and not record.campaign.free:
            self.house.ended(record.campaign.campaign, self.table)
        for channel in self.channels.values():
            channel.note(record.cut)
        self.broadcast(first, acknowledge)
        self._go_on()

    async def keep_snapshot(self) -> None:
        """Cache the position; it is no harm if that fails."""
        if self.record.state is None or self.kept == self.record.seq or self.damaged:
            return
        record, self.kept = self.record, self.record.seq
        try:
            data = cached_position.dump(record)
            await self.house.writer.call(self.house.store.keep_snapshot, self.table, record.seq, data)
        except (NotSaved, Conflict):
            return

    # ---------------------------------------------------------------- pages

    def reading(self) -> list[int]:
        """The seats for which the table waits until they have read the page."""
        return self.pace.waits(self.record, [seated.seats for seated in self.devices.values()])

    def info(self) -> TableInfo:
        """The table as everybody here may see it, and who still reads."""
        return msgspec.structs.replace(super().info(), reading=self.reading())

    def about(self) -> About:
        """What tells whether that has changed."""
        return (*super().about(), tuple(self.reading()))

    def turn_page(self, message: Ready) -> Done:
        """Note that somebody has read the page; the host may go on for everybody."""
        if self.record.campaign is None or self.record.phase != "playing":
            raise Denied("not_now", seq=self.record.seq)
        if message.all and message.seat == self.record.host:
            self.pace.go_on()
        self.pace.ready(message.seat)
        self.tell_presence()
        return Done(key=message.key, seq=self.record.seq)

    # ---------------------------------------------------------------- bots and turns

    def asked(self) -> list[int]:
        """The seats that are to decide: one, or several at the same time."""
        st = self.record.state
        return [] if st is None else deciders(st)

    def waiting(self) -> int:
        """How many requests wait for this table."""
        return self._queue.qsize()

    def thinking(self) -> bool:
        """Whether a bot thinks."""
        return self._thinking is not None and not self._thinking.done()

    def busy(self) -> bool:
        """Whether something is under way, or a bot thinks."""
        return not self._queue.empty() or self.thinking()

    def _go_on(self) -> None:
        """Ask a bot if one is to play, announce a person's turn, keep a snapshot now and then."""
        st = self.record.state
        if self.record.seq >= self.kept + SNAPSHOT_EVERY and st is not None:
            self.house.later(self.keep_snapshot())
        if st is None or st.over or self.closing:
            return
        bots_asked = {seat for seat in deciders(st) if hands.bot_acts(self.record, seat)}
        if bots_asked and not self.thinking():
            self._thinking = asyncio.create_task(self._think(), name=f"bot at {self.table}")
        people = {hands.answerer(self.record, seat) for seat in {*deciders(st)} - bots_asked}
        for seat in sorted(people - self._announced):
            self.house.announce(self.table, seat, self.record.seq)
        self._announced = people

    async def _think(self) -> None:
        """Ask bots until a person is to play; the table goes on whatever a bot does."""
        turn = -1
        while not self.closing:
            if self.reading():
                await self.house.sleep(READING)
                continue
            record = self.record
            seat = next((seat for seat in self.asked() if hands.bot_acts(record, seat)), -1)
            if seat < 0:
                return
            seq, begun = record.seq, self.house.clock()
            said = await bots.choose(self.house, record, seat)
            begins = record.state.turn if record.state else -1
            if turn != begins and self.devices and self.house.beat and not any(chair.plays for chair in record.chairs):
                # Somebody watches, and nobody is kept waiting: a game in two seconds is nothing to look at.
                await self.house.sleep(self.house.beat)
            turn = begins

            def work(draft: Draft, said: bots.BotAnswer = said, seq: int = seq) -> None:
                if draft.record.seq != seq:
                    raise Denied("stale")
                play.answer(draft, [said.code], said.bot, said.why)

            async def move(seat: int = seat, work: Callable[[Draft], None] = work) -> None:
                await self.change(seat, "", work)

            try:
                await self.do(move)
                self.house.bot_moved(self.table, seat, self.record.seq, said.bot, self.house.clock() - begun)
            except Denied as denied:
                if denied.refused.error != "stale":
                    await self.house.pause()
