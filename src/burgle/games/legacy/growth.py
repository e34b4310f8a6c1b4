"""What grows in a campaign: tracks, the rival's among them, personal goals and promotions, as the tables have them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burgle.chapters.book import Book
from burgle.chapters.records import Records
from burgle.chapters.storage import Storage
from burgle.chapters.tallies import Tallies
from burgle.chapters.targets import Targets
from burgle.chapters.tracks import Tracks
from burgle.games.legacy.promotions import LINES, SECTIONS, PersonalGoal, Promotion
from burgle.games.legacy.reviews import Reviews
from burgle.games.legacy.rival import RIVAL, RIVAL_TITLE, Rival
from burgle.games.spec import PieceError
from burgle.games.story import entries_of
from burgle.kernel.rules import Chapter

MOST = 40  # checkmarks: as many as ten games can give


def growth_chapters(tables: Mapping[str, Any], book: Book, records: Records, targets: Targets) -> list[Chapter]:
    """List the chapters about what grows: counts over a whole game, tracks, the rival's among them, and reviews."""
    entries = entries_of(tables, "track")
    boxes = [str(box) for box in tables["rival"]["boxes"]] if "rival" in tables else []
    keys = [str(entry["id"]) for entry in entries]
    titles = [str(entry.get("name", entry["id"])) for entry in entries]
    if boxes:
        keys, titles = [*keys, RIVAL], [*titles, RIVAL_TITLE]
    tracks = Tracks(keys, titles, book.storage)
    storage = book.storage
    reviews = Reviews(
        book, records, targets, goals_in(tables, storage), promotions_in(tables, storage), lines_in(tables)
    )
    found: list[Chapter] = [Tallies("hq"), reviews]
    if keys:
        found.append(tracks)
    if boxes:
        found.append(Rival(book, tracks, targets, boxes))
    return found


def lines_in(tables: Mapping[str, Any]) -> list[int]:
    """Read with how many checkmarks the sections of the associate track are passed."""
    lines = tables.get("sections") or LINES
    good = [line for line in lines if isinstance(line, int) and not isinstance(line, bool) and 1 <= line <= MOST]
    if len(good) != len(SECTIONS) or good != lines or good != sorted(set(good)):
        raise PieceError("", "sections", "", f"expected {len(SECTIONS)} numbers that rise, such as {LINES}")
    return good


def character_in(storage: Storage, table: str, entry: Mapping[str, Any]) -> int:
    """Find the character to whom a goal or a promotion belongs."""
    key = str(entry.get("character", ""))
    if key not in storage.characters:
        raise PieceError(table, str(entry["id"]), "character", f"there is no character {key!r}")
    return storage.characters.index(key)


def goals_in(tables: Mapping[str, Any], storage: Storage) -> list[PersonalGoal]:
    """Read the personal goals."""
    found: list[PersonalGoal] = []
    for entry in entries_of(tables, "goal"):
        check_fields("goal", entry, ("id", "name", "character", "row", "if"))
        name, row = str(entry.get("name", entry["id"])), int(entry.get("row", 1))
        found.append(
            PersonalGoal(str(entry["id"]), name, character_in(storage, "goal", entry), row, str(entry.get("if", "")))
        )
    return found


def promotions_in(tables: Mapping[str, Any], storage: Storage) -> list[Promotion]:
    """Read the promotions."""
    found: list[Promotion] = []
    for entry in entries_of(tables, "promotion"):
        check_fields("promotion", entry, ("id", "name", "character", "section", "passage", "start", "once"))
        if entry.get("section") not in SECTIONS:
            raise PieceError("promotion", str(entry["id"]), "section", f"expected one of {', '.join(SECTIONS)}")
        texts = {key: str(entry[key]) for key in ("start", "once") if key in entry}
        name, section = str(entry.get("name", entry["id"])), SECTIONS.index(str(entry["section"]))
        character, passage = character_in(storage, "promotion", entry), str(entry.get("passage", ""))
        found.append(Promotion(str(entry["id"]), name, character, section, passage, texts))
    return found


def check_fields(table: str, entry: Mapping[str, Any], known: tuple[str, ...]) -> None:
    """Refuse a field that nobody would ever look at."""
    for key in entry:
        if key not in known:
            raise PieceError(table, str(entry["id"]), key, f"there is no such field; there are {', '.join(known)}")
