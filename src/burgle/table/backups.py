"""Keeping what is kept: look for damage, copy a store, restore a backup and try it out.

Nothing here knows which database it is: it asks the interface of `store.py`.
"""

from __future__ import annotations

import contextlib
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path

import msgspec

from burgle import chain
from burgle.chain import Finding, LogLine
from burgle.table.folder import DATABASE, durable
from burgle.table.store import Conflict, Store, StoreReader, TableRow, TokenRow, Unreadable


def verify_store(store: StoreReader) -> list[Finding]:
    """Check every chain of a store, also for gaps, doubles and logs cut short."""
    try:
        names = store.names()
    except Unreadable as error:
        return [Finding(table="", seq=-1, text=f"the list of tables: {error}")]
    return [*verify_books(store), *(finding for name in names for finding in verify_table(store, name))]


def verify_books(store: StoreReader) -> list[Finding]:
    """Check that every book that games were begun with is what was kept."""
    found: list[Finding] = []
    try:
        for key in store.books():
            try:
                store.book(key)
            except Unreadable as error:
                found.append(Finding(table="", seq=-1, text=str(error)))
    except Unreadable as error:
        found.append(Finding(table="", seq=-1, text=f"the books that games were begun with: {error}"))
    return found


def verify_table(store: StoreReader, table: str) -> list[Finding]:
    """Check one table: its row, its chain, and that the one ends where the other says."""
    try:
        lines = store.lines(table)
        row = store.table(table)  # after the lines: a table in play may have moved on in between, never back
    except Unreadable as error:
        return [Finding(table=table, seq=-1, text=str(error))]
    if row is None:
        return [Finding(table=table, seq=-1, text="is not in the list of tables")]
    found = chain.check(lines)
    seq, head = (lines[-1].seq, lines[-1].hash) if lines else (-1, chain.START)
    if row.seq == seq and row.head != head:
        found.append(Finding(table=table, seq=seq, text="is not the last line that the table's row remembers"))
    elif row.seq < seq:
        found.append(Finding(table=table, seq=seq, text=f"the table's row remembers line {row.seq} as its last"))
    elif row.seq > seq and not _written_meanwhile(store, row, seq):
        found.append(Finding(table=table, seq=-1, text=f"the log ends at line {seq}, not {row.seq}: the rest is lost"))
    return found


def _written_meanwhile(store: StoreReader, row: TableRow, seq: int) -> bool:
    """Whether the lines that seemed lost were only written while we looked."""
    rest = store.lines(row.table, after=seq)
    return bool(rest) and rest[-1].seq >= row.seq


def copy_store(source: StoreReader, target: Store) -> int:
    """Copy every table into another store, of whichever database; the answer is how many.

    A table that is damaged comes as far as it can be read, and is set aside there. Snapshots are left behind.
    """
    with contextlib.suppress(Unreadable):  # books that cannot be read must not keep the games from being copied
        for key in source.books():
            with contextlib.suppress(Unreadable):
                book = source.book(key)
                if book is not None:
                    target.keep_book(book)
    names = source.names()
    for name in names:
        row = source.table(name)
        if row is None:
            continue
        lines: list[LogLine] = []
        tokens: list[TokenRow] = []
        try:
            tokens = source.tokens_of(name)
            lines = source.lines(name)
            found = [str(finding) for finding in chain.check(lines)]
        except Unreadable as error:
            found = [str(error)]
        row = msgspec.structs.replace(row, damaged=row.damaged or found[0]) if found else row
        try:
            target.create(row, lines, tokens)
        except Conflict:  # a line or a token twice
            if not found:
                raise
            target.create(row, [], [])
        talk = source.talk(name)
        if talk is not None:
            target.keep_talk(name, talk)
    return len(names)


def restore(backup: str | Path, folder: str | Path) -> Path:
    """Put a backup into a data folder that has no database yet; start the server on it, or verify it, afterwards."""
    folder = Path(folder)
    target = folder / DATABASE
    if target.exists():
        raise FileExistsError(f"{folder} has a database already; move it away first")
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    part = folder / (DATABASE + ".part")
    shutil.copyfile(backup, part)
    part.chmod(0o600)
    durable(part)
    part.rename(target)
    durable(target)
    return target


def drill(store: Store, open_store: Callable[[str], Store]) -> list[Finding]:
    """Make a backup, restore it somewhere else, open it with `open_store(folder)` and see that nothing is missing."""
    before = {row.table: row for row in store.tables(store.names())}
    with tempfile.TemporaryDirectory(prefix="burgle-drill-") as place:
        backup = Path(place) / "backup.db"
        store.backup(str(backup))
        restore(backup, Path(place) / "restored")
        other = open_store(str(Path(place) / "restored"))
        try:
            return verify_store(other) + [finding for row in before.values() for finding in _lacks(other, row)]
        finally:
            other.close()


def _lacks(other: StoreReader, row: TableRow) -> list[Finding]:
    """What a restored store does not know of a table as it stood before the backup."""
    if row.seq < 0:
        return [] if other.table(row.table) else [Finding(table=row.table, seq=-1, text="is not in the backup")]
    last = other.lines(row.table, after=row.seq - 1)
    if last and last[0].hash == row.head:
        return []
    return [Finding(table=row.table, seq=row.seq, text="is not in the backup")]
