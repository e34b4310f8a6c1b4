"""`burgle campaign ...`: a campaign at the keyboard from its founding to its end, kept, rewound, branched, passed on."""

from __future__ import annotations

import dataclasses
import io
import json
from pathlib import Path

import pytest

from burgle.campaign.file import read_file
from burgle.campaign.pack import read_pack
from burgle.campaign.vault import vault_name, workshop, write_vault
from burgle.cli import main
from burgle.cli.app import CAMPAIGN
from tests.table.releases.campaigns import shelf_with

Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def own_shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Campaigns go to a folder of the test."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


def run(capsys: Captured, *args: str) -> tuple[int, str, str]:
    code = main(["campaign", *args])
    said = capsys.readouterr()
    return code, said.out, said.err


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(line + "\n" for line in lines)))


def test_every_command_is_there(capsys: Captured) -> None:
    code, out, _ = run(capsys, "--help")
    assert code == 0
    for name, _, summary in CAMPAIGN:
        assert name in out and summary[:20] in out


def test_a_game_is_given_up_at_the_keyboard(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    """L1-164, RULING 66: asked once more, then everybody falls and the closing is played."""
    assert run(capsys, "new", "three-nights", "--players", "Ann")[0] == 0
    typed(monkeypatch, "", "forfeit", "no", "play all", "forfeit", "yes", *["1"] * 12)
    code, out, err = run(capsys, "play", "--plain", "--seed", "3", "--bots", "random")
    assert code == 0 and "Then it goes on." in out and "The game is given up" in out, err
    assert "Game 2 of 3 is next" in run(capsys, "show")[1]


def test_what_the_story_asks_a_hand_is_asked_at_the_keyboard(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    """campaign.md 5.6: a bot walks for a character that nobody has, and never chooses for good."""
    assert run(capsys, "new", "three-nights", "--players", "Ann")[0] == 0
    typed(monkeypatch, "", *["play all", "end", "nonsense", "1"] * 400)
    code, out, err = run(capsys, "play", "--plain", "--seed", "3", "--bots", "greedy")
    assert code == 0 and "is played by a bot, but this is for you to choose (" in out, err


def test_a_campaign_is_founded_left_gone_on_with_and_rewound(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """L1-171, L1-173: what was written is there again; a game that was left waits where it was."""
    assert run(capsys, "show")[1].startswith("There is no campaign here yet")
    code, out, _ = run(capsys, "new", "three-nights", "--players", "Ann,Bo", "--title", "Ours")
    assert code == 0 and "Ours begins: Ann, Bo" in out
    typed(monkeypatch, "", "quit")
    code, out, _ = run(capsys, "play", "--plain", "--seed", "3")
    assert code == 0 and "A Letter Under the Door" in out and "Tobias Wick" in out and "Game 1 is kept" in out
    assert "part a" not in out  # pages, no references
    code, out, _ = run(capsys, "history")
    assert "game 1 begins: Ann, Bo" in out
    assert run(capsys, "export", str(tmp_path / "left"))[0] == 0
    assert (
        b'{"paused":3,"entries":[["opened"' in (tmp_path / "left").read_bytes()
    )  # what the game has left for good so far
    assert "a game is being played" in run(capsys, "member", "c", "Cy")[2]
    typed(monkeypatch, "quit")
    code, out, _ = run(capsys, "play", "--plain", "--lang", "de")
    assert code == 0 and "Game 1 is kept" in out
    code, out, _ = run(capsys, "rewind", "2")
    assert code == 0 and "game 1 is next" in out
    assert run(capsys, "member", "c", "Cy", "--called", "Rook")[0] == 0
    assert run(capsys, "name", "company", "Tuners", "&", "Sons")[0] == 0
    code, out, _ = run(capsys, "show", "--lang", "de")
    assert "Als Nächstes kommt Spiel 1 von 3." in out and "Cy spielt Rook" in out
    told = json.loads(run(capsys, "show", "--json")[1])
    assert told["wrote"]["company"] == "Tuners & Sons"
    assert "kein" not in run(capsys, "history", "--lang", "de")[1]


def test_a_name_outlasts_a_game_that_is_left_and_a_power_cut(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """L1-173: what was named on a page is written down at once, and nobody is asked again; so is every answer."""
    assert run(capsys, "new", "small-print", "--name", "ours", "--players", "Ann,Bo")[0] == 0
    typed(monkeypatch, "", "Branch Line", "Tilly", "play all", "quit")
    code, out, _ = run(capsys, "play", "--plain", "--seed", "3")
    assert code == 0 and out.count("needs a name") == 2 and "Game 1 is kept" in out
    assert "Game 1 of 10 has begun" in run(capsys, "show")[1]
    assert "is called Tilly" in run(capsys, "history")[1]

    def pulled(*args: object) -> None:
        raise SystemExit("the plug is pulled")

    typed(monkeypatch, "", "end", "quit")
    with monkeypatch.context() as patch, pytest.raises(SystemExit):
        patch.setattr("burgle.cli.campaign.kept", pulled)
        main(["campaign", "play", "--plain"])
    assert "needs a name" not in capsys.readouterr().out
    kept = next((tmp_path / "data").rglob("*.paused"))
    assert len(json.loads(kept.read_bytes())["codes"]) == 6, "five cards, and the end of the turn"

    assert run(capsys, "new", "small-print", "--name", "others", "--players", "Ann,Bo")[0] == 0
    for words, left in ((("", "Branch Line", "Tilly"), 0), (("", "play all", "undo"), 0), (("", "play all"), 5)):
        typed(monkeypatch, *words)
        with monkeypatch.context() as patch, pytest.raises(SystemExit):
            patch.setattr("burgle.cli.campaign.kept", pulled)
            main(["campaign", "play", "others", "--plain", "--seed", "3"])
        codes = json.loads(kept.with_name("others.paused").read_bytes()).get("codes", ())
        assert len(codes) == left, "from the first question on, and what is taken back"


def test_a_campaign_moves_to_the_newest_edition_between_games(capsys: Captured) -> None:
    """Never in the middle of one, and never without a copy of what was."""
    pack = read_pack(workshop() / "three-nights")[0]
    newer = dataclasses.replace(pack, facts={**pack.facts, "version": pack.version + 1})
    with shelf_with([pack]) as shelf:
        assert run(capsys, "new", "three-nights", "--name", "ours")[0] == 0
        assert "already" in run(capsys, "edition")[1]
        assert "no edition 7" in run(capsys, "edition", "7")[2]
        (shelf / vault_name(newer)).write_bytes(write_vault(newer))
        assert json.loads(run(capsys, "show", "--json")[1])["version"] == 1
        code, out, _ = run(capsys, "edition")
        assert code == 0 and "game 1 will be played with three-nights 2" in out
        assert json.loads(run(capsys, "show", "--json")[1])["version"] == 2
        kept = Path(out.rpartition(" ")[2].strip())
        assert main(["verify", str(kept)]) == 0 and read_file(kept.read_bytes()).log.now.version == 1


@pytest.fixture
def finished(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    """A campaign that bots have played to its end."""
    run(capsys, "new", "three-nights", "--name", "ours")
    run(capsys, "member", "a", "--left")
    for game in (1, 2, 3):
        typed(monkeypatch)
        code, _, err = run(capsys, "play", "ours", "--plain", "--bots", "random", "--seed", str(game), "-n", "2")
        assert code == 0, err


@pytest.mark.usefixtures("finished")
def test_a_finished_campaign_is_verified_exported_imported_and_played_on(
    capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """L1-185: after the last game the copy stays; the file holds everything and is checked on the way in."""
    code, out, _ = run(capsys, "verify")
    assert code == 0 and [line.split(":")[0] for line in out.splitlines()] == ["game 1", "game 2", "game 3"]
    assert "fine" in out
    typed(monkeypatch)
    code, out, _ = run(capsys, "play", "--plain", "--bots", "random", "--seed", "5")  # from here on with the copy
    assert code == 0 and "is over: this is a game with its copy" in out
    assert "free" not in run(capsys, "history")[1] and "is over" in run(capsys, "show")[1]
    file = tmp_path / "ours.file"
    assert run(capsys, "export", str(file))[0] == 0
    assert "already, as ours" in run(capsys, "import", str(file))[2]
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "elsewhere"))
    assert run(capsys, "import", str(file), "--name", "theirs")[0] == 0
    assert run(capsys, "verify", "theirs")[0] == 0
    assert run(capsys, "branch", "3", "again", "--campaign", "theirs")[0] == 0
    code, out, _ = run(capsys, "compare", "theirs", "again")
    assert code == 0 and "reports: Game 3" in out and "map: " in out
    assert "reports: Game 2" in run(capsys, "compare", "theirs:3", "theirs")[1]
    assert len(run(capsys, "show")[1].splitlines()) == 2
    spoilt = tmp_path / "spoilt.file"
    spoilt.write_bytes(file.read_bytes().replace(b'"codes":[', b'"codes":[1,', 1))
    assert "was altered" in run(capsys, "import", str(spoilt), "--name", "x")[2]
    typed(monkeypatch, "quit")
    assert run(capsys, "free", "theirs", "--plain", "--side", "underworld", "--seed", "1")[0] == 0


def test_authors_have_their_tools(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    code, out, _ = run(capsys, "lint", "three-nights")
    assert code == 0 and out.endswith("fine\n")
    code, out, _ = run(capsys, "skim", "three-nights", "--times", "2", "--json")
    assert code == 0 and json.loads(out)["campaigns"] == 2
    code, out, _ = run(capsys, "tell", "three-nights", "worst", "--lang", "de")
    assert code == 0 and "Belegte Brote" in out
    typed(monkeypatch, "no")
    assert "stays closed" in run(capsys, "open-box", "three-nights")[2]
    typed(monkeypatch, "Three Nights")
    code, out, _ = run(capsys, "open-box", "three-nights")
    assert code == 0 and "passage:101: " in out and "story:en:101.a: " in out


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["new", "three-mights"], "did you mean three-nights"),
        (["play"], "there are campaigns here: none yet"),
        (["show", "nobody"], "there is no campaign 'nobody'"),
        (["new", "three-nights", "--players", "A,B,C,D,E"], "4 characters"),
        (["lint", "nowhere"], "a campaign is a folder"),
        (["tell", "three-nights", "nowhere"], "there is no route"),
        (["export", "here", "there"], "nothing takes 'there'"),
    ],
)
def test_wrong_usage_is_told(capsys: Captured, args: list[str], told: str) -> None:
    code, _, err = run(capsys, *args)
    assert code == 2 and told in err
