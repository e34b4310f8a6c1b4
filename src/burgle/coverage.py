"""Which clause of a rulebook is tested by what: the citations of scenarios and tests, laid beside the clauses.

A scenario cites in its `clauses`. A Python test cites in its docstring, either before the first colon or in brackets:

    def test_cards_leave_for_good() -> None:
        \"\"\"SP-196, SP-197: a picked card stays where it is and leaves when the turn ends (see also SP-162).\"\"\"

`SP-242 to SP-246` stands for all clauses from the first to the last. A mere mention elsewhere is no citation.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from burgle.rulebook import Clause

_ID = r"[A-Z][A-Z0-9]*-\d+"
_LEADING = re.compile(rf"\s*((?:{_ID}|RULING \d+|to|and|,|\s)+):")  # a ruling belongs to the clauses beside it
_BRACKETS = re.compile(r"\(([^()]*)\)")
_ONE_OR_RANGE = re.compile(rf"({_ID})(?:\s+to\s+({_ID}))?")

WAITING = "waiting.toml"


class CitationError(ValueError):
    """A file of tests that cannot be read."""


@dataclass(frozen=True, slots=True)
class Citation:
    """A scenario or test that names a clause."""

    clause: str
    file: str
    """Relative to the folder of the tests."""
    test: str
    """The scenario's name, or that of the test function or class."""

    def __str__(self) -> str:
        return f"{self.file}: {self.test}"


@dataclass(frozen=True, slots=True)
class Coverage:
    """The clauses of a rulebook and what is cited for each."""

    clauses: list[Clause]
    cited: dict[str, list[Citation]]
    unknown: list[Citation]
    """Citations of this rulebook's kind that no clause answers to: most likely a slip of the pen."""
    waiting: dict[str, str] = field(default_factory=dict)
    """Clauses whose turn has not come, with the reason."""

    @property
    def covered(self) -> list[Clause]:
        """The clauses that some scenario or test cites; of one that waits only a part can be tested."""
        return [clause for clause in self.clauses if clause.id in self.cited and clause.id not in self.waiting]

    @property
    def missing(self) -> list[Clause]:
        """The clauses that nothing cites and that wait for nothing."""
        return [clause for clause in self.clauses if clause.id not in self.cited and clause.id not in self.waiting]

    def lines(self) -> Iterator[str]:
        """The whole list for a terminal: every clause with its tests, then what is wrong, then the count."""
        for clause in self.clauses:
            tests: list[object] = [*self.cited.get(clause.id, [])]
            if clause.id in self.waiting:
                tests = [f"waits: {self.waiting[clause.id]}", *tests]
            yield f"{clause.id}  {tests[0] if tests else 'MISSING'}"
            for citation in tests[1:]:
                yield f"{'':{len(clause.id)}}  {citation}"
        for citation in self.unknown:
            yield f"unknown clause {citation.clause} in {citation}"
        yield self.summary()

    def summary(self) -> str:
        """How much is covered, in one line."""
        wait = len(self.waiting)
        return f"{len(self.covered)} of {len(self.clauses)} clauses covered" + (f", {wait} wait" if wait else "")


def clause_coverage(clauses: Iterable[Clause], tests: Path) -> Coverage:
    """Lay all citations in a folder of tests beside the clauses of a rulebook."""
    listed = list(clauses)
    known = {clause.id for clause in listed}
    kinds = {prefix(id) for id in known}
    cited: dict[str, list[Citation]] = {}
    unknown: list[Citation] = []
    for citation in citations(tests):
        if citation.clause in known:
            cited.setdefault(citation.clause, []).append(citation)
        elif prefix(citation.clause) in kinds:
            unknown.append(citation)
    return Coverage(listed, cited, unknown, {id: why for id, why in waiting(tests).items() if id in known})


def waiting(tests: Path) -> dict[str, str]:
    """Read which clauses wait, and for what, from the file of that name in a folder of tests."""
    file = tests / WAITING
    if not file.is_file():
        return {}
    try:
        tables = tomllib.loads(file.read_text(encoding="utf-8"))
    except ValueError as error:
        raise CitationError(f"{WAITING}: {error}") from None
    return {str(id): str(why) for id, why in tables.get("waiting", {}).items()}


def citations(tests: Path) -> Iterator[Citation]:
    """All citations in a folder of tests: scenarios first, then Python tests, each by file."""
    for path in sorted(tests.rglob("*.toml")):
        yield from scenario_citations(path, path.relative_to(tests).as_posix())
    for path in sorted(tests.rglob("*.py")):
        yield from docstring_citations(path, path.relative_to(tests).as_posix())


def scenario_citations(path: Path, file: str) -> Iterator[Citation]:
    """The citations of a scenario file; a TOML file without scenarios has none."""
    try:
        tables: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise CitationError(f"{file}: {error}") from None
    shared = tables.get("all", {})
    scenarios = tables.get("scenario", [])
    for number, scenario in enumerate(scenarios if isinstance(scenarios, list) else [], 1):
        fields = {"name": f"scenario {number}", "clauses": [], **shared, **scenario}
        for clause in fields["clauses"]:
            yield Citation(str(clause), file, str(fields["name"]))


def docstring_citations(path: Path, file: str) -> Iterator[Citation]:
    """The citations in the docstrings of a file's tests; helpers and fixtures do not count."""
    try:
        tree = ast.parse(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, SyntaxError) as error:
        raise CitationError(f"{file}: {error}") from None
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) and is_test(node):
            for clause in cited_in(ast.get_docstring(node) or ""):
                yield Citation(clause, file, node.name)


def is_test(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> bool:
    """Say whether pytest would collect it, going by its name."""
    return node.name.startswith("Test" if isinstance(node, ast.ClassDef) else "test")


def cited_in(docstring: str) -> list[str]:
    """The clauses a docstring cites, each once.

    >>> cited_in("SP-009, SP-023 to SP-025: items and pods (SP-101); not like SP-200.")
    ['SP-009', 'SP-023', 'SP-024', 'SP-025', 'SP-101']
    """
    leading = _LEADING.match(docstring)
    places = [leading[1]] if leading else []
    places += _BRACKETS.findall(docstring)
    found = [clause for place in places for clause in expanded(place)]
    return list(dict.fromkeys(found))


def expanded(text: str) -> Iterator[str]:
    """The clause ids in a text, `A to B` written out."""
    for first, last in _ONE_OR_RANGE.findall(text):
        if not last or prefix(first) != prefix(last):
            yield from filter(None, (first, last))
            continue
        digits = len(first) - len(prefix(first)) - 1
        for number in range(int(first[-digits:]), int(last.rsplit("-", 1)[1]) + 1):
            yield f"{prefix(first)}-{number:0{digits}}"


def prefix(clause: str) -> str:
    """The rulebook's part of a clause id: SP of SP-066."""
    return clause.rsplit("-", 1)[0]
