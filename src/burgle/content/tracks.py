"""Tracks from data: their ends, whether they outlast a game, and what their levels do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burgle.chapters.tracks import Track, Tracks
from burgle.content.entries import DataEntry
from burgle.content.tables import Sources
from burgle.games.story import entries_of
from burgle.kernel.reader import WordError, read_by
from burgle.kernel.rules import Rules
from burgle.kernel.script import ScriptReader

FIELDS: dict[str, type] = {"id": str, "name": str, "range": list, "levels": dict, "permanent": bool}
MOST = 99


def read_tracks(rules: Rules, tables: Mapping[str, Any], sources: Sources) -> None:
    """Read the tracks of a campaign; other tables have none."""
    for chapter in rules.chapters:
        if isinstance(chapter, Tracks):
            for fields in entries_of(tables, "track"):
                entry = DataEntry(str(fields["id"]), fields, FIELDS, sources, "track")
                chapter.all.append(Track(entry.id, 0, MOST, entry.flag("permanent")))
                with sources.attempt():
                    read_track(rules, chapter.all[-1], entry)


def read_track(rules: Rules, track: Track, entry: DataEntry) -> None:
    """Read one track."""
    ends = entry.required("range")
    if len(ends) != 2 or not all(isinstance(n, int) and 0 <= n <= MOST for n in ends) or ends[0] >= ends[1]:
        raise entry.error("range", f"expected two numbers from 0 to {MOST}, the lower one first")
    track.low, track.high = ends
    for level, text in entry.fields.get("levels", {}).items():
        if not level.isdecimal() or not track.low < int(level) <= track.high:
            raise entry.error("levels", f"{level}: expected a number from {track.low + 1} to {track.high}")
        try:
            reader = ScriptReader(rules, str(text), -1, False)
            track.levels[int(level)] = read_by(reader, f"track:{track.key}/level/{level}", str(text))
        except WordError as error:
            raise entry.error("levels", f"{level}: {error}") from None
