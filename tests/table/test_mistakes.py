"""Messages that cannot be read are refused in the language of whoever sent them, over HTTP and on sockets."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import pytest_asyncio
import websockets

from burgle.content.tables import ContentError
from burgle.games.spec import OptionError
from burgle.table.edge.bodies import NewTable
from burgle.table.edge.mistakes import LONGEST, mistake
from burgle.table.messages import ClientMessage
from burgle.table.seats import unplayable
from tests.table.edge_server import TABLE, Running, bearer, closed, running, until

pytestmark = pytest.mark.asyncio(loop_scope="module")
GERMAN = {"accept-language": "de-AT, en;q=0.5"}
ENGLISH = re.compile(r"\b(the|this|that|is|are|expected|invalid|field|has|not|only|send|missing|there)\b", re.I)


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    """A server for all tests of this file."""
    many = dict.fromkeys(("creations", "failures", "messages", "looks"), (10_000, 1.0))
    async with running(tmp_path_factory.mktemp("mistakes"), **many) as found:
        yield found


ACT = {"type": "act", "key": "k", "seat": 0, "decision": 1, "codes": [1]}
UNREADABLE = {
    "$: das Feld type fehlt": {},
    "$.type: den Wert 'nothing' gibt es hier nicht": {"type": "nothing"},
    "$: erwartet wird object, nicht array": [],
    "$: das Feld key fehlt": {"type": "act"},
    "$.codes[0]: erwartet wird int, nicht str": ACT | {"codes": ["1"]},
    "$: es gibt kein Feld more": ACT | {"more": 1},
    "$.ask: den Wert 'all' gibt es hier nicht": {"type": "ask", "key": "k", "seat": 0, "ask": "all"},
    "$.to: erwartet wird int | str, nicht float": {"type": "undo", "key": "k", "seat": 0, "to": 1.5},
}


@pytest.mark.parametrize("text", UNREADABLE)
async def test_a_message_that_cannot_be_read(server: Running, text: str) -> None:
    message = UNREADABLE[text]
    made = await server.table()
    table, token = made["table"], made["tokens"]["0"]
    path, header = f"/api/tables/{table}/request", bearer(token)
    german = await server.http.post(path, json=message, headers=header | GERMAN)
    assert german.status_code == 400 and german.json()["text"] == text
    english = (await server.http.post(path, json=message, headers=header)).json()["text"]
    assert english != text and ENGLISH.search(english) and not ENGLISH.search(text)
    asked = await server.http.post(f"{path}?lang=de", json=message, headers=header)
    assert asked.json()["text"] == text
    async with server.sit(table, token, lang="de") as line:
        await line.send(json.dumps(message))
        assert (await until(line, "refused"))["text"] == text
    async with websockets.connect(server.ws, additional_headers=GERMAN) as line:  # before there was a hello
        await line.send(json.dumps(message))
        assert (await until(line, "refused"))["text"] == text
        assert await closed(line) == 1008


@pytest.mark.parametrize(
    ("body", "text"),
    [
        (b"{", "das ist kein JSON"),
        (b'{"a": 1, "a": 2}', "in diesem JSON kommt ein Schlüssel zweimal vor"),
        (b"[" * 40 + b"]" * 40, "dieses JSON ist zu tief verschachtelt"),
        (b'{"a": NaN}', "NaN ist keine Zahl"),
        (b'{"a": 9007199254740993}', "in diesem JSON ist eine Zahl zu groß"),
        (b'{"a": "' + b"x" * 70_000 + b'"}', "die Nachricht ist zu groß"),
    ],
)
async def test_what_is_no_message_at_all(server: Running, body: bytes, text: str) -> None:
    header = {"content-type": "application/json"}
    german = await server.http.post("/api/tables", content=body, headers=header | GERMAN)
    assert german.status_code in (400, 413) and german.json()["text"] == text
    assert ENGLISH.search((await server.http.post("/api/tables", content=body, headers=header)).json()["text"])


async def test_what_the_guard_refuses(server: Running) -> None:
    post, get = server.http.post, server.http.get
    refused: dict[str, Any] = {
        "schick application/json": await post("/api/tables", content=b"a=1", headers=GERMAN),
        "hier gibt es nur GET und POST": await server.http.request("PUT", "/api/tables", headers=GERMAN),
        "unter diesem Namen ist dieser Server nicht bekannt": await get("/", headers=GERMAN | {"host": "evil.example"}),
        "Seiten von anderswo dürfen mit diesem Server nicht sprechen": await post(
            "/api/tables", json=TABLE, headers=GERMAN | {"origin": "https://evil.example"}
        ),
        "players: erwartet wird int, nicht str": await get("/api/content/space?players=many", headers=GERMAN),
        "schick Authorization: Bearer TOKEN": await get("/api/tables", headers=GERMAN | {"authorization": "Basic x"}),
    }
    for text, answer in refused.items():
        assert answer.status_code >= 400 and answer.json()["text"] == text
    with pytest.raises(websockets.InvalidStatus) as closed_door:
        await websockets.connect(server.ws, additional_headers={"Origin": "https://evil.example", **GERMAN})
    assert "anderswo" in closed_door.value.response.body.decode()


@pytest.mark.parametrize(
    ("settings", "text"),
    [
        ({"players": 9}, "In! Space! ist für 2 bis 4 Personen"),
        ({"options": {"rocket": "yes"}}, "In! Space! hat keine Option 'rocket'; es hat"),
        ({"options": {"layout": "XX,DC,ML"}}, "layout: es gibt keine wendbare Seite 'XX'; es gibt"),
        ({"options": {"layout": "HY"}}, "layout: nenne drei Seiten von drei verschiedenen Teilen"),
        ({"options": {"colours": "red,red"}}, "colours: red können nicht zwei Personen zugleich haben"),
        ({"game": "catacombs", "options": {"side": "C"}}, "side: das Startplättchen hat die Seiten A und B"),
        ({"game": "catacombs", "options": {"promo": "?"}}, "promo: yes oder no"),
        ({"packs": ["nothing"]}, "ein Paket 'nothing' hat dieser Server nicht"),
        ({"players": "2"}, "$.settings.players: erwartet wird int, nicht str"),
    ],
)
async def test_a_table_that_cannot_be_made(server: Running, settings: dict[str, Any], text: str) -> None:
    order = {"settings": {"game": "space", "players": 2, **settings}, "seats": TABLE["seats"]}
    german = await server.http.post("/api/tables", json=order, headers=GERMAN)
    assert 400 <= german.status_code < 500 and german.json()["text"].startswith(text)
    assert not german.json()["text"].startswith((await server.http.post("/api/tables", json=order)).json()["text"])


async def test_a_mistake_in_a_pack_tells_strangers_no_paths() -> None:
    told = unplayable("malformed", ContentError("/srv/packs/mine/cards.toml", 3, "no such verb"))
    assert "burgle lint" in told.refused.text and "/srv" not in told.refused.text + told.told("de").text
    assert unplayable("not_now", OptionError("no"), 7).refused.seq == 7


async def test_every_sentence_of_the_reader_is_known_and_kept_short() -> None:
    known: set[str] = set()
    wrong = [
        *UNREADABLE.values(),
        {"type": 1},
        {"settings": {"game": "space", "players": 2, "options": {"a": 1}}},
        ACT | {"x" * 999: 1},
    ]
    for kind in (ClientMessage, NewTable):
        for message in wrong:
            with pytest.raises(msgspec.ValidationError) as error:
                msgspec.json.decode(msgspec.json.encode(message), type=kind)
            told = mistake(error.value)
            assert told.why.startswith("read-") and len(told.refused.text) < LONGEST * 2 + 60
            known.add(told.why)
    assert known == {"read-missing", "read-unknown", "read-type", "read-kind", "read-value"}
    assert mistake("something new").told("de").text == "damit kann der Tisch nichts anfangen"


async def test_frames_that_are_no_text_are_refused_in_words(server: Running, tmp_path: Path) -> None:
    async with websockets.connect(server.ws, additional_headers=GERMAN) as line:
        await line.send(b"\xff\xfe", text=True)
        assert await closed(line) == 1007 and line.close_reason == "schick UTF-8"
    async with websockets.connect(server.ws, additional_headers=GERMAN) as line:
        await line.send("{")
        assert await closed(line) == 1007 and line.close_reason == "damit kann der Tisch nichts anfangen"
