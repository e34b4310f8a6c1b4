"""Everything that leaves a server about a campaign, taken down: every route, every question, sockets, logs, commands.

An evening is the same each time, down to the tokens; so two of them can be compared byte for byte.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import io
import json
import random
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from burgle.bots import BOTS
from burgle.bots.base import World
from burgle.campaign.entries import entries_of
from burgle.campaign.redact import redacted_rules
from burgle.cli import main as command
from burgle.kernel.encode import decode
from burgle.kernel.engine import decider
from burgle.kernel.state import State
from burgle.kernel.together import turned
from burgle.table import bots
from burgle.table.bots import BotJob
from burgle.table.edge.settings import Settings
from burgle.table.guests import Credentials
from burgle.table.host import Host
from burgle.table.messages import Act, Done
from burgle.table.sqlite import SqliteStore
from burgle.table.writer import Writer
from tests.table.campaigning import Group
from tests.table.client import Client
from tests.table.edge_server import Running, bearer, running
from tests.table.witness import Witness

OPEN = dict.fromkeys(("creations", "failures", "messages", "looks"), (10**6, 1.0))
NOW = 1_790_000_000_000
HASH = re.compile(r"[0-9a-f]{32,}")
BODY = re.compile(r'"(body|book)":"([A-Za-z0-9+/=]{24,})"')
CHAIN = re.compile(r'"(hash|before|state)":"[A-Za-z0-9+/=]+"')  # of logs whose first line has a fingerprint of the box
MOMENTS = ("founded", "vote", "turn", "choice")  # at which everything is listened to


def plainly(match: re.Match[str]) -> str:
    """The body of a line, or the tables of a game, so that it can be read."""
    return f'"{match[1]}":{base64.b64decode(match[2]).decode("utf-8", "backslashreplace")}'


class ThinkingPool:
    """Bots that think here and now."""

    async def choose(self, job: BotJob) -> int | None:
        """Ask the bot what it would do in the world of the question."""
        told = job.rules
        rules = redacted_rules(told.book, told.numbers, told.version, told.players, tuple(sorted(told.options.items())))
        world = World(turned(decode(rules, job.world), job.seat), job.seat, job.seed)
        return BOTS[job.bot](job.seed).choose(world, job.options[:])


class Hearing(Client):
    """A device whose line is listened to."""

    said: list[str]

    def hear(self, message: Any) -> bool:
        """Take one message in, and down."""
        self.said.append(json.dumps(message, ensure_ascii=False, sort_keys=True))
        return super().hear(message)


@asynccontextmanager
async def same_server(folder: Path) -> AsyncIterator[Running]:
    """A server whose chance, clock and names are the same every time."""

    @asynccontextmanager
    async def host_of(settings: Settings) -> AsyncIterator[Host]:
        store = SqliteStore(settings.store)
        writer = Writer(store)
        host = Host(
            store, writer, ThinkingPool(), chance=random.Random(8).randbytes, now=lambda: NOW, think_millis=60_000
        )
        host.house.run = "the run"
        try:
            await host.start()
            yield host
        finally:
            await host.close()
            await writer.close()
            store.close()

    async with running(folder, host_of, **OPEN) as server:
        yield server


class Evening:
    """A campaign that was founded, played through its first game and into the second; and all that is heard about it."""

    def __init__(self, server: Running, log: io.StringIO, folder: Path) -> None:
        self.server, self.log, self.folder = server, log, folder
        self.dice = random.Random(3)
        self.tables: list[str] = []
        self.tokens: list[str] = []  # of the seats of the game that is played now
        self.first: list[str] = []  # and of the first one
        self.taken: list[tuple[str, str]] = []
        self.number = 0
        self.replay = "no replay"

    async def begin(self) -> None:
        """Found it."""
        self.group = await Group.found(
            self.server, {"a": "Ann", "b": "Bo"}, mode="online", pace="free", spectators=True
        )
        self.witness = Witness((await self.server.desk.company.open(self.group.id)).log.pack)

    @property
    def state(self) -> State:
        """The game that is being played."""
        st = self.server.desk.host.rooms[self.tables[-1]].record.state
        assert st is not None
        return st

    async def play(self) -> None:
        """Begin the next game."""
        begun = await self.group.say("play", seats=[{"character": key} for key in ("a", "b")])
        self.tables.append(begun["table"])
        self.tokens = list(begun["seats"].values())
        self.first = self.first or self.tokens

    async def act(self, code: int = -1) -> None:
        """Give an answer."""
        st = self.state
        self.number += 1
        act = Act(
            key=f"k{self.number}",
            seat=decider(st),
            decision=st.did,
            codes=[self.dice.choice(st.options) if code < 0 else code],
        )
        caller = Credentials(table=self.tables[-1], tokens=self.tokens)
        assert isinstance(await self.server.desk.host.request(caller, act), Done)

    def moment(self) -> str:
        """Where the game is: somebody's turn with cards in hand, a choice of the story, or a vote."""
        st = self.state
        if st.over:
            return "over"
        record = self.server.desk.host.rooms[self.tables[-1]].record
        from burgle.table.channels import pending

        question = pending(record, decider(st)).question
        if question is not None:
            return "vote" if question.vote else "choice"
        return "turn" if len(st.players[st.active].hand) > 3 and decider(st) == st.active else ""

    async def until(self, moment: str) -> None:
        """Play on until there is such a moment, game after game."""
        if moment == "founded":
            return
        while not self.tables or self.moment() != moment or (len(self.tables) < 2 and moment != "vote"):
            if not self.tables or self.state.over:
                assert len(self.tables) < 2, f"no {moment} in these games"
                if self.tables:
                    await self.group.closed()
                await self.play()
            else:
                await self.act()

    async def shown(self) -> frozenset[str]:
        """What everybody may see by now."""
        room = await self.server.desk.company.open(self.group.id)
        for table in self.tables:
            record = (await self.server.desk.host.room(table)).record
            assert record.state is not None
            self.witness.hear(record.state, record.events)
        entries = entries_of(self.state.rules, self.state) if room.begun() is not None else ()
        return self.witness.seen(room.log.now, entries)

    def chosen(self) -> set[str]:
        """The questions that were answered."""
        log = self.server.desk.company.rooms[self.group.id].log
        entries = entries_of(self.state.rules, self.state)
        return {*log.now.chose, *(str(entry.args[0]) for entry in entries if entry.kind == "chose")}

    # ---------------------------------------------------------------- listening

    def note(self, channel: str, text: str) -> None:
        """Take something down; fingerprints of the whole box differ with it, and tell nothing."""
        channel, text = channel.replace(self.replay, "REPLAY"), text.replace(self.replay, "REPLAY")
        self.taken.append((channel, HASH.sub("#", BODY.sub(plainly, CHAIN.sub("", text)))))

    async def get(self, where: str, headers: dict[str, str] | None = None, lang: str = "en", **body: Any) -> None:
        """Ask a route and take the answer down, an error too."""
        ask = self.server.http.post if "json" in body or "content" in body else self.server.http.get
        answer = await ask(where, headers={**(headers or {}), "accept-language": lang}, **body)
        heads = {k: v for k, v in answer.headers.items() if k not in ("date", "etag", "content-length")}
        self.note(f"{where} {lang}", f"{answer.status_code} {heads} {answer.text}")

    async def sweep(self) -> list[tuple[str, str]]:
        """Listen to everything, at this moment."""
        self.taken = []
        self.log.truncate(0)
        self.log.seek(0)
        await self.everywhere()
        if self.tables:
            await self.at_the_table()
            await self.questions()
            await self.on_sockets()
        await self.commands()
        self.note("log", re.sub(r'"(took|ms|at|ts|time|address)[^,}]*', "", self.log.getvalue()))
        return self.taken

    async def everywhere(self) -> None:
        """What any visitor and any member can ask."""
        mine, where = self.group.header("a"), f"/api/campaigns/{self.group.id}"
        for lang in ("en", "de"):
            for part in ("", "/pages", "/content"):
                await self.get(f"{where}{part}", mine, lang)
            await self.get("/api/campaigns", lang=lang)
        await self.get(where, self.group.header("b"))
        await self.get(f"{where}/pages")  # a stranger
        for part in (
            "/export",
            "/content?line=1",
            "/content?side=underworld",
            "/compare?line=0&other=2",
            "/compare?line=0&other=999",
        ):
            await self.get(f"{where}{part}", mine)
        await self.get("/api/campaigns/mine", json={"tokens": list(self.group.tokens.values())})
        for say in ({"say": "play", "seats": [{"character": "zz"}]}, {"say": "named", "thing": "zz", "text": "x"},
                    {"say": "edition", "version": 77}, {"say": "back", "to": 999}):  # fmt: skip
            await self.get(f"{where}/say", mine, json={"key": f"bad {say['say']}", **say})
        await self.get(
            "/api/campaigns/import", {"content-type": "application/x-ndjson"}, content=b"nothing of the kind"
        )
        for part in ("games", "cards/legacy", "rules/legacy", "guide/legacy", "content/legacy?players=2"):
            await self.get(f"/api/{part}")
        answer = await self.server.http.get("/metrics")
        self.note("/metrics", re.sub(r"[\d.e+-]+$", "", answer.text, flags=re.M))
        await self.get("/schema/openapi.json")
        await self.get("/")

    async def at_the_table(self) -> None:
        """What seats and watchers can look at."""
        table = f"/api/tables/{self.tables[-1]}"
        seats = [bearer(token) for token in self.tokens]
        for lang in ("en", "de"):
            for headers in (*seats, {}):
                for part in ("/state", "/content"):
                    await self.get(f"{table}{part}", headers, lang)
        for part in ("", "/replay", "/position"):
            await self.get(f"{table}{part}", seats[0])
        await self.get(f"{table}/what-if", seats[0], json={"seat": 0})
        await self.get("/api/tables", bearer(*self.tokens))
        await self.get("/api/tables")
        await self.get("/api/mine", json={"tokens": self.tokens})
        over = f"/api/tables/{self.tables[0]}"  # the first game, which is over by the second
        await self.get(f"{over}/replay", bearer(self.first[0]))
        opened = await self.server.http.post(f"{over}/tape", json={})
        self.replay = opened.json().get("replay", self.replay)  # called by what stands in it
        self.note("tape", opened.text)
        if opened.status_code < 300:
            for part in ("", "/outline", "/steps", "/file", "/9", "/position?line=9"):
                await self.get(f"/api/replays/{self.replay}{part}")

    async def questions(self) -> None:
        """What a seat can ask, and what wrong answers are answered."""
        st, table = self.state, self.tables[-1]
        seat = decider(st)
        asks: list[tuple[str, Any]] = [("why", what) for what in ("end turn", "move A01", "buy Nothing", "choose zz")]
        asks += [(what, code) for code in st.options[:6] for what in ("preview", "describe", "why")]
        asks += [("path", ""), ("odds", ""), ("around", ["end turn", "move A02"]), ("hint", "")]
        host = self.server.desk.host
        for n, (what, target) in enumerate(asks):
            for asker in (seat, 1 - seat):
                body = {"type": "ask", "key": f"q{n}", "seat": asker, "ask": what, "target": target}
                await self.get(f"/api/tables/{table}/request", bearer(self.tokens[asker]), json=body)
        for code in (0, 999_999):
            body = {"type": "act", "key": f"bad{code}", "seat": seat, "decision": st.did, "codes": [code]}
            await self.get(f"/api/tables/{table}/request", bearer(self.tokens[seat]), json=body)
        record = host.rooms[table].record
        self.note(
            "bots' header", msgspec.json.encode(msgspec.structs.replace(bots.header(record), content="")).decode()
        )

    async def on_sockets(self) -> None:
        """What devices hear: when they come, while a card is played, and when that is taken back."""
        table, seat = self.tables[-1], decider(self.state)
        devices: list[Hearing] = []
        for tokens in ([self.tokens[0]], [self.tokens[1]], []):
            device = Hearing(self.server.ws, table, tokens)
            device.said = []
            devices.append(device)
            await device.__aenter__()
        try:
            if self.moment() == "turn":
                self.number += 1
                player = devices[seat]
                about = {"seat": seat, "decision": self.state.did, "codes": [self.state.options[0]]}
                done = await player.request(key=f"s{self.number}", type="act", **about)
                assert done["type"] == "done", done
                back = await player.request(key=f"u{self.number}", type="undo", seat=seat, to="gesture")
                assert back["type"] == "done", back
                for device in devices:
                    while min(device.seq.values()) < back["seq"]:
                        await device.change()
        finally:
            for device in devices:
                await device.__aexit__()
        for who, device in enumerate(devices):
            plain = [
                re.sub(r'"(seq|line|undone|at|digest|watchers|online|vote_line|key)": "?\w*"?,? ?', "", one)
                for one in device.said
            ]
            self.note(f"socket {who}", "\n".join(one for one in plain if '"patch": [], ' not in one))

    async def commands(self) -> None:
        """What the commands print."""
        file = self.folder / "one.campaign"
        file.write_bytes(
            (
                await self.server.http.get(f"/api/campaigns/{self.group.id}/export", headers=self.group.header("a"))
            ).content
        )
        for line in (["campaign", "show", str(file)], ["campaign", "history", str(file)], ["verify", str(file)]):
            out = io.StringIO()
            with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
                code = await asyncio.to_thread(command, line)
            self.note(" ".join(line[:-1]), f"{code} {out.getvalue().replace(str(file), 'FILE')}")
