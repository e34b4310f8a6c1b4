"""The guides: what they cite and show is there, every language has the same sections, and nobody reads engine talk."""

import re
from importlib import resources
from pathlib import Path

import pytest

from burgle.content.library import build_rules
from burgle.games import GAMES
from burgle.guide import PIECES, Exhibit, Guide, guide_of, read_guide
from burgle.rulebook import clauses_of

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = ("en", "de")
SECTIONS = ["goal", "turn", "cards", "moving", "noise", "finds", "special", "out", "scoring"]
CUBES = {"boss", "blue", "hunter", "ghost", "wight", "intern"}
every_page = pytest.mark.parametrize(("game", "lang"), [(game, lang) for game in GAMES for lang in LANGUAGES])

# What belongs to those who make the game; nobody who plays it should have to read it.
ENGINE_TALK = re.compile(
    r"\bDATA:|\bP's\b|\.toml\b|\b(?:engine|integer|boolean|enum|callback|tuple|multiset|graph edge|is at it|makes a decision|"
    r"Until something shows|[Tt]urn \{ \$n \}|Zug \{ \$n \})\b|degrees: "
)


def page(game: str, lang: str) -> Guide:
    found = guide_of(game, lang)
    assert found is not None
    return found


def pieces(guide: Guide) -> list[Exhibit]:
    return [piece for section in guide.sections for block in section.blocks for piece in block.pieces]


@every_page
def test_a_guide_follows_a_turn_and_can_be_read_in_minutes(game: str, lang: str) -> None:
    guide = page(game, lang)
    assert [section.name for section in guide.sections] == SECTIONS and guide.title and guide.lead
    text = (resources.files(GAMES[game].package) / "guide" / f"{lang}.md").read_text("utf-8")
    words = re.sub(r"\{\{.*?\}\}|Fine print:.*|[#*]", "", text).split()
    assert 900 <= len(words) <= 1600, len(words)


@every_page
def test_a_guide_cites_clauses_that_are_there(game: str, lang: str) -> None:
    known = {clause.id for clause in clauses_of(game)}
    for section in page(game, lang).sections:
        assert section.clauses and set(section.clauses) <= known, section.name
        assert len(section.clauses) == len(set(section.clauses)), section.name


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_the_fine_print_of_some_section(game: str) -> None:
    cited = {clause for section in page(game, "en").sections for clause in section.clauses}
    assert {clause.id for clause in clauses_of(game)} - cited == set(), "name them in guide/*.md, where they belong"


@every_page
def test_a_guide_shows_pieces_that_are_there(game: str, lang: str) -> None:
    rules = build_rules(GAMES[game], 4, {})
    known = {
        "card": {card.key for card in rules.cards},
        "token": {token.key for token in rules.tokens},
        "space": {space.key for space in rules.spaces},
        "tile": set(rules.things.get("tile", [])),
        "cube": CUBES,
        "hearts": {str(n) for n in range(1, 10)},
        "bag": CUBES,  # with one that hurts everybody
        "lesson": set(re.findall(r'id: "(begin|middle|end)"', (ROOT / f"web/src/games/{game}/lesson.ts").read_text())),
    }
    assert set(known) == set(PIECES)
    shown = pieces(page(game, lang))
    assert [piece for piece in shown if piece.key not in known.get(piece.kind, set())] == []
    assert {piece.kind for piece in shown} >= {"card", "token", "space", "cube", "bag", "hearts", "lesson"}


@pytest.mark.parametrize("game", GAMES)
def test_every_language_shows_and_cites_the_same(game: str) -> None:
    english = page(game, "en")
    for lang in LANGUAGES:
        other = page(game, lang)
        assert pieces(other) == pieces(english)
        for mine, theirs in zip(other.sections, english.sections, strict=True):
            assert (mine.name, mine.clauses) == (theirs.name, theirs.clauses)
            assert [(bool(b.text), len(b.points), len(b.pieces)) for b in mine.blocks] == [
                (bool(b.text), len(b.points), len(b.pieces)) for b in theirs.blocks
            ], mine.name


def test_what_is_not_in_the_book_is_cited_as_it_was_written() -> None:
    """So that the test above finds it."""
    text = "# A\n\n## goal: B\n\nC.\nFine print: A-001, A-009, A-002..A-004"
    assert read_guide(text, ["A-001", "A-003"]).sections[0].clauses == ["A-001", "A-009", "A-003"]


def test_a_language_without_a_guide_reads_the_english_one() -> None:
    assert page("space", "fr") == page("space", "en")


def told() -> list[tuple[str, str]]:
    """Every line that a player may read, with its place: all words, all guides, all clauses."""
    found: list[tuple[str, str]] = []
    for file in [
        *ROOT.glob("src/burgle/**/*.ftl"),
        *ROOT.glob("web/src/**/*.ftl"),
        *ROOT.glob("src/burgle/games/*/guide/*.md"),
    ]:
        lines = file.read_text("utf-8").splitlines()
        found += [
            (f"{file.relative_to(ROOT)}:{n}", line) for n, line in enumerate(lines, 1) if not line.startswith("#")
        ]
    return found + [(clause.id, clause.rule) for game in GAMES for clause in clauses_of(game)]


def test_nobody_reads_engine_talk() -> None:
    assert [(where, line) for where, line in told() if ENGINE_TALK.search(line)] == []


def test_engine_talk_is_known_when_it_is_seen() -> None:
    for line in (
        "DATA: artifact values",
        "goes to P's discard pile",
        "Ace is at it.",
        "the engine takes the side",
        "as in `tokens.toml`",
    ):
        assert ENGINE_TALK.search(line), line
