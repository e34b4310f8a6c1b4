"""What bots say at a table: what the log kept of a bot's own thought, which knew no more than its seat."""

from __future__ import annotations

import msgspec

from burgle.language.reasons import why_said
from burgle.language.words import FALLBACK
from burgle.table.guests import Denied
from burgle.table.record import Record


class BotThought(msgspec.Struct, kw_only=True):
    """Why a bot began a plan."""

    step: int  # the answer it began with, counted from 1
    event: int  # how many events there were before it
    seat: int
    text: str


def thoughts(record: Record, lang: str = FALLBACK) -> list[BotThought]:
    """All that bots have to say about a game, in its order."""
    return [
        BotThought(step=step, event=one.events, seat=one.seat, text=why_said(one.act.why, lang))
        for step, one in enumerate(record.answers, 1)
        if one.act.why
    ]


def told_at(record: Record, lang: str = FALLBACK) -> list[BotThought]:
    """What a table hears of it: all when the game is over, and before that if it wants to."""
    if record.over is None and record.settings.thoughts != "during":
        raise Denied("not_now", "thoughts-after", record.seq)
    return thoughts(record, lang)
