"""Where tables are kept: the one interface that SQLite and PostgreSQL stand behind.

The log is the game. A line is written once and never changed; snapshots are a cache that may be thrown away.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a table's log."""

    table: str
    seq: int
    kind: str  # create, seat, start, act, undo, redo, vote, over ...
    seat: int  # who did it; -1 for the table itself
    key: str  # idempotency key of the request; "" for the table's own lines
    part: int  # which line of the request this is: a gesture may be several
    body: bytes  # JSON of what was done
    before: bytes  # hash of the line before
    hash: bytes  # SHA-256 over all of this and the state's hash
    state: bytes  # hash of the position after it
    rules: str  # version of the rules it was played under
    epoch: int  # of the worker that wrote it
    at: int  # milliseconds since 1970, for display only


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


class TokenRow(msgspec.Struct, frozen=True, kw_only=True):
    """Who may sit where: only the hash of a token is kept."""

    digest: bytes
    table: str
    seat: int  # -1: may watch; -2: may take a free seat
    until: int = 0  # milliseconds since 1970; 0 for ever
    once: bool = False  # a code that is used up


class Conflict(Exception):
    """Somebody else has written this line: reload the table."""


class NotSaved(Exception):
    """The store cannot write now (disk full, connection lost); nothing was changed."""


class Store(Protocol):
    """Keeps tables. Calls are made from one thread (SQLite) or many (PostgreSQL); each is one durable transaction."""

    def create(self, row: TableRow, lines: Sequence[Line], tokens: Sequence[TokenRow]) -> None:
        """Write a new table."""

    def append(self, batches: Sequence[Append]) -> list[Exception | None]:
        """Group commit: each batch is all or nothing by itself; a Conflict of one does not touch the others."""

    def table(self, table: str) -> TableRow | None:
        """Look a table up."""

    def tables(self, names: Sequence[str]) -> list[TableRow]:
        """Look several up."""

    def lines(self, table: str, after: int = -1) -> list[Line]:
        """Read a log."""

    def by_key(self, table: str, seat: int, key: str) -> list[Line]:
        """Find the lines that a request has written."""

    def token(self, digest: bytes) -> TokenRow | None:
        """Find out whose a token is."""

    def snapshot(self, table: str) -> tuple[int, bytes] | None:
        """Give the cached position: its line and its encoded state."""

    def keep_snapshot(self, table: str, seq: int, data: bytes) -> None:
        """Cache a position."""

    def set_aside(self, table: str, why: str) -> None:
        """Mark a table as damaged, so that only this one stops."""

    def claim(self, table: str, worker: str) -> int:
        """Become the one writer of a table; the answer is the new epoch."""

    def waiting(self) -> list[str]:
        """The tables in play, for a server that starts again."""

    def backup(self, target: str) -> None:
        """Copy everything while it is in use."""

    def check(self) -> list[str]:
        """Look for damage; each finding in words."""

    def close(self) -> None:
        """Finish."""


class Append(msgspec.Struct, frozen=True, kw_only=True):
    """What one request writes: lines, tokens made and taken away, and what is looked up by."""

    table: str
    lines: Sequence[Line]
    epoch: int
    tokens: Sequence[TokenRow] = ()
    revoked: Sequence[bytes] = ()
    phase: str = ""
