"""Tables kept in SQLite: all that one server at home needs. A line that was acknowledged survives a power cut."""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from burgle.table import rows, schema
from burgle.table.admit import Judge, Standing, admitted, digests_of, keys_of, new_table
from burgle.table.folder import BACKUPS, DATABASE, SPARE, Folder, durable
from burgle.table.keep import copy_store, verify_store, verify_table
from burgle.table.sqlite_copy import exact_copy
from burgle.table.sqlite_read import LINE_COLUMNS, PATIENCE, TABLE_COLUMNS, TOKEN_COLUMNS, SqliteReader
from burgle.table.store import (
    Append,
    BookRow,
    Conflict,
    Damaged,
    Finding,
    Line,
    NotSaved,
    TableRow,
    TokenRow,
    Unsure,
    Unusable,
)

WAL_LIMIT = "PRAGMA journal_size_limit = 67108864"  # the write-ahead log gives space back above 64 MiB

ADD_TABLE = f"INSERT INTO tables ({TABLE_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
ADD_LINE = f"INSERT INTO lines ({LINE_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
ADD_TOKEN = f"INSERT INTO tokens ({TOKEN_COLUMNS}) VALUES (?, ?, ?, ?, ?)"
MOVE_ON = """UPDATE tables SET changed = max(changed, ?), seq = ?, head = ? WHERE "table" = ?"""
NEW_PHASE = """UPDATE tables SET phase = ? WHERE "table" = ?"""
STANDING = """SELECT epoch, seq, head, damaged FROM tables WHERE "table" = ?"""
WRITTEN = """SELECT 1 FROM lines WHERE "table" = ? AND seat = ? AND key = ? AND part = ? AND key <> ''"""
CLAIM = """UPDATE tables SET epoch = epoch + 1, worker = ? WHERE "table" = ? RETURNING epoch"""
SNAPSHOT = """INSERT INTO snapshots ("table", seq, data) VALUES (?, ?, ?)
              ON CONFLICT ("table") DO UPDATE SET seq = excluded.seq, data = excluded.data"""
ADD_BOOK = "INSERT INTO books (key, game, hash, data) VALUES (?, ?, ?, ?) ON CONFLICT (key) DO NOTHING"
BEAT = """INSERT INTO pulse (id, beat) VALUES (1, 0) ON CONFLICT (id) DO UPDATE SET beat = beat + 1"""


