"""The table over HTTP: every route, what it refuses, and limits for strangers."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from burgle.games import GAMES
from burgle.table.edge.pages import NOT_BUILT
from burgle.table.seat_tokens import new_token
from tests.table.edge_server import TABLE, Running, bearer, running

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    """A server for all tests of this file."""
    folder = tmp_path_factory.mktemp("http")
    async with running(folder, creations=(10_000, 1.0), failures=(10_000, 1.0), messages=(10_000, 1.0)) as found:
        yield found


async def test_games_cards_and_rules(server: Running) -> None:
    games = (await server.http.get("/api/games")).json()
    assert [game["id"] for game in games["games"]] == list(GAMES) and "greedy" in games["bots"]
    assert len(games["games"][0]["layouts"]) == 48
    for game in GAMES:
        cards = (await server.http.get(f"/api/cards/{game}")).json()
        assert len(cards) > 40 and all(card["name"] for card in cards)
        rules = (await server.http.get(f"/api/rules/{game}")).json()
        assert len(rules) > 100 and rules[0]["rule"]
        german = {"accept-language": "de"}
        guide, leitfaden = [(await server.http.get(f"/api/guide/{game}", headers=h)).json() for h in ({}, german)]
        assert [one["name"] for one in guide["sections"]] == [one["name"] for one in leitfaden["sections"]]
        assert guide["sections"][1]["title"] == "Your turn" and leitfaden["sections"][1]["title"] == "Dein Zug"
        for path in ("cards", "rules", "guide"):
            assert (await server.http.get(f"/api/{path}/chess")).status_code == 404


async def test_the_schema_describes_every_route(server: Running) -> None:
    schema = (await server.http.get("/schema/openapi.json")).json()
    names = {
        "/api/tables", "/api/tables/{table}", "/api/tables/{table}/join", "/api/tables/{table}/request",
        "/api/tables/{table}/state", "/api/tables/{table}/replay", "/api/tables/{table}/what-if", "/api/devices",
        "/api/games", "/api/cards/{game}", "/api/rules/{game}", "/api/guide/{game}", "/api/replays",
        "/api/replays/{replay}/{line}",
        "/api/tables/{table}/tape", "/api/replays/{replay}/outline", "/api/replays/{replay}/steps",
        "/api/replays/{replay}/odds", "/api/replays/{replay}/series", "/api/replays/{replay}/coach",
        "/api/replays/{replay}/thoughts", "/api/tables/{table}/thoughts",
        "/api/matches", *(f"/api/matches/{{match}}{part}" for part in ("", "/cancel", "/open", "/file")),
        "/api/replays/{replay}/what-if", "/api/replays/{replay}/play-on", "/api/replays/{replay}/position",
        "/api/tables/{table}/position", "/api/positions",
        "/api/replays/{replay}/file", "/api/replays/{replay}", "/api/content/{game}",
        "/api/mine", "/healthz", "/readyz", "/metrics",
        "/api/campaigns", "/api/campaigns/mine", "/api/campaigns/import", "/api/campaigns/{campaign}",
        "/api/tables/{table}/content",
        *(
            f"/api/campaigns/{{campaign}}/{part}"
            for part in ("say", "pages", "content", "compare", "export", "edition", "tape", "steps")
        ),
    }  # fmt: skip
    assert set(schema["paths"]) == names
    page = await server.http.get("/schema")
    assert "POST /api/tables/{table}/request" in page.text and "<script" not in page.text
    assert not [path for path, methods in schema["paths"].items() if set(methods) - {"get", "post"}]


async def test_the_schema_is_what_the_server_does(server: Running) -> None:
    schema = (await server.http.get("/schema/openapi.json")).json()
    routes = {(method, path): route for path, methods in schema["paths"].items() for method, route in methods.items()}
    refused = {"$ref": "#/components/schemas/Refused"}
    for (method, path), route in routes.items():
        assert route["description"].strip(), path
        for status, answer in route["responses"].items():
            if int(status) >= 400 and (path, status) != ("/readyz", "503"):
                assert answer["content"]["application/json"]["schema"] == refused, (path, status)
        assert "403" in route["responses"] and ("415" in route["responses"]) == (method == "post")
    assert set(schema["components"]["schemas"]["Refused"]["properties"]) >= {"error", "text", "seq", "reasons"}
    assert schema["components"]["securitySchemes"]["token"]["scheme"] == "bearer"
    table = "/api/tables/{table}"
    assert routes["post", f"{table}/join"]["security"] == [{"token": []}]
    assert {"token": []} in routes["post", f"{table}/request"]["security"]
    assert {"400", "403", "404", "409", "413", "422", "429", "503"} <= set(
        routes["post", f"{table}/request"]["responses"]
    )
    state = routes["get", f"{table}/state"]["responses"]["200"]["content"]["application/json"]["schema"]
    assert set(schema["components"]["schemas"][state["$ref"].rpartition("/")[2]]["properties"]) == {"run", "messages"}
    assert list(routes["post", "/api/replays"]["requestBody"]["content"]) == ["application/x-ndjson"]


async def test_a_game_over_http(server: Running) -> None:
    made = await server.table()
    table, ann = made["table"], made["tokens"]["0"]
    info = (await server.http.get(f"/api/tables/{table}", headers=bearer(ann))).json()
    assert info["phase"] == "gathering" and info["seats"][1]["name"] == "Bo"
    assert (await server.say(table, ann, type="manage", key="s", seat=0, manage="start"))["type"] == "done"
    state = (await server.http.get(f"/api/tables/{table}/state", headers=bearer(ann))).json()
    shot = state["messages"][0]
    assert shot["type"] == "snapshot" and shot["seat"] == 0 and shot["view"]["players"][0]["hand"]
    decision = shot["view"]["decision"]
    mover = made["tokens"][str(decision["who"])]
    seen = (await server.http.get(f"/api/tables/{table}/state", headers=bearer(mover))).json()["messages"][0]
    decision = seen["view"]["decision"]
    act = {"type": "act", "key": "a1", "seat": decision["who"], "decision": decision["id"]}
    act["codes"] = [decision["options"][0]["code"]]
    # Somebody who waits hears of it.
    query = {"since": str(shot["seq"]), "run": state["run"], "wait": "10"}
    waiting = asyncio.create_task(server.http.get(f"/api/tables/{table}/state", params=query, headers=bearer(ann)))
    await asyncio.sleep(0.2)
    assert not waiting.done()
    done = await server.say(table, mover, **act)
    assert done["type"] == "done" and done["applied"] == 1
    assert [m["type"] for m in (await waiting).json()["messages"]] == ["update"]
    assert await server.say(table, mover, **act) == done  # the same key is done once
    stale = await server.say(table, mover, **(act | {"key": "a2"}))
    assert stale["error"] == "stale" and stale["seq"] == done["seq"]
    assert (await server.say(table, ann, type="ask", key="q", seat=0, ask="odds"))["type"] == "answer"
    assert (await server.say(table, ann, type="ping"))["type"] == "pong"
    other = "1" if mover == made["tokens"]["0"] else "0"
    stolen = await server.say(table, made["tokens"][other], **(act | {"key": "a3"}))
    assert stolen["error"] == "no_seat"
    mine = (await server.http.get("/api/tables", headers=bearer(ann))).json()
    assert [one["table"] for one in mine] == [table]
    early = await server.http.get(f"/api/tables/{table}/replay", headers=bearer(ann))
    assert early.status_code == 409 and early.json()["error"] == "not_now"
    branch = await server.http.post(f"/api/tables/{table}/what-if", json={"seat": 0}, headers=bearer(ann))
    assert branch.status_code == 409 and branch.json()["error"] == "not_now"  # others play here


async def test_join_and_second_device(server: Running) -> None:
    made = await server.table({"settings": {"game": "space", "players": 2}, "seats": [{"controller": "human"}]})
    path = f"/api/tables/{made['table']}/join"
    assert (await server.http.post(path, json={"name": "Cy"})).status_code == 403
    assert (await server.http.post(path, json={}, headers=bearer(made["watch"]))).status_code == 403
    joined = await server.http.post(path, json={"name": "Cy"}, headers=bearer(made["invite"]))
    assert joined.status_code == 201 and joined.json()["seat"] == 1
    full = await server.http.post(path, json={"name": "Di"}, headers=bearer(made["invite"]))
    assert full.status_code == 409 and full.json()["error"] == "full"
    done = await server.say(
        made["table"],
        joined.json()["token"],
        type="manage",
        key="d",
        seat=1,
        manage="new_token",
        value="device",
    )
    again = await server.http.post("/api/devices", json={"code": done["value"]})
    assert again.status_code == 201 and again.json()["seat"] == 1
    assert (await server.http.post("/api/devices", json={"code": done["value"]})).status_code == 403


async def test_who_brings_a_token_may_ask_again_for_the_same_seat(server: Running) -> None:
    made = await server.table({"settings": {"game": "space", "players": 3}, "seats": [{"controller": "human"}]})
    path, invite = f"/api/tables/{made['table']}/join", bearer(made["invite"])
    wish = {"name": "Cy", "token": new_token(secrets.token_bytes)}
    first = await server.http.post(path, json=wish, headers=invite)
    again = await server.http.post(path, json=wish, headers=invite)  # as if the first answer had been lost
    assert first.status_code == again.status_code == 201
    assert first.json() == again.json() == {"table": made["table"], "seat": 1, "token": wish["token"]}
    info = (await server.http.get(f"/api/tables/{made['table']}", headers=bearer(wish["token"]))).json()
    assert [seat["controller"] for seat in info["seats"]] == ["human", "human", "open"]
    for token in ("short", "a" * 43, made["tokens"]["0"] + "!"):
        refused = await server.http.post(path, json={"token": token}, headers=invite)
        assert refused.status_code == 400 and refused.json()["error"] == "malformed"
    other = await server.table({"settings": {"game": "space", "players": 2}, "seats": [{"controller": "human"}]})
    taken = await server.http.post(path, json={"token": other["tokens"]["0"]}, headers=invite)
    assert taken.status_code == 400 and taken.json()["error"] == "malformed"


async def test_a_finished_game_is_downloaded_and_opened_again(server: Running) -> None:
    seats = [{"controller": "human"}, {"controller": "bot", "bot": "random"}]
    made = await server.table({"settings": {"game": "space", "players": 2}, "seats": seats})
    table, ann = made["table"], made["tokens"]["0"]
    await server.say(table, ann, type="manage", key="s", seat=0, manage="start")
    await server.say(table, ann, type="manage", key="b", seat=0, manage="bot", value="random")
    async with asyncio.timeout(60):
        while (await server.http.get(f"/api/tables/{table}", headers=bearer(ann))).json()["phase"] != "over":
            await asyncio.sleep(0.1)
    file = await server.http.get(f"/api/tables/{table}/replay", headers=bearer(ann))
    assert file.status_code == 200 and "attachment" in file.headers["content-disposition"]
    send = {"content-type": "application/x-ndjson"}
    opened = (await server.http.post("/api/replays", content=file.content, headers=send)).json()
    assert opened["sound"] and opened["lines"] > 50
    for line in (0, opened["lines"] // 2, opened["lines"] - 1):
        seen = await server.http.get(f"/api/replays/{opened['replay']}/{line}", params={"seat": "1"})
        assert seen.status_code == 200 and seen.json()["line"] == line
    for path in (f"{opened['replay']}/{opened['lines']}", "nothing/0", f"{opened['replay']}/x"):
        assert (await server.http.get(f"/api/replays/{path}")).status_code in (400, 404)
    broken = file.content.replace(b'"seat":1', b'"seat":0', 1)
    for body in (broken, b"", b"{}", b"\n" * 1000, file.content[:2000]):
        refused = await server.http.post("/api/replays", content=body, headers=send)
        assert refused.status_code == 400 and refused.json()["type"] == "refused"
    assert (await server.http.post("/api/replays", json={})).status_code == 415


@pytest.mark.parametrize(
    "body",
    [
        {}, [], 1, "x", {"settings": {}}, {"settings": {"game": "chess", "players": 2}},
        {"settings": {"game": "space", "players": 99}}, {"settings": {"game": "space", "players": "2"}},
        {"settings": {"game": "space", "players": 2, "more": 1}}, {"settings": {"game": "space", "players": 2}, "x": 1},
        {"settings": {"game": "space", "players": 2, "options": {"layout": "../../x"}}},
        {"settings": {"game": "space", "players": 2, "packs": ["../../etc"]}},
    ],
)  # fmt: skip
async def test_tables_that_cannot_be_made(server: Running, body: Any) -> None:
    answer = await server.http.post("/api/tables", json=body)
    assert 400 <= answer.status_code < 500 and answer.json()["type"] == "refused"
    assert "Traceback" not in answer.text and "burgle." not in answer.text and "/src" not in answer.text


@pytest.mark.parametrize(
    "message",
    [
        {}, {"type": "hello", "protocol": 1, "table": "x"}, {"type": "nothing"}, {"type": "act"}, {"type": "act", "key": 1},
        {"type": "act", "key": "", "seat": 0, "decision": 1, "codes": [1]},
        {"type": "manage", "key": "\x00", "seat": 0, "manage": "name", "value": "x"},
        {"type": "act", "key": "k" * 65, "seat": 0, "decision": 1, "codes": [1]},
        {"type": "act", "key": "k", "seat": 0, "decision": 1, "codes": ["1"]},
        {"type": "act", "key": "k", "seat": 0, "decision": 1, "codes": [1], "more": 1},
        {"type": "ask", "key": "k", "seat": 0, "ask": "everything"},
    ],
)  # fmt: skip
async def test_requests_that_cannot_be_read(server: Running, message: Any) -> None:
    made = await server.table()
    path = f"/api/tables/{made['table']}/request"
    answer = await server.http.post(path, json=message, headers=bearer(made["tokens"]["0"]))
    assert answer.status_code == 400 and answer.json()["error"] == "malformed"


async def test_tokens_are_taken_from_the_header_only(server: Running) -> None:
    made = await server.table(
        {"settings": {"game": "space", "players": 2, "spectators": False}, "seats": TABLE["seats"]}
    )
    table, ann = made["table"], made["tokens"]["0"]
    path = f"/api/tables/{table}/state"
    assert (await server.http.get(path, headers=bearer(ann))).status_code == 200
    assert (await server.http.get(path, headers=bearer(ann, made["tokens"]["1"]))).status_code == 200
    assert (await server.http.get(path, params={"token": ann})).status_code == 403
    assert (await server.http.get(path, headers={"cookie": f"token={ann}"})).status_code == 403
    for header in (f"Basic {ann}", ann, "Bearer", "Bearer ,", f"Bearer {'x' * 101}", f"Bearer {ann}x"):
        refused = await server.http.get(path, headers={"authorization": header})
        assert refused.status_code in (400, 403), header
        assert ann not in refused.text


async def test_health(server: Running) -> None:
    assert (await server.http.get("/healthz")).json() == {"status": "ok"}
    assert (await server.http.get("/readyz")).status_code == 200
    server.desk.stopping = True
    try:
        assert (await server.http.get("/healthz")).status_code == 200
        assert (await server.http.get("/readyz")).status_code == 503
        assert (await server.http.post("/api/tables", json=TABLE)).status_code == 409
    finally:
        server.desk.stopping = False


async def test_without_a_client_an_honest_page(tmp_path: Any) -> None:
    async with running(tmp_path / "data", static=str(tmp_path / "nothing")) as server:
        for path in ("/", "/t/abc"):
            answer = await server.http.get(path)
            assert answer.status_code == 200 and NOT_BUILT in answer.text and "<script" not in answer.text


async def test_what_a_game_is_drawn_from(server: Running) -> None:
    answer = await server.http.get("/api/content/space?players=3&options=layout=AR,EN,PR")
    assert answer.status_code == 200 and answer.json()["options"] == {"layout": "AR,EN,PR"}
    same = await server.http.get(
        f"/api/content/space?players=3&options=layout=AR,EN,PR&content={answer.json()['content']}"
    )
    assert same.json() == answer.json()
    for wrong in (
        "chess",
        f"space?content={'0' * 32}",
        "space?content=a",
        "space?players=9",
        "space?options=layout",
        "space?options=rocket=yes",
        "space?packs=../etc",
    ):
        assert (await server.http.get(f"/api/content/{wrong}")).status_code in (400, 404, 409), wrong


async def test_limits_for_strangers(tmp_path: Any) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Burgle</title>")
    (static / "assets" / "a.js").write_text("let a")
    (tmp_path / "secret.json").write_text("{}")
    limits = {"creations": (3, 60.0), "failures": (4, 60.0), "messages": (5, 60.0)}
    async with running(tmp_path / "data", static=str(static), **limits) as server:
        tables = [await server.http.post("/api/tables", json=TABLE) for _ in range(4)]
        assert [made.status_code for made in tables] == [201, 201, 201, 429] and tables[-1].headers["retry-after"]
        made = tables[0].json()
        pings = [
            (await server.http.post(
                f"/api/tables/{made['table']}/request", json={"type": "ping"}, headers=bearer(made["tokens"]["0"])
            )).status_code
            for _ in range(6)
        ]  # fmt: skip
        assert pings == [200] * 5 + [429]
        # The client's files, and nothing beside them.
        assert "<title>Burgle" in (await server.http.get("/t/abc")).text
        script = await server.http.get("/assets/a.js")
        assert (
            script.headers["content-type"].startswith("text/javascript")
            and "immutable" in script.headers["cache-control"]
        )
        for path in ("/../secret.json", "/%2e%2e/secret.json", "/assets/%2e%2e/%2e%2e/secret.json", "/assets", "/x.py"):
            answer = await server.http.get(path)
            assert answer.text != "{}"
        wrong = [
            (await server.http.get(f"/api/tables/{made['table']}", headers=bearer("wrong"))).status_code
            for _ in range(6)
        ]
        assert wrong == [403] * 4 + [429] * 2
        assert json.loads((await server.http.get("/healthz")).text) == {"status": "ok"}
