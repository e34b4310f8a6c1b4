"""PostgreSQL with several workers: one writer for each table, nothing forked, hints that may be lost."""

from __future__ import annotations

import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import psycopg
import pytest

from burgle.table import backups
from burgle.table import postgres as postgres_module
from burgle.table.open_store import open_store
from burgle.table.postgres import PostgresStore
from burgle.table.postgres_read import Frozen
from burgle.table.sqlite import SqliteStore
from burgle.table.store import Conflict, NotSaved, Store, Unusable
from tests.table.stores import Postgres, batch, everything, new_table, next_line, play, written

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture
def pair(postgres: Postgres) -> Iterator[tuple[PostgresStore, PostgresStore]]:
    """Two workers on one database."""
    address = postgres.schema()
    one, two = PostgresStore(address), PostgresStore(address)
    yield one, two
    one.close()
    two.close()


def test_settings_that_durability_hangs_on(pair: tuple[PostgresStore, PostgresStore]) -> None:
    with pair[0]._pool.take() as connection:
        assert connection.execute("SHOW synchronous_commit").fetchone() == ("on",)
        connection.rollback()


def test_an_older_worker_cannot_write(pair: tuple[PostgresStore, PostgresStore]) -> None:
    one, two = pair
    first = new_table(one, "red")[0]
    assert one.claim("red", "one") == 1
    mine = next_line(first, "red", epoch=1)
    written(one, mine)
    assert two.claim("red", "two") == 2
    answer = one.append([batch(next_line(mine, "red"))])[0]
    assert isinstance(answer, Conflict)
    theirs = next_line(mine, "red", epoch=2)
    written(two, theirs)
    assert one.lines("red") == [first, mine, theirs]


def test_a_living_worker_keeps_its_tables(pair: tuple[PostgresStore, PostgresStore]) -> None:
    one, two = pair
    new_table(one, "red")
    epoch = one.claim("red", "one")
    with pytest.raises(Conflict):
        two.claim("red", "two", patience=60_000)
    assert one.claim("red", "one", patience=60_000) == epoch + 1  # its own, after a restart
    an_hour_ago = "UPDATE tables SET seen = seen - interval '1 hour'"
    one._run(an_hour_ago, ())
    one.renew("one")
    with pytest.raises(Conflict):
        two.claim("red", "two", patience=60_000)
    one._run(an_hour_ago, ())
    assert two.claim("red", "two", patience=60_000) == epoch + 2


