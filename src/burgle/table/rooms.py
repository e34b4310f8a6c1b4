"""Which tables are in memory: read when somebody comes, kept up with other workers, let go when nobody looks."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress

from burgle.table import hands, seats
from burgle.table.guests import Denied
from burgle.table.house import House
from burgle.table.record import Damaged, Record
from burgle.table.room import Room
from burgle.table.store import KIND_TABLE, NotSaved, TableRow

IDLE = 300.0  # seconds after which a table that nobody looks at leaves memory
FINISHED = 10.0  # and one whose game is over: nobody comes back to play, and who wants to look again has it read


class Rooms:
    """The tables of one process that are in use."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}

    async def notice(self, table: str, seq: int) -> None:
        """Hear that another worker has written a line: a hint only, the store is the truth."""
        room = self.rooms.get(table)
        if room is not None and seq > room.record.seq:
            await self._refresh(room)

    async def poll(self) -> None:
        """Look whether other workers have written anything, in case a hint was lost; to be called now and then."""
        seen = {table: room.record for table, room in self.rooms.items()}
        rows = {row.table: row for row in await self.house.read(self.house.store.tables, list(seen))}
        for table, record in seen.items():
            if gone_back(rows.get(table), record):
                await self._forget(table, record.seq)
                with suppress(Denied):
                    await self.room(table)  # where bots may be to play
            else:
                await self.notice(table, rows[table].seq)

    async def _refresh(self, room: Room) -> None:
        try:
            await room.do(room.refresh)
        except Denied:
            return
        except Exception as error:
            self.house.trouble(room.table, room.record.seq, error)
            await self._drop(room.table)

    async def _drop(self, table: str) -> None:
        """Have a table read anew, and set aside if it is damaged."""
        room = self.rooms.pop(table, None)
        if room is not None:
            room.damaged = "reload"  # so that no snapshot is kept
            await room.close("reload")

    async def tidy(self) -> int:
        """Let tables that nobody looks at leave memory; to be called now and then. Gives how many went."""
        now = self.house.clock()
        gone = [
            room
            for room in self.rooms.values()
            if not room.devices
            and room.used < now - (IDLE if room.record.over is None else FINISHED)
            and not room.busy()
        ]
        for room in gone:
            self.rooms.pop(room.table, None)
            await room.close("idle")
        return len(gone)

    async def mind_absent(self) -> int:
        """Let bots play for people for whom tables have waited long enough; to be called every few seconds."""
        taken = 0
        for room in list(self.rooms.values()):
            room.reading()
            if room.pace.lapsed:  # the page has lain open long enough: all see that they may go on
                room.pace.lapsed = False
                room.tell_presence()
            seat = room.absence.due(room.record, room.online())
            if seat < 0:
                continue

            async def job(room: Room = room, seat: int = seat) -> None:
                if not room.absence.present(seat, room.online()):  # they may have come while we waited for our turn
                    lost = hands.put_to_vote if hands.asked_by_story(room.record.state) else seats.stand_in
                    await room.change(-1, "", lambda draft: lost(draft, seat))

            try:
                await room.do(job)
                taken += 1
            except Denied:  # not now, or it could not be saved: there is another look soon
                continue
        self.house.counters["stood_in"] += taken
        return taken

    def here(self) -> list[tuple[str, int]]:
        """Who is on a socket here at tables that would not wait for ever, to be told to other servers."""
        waiting = [room for room in self.rooms.values() if room.record.settings.absent]
        return [(room.table, seat) for room in waiting for seat in sorted(room.online())]

    def heard_of(self, table: str, seat: int) -> None:
        """Hear from another server that somebody is at a table there."""
        room = self.rooms.get(table)
        if room is not None:
            room.absence.here([seat])

    async def came(self, room: Room, chairs: Sequence[int]) -> None:
        """Give somebody back what a bot has kept for them; to be called in the room's turn."""
        if seats.missing(room.record, chairs):
            with suppress(Denied):  # if it cannot be saved they see the table all the same
                await room.change(-1, "", lambda draft: seats.hand_back(draft, chairs))

    async def start(self) -> None:
        """Take up the tables in play again, so that pending bots go on; may run while others are served already."""
        for table in await self.house.read(self.house.store.waiting):
            try:
                await self.room(table)
            except Denied:
                continue
            except Exception as error:  # one table must not keep the others waiting
                self.house.trouble(table, -1, error)

    async def close(self) -> None:
        """Finish what is under way, say goodbye, keep snapshots."""
        rooms, self.rooms = list(self.rooms.values()), {}
        for room in rooms:
            await room.close("closing")
        await self.house.settle()

    async def room(self, table: str) -> Room:
        """The room of a table, read from the store if it is not in memory."""
        room = self.rooms.get(table)
        if room is not None and not room.damaged:
            room.used = self.house.clock()  # whoever asked for it is about to come in
            return room
        if room is not None:
            await self._drop(table)
        task = self._loading.get(table)
        if task is None:
            task = self._loading[table] = asyncio.create_task(self._load(table))
            task.add_done_callback(lambda done: self._loaded(table, done))
        return await asyncio.shield(task)

    def _loaded(self, table: str, done: asyncio.Task[Room]) -> None:
        """Take note of how loading ended: perhaps nobody waits for it any more."""
        self._loading.pop(table, None)
        if not done.cancelled():
            done.exception()

    async def current(self, table: str, since: int = -1, row: TableRow | None = None) -> Room:
        """The room of a table as the store has it now, for who looks without being told of every line.

        What one server has shown is saved, so another that asks the store first never shows an older position. Who has
        seen a line (`since`) that the store does not have is refused: better nothing than going back unawares.
        """
        room = await self.room(table)
        seen = room.record
        if self.house.shared or since > seen.seq:
            # The row may be known already only if it was read before the room, or it would be older than that.
            row = await self.house.read(self.house.store.table, table) if row is None or row.seq < seen.seq else row
            try:
                if gone_back(row, seen):
                    raise Damaged("the store has gone back behind what was shown")
                if row is not None and row.seq > seen.seq:
                    await room.do(room.refresh)
            except Damaged:
                await self._forget(table, seen.seq)
                room = await self.room(table)
        if since > room.record.seq:
            raise Denied("not_saved", "line-unknown", room.record.seq, line=since)
        return room

    def _names(self, table: str) -> list[str]:
        """Who sits at a table, if it is in memory."""
        room = self.rooms.get(table)
        return [] if room is None else room.record.names

    async def _forget(self, table: str, seq: int) -> None:
        """Have a table read anew whose lines are not those of the store any more, as after a fail-over that lost some."""
        self.house.trouble(table, seq, NotSaved("the store has gone back behind what was shown"))
        await self._drop(table)

    async def _load(self, table: str) -> Room:
        row = await self.house.read(self.house.store.table, table)
        if row is None or row.kind != KIND_TABLE:
            raise Denied("no_table")
        room = Room(row, self.house)
        await room.load()
        if room.record.campaign is not None:
            await self.house.seated(room.record.campaign.campaign)
        self.rooms[table] = room
        return room


def gone_back(row: TableRow | None, seen: Record) -> bool:
    """Whether the store does not have a position that it had when that was shown; the row must be read after it."""
    return row is None or row.seq < seen.seq or (row.seq == seen.seq and row.head != seen.head)
