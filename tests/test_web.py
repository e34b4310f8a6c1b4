"""The browser's table as a part of the package: its lock file, its pins, and the tool that builds it."""

import json
import re
from pathlib import Path

import msgspec
import pytest

from burgle.games import GAMES
from burgle.view.shapes import chapters
from burgle.view.shapes.join import heirs
from burgle.view.shapes.shape import Part, PlayerPart, Shape
from tests.tools import ROOT, program, tool

WEB = ROOT / "web"
MOST_BYTES = 300_000


def test_the_lock_file_is_good_for_every_platform() -> None:
    """npm once wrote locks that only worked where they were written: each optional package must be in it."""
    packages = json.loads((WEB / "package-lock.json").read_text())["packages"]
    names = {path.rpartition("node_modules/")[2] for path in packages}
    for path, package in packages.items():
        missing = [name for name in package.get("optionalDependencies", {}) if name not in names]
        assert not missing, f"{path or 'the page'}: {missing}"
    assert not [path for path, package in packages.items() if "://" in package.get("resolved", "")]


def test_versions_are_exact() -> None:
    package = json.loads((WEB / "package.json").read_text())
    for kind in ("dependencies", "devDependencies", "overrides"):
        for name, version in package[kind].items():
            assert version[0].isdigit(), f"{name} {version}"


def test_the_page_is_small_before_its_lazy_parts() -> None:
    static = ROOT / "src" / "burgle" / "static"
    if not (static / "index.html").is_file():
        pytest.skip("the browser's table is not built here")
    size = tool("web").weight(static)
    assert 0 < size < MOST_BYTES, f"{size} bytes, gzipped"


def test_a_build_is_stale_when_a_file_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BURGLE_WEB", raising=False)
    web, static = tmp_path / "web", tmp_path / "src" / "burgle" / "static"
    (web / "src").mkdir(parents=True)
    static.mkdir(parents=True)
    (web / "package.json").write_text("{}")
    made = tool("web")
    assert made.wanted(tmp_path)
    (static / "index.html").write_text("<!doctype html>")
    (static / ".stamp").write_text(made.digest(web))
    assert made.fresh(tmp_path) and not made.wanted(tmp_path)
    (web / "src" / "main.ts").write_text("")
    assert made.wanted(tmp_path)
    monkeypatch.setenv("BURGLE_WEB", "0")
    assert not made.wanted(tmp_path)


# ---------------------------------------------------------------- the page names no game

SRC = WEB / "src"
# What belongs to games: a folder each, and their recorded lessons. Maps draw what the catalogue holds, and may know its fields.
OF_GAMES = ("games/", "learn/tutorial/codes.json", "learn/tutorial/places.json", "learn/tutorial/line-")
# There `space` is a place on a board.
A_PLACE = re.compile(r"""(?:kind:|kind ===|kind !==|\|) "space"|"space" in\b|ref\(\w+, "space"\)""")
# Parts of the contract between table and maps (web/README.md): a tile in hand keeps keys and prompts to the map.
CONTRACT = {"placing"}


def page_files(*endings: str) -> list[Path]:
    """The files of the page that are no game's own."""
    every = sorted(path for ending in endings for path in SRC.rglob(f"*{ending}"))
    return [path for path in every if not path.relative_to(SRC).as_posix().startswith(OF_GAMES)]


