"""What the terminal shows: looking things up, the others' turns, saved games, the screen of 80 x 24."""

from __future__ import annotations

import io
import re
from dataclasses import replace
from pathlib import Path

import pytest
from rich.console import Console

import burgle
from burgle.bots import ADVISER, BOTS
from burgle.bots.levels import LEVELS
from burgle.bots.planner import PlannerBot
from burgle.cli import main
from burgle.cli.terminal import info, saves
from burgle.cli.terminal.screen import ColourScreen
from burgle.cli.terminal.seats import Seats
from burgle.cli.terminal.table import TerminalTable
from tests.test_terminal import NAMES, Scripted, sit


@pytest.fixture(autouse=True)
def own_state_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that are left go to a folder of the test."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


# ---------------------------------------------------------------------- what is looked up


def test_looking_changes_nothing() -> None:
    """No command that looks touches the game, and each has something to say."""
    looks = [
        "help", "map", "map CO", "map list", "map hydro", "map CB4", "where", "way CM9", "way pods", "odds", "odds 5",
        "row", "hand", "deck", "discard", "market", "card exterminator", "card 1", "card s", "token med kit",
        "rules lock", "rules SP-066", "log", "log 3", "status", "players", "preview end", "preview 11", "options",
    ]  # fmt: skip
    start = sit([])[0].game.hash()
    table, text = sit(looks)
    assert table.game.hash() == start
    assert max(map(len, text.splitlines())) <= 80
    for line in looks:
        said = text.split(f"> {line}\n")[1].split("\n> ")[0]
        assert len(said) > 10, line
        assert "do not understand" not in said, line


def test_map_shows_everything() -> None:
    """The drawing has every module, every space, and the pawn; a module's own map lists every exit."""
    table, text = sit(["map"])
    drawn = text.split("> map\n")[1]
    for module in table.board.modules:
        assert f"{module.code} {module.name}" in drawn
    assert "1@(AB)" in drawn and re.search(r"#\d", drawn) and "POD" in drawn
    for module in table.board.modules:
        _, text = sit([f"map {module.code}"])
        for space in table.board.spaces(module):
            line = next(line for line in text.splitlines() if line.startswith(f"{space.key} {space.name}"))
            listed = text[text.index(line) :].split("\n" + space.key[:2])[0]
            for way in space.exits:
                assert table.game.rules.spaces[way.to].key in listed.replace("\n", " ")


def test_odds_are_those_of_the_game() -> None:
    """The table of chances says what the engine says."""
    table, text = sit(["odds"])
    odds = table.game.odds()
    assert f"draws {odds['draws']} of {odds['bag']} cubes" in text
    assert f"{odds['seats'][0]['damage'][0]:8.0%}" in text


def test_terminal_never_reads_the_state() -> None:
    """All that is shown comes through the game's views; only a bot is handed the state."""
    folder = Path(burgle.__file__).parent / "cli" / "terminal"
    reads = [
        line.strip()
        for file in folder.glob("*.py")
        for line in file.read_text("utf-8").splitlines()
        if ".state" in line
    ]
    assert sorted(line for line in reads if not line.startswith(("from ", "import "))) == [
        "code = mind.decide(self.game.state)",
        "thought = bot.consider(self.game.state)",
    ]


# ---------------------------------------------------------------------- other players


def test_digest_of_the_others() -> None:
    """After the bots' turns there is one line for each, without the routine."""
    _, text = sit(["", "end", "", "end"], players=4, bots="greedy")
    digest = text.split("> end\n")[1].split("Round ")[0].replace("\n  ", " ")
    assert [line.split()[0] for line in digest.splitlines() if " plays " in line] == ["Bo", "Cy", "Di"]
    assert " draws a card" not in digest


@pytest.mark.parametrize(
    ("lang", "after", "sort"), [("en", "only after the game", "to win"), ("de", "erst nach dem Spiel", "Siegchance")]
)
def test_bots_say_why(lang: str, after: str, sort: str) -> None:
    """Who weighs plans tells what it expected, in words without a card: when the game is over, or at once if wanted."""
    played = burgle.new_game("space", 2, 7, first=0)
    quick = PlannerBot(3, replace(LEVELS["expert"], rounds=0, worlds=2, ideas=3))
    screen = Scripted(["thoughts", *["", "end"] * 3])
    table = TerminalTable(played, Seats(NAMES[:2], ["", "expert"]), {1: quick}, screen, lang=lang)
    table.run()
    assert after in screen.text and sort not in screen.text
    heard = table.reasons.heard
    assert len(heard) >= 2 and {one.seat for one in heard} == {1} and all(sort in one.text for one in heard)
    table.reasons.at_once, table.reasons.told = True, 0
    told = table.reasons.news()
    assert table.reasons.look("") == told and not table.reasons.news()
    assert str(told[0]).startswith(("Round 1, Bo: ", "Runde 1, Bo: "))
    _, silent = sit(["", "end", "quit"], bots="greedy", lang=lang)
    assert sort not in silent


