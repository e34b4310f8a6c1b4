"""Bots get a rulebook without anything sealed: the same numbers, the same decisions, and no word that nobody has read."""

from __future__ import annotations

import dataclasses
import json
import random
import zlib
from pathlib import Path

import pytest

from burgle.bots.base import World
from burgle.bots.loading import find_bot
from burgle.campaign.entries import entries_of
from burgle.campaign.log import fresh
from burgle.campaign.pack import Pack, read_pack
from burgle.campaign.play import begin, close
from burgle.campaign.redact import RedactedBook, redacted, redacted_rules
from burgle.campaign.shown import shown
from burgle.chapters.ballots import BallotKind
from burgle.chapters.choices import ChoiceKind
from burgle.games.story import cut_line, strings
from burgle.kernel.addresses import shape_parts
from burgle.kernel.chance import seed_bytes
from burgle.kernel.determinise import determinise
from burgle.kernel.encode import decode, encode
from burgle.kernel.engine import decider
from burgle.kernel.rules import Rules
from burgle.kernel.state import State
from burgle.kernel.together import turned

PERMANENT = {"sticker", "fetch", "choice", "vote", "write", "contract", "read", "check"}
ROOT = Path(__file__).resolve().parent.parent.parent / "campaigns"


def marked(name: str) -> Pack:
    """A box in which every sealed piece and every contract has a canary in its name."""
    pack = read_pack(ROOT / name)[0]
    tables = dict(pack.tables)
    for sort in ("card", "token", "contract"):
        tables[sort] = [
            {**row, "name": f"canary {sort}:{row['id']}."}
            if sort == "contract" or f"{sort}:{row['id']}" in pack.copies
            else row
            for row in tables[sort]
        ]
    return dataclasses.replace(pack, tables=tables)


def sent(book: RedactedBook) -> str:
    """All that a bot's process could read."""
    return zlib.decompress(book.book).decode() + zlib.decompress(book.numbers).decode()


def rules_from_book(book: RedactedBook, rules: Rules) -> Rules:
    """What a bot's process makes of it."""
    options = tuple(sorted(rules.options.items()))
    return redacted_rules(book.book, book.numbers, rules.version, rules.players, options)


def leaks(pack: Pack, items: frozenset[str], data: str) -> list[str]:
    """The sealed things of which something stands in the data."""
    found = [
        f"{sort}:{row['id']}"
        for sort in ("card", "token", "contract")
        for row in pack.tables[sort]
        if f"canary {sort}:{row['id']}." in data and f"{sort}:{row['id']}" not in items
    ]
    brought = [f"card:{row['card']['id']}" for row in pack.tables["sticker"] if "card" in row]
    for item in (*pack.copies, *brought, *(f"sticker:{row['id']}" for row in pack.tables["sticker"])):
        key = item.partition(":")[2]  # short ones are words of other things as well
        if item not in items and len(key) > 3 and f'"{key}"' in data:
            found.append(f"the key of {item}")
    texts = set(strings(json.loads(f"[{data.replace('}{', '},{')}]")))
    for row in (*pack.tables["passage"], *pack.tables["contract"]):
        for line in (*row.get("setup", ()), *row.get("lines", ()), *row.get("back", ())):
            plain = cut_line(str(line))[0]
            if PERMANENT & {*plain.split()} and plain in texts:  # others the game itself says somewhere
                found.append(f"a line of {row['id']}: {plain}")
    return found


def choice(st: State, rules: Rules, seed: int) -> int:
    """What a bot decides in a position with a rulebook."""
    who = decider(st)
    world = encode(determinise(turned(st, who), who, seed_bytes(seed)))
    return find_bot("greedy")(seed).choose(World(turned(decode(rules, world), who), who, seed), st.options[:])


@pytest.mark.parametrize(
    ("name", "games", "share"), [("three-nights", 2, 0.03), ("small-print", 1, 0.05), ("the-borrowed-bell", 3, 0.03)]
)
def test_a_redacted_book_has_the_same_numbers_and_makes_the_same_decisions(name: str, games: int, share: float) -> None:
    pack, dice = marked(name), random.Random(name)
    now, compared, found_sealed = fresh(pack), 0, 0
    for game_number in range(games):
        game = begin(pack, now, dice.sample(pack.characters, 2 + game_number % 2), dice.getrandbits(64))
        while not game.over:
            st = game.state
            code = find_bot("greedy")(7).choose(World(st, decider(st), 7), st.options[:])
            story = isinstance(st.rules.kinds[st.stack[st.asked].kind], ChoiceKind | BallotKind)
            if not story and (dice.random() < share or st.turn == 0):
                items = shown(pack, now, entries_of(st.rules, st))
                book = redacted(st, items)
                assert not leaks(pack, items, sent(book))
                rules = rules_from_book(book, st.rules)
                assert rules.content_hash == book.content
                for real, redacted_part in zip(shape_parts(st.rules), shape_parts(rules), strict=True):
                    assert len(real) == len(redacted_part)
                    others = [two for one, two in zip(real, redacted_part, strict=True) if one != two]
                    assert all("sealed" in two for two in others)
                    found_sealed += len(others)
                assert choice(st, rules, 11) == choice(st, st.rules, 11)
                compared += 1
            game.apply(code)
        now = close(pack, now, game.state)
    assert compared > 10 and found_sealed > 100


def test_a_planted_leak_is_found() -> None:
    pack = marked("three-nights")
    now = fresh(pack)
    st = begin(pack, now, ("a", "b"), 1).state
    sealed = next(iter(pack.copies))
    items = shown(pack, now, entries_of(st.rules, st))
    assert sealed not in items and leaks(pack, items, sent(redacted(st, items | {sealed})))
