"""Between two games: what a game left is folded in, and a new edition of the box may take the place of the old one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, Final

import msgspec

from burgle.campaign.chronicle import GONE, Chronicle
from burgle.campaign.entries import Entry
from burgle.campaign.fold import Keys, fold
from burgle.campaign.pack import Pack
from burgle.campaign.stickers import pairs_of
from burgle.games.story import story_names

MARK: Final = "mark"  # on a milestone space, instead of a milestone


class BadEdition(ValueError):
    """Another edition of a box that does not know what happened in this campaign."""


@lru_cache(maxsize=16)
def keys_of(pack: Pack) -> Keys:
    """Everything that a chronicle of this box may name, by sort."""
    tables = pack.tables
    names: dict[str, Iterable[str]] = dict(story_names(tables))
    names["thing"] = [*names["thing"], *(row["id"] for row in pack.facts.get("names", ()))]
    for sort in ("card", "token", "contract", "sticker", "promotion", "goal", "track", "milestone", "rule"):
        names[sort] = [str(row["id"]) for row in tables.get(sort, ()) if isinstance(row, Mapping)]
    brought = [str(row["card"]["id"]) for row in tables.get("sticker", ()) if "card" in row]
    names["card"] = [*names["card"], *brought]
    names["spot"] = [spot for _, spot in pairs_of(tables)]
    names["space"] = [module["id"] + key for module in tables["module"] for key in module["space"]]
    names["marked"] = [*(f"card:{key}" for key in names["card"]), *(f"space:{key}" for key in names["space"])]
    names["milestone"] = [*names["milestone"], MARK]
    if tables.get("rival"):
        names["track"] = [*names["track"], "rival"]
    return {sort: frozenset(found) for sort, found in names.items()}


def closed(pack: Pack, now: Chronicle, entries: Iterable[Entry], side: str) -> Chronicle:
    """The chronicle after a game: the next one is the first without a result."""
    after = fold(now, entries, keys_of(pack))
    if after.reports and after.reports[-1].game == now.next:
        row = msgspec.structs.replace(after.reports[-1], side=side)
        after = msgspec.structs.replace(after, reports=(*after.reports[:-1], row))
    last = now.next >= len(pack.missions)
    return msgspec.structs.replace(after, next=0 if last else now.next + 1)


def moved_to(pack: Pack, now: Chronicle) -> Chronicle:
    """The chronicle under another edition of its box: what was renamed is called by its new name; the rest must be there."""
    names: dict[str, dict[str, str]] = {}
    for row in pack.tables.get("moved", ()):
        sort, _, key = row["id"].partition(":")
        names.setdefault(sort, {})[key] = row["to"]

    def new(sort: str, key: str) -> str:
        return names.get(sort, {}).get(key, key)

    def piece(key: str) -> str:
        sort, _, id = key.partition(":")
        return f"{sort}:{new(sort, id)}"

    def box(key: str) -> str:
        passage, _, n = key.partition(".")
        return f"{new('passage', passage)}.{n}"

    replace = msgspec.structs.replace
    after = replace(
        now,
        version=pack.version,
        digest=pack.digest,
        stuck=tuple(replace(s, sticker=new("sticker", s.sticker), spot=new("spot", s.spot)) for s in now.stuck),
        home={piece(key): place for key, place in now.home.items()},
        ticks=tuple(box(key) for key in now.ticks),
        read=tuple(new("passage", key) for key in now.read),
        chose={new("choice", key): new("label", label) for key, label in now.chose.items()},
        contracts={new("contract", key): contract for key, contract in now.contracts.items()},
        tracks={new("track", key): n for key, n in now.tracks.items()},
        marks=tuple((piece(thing), character) for thing, character in now.marks),
        scratched=tuple(f"{new('card', key[:-2])}{key[-2:]}" for key in now.scratched),
    )
    missing = list(dangling(pack, after))
    if missing:
        raise BadEdition(f"version {pack.version} of {pack.title} does not know {', '.join(missing[:5])}")
    return after


def dangling(pack: Pack, now: Chronicle) -> Iterable[str]:
    """List what a chronicle names and the box does not have."""
    keys: Mapping[str, Any] = keys_of(pack)
    named = [
        *(("sticker", s.sticker) for s in now.stuck),
        *(("spot", s.spot) for s in now.stuck),
        *(("box", key) for key in now.ticks),
        *(("passage", key) for key in now.read),
        *(("choice", key) for key in now.chose),
        *(("label", key) for key in now.chose.values()),
        *(("contract", key) for key in now.contracts),
        *((key.partition(":")[0], key.partition(":")[2]) for key, place in now.home.items() if place != GONE),
        *(("card", key[1:]) for one in now.characters for key in one.starters),
        *(("promotion", key) for one in now.characters for key in one.promotions),
        *(("milestone", key.removeprefix("-")) for one in now.characters for key in one.milestones),
        *(("marked", thing) for thing, _ in now.marks),
        *(("card", key[:-2]) for key in now.scratched),
    ]
    for sort, key in named:
        if sort in keys and key not in keys[sort]:
            yield f"{sort} {key}"
    if now.next > len(pack.missions):
        yield f"game {now.next}"
