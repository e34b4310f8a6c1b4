"""Campaigns as a release leaves them: inside a choice, a vote and every closing step that asks, between games, a branch, one
that was brought from a file, and one that has changed its edition.

    python -m tests.table.releases.campaigns [SUFFIX]

writes `campaigns-VERSION.sql.gz` (with a suffix, a further file of the version), and beside it the tokens and the boxes that
they are played from, `campaigns-VERSION.json`; a file that exists is never touched.
"""

from __future__ import annotations

import asyncio
import base64
import dataclasses
import gzip
import json
import random
import sqlite3
import sys
import tempfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import burgle
from burgle.campaign import vault
from burgle.campaign.entries import entries_of
from burgle.campaign.pack import Pack, assemble, read_pack
from burgle.chapters.ballots import BallotKind
from burgle.chapters.choices import ChoiceKind
from burgle.kernel.engine import decider
from burgle.kernel.state import State
from burgle.table import campaign_files
from burgle.table.campaign_messages import (
    CampaignDone,
    CampaignMember,
    CampaignSeat,
    Founded,
    NewCampaign,
    SayBranch,
    SayEdition,
    SayPlay,
)
from burgle.table.campaign_say import MembersRequest
from burgle.table.company import Company
from burgle.table.guests import Credentials
from burgle.table.host import Host
from burgle.table.messages import Act, Done
from burgle.table.schema import OURS, STEPS
from burgle.table.sqlite import SqliteStore
from burgle.table.writer import Writer
from tests.table.releases.__main__ import HERE, write
from tests.table.sealed_box import forget

SEEDS = 12  # campaigns that are looked through for questions
SEATS = ("a", "b")
ASKED = {"choice", "vote", "closing vote", "rival vote"}
BEFORE_RIVAL = 4  # closing steps that are done when the rival's track is looked at; before, the epilogue asks


@contextmanager
def shelf_with(boxes: list[Pack]) -> Iterator[Path]:
    """Have these boxes on the shelf, closed, and no others; gives the shelf."""
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        for pack in boxes:
            (Path(folder) / vault.vault_name(pack)).write_bytes(vault.write_vault(pack))
        patch.setattr(vault, "shelf", lambda: Path(folder))
        patch.setattr(vault, "workshop", lambda: Path(folder) / "sources")
        forget()
        yield Path(folder)
    forget()


def packed(pack: Pack) -> str:
    """A box as text."""
    parts = {"facts": dict(pack.facts), "own": dict(pack.own), "story": pack.story, "digest": pack.digest}
    return base64.b64encode(zlib.compress(json.dumps(parts).encode(), 9)).decode()


def unpacked(text: str) -> Pack:
    """A box from text."""
    parts = json.loads(zlib.decompress(base64.b64decode(text)))
    return assemble(parts["facts"], parts["own"], parts["story"], parts["digest"])


class Players:
    """People who play campaigns at a host, by chance."""

    def __init__(self, company: Company, dice: random.Random) -> None:
        self.company, self.host, self.dice, self.number = company, company.host, dice, 0

    async def say(self, tokens: dict[str, str], campaign: str, asked: Any) -> CampaignDone:
        """Say something to a campaign as all of its members."""
        room, mine = await self.company.who(campaign, list(tokens.values()))
        return await MembersRequest(self.company, room, mine, asked).do()

    async def begin(self, campaign: str, tokens: dict[str, str]) -> tuple[str, list[str]]:
        """Begin the next game, or sit down at the one that is played; gives the table and its tokens."""
        self.number += 1
        wish = SayPlay(key=f"play {self.number}", seats=[CampaignSeat(character=key) for key in SEATS])
        done = await self.say(tokens, campaign, wish)
        return done.table, list(done.seats.values())

    async def play(self, table: str, tokens: list[str], until: Any = lambda st: False) -> State:
        """Answer by chance until the game is over, or until something else that is waited for."""
        caller = Credentials(table=table, tokens=tokens)
        while True:
            st = (await self.host.room(table)).record.state
            assert st is not None
            if st.over or until(st):
                return st
            self.number += 1
            codes = [self.dice.choice(st.options)]
            act = Act(key=f"r{self.number}-{self.dice.random()}", seat=decider(st), decision=st.did, codes=codes)
            assert isinstance(await self.host.request(caller, act), Done)


