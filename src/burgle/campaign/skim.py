"""Skimming: the story of a whole campaign without the walking, through the real set-up, frames and closing steps.

A game is set up as it would be played. Then come happenings: somebody arrives at a waypoint, a contract is fulfilled; all
questions are put and answered by a policy. Then everybody is off the clock, and the closing follows as after any game.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeVar

from burgle.campaign.between import closed
from burgle.campaign.chronicle import Chronicle
from burgle.campaign.entries import Entry, entries_of
from burgle.campaign.log import fresh
from burgle.campaign.pack import Pack
from burgle.campaign.play import begin, side_now
from burgle.chapters.ballots import BallotKind
from burgle.chapters.choices import ChoiceKind
from burgle.chapters.contracts import Contracts
from burgle.chapters.stickers import Stick
from burgle.chapters.turns import Turns
from burgle.chapters.waypoints import Waypoints
from burgle.kernel.addresses import number_of
from burgle.kernel.codes import arg_of
from burgle.kernel.contract import OPEN
from burgle.kernel.engine import advance, answer
from burgle.kernel.rules import Rules
from burgle.kernel.state import Event, State

MOST: Final = 4000  # answers of one skimmed game
SENT: Final = "sent"  # interns, by a player in a game
MOST_SENT: Final = 30
TRIES: Final = 40  # fulfilments of one contract

C = TypeVar("C", Waypoints, Contracts)


class SkimFault(Exception):
    """A campaign that cannot be skimmed to its end."""


@dataclass(frozen=True)
class Happening:
    """One thing that happens in a game: `13` is read, `k1` is completed, `4` are sent ahead; a seat comes home with nothing."""

    what: str  # read, complete, send, zero
    key: str
    seat: int = 0

    def __str__(self) -> str:
        return f"{self.what} {self.key} {self.seat}".replace("  ", " ")


@dataclass
class Policy:
    """How questions are answered and what happens."""

    name: str
    dice: random.Random
    read: float = 1.0  # share of the waypoints that are reached
    complete: float = 0.5  # share of the contracts that are completed
    zero: float = 0.3  # share of the people who come home with nothing
    send: float = 0.3  # share of the games in which somebody sends interns ahead
    contrary: bool = False  # always another option than the last time
    choose: Mapping[str, str] = field(
        default_factory=dict
    )  # answers that are fixed: choice or sticker -> label or spot
    asked: dict[str, int] = field(default_factory=dict)
    given: dict[str, str] = field(default_factory=dict)  # what was answered

    def pick(self, question: str, labels: Sequence[str]) -> int:
        """Answer a question of the story."""
        wished = self.choose.get(question)
        if wished in labels:
            n = labels.index(str(wished))
        elif self.contrary:
            n = self.asked.get(question, 0) % len(labels)
        else:
            n = self.dice.randrange(len(labels))
        self.asked[question] = self.asked.get(question, 0) + 1
        self.given[question] = labels[n]
        return n


def policies(seed: int) -> list[Policy]:
    """The ways in which campaigns are skimmed."""
    dice = random.Random(seed)
    return [
        Policy("random", dice),
        Policy("complete", dice, complete=1.0, zero=0.0, send=0.0),
        Policy("fail", dice, complete=0.0, zero=0.5),
        Policy("contrary", dice, complete=0.6, contrary=True),
        Policy("reader", dice, read=1.0, complete=0.3, zero=0.1),
        Policy("worst", dice, read=0.0, complete=0.0, zero=1.0, send=1.0),
    ]


@dataclass
class Skimmed:
    """A campaign that was skimmed: what happened in each game, and the chronicle after it."""

    now: Chronicle
    seats: list[tuple[str, ...]] = field(default_factory=list)
    happened: list[list[Happening]] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)
    events: list[tuple[Rules, list[Event]]] = field(default_factory=list)  # of each game, if they are wanted
    chronicles: list[Chronicle] = field(default_factory=list)  # before each game


def skim(
    pack: Pack,
    policy: Policy,
    rosters: Callable[[int], Sequence[str]],
    seed: int,
    happenings: Sequence[Sequence[Happening]] | None = None,
    events: bool = False,
    start: Chronicle | None = None,
    boards: bool = True,
) -> Skimmed:
    """Skim a campaign from its beginning, or from a chronicle, to its end.

    Nearly all the time goes into boards that stickers have changed; without `boards` what only walkers meet is left out.
    """
    done = Skimmed(fresh(pack) if start is None else start)
    while done.now.next:
        game = done.now.next
        seats = tuple(rosters(game))
        done.chronicles.append(done.now)
        done.seats.append(seats)
        planned = None if happenings is None else list(happenings[game - 1] if game <= len(happenings) else ())
        st = begin(pack, done.now, seats, seed * 1000 + game, story=not boards).state
        happened = play_game(st, policy, planned)
        for event in st.events or ():
            if st.rules.events[event.kind].code == "missing":
                raise SkimFault(f"{st.rules.things['piece'][event.a]} is fetched, but it is not in storage")
        entries = entries_of(st.rules, st)
        done.happened.append(happened)
        done.entries += entries
        if events and st.events is not None:
            done.events.append((st.rules, st.events))
        done.now = closed(pack, done.now, entries, side_now(st))
    return done


def play_game(st: State, policy: Policy, planned: list[Happening] | None) -> list[Happening]:
    """Skim one game."""
    happened: list[Happening] = []
    go_on(st, policy)
    todo = plan(st, policy) if planned is None else [one for one in planned if one.what != "zero"]
    for one in todo:
        if st.over:
            break
        happen(st, one)
        happened.append(one)
        go_on(st, policy)
    if not st.over:
        if planned is None:
            zeros = [seat for seat in range(len(st.players)) if policy.dice.random() < policy.zero]
        else:
            zeros = [one.seat for one in planned if one.what == "zero"]
        happened += [Happening("zero", "", seat) for seat in zeros]
        end(st, zeros)
        go_on(st, policy)
    if not st.over:
        raise SkimFault("the game does not end")
    return happened


def go_on(st: State, policy: Policy) -> None:
    """Answer what is asked until a player's turn waits, or the game is over."""
    for _ in range(MOST):
        if st.over or st.stack[st.asked].kind == number_of(st.rules, "frame:turn"):
            return
        answer(st, st.options[chosen(st, policy)])
    raise SkimFault(f"{MOST} answers do not bring a turn to its end")


