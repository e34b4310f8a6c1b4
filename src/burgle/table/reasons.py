"""Why something cannot be done, as a table tells it: of a box nothing that nobody has seen, not even that it is there.

A code or a name may be tried by whoever likes to guess; a refusal that speaks of a sealed piece says no more than that there
is no such thing.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterable

from burgle.campaign.pack import Pack
from burgle.campaign.shown import shown
from burgle.kernel.phrase import Refusal
from burgle.kernel.state import State
from burgle.language.words import FALLBACK
from burgle.table.campaign_games import box_of, chronicle_of, noted_in
from burgle.table.record import Record
from burgle.view import why
from burgle.view.why import Blocked


def why_not(record: Record, st: State, seat: int, target: int | str, lang: str = FALLBACK) -> list[Blocked]:
    """Say why a seat cannot do something now; an empty list: it can."""
    found = why.why_not(st, seat, target, record.names, lang)
    if record.campaign is None or not found:
        return found
    hidden = hidden_names(record, st)
    if any(one.name in hidden or speaks_of(one.text, hidden) for one in found):
        return [why.blocked(st, Refusal("unknown"), record.names, lang)]
    return found


def hidden_names(record: Record, st: State) -> set[str]:
    """What the sealed pieces of a table's box are called."""
    of, rules = record.campaign, st.rules
    assert of is not None
    items = shown(box_of(of), chronicle_of(of), noted_in(of, st))
    found: set[str] = set()
    for item in sealed_items(box_of(of)):
        sort, _, key = item.partition(":")
        if item in items:
            continue
        if sort == "card" and key in rules.card_ids:
            found.add(rules.cards[rules.card_ids[key]].name)
        elif sort == "token" and key in rules.token_ids:
            found.add(rules.tokens[rules.token_ids[key]].name)
    found |= {one.name for one in rules.contracts if f"contract:{one.key}" not in items}
    return found


def sealed_items(pack: Pack) -> set[str]:
    """Cards and tokens that a box brings."""
    brought = {f"card:{row['card']['id']}" for row in pack.tables.get("sticker", ()) if "card" in row}
    return {*pack.copies, *brought}


def speaks_of(text: str, names: Iterable[str]) -> bool:
    """Whether a text names one of them."""
    return any(name in text and re.search(rf"\b{re.escape(name)}\b", text) for name in names)


def hushed(text: str, pack: Pack) -> str:
    """A text for the log of a server, in which no piece of a box is called by its key: `sealed 7f3a`."""
    keys = {key.partition(":")[2] for key in sealed_items(pack)}
    for sort in ("sticker", "contract", "promotion"):
        keys |= {str(row["id"]) for row in pack.tables.get(sort, ())}
    return re.sub(r"\w+", lambda found: sealed_key(found[0]) if found[0] in keys else found[0], text)


def sealed_key(key: str) -> str:
    """What a sealed piece is called in a log."""
    return f"sealed {zlib.crc32(key.encode()) & 0xFFFF:04x}"
