"""Books: what a game's content is known by, and the archive of past releases that comes with the package."""

from __future__ import annotations

import copy
import importlib.util
import json
import zlib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import burgle
from burgle.chapters.turns import TurnKind
from burgle.content import gamebooks
from burgle.content.gamebooks import BadBook, GameBook, fingerprint, read_book, releases, shipped
from burgle.content.library import book_in, build_rules, kept_rules, todays
from burgle.games import GAMES
from burgle.kernel import engine
from burgle.kernel.chance import seed_bytes
from burgle.kernel.start import new_state
from burgle.view.notation import spell

LOOKS = {"quip", "at"}
ROOT = Path(__file__).parents[1]


def places(value: Any, looks: bool = False) -> Iterator[tuple[Any, Any, bool]]:
    """Every value of some tables: what it is in, its key or number there, and whether it is only for the looks."""
    for key, part in list(value.items() if isinstance(value, dict) else enumerate(value)):
        only = looks or (key in (*LOOKS, "drawing", "region") and not (key in LOOKS and isinstance(part, dict)))
        if isinstance(part, dict | list) and part:
            yield from places(part, only)
        else:
            yield value, key, only


@pytest.mark.parametrize("game", list(GAMES))
def test_the_rules_are_known_by_all_but_looks(game: str) -> None:
    tables = copy.deepcopy(dict(todays(GAMES[game]).tables))
    key, seen = GameBook(game, tables).key, {True: 0, False: 0}
    for number, (inside, name, looks) in enumerate(places(tables)):
        if number % 7 and not looks:  # every seventh is plenty
            continue
        old = inside[name]
        inside[name] = not old if isinstance(old, bool) else old + 1 if isinstance(old, int | float) else f"{old} or so"
        assert (GameBook(game, tables).key == key) == looks, name
        inside[name] = old
        seen[looks] += 1
        if seen[True] > 150:
            break
    assert GameBook(game, tables).key == key and all(seen.values())


@pytest.mark.parametrize("game", list(GAMES))
def test_the_order_of_entries_counts(game: str) -> None:
    """Cards and spaces are numbered in their order, and a saved game is made of those numbers."""
    tables = copy.deepcopy(dict(todays(GAMES[game]).tables))
    key = GameBook(game, tables).key
    tables["card"].append(tables["card"].pop(0))
    assert GameBook(game, tables).key != key
    tables["card"].insert(0, tables["card"].pop())
    assert GameBook(game, tables).key == key
    if "module" in tables:
        spaces = tables["module"][0]["space"]
        first = next(iter(spaces))
        spaces[first] = spaces.pop(first)
        assert GameBook(game, tables).key != key


@pytest.mark.parametrize("game", list(GAMES))
def test_a_book_that_was_written_down_makes_the_same_rules(game: str) -> None:
    spec = GAMES[game]
    rules = build_rules(spec, spec.players[1], {})
    before = json.dumps(book_in(rules).tables)
    kept = read_book(book_in(rules).data)
    again = kept_rules(kept, spec.version, spec.players[1], tuple(sorted(rules.options.items())))
    assert again.content_hash == rules.content_hash == fingerprint(kept, spec.version, spec.players[1], rules.options)
    assert [effect.text() for effect in again.effects] == [effect.text() for effect in rules.effects]
    assert [space.key for space in again.spaces] == [space.key for space in rules.spaces]
    assert json.dumps(kept.tables) == before  # and nothing of it was changed on the way


@pytest.mark.parametrize(
    "data",
    [
        b"", b"tables", zlib.compress(b"[]"), zlib.compress(b'{"game":"space"}'), zlib.compress(b"[" * 100_000),
        zlib.compress(b'{"game":"space","tables":[]}'), zlib.compress(b'{"game":7,"tables":{}}'),
        zlib.compress(b" " * (gamebooks.LARGEST + 1)), zlib.compress(b'{"game":"space","tables":{}}')[:-5],
    ],
)  # fmt: skip
def test_what_is_no_book(data: bytes) -> None:
    with pytest.raises(BadBook):
        read_book(data)


@pytest.mark.parametrize("tables", [{}, {"params": {}}, {"params": {"hand": []}, "numbers": 3, "track": "x"}])
def test_tables_that_make_no_game(tables: dict[str, Any]) -> None:
    for spec in GAMES.values():
        with pytest.raises(ValueError):
            kept_rules(GameBook(spec.id, tables), spec.version, 2, ())


# ---------------------------------------------------------------- the archive


def test_this_release_is_in_the_archive() -> None:
    """`make archive` is a step of every release: whoever counts the version on must not forget it."""
    assert burgle.__version__ in releases(), "run `make archive`"
    assert list(releases()[burgle.__version__]) == list(GAMES)


def test_every_book_of_the_archive_is_the_one_it_says() -> None:
    folder = Path(str(gamebooks.folder()))
    named = {key for keys in releases().values() for key in keys.values()}
    assert {file.stem for file in folder.glob("*.book")} == named
    for key in named:
        assert read_book((folder / f"{key}.book").read_bytes()).key == key


@pytest.mark.parametrize("game", list(GAMES))
def test_the_books_of_the_archive_can_be_played(game: str) -> None:
    spec = GAMES[game]
    for book in shipped(game):
        for players in range(spec.players[0], spec.players[1] + 1):
            for version in (spec.version, *spec.continues):
                rules = kept_rules(book, version, players, ())
                assert rules.version == version and rules.players == players


def test_the_archive_is_written_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tool = archive_tool()
    monkeypatch.setattr(tool, "FOLDER", tmp_path)
    monkeypatch.setattr(tool, "BOXES", tmp_path / "boxes")
    monkeypatch.setattr(tool, "releases", lambda: {"0.0.1": {"space": "a" * 32}})
    (tmp_path / "index.toml").touch()
    tool.main()
    written = (tmp_path / "index.toml").read_text("utf-8")
    assert written.index('["0.0.1"]') < written.index(f'["{burgle.__version__}"]')
    assert len(list(tmp_path.glob("*.book"))) == len(GAMES)
    assert len(list((tmp_path / "boxes").glob("*.vault"))) == len(list((ROOT / "campaigns").glob("*/pack.toml")))
    monkeypatch.setattr(tool, "releases", lambda: {burgle.__version__: dict.fromkeys(GAMES, "b" * 32)})
    (tmp_path / "index.toml").write_text("untouched")
    tool.main()
    assert (tmp_path / "index.toml").read_text("utf-8") == "untouched"


def archive_tool() -> ModuleType:
    """The tool behind `make archive`."""
    spec = importlib.util.spec_from_file_location("archive", ROOT / "tools" / "archive.py")
    assert spec is not None and spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    return tool


@pytest.mark.parametrize(("version", "may_end"), [(1, True), (2, False)])
def test_a_version_keeps_its_rulings(version: int, may_end: bool) -> None:
    """L1-039: from version 2 on an open choice has to be made before the turn ends; games begun before let it lapse."""
    rules = kept_rules(next(shipped("legacy")), version, 2, ())
    st = new_state(rules, seed_bytes(1), 0, None)
    while not isinstance(rules.kinds[st.stack[-1].kind], TurnKind):
        engine.answer(st, st.options[0])
    p = st.players[st.active]
    p.hand, p.deck.rest, p.discard = [rules.card_ids["ticking_parcel"]], [], []
    st.options = rules.kinds[st.stack[-1].kind].ask(st, st.stack[-1])
    engine.answer(st, st.options[0])
    ends = [spell(st, code) for code in st.options].count("end turn")
    assert p.play and not p.hand and bool(ends) == may_end
