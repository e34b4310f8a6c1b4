"""What a campaign's table or map is drawn from: the catalogue of its rulebook, and nothing that is still sealed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from burgle.campaign.between import keys_of
from burgle.campaign.chronicle import Chronicle
from burgle.campaign.entries import Entry
from burgle.campaign.fold import fold
from burgle.campaign.overlay import copies_in_play, family_with, locked_in, side_of
from burgle.campaign.pack import Pack
from burgle.campaign.pages import preset, said
from burgle.campaign.shown import shown
from burgle.kernel.rules import Rules
from burgle.table.campaign_fronts import front
from burgle.table.campaign_games import box_of, chronicle_of
from burgle.table.campaign_growth import grown
from burgle.table.campaign_home import known_as_of, live_entries
from burgle.table.campaign_names import asked_for, thing_name
from burgle.table.campaign_reviews import reviewed
from burgle.table.campaigns import CampaignRoom
from burgle.table.guests import Denied
from burgle.table.record import Record
from burgle.view.catalogue import catalogue


def drawn(rules: Rules, pack: Pack, now: Chronicle, entries: Iterable[Entry], lang: str) -> dict[str, Any]:
    """The catalogue without what nobody has seen; and what only campaigns have: stickers, contracts, and what has grown."""
    entries = tuple(entries)
    items = shown(pack, now, entries)
    after = fold(now, entries, keys_of(pack))
    sealed = sealed_pieces(pack, items)
    found = catalogue(rules, lang)
    for table, sort in (("cards", "card"), ("tokens", "token")):
        found[table] = {key: piece for key, piece in found[table].items() if f"{sort}:{key}" not in sealed}
    found["known"] = known_as_of(items, after)
    found["stickers"] = {
        one.sticker: {
            "name": said(pack, lang, "sticker", one.sticker),
            "kind": kind_of_sticker(pack, one.sticker),
            "turn": int(pack.entry("sticker", one.sticker).get("look", {}).get("turn", 0)),
        }
        for one in after.stuck
    }
    found["stuck"] = [{"sticker": one.sticker, "spot": one.spot, "game": one.game} for one in after.stuck]
    ends = {end for one in after.stuck for end in one.spot.split("-")}
    found["places"] = {space.key: space.name for space in rules.spaces if space.key in ends}
    found["read"] = list(after.read)
    found["things"] = {
        key: {"name": thing_name(pack, key, lang), "called": preset(pack, key, lang, after.wrote.get(key, ""))}
        for key in asked_for(pack, entries)
    }
    found["contracts"] = {key: front(rules, pack, key, lang) for key in after.contracts if f"contract:{key}" in items}
    found.update(grown(rules, pack, after, lang))
    found.update(reviewed(rules, pack, after, lang))
    found["content"] = found["content"] + "-" + found["known"]
    return found


def sealed_pieces(pack: Pack, items: frozenset[str]) -> set[str]:
    """The cards and tokens of a box that nobody has seen yet."""
    brought = {f"card:{row['card']['id']}" for row in pack.tables.get("sticker", ()) if "card" in row}
    return ({*pack.copies} | brought) - items


def kind_of_sticker(pack: Pack, id: str) -> str:
    """What sort of sticker it is."""
    return str(pack.entry("sticker", id).get("kind", ""))


def table_content(record: Record, known: str, lang: str) -> dict[str, Any]:
    """What a table is drawn from now; only its mark if that is `known` already."""
    of, st = record.campaign, record.state
    assert of is not None and st is not None
    pack, now, entries = box_of(of), chronicle_of(of), live_entries(record)
    mark = known_as_of(shown(pack, now, entries), fold(now, entries, keys_of(pack)))
    if known == mark:
        return {"known": mark}
    return drawn(st.rules, pack, now, entries, lang)


def world_content(room: CampaignRoom, live: Record | None, line: int, side: str, lang: str) -> dict[str, Any]:
    """What the map of a campaign is drawn from, as it is now or was after a line."""
    now = room.log.now if line < 0 else room.log.states[line]
    pack = room.log.pack_of(now)
    entries = live_entries(live)
    after = fold(now, entries, keys_of(pack))
    sides = pack.spec.layouts(pack.tables) if pack.spec.layouts is not None else [""]
    if side and side not in sides:
        raise Denied("malformed", "no-such-content")
    family = family_with(pack, pack.spec.players[1], copies_in_play(pack, after))
    stuck = [(one.sticker, one.spot) for one in after.stuck]
    rules = family.written_for(side or side_of(pack, now), locked_in(pack, after), stuck)
    return drawn(rules, pack, now, entries, lang)