def plain_code(path: Path) -> str:
    """A file without its comments."""
    text = re.sub(r"/\*.*?\*/|<!--.*?-->", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    return re.sub(r"(?m)^\s*(//|#).*$|\s// .*$", "", text)


def game_fields() -> set[str]:
    """What chapters of a single game add to views."""
    parts = [part for kind in (Part, PlayerPart) for part in heirs(kind)]
    shared = [part for part in parts if part.__module__ == chapters.__name__]
    own = [part for part in parts if part.__module__.rpartition(".")[2] in GAMES]
    return fields_of(own) - fields_of(shared)


def fields_of(parts: list[type[Shape]]) -> set[str]:
    """The names of all their fields."""
    return {field.name for part in parts for field in msgspec.structs.fields(part)}


@pytest.mark.parametrize("path", page_files(".ts", ".svelte", ".css", ".ftl", ".json"), ids=lambda p: p.name)
def test_the_page_names_no_game(path: Path) -> None:
    """A new game is a new folder in web/src/games; `if (game === ...)` is as wrong in the page as in the engine."""
    code = A_PLACE.sub("", plain_code(path))
    named = []
    for game in GAMES:
        named += re.findall(r"""(?<!white)["'`=\[/-]space["'`\]/-]""" if game == "space" else rf"(?i)\b{game}\b", code)
    assert not named, named


@pytest.mark.parametrize(
    "path", [p for p in page_files(".ts", ".svelte") if "map" not in p.parts], ids=lambda p: p.name
)
def test_only_games_and_maps_read_what_one_game_shows(path: Path) -> None:
    """What a chapter of one game adds to the view is read by that game's folder and by the maps, not by the table."""
    fields = game_fields()
    assert len(fields) > 30
    names = "view|me|p" if "replay" in path.parts else "view|me|p|player"  # there a player plays tapes
    read = re.findall(rf"\b(?:{names}|players\[\w+\])\??\.(\w+)", plain_code(path))
    assert not (set(read) & fields) - CONTRACT


@pytest.mark.parametrize("path", [*SRC.rglob("*.svelte"), *SRC.rglob("*.css")], ids=lambda p: p.name)
def test_styles_are_written_out(path: Path) -> None:
    """A declaration a line, so that a change of one can be read: `python web/dev/styles.py` does it (biome, in .css files)."""
    text = path.read_text(encoding="utf-8")
    style = text if path.suffix == ".css" else text.partition("<style>\n")[2].partition("</style>")[0]
    style = re.sub(r"/\*.*?\*/|\"[^\"]*\"", "", style, flags=re.DOTALL)
    crowded = [line for line in style.splitlines() if line.count(";") > 1 or re.search(r"\{.*\S", line)]
    assert not crowded, crowded[:3]


MESSAGE = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
FILLED = re.compile(r"`([\w-]*)\$\{[^}`]*\}([\w-]*)")  # `do-${verb}`
WORD = re.compile(r"[a-z][\w-]*")


def test_every_word_of_the_page_is_said() -> None:
    """A message that nothing on the page names, whole or as `do-${verb}`, is one that translators write for nobody."""
    code = [path.read_text() for path in (WEB / "src").rglob("*") if path.suffix in (".ts", ".svelte", ".json")]
    named = {word for text in code for word in WORD.findall(text)}
    filled = {ends for text in code for ends in FILLED.findall(text) if len("".join(ends)) > 2}
    filled |= {(f"{option}-", "") for game in GAMES.values() for option in game.options}
    unsaid = {}
    for path in (WEB / "src").rglob("*en.ftl"):
        text = path.read_text()
        used = named | set(re.findall(r"\{ *([a-z][\w-]*)", text))
        words = [
            word.removesuffix(f"-{path.parent.name}") for word in MESSAGE.findall(text)
        ]  # `tIn` asks for a game's own
        lost = [w for w in words if w not in used and not any(w.startswith(a) and w.endswith(z) for a, z in filled)]
        if lost:
            unsaid[path.relative_to(WEB).as_posix()] = lost
    assert not unsaid, unsaid


def test_the_numbers_of_the_table_cite_clauses_that_there_are() -> None:
    """What explains itself on the page names a clause of its game's rulebook, for every number the same page knows."""
    notes = set(
        re.findall(r'"(\w+)"', (WEB / "src" / "table" / "explains.ts").read_text().split("NOTES = [")[1].split("]")[0])
    )
    for look in (WEB / "src" / "games").glob("*/look.ts"):
        cited = dict(re.findall(r'^    (\w+): "(\w+-\d+)",$', look.read_text(), re.M))
        assert set(cited) == notes, look
        book = (ROOT / "src" / "burgle" / "games" / look.parent.name / "rules.md").read_text()
        assert not [clause for clause in cited.values() if clause not in book], look


def test_the_fixtures_of_campaigns_can_be_recorded_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever bots do by now, somebody comes to the lamp and lights it; what is kept has the form of what is told today."""
    record = program(WEB / "tests" / "record.py")
    monkeypatch.setattr(record, "FIXTURES", tmp_path)
    record.record_campaign()
    kept, fresh = (
        [json.loads((folder / f"three-nights-{name}.json").read_text()) for name in ("events", "content")]
        for folder in (WEB / "tests" / "fixtures", tmp_path)
    )
    assert [event["code"] for event in fresh[0] if "page" in event][-3:] == ["story", "choice", "story"]
    assert "sticker" in [event["code"] for event in fresh[0][-3:]]
    assert set(kept[1]) == set(fresh[1]) and set(kept[0][0]) == set(fresh[0][0]), "run web/tests/record.py"
