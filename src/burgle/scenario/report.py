"""Runs scenario files and says how it went."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from burgle.scenario.reading import ScenarioError, read_file
from burgle.scenario.running import run


@dataclass
class ScenarioReport:
    """How many scenarios hold, and what is wrong with the others."""

    passed: int = 0
    failed: int = 0
    lines: list[str] = field(default_factory=list)

    @property
    def ok(self) -> bool:
        """Whether everything holds."""
        return self.failed == 0

    @property
    def exit_code(self) -> int:
        """What a command should end with."""
        return 0 if self.ok else 1

    def fail(self, lines: list[str]) -> None:
        """Count a failure and keep its lines."""
        self.failed += 1
        self.lines.extend(lines)

    def __str__(self) -> str:
        return "\n".join([*self.lines, f"{self.passed} passed, {self.failed} failed"])


def find_files(paths: Iterable[str | Path]) -> list[Path]:
    """List the scenario files among paths; a folder stands for all below it."""
    found: list[Path] = []
    for path in map(Path, paths):
        found.extend(sorted(path.rglob("*.toml")) if path.is_dir() else [path])
    return found


def run_files(paths: Iterable[str | Path]) -> ScenarioReport:
    """Run every scenario of files and folders; `print(report)` shows the failures and the count."""
    report = ScenarioReport()
    for path in find_files(paths):
        try:
            scenarios = read_file(path)
        except ScenarioError as error:
            report.fail([f"FAILED {error}"])
            continue
        for scenario in scenarios:
            try:
                problems = run(scenario)
            except ScenarioError as error:
                report.fail([f"FAILED {error}"])
                continue
            except Exception as error:  # the engine broke: that is a finding, and the other scenarios still count
                problems = [f"the game broke down: {type(error).__name__}: {error}"]
            if problems:
                clauses = f" [{', '.join(scenario.clauses)}]" if scenario.clauses else ""
                report.fail([f"FAILED {path}: {scenario.name}{clauses}", *[f"    {line}" for line in problems]])
            else:
                report.passed += 1
    return report
