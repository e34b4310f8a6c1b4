"""Packs: a player's own numbers, cards, boards and tokens over the game's; mistakes have a file and a line."""

import os
import random
import tomllib
from pathlib import Path

import pytest

import burgle
from burgle.content.library import build_rules, rules_from
from burgle.content.tables import FILES, ContentError, read_tables
from burgle.games import GAMES
from burgle.kernel.reader import Reader, split
from burgle.kernel.rules import Rules
from burgle.language.lint import lint_pack

SPACE = GAMES["space"]
OWN = Path(__file__).parents[1] / "src/burgle/games/space"


def rules(*folders: Path, players: int = 4) -> Rules:
    """The rulebook with packs laid over it."""
    return build_rules(SPACE, players, {}, folders)


def pack(folder: Path, **files: str) -> Path:
    """Write a pack: cards="..." makes a cards.toml."""
    folder.mkdir(exist_ok=True)
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, "utf-8")
    return folder


# ---------------------------------------------------------------- what a pack can do


def test_every_number_of_the_rules_can_be_changed(tmp_path):
    for name, old in tomllib.loads((OWN / "game.toml").read_text("utf-8"))["params"].items():
        folder = pack(tmp_path / name, game=f"[params]\n{name} = {old + 3}\n")
        changed = rules(folder)
        assert changed.params == {**rules().params, name: old + 3}
        assert changed.content_hash != rules().content_hash


def test_other_numbers_can_be_changed(tmp_path):
    folder = pack(tmp_path, game="[numbers]\nclank_start = [5, 5, 5, 5]\nartifacts_left_out = {2 = 1}\n")
    game = burgle.new_game("space", players=2, seed=1, packs=[folder])
    assert [p.area for p in game.state.players] == [5, 5]
    assert len(game.view(0)["artifacts"]) == 5


def test_a_card_is_corrected_field_by_field(tmp_path):
    folder = pack(
        tmp_path, cards='[[card]]\nid = "monkeybot_30000"\ncost = 6\npoints = "per crystal: 2"\nplay = "draw 2"\n'
    )
    old, new = (r.cards[r.card_ids["monkeybot_30000"]] for r in (rules(), rules(folder)))
    assert (new.cost, new.play.text(), len(new.points.terms)) == (6, "draw 2", 1)
    assert (new.name, new.faction, new.attack, new.id) == (old.name, old.faction, old.attack, old.id)
    assert (old.cost, old.play.text()) == (5, "clank 3; draw 3; if science: clank -3")


def test_cards_are_added_and_taken_out(tmp_path):
    text = (
        '[[card]]\nid = "duck"\nname = "Duck"\ncost = 0\nplay = "boot 1"\n\n[[card]]\nid = "gorklar"\nremove = true\n'
    )
    changed = rules(pack(tmp_path, cards=text))
    assert "gorklar" not in changed.card_ids
    assert changed.cards[changed.card_ids["duck"]].name == "Duck"
    assert len(changed.cards) == len(rules().cards)


def test_tokens_are_changed_added_and_taken_out(tmp_path):
    text = (
        '[[token]]\nid = "archive"\ncopies = 5\n\n[[token]]\nid = "sonic_grenade"\nremove = true\n\n'
        '[[token]]\nid = "duck"\nname = "Rubber Duck"\npool = "minor"\nuse = "heal 1"\n\n'
        '[[artifact]]\nid = "gilded_teapot"\nname = "Silver Teapot"\n'
    )
    changed = rules(pack(tmp_path, tokens=text))
    tokens = {token.key: token for token in changed.tokens}
    assert tokens["archive"].copies == 5 and tokens["archive"].found.text() == "rage 1"
    assert "sonic_grenade" not in tokens and tokens["duck"].use.text() == "heal 1"
    assert (tokens["gilded_teapot"].name, tokens["gilded_teapot"].value) == ("Silver Teapot", 5)


def test_the_board_is_changed(tmp_path):
    text = (
        "[track]\ndraws = [9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9]\n\n"
        '[[module]]\nid = "ML"\nname = "Sick Bay"\n[module.space]\n'
        '1 = {reward = "heal 2"}\n8 = {name = "Candy Cabinet"}\n\n'
        '[[module]]\nid = "CB"\n[module.space.2]\nsecret = "major"\n'
    )
    changed = rules(pack(tmp_path, board=text))
    spaces = {space.key: space for space in changed.spaces}
    assert spaces["ML1"].reward.text() == "heal 2" and spaces["ML8"].name == "Candy Cabinet"
    assert spaces["ML8"].secret == "minor" and spaces["CB2"].secret == "major"
    assert "Sick Bay" in [module.name for module in changed.modules]
    assert burgle.new_game("space", players=4, seed=1, packs=[tmp_path]).view(0)["strength"] == 9


