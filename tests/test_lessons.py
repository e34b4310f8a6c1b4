"""The browser's lessons jump into recorded games: these must still be playable, answer by answer."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from burgle import new_game
from burgle.kernel.engine import decider
from burgle.table.share import read_code, share_code

WEB = Path(__file__).parent.parent / "web"
LESSONS = WEB / "src" / "learn" / "tutorial"
LINES = sorted(LESSONS.glob("line-*.json"))
CODES: dict[str, str] = json.loads((LESSONS / "codes.json").read_text())
PLACES: dict[str, dict[str, str]] = json.loads((LESSONS / "places.json").read_text())
CHANGED = "content has changed: run `python web/dev/lessons.py refresh`, and if lines break, record them again"


@pytest.mark.parametrize("part", CODES)
def test_codes_belong_to_the_content(part: str) -> None:
    shared = read_code(CODES[part])
    rules = new_game(shared.game, shared.players, shared.seed, record=False).rules
    code = share_code(shared.game, shared.players, shared.options, [], shared.seed, rules.content_hash)
    assert code == CODES[part], CHANGED


@pytest.mark.parametrize("path", LINES, ids=lambda path: path.stem)
def test_lines_lead_to_a_hand_of_cards(path: Path) -> None:
    line = json.loads(path.read_text())
    shared = read_code(CODES[path.stem.removeprefix("line-")])
    game = new_game(shared.game, shared.players, shared.seed)
    assert game.state.did == line["first"]
    for seat, *codes in line["rows"]:
        for code in codes:
            assert decider(game.state) == seat, CHANGED
            game.apply(code)
    me = game.view(0)["players"][0]
    assert decider(game.state) == 0
    assert me["status"] == "in"
    assert len(me["hand"]) == game.rules.params["hand"]


@pytest.mark.parametrize("part", PLACES)
def test_what_was_looked_for_is_there(part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [str(WEB / "dev"), *sys.path])
    from lessons import offers

    assert offers(part) == PLACES[part], CHANGED
