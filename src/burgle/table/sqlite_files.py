"""The files of an SQLite database: whether they are still those that were opened, and what is left of damaged ones.

SQLite writes on into a file that was deleted or replaced, and nothing of that is there after a restart. Whoever closes a
database that the same process has open takes SQLite's locks away: here that is done last, once everything is closed.
"""

from __future__ import annotations

import os
import shlex
import shutil
import sqlite3
import time
from pathlib import Path

from burgle.table.folder import BACKUPS, durable
from burgle.table.store import Unusable

Mark = tuple[int, int] | None  # device and inode; None where there is no file
LOG, SHARED = "-wal", "-shm"  # the write-ahead log, and what the processes share about it
HEADER = b"SQLite format 3\x00"


def mark(path: str) -> Mark:
    """Tell a file from every other one, whatever it is called."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return mark_of(found)


def mark_of(found: os.stat_result) -> Mark:
    """Device and inode."""
    return found.st_dev, found.st_ino


class Files:
    """The files that a store has open; a few microseconds tell whether they are still those at their path."""

    def __init__(self, database: Path) -> None:
        self.path = str(database)
        self._database: Mark = None
        self._logs: tuple[Mark, Mark] = (None, None)
        self._form = (0, 0)  # size and time of the last change that was ours
        self._seen = (0, 0)  # and as they were when one looked last
        self._opened = -1  # the database itself, to look at it without its log

    def opened(self) -> None:
        """Note the files that were just opened; those that are open already stay the ones."""
        if self._opened < 0:
            self._opened = os.open(self.path, os.O_RDONLY)
            self._database = mark_of(os.fstat(self._opened))
        self._logs = self._find_logs()
        self.wrote()

    def wrote(self) -> str:
        """Note that what the database is like now is our own doing, unless it went `astray` meanwhile: then say how."""
        why = self.astray()
        if not why:
            self._form = self._seen
        return why

    def astray(self) -> str:
        """Say what has become of the database at its path; "" if it is the one that is open."""
        try:
            found = os.stat(self.path)
        except OSError:
            self._seen = (0, 0)
            return f"{self.path} was deleted or moved away while the server ran"
        self._seen = found.st_size, found.st_mtime_ns
        if mark_of(found) != self._database:
            return f"{self.path} was replaced by another file while the server ran"
        return ""

    def touched(self) -> bool:
        """Whether somebody else had written to the database itself, as by copying another over it, at the last look."""
        return self._seen != self._form

    def logs_astray(self) -> bool:
        """Whether the write-ahead log was deleted or replaced: what is only there would be lost."""
        return self._find_logs() != self._logs

    def disown_log(self) -> Path | None:
        """Keep our write-ahead log from being worked into a database that it does not belong to; gives where it went."""
        log = Path(self.path + LOG)
        if mark(str(log)) != self._logs[0] or self._logs[0] is None or not log.stat().st_size:
            return None
        place = new_folder(log.parent, "replaced")
        shutil.copy2(log, place / log.name)
        durable(place / log.name)
        os.truncate(log, 0)
        return place

    def copy_without_log(self, target: Path) -> bool:
        """Copy the database as it would be without its log; False if it was never one that has a log."""
        head = os.pread(self._opened, 100, 0)
        if not head.startswith(HEADER) or head[18:20] != b"\x02\x02":
            return False
        with target.open("wb") as out:
            at = 0
            while part := os.pread(self._opened, 1 << 20, at):
                out.write(part if at else part[:18] + b"\x01\x01" + part[20:])
                at += len(part)
        return True

    def close(self) -> None:
        """Let go of the database, after SQLite has."""
        if self._opened >= 0:
            os.close(self._opened)
            self._opened = -1

    def _find_logs(self) -> tuple[Mark, Mark]:
        return mark(self.path + LOG), mark(self.path + SHARED)


# ---------------------------------------------------------------- what is left


def new_folder(folder: Path, what: str) -> Path:
    """Make a folder for files that are kept aside, named by date and time."""
    name = f"{what}-{time.strftime('%Y%m%d-%H%M%S')}"
    number = 1
    while (folder / name).exists():
        number += 1
        name = f"{what}-{time.strftime('%Y%m%d-%H%M%S')}-{number}"
    (folder / name).mkdir(mode=0o700)
    return folder / name


def keep_aside(database: Path, what: str = "damaged") -> Path:
    """Copy a database and its logs into a folder beside it, as they are."""
    place = new_folder(database.parent, what)
    for ending in ("", LOG, SHARED):
        file = database.with_name(database.name + ending)
        if file.exists():
            shutil.copy2(file, place / file.name)
            durable(place / file.name)
    return place


def set_aside(database: Path) -> Path | None:
    """Move a database and its logs into a folder beside it, so that another can take its place; gives the folder."""
    files = [database.with_name(database.name + ending) for ending in ("", LOG, SHARED)]
    if not any(file.exists() for file in files):
        return None
    place = new_folder(database.parent, "replaced")
    for file in files:
        if file.exists():
            file.rename(place / file.name)
    return place


def lengthen(database: Path) -> bool:
    """Give a database that was cut off its length again, with nothing in it, so that SQLite reads what is left.

    Its header says how long it was. False if it was not cut off, or if not even the header is left.
    """
    try:
        with database.open("rb") as opened:
            head = opened.read(100)
        size = int.from_bytes(head[16:18], "big")
        whole = (65536 if size == 1 else size) * int.from_bytes(head[28:32], "big")
        if len(head) < 100 or not head.startswith(HEADER) or database.stat().st_size >= whole:
            return False
        os.truncate(database, whole)
    except OSError:
        return False
    return True


def newest_backup(folder: Path) -> Path | None:
    """The newest backup of a data folder that can be opened."""
    found = [(path.stat().st_mtime, path) for path in (folder / BACKUPS).glob("*.db")]
    return next((path for _, path in sorted(found, reverse=True) if sound(path)), None)


def sound(backup: Path) -> bool:
    """Whether SQLite finds nothing wrong with a file."""
    try:
        connection = sqlite3.connect(backup.resolve().as_uri() + "?mode=ro", uri=True)
        try:
            return connection.execute("PRAGMA quick_check").fetchall() == [("ok",)]
        finally:
            connection.close()
    except sqlite3.Error:
        return False


def advice(folder: Path) -> str:
    """Say how to go on with a backup: which one, and by which command."""
    newest = newest_backup(folder)
    if newest is None:
        return f"there is no backup in {folder / BACKUPS}; one from elsewhere {put_back(Path('FILE'), folder)}"
    made = time.strftime("%Y-%m-%d %H:%M", time.localtime(newest.stat().st_mtime))
    return f"the newest backup, {newest.name} of {made}, {put_back(newest, folder)}"


def put_back(backup: Path, folder: Path) -> str:
    """Say by which command a backup becomes the database."""
    return f"goes back by: {shlex.join(['burgle', 'restore', str(backup), '--data', str(folder)])}"


def refuse_empty(database: Path, used: bool) -> None:
    """Refuse a database that was deleted in use or cut off at the very beginning: SQLite would take it for a new one."""
    log = database.with_name(database.name + LOG)
    logged = log.exists() and log.stat().st_size > 0
    if not database.exists() and logged:
        what, else_do = f"{database} is gone, and its log is still here", f"move {log} away to begin anew"
    elif used and database.exists() and not database.stat().st_size and not logged:
        what, else_do = f"{database} is empty, and it was not when it was last in use", "delete it to begin anew"
    else:
        return
    raise Unusable(f"{what}; {advice(database.parent)}; or {else_do}")
