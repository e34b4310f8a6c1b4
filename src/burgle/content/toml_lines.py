"""Finds the line of a TOML text on which a key stands, so that every mistake in a pack or a scenario is found at once."""

from __future__ import annotations

import re
import tomllib
from bisect import bisect_right
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

Path = tuple[str | int, ...]  # ("scenario", 0, "step", 1, "then", "marker")
NamedPath = tuple[str, ...]  # ("[card]", "hack", "cost"): an entry of a list is called by its id

BLANK = re.compile(r"(?:[ \t]|\r?\n|#[^\n]*)*")
KEY = re.compile(r"""\s*(?:([\w-]+)|"((?:\\.|[^"\\])*)"|'([^']*)')\s*""", re.ASCII)
TEXT = re.compile(
    r'"""(?:\\.|[^\\])*?"""+' + r"|'''.*?'''+" + r'|"(?:\\.|[^"\\\n])*"' + r"|'[^'\n]*'", re.DOTALL
)  # fmt: skip
BARE = re.compile(r"[^,\]}\n#]*")


class TomlLines:
    """The lines of all keys and entries of a text that is known to be TOML."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.starts = [0, *[match.end() for match in re.finditer("\n", text)]]
        self.lines: dict[Path, int] = {}
        self.lengths: dict[Path, int] = {}  # of lists of tables so far
        table: Path = ()
        while self.skip():
            if self.text[self.at] == "[":
                table = self.header()
            else:
                self.pair(table)

    def skip(self) -> bool:
        """Go to the next sign that means something; false at the end."""
        blank = BLANK.match(self.text, self.at)
        self.at = blank.end() if blank else self.at
        return self.at < len(self.text)

    def note(self, path: Path) -> None:
        """Remember where a path stands first."""
        self.lines.setdefault(path, bisect_right(self.starts, self.at))

    def names(self) -> Iterator[str]:
        """Read a key, part by part if it is dotted."""
        while (key := KEY.match(self.text, self.at)) is not None:
            yield key[1] or key[2] or key[3] or ""
            self.at = key.end()
            if self.text[self.at : self.at + 1] != ".":
                return
            self.at += 1

    def header(self) -> Path:
        """Read `[table]` or `[[list.of.tables]]`."""
        several = self.text.startswith("[[", self.at)
        self.at += 2 if several else 1
        path: Path = ()
        for name in self.names():
            if path in self.lengths:
                path = (*path, self.lengths[path] - 1)
            path = (*path, name)
            self.note(path)
        if several:
            self.lengths[path] = self.lengths.get(path, 0) + 1
        if path in self.lengths:
            path = (*path, self.lengths[path] - 1)
            self.note(path)
        self.at = self.text.find("\n", self.at) % (len(self.text) + 1)
        return path

    def pair(self, path: Path) -> None:
        """Read `key = value`."""
        for name in self.names():
            path = (*path, name)
            self.note(path)
        self.at += 1
        self.value(path)

    def value(self, path: Path) -> None:
        """Go over a value, noting what stands in it."""
        self.skip()
        self.note(path)
        opened = self.text[self.at : self.at + 1]
        if opened not in ("[", "{"):
            found = TEXT.match(self.text, self.at) or BARE.match(self.text, self.at)
            self.at = found.end() if found else self.at
            return
        self.at += 1
        entry = 0
        while self.skip() and self.text[self.at] not in "]}":
            if self.text[self.at] == ",":
                self.at += 1
            elif opened == "{":
                self.pair(path)
            else:
                self.value((*path, entry))
                entry += 1
        self.at += 1

    def line(self, below: Path, key: Path) -> int:
        """Find the line of a key somewhere below a path, else that of the path or of what it stands in; 0 for none."""
        size = len(below)
        if key:
            found = [
                line for path, line in self.lines.items() if path[:size] == below and path[size:][-len(key) :] == key
            ]
            if found:
                return min(found)
        while below and below not in self.lines:
            below = below[:-1]
        return self.lines.get(below, 0)


@lru_cache(maxsize=64)
def index(text: str) -> list[tuple[NamedPath, int]]:
    """List paths with their lines: ("params", "health"), ("[card]", "hack", "cost"), ("[module]", "HY", "space", "1").

    An entry of a list is called by its id; without one by "". A text that is no TOML has none.
    """
    try:
        tables = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError):
        return []
    scan = TomlLines(text)
    found = [(named(path, tables), line) for path, line in scan.lines.items() if path not in scan.lengths]
    return sorted(((path, line) for path, line in found if path), key=lambda at: at[1])


def named(path: Path, tables: dict[str, Any]) -> NamedPath:
    """Call the entries on a path by their ids; nothing for a mere value of a list."""
    names: NamedPath = ()
    inside: Any = tables
    for part in path:
        inside = inside[part]
        if isinstance(part, str):
            names = (*names, part)
        elif isinstance(inside, dict):
            names = (f"[{names[-1]}]", str(inside.get("id", "")))
        else:
            return ()
    return names


def line_of(found: list[tuple[NamedPath, int]], path: NamedPath) -> int:
    """Give the last line of a path; 0 when it is not there."""
    return max((line for known, line in found if known == path), default=0)


def nearest_line(found: list[tuple[NamedPath, int]], path: NamedPath) -> int:
    """Give the line of a path, or of what it stands in."""
    while path:
        line = line_of(found, path)
        if line:
            return line
        path = path[:-1]
    return 0
