"""The linter: what loads, but would make no good game, is named with its file and line."""

from pathlib import Path

import pytest

from burgle.cli.check import lint as lint_command
from burgle.games import GAMES
from burgle.language.lint import Complaint, lint_pack

OLD_PATHS = '"a-1", "1-3", "3-2", "2-c", "c-7", "7-5", "5-f", "3-4 enemies=1", "5-6 boots=2", "6-8 enemies=1", "8-f"'


def lint(folder: Path, file: str, text: str, game: str = "space") -> list[Complaint]:
    """The complaints about a pack of one file."""
    (folder / file).write_text(text, "utf-8")
    return lint_pack(game, [folder])


@pytest.mark.parametrize("game", GAMES)
def test_the_game_itself_is_clean(game):
    assert lint_pack(game) == []


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


# ---------------------------------------------------------------- cards that are used, and questions out of turn


KINDS = {
    'fight = 2\nuse = "draw 1"': (6, "a device has a cost"),
    'cost = 2\nuse = "draw 1"\nplay = "skill 1"': (7, "nobody ever has this card in hand"),
    'fight = 2\nreact = "ghost: draw 1"': (6, "nobody ever has this card in hand"),
    'cost = 2\nuse_cost = "gold 2"': (6, "only a device is used"),
    'cost = 2\nuse = "skill 12"': (6, "12 skill"),
    'cost = 2\nreact = "ghost: draw 9"': (6, "9 cards drawn"),
    'cost = 2\nplay = "per made gold: gold 1"': (6, "'per made gold' feeds itself"),
    'cost = 2\nwhere = "lift"': (6, "there is no such place 'lift'"),
    'cost = 2\nreact = "goat: draw 1"': (6, "nothing to react to: 'goat'"),
    'cost = 2\nuse = "draw 1"\nuse_cost = "gould 2"': (7, "nobody can pay 'gould' (did you mean gold?)"),
}


@pytest.mark.parametrize("text", KINDS)
def test_kinds_of_cards(tmp_path, text):
    line, message = KINDS[text]
    complaints = lint(tmp_path, "cards.toml", f'\n[[card]]\nid = "x"\nname = "X"\n{text}\n', "catacombs")
    assert [(c.line, message in c.message) for c in complaints] == [(line, True)], complaints


def test_devices_belong_to_some_games(tmp_path):
    text = '[[card]]\nid = "x"\nname = "X"\ncost = 2\nuse = "draw 1"\n'
    [complaint] = lint(tmp_path, "cards.toml", text)
    assert complaint.line == 5 and "no card of this game is used" in complaint.message


@pytest.mark.parametrize("text", ["each rival: secret minor 1", "each player: at end of turn: draw 1"])
def test_rivals_get_nothing_that_belongs_in_an_own_turn(tmp_path, text):
    complaints = lint(
        tmp_path, "cards.toml", f'[[card]]\nid = "x"\nname = "X"\ncost = 1\nplay = "{text}"\n', "catacombs"
    )
    assert any("belongs in one's own turn" in complaint.message for complaint in complaints)


def test_rivals_may_be_asked_in_some_games(tmp_path):
    text = '[[card]]\nid = "x"\nname = "X"\ncost = 2\narrive = "each player: choose (skill 1 | boot 1)"\n'
    assert lint(tmp_path, "cards.toml", text, "catacombs") == []
    assert len(lint(tmp_path, "cards.toml", text)) == 1


def test_tokens_of_a_pool_that_is_freed(tmp_path):
    text = '[[token]]\nid = "cleric"\n\nfreed = "heal 99"\n\n[[token]]\nid = "peasant"\ngrants = ["prizoner"]\n'
    complaints = lint(tmp_path, "tokens.toml", text, "catacombs")
    assert [c.line for c in complaints] == [4, 8]
    assert "did you mean prisoner?" in complaints[1].message
    assert lint(tmp_path, "tokens.toml", '[[artifact]]\nid = "rusty_censer"\nvalue = 20\n', "catacombs") == []


# ---------------------------------------------------------------- tiles


GOOD = ["A mi: N1 N2 W2", "B g1: E1 E2[m]", "C -: S1 S2 W1[f]"]


def tile(rooms: list[str], links: str = '"A-B", "B-C"', id: str = "S9", more: str = "") -> str:
    """A tile of a pack: rooms on line 4, links on line 5."""
    listed = ", ".join(f'"{room}"' for room in rooms)
    return f'[[tile]]\nid = "{id}"\n\nrooms = [{listed}]\nlinks = [{links}]\n{more}'


