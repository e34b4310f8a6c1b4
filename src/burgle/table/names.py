"""What people and tables may be called: harmless texts, and at one table no two names that look alike."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from burgle.language.alike import alike, folded
from burgle.table.wording import Worded

LONGEST_NAME = 24

# Letters and marks that show nothing: fillers, joiners, variation selectors, the empty Braille cell. Together with all that
# Unicode calls controls and formats these are its "default ignorables".
BLANK = frozenset(
    map(
        chr,
        (
            0x034F,
            0x115F,
            0x1160,
            0x17B4,
            0x17B5,
            0x2800,
            0x3164,
            0xFFA0,
            *range(0x180B, 0x1810),
            *range(0xFE00, 0xFE10),
        ),
    )
) | frozenset(map(chr, range(0xE0100, 0xE01F0)))
MOST_MARKS = 2  # accents on top of each other
# Scripts that stand side by side in ordinary names; any others in one word are there to deceive, or will.
EAST_ASIAN = frozenset({"LATIN", "CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO"})
MARKS = ("KATAKANA-HIRAGANA", "MODIFIER")  # letters in name that belong to no one script


class BadName(Worded, ValueError):
    """A name that cannot be had at this table, in words for whoever wished for it."""


def clean(text: str, longest: int) -> str:
    """Make a text from outside harmless: one normal form, nothing invisible or turning, not too long."""
    kept = [c if not c.isspace() else " " for c in unicodedata.normalize("NFC", text[: longest * 8])]
    seen: list[str] = []
    marks = 0
    for c in kept:
        if c in BLANK or (c != " " and unicodedata.category(c)[0] == "C"):
            continue
        marks = marks + 1 if unicodedata.combining(c) else 0
        if marks <= MOST_MARKS:
            seen.append(c)
    found = " ".join("".join(seen).split())[:longest].strip()
    return found if any(unicodedata.category(c)[0] in "LNSP" for c in found) else ""


def clean_name(wish: str, seat: int, others: Sequence[str], given: str = "") -> str:
    """Give a seat a name that nobody else at the table has; without a wish it gets a `given` one, or a number.

    Two people may have the same name, and then one gets a number behind it. Who wishes for another that only looks the
    same is refused: nobody should be taken for somebody else.
    """
    name = clean(wish, LONGEST_NAME)
    if name:
        if mixed(name):
            raise BadName("name-mixed", name=name)
        for other in others:
            if alike(name, other) and folded(name) != folded(other):
                raise BadName("name-alike", name=name, other=other)
    return free_name(name or clean(given, LONGEST_NAME) or f"Player {seat + 1}", others)


def free_name(name: str, others: Sequence[str]) -> str:
    """Put a number behind a name if somebody has it, or one that looks like it."""
    free, number = name, 2
    while any(alike(free, other) for other in others):
        free = f"{name[: LONGEST_NAME - 3].strip()} {number}"
        number += 1
    return free


def mixed(name: str) -> bool:
    """Say whether a word of a name is written in scripts that do not go together, such as one Cyrillic letter among Latin."""
    scripts: set[str] = set()
    for c in unicodedata.normalize("NFKC", name) + " ":
        kind = unicodedata.category(c)[0]
        if kind == "L":
            script = unicodedata.name(c, "").split(" ")[0]
            if script not in MARKS:
                scripts.add(script)
        elif kind != "M":  # the word is over
            if len(scripts) > 1 and not scripts <= EAST_ASIAN:
                return True
            scripts = set()
    return False
