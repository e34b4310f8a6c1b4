"""A plain `burgle serve ...`, read without the machinery of the command line: that takes longer to load than the store.

What is not plain (help, slips of the pen, other commands) is left to the machinery, which explains it.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

WITHOUT = ["serve"]  # what `burgle` does when it is told nothing

NUMBERS = ("port", "workers")
TEXTS = ("host", "database", "bots")
PLACES = ("data", "packs")
MANY = ("origin",)
FLAGS = ("no-browser", "lan")


def plain_serve(tokens: Sequence[str]) -> dict[str, Any] | None:
    """What `serve` is called with; None if that is not plain to see."""
    if tokens[:1] != WITHOUT:
        return None
    found: dict[str, Any] = {}
    rest = iter(tokens[1:])
    for token in rest:
        name, equals, value = token.removeprefix("--").partition("=")
        key = name.replace("-", "_")
        if not token.startswith("--") or (key in found and name not in MANY):
            return None
        if name in FLAGS and not equals:
            found[key] = True
            continue
        value = value if equals else next(rest, "")
        if not value or value.startswith("-"):
            return None
        if name in NUMBERS and value.isascii() and value.isdigit():
            found[key] = int(value)
        elif name in TEXTS:
            found[key] = value
        elif name in PLACES:
            found[key] = Path(value)
        elif name in MANY:
            found.setdefault(key, []).append(value)
        else:
            return None
    return found
