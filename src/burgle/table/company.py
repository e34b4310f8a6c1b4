"""All campaigns of one process: founded, opened, their games begun at tables and closed into the next chronicle."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from burgle.campaign import lines
from burgle.campaign.chronicle import Character, canonical, version_of
from burgle.campaign.log import BadLog, CampaignLog, NoBox, check_seats, tidy
from burgle.campaign.pack import Pack
from burgle.campaign.pages import character_in
from burgle.campaign.tape import GameTape, outcome, play_tape, voters_of
from burgle.campaign.vault import find_pack, packs
from burgle.table import absence, campaign_games, names, new_tables, pages, seat_tokens, seats, share
from burgle.table.campaign_messages import (
    CampaignMember,
    CampaignSeat,
    Founded,
    ListedCampaign,
    NewCampaign,
)
from burgle.table.campaigns import CampaignDraft, CampaignRoom, row_of_campaign
from burgle.table.guests import Denied, SeatWish
from burgle.table.house import House
from burgle.table.log_lines import OfCampaign
from burgle.table.messages import COLOURS, TableSettings
from burgle.table.record import Record
from burgle.table.rulebooks import OtherRules
from burgle.table.store import KIND_CAMPAIGN, Conflict, NotSaved, TokenRow

if TYPE_CHECKING:
    from burgle.table.host import Host

IDLE = 600.0  # seconds after which a campaign at which nobody looks leaves memory
ON_TABLES = {"red": "vermilion"}  # colours of boxes that tables call otherwise


class Company:
    """The campaigns of one process that are in use."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.rooms: dict[str, CampaignRoom] = {}
        self._loading: dict[str, asyncio.Task[CampaignRoom]] = {}
        host.house.on_end.append(self._ended)
        host.house.on_seated.append(self._seated)

    @property
    def house(self) -> House:
        """What it shares with all tables."""
        return self.host.house

    # ---------------------------------------------------------------- which there are

    async def open(self, campaign: str) -> CampaignRoom:
        """A campaign as the store has it now; a game that ended unnoticed is closed first."""
        room = await self._known(campaign)
        await room.current()
        await self.heal(room)
        return room

    async def _known(self, campaign: str) -> CampaignRoom:
        room = self.rooms.get(campaign)
        if room is None or room.damaged:
            task = self._loading.get(campaign)
            if task is None:
                task = self._loading[campaign] = asyncio.create_task(self._load(campaign))
                task.add_done_callback(lambda _: self._loading.pop(campaign, None))
            room = await asyncio.shield(task)
        return room

    async def _seated(self, campaign: str) -> None:
        """Know the names that its people have written before one of its tables reads them aloud."""
        with suppress(Denied):  # a table can be read without them
            await self._known(campaign)

    async def _load(self, campaign: str) -> CampaignRoom:
        row = await self.house.read(self.house.store.table, campaign)
        if row is None or row.kind != KIND_CAMPAIGN:
            raise Denied("no_table", "no-campaign")
        room = CampaignRoom(row, self.house)
        await room.load()
        self.rooms[campaign] = room
        return room

    def tidy(self) -> None:
        """Let campaigns at which nobody looks leave memory."""
        now = self.house.clock()
        for room in list(self.rooms.values()):
            if room.used < now - IDLE and not room.waiting:
                self.rooms.pop(room.id, None)
                if room.begun() is None:
                    pages.written.pop(room.id, None)

    async def who(self, campaign: str, tokens: Sequence[str]) -> tuple[CampaignRoom, list[str]]:
        """Open a campaign for who shows a member's token, and say which characters are theirs."""
        rows = await self.host._rows(tokens)
        mine = seats.seats_of(rows, campaign, self.house.now())
        if not mine or len(rows) < len(tokens):
            raise Denied("no_seat", "not-a-member")
        room = await self.open(campaign)
        keys = room.keys
        return room, [keys[seat] for seat in sorted(mine) if 0 <= seat < len(keys)]

    async def mine(self, tokens: Sequence[str]) -> list[ListedCampaign]:
        """List the campaigns that these tokens open, the latest first."""
        rows = [row for row in await self.host._rows(tokens) if row.seat >= 0 and not row.once]
        found = await self.house.read(self.house.store.tables, list(dict.fromkeys(row.table for row in rows)))
        listed: list[ListedCampaign] = []
        for one in sorted(found, key=lambda row: -row.changed):
            if one.kind != KIND_CAMPAIGN or one.damaged:
                continue
            try:
                room = await self.open(one.table)
            except Denied:
                continue
            begun, keys = room.begun(), room.keys
            listed.append(
                ListedCampaign(
                    campaign=room.id,
                    title=room.log.title,
                    pack=room.log.pack.title,
                    changed=one.changed,
                    next=room.log.now.next,
                    of=len(room.log.pack.missions),
                    table="" if begun is None else begun.table,
                    characters=[keys[row.seat] for row in rows if row.table == room.id and row.seat < len(keys)],
                )
            )
        return listed

    # ---------------------------------------------------------------- founding

    async def found(self, wish: NewCampaign) -> Founded:
        """Found a campaign; the first of its members is the host."""
        if not 0 <= wish.absent <= absence.LONGEST:
            raise Denied("malformed")
        pack = await asyncio.to_thread(box_named, wish.pack)
        title = names.clean(wish.title, share.LONGEST_TITLE) or pack.title
        settings = {
            "mode": wish.mode,
            "pace": wish.pace,
            "hands": seats.bot_name(wish.hands),
            "choices": wish.choices,
            "absent": str(wish.absent) if wish.absent else "",
            "spectators": "yes" if wish.spectators else "",
        }
        members = checked_members(pack, wish.members)
        log = CampaignLog(seat_tokens.new_name(self.house.chance))
        settings = {key: value for key, value in {**settings, "host": members[0].character}.items() if value}
        first = lines.Found(
            form=lines.FORM, pack=pack.id, version=pack.version, digest=pack.digest, title=title, settings=settings
        )
        bodies = [
            lines.Member(character=one.character, player=one.player, name=one.name, colour=one.colour)
            for one in members
        ]
        return await self.write(log, [first, *bodies], members[0].character)

    async def write(self, log: CampaignLog, bodies: Sequence[lines.AnySaid], host: str) -> Founded:
        """Write a new campaign down, with a token for every character that a person has."""
        now = self.house.now()
        try:
            for body in bodies:
                log.say(body, now)
        except BadLog as error:
            raise Denied("malformed", "campaign-refuses", reason=str(error)) from None
        keys = [one.key for one in log.states[0].characters]
        tokens = {one.key: seat_tokens.new_token(self.house.chance) for one in log.now.characters if one.player}
        rows = [
            TokenRow(digest=seat_tokens.digest(token), table=log.id, seat=keys.index(key))
            for key, token in tokens.items()
        ]
        row = row_of_campaign(log.id, log.title, log.pack.game, now, self.house.chance(32), KIND_CAMPAIGN)
        try:
            await self.house.writer.call(self.house.store.create, row, log.lines, rows)
        except (NotSaved, Conflict) as error:
            raise Denied("not_saved") from error
        self.house.count("campaigns_founded")
        return Founded(campaign=log.id, tokens=tokens, host=host)

    # ---------------------------------------------------------------- games

    async def begin(
        self, room: CampaignRoom, wished: Sequence[CampaignSeat], mine: list[str], key: str, free: str = ""
    ) -> str:
        """Make the table of the next game, then write that it is being played; gives the table.

        With a side of the board as `free` it is a game with the finished copy (L1-185). The table is written first: if
        nothing follows, nobody knows of it and it changes nothing.
        """
        log, now = room.log, room.log.now
        characters = [seat.character for seat in wished]
        try:
            if log.running >= 0:
                raise BadLog("a game is being played already")
            if free and not now.copy:
                raise BadLog("the campaign is not over yet: free play comes after its last game")
            if free and free not in sides_of(log.pack):
                raise BadLog(f"there is no such side of the board; there are {', '.join(sides_of(log.pack))}")
            if not free and not now.next:
                raise BadLog("the campaign is over; its copy can be played with freely")
            check_seats(log.pack, now, characters)
        except BadLog as error:
            raise Denied("not_now", "campaign-refuses", reason=str(error)) from None
        hands = room.settings.get("hands", seats.DEFAULT_BOT)
        people = [key for key in characters if now.character(key).player]
        bots = tuple(
            seats.bot_name(seat.bot or hands) if seat.bot or seat.character not in people else "" for seat in wished
        )
        if all(bots):
            raise Denied("malformed", "nobody-sits")
        of = OfCampaign(
            campaign=room.id,
            line=len(log.lines),
            game=now.next,
            of=len(log.pack.missions),
            pack=now.pack,
            edition=now.version,
            digest=now.digest,
            chronicle=canonical(now).decode(),
            version=version_of(now),
            seats=tuple(characters),
            voters=() if free else voters_of(bots),
            title=log.title,
            pace="together" if room.settings.get("pace") == "together" and not free else "free",
            choices="last" if room.settings.get("choices") == "last" else "host",
            free=free,
        )
        wishes = [
            SeatWish(
                controller="bot" if bot else "human",
                bot=bot,
                name=called(log.pack, now.character(one), "en"),
                colour=ON_TABLES.get(now.character(one).colour, now.character(one).colour),
            )
            for one, bot in zip(characters, bots, strict=True)
        ]
        settings = TableSettings(
            game=log.pack.game,
            players=len(characters),
            undo="consent",
            absent=int(room.settings.get("absent", "0")),
            spectators=bool(room.settings.get("spectators")),
            title=names.clean(log.title if free else f"{log.title}, {now.next}", share.LONGEST_TITLE),
        )
        chairs = seats.first_chairs(len(characters), wishes, self.house.chance)
        rules = await asyncio.to_thread(campaign_games.rules_of, of)
        made = await new_tables.make(self.house, settings, rules, chairs, [], campaign=of)
        body: lines.AnySaid = lines.FreeGame(seats=tuple(characters), side=free, table=made.table)
        if not free:
            body = lines.PlayGame(game=now.next, seats=tuple(characters), table=made.table, version=of.version)
        seat = room.keys.index(mine[0])

        def work(draft: CampaignDraft) -> None:
            if len(draft.log.lines) != of.line:
                raise Denied("stale", seq=len(draft.log.lines) - 1)
            draft.say(body)

        await room.change(seat, key, work)
        await self.host.room(made.table)  # where a bot may be the first to play
        return made.table

    async def sit(self, room: CampaignRoom, mine: Sequence[str]) -> tuple[str, dict[int, str]]:
        """Hand out tokens of one's seats at the table of the game that is being played."""
        begun = room.begun() or room.free_game()
        if begun is None:
            raise Denied("not_now", "no-game-now", len(room.log.lines) - 1)
        table = await self.host.room(begun.table)
        given: dict[int, str] = {}
        for seat, key in enumerate(begun.seats):
            if key in mine and table.record.chairs[seat].controller == "human":
                given[seat] = (await new_tables.follow(self.host, begun.table, seat)).split(" ")[1]
        return begun.table, given

    def _ended(self, campaign: str, table: str) -> None:
        """A campaign's game is over: close it, while nobody waits for that."""
        self.house.later(self._close(campaign))

    async def _close(self, campaign: str) -> None:
        try:
            await self.open(campaign)
        except (Denied, NoBox, OtherRules) as error:  # whoever opens it next closes it
            self.house.trouble(campaign, -1, error)

    async def heal(self, room: CampaignRoom) -> None:
        """Close the game that is being played if it is over: what it leaves for good follows from its log."""
        begun, line = room.begun(), room.log.running
        if begun is None:
            return
        row = await self.house.read(self.house.store.table, begun.table)
        if row is None or row.phase != "over" or row.damaged or row.campaign != room.id:
            return
        record = (await self.host.current(begun.table)).record
        body = await asyncio.to_thread(closing_line, record)

        def work(draft: CampaignDraft) -> None:
            if draft.log.running != line:  # another has closed it meanwhile
                return
            draft.say(body)
            if not draft.log.now.next and not draft.log.now.copy:
                draft.say(lines.AllDone())

        await room.change(-1, f"close {line}", work)


