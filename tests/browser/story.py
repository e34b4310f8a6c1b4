"""A campaign for browser tests: founded over HTTP, and walked by its players to where there is something to read."""

from __future__ import annotations

import json
import random
from collections import deque
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect

Message = dict[str, Any]


def call(address: str, path: str, body: Message | None = None, tokens: list[str] | None = None) -> Any:
    """One request over HTTP."""
    headers = {"content-type": "application/json", "authorization": f"Bearer {','.join(tokens or [])}"}
    data = None if body is None else json.dumps(body).encode()
    if not tokens:
        del headers["authorization"]
    with urlopen(Request(address + path, data=data, headers=headers), timeout=30) as answer:
        return json.load(answer)


class Walk:
    """Whoever plays here goes to a space by the shortest way, and does nothing else."""

    def __init__(self, address: str, table: str, tokens: list[str]) -> None:
        self.address, self.table, self.tokens = address, table, tokens
        content = call(address, f"/api/tables/{table}/content", None, tokens)
        self.ways: dict[str, set[str]] = {}
        for way in content["paths"]:
            self.ways.setdefault(way["a"], set()).add(way["b"])
            if not way["one_way"]:
                self.ways.setdefault(way["b"], set()).add(way["a"])

    def far(self, space: str, goal: str) -> int:
        """How many steps it is."""
        known, queue = {space: 0}, deque([space])
        while queue:
            here = queue.popleft()
            if here == goal:
                return known[here]
            for there in self.ways.get(here, ()):
                if there not in known:
                    known[there] = known[here] + 1
                    queue.append(there)
        return 999

    def until_asked(self, goal: str, most: int = 600) -> Message:
        """Walk until the story asks; gives the question."""
        hello = {"type": "hello", "protocol": 1, "table": self.table, "tokens": self.tokens, "since": -1, "run": ""}
        for number in range(most):
            with connect(self.address.replace("http", "ws") + "/ws", max_size=None) as socket:
                socket.send(json.dumps(hello | {"lang": "en"}))
                asked = None
                while asked is None:
                    message = json.loads(socket.recv(30))
                    view = message.get("view") if message["type"] == "snapshot" else None
                    if view and (view["decision"] or {}).get("who") == message["seat"]:
                        asked = view
                decision = asked["decision"]
                if any(ref["kind"] == "choice" for one in decision["options"] for ref in one["refs"]):
                    return dict(decision)
                act = {"type": "act", "key": f"walk{number:06}", "seat": asked["seat"], "decision": decision["id"]}
                socket.send(json.dumps(act | {"codes": [self.code(asked, goal)]}))
                while json.loads(socket.recv(30)).get("key") != act["key"]:
                    pass
        raise AssertionError("the story asked nothing")

    def code(self, view: Message, goal: str) -> int:
        """Play all cards, step nearer if there is a way, end the turn otherwise."""
        options, here = view["decision"]["options"], view["players"][view["seat"]]["space"]

        def rank(option: Message) -> tuple[int, int]:
            if "plays" in option["traits"]:
                return (0, 0)
            ref = option["refs"][0] if option["refs"] else {"kind": ""}
            if "moves" in option["traits"] and ref["kind"] == "space":
                nearer = self.far(ref["key"], goal)
                return (1, nearer) if nearer < self.far(here, goal) else (9, nearer)
            if "declines" in option["traits"]:
                return (2, 0)
            return (3, 0) if "ends_turn" in option["traits"] else (4, 0)

        return int(min(options, key=rank)["code"])


def end_is_near(address: str, table: str, tokens: list[str], most: int = 4000) -> None:
    """Play by chance until the turns are over and the closing steps begin."""
    dice = random.Random(4)
    for number in range(most):
        heard = call(address, f"/api/tables/{table}/state", None, tokens)["messages"]
        views = [one["view"] for one in heard if one["type"] == "snapshot"]
        if any(view["closing"] for view in views):
            return
        view = next(view for view in views if (view["decision"] or {}).get("who") == view["seat"])
        code = dice.choice(view["decision"]["options"])["code"]
        act = {"type": "act", "key": f"near{number:06}", "seat": view["seat"], "decision": view["decision"]["id"]}
        call(address, f"/api/tables/{table}/request", act | {"codes": [code]}, tokens)
    raise AssertionError("this game does not end")
