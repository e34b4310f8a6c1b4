"""The `burgle` command: what it prints, what it refuses, and the exit codes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import burgle
from burgle.cli import main
from burgle.cli.app import COMMANDS, build
from burgle.cli.texts import card_line
from burgle.games import GAMES
from burgle.lab.perft import divide, perft

Captured = pytest.CaptureFixture[str]
ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(autouse=True)
def own_state_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that are left go to a folder of the test."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


def run(capsys: Captured, *args: str) -> tuple[int, str, str]:
    """Run a command line: exit code, stdout, stderr."""
    code = main(args)
    said = capsys.readouterr()
    return code, said.out, said.err


def process(*args: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own."""
    paths = os.pathsep.join(path for path in sys.path if path)
    env = {**os.environ, "PYTHONPATH": paths, "COLUMNS": "80"}
    return subprocess.run([sys.executable, *args], input=stdin, capture_output=True, text=True, env=env, timeout=60)


@pytest.fixture
def save(tmp_path: Path) -> Path:
    """A saved game, some way in."""
    game = burgle.new_game("space", 3, 5)
    while len(game.codes) < 60:
        game.apply(game.decision.options[-1])
    file = tmp_path / "game.json"
    file.write_text(game.to_json())
    return file


# ---------------------------------------------------------------------- the command as a whole


def test_version(capsys: Captured) -> None:
    code, out, _ = run(capsys, "--version")
    assert code == 0 and out.startswith(f"burgle {burgle.__version__} (engine: ")


def test_help_names_every_command(capsys: Captured) -> None:
    for args in (["--help"], ["-h"]):
        code, out, _ = run(capsys, *args)
        assert code == 0
        for _, name, _, summary in COMMANDS:
            assert name in out and summary.split(".")[0][:30] in out


@pytest.mark.parametrize("name", [name for _, name, _, _ in COMMANDS])
def test_help_of_each_command(name: str, capsys: Captured) -> None:
    code, out, _ = run(capsys, name, "--help")
    assert code == 0 and f"burgle {name}" in out


def test_help_is_quick() -> None:
    """Help imports neither games nor bots nor the lab nor the terminal."""
    code = (
        "import sys; from burgle.cli import main; main(['--help']);"
        "heavy = ('burgle.bots', 'burgle.lab', 'burgle.cli.', 'burgle.scenario', 'burgle.game', 'burgle.saves',"
        "'burgle.starting', 'burgle.kernel', 'burgle.content', 'burgle.language', 'burgle.table', 'litestar');"
        "print([m for m in sys.modules if m.startswith(heavy)])"
    )
    assert process("-c", code).stdout.splitlines()[-1] == "['burgle.cli.plain', 'burgle.cli.app']"


def test_module_and_broken_pipe() -> None:
    """`python -m burgle` is the command; a reader that has seen enough is no error."""
    assert process("-m", "burgle", "--version").returncode == 0
    shell = f"'{sys.executable}' -m burgle rules space | head -n 1; echo ${{PIPESTATUS[0]}}"
    paths = os.pathsep.join(path for path in sys.path if path)
    done = subprocess.run(
        ["bash", "-c", shell], capture_output=True, text=True, env={**os.environ, "PYTHONPATH": paths}
    )
    assert done.stderr == "" and done.stdout.splitlines()[-1] in ("0", "141")


