"""What the people at a table decide together: going back behind what was revealed, and a bot's chair for somebody new."""

from __future__ import annotations

from collections.abc import Sequence

from burgle.table import log_lines, seats
from burgle.table.guests import Denied
from burgle.table.messages import Vote
from burgle.table.play import Draft, playing
from burgle.table.store import TokenRow


def vote(draft: Draft, message: Vote, tokens: Sequence[TokenRow]) -> None:
    """Agree or not to the question of one line; when all agree, it is done."""
    record = draft.record
    playing(record)
    asked = record.asked
    if asked is None or message.line != asked.line:
        raise Denied("stale", "vote-stale", record.seq)
    if message.seat not in asked.waiting:
        raise Denied("not_now", seq=record.seq)
    draft.add(log_lines.Voted(yes=message.yes, line=message.line))
    if record.asked is None or record.asked.waiting:
        return
    if asked.opens >= 0:
        seats.free(draft, asked.opens, tokens, -1)
    else:
        draft.add(log_lines.Back(to=asked.to, how="consent"), -1)
