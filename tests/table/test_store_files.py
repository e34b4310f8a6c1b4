"""A database that is deleted, replaced, written over or cut off: nothing is acknowledged into it, and nothing is mixed."""

from __future__ import annotations

import os
import shlex
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from burgle.chain import LogLine
from burgle.cli import main
from burgle.table import backups
from burgle.table.folder import BACKUPS, DATABASE
from burgle.table.sqlite import SqliteStore
from burgle.table.sqlite_read import SqliteReader
from burgle.table.store import NotSaved, Unusable
from tests.table.edge_server import TABLE, bearer, running
from tests.table.stores import batch, everything, new_table, next_line, play, written

Captured = pytest.CaptureFixture[str]


@pytest.fixture
def red(sqlite: SqliteStore) -> LogLine:
    """A table of the store's, and its last line."""
    return new_table(sqlite, "red", 3)[-1]


def other(place: Path, count: int = 2) -> Path:
    """Another database of Burgle's, with a table `blue`."""
    store = SqliteStore(place / "other")
    new_table(store, "blue", count)
    store.close()
    return store.folder.database


def not_saved(store: SqliteStore, line: LogLine) -> str:
    """See that a line is refused; gives the reason."""
    answer = store.append([batch(line)])[0]
    assert type(answer) is NotSaved
    return str(answer)


def rescued(store: SqliteStore) -> Path:
    """The copy that the store has made of what was open."""
    (found,) = (store.folder.path / BACKUPS).glob("rescued-*.db")
    return found


class Late:
    """A connection right after whose commit something happens."""

    def __init__(self, real: sqlite3.Connection, then: Callable[[], None]) -> None:
        self.real, self.then = real, then

    def __getattr__(self, name: str) -> object:
        return getattr(self.real, name)

    def execute(self, sql: str, values: object = ()) -> object:
        found = self.real.execute(sql, values)  # type: ignore[arg-type]
        if sql == "COMMIT":
            self.then()
        return found


def test_a_deleted_database(sqlite: SqliteStore, red: LogLine) -> None:
    before = everything(sqlite)
    sqlite.folder.database.unlink()
    line = next_line(red, "red")
    assert "deleted" in not_saved(sqlite, line)
    with pytest.raises(NotSaved):
        new_table(sqlite, "blue")
    with pytest.raises(NotSaved):
        sqlite.claim("red", "one")
    assert "deleted" in sqlite.ready() and "burgle restore" in sqlite.ready()
    assert not sqlite.folder.database.exists()  # nor is an empty one made
    assert everything(sqlite) == before  # what was shown may be looked at
    reader = SqliteReader(rescued(sqlite))
    assert everything(reader) == before
    reader.close()


def test_a_database_that_was_moved_away_and_comes_back(sqlite: SqliteStore, red: LogLine, place: Path) -> None:
    line = next_line(red, "red")
    sqlite.folder.database.rename(place / "elsewhere")
    assert "moved away" in not_saved(sqlite, line)
    (place / "elsewhere").rename(sqlite.folder.database)
    assert sqlite.ready() == ""
    written(sqlite, line)
    assert sqlite.check() == []


@pytest.mark.parametrize("how", ["deleted", "replaced"])
def test_what_was_committed_into_a_file_that_is_gone_is_not_acknowledged(
    sqlite: SqliteStore, red: LogLine, place: Path, how: str
) -> None:
    """The file goes away between the first statement of a transaction and its commit."""
    fresh = other(place)
    line = next_line(red, "red")
    assert sqlite._write is not None
    real = sqlite._write

    def go() -> None:
        sqlite.folder.database.unlink()
        if how == "replaced":
            fresh.rename(sqlite.folder.database)

    sqlite._write = Late(real, go)  # type: ignore[assignment]
    assert how in not_saved(sqlite, line)
    sqlite._write = real
    assert how in not_saved(sqlite, next_line(line, "red"))


def test_a_replaced_database_is_neither_written_nor_mixed(place: Path) -> None:
    fresh = other(place)
    content = fresh.read_bytes()
    store = SqliteStore(place / "data")
    red = new_table(store, "red", 3)[-1]
    before = everything(store)
    fresh.replace(store.folder.database)
    assert "replaced" in not_saved(store, next_line(red, "red"))
    assert "starts again" in store.ready()
    assert everything(store) == before
    store.close()
    assert store.folder.database.read_bytes() == content
    again = SqliteStore(place / "data")
    assert again.names() == ["blue"] and again.check() == []
    play(again, "blue", 2)
    again.close()
    reader = SqliteReader(rescued(store))
    assert everything(reader) == before
    reader.close()


