"""What people at one table say to each other beside the game: the latest lines, how often one may speak, who is muted.

It is no line of any log and no part of a replay, but kept with the table: who comes back tomorrow, or after the server was
started again, reads what was said. Nothing is added to what people say: quick
phrases are codes that each device words in its own language, and a text is only made harmless.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress

import msgspec

from burgle.table.audience import Audience
from burgle.table.channels import encode
from burgle.table.guests import Denied
from burgle.table.messages import Chat, ChatLine, Done, Mute, Say
from burgle.table.names import clean
from burgle.table.store import NotSaved

LONGEST = 200  # letters of one text
MOST_LINES = 100  # that whoever comes later can still read
MOST_TABLES = 2000  # in memory; the one that was silent for longest is read again when somebody comes
OFTEN, WITHIN = 8, 15.0  # lines of one seat in so many seconds


class TalkKept(msgspec.Struct):
    """The chat of a table as it is kept."""

    lines: list[ChatLine]
    known: list[tuple[int, str]]
    muted: dict[int, list[int]]


class Talk:
    """The chat of one table."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self.turn = asyncio.Lock()  # one line is kept before the next is taken
        self._number = 0
        self._lines: deque[ChatLine] = deque(maxlen=MOST_LINES)
        self._spoke: dict[int, deque[float]] = {}  # when each seat did last
        self._known: deque[tuple[int, str]] = deque(
            maxlen=4 * MOST_LINES
        )  # requests that were done: asked again, nothing is said twice
        self._muted: dict[int, set[int]] = {}  # by each seat

    def recall(self, kept: bytes | None) -> None:
        """Take up what was kept; what cannot be read is as good as nothing."""
        with suppress(msgspec.DecodeError):
            found = msgspec.json.decode(kept or b"", type=TalkKept)
            self._number = max((line.number for line in found.lines), default=0)
            self._lines = deque(found.lines, MOST_LINES)
            self._known = deque(found.known, 4 * MOST_LINES)
            self._muted = {seat: set(others) for seat, others in found.muted.items()}

    def written(self) -> bytes:
        """What is to be kept."""
        muted = {seat: sorted(others) for seat, others in self._muted.items() if others}
        return msgspec.json.encode(TalkKept(list(self._lines), list(self._known), muted))

    def say(self, seat: int, name: str, message: Say, now: int) -> ChatLine | None:
        """Take a line, if it is one and does not come too fast; None if it was said before."""
        if (seat, message.key) in self._known:
            return None
        text = clean(message.text, LONGEST + 1)
        if len(text) > LONGEST:
            raise Denied("too_large", "say-long", most=LONGEST)
        if bool(text) == bool(message.phrase):
            raise Denied("malformed", "say-nothing")
        times = self._spoke.setdefault(seat, deque(maxlen=OFTEN))
        if len(times) == OFTEN and self._clock() - times[0] < WITHIN:
            raise Denied("too_fast", "say-fast")
        times.append(self._clock())
        self._known.append((seat, message.key))
        self._number += 1
        line = ChatLine(number=self._number, seat=seat, name=name, at=now, phrase=message.phrase, text=text)
        self._lines.append(line)
        return line

    def mute(self, message: Mute) -> None:
        """Have a seat hear no more of another, or hear it again."""
        muted = self._muted.setdefault(message.seat, set())
        if message.on:
            muted.add(message.target)
        else:
            muted.discard(message.target)

    def muted(self, seats: Collection[int]) -> list[int]:
        """Whom a device does not hear: those whom every seat at it has muted."""
        each = [self._muted.get(seat, set()) for seat in seats]
        return sorted(set.intersection(*each)) if each else []

    def shown(self, seats: Collection[int]) -> Chat:
        """What a device may read."""
        muted = self.muted(seats)
        return Chat(lines=[line for line in self._lines if line.seat not in muted], muted=muted)


class Talks:
    """The chats of all tables of one process; `load` and `keep` are the store's."""

    def __init__(
        self,
        clock: Callable[[], float],
        load: Callable[[str], Awaitable[bytes | None]],
        keep: Callable[[str, bytes], Awaitable[None]],
        shared: bool = False,
    ) -> None:
        self._clock, self._load, self._keep = clock, load, keep
        self._shared = shared  # another server may have kept something since
        self._tables: OrderedDict[str, Talk] = OrderedDict()

    async def of(self, table: str) -> Talk:
        """The chat of a table."""
        talk = self._tables.get(table)
        if talk is None:
            kept = await self._load(table)
            talk = self._tables.get(table)  # unless somebody else has looked meanwhile
            if talk is None:
                talk = self._tables[table] = Talk(self._clock)
                talk.recall(kept)
        elif self._shared:
            async with talk.turn:
                talk.recall(await self._load(table))
        self._tables.move_to_end(table)
        while len(self._tables) > MOST_TABLES:
            self._tables.popitem(last=False)
        return talk

    async def first(self, table: str, seats: Collection[int]) -> list[bytes]:
        """What a device that comes to a table reads first; nothing where nobody has said anything, or it cannot be read now."""
        shown = Chat()
        with suppress(Denied):
            shown = (await self.of(table)).shown(seats)
        return [encode(shown)] if shown.lines or shown.muted else []

    async def speak(self, room: Audience, message: Say | Mute, now: int) -> Done:
        """Say something to everybody at a table who wants to hear it, or choose whom to hear."""
        record = room.record
        if isinstance(message, Mute) and (
            not 0 <= message.target < len(record.chairs) or message.target == message.seat
        ):
            raise Denied("no_seat")
        talk = await self.of(record.table)
        async with talk.turn:
            before = talk.written()
            line = None
            if isinstance(message, Mute):
                talk.mute(message)
            else:
                line = talk.say(message.seat, record.chairs[message.seat].name, message, now)
                if line is None:
                    return Done(key=message.key, seq=record.seq)
            try:
                await self._keep(record.table, talk.written())
            except NotSaved:
                talk.recall(before)  # and whoever asks again is not told that it was said
                raise
        for viewer, seated in room.devices.items():
            if isinstance(message, Mute) and message.seat in seated.seats:
                viewer.put(encode(talk.shown(seated.seats)))
            elif line is not None and line.seat not in talk.muted(seated.seats):
                viewer.put(encode(Chat(lines=[line], muted=talk.muted(seated.seats))))
        return Done(key=message.key, seq=record.seq)
