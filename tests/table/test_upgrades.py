"""Upgrades in the middle of a game: every table goes on under the rules and with the content that it was begun with."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import random
import sqlite3
from pathlib import Path

import msgspec
import pytest

import burgle
from burgle.content.gamebooks import old_fingerprint, shipped
from burgle.content.library import book_in, todays
from burgle.games import GAMES
from burgle.kernel.engine import decider
from burgle.table import replays
from burgle.table.backups import copy_store, verify_store
from burgle.table.bot_workers import WorkerPool
from burgle.table.edge.catalogues import Catalogues, Wish
from burgle.table.guests import Created, Credentials, Denied
from burgle.table.host import Host
from burgle.table.messages import Act, Answer, Ask, Done, Manage
from burgle.table.postgres import PostgresStore
from burgle.table.record import Record
from burgle.table.sqlite import SqliteStore
from burgle.table.store import BookRow, NotSaved, Store
from burgle.table.verify import verify
from burgle.table.writer import Writer
from tests.table import releases
from tests.table.changes import RULES, a_price, a_quip, bought, release_with
from tests.table.memory import DirectWriter, FirstOption, MemoryStore, make_host, one_of, started
from tests.table.stores import Postgres

pytestmark = pytest.mark.asyncio
RELEASES = Path(releases.__file__).parent
LONG = 4000


async def played(host: Host, table: str, tokens: list[str], answers: int, seed: int = 1) -> Record:
    """Give so many answers by chance, or those that are left; gives the table after them."""
    dice = random.Random(seed)
    caller = Credentials(table=table, tokens=tokens)
    for _ in range(answers):
        record = (await host.room(table)).record
        st = record.state
        assert st is not None
        if st.over:
            break
        act = Act(key=f"p{record.seq}", seat=decider(st), decision=st.did, codes=[dice.choice(st.options)])
        done = await host.request(caller, act)
        assert isinstance(done, Done), done
    return (await host.room(table)).record


async def begun(store: MemoryStore, game: str, answers: int = 25, seed: int = 1, **settings: object) -> Created:
    """A game in play, and the server that had it is gone."""
    host = make_host(store, seed=seed)
    created = await started(host, game, 2, **settings)
    await played(host, created.table, one_of(created, 0, 1), answers)
    await host.close()
    return created


async def ended(host: Host, created: Created) -> bytes:
    """Play a game to its end; gives the file of it, which is sound for this server."""
    await played(host, created.table, one_of(created, 0, 1), LONG)
    data = await host.replay(Credentials(table=created.table))
    verdict = verify(data, host.house.folders, host.house.books)
    assert verdict.sound, verdict.problems
    return data


@pytest.mark.parametrize("change", list(RULES))
@pytest.mark.parametrize("game", list(GAMES))
async def test_a_game_goes_on_under_its_own_rules(game: str, change: str) -> None:
    store = MemoryStore()
    created = await begun(store, game)
    before = todays(GAMES[game])
    with release_with(RULES[change]):
        assert todays(GAMES[game]).key != before.key
        host = make_host(store, seed=2)
        record = (await host.room(created.table)).record
        assert record.rules is not None and book_in(record.rules).key == before.key
        data = await ended(host, created)
        notes = [note.why for note in verify(data, host.house.folders, host.house.books).notes]
        assert "verdict-other-content" in notes
        new = await started(host, game, 2)  # whoever begins now has the new content
        assert (await host.room(new.table)).record.content != record.content
        await host.close()
    assert verify(data, lambda names: ()).sound  # and the file is as good as any other where that content is today's


@pytest.mark.parametrize("game", list(GAMES))
async def test_a_new_joke_is_told_at_every_table(game: str) -> None:
    store = MemoryStore()
    created = await begun(store, game)
    with release_with(a_quip):
        host = make_host(store, seed=2)
        rules = (await host.room(created.table)).record.rules
        assert rules is not None and rules.book is todays(GAMES[game])
        assert rules.cards[rules.card_ids[bought(dict(book_in(rules).tables))["id"]]].quip == "A better joke."
        await ended(host, created)
        await host.close()


# ---------------------------------------------------------------- from every release on


def released(folder: Path, version: str) -> tuple[Path, dict[str, dict[str, object]]]:
    """The data folder of a release, and the tables in it."""
    folder.mkdir()
    connection = sqlite3.connect(folder / "burgle.db")
    connection.executescript((RELEASES / f"games-{version}.sql").read_text("utf-8"))
    connection.close()
    return folder, json.loads((RELEASES / f"games-{version}.json").read_text("utf-8"))


async def test_this_release_has_left_its_games() -> None:
    assert burgle.__version__ in VERSIONS, "run `python -m tests.table.releases.games`"


VERSIONS = sorted(path.stem.removeprefix("games-") for path in RELEASES.glob("games-*.sql"))


def change_of(name: str) -> object:
    """Today's content, or another one."""
    return release_with({"nothing": lambda tables: None, "a quip": a_quip, **RULES}[name])


