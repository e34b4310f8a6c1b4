"""In which order the pages of a game are read changes nothing for good (campaign.md 6.4.3), and no story comes to a dead end.

`make skims` takes all pairs (BURGLE_PAIRS=0) and more chronicles (BURGLE_ENDS); `make test` a few of each.
"""

from __future__ import annotations

import os
import random
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from pathlib import Path

import msgspec
import pytest

from burgle.campaign.chronicle import Chronicle
from burgle.campaign.pack import Pack, read_pack
from burgle.campaign.play import begin, close
from burgle.campaign.skim import Happening, Policy, chapter, go_on, play_game, policies, skim
from burgle.chapters.waypoints import Waypoints

PAIRS = int(os.environ.get("BURGLE_PAIRS", "10"))
ENDS = int(os.environ.get("BURGLE_ENDS", "1"))
ROOT = Path(__file__).resolve().parent.parent.parent / "campaigns"
PACKS = {"three-nights": 10, "small-print": 100, "the-borrowed-bell": 10}  # with more than so many pairs of pages
# Pairs that do not lead to the same chronicle, and are meant so: pack, pages, why.
MEANT: dict[tuple[str, str, str], str] = {
    ("the-borrowed-bell", "B03", "B27"): "gold that one brings pays for the other, so that another wins and is praised",
}


@cache
def pack_of(name: str) -> Pack:
    return read_pack(ROOT / name)[0]


@dataclass
class Steady(Policy):
    """Whoever is asked answers a question in the same way, whenever it comes."""

    def pick(self, question: str, labels: Sequence[str]) -> int:
        """The label by the name of the question."""
        return zlib.crc32(f"{self.name} {question}".encode()) % len(labels)


@cache
def unread(name: str) -> list[Chronicle]:
    """The chronicles before each game of a company that has read no page of the board: all of them wait."""
    policy = Steady("unread", random.Random(1), read=0.0, complete=0.0, zero=0.0)
    return skim(pack_of(name), policy, lambda game: pack_of(name).characters[:2], 1).chronicles


def pairs(name: str) -> list[tuple[int, str, str]]:
    """Every two pages of the board that can be read in the same game."""
    found = []
    for now in unread(name):
        st = begin(pack_of(name), now, pack_of(name).characters[:2], now.next).state
        waypoints = chapter(st, Waypoints)
        go_on(st, Steady("pairs", random.Random(1)))
        if waypoints is not None:
            keys = [space.key for space in st.rules.spaces if space.exits and waypoints.waits(st, space.id)]
            found += [(now.next, a, b) for a, b in combinations(keys, 2)]
    return found


def after(name: str, now: Chronicle, keys: Sequence[str]) -> Chronicle:
    """The chronicle after a game in which these pages are read in this order; lists in which order is all the same sorted."""
    st = begin(pack_of(name), now, pack_of(name).characters[:2], now.next).state
    play_game(st, Steady("pairs", random.Random(1), zero=0.0), [Happening("read", key, 0) for key in keys])
    end = close(pack_of(name), now, st)
    return msgspec.structs.replace(
        end,
        read=tuple(sorted(end.read)),
        ticks=tuple(sorted(end.ticks)),
        stuck=tuple(sorted(end.stuck, key=str)),
        reports=(),
        marks=tuple(sorted((thing.partition(":")[0], who) for thing, who in end.marks)),  # which card, the row decides
        characters=tuple(
            msgspec.structs.replace(one, milestones=tuple(sorted(one.milestones))) for one in end.characters
        ),
        home=dict(sorted(end.home.items())),
    )


@pytest.mark.parametrize("name", PACKS)
def test_reads_in_either_order_lead_to_the_same_chronicle(name: str) -> None:
    every = pairs(name)
    assert len(every) > PACKS[name]
    few = every if not PAIRS else random.Random(16).sample(every, min(PAIRS, len(every)))
    different = []
    for game, a, b in few:
        now = unread(name)[game - 1]
        if after(name, now, (a, b)) != after(name, now, (b, a)) and (name, a, b) not in MEANT:
            different.append((game, a, b))
    assert different == []


@pytest.mark.parametrize("name", PACKS)
def test_no_chronicle_is_a_dead_end(name: str) -> None:
    """6.4.4: from chronicles that chance leads to, every policy reaches the end; every board in between is a game."""
    pack = pack_of(name)
    for n in range(ENDS):
        dice = random.Random(n)
        before = skim(pack, policies(n)[0], lambda game, dice=dice: dice.sample(pack.characters, 3), n).chronicles
        now = dice.choice(before[len(before) // 2 :])
        for policy in policies(n + 100)[1 : None if ENDS > 9 else 3]:
            assert skim(pack, policy, lambda game: (pack.characters[2], pack.characters[0]), n, start=now).now.next == 0