def side(rooms: list[str], links: str) -> str:
    """A side of the starting tile in a pack."""
    return tile(rooms, links, "C").replace("[[tile]]", "[[side]]")


START = ["X crypt(b): -", "P -(b): b.E1 b.E2 b.W1 b.W2", "M mk(t): t.N1 t.N2 t.E1 t.E2 t.W1 t.W2"]

TILES = {
    # cannot be read
    tile(["A mi: N1 N9"]): (4, "room A: cannot read the port 'N9'"),
    tile(["A mo: N1"]): (4, "room A has an unknown feature 'mo'"),
    tile(["mi N1"]): (4, "cannot read the room 'mi N1'"),
    tile(["A mi: N1", "A mi: N2"]): (4, "there are two rooms A"),
    tile(["A mi: N1 N1"]): (4, "two tunnels end at N1"),
    tile(["A mi(t): N1"]): (4, "only a starting tile has halves"),
    tile(GOOD, '"A-Q"'): (5, "leads to an unknown room Q"),
    tile(GOOD, '"A=B"'): (5, "cannot read the tunnel 'A=B'"),
    tile(GOOD, '"A-A"'): (5, "leads nowhere"),
    tile(GOOD, '"A-B", "B-C", "A-@", "@>A"'): (5, "a second one to the portal"),
    tile(GOOD, more='names = {Q = "Nowhere"}\n'): (6, "there is no room Q"),
    tile(GOOD, more="hunted = true\n"): (6, "there is no such field"),
    tile(GOOD).replace("links = [", "haunted = true # "): (1, "links are missing"),
    side(["X crypt: -"], ""): (4, "only a starting tile has halves"),
    side(["X crypt(b): t.N1"], ""): (4, "the port 't.N1' is not in the half of its room"),
    # can be read, but makes no good game
    tile(["A mi: N1 N2", "B g1: E1 E2", "C -: S1 S2 W1"]): (4, "no tunnel ends at W2"),
    tile(["A mi: N1 N2[m] W2[k]", "B g1: E1 E2[m]", "C -: S1 S2[f] W1"]): (4, "no port of number 2 is free of icons"),
    tile(["A mi: >N1 N2 W2", *GOOD[1:]]): (4, "an arrow at N1"),
    tile(["A mi: N1 N2 W2[mmmm]", *GOOD[1:]]): (4, "at most 3 Monsters"),
    tile(GOOD, '"A-B", "B>C", "C-A[k]"'): (5, "no tunnel both ways without a Lock joins C with A"),
    tile(["A crypt: N1 N2 W2", *GOOD[1:]]): (4, "the Crypt is on the starting tile"),
    tile(GOOD, id="X1"): (2, "begins with S (safe) or D (Depths)"),
    side(["X -(b): -", *START[1:]], '"X-P", "P-M"'): (4, "one room is the Crypt, not none"),
    side([*START, "Y crypt(b): -"], '"X-P", "P-M", "P-Y"'): (4, "one room is the Crypt, not X, Y"),
    side(START, '"X-P[m]", "P-M"'): (5, "no plain tunnel leads out of the Crypt X and back"),
    side([*START[:2], "M art(t): t.N1"], '"X-P", "P-M"'): (4, "no Artifact ever lies on the starting tile"),
    side(["X crypt(b): b.S1", *START[1:]], '"X-P", "P-M"'): (4, "the south side of the starting tile"),
}  # fmt: skip


@pytest.mark.parametrize("text", TILES, ids=lambda text: TILES[text][1])
def test_tiles(tmp_path, text):
    line, message = TILES[text]
    complaints = lint(tmp_path, "tiles.toml", text, "catacombs")
    found = [(c.line, c.message) for c in complaints if Path(c.file) == tmp_path / "tiles.toml"]
    assert any(at == line and message in said for at, said in found), complaints


def test_a_good_tile(tmp_path):
    assert lint(tmp_path, "tiles.toml", tile(GOOD), "catacombs") == []


