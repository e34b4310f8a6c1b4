"""Darkest Magic while it is being built: its base game can be set up and played to the end on both sides.

It is not on the shelf yet (`burgle.games.GAMES`): standing text, reactions, scratched boxes, marks and the campaign are
still to come, so it is looked at as a game from outside would be.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from burgle.content.library import build_rules
from burgle.games import GAMES
from burgle.games.darkest.game import GAME
from burgle.kernel.homes import HOMES
from burgle.kernel.start import new_state
from burgle.kernel.state import State
from burgle.scenario import read_file, run

PLAY = """
import random, sys
import burgle
rng = random.Random(1)
for seed in range(9):
    game = burgle.new_game("darkest", 2 + seed % 3, seed, side=sys.argv[1])
    while not game.over:
        game.apply(rng.choice(game.decision.options))
    assert burgle.load(game.to_json()).hash() == game.hash()
"""


def start(players: int, side: str = "shorelands", seed: int = 1) -> State:
    """A game that was just set up."""
    return new_state(build_rules(GAME, players, {"side": side}), bytes([seed] * 32), 0, None)


@pytest.mark.parametrize("side", ["shorelands", "lakebed"])
def test_whole_games(side: str) -> None:
    """Random players come to an end with two, three and four."""
    more = {**os.environ, "BURGLE_MORE_GAMES": "burgle.games.darkest.game:GAME"}
    ran = subprocess.run([sys.executable, "-c", PLAY, side], env=more, capture_output=True, text=True, timeout=300)
    assert ran.returncode == 0, ran.stderr


@pytest.fixture
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game on the shelf, as long as a test takes."""
    monkeypatch.setitem(GAMES, GAME.id, GAME)
    monkeypatch.setitem(HOMES, GAME.id, GAME.package)


@pytest.mark.usefixtures("shelf")
@pytest.mark.parametrize(("players", "space"), [(4, 1), (3, 2), (2, 3)])
def test_set_up(players: int, space: int) -> None:
    """L2-026, L2-029, L2-039, L2-040, L2-050, L2-051: marker, decks, a row without symbols, first noise, hands."""
    st = start(players)
    shown: dict[str, object] = {}
    for chapter in st.rules.chapters:
        chapter.show(st, 0, shown)
    assert shown["rage"] == {"marker": space, "draws": [2, 2, 3, 3, 4, 4, 5]}
    texts = [st.rules.cards[card].arrive for card in st.row]
    assert len(st.row) == 6 and not any(st.rules.cards[card].attack for card in st.row)
    assert not any(text is not None and "symbol" in text.text() for text in texts)
    more = sum(text is not None and "clank 1" in text.text() for text in texts)  # for everybody, before turn 1 (L2-042)
    assert [p.area - more for p in st.players] == [3, 2, 1, 0][:players]
    for p in st.players:
        assert len(p.hand) == 5 and p.deck.size() == 5


SCENARIOS = [
    pytest.param(path, id=path.stem) for path in sorted((Path(__file__).parent / "darkest").glob("*.toml"))
]  # fmt: skip


@pytest.mark.usefixtures("shelf")
@pytest.mark.parametrize("path", SCENARIOS)
def test_scenarios(path: Path) -> None:
    """Rules questions of the base game; they move to tests/scenarios when the game is on the shelf."""
    problems = [f"{one.name} {one.clauses}: {problem}" for one in read_file(path) for problem in run(one)]
    assert not problems, "\n".join(problems)
