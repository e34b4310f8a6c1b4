"""A campaign as its members may see it: world, people, contracts, reports, what happened, and where it can go back to."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import TYPE_CHECKING

from burgle.campaign import lines
from burgle.campaign.between import keys_of
from burgle.campaign.chronicle import Chronicle, ContractNow, version_of
from burgle.campaign.entries import Entry
from burgle.campaign.fold import fold
from burgle.campaign.pack import Pack
from burgle.campaign.pages import character_in, lid, preset, said
from burgle.campaign.shown import is_private, shown
from burgle.campaign.vault import packs
from burgle.kernel.engine import decider
from burgle.table.campaign_games import noted_in
from burgle.table.campaign_ledger import ledger_line, moment_text
from burgle.table.campaign_messages import (
    CampaignBox,
    CampaignHome,
    CharacterOnBox,
    ContractShown,
    LedgerLine,
    MemberNow,
    MilestoneShown,
    Moment,
    NextGame,
    ReportShown,
    StickerNow,
    WishShown,
    WorldNow,
)
from burgle.table.campaign_names import asked_for, milestone_name, thing_name, unnamed
from burgle.table.campaigns import CampaignRoom
from burgle.table.company import called, known_as, sides_of
from burgle.table.record import Record

if TYPE_CHECKING:
    from burgle.table.company import Company

# What the pages and reports tell already, and what is only a note of the story to itself.
UNSEEN = ("ticked", "step", "copied", "caught_up", "report", "flag")


def box(pack: Pack, lang: str) -> CampaignBox:
    """What stands on the lid of a box."""
    return CampaignBox(
        pack=pack.id,
        title=lid(pack, "title", lang),
        tagline=lid(pack, "tagline", lang),
        blurb=said(pack, lang, "pack", "blurb"),
        game=pack.game,
        version=pack.version,
        games=len(pack.missions),
        players=list(pack.spec.players),
        characters=[
            CharacterOnBox(
                key=row["id"],
                name=character_in(pack, row["id"], lang),
                line=said(pack, lang, "character", f"{row['id']}.line"),
                colour=row.get("colour", ""),
            )
            for row in pack.tables.get("character", ())
        ],
    )


class HomePage:
    """Puts together what one member sees, in a language."""

    def __init__(self, room: CampaignRoom, mine: list[str], live: Record | None, lang: str) -> None:
        self.room, self.mine, self.live, self.lang = room, mine, live, lang
        self.log, self.pack = room.log, room.log.pack
        self.entries = live_entries(live)
        # While a game is played, what it has noted so far belongs to the world already.
        self.now: Chronicle = fold(self.log.now, self.entries, keys_of(self.pack))
        self.shown = shown(self.pack, self.log.now, self.entries)

    def text(self, ref: str, part: str) -> str:
        """A text of the box, if it was shown."""
        return said(self.pack, self.lang, ref, part) if f"text:{ref}.{part}" in self.shown else ""

    def home(self) -> CampaignHome:
        """All of it."""
        room, now = self.room, self.now
        wish, first = room.wish(), self.log.said[0]
        assert isinstance(first, lines.Found)
        return CampaignHome(
            campaign=room.id,
            title=self.log.title,
            pack=box(self.pack, self.lang),
            newest=max(packs().get(self.pack.id, []), default=self.pack.version),
            mode=room.settings.get("mode", "device"),  # type: ignore[arg-type]
            pace=room.settings.get("pace", "free"),  # type: ignore[arg-type]
            seq=len(self.log.lines) - 1,
            version=version_of(self.log.now),
            known=known_as_of(self.shown, now),
            members=self.members(),
            next=self.next(),
            world=WorldNow(
                stuck=[
                    StickerNow(sticker=s.sticker, name=self.sticker(s.sticker), spot=s.spot, game=s.game)
                    for s in now.stuck
                ],
                remnants=list(now.remnants),
                unlocked=list(now.unlocked),
                tracks=dict(now.tracks),
                chose=dict(now.chose),
                read=list(now.read),
            ),
            contracts=[self.contract(key, contract) for key, contract in now.contracts.items()],
            reports=self.reports(),
            ledger=list(self.ledger()),
            moments=list(self.moments()),
            names={key: preset(self.pack, key, self.lang, now.wrote.get(key, "")) for key in self.asked_for()},
            things={key: thing_name(self.pack, key, self.lang) for key in self.asked_for()},
            awaits=list(now.awaits),
            wish=None if wish is None else WishShown(to=wish[0], by=wish[1], waiting=wish[2]),
            whence="" if first.whence is None else first.whence.campaign,
        )

    def asked_for(self) -> list[str]:
        """What the table may give a name by now; the others would tell what is to come."""
        said = [self.log.said[line] for line in self.room.told()]
        closed = [
            entry for body in said if isinstance(body, lines.CloseGame | lines.PausedGame) for entry in body.entries
        ]
        return asked_for(self.pack, [*closed, *self.entries])

    def sticker(self, id: str) -> str:
        """What stands on a sticker that is stuck."""
        return said(self.pack, self.lang, "sticker", id) or id

    def members(self) -> list[MemberNow]:
        """The company."""
        people = self.room.people()
        wished = self.room.settings.get("host", "")
        host = wished if wished in people else (people[0] if people else "")
        return [
            MemberNow(
                character=one.key,
                name=known_as(self.pack, one, self.lang),
                line=said(self.pack, self.lang, "character", f"{one.key}.line"),
                player=one.player,
                colour=one.colour,
                mine=one.key in self.mine,
                host=one.key == host,
                checks=one.checks,
                promotions=list(one.promotions),
                goals=list(one.goals),
                played=list(one.played),
                starters=list(one.starters),
                milestones=[
                    MilestoneShown(
                        name=milestone_name(self.pack, key.removeprefix("-"), self.lang), crossed=key[0] == "-"
                    )
                    for key in one.milestones
                ],
                prize=self.now.prize == one.key,
            )
            for one in self.now.characters
        ]

    def next(self) -> NextGame:
        """What comes next, or is being played."""
        now, begun = self.log.now, self.room.begun()
        found = NextGame(
            game=now.next,
            of=len(self.pack.missions),
            players=list(self.pack.spec.players),
            side=self.side(now),
        )
        if begun is not None:
            found.table, found.line, found.seats = begun.table, self.log.running, list(begun.seats)
            st = None if self.live is None else self.live.state
            if st is not None and not st.over:
                found.turn = begun.seats[decider(st)]
        elif now.copy:
            found.free, found.sides = True, sides_of(self.pack)
            if self.live is not None and self.live.campaign is not None:
                found.table, found.seats = self.live.table, list(self.live.campaign.seats)
        return found

    def side(self, now: Chronicle) -> str:
        """On which side the next game is played, as far as that is settled."""
        if not now.next:
            return ""
        wished = now.missions.get(str(now.next))
        return (wished.side if wished is not None else "") or self.pack.missions[now.next - 1].side

    def contract(self, key: str, now: ContractNow) -> ContractShown:
        """A contract as it lies there."""
        return ContractShown(
            contract=key,
            name=self.text(key, "name"),
            front=self.text(key, "front"),
            state=now.state,
            since=now.since,
            due=now.due,
            ticks=now.ticks,
            holder=now.holder,
            outcome=now.outcome,
            stars=list(now.stars),
        )

    def reports(self) -> list[ReportShown]:
        """The mission report."""
        games = {body.game: (begun, line, body.table) for begun, line, body in self.room.games()}
        brought = {body.tape.tape for body in self.log.said if isinstance(body, lines.TapeBrought)}
        here = {game: "" if begun in brought else table for game, (begun, _, table) in games.items()}
        return [
            ReportShown(
                game=row.game,
                side=row.side,
                seats=list(row.seats),
                scores=list(row.scores),
                winners=list(row.winners),
                lost=list(row.lost),
                table=here.get(row.game, ""),
                line=games[row.game][1] if row.game in games else -1,
            )
            for row in self.now.reports
        ]

    def ledger(self) -> Iterable[LedgerLine]:
        """Everything that is for good, in its order."""
        for line in self.room.told():
            body = self.log.said[line]
            if isinstance(body, lines.CloseGame | lines.PausedGame):
                yield from self.told(line, body.game, body.entries)
        if self.entries:
            yield from self.told(self.log.running, self.log.now.next, self.entries)

    def told(self, line: int, game: int, entries: Iterable[Entry]) -> Iterable[LedgerLine]:
        """The entries of one game in words."""
        names, shared = {one.key: called(self.pack, one, self.lang) for one in self.now.characters}, self.room.shared()
        for number, entry in enumerate(entries):
            ref = str(entry.args[0]) if entry.kind == "opened" and entry.args else ""
            if ref and entry.who and entry.who not in self.mine and ref not in shared and is_private(self.pack, ref):
                continue  # a page of somebody else's own
            if entry.kind not in UNSEEN and not (entry.kind == "track" and entry.args[0] in unnamed(self.pack)):
                yield ledger_line(self.pack, entry, number, line, game, names, self.lang, self.now.read)

    def moments(self) -> Iterable[Moment]:
        """The lines of the campaign, to which it can go back."""
        told = set(self.room.told())
        for n, body in enumerate(self.log.said):
            line, now = self.log.lines[n], self.log.states[n]
            yield Moment(
                line=n,
                kind=line.kind,
                at=line.at,
                game=now.next,
                version=line.state.hex(),
                text=moment_text(self.pack, body, now, self.lang),
                told=n in told,
            )


def live_entries(live: Record | None) -> tuple[Entry, ...]:
    """What has become permanent in the game that is being played; nothing of one that is closed already."""
    return () if live is None else noted_in(live.campaign, live.state)


def known_as_of(items: frozenset[str], now: Chronicle) -> str:
    """A fingerprint of what is shown of a box, and of where it is."""
    grown = [one.rule for one in now.ruled] + sorted({key for one in now.characters for key in one.milestones})
    text = "\n".join([*sorted(items), *(f"{s.sticker} {s.spot}" for s in now.stuck), *sorted(now.unlocked), *grown])
    return hashlib.sha256(text.encode()).hexdigest()[:16]


async def live_record(company: Company, room: CampaignRoom) -> Record | None:
    """The table of the game that is being played, if there is one here."""
    free = room.free_game() if room.begun() is None else None
    begun = room.begun() or free
    if begun is None:
        return None
    row = await company.house.read(company.house.store.table, begun.table)
    if row is None or row.campaign != room.id or row.damaged or (free is not None and row.phase != "playing"):
        return None
    return (await company.host.current(begun.table)).record
