"""What the people at a table decide together: going back behind what was revealed, a bot's chair for somebody new, and
giving a campaign's game up."""

from __future__ import annotations

from collections.abc import Sequence

from burgle.kernel import engine
from burgle.kernel.codes import FORFEIT
from burgle.table import log_lines, seats
from burgle.table.guests import Denied
from burgle.table.messages import Manage, Vote
from burgle.table.play import Draft, finish, playing
from burgle.table.seat_tokens import Chance
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
    elif asked.gives_up:
        give_up(draft)
    else:
        draft.add(log_lines.Back(to=asked.to, how="consent"), -1)


def manage(draft: Draft, message: Manage, mine: frozenset[int], away: seats.Away, chance: Chance) -> None:
    """Change seats or the table; what touches everybody is asked of everybody."""
    if message.manage == "forfeit":
        forfeit(draft, mine)
    else:
        seats.manage(draft, message, mine, away, chance)


def forfeit(draft: Draft, mine: frozenset[int]) -> None:
    """Give a campaign's game up, or ask the others first: all people who sit here; for who is away a bot sits (RULING 66)."""
    record = draft.record
    may_forfeit(draft)
    others = [seat for seat in record.people(mine) if not record.chairs[seat].bot]
    if others:
        draft.add(log_lines.AskForfeit(voters=others))
    else:
        give_up(draft)


def may_forfeit(draft: Draft) -> None:
    """Insist on a game that can be given up now: from its first turn until its scores are counted."""
    st = playing(draft.record)
    if draft.record.campaign is None or not engine.director(st).may_give_up(st):
        raise Denied("not_now", "forfeit-not-now", draft.record.seq)


def give_up(draft: Draft) -> None:
    """Write that the game is given up: an answer of whoever is asked, so that whoever plays it again comes to the same."""
    may_forfeit(draft)
    record = draft.record
    st = playing(record)
    body = log_lines.Acted(decision=st.did, code=FORFEIT, gesture=record.seq + 1)
    draft.add(body, engine.decider(st))
    record.asked = None
    finish(draft)
