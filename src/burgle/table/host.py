"""All tables of one process: create, join, enter, ask, leave. The edge speaks to this and to nothing below it."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from burgle.language.words import spoken
from burgle.table import consent, hands, new_tables, play, positions, replays, seat_tokens, seats
from burgle.table.audience import Seated
from burgle.table.bots import BotPool, NoBots
from burgle.table.channels import encode
from burgle.table.guests import Created, Credentials, Denied, Entered, Joined, Listed, SeatWish, Viewer, good_key
from burgle.table.house import House, Saver
from burgle.table.messages import (
    PROTOCOL,
    Act,
    Answer,
    Ask,
    ClientMessage,
    Done,
    Gesture,
    Hello,
    Manage,
    Mute,
    Ready,
    Refused,
    Say,
    TableInfo,
    TableRequest,
    TableSettings,
    Undo,
    Vote,
    Welcome,
)
from burgle.table.play import Draft
from burgle.table.record import Damaged
from burgle.table.room import Room
from burgle.table.rooms import Rooms
from burgle.table.seat_tokens import INVITE, WATCH
from burgle.table.seats import Away
from burgle.table.store import KIND_TABLE, NotSaved, Store, TableRow, TokenRow
from burgle.table.thoughts import BotThought, told_at

Acknowledge = Callable[[Done], None]

MOST_TOKENS = 16  # that one device may show at once
MOST_LISTED = 200  # tokens that a list of tables is made of
MOST_TURNS = 40  # tables in a list for which it is looked up whose turn it is


class Host(Rooms):
    """All tables of one process.

    `request` never raises for anything a client can do: it answers `Refused`. The other methods raise `Denied`, which
    carries the `Refused` to send.
    """

    def __init__(
        self,
        store: Store,
        writer: Saver,
        pool: BotPool | None = None,
        *,
        clock: Callable[[], float] = time.monotonic,
        now: Callable[[], int] = lambda: int(time.time() * 1000),
        chance: Callable[[int], bytes] = secrets.token_bytes,
        packs: Mapping[str, Path] | None = None,
        worker: str = "one",
        think_millis: int = 1000,
        patience: int = 0,
        beat: float = 0.0,
        shared: bool = False,
    ) -> None:
        house = House(
            store, writer, pool or NoBots(), clock=clock, now=now, chance=chance, packs=packs or {}, worker=worker,
            think_millis=think_millis, patience=patience, beat=beat, shared=shared,
        )  # fmt: skip
        super().__init__(house)

    @property
    def run(self) -> str:
        """The name of this run of the server: numbers of updates are only good within it."""
        return self.house.run

    # ---------------------------------------------------------------- coming to a table

    async def create(self, settings: TableSettings, seats: Sequence[SeatWish] = ()) -> Created:
        """Make a table. The first human seat is the host's. Seats that are not named are open."""
        return await new_tables.create(self.house, settings, seats)

    async def join(
        self, table: str, invite: str, seat: int, name: str, colour: str = "", nonce: str = "", token: str = ""
    ) -> Joined:
        """Take a free seat (-1: any) with the token of the invitation.

        Who brings the seat's `token` may ask again when the answer is lost: it is the same seat then, and no other.
        """
        opened = seats.seats_of(await self._rows([invite]), table, self.house.now())
        if INVITE not in opened:
            raise Denied("no_seat")
        if token and not seat_tokens.brought(token):
            raise Denied("malformed", "token-shape")
        room = await self.room(table)
        taken: list[int] = []

        def work(draft: Draft) -> None:
            taken[:] = [seats.join(draft, seat, name, colour, nonce, self.house.chance, token)]

        async def job() -> str:
            for row in await self._rows([token]) if token else []:
                if row.table != table or row.seat < 0 or row.once:
                    raise Denied("malformed", "token-in-use")
                taken[:] = [row.seat]
                return token
            _, draft = await room.change(-1, "", work)
            assert draft is not None
            return draft.value

        return Joined(table=table, token=await room.do(job), seat=taken[0])

    async def redeem(self, code: str) -> Joined:
        """Play a seat on this device as well, by the short code that `new_token` with `device` has given."""
        digest = seat_tokens.digest(seat_tokens.tidy_code(code))
        row = await self.house.read(self.house.store.token, digest)
        if row is None or not row.once or not seats.fresh(row, self.house.now()):
            raise Denied("no_seat", "bad-device-code")
        room = await self.room(row.table)
        seat = row.seat

        async def job() -> str:
            # It may have been used while we waited for our turn.
            if await self.house.read(self.house.store.token, digest) is None:
                raise Denied("no_seat", "bad-device-code")
            _, draft = await room.change(
                seat, "", lambda draft: new_tables.redeem(draft, seat, digest, self.house.chance)
            )
            assert draft is not None
            return draft.value

        return Joined(table=row.table, seat=seat, token=await room.do(job))

    async def enter(self, hello: Hello) -> Entered:
        """Come to a table with a socket: authenticate, then a snapshot or what was missed, then everything live."""
        if hello.protocol != PROTOCOL:
            raise Denied("protocol")
        mine, digests = await self._who(Credentials(table=hello.table, tokens=hello.tokens), watching=True)
        room = await self.current(hello.table, hello.since)
        self._may_watch(room, mine)
        chairs = tuple(sorted(seat for seat in mine if seat >= 0))
        viewer, lang = Viewer(), spoken(hello.lang)

        async def job() -> Entered:
            await self.came(room, chairs)
            first = self._first(room, chairs, hello.since, hello.run, lang)
            room.welcome(viewer, Seated(chairs, digests, lang))
            info = room.info()
            welcome = Welcome(protocol=PROTOCOL, run=self.run, info=info, seats=list(chairs))
            room.tell_presence()
            first = [encode(welcome), *first, *await self.house.talks.first(room.table, chairs)]
            return Entered(table=room.table, seats=chairs, welcome=welcome, first=first, viewer=viewer, lang=lang)

        return await room.do(job)

    async def leave(self, entry: Entered) -> None:
        """Go away with a socket; the seat stays one's own."""
        room = self.rooms.get(entry.table)
        entry.viewer.end("left")
        if room is not None and entry.viewer in room.devices:
            room.forget(entry.viewer)
            room.tell_presence()

    # ---------------------------------------------------------------- requests

    async def request(
        self, caller: Entered | Credentials, message: ClientMessage, acknowledge: Acknowledge | None = None
    ) -> Done | Refused | Answer:
        """Do or answer one thing, over a socket or over HTTP.

        `acknowledge` is called with what is done as soon as it is saved, before others are told; not for what was done
        before, nor for what is refused: those are only returned.
        """
        key = getattr(message, "key", "")
        try:
            if not isinstance(message, TableRequest) or not good_key(key):
                raise Denied("malformed")
            if isinstance(caller, Entered):
                known = self.rooms.get(caller.table)
                seated = known.devices.get(caller.viewer) if known is not None else None
                if seated is None:
                    raise Denied("no_seat")
                mine = frozenset(seated.seats)
            else:
                mine, _ = await self._who(caller, watching=isinstance(message, Ask))
            # Who is on a socket here has seen this room; who asks over HTTP may have looked at another server's.
            come = self.room if isinstance(caller, Entered) else self.current
            room = await come(caller.table)
            if isinstance(message, Ask) and message.seat == WATCH:
                self._may_watch(room, mine)
            else:
                seats.must_hold(message.seat, mine)
                if isinstance(caller, Credentials):
                    room.absence.here([message.seat])
            return await self._do(room, mine, message, caller.lang, acknowledge)
        except Denied as denied:
            self.house.count("refused_" + denied.refused.error)
            return denied.told(caller.lang, key)
        except NotSaved:
            self.house.count("refused_not_saved")
            return Denied("not_saved").told(caller.lang, key)
        except Exception as error:
            self.house.trouble(caller.table, -1, error)
            if isinstance(error, Damaged):
                await self._drop(caller.table)
            return Denied("internal").told(caller.lang, key)

    async def _do(
        self, room: Room, mine: frozenset[int], message: TableRequest, lang: str, acknowledge: Acknowledge | None
    ) -> Done | Answer:
        if isinstance(message, Ask) and message.ask == "hint":  # not in turn: the table goes on while a bot thinks
            return Answer(key=message.key, value=await room.hints.ask(self.house, room.record, message.seat, lang))
        if isinstance(message, Ask):
            value = await self.house.think(room.table, play.ask, room.record, message, lang)
            return Answer(key=message.key, value=value)
        if isinstance(message, Ready):
            return room.turn_page(message)
        if isinstance(message, Say | Mute):
            return await self.house.talks.speak(room, message, self.house.now())
        if isinstance(message, Manage) and message.manage == "rematch":
            return await new_tables.rematch(self, room, message)
        asked = message

        async def job() -> Done:
            away: Away | None = None
            if not isinstance(asked, Manage) or asked.manage != "back":  # which hands the seat back itself
                await self.came(room, [asked.seat])
            if isinstance(asked, Gesture):
                await self.house.think(room.table, play.look_ahead, room.record, asked, lang)
            elif isinstance(asked, Manage | Vote):
                rows = await self.house.read(self.house.store.tokens_of, room.table)
                online = room.online()
                here = {seat: int(room.absence.present(seat, online)) for seat in range(len(room.record.chairs))}
                away = Away(here, rows, self.house.now())

            def work(draft: Draft) -> None:
                if isinstance(asked, Act | Gesture):
                    hands.act(draft, asked, lang)
                elif isinstance(asked, Undo):
                    play.undo(draft, asked, mine)
                elif isinstance(asked, Vote):
                    assert away is not None
                    consent.vote(draft, asked, away.tokens)
                else:
                    assert away is not None
                    consent.manage(draft, asked, mine, away, self.house.chance)

            done, _ = await room.change(asked.seat, asked.key, work, acknowledge)
            return done

        return await room.do(job)

    async def seats_of(self, caller: Credentials) -> frozenset[int]:
        """Which seats somebody holds, for limits that count by seat; refused if a token opens nothing."""
        return (await self._who(caller, watching=True))[0]

    async def look(self, caller: Credentials, since: int = -1, run: str = "") -> list[bytes]:
        """What `enter` would send first after the welcome, for clients that poll over HTTP."""
        room, mine = await self._visit(caller, since)
        chairs = tuple(sorted(seat for seat in mine if seat >= 0))
        room.absence.here(chairs)

        async def job() -> list[bytes]:
            await self.came(room, chairs)
            return self._first(room, chairs, since, run, caller.lang)

        return await room.do(job)

    async def info(self, caller: Credentials) -> TableInfo:
        """What everybody at the table may know; the token of an invitation opens it too."""
        mine, _ = await self._who(caller, watching=True)
        room = await self.current(caller.table)
        if INVITE not in mine:
            self._may_watch(room, mine)
        return room.info()

    async def thoughts(self, caller: Credentials) -> list[BotThought]:
        """What bots think, for everybody who may watch."""
        mine, _ = await self._who(caller, watching=True)
        room = await self.current(caller.table)
        self._may_watch(room, mine)
        return told_at(room.record, caller.lang)

    async def mine(self, shown: Sequence[str]) -> list[Listed]:
        """List the tables that these tokens open, the latest first."""
        rows = [row for row in await self._rows(shown[:MOST_LISTED]) if row.seat >= 0 and not row.once]
        names = list(dict.fromkeys(row.table for row in rows))
        found = await self.house.read(self.house.store.tables, names)
        listed: list[Listed] = []
        for table in sorted((row for row in found if row.kind == KIND_TABLE), key=lambda row: -row.changed):
            chairs = sorted({row.seat for row in rows if row.table == table.table})
            asked = table.phase == "playing" and not table.damaged and len(listed) < MOST_TURNS
            turns = await self._whose_turn(table) if asked else []
            one = Listed(
                table=table.table, title=table.title, game=table.game, changed=table.changed,
                phase="damaged" if table.damaged else table.phase, seats=chairs, turn=turns[0] if turns else -1,
                my_turn=not {*turns}.isdisjoint(chairs), players=self._names(table.table),
            )  # fmt: skip
            listed.append(one)
        return listed

    async def replay(self, caller: Credentials) -> bytes:
        """Download a finished game as a file that `burgle verify` checks and anybody can open."""
        try:
            room, _ = await self._visit(caller)
        except Denied as denied:
            if denied.why != "rules-version":
                raise
            mine, _ = await self._who(caller, watching=True)  # it cannot be played any more, but it can be had
            return await self.house.read(replays.unplayed, self.house.store, caller.table, not mine)
        if room.record.over is None:
            raise Denied("not_now", "not-over-yet", room.record.seq)
        lines = await self.house.read(self.house.store.lines, room.table)
        return await asyncio.to_thread(replays.write, lines, room.record.book)

    async def what_if(self, caller: Credentials, seat: int, line: int = -1) -> Created:
        """Make a new table from a position as one seat saw it; what it could not see is dealt again."""
        room = await self._through(caller, seat, seat < 0)
        return await new_tables.what_if(self.house, room.record, seat, line, running=room.record.over is None)

    async def position(self, caller: Credentials, seat: int) -> str:
        """Write the position in one line, as a seat knows it; once the game is over -1 is all of it."""
        room = await self._through(caller, seat)
        return await self.house.think(room.table, positions.of_table, room.record, seat)

    # ---------------------------------------------------------------- running

    def on_turn(self, tell: Callable[[str, int, int], None]) -> None:
        """Be told (table, seat, seq) whenever a person's turn to decide begins."""
        self.house.on_turn.append(tell)

    def on_bot(self, tell: Callable[[str, int, int, str, float], None]) -> None:
        """Be told (table, seat, seq, bot, seconds) whenever a bot has moved."""
        self.house.on_bot.append(tell)

    def on_trouble(self, tell: Callable[[str, int, Exception], None]) -> None:
        """Be told (table, seq, error) about what should not happen."""
        self.house.on_trouble.append(tell)

    # ---------------------------------------------------------------- who asks

    async def _rows(self, shown: Sequence[str]) -> list[TokenRow]:
        """Look tokens up by their hashes."""

        def look_up() -> list[TokenRow]:
            found = (self.house.store.token(seat_tokens.digest(token)) for token in shown)
            return [row for row in found if row is not None]

        return await self.house.read(look_up) if shown else []

    async def _who(self, caller: Credentials, *, watching: bool) -> tuple[frozenset[int], frozenset[bytes]]:
        """Find out who asks. A token that opens nothing is refused, lest a typing slip turns a player into a watcher."""
        if len(caller.tokens) > MOST_TOKENS:
            raise Denied("malformed")
        rows = await self._rows(caller.tokens)
        mine = seats.seats_of(rows, caller.table, self.house.now())
        if len(rows) < len(caller.tokens) or (rows and not mine) or not (mine or watching):
            raise Denied("no_seat")
        return mine, frozenset(row.digest for row in rows)

    def _may_watch(self, room: Room, mine: frozenset[int]) -> None:
        """Refuse who has no seat and may not watch either."""
        if not room.record.settings.spectators and not any(seat >= WATCH for seat in mine):
            raise Denied("no_seat")

    async def _through(self, caller: Credentials, seat: int, always: bool = False) -> Room:
        """Find a table for who looks through a seat's eyes: the own ones while the game goes on."""
        room, mine = await self._visit(caller)
        if always or room.record.over is None:
            seats.must_hold(seat, mine)
        return room

    async def _visit(self, caller: Credentials, since: int = -1) -> tuple[Room, frozenset[int]]:
        mine, _ = await self._who(caller, watching=True)
        room = await self.current(caller.table, since)
        self._may_watch(room, mine)
        return room, mine

    def _first(self, room: Room, chairs: tuple[int, ...], since: int, run: str, lang: str) -> list[bytes]:
        """What a device needs first, for each of its seats."""
        return [data for seat in chairs or (WATCH,) for data in room.catch_up(seat, since, run == self.run, lang)]

    async def _whose_turn(self, row: TableRow) -> list[int]:
        try:
            return (await self.current(row.table, row=row)).asked()
        except Denied:
            return []
