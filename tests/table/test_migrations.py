"""From every released schema to the newest: nothing is lost, a newer one is refused, a backup is made first."""

from __future__ import annotations

import sqlite3
import threading
from pathlib import Path

import msgspec
import psycopg
import pytest

from burgle.table import backups
from burgle.table.postgres import PostgresStore
from burgle.table.schema import STEPS, SchemaStep
from burgle.table.sqlite import SqliteStore
from burgle.table.sqlite_read import SqliteReader
from burgle.table.store import Store, Unusable
from tests.table import releases
from tests.table.crashing import LATER as NEXT
from tests.table.crashing import STEPS as LATER
from tests.table.stores import Postgres, everything, new_table, next_line, written

RELEASES = Path(releases.__file__).parent
VERSIONS = range(1, STEPS[-1].version + 1)


def first_release(folder: Path, version: int = 1) -> Path:
    """A data folder as a release has left it."""
    folder.mkdir()
    connection = sqlite3.connect(folder / "burgle.db")
    connection.executescript((RELEASES / f"schema-{version}.sqlite.sql").read_text(encoding="utf-8"))
    connection.close()
    return folder


def old_postgres(server: Postgres, version: int = 1) -> str:
    """A database as a release has left it."""
    address = server.database()
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute((RELEASES / f"schema-{version}.postgres.sql").read_bytes())
    return address


def is_whole(store: Store, version: int = 1) -> None:
    """Whether all that a release has written is there, and can be played on."""
    assert store.names() == ["aside", "gathers", "in play", "over"]
    assert [len(store.lines(name)) for name in store.names()] == [3, 1, 6, 5]
    assert store.check() == []
    assert store.waiting() == ["in play"]
    assert [line.part for line in store.by_key("in play", 0, "gesture")] == [0, 1]
    assert store.snapshot("in play") == (5, b"a position")
    code = store.token(b"code")
    assert code is not None and code.once and code.seat == -2
    assert store.books("space") == (["key"] if version > 1 else []) and store.books("legacy") == []
    assert store.talk("in play") == (b"a talk" if version > 3 else None)
    book = store.book("key")
    assert book is None if version == 1 else book is not None and book.data == b"tables"
    row = store.table("aside")
    assert row is not None and row.damaged == "for the record"
    written(store, next_line(store.lines("in play")[-1], "in play"))


def test_steps_are_in_order() -> None:
    assert [step.version for step in STEPS] == list(VERSIONS)
    assert all(step.sqlite[-1] == f"PRAGMA user_version = {step.version}" for step in STEPS)


@pytest.mark.parametrize("version", VERSIONS)
def test_every_release_can_be_opened(place: Path, postgres: Postgres, version: int) -> None:
    stores: list[Store] = [
        SqliteStore(first_release(place / "data", version)),
        PostgresStore(old_postgres(postgres, version)),
    ]
    for store in stores:
        is_whole(store, version)
        store.close()


def test_the_fixture_is_the_schema(place: Path) -> None:
    """A step that was released is never edited: the stored database and a new one look the same."""
    shapes = []
    made = SqliteStore(place / "new")
    made.close()
    for folder in (place / "new", first_release(place / "old", VERSIONS[-1])):
        connection = sqlite3.connect(folder / "burgle.db")
        shapes.append(connection.execute("SELECT type, name, sql FROM sqlite_master ORDER BY name").fetchall())
        connection.close()
    assert shapes[0] == shapes[1]


def test_a_migration_keeps_everything_and_backs_up_first(place: Path) -> None:
    folder = first_release(place / "data")
    store = SqliteStore(folder, steps=LATER)
    is_whole(store)
    assert store.version == LATER[-1].version
    store.close()
    (backup,) = (folder / "backups").glob("schema-1-*.db")
    old = SqliteReader(backup)
    assert old.version == 1 and backups.verify_store(old) == []
    assert len(old.lines("in play")) == 6
    old.close()
    with pytest.raises(Unusable, match="newer Burgle"):
        SqliteStore(folder)
    backups.restore(backup, place / "back")
    back = SqliteStore(place / "back")  # the way back for who regrets the update
    is_whole(back)
    back.close()


def test_a_migration_in_postgres(postgres: Postgres) -> None:
    address = old_postgres(postgres)
    store = PostgresStore(address, steps=LATER)
    is_whole(store)
    store.close()
    again = PostgresStore(address, steps=LATER)
    again.close()
    with pytest.raises(Unusable, match="newer Burgle"):
        PostgresStore(address)


BROKEN: SchemaStep = msgspec.structs.replace(
    NEXT, sqlite=(*NEXT.sqlite, "INSERT INTO nowhere VALUES (1)"), postgres=(*NEXT.postgres, "SELECT 1 / 0")
)
FORGETFUL: SchemaStep = msgspec.structs.replace(NEXT, sqlite=NEXT.sqlite[:-1])


@pytest.mark.parametrize("step", [BROKEN, FORGETFUL])
def test_a_step_that_fails_changes_nothing(place: Path, step: SchemaStep) -> None:
    folder = first_release(place / "data")
    with pytest.raises(Unusable):
        SqliteStore(folder, steps=(*STEPS, step))
    old = SqliteReader(folder / "burgle.db")
    assert old.version == 1
    old.close()
    store = SqliteStore(folder)
    assert store.version == STEPS[-1].version
    is_whole(store)
    store.close()


def test_a_step_that_fails_changes_nothing_in_postgres(postgres: Postgres) -> None:
    address = old_postgres(postgres)
    with pytest.raises(Unusable):
        PostgresStore(address, steps=(*STEPS, BROKEN))
    store = PostgresStore(address)
    is_whole(store)
    store.close()


def test_no_backup_no_migration(place: Path) -> None:
    folder = first_release(place / "data")
    (folder / "backups").write_text("in the way")
    with pytest.raises(Unusable, match="no backup was made"):
        SqliteStore(folder, steps=LATER)
    old = SqliteReader(folder / "burgle.db")
    assert old.version == 1
    old.close()


def test_a_new_folder_needs_no_backup(place: Path) -> None:
    store = SqliteStore(place, steps=LATER)
    new_table(store, "red")
    assert everything(store)["red"]
    store.close()
    assert not (place / "backups").exists()


def test_two_servers_start_at_once(postgres: Postgres) -> None:
    """Both want to migrate: one does, the other waits and finds it done."""
    address = postgres.database()
    failed: list[BaseException] = []

    def start() -> None:
        try:
            PostgresStore(address).close()
        except BaseException as error:
            failed.append(error)

    threads = [threading.Thread(target=start) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failed == []
