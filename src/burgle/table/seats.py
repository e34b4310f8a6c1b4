"""Who may do what: every request passes here. Chairs are taken, named, left to a bot, taken back and handed on."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from burgle.bots import BOTS
from burgle.content.tables import ContentError
from burgle.games.spec import OptionError
from burgle.table import log_lines, names, seat_tokens, share
from burgle.table.guests import Denied, SeatWish
from burgle.table.log_lines import Chair
from burgle.table.messages import COLOURS, Manage
from burgle.table.play import Draft
from burgle.table.record import Record
from burgle.table.rulebooks import OtherRules, begun_with, edition, same_book
from burgle.table.seat_tokens import Chance
from burgle.table.store import TokenRow

DEFAULT_BOT = "greedy"
RESTLESS = ("name", "colour", "bot", "new_token")  # what can be done for ever without the game going on


def seats_of(rows: Sequence[TokenRow], table: str, now: int) -> frozenset[int]:
    """Which seats of a table these tokens open (-1: watching, -2: taking a free seat); codes for one use open none."""
    return frozenset(row.seat for row in rows if row.table == table and not row.once and fresh(row, now))


def fresh(row: TokenRow, now: int) -> bool:
    """Whether a token is still good."""
    return row.until == 0 or now < row.until


def must_hold(seat: int, mine: frozenset[int]) -> None:
    """Refuse who acts for a seat that is not theirs, without telling anything about it."""
    if seat < 0 or seat not in mine:
        raise Denied("no_seat")


def bot_name(wish: str) -> str:
    """Which bot is meant; an unknown one is refused."""
    if wish and wish not in BOTS:
        raise Denied("malformed", "no-such-bot", name=repr(names.clean(wish, 20)), known=", ".join(BOTS))
    return wish or DEFAULT_BOT


def first_chairs(players: int, wishes: Sequence[SeatWish], chance: Chance) -> list[Chair]:
    """Seat everybody at a new table: names and colours are all different."""
    chairs: list[Chair] = []
    for seat in range(players):
        wish = wishes[seat] if seat < len(wishes) else SeatWish()
        bot = bot_name(wish.bot) if wish.controller == "bot" else ""
        chairs.append(
            Chair(
                name=named(wish.name, seat, chairs, f"{bot.capitalize()} bot" if bot else ""),
                colour=share.pick_colour(wish.colour, [chair.colour for chair in chairs]),
                controller=wish.controller,
                bot=bot,
                nonce=nonce(wish.nonce, chance) if wish.controller == "human" else "",
            )
        )
    return chairs


def named(wish: str, seat: int, around: Sequence[Chair], given: str = "") -> str:
    """What a seat is called: as it wishes, unless that could be taken for another's name."""
    try:
        return names.clean_name(wish, seat, [chair.name for chair in around], given)
    except names.BadName as error:
        raise Denied("not_now", error) from None


def nonce(wish: str, chance: Chance) -> str:
    """A player's own chance; who brings none gets some."""
    return names.clean(wish, share.LONGEST_NONCE) or chance(16).hex()


def sit(draft: Draft, seat: int, chair: Chair, host: int | None = None, by: int | None = None) -> None:
    """Write who plays a seat now."""
    draft.add(log_lines.Sit(seat=seat, chair=chair, host=draft.record.host if host is None else host), by)


def hand_out(draft: Draft, seat: int, chance: Chance, token: str = "") -> str:
    """Make a token for a seat, or take the one that a client has made up."""
    token = token or seat_tokens.new_token(chance)
    draft.tokens.append(TokenRow(digest=seat_tokens.digest(token), table=draft.record.table, seat=seat))
    return token


def others(record: Record, seat: int) -> list[Chair]:
    """Everybody else."""
    return [chair for number, chair in enumerate(record.chairs) if number != seat]


def join(draft: Draft, seat: int, name: str, colour: str, own_chance: str, chance: Chance, token: str = "") -> int:
    """Take a free seat, or any free one (-1); gives the seat."""
    record = draft.record
    free = [number for number, chair in enumerate(record.chairs) if chair.controller == "open"]
    if not free or record.phase == "over":
        raise Denied("full", seq=record.seq)
    seat = free[0] if seat == -1 else seat
    if seat not in free:
        raise Denied("full", "seat-taken", record.seq)
    around = others(record, seat)
    wish = colour or record.chairs[seat].colour
    chair = Chair(
        name=named(name, seat, around),
        colour=share.pick_colour(wish, [chair.colour for chair in around]),
        controller="human",
        nonce=nonce(own_chance, chance) if record.phase == "gathering" else record.chairs[seat].nonce,
    )
    draft.seat = seat
    nobody = record.chairs[record.host].controller != "human"
    sit(draft, seat, chair, seat if nobody else record.host)
    draft.value = hand_out(draft, seat, chance, token)
    return seat


