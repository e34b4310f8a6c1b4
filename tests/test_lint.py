"""The linter: what loads, but would make no good game, is named with its file and line."""

from pathlib import Path

import pytest

from burgle.language.lint import Complaint, lint_pack

OLD_PATHS = '"a-1", "1-3", "3-2", "2-c", "c-7", "7-5", "5-f", "3-4 enemies=1", "5-6 boots=2", "6-8 enemies=1", "8-f"'


def lint(folder: Path, file: str, text: str) -> list[Complaint]:
    """The complaints about a pack of one file."""
    (folder / file).write_text(text, "utf-8")
    return lint_pack("space", [folder])


def test_the_game_itself_is_clean():
    assert lint_pack("space") == []


def test_what_cannot_be_loaded_is_one_complaint(tmp_path):
    [complaint] = lint(tmp_path, "cards.toml", '[[card]]\nid = "hack"\nplay = "skil 1"\n')
    assert str(complaint) == f"{tmp_path / 'cards.toml'}:3: hack: play: unknown word 'skil' (did you mean skill?)"
    [complaint] = lint_pack("space", [tmp_path / "nowhere"])
    assert complaint.line == 0 and "a pack is a folder" in complaint.message


EFFECTS = {
    "skill 20": "20 skill: expected 1 to 9",
    "skill 1; choose 2 (boot 1 | draw 1)": "2 things chosen: expected 1 to 1",
    "if outlaw: draw 9": "9 cards drawn",
    "per credit: credit 1": "'per credit' feeds itself",
    "per clank: clank 1": "'per clank' feeds itself",
    "per crystal: (skill 1; crystal 1)": "'per crystal' feeds itself",
    "per made skill: may skill 1": "'per made skill' feeds itself",
    "each rival: trash from discard": "question to rivals",
    "each player: choose (skill 1 | boot 1)": "question to rivals",
    "each rival: if contraband: pay discard 1: draw 1": "question to rivals",
}


@pytest.mark.parametrize("moment", ["play", "arrive", "acquire"])
def test_effects(tmp_path, moment):
    cards = [f'[[card]]\nid = "x{i}"\nname = "X"\ncost = 1\n{moment} = "{text}"\n' for i, text in enumerate(EFFECTS)]
    complaints = lint(tmp_path, "cards.toml", "".join(cards))
    assert [(c.file, c.line) for c in complaints if "by way of" not in c.message] == [
        (str(tmp_path / "cards.toml"), 5 * i + 5) for i in order(complaints)
    ]
    for i, message in enumerate(EFFECTS.values()):
        assert any(c.message.startswith(f"x{i}: {moment}: ") and message in c.message for c in complaints)


def order(complaints: list[Complaint]) -> list[int]:
    """The numbers of the cards complained about, each once."""
    numbers = [int(c.message[1 : c.message.index(":")]) for c in complaints if "by way of" not in c.message]
    assert sorted(numbers) == list(range(len(EFFECTS)))
    return numbers


def test_good_effects(tmp_path):
    good = ["per clank: skill 1", "if credit >= 5: credit 1", "each rival: clank 2", "per 2 defeated: draw 1"]
    cards = [f'[[card]]\nid = "x{i}"\nname = "X"\ncost = 1\nplay = "{text}"\n' for i, text in enumerate(good)]
    assert lint(tmp_path, "cards.toml", "".join(cards)) == []


def test_two_cards_that_feed_each_other(tmp_path):
    complaints = lint(
        tmp_path,
        "cards.toml",
        '[[card]]\nid = "fazr"\nplay = "per credit: skill 1"\n\n'
        '[[card]]\nid = "hack"\nplay = "per made skill: credit 1"\n',
    )
    assert {c.line for c in complaints} == {3, 7}
    assert all("by way of" in c.message for c in complaints)


