"""Three servers on one PostgreSQL: a table is wherever somebody asks for it, and moves on when its server is killed."""

from __future__ import annotations

import random
import signal
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from burgle.cli import main
from tests.table.stores import Postgres
from tests.table.test_edge_process import serving

TABLES = 4
ANSWERS = 6  # at each table, before and after


class Guest:
    """Both seats of one table, asking any server that lives."""

    def __init__(self, urls: list[str], made: dict[str, Any], dice: random.Random) -> None:
        self.urls, self.made, self.dice = urls, made, dice
        self.seq = 0  # of the last answer that was acknowledged
        self.keys = 0

    def ask(self, way: str, seat: int, body: dict[str, Any] | None = None) -> dict[str, Any]:
        """Ask one of the servers; one that cannot write just now says so, and is asked again."""
        headers = {"authorization": f"Bearer {self.made['tokens'][str(seat)]}"}
        for _ in range(400):
            url = f"{self.dice.choice(self.urls)}/api/tables/{self.made['table']}/{way}"
            answer = httpx.get(url, headers=headers) if body is None else httpx.post(url, json=body, headers=headers)
            said: dict[str, Any] = answer.json()
            if answer.status_code < 500 and said.get("error") != "not_saved":
                return said
            time.sleep(0.05)
        raise AssertionError(f"nobody answers: {said}")

    def start(self) -> None:
        """Begin the game."""
        assert self.ask("request", 0, {"type": "manage", "key": "go", "seat": 0, "manage": "start"})["type"] == "done"

    def play(self) -> None:
        """Answer what waits, whoever is asked; what was acknowledged before is there on every server."""
        shots = [self.ask("state", seat)["messages"][0] for seat in (0, 1)]
        assert min(shot["seq"] for shot in shots) >= self.seq
        for seat, shot in enumerate(shots):
            decision = shot["view"]["decision"]
            if decision and decision["who"] == seat and "options" in decision:
                self.keys += 1
                code = self.dice.choice(decision["options"])["code"]
                act = {"type": "act", "key": f"k{self.keys}", "seat": seat, "decision": decision["id"], "codes": [code]}
                done = self.ask("request", seat, act)
                assert done["type"] == "done" or done["error"] == "stale", done
                self.seq = max(self.seq, done.get("seq", 0))
                return


@pytest.mark.long(30)
def test_tables_move_when_a_server_dies(tmp_path: Path, postgres: Postgres) -> None:
    """Nothing that was acknowledged is lost, and all tables go on with those who live."""
    name = postgres.database().rpartition("=")[2]
    database = f"postgresql://burgle@/{name}?host={postgres.data}"
    dice = random.Random(1)
    with ExitStack() as stack:
        servers = []
        for number in range(3):
            (tmp_path / str(number)).mkdir()
            servers.append(stack.enter_context(serving(tmp_path / str(number), "--database", database)))
        urls = [url for _, url in servers]
        seats = [{"controller": "human"}, {"controller": "human"}]
        wish = {"settings": {"game": "space", "players": 2}, "seats": seats}
        guests = [Guest(urls, httpx.post(f"{urls[n % 3]}/api/tables", json=wish).json(), dice) for n in range(TABLES)]
        for guest in guests:
            guest.start()
        for _ in range(ANSWERS):
            for guest in guests:
                guest.play()
        servers[0][0].send_signal(signal.SIGKILL)
        servers[0][0].wait()
        del urls[0]
        begun = time.monotonic()
        for guest in guests:
            guest.play()
        print(f"{TABLES} tables moved in {time.monotonic() - begun:.1f} s")
        for _ in range(ANSWERS - 1):
            for guest in guests:
                guest.play()
        assert all(guest.seq > ANSWERS for guest in guests)
    assert main(["verify", "--database", database]) == 0
