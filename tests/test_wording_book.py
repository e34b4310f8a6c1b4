"""The words of the book: everything that only a campaign says has a message in every language, and a clause behind it."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

from burgle.campaign.vault import find_pack
from burgle.chapters import (
    ballots,
    book,
    cabinet,
    choices,
    closing,
    contracts,
    dials,
    fulfil,
    gains,
    litter,
    markers,
    records,
    remnants,
    stickers,
    story_counts,
    targets,
    tracks,
    waypoints,
)
from burgle.chapters.events import FAMILY
from burgle.games.legacy import promotions, reviews
from burgle.games.story import strings
from burgle.kernel.phrase import Phrase, Refusal
from burgle.kernel.rules import Rules
from burgle.kernel.script import ScriptReader
from burgle.kernel.state import Event
from burgle.language.reference import reference
from burgle.language.wording import narrate, say, say_refusal, say_score
from burgle.language.words import STORY, ftl, languages, words_of
from burgle.rulebook import read_rules
from tests.rules.book import passages, written

ROOT = Path(__file__).resolve().parent.parent
LEGACY = ROOT / "src" / "burgle" / "games" / "legacy"
MINE = (
    ballots, book, cabinet, choices, closing, contracts, dials, fulfil, gains, litter, markers, promotions, records,
    remnants, reviews, stickers,
    story_counts, targets, tracks, waypoints,
)  # fmt: skip
STICKERS = [
    {"id": "s1", "kind": "space", "spots": ["A04", "A12"], "over": {"town": True}},
    {"id": "remnant_A12", "kind": "remnant", "spots": ["A12"]},
]
LINES = [
    "read p2", "read p2 again", "story a", "note n", "stop", "choice coin (keep: gold 1 | back: write lamp lit; check 1)",
    "vote road (upper: gold 1 | lower: note n)", "random (gold 1 | draw 2)", "sticker s1", "sticker s1 on A12",
    "write lamp lit", "name firm", "unlock coaches", "mission 3 underworld", "mission 3 p2", "copy", "check 1", "check 2",
    "starter burgle", "no starter burgle", "swap starter burgle for stumble", "fetch novel to deck",
    "fetch novel to row", "fetch tip to reserve",
    "fetch crate on A12", "stow novel", "destroy space A12", "marker on A12", "no marker on A12", "exhaust",
    *(f"{way} {what} {n}" for way in ("cheaper", "dearer") for what in ("gear", "market", "coach", "boots") for n in (1, 2)),
    "more attack 1", "more attack 2", "fewer attack 1", "fewer attack 2", "ban market", "ban coach", "free gear",
    "free market", "free coach", "free boots",
    "destroy novel", "dent novel", "destroy card from hand", "destroy card from discard", "let A10", "move to A10",
    "points 1", "points 3", "lose gold 1", "lose gold 2", "for each: gold 1", "for others: check 1", "for star: gold 1",
    "for winner: check 1", "for left: hurt 1", "each player: gold 1", "each rival: clank 1", "for most gold: hurt 1",
    "for least gold: gold 1", "for b: gold 1", "if not chose coin keep: gold 1", "if game <= 3: gold 1",
    "if game = 3 and seated >= 2: gold 1", "if playing b: gold 1", "if off clock: check 1", "if written lamp lit: gold 1",
    "if read p2: gold 1", "if ticked p1.1: gold 1", "if stuck s1: gold 1", "per 2 seated: gold 1", "per game: gold 1",
    "contract k1", "contract k1 for b", "promote",
    "store k1", "tick k1", "complete k1", "fail k1", "due k1 4", "place crate 1 on A12", "place crate 2 on A12",
    "place crate 1 on each town", "place crate 2 on each town", "track gauge 1", "track gauge -2", "track gauge = 3",
    "goal g1", "if open k1: gold 1", "if completed k1: gold 1", "if failed k1: gold 1", "if starred k1: gold 1",
    *(f"{condition}: gold 1" for count in (
        "parcel k1", "same game k1", "alone", "beside",
        "entered A12", "entered town", "track gauge", "visited town", "worth", "escaped", "beaten", "gained",
        "bought", "healed", "sent", "home_noise", "checks", "wins", "rage",
    ) for condition in (f"if {count}", f"if {count} >= 2", f"per {count}", f"per 2 {count}")),
]  # fmt: skip


@cache
def rules() -> Rules:
    """Legacy with a campaign that uses every word of the book."""
    sealed = [
        {"id": "novel", "name": "Novel", "cost": 2, "copies": 0, "play": "skill 1"},
        {"id": "tip", "name": "Tip", "deck": "reserve", "cost": 2, "copies": 0, "play": "skill 1"},
    ]
    contract = {"id": "k1", "name": "Toll", "deliver": "crate to A21"}
    return written(
        2,
        passage=passages(p1=LINES, p2=["gold 1"]),
        sticker=STICKERS,
        card=sealed,
        token=[{"id": "crate", "name": "Crate", "pool": "parcel", "copies": 0}],
        contract=[contract],
        track=[{"id": "gauge", "name": "Gauge", "range": [0, 9]}],
        goal=[{"id": "g1", "name": "Punctual", "character": "a", "if": "at A21"}],
        promotion=[{"id": "x", "name": "Second Wind", "character": "a", "section": "gold", "once": "heal 1"}],
        rival={"boxes": ["p2"]},
    )


def own_words() -> tuple[set[str], set[str]]:
    """The words and counts that the chapters of the book bring."""
    plain = written(2)
    return set(rules().words) - set(plain.words), set(rules().counts) - set(plain.counts)


@pytest.mark.parametrize("lang", languages())
def test_every_word_of_the_book_can_be_said(lang: str) -> None:
    words = words_of("legacy", lang)
    words.mistakes.clear()
    for text in LINES:
        effect = ScriptReader(rules(), text, 0, False).whole()
        assert effect.text() == text or text.startswith(("each", "if", "choice", "vote", "random")), effect.text()
        again = ScriptReader(rules(), effect.text(), 0, False).whole()
        assert again.text() == effect.text()
        said = say(rules(), effect.say(), lang)
        assert said and "{" not in said and not words.mistakes, (text, words.mistakes)
    assert say(rules(), ScriptReader(rules(), "unlock coaches", 0, True).whole().say(), lang) and not words.mistakes


def test_the_samples_use_every_word() -> None:
    words, counts = own_words()
    used = {word for text in LINES for word in re.findall(r"\w+", text)}
    assert {"read", "sticker", "fetch", "for", "contract"} <= words <= used
    assert {"game", "stuck", "completed", "visited"} <= counts <= used


def test_the_sample_pack_uses_every_word() -> None:
    """Three Nights is what authors read: each word of the book stands in one of its lines (docs/campaigns.md)."""
    words, _ = own_words()
    tables = find_pack("three-nights").tables
    lines = [text for table in ("passage", "contract", "sticker") for text in strings(tables[table])]
    used = {word for text in lines for word in re.findall(r"\w+", text)}
    assert words <= used, sorted(words - used)


@pytest.mark.parametrize("lang", languages())
def test_every_event_of_the_book_can_be_told(lang: str) -> None:
    words = words_of("legacy", lang)
    words.mistakes.clear()
    mine = set(re.findall(r"event-(\w+)", ftl(STORY, "en")))
    told = 0
    for number, kind in enumerate(rules().events[len(FAMILY) :], len(FAMILY)):
        if kind.code in mine:
            told += 1
            for who in (-1, 1):
                said = narrate(rules(), Event(number, who, 0, 0, -1), False, lang=lang)
                assert said.endswith(".") and not words.mistakes, (kind.code, words.mistakes)
            assert "Player 0" not in narrate(rules(), Event(number, -1, 0, 0, -1), False) or kind.code in (
                "vote", "vote_spot", "vote_tie", "went_back", "checkmark", "starter", "story_points",
                "contract_tick", "contract_cube", "contract_cubeless", "contract_done", "delivered", "parcel_taken", "goal",
                "promoted", "power", "out_of_breath",
            )  # fmt: skip
    assert told == len(mine)


@pytest.mark.parametrize("lang", languages())
def test_every_question_refusal_and_score_of_the_book_can_be_said(lang: str) -> None:
    words = words_of("legacy", lang)
    words.mistakes.clear()
    source = "".join((ROOT / "src" / (module.__name__.replace(".", "/") + ".py")).read_text("utf-8") for module in MINE)
    asked = set(re.findall(r'"(ask-[a-z-]+)"', source))
    assert len(asked) == 5
    for code in asked:
        assert say(rules(), Phrase(code, 0, ["x"]), lang).endswith("?")
    for code in set(re.findall(r'ScoreLine\("(\w+)"', source)):
        assert say_score(rules(), code, "x", 3, lang).endswith(": 3")
    refused = {*re.findall(r'Refusal\("(\w+)"', source), "path_end"}
    assert {"contract_cost", "power_used"} <= refused
    for code in refused:
        assert say_refusal(rules(), Refusal(code, 0, 1, "A10"), lang=lang).endswith("."), code
    assert not words.mistakes


def test_every_event_of_the_book_has_its_clause() -> None:
    clauses = tomllib.loads((LEGACY / "clauses.toml").read_text("utf-8"))["campaign"]
    known = {clause.id for clause in read_rules((LEGACY / "rules.md").read_text("utf-8"))}
    assert set(clauses.values()) <= known
    assert set(re.findall(r"(?:event|refuse)-(\w+)", ftl(STORY, "en"))) <= set(clauses)


def test_the_manual_has_every_word_of_the_book() -> None:
    manual = (ROOT / "docs" / "effects.md").read_text("utf-8")
    words, counts = own_words()
    for word in words:
        assert re.search(rf"^\| .*`{word}\b", manual, re.MULTILINE), word
    for count in counts:
        assert f"`{count}" in manual, count
    assert "`sticker ID`" in reference(rules())