@pytest.mark.parametrize("log", ["all in the log", "none in the log"])
@pytest.mark.parametrize("closing", [True, False])
def test_a_database_that_another_is_copied_over(place: Path, closing: bool, log: str) -> None:
    """The same file by its number, with other content: our log must not be worked into it, killed or closed."""
    fresh = other(place, 40)
    store = SqliteStore(place / "data")
    red = new_table(store, "red", 60)[-1]
    if log == "none in the log":
        store.close()
        store = SqliteStore(place / "data")
    shutil.copyfile(fresh, store.folder.database)
    assert "written over" in not_saved(store, next_line(red, "red"))
    assert "written over" in store.ready()
    if closing:
        store.close()
    shutil.copytree(place / "data", place / "after")
    again = SqliteStore(place / "after")
    assert again.names() == ["blue"] and again.check() == []
    assert len(again.lines("blue")) == 40
    again.close()
    if not closing:
        store.close()


def test_another_program_that_only_works_the_log_in_is_no_trouble(sqlite: SqliteStore, red: LogLine) -> None:
    connection = sqlite3.connect(sqlite.folder.database, isolation_level=None)
    assert connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0] == 0
    connection.close()
    written(sqlite, next_line(red, "red"))
    assert sqlite.ready() == "" and sqlite.check() == []


@pytest.mark.parametrize("ending", ["-wal", "-shm"])
def test_a_deleted_log_is_worked_in_before_anything_else(
    sqlite: SqliteStore, red: LogLine, place: Path, ending: str
) -> None:
    line = next_line(red, "red")
    os.unlink(f"{sqlite.folder.database}{ending}")
    written(sqlite, line)
    copy = place / "after a power cut"
    shutil.copytree(sqlite.folder.path, copy)
    reader = SqliteReader(copy / DATABASE)
    assert everything(reader) == everything(sqlite) and reader.lines("red")[-1] == line
    reader.close()
    play(sqlite, "red", 3)
    assert sqlite.check() == []


def test_a_log_that_is_deleted_right_after_a_commit(sqlite: SqliteStore, red: LogLine, place: Path) -> None:
    """What was only in there is acknowledged, for it is worked in first."""
    line = next_line(red, "red")
    assert sqlite._write is not None
    sqlite._write = Late(sqlite._write, lambda: os.unlink(f"{sqlite.folder.database}-wal"))  # type: ignore[assignment]
    written(sqlite, line)
    shutil.copytree(sqlite.folder.path, place / "after a power cut")
    reader = SqliteReader(place / "after a power cut" / DATABASE)
    assert reader.lines("red")[-1] == line
    reader.close()
    play(sqlite, "red", 2)
    assert sqlite.check() == []


def test_a_log_that_only_the_reader_has_is_rescued(sqlite: SqliteStore, red: LogLine) -> None:
    """The connection that writes had to be given up, and then the log is deleted: a copy is made, and nothing written."""
    before = everything(sqlite)
    sqlite._drop()
    os.unlink(f"{sqlite.folder.database}-wal")
    assert "-wal was deleted" in not_saved(sqlite, next_line(red, "red"))
    assert "-wal was deleted" in sqlite.ready()
    reader = SqliteReader(rescued(sqlite))
    assert everything(reader) == before
    reader.close()