def test_a_module_is_added_and_used(tmp_path):
    text = (
        '[layout]\ndefault = {1 = "XX", 2 = "DC", 3 = "ML"}\n\n'
        '[[module]]\nid = "XX"\nkey = "annex"\nname = "Annex"\npiece = 1\npaths = ["a-c", "c-f lock"]\n'
        "[module.space]\na = {at = [1, 2]}\nc = {at = [1.5, 2], market = true}\nf = {at = [3, 4]}\n"
    )
    changed = rules(pack(tmp_path, board=text))
    assert changed.options["layout"] == "XX,DC,ML"
    assert [exit.lock for exit in changed.spaces[changed.space_ids["XXf"]].exits] == [True, False]


def test_a_space_is_taken_out_with_its_paths(tmp_path):
    module = next(m for m in read_tables(SPACE.package, ())[0]["module"] if m["id"] == "HY")
    left = [path for path in module["paths"] if "7" not in path]
    text = f'[[module]]\nid = "HY"\npaths = {left}\n[module.space]\n7 = {{remove = true}}\n'.replace("'", '"')
    assert "HY7" not in rules(pack(tmp_path, board=text)).space_ids


def test_later_packs_win(tmp_path):
    first = pack(tmp_path / "a", cards='[[card]]\nid = "fazr"\ncost = 1\ncopies = 9\n')
    second = pack(tmp_path / "b", cards='[[card]]\nid = "fazr"\ncost = 4\n')
    fazr = rules(first, second).cards[rules().card_ids["fazr"]]
    assert (fazr.cost, fazr.copies) == (4, 9)
    assert rules(second, first).cards[fazr.id].cost == 1


def test_an_edited_pack_is_read_anew(tmp_path):
    folder = pack(tmp_path, game="[params]\nhealth = 12\n")
    assert rules(folder).params["health"] == 12
    pack(tmp_path, game="[params]\nhealth = 13\n")
    os.utime(tmp_path / "game.toml", ns=(1, 1))
    assert rules(folder).params["health"] == 13


@pytest.mark.once
def test_the_examples_of_the_manual_load(tmp_path):
    manual = (OWN.parents[3] / "docs" / "packs.md").read_text("utf-8")
    blocks = [part.split("```")[0] for part in manual.split("```toml\n")[1:]]
    assert len(blocks) > 3
    for number, block in enumerate(blocks):
        folder = tmp_path / str(number)
        folder.mkdir()
        game = GAMES["catacombs" if "(Catacombs)" in block else "space"]
        for section in ("\n" + block).split("\n# ")[1:]:
            name, _, text = section.replace(" (Catacombs)", "").partition("\n")
            if name in game.files:
                (folder / name).write_text(text, "utf-8")
        assert build_rules(game, 4, {}, (folder,)).cards
        assert lint_pack(game, [folder]) == []


def test_games_are_played_with_a_pack(tmp_path):
    folder = pack(tmp_path, game="[params]\nrow = 4\nhealth = 6\nhand = 6\n", cards='[[card]]\nid = "fazr"\ncost = 0\n')
    game = burgle.new_game("space", players=3, seed=3, packs=[folder])
    chance = random.Random(3)
    for _ in range(400):
        if game.over:
            break
        game.apply(chance.choice(game.decision.options))
    assert len(game.view(0)["row"]) == 4
    assert burgle.load(game.to_json()).hash() == game.hash()


# ---------------------------------------------------------------- what is wrong is told with file and line

