"""A store in memory that can be told to fail, a writer in front of it, and tables to play at."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from burgle.chain import LogLine
from burgle.content.library import build_rules
from burgle.games import GAMES
from burgle.kernel.encode import decode
from burgle.table.bots import BotJob
from burgle.table.guests import Created, Credentials, Entered, SeatWish
from burgle.table.host import Host
from burgle.table.messages import Act, Answer, Done, Hello, Manage, Refused, TableSettings
from burgle.table.patch import fingerprint, patched
from burgle.table.store import Append, BookRow, Conflict, NotSaved, TableRow, TokenRow
from burgle.view.table import view


class MemoryStore:
    """Keeps tables in dictionaries."""

    def __init__(self) -> None:
        self.rows: dict[str, TableRow] = {}
        self.logs: dict[str, list[LogLine]] = {}
        self.token_rows: dict[bytes, TokenRow] = {}
        self.snapshots: dict[str, tuple[int, bytes]] = {}
        self.talks: dict[str, bytes] = {}
        self.kept_books: dict[str, BookRow] = {}
        self.fail: list[Exception] = []  # raised by the next appends

    def create(self, row: TableRow, lines: Sequence[LogLine], tokens: Sequence[TokenRow]) -> None:
        if row.table in self.rows:
            raise Conflict
        self.rows[row.table] = msgspec.structs.replace(row, seq=lines[-1].seq, head=lines[-1].hash)
        self.logs[row.table] = list(lines)
        self.token_rows |= {token.digest: token for token in tokens}

    def append(self, batches: Sequence[Append]) -> list[Exception | None]:
        return [self._append(batch) for batch in batches]

    def _append(self, batch: Append) -> Exception | None:
        if self.fail:
            return self.fail.pop(0)
        row, log = self.rows[batch.table], self.logs[batch.table]
        if batch.epoch != row.epoch or batch.lines[0].seq != len(log) or batch.lines[0].before != log[-1].hash:
            return Conflict()
        known = {(line.seat, line.key, line.part) for line in log if line.key}
        if any((line.seat, line.key, line.part) in known for line in batch.lines if line.key):
            return Conflict()
        if any(digest not in self.token_rows for digest in batch.spent):
            return Conflict()
        log.extend(batch.lines)
        for digest in (*batch.revoked, *batch.spent):
            self.token_rows.pop(digest, None)
        self.token_rows |= {token.digest: token for token in batch.tokens}
        self.rows[batch.table] = msgspec.structs.replace(
            row, phase=batch.phase or row.phase, seq=log[-1].seq, head=log[-1].hash, changed=log[-1].at
        )
        return None

    def table(self, table: str) -> TableRow | None:
        return self.rows.get(table)

    def tables(self, names: Sequence[str]) -> list[TableRow]:
        return [self.rows[name] for name in names if name in self.rows]

    def names(self) -> list[str]:
        return sorted(self.rows)

    def waiting(self) -> list[str]:
        return [row.table for row in self.rows.values() if row.phase == "playing" and not row.damaged]

    def lines(self, table: str, after: int = -1) -> list[LogLine]:
        return self.logs[table][after + 1 :]

    def by_key(self, table: str, seat: int, key: str) -> list[LogLine]:
        return [line for line in self.logs[table] if (line.seat, line.key) == (seat, key)]

    def token(self, digest: bytes) -> TokenRow | None:
        return self.token_rows.get(digest)

    def tokens_of(self, table: str) -> list[TokenRow]:
        return [row for row in self.token_rows.values() if row.table == table]

    def snapshot(self, table: str) -> tuple[int, bytes] | None:
        return self.snapshots.get(table)

    def keep_snapshot(self, table: str, seq: int, data: bytes) -> None:
        self.snapshots[table] = (seq, data)

    def talk(self, table: str) -> bytes | None:
        return self.talks.get(table)

    def keep_talk(self, table: str, data: bytes) -> None:
        self.talks[table] = data

    def books(self, game: str = "") -> list[str]:
        return sorted(book.key for book in self.kept_books.values() if game in ("", book.game))

    def book(self, key: str) -> BookRow | None:
        return self.kept_books.get(key)

    def keep_book(self, book: BookRow) -> None:
        self.kept_books.setdefault(book.key, book)

    def set_aside(self, table: str, why: str) -> None:
        self.rows[table] = msgspec.structs.replace(self.rows[table], damaged=why)

    def claim(self, table: str, worker: str, patience: int = 0) -> int:
        row = self.rows[table]
        self.rows[table] = msgspec.structs.replace(row, epoch=row.epoch + 1, worker=worker)
        return row.epoch + 1

    def renew(self, worker: str) -> None: ...

    def sweep(self, now: int) -> int:
        return 0

    def ready(self) -> str:
        return ""

    def backup(self, target: str) -> None: ...

    def check(self) -> list[str]:
        return []

    def close(self) -> None: ...


class DirectWriter:
    """Writes at once; gives way to others first, as a real one does."""

    def __init__(self, store: MemoryStore) -> None:
        self.store = store

    async def append(self, batch: Append) -> None:
        await asyncio.sleep(0)
        error = self.store.append([batch])[0]
        if error is not None:
            raise error

    async def call(self, function: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        await asyncio.sleep(0)
        return function(*args, **kwargs)


class FirstOption:
    """A pool whose bots take any option, and which remembers what it was asked."""

    def __init__(self) -> None:
        self.jobs: list[BotJob] = []

    async def choose(self, job: BotJob) -> int | None:
        self.jobs.append(job)
        rules = build_rules(GAMES[job.rules.game], job.rules.players, job.rules.options)
        assert rules.content_hash == job.rules.content
        assert decode(rules, job.world).options == job.options
        return random.Random(job.seed).choice(job.options)


def make_host(store: MemoryStore | None = None, pool: Any = None, seed: int = 1, **more: Any) -> Host:
    """A host whose clock stands still and whose chance is always the same."""
    store = MemoryStore() if store is None else store
    dice = random.Random(seed)
    more = {"clock": lambda: 0.0, "now": lambda: 1_700_000_000_000, "chance": dice.randbytes, **more}
    return Host(store, DirectWriter(store), pool, **more)


class Device:
    """A client: it follows the updates and checks every digest."""

    def __init__(self, host: Host, table: str, tokens: Sequence[str] = ()) -> None:
        self.host, self.table, self.tokens = host, table, list(tokens)
        self.views: dict[int, Any] = {}
        self.pending: dict[int, dict[str, Any]] = {}
        self.events: dict[int, list[Any]] = {}
        self.info: dict[str, Any] = {}
        self.seq: dict[int, int] = {}
        self.run = ""
        self.entry: Entered | None = None
        self.snapshots = self.updates = 0
        self.raw: list[bytes] = []
        self.keys = itertools.count()

    async def enter(self) -> Device:
        since = min(self.seq.values(), default=-1)
        self.entry = await self.host.enter(
            Hello(protocol=1, table=self.table, tokens=self.tokens, since=since, run=self.run)
        )
        self.run = self.entry.welcome.run
        for data in self.entry.first:
            self.hear(data)
        return self

    def take(self) -> Device:
        assert self.entry is not None
        for data in self.entry.viewer.take():
            self.hear(data)
        self.compare()
        return self

    def compare(self) -> None:
        """See that every patch led to what the seat sees, also where no digest came with it."""
        room = self.host.rooms.get(self.entry.table) if self.entry is not None else None
        st = room.record.state if room is not None else None
        for seat, shown in self.views.items():
            if st is not None and room is not None and self.seq[seat] == room.record.seq:
                assert fingerprint(shown) == fingerprint(view(st, seat, self.entry.lang if self.entry else "en"))

    def hear(self, data: bytes) -> None:
        self.raw.append(data)
        message = msgspec.json.decode(data)
        if message["type"] == "welcome":
            self.info = message["info"]
            return
        seat = message["seat"]
        self.pending[seat] = message["pending"]
        if message.get("info"):
            self.info = message["info"]
        if message["type"] == "snapshot":
            self.snapshots += 1
            self.views[seat], self.events[seat] = message["view"], message["events"]
        else:
            if message["patch"] or message["seq"] > self.seq[seat]:
                self.updates += 1
            assert message["seq"] >= self.seq[seat]
            self.views[seat] = patched(self.views[seat], message["patch"])
            undone = message.get("undone", -1)
            if undone >= 0:
                self.events[seat] = [event for event in self.events[seat] if event["seq"] < undone]
            self.events[seat] += message["events"]
        self.seq[seat] = message["seq"]
        if message.get("digest"):
            assert fingerprint(self.views[seat]) == message["digest"]

    async def ask(self, message: Any) -> Done | Refused | Answer:
        assert self.entry is not None
        return await self.host.request(self.entry, message)

    def key(self) -> str:
        return f"k{id(self)}-{next(self.keys)}"

    def deciding(self) -> int:
        view = next(iter(self.views.values()))
        return -1 if view is None or view["decision"] is None else int(view["decision"]["who"])

    async def act(self, seat: int, codes: Sequence[int] | None = None, pick: int = 0, **more: Any) -> Any:
        decision = self.views[seat]["decision"]
        if codes is None:
            options = decision["options"]
            codes = [options[pick % len(options)]["code"]]
        return await self.ask(Act(key=self.key(), seat=seat, decision=decision["id"], codes=list(codes), **more))


async def started(host: Host, game: str = "space", people: int = 2, bots: int = 0, **settings: Any) -> Created:
    """A table in play, all people on one device."""
    wishes = [SeatWish(controller="human", name=f"P{n}") for n in range(people)]
    wishes += [SeatWish(controller="bot", bot="greedy") for _ in range(bots)]
    created = await host.create(TableSettings(game=game, players=people + bots, **settings), wishes)
    done = await host.request(
        Credentials(table=created.table, tokens=[created.tokens[0]]), Manage(key="start", seat=0, manage="start")
    )
    assert isinstance(done, Done), done
    return created


def one_of(created: Created, *seats: int) -> list[str]:
    """The tokens of some seats."""
    return [created.tokens[seat] for seat in seats]


NOT_SAVED = NotSaved("the disk is full")
