"""Finds the lines of a TOML text on which its tables, entries and keys stand."""

from __future__ import annotations

import re
from functools import lru_cache

Path = tuple[str, ...]

HEADER = re.compile(r"\s*(\[\[?)\s*([^\[\]]+?)\s*\]\]?\s*(?:#.*)?$")
KEY = re.compile(r"""\s*((?:[\w-]+|"[^"]*"|'[^']*')(?:\s*\.\s*(?:[\w-]+|"[^"]*"|'[^']*'))*)\s*=""")
PART = re.compile(r"""[\w-]+|"[^"]*"|'[^']*'""")
ID = re.compile(r"""\bid\s*=\s*["']([^"']*)["']""")
NOISE = re.compile(r'"(?:\\.|[^"\\])*"|' + r"'[^']*'" + r"|#.*")


@lru_cache(maxsize=64)
def index(text: str) -> list[tuple[Path, int]]:
    """List paths with their lines: ("params", "health"), ("[card]", "hack", "cost"), ("[module]", "HY", "space", "1").

    An entry of a list is called by its id, which may stand anywhere in it; without one by "".
    """
    found: list[tuple[Path, int]] = []
    entry_at = 0  # where in `found` the last entry of a list begins
    entry: Path = ()  # its table, as a path
    table: Path = ()
    depth = 0
    inside = ""  # the key whose value goes on over several lines
    quotes = ""  # the sign that ends a text over several lines
    for number, line in enumerate(text.splitlines(), 1):
        if quotes:
            if line.count(quotes) % 2:
                quotes = ""
            continue
        header = HEADER.match(line) if depth == 0 else None
        key = KEY.match(line) if depth == 0 else None
        if header:
            names = parts(header[2])
            if header[1] == "[[":
                entry_at, entry = len(found), names
                table = (f"[{names[0]}]", "", *names[1:])
            elif entry and names[: len(entry)] == entry:
                table = (*found[entry_at][0][:2], *names[len(entry) :])
            else:
                table, entry = names, ()
            found.append((table, number))
            continue
        if key:
            names = parts(key[1])
            inside = names[0]
            found.append(((*table, *names), number))
            if names == ("id",) and entry and len(table) == 2 and (id := ID.search(line)):
                found[entry_at:] = [((path[0], id[1], *path[2:]), at) for path, at in found[entry_at:]]
                table = (table[0], id[1])
        elif depth and (id := ID.search(line)):
            found.append(((f"[{inside}]", id[1]), number))
        for sign in ('"""', "'''"):
            if line.count(sign) % 2:
                quotes = sign
        bare = NOISE.sub("", line)
        depth += sum(bare.count(c) for c in "[{") - sum(bare.count(c) for c in "]}")
        depth = max(depth, 0)
    return found


def parts(key: str) -> Path:
    """Take a dotted key apart."""
    return tuple(part.strip("\"'") for part in PART.findall(key))


def line_of(found: list[tuple[Path, int]], path: Path) -> int:
    """Give the last line of a path; 0 when it is not there."""
    return max((line for known, line in found if known == path), default=0)


def nearest_line(found: list[tuple[Path, int]], path: Path) -> int:
    """Give the line of a path, or of what it stands in."""
    while path:
        line = line_of(found, path)
        if line:
            return line
        path = path[:-1]
    return 0
