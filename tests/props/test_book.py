"""Random games with a random book: passages at most spaces, with choices, damage, attacks, stickers, votes and fetches.

Every game is replayed to the same hash; at random moments it is written down and read back, copied and dealt anew; nobody
ever goes back behind what is there for good; and what was noted alone tells what a campaign knows.
"""

from __future__ import annotations

import os
import random
from functools import cache
from typing import Any

import pytest

from burgle.chapters.entry_kinds import CHOSE, ENTRY_KINDS, FLAG, OPENED, RUN, STUCK, TICKED, UNLOCKED
from burgle.course import Course
from burgle.kernel.chance import seed_bytes
from burgle.kernel.determinise import determinise
from burgle.kernel.encode import decode, encode, state_hash
from burgle.kernel.engine import answer
from burgle.kernel.start import Opening, new_state
from burgle.kernel.state import State
from burgle.kernel.together import deciders
from tests.rules.book import BookFamily, zone

GAMES_PLAYED = int(os.environ.get("BURGLE_BOOKS", "15"))
SIDES = {"A": range(2, 43), "B": range(2, 43)}
SIMPLE = ("gold 2", "hurt 1", "hurt 2", "heal 1", "clank 2", "draw 1", "attack", "rage 1", "secret minor 1", "lose gold 1",
          "points 2", "check 1", "each player: clank 1", "for each: gold 1", "for others: hurt 1", "for left: gold 1",
          "for most gold: hurt 1", "trash from discard", "may draw 1", "note n", "write lamp lit", "write lamp out",
          "if written lamp lit: gold 1", "if game = 3 and not read x1: clank 1", "hurt 9", "after turn: gold 3",
          "after scoring: write end told", "unlock roles", "fetch novel to deck", "fetch memo to discard", "stop",
          "destroy card from discard", "starter novel", "every time: gold 1", "move to A15", "let A10")  # fmt: skip
STICKERS: list[dict[str, Any]] = [
    {"id": "town", "kind": "space", "spots": ["A04", "A12", "B07"], "over": {"town": True, "reward": "gold 2"}},
    {"id": "again", "kind": "space", "spots": ["A12"], "over": {"reward": "gold 3"}},
    {"id": "stair", "kind": "path", "spots": ["A06-A07"], "over": {"marks": ""}},
    {"id": "soft", "kind": "card", "spots": ["card:burgle", "card:stumble"], "over": {"play": "skill 1; boot 1"}},
    {"id": "fees", "kind": "params", "over": {"patron_seal": 4}},
    {"id": "shoes", "kind": "starter", "spots": ["burgle", "stumble"]},
]
SEALED = [
    {"id": key, "name": key.title(), "cost": 2, "copies": 0, "stored": 2, "play": "skill 1"}
    for key in ("novel", "memo")
]


def line(dice: random.Random, deep: int = 0) -> str:
    """A line of a passage."""
    kind = dice.random()
    if deep < 2 and kind < 0.25:
        word = dice.choice(("choice", "choice", "vote"))
        arms = [f"l{n}: {arm(dice, deep)}" for n in range(dice.randint(2, 3))]
        return f"{word} c{dice.randrange(6)} ({' | '.join(arms)})"
    if deep < 2 and kind < 0.3:
        return f"random ({arm(dice, deep)} | {arm(dice, deep)})"
    if kind < 0.42:
        return f"sticker {dice.choice(STICKERS)['id']}"
    if kind < 0.5:
        return f"read x{dice.randrange(1, 9)}"
    return dice.choice([text for text in SIMPLE if not deep or ":" not in text.split("(")[0] or text.startswith("for")])


def arm(dice: random.Random, deep: int) -> str:
    """What an arm does."""
    return "; ".join(line(dice, deep + 1) for _ in range(dice.randint(1, 3)))


