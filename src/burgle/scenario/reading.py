"""Reads scenario files and checks their form, so that a slip of the pen gets a clear word."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from burgle.content.tables import kind, nearest
from burgle.content.toml_lines import Path as Place
from burgle.content.toml_lines import TomlLines

WHOLE: dict[str, tuple[type, ...]] = {
    "name": (str,), "clauses": (list,), "note": (str,), "game": (str,), "players": (int,), "layout": (str,),
    "options": (dict,), "first": (int, str), "seed": (int,), "seeds": (list,), "params": (dict,), "content": (dict,),
    "card": (list,), "token": (list,), "tile": (list,), "space": (list,), "path": (list,), "paths": (list,),
    "setup": (dict,), "given": (dict,), "step": (list,), "pending": (bool,), "create": (dict,), "refused": (str, bool),
    "always": (dict,), "some": (list,),
    "campaign": (dict,), "chronicle": (dict,), "passage": (list,), "contract": (list,), "sticker": (list,),
    "mission": (list,), "track": (list,), "character": (list,), "promotion": (list,), "goal": (list,),
    "milestone": (list,), "rule": (list,), "rival": (dict,),
}  # fmt: skip
STEP: dict[str, tuple[type, ...]] = {
    "note": (str,), "given": (dict,), "do": (str, list), "as": (int,), "refused": (str, bool),
    "refused_clause": (str,), "asked": (str,),
    "offered": (list,), "not_offered": (list,), "offered_only": (list,), "then": (dict,), "log": (list,),
    "no_log": (list,), "log_count": (dict,), "view_of": (int,), "sees": (dict,), "hidden": (list,), "blind_to": (dict,),
    "read": (list,), "entries": (list,), "stuck": (list,), "sees_page": (dict,), "close": (dict,), "next": (dict,),
}  # fmt: skip
PATH: dict[str, tuple[type, ...]] = {
    "path": (str,), "from": (str,), "to": (str,), "boots": (int,), "enemies": (int,), "lock": (bool,), "arrow": (bool,),
}  # fmt: skip


class ScenarioError(ValueError):
    """A mistake in a scenario file: which file and line, which scenario, which key, what is wrong."""

    def __init__(self, file: str, line: int, where: str, message: str) -> None:
        place = f"{file}:{line}" if line else file
        super().__init__(f"{place}: {where}: {message}" if where else f"{place}: {message}")


@dataclass
class Scenario:
    """One scenario as it stands in its file."""

    file: str
    name: str
    number: int  # from 0
    fields: Mapping[str, Any]
    places: TomlLines
    clauses: list[str] = field(default_factory=list)

    def error(self, key: str, message: str, below: Place = ()) -> ScenarioError:
        """Make the error for one of its keys (or for what it stands in); `below` says where in the scenario."""
        where = " / ".join(part for part in (self.name, key) if part)
        return ScenarioError(self.file, self.line(below, tuple(key.split(".")) if key else ()), where, message)

    def line(self, below: Place = (), key: Place = ()) -> int:
        """Find the line of a key; what all scenarios of the file share stands elsewhere."""
        at: Place = ("all",) if (*below, *key)[:1] and self.shared(str((*below, *key)[0])) else self.place
        return self.places.line((*at, *below), key)

    @property
    def place(self) -> Place:
        """Where it stands in its file."""
        return ("scenario", self.number)

    def shared(self, key: str) -> bool:
        """Say whether a field comes from `[all]`."""
        return ("all", key) in self.places.lines and (*self.place, key) not in self.places.lines

    def get(self, key: str, default: Any) -> Any:
        """Read a field, or what stands for it when it is missing."""
        return self.fields.get(key, default)


def read_file(path: str | Path) -> list[Scenario]:
    """Read all scenarios of a file."""
    file = str(path)
    try:
        text = Path(path).read_text("utf-8")
        tables = tomllib.loads(text)
    except (OSError, UnicodeDecodeError) as error:
        raise ScenarioError(file, 0, "", str(error)) from None
    except tomllib.TOMLDecodeError as error:
        line = re.search(r"line (\d+)", str(error))
        raise ScenarioError(file, int(line[1]) if line else 0, "", f"this is not TOML: {error}") from None
    except RecursionError:
        raise ScenarioError(file, 0, "", "too many brackets within brackets") from None
    places = TomlLines(text)
    for key in tables:
        if key not in ("scenario", "all"):
            raise ScenarioError(
                file,
                places.line((key,), ()),
                key,
                "a scenario file has [[scenario]] entries (and [all] for what they share)",
            )
    defaults, entries = tables.get("all", {}), tables.get("scenario", [])
    if not isinstance(defaults, dict):
        raise ScenarioError(file, places.line(("all",), ()), "all", "this is a table: [all]")
    if not isinstance(entries, list) or not entries or not all(isinstance(entry, dict) for entry in entries):
        raise ScenarioError(file, places.line(("scenario",), ()), "scenario", "there is no [[scenario]] in this file")
    found = [read_scenario(file, number, {**defaults, **entry}, places) for number, entry in enumerate(entries)]
    names = [scenario.name for scenario in found]
    for scenario in found:
        if names.index(scenario.name) < scenario.number:
            raise scenario.error("name", "two scenarios have this name")
    return found


def read_scenario(file: str, number: int, fields: Mapping[str, Any], places: TomlLines) -> Scenario:
    """Check the keys of one scenario and of its steps."""
    name = fields.get("name")
    if not isinstance(name, str) or not name:
        line = places.line(("scenario", number), ("name",))
        raise ScenarioError(file, line, f"scenario {number + 1} / name", "every scenario needs a name")
    scenario = Scenario(file, name, number, fields, places)
    check_keys(scenario, "", fields, WHOLE)
    scenario.clauses = list(fields.get("clauses", []))
    if "create" not in fields and not isinstance(fields.get("game"), str):
        raise scenario.error("game", "say which game this is about")
    for what, known in (("step", STEP), ("path", PATH)):
        for i, entry in enumerate(fields.get(what, [])):
            if not isinstance(entry, dict):
                raise scenario.error(f"{what} {i + 1}", f"a {what} is a table: [[scenario.{what}]]", (what, i))
            check_keys(scenario, f"{what} {i + 1}", entry, known, (what, i))
    for i, step in enumerate(fields.get("step", [])):
        if ("as" in step or "refused" in step or "refused_clause" in step) and "do" not in step:
            raise scenario.error(f"step {i + 1}", "there is nothing to refuse: do is missing", ("step", i))
    checks = ("step", "always", "some", "create")
    if not any(key in fields for key in checks):
        raise scenario.error("", f"this scenario checks nothing: it has none of {', '.join(checks)}")
    return scenario


def check_keys(
    scenario: Scenario,
    where: str,
    fields: Mapping[str, Any],
    known: Mapping[str, tuple[type, ...]],
    below: Place = (),
) -> None:
    """Complain about keys that mean nothing and values of the wrong kind."""
    for key, value in fields.items():
        if key not in known:
            raise scenario.error(where, f"there is no key {key!r}{nearest(key, list(known))}", (*below, key))
        if not isinstance(value, known[key]) or (isinstance(value, bool) and bool not in known[key]):
            wanted = " or ".join(kind(one()) for one in known[key])
            raise scenario.error(where, f"{key}: expected a {wanted}, found a {kind(value)}", (*below, key))
