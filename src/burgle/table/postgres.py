"""Tables kept in PostgreSQL: for a host who outgrows one process. Several servers share one database.

Each table has one writer at a time. Whoever claims it gets the next epoch; lines with an older one are refused, so a
worker that slept too long cannot fork a game. Notices between workers are hints: the truth is what the tables hold.
"""

from __future__ import annotations

import contextlib
import tempfile
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import psycopg

from burgle.chain import LogLine
from burgle.table import rows, schema
from burgle.table.admit import Judge, TableStanding, admitted, digests_of, keepable, keys_of, new_table
from burgle.table.backups import copy_store, verify_store
from burgle.table.postgres_pool import Connection, ConnectionPool
from burgle.table.postgres_read import LINE_COLUMNS, TABLE_COLUMNS, TOKEN_COLUMNS, Frozen, PostgresReader
from burgle.table.sqlite import SqliteStore
from burgle.table.store import Append, BookRow, Conflict, NotSaved, TableRow, TokenRow, Unsure, Unusable

CHANNEL = "burgle_lines"
HERE = "@"  # before the number of a seat in a notice; lines have none

ADD_TABLE = f"INSERT INTO tables ({TABLE_COLUMNS}) VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s)"
ADD_LINE = f"INSERT INTO lines ({LINE_COLUMNS}) VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s)"
ADD_TOKEN = f"INSERT INTO tokens ({TOKEN_COLUMNS}) VALUES (%s, %s, %s, %s, %s)"
MOVE_ON = """
    UPDATE tables SET changed = greatest(changed, %s), seq = %s, head = %s, seen = clock_timestamp()
    WHERE "table" = %s
"""
# Locked in one order, whoever writes: so two groups never wait for each other.
STANDING = """
    SELECT "table", epoch, seq, head, damaged FROM tables WHERE "table" = ANY(%s) ORDER BY "table" FOR NO KEY UPDATE
"""
WRITTEN = """
    SELECT "table", seat, key, part FROM lines WHERE key <> '' AND ("table", seat, key, part) IN
    (SELECT * FROM unnest(%s::text[], %s::bigint[], %s::text[], %s::bigint[]))
"""
TAKEN = "SELECT digest FROM tokens WHERE digest = ANY(%s) ORDER BY digest FOR UPDATE"
CLAIM = """
    UPDATE tables SET epoch = epoch + 1, worker = %(worker)s, seen = clock_timestamp()
    WHERE "table" = %(table)s AND
    (worker IN ('', %(worker)s) OR seen <= clock_timestamp() - %(patience)s * interval '1 millisecond')
    RETURNING epoch
"""
RENEW = """
    WITH mine AS (SELECT "table" FROM tables WHERE worker = %s ORDER BY "table" FOR NO KEY UPDATE SKIP LOCKED)
    UPDATE tables SET seen = clock_timestamp() FROM mine WHERE tables."table" = mine."table"
"""
ADD_BOOK = "INSERT INTO books (key, game, hash, data) VALUES (%s, %s, %s, %s) ON CONFLICT (key) DO NOTHING"
TALK = """
    INSERT INTO talks ("table", data) VALUES (%s, %s) ON CONFLICT ("table") DO UPDATE SET data = excluded.data
"""
SNAPSHOT = """
    INSERT INTO snapshots ("table", seq, data) VALUES (%s, %s, %s)
    ON CONFLICT ("table") DO UPDATE SET seq = excluded.seq, data = excluded.data
"""


