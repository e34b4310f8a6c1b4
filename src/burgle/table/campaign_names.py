"""What things of a campaign are called when somebody reads about them: places, pieces, spots of stickers, answers."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from burgle.campaign.between import MARK
from burgle.campaign.entries import Entry
from burgle.campaign.fronts import space_name
from burgle.campaign.pack import Pack
from burgle.campaign.pages import FALLBACK, asked_in, promotion_title, said
from burgle.language.words import STORY, words_from
from burgle.table.wording import word


def spot_name(pack: Pack, spot: str, lang: str) -> str:
    """Where a sticker is: a space or a path by the names of its ends, a card by its own."""
    sort, _, rest = spot.partition(":")
    if sort in ("franchise", "params", "numbers"):
        return word("spot-franchise" if sort == "franchise" else "spot-params", lang)
    if sort == "starter":
        return word("spot-starter", lang, {"card": piece_name(pack, "card", rest.rpartition(":")[2])})
    if rest:
        return piece_name(pack, sort, rest)
    a, _, b = spot.partition("-")
    if b:
        return word("spot-path", lang, {"a": space_name(pack, a), "b": space_name(pack, b)})
    return space_name(pack, spot)


def piece_name(pack: Pack, sort: str, id: str) -> str:
    """What a card or a token is called."""
    return next((str(row.get("name", id)) for row in pack.tables.get(sort, ()) if row["id"] == id), id)


def sticker_name(pack: Pack, id: str, lang: str) -> str:
    """What stands on a sticker."""
    return said(pack, lang, "sticker", id) or id


def promotion_name(pack: Pack, key: str, lang: str) -> str:
    """What a promotion is called, if need be by its section of the associate track."""
    section = pack.entry("promotion", key)["section"]
    return promotion_title(pack, key, lang) or word(f"section-{section}", lang)


def milestone_name(pack: Pack, key: str, lang: str) -> str:
    """What stands on a milestone; nothing does where a space bears a mark."""
    if key == MARK:
        return ""
    named = next((str(row.get("name", key)) for row in pack.tables.get("milestone", ()) if row["id"] == key), key)
    return said(pack, lang, "milestone", key) or named


def stuck_text(pack: Pack, told: str, sticker: str, spot: str, lang: str) -> str:
    """Say that a sticker lies somewhere; those that only open a page or close a place say what they do."""
    kind = str(pack.entry("sticker", sticker).get("kind", ""))
    facts = {"a": sticker_name(pack, sticker, lang), "b": spot_name(pack, spot, lang)}
    if kind == "waypoint":
        return word("ledger-waypoint", lang, facts)
    return word("ledger-remnant", lang, {"a": facts["b"]}) if kind == "remnant" else word(told, lang, facts)


def passage_title(pack: Pack, ref: str, lang: str) -> str:
    """What a passage, or the back of a contract, is called."""
    return said(pack, lang, ref, "title") or said(pack, lang, ref, "name") or ref


def answer_text(pack: Pack, choice: str, label: str, lang: str, read: Sequence[str]) -> str:
    """What somebody has answered, in the words of the passage that has asked."""
    return (said(pack, lang, asked_in(pack, choice, read), f"{choice}.{label}") if label else "") or label


def piece_title(pack: Pack, key: str, lang: str) -> str:
    """What a card or token is called by which the story has done something, such as `card:ottoline`."""
    return piece_name(pack, *key.split(":"))


def contract_name(pack: Pack, key: str, lang: str) -> str:
    """What stands on the front of a contract."""
    return said(pack, lang, key, "name")


def track_title(pack: Pack, key: str, lang: str) -> str:
    """What a track is called that everybody sees; the story's own are not among them."""
    return module_name(key, lang) if key not in unnamed(pack) else ""


def module_name(key: str, lang: str) -> str:
    """What a part of the game is called that the story brings."""
    words = words_from((STORY,), lang)
    return words.text(f"module-{key}") if words.has(f"module-{key}") else key


def thing_name(pack: Pack, key: str, lang: str) -> str:
    """What it is that the table may name: in the words of the box, or as every box calls it."""
    known = f"thing-{key}"
    told = said(pack, lang, "pack", f"thing.{key}") or word(known, lang)
    return key if told == known else told


def namable(pack: Pack) -> list[str]:
    """What the table may give a name."""
    return [str(row["id"]) for row in pack.facts.get("names", ())]


def asked_for(pack: Pack, entries: Iterable[Entry]) -> list[str]:
    """What the story has wanted a name for by these entries; what the first page asks for, or none, may be named at once."""
    rows = [row for row in pack.tables.get("passage", ()) if row["id"] != pack.missions[0].prologue]
    lines = [line for row in rows for line in (*row.get("setup", ()), *row.get("lines", ()))]
    waits = {id for id in namable(pack) if any(re.search(rf"\bname {re.escape(id)}\b", str(line)) for line in lines)}
    met = {entry.args[0] for entry in entries if entry.kind == "awaits"}
    return [id for id in namable(pack) if id in met or id not in waits]


def unnamed(pack: Pack) -> set[str]:
    """Tracks that are the story's own bookkeeping: nobody has a word for them."""
    ids = [str(row["id"]) for row in pack.tables.get("track", ())]
    return {id for id in ids if module_name(id, FALLBACK) == id}