def test_curtain() -> None:
    """Between persons the screen is passed on, and nobody is shown another's hand."""
    _, text = sit(["", "", "end", "", "hand", "", "end", ""], bots="")
    parts = text.split("Pass the device to ")
    assert [part.split(".")[0] for part in parts[1:]] == ["Ann", "Bo", "Ann"]
    assert "Bo, press Enter when nobody else is looking." in text
    assert "draws" not in parts[2].split("press Enter")[0]
    assert "Hand: " not in parts[2].split("press Enter")[0]
    assert parts[2].count("Hand: ") == 1 and "Round 1, Bo." in parts[2]


# ---------------------------------------------------------------------- keeping games


def test_save_and_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """A saved game goes on where it was, with the same names and bots."""
    file = tmp_path / "game.json"
    table, text = sit(["", f"save {file}", "save"], players=3)
    assert text.count("Saved.") == 2
    opened = burgle.load(file.read_text("utf-8"))
    assert opened.hash() == table.game.hash()
    monkeypatch.setattr("sys.stdin", io.StringIO("players\n"))
    assert main(["play", "--load", str(file)]) == 0
    said = capsys.readouterr().out
    assert "Cy" in said and "Skill" in said
    assert saves.read(str(file))[1] == {"names": ["Ann", "Bo", "Cy"], "bots": ["", "random", "random"]}


def test_save_spares_other_files(tmp_path: Path) -> None:
    """What is not a save is not overwritten, and a bad place is told."""
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann")
    _, text = sit([f"save {file}", f"save {tmp_path}/no/where.json", "save"])
    assert file.read_text() == "Dear Ann" and "something else" in text and "Cannot write" in text


