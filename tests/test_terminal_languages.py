"""The terminal in another language: only what is typed, and the names of cards and places, stay English."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from burgle.games import GAMES
from burgle.language.words import TERMINAL, ftl, languages, words_from
from tests.test_terminal import sit

LOOKS = (
    "help", "status", "odds", "odds 999", "odds x", "map", "map list", "map zzz", "where", "way", "way zzz", "row", "hand",
    "deck", "discard", "market", "players", "card zzz", "token zzz", "rules zzz", "rules", "why", "why 1", "why 99", "99",
    "zzz", "move zzz", "preview", "play all", "options", "undo", "reset", "log", "position", "save", "end", "status",
)  # fmt: skip
MOST_SAID = 40  # lines in which a person who types only this gets to see all


@pytest.fixture(autouse=True)
def own_state_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that are left go to a folder of the test."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


def sayings(lang: str) -> set[str]:
    """What stands between the arguments of the terminal's messages, as far as it is more than one word."""
    lines = re.findall(r"^(?:[\w-]+ = | +\*?\[\w+\] )(.*)$", ftl(TERMINAL, lang), re.MULTILINE)
    parts = {part.strip(" .,:;`()") for line in lines for part in re.split(r"\{[^}]*\}", line)}
    return {part for part in parts if len(part) > 6 and " " in part}


@pytest.mark.parametrize("lang", [lang for lang in languages() if lang != "en"])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_english_is_said_at_a_table_in_another_language(game: str, lang: str) -> None:
    answers = iter([*(("1", "1") if game == "legacy" else ()), *LOOKS])  # Legacy begins with two questions
    words = words_from((TERMINAL,), lang)
    words.mistakes.clear()
    _, text = sit(lambda said: next(answers, None), game=game, lang=lang)
    said = " ".join(text.split())
    english = sayings("en") - sayings(lang)
    assert not {part for part in english if re.search(rf"(?<![\w-]){re.escape(part)}(?![\w-])", said)}
    assert len({part for part in sayings(lang) if part in said}) > MOST_SAID
    assert not words.mistakes