BROKEN: dict[str, tuple[str, str | bytes, int, str]] = {
    "unknown word": ("cards", '[[card]]\nid = "hack"\n\nplay = "skil 1"\n', 4,
        "unknown word 'skil' (did you mean skill?)"),
    "unknown count": ("cards", '[[card]]\nid = "hack"\nplay = "if cristal: skill 1"\n', 3, "did you mean crystal?"),
    "unknown cost": ("cards", '[[card]]\nid = "hack"\nplay = "pay discord 1: skill 1"\n', 3, "did you mean discard?"),
    "unfinished": ("cards", '[[card]]\nid = "hack"\nplay = "skill 1; "\n', 3, "unknown word 'the end'"),
    "unread sign": ("cards", '[[card]]\nid = "hack"\nplay = "skill 1 & boot 1"\n', 3, "cannot read '& boot 1'"),
    "unknown field": ("cards", '[[card]]\nid = "hack"\ncots = 3\n', 3, "did you mean cost?"),
    "unknown table": ("cards", '\n[[cards]]\nid = "x"\n', 2, "did you mean card?"),
    "unknown param": ("game", "[params]\nhealt = 3\n", 2, "did you mean health?"),
    "unknown deck": ("cards", '[[card]]\nid = "fazr"\ndeck = "reserv"\n', 3, "did you mean reserve?"),
    "unknown faction": ("cards", '[[card]]\nid = "fazr"\nfaction = "outlow"\n', 3, "did you mean outlaw?"),
    "unknown card": ("cards", '[[card]]\nid = "hack"\nplay = "trash prisner from play"\n', 3,
        "did you mean prisoner?"),
    "unknown flip": ("cards", '[[card]]\nid = "g0b_l1n"\nflips_to = "eradibt"\n', 3, "did you mean eradibot?"),
    "wrong type": ("cards", '# a pack\n[[card]]\ncost = "three"\nid = "fazr"\n', 3,
        "expected a whole number, found a text"),
    "wrong number": ("cards", '[[card]]\nid = "fazr"\ncost = 1.5\n', 3, "expected a whole number, found a number"),
    "wrong flag": ("tokens", '[[token]]\nid = "archive"\nkeep = 1\n', 3, "expected a true or false"),
    "wrong list": ("board", '[track]\ndraws = [2, "3"]\n', 2, "found a text"),
    "wrong grants": ("tokens", '[[token]]\nid = "telepass"\ngrants = [1]\n', 3, "expected texts"),
    "new type": ("cards", '[[card]]\nid = "x"\nname = "X"\ncost = 1\ndanger = "yes"\n', 5, "expected a true or false"),
    "bad toml": ("cards", '[[card]]\nid = "hack"\ncost = = 3\n', 3, "not TOML"),
    "open text": ("cards", '[[card]]\nid = "hack"\nname = "', 3, "not TOML"),
    "too deep": ("cards", "x = " + "[" * 9000, 1, "brackets"),
    "too deep to play": ("cards", '[[card]]\nid = "hack"\nplay = "' + "(" * 9000 + '"\n', 3, "at most 400 words"),
    "missing name": ("cards", '\n[[card]]\nid = "new"\ncost = 3\n', 2, "name is missing"),
    "missing pool": ("tokens", '\n[[token]]\nid = "new"\nname = "New"\n', 2, "pool is missing"),
    "missing paths": ("board", '[[module]]\nid = "XX"\nkey = "x"\nname = "X"\n', 1, "paths is missing"),
    "missing id": ("cards", '[[card]]\nname = "FAZR"\ncost = 3\n', 1, "every entry needs an id"),
    "no price": ("cards", '[[card]]\nid = "new"\nname = "New"\n', 1, "either cost (Skill) or fight (Swords)"),
    "path end": ("board", '[[module]]\nid = "ML"\npaths = [\n  "a-1",\n  "1-33",\n]\n', 5, "there is no space 'ML33'"),
    "path mark": ("board", '[[module]]\nid = "ML"\npaths = ["a-1 lokc"]\n', 3,
        "cannot read 'lokc' (did you mean lock?)"),
    "path to itself": ("board", '[[module]]\nid = "ML"\npaths = ["a-a"]\n', 3, "a path joins two spaces"),
    "joint end": ("board", '[[joint]]\npath = "CB7-P1a"\n\n[[joint]]\npath = "CB8-P3z"\n', 5,
        "there is no space 'MLz'"),
    "joint form": ("board", '[[joint]]\nway = "CB7-P1a"\n', 1, "every entry has path"),
    "space text": ("board", '[[module]]\nid = "ML"\n[module.space]\n1 = {reward = "heel 2"}\n', 4,
        "did you mean heal?"),
    "space field": ("board", '[[module]]\nid = "ML"\n[module.space.1]\nreward = "heal 2"\nrewrd = ""\n', 5,
        "no such field"),
    "space type": ("board", '[[module]]\nid = "ML"\n[module.space]\n1 = "heal"\n', 4,
        "expected a table, found a text"),
    "space place": ("board", '[[module]]\nid = "ML"\n[module.space]\n1 = {at = [1]}\n', 4, "expected two numbers"),
    "unknown stop": ("board", '[lift]\nstops = ["CB4", "CO99"]\n', 2, "there is no 'CO99'"),
    "off the track": ("board", "[track]\nhunters = {99 = 1}\n", 2, "spaces 1 to 11, not 99"),
    "no start": ("board", "[track]\nstart = {remove = true}\n", 0, "no space for 2 players"),
    "negative cost": ("cards", '[[card]]\nid = "fazr"\ncost = -3\n', 3, "-3 is out of range, expected 0 to 20"),
    "negative effect": ("cards", '[[card]]\nid = "fazr"\nplay = "skill -2"\n', 3, "expected a number from 1 on"),
    "nothing counted": ("cards", '[[card]]\nid = "fazr"\nplay = "per 0 clank: skill 1"\n', 3, "from 1 on"),
    "no points": ("cards", '[[card]]\nid = "fazr"\npoints = "per 0 crystal: 1"\n', 3, "from 1 on"),
    "negative param": ("game", "[params]\n\nhealth = -3\n", 3, "from 0 to 999"),
    "negative number": ("board", "[track]\ndraws = [2, -2]\n", 2, "from 0 to 999"),
    "not UTF-8": ("cards", b'[[card]]\nid = "fazr"\nname = "\xe9"\n', 3, "not UTF-8"),
    "two ids": ("cards", '[[card]]\nid = "fazr"\n\n[[card]]\nid = "fazr"\n', 4, "two entries with this id"),
    "two tokens": ("tokens", '[[artifact]]\nid = "archive"\nname = "A"\nvalue = 5\n', 1, "two tokens with this id"),
    "nothing there": ("cards", '[[card]]\nid = "fazzr"\nremove = true\n', 1, "nothing to remove (did you mean fazr?)"),
    "no such space": ("board", '[[module]]\nid = "ML"\n[module.space]\n99 = {remove = true}\n', 4,
        "nothing to remove"),
    "needed": ("tokens", '[[token]]\nid = "command_code"\nremove = true\n', 1, "the rules need it"),
    "too many coins": ("tokens", '[[token]]\nid = "credit_chip_2"\ncopies = 60\n', 3, "may count as coins"),
    "inline": ("cards", 'card = [\n {id = "fazr", cost = 1},\n {id = "boldly_go", cost = "x"},\n]\n', 3,
        "found a text"),
}  # fmt: skip


