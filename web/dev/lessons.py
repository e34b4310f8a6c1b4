"""Record the games that the lessons jump into: `python web/dev/lessons.py space 977 13 end`.

Plays a shrewd bot (seat 0) against the quiet one from a seed, and writes down what was answered before the shrewd one's
given turn (its cards still in hand), with the share code. A lesson sends these answers to a new table of that code and
begins where they end. Turn 1 needs no answers, turn 0 only tells what happens in each, so that one can choose.

`python web/dev/lessons.py refresh` writes the share codes anew after a change of content. Where syllabus.py says what a
part is about it also looks whether the recorded game still is, and if not, for another one: minutes, and
nothing to choose. `python web/dev/lessons.py seek legacy middle 40` looks for another one in any case, from a seed on.
tests/test_lessons.py tells whether the answers still lead where they should.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from textwrap import fill
from typing import Any

from syllabus import PARTS, Places

from burgle import new_game
from burgle.bots.greedy import GreedyBot
from burgle.bots.quiet import QuietBot
from burgle.kernel.engine import IllegalOption, decider
from burgle.table.share import read_code, share_code
from burgle.view import notation

SEATS = 2
WIDTH = 120
FOLDER = Path(__file__).parent.parent / "src" / "learn" / "tutorial"
CODES = FOLDER / "codes.json"
PLACES = FOLDER / "places.json"  # that the steps of a part name, where they were looked for


class Recording:
    """A game between the two, written down as it is played."""

    def __init__(self, game: str, seed: int) -> None:
        self.game, self.played = game, new_game(game, SEATS, seed)
        self.seed, self.first = seed, self.played.state.did
        self.bots = [GreedyBot(seed * 8), QuietBot()]
        self.rows: list[list[int]] = []
        self.told: list[str] = []  # what the first one did in each of its turns
        self.turn = 1

    def until(self, stop: int) -> bool:
        """Go on to the given turn's hand of cards, and no further; False if the game ends before."""
        played, told = self.played, ""
        while not played.over:
            seat = decider(played.state)
            spelled = {notation.spell(played.state, code): code for code in played.state.options}
            begins = self.turn == stop and seat == 0
            if begins and any(words.startswith("play ") for words in spelled):
                return True
            code = spelled["no"] if begins and "no" in spelled else self.bots[seat].decide(played.state)
            words = notation.spell(played.state, code)
            if not self.rows or self.rows[-1][0] != seat:
                self.rows.append([seat])
            self.rows[-1].append(code)
            played.apply(code)
            if seat == 0:
                told += f"{words} | "
                if words == "end turn":
                    self.told.append(told)
                    self.turn, told = self.turn + 1, ""
        return False

    def keep(self, name: str) -> None:
        """Write the part down."""
        if self.rows:
            rows = ",\n".join(map(row_text, self.rows))
            line_of(f"{self.game}-{name}").write_text(f'{{\n  "first": {self.first},\n  "rows": [\n{rows}\n  ]\n}}\n')
        write(CODES, read(CODES) | {f"{self.game}-{name}": code_of(self.game, self.seed)})


def main(game: str, seed: int, stop: int, name: str) -> None:
    """Play, and write or tell."""
    recording = Recording(game, seed)
    recording.until(stop)
    for turn, told in enumerate(recording.told, 1):
        print(turn, told)
    if stop:
        recording.keep(name)


def row_text(row: list[int]) -> str:
    """Spell a row as the page's formatter would."""
    text = ", ".join(map(str, row))
    if len(text) + 6 < WIDTH:
        return f"    [{text}]"
    inside = fill(text, WIDTH, initial_indent=" " * 6, subsequent_indent=" " * 6)
    return f"    [\n{inside}\n    ]"


def line_of(part: str) -> Path:
    """Give the file with what was played before a part."""
    return FOLDER / f"line-{part}.json"


def read(path: Path) -> dict[str, Any]:
    """Read what is known of all parts, or of one."""
    return json.loads(path.read_text()) if path.exists() else {}


def write(path: Path, found: dict[str, Any]) -> None:
    """Write it."""
    path.write_text(json.dumps(found, indent=2, sort_keys=True) + "\n")


def code_of(game: str, seed: int) -> str:
    """Make the code of a game with the content as it is now."""
    return share_code(game, SEATS, {}, [], seed, new_game(game, SEATS, seed, record=False).rules.content_hash)


def offers(part: str) -> Places | None:
    """Give the places of a part as it was recorded, or None if it cannot be played or taught any more."""
    game = part.split("-")[0]
    played = new_game(game, SEATS, read_code(read(CODES)[part]).seed)
    try:
        for _, *answers in read(line_of(part)).get("rows", []):
            for code in answers:
                played.apply(code)
        return PARTS[part](played)
    except IllegalOption:
        return None


def seek(game: str, name: str, seed: int = 1) -> None:
    """Look for a game in which a part can be taught, seed by seed, and write it down."""
    while True:
        recording, turn = Recording(game, seed), 1
        while name == "begin" or recording.until(turn):
            found = PARTS[f"{game}-{name}"](recording.played)
            if found:
                recording.keep(name)
                write(PLACES, read(PLACES) | {f"{game}-{name}": found})
                print(f"{game} {name}: seed {seed}, turn {turn}, {found}")
                return
            if name == "begin":
                break
            turn += 1
        seed += 1


def refresh() -> None:
    """Write all codes anew, for the same seeds; what can be looked for is, if it must be."""
    write(CODES, {part: code_of(part.split("-")[0], read_code(code).seed) for part, code in read(CODES).items()})
    for part, places in read(PLACES).items():
        if offers(part) != places:
            seek(*part.split("-"))


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["refresh"]:
            refresh()
        case ["seek", game, name, *seeds]:
            seek(game, name, *map(int, seeds))
        case [game, seed, stop, *names]:
            main(game, int(seed), int(stop), "".join(names))
