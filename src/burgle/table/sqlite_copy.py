"""An exact copy of an SQLite database while it is in use, checked before it gets its name."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path

from burgle.table.folder import durable
from burgle.table.store import NotSaved

COUNTS = "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM lines), (SELECT count(*) FROM tokens)"


def exact_copy(source: Path | sqlite3.Connection, target: Path, approve: Callable[[Path], None] | None = None) -> None:
    """Copy a database; `approve(file)` may look at the copy and raise. Until all is well, `target` is not touched.

    The copy is one moment of the source: who writes there meanwhile neither waits nor disturbs. It is one single file.
    A connection may be copied although its file is not at its path any more.
    """
    part = target.with_name(target.name + ".part")
    try:
        target.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))  # private before anything is in it
        _fill(source, part)
        if approve is not None:
            approve(part)
        durable(part)
        part.replace(target)
        durable(target)
    except (sqlite3.Error, OSError) as error:
        raise NotSaved(f"no backup was made: {error}") from error
    finally:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)


def _fill(source: Path | sqlite3.Connection, part: Path) -> None:
    """Copy page by page inside one reading transaction, then count and let SQLite look at every page."""
    # Not mode=ro: a database that was just opened for migration may have no shared memory file yet.
    reading = sqlite3.connect(source, isolation_level=None) if isinstance(source, Path) else source
    writing = sqlite3.connect(part, isolation_level=None)
    try:
        reading.execute("PRAGMA query_only = ON")
        reading.execute("BEGIN")
        wanted = (reading.execute(COUNTS).fetchone(), reading.execute("PRAGMA user_version").fetchone())
        reading.backup(writing)
        reading.execute("COMMIT")
        writing.execute("PRAGMA journal_mode = DELETE")  # no second file that could be left behind
        got = (writing.execute(COUNTS).fetchone(), writing.execute("PRAGMA user_version").fetchone())
        if got != wanted:
            raise NotSaved(f"no backup was made: it has {got}, not {wanted}")
    finally:
        if reading is not source:
            reading.close()
        writing.close()
