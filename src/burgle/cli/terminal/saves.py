"""Saved games: the engine's own form, with the names and bots of the table beside it."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from burgle.cli import Failure
from burgle.cli.terminal.seats import Seats
from burgle.game import Game

LAST = "last"


def last_file() -> Path:
    """Where a game is kept that was left without being saved."""
    from platformdirs import user_state_path

    return user_state_path("burgle", appauthor=False) / "last.json"


def write(game: Game, seats: Seats, file: Path) -> str:
    """Write a game; what is there is replaced only if it is a save too. Gives the problem, if any."""
    data = json.loads(game.to_json())
    data["table"] = {"names": seats.names, "bots": seats.bots}
    try:
        if file.exists() and not is_save(file):
            return f"{file} is something else than a saved game; choose another name."
        whole = file.with_name(file.name + ".part")
        whole.write_text(json.dumps(data) + "\n", encoding="utf-8")
        os.replace(whole, file)
    except OSError as error:
        return f"Cannot write {file}: {error.strerror or error}."
    return ""


def keep(game: Game, seats: Seats) -> bool:
    """Keep a game that is left; whether that worked."""
    file = last_file()
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return not write(game, seats, file)


def is_save(file: Path) -> bool:
    """Whether a file holds a saved game."""
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    return isinstance(data, dict) and "burgle" in data


def read(name: str) -> tuple[str, dict[str, Any], Path]:
    """Read a save: its text, what it says about the table, and its file."""
    file = last_file() if name == LAST and not Path(name).exists() else Path(name)
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "not a text file"
        raise Failure(f"cannot read {file}: {reason}") from None
    try:
        table = json.loads(text).get("table", {})
    except (ValueError, AttributeError, RecursionError):
        table = {}
    return text, table if isinstance(table, dict) else {}, file
