"""The words of Darkest Magic's campaigns: what only they say has a message in every language, and a clause behind it."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

from burgle.campaign.log import fresh
from burgle.campaign.overlay import rules_for
from burgle.campaign.pack import assemble
from burgle.chapters.events import FAMILY
from burgle.kernel.phrase import Phrase
from burgle.kernel.rules import Rules
from burgle.kernel.script import ScriptReader
from burgle.kernel.state import Event
from burgle.language.wording import narrate, say
from burgle.language.words import ftl, languages, words_of
from burgle.rulebook import read_rules

HOME = Path(__file__).resolve().parent.parent / "src" / "burgle" / "games" / "darkest"
STORY = "burgle.games.darkest.story"
COUNTS = ("milestone bold", "milestones", "marks", "marks on A18", "marked card", "marked here", "prize", "scratched")
LINES = [
    "milestone bold", "cross bold", "journal q", "mark card", "mark card even marked", "mark random card", "mark milestone",
    "mark space A18", "scratch card", "for each: milestone bold", "for b: mark card",
    *(f"{when}: gold 1" for count in COUNTS for when in (f"if {count}", f"if {count} >= 2", f"per {count}", f"per 2 {count}")),
]  # fmt: skip


@cache
def rules() -> Rules:
    """A campaign with a Journal, a milestone and a contract."""
    own = {
        "mission": [{"id": "1", "side": "shorelands", "prologue": "101", "epilogue": ""}],
        "character": [{"id": key} for key in "abcd"],
        "passage": [
            {"id": "101", "kind": "prologue", "lines": ["story a"]},
            {"id": "a_q", "kind": "journal", "character": "a", "letter": "q", "lines": ["story a"]},
        ],
        "contract": [{"id": "k1", "name": "Toll", "if": "gold >= 9", "back": ["completed: gold 1"], "fate": "file"}],
        "milestone": [{"id": "bold", "name": "Bold"}],
    }
    facts = {"id": "words", "game": "darkest", "version": 1, "title": "Words"}
    pack = assemble(facts, own, {"en": {}, "de": {}})
    return rules_for(pack, fresh(pack), 2)


@pytest.mark.parametrize("lang", languages())
def test_every_word_can_be_said_and_read_back(lang: str) -> None:
    words = words_of("darkest", lang)
    words.mistakes.clear()
    for text in LINES:
        effect = ScriptReader(rules(), text, 0, False).whole()
        assert ScriptReader(rules(), effect.text(), 0, False).whole().text() == effect.text()
        said = say(rules(), effect.say(), lang)
        assert said and "{" not in said and not words.mistakes, (text, words.mistakes)


@pytest.mark.parametrize("lang", languages())
def test_every_event_and_question_can_be_told(lang: str) -> None:
    words = words_of("darkest", lang)
    words.mistakes.clear()
    mine = set(re.findall(r"event-(\w+)", ftl(STORY, "en")))
    kinds = {kind.code: n for n, kind in enumerate(rules().events) if n >= len(FAMILY)}
    assert mine <= set(kinds)
    for code in mine:
        for who in (-1, 1):
            for b in (0, 1):
                said = narrate(rules(), Event(kinds[code], who, 0, b, -1), False, lang=lang)
                assert said.endswith(".") and not words.mistakes, (code, words.mistakes)
    for code in re.findall(r"^(ask-[a-z-]+)", ftl(STORY, "en"), re.MULTILINE):
        assert say(rules(), Phrase(code, 1, ["x"]), lang).endswith("?") and not words.mistakes


def test_every_event_has_its_clause() -> None:
    clauses = tomllib.loads((HOME / "clauses.toml").read_text("utf-8"))
    known = {clause.id for clause in read_rules((HOME / "rules.md").read_text("utf-8"))}
    assert set(clauses["campaign"].values()) <= known
    told = {kind.code for kind in rules().events[len(FAMILY) :]}
    assert told <= {*clauses["campaign"], *clauses["events"]}, told - {*clauses["campaign"], *clauses["events"]}
