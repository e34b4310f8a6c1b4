"""Golden campaigns: whole campaigns by bots, and how many stories a few answers lead to. Keys and numbers, never a text."""

from __future__ import annotations

import dataclasses
import json
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import msgspec

from burgle.campaign.chronicle import Chronicle, version_of
from burgle.campaign.lines import FORM, CloseGame, Found, PlayGame
from burgle.campaign.log import CampaignLog
from burgle.campaign.pack import Pack, read_pack
from burgle.campaign.play import begin, close
from burgle.campaign.reach import waypoints_of
from burgle.campaign.skim import Happening, Policy, play_game, skim
from burgle.campaign.tape import GameTape
from burgle.lab.campaigns import Telling, play_campaign

ROOT = Path(__file__).resolve().parent.parent.parent / "campaigns"
PACKS = ("three-nights", "small-print", "the-borrowed-bell")
HASH = 12
DEPTH = 2  # answers of the story that are varied
GREEDY = (
    ("three-nights", 2),
    ("three-nights", 4),
    ("small-print", 3),
    ("the-borrowed-bell", 3),
)  # campaigns that bots play who mean to win


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
    log = written_down(pack, told)
    for evening, now in zip(told.evenings, told.after, strict=True):
        scores = " ".join(map(str, evening.scores))
        won = " ".join(evening.winners) or "nobody"
        lines.append(
            f"game {evening.game} ends {evening.hash[:HASH]} scores {scores} won by {won} version {version(now)} "
            f"head {log.lines[2 * evening.game].hash.hex()[:HASH]}"
        )
        lines += [f"  {entry}".rstrip() for entry in evening.entries]
    if bot != "random":
        lines += ["the world at the end", *printed(told.after[-1])]
    return "\n".join(lines) + "\n"


def written_down(pack: Pack, told: Telling) -> CampaignLog:
    """The log of a campaign that bots have played, whatever the box's texts are and whenever it was."""
    box = dataclasses.replace(pack, known_by="0" * 64)
    log = CampaignLog("golden", lambda name, version: box)
    log.say(Found(form=FORM, pack=box.id, version=box.version, digest=box.digest, title="golden", settings={}), 0)
    for one in told.evenings:
        table = f"game {one.game}"
        log.say(PlayGame(game=one.game, seats=told.seats, table=table, version=version_of(log.now)), 0)
        tape = GameTape(
            tape=log.running, table=table, seats=told.seats, seed=f"{one.seed:064x}", codes=one.codes, hash=one.hash
        )
        side = told.after[one.game - 1].reports[-1].side
        log.say(
            CloseGame(
                game=one.game, table=table, head=tape.head, side=side, scores=one.scores, entries=one.entries
            ),
            0,
        )  # fmt: skip
    return log


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
    for now in skim(pack, fixed, lambda game: pack.characters[:2], 16).chronicles:
        happenings = [Happening("read", key, n % 2) for n, key in enumerate(sorted(waypoints_of(pack.tables)))]
        tellings: list[tuple[int, ...]] = [()]
        for depth in range(DEPTH + 1):
            found, longer = set(), []
            for answers in tellings:
                policy = Given("given", random.Random(16), answers=answers)
                st = begin(pack, now, pack.characters[:2], 16).state
                play_game(st, policy, list(happenings))
                found.add(version(close(pack, now, st)))
                if depth < DEPTH and len(policy.sizes) > depth:
                    longer += [(*answers, n) for n in range(policy.sizes[depth])]
            lines.append(f"{now.next:>6}  {depth:>5}  {len(tellings):>8}  {len(found):>10}")
            tellings = longer
            if not tellings:
                break
    return "\n".join(lines) + "\n"
