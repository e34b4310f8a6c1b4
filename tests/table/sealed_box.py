"""Boxes for tests of secrecy: one with a distinctive string in every sealed item, and one in which whatever nobody has
seen is another."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Container, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from burgle.campaign import vault
from burgle.campaign.pack import Pack, read_pack
from burgle.table.pages import reader_with

CANARY = re.compile(r"zq(\d{4})qz")
ON_THE_LID = ("pack", "character")
AMOUNT = re.compile(r"\b(gold|clank|check|heal|hurt|draw|skill|boot|points) (-?\d+)")


class Canaries:
    """A box in which every sealed item says who it is."""

    def __init__(self) -> None:
        self.items: list[str] = []

    def mark(self, text: str, item: str) -> str:
        """Put a string into a text that is nowhere else."""
        if item not in self.items:
            self.items.append(item)
        return f"{text} zq{self.items.index(item):04d}qz"

    def box(self, folder: Path, gather: bool = False) -> tuple[Pack, Any]:
        """Read a box, with a canary in every item."""
        pack, sources = read_pack(folder, gather)
        story = {
            lang: {
                ref: {
                    part: text if ref in ON_THE_LID else self.mark(text, item_of(ref, part))
                    for part, text in parts.items()
                }
                for ref, parts in texts.items()
            }
            for lang, texts in pack.story.items()
        }
        tables = dict(pack.tables)
        for sort in ("card", "token"):
            tables[sort] = [
                {**row, "name": self.mark(str(row.get("name", row["id"])), f"{sort}:{row['id']}")}
                if f"{sort}:{row['id']}" in pack.copies
                else row
                for row in tables[sort]
            ]
        return dataclasses.replace(pack, story=story, tables=tables, known_by="c" * 64), sources

    def found(self, data: str) -> set[str]:
        """The items of which something stands in what was sent."""
        return {self.items[int(n)] for n in CANARY.findall(data)}


def item_of(ref: str, part: str) -> str:
    """What an item is called in `shown`."""
    return f"sticker:{part}" if ref == "sticker" else f"text:{ref}.{part}"


def other(text: str) -> str:
    """Other words of another length."""
    return f"Something else altogether. {CANARY.sub('', text)[::-1].upper()}"


def changed(value: Any) -> Any:
    """The same instructions with other amounts, so that everything keeps its number."""
    if isinstance(value, str):
        return AMOUNT.sub(lambda m: f"{m[1]} {int(m[2]) + (1 if int(m[2]) > 0 else -1)}", value)
    if isinstance(value, list):
        return [changed(one) for one in value]
    if isinstance(value, dict):
        return {key: changed(one) for key, one in value.items()}
    return value


def swapped(pack: Pack, shown: frozenset[str], chosen: Container[str] = ()) -> Pack:
    """A box of the same shape in which every item that is not shown is another: words, names, prices and amounts.

    So is what the options of a question do, until one of them was chosen.
    """
    story = {
        lang: {
            ref: {
                part: text if ref in ON_THE_LID or item_of(ref, part) in shown else other(text)
                for part, text in parts.items()
            }
            for ref, parts in texts.items()
        }
        for lang, texts in pack.story.items()
    }
    tables = dict(pack.tables)
    for sort in ("card", "token"):
        tables[sort] = [
            other_piece(row) if f"{sort}:{row['id']}" in pack.copies and f"{sort}:{row['id']}" not in shown else row
            for row in tables[sort]
        ]
    for sort in ("sticker", "contract", "passage", "mission"):
        tables[sort] = [
            row if f"{sort}:{row['id']}" in shown else other_row(dict(row), sort) for row in tables.get(sort, ())
        ]
    tables["contract"] = [
        row if f"back:{row['id']}" in shown else {**row, "back": changed(list(row.get("back", ())))}
        for row in tables["contract"]
    ]
    tables["passage"] = [
        {**row, "lines": [open_line(line, chosen) for line in row.get("lines", ())]} for row in tables["passage"]
    ]
    return dataclasses.replace(pack, story=story, tables=tables)


def open_line(line: str, chosen: Container[str]) -> str:
    """A line whose question nobody has answered does other things."""
    asks = re.search(r"\b(?:choice|vote) (\w+) \(", line)
    return line if asks is None or asks[1] in chosen else changed(line)


def other_piece(row: Any) -> dict[str, Any]:
    """Another card or token in the place of a sealed one."""
    found = {**changed(dict(row)), "name": other(str(row.get("name", row["id"]))), "quip": "Nobody has read this."}
    return {key: value + 1 if key in ("cost", "points") else value for key, value in found.items()}


def other_row(row: dict[str, Any], sort: str) -> dict[str, Any]:
    """Another sticker, contract, passage or mission in the place of a sealed one."""
    if sort == "mission":
        return {**row, "side": "overworld" if row.get("side", "") != "overworld" else "underworld"}
    row = {key: value if key in ("id", "kind", "spots", "if", "on") else changed(value) for key, value in row.items()}
    if sort == "sticker":
        row["look"] = {"text": "another", "art": "plate", "turn": 9}
    if sort == "contract":
        row |= {"name": other(str(row.get("name", ""))), "points": int(row.get("points", 0)) + 1}
    return row


@contextmanager
def on_the_shelf(pack: Pack) -> Iterator[None]:
    """Have this box be the one that everybody finds by its name."""

    def read(folder: Path, gather: bool = False) -> tuple[Pack, Any]:
        return (pack, None) if folder.name == pack.id else read_pack(folder, gather)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(vault, "read_pack", read)
        forget()
        yield
    forget()


def forget() -> None:
    """Forget what was read of another box."""
    vault.kept.cache_clear()
    vault.opened.cache_clear()
    reader_with.cache_clear()
