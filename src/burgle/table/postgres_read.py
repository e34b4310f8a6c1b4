"""Looking into a PostgreSQL database: each question on its own, or many at one moment of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from burgle.chain import LogLine
from burgle.table import rows
from burgle.table.admit import keepable
from burgle.table.postgres_pool import Connection, ConnectionPool
from burgle.table.store import BookRow, TableRow, TokenRow

LINE_COLUMNS = '"table", seq, kind, seat, key, part, body, before, hash, state, rules, epoch, at'
TABLE_COLUMNS = (
    '"table", created, changed, phase, title, game, secret, damaged, epoch, worker, seq, head, kind, campaign'
)
TOKEN_COLUMNS = 'digest, "table", seat, until, once'

Values = Sequence[Any] | Mapping[str, Any]


class PostgresReader:
    """Reads tables; a database that cannot be reached raises NotSaved."""

    def __init__(self, pool: ConnectionPool) -> None:
        self._pool = pool

    def _rows(self, query: str, values: Values = ()) -> list[tuple[Any, ...]]:
        return self._pool.transact(lambda connection: connection.execute(query, values).fetchall())

    def table(self, table: str) -> TableRow | None:
        """Look a table up."""
        found = self.tables([table])
        return found[0] if found else None

    def tables(self, names: Sequence[str]) -> list[TableRow]:
        """Look several up in one question; their `seq` tells which have moved on."""
        query = f'SELECT {TABLE_COLUMNS} FROM tables WHERE "table" = ANY(%s) ORDER BY "table"'
        return [rows.table_of(row) for row in self._rows(query, (_plain(*names),))]

    def names(self) -> list[str]:
        """Every table there is."""
        return [name for (name,) in self._rows('SELECT "table" FROM tables ORDER BY "table"')]

    def waiting(self) -> list[str]:
        """The tables in play, the latest first."""
        query = (
            """SELECT "table" FROM tables WHERE phase = 'playing' AND damaged = '' ORDER BY changed DESC, "table" """
        )
        return [name for (name,) in self._rows(query)]

    def lines(self, table: str, after: int = -1) -> list[LogLine]:
        """Read a log."""
        query = f'SELECT {LINE_COLUMNS} FROM lines WHERE "table" = ANY(%s) AND seq > %s ORDER BY seq'
        return [rows.line_of(row) for row in self._rows(query, (_plain(table), after))]

    def by_key(self, table: str, seat: int, key: str) -> list[LogLine]:
        """Find the lines that a request has written."""
        if not key or not keepable(table) or not keepable(key):
            return []
        query = f"""
            SELECT {LINE_COLUMNS} FROM lines WHERE "table" = %s AND seat = %s AND key = %s AND key <> '' ORDER BY part
        """
        return [rows.line_of(row) for row in self._rows(query, (table, seat, key))]

    def token(self, digest: bytes) -> TokenRow | None:
        """Find out whose a token is."""
        found = self._rows(f"SELECT {TOKEN_COLUMNS} FROM tokens WHERE digest = %s", (digest,))
        return rows.token_of(found[0]) if found else None

    def tokens_of(self, table: str) -> list[TokenRow]:
        """Every token of a table."""
        query = f'SELECT {TOKEN_COLUMNS} FROM tokens WHERE "table" = ANY(%s) ORDER BY digest'
        return [rows.token_of(row) for row in self._rows(query, (_plain(table),))]

    def snapshot(self, table: str) -> tuple[int, bytes] | None:
        """Give the cached position."""
        found = self._rows('SELECT seq, data FROM snapshots WHERE "table" = ANY(%s)', (_plain(table),))
        return (int(found[0][0]), bytes(found[0][1])) if found else None

    def talk(self, table: str) -> bytes | None:
        """What was said at a table."""
        found = self._rows('SELECT data FROM talks WHERE "table" = ANY(%s)', (_plain(table),))
        return bytes(found[0][0]) if found else None

    def books(self, game: str = "") -> list[str]:
        """The keys of the books of a game."""
        return [key for (key,) in self._rows("SELECT key FROM books WHERE %s IN ('', game) ORDER BY key", (game,))]

    def book(self, key: str) -> BookRow | None:
        """Give a book."""
        found = self._rows("SELECT key, game, hash, data FROM books WHERE key = %s", (key,))
        return rows.book_of(found[0]) if found else None

    def close(self) -> None:
        """Finish."""
        self._pool.close()


class Frozen(PostgresReader):
    """Sees one moment of the database for as long as its transaction lasts: for backups."""

    def __init__(self, pool: ConnectionPool, connection: Connection) -> None:
        super().__init__(pool)
        self._connection = connection
        connection.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
        connection.execute("SET LOCAL idle_in_transaction_session_timeout = 0")

    def _rows(self, query: str, values: Values = ()) -> list[tuple[Any, ...]]:
        return self._connection.execute(query, values).fetchall()


def _plain(*names: str) -> list[str]:
    """Leave out what no database could hold, whoever asked for it: it is simply not there."""
    return [name for name in names if keepable(name)]
