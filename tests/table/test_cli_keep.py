"""`burgle backup` and `burgle verify` on both databases: dated copies, how many are kept, and what is found wrong."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from urllib.parse import quote, urlencode

import pytest
from psycopg.conninfo import conninfo_to_dict

from burgle.cli import main
from burgle.cli.backups import hide_password, too_old
from burgle.table.postgres import PostgresStore
from burgle.table.sqlite import SqliteStore
from burgle.table.store import Store
from tests.table.stores import Postgres, new_table, play

Captured = pytest.CaptureFixture[str]


def dated(folder: Path, *days: int) -> list[Path]:
    """Copies of some days."""
    return [folder / f"burgle-202601{day:02}T000000Z.db" for day in days]


def test_copies_in_a_folder_are_dated_and_only_so_many_kept(tmp_path: Path, capsys: Captured) -> None:
    store = SqliteStore(tmp_path / "data")
    new_table(store, "one")
    play(store, "one", 5)
    store.close()
    copies = tmp_path / "copies"
    copies.mkdir()
    for old in dated(copies, 1, 2, 3):
        old.write_text("an older copy")
    mine = copies / "burgle-mine.db"
    mine.write_text("not ours")
    args = ["backup", str(copies), "--data", str(tmp_path / "data")]
    assert main([*args, "--keep", "2"]) == 0
    assert "removed" in capsys.readouterr().out
    left = sorted(copies.iterdir())
    assert mine in left and dated(copies, 3)[0] in left and len(left) == 3
    newest = max(path for path in left if path != mine)
    assert main(["verify", str(newest)]) == 0
    assert main(args) == 0 and len(list(copies.iterdir())) in (3, 4)  # without --keep nothing is removed
    for wrong in ([*args, "--keep", "0"], ["backup", str(mine), "--data", str(tmp_path / "data"), "--keep", "2"]):
        assert main(wrong) == 2


def test_when_tables_are_damaged_they_are_copied_as_they_are_and_older_copies_stay(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "data")
    new_table(store, "one")
    play(store, "one", 5)
    store.close()
    with sqlite3.connect(next((tmp_path / "data").glob("*.db"))) as database:
        database.execute("DROP TRIGGER lines_stay")
        database.execute("UPDATE lines SET body = X'7B7D' WHERE seq = 1")
    copies = tmp_path / "copies"
    copies.mkdir()
    for old in dated(copies, 1, 2, 3):
        old.write_text("an older copy")
    assert main(["backup", str(copies), "--data", str(tmp_path / "data"), "--keep", "1"]) == 1
    assert set(copies.iterdir()) > set(dated(copies, 1, 2, 3)) and len(list(copies.iterdir())) == 4
    assert main(["verify", "--data", str(tmp_path / "data")]) == 1
    assert too_old(copies, 4) == [] and too_old(copies, 3) == dated(copies, 1)
    # Once the table is set aside its damage is known, and copies go on as before.
    store = SqliteStore(tmp_path / "data")
    store.set_aside("one", "damaged")
    store.close()
    assert main(["backup", str(copies), "--data", str(tmp_path / "data"), "--keep", "1"]) == 0
    assert len(list(copies.iterdir())) == 1
    (tmp_path / "nothing").mkdir()
    assert main(["backup", str(copies), "--data", str(tmp_path / "nothing")]) == 2


def address(postgres: Postgres) -> str:
    """A fresh database as people write it."""
    parts = conninfo_to_dict(postgres.schema())
    return f"postgresql:///{parts.pop('dbname')}?{urlencode(parts, quote_via=quote)}"


def test_what_is_no_address_is_not_taken_for_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["verify", "--database", "host=db dbname=burgle"]) == 2
    assert main(["backup", "copy.db", "--database", "db.example.org"]) == 2
    assert list(tmp_path.iterdir()) == []


def test_postgresql_is_copied_and_verified_alike(tmp_path: Path, postgres: Postgres, capsys: Captured) -> None:
    where = address(postgres)
    store: Store = PostgresStore(where)
    new_table(store, "one")
    play(store, "one", 5)
    assert main(["verify", "--database", where]) == 0
    assert "fine, 1 tables" in capsys.readouterr().out
    assert main(["backup", str(tmp_path / "copies"), "--database", where, "--keep", "1"]) == 0
    (copy,) = (tmp_path / "copies").iterdir()
    assert main(["verify", str(copy)]) == 0
    assert isinstance(store, PostgresStore)
    store._run("ALTER TABLE lines DISABLE TRIGGER lines_stay", ())
    store._run("UPDATE lines SET body = %s WHERE seq = %s", (b"{}", 1))
    store.close()
    capsys.readouterr()
    assert main(["verify", "--database", where]) == 1
    assert "one" in capsys.readouterr().out
    assert main(["backup", str(tmp_path / "copies"), "--database", where, "--keep", "1"]) == 1
    assert copy in (tmp_path / "copies").iterdir()
    assert hide_password("postgresql://me:secret@db/x") == "postgresql://me:***@db/x"
