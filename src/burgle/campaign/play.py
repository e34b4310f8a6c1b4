"""A game of a campaign: begun from a chronicle, played as any other, closed into the next chronicle."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

from burgle.campaign.between import closed
from burgle.campaign.chronicle import Chronicle
from burgle.campaign.entries import Entry, entries_of
from burgle.campaign.opening import opening
from burgle.campaign.overlay import copies_in_play, family_with, rules_for
from burgle.campaign.pack import Pack
from burgle.campaign.story_family import story_rules
from burgle.chapters.closing import NO_CLOSING
from burgle.course import Course
from burgle.game import Game
from burgle.kernel.chance import seed_bytes
from burgle.kernel.rules import Rules
from burgle.kernel.start import Opening, new_state
from burgle.kernel.state import State
from burgle.view.scores import results

TOLD: Final = ("mission", "passage", "contract", "goal", "track", "rival", "names", "awake")


def begin(
    pack: Pack,
    now: Chronicle,
    seats: Sequence[str],
    seed: int | None = None,
    first: int = -1,
    *,
    voters: Sequence[int] = (),
    record: bool = True,
    story: bool = False,
) -> Game:
    """Set up the next game for these characters: base content, pack and chronicle make its rulebook and its opening.

    One whose `story` alone is skimmed goes without what only walkers meet.
    """
    seed = secrets.randbits(256) if seed is None else seed
    rules = (story_rules if story else rules_for)(pack, now, len(seats))
    begun = opening(rules, pack, now, seats, voters)
    state = new_state(rules, seed_bytes(seed), first, [] if record else None, begun)
    return Game(rules, seed, first, (), record=record, course=Course(state, record))


def free_play(
    pack: Pack, now: Chronicle, seats: Sequence[str], side: str, seed: int | None = None, *, record: bool = True
) -> Game:
    """Play with the copy of a finished campaign (L1-185): its board, cards and starting decks as they are now.

    Everything is unlocked and the side is free, as in a single game; there are no contracts, waypoint numbers have no effect
    (L1-109), and nothing that happens is for good.
    """
    rules = free_rules(pack, now, len(seats), side)
    begun = free_opening(rules, pack, now, seats, side)
    seed = secrets.randbits(256) if seed is None else seed
    state = new_state(rules, seed_bytes(seed), -1, [] if record else None, begun)
    return Game(rules, seed, -1, (), record=record, course=Course(state, record))


def free_rules(pack: Pack, now: Chronicle, players: int, side: str) -> Rules:
    """Write the rulebook of a game with the finished copy; a ValueError before there is one."""
    if not now.copy:
        raise ValueError("the campaign is not over yet")
    family = family_with(copy_of(pack), players, copies_in_play(pack, now))
    return family.written_for(side, [], [(one.sticker, one.spot) for one in now.stuck])


def free_opening(rules: Rules, pack: Pack, now: Chronicle, seats: Sequence[str], side: str) -> Opening:
    """Write what such a game begins with: it is over with its last turn, as a single game is."""
    found = opening(rules, copy_of(pack), now, seats, (), side, [])
    return Opening(found.zones, {**found.nums, "closing": NO_CLOSING})


@lru_cache(maxsize=8)
def copy_of(pack: Pack) -> Pack:
    """A box without its story: what is left when all is told."""
    tables = {name: table for name, table in pack.tables.items() if name not in TOLD}
    promotions = [{k: v for k, v in row.items() if k != "passage"} for row in tables.get("promotion", ())]
    return replace(pack, tables={**tables, "promotion": promotions} if promotions else tables)


def close(pack: Pack, now: Chronicle, st: State) -> Chronicle:
    """The chronicle after a finished game."""
    return closed(pack, now, entries_of(st.rules, st), side_now(st))


def live(now: Chronicle, st: State) -> tuple[Entry, ...]:
    """What has become permanent in a game so far; until it is closed the live chronicle is its start and these."""
    return tuple(entries_of(st.rules, st))


def scores_of(st: State) -> tuple[int, ...]:
    """Each seat's score as the report has it: 0 for who was lost."""
    return tuple(result.score or 0 for result in results(st))


def side_now(st: State) -> str:
    """The side that a game is played on."""
    return str(st.rules.things["side"][st.nums[st.rules.num_names.index("side")]])
