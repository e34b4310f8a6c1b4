"""Record the games that the lessons jump into: `python web/dev/lessons.py space 977 13 end`.

Plays a shrewd bot (seat 0) against the quiet one from a seed, and writes down what was answered before the shrewd one's
given turn (its cards still in hand), with the share code. A lesson sends these answers to a new table of that code and
begins where they end. Turn 1 needs no answers, turn 0 only tells what happens in each, so that one can choose.

`python web/dev/lessons.py refresh` writes the share codes anew after a change of content. tests/test_lessons.py tells
whether the answers still lead where they should.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from burgle import new_game
from burgle.bots.greedy import GreedyBot
from burgle.bots.quiet import QuietBot
from burgle.kernel.engine import decider
from burgle.table.share import read_code, share_code
from burgle.view import notation

SEATS = 2
FOLDER = Path(__file__).parent.parent / "src" / "learn" / "tutorial"
CODES = FOLDER / "codes.json"


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
    if not stop:
        return
    if rows:
        text = json.dumps({"first": first, "rows": rows}, separators=(",", ":"))
        (FOLDER / f"line-{game}-{name}.json").write_text(text + "\n")
    write(codes() | {f"{game}-{name}": code_of(game, seed)})


def codes() -> dict[str, str]:
    """Read the codes of all parts."""
    return json.loads(CODES.read_text()) if CODES.exists() else {}


def write(found: dict[str, str]) -> None:
    """Write them."""
    CODES.write_text(json.dumps(found, indent=2, sort_keys=True) + "\n")


def code_of(game: str, seed: int) -> str:
    """Make the code of a game with the content as it is now."""
    return share_code(game, SEATS, {}, [], seed, new_game(game, SEATS, seed, record=False).rules.content_hash)


def refresh() -> None:
    """Write all codes anew, for the same seeds."""
    write({part: code_of(part.split("-")[0], read_code(code).seed) for part, code in codes().items()})


if __name__ == "__main__":
    if sys.argv[1] == "refresh":
        refresh()
    else:
        main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[-1])