class SqliteStore(SqliteReader):
    """A data folder with a database. One connection writes, another reads; both may be called from any thread."""

    def __init__(self, folder: str | Path, *, spare: int = SPARE, steps: Sequence[schema.Step] = schema.STEPS) -> None:
        self.folder = Folder(folder)
        self.spare = spare
        self._writing = threading.RLock()
        self._write: sqlite3.Connection | None = None
        self._trouble = ""  # why the last write failed
        self._aside: dict[str, str] = {}  # set aside, but that itself could not be written
        try:
            self._write = self._open()
            schema.migrate_sqlite(self._write, self._before_migration, steps)
            super().__init__(self.folder.database, steps)
            if self.whole(thorough=False):
                self._mend(steps)
        except BaseException as error:
            self._drop()
            if hasattr(self, "_read"):
                self._read.close()
            self.folder.release()
            if isinstance(error, sqlite3.Error):
                raise Unusable(f"{self.folder.database} cannot be opened: {error}") from error
            raise

    def _open(self) -> sqlite3.Connection:
        """Open the connection that writes, and see that SQLite took every setting that durability hangs on."""
        connection = sqlite3.connect(self.folder.database, PATIENCE, isolation_level=None, check_same_thread=False)
        try:
            mode = connection.execute("PRAGMA journal_mode = WAL").fetchone()[0]
            for pragma in (
                "PRAGMA synchronous = FULL",
                "PRAGMA foreign_keys = ON",
                "PRAGMA trusted_schema = OFF",
                "PRAGMA cell_size_check = ON",
                "PRAGMA fullfsync = ON",  # on a Mac a plain fsync does not reach the disk
                "PRAGMA checkpoint_fullfsync = ON",
                WAL_LIMIT,
            ):
                connection.execute(pragma)
            settings = tuple(
                connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("synchronous", "foreign_keys")
            )
            if mode != "wal" or settings != (2, 1):
                raise Unusable(f"this SQLite does not keep what it is told durably ({mode}, {settings})")
        except BaseException:
            connection.close()
            raise
        self.folder.database.chmod(0o600)
        return connection

    def _before_migration(self, version: int) -> None:
        """Make the backup that an update can be taken back with; without one there is no migration."""
        name = f"schema-{version}-{time.strftime('%Y%m%d-%H%M%S')}.db"
        try:
            exact_copy(self.folder.database, self.folder.path / BACKUPS / name, _approve_pages)
        except NotSaved as error:
            raise Unusable(f"{error}; so the database is left as it was, and this Burgle cannot use it yet") from error

    def _mend(self, steps: Sequence[schema.Step]) -> None:
        """Start in spite of damaged pages: carry what can be read over into a new database, and set the rest aside.

        The damaged files are kept. A row that is damaged inside sound pages is found when its table is opened.
        """
        lost = f"{self.folder.database} is damaged beyond use; restore the latest file of {BACKUPS}"
        with tempfile.TemporaryDirectory(prefix="mending-", dir=self.folder.path) as place:
            fresh = SqliteStore(place, spare=self.spare, steps=steps)
            try:
                count = copy_store(self, fresh)
                if count > 1 and all(row.damaged for row in fresh.tables(fresh.names())):
                    raise Unusable(lost)
            except Damaged as error:
                raise Unusable(f"{lost} ({error})") from None
            finally:
                fresh.close()
            SqliteReader.close(self)
            self._drop()
            old = self.folder.path / f"damaged-{time.strftime('%Y%m%d-%H%M%S')}"
            old.mkdir(mode=0o700)
            logs = [self.folder.path / (DATABASE + ending) for ending in ("-wal", "-shm")]
            for file in (self.folder.database, *logs):
                if file.exists():
                    shutil.copy2(file, old / file.name)
                    durable(old / file.name)
            for file in logs:  # they belong to the old database and must never be read into the new one
                file.unlink(missing_ok=True)
            fresh.folder.database.replace(self.folder.database)
            durable(self.folder.database)
        self._write = self._open()
        SqliteReader.__init__(self, self.folder.database, steps)

    # ---------------------------------------------------------------- writing

    @contextlib.contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        """One durable transaction. NotSaved: nothing was written. Unsure: the commit itself failed."""
        with self._writing:
            committing = False
            try:
                if self.folder.room() < self.spare:
                    raise NotSaved("the disk is nearly full")
                if self._write is None:
                    self._write = self._open()
                self._write.execute("BEGIN IMMEDIATE")
                yield self._write
                committing = True
                self._write.execute("COMMIT")
                self._trouble = ""
            except sqlite3.IntegrityError as error:
                self._roll_back()
                raise Conflict(str(error)) from error
            except (sqlite3.Error, OSError, MemoryError, NotSaved) as error:
                self._trouble = str(error) or type(error).__name__
                if committing or not self._roll_back():
                    self._drop()
                raise (Unsure if committing else NotSaved)(self._trouble) from error
            except BaseException:
                self._roll_back()
                raise

    def _roll_back(self) -> bool:
        """Undo what was begun; False if even that fails."""
        try:
            if self._write is not None and self._write.in_transaction:
                self._write.execute("ROLLBACK")
        except sqlite3.Error:
            return False
        return True

    def _drop(self) -> None:
        """Close a connection that cannot be trusted; the next call opens one that reads the disk afresh."""
        if self._write is not None:
            with contextlib.suppress(sqlite3.Error):
                self._write.close()
            self._write = None

    def create(self, row: TableRow, lines: Sequence[Line], tokens: Sequence[TokenRow]) -> None:
        """Write a new table."""
        row = new_table(row, lines, tokens)
        with self._transaction() as db:
            db.execute(ADD_TABLE, rows.row_of(row))
            db.executemany(ADD_LINE, map(rows.row_of, lines))
            db.executemany(ADD_TOKEN, map(rows.row_of_token, tokens))

    def append(self, batches: Sequence[Append]) -> list[Exception | None]:
        """Write several tables' lines in one commit."""
        answers: list[Exception | None] = [None] * len(batches)
        try:
            with self._transaction() as db:
                judge = _judge(db, batches)
                answers = [judge.admit(batch) for batch in batches]
                _write(db, admitted(batches, answers))
        except Unsure as error:
            landed = self._landed(admitted(batches, answers))
            if landed:
                return answers
            kind = Unsure if landed is None else NotSaved
            return [answer or kind(str(error)) for answer in answers]
        except NotSaved as error:
            return [NotSaved(str(error)) for _ in batches]
        except Conflict as error:  # the database's own keys refused what the judge admitted
            if len(batches) == 1:
                return [error]
            return [self.append([batch])[0] for batch in batches]
        return answers

    def _landed(self, batches: Sequence[Append]) -> bool | None:
        """Whether a transaction whose commit failed is in the database after all; None if nobody can tell."""
        last = [batch.lines[-1] for batch in batches if batch.lines]
        if not last:
            return None
        try:
            with self._writing:
                self._write = self._write or self._open()
                query = """SELECT hash FROM lines WHERE "table" = ? AND seq = ?"""
                found = [self._write.execute(query, (line.table, line.seq)).fetchone() for line in last]
        except (sqlite3.Error, OSError):
            return None
        return found == [(line.hash,) for line in last]

    def keep_snapshot(self, table: str, seq: int, data: bytes) -> None:
        """Cache a position."""
        with self._transaction() as db:
            db.execute(SNAPSHOT, (table, seq, data))

    def keep_book(self, book: BookRow) -> None:
        """Keep the tables that a game is begun with."""
        with self._transaction() as db:
            db.execute(ADD_BOOK, rows.row_of_book(book))

    def set_aside(self, table: str, why: str) -> None:
        """Mark a table as damaged; if that cannot be written it counts until the server stops."""
        self._aside.pop(table, None)
        try:
            with self._transaction() as db:
                db.execute("""UPDATE tables SET damaged = ? WHERE "table" = ?""", (why, table))
        except NotSaved:
            if not why:
                raise
            self._aside[table] = why

    def claim(self, table: str, worker: str, patience: int = 0) -> int:
        """Become the writer of a table. Only one process uses the folder, so nobody else can be alive."""
        with self._transaction() as db:
            found = db.execute(CLAIM, (worker, table)).fetchall()
        if not found:
            raise Conflict(f"there is no table {table}")
        return int(found[0][0])

    def renew(self, worker: str) -> None:
        """Nothing to do: nobody else can claim."""

    def sweep(self, now: int) -> int:
        """Forget tokens whose time is over."""
        with self._transaction() as db:
            return db.execute("DELETE FROM tokens WHERE until <> 0 AND until <= ?", (now,)).rowcount

    # ---------------------------------------------------------------- looking after it

    def table(self, table: str) -> TableRow | None:
        """Look a table up."""
        row = super().table(table)
        why = self._aside.get(table)
        return msgspec.structs.replace(row, damaged=why) if row is not None and why else row

    def waiting(self) -> list[str]:
        """The tables in play."""
        return [name for name in super().waiting() if name not in self._aside]

    def ready(self) -> str:
        """Say why nothing can be written now; after trouble, try."""
        if self.folder.room() < self.spare:
            return "the disk is nearly full"
        if self._trouble:
            try:
                with self._transaction() as db:
                    db.execute(BEAT)
            except NotSaved:
                pass
        return self._trouble

    def backup(self, target: str) -> None:
        """Copy everything to one file while it is in use. Damage that comes to light sets the table aside here too."""
        exact_copy(self.folder.database, Path(target), self._approve)

    def _approve(self, copy: Path) -> None:
        reader = SqliteReader(copy)
        try:
            bad = {finding.table for finding in verify_store(reader)}
        finally:
            reader.close()
        for table in bad:
            row = self.table(table) if table else None
            here = verify_table(self, table) if table else []
            if row is not None and here and not row.damaged:
                self.set_aside(table, str(here[0]))
            elif not here:
                raise NotSaved(f"no backup was made: the copy of table {table} is damaged")

    def check(self) -> list[str]:
        """Look for damage: SQLite's own pages first, then every chain."""
        pages = [Finding(table="", seq=-1, text=text) for text in self.whole()]
        return [str(finding) for finding in pages + verify_store(self)]

    def close(self) -> None:
        """Finish: the write-ahead log is worked into the database, and others may use the folder."""
        with self._writing, self._reading:
            super().close()
            self._drop()
            self.folder.release()


