"""Who answers what the story asks: people, never a bot (campaign.md 5.6).

A bot that plays a character for nobody is a hand: what the story asks it is put to the host's device, or the last arm is
taken where the campaign was founded so; it has no vote. For somebody who is away a bot plays turns, but what the story asks
waits for them; where the table does not wait for ever, the others vote on it.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from burgle.chapters.ballots import BallotKind
from burgle.chapters.choices import ChoiceKind, StoryChoice
from burgle.chapters.stickers import Stick
from burgle.kernel.codes import PASS_ON
from burgle.kernel.state import Frame, State
from burgle.kernel.together import deciders, find, turned
from burgle.language.words import FALLBACK
from burgle.table import log_lines, play
from burgle.table.guests import Denied
from burgle.table.messages import Act, Gesture
from burgle.table.play import Draft, finish, playing
from burgle.table.record import Record
from burgle.view.table import decision

NOBODY: Final = -1  # the table itself answers


def asked_by_story(st: State | None) -> bool:
    """Whether it is the story that asks, for good."""
    if st is None or st.over or not st.stack:
        return False
    return isinstance(st.rules.kinds[st.stack[-1].kind], ChoiceKind | BallotKind)


def frame_of(st: State, seat: int) -> Frame:
    """The question that a seat is asked."""
    return st.stack[find(st, seat)]


def may_pass_on(st: State, seat: int) -> bool:
    """Whether the others can decide without a seat."""
    frame = frame_of(st, seat)
    return st.rules.kinds[frame.kind].may_pass_on(st, frame)


def host_of(record: Record) -> int:
    """Whose device a hand's question is put to: the host's, or that of the first person who sits here."""
    people = [seat for seat, chair in enumerate(record.chairs) if chair.controller == "human"]
    here = [seat for seat in people if record.chairs[seat].plays] or people
    return record.host if record.host in here else (here[0] if here else NOBODY)


def answerer(record: Record, seat: int) -> int:
    """The seat of the person who answers for a seat that is asked now, mostly itself; NOBODY if the table does."""
    st, of, chair = record.state, record.campaign, record.chairs[seat]
    if st is None or of is None or not chair.bot or chair.controller == "human" or not asked_by_story(st):
        return seat
    frame = frame_of(st, seat)
    if isinstance(st.rules.kinds[frame.kind], BallotKind):
        return NOBODY if may_pass_on(st, seat) else host_of(record)
    # What lies in a bot's hand is nobody else's business, so which of its cards is meant is not asked of anybody.
    told = isinstance(st.rules.effects[frame.a], StoryChoice | Stick)
    return host_of(record) if told and of.choices == "host" else NOBODY


def bot_acts(record: Record, seat: int) -> bool:
    """Whether a seat that is asked need not wait for a person."""
    if not record.chairs[seat].bot:
        return False
    return record.campaign is None or not asked_by_story(record.state) or answerer(record, seat) == NOBODY


def settled(record: Record, seat: int) -> int | None:
    """What the table answers for a hand without asking any bot; None if a bot is to think."""
    if record.campaign is None or not asked_by_story(record.state):
        return None
    st = turned(playing(record), seat)
    ballot = isinstance(st.rules.kinds[frame_of(st, seat).kind], BallotKind)
    return PASS_ON if ballot and may_pass_on(st, seat) else st.options[-1]


def instead_of(record: Record, seat: int) -> int:
    """The hand for which a seat is to answer now; the seat itself if there is none."""
    if record.campaign is None or not asked_by_story(record.state):
        return seat
    assert record.state is not None
    waiting = deciders(record.state)
    if seat in waiting:
        return seat
    return next((asked for asked in waiting if answerer(record, asked) == seat), seat)


def shown(record: Record, seat: int, own: dict[str, Any], lang: str = FALLBACK) -> dict[str, Any]:
    """What a seat sees, with a hand's question as if it were its own; `pending.question` says whose it is."""
    hand = instead_of(record, seat)
    if hand == seat or record.state is None:
        return own
    asked = decision(record.state, hand, lang)
    return own | {"decision": None if asked is None else asked | {"who": seat}}


def act(draft: Draft, message: Act | Gesture, lang: str = FALLBACK) -> None:
    """Answer the waiting decision, or that of a hand whose question was put to this seat."""
    hand = instead_of(draft.record, message.seat)
    if hand != message.seat:
        draft.by, draft.seat = message.seat, hand
        message = msgspec.structs.replace(message, seat=hand)
    play.act(draft, message, lang)


def put_to_vote(draft: Draft, seat: int) -> None:
    """Let the others vote on what the story asks somebody who is away; a vote goes on without them."""
    record = draft.record
    st = playing(record)
    if record.chairs[seat].controller != "human" or not asked_by_story(st) or seat not in deciders(st):
        raise Denied("not_now", seq=record.seq)
    if not may_pass_on(st, seat):
        raise Denied("not_now", seq=record.seq)
    draft.add(log_lines.Acted(decision=st.did, code=PASS_ON, gesture=record.seq + 1), seat)
    finish(draft)


def waits_for(record: Record, seat: int) -> bool:
    """Whether a table waits for the person of a seat that is asked, though a bot may play for them."""
    chair = record.chairs[seat]
    return not chair.bot or (chair.controller == "human" and not bot_acts(record, seat))