class Away(msgspec.Struct, frozen=True):
    """What managing seats needs to know beside the record: who is connected, which tokens there are, the time."""

    online: dict[int, int]
    tokens: Sequence[TokenRow]
    now: int


def manage(draft: Draft, message: Manage, mine: frozenset[int], away: Away, chance: Chance) -> None:
    """Change seats or the table. Rematches are made by the host of all tables, not here."""
    record, what = draft.record, message.manage
    if record.seq >= log_lines.ENOUGH and what in RESTLESS:
        raise Denied("not_now", "log-long", record.seq)
    seat = message.target if message.target >= 0 else message.seat
    if seat >= len(record.chairs):
        raise Denied("no_seat")
    chair = record.chairs[seat]
    own = seat in mine
    is_host = record.host in mine
    if what == "start":
        start(draft, message, is_host)
    elif what in ("name", "colour"):
        if not own and not (is_host and chair.controller != "human"):
            raise Denied("no_seat")
        around = others(record, seat)
        if what == "name":
            sit(draft, seat, msgspec.structs.replace(chair, name=named(message.value, seat, around)))
        else:
            if message.value not in COLOURS or message.value in [other.colour for other in around]:
                raise Denied("not_now", "colour-taken", record.seq)
            sit(draft, seat, msgspec.structs.replace(chair, colour=message.value))
    elif what == "bot":
        let_bot_play(draft, seat, bot_name(message.value), own, is_host, away)
    elif what == "back":
        if not own or not chair.stands_in:
            raise Denied("not_now" if own else "no_seat", seq=record.seq)
        sit(draft, seat, msgspec.structs.replace(chair, bot="", away=False))
    elif what == "leave":
        if not own:
            raise Denied("no_seat")
        leave(draft, seat, away)
    elif what == "open":
        make_open(draft, seat, is_host, mine, away)
    elif what == "new_token":
        new_token(draft, message, seat, own, away, chance)
    else:
        raise Denied("malformed")


def start(draft: Draft, message: Manage, is_host: bool) -> None:
    """Begin the game; open seats are filled with bots if one is named."""
    record = draft.record
    if not is_host:
        raise Denied("not_host")
    if record.phase != "gathering":
        raise Denied("not_now", seq=record.seq)
    for seat, chair in enumerate(record.chairs):
        if chair.controller == "open":
            if not message.value:
                raise Denied("not_now", "seats-open", record.seq)
            bot = bot_name(message.value)
            sit(draft, seat, msgspec.structs.replace(chair, controller="bot", bot=bot))
    begin(draft)


def begin(draft: Draft) -> None:
    """Write the first line of the game itself, with the rulebook as the seed has settled it."""
    record = draft.record
    settings = record.settings
    create = record.create
    assert create is not None
    known = share.read_code(settings.code).seed if settings.code else None
    seed = share.mixed_seed(record.secret, [chair.nonce for chair in record.chairs]) if known is None else known
    try:
        promised = begun_with(settings, known, create.rules, create.content, record.folders, record.books)
        rules = same_book(promised, settings, seed, record.folders)
    except OtherRules as error:
        if "begun" not in error.facts:
            raise Denied("not_now", error, record.seq) from None
        raise Denied(
            "not_now", "other-edition", record.seq, made=error.facts["begun"], here=error.facts["here"]
        ) from None
    except (OSError, ValueError) as error:
        raise unplayable("not_now", error, record.seq) from None
    draft.add(log_lines.Start(rules=edition(rules), content=rules.content_hash, options=dict(rules.options)))


def unplayable(code: str, error: Exception, seq: int = -1) -> Denied:
    """Say why there is no rulebook for an order. What is wrong with a pack is for whoever runs the server: it has paths."""
    if isinstance(error, OptionError) and error.why:
        return Denied(code, error.why, seq, **error.facts)
    return Denied(code, "pack-mistake" if isinstance(error, (ContentError, OSError)) else "no-such-content", seq)


def let_bot_play(draft: Draft, seat: int, bot: str, own: bool, is_host: bool, away: Away) -> None:
    """Put a bot on a chair: one's own, or as the host an open one or that of somebody who is away."""
    record = draft.record
    chair = record.chairs[seat]
    if record.phase == "over":
        raise Denied("not_now", seq=record.seq)
    if not own:
        if not is_host:
            raise Denied("not_host")
        if chair.controller == "human" and away.online.get(seat, 0):
            raise Denied("not_now", "player-is-here", record.seq)
    for_good = chair.controller != "human"
    controller = "bot" if for_good and record.phase == "gathering" else chair.controller
    sit(draft, seat, msgspec.structs.replace(chair, controller=controller, bot=bot, away=not own and not for_good))


