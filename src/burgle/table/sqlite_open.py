"""An SQLite database in use: opened so that it keeps its word, watched, and written to in whole transactions only."""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from burgle.table import schema
from burgle.table.folder import BACKUPS, DATABASE, SPARE, Folder
from burgle.table.sqlite_copy import exact_copy
from burgle.table.sqlite_files import LOG, Files, keep_aside, lengthen, put_back
from burgle.table.sqlite_read import PATIENCE, SqliteReader
from burgle.table.store import Conflict, NotSaved, StoreReader, TableRow, Unreadable, Unsure, Unusable

DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
WAL_LIMIT = "PRAGMA journal_size_limit = 67108864"  # the write-ahead log gives space back above 64 MiB


class SqliteInUse(SqliteReader):
    """A data folder with a database. One connection writes, another reads; both may be called from any thread."""

    def __init__(
        self, folder: str | Path, *, spare: int = SPARE, steps: Sequence[schema.SchemaStep] = schema.STEPS
    ) -> None:
        self.folder = Folder(folder)
        self.files = Files(self.folder.database)
        self.spare = spare
        self.steps = steps
        self._writing = threading.RLock()
        self._write: sqlite3.Connection | None = None
        self._trouble = ""  # why the last write failed
        self._latest: dict[str, tuple[int, bytes]] = {}  # a line that must be there: the last one that was written
        self._rescued = ""  # where a copy is of what was deleted or replaced while it was open
        self._lost = ""  # the database is not ours any more: nothing is written until the next start

    def _start(self) -> None:
        """Open the database and bring it up to date."""
        self._write = self._open()
        schema.migrate_sqlite(self._write, self._before_migration, self.steps)
        super().__init__(self.folder.database, self.steps)
        self.files.opened()

    def _open(self) -> sqlite3.Connection:
        """Open the connection that writes, and see that SQLite took every setting that durability hangs on."""
        again = hasattr(self, "_read")  # then there must be a database: SQLite would make an empty one
        where = self.folder.database.as_uri() + ("?mode=rw" if again else "?mode=rwc")
        connection = sqlite3.connect(where, PATIENCE, isolation_level=None, check_same_thread=False, uri=True)
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

    def _lengthened(self, error: sqlite3.DatabaseError) -> Path:
        """Prepare a database that was cut off for mending; gives where it is kept as it was."""
        self._drop()
        if not is_damage(error):
            raise error
        kept = keep_aside(self.folder.database)
        if not lengthen(self.folder.database):
            shutil.rmtree(kept)  # nothing is changed, so there is nothing to keep
            raise error
        return kept

    # ---------------------------------------------------------------- the files themselves

    def _must_be_ours(self) -> None:
        """See before every transaction that the database at its path is the one that is open; else nothing is written.

        Two databases are never mixed: who put another one there has to start the server again.
        """
        why = self._lost or self.files.astray()
        if not why and self.files.touched():
            if self._still_ours():
                self.files.wrote()
            else:
                why = f"{self.files.path} was written over by another program while the server ran"
        if why:
            if not self._rescued and self.files.astray() and self.folder.path.is_dir():
                self._rescued = self._rescue()
            if not self._lost and self.folder.database.exists():
                self._lost = why
                self.files.disown_log()
            until = "the server starts again" if self._lost else "it is back"
            raise NotSaved(f"{why}: nothing is saved until {until}{self._rescued}")
        if self.files.logs_astray():
            self._reopen()

    def _still_ours(self) -> bool:
        """Whether who else wrote to the database has only worked our log into it, and put no other content there.

        The log hides what it has newer pages of. So the database is looked at without it, whether all of that is ours,
        and then with it, whether nothing of ours is missing.
        """
        try:
            with tempfile.TemporaryDirectory(prefix="looking-", dir=self.folder.path) as place:
                if not self.files.copy_without_log(Path(place) / DATABASE):
                    return False
                with contextlib.closing(SqliteReader(Path(place) / DATABASE, self.steps)) as there:
                    if there.whole(thorough=False) or not all(map(self._knows, there.tables(there.names()))):
                        return False
            with contextlib.closing(SqliteReader(self.folder.database, self.steps)) as here:
                return not here.whole(thorough=False) and all(has_line(here, *line) for line in self._latest.items())
        except (Unusable, Unreadable, NotSaved, OSError, sqlite3.Error):
            return False

    def _knows(self, row: TableRow) -> bool:
        """Whether a table as it was at some time is one of ours."""
        return bool(row.damaged) or (has_line(self, row.table, (row.seq, row.head)) if row.seq >= 0 else True)

    def written(self, table: str, seq: int, head: bytes) -> None:
        """Note a line that is there for good."""
        self._latest = {table: (seq, head)}

    def _rescue(self) -> str:
        """Copy what is open, and at its path no more, to where it can be found; says where."""
        target = self.folder.path / BACKUPS / f"rescued-{time.strftime('%Y%m%d-%H%M%S')}.db"
        try:
            with self._reading:
                exact_copy(self._read, target)
        except NotSaved:
            return ""
        return f"; all that was saved up to then is in {target} ({put_back(target, self.folder.path)})"

    def _reopen(self) -> None:
        """Work a write-ahead log that was deleted into the database, and begin a new one.

        Closing does that, if the connection that writes is the last one.
        """
        if self._write is None:  # the one that reads has the log still, but only to read
            self._lost = f"{self.files.path}{LOG} was deleted while the server ran"
            self._rescued = self._rescue()
            raise NotSaved(f"{self._lost}{self._rescued}")
        with self._reading:
            self._read.close()
            self._drop()
            self._write = self._open()
            try:
                self._read = self._connect()
            except Unusable as error:
                raise NotSaved(str(error)) from error
        self.files.opened()

    # ---------------------------------------------------------------- reading and writing

    def _rows(self, query: str, values: Sequence[Any] = ()) -> list[Any]:
        """Ask; a table is not to blame if the files themselves are not there any more."""
        try:
            return super()._rows(query, values)
        except Unreadable as error:
            if self._lost or self.files.astray() or self.files.logs_astray():
                raise NotSaved(str(error)) from error
            raise

    @contextlib.contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        """One durable transaction. NotSaved: nothing was written. Unsure: the commit itself failed."""
        with self._writing:
            committing = False
            try:
                if self.folder.room() < self.spare:
                    raise NotSaved("the disk is nearly full")
                self._must_be_ours()
                if self._write is None:
                    self._write = self._open()
                    self.files.opened()
                self._write.execute("BEGIN IMMEDIATE")
                yield self._write
                committing = True
                self._write.execute("COMMIT")
                # It may have gone into files that nobody will ever see again: then it is not saved.
                why = self.files.wrote()
                if why:
                    committing = False
                    raise NotSaved(why)
                if self.files.logs_astray():
                    self._reopen()
                    raise NotSaved("the write-ahead log was deleted")  # and whether all is there will be seen
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


def has_line(reader: StoreReader, table: str, line: tuple[int, bytes]) -> bool:
    """Whether a line, by its number and hash, is in the log of a table."""
    found = reader.lines(table, after=line[0] - 1)
    return bool(found) and found[0].hash == line[1]


def is_damage(error: sqlite3.Error) -> bool:
    """Whether SQLite could not read a file for what is in it, not for where it is."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in DAMAGE


def _approve_pages(copy: Path) -> None:
    """Accept a copy whose pages are sound; an older schema cannot be read any closer."""
    connection = sqlite3.connect(copy)
    try:
        found = [text for (text,) in connection.execute("PRAGMA integrity_check")]
    finally:
        connection.close()
    if found != ["ok"]:
        raise Unusable(f"the database is damaged ({found[0]}); restore a backup before the update")
