"""Stores for tests, each a fresh one, of both databases where a test asks for `store`; and a log of the test's own."""

from __future__ import annotations

import io
import logging
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from burgle.table.edge import logs
from burgle.table.postgres import PostgresStore
from burgle.table.sqlite import SqliteStore
from burgle.table.store import Store
from tests.table.stores import Postgres, roomy


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server, started when the first test needs it."""
    server = Postgres()
    yield server
    server.remove()


@pytest.fixture
def place() -> Iterator[Path]:
    """A folder to throw away, in memory if possible: what these tests do to files does not need a disk's patience."""
    with tempfile.TemporaryDirectory(prefix="burgle-test-", dir=roomy()) as folder:
        yield Path(folder)


@pytest.fixture
def sqlite(place: Path) -> Iterator[SqliteStore]:
    """A fresh SQLite store."""
    store = SqliteStore(place / "sqlite")
    yield store
    store.close()


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest, place: Path) -> Iterator[Store]:
    """A fresh store of each database."""
    made: Store
    if request.param == "sqlite":
        made = SqliteStore(place / "either")
    else:
        made = PostgresStore(request.getfixturevalue("postgres").schema())
    yield made
    made.close()


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """Where this test's log goes; afterwards everything is as it was."""
    root = logging.getLogger()
    before = root.handlers[:], root.level
    stream = io.StringIO()
    logs.set_up(stream)
    yield stream
    root.handlers, root.level = before
