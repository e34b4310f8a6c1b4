"""Two moments of a campaign, or two tellings of it, compared in words: what one has and the other has not."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

from burgle.campaign.chronicle import Chronicle
from burgle.campaign.compare import Difference, compare
from burgle.campaign.fronts import space_name
from burgle.campaign.pack import Pack
from burgle.campaign.pages import asked_in, preset
from burgle.table.campaign_messages import DifferenceShown
from burgle.table.campaign_names import (
    answer_text,
    module_name,
    namable,
    passage_title,
    piece_name,
    stuck_text,
    thing_name,
    unnamed,
)
from burgle.table.company import called
from burgle.table.wording import word


def differences(pack: Pack, here: Chronicle, there: Chronicle, lang: str) -> list[DifferenceShown]:
    """List what differs, each in words and with the places of the map that it is about."""
    names = {one.key: called(pack, one, lang) for one in (*there.characters, *here.characters)}
    hidden = unnamed(pack) | {key for now in (here, there) for key in now.wrote if key not in namable(pack)}
    read = {False: here.read, True: there.read}
    return [shown(pack, one, names, lang, read) for one in compare(here, there) if one.key not in hidden]


def shown(
    pack: Pack, one: Difference, names: Mapping[str, str], lang: str, read: Mapping[bool, Sequence[str]]
) -> DifferenceShown:
    """Say one difference; `read` are the passages that either side has opened, here and there."""
    name, spots = about(pack, one, names, lang, read[not one.here])
    change: Literal["added", "gone", "changed"] = "added" if not one.here else "gone" if not one.there else "changed"
    return DifferenceShown(
        sort=one.sort,
        key=one.key,
        name=name,
        change=change,
        here=value(pack, one, one.here, names, lang, read[False]),
        there=value(pack, one, one.there, names, lang, read[True]),
        spots=spots,
    )


OF_CARDS = ("dents", "scratched", "marks")  # what is written behind a card that is no sticker


def about(
    pack: Pack, one: Difference, names: Mapping[str, str], lang: str, read: Sequence[str]
) -> tuple[str, list[str]]:
    """What a difference is about, and where that is."""
    first, _, rest = one.key.partition(" ")
    if one.sort == "map" and rest in ("remnant", "waypoint"):
        told = "ledger-remnant" if rest == "remnant" else "ledger-let"
        return word(told, lang, {"a": space_name(pack, first)}), [first]
    if one.sort == "map" and rest == "marks":
        return word("differs-marks", lang, {"a": space_name(pack, first)}), [first]
    if one.sort == "map" or (one.sort == "cards" and rest and rest not in OF_CARDS):
        on_board = one.sort == "map" and first not in ("franchise", "params", "numbers")
        return stuck_text(pack, "differs-sticker", rest, first, lang), [first] if on_board else []
    if one.sort == "cards":
        sort, _, id = first.partition(":")
        return piece_name(pack, sort, id), []
    if one.sort == "choices" and one.key in namable(pack):
        return thing_name(pack, one.key, lang), []
    if one.sort == "choices":
        return passage_title(pack, asked_in(pack, one.key, read) or one.key, lang), []
    if one.sort == "story" and "read" in (one.here, one.there):
        return passage_title(pack, one.key, lang), []
    if one.sort == "story":
        return module_name(one.key, lang), []
    if one.sort == "contracts":
        return passage_title(pack, one.key, lang), []
    if one.sort == "people":
        return word(f"differs-{rest}", lang, {"who": names.get(first, first)}), []
    return word("differs-game", lang, {"n": rest}), []


def value(pack: Pack, one: Difference, text: str, names: Mapping[str, str], lang: str, read: Sequence[str]) -> str:
    """How it is on one side."""
    if not text:
        return ""
    if one.sort == "choices" and one.key in namable(pack):
        return preset(pack, one.key, lang, text)
    if one.sort == "choices":
        return answer_text(pack, one.key, text, lang, read)
    if one.key.endswith(" marks"):
        return ", ".join(names.get(who, who) for who in text.split())
    if one.sort == "reports":
        return ", ".join(" ".join([names.get(who, who), *rest]) for who, *rest in words_of(text))
    if one.sort == "contracts":
        return word(f"differs-{text.split()[0]}", lang)
    if one.sort == "people" and one.key.endswith((" promotions", " goals", " starters", " milestones")):
        return str(len(text.split()))
    if one.sort == "people":
        return text
    if one.sort == "story" and text.isdigit():
        return text
    return ""  # that it is there is all there is to say


def words_of(text: str) -> Iterable[list[str]]:
    """The scores of a row: who, and how many."""
    return [part.split(" ") for part in text.split(", ")]
