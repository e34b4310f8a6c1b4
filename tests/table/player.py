"""Somebody who plays at a table over a socket: answers at random, takes back, asks, repeats itself; and checks of a log."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import httpx

from burgle import chain
from burgle.chain import LogLine
from burgle.table import hands, log_lines
from burgle.table.patch import fingerprint
from burgle.table.record import Record
from burgle.table.store import StoreReader
from burgle.view.table import views
from tests.table.client import Client, Message


async def make_table(http: httpx.AsyncClient, game: str, people: int, bots: int, **settings: Any) -> Message:
    """Make a table, trying until the server is there."""
    seats = [{"controller": "human", "name": f"P{n}"} for n in range(people)]
    seats += [{"controller": "bot", "bot": "greedy"} for _ in range(bots)]
    body = {"settings": {"game": game, "players": people + bots, **settings}, "seats": seats}
    while True:
        try:
            made = await http.post("/api/tables", json=body)
        except httpx.HTTPError:
            await asyncio.sleep(0.05)
            continue
        if made.status_code == 201:
            found: Message = made.json()
            return found
        assert made.status_code == 503, made.text
        await asyncio.sleep(0.05)


class Player:
    """Plays the seats of one client until the game is over or it is stopped."""

    def __init__(
        self, client: Client, dice: random.Random, *, undo: float = 0.05, repeat: float = 0.05, gesture: float = 0.4
    ) -> None:
        self.client, self.dice, self.undo, self.repeat, self.gesture = client, dice, undo, repeat, gesture
        self.sent: dict[str, Message] = {}  # what was answered with done
        self.refused: list[Message] = []
        self.number = 0

    async def ask(self, **message: Any) -> Message:
        """Ask for something, and keep what was asked."""
        self.number += 1
        message = {"key": f"{self.client.seats[0]}-{self.number}", **message}
        answer = await self.client.request(**message)
        if answer["type"] == "done":
            self.sent[message["key"]] = message
        else:
            self.refused.append(answer)
        return answer

    async def play(self, most: int = 10**9) -> None:
        """Answer whatever is asked of our seats."""
        client, dice = self.client, self.dice
        while most > 0 and client.info["phase"] != "over":
            deciding = [
                (seat, view["decision"])
                for seat, view in client.views.items()
                if view and view["decision"] and view["decision"]["who"] == seat and view["decision"].get("options")
            ]
            if not deciding:
                await client.change()
                continue
            most -= 1
            seat, decision = deciding[0]
            if client.pending[seat].get("undo") and dice.random() < self.undo:
                await self.ask(type="undo", seat=seat, to=dice.choice(["gesture", "turn"]))
                continue
            if self.sent and dice.random() < self.repeat:
                await self.once_more()
                continue
            line, about = client.seq[seat], {"seat": seat, "decision": decision["id"], "seq": client.seq[seat]}
            if dice.random() < self.gesture and await self.many(about):
                continue
            code = dice.choice(decision["options"])["code"]
            answer = await self.ask(type="act", codes=[code], **about)
            while (
                answer["type"] == "done" and client.seq.get(seat) == line and client.views[seat]["decision"] == decision
            ):
                await client.change()  # the answer may come before the update does

    async def many(self, about: Message) -> bool:
        """Play all cards at once, if there are any that ask nothing."""
        answer = await self.ask(type="gesture", gesture="play_all", **about)
        while answer["type"] == "done" and self.client.seq.get(about["seat"], -1) < answer["seq"]:
            await self.client.change()
        return answer["type"] == "done"

    async def once_more(self) -> None:
        """Send again what was done: the client compares the answers."""
        message = self.sent[self.dice.choice(list(self.sent))]
        answer = await self.client.again(message)
        if answer["type"] != "done" and answer["error"] not in ("not_saved", "too_fast"):
            self.client.faults.append(f"sent again, {message['key']} is answered {answer}")


def faults_of(store: StoreReader, table: str, players: list[Player], watchers: list[Client]) -> list[str]:
    """Compare what clients were told with the log: nothing lost, doubled, forked, and every view as it was seen."""
    row = store.table(table)
    assert row is not None
    log = store.lines(table)
    found = [str(finding) for finding in chain.check(log)]
    by_key: dict[tuple[int, str], list[LogLine]] = {}
    for line in log:
        if line.key:
            by_key.setdefault((log_lines.asker(line), line.key), []).append(line)
    for player in players:
        for key, answer in player.client.done.items():
            asked = player.sent.get(key)
            lines = by_key.get((asked["seat"], key), []) if asked else []
            acts = sum(line.kind == "act" for line in lines)
            if asked and (not lines or lines[-1].seq != answer["seq"] or acts != answer.get("applied", 0)):
                found.append(f"{table}: {answer} stands in the log as {[(line.seq, line.kind) for line in lines]}")
    for lines in by_key.values():
        if [line.part for line in lines] != list(range(len(lines))):
            found.append(f"{table}: a request was done twice: {[(line.seq, line.key, line.part) for line in lines]}")
    answered = [json.loads(line.body) for line in log if line.kind == "act"]
    if len(answered) != sum(line.kind == "act" for line in log):
        found.append(f"{table}: answers are missing")
    return found + views_seen(log, row.secret, [*(player.client for player in players), *watchers])


def views_seen(log: list[LogLine], secret: bytes, clients: list[Client]) -> list[str]:
    """Play a log again and compare every digest that a client has seen with the view at that line."""
    found: list[str] = []
    seen: dict[int, dict[int, set[str]]] = {}
    for client in clients:
        found += client.faults
        for (seat, seq), digest in client.digests.items():
            seen.setdefault(seq, {}).setdefault(seat, set()).add(digest)
    record = Record(log[0].table, secret, lambda names: ())
    for line in log:
        record.read(line, compare=True)
        wanted = seen.pop(line.seq, {})
        if record.state is not None and wanted:
            for seat, own in views(record.state, list(wanted)).items():
                view = hands.shown(record, seat, own)
                if wanted[seat] != {fingerprint(view)}:
                    found.append(f"{log[0].table}: line {line.seq} looked otherwise to seat {seat}")
    if seen:
        found.append(f"{log[0].table}: lines {sorted(seen)} were shown and are not in the log")
    return found
