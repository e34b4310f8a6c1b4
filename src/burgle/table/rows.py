"""How lines, tables and tokens stand in the rows of a database: the same columns in SQLite and PostgreSQL."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from burgle.chain import LogLine
from burgle.table.store import BookRow, TableRow, TokenRow, Unreadable

T = TypeVar("T")
LINE = LogLine.__struct_fields__
TABLE = TableRow.__struct_fields__
TOKEN = TokenRow.__struct_fields__


def line_of(row: Sequence[Any]) -> LogLine:
    """Read a line; a row that damage has left with something impossible in it raises Unreadable."""
    return _read(LogLine, LINE, row)


def table_of(row: Sequence[Any]) -> TableRow:
    """Read a table."""
    return _read(TableRow, TABLE, row)


def token_of(row: Sequence[Any]) -> TokenRow:
    """Read a token."""
    *rest, once = row
    return _read(TokenRow, TOKEN, (*rest, bool(once)))


def book_of(row: Sequence[Any]) -> BookRow:
    """Read a book; one that is not what was kept raises Unreadable."""
    key, game, seal, data = row
    if hashlib.sha256(bytes(data)).digest() != bytes(seal):
        raise Unreadable(f"book {key} is not what was kept")
    return BookRow(key=key, game=game, data=bytes(data))


def row_of_book(book: BookRow) -> tuple[Any, ...]:
    """Write a book, with the hash by which damage is noticed."""
    return (book.key, book.game, hashlib.sha256(book.data).digest(), book.data)


def row_of(value: LogLine | TableRow) -> tuple[Any, ...]:
    """Write a line or a table, in the order of its columns."""
    return msgspec.structs.astuple(value)


def row_of_token(token: TokenRow) -> tuple[Any, ...]:
    """Write a token; both databases keep `once` as a number."""
    return (token.digest, token.table, token.seat, token.until, int(token.once))


def _read(kind: type[T], names: Sequence[str], row: Sequence[Any]) -> T:
    try:
        return msgspec.convert(dict(zip(names, row, strict=True)), kind)
    except (msgspec.ValidationError, ValueError) as error:
        raise Unreadable(f"a row cannot be read: {error}") from None
