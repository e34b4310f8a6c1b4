"""Another edition of a box, before anybody takes it: what would change of what was seen, and how much of what is sealed."""

from __future__ import annotations

from burgle.campaign.between import BadEdition, moved_to
from burgle.campaign.pack import Pack
from burgle.campaign.pages import said
from burgle.campaign.shown import shown
from burgle.campaign.vault import CONTENTS, items_of
from burgle.table.campaign_messages import EditionShown
from burgle.table.campaign_names import passage_title, piece_name, sticker_name
from burgle.table.campaigns import CampaignRoom
from burgle.table.company import box_named
from burgle.table.guests import Denied
from burgle.table.reasons import hushed
from burgle.table.wording import word


def edition(room: CampaignRoom, version: int, lang: str) -> EditionShown:
    """Say what another edition of a campaign's box would change."""
    now, pack = room.log.now, room.log.pack
    try:
        other = box_named(now.pack, version)
    except KeyError:
        raise Denied("malformed", "no-such-edition", version=version) from None
    seen = shown(pack, now)
    named: dict[str, None] = {}
    sealed = 0
    here, there = items_of(pack), items_of(other)
    for name in [*here, *(name for name in there if name not in here)]:
        if name == CONTENTS or name.startswith(f"story:{lang}:pack."):
            continue  # that is the lid
        if name.startswith("story:") and not name.startswith(f"story:{lang}:"):
            continue  # what is told in another language is the same change told twice
        if here.get(name) == there.get(name):
            continue
        if (item := shown_as(name)) in seen:
            named[called(pack, item, lang)] = None
        else:
            sealed += 1
    try:
        moved_to(other, now)
        refused = ""
    except BadEdition as error:
        refused = hushed(str(error), pack)
    note = said(other, lang, "pack", "changes")
    return EditionShown(
        before=pack.version, version=version, note=note, changes=list(named), sealed=sealed, refused=refused
    )


def shown_as(name: str) -> str:
    """What `shown` calls an item of a vault."""
    sort, _, rest = name.partition(":")
    return f"text:{rest.partition(':')[2]}" if sort == "story" else name


def called(before: Pack, item: str, lang: str) -> str:
    """Name something that was seen."""
    sort, _, id = item.partition(":")
    if sort in ("card", "token"):
        return word("edition-piece", lang, {"name": piece_name(before, sort, id)})
    if sort == "sticker":
        return word("edition-sticker", lang, {"name": sticker_name(before, id, lang)})
    if sort == "mission":
        return word("edition-game", lang, {"n": id})
    ref = id.partition(".")[0]
    known = any(row["id"] == ref for row in before.tables.get("contract", ()))
    return word("edition-contract" if known else "edition-page", lang, {"name": passage_title(before, ref, lang)})
