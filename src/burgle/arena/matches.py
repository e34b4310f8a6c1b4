"""One game between bots of a series: who sits where, which deal it is, and what came of it.

Everything follows from the series' seed and the game's number, so that any process plays the same game.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from burgle.bots.base import Bot
from burgle.bots.loading import bot_names, find_bot
from burgle.chapters import events
from burgle.content.library import build_rules, todays
from burgle.games import GAMES
from burgle.games.spec import OptionError
from burgle.kernel.chance import seed_bytes
from burgle.kernel.codes import IN
from burgle.kernel.engine import answer, decider
from burgle.kernel.start import new_state
from burgle.kernel.state import Event, State
from burgle.starting import settled
from burgle.view.scores import results

LIMIT = 50_000  # decisions in one game; whoever needs more is stuck
CALM = {"turn", "move", "teleport", "ride", "pad", "play", "acquire", "defeat"}  # behind which no attack goes on


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """A series of games: the bots fill the seats in the given order, again and again, and move on by one seat each game."""

    game: str
    players: int
    bots: list[str]
    games: int
    seed: int = 0
    options: dict[str, str] = {}


class SeatEnd(msgspec.Struct, frozen=True, kw_only=True):
    """How a seat's game ended."""

    bot: str
    status: str  # escaped, rescued, lost
    score: int | None
    won: bool
    turns: int
    cause: str = ""  # of being lost: attack, wounds, left


class MatchGame(msgspec.Struct, frozen=True, kw_only=True):
    """A game of a series: what came of it, and every answer, so that it can be looked at."""

    number: int
    first: int  # who began
    seats: list[SeatEnd]
    codes: list[int]


class SeatedBots(NamedTuple):
    """A game that is set up, with a bot on every seat."""

    state: State
    bots: list[Bot]
    names: list[str]
    events: list[Event]


def game_seed(seed: int, number: int, what: str) -> int:
    """The seed of one game, or of one bot in it; no game depends on which process plays it."""
    digest = hashlib.blake2b(f"{seed}/{number}/{what}".encode(), digest_size=16).digest()
    return int.from_bytes(digest, "big")


def check_match(game: str, players: int, games: int, bots: Sequence[str]) -> None:
    """Refuse what cannot be played, in words."""
    if game not in GAMES:
        raise OptionError(f"there is no game {game!r}; there are {', '.join(GAMES)}")
    if games < 1:
        raise OptionError("a simulation has at least one game")
    for bot in bots:
        find_bot(bot)
    if not bots:
        raise OptionError(f"a simulation needs bots: {', '.join(bot_names())}")


def seated(
    game: str, players: int, bots: Sequence[str], seed: int, number: int, options: Mapping[str, str],
    packs: tuple[Path, ...] = (),
) -> SeatedBots:  # fmt: skip
    """Set one game of a series up."""
    deal, spec = game_seed(seed, number, "game"), GAMES[game]
    rules = build_rules(spec, players, settled(spec, options, deal, todays(spec, packs).tables), packs)
    names = [bots[(seat + number) % len(bots)] for seat in range(players)]
    made = [find_bot(name)(game_seed(seed, number, f"bot {seat}")) for seat, name in enumerate(names)]
    told: list[Event] = []
    return SeatedBots(new_state(rules, seed_bytes(deal), -1, told), made, names, told)


def chosen(one: SeatedBots) -> int:
    """What the bot that is asked answers; one that does not keep to the options is told of."""
    st = one.state
    code = one.bots[decider(st)].decide(st)
    if code not in st.options:
        raise RuntimeError(f"bot {one.names[decider(st)]} answered {code}, which is no option of decision {st.did}")
    return code


def play_match(match: Match, number: int) -> MatchGame:
    """Play one game of a series to its end."""
    one = seated(match.game, match.players, match.bots, match.seed, number, match.options)
    st = one.state
    first, turn = st.active, -1
    turns = [0] * match.players
    codes: list[int] = []
    while not st.over:
        if len(codes) == LIMIT:
            raise RuntimeError(f"no end after {LIMIT} decisions")
        if st.turn != turn:
            turn = st.turn
            turns[st.active] += st.players[st.active].status == IN
        codes.append(chosen(one))
        answer(st, codes[-1])
    causes = causes_of(st, one.events)
    return MatchGame(
        number=number,
        first=first,
        seats=[
            SeatEnd(
                bot=one.names[end.seat],
                status=end.status,
                score=end.score,
                won=end.won,
                turns=turns[end.seat],
                cause=causes.get(end.seat, "left") if end.status == "lost" else "",
            )
            for end in results(st)
        ],
        codes=codes,
    )


def causes_of(st: State, told: Sequence[Event]) -> dict[int, str]:
    """What knocked each seat out: cubes out of the bag, wounds of another kind, or that it was still inside at the end."""
    found: dict[int, str] = {}
    drawing = False
    hurt = -1
    for event in told:
        code = st.rules.events[event.kind].code
        if event.kind in (events.ATTACK, events.OUT_DRAW):
            drawing = True
        elif event.kind == events.HURT:
            hurt = event.who
        elif event.kind == events.OUT:
            found[event.who] = "attack" if drawing else "wounds" if hurt == event.who else "left"
        elif code in CALM:
            drawing, hurt = False, -1
    return found