def test_completion() -> None:
    """Completion scripts can be made for every shell, with every command in them."""
    for shell in ("bash", "zsh", "fish"):
        script = build().generate_completion(shell=shell)  # type: ignore[arg-type]
        assert all(name in script for _, name, _, _ in COMMANDS)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("frobnicate", "Unknown command"),
        ("paly", "play"),
        ("play spcae", "did you mean space"),
        ("play space --players 9", "2 to 4 players"),
        ("play space --players x", "--players"),
        ("play space --layout AA,BB,CC", "no reversible side"),
        ("play space --option frob=1", "no option 'frob'"),
        ("play space --option frob", "NAME=VALUE"),
        ("play space --pack /nowhere", "a pack is a folder"),
        ("play space --bots clever", "no bot 'clever'"),
        ("play space --hotseat --bots random", "leave out --bots"),
        ("play space --names A,B,C,D,E", "4 different names"),
        ("play space --names A,a", "different names"),
        ("play space --names Arnold,Amold", "Amold looks like Arnold"),
        ("play --load /nowhere.json", "cannot read /nowhere.json"),
        ("play --load last", "cannot read"),
        ("cards space unicorn", "no card 'unicorn'"),
        ("cards space exterminatr", "Did you mean Exterminator?"),
        ("rules space unicorn", "no rule of space mentions 'unicorn'"),
        ("rules", "game"),
        ("rules space --coverage --tests /nowhere", "no folder /nowhere"),
        ("lint /nowhere", "a pack is a folder"),
        ("scenario", "name scenario files"),
        ("scenario /nowhere.toml", "no file or folder"),
        ("play catacombs --players 7", "2 to 6 players"),
        ("play catacombs --option side=C", "sides A and B"),
        ("play catacombs --option promo=maybe", "promo"),
        ("play catacombs --layout random", "no option 'layout'"),
        ("simulate catacombs --layout random", "only one layout"),
        ("simulate space --bots clever", "no bot 'clever'"),
        ("simulate space --games 0", "at least one game"),
        ("simulate space --jobs 0", "--jobs"),
        ("bench space --seconds 0", "--seconds"),
        ("perft space --depth -1", "--depth"),
        ("replay /nowhere.json", "cannot read"),
    ],
)
def test_wrong_input_is_told_in_one_line(line: str, said: str, capsys: Captured) -> None:
    """Exit code 2, one line on stderr, nothing else."""
    code, out, err = run(capsys, *line.split())
    assert (code, out) == (2, "")
    assert said in err and err.startswith("burgle: ") and err.count("\n") == 1


# ---------------------------------------------------------------------- looking things up


def test_games(capsys: Captured) -> None:
    _, out, _ = run(capsys, "games")
    assert "space" in out and "In! Space!" in out and "layout" in out
    _, out, _ = run(capsys, "games", "--json")
    assert [game["id"] for game in json.loads(out)] == list(GAMES)


def test_cards(capsys: Captured, tmp_path: Path) -> None:
    _, out, _ = run(capsys, "cards", "space")
    assert len(out.splitlines()) > 60
    _, out, _ = run(capsys, "cards", "sp", "exterm")
    assert out.startswith("Exterminator (5 Skill)") and "3 Swords" in out
    _, out, _ = run(capsys, "cards", "space", "FAZR", "--json")
    assert json.loads(out)[0] | {"text": [], "quip": ""} == {
        "id": "fazr", "name": "FAZR", "deck": "reserve", "copies": 15, "faction": None, "cost": 2, "fight": None,
        "attack": False, "danger": False, "points": 0, "points_depend": False, "play": "skill 1; sword 2", "text": [],
        "quip": "",
    }  # fmt: skip
    (tmp_path / "cards.toml").write_text('[[card]]\nid = "fazr"\ncost = 3\n')
    _, out, _ = run(capsys, "cards", "space", "fazr", "--json", "--pack", str(tmp_path))
    assert json.loads(out)[0]["cost"] == 3


def test_the_guide_is_told_in_plain_words(capsys: Captured) -> None:
    for lang, title in (("en", "MOVING THROUGH THE SHIP"), ("de", "UNTERWEGS IM SCHIFF")):
        code, out, _ = run(capsys, "rules", "space", "--guide", "--lang", lang)
        assert code == 0 and f"\n\n{title}\n\n" in out and not {"{", "*"} & set(out)


def test_rules(capsys: Captured) -> None:
    _, out, _ = run(capsys, "rules", "space", "SP-066")
    assert out.startswith("SP-066 ")
    _, out, _ = run(capsys, "rules", "space", "telepad", "telepass", "--json")
    assert "SP-128" in [clause["id"] for clause in json.loads(out)]
    _, out, _ = run(capsys, "rules", "space")
    assert "SP-001" in out and "SP-259" in out


