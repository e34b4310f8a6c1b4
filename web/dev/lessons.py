"""Record the games that the lessons jump into: `python web/dev/lessons.py space 977 13 end`.

Plays a shrewd bot (seat 0) against the quiet one from a seed, and writes down what was answered before the shrewd one's
given turn (its cards still in hand), with the share code. A lesson sends these answers to a new table of that
code and begins where they end.
Without a turn it only tells what happens in each, so that one can choose.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from burgle import new_game
from burgle.bots.greedy import GreedyBot
from burgle.bots.quiet import QuietBot
from burgle.kernel.engine import decider
from burgle.table.share import share_code
from burgle.view import notation

SEATS = 2


def main(game: str, seed: int, stop: int, name: str) -> None:
    """Play, and write or tell."""
    played = new_game(game, SEATS, seed)
    bots = [GreedyBot(seed * 8), QuietBot()]
    rows: list[list[int]] = []
    turn, told = 1, ""
    first = played.state.did
    while not played.over:
        seat = decider(played.state)
        spelled = {notation.spell(played.state, code): code for code in played.state.options}
        begins = turn == stop and seat == 0
        if begins and any(words.startswith("play ") for words in spelled):
            break
        code = spelled["no"] if begins and "no" in spelled else bots[seat].decide(played.state)
        words = notation.spell(played.state, code)
        if not rows or rows[-1][0] != seat:
            rows.append([seat])
        rows[-1].append(code)
        played.apply(code)
        if seat == 0:
            told += f"{words} | "
            if words == "end turn":
                print(turn, told)
                turn, told = turn + 1, ""
    if stop:
        code = share_code(game, SEATS, {}, [], seed, played.rules.content_hash)
        text = json.dumps({"code": code, "first": first, "rows": rows}, separators=(",", ":"))
        path = Path(__file__).parent.parent / "src" / "learn" / "tutorial" / f"line-{game}-{name}.json"
        path.write_text(text + "\n")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int([*sys.argv, "0"][3]), sys.argv[-1])
