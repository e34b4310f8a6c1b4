"""Opening the store that an address names: a folder, or a PostgreSQL database."""

from __future__ import annotations

from burgle.table.sqlite import SqliteStore
from burgle.table.store import Store, Unusable


def open_store(where: str) -> Store:
    """Open `postgresql://...` or a data folder. PostgreSQL's driver is loaded only when it is asked for."""
    if where.startswith(("postgres://", "postgresql://")):
        try:
            from burgle.table.postgres import PostgresStore
        except ModuleNotFoundError as error:
            raise Unusable("PostgreSQL needs one more package: pip install 'burgle[postgres]'") from error
        return PostgresStore(where)
    return SqliteStore(where)