class PostgresStore(PostgresReader):
    """A database, by its address: `postgresql://user@host/name`. May be called from any thread."""

    def __init__(
        self, address: str, *, connections: int = 4, steps: Sequence[schema.SchemaStep] = schema.STEPS
    ) -> None:
        super().__init__(ConnectionPool(address, connections))
        self._hints: Connection | None = None
        self._hinting = threading.Lock()
        self._stops: list[Callable[[], None]] = []
        try:
            with self._pool.take() as connection:
                settings = [connection.execute(f"SHOW {name}").fetchone() for name in ("synchronous_commit", "fsync")]
                connection.rollback()
                if settings != [("on",), ("on",)]:
                    raise Unusable(f"this PostgreSQL does not keep what it is told durably: {settings}")
                schema.migrate_postgres(connection, steps)
                connection.commit()
        except psycopg.Error as error:
            self._pool.close()
            raise Unusable(f"PostgreSQL cannot be used: {error}") from error
        except Unusable:
            self._pool.close()
            raise

    # ---------------------------------------------------------------- writing

    def create(self, row: TableRow, lines: Sequence[LogLine], tokens: Sequence[TokenRow]) -> None:
        """Write a new table."""
        row = new_table(row, lines, tokens)

        def work(connection: Connection) -> None:
            with connection.cursor() as cursor:
                cursor.execute(ADD_TABLE, rows.row_of(row))
                cursor.executemany(ADD_LINE, map(rows.row_of, lines))
                cursor.executemany(ADD_TOKEN, map(rows.row_of_token, tokens))

        self._pool.transact(work)

    def append(self, batches: Sequence[Append]) -> list[Exception | None]:
        """Write several tables' lines in one commit, then hint at them."""
        answers: list[Exception | None] = [None] * len(batches)

        def work(connection: Connection) -> None:
            with connection.cursor() as cursor:
                judge = _judge(cursor, batches)
                answers[:] = [judge.admit(batch) for batch in batches]
                _write(cursor, admitted(batches, answers))

        try:
            self._pool.transact(work)
        except Unsure as error:
            landed = self._landed(admitted(batches, answers))
            if not landed:
                kind = Unsure if landed is None else NotSaved
                return [answer or kind(str(error)) for answer in answers]
        except NotSaved as error:
            return [NotSaved(str(error)) for _ in batches]
        except Conflict as error:  # the database's own keys refused what the judge admitted
            return [error] if len(batches) == 1 else [self.append([batch])[0] for batch in batches]
        self._hint(admitted(batches, answers))
        return answers

    def _landed(self, batches: Sequence[Append]) -> bool | None:
        """Whether a transaction whose commit was not answered was saved; None if nobody can tell.

        It held the locks on its tables' rows: once we have them, it is over.
        """
        last = [batch.lines[-1] for batch in batches if batch.lines]
        if not last:
            return None

        def work(connection: Connection) -> bool:
            connection.execute(STANDING, ([line.table for line in last],))
            query = 'SELECT hash FROM lines WHERE "table" = %s AND seq = %s'
            return all(connection.execute(query, (line.table, line.seq)).fetchone() == (line.hash,) for line in last)

        try:
            self._pool.forget()
            return self._pool.transact(work)
        except (NotSaved, Conflict):
            return None

    def keep_snapshot(self, table: str, seq: int, data: bytes) -> None:
        """Cache a position."""
        self._run(SNAPSHOT, (table, seq, data))

    def keep_talk(self, table: str, data: bytes) -> None:
        """Keep what was said at a table."""
        self._run(TALK, (table, data))

    def keep_book(self, book: BookRow) -> None:
        """Keep the tables that a game is begun with."""
        self._run(ADD_BOOK, rows.row_of_book(book))

    def set_aside(self, table: str, why: str) -> None:
        """Mark a table as damaged."""
        self._run('UPDATE tables SET damaged = %s WHERE "table" = %s', (why.replace("\x00", ""), table))

    def claim(self, table: str, worker: str, patience: int = 0) -> int:
        """Become the writer of a table; time is the database's, for workers' clocks differ."""
        found = self._rows(CLAIM, {"table": table, "worker": worker, "patience": patience})
        if not found:
            raise Conflict(f"there is no table {table}, or another worker has it")
        return int(found[0][0])

    def renew(self, worker: str) -> None:
        """Show life for all tables of a worker; those that are being written show it anyway."""
        self._run(RENEW, (worker,))

    def sweep(self, now: int) -> int:
        """Forget tokens whose time is over."""
        return self._run("DELETE FROM tokens WHERE until <> 0 AND until <= %s", (now,))

    def _run(self, query: str, values: Sequence[Any]) -> int:
        return self._pool.transact(lambda connection: connection.execute(query, values).rowcount)

    # ---------------------------------------------------------------- notices

    def _hint(self, batches: Sequence[Append]) -> None:
        """Tell other workers which tables moved on. After the commit, so that no commit waits for the notice queue."""
        self._notify([f"{batch.table} {batch.lines[-1].seq}" for batch in batches if batch.lines])

    def tell_here(self, here: Sequence[tuple[str, int]]) -> None:
        """Tell other workers who is connected to this one: (table, seat)."""
        self._notify([f"{table} {HERE}{seat}" for table, seat in here])

    def _notify(self, payloads: Sequence[str]) -> None:
        if not payloads:
            return
        with self._hinting, contextlib.suppress(psycopg.Error):  # a hint may be lost: readers poll as well
            if self._hints is None or self._hints.closed:
                self._hints = self._pool.connect(autocommit=True)
                self._hints.execute("SET synchronous_commit = off")
            with self._pool.watched(self._hints):
                self._hints.execute("SELECT pg_notify(%s, p) FROM unnest(%s::text[]) p", (CHANNEL, list(payloads)))

    def listen(
        self, callback: Callable[[str, int], None], here: Callable[[str, int], None] = lambda table, seat: None
    ) -> Callable[[], None]:
        """Call back with (table, seq) from a thread when any worker writes; the answer stops it.

        ("", -1) means that notices may have been missed: look at `tables(...)` and compare their `seq`. It comes first.
        `here` hears (table, seat) of whoever is connected to any worker, as `tell_here` says it. Neither may raise.
        """
        stopped = threading.Event()

        def work() -> None:
            while not stopped.is_set():
                try:
                    with self._pool.connect(autocommit=True) as connection:
                        connection.execute(f"LISTEN {CHANNEL}")
                        callback("", -1)
                        while not stopped.is_set():
                            for notice in connection.notifies(timeout=0.5):
                                table, _, seq = notice.payload.rpartition(" ")
                                if seq.startswith(HERE):
                                    here(table, int(seq.removeprefix(HERE)))
                                else:
                                    callback(table, int(seq))
                except psycopg.Error:
                    stopped.wait(0.5)

        thread = threading.Thread(target=work, name="burgle-listener", daemon=True)
        thread.start()

        def stop() -> None:
            stopped.set()
            thread.join()

        self._stops.append(stop)
        return stop

    # ---------------------------------------------------------------- looking after it

    def ready(self) -> str:
        """Say why nothing can be written now: unreachable, or a database that only reads."""
        try:
            found = self._rows("SELECT pg_is_in_recovery(), current_setting('transaction_read_only')")
        except NotSaved as error:
            return str(error)
        return "" if found == [(False, "off")] else "this database is a copy that can only be read"

    def backup(self, target: str) -> None:
        """Copy one moment of everything into an SQLite file, which any Burgle can open and verify."""
        place = Path(target).resolve().parent
        place.mkdir(parents=True, exist_ok=True, mode=0o700)
        with tempfile.TemporaryDirectory(prefix="burgle-backup-", dir=place) as folder:
            copy = SqliteStore(folder)
            try:
                with self._pool.take() as connection:
                    try:
                        copy_store(Frozen(self._pool, connection), copy)
                    finally:
                        connection.rollback()
                copy.backup(target)
            except psycopg.Error as error:
                raise NotSaved(f"no backup was made: {error}") from error
            finally:
                copy.close()

    def check(self) -> list[str]:
        """Look for damage: every chain. PostgreSQL's own pages have checksums that it watches itself."""
        return [str(finding) for finding in verify_store(self)]

    def close(self) -> None:
        """Finish."""
        for stop in self._stops:
            stop()
        with self._hinting:
            if self._hints is not None:
                self._hints.close()
        super().close()


