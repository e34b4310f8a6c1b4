"""A chapter from outside the package: the documented way (CONTRIBUTING.md, docs/examples/havens), interpreted and compiled."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.test_forms import COMPILED, SOURCES, is_up_to_date

ROOT = Path(__file__).resolve().parent.parent
EXAMPLE = ROOT / "docs" / "examples" / "havens"
SPACE = SOURCES / "burgle" / "games" / "space"
FORMS = [
    pytest.param(SOURCES, id="interpreted"),
    pytest.param(
        COMPILED,
        id="compiled",
        marks=pytest.mark.skipif(not is_up_to_date(), reason="there is no compiled engine that is up to date"),
    ),
]

BOLD = """
from dataclasses import replace

from burgle.chapters.purse import Purse
from havens.game import GAME as HAVENS


class BoldPurse(Purse):
    pass


def chapters(tables, players, options):
    assert BoldPurse("credit").word == "credit"
    return HAVENS.chapters(tables, players, options)


GAME = replace(HAVENS, id="bold", chapters=chapters)
"""

PLAY = """
import json, random, sys
import burgle
from burgle.kernel import COMPILED
from burgle.kernel.encode import encode
from burgle.view.catalogue import catalogue

rests = games = 0
rng = random.Random(1)
for seed in range(6):
    game = burgle.new_game("havens", 3, seed)
    while not game.over and len(game.codes) < 1500:
        labels = {game.decision.label(code): code for code in game.decision.options}
        if "rest" not in labels:
            p = game.state.players[game.decision.who]
            if len(game.state.stack) == 1 and not p.hand and rng.random() < 0.2:  # brought there, hurt and rich
                game.state.place(p, game.rules.space_ids[sys.argv[1]])
                p.damage, p.supply, p.gold = p.damage + 1, p.supply - 1, p.gold + 2
                if p.damage >= 9 or p.supply < 3: break
                frame = game.state.stack[-1]
                game.state.dirty, game.state.options = 0, game.rules.kinds[frame.kind].ask(game.state, frame)
                labels = {game.decision.label(code): code for code in game.decision.options}
        if "rest" in labels:
            p, before = game.state.players[game.decision.who], (game.state.players[game.decision.who].damage)
            twin = game.copy()
            twin.apply("rest")
            assert twin.state.players[p.seat].damage == before - 1
            assert "rest" not in [twin.decision.label(code) for code in twin.decision.options]
            why = twin.why_not(p.seat, "rest")[0]
            assert (why.code, why.clause) == ("rested", "HV-001") and why.text == "You have rested this turn."
            assert any(event["code"] == "rest" and "rests." in event["text"] for event in twin.events(p.seat))
            assert encode(burgle.from_position(twin.position()).state) == encode(twin.state)
            rests += 1
        game.apply(rng.choice(game.decision.options))
    games += 1
fresh = burgle.new_game("havens", 2, 5)
while not fresh.over:
    fresh.apply(rng.choice(fresh.decision.options))
