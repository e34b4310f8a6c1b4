"""The form of the database, release by release, and the way from an older one to the newest.

A step is never edited once it was released: a database that went through it exists somewhere. All steps that are missing
run in one transaction together with the new version number, so that a server killed half-way leaves the old database or
the new one. An older server refuses a newer database instead of guessing.

There is no alembic here: it would bring SQLAlchemy into every installation (and cost a second at each start) for what is
one list and a loop, and its usual help, telling changes from ORM classes, has nothing to work on without an ORM.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from burgle.table.store import Unusable

if TYPE_CHECKING:
    import psycopg


class SchemaStep(msgspec.Struct, frozen=True, kw_only=True):
    """From one version of the schema to the next. The last statement for SQLite sets `user_version`."""

    version: int
    what: str
    sqlite: tuple[str, ...]
    postgres: tuple[str, ...]


# The order of columns is the order of the fields in store.py; `rows.py` counts on it only by naming them.
FIRST = SchemaStep(
    version=1,
    what="the first release",
    sqlite=(
        "PRAGMA application_id = 1114993260",  # OURS
        """
        CREATE TABLE tables (
            "table" TEXT PRIMARY KEY, created INTEGER NOT NULL, changed INTEGER NOT NULL, phase TEXT NOT NULL,
            title TEXT NOT NULL, game TEXT NOT NULL, secret BLOB NOT NULL, damaged TEXT NOT NULL,
            epoch INTEGER NOT NULL, worker TEXT NOT NULL, seq INTEGER NOT NULL, head BLOB NOT NULL
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE lines (
            "table" TEXT NOT NULL REFERENCES tables, seq INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL,
            key TEXT NOT NULL, part INTEGER NOT NULL, body BLOB NOT NULL, "before" BLOB NOT NULL, hash BLOB NOT NULL,
            state BLOB NOT NULL, rules TEXT NOT NULL, epoch INTEGER NOT NULL, at INTEGER NOT NULL,
            PRIMARY KEY ("table", seq)
        ) STRICT, WITHOUT ROWID
        """,
        """CREATE UNIQUE INDEX lines_by_key ON lines ("table", seat, key, part) WHERE key <> ''""",
        """
        CREATE TABLE tokens (
            digest BLOB PRIMARY KEY, "table" TEXT NOT NULL REFERENCES tables, seat INTEGER NOT NULL,
            until INTEGER NOT NULL, once INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID
        """,
        """CREATE INDEX tokens_by_table ON tokens ("table")""",
        """
        CREATE TABLE snapshots (
            "table" TEXT PRIMARY KEY REFERENCES tables, seq INTEGER NOT NULL, data BLOB NOT NULL
        ) STRICT
        """,
        "CREATE TABLE pulse (id INTEGER PRIMARY KEY, beat INTEGER NOT NULL) STRICT",  # written to see whether one can
        """
        CREATE TRIGGER lines_stay BEFORE UPDATE ON lines
        BEGIN SELECT RAISE(ABORT, 'a line is never changed'); END
        """,
        """
        CREATE TRIGGER lines_remain BEFORE DELETE ON lines
        BEGIN SELECT RAISE(ABORT, 'a line is never deleted'); END
        """,
        "PRAGMA user_version = 1",
    ),
    postgres=(
        """
        CREATE TABLE tables (
            "table" TEXT PRIMARY KEY, created BIGINT NOT NULL, changed BIGINT NOT NULL, phase TEXT NOT NULL,
            title TEXT NOT NULL, game TEXT NOT NULL, secret BYTEA NOT NULL, damaged TEXT NOT NULL,
            epoch BIGINT NOT NULL, worker TEXT NOT NULL, seq BIGINT NOT NULL, head BYTEA NOT NULL,
            seen TIMESTAMPTZ NOT NULL DEFAULT '-infinity'
        )
        """,
        """
        CREATE TABLE lines (
            "table" TEXT NOT NULL REFERENCES tables, seq BIGINT NOT NULL, kind TEXT NOT NULL, seat BIGINT NOT NULL,
            key TEXT NOT NULL, part BIGINT NOT NULL, body BYTEA NOT NULL, before BYTEA NOT NULL, hash BYTEA NOT NULL,
            state BYTEA NOT NULL, rules TEXT NOT NULL, epoch BIGINT NOT NULL, at BIGINT NOT NULL,
            PRIMARY KEY ("table", seq)
        )
        """,
        """CREATE UNIQUE INDEX lines_by_key ON lines ("table", seat, key, part) WHERE key <> ''""",
        """
        CREATE TABLE tokens (
            digest BYTEA PRIMARY KEY, "table" TEXT NOT NULL REFERENCES tables, seat BIGINT NOT NULL,
            until BIGINT NOT NULL, once INTEGER NOT NULL
        )
        """,
        """CREATE INDEX tokens_by_table ON tokens ("table")""",
        """CREATE INDEX tables_by_worker ON tables (worker)""",
        """
        CREATE TABLE snapshots (
            "table" TEXT PRIMARY KEY REFERENCES tables, seq BIGINT NOT NULL, data BYTEA NOT NULL
        )
        """,
        """
        CREATE FUNCTION lines_stay() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'a line is never changed nor deleted'; END $$
        """,
        """
        CREATE TRIGGER lines_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON lines
        FOR EACH STATEMENT EXECUTE FUNCTION lines_stay()
        """,
    ),
)

# The tables (cards, board, numbers) that games were begun with, each once, by what its rules depend on: content/gamebooks.py.
BOOKS = SchemaStep(
    version=2,
    what="games keep the tables they were begun with",
    sqlite=(
        "CREATE TABLE books (key TEXT PRIMARY KEY, game TEXT NOT NULL, hash BLOB NOT NULL, data BLOB NOT NULL) STRICT",
        "PRAGMA user_version = 2",
    ),
    postgres=(
        "CREATE TABLE books (key TEXT PRIMARY KEY, game TEXT NOT NULL, hash BYTEA NOT NULL, data BYTEA NOT NULL)",
    ),
)

# A campaign is a log among the others; the tables of its games name it.
CAMPAIGNS = SchemaStep(
    version=3,
    what="campaigns are kept beside the tables of their games",
    sqlite=(
        "ALTER TABLE tables ADD COLUMN kind TEXT NOT NULL DEFAULT 'table'",
        "ALTER TABLE tables ADD COLUMN campaign TEXT NOT NULL DEFAULT ''",
        "CREATE INDEX tables_by_campaign ON tables (campaign) WHERE campaign <> ''",
        "PRAGMA user_version = 3",
    ),
    postgres=(
        "ALTER TABLE tables ADD COLUMN kind TEXT NOT NULL DEFAULT 'table'",
        "ALTER TABLE tables ADD COLUMN campaign TEXT NOT NULL DEFAULT ''",
        "CREATE INDEX tables_by_campaign ON tables (campaign) WHERE campaign <> ''",
    ),
)

# What people said at a table, and whom they do not want to hear: as a whole, for it is little and no part of the log.
TALKS = SchemaStep(
    version=4,
    what="what people said at a table is kept with it",
    sqlite=(
        """CREATE TABLE talks ("table" TEXT PRIMARY KEY REFERENCES tables, data BLOB NOT NULL) STRICT""",
        "PRAGMA user_version = 4",
    ),
    postgres=("""CREATE TABLE talks ("table" TEXT PRIMARY KEY REFERENCES tables, data BYTEA NOT NULL)""",),
)

STEPS: tuple[SchemaStep, ...] = (FIRST, BOOKS, CAMPAIGNS, TALKS)

OURS = 0x4275726C  # SQLite's application_id, "Burl": a file of another program is never taken for ours
MIGRATING = OURS  # PostgreSQL's advisory lock: one server migrates, the others wait


def missing(have: int, steps: Sequence[SchemaStep]) -> list[SchemaStep]:
    """Give the steps that a database still needs; refuse one that is newer than we are."""
    newest = steps[-1].version
    if have > newest:
        raise Unusable(
            f"this database was written by a newer Burgle (its schema is {have}, this Burgle knows up to {newest}); "
            "update Burgle, or restore the backup that was made before the update"
        )
    return [step for step in steps if step.version > have]


def migrate_sqlite(
    connection: sqlite3.Connection, back_up: Callable[[int], None], steps: Sequence[SchemaStep] = STEPS
) -> None:
    """Bring an SQLite database to the newest form; `back_up(version)` is called before anything is changed."""
    have = _number(connection, "PRAGMA user_version")
    full = _number(connection, "SELECT count(*) FROM sqlite_master")
    if full and (have == 0 or _number(connection, "PRAGMA application_id") != OURS):
        raise Unusable("this file is an SQLite database, but not one of Burgle's; it is left as it is")
    todo = missing(have, steps)
    if not todo:
        return
    if have:
        back_up(have)
    connection.execute("BEGIN IMMEDIATE")
    try:
        for step in todo:
            for statement in step.sqlite:
                connection.execute(statement)
        broken = connection.execute("PRAGMA foreign_key_check").fetchall()
        if broken or _number(connection, "PRAGMA user_version") != todo[-1].version:
            raise Unusable(f"the step to schema {todo[-1].version} went wrong; the database is left as it was")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def migrate_postgres(connection: psycopg.Connection[Any], steps: Sequence[SchemaStep] = STEPS) -> None:
    """Bring a PostgreSQL database to the newest form. Its backups are the host's: pg_dump, or `Store.backup`."""
    with connection.transaction(), connection.cursor() as cursor:
        cursor.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATING,))
        cursor.execute(
            "CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY, at TIMESTAMPTZ DEFAULT now())"
        )
        cursor.execute("SELECT coalesce(max(version), 0) FROM schema_version")
        row = cursor.fetchone()
        for step in missing(row[0] if row else 0, steps):
            for statement in step.postgres:
                cursor.execute(statement)
            cursor.execute("INSERT INTO schema_version (version) VALUES (%s)", (step.version,))


def _number(connection: sqlite3.Connection, query: str) -> int:
    """The one number that a query answers."""
    return int(connection.execute(query).fetchone()[0])
