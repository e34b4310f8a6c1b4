"""Golden campaigns: whole campaigns by bots, and how many stories a few answers lead to. Keys and numbers, never a text."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import msgspec

from burgle.campaign.chronicle import Chronicle, version_of
from burgle.campaign.pack import Pack, read_pack
from burgle.campaign.play import begin, close
from burgle.campaign.reach import waypoints_of
from burgle.campaign.skim import Happening, Policy, play_game, skim
from burgle.lab.campaigns import play_campaign

ROOT = Path(__file__).resolve().parent.parent.parent / "campaigns"
PACKS = ("three-nights", "small-print")
HASH = 12
DEPTH = 2  # answers of the story that are varied
GREEDY = (("three-nights", 2), ("three-nights", 4), ("small-print", 3))  # campaigns that bots play who mean to win


@cache
def pack_of(name: str) -> Pack:
    return read_pack(ROOT / name)[0]


def version(now: Chronicle) -> str:
    """The version of a chronicle, whatever the box's texts are."""
    return version_of(msgspec.structs.replace(now, digest=""))[:HASH]


def campaign(name: str, players: int, bot: str = "random") -> str:
    """A whole campaign by bots: each game's end, the chronicle after it, and all that became permanent; then the world."""
    pack = pack_of(name)
    told = play_campaign(pack, pack.characters[:players], bot, 16)
    lines = [f"# {name}, {players} {bot} bots"]
    for evening, now in zip(told.evenings, told.after, strict=True):
        scores = " ".join(map(str, evening.scores))
        won = " ".join(evening.winners) or "nobody"
        lines.append(
            f"game {evening.game} ends {evening.hash[:HASH]} scores {scores} won by {won} version {version(now)}"
        )
        lines += [f"  {entry}".rstrip() for entry in evening.entries]
    if bot != "random":
        lines += ["the world at the end", *printed(told.after[-1])]
    return "\n".join(lines) + "\n"


def printed(now: Chronicle) -> list[str]:
    """A chronicle, a line for each of its fields."""
    fields = msgspec.to_builtins(msgspec.structs.replace(now, digest=""))
    return [f"  {name} = {json.dumps(value, sort_keys=True)}" for name, value in fields.items()]


@dataclass
class Given(Policy):
    """The first answers of the story are given, all others are the first option."""

    answers: tuple[int, ...] = ()
    sizes: list[int] = field(default_factory=list)

    def pick(self, question: str, labels: Sequence[str]) -> int:
        """The given answer."""
        n = len(self.sizes)
        self.sizes.append(len(labels))
        return self.answers[n] if n < len(self.answers) else 0


def stories(name: str) -> str:
    """Story perft: different chronicles after d answers from the start of each game, with every page of the board read."""
    pack = pack_of(name)
    fixed = Policy("fixed", random.Random(16), read=0.0, complete=0.0, zero=0.0, send=0.0, contrary=True)
    lines = ["# game  depth  tellings  chronicles"]
    for now in skim(pack, fixed, lambda game: ("a", "b"), 16).chronicles:
        happenings = [Happening("read", key, n % 2) for n, key in enumerate(sorted(waypoints_of(pack.tables)))]
        tellings: list[tuple[int, ...]] = [()]
        for depth in range(DEPTH + 1):
            found, longer = set(), []
            for answers in tellings:
                policy = Given("given", random.Random(16), answers=answers)
                st = begin(pack, now, ("a", "b"), 16).state
                play_game(st, policy, list(happenings))
                found.add(version(close(pack, now, st)))
                if depth < DEPTH and len(policy.sizes) > depth:
                    longer += [(*answers, n) for n in range(policy.sizes[depth])]
            lines.append(f"{now.next:>6}  {depth:>5}  {len(tellings):>8}  {len(found):>10}")
            tellings = longer
            if not tellings:
                break
    return "\n".join(lines) + "\n"
