"""Campaigns as a release leaves them: inside a choice, a vote and every closing step that asks, between games, a branch, one
that was brought from a file, and one that has changed its edition.

    python -m tests.table.releases.campaigns

writes `campaigns-VERSION.sql.gz`, and beside it the tokens and the boxes that they are played from, `campaigns-VERSION.json`;
a file that exists is never touched.
"""

from __future__ import annotations

import asyncio
import base64
import dataclasses
import gzip
import json
import random
import sqlite3
import tempfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import burgle
from burgle.campaign import vault
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


@contextmanager
def shelf_with(boxes: list[Pack]) -> Iterator[None]:
    """Have these boxes on the shelf, closed, and no others."""
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        for pack in boxes:
            (Path(folder) / vault.vault_name(pack)).write_bytes(vault.write_vault(pack))
        patch.setattr(vault, "shelf", lambda: Path(folder))
        patch.setattr(vault, "workshop", lambda: Path(folder) / "sources")
        forget()
        yield
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
    closing = bool(st.zones[st.rules.zone_names.index("report")])
    return f"closing {sort}" if closing else sort if sort in ("choice", "vote", "SpotKind") else ""


async def until_new(company: Company, players: Players, made: Founded, seen: set[str]) -> str:
    """Play a campaign until something is asked that none of the others is left at; gives what, "" if there is nothing."""
    while (await company.open(made.campaign)).log.now.next:
        table, tokens = await players.begin(made.campaign, made.tokens)
        st = await players.play(table, tokens, lambda st: asks(st) not in ("", *seen))
        if not st.over:
            return asks(st)
    return ""


async def fill(folder: str, boxes: list[Pack]) -> dict[str, dict[str, object]]:
    """Put the campaigns into a database; gives what each is, and its tokens."""
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
        what = await until_new(company, players, made, {str(one["what"]) for one in found.values()})
        if not what:
            break
        found[made.campaign] = {"what": what, "tokens": made.tokens}
    assert {"choice", "closing vote"} <= {str(one["what"]) for one in found.values()}, found
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
    await host.close()
    await writer.close()
    store.close()
    return found


def main() -> None:
    """Write both files."""
    pack = read_pack(vault.workshop() / "three-nights")[0]
    other = dataclasses.replace(pack, facts={**pack.facts, "version": pack.version + 1})
    with tempfile.TemporaryDirectory() as folder, shelf_with([pack, other]):
        found = asyncio.run(fill(folder, [pack, other]))
        database = sqlite3.connect(f"{folder}/burgle.db")
        database.execute("DELETE FROM snapshots")  # which are made anew
        database.commit()
        pragmas = f"PRAGMA application_id = {OURS};\nPRAGMA user_version = {STEPS[-1].version};\n"
        text = pragmas + "\n".join(database.iterdump())
        database.close()
    told = {"campaigns": found, "boxes": [packed(pack), packed(other)]}
    with open(HERE / f"campaigns-{burgle.__version__}.sql.gz", "xb") as file:
        file.write(gzip.compress(text.encode(), 9, mtime=0))
    write(HERE / f"campaigns-{burgle.__version__}.json", json.dumps(told, indent=1))


if __name__ == "__main__":
    main()
