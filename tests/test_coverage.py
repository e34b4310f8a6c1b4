"""Every clause of every rulebook has a test behind it, and the list of who tests what can be trusted."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import burgle
from burgle.coverage import CitationError, Coverage, cited_in, clause_coverage
from burgle.rulebook import read_rules

GAMES = ("space", "catacombs", "legacy", "darkest")
TESTS = Path(__file__).parent
RULES = "| SP-001 | One. | - |\n| SP-002 | Two. | - |\n| SP-003 | Three. | - |"


def rules_of(game: str) -> str:
    """The text of a game's rulebook."""
    return (Path(burgle.__file__).parent / "games" / game / "rules.md").read_text(encoding="utf-8")


def covered_by(folder: Path) -> Coverage:
    """What a folder of tests covers of a rulebook with three clauses."""
    return clause_coverage(read_rules(RULES), folder)


@pytest.mark.parametrize("game", GAMES)
def test_no_clause_is_missing(game: str) -> None:
    coverage = clause_coverage(read_rules(rules_of(game)), TESTS)
    assert [clause.id for clause in coverage.missing] == []
    assert [str(citation) for citation in coverage.unknown] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_count_is_that_of_the_rulebook(game: str) -> None:
    """Every id at the head of a row or paragraph is a clause; those that wait are the campaign's."""
    coverage = clause_coverage(read_rules(rules_of(game)), TESTS)
    count = len(re.findall(r"^(?:\| *|\*\*)[A-Z][A-Z0-9]*-\d+", rules_of(game), re.MULTILINE))
    assert len(coverage.clauses) == count > 190
    wait = len([clause for clause in coverage.clauses if clause.id in coverage.waiting])
    more = f", {wait} wait" if wait else ""
    assert list(coverage.lines())[-1] == coverage.summary() == f"{count - wait} of {count} clauses covered{more}"


def test_what_waits_says_why(tmp_path: Path) -> None:
    (tmp_path / "waiting.toml").write_text('[waiting]\nSP-001 = "rain"\nSP-009 = "nothing"\n')
    coverage = covered_by(tmp_path)
    assert [clause.id for clause in coverage.missing] == ["SP-002", "SP-003"]
    assert list(coverage.lines()) == [
        "SP-001  waits: rain", "SP-002  MISSING", "SP-003  MISSING", "0 of 3 clauses covered, 1 wait",
    ]  # fmt: skip


def test_scenarios_and_docstrings_cite(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "a.toml").write_text('[[scenario]]\nname = "first"\nclauses = ["SP-001"]\n')
    (tmp_path / "test_b.py").write_text('def test_two():\n    """SP-002: two."""\n')
    coverage = covered_by(tmp_path)
    assert [clause.id for clause in coverage.missing] == ["SP-003"]
    assert list(coverage.lines()) == [
        "SP-001  deep/a.toml: first",
        "SP-002  test_b.py: test_two",
        "SP-003  MISSING",
        "2 of 3 clauses covered",
    ]


def test_a_clause_with_several_tests_lists_them_all(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text(
        '[[scenario]]\nname = "x"\nclauses = ["SP-001"]\n[[scenario]]\nclauses = ["SP-001", "SP-002"]\n'
    )
    assert list(covered_by(tmp_path).lines())[:2] == ["SP-001  a.toml: x", "        a.toml: scenario 2"]


def test_what_a_file_shares_is_cited_by_all_its_scenarios(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text(
        '[all]\nclauses = ["SP-001"]\n[[scenario]]\nname = "x"\n[[scenario]]\nname = "y"\n'
    )
    assert list(covered_by(tmp_path).lines())[:2] == ["SP-001  a.toml: x", "        a.toml: y"]


def test_a_slip_of_the_pen_shows(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text('[[scenario]]\nname = "x"\nclauses = ["SP-999", "CA-001"]\n')
    coverage = covered_by(tmp_path)
    assert [citation.clause for citation in coverage.unknown] == ["SP-999"]  # CA is another rulebook
    assert "unknown clause SP-999 in a.toml: x" in coverage.lines()


@pytest.mark.parametrize(
    ("docstring", "cited"),
    [
        ("SP-001: one.", ["SP-001"]),
        ("SP-001, SP-003 and SP-002: all.", ["SP-001", "SP-003", "SP-002"]),
        ("SP-001 to SP-003, SP-009: a range.", ["SP-001", "SP-002", "SP-003", "SP-009"]),
        ("SP-001, RULING 12: with a ruling beside it.", ["SP-001"]),
        ("In brackets (SP-002, SP-003) at the end.", ["SP-002", "SP-003"]),
        ("The clauses SP-001 to SP-003 are only mentioned here.", []),
        ("Nothing.", []),
        ("", []),
    ],
)
def test_what_a_docstring_cites(docstring: str, cited: list[str]) -> None:
    assert cited_in(docstring) == cited


def test_only_tests_cite(tmp_path: Path) -> None:
    (tmp_path / "test_a.py").write_text('"""SP-001: module."""\ndef helper():\n    """SP-002: helper."""\n')
    assert covered_by(tmp_path).cited == {}


@pytest.mark.parametrize(("name", "text"), [("a.toml", "clauses = ["), ("test_a.py", "def")])
def test_a_broken_file_is_named(tmp_path: Path, name: str, text: str) -> None:
    (tmp_path / name).write_text(text)
    with pytest.raises(CitationError, match=name):
        covered_by(tmp_path)
