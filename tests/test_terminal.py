"""The game in the terminal: a scripted person at the keyboard, in plain lines and on the screen of 80 x 24."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

import burgle
from burgle.bots import BOTS
from burgle.cli import main
from burgle.cli.terminal.screen import Screen
from burgle.cli.terminal.seats import Seats
from burgle.cli.terminal.table import TerminalTable
from burgle.cli.texts import card_line
from burgle.game import Game
from burgle.kernel.engine import advance

NAMES = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo"]


@pytest.fixture(autouse=True)
def own_state_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that are left go to a folder of the test."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


class Scripted(Screen):
    """A plain screen with a script for a person."""

    def __init__(self, lines: Iterable[str] | Callable[[str], str | None]) -> None:
        super().__init__()
        self.said: list[str] = []
        self.script = iter(lines) if not callable(lines) else None
        self.player = lines if callable(lines) else None
        self.heard = 0

    def say(self, *lines: object) -> None:
        from burgle.cli.terminal.screen import wrap

        for line in lines:
            self.said += wrap(line if isinstance(line, str) else str(line), self.width)

    def ask(self, prompt: str = "> ") -> str | None:
        new = "\n".join(self.said[self.heard :])
        line = self.player(new) if self.player is not None else next(self.script or iter(()), None)
        self.heard = len(self.said)
        self.say(prompt + (line or ""))
        return line

    @property
    def text(self) -> str:
        """All that was said."""
        return "\n".join(self.said)


def sit(
    lines: Iterable[str] | Callable[[str], str | None],
    players: int = 2,
    bots: str = "random",
    seed: int = 7,
    change: Callable[[Game], None] | None = None,
    game: str = "space",
    lang: str = "en",
    **options: str,
) -> tuple[TerminalTable, str]:
    """Play a game by a script from seat 0 (all seats if `bots` is empty); gives the table and what was said."""
    played = burgle.new_game(game, players, seed, first=0, **options)
    if change is not None:
        change(played)
    kinds = ["", *[bots] * (players - 1)]
    minds = {seat: BOTS[kind](seat) for seat, kind in enumerate(kinds) if kind}
    screen = Scripted(lines)
    table = TerminalTable(played, Seats(NAMES[:players], kinds), minds, screen, lang=lang)
    table.run()
    return table, screen.text


def at(room: str, **pools: int) -> Callable[[Game], None]:
    """Stand somewhere, with no card in hand and something in the pools."""

    def change(game: Game) -> None:
        p = game.state.players[0]
        p.room = game.rules.space_ids[room]
        p.discard += p.hand
        p.hand = []
        for name, n in pools.items():
            setattr(p, name, n)
        advance(game.state)

    return change


def space_of(table: TerminalTable) -> str:
    """Where seat 0 stands."""
    return str(table.game.view(0)["players"][0]["space"])


# ---------------------------------------------------------------------- whole games


def anyhow(seed: int) -> Callable[[str], str | None]:
    """A person who answers with any number of the list."""
    dice = random.Random(seed)

    def answer(new: str) -> str | None:
        numbers: list[str] = []
        for line in reversed(new.rstrip().splitlines()):
            entry = re.match(r"  (\d+) ", line)
            if entry is None and not line.startswith("    "):
                break
            numbers += [entry[1]] if entry else []
        return dice.choice(numbers) if numbers else ""

    return answer


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_whole_game(players: int, seed: int) -> None:
    """A person who answers by numbers gets to the end of a game against bots, in lines of 80 columns at most."""
    table, text = sit(anyhow(seed), players, seed=seed)
    assert table.game.over
    assert "The game is over." in text
    assert max(map(len, text.splitlines())) <= 80
    assert "bo is out" not in text.casefold() or "Bo" in text
    assert not re.search(r"Player \d", text)


def test_whole_game_between_persons(monkeypatch: pytest.MonkeyPatch) -> None:
    """Persons at all seats, through the command itself."""
    import contextlib
    import io

    out = io.StringIO()
    answer, heard = anyhow(5), [0]

    class Keyboard(io.StringIO):
        def readline(self, size: int = -1, /) -> str:
            new, heard[0] = out.getvalue()[heard[0] :], len(out.getvalue())
            return (answer(new) or "") + "\n"

    monkeypatch.setattr("sys.stdin", Keyboard())
    with contextlib.redirect_stdout(out):
        assert main(["play", "space", "--hotseat", "--plain", "-n", "2", "--seed", "11", "--names", "Zoe,Max"]) == 0
    text = out.getvalue()
    assert "The game is over." in text and "Pass the device to Max." in text
    assert max(map(len, text.splitlines())) <= 80


# ---------------------------------------------------------------------- what is typed


def test_enter_plays_all_then_repeats() -> None:
    """A bare Enter plays the hand; the next one only tells the options again."""
    table, text = sit(["", ""])
    me = table.game.view(0)["players"][0]
    assert me["hand"] == [] and len(me["play"]) == 5 and len(table.game.codes) == 5
    assert text.count("end turn") == 2


@pytest.mark.parametrize(
    "line",
    ["xyzzy", "99", "play", "move", "move nowhere", "buy unicorn", "card", "token x", "why", "odds many", "way", ";"],
)
def test_nonsense_gets_a_hint_and_changes_nothing(line: str) -> None:
    """Whatever is typed, there is an answer, and the position stays as it was."""
    untouched, _ = sit([])
    table, text = sit([line])
    assert table.game.hash() == untouched.game.hash()
    said = text.split(f"> {line}\n")[1].splitlines()
    assert said and len(said[0]) > 10


def test_undo_and_reset() -> None:
    """Undo takes back what one line did; reset takes back the turn."""
    start = sit([])[0].game.hash()
    assert sit(["play all"])[0].game.hash() != start
    undone, text = sit(["play all", "undo"])
    assert undone.game.hash() == start and "Taken back: play" in text
    undone, _ = sit(["play hack", "play all", "undo", "undo"])
    assert undone.game.hash() == start
    reset, _ = sit(["play hack", "play all", "reset"])
    assert reset.game.hash() == start
    _, text = sit(["undo", "reset", "play all", "end", "u", "reset"])
    assert text.count("There is nothing to take back.") == 4  # a turn that has ended is over


def test_undo_stops_at_what_was_revealed() -> None:
    """A found Secret cannot be put back."""
    table, text = sit(["move CB2", "take minor", "undo"], change=at("CB1", boot=1))
    assert "cannot be taken back" in text
    assert space_of(table) == "CB2"


def test_why_cites_the_rule() -> None:
    """`why` answers for a number, a typed line and a bare space, each with its clause."""
    _, text = sit(["why 9", "why move CM2", "why end", "why CM2", "9", "why lord's vault"])
    assert text.count("(SP-066)") == 2
    assert "is locked: hack 2 data ports" in text and "SP-043" in text
    assert "Lord's Vault is locked" in " ".join(text.split()) and "(SP-143)" in text  # far, and its name has a space
    _, text = sit(["play all", "why end"])
    assert "You can" in text


def test_swords_are_used_only_when_they_keep_one_unhurt() -> None:
    """Enemies on the way: enough Swords are used and told; otherwise the person has to say it."""
    table, text = sit(["move CO4"], change=at("CO2", boot=1, sword=2))
    assert "1 Sword used" in text and space_of(table) == "CO4"
    assert table.game.view(0)["players"][0]["sword"] == 1
    table, text = sit(["move CO4"], change=at("CO2", boot=1))
    assert "you would be hurt" in text and "`move CO4 swords 0` (1 damage)" in " ".join(text.split())
    assert space_of(table) == "CO2"
    table, _ = sit(["move CO4 swords 0"], change=at("CO2", boot=1, sword=1))
    me = table.game.view(0)["players"][0]
    assert (me["space"], me["damage"], me["sword"]) == ("CO4", 1, 1)
    table, _ = sit(["move CO4 with 1 sword"], change=at("CO2", boot=1, sword=1))
    assert table.game.view(0)["players"][0]["damage"] == 0


@pytest.mark.parametrize("line", ["move CB4", "move cb4", "move 4", "m freight", "go lift", "13"])
def test_spaces_go_by_key_number_and_name(line: str) -> None:
    """A space is meant by its key, its number here, or a part of its name."""
    table, _ = sit([line], change=at("CB1", boot=1))
    assert space_of(table) == "CB4"


def test_far_goals_are_walked_or_told() -> None:
    """With enough Boots a far goal is walked in one go, and taken back in one go."""
    table, text = sit(["move CB5"], change=at("CB1", boot=2))
    assert space_of(table) == "CB5" and "CB4, CB5 (2 boots)" in text
    table, text = sit(["move CB5"], change=at("CB1", boot=1))
    assert space_of(table) == "CB1" and "too far" in text
    table, text = sit(["move CB5", "undo"], change=at("CB1", boot=2))
    assert space_of(table) == "CB1"
    table, text = sit(["move CB7"], change=at("CB1", boot=2))
    assert space_of(table) == "CB2" and "Stopped before CB7" in text  # a Secret asks


def test_getting_things_by_name_and_number() -> None:
    """Cards are had by name or place in the row, market items by name; a place that is empty says so."""
    table, _ = sit(["acquire FAZR", "buy 7", "a fazr"], change=at("CB1", skill=6))
    assert table.game.view(0)["players"][0]["discard"].count("fazr") == 3
    table, text = sit(["fight g0b"], change=at("CB1", sword=2))
    assert "Ann beats G0B-L1N" in text and table.game.view(0)["players"][0]["sword"] == 0
    table, text = sit(["buy 1", "buy 1"], change=at("CB1", skill=20))
    assert "empty" in text
    table, _ = sit(["buy med", "market"], change=at("CB3", gold=7))
    assert "med_kit" in table.game.view(0)["players"][0]["tokens"]


def test_questions_are_answered_in_words() -> None:
    """An offer takes y, n, a number or its words; other actions have to wait."""
    table, text = sit(["move CB2", "move CB7", "n"], change=at("CB1", boot=2))
    assert "Answer it first" in text and space_of(table) == "CB2"
    table, text = sit(["move CB2", "minor"], change=at("CB1", boot=2))
    assert "Ann finds" in text


def test_several_commands_on_a_line() -> None:
    """Semicolons join commands; the first that fails stops the line."""
    table, _ = sit(["move CB4; ride CO1"], change=at("CB1", boot=1))
    assert space_of(table) == "CO1"
    table, _ = sit(["move CM9; move CB4"], change=at("CB1", boot=1))
    assert space_of(table) == "CB1"


def test_why_reads_numbers_as_the_commands_do() -> None:
    """A verb with a number means the same entry of the list to `why` as it does when it is carried out."""
    table, _ = sit(["play all"])
    entries = {e.number: e for e in table.menu().entries}
    walk = next(e for e in entries.values() if e.verb == "move")
    lines = ["why buy 3", f"why move {walk.number}", f"why {walk.number}", "why fight 10", f"why buy {walk.number}"]
    _, text = sit(["play all", *lines, f"buy {walk.number}", "buy 99", "why buy 99", "why 99", "why move 4"])
    told = {line: text.split(f"> {line}\n")[1].split("\n> ")[0] for line in lines}
    assert told["why buy 3"].startswith(f"{entries[3].label}: ")
    assert told[f"why move {walk.number}"] == f"{walk.label}: You can: `{walk.label}`." == told[f"why {walk.number}"]
    assert told["why fight 10"].startswith("fight G0B-L1N: ") and "understand" not in told["why fight 10"]
    assert told[f"why buy {walk.number}"] == f"{walk.number} is `{walk.label}`."
    assert text.count(f"{walk.number} is `{walk.label}`.") == 2
    assert text.count("There is no 99") == 3
    assert "move CB4: " in text  # no entry of that verb: the space of that number, as in `move 4`


def test_why_about_the_row_while_a_question_waits() -> None:
    """The numbers of the row hold while a question waits, too."""
    table, text = sit(["move CB2", "why buy 3"], change=at("CB1", boot=2))
    card = table.game.rules.cards[table.game.rules.card_ids[table.view()["row"][2]]]
    assert f"{card.name}: " in text.split("> why buy 3\n")[1]


def test_map_of_no_part() -> None:
    """Letters that only stand somewhere in a name are no part of the board; the number of a space is."""
    _, text = sit(["map ZZ", "map 4", "map CB4"])
    assert "There is no part `ZZ` of the board." in text
    assert text.count("CB Cargo Bay   on paths") == 2


def test_odds_of_more_cubes_than_there_are() -> None:
    """Nobody draws more cubes than there are."""
    table, text = sit(["odds 99", "odds 999999999999"])
    bag = table.game.odds()["bag"]
    assert text.count(f"There are only {bag} cubes to draw") == 2
    _, text = sit([f"odds {bag}"])
    assert f"draws {bag} of {bag} cubes" in text


def test_plain_lines_word_the_cards() -> None:
    """Without colours there is room for sentences: the row, the reserve and the hand in words, each sign once."""
    for game in ("space", "catacombs"):
        table, text = sit(["row", "hand"], game=game)
        folded = " ".join(text.split())
        cards, ids = table.game.rules.cards, table.game.rules.card_ids
        for key in filter(None, table.view()["row"]):
            assert card_line(table.game.rules, cards[ids[key]]) in folded
        assert "choose(" not in text and not re.search(r"skill \d;", text)
        assert "+2 Skill, +1 Boot." in text and "12 left, 7 points." in text


# ---------------------------------------------------------------- positions


def test_a_position_is_printed_and_pasted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In one line as the seat knows it; one that is pasted is played on by that seat; a wrong one changes nothing."""
    table, text = sit(["position", "position burgle1/x", "position nowhere", "status", "quit"])
    printed = next(line for line in text.splitlines() if line.startswith("burgle1/"))
    assert printed == table.game.position(0) and "/eyes=0/" in printed and "/seed=" not in printed
    assert "this is not a position" in text and "no file with one" in text and table.other is None
    other = burgle.new_game("legacy", 3, 5)
    while other.decision.who != 2 or other.state.turn < 2:
        other.apply(other.decision.options[0])
    file = tmp_path / "position.txt"
    file.write_text(other.position(2) + "\n")
    for given in (other.position(2), str(file)):
        table, _ = sit([f"position {given}", "status"])
        assert table.other is not None and table.leaving
        assert table.other.view(2) == other.view(2)
    assert main(["play", "--position", other.position(2), "--plain", "--load", "last"]) == 2
    assert main(["play", "--position", other.position(2), "--players", "2"]) == 2
    assert main(["play", "space", "--position", other.position(2)]) == 2
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert main(["play", "--position", other.position(2), "--names", "Ann,Bo,Cy"]) == 0
    assert re.search(r"Round \d+, Cy\.", capsys.readouterr().out)


def test_pasting_goes_on_at_another_table(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """With other players of another game; the first game is kept."""
    other = burgle.new_game("legacy", 3, 5).position()
    monkeypatch.setattr("sys.stdin", io.StringIO(f"position {other}\nposition\nquit\n"))
    assert main(["play", "space", "-n", "2", "--seed", "7", "--bots", "random", "--plain"]) == 0
    said = capsys.readouterr().out
    printed = next(line for line in said.splitlines() if line.startswith("burgle1/legacy."))
    assert "/eyes=" in printed and burgle.from_position(printed).rules.players == 3
