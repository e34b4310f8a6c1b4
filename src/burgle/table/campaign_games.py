"""A campaign's game at a table: its rulebook and opening from what its first line says, and its tape once it is over."""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock
from typing import Final

import msgspec

from burgle.campaign.chronicle import Chronicle, read_chronicle, version_of
from burgle.campaign.entries import Entry, entries_of
from burgle.campaign.opening import opening
from burgle.campaign.overlay import CampaignFamily, playable, rules_for
from burgle.campaign.pack import Pack, as_released
from burgle.campaign.play import begin, free_opening, free_rules
from burgle.campaign.redact import RedactedBook, asked_of_book, redacted
from burgle.campaign.shown import shown
from burgle.campaign.tape import GameTape
from burgle.campaign.tape import record as taken_down
from burgle.campaign.vault import find_pack
from burgle.content.tables import ContentError
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
    """Write the rulebook that a game begins with now."""
    return written_with(of, box_of(of))


def begun_with(of: OfCampaign, rules: str, content: str) -> Rules:
    """Write the rulebook that a game was begun with; OtherRules if none that is here is the one.

    A box from the shelf has the game's tables in it; one from a folder lies over today's, or over those of a past release.
    """
    box = box_of(of)
    here = f"{box.game} {box.plays or box.spec.version}"
    if not playable(box):
        raise OtherRules("rules-version", begun=rules, here=f"{box.game} {box.spec.version}")
    for pack in as_released(box) if here == rules else ():
        try:
            found = written_with(of, pack)
        except ContentError:  # a box that asks for what that release did not have
            continue
        if content_of(of, found) == content:
            return found
    raise OtherRules("rules-other", begun=rules, here=here)


def written_with(of: OfCampaign, box: Pack) -> Rules:
    """Write the rulebook of a game from a box."""
    if of.free:
        return free_rules(box, chronicle_of(of), len(of.seats), of.free)
    return rules_for(box, chronicle_of(of), len(of.seats))


def opening_of(of: OfCampaign, rules: Rules) -> Opening:
    """Say what a game begins with."""
    if of.free:
        return free_opening(rules, box_of(of), chronicle_of(of), of.seats, of.free)
    return opening(rules, box_in(rules), chronicle_of(of), of.seats, of.voters)


def box_in(rules: Rules) -> Pack:
    """The box that a rulebook was written from."""
    assert isinstance(rules.family, CampaignFamily)
    return rules.family.pack


def content_of(of: OfCampaign, rules: Rules) -> str:
    """What a table's promise covers beside the seed: the content, and the chronicle that it is played with."""
    return f"{rules.content_hash}-{of.version[:32]}"


def tape_of(
    of: OfCampaign, rules: Rules, table: str, seed: int, answers: list[tuple[int, int]], chairs: list[Chair]
) -> GameTape:
    """Take down a game that is over, by playing it again: seat and code of every answer that counts."""
    game = begin(box_in(rules), chronicle_of(of), of.seats, seed, voters=of.voters, record=False)
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
