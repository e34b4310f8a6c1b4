"""Stores for tests: each test gets a fresh one, of both databases where it asks for `store`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from burgle.table.postgres import PostgresStore
from burgle.table.sqlite import SqliteStore
from burgle.table.store import Store
from tests.table.stores import Postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server, started when the first test needs it."""
    server = Postgres()
    yield server
    server.remove()


@pytest.fixture
def sqlite(tmp_path: Path) -> Iterator[SqliteStore]:
    """A fresh SQLite store."""
    store = SqliteStore(tmp_path / "data")
    yield store
    store.close()


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """A fresh store of each database."""
    made: Store
    if request.param == "sqlite":
        made = SqliteStore(tmp_path / "either")
    else:
        made = PostgresStore(request.getfixturevalue("postgres").database())
    yield made
    made.close()
