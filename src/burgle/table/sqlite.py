"""Tables kept in SQLite: all that one server at home needs. A line that was acknowledged survives a power cut."""

from __future__ import annotations

import contextlib
import sqlite3
import tempfile
from collections.abc import Sequence
from pathlib import Path

import msgspec

from burgle.chain import Finding, LogLine
from burgle.table import rows, schema
from burgle.table.admit import Judge, TableStanding, admitted, digests_of, keys_of, new_table
from burgle.table.backups import copy_store, verify_store, verify_table
from burgle.table.folder import SPARE, durable
from burgle.table.sqlite_copy import exact_copy
from burgle.table.sqlite_files import LOG, SHARED, Files, advice, keep_aside, refuse_empty
from burgle.table.sqlite_open import SqliteInUse, is_damage
from burgle.table.sqlite_read import LINE_COLUMNS, TABLE_COLUMNS, TOKEN_COLUMNS, SqliteReader
from burgle.table.store import Append, BookRow, Conflict, NotSaved, TableRow, TokenRow, Unreadable, Unsure, Unusable

ADD_TABLE = f"INSERT INTO tables ({TABLE_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
ADD_LINE = f"INSERT INTO lines ({LINE_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
ADD_TOKEN = f"INSERT INTO tokens ({TOKEN_COLUMNS}) VALUES (?, ?, ?, ?, ?)"
MOVE_ON = """UPDATE tables SET changed = max(changed, ?), seq = ?, head = ? WHERE "table" = ?"""
NEW_PHASE = """UPDATE tables SET phase = ? WHERE "table" = ?"""
STANDING = """SELECT epoch, seq, head, damaged FROM tables WHERE "table" = ?"""
WRITTEN = """SELECT 1 FROM lines WHERE "table" = ? AND seat = ? AND key = ? AND part = ? AND key <> ''"""
CLAIM = """UPDATE tables SET epoch = epoch + 1, worker = ? WHERE "table" = ? RETURNING epoch"""
SNAPSHOT = """INSERT INTO snapshots ("table", seq, data) VALUES (?, ?, ?)
              ON CONFLICT ("table") DO UPDATE SET seq = excluded.seq, data = excluded.data"""
TALK = """INSERT INTO talks ("table", data) VALUES (?, ?) ON CONFLICT ("table") DO UPDATE SET data = excluded.data"""
ADD_BOOK = "INSERT INTO books (key, game, hash, data) VALUES (?, ?, ?, ?) ON CONFLICT (key) DO NOTHING"
BEAT = """INSERT INTO pulse (id, beat) VALUES (1, 0) ON CONFLICT (id) DO UPDATE SET beat = beat + 1"""


class SqliteStore(SqliteInUse):
    """Tables in an SQLite database of a data folder, which is mended at the start if it has to be."""

    def __init__(
        self, folder: str | Path, *, spare: int = SPARE, steps: Sequence[schema.SchemaStep] = schema.STEPS
    ) -> None:
        super().__init__(folder, spare=spare, steps=steps)
        self._aside: dict[str, str] = {}  # set aside, but that itself could not be written
        try:
            refuse_empty(self.folder.database, self.folder.used)
            kept = None
            try:
                self._start()
            except sqlite3.DatabaseError as error:
                kept = self._lengthened(error)
                self._start()
            if self.whole(thorough=False):
                self._mend(kept)
            with contextlib.suppress(Unreadable):  # which is found when that table is opened
                for row in self.tables(self.waiting()[:1]):
                    self.written(row.table, row.seq, row.head)
            self.folder.in_use()
        except BaseException as error:
            self._drop()
            if hasattr(self, "_read"):
                self._read.close()
            self.files.close()
            self.folder.release()
            if isinstance(error, sqlite3.Error):
                what = f"; {advice(self.folder.path)}" if is_damage(error) else ""
                raise Unusable(f"{self.folder.database} cannot be opened: {error}{what}") from error
            raise

    def _mend(self, kept: Path | None) -> None:
        """Start in spite of damaged pages: carry what can be read over into a new database, and set the rest aside.

        The damaged files are kept, unless they were `kept` already. A row that is damaged inside sound pages is found
        when its table is opened.
        """
        lost = f"{self.folder.database} is damaged beyond use"
        with tempfile.TemporaryDirectory(prefix="mending-", dir=self.folder.path) as place:
            fresh = SqliteStore(place, spare=self.spare, steps=self.steps)
            try:
                count = copy_store(self, fresh)
                if count > 1 and all(row.damaged for row in fresh.tables(fresh.names())):
                    raise Unusable(f"{lost}; {advice(self.folder.path)}")
            except Unreadable as error:
                raise Unusable(f"{lost} ({error}); {advice(self.folder.path)}") from None
            finally:
                fresh.close()
            SqliteReader.close(self)
            self._drop()
            self.files.close()
            if kept is None:
                keep_aside(self.folder.database)
            for ending in (LOG, SHARED):  # they belong to the old database and must never be read into the new one
                self.folder.database.with_name(self.folder.database.name + ending).unlink(missing_ok=True)
            fresh.folder.database.replace(self.folder.database)
            durable(self.folder.database)
        self.files = Files(self.folder.database)
        self._start()

    # ---------------------------------------------------------------- writing

    def create(self, row: TableRow, lines: Sequence[LogLine], tokens: Sequence[TokenRow]) -> None:
        """Write a new table."""
        row = new_table(row, lines, tokens)
        with self._transaction() as db:
            db.execute(ADD_TABLE, rows.row_of(row))
            db.executemany(ADD_LINE, map(rows.row_of, lines))
            db.executemany(ADD_TOKEN, map(rows.row_of_token, tokens))
        for line in lines[-1:]:
            self.written(line.table, line.seq, line.hash)

    def append(self, batches: Sequence[Append]) -> list[Exception | None]:
        """Write several tables' lines in one commit."""
        answers: list[Exception | None] = [None] * len(batches)
        try:
            with self._transaction() as db:
                judge = _judge(db, batches)
                answers = [judge.admit(batch) for batch in batches]
                _write(db, admitted(batches, answers))
            for line in [batch.lines[-1] for batch in admitted(batches, answers) if batch.lines][-1:]:
                self.written(line.table, line.seq, line.hash)
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
                self._must_be_ours()
                self._write = self._write or self._open()
                query = """SELECT hash FROM lines WHERE "table" = ? AND seq = ?"""
                found = [self._write.execute(query, (line.table, line.seq)).fetchone() for line in last]
        except (sqlite3.Error, OSError, NotSaved):
            return None
        return found == [(line.hash,) for line in last]

    def keep_snapshot(self, table: str, seq: int, data: bytes) -> None:
        """Cache a position."""
        with self._transaction() as db:
            db.execute(SNAPSHOT, (table, seq, data))

    def keep_talk(self, table: str, data: bytes) -> None:
        """Keep what was said at a table."""
        with self._transaction() as db:
            db.execute(TALK, (table, data))

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
        try:
            with self._writing:
                self._must_be_ours()
            if self.folder.room() < self.spare:
                return "the disk is nearly full"
        except (sqlite3.Error, OSError, NotSaved) as error:
            return str(error)
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
            self.files.close()
            self.folder.release()


def _judge(db: sqlite3.Connection, batches: Sequence[Append]) -> Judge:
    """Read where the tables of some batches stand; nobody else writes before this transaction ends."""
    standings = {}
    for table in {batch.table for batch in batches}:
        for epoch, seq, head, damaged in db.execute(STANDING, (table,)):
            standings[table] = TableStanding(epoch, seq, head, damaged)
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
