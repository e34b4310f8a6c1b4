"""What the tables of a campaign name: passages, boxes, choices, labels, before a single line of them is read.

Whatever is numbered in a campaign's state must have its number in every rulebook of the campaign, so the names are
gathered from the texts of all tables in their order.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from burgle.kernel.reader import WordError, split

TABLES = ("passage", "contract", "sticker", "mission", "track", "character", "promotion", "goal", "milestone", "rule")
HEADINGS = {"after turn": 1, "after scoring": 2, "after closing": 3}
OUTCOMES = {"either": 0, "completed": 1, "failed": 2}
UNBOXED = ("story", "note", "stop")  # lines that only tell have no box
REVISION = "rule_"  # and a rule: the key of the sticker that lays its numbers over those of the game
REMNANT = "remnant_"  # and a space: the key of the sticker that destroys it
LINES = 8192  # that are kept cut: all rulebooks of a campaign have the same ones
TOLD_NAMES = "told_names"  # the names themselves, in tables from which the texts that say them were taken out


def has_campaign(tables: Mapping[str, Any]) -> bool:
    """Say whether tables are those of a campaign."""
    return any(tables.get(name) for name in TABLES if isinstance(tables.get(name), list))


def entries_of(tables: Mapping[str, Any], table: str) -> list[Mapping[str, Any]]:
    """List the entries of one of a campaign's tables; the base game may have something else of that name."""
    found = tables.get(table, [])
    return [entry for entry in found if isinstance(entry, Mapping)] if isinstance(found, list) else []


def characters_in(tables: Mapping[str, Any]) -> list[str]:
    """List the characters of a campaign."""
    return [str(entry["id"]) for entry in entries_of(tables, "character")] or ["a", "b", "c", "d"]


def passages_in(tables: Mapping[str, Any]) -> list[tuple[str, str, Mapping[str, Any], str]]:
    """List all passages: key, kind, entry, and which of its fields has the lines. A contract's back is one, too."""
    found = [(str(e["id"]), str(e.get("kind", "")), e, "lines") for e in entries_of(tables, "passage")]
    return found + [(str(e["id"]), "back", e, "back") for e in entries_of(tables, "contract")]


@lru_cache(maxsize=LINES)
def cut_line(text: str) -> tuple[str, bool, int, int]:
    """Take what stands before a line off it: text, whether it is for every time, heading, outcome."""
    every, heading, outcome = False, 0, 0
    while True:
        head, colon, rest = text.partition(":")
        word = " ".join(head.split())
        if not colon:
            return text, every, heading, outcome
        if word == "every time":
            every = True
        elif word in HEADINGS:
            heading = HEADINGS[word]
        elif word in OUTCOMES:
            outcome = OUTCOMES[word]
        else:
            return text, every, heading, outcome
        text = rest.strip()


def boxed(text: str, every: bool) -> bool:
    """Say whether a line has a box."""
    words = split(text)
    return not every and bool(words) and words[0] not in UNBOXED


def story_names(tables: Mapping[str, Any]) -> dict[str, list[str]]:
    """Gather what the tables name, by sort, in their order."""
    if TOLD_NAMES in tables:
        return {sort: list(found) for sort, found in tables[TOLD_NAMES].items()}
    names: dict[str, dict[str, None]] = {
        sort: {} for sort in ("passage", "box", "part", "note", "choice", "label", "thing", "value")
    }
    for key, _, entry, field in passages_in(tables):
        names["passage"][key] = None
        for where, lines in (
            ("setup.", entry.get("setup", []) if field == "lines" else []),
            ("", entry.get(field, [])),
        ):
            for box in boxes_of(key, where, lines if isinstance(lines, list) else []):
                if box:
                    names["box"][box] = None
    for table in TABLES:
        for text in strings(entries_of(tables, table)):
            for sort, name in names_in(text):
                names[sort][name] = None
    return {sort: list(found) for sort, found in names.items()}


def boxes_of(passage: str, where: str, lines: list[Any]) -> list[str]:
    """Name the boxes of lines, counted from 1 on; "" for a line without one, or that cannot be read."""
    found, n = [], 0
    for text in lines:
        try:
            plain, every, _, _ = cut_line(str(text))
            has_box = boxed(plain, every)
        except WordError:
            has_box = False  # told when the line is read
        n += has_box
        found.append(f"{passage}.{where}{n}" if has_box else "")
    return found