def asks(st: State) -> str:
    """Which question of the story waits, if any: a choice, a vote, or what a closing step asks."""
    kind = st.rules.kinds[st.stack[-1].kind]
    sort = {ChoiceKind: "choice", BallotKind: "vote"}.get(type(kind), type(kind).__name__)
    if st.zones[st.rules.zone_names.index("report")]:
        steps = [int(entry.args[0]) for entry in entries_of(st.rules, st) if entry.kind == "step"]
        return f"{'rival' if max(steps, default=0) >= BEFORE_RIVAL else 'closing'} {sort}"
    return sort if sort in ("choice", "vote", "SpotKind") else ""


async def until_new(company: Company, players: Players, made: Founded, seen: set[str]) -> str:
    """Play a campaign until something is asked that none of the others is left at; gives what, "" if there is nothing."""
    while (await company.open(made.campaign)).log.now.next:
        table, tokens = await players.begin(made.campaign, made.tokens)
        st = await players.play(table, tokens, lambda st: asks(st) not in ("", *seen))
        if not st.over:
            return asks(st)
    return ""


async def fill(folder: str, boxes: list[Pack], known: set[str]) -> dict[str, dict[str, object]]:
    """Put the campaigns into a database, but for what is known already; gives what each is, and its tokens."""
    dice = random.Random(16)
    store = SqliteStore(folder)
    writer = Writer(store)
    host = Host(store, writer, chance=dice.randbytes, now=lambda: 1_760_000_000_000)
    company = Company(host)
    players = Players(company, dice)
    found: dict[str, dict[str, object]] = {}
    members = [CampaignMember(character=key, player=name) for key, name in zip(SEATS, ("Ada", "Bo"), strict=True)]
    for _ in range(SEEDS):
        made = await company.found(NewCampaign(pack="three-nights", members=members, pace="free"))
        what = await until_new(company, players, made, known)
        if what:
            known.add(what)
            found[made.campaign] = {"what": what, "tokens": made.tokens}
        if known >= ASKED:
            break
    assert known >= ASKED, found
    if found and "branch" not in known:
        await rest(company, players, members, boxes, found)
    await host.close()
    await writer.close()
    store.close()
    return found


async def rest(
    company: Company,
    players: Players,
    members: list[CampaignMember],
    boxes: list[Pack],
    found: dict[str, dict[str, object]],
) -> None:
    """Add those between games: a branch, one that was brought from a file, one of another edition."""
    made = await company.found(NewCampaign(pack="three-nights", members=members, pace="free"))
    last, tokens_of = made.campaign, made.tokens
    await players.play(*await players.begin(last, tokens_of))
    room = await company.open(last)
    branch = (await players.say(tokens_of, last, SayBranch(key="branch", line=2, title="Otherwise"))).founded
    assert branch is not None
    found[branch.campaign] = {"what": "branch", "tokens": branch.tokens}
    brought = await campaign_files.bring(company, *campaign_files.checked(await campaign_files.export(company, room)))
    found[brought.campaign] = {"what": "brought", "tokens": brought.tokens}
    await players.say(tokens_of, last, SayEdition(key="edition", version=boxes[1].version))
    found[last] = {"what": "another edition", "tokens": tokens_of}


def main() -> None:
    """Write both files."""
    pack = read_pack(vault.workshop() / "three-nights")[0]
    other = dataclasses.replace(pack, facts={**pack.facts, "version": pack.version + 1})
    files = HERE.glob(f"campaigns-{burgle.__version__}*.json")
    told_before = [json.loads(file.read_text("utf-8"))["campaigns"] for file in files]
    known = {str(one["what"]) for campaigns in told_before for one in campaigns.values()}
    with tempfile.TemporaryDirectory() as folder, shelf_with([pack, other]):
        found = asyncio.run(fill(folder, [pack, other], known))
        database = sqlite3.connect(f"{folder}/burgle.db")
        database.execute("DELETE FROM snapshots")  # which are made anew
        database.commit()
        pragmas = f"PRAGMA application_id = {OURS};\nPRAGMA user_version = {STEPS[-1].version};\n"
        text = pragmas + "\n".join(database.iterdump())
        database.close()
    told = {"campaigns": found, "boxes": [packed(pack), packed(other)]}
    name = "-".join(["campaigns", burgle.__version__, *sys.argv[1:2]])
    with open(HERE / f"{name}.sql.gz", "xb") as file:
        file.write(gzip.compress(text.encode(), 9, mtime=0))
    write(HERE / f"{name}.json", json.dumps(told, indent=1))


if __name__ == "__main__":
    main()
