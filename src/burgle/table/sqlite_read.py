"""Looking into an SQLite database: what the server reads, and what opens a backup or a database in use elsewhere."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from burgle.chain import LogLine
from burgle.table import rows, schema
from burgle.table.store import KIND_TABLE, BookRow, TableRow, TokenRow, Unreadable, Unusable

PATIENCE = 5.0  # seconds to wait for another process that holds a lock

LINE_COLUMNS = """"table", seq, kind, seat, key, part, body, "before", hash, state, rules, epoch, at"""
TABLE_COLUMNS = (
    """"table", created, changed, phase, title, game, secret, damaged, epoch, worker, seq, head, kind, campaign"""
)
BEFORE_CAMPAIGNS = TABLE_COLUMNS.removesuffix(", kind, campaign")
TOKEN_COLUMNS = """digest, "table", seat, until, once"""


class SqliteReader:
    """Reads tables. One connection, used by one thread at a time; writers do not wait for it, nor it for them."""

    def __init__(self, path: str | Path, steps: Sequence[schema.SchemaStep] = schema.STEPS) -> None:
        self.path = Path(path)
        self._reading = threading.RLock()
        self._read = self._connect()
        self.version = _number(self._read, "PRAGMA user_version")
        if self.version < 1 or _number(self._read, "PRAGMA application_id") != schema.OURS:
            self._read.close()
            raise Unusable(f"{self.path} is not a database of Burgle's")
        schema.missing(self.version, steps)  # refuses a newer one

    def _connect(self) -> sqlite3.Connection:
        try:
            uri = self.path.resolve().as_uri() + "?mode=ro"
            connection = sqlite3.connect(uri, PATIENCE, isolation_level=None, check_same_thread=False, uri=True)
            connection.execute("PRAGMA query_only = ON")
            connection.execute("PRAGMA trusted_schema = OFF")
            connection.execute("PRAGMA cell_size_check = ON")
            connection.execute("PRAGMA user_version").fetchone()
        except sqlite3.Error as error:
            raise Unusable(f"{self.path} cannot be opened: {error}") from None
        return connection

    def _rows(self, query: str, values: Sequence[Any] = ()) -> list[Any]:
        """Ask; whatever cannot be read for damage raises Unreadable."""
        try:
            with self._reading:
                return self._read.execute(query, values).fetchall()
        except UnicodeEncodeError:  # half a character was looked for: nothing can have such a name
            return []
        except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
            raise Unreadable(f"it cannot be read: {error}") from None

    def table(self, table: str) -> TableRow | None:
        """Look a table up."""
        old = self.version < schema.CAMPAIGNS.version
        found = self._rows(
            f"""SELECT {BEFORE_CAMPAIGNS if old else TABLE_COLUMNS} FROM tables WHERE "table" = ?""", (table,)
        )
        return rows.table_of((*found[0], KIND_TABLE, "") if old else found[0]) if found else None

    def tables(self, names: Sequence[str]) -> list[TableRow]:
        """Look several up."""
        return [row for row in map(self.table, names) if row is not None]

    def names(self) -> list[str]:
        """Every table there is."""
        return [name for (name,) in self._rows("""SELECT "table" FROM tables ORDER BY "table" """)]

    def waiting(self) -> list[str]:
        """The tables in play, the latest first."""
        query = (
            """SELECT "table" FROM tables WHERE phase = 'playing' AND damaged = '' ORDER BY changed DESC, "table" """
        )
        return [name for (name,) in self._rows(query)]

    def lines(self, table: str, after: int = -1) -> list[LogLine]:
        """Read a log."""
        query = f"""SELECT {LINE_COLUMNS} FROM lines WHERE "table" = ? AND seq > ? ORDER BY seq"""
        return [rows.line_of(row) for row in self._rows(query, (table, after))]

    def by_key(self, table: str, seat: int, key: str) -> list[LogLine]:
        """Find the lines that a request has written."""
        if not key:
            return []
        query = f"""
            SELECT {LINE_COLUMNS} FROM lines WHERE "table" = ? AND seat = ? AND key = ? AND key <> '' ORDER BY part
        """
        return [rows.line_of(row) for row in self._rows(query, (table, seat, key))]

    def token(self, digest: bytes) -> TokenRow | None:
        """Find out whose a token is."""
        found = self._rows(f"SELECT {TOKEN_COLUMNS} FROM tokens WHERE digest = ?", (digest,))
        return rows.token_of(found[0]) if found else None

    def tokens_of(self, table: str) -> list[TokenRow]:
        """Every token of a table."""
        query = f"""SELECT {TOKEN_COLUMNS} FROM tokens WHERE "table" = ? ORDER BY digest"""
        return [rows.token_of(row) for row in self._rows(query, (table,))]

    def snapshot(self, table: str) -> tuple[int, bytes] | None:
        """Give the cached position; one that cannot be read is as good as none."""
        try:
            found = self._rows("""SELECT seq, data FROM snapshots WHERE "table" = ?""", (table,))
        except Unreadable:
            return None
        return (int(found[0][0]), bytes(found[0][1])) if found else None

    def talk(self, table: str) -> bytes | None:
        """What was said at a table; a copy from before it was kept has nothing."""
        if self.version < schema.TALKS.version:
            return None
        try:
            found = self._rows("""SELECT data FROM talks WHERE "table" = ?""", (table,))
        except Unreadable:
            return None
        return bytes(found[0][0]) if found else None

    def books(self, game: str = "") -> list[str]:
        """The keys of the books of a game; a copy from before they were kept has none."""
        if self.version < schema.BOOKS.version:
            return []
        return [key for (key,) in self._rows("SELECT key FROM books WHERE ? IN ('', game) ORDER BY key", (game,))]

    def book(self, key: str) -> BookRow | None:
        """Give a book."""
        if self.version < schema.BOOKS.version:
            return None
        found = self._rows("SELECT key, game, hash, data FROM books WHERE key = ?", (key,))
        return rows.book_of(found[0]) if found else None

    def whole(self, thorough: bool = True) -> list[str]:
        """Let SQLite look at its own pages; each finding in its words."""
        query = "PRAGMA integrity_check" if thorough else "PRAGMA quick_check"
        try:
            with self._reading:
                found = [str(text) for (text,) in self._read.execute(query)]
        except sqlite3.DatabaseError as error:
            return [str(error)]
        return [] if found == ["ok"] else found

    def close(self) -> None:
        """Finish."""
        with self._reading:
            self._read.close()


def _number(connection: sqlite3.Connection, query: str) -> int:
    """The one number that a query answers."""
    return int(connection.execute(query).fetchone()[0])
