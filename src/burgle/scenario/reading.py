"""Reads scenario files and checks their form, so that a slip of the pen gets a clear word."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from burgle.content.tables import kind, nearest

WHOLE: dict[str, tuple[type, ...]] = {
    "name": (str,), "clauses": (list,), "note": (str,), "game": (str,), "players": (int,), "layout": (str,),
    "options": (dict,), "first": (int, str), "seed": (int,), "seeds": (list,), "params": (dict,), "content": (dict,),
    "card": (list,), "token": (list,), "tile": (list,), "space": (list,), "path": (list,), "paths": (list,),
    "setup": (dict,), "given": (dict,), "step": (list,), "pending": (bool,), "create": (dict,), "refused": (str, bool),
    "always": (dict,), "some": (list,),
}  # fmt: skip
STEP: dict[str, tuple[type, ...]] = {
    "note": (str,), "given": (dict,), "do": (str, list), "as": (int,), "refused": (str, bool),
    "refused_clause": (str,), "asked": (str,),
    "offered": (list,), "not_offered": (list,), "offered_only": (list,), "then": (dict,), "log": (list,),
    "no_log": (list,), "log_count": (dict,), "view_of": (int,), "sees": (dict,), "hidden": (list,), "blind_to": (dict,),
}  # fmt: skip
PATH: dict[str, tuple[type, ...]] = {
    "path": (str,), "from": (str,), "to": (str,), "boots": (int,), "enemies": (int,), "lock": (bool,), "arrow": (bool,),
}  # fmt: skip


class ScenarioError(ValueError):
    """A mistake in a scenario file: which file, which scenario, which key, what is wrong."""

    def __init__(self, file: str, scenario: str, key: str, message: str) -> None:
        where = " / ".join(part for part in (scenario, key) if part)
        super().__init__(f"{file}: {where}: {message}" if where else f"{file}: {message}")


@dataclass
class Scenario:
    """One scenario as it stands in its file."""

    file: str
    name: str
    fields: Mapping[str, Any]
    clauses: list[str] = field(default_factory=list)

    def error(self, key: str, message: str) -> ScenarioError:
        """Make the error for one of its keys."""
        return ScenarioError(self.file, self.name, key, message)

    def get(self, key: str, default: Any) -> Any:
        """Read a field, or what stands for it when it is missing."""
        return self.fields.get(key, default)


def read_file(path: str | Path) -> list[Scenario]:
    """Read all scenarios of a file."""
    file = str(path)
    try:
        tables = tomllib.loads(Path(path).read_text("utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise ScenarioError(file, "", "", str(error)) from None
    except tomllib.TOMLDecodeError as error:
        raise ScenarioError(file, "", "", f"this is not TOML: {error}") from None
    defaults = tables.get("all", {})
    for key in tables:
        if key not in ("scenario", "all"):
            raise ScenarioError(
                file, "", key, "a scenario file has [[scenario]] entries (and [all] for what they share)"
            )
    entries = tables.get("scenario", [])
    if not isinstance(entries, list) or not entries:
        raise ScenarioError(file, "", "scenario", "there is no [[scenario]] in this file")
    found = [read_scenario(file, number, {**defaults, **entry}) for number, entry in enumerate(entries, 1)]
    names = [scenario.name for scenario in found]
    for name in names:
        if names.count(name) > 1:
            raise ScenarioError(file, name, "name", "two scenarios have this name")
    return found


def read_scenario(file: str, number: int, fields: Mapping[str, Any]) -> Scenario:
    """Check the keys of one scenario and of its steps."""
    name = fields.get("name")
    if not isinstance(name, str) or not name:
        raise ScenarioError(file, f"scenario {number}", "name", "every scenario needs a name")
    scenario = Scenario(file, name, fields, list(fields.get("clauses", [])))
    check_keys(scenario, "", fields, WHOLE)
    if "create" not in fields and not isinstance(fields.get("game"), str):
        raise scenario.error("game", "say which game this is about")
    for i, step in enumerate(fields.get("step", []), 1):
        if not isinstance(step, dict):
            raise scenario.error(f"step {i}", "a step is a table: [[scenario.step]]")
        check_keys(scenario, f"step {i}", step, STEP)
        if ("as" in step or "refused" in step or "refused_clause" in step) and "do" not in step:
            raise scenario.error(f"step {i}", "there is nothing to refuse: do is missing")
    for path in fields.get("path", []):
        check_keys(scenario, "path", path, PATH)
    checks = ("step", "always", "some", "create")
    if not any(key in fields for key in checks):
        raise scenario.error("", f"this scenario checks nothing: it has none of {', '.join(checks)}")
    return scenario


def check_keys(
    scenario: Scenario, where: str, fields: Mapping[str, Any], known: Mapping[str, tuple[type, ...]]
) -> None:
    """Complain about keys that mean nothing and values of the wrong kind."""
    for key, value in fields.items():
        if key not in known:
            raise scenario.error(where, f"there is no key {key!r}{nearest(key, list(known))}")
        if not isinstance(value, known[key]) or (isinstance(value, bool) and bool not in known[key]):
            wanted = " or ".join(kind(one()) for one in known[key])
            raise scenario.error(where, f"{key}: expected a {wanted}, found a {kind(value)}")