def chosen(st: State, policy: Policy) -> int:
    """Answer one question: those of the story by the policy, others by its dice."""
    frame = st.stack[st.asked]
    kind = st.rules.kinds[frame.kind]
    things = st.rules.things
    question, labels = "", []
    asked = st.rules.effects[frame.a] if isinstance(kind, ChoiceKind | BallotKind) else None
    for code in st.options:
        refs = {ref.kind: ref for ref in kind.refs(st, frame, code)}
        if "choice" in refs and "label" in refs:
            question = things["choice"][refs["choice"].id]
            labels.append(things["label"][refs["label"].id])
        elif isinstance(asked, Stick):
            question = things["sticker"][asked.sticker]
            labels.append(asked.spell(st, arg_of(code)))
    if question and len(labels) == len(st.options):
        return policy.pick(question, labels)
    return policy.dice.randrange(len(st.options))


def plan(st: State, policy: Policy) -> list[Happening]:
    """Think of things that may happen: unread waypoints of this side, contracts that are open."""
    waypoints, contracts = chapter(st, Waypoints), chapter(st, Contracts)
    seats = len(st.players)
    found = []
    if waypoints is not None:
        for space in st.rules.spaces:
            if space.exits and waypoints.waits(st, space.id) and policy.dice.random() < policy.read:
                found.append(Happening("read", space.key, policy.dice.randrange(seats)))
    for k, key in enumerate(st.rules.things.get("contract", [])):
        if contracts is not None and contracts.state(st, k) == OPEN and policy.dice.random() < policy.complete:
            found.append(Happening("complete", key, policy.dice.randrange(seats)))
    if SENT in st.rules.player_nums and policy.dice.random() < policy.send:
        found.append(Happening("send", str(policy.dice.randint(1, MOST_SENT)), policy.dice.randrange(seats)))
    policy.dice.shuffle(found)
    return found


def happen(st: State, one: Happening) -> None:
    """Let something happen, by the chapters that it would happen by."""
    seat = one.seat % len(st.players)
    if one.what == "read":
        waypoints = chapter(st, Waypoints)
        space = space_of(st, one.key)
        if waypoints is not None and space >= 0 and waypoints.waits(st, space):
            waypoints.entered(st, st.players[seat], space)
    elif one.what == "complete":
        contracts = chapter(st, Contracts)
        if contracts is not None and one.key in contracts.keys:
            k = contracts.keys.index(one.key)
            owner = contracts.owner(st, contracts.all[k])
            if owner >= 0 and contracts.storage.seat_of(st, owner) >= 0:
                seat = contracts.storage.seat_of(st, owner)
            for _ in range(TRIES):
                if contracts.state(st, k) != OPEN:
                    break
                contracts.fulfil(st, seat, k)
    elif one.what == "send" and SENT in st.rules.player_nums:
        st.players[seat].nums[st.rules.player_nums.index(SENT)] += int(one.key)
    advance(st)


def space_of(st: State, key: str) -> int:
    """Find a space by its name, or by the number of its waypoint."""
    if key in st.rules.space_ids:
        return st.rules.space_ids[key]
    for space in st.rules.spaces:
        if str(space.more.get("waypoint", "")) == key and space.exits:
            return space.id
    return -1


def end(st: State, zeros: Iterable[int]) -> None:
    """Take everybody off the clock: those who come out hold an artifact and stand where the way out is."""
    turns = st.rules.director
    assert isinstance(turns, Turns)
    lost = set(zeros)
    artifacts = [token for token in st.rules.tokens if token.pool == "artifact"]
    home = [space for space in st.rules.spaces if space.exits and space.marks & st.rules.mark("hq")]
    for p in st.players:
        if p.seat not in lost and artifacts and home:
            if not p.tokens[artifacts[p.seat % len(artifacts)].id]:
                st.gain_token(p, artifacts[p.seat % len(artifacts)].id)
            p.room = home[0].id
    turns.forfeit(st)


def chapter(st: State, sort: type[C]) -> C | None:
    """Find a chapter of the rulebook in force."""
    for one in st.rules.chapters:
        if isinstance(one, sort):
            return one
    return None