@lru_cache(maxsize=LINES)
def names_in(text: str) -> tuple[tuple[str, str], ...]:
    """List what one text names: the sort and the name; nothing, if it cannot be read."""
    try:
        return tuple(scan(split(cut_line(text)[0])))
    except WordError:
        return ()


def scan(words: list[str]) -> Iterator[tuple[str, str]]:
    """Find the names in one line."""
    padded = [*words, "", "", ""]
    for at, word in enumerate(words):
        one, two = padded[at + 1], padded[at + 2]
        if word == "story":
            yield "part", one
        elif word == "note":
            yield "note", one
        elif word in ("choice", "vote") and two == "(":
            yield "choice", one
        elif word in ("(", "|") and two == ":":
            yield "label", one
        elif word == "write":
            yield "thing", one
            yield "value", two
        elif word == "name":
            yield "thing", one


def strings(value: object) -> Iterator[str]:
    """List every text in a table, in its order."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for part in value.values():
            yield from strings(part)
    elif isinstance(value, list):
        for part in value:
            yield from strings(part)


def sticker_spots(entry: Mapping[str, Any], tables: Mapping[str, Any]) -> list[str]:
    """List where a sticker may go; a starting card is that of one character, a number of the rules is its own spot."""
    kind, spots = str(entry.get("kind", "")), [str(spot) for spot in entry.get("spots", ())]
    if kind == "starter":
        return [f"starter:{one}:{spot}" for one in characters_in(tables) for spot in spots]
    return spots or [kind]


def stickers_in(tables: Mapping[str, Any]) -> tuple[list[str], list[str], list[str], list[list[int]]]:
    """List the stickers of a campaign: ids, kinds, all spots, and by sticker the numbers of its own."""
    entries = entries_of(tables, "sticker")
    spots = list(dict.fromkeys(spot for entry in entries for spot in sticker_spots(entry, tables)))
    where = [[spots.index(spot) for spot in sticker_spots(entry, tables)] for entry in entries]
    return [str(entry["id"]) for entry in entries], [str(entry.get("kind", "")) for entry in entries], spots, where


def sticker_titles(tables: Mapping[str, Any]) -> list[str]:
    """List what stands on the stickers; one without a word goes by its key."""
    found = []
    for entry in entries_of(tables, "sticker"):
        look = entry.get("look", {})
        found.append(str(look.get("text", entry["id"])) if isinstance(look, Mapping) else str(entry["id"]))
    return found


def remnants_in(tables: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Make a sticker for every space that a line may destroy; nobody has to print one."""
    known = {str(entry["id"]) for entry in entries_of(tables, "sticker")}
    spaces: dict[str, None] = {}
    for table in ("passage", "contract"):
        for text in strings(entries_of(tables, table)):
            for one in razed_in(text):
                spaces[one] = None
    made = [{"id": REMNANT + one, "kind": "remnant", "spots": [one], "look": {"text": one}} for one in spaces]
    return [entry for entry in made if entry["id"] not in known]


def revisions_in(tables: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Make a sticker for every rule that says other numbers of the rules than are printed."""
    known = {str(entry["id"]) for entry in entries_of(tables, "sticker")}
    made: list[dict[str, Any]] = []
    for entry in entries_of(tables, "rule"):
        over = entry.get("over")
        if isinstance(over, Mapping) and REVISION + str(entry["id"]) not in known:
            kind = "params" if all(key in tables["params"] for key in over) else "numbers"
            look = {"text": str(entry.get("slot", entry["id"]))}
            made.append({"id": REVISION + str(entry["id"]), "kind": kind, "over": dict(over), "look": look})
    return made


@lru_cache(maxsize=LINES)
def razed_in(text: str) -> tuple[str, ...]:
    """List the spaces that a line may destroy."""
    try:
        words = split(cut_line(text)[0])
    except WordError:
        return ()
    return tuple(words[n] for n in range(2, len(words)) if words[n - 2 : n] == ["destroy", "space"])


def mission_passages(tables: Mapping[str, Any], passages: list[str]) -> tuple[list[int], list[int]]:
    """List the prologues and the epilogues of a campaign, by game from the first on; -1 where there is none."""
    rows = entries_of(tables, "mission")
    found = [
        [passages.index(str(row[name])) if str(row.get(name, "")) in passages else -1 for row in rows]
        for name in ("prologue", "epilogue")
    ]
    return found[0], found[1]