@pytest.mark.parametrize("case", BROKEN)
def test_broken_packs(tmp_path, case):
    name, text, line, message = BROKEN[case]
    file = tmp_path / f"{name}.toml"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    with pytest.raises(ContentError) as caught:
        rules(tmp_path)
    assert message in caught.value.message
    if line:
        assert (caught.value.file, caught.value.line) == (str(file), line)
    assert rules().cards  # the game itself is none the worse for it


UNPLAYABLE = {
    "hand": ("space", "game", "[params]\nhand = 0\n", 2, "from 1 on"),
    "row": ("space", "game", "[params]\n\nrow = 0\n", 3, "from 1 on"),
    "health": ("catacombs", "game", "[params]\nhealth = 0\n", 2, "from 1 on"),
    "long row": ("space", "game", "[params]\nrow = 99\n", 2, "cannot fill a row of 99"),
    "no way": ("space", "board", '[[module]]\nid = "ML"\npaths = ["a-1"]\n', 3, "nobody can walk to"),
    "secrets": ("space", "tokens", '[[token]]\nid = "archive"\ncopies = 0\n', 3, "are laid out and there are only"),
    "no start": ("space", "board", '[[module]]\nid = "CB"\n[module.space]\n1 = {start = false}\n', 0, "is the start"),
    "one side": ("catacombs", "tiles", '[[side]]\nid = "B"\nremove = true\n', 3, "two sides, not 1"),
}


@pytest.mark.parametrize("case", UNPLAYABLE)
def test_what_nobody_can_play_is_refused(tmp_path, case):
    game, name, text, line, message = UNPLAYABLE[case]
    pack(tmp_path, **{name: text})
    with pytest.raises(ContentError) as caught:
        burgle.new_game(game, players=2, seed=1, packs=[tmp_path])
    assert message in caught.value.message and "\n" not in str(caught.value)
    if line:
        assert (caught.value.file, caught.value.line) == (str(tmp_path / f"{name}.toml"), line)


MISTYPED = {
    "monkeybot_3000": ("space", "cards", '[[card]]\nid = "monkeybot_3000"\ncost = 6\n', "monkeybot_30000"),
    "archiv": ("space", "tokens", '[[token]]\nid = "archiv"\ncopies = 5\n', "archive"),
    "MX": ("space", "board", '[[module]]\nid = "MX"\nname = "Sick Bay"\n', "ML"),
    "D222": ("catacombs", "tiles", '[[tile]]\nid = "D222"\nhaunted = true\n', "D22"),
}


