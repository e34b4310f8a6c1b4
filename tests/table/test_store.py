"""What both databases promise: written once, in order, by one writer, each request once."""

from __future__ import annotations

import msgspec
import pytest

from burgle.table import backups
from burgle.table.store import Append, Conflict, NotSaved, Repeated, Store, TokenRow
from tests.table.stores import NOW, batch, everything, new_table, next_line, play, some_lines, table_row, written


def test_what_is_written_is_read(store: Store) -> None:
    lines = new_table(store, "red", 2)
    more = some_lines("red", 3, lines[-1])
    written(store, *more)
    assert store.lines("red") == lines + more
    assert store.lines("red", after=2) == more[1:]
    row = store.table("red")
    assert row is not None
    assert (row.seq, row.head, row.changed, row.secret) == (4, more[-1].hash, more[-1].at, b"s" * 32)
    assert [row.table for row in store.tables(["red", "none"])] == ["red"]
    assert store.names() == ["red"]
    assert store.check() == []


def test_nothing_is_there_that_was_not_written(store: Store) -> None:
    for name in ("none", "NUL\x00", "half \ud800"):
        assert store.table(name) is None
        assert store.lines(name) == store.by_key("red", 0, name) == store.tokens_of(name) == []
    assert store.by_key("none", 0, "") == []
    assert store.token(b"none") is None
    assert store.snapshot("none") is None
    assert store.append([batch(*some_lines("none", 1))])[0].__class__ is Conflict
    with pytest.raises(Conflict):
        store.claim("none", "w")


def test_a_table_is_created_once(store: Store) -> None:
    new_table(store, "red")
    with pytest.raises(Conflict):
        new_table(store, "red", 5)
    assert len(store.lines("red")) == 1


def test_lines_must_follow(store: Store) -> None:
    first = new_table(store, "red")[0]
    second = next_line(first, "red")
    written(store, second)
    for wrong in (second, next_line(second, "red", seq=3), next_line(second, "red", before=first.hash)):
        assert isinstance(store.append([batch(wrong)])[0], Conflict)
    assert store.lines("red") == [first, second]


@pytest.mark.parametrize(
    "changes",
    [{"key": "a\x00b"}, {"kind": "\ud800"}, {"at": 2**63}, {"table": "blue"}, {"hash": b"other"}],
    ids=lambda changes: next(iter(changes)),
)
def test_what_no_honest_caller_writes_is_refused(store: Store, changes: dict[str, object]) -> None:
    first = new_table(store, "red")[0]
    new_table(store, "blue")
    good = next_line(first, "red")
    bad = msgspec.structs.replace(good, **changes)
    answers = store.append([Append(table="red", lines=[bad], epoch=0), batch(good)])
    assert isinstance(answers[0], ValueError)
    assert answers[1] is None
    assert store.lines("red") == [first, good]


def test_a_request_is_written_once(store: Store) -> None:
    first = new_table(store, "red")[0]
    gesture = [next_line(first, "red", key="mine")]
    gesture.append(next_line(gesture[0], "red", key="mine", part=1))
    written(store, *gesture)
    again = next_line(gesture[-1], "red", key="mine")
    assert isinstance(store.append([batch(again)])[0], Repeated)
    assert store.by_key("red", 0, "mine") == gesture
    assert store.by_key("red", 1, "mine") == []
    other = next_line(gesture[-1], "red", key="mine", seat=1)  # another seat may choose the same key
    own = some_lines("red", 2, other, key="")  # the table's own lines have none
    written(store, other, *own)


def test_a_batch_is_all_or_nothing_and_touches_no_other(store: Store) -> None:
    red, blue, green = (new_table(store, name)[0] for name in ("red", "blue", "green"))
    bad = [next_line(blue, "blue"), next_line(next_line(blue, "blue"), "blue", key="k1")]  # its own key twice
    good = some_lines("red", 2, red)
    token = TokenRow(digest=b"new", table="blue", seat=1)
    answers = store.append(
        [batch(good[0]), batch(*bad, tokens=[token]), batch(next_line(green, "green")), batch(good[1])]
    )
    assert [answer is None for answer in answers] == [True, False, True, True]
    assert store.lines("red") == [red, *good]
    assert store.lines("blue") == [blue]
    assert store.token(b"new") is None


def test_an_older_epoch_is_refused(store: Store) -> None:
    first = new_table(store, "red")[0]
    assert store.claim("red", "one") == 1
    mine = next_line(first, "red", epoch=1)
    written(store, mine)
    assert store.claim("red", "two") == 2
    assert isinstance(store.append([batch(next_line(mine, "red"))])[0], Conflict)
    assert isinstance(store.append([Append(table="red", lines=[], epoch=1, phase="over")])[0], Conflict)
    written(store, next_line(mine, "red", epoch=2))
    row = store.table("red")
    assert row is not None and (row.epoch, row.worker, row.phase) == (2, "two", "playing")