assert burgle.load(fresh.to_json()).hash() == fresh.hash()
assert catalogue(fresh.rules)["title"] == "Havens"
print(json.dumps({"compiled": COMPILED, "games": games, "rests": rests, "haven": sys.argv[1]}))
"""


def outside(tmp_path: Path) -> Path:
    """Walk the documented way: the data of the nearest game, the new lines behind its own, the chapter and the game."""
    package = tmp_path / "havens"
    shutil.copytree(SPACE, package, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    for name in ("clauses.toml", "rules.md", "en.ftl", "de.ftl"):
        with (package / name).open("a", encoding="utf-8") as file:
            file.write("\n" + (EXAMPLE / name).read_text("utf-8"))
    for name in ("__init__.py", "havens.py", "game.py"):
        shutil.copy(EXAMPLE / name, package / name)
    return package


def run(form: Path, tmp_path: Path, *command: str, game: str = "havens.game:GAME") -> subprocess.CompletedProcess[str]:
    """Run Python in a form of the engine, with the game from outside."""
    environment = {**os.environ, "PYTHONPATH": f"{form}{os.pathsep}{tmp_path}", "BURGLE_MORE_GAMES": game}
    return subprocess.run(
        [sys.executable, *command], env=environment, cwd=tmp_path, capture_output=True, text=True, timeout=300
    )


def said(done: subprocess.CompletedProcess[str]) -> str:
    """What a command said that must not fail."""
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.long(30)
@pytest.mark.parametrize("form", FORMS)
def test_a_chapter_from_outside_is_played(form: Path, tmp_path: Path) -> None:
    """In whole games, with words in both languages, clauses, events, refusals, views, saves and positions."""
    outside(tmp_path)
    found = "import burgle; r = burgle.new_game('havens', 2, 1).rules; b = r.mark('market')"
    haven = said(run(form, tmp_path, "-c", f"{found}; print(next(s.key for s in r.spaces if s.marks & b))")).strip()
    played = json.loads(said(run(form, tmp_path, "-c", PLAY, haven)))
    assert played["compiled"] == (form == COMPILED) and played["games"] == 6 and played["rests"] > 10
    burgle = ("-m", "burgle")
    assert "HV-001 Once a turn" in said(run(form, tmp_path, *burgle, "rules", "havens", "HV-001"))
    assert "havens" in said(run(form, tmp_path, *burgle, "games"))
    scenario = tmp_path / "scenario.toml"
    scenario.write_text((EXAMPLE / "scenario.toml").read_text("utf-8").replace("HAVEN", haven))
    assert "1 passed, 0 failed" in said(run(form, tmp_path, *burgle, "scenario", str(scenario)))
    simulate = ("simulate", "havens", "--games", "4", "--bots", "random", "--seed", "1", "--json")
    assert json.loads(said(run(form, tmp_path, *burgle, *simulate)))["games"] == 4


@pytest.mark.parametrize("form", FORMS)
def test_what_cannot_be_loaded_says_what_to_do(form: Path, tmp_path: Path) -> None:
    """In one line: no such module, no game, and a class that the compiled engine keeps to itself."""
    package = outside(tmp_path)
    (package / "bold.py").write_text(BOLD)
    for game, word in (
        ("nowhere.game:GAME", "No module named 'nowhere'"),
        ("havens.game:GAMES", "has no attribute 'GAMES'"),
        ("havens.game", "package.module:NAME"),
        ("havens.game:chapters", "is no game"),
    ):
        done = run(form, tmp_path, "-m", "burgle", "games", game=game)
        assert done.returncode == 2 and word in done.stderr and done.stderr.count("\n") == 1, done.stderr
    done = run(form, tmp_path, "-m", "burgle", "cards", "bold", "hack", game="havens.bold:GAME")
    if form == COMPILED:
        assert done.returncode == 2 and "derive from Chapter, Action" in done.stderr and "interpreted" in done.stderr
        assert done.stderr.count("\n") == 1
    else:
        assert done.returncode == 0 and "Hack" in done.stdout


def test_a_game_is_added_by_hand_once() -> None:
    """`burgle.add_game`, for whoever imports the package; a name that is taken is refused."""
    from dataclasses import replace

    import burgle
    from burgle.games import GAMES

    with pytest.raises(burgle.OptionError, match="another game 'space'"):
        burgle.add_game(replace(GAMES["space"], title="Other"))
    burgle.add_game(GAMES["space"])


def test_processes_of_the_server_know_the_games_from_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots and readers run on their own, and see little of the environment."""
    from burgle.games import GAMES
    from burgle.table.child import environment

    monkeypatch.setenv("BURGLE_MORE_GAMES", "havens.game:GAME")
    monkeypatch.setenv("BURGLE_SECRET", "x")
    assert environment()["BURGLE_MORE_GAMES"] == "havens.game:GAME" and "BURGLE_SECRET" not in environment()
    assert list(GAMES) == ["space", "catacombs", "legacy", "darkest"]
