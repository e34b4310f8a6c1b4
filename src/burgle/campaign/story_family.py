"""The rulebooks of campaigns that are only skimmed: a few dozen, written once and used again for every story.

Without the walking nobody meets paths, prices and features of spaces, so the stickers that change those are left out: hardly
two stories have the same ones, and a rulebook takes longer to write than a whole campaign to skim.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from functools import lru_cache
from threading import Lock
from typing import Any, Final

from burgle.campaign.chronicle import Chronicle
from burgle.campaign.overlay import (
    FAMILIES,
    CampaignFamily,
    Copies,
    copies_in_play,
    family_of,
    kind_of,
    locked_in,
    side_of,
)
from burgle.campaign.pack import Pack
from burgle.kernel.content import Card, Token
from burgle.kernel.rules import Rules

WALKED: Final = ("space", "path", "card", "token", "point")  # kinds of stickers that players meet and pages do not
STARTER: Final = "starter"  # the deck of cards that people begin with
MOST: Final = 256  # members that are kept


class StoryFamily(CampaignFamily):
    """The rulebooks of one box for so many players, without what only walkers meet.

    How many there are of each piece is set whenever a rulebook is asked for: skimming plays one game at a time.
    """

    def __init__(self, whole: CampaignFamily) -> None:
        vars(self).update(vars(whole))
        self.kept, self.lock, self.most = OrderedDict(), Lock(), MOST
        self.tables = dict(whole.tables)
        self.printed: dict[str, int] = {}
        self.in_play: dict[str, int] = {}
        self.unlocked: dict[tuple[int, tuple[int, ...]], tuple[list[Card], list[Token]]] = {}
        closed = closed_pages(self.tables)
        self.walked = {  # but for ways to a page that nobody could get to before
            n
            for n, (id, spot) in enumerate(self.pairs)
            if kind_of(self.tables, id) in WALKED and closed.isdisjoint(spot.split("-"))
        }
        for sort in ("card", "token"):
            rows = self.tables[sort]
            self.printed |= {f"{sort}:{row['id']}": int(row.get("copies", 1)) for row in rows}
            # So nothing but what a locked module leaves in the box has no copies in a rulebook; no module locks starting cards,
            # and of those that are scratched there may be none but in somebody's deck.
            self.tables[sort] = [
                row if row.get("deck") == STARTER else {**row, "copies": max(1, int(row.get("copies", 1)))}
                for row in rows
            ]

    def deal(self, copies: Copies) -> None:
        """Say how many there are of the pieces whose number is not the printed one."""
        self.in_play = {**self.printed, **dict(copies)}

    def rules(self, board: int, stuck: Sequence[int] = ()) -> Rules:
        """Give a member, with as many of each piece as there are in play."""
        seen = self.settled([n for n in stuck if n not in self.walked])
        found = super().rules(board, seen)
        cards, tokens = self.unlocked[board, seen]
        for card in cards:
            card.copies = self.in_play["card:" + card.key]
        for token in tokens:
            token.copies = self.in_play.get("token:" + token.key, token.copies)
        return found

    def _write(self, board: int, stuck: tuple[int, ...]) -> Rules:
        """Write one rulebook, and note what is not locked in it."""
        found = super()._write(board, stuck)
        self.unlocked[board, stuck] = (
            [card for card in found.cards if card.copies or card.deck == STARTER],
            [token for token in found.tokens if token.copies],
        )
        return found


def closed_pages(tables: Mapping[str, Any]) -> set[str]:
    """Give the numbered spaces to which no way leads before a sticker opens one."""
    found = set()
    for module in tables["module"]:
        ways = [path.split() for path in module["paths"]]
        ends = {end for way, *marks in ways if "slot" not in marks for end in re.split("[->]", way)}
        found |= {
            module["id"] + key for key, fields in module["space"].items() if "waypoint" in fields and key not in ends
        }
    return found


@lru_cache(maxsize=FAMILIES)
def story_family(pack: Pack, players: int) -> StoryFamily:
    """Give the family of a box for so many players, once."""
    return StoryFamily(family_of(pack, players))


def story_rules(pack: Pack, now: Chronicle, players: int) -> Rules:
    """Give the rulebook that a game begins with which is only skimmed."""
    family = story_family(pack, players)
    family.deal(copies_in_play(pack, now))
    return family.written_for(side_of(pack, now), locked_in(pack, now), [(s.sticker, s.spot) for s in now.stuck])
