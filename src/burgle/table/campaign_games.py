"""A campaign's game at a table: its rulebook and opening from what its first line says, and its tape once it is over."""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock
from typing import Final

import msgspec

from burgle.campaign.chronicle import Chronicle, read_chronicle, version_of
from burgle.campaign.entries import Entry, entries_of
from burgle.campaign.opening import opening
from burgle.campaign.overlay import rules_for
from burgle.campaign.pack import Pack
from burgle.campaign.play import begin, free_opening, free_rules
from burgle.campaign.redact import RedactedBook, asked_of_book, redacted
from burgle.campaign.shown import shown
from burgle.campaign.tape import GameTape
from burgle.campaign.tape import record as taken_down
from burgle.campaign.vault import find_pack
from burgle.kernel.rules import Rules
from burgle.kernel.start import Opening
from burgle.kernel.state import State
from burgle.table.log_lines import Chair, OfCampaign
from burgle.table.rulebooks import OtherRules

MOST_BOOKS: Final = 32  # redacted ones that are kept; a game needs another whenever something is for good

BookKey = tuple[OfCampaign, tuple[int, ...], tuple[str, ...]]
books: OrderedDict[BookKey, RedactedBook] = OrderedDict()
lock: Final = Lock()


def box_of(of: OfCampaign) -> Pack:
    """Find the box of a game; another one of the same name is refused."""
    try:
        pack = find_pack(of.pack, of.edition)
    except KeyError:
        raise OtherRules("box-missing", pack=of.pack, edition=of.edition) from None
    if pack.digest != of.digest:
        raise OtherRules("box-other", pack=of.pack, edition=of.edition)
    return pack


def chronicle_of(of: OfCampaign) -> Chronicle:
    """The chronicle that a game began with; a ValueError if it is not the one that is named."""
    now = read_chronicle(of.chronicle)
    if version_of(now) != of.version or now.digest != of.digest:
        raise ValueError("the chronicle is another one than it is said to be")
    return now


def rules_of(of: OfCampaign) -> Rules:
    """Write the rulebook that a game begins with."""
    if of.free:
        return free_rules(box_of(of), chronicle_of(of), len(of.seats), of.free)
    return rules_for(box_of(of), chronicle_of(of), len(of.seats))


def opening_of(of: OfCampaign, rules: Rules) -> Opening:
    """Say what a game begins with."""
    if of.free:
        return free_opening(rules, box_of(of), chronicle_of(of), of.seats, of.free)
    return opening(rules, box_of(of), chronicle_of(of), of.seats, of.voters)


def content_of(of: OfCampaign, rules: Rules) -> str:
    """What a table's promise covers beside the seed: the content, and the chronicle that it is played with."""
    return f"{rules.content_hash}-{of.version[:32]}"


def tape_of(of: OfCampaign, table: str, seed: int, answers: list[tuple[int, int]], chairs: list[Chair]) -> GameTape:
    """Take down a game that is over, by playing it again: seat and code of every answer that counts."""
    game = begin(box_of(of), chronicle_of(of), of.seats, seed, voters=of.voters, record=False)
    for seat, code in answers:
        game.apply(code, seat=seat)
    bots = tuple(chair.bot if chair.controller == "bot" else "" for chair in chairs)
    tape = taken_down(game, of.line, table, tuple(of.seats), bots)
    return msgspec.structs.replace(tape, voters=tuple(of.voters))  # chairs may have changed hands since


def noted_in(of: OfCampaign | None, st: State | None) -> tuple[Entry, ...]:
    """What has become permanent in a game so far; in one with the finished copy nothing does."""
    return () if of is None or st is None or of.free else tuple(entries_of(st.rules, st))


def redacted_book(of: OfCampaign, st: State) -> RedactedBook:
    """The rulebook of a game as bots get it: it changes with what is for good, and with what a page asks right now."""
    noted = st.zones[st.rules.zone_names.index("entries")]
    key: BookKey = (of, tuple(noted), tuple(one.text for one in asked_of_book(st)))
    with lock:
        if key not in books:
            books[key] = redacted(st, shown(box_of(of), chronicle_of(of), noted_in(of, st)))
            if len(books) > MOST_BOOKS:
                books.popitem(last=False)
        books.move_to_end(key)
        return books[key]
