"""What things of a campaign are called when somebody reads about them: places, pieces, spots of stickers, answers."""

from __future__ import annotations

from collections.abc import Mapping

from burgle.campaign.pack import Pack
from burgle.campaign.pages import FALLBACK, asked_in, said
from burgle.table.wording import word


def spot_name(pack: Pack, spot: str, lang: str) -> str:
    """Where a sticker is: a space or a path by the names of its ends, a card by its own."""
    sort, _, rest = spot.partition(":")
    if sort in ("franchise", "params"):
        return word(f"spot-{sort}", lang)
    if sort == "starter":
        return word("spot-starter", lang, {"card": piece_name(pack, "card", rest.rpartition(":")[2])})
    if rest:
        return piece_name(pack, sort, rest)
    a, _, b = spot.partition("-")
    if b:
        return word("spot-path", lang, {"a": space_name(pack, a), "b": space_name(pack, b)})
    return space_name(pack, spot)


def space_name(pack: Pack, key: str) -> str:
    """What a space is called; "A05" where it has no name."""
    for module in pack.tables.get("module", ()):
        space = module["space"].get(key.removeprefix(module["id"]))
        if key.startswith(module["id"]) and space is not None:
            return str(space.get("name", key))
    return key


def piece_name(pack: Pack, sort: str, id: str) -> str:
    """What a card or a token is called."""
    return next((str(row.get("name", id)) for row in pack.tables.get(sort, ()) if row["id"] == id), id)


def sticker_name(pack: Pack, id: str, lang: str) -> str:
    """What stands on a sticker."""
    return said(pack, lang, "sticker", id) or id


def passage_title(pack: Pack, ref: str, lang: str) -> str:
    """What a passage, or the back of a contract, is called."""
    return said(pack, lang, ref, "title") or said(pack, lang, ref, "name") or ref


def answer_text(pack: Pack, choice: str, label: str, lang: str) -> str:
    """What somebody has answered, in the words of the story."""
    return (said(pack, lang, asked_in(pack, choice), f"{choice}.{label}") if label else "") or label


def module_name(key: str, lang: str) -> str:
    """What a part of the game is called that the story brings."""
    known = f"part-{key}"
    told = word(known, lang)
    return key if told == known else told


def thing_name(key: str, names: Mapping[str, str], lang: str) -> str:
    """What something is called that the table may name."""
    known = f"thing-{key}"
    told = word(known, lang)
    return names.get(key, key) if told == known else told


def unnamed(pack: Pack) -> set[str]:
    """Tracks that are the story's own bookkeeping: nobody has a word for them."""
    ids = [str(row["id"]) for row in pack.tables.get("track", ())]
    return {id for id in ids if module_name(id, FALLBACK) == id}
