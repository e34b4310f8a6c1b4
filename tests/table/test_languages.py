"""One table, several languages: each device hears its own, and the table keeps none."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from burgle.table.edge.speech import liked
from burgle.table.guests import Credentials, Denied
from burgle.table.messages import ERRORS, Act, Answer, Ask, Gesture, Hello, Refused, Undo
from burgle.table.wording import word, words
from tests.table.edge_server import TABLE, closed, running, until
from tests.table.memory import Device, MemoryStore, make_host, one_of, started

pytestmark = pytest.mark.asyncio


class Speaking(Device):
    """A client with a language."""

    lang = "de"

    async def enter(self) -> Device:
        since = min(self.seq.values(), default=-1)
        hello = Hello(protocol=1, table=self.table, tokens=self.tokens, since=since, run=self.run, lang=self.lang)
        self.entry = await self.host.enter(hello)
        self.run = self.entry.welcome.run
        for data in self.entry.first:
            self.hear(data)
        return self


@pytest.mark.parametrize("game", ["space", "catacombs"])
async def test_two_seats_in_two_languages(game: str) -> None:
    store = MemoryStore()
    host = make_host(store)
    created = await started(host, game, 2)
    ann = await Device(host, created.table, one_of(created, 0)).enter()
    bo = await Speaking(host, created.table, one_of(created, 1)).enter()
    watching = await Speaking(host, created.table).enter()
    prompts: dict[int, set[str]] = {0: set(), 1: set()}
    for n in range(120):
        seat = ann.deciding()
        if seat < 0:
            break
        device = (ann, bo)[seat]
        prompts[seat].add(device.views[seat]["decision"]["prompt"])
        await device.act(seat, pick=n * 7)
        ann.take(), bo.take(), watching.take()  # each update was checked against its digest
    assert any("Your turn" in prompt for prompt in prompts[0]) and not any("Dein" in prompt for prompt in prompts[0])
    assert any("Dein Zug" in prompt for prompt in prompts[1]) and not any("Your" in prompt for prompt in prompts[1])
    plays = [
        next(event["text"] for event in device.events[seat] if event["code"] == "play")
        for device, seat in ((ann, 0), (bo, 1), (watching, -1))
    ]
    assert " plays " in plays[0] and " spielt " in plays[1] and plays[2] == plays[1]
    assert [event["seq"] for event in ann.events[0]] == [event["seq"] for event in bo.events[1]]
    told = b"".join(line.body for line in store.logs[created.table]).decode()
    assert "spielt" not in told and "plays" not in told


async def test_questions_and_refusals_come_in_the_language_of_who_asks() -> None:
    host = make_host()
    created = await started(host)
    ann = await Device(host, created.table, one_of(created, 0, 1)).enter()
    bo = await Speaking(host, created.table, one_of(created, 0, 1)).enter()
    seat = ann.deciding()
    said: dict[str, list[str]] = {"en": [], "de": []}
    for lang, device in (("en", ann), ("de", bo)):
        decision = device.views[seat]["decision"]
        requests: list[Any] = [
            Act(key=f"{lang}1", seat=1 - seat, decision=decision["id"], codes=[1]),
            Gesture(key=f"{lang}2", seat=seat, decision=decision["id"], gesture="go", target="CO3"),
            Act(key=f"{lang}3", seat=seat, decision=decision["id"] + 9, codes=[1]),
            Undo(key=f"{lang}4", seat=seat),
        ]
        for request in requests:
            refused = await device.ask(request)
            assert isinstance(refused, Refused)
            said[lang].append(refused.text)
        why = await device.ask(Ask(key=f"{lang}5", seat=seat, ask="why", target="end turn"))
        preview = await device.ask(Ask(key=f"{lang}6", seat=seat, ask="preview", target=decision["options"][0]["code"]))
        assert isinstance(why, Answer) and isinstance(preview, Answer)
        said[lang] += [why.value[0]["text"], preview.value["events"][0]["text"]]
    who = f"P{seat}"
    assert said["en"][0] == f"It is {who}\u2019s move right now." and said["de"][0] == f"Jetzt ist {who} dran."
    assert (
        said["de"][2] == "inzwischen ist das Spiel weitergegangen"
        and said["en"][2] == "the game has moved on in the meantime"
    )
    assert said["de"][3] == "es gibt nichts zurückzunehmen"
    assert all(one != two for one, two in zip(said["en"], said["de"], strict=True))


async def test_a_seat_may_change_its_language() -> None:
    host = make_host()
    created = await started(host)
    device = Speaking(host, created.table, one_of(created, 0, 1))
    await device.enter()
    seat = device.deciding()
    await device.act(seat)
    device.take()
    assert device.events[seat][-1]["text"].endswith(("aus.", ".")) and device.snapshots == 2
    device.lang, device.seq = "xx-klingon", {}  # not spoken here
    await device.enter()
    assert device.snapshots == 4 and "Your turn" in device.views[seat]["decision"]["prompt"]
    assert set(host.rooms[created.table].channels) == {(0, "de"), (1, "de"), (0, "en"), (1, "en")}


async def test_a_vote_is_asked_for_in_each_language() -> None:
    host = make_host()
    created = await started(host, undo="consent")
    ann = await Device(host, created.table, one_of(created, 0, 1)).enter()
    bo = await Speaking(host, created.table, one_of(created, 0, 1)).enter()
    first = seat = ann.deciding()
    for n in range(60):
        seat = ann.deciding()
        if seat != first:
            break
        await ann.act(seat, pick=n)
        ann.take(), bo.take()
    await ann.ask(Undo(key="back", seat=first))
    ann.take(), bo.take()
    other = 1 - first
    assert "would like to take back" in ann.pending[other]["vote"] and "zurücknehmen" in bo.pending[other]["vote"]


async def test_every_error_has_its_words_in_both_languages() -> None:
    for error in ERRORS:
        assert Denied(error).refused.text == word(f"error-{error}") != word(f"error-{error}", "de")
    assert not words("de").mistakes
    assert Denied("full", "a reason of its own").told("de").text == "a reason of its own"


async def test_http_has_a_language_too(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        get = server.http.get
        english = (await get("/api/content/space")).json()
        german = (await get("/api/content/space?lang=de")).json()
        assert english["cards"]["hack"]["text"] == ["+1 Skill"] and german["cards"]["hack"]["text"] == ["+1 Geschick"]
        liked_german = await get("/api/content/space", headers={"accept-language": "fr, de-AT;q=0.9, en;q=0.5"})
        assert liked_german.json() == german and liked_german.headers["vary"] == "accept-language"
        both = await get("/api/content/space?lang=en", headers={"accept-language": "de"})
        assert both.json() == english
        cards = (await get("/api/cards/catacombs?lang=de")).json()
        assert any("Geschick" in line for card in cards for line in card["text"])
        german_likes = {"accept-language": "de"}
        file = {"content-type": "application/x-ndjson", **german_likes}
        bad = await server.http.post("/api/replays", content=b"nothing", headers=file)
        assert bad.json()["text"] == "das ist keine Aufzeichnung von Burgle"
        coded = {"settings": {"game": "space", "players": 2, "code": "SPA2-XXXX"}, "seats": [{"controller": "human"}]}
        slip = await server.http.post("/api/tables", json=coded, headers=german_likes)
        assert slip.status_code == 400 and "Spielcode" in slip.json()["text"]
        lost = await get("/api/cards/chess", headers=german_likes)
        assert lost.status_code == 404 and lost.json()["text"].startswith("ein Spiel 'chess' gibt es nicht")
        assert (await get("/api/nothing", headers=german_likes)).json()["text"] == "hier gibt es nichts"
        made = await server.table(TABLE)
        token = {"authorization": f"Bearer {made['tokens']['0']}", **german_likes}
        at = f"/api/tables/{made['table']}"
        start = {"type": "manage", "key": "s", "seat": 0, "manage": "start"}
        assert (await server.http.post(f"{at}/request", json=start, headers=token)).status_code == 200
        again = await server.http.post(f"{at}/request", json={**start, "key": "s2"}, headers=token)
        assert again.json()["text"] == "dafür ist jetzt nicht der Moment"
        state = (await get(f"{at}/state", headers=token)).json()
        assert "Runde 1: " in str(state["messages"][-1]["events"])


async def test_what_browsers_like() -> None:
    assert liked("de-AT, en;q=0.7, fr;q=0.9, it;q=0") == ["de-AT", "fr", "en"]
    assert liked("") == [""] and liked("de;q=much") == []


async def test_polling_speaks_as_well() -> None:
    host = make_host()
    created = await started(host)
    found = await host.look(Credentials(table=created.table, tokens=one_of(created, 0), lang="de"))
    assert "Runde 1" in found[0].decode()


async def test_a_line_is_closed_in_the_language_of_its_device(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        made = await server.table(TABLE)
        async with server.sit(made["table"], made["tokens"]["0"], lang="de") as line:
            await line.send(b"no text")
            assert await closed(line) == 1003 and line.close_reason == "schick Text"
        async with server.sit(made["table"], made["tokens"]["0"], lang="de") as line:
            await server.desk.stop()
            assert (await until(line, "goodbye"))["reason"] == "der Server startet neu"
            assert await closed(line) == 1012 and line.close_reason == "komm gleich wieder"
    for lang in ("en", "de"):
        for id in ("restart", "again", "slow", "handed-on", "hello", "text"):
            assert word(f"bye-{id}", lang) != f"bye-{id}"
