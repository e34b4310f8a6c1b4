"""Reads and merges the TOML files of a game and of a player's packs, and finds the line of a mistake."""

from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Mapping
from importlib import resources
from pathlib import Path
from typing import Any

FILES = ("game.toml", "cards.toml", "tokens.toml", "board.toml")


class ContentError(ValueError):
    """A mistake in a pack: which file, which line, what is wrong."""

    def __init__(self, file: str, line: int, message: str) -> None:
        where = f"{file}:{line}" if line else file
        super().__init__(f"{where}: {message}")
        self.file, self.line, self.message = file, line, message


class Sources:
    """The texts of all files read, the last pack last, to point at the line of a mistake."""

    def __init__(self) -> None:
        self.texts: list[tuple[str, str]] = []

    def locate(self, entry: str, key: str = "") -> tuple[str, int]:
        """Find where an entry (by its id) or one of its keys was written; later files win."""
        found = ("", 0)
        for file, text in self.texts:
            lines = text.splitlines()
            inside = False
            for number, line in enumerate(lines, 1):
                if re.match(r"\s*\[", line):
                    inside = inside and not line.lstrip().startswith("[[")
                if re.match(rf'\s*(id\s*=\s*"{re.escape(entry)}"|\[+{re.escape(entry)}\])', line):
                    inside = True
                    if not key or found[0] != file:
                        found = (file, number)
                if inside and key and re.match(rf"\s*\"?{re.escape(key)}\"?\s*=", line):
                    found = (file, number)
        return found

    def error(self, entry: str, key: str, message: str) -> ContentError:
        """Make the error for an entry's key."""
        file, line = self.locate(entry, key)
        name = f"{entry}: {key}: " if key else f"{entry}: "
        return ContentError(file or "content", line, name + message)


def nearest(word: str, known: list[str]) -> str:
    """Suggest what a mistyped word may have meant."""
    near = difflib.get_close_matches(word, known, 1)
    return f" (did you mean {near[0]}?)" if near else ""


def read_tables(package: str, packs: tuple[Path, ...]) -> tuple[dict[str, Any], Sources]:
    """Read a game's own files, then lay the packs over them in order."""
    sources = Sources()
    merged: dict[str, Any] = {}
    folder = resources.files(package)
    for name in FILES:
        merge(merged, parse(name, (folder / name).read_text("utf-8"), sources), name)
    for pack in packs:
        if not pack.is_dir():
            raise ContentError(str(pack), 0, "a pack is a folder, and this is none")
        known = [pack / name for name in FILES if (pack / name).is_file()]
        strange = sorted(p.name for p in pack.glob("*.toml") if p.name not in FILES)
        if strange:
            raise ContentError(str(pack / strange[0]), 0, f"a pack has {', '.join(FILES)}" + nearest(strange[0], list(FILES)))
        if not known:
            raise ContentError(str(pack), 0, f"no {', '.join(FILES)} in this folder")
        for path in known:
            try:
                text = path.read_text("utf-8")
            except (OSError, UnicodeDecodeError) as error:
                raise ContentError(str(path), 0, str(error)) from None
            merge(merged, parse(str(path), text, sources), str(path))
    return merged, sources


def parse(file: str, text: str, sources: Sources) -> dict[str, Any]:
    """Parse one TOML file, pointing at the line where it stops making sense."""
    sources.texts.append((file, text))
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line = re.search(r"line (\d+)", str(error))
        raise ContentError(file, int(line.group(1)) if line else 0, str(error)) from None


def merge(base: dict[str, Any], over: Mapping[str, Any], file: str) -> None:
    """Lay one table over another: fields replace, entries with an id merge, `remove = true` takes out."""
    for key, value in over.items():
        old = base.get(key)
        if isinstance(value, dict) and isinstance(old, dict):
            merge(old, value, file)
        elif with_ids(value) and (old is None or with_ids(old)):
            base[key] = merge_entries(old or [], value, file)
        elif old is not None and type(old) is not type(value) and not (isinstance(old, int | str) and isinstance(value, int | str)):
            raise ContentError(file, 0, f"{key}: expected a {kind(old)}, found a {kind(value)}")
        else:
            base[key] = value
    for key in [key for key, value in base.items() if isinstance(value, dict) and value.get("remove") is True]:
        del base[key]


def merge_entries(old: list[dict[str, Any]], new: list[dict[str, Any]], file: str) -> list[dict[str, Any]]:
    """Merge lists of entries by their ids, keeping the order of the old ones."""
    merged = {entry["id"]: dict(entry) for entry in old}
    seen: set[str] = set()
    for entry in new:
        id = entry["id"]
        if id in seen:
            raise ContentError(file, 0, f"{id}: there are two entries with this id")
        seen.add(id)
        if entry.get("remove") is True:
            if id not in merged:
                raise ContentError(file, 0, f"{id}: nothing to remove{nearest(id, list(merged))}")
            del merged[id]
        elif id in merged:
            merge(merged[id], entry, file)
        else:
            merged[id] = dict(entry)
    return list(merged.values())


def with_ids(value: object) -> bool:
    """Say whether a value is a list of entries that have ids."""
    return isinstance(value, list) and bool(value) and all(isinstance(e, dict) and isinstance(e.get("id"), str) for e in value)


def kind(value: object) -> str:
    """Name a TOML type for people."""
    names = {dict: "table", list: "list", str: "text", bool: "true or false", int: "number", float: "number"}
    return names.get(type(value), "value")