@cache
def family(players: int) -> BookFamily:
    """A book for so many players."""
    dice = random.Random(f"book {players}")
    texts = [
        {"id": str(n), "kind": "waypoint", "lines": ["story a", *[line(dice) for _ in range(dice.randint(1, 4))]]}
        for n in range(101, 190)
    ]
    texts += [{"id": f"x{n}", "lines": [line(dice) for _ in range(2)]} for n in range(1, 9)]
    texts.append({"id": "pro", "setup": ["unlock coaches", "vote side (up: mission 3 overworld | down: mission 3 underworld)"],
                  "lines": ["story a", "write end open", "vote c1 (l0: gold 1 | l1: fetch novel to deck)"]})  # fmt: skip
    texts.append({"id": "epi", "lines": ["for winner: check 1", "choice c2 (l0: sticker fees | l1: note n)", "copy"]})
    everywhere = [
        {"id": side, "space": {f"{n:02}": {"waypoint": 100 + n + 40 * (side == "B")} for n in spaces}}
        for side, spaces in SIDES.items()
    ]
    mission = [{"id": str(n), "prologue": "pro", "epilogue": "epi"} for n in (1, 2, 3)]
    return BookFamily(players, passage=texts, sticker=STICKERS, card=SEALED, module=everywhere, mission=mission)


def begun(seed: int, players: int) -> State:
    """A third game of a campaign."""
    book = family(players)
    start = book.on({"side": "overworld", "without": "coaches,roles"})
    modules = start.things["module"]
    locked = [modules.index("coaches"), modules.index("roles")]
    opening = Opening({"seats": list(range(players)), "locked": locked, "winners": [seed % 4]}, {"game": 3})
    return new_state(start, seed_bytes(seed), -1, [], opening)


@pytest.mark.parametrize("seed", range(GAMES_PLAYED))
def test_a_game_with_a_random_book(seed: int) -> None:
    players, dice = 2 + seed % 3, random.Random(seed)
    course = Course(begun(seed, players), True)
    steps: list[tuple[int, int]] = []
    noted = len(zone(course.state, "entries"))
    while not course.state.over:
        st = course.state
        who = dice.choice(deciders(st))
        code = dice.choice(st.options if len(deciders(st)) == 1 else options_of(st, who))
        steps.append((who, code))
        course.give(st.did, code, who)
        st = course.state
        if len(zone(st, "entries")) > noted:
            noted = len(zone(st, "entries"))
            assert course.free == 0, "nobody goes back behind what is there for good"
        if dice.random() < 0.03:
            check_twins(st, dice)
    st = course.state
    assert zone(st, "report") and len(zone(st, "read")) > 3
    check_mirrors(st)
    again = Course(begun(seed, players), True)
    for who, code in steps:
        again.give(again.state.did, code, who)
    assert again.state.over and state_hash(again.state) == state_hash(st)


def options_of(st: State, seat: int) -> list[int]:
    """What a seat may answer where several are asked."""
    frame = next(f for f in reversed(st.stack) if f.who == seat)
    return st.rules.kinds[frame.kind].ask(st, frame)


def check_twins(st: State, dice: random.Random) -> None:
    """Hold a state against what is read back and copied; play an imagined one on, in which nothing is noted."""
    plain = family(len(st.players)).on({"side": "underworld"})
    read, copied = decode(plain, encode(st)), st.copy()
    assert read.rules is copied.rules is st.rules and encode(read) == encode(copied) == encode(st)
    world = determinise(st, dice.randrange(len(st.players)), seed_bytes(dice.randrange(1 << 30)))
    noted = zone(st, "entries")
    for _ in range(20):
        if copied.over or world.over:
            break
        code = dice.choice(copied.options)
        answer(copied, code)
        answer(read, code)
        answer(world, dice.choice(world.options))
        assert encode(read) == encode(copied) and read.rules is copied.rules
    assert zone(world, "entries") == noted


def check_mirrors(st: State) -> None:
    """Entries alone tell what the lists of the state say."""
    run = zone(st, "entries")
    noted = [(run[i], run[i + 1], run[i + 2 : i + RUN]) for i in range(0, len(run), RUN)]
    assert all(0 <= kind < len(ENTRY_KINDS) for kind, _, _ in noted)
    pairs = {"chosen": CHOSE, "written": FLAG, "stuck": STUCK}
    for name, kind in pairs.items():
        assert zone(st, name) == [n for k, _, args in noted if k == kind for n in args[:2]], name
    for name, kind in {"read": OPENED, "boxes": TICKED, "unlocked": UNLOCKED}.items():
        assert zone(st, name) == list(dict.fromkeys(args[0] for k, _, args in noted if k == kind)), name
    assert len(set(zone(st, "boxes"))) == len(zone(st, "boxes"))