def test_usually_nothing_is_opened_anew(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(2):
        store = SqliteStore(place / "data")
        with monkeypatch.context() as patch:
            patch.setattr(store, "_reopen", lambda: pytest.fail("the log is there"))
            patch.setattr(store, "_still_ours", lambda: pytest.fail("nobody else has written"))
            new_table(store, f"t{len(store.names())}", 3)
            for name in store.names():
                play(store, name, 40)
            store.backup(str(place / "copy.db"))
            assert store.ready() == ""
        store.close()


# ---------------------------------------------------------------- cut off


@pytest.fixture
def full(place: Path) -> Path:
    """A data folder with some tables, closed."""
    store = SqliteStore(place / "full")
    for number in range(8):
        new_table(store, f"table {number}", 40)
    store.close()
    return store.folder.path


def restores(message: str) -> list[str]:
    """The command that a message says."""
    return shlex.split(message.partition("goes back by: ")[2].partition(";")[0])


def test_a_database_that_was_cut_off_is_salvaged(full: Path, place: Path) -> None:
    """Cut it at every quarter of a page: what can be read goes on, what not is set aside, or the backup is named."""
    data = (full / DATABASE).read_bytes()
    store = SqliteStore(full)
    whole = everything(store)
    store.backup(str(full / BACKUPS / "old.db"))
    store.backup(str(full / BACKUPS / "newer.db"))
    os.utime(full / BACKUPS / "old.db", (1, 1))
    store.close()
    salvaged = 0
    for size in range(1024, len(data), 1024 * 3):
        spot = place / str(size)
        shutil.copytree(full, spot)
        (spot / DATABASE).write_bytes(data[:size])
        try:
            store = SqliteStore(spot)
        except Unusable as error:
            wanted = ["burgle", "restore", str(spot / BACKUPS / "newer.db"), "--data", str(spot)]
            assert restores(str(error)) == wanted, error
            continue
        sound = [name for name in store.names() if not store.tables([name])[0].damaged]
        assert all(store.lines(name) == whole[name] for name in sound) and sound
        salvaged += len(sound)
        assert store.whole() == []
        (kept,) = spot.glob("damaged-*")
        assert (kept / DATABASE).read_bytes() == data[:size]
        play(store, sound[0], 1)
        store.close()
    assert salvaged > 20


@pytest.mark.parametrize("size", [0, 60])
def test_the_message_names_the_newest_backup_and_the_command(full: Path, size: int, capsys: Captured) -> None:
    store = SqliteStore(full)
    whole = everything(store)
    store.backup(str(full / BACKUPS / "good.db"))
    store.close()
    (full / BACKUPS / "later but broken.db").write_bytes(b"SQLite format 3\x00" + bytes(5000))
    os.truncate(full / DATABASE, size)
    with pytest.raises(Unusable, match=r"good\.db") as told:
        SqliteStore(full)
    command = restores(str(told.value))
    assert main(command[1:]) == 0
    assert "8 tables" in capsys.readouterr().out
    store = SqliteStore(full)
    assert everything(store) == whole
    store.close()
    (kept,) = full.glob("replaced-*")
    assert (kept / DATABASE).stat().st_size == size


def test_an_empty_file_without_a_backup(full: Path, place: Path) -> None:
    os.truncate(full / DATABASE, 0)
    with pytest.raises(Unusable, match="no backup"):
        SqliteStore(full)
    fresh = place / "fresh"  # where nothing has ever been it is only a start that was interrupted
    fresh.mkdir()
    (fresh / DATABASE).touch()
    store = SqliteStore(fresh)
    assert store.names() == []
    store.close()


def test_a_database_that_is_gone_while_its_log_is_there(place: Path, capsys: Captured) -> None:
    """Deleted while it was in use: who starts again is not given an empty one, and SQLite does not delete the log."""
    store = SqliteStore(place / "data")
    red = new_table(store, "red", 3)[-1]
    before = everything(store)
    store.folder.database.unlink()
    not_saved(store, next_line(red, "red"))
    store.close()
    log = (place / "data" / f"{DATABASE}-wal").read_bytes()
    with pytest.raises(Unusable, match="is gone") as told:
        SqliteStore(place / "data")
    assert (place / "data" / f"{DATABASE}-wal").read_bytes() == log
    assert main(restores(str(told.value))[1:]) == 0
    assert "1 tables" in capsys.readouterr().out
    store = SqliteStore(place / "data")
    assert everything(store) == before
    play(store, "red", 1)
    store.close()


def test_restore_refuses_what_it_should(full: Path, place: Path, capsys: Captured) -> None:
    store = SqliteStore(full)
    store.backup(str(place / "good.db"))
    assert main(["restore", str(place / "good.db"), "--data", str(full)]) == 1  # it is in use
    assert "uses" in capsys.readouterr().err
    store.close()
    (place / "bad.db").write_bytes(b"no database at all")
    assert main(["restore", str(place / "bad.db"), "--data", str(full)]) == 2
    assert "no backup" in capsys.readouterr().err
    assert not list(full.glob("replaced-*"))
    assert main(["restore", str(place / "good.db"), "--data", str(place / "new")]) == 0
    assert backups.verify_store(SqliteReader(place / "new" / DATABASE)) == []


# ---------------------------------------------------------------- over the network


@pytest.mark.asyncio
async def test_a_server_whose_database_is_deleted_says_no(place: Path) -> None:
    async with running(place / "data") as server:
        made = await server.table()
        table, token = made["table"], made["tokens"]["0"]
        start = {"type": "manage", "seat": 0, "manage": "start"}
        assert (await server.say(table, token, key="s", **start))["type"] == "done"
        (place / "data" / DATABASE).rename(place / "kept")
        assert (await server.http.get("/readyz")).status_code == 503
        assert (await server.say(table, token, key="t", type="manage", seat=0, manage="bot"))["error"] == "not_saved"
        answer: httpx.Response = await server.http.post("/api/tables", json=TABLE)
        assert (answer.status_code, answer.json()["error"]) == (503, "not_saved")
        assert (await server.http.get(f"/api/tables/{table}/state", headers=bearer(token))).status_code == 200
        (place / "kept").rename(place / "data" / DATABASE)
        assert (await server.http.get("/readyz")).status_code == 200
        assert (await server.say(table, token, key="t", type="manage", seat=0, manage="bot"))["type"] == "done"
        shutil.rmtree(place / "data")
        assert (await server.http.get("/readyz")).status_code == 503
        assert (await server.say(table, token, key="u", type="manage", seat=0, manage="back"))["error"] == "not_saved"
        assert server.desk.host.house.counters["internal_errors"] == 0