def test_rules_coverage(capsys: Captured, tmp_path: Path) -> None:
    """What no test cites is missing, and that is a failed check."""
    (tmp_path / "test_one.py").write_text('def test_it():\n    """SP-001: so it is."""\n')
    code, out, _ = run(capsys, "rules", "space", "--coverage", "--tests", str(tmp_path))
    assert code == 1 and "SP-001  test_one.py: test_it" in out and "MISSING" in out
    (tmp_path / "test_one.py").write_text("def (")
    code, _, err = run(capsys, "rules", "space", "--coverage", "--tests", str(tmp_path))
    assert code == 2 and "test_one.py" in err


# ---------------------------------------------------------------------- checks


def test_lint(capsys: Captured, tmp_path: Path) -> None:
    """The game is fine; a mistake is told with its line."""
    assert run(capsys, "lint")[:2] == (0, "fine\n")
    (tmp_path / "cards.toml").write_text('[[card]]\nid = "fazr"\nplay = "skil 1"\n')
    code, out, _ = run(capsys, "lint", str(tmp_path), "--game", "space")
    assert code == 1 and "cards.toml:3" in out and "1 to mend" in out


def test_scenario(capsys: Captured, tmp_path: Path) -> None:
    """Passed, failed and unreadable scenarios."""
    head = '[[scenario]]\nname = "N"\ngame = "space"\n[[scenario.step]]\n'
    file = tmp_path / "one.toml"
    file.write_text(head + "then = {over = 0}\n")
    code, out, _ = run(capsys, "scenario", str(file))
    assert code == 0 and "1 passed, 0 failed" in out
    (tmp_path / "two.toml").write_text(head + "then = {over = 1}\n")
    code, out, _ = run(capsys, "scenario", str(tmp_path))
    assert code == 1 and "1 passed, 1 failed" in out


# ---------------------------------------------------------------------- studies


def test_simulate(capsys: Captured, tmp_path: Path) -> None:
    """A table for people, the same as JSON, and in a file."""
    args = ["simulate", "space", "-n", "2", "--games", "2", "--bots", "random", "--seed", "5"]
    code, out, _ = run(capsys, *args)
    assert code == 0 and "2 games of space, 2 players" in out
    file = tmp_path / "out.json"
    _, out, _ = run(capsys, *args, "--json", "--out", str(file), "--layout", "HY,DC,ML; PR,AR,EN")
    data = json.loads(out)
    assert data == json.loads(file.read_text()) and data["games"] == 2 and len(data["used"]["layouts"]) == 2


def test_bench(capsys: Captured) -> None:
    code, out, _ = run(capsys, "bench", "--seconds", "0.05", "--json")
    assert code == 0 and json.loads(out)["decisions_per_second"] > 0
    _, out, _ = run(capsys, "bench", "space", "--seconds", "0.05")
    assert "decisions/s" in out


def test_perft(capsys: Captured) -> None:
    """The count by first options adds up, matches plain search, and is the same every time."""
    _, out, _ = run(capsys, "perft", "space", "--depth", "3", "--divide", "--json", "--seed", "2")
    data = json.loads(out)
    state = burgle.new_game("space", 2, 2, record=False).state
    assert data["sequences"] == sum(data["divide"].values()) == perft(state, 3)
    assert perft(state, 0) == 1 and perft(state, 1) == len(state.options)
    assert [code for code, _ in divide(state, 1)] == state.options
    code, out, _ = run(capsys, "perft", "space", "-d", "2", "--divide")
    assert code == 0 and "sequences of 2 decisions" in out and "play Hack" in out


# ---------------------------------------------------------------------- replays


