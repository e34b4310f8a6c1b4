"""Who may do what: every route and every message with every wrong credential. A new one without a row here fails the test."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
import pytest_asyncio
import websockets
from litestar.routes import HTTPRoute, WebSocketRoute

from burgle.table.campaign_messages import CampaignRequest
from burgle.table.messages import ClientMessage
from burgle.table.seat_tokens import new_token
from tests.table.edge_server import Running, running

pytestmark = pytest.mark.asyncio(loop_scope="module")
GAME = {"settings": {"game": "space", "players": 2, "spectators": False}}
SEATS = [{"controller": "human", "name": "Ann"}, {"controller": "human", "name": "Bo"}]

# What a message looks like when it is well made and would be done if the right one sent it.
MESSAGES: dict[str, dict[str, Any]] = {
    "hello": {"protocol": 1},
    "act": {"key": "m", "seat": 0, "decision": 1, "codes": [0]},
    "gesture": {"key": "m", "seat": 0, "decision": 1, "gesture": "play_all"},
    "undo": {"key": "m", "seat": 0},
    "vote": {"key": "m", "seat": 0, "line": 0, "yes": True},
    "ask": {"key": "m", "seat": 0, "ask": "why", "target": "end turn"},
    "manage": {"key": "m", "seat": 0, "manage": "name", "value": "Mallory"},
    "ready": {"key": "m", "seat": 0},
    "say": {"key": "m", "seat": 0, "phrase": "hello"},
    "mute": {"key": "m", "seat": 0, "target": 1},
    "ping": {},
}
MANAGE = ("start", "name", "colour", "bot", "back", "leave", "rematch", "open", "new_token", "forfeit")

# Routes that need no credential: they tell and change nothing of any table.
PUBLIC = {
    ("GET", "/"), ("GET", "/{path:path}"), ("GET", "/healthz"), ("GET", "/readyz"), ("GET", "/page.css"),
    ("GET", "/icon.svg"), ("GET", "/favicon.ico"), ("GET", "/api/games"), ("GET", "/api/cards/{game:str}"),
    ("GET", "/api/rules/{game:str}"), ("GET", "/api/guide/{game:str}"), ("POST", "/api/replays"),
    ("GET", "/api/replays/{replay:str}/{line:int}"),
    *(("GET", f"/api/replays/{{replay:str}}{part}") for part in ("", "/outline", "/steps", "/odds", "/series", "/file")),
    ("GET", "/api/replays/{replay:str}/position"),
    *((method, "/api/replays/{replay:str}/coach") for method in ("GET", "POST")),
    ("GET", "/api/replays/{replay:str}/thoughts"),
    ("POST", "/api/matches"), ("GET", "/api/matches/{match:str}"), ("GET", "/api/matches/{match:str}/file"),
    ("POST", "/api/matches/{match:str}/cancel"), ("POST", "/api/matches/{match:str}/open"),
    ("POST", "/api/replays/{replay:str}/play-on"), ("GET", "/api/content/{game:str}"),
    ("POST", "/api/replays/{replay:str}/what-if"), ("GET", "/metrics"),  # the latter from this machine only
    ("POST", "/api/tables"), ("POST", "/api/positions"), ("GET", "/schema"), ("GET", "/schema/openapi.json"),
    ("GET", "/schema/{path:str}"),
    ("GET", "/api/campaigns"), ("POST", "/api/campaigns"), ("POST", "/api/campaigns/import"),
}  # fmt: skip
# Everybody may ask which tables their tokens open; there are none for most.
ANYBODY = {"none", "malformed", "wrong", "other seat", "watcher", "invite", "revoked", "other table"}
# Routes of a table: the body, and which credentials may use them (besides the seat itself).
TABLE_ROUTES: dict[tuple[str, str], tuple[Any, set[str]]] = {
    ("GET", "/api/tables"): (
        None,
        {"none", "malformed", "wrong", "other seat", "watcher", "invite", "revoked", "other table"},
    ),
    ("POST", "/api/mine"): ("tokens", ANYBODY),
    ("POST", "/api/campaigns/mine"): ("tokens", ANYBODY),
    ("GET", "/api/tables/{table:str}/content"): (None, set()),
    ("GET", "/api/tables/{table:str}"): (None, {"other seat", "watcher", "invite"}),
    ("POST", "/api/tables/{table:str}/join"): ({"name": "Mallory"}, set()),
    ("POST", "/api/devices"): ({"code": "AAAA-AAAA"}, set()),
    ("POST", "/api/tables/{table:str}/request"): ("message", set()),
    ("GET", "/api/tables/{table:str}/state"): (None, {"other seat", "watcher"}),
    ("GET", "/api/tables/{table:str}/replay"): (None, set()),
    ("GET", "/api/tables/{table:str}/thoughts"): (None, set()),
    ("POST", "/api/tables/{table:str}/tape"): ({}, set()),
    ("POST", "/api/tables/{table:str}/what-if"): ({"seat": 0}, set()),
    ("GET", "/api/tables/{table:str}/position"): (None, set()),
}
# Routes of a campaign: only members come in, and each of them for their own characters.
CAMPAIGN_ROUTES: dict[tuple[str, str], Any] = {
    ("GET", "/api/campaigns/{campaign:str}"): None,
    ("POST", "/api/campaigns/{campaign:str}/say"): "said",
    **{("GET", f"/api/campaigns/{{campaign:str}}/{part}"): None for part in ("pages", "content", "export", "steps")},
    ("GET", "/api/campaigns/{campaign:str}/compare"): None,
    ("GET", "/api/campaigns/{campaign:str}/edition"): None,
    ("POST", "/api/campaigns/{campaign:str}/tape"): {"game": 1},
}
SAID: dict[str, dict[str, Any]] = {
    "member": {"character": "a", "name": "Mallory"},
    "play": {"seats": [{"character": "a"}, {"character": "b"}]},
    "free": {"seats": [{"character": "a"}, {"character": "b"}]},
    "sit": {},
    "named": {"thing": "company", "text": "Mallory & Sons"},
    "back": {"to": 0},
    "agree": {"to": 0, "yes": True},
    "branch": {"line": 0},
    "edition": {"version": 1},
    "share": {"ref": "101"},
}
NOT_MINE = {"malformed", "no_seat", "no_table", "full", "not_now", "not_host"}


class Scene:
    """A table in play, one that is over, and everybody who has no business with seat 0."""

    def __init__(self, server: Running, made: dict[str, Any], other: dict[str, Any], revoked: str) -> None:
        self.server, self.made, self.table = server, made, made["table"]
        self.wrong: dict[str, list[str]] = {
            "none": [],
            "malformed": ["a b c"],
            "too long": ["x" * 101],
            "wrong": ["x" * 43],
            "other seat": [made["tokens"]["1"]],
            "watcher": [made["watch"]],
            "invite": [made["invite"]],
            "revoked": [revoked],
            "other table": [other["tokens"]["0"]],
        }

    def log(self) -> Any:
        """Everything there is of the table: it must not change."""
        store = self.server.desk.host.house.store
        return store.lines(self.table), store.tokens_of(self.table)

    async def http(self, method: str, path: str, body: Any, tokens: list[str]) -> Any:
        """Ask over HTTP."""
        headers = {"authorization": f"Bearer {','.join(tokens)}"} if tokens else {}
        where = path.replace("{table:str}", self.table)
        found = await self.server.http.request(method, where, json=body, headers=headers)
        assert found.status_code != 500, (path, found.text)
        return found

    async def socket(self, tokens: list[str], message: dict[str, Any]) -> list[dict[str, Any]]:
        """Say hello and one thing; gives everything that is heard."""
        heard = []
        async with websockets.connect(self.server.ws, max_size=None) as line:
            await line.send(json.dumps({"type": "hello", "protocol": 1, "table": self.table, "tokens": tokens}))
            heard.append(json.loads(await line.recv()))
            if heard[0]["type"] == "welcome":
                await line.send(json.dumps({"type": "ping"}))  # the snapshots come before the answer to this
                while heard[-1]["type"] != "pong":
                    heard.append(json.loads(await line.recv()))
                await line.send(json.dumps(message))
                async with asyncio.timeout(10):
                    while heard[-1]["type"] not in ("done", "refused", "answer") and message["type"] != "ping":
                        heard.append(json.loads(await line.recv()))
        return heard


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def scene(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Scene]:
    """A server with a private table in play."""
    folder: Path = tmp_path_factory.mktemp("matrix")
    limits = dict.fromkeys(("creations", "failures", "messages"), (10**6, 1.0))
    async with running(folder, **limits) as server:
        made, other = await server.table({**GAME, "seats": SEATS}), await server.table({**GAME, "seats": SEATS})
        for one in (made, other):
            start = {"type": "manage", "key": "s", "seat": 0, "manage": "start"}
            assert (await server.say(one["table"], one["tokens"]["0"], **start))["type"] == "done"
        revoked, fresh = made["tokens"]["0"], new_token(secrets.token_bytes)
        rotate = {"type": "manage", "key": "r", "seat": 0, "manage": "new_token", "value": fresh}
        assert (await server.say(made["table"], revoked, **rotate))["type"] == "done"
        made["tokens"]["0"] = fresh
        yield Scene(server, made, other, revoked)


async def test_every_route_and_message_has_a_row(scene: Scene) -> None:
    routes = set()
    for route in scene.server.server.edge.litestar.routes:
        if isinstance(route, HTTPRoute):
            routes |= {(method, route.path) for method in route.methods if method in ("GET", "POST", "PUT", "DELETE")}
        else:
            assert isinstance(route, WebSocketRoute) and route.path == "/ws"
    known = PUBLIC | TABLE_ROUTES.keys() | CAMPAIGN_ROUTES.keys()
    assert routes == known, routes ^ known
    assert {kind.__struct_config__.tag for kind in get_args(CampaignRequest)} == SAID.keys()
    assert {kind.__struct_config__.tag for kind in get_args(ClientMessage)} == MESSAGES.keys()
    kinds = {kind.__struct_config__.tag: kind for kind in get_args(ClientMessage)}
    assert set(get_args(get_type_hints(kinds["manage"])["manage"])) == set(MANAGE)


async def test_every_route_with_every_wrong_credential(scene: Scene) -> None:
    before, cells = scene.log(), 0
    for (method, path), (body, allowed) in TABLE_ROUTES.items():
        for name, tokens in scene.wrong.items():
            bodies = [body] if body != "message" else [{"type": kind, **MESSAGES[kind]} for kind in MESSAGES]
            if body == "tokens":
                bodies = [{"tokens": tokens}]
            for one in bodies:
                found = await scene.http(method, path, one, tokens)
                cells += 1
                where = f"{method} {path} with {name}: {found.status_code} {found.text[:200]}"
                if name in allowed:
                    assert found.status_code == 200, where
                    if path in ("/api/tables", "/api/mine"):
                        assert scene.table not in found.text or name == "other seat", where
                elif isinstance(one, dict) and one.get("type") == "ping":
                    told = found.json()  # limits count by seat, so even here a token that opens nothing is refused
                    assert told == {"type": "pong"} or told["error"] in ("malformed", "no_seat"), where
                else:
                    assert found.status_code in (400, 403, 404, 409), where
                    assert found.json()["error"] in NOT_MINE, where
                secret = [token for made in scene.made["tokens"].values() for token in (made,) if [token] != tokens]
                assert not any(token in found.text for token in secret), where
    assert scene.log() == before
    assert cells >= 8 * len(TABLE_ROUTES)


async def test_a_campaign_with_every_wrong_credential(scene: Scene) -> None:
    http, store = scene.server.http, scene.server.desk.host.house.store
    members = [{"character": "a", "player": "Ann"}, {"character": "b", "player": "Bo"}]
    one, other = [
        (await http.post("/api/campaigns", json={"pack": "three-nights", "members": members})).json() for _ in range(2)
    ]
    handed = {"say": "member", "key": "h", "character": "a", "player": "Cy", "hand_over": True}
    path, old = f"/api/campaigns/{one['campaign']}/say", one["tokens"]["a"]
    new = (await http.post(path, json=handed, headers={"authorization": f"Bearer {old}"})).json()["token"]
    wrong = {**scene.wrong, "seat": [scene.made["tokens"]["0"]], "other campaign": [other["tokens"]["a"]], "old": [old]}
    before = store.lines(one["campaign"]), store.tokens_of(one["campaign"])
    for (method, route), body in CAMPAIGN_ROUTES.items():
        where = route.replace("{campaign:str}", one["campaign"])
        where += "?line=0&other=0" if "compare" in route else "?version=1" if "edition" in route else ""
        every = [{"say": say, "key": "m", **facts} for say, facts in SAID.items()] if body == "said" else [body]
        for name, tokens in wrong.items():
            for asked in every:
                headers = {"authorization": f"Bearer {','.join(tokens)}"} if tokens else {}
                found = await http.request(method, where, json=asked, headers=headers)
                assert found.status_code in (400, 403, 404), (route, name, asked, found.text)
                assert found.json()["error"] in NOT_MINE and new not in found.text
    assert (store.lines(one["campaign"]), store.tokens_of(one["campaign"])) == before
    # A member may not hand over what is another's, unless looking after the campaign; and no table opens by its name.
    mine = {"authorization": f"Bearer {one['tokens']['b']}"}
    taken = {"say": "member", "key": "t", "character": "a", "player": "Mallory", "hand_over": True}
    assert (await http.post(path, json=taken, headers=mine)).json()["error"] == "no_seat"
    assert (await http.get(f"/api/tables/{one['campaign']}", headers=mine)).status_code in (403, 404)


async def test_every_message_on_a_socket_with_every_wrong_credential(scene: Scene) -> None:
    before = scene.log()
    for name, tokens in scene.wrong.items():
        every = [{"type": kind, **MESSAGES[kind]} for kind in MESSAGES]
        every += [{**MESSAGES["manage"], "type": "manage", "manage": what, "value": ""} for what in MANAGE]
        every += [
            {**MESSAGES["ask"], "type": "ask", "ask": what} for what in ("preview", "path", "odds", "describe", "hint")
        ]
        for message in every:
            if message["type"] == "hello":
                message = {**message, "table": scene.table}
            heard = await scene.socket(tokens, message)
            where = f"{message} with {name}: {heard[-1]}"
            if name in ("other seat", "watcher"):  # they may sit here, but not for seat 0
                assert heard[0]["type"] == "welcome" and 0 not in heard[0]["seats"], where
                shots = [one for one in heard if one["type"] in ("snapshot", "update")]
                assert shots and all(one["seat"] == (1 if name == "other seat" else -1) for one in shots), where
                if message["type"] == "ping":
                    continue
                assert heard[-1]["type"] == "refused" and heard[-1]["error"] in ("no_seat", "malformed"), where
            else:  # nothing at all but the refusal: the room was never joined
                assert len(heard) == 1 and heard[0]["type"] == "refused", where
                assert heard[0]["error"] == "no_seat", where
    assert scene.log() == before


async def test_a_wrong_token_beside_a_right_one_opens_nothing(scene: Scene) -> None:
    for bad in ("wrong", "revoked", "other table"):
        tokens = [scene.made["tokens"]["1"], *scene.wrong[bad]]
        heard = await scene.socket(tokens, {"type": "ping"})
        if bad == "other table":  # a token of another table is none here, but it is somebody's
            assert heard[0]["type"] == "refused" or heard[0]["seats"] == [1]
        else:
            assert heard[0]["type"] == "refused"


async def test_one_who_failed_to_come_back_changes_nothing_for_who_is_here(scene: Scene) -> None:
    token = scene.made["tokens"]["0"]
    async with scene.server.sit(scene.table, token) as line:
        room = scene.server.desk.host.rooms[scene.table]
        devices = dict(room.devices)
        for name in ("wrong", "revoked", "other table", "none"):
            await scene.socket(scene.wrong[name], {"type": "ping"})
        assert room.devices == devices
        await line.send(json.dumps({"type": "ask", "key": "q", "seat": 0, "ask": "odds"}))
        async with asyncio.timeout(10):
            while (heard := json.loads(await line.recv()))["type"] != "answer":
                assert heard["type"] != "refused"


async def test_after_the_end_nothing_is_done_any_more(scene: Scene) -> None:
    """The game is over: those who sat there still see it, and change nothing of it."""
    made = await scene.server.table({"settings": {"game": "space", "players": 2}, "seats": SEATS})
    token, table = made["tokens"]["0"], made["table"]
    for seat, what in ((0, "start"), (0, "bot"), (1, "bot")):  # bots play on for both
        message = {"type": "manage", "key": what, "seat": seat, "manage": what}
        assert (await scene.server.say(table, made["tokens"][str(seat)], **message))["type"] in ("done", "answer")
    room = scene.server.desk.host.rooms[table]
    async with asyncio.timeout(60):
        while room.record.over is None:
            await asyncio.sleep(0.05)
    over = Scene(scene.server, made, made, "x" * 43)
    before = over.log()
    allowed = {"ask", "ping"}
    for kind, fields in MESSAGES.items():
        for name, tokens in {"mine": [token], **over.wrong}.items():
            if kind in allowed and name == "mine":
                continue
            found = await over.http("POST", "/api/tables/{table:str}/request", {"type": kind, **fields}, tokens)
            if kind in ("manage", "say", "mute") and name in ("mine", "other table") and found.status_code < 300:
                continue  # one may still change one's own name, and say that it was a good game
            assert found.status_code >= 400 or kind in allowed, (kind, name, found.text)
    renamed = [line for line in over.log()[0][len(before[0]) :] if line.kind != "seat"]
    assert renamed == [] and over.log()[0][: len(before[0])] == before[0]
    for method, path in (("GET", "/api/tables/{table:str}/replay"), ("GET", "/api/tables/{table:str}/state")):
        assert (await over.http(method, path, None, ["x" * 43])).status_code == 403