@pytest.mark.parametrize("id", MISTYPED)
def test_an_incomplete_entry_may_be_a_mistyped_one(tmp_path, id):
    game, name, text, meant = MISTYPED[id]
    pack(tmp_path, **{name: text})
    with pytest.raises(ContentError) as caught:
        build_rules(GAMES[game], 2, {}, (tmp_path,))
    assert f"missing (did you mean {meant}?)" in caught.value.message


def test_a_folder_that_is_no_pack(tmp_path):
    for path, word in ((tmp_path / "none", "a pack is a folder"), (tmp_path, "no game.toml")):
        with pytest.raises(ContentError, match=word):
            rules(path)
    (tmp_path / "card.toml").write_text("", "utf-8")
    with pytest.raises(ContentError, match=r"did you mean cards\.toml"):
        rules(tmp_path)


def values(table: object, at: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """The places of all values in a table."""
    pairs = table.items() if isinstance(table, dict) else enumerate(table) if isinstance(table, list) else []
    return [at, *[path for key, value in pairs for path in values(value, (*at, key))]]


SPOILT = [-1, 0, 1000, 1.5, True, "", "x", "heal 1", [], [1], ["x"], {}, {"x": 1}, [{}], [{"id": "x"}]]


def toml(value: object) -> str:
    """A value as TOML text."""
    if isinstance(value, dict):
        return "{" + ", ".join(f'"{key}" = {toml(part)}' for key, part in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else repr(value)


@pytest.mark.parametrize("name", FILES)
def test_a_spoilt_value_never_raises_anything_else(tmp_path, name):
    """Every file of the game with one value replaced: it loads, or there is a ContentError."""
    chance = random.Random(name)
    places = values(tomllib.loads((OWN / name).read_text("utf-8")))[1:]
    for _ in range(60):
        table = tomllib.loads((OWN / name).read_text("utf-8"))
        *way, last = chance.choice(places)
        inner = table
        for key in way:
            inner = inner[key]
        inner[last] = chance.choice(SPOILT)
        (tmp_path / name).write_text("".join(f"{key} = {toml(value)}\n" for key, value in table.items()), "utf-8")
        try:
            tables, sources = read_tables(SPACE.package, (tmp_path,))
            rules_from(SPACE, 3, {}, tables, sources)
        except ContentError as error:
            assert error.message


def test_two_of_one_id_in_two_tables_are_told_of_once(tmp_path):
    """A token and an artifact of one name: numbers are handed out by names, and the linter does not stumble over it."""
    own = next(token for token in read_tables(SPACE.package, ())[0]["token"] if "use" in token)
    text = f'[[artifact]]\nid = "{own["id"]}"\nname = "Double"\nvalue = 4\nuse = "{own["use"]}"\n\n'
    text += '[[artifact]]\nid = "last"\nname = "Last"\nvalue = 3\nuse = "skil 1"\n'
    faults = [str(fault) for fault in lint_pack(SPACE, [pack(tmp_path, tokens=text)])]
    assert ["two tokens with this id" in fault for fault in faults] == [True, False]
    assert "did you mean skill?" in faults[1]  # the rest is looked at all the same


# ---------------------------------------------------------------- read once


def test_tables_are_parsed_once_and_nobody_shares_them(monkeypatch):
    """A pack is laid over a copy: who changes the tables of a game changes nobody else's."""
    first, sources = read_tables(SPACE.package, (), SPACE.files)
    monkeypatch.setattr("burgle.content.tables.tomllib.loads", lambda text: pytest.fail("parsed again"))
    second, others = read_tables(SPACE.package, (), SPACE.files)
    assert first == second and sources.texts == others.texts
    first["card"][0]["cost"] = 99
    first["module"][0]["space"].clear()
    assert second != first and second == read_tables(SPACE.package, (), SPACE.files)[0]


def test_lines_are_cut_once():
    words = split("skill 1; choose(boot 1 | sword 1)")
    assert split("skill 1; choose(boot 1 | sword 1)") is words
    assert (
        Reader(rules(), "skill 1; choose(boot 1 | sword 1)", True).whole().text() == "skill 1; choose(boot 1 | sword 1)"
    )
    assert words == ["skill", "1", ";", "choose", "(", "boot", "1", "|", "sword", "1", ")"]
