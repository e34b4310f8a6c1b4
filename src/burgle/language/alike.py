"""Names that are the same in other letters, or would be taken for each other: at one table nobody has such a pair."""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache
from importlib import resources


def alike(one: str, other: str) -> bool:
    """Say whether two names are the same in other letters, or would be taken for each other."""
    return folded(one) == folded(other) or skeleton(one) == skeleton(other)


def folded(name: str) -> str:
    """A name without what does not make it another: width, style, capitals."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


@lru_cache(maxsize=256)
def skeleton(name: str) -> str:
    """What a name looks like: every letter replaced by the one that it could be taken for."""
    looks = lookalikes()
    shape = name
    for _ in range(2):  # some letters look like one thing and are folded into another, such as the lunate sigma
        shape = unicodedata.normalize("NFKD", "".join(looks.get(c, c) for c in shape))
    return unicodedata.normalize("NFKD", shape.casefold()).replace("rn", "m").replace("vv", "w")


@cache
def lookalikes() -> dict[str, str]:
    """Read the table of letters that look like others, once."""
    found: dict[str, str] = {}
    text = (resources.files("burgle.language") / "lookalikes.txt").read_text("utf-8")
    for row in text.splitlines():
        if row and not row.startswith("#"):
            looks, _, others = row.partition(" ")
            for other in others:
                found.setdefault(other, looks)
    return found
