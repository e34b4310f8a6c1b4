"""Where tables are kept: the one interface that SQLite and PostgreSQL stand behind.

The log is the game. A line is written once and never changed; snapshots are a cache that may be thrown away.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from burgle.chain import LogLine

KIND_TABLE = "table"
KIND_CAMPAIGN = "campaign"


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """What is looked up about a table without reading its log."""

    table: str
    created: int
    changed: int
    phase: str
    title: str
    game: str
    secret: bytes  # the seed and what else nobody may see before the end
    damaged: str = ""  # why it was set aside
    epoch: int = 0
    worker: str = ""  # who writes it now
    seq: int = -1  # its last line, kept by the store; whoever knows an older one should read on
    head: bytes = b""  # the hash of its last line, kept by the store: a log cut short is noticed
    kind: str = KIND_TABLE  # or KIND_CAMPAIGN: a log of another sort, kept in the same way
    campaign: str = ""  # of which this is a game

    def __repr__(self) -> str:
        """Name the table without its secret, so that no log ever shows it."""
        return f"TableRow({self.table!r}, phase={self.phase!r}, seq={self.seq}, epoch={self.epoch})"


class TokenRow(msgspec.Struct, frozen=True, kw_only=True):
    """Who may sit where: only the hash of a token is kept."""

    digest: bytes
    table: str
    seat: int  # -1: may watch; -2: may take a free seat
    until: int = 0  # milliseconds since 1970; 0 for ever
    once: bool = False  # a code that is used up


class BookRow(msgspec.Struct, frozen=True, kw_only=True):
    """The tables that games were begun with, as `content.books` writes them; here they are only bytes."""

    key: str  # what their rules are known by
    game: str
    data: bytes


class Append(msgspec.Struct, frozen=True, kw_only=True):
    """What one request writes: lines, tokens made and taken away, and what is looked up by.

    The lines must follow the last line of the table, and carry the epoch that `claim` gave; else it is a Conflict.
    """

    table: str
    lines: Sequence[LogLine]
    epoch: int
    tokens: Sequence[TokenRow] = ()
    revoked: Sequence[bytes] = ()
    phase: str = ""  # the new one, if it changes
    spent: Sequence[bytes] = ()  # codes for one use: if one is gone already, it is a Conflict


class Conflict(Exception):
    """Somebody else has written this line, or owns the table now: reload the table. Nothing was changed."""


class Repeated(Conflict):
    """This request (table, seat, key) has been written before: answer what `by_key` finds. Nothing was changed."""


class NotSaved(Exception):
    """The store cannot write now (disk full, connection lost); nothing was changed."""


class Unsure(NotSaved):
    """The connection broke in the moment of writing: it may be saved or not. Reload the table before going on."""


class Unreadable(Exception):
    """What is kept of this table cannot be read; others can."""


class Unusable(Exception):
    """The store cannot be opened at all, with the reason and what to do."""


class StoreReader(Protocol):
    """Looks at what is kept. May be called from any thread."""

    def table(self, table: str) -> TableRow | None:
        """Look a table up."""

    def tables(self, names: Sequence[str]) -> list[TableRow]:
        """Look several up; their `seq` tells which have moved on."""

    def names(self) -> list[str]:
        """Every table there is, also those set aside, in the order of their names."""

    def waiting(self) -> list[str]:
        """The tables in play, for a server that starts again; the latest first."""

    def lines(self, table: str, after: int = -1) -> list[LogLine]:
        """Read a log; Unreadable if it cannot be read."""

    def by_key(self, table: str, seat: int, key: str) -> list[LogLine]:
        """Find the lines that a request has written."""

    def token(self, digest: bytes) -> TokenRow | None:
        """Find out whose a token is."""

    def tokens_of(self, table: str) -> list[TokenRow]:
        """Every token of a table."""

    def snapshot(self, table: str) -> tuple[int, bytes] | None:
        """Give the cached position: its line and its encoded state."""

    def talk(self, table: str) -> bytes | None:
        """What was said at a table, as `talk.py` writes it down; None if nothing was, or it cannot be read."""

    def books(self, game: str = "") -> list[str]:
        """The keys of the books that are kept of a game, or of all."""

    def book(self, key: str) -> BookRow | None:
        """Give a book; Unreadable if it is not what was kept."""

    def close(self) -> None:
        """Finish."""


class Store(StoreReader, Protocol):
    """Keeps tables. May be called from any thread; each call that writes is one durable transaction.

    A call that writes raises NotSaved if it cannot; `append` gives it back for each batch instead.
    """

    def create(self, row: TableRow, lines: Sequence[LogLine], tokens: Sequence[TokenRow]) -> None:
        """Write a new table; Conflict if there is one of this name."""

    def append(self, batches: Sequence[Append]) -> list[Exception | None]:
        """Group commit: each batch is all or nothing by itself; a Conflict of one does not touch the others."""

    def keep_snapshot(self, table: str, seq: int, data: bytes) -> None:
        """Cache a position."""

    def keep_talk(self, table: str, data: bytes) -> None:
        """Keep what was said at a table, in place of what was kept before; Conflict if there is no such table."""

    def keep_book(self, book: BookRow) -> None:
        """Keep the tables that a game is begun with; one that is there stays as it is."""

    def set_aside(self, table: str, why: str) -> None:
        """Mark a table as damaged, so that only this one stops; with "" it may go on."""

    def claim(self, table: str, worker: str, patience: int = 0) -> int:
        """Become the one writer of a table; the answer is the new epoch.

        If another worker has shown life within the last `patience` milliseconds it keeps the table: Conflict.
        """

    def renew(self, worker: str) -> None:
        """Show life for all tables of a worker; writing a line does so too."""

    def sweep(self, now: int) -> int:
        """Forget tokens and codes whose time was over by `now`; the answer is how many."""

    def ready(self) -> str:
        """Say why nothing can be written now; "" if it can."""

    def backup(self, target: str) -> None:
        """Copy everything to a file while it is in use, and check the copy."""

    def check(self) -> list[str]:
        """Look for damage; each finding in words."""
