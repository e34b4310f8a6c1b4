"""Finished games played back: every position, what happened when, luck, and nothing of a game that goes on."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from burgle.table.channels import happened
from burgle.table.guests import Credentials
from burgle.table.messages import Done, Manage
from burgle.table.patch import patched
from burgle.table.replays import Replay, read
from burgle.table.tape import Tape
from burgle.view.luck import BagWatch
from burgle.view.table import view
from tests.table.edge_server import Running, running
from tests.table.memory import make_host
from tests.table.test_replays import finished, no_packs

pytestmark = pytest.mark.asyncio


async def played(game: str) -> tuple[Tape, bytes]:
    host = make_host()
    created, _ = await finished(host, game)
    data = await host.replay(Credentials(table=created.table))
    return Tape(Replay(read(data), no_packs)), data


@pytest.mark.parametrize("game", ["space", "catacombs"])
async def test_steps_are_the_positions_of_the_game(game: str) -> None:
    tape, _ = await played(game)
    shown = {}
    for first in range(0, tape.last + 1, 37):
        chunk = json.loads(json.dumps(vars_of(tape.steps(0, first, first + 36))))
        now = chunk["view"]
        for at, told in enumerate(chunk["events"]):
            now = patched(now, chunk["patches"][at - 1]) if at else now
            shown[first + at] = (now, told)
    assert sorted(shown) == list(range(tape.last + 1))
    for step, (seen, _) in shown.items():
        true = view(tape.record.position(step), 0)
        if true["decision"]:
            true["decision"].pop("options", None)
        assert seen == json.loads(json.dumps(true))
        assert "hand" not in seen["players"][1]
    everything = [event for step in sorted(shown) for event in shown[step][1]]
    assert everything == json.loads(json.dumps(happened(tape.record, 0, 0)))


def vars_of(steps: object) -> dict[str, object]:
    return {name: getattr(steps, name) for name in ("view", "patches", "events")}


@pytest.mark.parametrize("game", ["space", "catacombs"])
async def test_luck_follows_the_bag_exactly(game: str) -> None:
    tape, _ = await played(game)
    st = tape.state(0)
    attacks = 0
    for step in range(1, tape.last + 1):
        after = tape.state(step)
        watch = BagWatch(st)
        for draw in watch.follow(tape.events(step)):
            attacks += 1
            assert len(draw.cubes) == draw.draws and min(draw.expected) >= 0 and max(draw.expected) <= draw.draws
        true = BagWatch(after)
        assert (watch.bag, watch.area, watch.inside) == (true.bag, true.area, true.inside)
        st = after
    assert attacks == len(tape.series.attacks) > 2


@pytest.mark.parametrize("game", ["space", "catacombs"])
async def test_series_and_outline_hold_together(game: str) -> None:
    tape, _ = await played(game)
    series, outline = tape.series, tape.outline
    assert [point.turn for point in series.points] == sorted({point.turn for point in series.points})
    end = series.points[-1]
    assert end.step == tape.last and end.score == [score or 0 for score in tape.over.scores]
    total = [sum(a.drawn[s] - a.expected[s] for a in series.attacks) for s in (0, 1)]
    assert end.luck == pytest.approx(total, abs=0.01)
    assert len(outline.lines) == len(outline.seats) == tape.last + 1 and outline.lines == sorted(outline.lines)
    assert [turn.turn for turn in outline.turns] == list(range(1, outline.turns[-1].turn + 1))
    assert {mark.kind for mark in outline.marks} >= {"attack", "out"} and outline.taken_back > 0
    assert outline.info.seed == outline.seed == f"{tape.record.seed:064x}"


@pytest_asyncio.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    async with running(tmp_path, creations=(10_000, 1.0), failures=(10_000, 1.0), messages=(10_000, 1.0)) as found:
        yield found


async def test_over_http(server: Running) -> None:
    tape, data = await played("space")
    kind = {"content-type": "application/x-ndjson"}
    made = (await server.http.post("/api/replays", content=data, headers=kind)).json()
    again = (await server.http.post("/api/replays", content=data, headers=kind)).json()
    assert made["sound"] and made == again  # the same game is open once
    at = f"/api/replays/{made['replay']}"
    assert (await server.http.get(at)).json() == made
    outline = (await server.http.get(f"{at}/outline")).json()
    assert outline["steps"] == tape.last and outline["info"]["phase"] == "over"
    steps = (await server.http.get(f"{at}/steps", params={"first": "3", "last": "9000", "seat": "1"})).json()
    assert steps["first"] == 3 and len(steps["patches"]) == 199 and steps["view"]["seat"] == 1
    assert (await server.http.get(f"{at}/odds", params={"step": "5"})).json()["seats"][0]["damage"]
    assert len((await server.http.get(f"{at}/series")).json()["points"]) == len(tape.series.points)
    assert (await server.http.get(f"{at}/file")).content == data
    for bad in ({"first": "-1"}, {"first": "99999"}, {"seat": "2"}, {"first": "5", "last": "4"}):
        assert (await server.http.get(f"{at}/steps", params=bad)).status_code == 400
    assert (await server.http.get(f"{at}/odds", params={"step": "99999"})).status_code == 400
    if_ = (await server.http.post(f"{at}/play-on", json={"seat": 1, "step": 40})).json()
    assert list(if_["tokens"]) == ["1"]
    info = (await server.http.get(f"/api/tables/{if_['table']}")).json()
    assert info["phase"] == "playing" and info["seats"][0]["controller"] == "bot"
    for wish in ({"seat": -1, "step": 40}, {"seat": 1, "step": tape.last}):
        assert (await server.http.post(f"{at}/play-on", json=wish)).status_code == 409
    assert (await server.http.get("/api/replays/nothing/outline")).status_code == 404


async def test_a_game_that_goes_on_is_not_on_tape(server: Running) -> None:
    made = await server.table()
    table, ann = made["table"], made["tokens"]["0"]
    own = {"authorization": f"Bearer {ann}"}
    start = {"type": "manage", "key": "s", "seat": 0, "manage": "start"}
    assert (await server.http.post(f"/api/tables/{table}/request", json=start, headers=own)).status_code == 200
    refused = await server.http.post(f"/api/tables/{table}/tape", json={}, headers=own)
    assert refused.status_code == 409 and refused.json()["error"] == "not_now"
    stranger = {"authorization": "Bearer wrong"}
    assert (await server.http.post(f"/api/tables/{table}/tape", json={}, headers=stranger)).status_code == 403


async def test_the_same_game_again() -> None:
    host = make_host()
    created, device = await finished(host)
    seat = Credentials(table=created.table, tokens=[created.tokens[0]])
    done = await host.request(seat, Manage(key="again", seat=0, manage="rematch", value="same"))
    assert isinstance(done, Done)
    table, token = done.value.split()
    there = Credentials(table=table, tokens=[token])
    assert isinstance(await host.request(there, Manage(key="s", seat=0, manage="start")), Done)
    again = await host.info(there)
    assert again.seed == device.info["seed"] and again.code == device.info["code"]
