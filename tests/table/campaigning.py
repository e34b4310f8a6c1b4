"""People who play a campaign over HTTP and sockets: they found it, come to each game, answer at random, and read."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from tests.table.client import Client
from tests.table.edge_server import Running, bearer
from tests.table.player import Player

Message = dict[str, Any]
PACK = "three-nights"


class Group:
    """A campaign and the tokens of its members."""

    def __init__(self, server: Running, founded: Message) -> None:
        self.server, self.id, self.tokens = server, founded["campaign"], dict(founded["tokens"])
        self.number = 0

    @classmethod
    async def found(cls, server: Running, members: dict[str, str], pack: str = PACK, **settings: Any) -> Group:
        """Found a campaign: characters and who plays them."""
        rows = [{"character": key, "player": player} for key, player in members.items()]
        made = await server.http.post("/api/campaigns", json={"pack": pack, "members": rows, **settings})
        assert made.status_code == 201, made.text
        return cls(server, made.json())

    def header(self, *characters: str) -> dict[str, str]:
        """The header of a device with these characters; with all of them, if none is named."""
        return bearer(*[self.tokens[key] for key in characters or self.tokens])

    async def get(self, path: str = "", *characters: str, lang: str = "en") -> Any:
        """Ask for something."""
        headers = {**self.header(*characters), "accept-language": lang}
        found = await self.server.http.get(f"/api/campaigns/{self.id}{path}", headers=headers)
        assert found.status_code == 200, found.text
        return found.json()

    async def home(self, *characters: str, lang: str = "en") -> Message:
        """The campaign as a member sees it."""
        found: Message = await self.get("", *characters, lang=lang)
        return found

    async def say(self, say: str, *characters: str, status: int = 200, **facts: Any) -> Message:
        """Say something as a device with these characters."""
        self.number += 1
        body = {"say": say, "key": f"k{self.number}", **facts}
        where = f"/api/campaigns/{self.id}/say"
        found = await self.server.http.post(where, json=body, headers=self.header(*characters))
        assert found.status_code == status, found.text
        told: Message = found.json()
        return told

    async def play(self, seats: list[str], dice: random.Random, most: int = 10**9) -> str:
        """Begin the next game and play it to its end, or so far: people answer at random, each on a device."""
        begun = await self.say("play", seats=[{"character": key} for key in seats])
        await self.go_on(begun, dice, most)
        return str(begun["table"])

    async def go_on(self, begun: Message, dice: random.Random, most: int = 10**9) -> list[Client]:
        """Play a game that was begun."""
        devices = [Client(self.server.ws, begun["table"], [token]) for token in begun["seats"].values()]
        players = [Player(device, dice, undo=0.02, repeat=0.01) for device in devices]
        for player in players:  # keys of their own, for some may have played here before
            self.number += 10_000
            player.number = self.number
        for device in devices:
            await device.__aenter__()
        try:
            tasks = [asyncio.create_task(player.play(most)) for player in players]
            done, _ = await asyncio.wait(tasks, timeout=60, return_when=asyncio.FIRST_COMPLETED)
            assert done, "nobody is asked anything any more"
            for task in done:
                task.result()
        finally:
            for task in tasks:
                task.cancel()
            for device in devices:
                await device.__aexit__()
        return devices

    async def closed(self) -> Message:
        """Wait until the game that is over is written into the chronicle."""
        while True:
            home = await self.home()
            if not home["next"]["table"]:
                return home
            await asyncio.sleep(0.05)
