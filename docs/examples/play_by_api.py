"""A whole game against bots over HTTP, with nothing but Python: make a table, look, answer, download, done.

Start the server with `make play` (or `burgle`), then run `python docs/examples/play_by_api.py`. The player here takes
the first sensible option; put your own idea into `choose`.
"""

import json
import sys
import time
import urllib.error
import urllib.request

GREEDY = {"controller": "bot", "bot": "greedy"}


def call(path: str, body: object = None, token: str = "", base: str = "http://127.0.0.1:8777") -> dict:
    """Ask the server: a GET without a body, otherwise a POST of JSON. The token goes into the header, never the URL."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    try:
        with urllib.request.urlopen(urllib.request.Request(base + path, data, headers), timeout=60) as answer:
            return json.loads(answer.read())
    except urllib.error.HTTPError as error:
        if error.code != 429:  # a refusal says why, in words
            raise SystemExit(json.loads(error.read())["text"]) from None
        time.sleep(float(error.headers["Retry-After"]))  # a seat may say 100 things in 20 seconds
        return call(path, body, token, base)


def choose(view: dict) -> list[int]:
    """Pick options by their codes: all cards that can be played, then whatever there is to do, at last the turn's end."""
    options = view["decision"]["options"]
    cards = [one["code"] for one in options if one["label"].startswith("play")]
    return cards or [next((one for one in options if not one["label"].startswith("end")), options[0])["code"]]


def main(base: str) -> dict:
    """Play to the end and give the last view, with the results."""
    seats = [{"controller": "human", "name": "Ann"}, GREEDY, GREEDY]
    made = call("/api/tables", {"settings": {"game": "space", "players": 3}, "seats": seats}, base=base)
    table, token = f"/api/tables/{made['table']}", made["tokens"]["0"]
    call(f"{table}/request", {"type": "manage", "key": "start", "seat": 0, "manage": "start"}, token, base)
    said = 0  # every request has a key of its own: sent twice, it is done once
    while True:
        state = call(f"{table}/state", None, token, base)
        shot, view = state["messages"][0], state["messages"][0]["view"]
        if (decision := view["decision"]) is None:
            return view
        if decision["who"] != 0:  # a bot thinks: wait until something happens
            call(f"{table}/state?since={shot['seq']}&run={state['run']}&wait=20", None, token, base)
            continue
        said += 1
        act = {"type": "act", "key": f"ann-{said}", "seat": 0, "decision": decision["id"], "codes": choose(view)}
        call(f"{table}/request", act, token, base)


if __name__ == "__main__":
    address = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8777"
    for result in main(address.rstrip("/"))["results"]:
        print("seat", result["seat"], result["status"], result["score"], "won" if result["won"] else "")