@pytest.mark.parametrize("change", ["nothing", "a quip", "a price", "a card more"])
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
@pytest.mark.parametrize("version", VERSIONS)
async def test_games_of_every_release_are_played_on(
    version: str, kind: str, change: str, place: Path, postgres: Postgres
) -> None:
    folder, tables = released(place / "data", version)
    store: Store = SqliteStore(folder)
    if kind == "postgres":
        other = PostgresStore(postgres.schema())
        copy_store(store, other)  # without snapshots: every line is followed
        store.close()
        store = other
    writer = Writer(store)
    with change_of(change):  # type: ignore[attr-defined]
        host = Host(store, writer)
        for table, made in tables.items():
            tokens, game = made["tokens"], str(made["game"])
            assert isinstance(tokens, list)
            row = store.table(table)
            assert row is not None
            rules = store.lines(table)[0].rules
            if rules not in [f"{game} {n}" for n in (GAMES[game].version, *GAMES[game].continues)]:
                if made["answers"]:
                    with pytest.raises(Denied, match="cannot carry on with it"):
                        await host.room(table)
                continue
            if not made["answers"]:  # it was only being set up: it begins with what it was made for
                caller = Credentials(table=table, tokens=tokens)
                assert isinstance(await host.request(caller, Manage(key="go", seat=0, manage="start")), Done)
            most = 60 if kind == "postgres" else LONG
            record = await played(host, table, tokens, most)
            assert record.rules is not None and store.book(book_in(record.rules).key) is not None
            if record.over is not None:
                found = verify(await host.replay(Credentials(table=table)), host.house.folders, host.house.books)
                assert found.sound, found.problems
        assert [row.damaged for row in store.tables(store.names())] == [""] * len(tables)
        await host.close()
    assert verify_store(store) == []
    await writer.close()
    store.close()