def test_leaving_keeps_the_game(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Quit, the end of the input and Ctrl-C all keep the game for `--load last`."""
    table, text = sit(["", "quit"])
    assert "burgle play --load last" in text
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert main(["play", "--load", "last"]) == 0
    assert "Skill" in capsys.readouterr().out
    saves.last_file().unlink()

    def interrupt(new: str) -> str | None:
        if "Hand:" in new:
            return ""
        raise KeyboardInterrupt

    table, _ = sit(interrupt)
    assert burgle.load(saves.last_file().read_text("utf-8")).hash() == table.game.hash()


# ---------------------------------------------------------------------- the colour screen


class Painted(ColourScreen):
    """A colour screen of 80 x 24 that remembers its pictures."""

    def __init__(self) -> None:
        super().__init__()
        self.paper = io.StringIO()
        self.console = Console(file=self.paper, width=80, height=24, force_terminal=True, highlight=False)
        self.pictures: list[str] = []
        self.turns = 0

    width = property(lambda self: 80)  # type: ignore[assignment]
    height = property(lambda self: 24)  # type: ignore[assignment]

    def clear(self) -> None:
        self.paper.seek(0)
        self.paper.truncate()

    hide = clear

    def ask(self, prompt: str = "> ") -> str | None:
        self.pictures.append(re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", self.paper.getvalue()))
        self.turns += 1
        steps = ["", "", "map", "map CM", "end"]
        return steps[self.turns % 5] if self.turns < 240 else None


def test_table_fits_the_screen() -> None:
    """Whatever the position, the table with its options fits 80 x 24 with the prompt below it."""
    game = burgle.new_game("space", 4, 3, first=0)
    screen = Painted()
    seats = Seats(NAMES[:4], ["", "greedy", "greedy", "greedy"])
    TerminalTable(game, seats, {seat: BOTS["greedy"](seat) for seat in (1, 2, 3)}, screen).run()
    tables = [picture for picture in screen.pictures if "RAGE" in picture]
    assert len(tables) > 20
    for picture in screen.pictures:
        assert max(map(len, picture.splitlines())) <= 80, picture
    assert max(picture.count("\n") for picture in tables) <= 23
    maps = [picture for picture in screen.pictures if "zoom in" in picture]
    assert maps and max(picture.count("\n") for picture in maps) <= 23


class Small(Painted):
    """A colour screen of another size, with a script."""

    def __init__(self, width: int, height: int, lines: list[str]) -> None:
        super().__init__()
        self.size = width, height
        self.console = Console(file=self.paper, width=width, height=height, force_terminal=True, highlight=False)
        self.lines = iter(lines)

    width = property(lambda self: self.size[0])  # type: ignore[assignment]
    height = property(lambda self: self.size[1])  # type: ignore[assignment]

    def ask(self, prompt: str = "> ") -> str | None:
        super().ask(prompt)
        return next(self.lines, None)


def pictures(width: int, height: int, game: str, lines: list[str]) -> list[str]:
    """What a small screen shows before each line of a script, and after the last."""
    screen = Small(width, height, lines)
    played = burgle.new_game(game, 2, 7, first=0)
    TerminalTable(played, Seats(NAMES[:2], ["", "greedy"]), {1: BOTS["greedy"](1)}, screen).run()
    return screen.pictures


@pytest.mark.parametrize("game", ["space", "catacombs"])
def test_small_screen_keeps_what_matters(game: str) -> None:
    """50 x 16: messages keep their beginning, the boss stays in sight, every card of the row keeps its number."""
    shown = pictures(50, 16, game, ["options", "play all", "why buy 6", "why fight 10"])[2:]
    assert len(shown) == 3
    for picture in shown:
        assert picture.count("\n") <= 15 and max(map(len, picture.splitlines())) <= 50
        assert "RAGE" in picture and "CLANK" in picture
        assert all(re.search(rf"[ >]{number} +[A-Z]", picture) for number in range(1, 10))
    assert "Ann plays Scramble" in shown[0]
    assert re.search(r"\n (acquire|fight) [^:]+: You", shown[1])
    assert "\n fight G" in shown[2]


def test_tiny_screen_cuts_the_end_of_a_message() -> None:
    """Where even the message has no room, its beginning is shown, and that it goes on."""
    picture = pictures(40, 12, "space", ["options", "why buy 3"])[-1]
    assert "\n acquire Getaway Pilot: You need 4" in picture and picture.count("\n") <= 12


# ---------------------------------------------------------------------- hints


@pytest.fixture
def quick_adviser(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who gives hints looks at few plans, and takes its time: worlds are its budget."""
    level = replace(LEVELS["master"], rounds=0, worlds=1, ideas=2)
    monkeypatch.setitem(BOTS, ADVISER, lambda seed: PlannerBot(seed, level))
    monkeypatch.setattr(info, "HINT_MILLIS", 0)


@pytest.mark.parametrize("game", ["space", "catacombs", "legacy", "darkest"])
def test_a_hint_is_what_the_bot_of_the_table_would_do(game: str, quick_adviser: None) -> None:
    """By number and words, with a reason, in the language of the table; it can be typed, and nothing is done by it."""
    for seed, lang, head in ((1, "en", "My advice: "), (2, "de", "Mein Tipp: ")):
        before = burgle.new_game(game, 2, seed, first=0)
        while before.decision.who != 0:
            before.apply(BOTS["random"](1).decide(before.state))
        table, text = sit(["hint", "hint"], seed=seed, game=game, lang=lang)
        told = [" ".join(part.split()) for part in re.findall(rf"{head}(.*?[.!])\n(?:>|$|\w)", text + "\n>", re.DOTALL)]
        entry = next(e for e in table.menu().legal if e.code == BOTS[ADVISER](0).decide(table.game.state))
        assert told == [told[0]] * 2 and told[0].startswith(f"{entry.number} {entry.label} \u2013 "), text
        assert table.game.hash() == before.hash() and table.menu().find(str(entry.number)).codes == (entry.code,)


@pytest.mark.long(70)
def test_hints_all_the_way_lead_to_the_end(quick_adviser: None) -> None:
    """Whatever is asked, there is a hint for it, and it can be followed by its number."""
    numbers: list[str] = []
    asked: list[str] = []

    def follow(said: str) -> str | None:
        found = re.findall(r"My advice: (\d+)\s", said)
        numbers.extend(found)
        asked.append(said)
        return None if len(asked) > 4000 else found[0] if found else "hint"

    table, text = sit(follow, game="legacy", seed=5)
    assert table.game.over and len(numbers) > 40 and "do not understand" not in text
    assert "% (\u00b1 " in text and "The best alternative begins with" in text


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_browser_gives_the_same_reasons(lang: str) -> None:
    """What a hint says is the same in both places."""
    root = Path(__file__).resolve().parent.parent
    said = [
        re.findall(r"^hint-(?:says|why-[\w-]+) = .*$", path.read_text("utf-8"), re.MULTILINE)
        for path in (root / f"web/src/words/aid.{lang}.ftl", root / f"src/burgle/cli/{lang}.ftl")
    ]
    assert said[0] == said[1] and len(said[0]) > 15
