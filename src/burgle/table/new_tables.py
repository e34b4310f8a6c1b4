"""New tables: made to order, from a share code, for a rematch, or from a position as one seat saw it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

import msgspec

from burgle.bots import BOTS
from burgle.content.library import book_in
from burgle.games import GAMES
from burgle.kernel.chance import seed_bytes
from burgle.kernel.determinise import determinise
from burgle.kernel.encode import encode
from burgle.kernel.rules import Rules
from burgle.kernel.state import State
from burgle.kernel.together import deciders
from burgle.table import campaign_games, channels, log_lines, names, seat_tokens, seats, share
from burgle.table.absence import LONGEST
from burgle.table.guests import Created, Denied, SeatWish
from burgle.table.house import House
from burgle.table.log_lines import Chair
from burgle.table.messages import Done, Manage, TableSettings
from burgle.table.play import Draft
from burgle.table.record import Record
from burgle.table.room import Room
from burgle.table.rulebooks import OtherRules, begun_with, edition, rulebook
from burgle.table.seat_tokens import INVITE, WATCH
from burgle.table.store import Conflict, NotSaved, TableRow, TokenRow

if TYPE_CHECKING:
    from burgle.table.host import Host

NEW_CODE = "new"  # asks for a game that is made to be shared
DEALS = 20  # tries to deal a position in which somebody can answer
SAME = "same"  # asks for a rematch with the same seed


async def create(house: House, settings: TableSettings, wishes: Sequence[SeatWish]) -> Created:
    """Make a table to order."""
    settings, rules = ordered(house, settings)
    chairs = seats.first_chairs(settings.players, wishes, house.chance)
    people = [seat for seat, chair in enumerate(chairs) if chair.controller == "human"]
    if not people:
        raise Denied("malformed", "nobody-sits")
    return await make(house, settings, rules, chairs, people)


def ordered(house: House, settings: TableSettings) -> tuple[TableSettings, Rules]:
    """Check an order and build its rulebook; a share code says which game it is."""
    seed: int | None = None
    shared: share.Shared | None = None
    if settings.code and settings.code != NEW_CODE:
        try:
            shared = share.read_code(settings.code)
        except share.BadCode as error:
            raise Denied("malformed", error) from None
        seed = shared.seed
        settings = msgspec.structs.replace(
            settings, game=shared.game, players=shared.players, options=shared.options, packs=shared.packs
        )
    elif settings.code == NEW_CODE:
        seed = int.from_bytes(house.chance(share.OPEN_SEED), "big")
    if settings.game not in GAMES:
        raise Denied("malformed", "no-such-game", name=repr(settings.game[:20]), known=", ".join(GAMES))
    try:
        if shared is None:
            rules = rulebook(settings, seed, house.folders)
        else:  # the same game again, with the content that it had
            rules = begun_with(settings, seed, "", shared.fingerprint, house.folders, house.books)
    except OtherRules as error:
        raise Denied("not_now", error if error.why == "pack-mistake" else "other-content") from None
    except (ValueError, OSError) as error:
        raise seats.unplayable("malformed", error) from None
    code = ""
    if seed is not None:
        code = share.share_code(
            settings.game, settings.players, settings.options, settings.packs, seed, rules.content_hash
        )
    if not 0 <= settings.absent <= LONGEST:
        raise Denied("malformed", "absent-minutes", most=LONGEST)
    title = names.clean(settings.title, share.LONGEST_TITLE)
    return msgspec.structs.replace(settings, code=code, title=title), rules


async def make(
    house: House,
    settings: TableSettings,
    rules: Rules,
    chairs: list[Chair],
    holders: Collection[int],
    position: list[object] | None = None,
    whence: str = "",
    campaign: log_lines.OfCampaign | None = None,
) -> Created:
    """Write a new table down, with tokens for the seats of whoever makes it."""
    table, secret, now = seat_tokens.new_name(house.chance), new_secret(house), house.now()
    record = Record(table, secret, house.folders, house.books)
    people = [seat for seat, chair in enumerate(chairs) if chair.controller == "human"]
    content = rules.content_hash if campaign is None else campaign_games.content_of(campaign, rules)
    body = log_lines.Create(
        form=log_lines.FORM,
        settings=settings,
        chairs=chairs,
        host=min(holders, default=people[0]),
        rules=edition(rules),
        content=content,
        commitment=share.commitment(secret, table, edition(rules), content),
        position=position,
        whence=whence,
        campaign=campaign,
    )
    try:
        if campaign is None:  # whose box has its own tables, and they tell what is to come
            await house.keep(book_in(rules))
    except (NotSaved, Conflict) as error:
        raise Denied("not_saved") from error
    draft = Draft(record, -1, "", 0, now)
    draft.add(body)
    if position is not None or campaign is not None:
        draft.add(log_lines.Start(rules=edition(rules), content=content, options=dict(rules.options)))
    given = {seat: seats.hand_out(draft, seat, house.chance) for seat in sorted(holders)}
    invite, watch = seat_tokens.new_token(house.chance), seat_tokens.new_token(house.chance)
    draft.tokens.append(TokenRow(digest=seat_tokens.digest(invite), table=table, seat=INVITE))
    draft.tokens.append(TokenRow(digest=seat_tokens.digest(watch), table=table, seat=WATCH))
    row = TableRow(
        table=table,
        created=now,
        changed=now,
        phase=draft.record.phase,
        title=settings.title,
        game=settings.game,
        secret=secret,
        campaign="" if campaign is None else campaign.campaign,
    )
    try:
        await house.writer.call(house.store.create, row, draft.lines, draft.tokens)
    except (NotSaved, Conflict) as error:
        raise Denied("not_saved") from error
    house.count("tables_created")
    return Created(table=table, tokens=given, invite=invite, watch=watch)


def redeem(draft: Draft, seat: int, digest: bytes, chance: seat_tokens.Chance) -> None:
    """Turn a short code into a token for another device."""
    draft.spent.append(digest)
    draft.value = seats.hand_out(draft, seat, chance)
    draft.add(log_lines.Handed(seat=seat, what="redeem"))


async def rematch(host: Host, room: Room, message: Manage) -> Done:
    """Play on with the same people: the first who asks makes the table, everybody else gets their seat there.

    The answer's value is the new table and the token of the seat, with a space between. Whoever asks with the value
    `same` gets the same game again, dealt from the same seed.
    """
    house = host.house

    async def job() -> Done:
        record = room.record
        if record.over is None:
            raise Denied("not_now", seq=record.seq)
        if record.campaign is not None:
            raise Denied("not_now", "campaign-next-game", record.seq)
        known = room.done.get((message.seat, message.key))
        if known is not None and known.value:
            return known
        if record.rematch:
            # Also for who asks again after a restart: of the token that was lost with the answer only a hash was kept.
            seq = record.seq if known is None else known.seq
            return Done(key=message.key, seq=seq, value=await follow(host, record.rematch, message.seat))
        code = channels.code_of(record) if message.value == SAME else ""
        settings, rules = ordered(house, msgspec.structs.replace(record.settings, code=code))
        chairs = [
            msgspec.structs.replace(
                chair, nonce=nonce_for(chair, house), away=chair.controller == "human" and bool(chair.bot)
            )
            for chair in record.chairs
        ]
        made = await make(house, settings, rules, chairs, [message.seat])

        def work(draft: Draft) -> None:
            draft.add(log_lines.Rematch(table=made.table))
            draft.value = f"{made.table} {made.tokens[message.seat]}"

        done, _ = await room.change(message.seat, message.key, work)
        return done

    return await room.do(job)


def new_secret(house: House) -> bytes:
    """What the house puts into the seed of a new table, beside every player's own chance."""
    return house.chance(32)