async def test_a_version_that_cannot_be_played_waits_untouched(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore()
    created = await begun(store, "space")
    log = store.logs[created.table][:]
    now = GAMES["space"].version
    later = dataclasses.replace(GAMES["space"], version=now + 1, continues=())
    monkeypatch.setitem(GAMES, "space", later)
    host = make_host(store, seed=2)
    with release_with(lambda tables: None):
        with pytest.raises(Denied, match=f"started with space {now}; this server plays space {now + 1}"):
            await host.room(created.table)
        assert store.logs[created.table] == log and not store.rows[created.table].damaged
        monkeypatch.setitem(GAMES, "space", dataclasses.replace(later, continues=(now,)))
        record = await played(host, created.table, one_of(created, 0, 1), 30, seed=4)
        assert record.rules is not None and record.rules.version == now
        assert {line.rules for line in store.logs[created.table]} == {f"space {now}"}
        new = await started(host, "space", 2)
        assert store.logs[new.table][0].rules == f"space {now + 1}"
        await host.close()


async def test_a_finished_game_that_cannot_be_played_can_be_had(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore()
    over, running = await begun(store, "space", LONG), await begun(store, "space", seed=5)
    data = await make_host(store).replay(Credentials(table=over.table))
    later = dataclasses.replace(GAMES["space"], version=GAMES["space"].version + 1, continues=())
    monkeypatch.setitem(GAMES, "space", later)
    host = make_host(store, seed=2)
    again = await host.replay(Credentials(table=over.table))
    assert replays.read(again) == replays.read(data)
    (problem,) = verify(again, lambda names: ()).problems
    assert problem.why == "rules-version"
    with pytest.raises(Denied, match="once it is over"):
        await host.replay(Credentials(table=running.table))
    await host.close()


# ---------------------------------------------------------------- what else a table does


async def test_bots_hints_and_what_if_with_kept_content() -> None:
    store = MemoryStore()
    with release_with(a_price):  # which no worker process knows, for it reads today's files
        created = await begun(store, "space", 40, assist="odds", what_if=True)
    pool = WorkerPool(1, hard=60.0)
    host = make_host(store, pool, seed=2, think_millis=20_000)
    record = (await host.room(created.table)).record
    assert record.rules is not None and book_in(record.rules).key != todays(GAMES["space"]).key
    st = record.state
    assert st is not None
    caller = Credentials(table=created.table, tokens=one_of(created, 0, 1))
    hint = await host.request(caller, Ask(key="h", seat=decider(st), ask="hint", target=""))
    assert isinstance(hint, Answer), hint
    assert host.house.counters["bot_failures"] == 0 and pool.counters.answered == 1
    made = await host.what_if(caller, decider(st))
    again = (await host.room(made.table)).record
    assert again.rules is not None and book_in(again.rules).key == book_in(record.rules).key
    await host.close()
    await pool.close()
    fresh = make_host(store, FirstOption(), seed=3)  # and after a restart
    assert (await fresh.room(made.table)).record.rules is not None
    await fresh.close()


@pytest.mark.parametrize("value", ["", "same"])
async def test_a_rematch_takes_todays_content_and_the_same_game_its_own(value: str) -> None:
    store = MemoryStore()
    created = await begun(store, "space", LONG)
    old = todays(GAMES["space"]).key
    with release_with(a_price):
        host = make_host(store, seed=2)
        caller = Credentials(table=created.table, tokens=one_of(created, 0, 1))
        tokens = []
        for seat in (0, 1):
            done = await host.request(caller, Manage(key=f"again{seat}", seat=seat, manage="rematch", value=value))
            assert isinstance(done, Done), done
            table, token = done.value.split(" ")
            tokens.append(token)
        start = Manage(key="go", seat=0, manage="start")
        assert isinstance(await host.request(Credentials(table=table, tokens=tokens), start), Done)
        record = await played(host, table, tokens, 10)
        assert record.rules is not None and (book_in(record.rules).key == old) == (value == "same")
        await host.close()


async def test_a_share_code_brings_its_content_along() -> None:
    store = MemoryStore()
    with release_with(a_price):
        created = await begun(store, "space", LONG)
        host = make_host(store)
        code = (await host.info(Credentials(table=created.table))).code
        await host.close()
    host = make_host(store, seed=2)
    again = await started(host, "space", 2, code=code)
    record = (await host.room(again.table)).record
    assert record.rules is not None and book_in(record.rules).key in store.books("space")
    assert record.rules.book is not todays(GAMES["space"])
    await host.close()
    elsewhere = make_host(MemoryStore(), seed=3)
    with pytest.raises(Denied, match="different cards from the ones this server has"):
        await started(elsewhere, "space", 2, code=code)
    await elsewhere.close()


async def test_the_page_draws_what_the_game_was_begun_with() -> None:
    store = MemoryStore()
    created = await begun(store, "space")
    content = (await make_host(store).info(Credentials(table=created.table))).content
    card = bought(dict(todays(GAMES["space"]).tables))
    with release_with(a_price):
        host = make_host(store, seed=2)
        drawn = Catalogues(host.house.folders, host.house.books)
        options = (await host.room(created.table)).record.rules.options  # type: ignore[union-attr]
        told = ";".join(f"{key}={value}" for key, value in options.items())
        now = msgspec.json.decode(drawn.build(Wish("space", 2, told, "", "en")))
        then = msgspec.json.decode(drawn.build(Wish("space", 2, told, "", "en", content)))
        assert then["cards"][card["id"]]["cost"] == card["cost"] == now["cards"][card["id"]]["cost"] - 1
        with pytest.raises(Exception, match="started with"):
            drawn.build(Wish("space", 2, told, "", "en", "0" * 32))
        await host.close()


async def test_a_pack_that_is_edited_or_gone(tmp_path: Path) -> None:
    pack = tmp_path / "mine"
    pack.mkdir()
    cards = '[[card]]\nid = "newcomer"\nname = "Newcomer"\ncost = 2\ncopies = 3\nplay = "skill 3"\n'
    (pack / "cards.toml").write_text(cards)
    store = MemoryStore()
    host = make_host(store, packs={"mine": pack})
    created = await started(host, "space", 2, packs=["mine"])
    await played(host, created.table, one_of(created, 0, 1), 20)
    await host.close()
    for text in (cards.replace("skill 3", "skill 4"), cards.replace("skill 3", "per made skill: skill 1"), ""):
        if text:
            (pack / "cards.toml").write_text(text)
        host = make_host(store, packs={"mine": pack} if text else {}, seed=2)
        record = await played(host, created.table, one_of(created, 0, 1), 10)
        assert (
            record.rules is not None and record.rules.cards[record.rules.card_ids["newcomer"]].play.text() == "skill 3"
        )
        await host.close()
    assert not store.rows[created.table].damaged


async def test_nothing_is_begun_with_tables_that_cannot_be_kept() -> None:
    class Full(MemoryStore):
        def keep_book(self, book: BookRow) -> None:
            raise NotSaved("the disk is full")

    store = Full()
    with pytest.raises(Denied, match="not_saved"):
        await started(make_host(store), "space", 2)
    assert store.rows == {}


async def test_tables_are_kept_before_anybody_hears_of_the_table() -> None:
    store = MemoryStore()
    writer = DirectWriter(store)
    order: list[str] = []
    call = writer.call

    async def noted(function, *args, **kwargs):  # type: ignore[no-untyped-def]
        order.append(function.__name__)
        return await call(function, *args, **kwargs)

    writer.call = noted  # type: ignore[method-assign]
    host = Host(store, writer)
    await started(host, "space", 2)
    await started(host, "space", 3)
    assert order[:3] == ["keep_book", "create", "claim"] and order.count("keep_book") == 1
    await host.close()


# ---------------------------------------------------------------- files


async def test_a_file_is_checked_by_who_has_other_content(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from burgle.cli.backups import verify as check

    store = MemoryStore()
    with release_with(a_price):
        created = await begun(store, "space")
        data = await ended(make_host(store), created)
    file = tmp_path / "game.replay"
    file.write_bytes(data)
    assert check(file) == 0
    assert "different cards" in capsys.readouterr().out
    bare = replays.write(replays.read(data))
    file.write_bytes(bare)
    assert check(file) == 1
    assert "was started with" in capsys.readouterr().out
    with pytest.raises(replays.BadReplay):  # what a file says of itself is not believed on a server
        replays.Replay(replays.read(data), lambda names: ()).record(3)


async def test_a_save_is_opened_after_an_upgrade() -> None:
    game = burgle.new_game("legacy", players=3, seed=5, side="random")
    for _ in range(30):
        game.apply(game.decision.options[0])
    text = game.to_json()
    first = json.loads(text)  # as the first release wrote it: without tables, and with a fingerprint that covers looks
    del first["book"]
    first["content"] = old_fingerprint(book_in(game.rules), game.rules.version, 3, game.rules.options)
    assert burgle.load(json.dumps(first)).hash() == game.hash()
    for change in (a_quip, *RULES.values()):
        with release_with(change):
            opened = burgle.load(text)
            assert opened.hash() == game.hash()
            again = burgle.load(opened.to_json())
            again.apply(again.decision.options[0])
            if book_in(game.rules).key in [book.key for book in shipped("legacy")]:
                assert burgle.load(json.dumps(first)).hash() == game.hash()
    with release_with(a_price):
        first["content"] = "0" * 32
        with pytest.raises(burgle.LoadError, match="other content"):
            burgle.load(json.dumps(first))


async def test_old_fingerprints_are_those_of_the_first_release(tmp_path: Path) -> None:
    folder, tables = released(tmp_path / "data", VERSIONS[0])
    store = SqliteStore(folder)
    for table, made in tables.items():
        row = store.table(table)
        assert row is not None
        record = Record(table, row.secret, lambda names: ())
        for line in store.lines(table):
            record.read(line, compare=True)
        if made["answers"]:
            rules = record.rules
            assert rules is not None
            assert record.content == old_fingerprint(book_in(rules), rules.version, rules.players, rules.options)
            assert record.content != rules.content_hash
    store.close()
    await asyncio.sleep(0)