def test_replay(capsys: Captured, save: Path) -> None:
    """A save is told turn by turn; a seat's own draws are told only to that seat."""
    code, out, _ = run(capsys, "replay", str(save))
    assert code == 0 and "Round 1: " in out and "The save ends here" in out
    assert "draws a card" in out and "draws Hack" not in out
    code, out, _ = run(capsys, "replay", str(save), "--seat", "2")
    assert "Bo draws Hack" in out and "Ann draws Hack" not in out
    assert run(capsys, "replay", str(save), "--seat", "4")[0] == 2


def test_verify(capsys: Captured, save: Path) -> None:
    """A true save is fine; one that plays otherwise fails the check; one of another form is bad input."""
    code, out, _ = run(capsys, "replay", str(save), "--verify")
    assert code == 0 and "fine, 60 answers" in out
    data = json.loads(save.read_text())
    save.write_text(json.dumps(data | {"hash": "0" * 32}))
    code, _, err = run(capsys, "replay", str(save), "--verify")
    assert code == 1 and "another position" in err
    save.write_text("{}")
    assert run(capsys, "replay", str(save), "--verify")[0] == 2


def test_random_layout(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    """A random layout is one of those there are, the same for the same seed; a simulation takes them all in turns."""
    import io

    said = []
    for seed in ("1", "1", "2"):
        monkeypatch.setattr("sys.stdin", io.StringIO("map\n"))
        said.append(run(capsys, "play", "space", "--layout", "random", "--seed", seed))
    assert said[0] == said[1] != said[2] and said[0][0] == 0
    args = ["simulate", "-n", "2", "--games", "3", "--bots", "random", "--layout", "random", "--json"]
    assert len(json.loads(run(capsys, *args)[1])["used"]["layouts"]) == 3


def test_play_in_a_pipe() -> None:
    """Without a terminal the game goes on in plain lines, and repeats what was typed."""
    done = process("-m", "burgle", "play", "space", "--seed", "3", "-n", "2", stdin="\nodds\nquit\n")
    assert done.returncode == 0 and done.stderr == ""
    assert "> odds" in done.stdout and "\x1b" not in done.stdout
    assert "burgle play --load last" in done.stdout


@pytest.mark.parametrize("game", list(GAMES))
def test_every_command_knows_every_game(game: str, capsys: Captured, tmp_path: Path) -> None:
    """What looks things up and what studies them takes each game by its id."""
    prefix = {"space": "SP", "catacombs": "CA", "legacy": "L1", "darkest": "L2"}[game]
    code, out, _ = run(capsys, "cards", game)
    assert code == 0 and len(out.splitlines()) > 60 and max(map(len, out.splitlines())) <= 100
    code, out, _ = run(capsys, "rules", game, f"{prefix}-050")
    assert code == 0 and out.startswith(f"{prefix}-050 ")
    code, out, _ = run(capsys, "perft", game, "-d", "2", "--divide", "--seed", "1")
    assert code == 0 and "sequences of 2 decisions" in out
    code, out, _ = run(capsys, "bench", game, "--seconds", "0.05")
    assert code == 0 and "decisions/s" in out
    code, out, _ = run(capsys, "simulate", game, "-n", "2", "--games", "2", "--bots", "random")
    assert code == 0 and f"2 games of {game}, 2 players" in out
    played = burgle.new_game(game, 2, 5)
    while len(played.codes) < 90:
        played.apply(played.decision.options[-1])
    file = tmp_path / "game.json"
    file.write_text(played.to_json())
    code, out, _ = run(capsys, "replay", str(file), "--seat", "1")
    assert code == 0 and "goes to" in out
    assert run(capsys, "replay", str(file), "--verify")[0] == 0


def test_devices_are_listed_with_their_use(capsys: Captured) -> None:
    """A card that is never owned is told by what its use does and takes."""
    _, out, _ = run(capsys, "cards", "catacombs")
    text = out.split("Locked Trunk")[1].splitlines()[1]
    assert text == "    To use it, also spend 1 Lockpick. Use: take a random Major Secret."
    _, out, _ = run(capsys, "simulate", "catacombs", "-n", "2", "--games", "2", "--bots", "random", "--option",
                    "side=A;B", "--option", "promo=yes")  # fmt: skip
    assert "2 games of catacombs" in out


# ---------------------------------------------------------------- languages


def test_cards_in_another_language(capsys: Captured) -> None:
    code, out, _ = run(capsys, "cards", "space", "hack", "--lang", "de")
    assert code == 0 and out.startswith("Hack (Startkarte)") and "+1 Geschick" in out
    code, out, _ = run(capsys, "cards", "catacombs", "wishing", "--lang", "de", "--json")
    assert code == 0 and json.loads(out)[0]["text"][1] == "Benutzen: 2 Karten ziehen."
    code, _, err = run(capsys, "cards", "space", "hack", "--lang", "fr")
    assert code == 2 and "de, en" in err


def test_a_game_in_another_language() -> None:
    lines = "play all\nwhy move CO3\nlog\nend\nquit\n"
    done = process("-m", "burgle", "play", "space", "--seed", "5", "--plain", "--lang", "de", stdin=lines)
    assert done.returncode == 0 and "brauchst du 4 Stiefel" in done.stdout and "spielt Hack" in done.stdout
    assert "Di plays" not in done.stdout and "Aus dem Beutel: " in done.stdout


def test_coverage_as_data(capsys: Captured) -> None:
    """The list of clauses with their tests, for programs."""
    code, out, _ = run(capsys, "rules", "space", "--coverage", "--json", "--tests", str(ROOT / "tests"))
    data = json.loads(out)
    assert code == (1 if data["missing"] or data["unknown"] else 0)
    assert {one["id"] for one in data["clauses"] if not one["tests"]} == set(data["missing"])
    assert next(one for one in data["clauses"] if one["id"] == "SP-066")["tests"]


@pytest.mark.parametrize("game", list(GAMES))
def test_lists_of_cards_are_in_words(game: str, capsys: Captured) -> None:
    """The list tells each card whole, in the words that its effects write, not in their code."""
    _, out, _ = run(capsys, "cards", game)
    assert ".." not in out and "choose(" not in out and "; draw 1" not in out
    folded = " ".join(out.split())
    rules = burgle.new_game(game, 2, 1).rules
    for card in rules.cards:
        assert " ".join(card_line(rules, card).split()) in folded
    _, out, _ = run(capsys, "cards", game, "--lang", "de")
    assert "Geschick" in out


def test_positions(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """A save's position after any answer, whole or as a seat knows it; a position in words; mistakes with their place."""
    import io

    game = burgle.new_game("catacombs", 3, 4)
    texts = [game.position()]
    while len(game.codes) < 30:
        game.apply(game.decision.options[0])
        texts.append(game.position())
    save = tmp_path / "game.json"
    save.write_text(game.to_json())
    assert main(["position", str(save)]) == 0 and capsys.readouterr().out.strip() == texts[-1]
    assert main(["position", str(save), "--at", "7"]) == 0 and capsys.readouterr().out.strip() == texts[7]
    assert main(["position", str(save), "--seat", "2"]) == 0
    own = capsys.readouterr().out.strip()
    assert own == game.position(1)
    assert main(["position", own]) == 0
    said = capsys.readouterr().out
    assert "3 players" in said and "not known" in said and "as p1 knows it" in said and "decides" in said
    monkeypatch.setattr("sys.stdin", io.StringIO(texts[3] + "\n"))
    assert main(["position"]) == 0 and "hand Burgle" in capsys.readouterr().out
    for wrong, word in (
        ([str(save), "--at", "31"], "does not have that many answers"),
        ([str(save), "--at", "-1"], "does not have that many answers"),
        ([str(save), "--seat", "4"], "there is no seat 4"),
        ([own, "--at", "3"], "this is a position"),
        ([own.replace("/row=", "/rov=")], "check"),
        (["nothing"], "no file with one"),
    ):
        assert main(["position", *wrong]) == 2
        error = capsys.readouterr().err
        assert word in error and error.count("\n") == 1, error