def _approve_pages(copy: Path) -> None:
    """Accept a copy whose pages are sound; an older schema cannot be read any closer."""
    connection = sqlite3.connect(copy)
    try:
        found = [text for (text,) in connection.execute("PRAGMA integrity_check")]
    finally:
        connection.close()
    if found != ["ok"]:
        raise Unusable(f"the database is damaged ({found[0]}); restore a backup before the update")


def _judge(db: sqlite3.Connection, batches: Sequence[Append]) -> Judge:
    """Read where the tables of some batches stand; nobody else writes before this transaction ends."""
    standings = {}
    for table in {batch.table for batch in batches}:
        for epoch, seq, head, damaged in db.execute(STANDING, (table,)):
            standings[table] = Standing(epoch, seq, head, damaged)
    keys = [key for key in keys_of(batches) if db.execute(WRITTEN, key).fetchone()]
    found = (db.execute("SELECT digest FROM tokens WHERE digest = ?", (d,)).fetchone() for d in digests_of(batches))
    return Judge(standings, keys, [row[0] for row in found if row])


def _write(db: sqlite3.Connection, batches: Sequence[Append]) -> None:
    """Write batches that were admitted, in their order."""
    for batch in batches:
        db.executemany("DELETE FROM tokens WHERE digest = ?", [(d,) for d in (*batch.revoked, *batch.spent)])
        db.executemany(ADD_TOKEN, map(rows.row_of_token, batch.tokens))
        db.executemany(ADD_LINE, map(rows.row_of, batch.lines))
        if batch.lines:
            last = batch.lines[-1]
            db.execute(MOVE_ON, (last.at, last.seq, last.hash, batch.table))
        if batch.phase:
            db.execute(NEW_PHASE, (batch.phase, batch.table))
