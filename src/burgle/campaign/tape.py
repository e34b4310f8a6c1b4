"""Tapes: a campaign game as it was played, small enough to be kept for ever. The seed and the answers are the game."""

from __future__ import annotations

import hashlib
from collections import deque
from collections.abc import Callable, Iterator
from functools import partial
from typing import Final, TypeVar

import msgspec

from burgle.campaign.chronicle import Chronicle
from burgle.campaign.entries import Entry, entries_of
from burgle.campaign.pack import Pack, as_released
from burgle.campaign.play import begin, scores_of, side_now
from burgle.chapters.entry_kinds import RUN
from burgle.content.tables import ContentError
from burgle.game import Game
from burgle.kernel.engine import IllegalOption, StaleDecision
from burgle.kernel.runaway import Runaway

Found = TypeVar("Found")
LONGEST: Final = 20_000  # answers of one game


class GameTape(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A game of a campaign from its first answer to its last, or to where it was left."""

    tape: int  # the line of the campaign's log that began it
    table: str
    seats: tuple[str, ...]
    voters: tuple[int, ...] = ()
    seed: str
    first: int = -1
    codes: tuple[int, ...] = ()
    out_of_turn: dict[str, int] = {}  # who gave an answer, by its number, though others came first
    hash: str = ""  # of the position at its end
    bots: tuple[str, ...] = ()  # who played, seat by seat; "" for a person

    @property
    def head(self) -> str:
        """What a `close` line knows it by."""
        return hashlib.sha256(msgspec.json.encode(self, order="sorted")).hexdigest()


class BadTape(ValueError):
    """A tape that cannot be played."""


def record(game: Game, line: int, table: str, seats: tuple[str, ...], bots: tuple[str, ...] = ()) -> GameTape:
    """Take down a game as far as it has been played."""
    course = game._course
    return GameTape(
        tape=line,
        table=table,
        seats=seats,
        voters=voters_of(bots),
        seed=f"{game.seed:064x}",
        first=game.first,
        codes=tuple(game.codes),
        out_of_turn={str(n): seat for n, seat in course.out_of_turn.items()},
        hash=game.hash(),
        bots=bots,
    )


def voters_of(bots: tuple[str, ...]) -> tuple[int, ...]:
    """Who votes: the seats of people; where bots are alone, all of them (campaign.md, L1-191)."""
    people = tuple(seat for seat, bot in enumerate(bots) if not bot)
    return people if len(people) < len(bots) else ()


def play_tape(pack: Pack, now: Chronicle, tape: GameTape, *, events: bool = False) -> Game:
    """Play a tape again; BadTape if an answer does not fit."""
    return deque(played(pack, now, tape, events=events), maxlen=1)[0]


def played(pack: Pack, now: Chronicle, tape: GameTape, *, events: bool = False) -> Iterator[Game]:
    """The game of a tape as it begins, and after every answer."""
    if len(tape.codes) > LONGEST:
        raise BadTape(f"no game has {len(tape.codes)} answers")
    game = begin(pack, now, tape.seats, int(tape.seed, 16), tape.first, voters=tape.voters, record=events)
    yield game
    for n, code in enumerate(tape.codes):
        try:
            game.apply(code, seat=tape.out_of_turn.get(str(n), -1))
        except (IllegalOption, StaleDecision, Runaway, LookupError) as error:
            raise BadTape(f"answer {n} does not fit: {error}") from None
        yield game
    if tape.hash and game.hash() != tape.hash:
        raise BadTape("it ends in another position")


def steps_in(pack: Pack, now: Chronicle, tape: GameTape) -> list[tuple[int, int]]:
    """At which step of a tape, and in which turn, each entry was written; step 0 is the set-up."""
    found: list[tuple[int, int]] = []
    for step, game in enumerate(played(pack, now, tape)):
        st = game.state
        noted = len(st.zones[st.rules.zone_names.index("entries")]) // RUN
        found += [(step, st.turn if step else 0)] * (noted - len(found))
    return found


def played_again(pack: Pack, now: Chronicle, tape: GameTape, *, events: bool = False) -> Game:
    """Play a tape with the tables under its box that it was played with: the box's own, or those of a past release."""
    return with_its_tables(pack, now, tape, partial(play_tape, events=events))


def entry_steps(pack: Pack, now: Chronicle, tape: GameTape) -> list[tuple[int, int]]:
    """The same for the steps and turns of its entries."""
    return with_its_tables(pack, now, tape, steps_in)


Work = Callable[[Pack, Chronicle, GameTape], Found]


def with_its_tables(pack: Pack, now: Chronicle, tape: GameTape, work: Work[Found]) -> Found:
    """Do something with a tape under the first tables that it can be played with."""
    problems: list[BadTape] = []
    for box in as_released(pack):
        try:
            return work(box, now, tape)
        except BadTape as error:
            problems.append(error)
        except ContentError:  # a box that asks for what that release did not have
            pass
    raise problems[0] if problems else BadTape("no tables are here that it could have been played with")


def outcome(game: Game) -> tuple[tuple[Entry, ...], tuple[int, ...], str]:
    """What a finished game hands to the campaign: entries, scores, and the side that it was played on."""
    st = game.state
    return tuple(entries_of(st.rules, st)), scores_of(st), side_now(st)
