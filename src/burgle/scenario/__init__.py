"""Tests that need no Python: TOML files that set a table up, make moves and say what must be true."""

from burgle.scenario.reading import Scenario, ScenarioError, read_file
from burgle.scenario.report import ScenarioReport, run_files
from burgle.scenario.running import run

__all__ = ["Scenario", "ScenarioError", "ScenarioReport", "read_file", "run", "run_files"]
