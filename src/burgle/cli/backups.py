"""`burgle backup`, `restore` and `verify`: copies of all tables, and checking tables, copies and finished games."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from burgle.cli import CHECK_FAILED, Failure
from burgle.cli.common import Data, Database, Packs
from burgle.cli.stores import check_database, data_folder

DATABASE_HEAD = b"SQLite format 3"
DATED = re.compile(r"burgle-\d{8}T\d{6}Z\.db")  # what copies in a folder are called


def backup(
    file: Path,
    *,
    data: Data = None,
    database: Database = None,
    keep: Annotated[int | None, Parameter(show_default=False)] = None,
) -> int:
    """Copy all tables to one file, also while the server runs; the copy is checked before it gets its name.

    Parameters
    ----------
    file
        Where to write the copy: a file, or a folder in which it is named by date and time.
    keep
        With a folder: how many copies to keep there; older ones are removed once the new one is sound.
    """
    from burgle.table.store import NotSaved, Unusable

    check_database(database)
    if keep is not None and (keep < 1 or file.is_file()):
        raise Failure("--keep: name a folder for the copies, and keep at least 1")
    folder = file if keep is not None or file.is_dir() else None
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        file = folder / datetime.now(UTC).strftime("burgle-%Y%m%dT%H%M%SZ.db")
    try:
        damaged = copy_database(database, file) if database is not None else copy_folder(data or data_folder(), file)
    except (Unusable, NotSaved) as error:
        raise Failure(str(error), CHECK_FAILED) from None
    for finding in damaged:
        print(finding)
    if damaged:
        print(f"{file}: all tables as they are, but some are damaged (above); older copies stay")
        return CHECK_FAILED
    print(f"{file}: all tables, checked")
    for old in too_old(folder, keep) if folder is not None and keep is not None else []:
        old.unlink()
        print(f"{old}: removed")
    return 0


def restore(file: Path, *, data: Data = None) -> int:
    """Put a backup back as the tables of this system; what is there now is kept beside it.

    Parameters
    ----------
    file
        A copy that `burgle backup` has made.
    """
    from contextlib import closing

    from burgle.table import backups
    from burgle.table.folder import Folder
    from burgle.table.sqlite_files import set_aside
    from burgle.table.sqlite_read import SqliteReader
    from burgle.table.store import Unusable

    if not begins(file, DATABASE_HEAD):
        raise Failure(f"{file} is no backup")
    try:
        with closing(SqliteReader(file)) as reader:
            count, found = len(reader.names()), reader.whole()
        if found:
            raise Failure(f"{file} is damaged: {found[0]}", CHECK_FAILED)
        folder = Folder(data or data_folder())
    except Unusable as error:
        raise Failure(str(error), CHECK_FAILED) from None
    try:
        old = set_aside(folder.database)
        backups.restore(file, folder.path)
    except OSError as error:
        raise Failure(f"{folder.path}: {error.strerror or error}", CHECK_FAILED) from None
    finally:
        folder.release()
    print(f"{folder.database}: {count} tables from {file}" + (f"; what was there is in {old}" if old else ""))
    return 0


def too_old(folder: Path, keep: int) -> list[Path]:
    """The copies in a folder beyond the newest few; files of other names are not ours to touch."""
    copies = sorted(path for path in folder.iterdir() if DATED.fullmatch(path.name) and path.is_file())
    return copies[:-keep]


def copy_database(database: str, file: Path) -> list[str]:
    """Copy a PostgreSQL database; gives damage that nobody knew of."""
    from burgle.table.backups import verify_store
    from burgle.table.open_store import open_store

    store = open_store(database)
    try:
        known = {row.table for row in store.tables(store.names()) if row.damaged}
        store.backup(str(file))
        return [str(finding) for finding in verify_store(store) if finding.table not in known]
    finally:
        store.close()


def copy_folder(folder: Path, file: Path) -> list[str]:
    """Copy a folder's database without getting into a server's way; gives damage that nobody knew of.

    What is damaged is copied as it is: one bad table must not keep all others from being saved.
    """
    from burgle.table.folder import DATABASE
    from burgle.table.sqlite_copy import exact_copy

    source = folder / DATABASE
    if not source.is_file():
        raise Failure(f"there are no tables in {folder}")
    found: list[str] = []
    exact_copy(source, file, lambda copy: found.extend(new_damage(source, copy)))
    return found


def new_damage(source: Path, copy: Path) -> list[str]:
    """What is wrong with a copy and with its source, beside what is set aside already; no copy may be worse."""
    from contextlib import closing

    from burgle.table.backups import verify_store, verify_table
    from burgle.table.sqlite_read import SqliteReader
    from burgle.table.store import NotSaved

    found = []
    with closing(SqliteReader(source)) as here, closing(SqliteReader(copy)) as there:
        for finding in verify_store(there):
            row = there.table(finding.table) if finding.table else None
            if finding.table and not verify_table(here, finding.table):
                raise NotSaved(f"no backup was made: the copy of table {finding.table} is damaged")
            if row is None or not row.damaged:
                found.append(str(finding))
    return found


def verify(file: Path | None = None, *, data: Data = None, database: Database = None, pack: Packs = None) -> int:
    """Check a finished game or a campaign that was downloaded, a backup, or all tables.

    The exit code is 1 if something is wrong.

    Parameters
    ----------
    file
        A downloaded game, the file of a campaign, or a backup; without it, the tables of this system.
    """
    check_database(database)
    if file is None or file.is_dir() or begins(file, DATABASE_HEAD):
        return verify_tables(file, data, database)
    if begins(file, b'{"burgle_campaign"'):
        from burgle.cli.campaign_keep import verify_file

        return verify_file(file)
    from burgle.content.gamebooks import shipped
    from burgle.table import verify as checking
    from burgle.table.replays import LARGEST, own_book

    folders = {path.name: path for path in pack or []}
    try:
        with file.open("rb") as opened:
            read = opened.read(LARGEST + 1)  # more is refused, however much more it is
        brought = own_book(read)
        found = checking.verify(
            read,
            lambda names: tuple(folders[name] for name in names),
            lambda game: [*shipped(game), *([brought] if brought is not None else [])],
        )
    except OSError as error:
        raise Failure(f"cannot read {file}: {error.strerror or error}") from None
    except KeyError as error:
        raise Failure(f"this game needs the pack {error}; name its folder with --pack") from None
    for line in (*found.problems, *found.notes):
        print(f"{file}: {line}")
    if not found.sound:
        return CHECK_FAILED
    print(f"{file}: fine, table {found.table}, {found.answers} answers, scores {found.scores}")
    return 0


def begins(file: Path, first: bytes) -> bool:
    """Whether a file begins with these bytes: so does an SQLite database, which backups are, and so does a campaign."""
    try:
        with file.open("rb") as opened:
            return opened.read(len(first)) == first
    except OSError as error:
        raise Failure(f"cannot read {file}: {error.strerror or error}") from None


def verify_tables(file: Path | None, data: Path | None, database: str | None) -> int:
    """Check every chain of a store."""
    from burgle.chain import Finding
    from burgle.table.backups import verify_store
    from burgle.table.folder import DATABASE
    from burgle.table.store import StoreReader, Unreadable, Unusable

    folder = file or data or data_folder()
    where = database or str(folder)
    reader: StoreReader
    try:
        if database is not None:
            from burgle.table.open_store import open_store

            reader = open_store(database)
        else:
            from burgle.table.sqlite_read import SqliteReader

            path = folder / DATABASE if folder.is_dir() else folder
            if not path.is_file():
                raise Failure(f"there are no tables in {folder}")
            reader = SqliteReader(path)
    except Unusable as error:
        raise Failure(str(error), CHECK_FAILED) from None
    try:
        names, found = reader.names(), verify_store(reader)
        aside = [row for row in reader.tables(names) if row.damaged]
    except Unreadable as error:
        raise Failure(str(error), CHECK_FAILED) from None
    finally:
        reader.close()
    for row in aside:
        print(Finding(table=row.table, seq=-1, text=f"is set aside: {row.damaged}"))
    for finding in found:
        print(finding)
    if found:
        return CHECK_FAILED
    print(f"{hide_password(where)}: fine, {len(names)} tables")
    return 0


def hide_password(where: str) -> str:
    """Write an address without its password."""
    return re.sub(r"(://[^:/@\s]*):[^@\s]*@", r"\1:***@", where)
