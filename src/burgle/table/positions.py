"""Positions in one line at the tables: written of a table or of a replay, and opened as a table of one's own."""

from __future__ import annotations

from typing import Any

import msgspec

from burgle.kernel.chance import seed_bytes
from burgle.kernel.encode import decode, encode
from burgle.kernel.engine import decider
from burgle.kernel.state import State
from burgle.language.words import FALLBACK
from burgle.position.reading import read_heading, read_state
from burgle.position.writing import seen_by, whole
from burgle.position.wrong import BadPosition
from burgle.saves import rules_for
from burgle.table import names, new_tables, seats, share
from burgle.table.guests import Created, Denied, SeatWish
from burgle.table.house import House
from burgle.table.messages import TableSettings
from burgle.table.record import Record
from burgle.table.rulebooks import OtherRules, begun_with, edition
from burgle.table.wording import Worded

ALL = -1  # the seat of who may know everything


class LaidPosition(msgspec.Struct, kw_only=True):
    """A position that was read: what it is of, who decides or whose eyes saw it, and the state."""

    game: str
    rules: str
    players: int
    options: dict[str, str]
    content: str
    seat: int
    state: list[Any]


class NoPosition(Worded):
    """A text that is no position, or not one of this server's content."""


def of_table(record: Record, seat: int) -> str:
    """Write the position of a table; of a running game only where it may be tried out elsewhere as well."""
    st = record.state
    if st is None or not ALL <= seat < len(record.chairs):
        raise Denied("not_now", seq=record.seq)
    if record.campaign is not None:
        raise Denied("not_now", "campaign-not-elsewhere", record.seq)
    if record.over is None and not record.settings.what_if:
        new_tables.fair(record, st, seat)
    return written(st, seat)


def written(st: State, seat: int) -> str:
    """Write a position as a seat knows it, or all of it."""
    return whole(st) if seat == ALL else seen_by(st, seat)


def read(text: str, seed: int, lang: str = FALLBACK) -> LaidPosition:
    """Read what somebody has pasted, in the process that reads files; what is wrong is said in their language."""
    try:
        heading = read_heading(text)
        rules = rules_for(heading)
        st = read_state(rules, heading, seed_bytes(seed))
    except BadPosition as error:
        part = error.part[:40] or "-"
        raise NoPosition("position-none", at=error.at, part=part, what=error.reason(lang)[:200]) from None
    if st.over:
        raise NoPosition("over-there")
    return LaidPosition(
        game=rules.game,
        rules=edition(rules),
        players=rules.players,
        options=dict(rules.options),
        content=rules.content_hash,
        seat=heading.eyes if heading.eyes >= 0 else decider(st),
        state=encode(st),
    )


def prepared(house: House, laid: LaidPosition) -> tuple[TableSettings, Any]:
    """Find the rulebook of a position and look at its state once more; this may take a while."""
    settings = TableSettings(game=laid.game, players=laid.players, options=laid.options, undo="free")
    try:
        rules = begun_with(settings, None, laid.rules, laid.content, house.folders, house.books)
    except OtherRules:
        raise Denied("not_now", "other-content") from None
    decode(rules, laid.state)
    return settings, rules


async def open_table(house: House, laid: LaidPosition, settings: TableSettings, rules: Any, wish: SeatWish) -> Created:
    """Make a table from a position: whoever brought it sits where it was seen from, bots play the others."""
    title = names.clean(f"What if: {rules.title}", share.LONGEST_TITLE)
    human = SeatWish(controller="human", name=wish.name, colour=wish.colour, nonce=wish.nonce)
    wishes = [human if seat == laid.seat else SeatWish(controller="bot") for seat in range(laid.players)]
    chairs = seats.first_chairs(laid.players, wishes, house.chance)
    settings = msgspec.structs.replace(settings, title=title)
    return await new_tables.make(
        house, settings, rules, chairs, [laid.seat], laid.state, f"a position, seat {laid.seat}"
    )