def stand_in(draft: Draft, seat: int) -> None:
    """Let a bot play for somebody for whom the table has waited long enough."""
    chair = draft.record.chairs[seat]
    if draft.record.phase != "playing" or chair.controller != "human" or chair.bot:
        raise Denied("not_now", seq=draft.record.seq)
    sit(draft, seat, msgspec.structs.replace(chair, bot=DEFAULT_BOT, away=True))


def missing(record: Record, seats: Sequence[int]) -> list[int]:
    """Those of some seats that a bot keeps for somebody who was away."""
    return [seat for seat in seats if seat >= 0 and record.chairs[seat].away and record.phase != "over"]


def hand_back(draft: Draft, seats: Sequence[int]) -> None:
    """Give seats back to whoever was away."""
    for seat in missing(draft.record, seats):
        sit(draft, seat, msgspec.structs.replace(draft.record.chairs[seat], bot="", away=False))


def leave(draft: Draft, seat: int, away: Away) -> None:
    """Get up: before the game the chair is free again, later a bot plays on and the token stays good."""
    record = draft.record
    if record.phase == "over":
        raise Denied("not_now", seq=record.seq)
    chair = record.chairs[seat]
    if record.phase == "gathering":
        chair = Chair(name=named("", seat, others(record, seat)), colour=chair.colour)
        draft.revoked += [row.digest for row in away.tokens if row.seat == seat]
    else:
        chair = msgspec.structs.replace(chair, bot=chair.bot or DEFAULT_BOT, away=False)
    host = record.host
    if seat == host:
        people = [
            number
            for number, other in enumerate(record.chairs)
            if number != seat and other.controller == "human" and not other.bot
        ]
        host = people[0] if people else host
    sit(draft, seat, chair, host)


def make_open(draft: Draft, seat: int, is_host: bool, mine: frozenset[int], away: Away) -> None:
    """Free a chair for somebody else: a bot's, or before the game that of somebody who is away.

    Whoever comes will see the bot's cards, so in a game the other people are asked first, those who are away as well.
    """
    record = draft.record
    chair = record.chairs[seat]
    if not is_host:
        raise Denied("not_host")
    if record.phase == "over" or chair.controller == "open" or seat == record.host:
        raise Denied("not_now", seq=record.seq)
    if chair.controller == "human" and (away.online.get(seat, 0) or record.phase == "playing"):
        raise Denied("not_now", "seat-somebodys", record.seq)
    voters = record.people(mine) if record.phase == "playing" else []
    if voters:
        draft.add(log_lines.AskOpen(seat=seat, voters=voters))
    else:
        free(draft, seat, away.tokens)


def free(draft: Draft, seat: int, known: Sequence[TokenRow], by: int | None = None) -> None:
    """Let somebody else take a chair; in a game a bot plays on until then."""
    chair = draft.record.chairs[seat]
    bot = chair.bot or DEFAULT_BOT if draft.record.phase == "playing" else ""
    draft.revoked += [row.digest for row in known if row.seat == seat]
    sit(draft, seat, msgspec.structs.replace(chair, controller="open", bot=bot, away=False), by=by)


def new_token(draft: Draft, message: Manage, seat: int, own: bool, away: Away, chance: Chance) -> None:
    """Give a short code for a second device (`device`), or put the token that is sent in place of every older one.

    The client makes the token up and keeps it before it asks. If the answer is lost, in a crash for instance, it still
    has both: one of them opens the seat, and the same request with the same key is answered as before.
    """
    if not own:
        raise Denied("no_seat")
    table = draft.record.table
    if message.value == "device":
        draft.value = seat_tokens.new_code(chance)
        digest = seat_tokens.digest(seat_tokens.tidy_code(draft.value))
        until = away.now + seat_tokens.CODE_MILLIS
        draft.tokens.append(TokenRow(digest=digest, table=table, seat=seat, until=until, once=True))
        draft.add(log_lines.Handed(seat=seat, what="device"))
        return
    if not seat_tokens.brought(message.value):
        raise Denied("malformed", "token-shape")
    digest = seat_tokens.digest(message.value)
    if any(row.digest == digest for row in away.tokens):
        raise Denied("malformed", "token-in-use")
    draft.revoked += [row.digest for row in away.tokens if row.seat == seat]
    draft.tokens.append(TokenRow(digest=digest, table=table, seat=seat))
    draft.add(log_lines.Handed(seat=seat, what="rotate"))
