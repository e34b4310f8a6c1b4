"""Positions in one line at the tables: copied where that harms nobody, opened as a table, refused with their place."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

import burgle
from burgle.kernel.encode import encode
from burgle.table.guests import Credentials, Denied
from tests.table.edge_server import Running, running
from tests.table.memory import Device, one_of
from tests.table.test_tape import played
from tests.table.test_what_if import at_table

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    async with running(tmp_path, creations=(10_000, 1.0), failures=(10_000, 1.0), messages=(10_000, 1.0)) as found:
        yield found


async def opened(server: Running, position: str, **more: str) -> dict[str, Any]:
    answer = await server.http.post("/api/positions", json={"position": position, **more})
    assert answer.status_code == 201, answer.text
    return answer.json()  # type: ignore[no-any-return]


async def test_a_position_of_a_finished_game_is_copied_and_opened(server: Running) -> None:
    """All of it, exactly; or what a seat knew, with the rest dealt anew."""
    tape, data = await played("catacombs")
    made = (
        await server.http.post("/api/replays", content=data, headers={"content-type": "application/x-ndjson"})
    ).json()
    at = f"/api/replays/{made['replay']}/position"
    step = next(n for n in range(60, tape.last) if len(tape.state(n).stack) > 1)
    whole = (await server.http.get(at, params={"step": str(step)})).json()["position"]
    assert encode(burgle.from_position(whole).state) == encode(tape.state(step))
    table = await opened(server, whole, name="Zoe")
    (seat,) = table["tokens"]
    assert int(seat) == burgle.from_position(whole).decision.who
    info = (await server.http.get(f"/api/tables/{table['table']}")).json()
    assert info["phase"] == "playing" and info["seats"][int(seat)]["name"] == "Zoe"
    assert [one["controller"] for one in info["seats"]].count("bot") == len(info["seats"]) - 1
    other = 1 - int(seat)
    own = (await server.http.get(at, params={"step": str(step), "seat": str(other)})).json()["position"]
    assert f"/eyes={other}/" in own and "/seed=" not in own and "/keys=" not in own
    assert list((await opened(server, own))["tokens"]) == [str(other)]
    for bad in ({"step": "99999"}, {"step": "5", "seat": "2"}, {"step": "5", "seat": "-2"}):
        assert (await server.http.get(at, params=bad)).status_code == 400
    end = (await server.http.get(at, params={"step": str(tape.last)})).json()["position"]
    refused = await server.http.post("/api/positions", json={"position": end})
    assert refused.status_code == 400 and "over at that point" in refused.json()["text"]


async def test_junk_is_refused_with_its_place(server: Running) -> None:
    """In both languages; whoever brings it harms nobody."""
    text = burgle.new_game("space", 2, 1).position()
    for junk, word in (
        ("", "begins with burgle1/"),
        (text[:300], "the end is missing"),
        (text.replace("/row=", "/row=x", 1), "changed or lost"),
        (text.replace("check=", "check=_")[: text.index("check=") + 7].replace("/row=", "/row=x", 1), "no card"),
    ):
        answer = await server.http.post("/api/positions", json={"position": junk})
        assert answer.status_code == 400 and word in answer.json()["text"] and "letter" in answer.json()["text"]
    by_hand = text.replace("check=", "check=_")[: text.index("check=") + 7]
    for junk, word in (
        ("x", "(Zeichen 1, -): eine Stellung beginnt mit burgle1/, und das hier ist etwas anderes"),
        (by_hand.replace("/marker=", "/markr=", 1), "so einen Teil gibt es nicht (meintest du marker?)"),
        (by_hand.replace("/row=", "/row=x", 1), "eine Karte 'x"),
        (by_hand.replace("/2/", "/7/", 1), "In! Space! ist für 2 bis 4 Personen"),
    ):
        german = await server.http.post("/api/positions", json={"position": junk}, headers={"accept-language": "de"})
        assert german.json()["text"].startswith("das ist keine Stellung") and word in german.json()["text"]
    assert (await server.http.post("/api/positions", json={"position": 7})).status_code == 400


async def test_what_a_position_does_not_bring_along_is_said(server: Running, tmp_path: Path) -> None:
    """A position names its cards and does not carry them: one of a game with a pack is refused, and says why."""
    (tmp_path / "cards.toml").write_text('[[card]]\nid = "hack"\npoints = 3\n', "utf-8")
    text = burgle.new_game("space", 2, 1, packs=[tmp_path]).position()
    for lang, word in (
        ("en", "a pack, which a position does not bring along"),
        ("de", "einem Paket, das eine Stellung"),
    ):
        answer = await server.http.post("/api/positions", json={"position": text}, headers={"accept-language": lang})
        assert answer.status_code == 400 and word in answer.json()["text"]
    assert burgle.from_position(text, packs=[tmp_path]).state.turn == 1  # where the pack is, it opens


async def test_of_a_running_game_only_what_one_knows_and_where_that_is_fair() -> None:
    """Alone, in the own decision, with help; never all of it, never through another's eyes."""
    host, created, device = await at_table(1, 2, 12)
    mine = Credentials(table=created.table, tokens=one_of(created, 0))
    text = await host.position(mine, 0)
    assert "/eyes=0/" in text and burgle.from_position(text).view(0)["players"] == device.views[0]["players"]
    for seat in (-1, 1):
        with pytest.raises(Denied, match="no_seat"):
            await host.position(mine, seat)
    host, created, _ = await at_table(2, 1, 12)
    with pytest.raises(Denied, match="not alone in this game"):
        await host.position(Credentials(table=created.table, tokens=one_of(created, 0)), 0)
    host, created, _ = await at_table(2, 1, 12, what_if=True)
    assert "/eyes=0/" in await host.position(Credentials(table=created.table, tokens=one_of(created, 0)), 0)


async def test_a_table_from_a_position_is_kept_like_any_other(server: Running) -> None:
    """It begins with the state in its log, and its seat sees what it saw."""
    game = burgle.new_game("legacy", 3, 4)
    while not game.codes or game.decision.who != 1 or game.state.turn < 3:
        game.apply(game.decision.options[0])
    made = await opened(server, game.position())
    host = server.desk.host
    create = (await host.room(made["table"])).record.create
    assert create is not None and create.position == encode(game.state)
    sandbox = await Device(host, made["table"], [made["tokens"]["1"]]).enter()
    assert sandbox.views[1]["players"] == game.view(1)["players"]