def _judge(cursor: psycopg.Cursor[Any], batches: Sequence[Append]) -> Judge:
    """Lock the tables of some batches and read where they stand; nobody else writes to them before we end."""
    names = sorted({batch.table for batch in batches if keepable(batch.table)})
    standings = {row[0]: TableStanding(*row[1:]) for row in cursor.execute(STANDING, (names,))}
    wanted = [key for key in keys_of(batches) if key[0] in standings and keepable(key[2])]
    columns = [list(column) for column in zip(*wanted, strict=True)]
    keys = cursor.execute(WRITTEN, columns).fetchall() if wanted else []
    digests = list(digests_of(batches))
    taken = cursor.execute(TAKEN, (digests,)).fetchall() if digests else []
    return Judge(standings, keys, [bytes(digest) for (digest,) in taken])


def _write(cursor: psycopg.Cursor[Any], batches: Sequence[Append]) -> None:
    """Write batches that were admitted, in their order."""
    for batch in batches:
        if batch.revoked or batch.spent:
            cursor.execute("DELETE FROM tokens WHERE digest = ANY(%s)", ([*batch.revoked, *batch.spent],))
        if batch.tokens:
            cursor.executemany(ADD_TOKEN, map(rows.row_of_token, batch.tokens))
        if batch.phase:
            cursor.execute('UPDATE tables SET phase = %s WHERE "table" = %s', (batch.phase, batch.table))
    cursor.executemany(ADD_LINE, [rows.row_of(line) for batch in batches for line in batch.lines])
    ends = [(batch.lines[-1], batch.table) for batch in batches if batch.lines]
    cursor.executemany(MOVE_ON, [(line.at, line.seq, line.hash, table) for line, table in ends])
