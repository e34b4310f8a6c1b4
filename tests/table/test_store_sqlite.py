"""SQLite under bad luck: full disks, damaged rows and pages, cut logs, two servers on one folder."""

from __future__ import annotations

import random
import shutil
import sqlite3
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from burgle import chain
from burgle.table import backups, folder
from burgle.table.open_store import open_store
from burgle.table.sqlite import SqliteStore
from burgle.table.sqlite_read import SqliteReader
from burgle.table.store import NotSaved, Unsure, Unusable
from tests.table.stores import batch, everything, new_table, next_line, play, some_lines, written


def test_settings_that_durability_hangs_on(sqlite: SqliteStore) -> None:
    assert sqlite._write is not None
    ask = sqlite._write.execute
    assert [ask(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous", "foreign_keys")] == [
        "wal",
        2,
        1,
    ]
    assert sqlite.folder.path.stat().st_mode & 0o777 == 0o700
    assert sqlite.folder.database.stat().st_mode & 0o777 == 0o600


def test_one_process_on_a_folder(place: Path) -> None:
    store = SqliteStore(place)
    with pytest.raises(Unusable, match="this process uses"):
        SqliteStore(place)
    code = f"from burgle.table.sqlite import SqliteStore; SqliteStore({str(place)!r})"
    other = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert "another server" in other.stderr and "stop it first" in other.stderr
    store.close()
    assert subprocess.run([sys.executable, "-c", code], capture_output=True).returncode == 0


def test_network_disks_are_refused(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mounts = place / "mounts"
    mounts.write_text(f"disk / ext4 rw 0 0\nserver:/x {place}/far\\040away nfs4 rw 0 0\n")
    assert folder.file_system(place, str(mounts)) == "ext4"
    assert folder.file_system(place / "far away" / "data", str(mounts)) == "nfs4"
    assert folder.file_system(place, "/nowhere") == ""
    monkeypatch.setattr(folder, "file_system", lambda path: "nfs4")
    with pytest.raises(Unusable, match="network file system"):
        SqliteStore(place / "data")


def test_other_files_are_left_alone(place: Path) -> None:
    (place / "a").mkdir()
    other = sqlite3.connect(place / "a" / folder.DATABASE)
    other.execute("CREATE TABLE recipes (name)")
    other.close()
    with pytest.raises(Unusable, match="not one of Burgle's"):
        open_store(str(place / "a"))
    (place / "b").mkdir()
    (place / "b" / folder.DATABASE).write_bytes(b"Dear diary, " * 500)
    with pytest.raises(Unusable, match="cannot be opened"):
        open_store(str(place / "b"))
    with pytest.raises(Unusable):
        SqliteReader(place / "none")


# ---------------------------------------------------------------- no room


def test_disk_full_and_room_again(sqlite: SqliteStore) -> None:
    first = new_table(sqlite, "red")[0]
    small = new_table(sqlite, "blue")[0]
    assert sqlite._write is not None
    for size in (2000, 20_000, 200_000):
        pages = sqlite._write.execute("PRAGMA page_count").fetchone()[0]
        sqlite._write.execute(f"PRAGMA max_page_count = {pages}")
        line = next_line(first, "red", body=b"x" * size)
        answers = sqlite.append([batch(line), batch(next_line(small, "blue", body=b"x" * size))])
        assert [type(answer) for answer in answers] == [NotSaved, NotSaved]
        assert "full" in str(answers[0])
        assert sqlite.lines("red")[-1] == first  # reading goes on, and nothing was written
        sqlite._write.execute("PRAGMA max_page_count = 1000000")
        written(sqlite, line)
        assert sqlite.ready() == ""
        first = line
    assert sqlite.check() == []


def test_low_space_stops_writing_only(place: Path) -> None:
    store = SqliteStore(place)
    first = new_table(store, "red")[0]
    line = next_line(first, "red")
    store.spare = 2**62
    assert isinstance(store.append([batch(line)])[0], NotSaved)
    with pytest.raises(NotSaved):
        new_table(store, "blue")
    assert "nearly full" in store.ready()
    assert store.lines("red") == [first]
    store.spare = 0
    assert store.ready() == ""
    written(store, line)
    store.close()


class Failing:
    """A connection that fails at one statement, before or after doing it."""

    def __init__(self, real: sqlite3.Connection, statement: str, after: bool) -> None:
        self.real, self.statement, self.after = real, statement, after

    def __getattr__(self, name: str) -> object:
        return getattr(self.real, name)

    def execute(self, sql: str, values: object = ()) -> object:
        if not sql.startswith(self.statement):
            return self.real.execute(sql, values)  # type: ignore[arg-type]
        if self.after:
            self.real.execute(sql, values)  # type: ignore[arg-type]
        raise sqlite3.OperationalError("disk I/O error")


@pytest.mark.parametrize("statement", ["BEGIN", "SELECT epoch", "UPDATE tables", "COMMIT"])
@pytest.mark.parametrize("after", [False, True])
def test_an_error_at_any_point_is_old_or_new(sqlite: SqliteStore, statement: str, after: bool) -> None:
    first = new_table(sqlite, "red")[0]
    line = next_line(first, "red")
    assert sqlite._write is not None
    sqlite._write = Failing(sqlite._write, statement, after)  # type: ignore[assignment]
    answer = sqlite.append([batch(line)])[0]
    if statement == "COMMIT" and after:
        assert answer is None  # it was saved, and the store found out
    else:
        assert type(answer) is NotSaved
        if isinstance(sqlite._write, Failing):
            sqlite._write = sqlite._write.real
        written(sqlite, line)
    assert sqlite.lines("red") == [first, line]
    assert sqlite.check() == []


def test_a_commit_that_nobody_can_tell_of(sqlite: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    line = next_line(new_table(sqlite, "red")[0], "red")
    assert sqlite._write is not None
    sqlite._write = Failing(sqlite._write, "COMMIT", True)  # type: ignore[assignment]
    with monkeypatch.context() as patch:
        patch.setattr(sqlite, "_open", lambda: sqlite3.connect("/nowhere/at/all"))
        assert type(sqlite.append([batch(line)])[0]) is Unsure
        assert sqlite.ready() != ""
    assert sqlite.ready() == ""
    assert sqlite.by_key("red", 0, line.key) == [line]


# ---------------------------------------------------------------- damage


def edit(path: Path, *statements: str) -> None:
    """Change a database behind the store's back."""
    connection = sqlite3.connect(path, isolation_level=None)
    for trigger in ("lines_stay", "lines_remain"):
        connection.execute(f"DROP TRIGGER IF EXISTS {trigger}")
    for statement in statements:
        connection.execute(statement)
    connection.close()


@pytest.mark.parametrize(
    "statement",
    [
        """UPDATE lines SET body = x'7b7d' WHERE "table" = 'red' AND seq = 3""",
        """UPDATE lines SET at = at + 1 WHERE "table" = 'red' AND seq = 3""",
        """UPDATE lines SET kind = CAST(x'ff' AS TEXT) WHERE "table" = 'red' AND seq = 3""",
        """DELETE FROM lines WHERE "table" = 'red' AND seq = 3""",
        """DELETE FROM lines WHERE "table" = 'red' AND seq > 6""",
        """UPDATE lines SET seq = 100 WHERE "table" = 'red' AND seq = 9""",
        """UPDATE tables SET head = zeroblob(32) WHERE "table" = 'red'""",
        """UPDATE tables SET seq = 4 WHERE "table" = 'red'""",
    ],
)
def test_a_damaged_row_is_found_and_stops_one_table_only(place: Path, statement: str) -> None:
    store = SqliteStore(place)
    new_table(store, "red", 10)
    new_table(store, "blue", 10)
    store.close()
    edit(store.folder.database, statement)
    store = SqliteStore(place)
    found = backups.verify_store(store)
    assert found and {finding.table for finding in found} == {"red"}
    assert store.check() == [str(finding) for finding in found]
    store.set_aside("red", str(found[0]))
    play(store, "blue", 2)
    store.backup(str(place / "copy.db"))  # what is set aside does not stop the backups
    assert [row.damaged != "" for row in store.tables(["blue", "red"])] == [False, True]
    store.close()


def test_a_backup_brings_damage_to_light(place: Path) -> None:
    store = SqliteStore(place)
    new_table(store, "red", 10)
    edit(store.folder.database, "UPDATE lines SET seat = 3 WHERE seq = 4")
    store.backup(str(place / "copy.db"))
    row = store.table("red")
    assert row is not None and "line 4" in row.damaged
    store.close()


def test_zeroed_pages(place: Path) -> None:
    """Zero each page in turn: every altered table is found, the others play on, or it says clearly that it cannot start."""
    made = SqliteStore(place / "good")
    for number in range(6):
        new_table(made, f"table {number}", 40)
    whole = everything(made)
    made.close()
    data = made.folder.database.read_bytes()
    started = hit = 0
    for page in range(len(data) // 4096):
        spot = place / f"page {page}"
        spot.mkdir()
        (spot / folder.DATABASE).write_bytes(data[: page * 4096] + bytes(4096) + data[(page + 1) * 4096 :])
        try:
            store = SqliteStore(spot)
        except Unusable:
            continue
        started += 1
        for name, lines in whole.items():
            row = store.table(name)
            if row is not None and not row.damaged:
                assert store.lines(name) == lines
                play(store, name, 1)
            else:
                hit += 1
        assert store.whole() == []
        assert list(spot.glob("damaged-*"))
        store.close()
    assert started > len(data) // 4096 / 2
    assert hit


@pytest.mark.parametrize("how", ["cut", "flip"])
def test_a_damaged_write_ahead_log_gives_an_exact_prefix(place: Path, how: str) -> None:
    made = SqliteStore(place / "made")
    lines = new_table(made, "red")
    for line in some_lines("red", 60, lines[-1]):
        written(made, line)
        lines.append(line)
    subprocess.run(["cp", "-r", str(made.folder.path), str(place / "copy")], check=True)  # as after a power cut
    made.close()
    chance = random.Random(7)
    wal = (place / "copy" / "burgle.db-wal").read_bytes()
    ends = set()
    for number in range(60):
        spot = place / str(number)
        shutil.copytree(place / "copy", spot)
        at = chance.randrange(len(wal))
        cut = wal[:at] if how == "cut" else wal[:at] + bytes([wal[at] ^ 1 << chance.randrange(8)]) + wal[at + 1 :]
        (spot / "burgle.db-wal").write_bytes(cut)
        (spot / "burgle.db-shm").unlink(missing_ok=True)
        store = SqliteStore(spot)
        kept = everything(store).get("red", [])
        assert kept == lines[: len(kept)]
        assert chain.check(kept) == []
        assert store.check() == []
        if kept:
            play(store, "red", 1)
        ends.add(len(kept))
        store.close()
        shutil.rmtree(spot)
    assert len(ends) > 10


# ---------------------------------------------------------------- backups


def test_backup_while_writing_then_restore(place: Path) -> None:
    store = SqliteStore(place / "data")
    for number in range(8):
        new_table(store, f"t{number}", 20)
    stop = threading.Event()
    count = [0]

    def go_on() -> None:
        while not stop.is_set():
            play(store, f"t{count[0] % 8}", 1)
            count[0] += 1

    writer = threading.Thread(target=go_on)
    writer.start()
    try:
        before = everything(store)
        store.backup(str(place / "backups" / "now.db"))
        assert backups.drill(store, SqliteStore) == []
    finally:
        stop.set()
        writer.join()
    assert count[0] > 0
    backups.restore(place / "backups" / "now.db", place / "restored")
    restored = SqliteStore(place / "restored")
    assert restored.check() == []
    for name, lines in before.items():
        kept = restored.lines(name)
        assert kept[: len(lines)] == lines
        assert store.lines(name)[: len(kept)] == kept
        play(restored, name, 1)
    with pytest.raises(FileExistsError):
        backups.restore(place / "backups" / "now.db", place / "restored")
    assert not list((place / "backups").glob("*.part"))
    store.close()
    restored.close()


def test_a_backup_that_fails_leaves_the_old_one(
    sqlite: SqliteStore, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    new_table(sqlite, "red", 3)
    target = place / "copy.db"
    sqlite.backup(str(target))
    good = target.read_bytes()
    play(sqlite, "red", 1)

    def spoil(copy: Path) -> None:
        edit(copy, "UPDATE lines SET seat = 3 WHERE seq = 1")
        SqliteStore._approve(sqlite, copy)

    monkeypatch.setattr(sqlite, "_approve", spoil)
    with pytest.raises(NotSaved, match="is damaged"):
        sqlite.backup(str(target))
    assert target.read_bytes() == good
    assert [path.name for path in place.glob("copy*")] == ["copy.db"]


def test_a_drill_tells_what_is_missing(sqlite: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    new_table(sqlite, "red", 3)
    backup = sqlite.backup

    def forgetful(target: str) -> None:
        backup(target)
        edit(Path(target), "DELETE FROM lines WHERE seq = 2", "UPDATE tables SET seq = 1")

    monkeypatch.setattr(sqlite, "backup", forgetful)
    assert any("is not in the backup" in str(finding) for finding in backups.drill(sqlite, SqliteStore))