def test_nobody_claims_a_table_while_it_is_written(
    pair: tuple[PostgresStore, PostgresStore], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = pair
    first = new_table(one, "red")[0]
    judged, go_on, claimed = threading.Event(), threading.Event(), threading.Event()
    write = postgres_module._write

    def slowly(*args: Any) -> None:
        judged.set()
        go_on.wait(10)
        write(*args)

    def claim() -> None:
        two.claim("red", "two")
        claimed.set()

    monkeypatch.setattr(postgres_module, "_write", slowly)
    answers: list[Exception | None] = []
    threads = [
        threading.Thread(target=lambda: answers.extend(one.append([batch(next_line(first, "red"))]))),
        threading.Thread(target=claim),
    ]
    threads[0].start()
    assert judged.wait(10)
    threads[1].start()
    assert not claimed.wait(0.2)
    go_on.set()
    for thread in threads:
        thread.join()
    assert answers == [None]
    row = two.table("red")
    assert row is not None and (row.epoch, row.seq) == (1, 1)


def test_two_workers_race(pair: tuple[PostgresStore, PostgresStore]) -> None:
    """Both write, and steal the table from each other: one line of lines comes out, each acknowledged one in it once."""
    for name in ("red", "blue"):
        new_table(pair[0], name)
    acknowledged: list[bytes] = []
    conflicts = [0]

    def work(store: PostgresStore, worker: str) -> None:
        for number in range(12):
            for name in ("red", "blue"):
                epoch = store.claim(name, worker)
                for _ in range(3):
                    line = next_line(
                        store.lines(name)[-1], name, epoch=epoch, key=f"{worker} {number} {time.monotonic_ns()}"
                    )
                    answer = store.append([batch(line)])[0]
                    if answer is None:
                        acknowledged.append(line.hash)
                    else:
                        assert isinstance(answer, Conflict)
                        conflicts[0] += 1
                        break

    threads = [threading.Thread(target=work, args=(store, f"worker {n}")) for n, store in enumerate(pair)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert pair[0].check() == []
    kept = [line.hash for log in everything(pair[1]).values() for line in log if line.seq]
    assert sorted(kept) == sorted(acknowledged)
    assert acknowledged


PAUSED = """
import sys
from burgle.table.postgres import PostgresStore
from tests.table.stores import batch, next_line
store = PostgresStore(sys.argv[1])
epoch = store.claim("red", "paused")
line = store.lines("red")[-1]
print("claimed", flush=True)
sys.stdin.readline()
answer = store.append([batch(next_line(line, "red", epoch=epoch))])[0]
print(type(answer).__name__, flush=True)
"""


def test_a_worker_that_slept_wakes_to_a_conflict(postgres: Postgres) -> None:
    address = postgres.schema()
    store = PostgresStore(address)
    new_table(store, "red", 3)
    child = subprocess.Popen(
        [sys.executable, "-c", PAUSED, address], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert child.stdout is not None and child.stdin is not None
    try:
        assert child.stdout.readline() == "claimed\n"
        child.send_signal(signal.SIGSTOP)
        child.stdin.write("write now\n")
        child.stdin.flush()
        epoch = store.claim("red", "awake")
        written(store, next_line(store.lines("red")[-1], "red", epoch=epoch))
        before = store.lines("red")
        child.send_signal(signal.SIGCONT)
        assert child.stdout.readline() == "Conflict\n"
    finally:
        child.kill()
        child.wait()
    assert store.lines("red") == before
    assert store.check() == []
    store.close()


def test_hints_reach_other_workers(pair: tuple[PostgresStore, PostgresStore]) -> None:
    one, two = pair
    heard: list[tuple[str, int]] = []
    news = threading.Condition()

    def hear(table: str, seq: int) -> None:
        with news:
            heard.append((table, seq))
            news.notify_all()

    stop = two.listen(hear)
    with news:
        assert news.wait_for(lambda: ("", -1) in heard, timeout=5)  # first: look for yourself
    new_table(one, "a table")
    play(one, "a table", 2)
    with news:
        assert news.wait_for(lambda: heard[-1:] == [("a table", 2)], timeout=5)
        heard.clear()
    with psycopg.connect(two._pool.address, autocommit=True) as connection:  # the listener's connection breaks
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()"
        )
    with news:
        assert news.wait_for(lambda: ("", -1) in heard, timeout=5)
    play(one, "a table", 1)
    assert [row.seq for row in two.tables(["a table"])] == [3]  # and polling never needs a hint
    with news:
        assert news.wait_for(lambda: ("a table", 3) in heard, timeout=5)
    stop()


def break_connections(store: PostgresStore) -> None:
    """Let the server end every connection but ours."""
    with psycopg.connect(store._pool.address, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


def test_broken_connections_are_replaced(pair: tuple[PostgresStore, PostgresStore]) -> None:
    store = pair[0]
    new_table(store, "red")
    for _ in range(3):
        break_connections(store)
        play(store, "red", 2)
        break_connections(store)
        assert store.ready() == ""
    assert store.check() == []


@pytest.mark.parametrize("saved", [True, False])
def test_a_connection_lost_in_the_commit(
    pair: tuple[PostgresStore, PostgresStore], monkeypatch: pytest.MonkeyPatch, saved: bool
) -> None:
    store = pair[0]
    first = new_table(store, "red")[0]
    line = next_line(first, "red")
    real = psycopg.Connection.commit
    first_time = [True]

    def commit(connection: psycopg.Connection[object]) -> None:
        if not first_time:
            return real(connection)
        first_time.clear()
        if saved:
            real(connection)
        break_connections(store)
        connection.execute("SELECT 1")  # finds the connection broken, as the commit itself would
        raise AssertionError("the connection was not broken")

    monkeypatch.setattr(psycopg.Connection, "commit", commit)
    answer = store.append([batch(line)])[0]
    assert (answer is None) if saved else (type(answer) is NotSaved)
    assert pair[1].lines("red") == ([first, line] if saved else [first])


def test_a_server_that_is_away_and_comes_back(postgres: Postgres) -> None:
    store = PostgresStore(postgres.schema())
    first = new_table(store, "red")[0]
    line = next_line(first, "red")
    postgres.stop()
    try:
        assert type(store.append([batch(line)])[0]) is NotSaved
        assert type(store.append([batch(line)])[0]) is NotSaved
        assert store.ready() != ""
        with pytest.raises(NotSaved):
            store.lines("red")
    finally:
        postgres.start()
    written(store, line)
    assert store.lines("red") == [first, line]
    assert store.ready() == ""
    store.close()
    with pytest.raises(Unusable):
        PostgresStore("host=/nowhere user=nobody dbname=none")


def test_a_damaged_row_is_found(pair: tuple[PostgresStore, PostgresStore]) -> None:
    store = pair[0]
    new_table(store, "red", 10)
    new_table(store, "blue", 10)
    store._run("ALTER TABLE lines DISABLE TRIGGER lines_stay", ())
    store._run("""UPDATE lines SET seat = 3 WHERE "table" = 'red' AND seq = 4""", ())
    store._run("""DELETE FROM lines WHERE "table" = 'red' AND seq = 9""", ())
    found = [str(finding) for finding in backups.verify_store(store)]
    assert any("table red, line 4" in text for text in found) and any("rest is lost" in text for text in found)
    assert not any("blue" in text for text in found)


def test_a_backup_is_one_moment(pair: tuple[PostgresStore, PostgresStore]) -> None:
    one, two = pair
    new_table(one, "red")
    with one._pool.take() as connection:
        frozen = Frozen(one._pool, connection)
        before = everything(frozen)
        play(two, "red", 2)
        new_table(two, "blue")
        assert everything(frozen) == before
        with pytest.raises(psycopg.Error):
            connection.execute("DELETE FROM tokens")
        connection.rollback()


def test_backup_while_writing_then_restore(pair: tuple[PostgresStore, PostgresStore], place: Path) -> None:
    one, two = pair
    for number in range(4):
        new_table(one, f"t{number}", 10)
    stop = threading.Event()

    def go_on() -> None:
        number = 0
        while not stop.is_set():
            play(two, f"t{number % 4}", 1)
            number += 1

    thread = threading.Thread(target=go_on)
    thread.start()
    try:
        before = everything(one)
        one.backup(str(place / "backup.db"))
        assert backups.drill(one, SqliteStore) == []
    finally:
        stop.set()
        thread.join()
    backups.restore(place / "backup.db", place / "restored")
    restored = SqliteStore(place / "restored")
    assert restored.check() == []
    for name, lines in before.items():
        assert restored.lines(name)[: len(lines)] == lines
    assert restored.tokens_of("t0") == one.tokens_of("t0")
    restored.close()


def test_a_backup_can_be_brought_into_postgres(postgres: Postgres, sqlite: SqliteStore) -> None:
    new_table(sqlite, "red", 10)
    store: Store = PostgresStore(postgres.schema())
    assert backups.copy_store(sqlite, store) == 1
    assert everything(store) == everything(sqlite)
    row = sqlite.table("red")
    assert row is not None and store.table("red") == msgspec.structs.replace(row)
    play(store, "red", 3)
    store.close()


def test_the_missing_driver_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "burgle.table.postgres", None)
    with pytest.raises(Unusable, match=r"burgle\[postgres\]"):
        open_store("postgresql://nobody@nowhere/none")
