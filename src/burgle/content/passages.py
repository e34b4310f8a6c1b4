"""Passages from data: each line of a campaign's book becomes an effect with its box and its heading."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burgle.content.entries import DataEntry
from burgle.content.tables import Sources
from burgle.games.story import boxes_of, cut_line, passages_in
from burgle.kernel.content import Line, Passage
from burgle.kernel.reader import WordError, read_by, split
from burgle.kernel.rules import Rules
from burgle.kernel.script import ScriptReader

# Of an entry in a character's own book: whose it is, and with which game or after which milestone space it is read.
OF_JOURNAL: dict[str, type] = {"character": str, "letter": str, "game": int, "space": int}
FIELDS: dict[str, type] = {"id": str, "kind": str, "setup": list, "lines": list, "private": bool, **OF_JOURNAL}
KINDS = ("prologue", "epilogue", "waypoint", "branch", "growth", "rival", "after", "journal", "")


def read_passages(rules: Rules, tables: Mapping[str, Any], sources: Sources) -> None:
    """Read the passages of a campaign and the backs of its contracts; other tables have none."""
    boxes = {box: n for n, box in enumerate(rules.things.get("box", []))}
    boxes[""] = -1  # a line without one
    for key, kind, fields, field in passages_in(tables):
        passage = Passage(len(rules.passages), key, kind)
        rules.passages.append(passage)
        table = "passage" if field == "lines" else "contract"
        entry = DataEntry(key, fields if table == "passage" else {}, FIELDS, sources, table)
        with sources.attempt():
            if len(split(key)) != 1:
                raise entry.error("id", "expected a number, or a word that begins with a letter")
            if table == "passage" and kind not in KINDS:
                raise entry.error("kind", f"expected one of {', '.join(KINDS[:-1])}")
        if table == "passage":
            passage.setup = read_lines(rules, entry, passage, "setup", fields.get("setup", []), boxes)
        passage.lines = read_lines(rules, entry, passage, field, fields.get(field, []), boxes)


def read_lines(
    rules: Rules, entry: DataEntry, passage: Passage, field: str, texts: list[Any], boxes: Mapping[str, int]
) -> list[Line]:
    """Read the lines of a passage, or of its setup box."""
    lines: list[Line] = []
    setup = field == "setup"
    keys = boxes_of(passage.key, "setup." if setup else "", texts)
    for n, text in enumerate(texts, 1):
        with entry.sources.attempt():
            try:
                if not isinstance(text, str):
                    raise WordError("every line is a text", "", [])
                plain, every, heading, outcome = cut_line(text)
                if outcome and field != "back":
                    raise WordError("only the back of a contract tells outcomes apart", "", [])
                if heading and setup:
                    raise WordError("a setup box has no headings", "", [])
                address = f"passage:{passage.key}/{field}/{n}"
                effect = read_by(ScriptReader(rules, plain, passage.id, setup), address, plain)
                lines.append(Line(effect, boxes[keys[n - 1]], every, heading, outcome))
            except WordError as error:
                raise entry.error(field, f"line {n}: {error}") from None
    return lines
