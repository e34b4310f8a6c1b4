"""Checks the texts of a campaign: none is missing, none is for nobody, both languages have the same parts, nothing spoils."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator
from typing import Final

from burgle.campaign.pack import LANGUAGES, Pack
from burgle.campaign.reach import NEVER, Reach
from burgle.campaign.references import uses_of
from burgle.campaign.shown import FRONTS
from burgle.content.tables import Sources

Told = tuple[str, str, int, str, bool]  # code, file, line, text, mild
Asked = tuple[str, str, str, int]  # table, id, field and number of a line; no field: the entry itself
FREE: Final = ("title", "short", "name", "front", "done")  # parts that no line has to tell
# Texts of other things.
OTHER: Final = ("pack", "character", "sticker", "promotion", "goal", "track", "card", "token", "milestone", "rule")
MOST: Final = {"label": 9, "hint": 8, "short": 20}  # words
PUBLISHERS: Final = ("clank", "dire wolf", "renegade", "acquisitions incorporated", "penny arcade", "direwolf")
LONG: Final = 220  # words of a page


def check_texts(reach: Reach, pack: Pack, sources: Sources) -> Iterator[Told]:
    """List what is wrong with the texts."""
    wanted = wanted_texts(reach)
    known = {node.key for node in reach.nodes}
    for lang in told_in(pack):
        texts = pack.story.get(lang, {})
        for ref, parts in wanted.items():
            for part, asked in parts.items():
                if not pack.text(lang, ref, part):
                    file, line = place(sources, lang, ref)
                    if not line:  # nothing of it is written yet: told where it is asked for
                        file, line = line_of(pack, sources, *asked)
                    told = f"[{ref}] has no {part} in story/{lang}"
                    yield "TXT02", file or f"story/{lang}", line, told, False
        for ref in texts:
            if ref in known:
                yield from unused(pack, sources, lang, ref, wanted.get(ref, ()))
            elif ref not in OTHER:
                file, line = place(sources, lang, ref)
                yield "TXT02", file, line, f"[{ref}]: there is no such passage or contract", False
    yield from both_languages(pack, sources)
    yield from lengths(reach, pack, sources)
    yield from spoilers(reach, pack, sources)


def wanted_texts(reach: Reach) -> dict[str, dict[str, Asked]]:
    """Which parts each passage tells, and which labels its questions have; with the line that asks for them."""
    found: dict[str, dict[str, Asked]] = {}
    for node in reach.nodes:
        own = (node.table, node.key, "", 0)
        parts = found.setdefault(node.key, dict.fromkeys(("title",) if node.table == "passage" else FRONTS, own))
        for field, n, text in node.lines:
            for use in uses_of(text):
                if use.word == "story":
                    parts.setdefault(use.key, (node.table, node.key, field, n))
                elif use.sort == "choice":
                    parts.setdefault(f"{use.key}.{use.more}", (node.table, node.key, field, n))
    return found


def unused(pack: Pack, sources: Sources, lang: str, ref: str, parts: Container[str]) -> Iterator[Told]:
    """Texts that nobody will ever read."""
    for part in pack.story[lang][ref]:
        base = part.removesuffix("_hint")
        if part not in parts and base not in parts and part not in FREE:
            file, line = place(sources, lang, ref, part)
            yield "TXT02", file, line, f"[{ref}] {part}: no line tells this", False


def told_in(pack: Pack) -> list[str]:
    """The languages of a pack: the one that every pack has, and those that it has texts in."""
    return [lang for lang in LANGUAGES if lang == LANGUAGES[0] or pack.story.get(lang)]


def both_languages(pack: Pack, sources: Sources) -> Iterator[Told]:
    """WRD05: what one language says the other says, too; a pack may be told in one alone, which everybody reads then."""
    missing = [lang for lang in LANGUAGES if lang not in told_in(pack)]
    for lang in missing:
        yield (
            "WRD05",
            f"story/{lang}",
            0,
            f"nothing is told in {lang}: its readers get the texts of {LANGUAGES[0]}",
            True,
        )
    if missing:
        return
    for one, other in ((LANGUAGES[0], LANGUAGES[1]), (LANGUAGES[1], LANGUAGES[0])):
        for ref, parts in pack.story.get(one, {}).items():
            for part in parts:
                if part not in pack.story.get(other, {}).get(ref, {}):
                    file, line = place(sources, one, ref, part)
                    yield "WRD05", file, line, f"[{ref}] {part} is not there in {other}", False


def lengths(reach: Reach, pack: Pack, sources: Sources) -> Iterator[Told]:
    """WRD02, WRD04, WRD06: labels and pages that are read aloud, sentences that were told before, names of publishers."""
    # Of the endings a table reads one: what two of them share nobody hears twice.
    last = 3 * reach.games + 2
    endings = {node.key for node in reach.nodes if reach.at(f"{node.table}:{node.key}") == last}
    for lang, texts in pack.story.items():
        heard: dict[str, str] = {}
        for ref, parts in texts.items():
            for part, text in parts.items():
                file, line = place(sources, lang, ref, part)
                sort = (
                    "hint" if part.endswith("_hint") else "short" if part == "short" else "label" if "." in part else ""
                )
                most = MOST.get(sort, LONG) if ref not in OTHER else LONG
                n = len(text.split())
                if n > most:
                    yield "WRD02", file, line, f"[{ref}] {part} has {n} words, at most {most} read well", True
                for name in PUBLISHERS:
                    if re.search(rf"\b{name}\b", text.casefold()):
                        yield "WRD06", file, line, f"[{ref}] {part}: {name} is somebody's name", False
                for sentence in re.split(r"(?<=[.!?])\s+", text) if not sort else ():
                    if len(sentence.split()) > 5 and sentence in heard and heard[sentence] != ref:
                        other = heard[sentence]
                        mild = {ref, other} <= endings
                        yield "WRD04", file, line, f"[{ref}] {part}: [{other}] says the same sentence", mild
                    heard.setdefault(sentence, ref)


def spoilers(reach: Reach, pack: Pack, sources: Sources) -> Iterator[Told]:
    """TXT01: no page calls a piece by its name before the piece can be there."""
    for piece in pack.copies:
        sort, _, id = piece.partition(":")
        name, since = str(pack.entry(sort, id).get("name", "")), reach.at(f"fetch:{id}")
        if len(name.split()) < 2 or since == NEVER:
            continue
        for lang, texts in pack.story.items():
            for ref, parts in texts.items():
                if reach.at(f"passage:{ref}") // 3 < since // 3:
                    for part, text in parts.items():
                        if name in text:
                            file, line = place(sources, lang, ref, part)
                            yield "TXT01", file, line, f"[{ref}] {part} names {name}, which comes later", True


def place(sources: Sources, lang: str, ref: str, part: str = "") -> tuple[str, int]:
    """Where a text stands."""
    keys = tuple(part.split(".")) if part else ()
    for file, _ in reversed(sources.texts):
        if f"/{lang}/" in file.replace("\\", "/"):
            line = sources.line(file, (ref, *keys))
            if line:
                return file, line
    return "", 0


def line_of(pack: Pack, sources: Sources, table: str, id: str, field: str, n: int) -> tuple[str, int]:
    """Find where a line of a passage or back is written; if it is written twice, where its passage is."""
    file, first = sources.locate(id, field, table)
    try:
        text = str(pack.entry(table, id)[field][n - 1])
    except (LookupError, TypeError):
        return file, first
    for name, content in sources.texts:
        rows = content.splitlines() if name == file else []
        for number, row in enumerate(rows, 1):
            if number >= first and (f'"{text}"' in row or f"'{text}'" in row):
                return file, number
    return file, first
