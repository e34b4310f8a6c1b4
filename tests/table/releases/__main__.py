"""Write down a database of the newest schema; a file that exists is never touched."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import tempfile
from pathlib import Path

from burgle.table.postgres import PostgresStore
from burgle.table.schema import OURS, STEPS
from burgle.table.sqlite import SqliteStore
from burgle.table.store import Append, BookRow, Store, TokenRow
from tests.table.stores import NOW, Postgres, batch, new_table, next_line, some_lines

HERE = Path(__file__).parent


def fill(store: Store) -> None:
    """Put in something of everything: a game in play, one that is over, one set aside, one that gathers."""
    lines = new_table(store, "in play", 4)
    epoch = store.claim("in play", "worker")
    gesture = [next_line(lines[-1], "in play", epoch=epoch, key="gesture")]
    gesture.append(next_line(gesture[0], "in play", epoch=epoch, key="gesture", part=1))
    code = TokenRow(digest=b"code", table="in play", seat=-2, until=NOW + 1000, once=True)
    assert store.append([batch(*gesture, tokens=[code])]) == [None]
    store.keep_snapshot("in play", 5, b"a position")
    over = new_table(store, "over", 2)
    assert store.append([batch(*some_lines("over", 3, over[-1]), phase="over")]) == [None]
    new_table(store, "aside", 3)
    store.set_aside("aside", "for the record")
    new_table(store, "gathers")
    assert store.append([Append(table="gathers", lines=[], epoch=0, phase="gathering")]) == [None]
    store.keep_talk("in play", b"a talk")
    store.keep_book(BookRow(key="key", game="space", data=b"tables"))


def main() -> None:
    """Write both files."""
    version = STEPS[-1].version
    with tempfile.TemporaryDirectory() as folder:
        store = SqliteStore(folder)
        fill(store)
        store.close()
        database = sqlite3.connect(store.folder.database)
        text = f"PRAGMA application_id = {OURS};\nPRAGMA user_version = {version};\n" + "\n".join(database.iterdump())
        database.close()
    write(HERE / f"schema-{version}.sqlite.sql", text)
    server = Postgres()
    try:
        address = server.database()
        other = PostgresStore(address)
        fill(other)
        other.close()
        dump = [str(server.bin / "pg_dump"), "--inserts", "--no-owner", address]
        text = subprocess.run(
            dump, check=True, capture_output=True, text=True, env={**os.environ, "LC_ALL": "C"}
        ).stdout
    finally:
        server.remove()
    kept = [line for line in text.splitlines() if line and not line.startswith(("--", "\\"))]
    write(HERE / f"schema-{version}.postgres.sql", "\n".join(kept))


def write(path: Path, text: str) -> None:
    """Write a file that does not exist yet."""
    with open(path, "x", encoding="utf-8") as file:
        file.write(text.rstrip() + "\n")


if __name__ == "__main__":
    main()