def test_too_few_tiles(tmp_path):
    gone = "".join(f'[[tile]]\nid = "S{n}"\nremove = true\n' for n in (1, 2, 3))
    [complaint] = lint(tmp_path, "tiles.toml", gone, "catacombs")
    assert (complaint.file, complaint.line) == (str(tmp_path / "tiles.toml"), 3)
    assert "there are only 3 safe tiles" in complaint.message
    [complaint] = lint(tmp_path, "tiles.toml", '[[side]]\nid = "B"\nremove = true\n', "catacombs")
    assert "the starting tile has two sides, not 1" in complaint.message and complaint.line == 3


# ---------------------------------------------------------------- all that is wrong, and whose fault it is


def write(folder: Path, **files: str) -> Path:
    """Write a pack: cards="..." makes a cards.toml."""
    folder.mkdir()
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, "utf-8")
    return folder


def at(complaints: list[Complaint]) -> list[tuple[str, str, int, str]]:
    """Pack, file, line and entry of complaints."""
    return [(Path(c.file).parent.name, Path(c.file).name, c.line, c.entry) for c in complaints]


def test_all_mistakes_are_told_in_the_order_of_packs_files_and_lines(tmp_path):
    cards = '[[card]]\nid = "fazr"\nplay = "skil 1"\ncost = "x"\n[[card]]\nid = "hack"\nplay = "skil 1"\ncots = 1\n'
    b = write(
        tmp_path / "b",
        game="[params]\nhandd = 3\nhealth = 0\nrow = -1\n",
        cards=cards,
        tokens='[[token]]\nid = "archiv"\n',
    )
    c = write(
        tmp_path / "c",
        cards='[[card]]\nid = "boldly_go"\nplay = "skill 20"\n',
        tokens="[[token]\n",
        board='[track]\ndraws = []\n[lift]\nstops = "x"\n',
    )
    assert at(lint_pack("space", [b, c])) == [
        ("b", "game.toml", 2, "params"),
        ("b", "game.toml", 4, "params"),
        ("b", "cards.toml", 3, "fazr"),
        ("b", "cards.toml", 4, "fazr"),
        ("b", "cards.toml", 7, "hack"),
        ("b", "cards.toml", 8, "hack"),
        ("b", "tokens.toml", 1, "archiv"),
        ("c", "cards.toml", 3, "boldly_go"),
        ("c", "tokens.toml", 1, "not TOML"),
        ("c", "board.toml", 2, "track"),
        ("c", "board.toml", 4, "lift"),
    ]


def test_all_tiles_and_paths_that_cannot_be_read_are_told(tmp_path):
    tiles = tile(["A mi: N9"], '"A-B"', "D01") + tile(["A mi: N9"], '"A-B"', "S9")
    assert [c.entry for c in lint(tmp_path, "tiles.toml", tiles, "catacombs")] == ["D01", "S9"]
    (tmp_path / "tiles.toml").unlink()
    paths = f'[[module]]\nid = "ML"\npaths = [\n{OLD_PATHS}, "a-9",\n"9-33",\n"a-1 lokc",\n]\n'
    assert [c.line for c in lint(tmp_path, "board.toml", paths)] == [5, 6]


BLAMED = {
    "draws": ("space", "board", "[track]\ndraws = []\n", 2),
    "short draws": ("space", "board", "[track]\ndraws = [2, 2]\n", 2),
    "paths": ("space", "board", '[[module]]\nid = "ML"\npaths = ["a-1"]\n', 3),
    "copies": ("space", "tokens", '[[token]]\nid = "archive"\ncopies = 0\n', 3),
    "removed": ("space", "tokens", '[[token]]\nid = "archive"\nremove = true\n', 3),
    "starters": ("space", "cards", '[[card]]\nid = "hack"\ncopies = 0\n', 3),
    "tiles": ("catacombs", "tiles", '[[side]]\nid = "B"\nremove = true\n', 3),
}


@pytest.mark.parametrize("case", BLAMED)
def test_the_pack_is_blamed_and_not_the_game(tmp_path, case):
    game, file, text, line = BLAMED[case]
    complaints = lint(tmp_path, f"{file}.toml", text, game)
    assert {(c.file, c.line) for c in complaints} == {(str(tmp_path / f"{file}.toml"), line)}


def test_the_command(tmp_path, capsys):
    (tmp_path / "tiles.toml").write_text(tile(["A mi: N1 N9"]), "utf-8")
    assert lint_command(tmp_path, game="catacombs") == 1
    assert capsys.readouterr().out.startswith(f"{tmp_path / 'tiles.toml'}:4: S9: rooms: room A: cannot read the port")
