"""The guide to a game: one page that follows a turn, shows the game's own pieces and cites the clauses below it.

It lies beside the game as `guide/en.md`, `guide/de.md` and so on:

    # In! Space!

    What this is about.

    ## moving: Moving through the ship

    One boot takes you along **one** path.

    - Footprints: two {{icon boot}} boots.

    {{space CO6}} {{card hack}}
    Fine print: SP-089..SP-104, SP-116

A section has a name, the same in every language, and a title. A line of nothing but pieces is a row of pictures; within
a line only icons stand. `{{lesson begin}}` offers that part of the lesson to be played. The fine print names clauses,
those from one number to another with two dots.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from importlib import resources

from burgle.games import GAMES
from burgle.language.words import FALLBACK
from burgle.rulebook import clauses_of

PIECES = ("card", "token", "space", "tile", "cube", "hearts", "bag", "lesson")  # what a row may show
PIECE = re.compile(r"\{\{(\w+)(?: (\w+))?\}\}")
_ROW = re.compile(rf"(?:{PIECE.pattern}\s*)+$")
_SECTION = re.compile(r"## (\w+): (.+)")
_RANGE = re.compile(r"([A-Z][A-Z0-9]*)-(\d+)(?:\.\.\1-(\d+))?$")
_FINE = "Fine print: "


@dataclass(frozen=True, slots=True)
class Exhibit:
    """Something to be drawn: what sort of thing it is, and which one."""

    kind: str
    key: str


@dataclass(slots=True)
class Block:
    """A paragraph, the points of a list, or a row of pictures."""

    text: str = ""
    points: list[str] = field(default_factory=list)
    pieces: list[Exhibit] = field(default_factory=list)


@dataclass(slots=True)
class Section:
    """A part of the page, with the clauses that say the same exactly."""

    name: str
    title: str
    blocks: list[Block] = field(default_factory=list)
    clauses: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Guide:
    """The whole page."""

    title: str
    lead: str
    sections: list[Section]


def read_guide(text: str, book: Iterable[str]) -> Guide:
    """Read a guide; `book` are the ids of all clauses there are.

    >>> text = "# Game\\nRun.\\n## goal: Why\\nFor {{icon gold}}.\\n{{cube boss}}\\nFine print: A-1..A-3"
    >>> page = read_guide(text, ["A-1", "A-3"])
    >>> page.lead, page.sections[0].title, page.sections[0].clauses
    ('Run.', 'Why', ['A-1', 'A-3'])
    >>> page.sections[0].blocks[1].pieces
    [Exhibit(kind='cube', key='boss')]
    """
    known = list(book)
    guide = Guide("", "", [])
    for line in (line.strip() for line in text.splitlines()):
        if line.startswith("# "):
            guide.title = line[2:]
        elif heading := _SECTION.match(line):
            guide.sections.append(Section(heading[1], heading[2]))
        elif line and not guide.sections:
            guide.lead = f"{guide.lead} {line}".strip()
        elif line.startswith(_FINE):
            guide.sections[-1].clauses += cited(line.removeprefix(_FINE), known)
        elif line:
            _add(guide.sections[-1].blocks, line)
    return guide


def cited(text: str, known: list[str]) -> list[str]:
    """The clauses that the fine print names; one that is not in the book is named all the same."""
    found: list[str] = []
    for part in (part.strip() for part in text.split(",")):
        span = _RANGE.match(part)
        if span is None or span[3] is None:
            found.append(part)
            continue
        numbers = range(int(span[2]), int(span[3]) + 1)
        found += [id for id in known if id.startswith(f"{span[1]}-") and int(id.rpartition("-")[2]) in numbers]
    return found


def _add(blocks: list[Block], line: str) -> None:
    """Add a line to a section: to the list it goes on with, or as a block of its own."""
    if _ROW.match(line):
        blocks.append(Block(pieces=[Exhibit(kind, key) for kind, key in PIECE.findall(line)]))
    elif not line.startswith("- "):
        blocks.append(Block(text=line))
    elif blocks and blocks[-1].points:
        blocks[-1].points.append(line[2:])
    else:
        blocks.append(Block(points=[line[2:]]))


@lru_cache(maxsize=16)
def guide_of(game: str, lang: str = FALLBACK) -> Guide | None:
    """Read the guide of a game, once, in English where there is no other; a game from elsewhere may have none."""
    folder = resources.files(GAMES[game].package) / "guide"
    for file in (folder / f"{lang}.md", folder / f"{FALLBACK}.md"):
        if file.is_file():
            return read_guide(file.read_text("utf-8"), [clause.id for clause in clauses_of(game)])
    return None
