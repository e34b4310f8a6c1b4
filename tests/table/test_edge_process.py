"""`burgle serve` as a process: it starts, plays against a bot, stops in time and in order, and can be backed up."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from burgle.cli import main
from tests.table.stores import Postgres

COMMAND = [sys.executable, "-m", "burgle", "serve", "--no-browser"]
Captured = pytest.CaptureFixture[str]


@contextlib.contextmanager
def serving(folder: Path, *more: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Run the command, and give its address once it answers."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    command = [*COMMAND, "--port", "0", "--bots", "1", *more]
    if "--database" not in more:
        command += ["--data", str(folder)]
    with (folder / "log").open("a") as log:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=env)
    try:
        assert process.stdout is not None
        found = re.search(r"Burgle is at (http://\S+)", process.stdout.readline())
        assert found, (folder / "log").read_text()
        url = found[1].rstrip("/")
        assert httpx.get(f"{url}/readyz", timeout=30).status_code == 200  # it is there when it says so
        yield process, url
    finally:
        process.kill()
        process.wait()


def opened(url: str) -> ClientConnection:
    """Open a socket."""
    return connect(url.replace("http", "ws") + "/ws", max_size=None).__enter__()


def come(url: str, made: dict[str, Any], since: int = -1, run: str = "") -> ClientConnection:
    """Come to a table as its first seat."""
    line = opened(url)
    hello = {"type": "hello", "protocol": 1, "table": made["table"], "tokens": [made["tokens"]["0"]]}
    line.send(json.dumps(hello | {"since": since, "run": run}))
    return line


def test_play_stop_start_backup_and_verify(tmp_path: Path, capsys: Captured) -> None:
    data = tmp_path / "data"
    data.mkdir()
    seats = [{"controller": "human", "name": "Ann"}, {"controller": "bot", "bot": "greedy"}]
    with serving(data) as (process, url):
        made = httpx.post(
            f"{url}/api/tables", json={"settings": {"game": "space", "players": 2}, "seats": seats}
        ).json()
        line = come(url, made)
        idle = [opened(url) for _ in range(3)]
        line.send(json.dumps({"type": "manage", "key": "s", "seat": 0, "manage": "start"}))
        key, seq, hers = 0, 0, False
        while key < 3:  # Ann answers three questions, and the bot all of its own
            message = json.loads(line.recv(timeout=30))
            seq = max(seq, message.get("seq", -1))
            if message["type"] in ("snapshot", "update"):
                view = httpx.get(
                    f"{url}/api/tables/{made['table']}/state",
                    headers={"authorization": f"Bearer {made['tokens']['0']}"},
                ).json()["messages"][0]["view"]
                decision = view["decision"] if view else None
                if decision and decision["who"] == 0:
                    key, hers = key + 1, True
                    act = {"type": "act", "key": f"k{key}", "seat": 0, "decision": decision["id"]}
                    line.send(json.dumps(act | {"codes": [decision["options"][0]["code"]]}))
        assert hers
        taken = subprocess.run(
            [*COMMAND, "--port", url.rpartition(":")[2], "--data", str(tmp_path / "other")],
            capture_output=True,
            text=True,
            timeout=30,
        )
        assert taken.returncode == 1 and "in use" in taken.stderr and taken.stderr.count("\n") == 1
        second = subprocess.run(
            [*COMMAND, "--port", "0", "--data", str(data)], capture_output=True, text=True, timeout=30
        )
        assert second.returncode == 1 and second.stderr.count("\n") == 1, second.stderr
        assert second.stdout == taken.stdout == ""  # nobody is told that it is there when it is not
        assert "another server" in second.stderr and "stop it first" in second.stderr
        assert main(["backup", str(tmp_path / "copy.db"), "--data", str(data)]) == 0  # while it runs
        begun = time.monotonic()
        process.send_signal(signal.SIGTERM)
        kinds = []
        with pytest.raises(ConnectionClosed):
            while True:
                kinds.append(json.loads(line.recv(timeout=5))["type"])
        assert kinds[-1] == "goodbye" and line.protocol.close_code == 1012
        assert process.wait(5) in (0, -signal.SIGTERM) and time.monotonic() - begun < 5
        for one in idle:
            one.close()
    with serving(data) as (process, url):
        again = come(url, made)
        assert json.loads(again.recv(timeout=10))["info"]["seq"] >= seq
        process.send_signal(signal.SIGINT)
        assert process.wait(20) in (0, 130, -signal.SIGINT)
    for args in (["--data", str(data)], [str(tmp_path / "copy.db")], [str(data)]):
        assert main(["verify", *args]) == 0
    assert "fine, 1 tables" in capsys.readouterr().out
    log = (data / "log").read_text()
    assert '"event":"action"' in log and made["tokens"]["0"] not in log
    assert "Traceback" not in log and "Exception" not in log


def test_several_servers_on_one_database(tmp_path: Path, postgres: Postgres) -> None:
    """Requests and sockets of one table land on different processes, and everybody hears everything."""
    name = postgres.database().rpartition("=")[2]
    database = f"postgresql://burgle@/{name}?host={postgres.data}"
    with serving(tmp_path, "--database", database, "--workers", "2") as (process, url):
        seats = [{"controller": "human"}, {"controller": "human"}]
        made = httpx.post(
            f"{url}/api/tables", json={"settings": {"game": "space", "players": 2}, "seats": seats}
        ).json()
        path, lines = f"{url}/api/tables/{made['table']}", [come(url, made) for _ in range(4)]
        runs = {json.loads(line.recv(timeout=10))["run"] for line in lines}

        def ask(seat: int, **message: Any) -> dict[str, Any]:
            headers = {"authorization": f"Bearer {made['tokens'][str(seat)]}"}
            for _ in range(5):  # each on a new connection, so that it may land anywhere
                answer: dict[str, Any] = httpx.post(
                    f"{path}/request", json=message | {"seat": seat}, headers=headers
                ).json()
                if answer.get("error") != "not_saved":
                    break
            return answer

        done = ask(0, type="manage", key="s", manage="start")
        assert done["type"] == "done", done
        for number in range(6):
            every = [
                httpx.get(f"{path}/state", headers={"authorization": f"Bearer {made['tokens'][seat]}"}).json()
                for seat in ("0", "1")
            ]
            shots = [one["messages"][0] for one in every]
            if shots[0]["seq"] != shots[1]["seq"]:
                continue  # one process has not yet heard of the last line
            decision = next(shot["view"]["decision"] for shot in shots if "options" in shot["view"]["decision"])
            done = ask(
                decision["who"], type="act", key=f"k{number}", decision=decision["id"],
                codes=[decision["options"][0]["code"]],
            )  # fmt: skip
            assert done["type"] == "done" or done["error"] == "stale", done
        for line in lines:
            seq = 0
            while seq < done["seq"]:
                seq = max(seq, json.loads(line.recv(timeout=10)).get("seq", 0))
        begun = time.monotonic()
        process.send_signal(signal.SIGTERM)
        assert process.wait(8) == 0 and time.monotonic() - begun < 5
        assert process.stdout is not None and process.stdout.read() == ""  # one of the two has said where they are
    assert len(runs) in (1, 2)
    assert "Traceback" not in (tmp_path / "log").read_text()


def test_what_cannot_be_is_told_in_a_line(tmp_path: Path, capsys: Captured) -> None:
    for args, words in (
        (["serve", "--workers", "2"], "need --database"),
        (["serve", "--origin", "play.example.org"], "https://"),
        (["serve", "--database", "mysql://x"], "postgresql://"),
        (["serve", "--port", "99999"], "65535"),
        (["serve", "--packs", str(tmp_path / "none")], "no folder"),
        (["serve", "--bots", "0"], "at least 1"),
        (["backup", str(tmp_path / "x"), "--data", str(tmp_path / "none")], "no tables"),
        (["verify", "--data", str(tmp_path / "none")], "no tables"),
        (["verify", str(tmp_path / "none")], "cannot read"),
    ):
        assert main(args) == 2
        said = capsys.readouterr().err
        assert words in said and said.count("\n") == 1, args
    bad = tmp_path / "bad.replay"
    bad.write_text("{}")
    assert main(["verify", str(bad)]) == 1 and "not a Burgle replay" in capsys.readouterr().out


SUPERVISED = """
import burgle.cli.serve as serve, os, sys, time
from burgle.cli import Failure
serve.PAUSE, serve.WITHIN, lives = 0.01, float(sys.argv[1]), float(sys.argv[2])
def serve_one(settings, taken, tell):
    os.write(1, b"begun\\n")
    time.sleep(lives)
    os._exit(1)
serve.serve_one = serve_one
try:
    sys.exit(serve.serve_many(None, None, 2, print))
except Failure as failure:
    print(failure)
    sys.exit(9)
"""


def test_workers_that_die_now_and_then_are_replaced_for_ever_and_those_that_keep_dying_are_not() -> None:
    """Five deaths within the time are the end; twenty over a longer one are not."""
    command = [sys.executable, "-c", SUPERVISED]
    ended = subprocess.run([*command, "60", "0.01"], capture_output=True, text=True, timeout=60)
    assert ended.returncode == 9 and "keep ending" in ended.stdout and ended.stdout.count("begun") <= 6
    lasting = subprocess.Popen([*command, "0.3", "0.5"], stdout=subprocess.PIPE, text=True)
    assert lasting.stdout is not None
    for _ in range(20):
        assert lasting.stdout.readline() == "begun\n"
    lasting.send_signal(signal.SIGTERM)
    assert lasting.wait(20) == 0