def test_phase_and_waiting(store: Store) -> None:
    for name in ("red", "blue", "green"):
        new_table(store, name)
    play(store, "blue", 3)
    assert store.waiting() == ["blue", "green", "red"]
    over = next_line(store.lines("blue")[-1], "blue")
    assert store.append([batch(over, phase="over")]) == [None]
    store.set_aside("green", "a bit flipped")
    assert store.waiting() == ["red"]
    row = store.table("green")
    assert row is not None and row.damaged == "a bit flipped"
    assert isinstance(store.append([batch(next_line(store.lines("green")[-1], "green"))])[0], Conflict)
    store.set_aside("green", "")
    play(store, "green", 1)


def test_tokens(store: Store) -> None:
    new_table(store, "red")
    new_table(store, "blue")
    code = TokenRow(digest=b"code", table="red", seat=1, until=NOW + 1000, once=True)
    token = TokenRow(digest=b"token", table="red", seat=1)
    assert store.append([Append(table="red", lines=[], epoch=0, tokens=[code])]) == [None]
    assert store.token(b"code") == code
    taken = TokenRow(digest=b"code", table="blue", seat=0)
    assert isinstance(store.append([Append(table="blue", lines=[], epoch=0, tokens=[taken])])[0], Conflict)
    use = Append(table="red", lines=[], epoch=0, tokens=[token], spent=[b"code"])
    again = Append(
        table="red", lines=[], epoch=0, tokens=[msgspec.structs.replace(token, digest=b"x")], spent=[b"code"]
    )
    answers = store.append([use, again])
    assert answers[0] is None and isinstance(answers[1], Conflict)
    assert store.token(b"code") is None
    assert {found.digest for found in store.tokens_of("red")} == {b"token", b"token of red"}
    renewed = Append(table="red", lines=[], epoch=0, revoked=[b"token", b"unknown"])
    assert store.append([renewed]) == [None]
    assert store.token(b"token") is None


def test_codes_run_out(store: Store) -> None:
    new_table(store, "red")
    code = TokenRow(digest=b"code", table="red", seat=1, until=NOW, once=True)
    assert store.append([Append(table="red", lines=[], epoch=0, tokens=[code])]) == [None]
    assert (store.sweep(NOW - 1), store.sweep(NOW), store.sweep(NOW)) == (0, 1, 0)
    assert store.token(b"token of red") is not None


def test_snapshots_are_a_cache(store: Store) -> None:
    new_table(store, "red")
    store.keep_snapshot("red", 0, b"first")
    store.keep_snapshot("red", 5, b"later")
    assert store.snapshot("red") == (5, b"later")


def test_the_latest_talk_is_kept(store: Store) -> None:
    new_table(store, "red")
    assert store.talk("red") is None
    store.keep_talk("red", b"hello")
    store.keep_talk("red", b"hello, goodbye")
    assert store.talk("red") == b"hello, goodbye" and store.talk("none") is None
    with pytest.raises((NotSaved, Conflict)):
        store.keep_talk("none", b"hello")


def test_secrets_are_not_shown() -> None:
    assert "ssss" not in repr(table_row("red"))


def test_ready(store: Store) -> None:
    assert store.ready() == ""


def test_values_are_never_sql(store: Store) -> None:
    name = """x'; DROP TABLE lines; -- " %s ? :a"""
    lines = new_table(store, name, 3)
    assert store.lines(name) == lines
    assert store.by_key(name, 0, "k1") == lines[1:2]
    assert store.names() == [name]


def test_the_database_itself_refuses_to_change_a_line(store: Store) -> None:
    new_table(store, "red", 3)
    for statement in ("UPDATE lines SET seat = 1", "DELETE FROM lines"):
        with pytest.raises((NotSaved, Conflict)):
            run(store, statement)
    assert backups.verify_store(store) == []


def run(store: Store, statement: str) -> None:
    """Do what the interface has no way for."""
    from burgle.table.postgres import PostgresStore
    from burgle.table.sqlite import SqliteStore

    if isinstance(store, PostgresStore):
        store._run(statement, ())
    elif isinstance(store, SqliteStore):
        with store._transaction() as db:
            db.execute(statement)


def test_a_store_can_be_copied_to_the_other(store: Store, sqlite: Store) -> None:
    for name in ("red", "blue"):
        new_table(store, name, 5)
    store.claim("red", "w")
    store.set_aside("blue", "for a test")
    store.keep_talk("red", b"said")
    assert backups.copy_store(store, sqlite) == 2
    assert sqlite.talk("red") == b"said" and sqlite.talk("blue") is None
    assert everything(sqlite) == everything(store)
    assert sqlite.tables(["red", "blue"]) == [store.table("red"), store.table("blue")]
    assert sqlite.tokens_of("red") == store.tokens_of("red")
    assert backups.verify_store(sqlite) == []
