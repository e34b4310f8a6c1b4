"""A game that set each other off forever at a table: that one table is closed, nothing of it is lost, and all others go on."""

from __future__ import annotations

from pathlib import Path
from unittest import mock

import msgspec
import pytest

from burgle import chain
from burgle.cli.backups import verify as check
from burgle.content import library
from burgle.kernel.engine import decider
from burgle.table import log_lines, replays
from burgle.table.guests import Created, Credentials, Denied
from burgle.table.host import Host
from burgle.table.messages import Act, Ask, Done, Refused
from burgle.table.sqlite import SqliteStore
from burgle.table.writer import Writer
from burgle.view import notation
from tests.table.memory import Device, MemoryStore, make_host, one_of, started

pytestmark = pytest.mark.asyncio

LOOP = (
    '[[card]]\nid = "{id}"\ndeck = "starter"\ncopies = 10\nname = "Loop"\nplay = "skill 1; per made skill: skill 1"\n'
)


def loops(folder: Path) -> Path:
    """A pack with nothing but loops in the starting deck."""
    folder.mkdir()
    own = [
        card["id"] for card in library.read_tables("burgle.games.space", ())[0]["card"] if card.get("deck") == "starter"
    ]
    gone = "".join(f'[[card]]\nid = "{id}"\nremove = true\n' for id in own)
    (folder / "cards.toml").write_text(gone + LOOP.format(id="loop"), "utf-8")
    return folder


async def endless(host: Host) -> Created:
    """A table with a pack that no linter has seen."""
    with mock.patch.object(library, "check_endless"):
        return await started(host, "space", 2, packs=["loops"])


def play_of(host: Host, created: Created) -> Act:
    """The answer that set each other off forever."""
    st = host.rooms[created.table].record.state
    assert st is not None
    return Act(key="fatal", seat=decider(st), decision=st.did, codes=[notation.find(st, "play Loop")])


async def test_only_that_table_is_closed(tmp_path: Path) -> None:
    store = MemoryStore()
    host = make_host(store, packs={"loops": loops(tmp_path / "loops")})
    created, other = await endless(host), await started(host, "space", 2)
    device = await Device(host, created.table, one_of(created, 0, 1)).enter()
    log = store.logs[created.table][:]
    question = play_of(host, created)
    preview = Ask(key="p", seat=question.seat, ask="preview", target=question.codes[0])
    asked = await device.ask(preview)  # who only asks does no harm
    assert isinstance(asked, Refused) and (asked.error, store.rows[created.table].damaged) == ("illegal", "")
    reply = await device.ask(question)
    assert isinstance(reply, Refused) and reply.error == "damaged" and "set each other off forever" in reply.text
    assert device.entry is not None and device.entry.viewer.reason == "damaged"
    assert store.logs[created.table] == log and store.rows[created.table].damaged.startswith(
        "this never ends: 'per made"
    )
    for _ in range(2):
        with pytest.raises(Denied, match="set each other off forever"):
            await device.enter()
    german = await host.request(Credentials(table=created.table, tokens=one_of(created, 0, 1), lang="de"), question)
    assert isinstance(german, Refused) and "ewig gegenseitig" in german.text
    friend = await Device(host, other.table, one_of(other, 0, 1)).enter()
    for _ in range(10):
        assert isinstance(await friend.act(friend.deciding()), Done)
        friend.take()
    assert created.table not in host.rooms
    await host.close()


async def test_a_bot_that_would_never_end_closes_the_table_too(tmp_path: Path) -> None:
    store = MemoryStore()
    host = make_host(store, packs={"loops": loops(tmp_path / "loops")})
    with mock.patch.object(library, "check_endless"):
        created = await started(host, "space", 1, 1, packs=["loops"])
        room = host.rooms[created.table]
        for _ in range(200):
            if store.rows[created.table].damaged:
                break
            st = room.record.state
            assert st is not None
            if room.record.chairs[decider(st)].bot:
                await host.house.sleep(0.01)
                continue
            code = [code for code in st.options if not notation.spell(st, code).startswith("play")]
            caller = Credentials(table=created.table, tokens=one_of(created, 0))
            act = Act(key=f"k{st.did}", seat=0, decision=st.did, codes=[(code or st.options)[0]])
            await host.request(caller, act)
    assert store.rows[created.table].damaged.startswith("this never ends")
    assert not room.thinking() or room.closing
    await host.close()


async def test_verify_knows_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store = SqliteStore(tmp_path / "data")
    writer = Writer(store)
    host = Host(store, writer, packs={"loops": loops(tmp_path / "loops")})
    created = await endless(host)
    caller = Credentials(table=created.table, tokens=one_of(created, 0, 1))
    assert isinstance(await host.request(caller, play_of(host, created)), Refused)
    await host.close()
    await writer.close()
    store.close()
    assert check(data=tmp_path / "data") == 0  # nothing of it is damaged
    assert f"table {created.table}: is set aside: this never ends: 'per made skill: skill 1'" in capsys.readouterr().out


async def test_a_file_with_an_endless_answer_is_refused(tmp_path: Path) -> None:
    """Somebody made it up: no server would have written it."""
    store = MemoryStore()
    host = make_host(store, packs={"loops": loops(tmp_path / "loops")})
    created = await endless(host)
    record = host.rooms[created.table].record
    question = play_of(host, created)
    last = store.logs[created.table][-1]
    act = log_lines.Acted(decision=question.decision, code=question.codes[0], gesture=last.seq + 1)
    forged = msgspec.structs.replace(
        last, seq=last.seq + 1, kind="act", seat=question.seat, key="", body=log_lines.write_body(act), before=last.hash
    )
    log = [*store.logs[created.table], chain.seal(forged)]
    with (
        mock.patch.object(library, "check_endless"),
        mock.patch.object(replays, "secret_of", lambda log: record.secret),
    ):
        replay = replays.Replay(log, host.house.folders, host.house.books)
        with pytest.raises(replays.BadReplay, match=f"line {last.seq + 1} "):
            replay.record(len(log) - 1)
    await host.close()
