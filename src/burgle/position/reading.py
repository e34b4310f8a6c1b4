"""Reads a position, and says where one is wrong: nothing is changed before all of it has been understood."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final
from urllib.parse import unquote

from burgle.kernel.chance import SEED_BYTES, Chance, chance_at, chance_from
from burgle.kernel.determinise import determinise
from burgle.kernel.rollout import play_random
from burgle.kernel.rules import Rules
from burgle.kernel.start import blank_state, new_state
from burgle.kernel.state import State
from burgle.kernel.together import deciders, find
from burgle.position.fields import DECK, EARLY, HAND, STACK, fields_of
from burgle.position.forms import NumberForm, parts_of, shown
from burgle.position.writing import (
    ANY_SEED,
    BETWEEN,
    CHECK,
    EYES,
    KEYS,
    MARK,
    OPTION,
    PIN,
    SEED,
    SHAPE,
    USED,
    check_of,
)  # fmt: skip
from burgle.position.wrong import BadPosition, BadValue, near
from burgle.position.zones import LISTED, ZONES

LONGEST: Final = 64_000  # letters; those of the largest games have some 6,000
BY_HAND: Final = "_"  # in place of a check: whoever wrote this has changed it
DEALS: Final = 32  # ways to deal what is unknown before it is said that none fits
TRIALS: Final = 2  # random games that a position has to stand ...
TRIED: Final = 120  # ... for so many answers


@dataclass(frozen=True)
class PositionPart:
    """One part of a position: where its value begins in the text, and the value."""

    at: int
    value: str


@dataclass(frozen=True)
class Heading:
    """What a position says before the state itself: what it is pinned to, and whose eyes saw it (-1: all is told)."""

    game: str
    version: int
    players: int
    options: Mapping[str, str]
    content: str
    shape: str
    eyes: int
    parts: Mapping[str, PositionPart]


def read_heading(text: str) -> Heading:
    """Cut a position into its parts and read those at its beginning, by which its rulebook is found."""
    text = text.strip()
    if not text.startswith(MARK + BETWEEN):
        was = "older" if text.startswith(MARK[:-1]) else "other"
        raise BadPosition(1, "", "begin", mark=MARK + BETWEEN, was=was)
    if len(text) > LONGEST:
        raise BadPosition(LONGEST, "", "long", most=LONGEST)
    for at, letter in enumerate(text, 1):
        if not letter.isascii() or not letter.isprintable() or letter == " ":
            raise BadPosition(at, "", "letter", text=repr(letter))
    check(text)
    listed = parts_of(text, BETWEEN)
    if len(listed) < 4:
        raise BadPosition(len(text), "", "cut")
    (at, named), (after, players) = listed[1:3]
    game, _, version = named.partition(".")
    found: dict[str, PositionPart] = {}
    options: dict[str, str] = {}
    for start, one in listed[3:]:
        name, equals, value = one.partition("=")
        name = unquote(name)
        if not equals:
            raise BadPosition(start + 1, shown(one), "form")
        if name in found:
            raise BadPosition(start + 1, name, "twice")
        found[name] = PositionPart(start + len(one) - len(value), value)
        if name.startswith(OPTION):
            options[name.removeprefix(OPTION)] = unquote(value)
    try:
        count, edition = NumberForm(1, 9).read(players), NumberForm(1).read(version)
    except BadValue as problem:
        raise BadPosition((after if version.isdecimal() else at) + 1, "", problem.why, **problem.facts) from None
    if PIN not in found:
        raise BadPosition(after + 1, PIN, "missing")
    content, _, shape = found[PIN].value.partition(".")
    if len(content) < 8 or not all(letter in "0123456789abcdef" for letter in content):
        raise BadPosition(found[PIN].at + 1, PIN, "fingerprint", text=shown(content))
    eyes = -1 if EYES not in found else seat_in(found[EYES], count)
    return Heading(game, edition, count, options, content, shape, eyes, found)


def check(text: str) -> None:
    """See that nothing was lost on the way."""
    before, _, seal = text.rpartition(f"{BETWEEN}{CHECK}=")
    if not before or BETWEEN in seal:
        raise BadPosition(len(text), CHECK, "unchecked")
    if seal not in (check_of(before), BY_HAND):
        raise BadPosition(len(text) - len(seal) + 1, CHECK, "changed", mark=f"{CHECK}={BY_HAND}")


def seat_in(part: PositionPart, players: int) -> int:
    """Read a seat."""
    try:
        return NumberForm(0, players - 1).read(part.value)
    except BadValue as problem:
        raise BadPosition(part.at + 1, EYES, problem.why, **problem.facts) from None


def read_state(rules: Rules, heading: Heading, seed: bytes) -> State:
    """Read the state of a position under its rulebook; what its seat has not seen is dealt from `seed`."""
    if heading.shape != rules.shape[:SHAPE]:
        at = heading.parts[PIN].at + len(heading.content) + 2
        raise BadPosition(at, PIN, "shape")
    st = blank_state(rules, seed)
    if heading.eyes < 0:
        st.chance = read_chance(rules, heading)
    fields = fields_of(rules)
    for name, part in heading.parts.items():
        if name in (PIN, CHECK, EYES) or name.startswith(OPTION) or (name in (SEED, KEYS, USED) and heading.eyes < 0):
            continue
        if name not in fields:
            raise BadPosition(part.at - len(name), name, "part", near=near(name, fields))
        try:
            fields[name].set(st, fields[name].form.read(part.value))
        except BadValue as problem:
            raise BadPosition(part.at + problem.at + 1, name, problem.why, **problem.facts) from None
    check_lengths(st, heading)
    fill_hands(st, heading)
    return dealt(st, heading, seed) if heading.eyes >= 0 else tried(asked(st, heading), heading)


def read_under(rules: Rules, text: str, seed: bytes) -> State:
    """Read a position for a table whose rulebook is known; one of another game or content is refused."""
    heading = read_heading(text)
    ours = (rules.game, rules.version, rules.players, dict(rules.options))
    if (heading.game, heading.version, heading.players, dict(heading.options)) != ours:
        options = ", ".join(f"{name} {value}" for name, value in heading.options.items())
        of = f"{heading.game} {heading.version}"
        raise BadPosition(len(MARK) + 2, "", "game", game=of, n=heading.players, options=options or "-")
    if not rules.content_hash.startswith(heading.content):
        raise BadPosition(heading.parts[PIN].at + 1, PIN, "content")
    return read_state(rules, heading, seed)


def read_chance(rules: Rules, heading: Heading) -> Chance:
    """Read where chance stands: the seed of the game or the keys of its streams, and how much of each was used."""
    rules.stream("setup")
    names, parts = rules.streams, heading.parts
    if SEED in parts:
        part = parts[SEED]
        try:
            keys = chance_from(int(part.value, 16).to_bytes(SEED_BYTES, "big"), names).keys
        except (ValueError, OverflowError):
            raise BadPosition(part.at + 1, SEED, "seed", text=shown(part.value)) from None
    elif KEYS in parts:
        part = parts[KEYS]
        try:
            keys = [base64.b64decode(key + "=", altchars=b"-_", validate=True) for key in part.value.split(",")]
        except (ValueError, binascii.Error):
            raise BadPosition(part.at + 1, KEYS, "keys") from None
        if len(keys) != len(names) or any(len(key) != SEED_BYTES for key in keys):
            raise BadPosition(part.at + 1, KEYS, "keys-wanted", n=len(names), bytes=SEED_BYTES)
    else:
        raise BadPosition(heading.parts[CHECK].at, "", "chance", seed=f"{SEED}=", eyes=f"{EYES}=")
    used = [0] * len(names)
    whole = parts.get(USED, PositionPart(0, ""))
    for at, one in parts_of(whole.value, ","):
        name, _, n = one.partition(":")
        try:
            if name not in names:
                raise BadValue("stream", text=shown(name), near=near(name, names))
            used[names.index(name)] = NumberForm(0).read(n)
        except BadValue as problem:
            raise BadPosition(whole.at + at + 1, USED, problem.why, **problem.facts) from None
    return chance_at(keys, used)


def check_lengths(st: State, heading: Heading) -> None:
    """See that lists with a place for each space, token or card of the row have all their places, or none so far."""
    for (name, size), things in zip(lengths(st.rules), [st.row, *st.zones], strict=True):
        if size and len(things) not in (0, size):
            at = heading.parts[name].at + 1
            raise BadPosition(at, name, "places", need=size, have=len(things))


@lru_cache(maxsize=64)
def lengths(rules: Rules) -> list[tuple[str, int]]:
    """How long the row and the lists of a game are, in their order; 0 for those that come and go."""
    st = new_state(rules, ANY_SEED, 0, None)
    play_random(st, 0, 10 * rules.players)  # a set-up that asks is over by then
    placed = [ZONES.get(name, ("list", ""))[0] not in LISTED for name in rules.zone_names]
    sizes = [len(zone) if fixed else 0 for zone, fixed in zip(st.zones, placed, strict=True)]
    return [("row", len(st.row)), *zip(rules.zone_names, sizes, strict=True)]


def fill_hands(st: State, heading: Heading) -> None:
    """Give everybody whose hand is not known as many cards of their unseen ones as they hold."""
    for p in st.players:
        known = [card for card in p.hand if card is not None]
        hidden = len(p.hand) - len(known)
        if not hidden:
            continue
        name = f"p{p.seat}.{HAND}"
        at = heading.parts[name].at + 1
        if heading.eyes < 0 or p.seat == heading.eyes:
            raise BadPosition(at, name, "known", eyes=f"{EYES}=")
        if hidden > len(p.deck.rest):
            raise BadPosition(at, name, "unseen", n=hidden, deck=f"p{p.seat}.{DECK}", have=len(p.deck.rest))
        p.hand = known + p.deck.rest[:hidden]
        p.deck.hold(p.deck.rest[hidden:])


def dealt(st: State, heading: Heading, seed: bytes) -> State:
    """Deal what the seat has not seen; hands that leave a rival nothing to answer are dealt again."""
    problem: BadPosition | None = None
    for n in range(DEALS):
        try:
            world = determinise(st, heading.eyes, (int.from_bytes(seed, "big") ^ n).to_bytes(SEED_BYTES, "big"))
            return tried(asked(world, heading), heading)
        except BadPosition as found:
            problem = found
        except Exception as error:
            raise stumble(heading, error) from None
    assert problem is not None
    raise problem


def asked(st: State, heading: Heading) -> State:
    """Let the piece of work on top ask its question again."""
    part = heading.parts.get(STACK, heading.parts[CHECK])
    if st.over or not st.stack:
        if st.stack or not st.over:
            raise BadPosition(part.at + 1, STACK, "over")
        return st
    if EARLY not in heading.parts:
        st.since = st.did
    kind = st.rules.kinds[st.stack[-1].kind]
    try:
        waiting = deciders(st) if kind.asks else []
        st.asked = find(st, waiting[0]) if waiting else 0
        frame = st.stack[st.asked]
        st.options = kind.ask(st, frame) if waiting else []
    except Exception as error:  # whatever numbers that no game has made lead to
        raise stumble(heading, error) from None
    if not st.options or (len(st.options) == 1 and kind.auto):
        raise BadPosition(part.at + 1, STACK, "quiet")
    return st


def tried(st: State, heading: Heading) -> State:
    """Let chance play a while from here, on copies: a position that stumbles is none."""
    for trial in range(TRIALS):
        try:
            play_random(st.copy(), trial, TRIED)
        except Exception as error:  # as above
            raise stumble(heading, error) from None
    return st


def stumble(heading: Heading, error: Exception) -> BadPosition:
    """Say that a position is well written, but none of a game."""
    part = heading.parts.get(STACK, heading.parts[CHECK])
    return BadPosition(part.at + 1, STACK, "nowhere", error=f"{type(error).__name__} {error}".rstrip())