def test_effects_of_spaces_and_tokens(tmp_path):
    (tmp_path / "tokens.toml").write_text('[[token]]\nid = "speed_boost"\nuse = "boot 12"\n', "utf-8")
    spaces = '1 = {reward = "heal 2"}\n2 = {port = "heal 99"}\n'
    complaints = lint(tmp_path, "board.toml", f'[[module]]\nid = "ML"\n[module.space]\n{spaces}')
    assert [(Path(c.file).name, c.line) for c in complaints] == [("tokens.toml", 3), ("board.toml", 5)]


TOKENS = {
    '[[token]]\nid = "master_key"\ngrants = ["lokc"]\n': (3, "nothing asks for 'lokc' (did you mean lock?)"),
    '[[token]]\nid = "archive"\n\npool = "miner"\n': (4, "there is no pool 'miner' (did you mean minor?)"),
    '[[artifact]]\nid = "map_of_nowhere"\nvalue = 17\n': (3, "no space has the artifact number 17"),
    '[[artifact]]\nid = "map_of_nowhere"\nvalue = 20\n': (3, "has the value 20 too"),
    '[[artifact]]\nid = "odd"\nname = "Odd"\n': (1, "an artifact has a value"),
}


@pytest.mark.parametrize("text", TOKENS)
def test_tokens(tmp_path, text):
    found = [(c.line, c.message) for c in lint(tmp_path, "tokens.toml", text) if Path(c.file).parent == tmp_path]
    line, message = TOKENS[text]
    assert any(at == line and message in said for at, said in found), found


def test_too_few_secrets(tmp_path):
    complaints = lint(tmp_path, "board.toml", "[secrets]\n\nminor = 3\n")
    assert complaints and all(c.line == 3 and "laid out and there are only 28" in c.message for c in complaints)


def test_numbers_and_decks(tmp_path):
    [complaint] = lint(tmp_path, "game.toml", "[params]\nrow = 80\n")
    assert complaint.line == 2 and "cannot fill a row of 80" in complaint.message
    [complaint] = lint(tmp_path, "game.toml", "[params]\nhealth = 0\n")
    assert complaint.line == 2 and "from 1 on" in complaint.message
    [complaint] = lint(tmp_path, "game.toml", "[params]\nhand = 11\n")
    assert "only 10 cards" in complaint.message


BOARDS = {
    "1 = {start = true}": "one space is the start, not CB1, ML1",
    'x = {name = "Nowhere"}': "nobody can walk to this space",
    '1 = {secret = "mayor"}': "there is no secret 'mayor' (did you mean major?)",
}


@pytest.mark.parametrize("text", BOARDS)
def test_boards(tmp_path, text):
    complaints = lint(tmp_path, "board.toml", f'[[module]]\nid = "ML"\n[module.space]\n{text}\n')
    assert complaints and {c.line for c in complaints} == {4}
    assert all(BOARDS[text] in c.message for c in complaints)


def test_a_board_without_start_or_way_out(tmp_path):
    text = '[[module]]\nid = "CB"\n[module.space]\n'
    [complaint, *_] = lint(tmp_path, "board.toml", text + "1 = {start = false}\n")
    assert "one space is the start, not none" in complaint.message
    assert any("no way out" in c.message for c in lint(tmp_path, "board.toml", text + "POD = {pods = false}\n"))


def test_a_trap_and_an_island(tmp_path):
    module = f'[[module]]\nid = "ML"\npaths = [{OLD_PATHS}, "a-9", "9>x"]\n[module.space]\nx = {{name = "Trap"}}\n'
    complaints = lint(tmp_path, "board.toml", module)
    assert complaints and all((c.line, "walk back" in c.message) == (5, True) for c in complaints)
    module = f'[[module]]\nid = "ML"\npaths = [{OLD_PATHS}, "9-x"]\n[module.space]\nx = {{name = "Island"}}\n'
    keys = {c.message.split(":")[0] for c in lint(tmp_path, "board.toml", module)}
    assert keys == {"ML9", "MLx"}
