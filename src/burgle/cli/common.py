"""What several commands share: finding a game by its name, the annotations of their options."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from burgle.cli import Failure

if TYPE_CHECKING:
    from burgle.games.spec import GameSpec
    from burgle.kernel.rules import Rules

Flag = Annotated[bool, Parameter(show_default=False)]
Json = Annotated[bool, Parameter(name="--json", show_default=False, help="Print JSON instead of text.")]
Packs = Annotated[
    list[Path] | None,
    Parameter(name="--pack", help="A folder with your own content, laid over the game's; may be repeated."),
]
Options = Annotated[
    list[str] | None, Parameter(name="--option", help="An option of the game as NAME=VALUE; may be repeated.")
]

Jobs = Annotated[int, Parameter(name=["--jobs", "-j"], help="How many processes of this machine share the work.")]
ClusterAt = Annotated[
    str,
    Parameter(
        name="--cluster",
        help="Work on a Dask cluster instead: `local`, or the address of a scheduler such as tcp://host:8786.",
    ),
]

Lang = Annotated[str, Parameter(name="--lang", help="The language: en or de.")]

Data = Annotated[
    Path | None, Parameter(help="The folder where tables are kept; without it, the usual one of this system.")
]
Database = Annotated[str | None, Parameter(help="A PostgreSQL database instead: postgresql://...")]


def language_of(lang: str) -> str:
    """Check a language."""
    from burgle.language.words import languages

    if lang not in languages():
        raise Failure(f"--lang {lang}: Burgle speaks {', '.join(languages())}")
    return lang


def at_least_one(jobs: int) -> None:
    """Check how many shall work."""
    if jobs < 1:
        raise Failure("--jobs: at least one process has to work")


def options_of(layout: str | None, option: list[str] | None) -> dict[str, Any]:
    """Put the options of a game together."""
    options: dict[str, Any] = {"layout": layout} if layout is not None else {}
    for one in option or ():
        name, equals, value = one.partition("=")
        if not equals:
            raise Failure(f"--option {one}: write NAME=VALUE")
        options[name.strip()] = value.strip()
    return options


def layouts_of(spec: GameSpec, packs: list[Path] | None) -> list[str]:
    """All ways in which a game's board can be put together."""
    from burgle.content.library import todays

    if spec.layouts is None:
        raise Failure(f"{spec.title} has only one layout")
    return spec.layouts(todays(spec, tuple(packs or ())).tables)


def spec_of(name: str) -> GameSpec:
    """Find a game by its id, or by the beginning of it."""
    import difflib

    from burgle.games import GAMES

    found = [id for id in GAMES if id == name.casefold()] or [
        id for id in GAMES if name and id.startswith(name.casefold())
    ]
    if len(found) == 1:
        return GAMES[found[0]]
    near = difflib.get_close_matches(name, list(GAMES), 1)
    hint = f" (did you mean {near[0]}?)" if near else ""
    raise Failure(f"there is no game {name!r}{hint}; there are: {', '.join(GAMES)}")


def rules_of(game: str, packs: list[Path] | None, players: int | None = None) -> Rules:
    """Build a game's rulebook, for the most players unless told otherwise."""
    from burgle.content.library import build_rules

    spec = spec_of(game)
    return build_rules(spec, spec.players[1] if players is None else players, {}, tuple(packs or ()))


def print_json(data: Any) -> None:
    """Print plain data."""
    print(json.dumps(data, indent=2, ensure_ascii=False))


def write_out(data: Any, file: Path) -> None:
    """Write plain data to a file."""
    try:
        file.write_text(json.dumps(data, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    except OSError as error:
        raise Failure(f"cannot write {file}: {error.strerror or error}") from None


def wide() -> int:
    """How many columns a text may take."""
    import shutil

    return max(60, min(shutil.get_terminal_size((80, 24)).columns, 140)) if sys.stdout.isatty() else 100
