"""The data folder: one process at a time, private, and on a disk that keeps its word."""

from __future__ import annotations

import fcntl
import os
import shutil
from pathlib import Path

from burgle.table.store import Unusable

DATABASE = "burgle.db"
BACKUPS = "backups"
LOCK = "lock"
USED = b"used\n"  # in the lock, once there is a database
SPARE = 200 * 2**20  # with less room than this on the disk nothing is written any more

# SQLite's locks and shared memory cannot be trusted on these.
NETWORK = ("nfs", "nfs4", "cifs", "smb3", "smbfs", "ncpfs", "afs", "9p", "fuse.sshfs", "fuse.glusterfs", "ceph")

_ours: set[str] = set()  # a POSIX lock does not stop its own process


class Folder:
    """A data folder in use. The lock goes away with the process, however that ends, and is not inherited by children."""

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path).resolve()
        try:
            self.path.mkdir(parents=True, exist_ok=True, mode=0o700)
        except OSError as error:
            raise Unusable(f"{self.path} cannot be used as the data folder: {error.strerror or error}") from None
        kind = file_system(self.path)
        if kind in NETWORK:
            raise Unusable(
                f"{self.path} is on a network file system ({kind}), where SQLite may lose data; use a local disk"
            )
        if str(self.path) in _ours:
            raise Unusable(f"this process uses {self.path} already")
        try:
            self._lock = os.open(self.path / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise Unusable(f"{self.path} cannot be written to: {error.strerror or error}") from None
        try:
            fcntl.lockf(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            who = os.read(self._lock, 20).decode("ascii", "replace").partition("\n")[0]
            os.close(self._lock)
            raise Unusable(f"another server (process {who}) uses {self.path}; stop it first") from None
        self.used = USED in os.pread(self._lock, 40, 0)  # a database was in use here before
        self._write(b"")
        _ours.add(str(self.path))

    @property
    def database(self) -> Path:
        """Where the database is."""
        return self.path / DATABASE

    def room(self) -> int:
        """How many bytes the disk has left for us."""
        return shutil.disk_usage(self.path).free

    def in_use(self) -> None:
        """Note that there is a database now."""
        self._write(USED)

    def _write(self, word: bytes) -> None:
        os.ftruncate(self._lock, 0)
        os.pwrite(self._lock, f"{os.getpid()}\n".encode() + (word or (USED if self.used else b"")), 0)

    def release(self) -> None:
        """Let others use the folder."""
        if str(self.path) in _ours:
            _ours.discard(str(self.path))
            os.close(self._lock)


def file_system(path: Path, mounts: str = "/proc/self/mounts") -> str:
    """Name the kind of file system that a folder is on; "" where the system does not tell."""
    try:
        lines = Path(mounts).read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return ""
    best, kind = "", ""
    for line in lines:
        _, at, found, *_ = line.split(" ")
        at = at.replace("\\040", " ")  # how the table of mounts writes a blank
        if len(at) >= len(best) and path.is_relative_to(at):
            best, kind = at, found
    return kind


def durable(path: Path) -> None:
    """Make sure that a finished file and its name are on the disk."""
    for place in (path, path.parent):
        handle = os.open(place, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
