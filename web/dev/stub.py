"""A table for developing the page before the real one runs: one process, nothing kept, nothing safe. Never shipped.

`.venv/bin/python web/dev/stub.py` listens on 8777; `npm run dev` in web/ proxies to it.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar, WebSocket, get, post, websocket

import burgle
from burgle.bots import BOTS
from burgle.games import GAMES
from burgle.kernel.engine import IllegalOption
from burgle.table import messages as m
from burgle.view.catalogue import catalogue

TABLES: dict[str, Table] = {}
PACE = 0.35


class Table:
    """One table, in memory."""

    def __init__(self, settings: m.TableSettings, wishes: list[dict[str, Any]]) -> None:
        self.id = secrets.token_hex(4)
        self.settings = settings
        self.invite = secrets.token_hex(16)
        self.tokens: dict[str, int] = {}
        self.game: burgle.Game | None = None
        self.seq = 0
        self.sockets: list[tuple[WebSocket[Any, Any, Any], list[int]]] = []
        self.seats = []
        for seat in range(settings.players):
            wish = wishes[seat] if seat < len(wishes) else {}
            controller = wish.get("controller", "open")
            self.seats.append(
                m.SeatInfo(
                    seat=seat,
                    name=wish.get("name", ""),
                    colour=wish.get("colour") or list(m.COLOURS)[seat],
                    controller=controller,
                    bot=wish.get("bot", "greedy") if controller == "bot" else "",
                )
            )
            if controller == "human":
                self.tokens[secrets.token_hex(16)] = seat
        self.bots = {s.seat: BOTS.get(s.bot, BOTS["greedy"])(seed=s.seat) for s in self.seats if s.controller == "bot"}
        self.marks: list[int] = []  # undo: number of codes before each gesture
        self.running = False

    def info(self) -> m.TableInfo:
        phase = "over" if self.game and self.game.over else "playing" if self.game else "gathering"
        return m.TableInfo(
            table=self.id, settings=self.settings, phase=phase, seats=self.seats, host=0, seq=self.seq, rules="1",
            content="", commitment="c0ffee", watchers=0,
        )  # fmt: skip

    def start(self) -> None:
        s = self.settings
        names = {"seed": int(s.code, 36)} if s.code else {}
        self.game = burgle.new_game(s.game, s.players, **names, **s.options)

    def pending(self, seat: int) -> m.Pending:
        if self.game is None or self.game.over or self.game.decision.who != seat:
            return m.Pending()
        return m.Pending(undo=len(self.marks), veil="a card was drawn", veil_clause="SP-037")

    def view(self, seat: int) -> Any:
        return None if self.game is None else self.game.view(seat)

    def snapshot(self, seat: int) -> m.Snapshot:
        events = [] if self.game is None else self.game.events(seat)[-200:]
        return m.Snapshot(
            seq=self.seq, seat=seat, info=self.info(), view=self.view(seat), pending=self.pending(seat), events=events
        )

    async def tell(self, before: int, undone: int = -1) -> None:
        self.seq += 1
        for socket, seats in list(self.sockets):
            for seat in seats or [-1]:
                events = [] if self.game is None else self.game.events(seat, before)
                update = m.Update(
                    seq=self.seq, seat=seat, patch=[[[], self.view(seat)]], events=events, undone=undone,
                    pending=self.pending(seat), info=self.info(),
                )  # fmt: skip
                await send(socket, update)

    def count(self) -> int:
        return 0 if self.game is None else len(self.game._events or [])

    async def apply(self, codes: list[int]) -> int:
        assert self.game is not None
        before, who, taken = self.count(), self.game.decision.who, 0
        length = len(self.game.codes)
        for code in codes:
            if self.game.over or self.game.decision.who != who or code not in self.game.decision.options:
                break
            self.game.apply(code)
            taken += 1
            if not self.game._past:
                break
        if taken == 0:
            raise IllegalOption(burgle.kernel.phrase.Refusal("pending"))
        self.marks = [*[mark for mark in self.marks if mark >= len(self.game.codes) - len(self.game._past)], length]
        if not self.game._past:
            self.marks = []
        await self.tell(before)
        return taken

    async def bot_turns(self) -> None:
        if self.running:
            return
        self.running = True
        while self.game and not self.game.over and self.game.decision.who in self.bots:
            await asyncio.sleep(PACE)
            before = self.count()
            for _ in range(3):
                if self.game.over or self.game.decision.who not in self.bots:
                    break
                self.game.apply(self.bots[self.game.decision.who].decide(self.game.state))
            self.marks = []
            await self.tell(before)
        self.running = False


async def send(socket: WebSocket[Any, Any, Any], message: m.Message) -> None:
    try:
        await socket.send_text(msgspec.json.encode(message).decode())
    except Exception:
        pass


def walk(table: Table, target: str) -> list[int]:
    assert table.game is not None
    seat = table.game.decision.who
    options = table.game.view(seat)["decision"]["options"]
    found = [o for o in options if o.get("space") == target]
    return [max(found, key=lambda o: o.get("swords", 0))["code"]] if found else []


async def answer(table: Table, message: Any) -> m.Message:
    key = message.key
    if isinstance(message, m.Manage):
        if message.manage == "start":
            table.start()
            await table.tell(0)
            asyncio.ensure_future(table.bot_turns())
        elif message.manage == "name":
            table.seats[message.seat].name = message.value
            await table.tell(0)
        return m.Done(key=key, seq=table.seq)
    game = table.game
    if game is None:
        return m.Refused(key=key, error="not_now", text=m.ERRORS["not_now"])
    if isinstance(message, m.Ask):
        if message.ask == "why":
            reasons = [vars(reason) for reason in game.why_not(message.seat, message.target)]
            return m.Answer(key=key, value=reasons)
        if message.ask == "odds":
            return m.Answer(key=key, value=game.odds())
        if message.ask == "preview":
            return m.Answer(key=key, value=game.preview(message.seat, int(message.target)))
        return m.Answer(key=key, value=[])
    try:
        if isinstance(message, m.Act):
            taken = await table.apply(message.codes)
        elif isinstance(message, m.Gesture):
            if message.gesture == "play_all":
                taken = 0
                while True:
                    seat = game.decision.who
                    plays = [o["code"] for o in game.view(seat)["decision"].get("options", []) if o["verb"] == "play"]
                    if not plays or seat != message.seat:
                        break
                    taken += await table.apply(plays[:1])
            elif message.gesture == "go":
                taken = await table.apply(walk(table, message.target))
            else:
                taken = await table.apply([game.decision.find(message.target)])
        elif isinstance(message, m.Undo):
            if not table.marks:
                return m.Refused(key=key, error="not_now", text="There is nothing to undo.")
            mark = table.marks.pop() if message.to == "gesture" else table.marks[0]
            while len(game.codes) > mark:
                game.undo()
            if message.to == "turn":
                table.marks = []
            await table.tell(table.count(), table.count())
            return m.Done(key=key, seq=table.seq)
        else:
            return m.Refused(key=key, error="not_now", text="-")
    except IllegalOption as error:
        return m.Refused(key=key, error="illegal", text=str(error.refusal), seq=table.seq)
    asyncio.ensure_future(table.bot_turns())
    return m.Done(key=key, seq=table.seq, applied=taken)


@websocket("/ws")
async def ws(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    decoder = msgspec.json.Decoder(m.ClientMessage)
    table: Table | None = None
    try:
        while True:
            message = decoder.decode(await socket.receive_text())
            if isinstance(message, m.Hello):
                table = TABLES.get(message.table)
                if table is None:
                    await send(socket, m.Goodbye(reason="no_table"))
                    return
                seats = [table.tokens[token] for token in message.tokens if token in table.tokens]
                for seat in seats:
                    table.seats[seat].online = 1
                table.sockets.append((socket, seats))
                await send(socket, m.Welcome(protocol=1, run="stub", info=table.info(), seats=seats))
                for seat in seats or [-1]:
                    await send(socket, table.snapshot(seat))
            elif isinstance(message, m.Ping):
                await send(socket, m.Pong())
            elif table is not None:
                await send(socket, await answer(table, message))
    except Exception as error:
        print("socket:", type(error).__name__, error)
    finally:
        if table is not None:
            table.sockets = [pair for pair in table.sockets if pair[0] is not socket]


@post("/api/tables", sync_to_thread=False)
def create(data: dict[str, Any]) -> dict[str, Any]:
    table = Table(msgspec.convert(data["settings"], m.TableSettings), data.get("seats", []))
    TABLES[table.id] = table
    return {"table": table.id, "tokens": {s: t for t, s in table.tokens.items()}, "invite": table.invite, "watch": "w"}


@post("/api/tables/{table:str}/join", sync_to_thread=False)
def join(table: str, data: dict[str, Any]) -> dict[str, Any]:
    found = TABLES[table]
    seat = next(s for s in found.seats if s.controller == "open" and data.get("seat", -1) in (-1, s.seat))
    seat.controller, seat.name = "human", data["name"]
    token = secrets.token_hex(16)
    found.tokens[token] = seat.seat
    asyncio.get_event_loop().create_task(found.tell(0))
    return {"table": table, "seat": seat.seat, "token": token}


@get("/api/tables/{table:str}", sync_to_thread=False)
def info(table: str) -> Any:
    return json.loads(msgspec.json.encode(TABLES[table].info()))


@get("/api/content/{key:str}", sync_to_thread=False)
def content(key: str, players: int = 3) -> dict[str, Any]:
    table = TABLES.get(key)
    if table is not None and table.game is not None:
        return catalogue(table.game.rules)
    game, players = (table.settings.game, table.settings.players) if table is not None else (key, players)
    return catalogue(burgle.new_game(game, players, seed=1).rules)


@post("/api/mine", sync_to_thread=False)
def mine(data: dict[str, Any]) -> list[dict[str, Any]]:
    found = []
    for table in TABLES.values():
        seats = [table.tokens[token] for token in data["tokens"] if token in table.tokens]
        if seats:
            info = table.info()
            who = table.game.decision.who if table.game and not table.game.over else -1
            found.append(
                {"table": table.id, "title": table.settings.title, "game": table.settings.game, "phase": info.phase,
                 "changed": 0, "seats": seats, "my_turn": who in seats}
            )  # fmt: skip
    return found


@get("/api/games", sync_to_thread=False)
def games() -> list[dict[str, Any]]:
    return [{"game": spec.id, "title": spec.title, "players": list(spec.players)} for spec in GAMES.values()]


app = Litestar([ws, create, join, info, content, mine, games])

if __name__ == "__main__":
    uvicorn.run(app, host="127.0.0.1", port=8777, log_level="warning")
