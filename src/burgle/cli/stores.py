"""Where tables are kept: a folder or a database. Whoever starts a server needs no more of the command line than this."""

from __future__ import annotations

from pathlib import Path

from burgle.cli import Failure


def data_folder() -> Path:
    """Where tables are kept unless told otherwise."""
    from platformdirs import user_data_path

    return user_data_path("burgle", appauthor=False)


def check_database(database: str | None) -> None:
    """Refuse what is no address of a database, before it is taken for the name of a folder."""
    if database is not None and not database.startswith(("postgres://", "postgresql://")):
        raise Failure("--database: write it as postgresql://...")