def closing_line(record: Record) -> lines.CloseGame:
    """What a finished game hands to its campaign."""
    tape = tape_of_table(record)
    of = record.campaign
    assert of is not None and record.rules is not None
    box = campaign_games.box_in(record.rules)
    entries, scores, side = outcome(play_tape(box, campaign_games.chronicle_of(of), tape))
    return lines.CloseGame(game=of.game, table=record.table, head=tape.head, side=side, scores=scores, entries=entries)


def tape_of_table(record: Record) -> GameTape:
    """The tape of a finished game at a table."""
    of = record.campaign
    assert of is not None and record.rules is not None
    answers = [(answered.seat, answered.act.code) for answered in record.answers]
    return campaign_games.tape_of(of, record.rules, record.table, record.seed, answers, record.chairs)


def box_named(name: str, version: int = 0) -> Pack:
    """Find a box on the shelf; only by the names that are there, never by a path."""
    if name not in packs():
        raise Denied("malformed", "no-such-box", name=repr(name[:40]), known=", ".join(packs()))
    return find_pack(name, version)


def sides_of(pack: Pack) -> list[str]:
    """The sides of the board that a game with the finished copy may be played on."""
    return list(pack.spec.layouts(pack.tables)) if pack.spec.layouts is not None else [""]


def checked_members(pack: Pack, wished: Sequence[CampaignMember]) -> list[CampaignMember]:
    """Look at who founds a campaign: every character once, harmless names, colours that there are."""
    found: list[CampaignMember] = []
    for one in wished:
        if one.character not in pack.characters or one.character in [other.character for other in found]:
            raise Denied(
                "malformed", "no-such-character", name=repr(one.character[:20]), known=", ".join(pack.characters)
            )
        player = clean_player(one.player, [other.player for other in found])
        if not player:
            raise Denied("malformed", "member-needs-name")
        found.append(
            CampaignMember(
                character=one.character,
                player=player,
                name=tidy(names.clean(one.name, 40)),
                colour=clean_colour(one.colour),
            )
        )
    if not found:
        raise Denied("malformed", "nobody-sits")
    return found


def clean_player(wish: str, others: Sequence[str]) -> str:
    """What a person is called in a campaign; nobody looks like another."""
    if not names.clean(wish, names.LONGEST_NAME):
        return ""
    try:
        return names.clean_name(wish, 0, others)
    except names.BadName as error:
        raise Denied("not_now", error) from None


def clean_colour(wish: str) -> str:
    """A colour that there is."""
    if wish and wish not in (*COLOURS, *ON_TABLES):
        raise Denied("malformed", "no-such-colour", known=", ".join(COLOURS))
    return wish


def called(pack: Pack, one: Character, lang: str) -> str:
    """What a seat is called: by its player, or by the character that nobody plays."""
    return one.player or known_as(pack, one, lang)


def known_as(pack: Pack, one: Character, lang: str) -> str:
    """What a character is called."""
    return one.name or character_in(pack, one.key, lang)