def nonce_for(chair: Chair, house: House) -> str:
    """New chance for a new game."""
    return house.chance(16).hex() if chair.controller == "human" else ""


async def follow(host: Host, table: str, seat: int) -> str:
    """Give somebody their seat at the table where the others play on."""
    room = await host.room(table)

    def work(draft: Draft) -> None:
        if draft.record.chairs[seat].controller != "human":
            raise Denied("full", "seat-not-kept")
        draft.value = f"{table} {seats.hand_out(draft, seat, host.house.chance)}"
        draft.add(log_lines.Handed(seat=seat, what="follow"))

    async def job() -> str:
        _, draft = await room.change(seat, "", work)
        assert draft is not None
        return draft.value

    return await room.do(job)


async def what_if(house: House, record: Record, seat: int, line: int, *, running: bool = False) -> Created:
    """Make a table from a position as one seat saw it: what was hidden is dealt again, bots play the others.

    Of a `running` game only who plays alone may do that, in the own decision and with help at the table, unless the
    table was made for it and everybody who joined could see that.
    """
    if record.state is None or record.rules is None or not 0 <= seat < len(record.chairs):
        raise Denied("not_now", seq=record.seq)
    if record.campaign is not None:
        raise Denied("not_now", "campaign-not-elsewhere", record.seq)
    if line >= 0 and not record.started <= line <= record.seq:
        raise Denied("not_now", "no-position", record.seq)
    st = record.position(len(record.answers) if line < 0 else record.keep(line))
    if st.over:
        raise Denied("not_now", "over-there", record.seq)
    if running and not record.settings.what_if:
        fair(record, st, seat)
    world = another_world(house, st, seat)
    settings = msgspec.structs.replace(
        record.settings,
        options=dict(record.rules.options),
        undo="free",
        absent=0,
        code="",
        title=names.clean(f"What if: {record.settings.title or record.rules.title}", share.LONGEST_TITLE),
    )
    # The game may have come as a file: names, colours and bots are looked at as if somebody had just chosen them.
    called: list[str] = []
    for number, chair in enumerate(record.chairs):
        called.append(names.clean_name("", number, called, chair.name))
    wishes = [
        SeatWish(controller="human", name=called[number], colour=chair.colour)
        if number == seat
        else SeatWish(
            controller="bot", name=called[number], colour=chair.colour, bot=chair.bot if chair.bot in BOTS else ""
        )
        for number, chair in enumerate(record.chairs)
    ]
    chairs = seats.first_chairs(len(record.chairs), wishes, house.chance)
    whence = f"{names.clean(record.table, 40)} line {line if line >= 0 else record.seq} seat {seat}"
    return await make(house, settings, record.rules, chairs, [seat], encode(world), whence)


def fair(record: Record, st: State, seat: int) -> None:
    """Refuse to let a running game be tried out where others would suffer from it."""
    assert record.state is not None
    if record.settings.assist == "off":
        raise Denied("assist_off", seq=record.seq)
    if record.people({seat}):
        raise Denied("not_now", "what-if-people", record.seq)
    if seat not in deciders(st) or seat not in deciders(record.state):
        raise Denied("not_now", "what-if-not-asked", record.seq)


def another_world(house: House, st: State, seat: int) -> State:
    """Deal what a seat cannot see; the hands of others may leave them nothing to answer, and are dealt again then."""
    for _ in range(DEALS):
        world = determinise(st, seat, seed_bytes(int.from_bytes(house.chance(32), "big")))
        if world.options:
            return world
    raise Denied("not_now", "no-position")
