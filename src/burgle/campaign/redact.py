"""A rulebook for bots: the same numbers as the real one, and nothing of the box that nobody has seen (campaign.md 2.10).

Sealed pieces keep their places without name and text, and what they do is nothing. Passages do nothing in the worlds that
bots imagine, so their lines are left out whole; of one that is being carried out only what somebody is asked right now.
"""

from __future__ import annotations

import json
import re
import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from burgle.campaign.overlay import CampaignFamily
from burgle.content.gamebooks import LARGEST, GameBook, fingerprint, read_book
from burgle.content.library import rules_from
from burgle.content.tables import Sources
from burgle.games import GAMES
from burgle.games.story import TOLD_NAMES, entries_of, passages_in, sticker_spots, story_names, strings
from burgle.kernel.addresses import listed
from burgle.kernel.codes import FIRST_ACTION
from burgle.kernel.numbering import EffectText, Numbering
from burgle.kernel.rules import Rules
from burgle.kernel.state import State

WORD: Final = re.compile(r"\w+")
FRONT: Final = (
    "id", "name", "kind", "setup", "if", "on", "pay", "deliver", "when", "track", "due", "points", "bonus",
    "always",
)  # fmt: skip
OF_BOOK: Final = ("passage:", "track:", "promotion:", "rule:")
DROPPED: Final = ("moved", "names", "quip")


@dataclass(frozen=True)
class RedactedBook:
    """What a bot's process writes its rulebook from."""

    book: bytes  # the tables, as `gamebooks.read_book` reads them
    numbers: bytes  # who has which number
    content: str  # the fingerprint of the rulebook that comes of it


def sealed_name(key: str) -> str:
    """What a sealed thing is called where something has to be said about it: nothing can be told from it."""
    return f"sealed_{zlib.crc32(key.encode()):08x}"


def redacted(st: State, items: frozenset[str]) -> RedactedBook:
    """Write the book of the member that is in force in a state, without what is not among the items that were shown."""
    family = st.rules.family
    assert isinstance(family, CampaignFamily)
    return Redaction(st, family, items).book()


class Redaction:
    """One book that is being redacted."""

    def __init__(self, st: State, family: CampaignFamily, items: frozenset[str]) -> None:
        self.st, self.rules, self.family, self.items = st, st.rules, family, items
        self.tables = dict(family.tables_in(st))
        self.stuck = set(family.stuck_in(st))
        self.called: dict[str, str] = {}  # "card:c031" -> what it is called now
        pack = family.pack
        brought = {f"card:{row['card']['id']}" for row in pack.tables.get("sticker", ()) if "card" in row}
        self.sealable = {*pack.copies, *brought}  # the cards and tokens that a box brings

    def book(self) -> RedactedBook:
        """Write it."""
        tables = self.tables
        names = story_names(tables)
        spots = self.spots()
        for name in DROPPED:
            tables.pop(name, None)
        tables["mission"] = [{"id": row["id"]} for row in entries_of(tables, "mission")]
        tables["track"] = [
            {key: value for key, value in row.items() if key != "levels"} for row in entries_of(tables, "track")
        ]
        if "rival" in tables:
            tables["rival"] = {"boxes": [""] * len(tables["rival"]["boxes"])}
        if "rule" in tables:
            tables["rule"] = [self.ruling(row) for row in entries_of(tables, "rule")]
        tables["promotion"] = [self.promotion(row) for row in entries_of(tables, "promotion")]
        keys = [key for key, _, _, _ in passages_in(tables)]
        kinds = {key: kind for key, kind, _, field in passages_in(tables) if field == "lines"}
        tables["passage"] = [{"id": key, "kind": kinds[key]} for key in keys if key in kinds]
        tables["contract"] = [self.contract(row) for row in entries_of(tables, "contract")]
        tables["card"] = [self.piece("card", row) for row in tables["card"]]
        tables["token"] = [self.piece("token", row) for row in tables["token"]]
        tables["sticker"] = self.stickers(spots)
        pending = asked_of_book(self.st)
        words: set[str] = set()
        for text in (*self.told(), *(one.text for one in pending)):
            words.update(WORD.findall(text))
        self.rename(words)
        ledger = tables["ledger"] = dict(tables["ledger"])
        for sort in ("card", "token"):
            ledger[sort] = [self.address(one) for one in ledger.get(sort, [])]
        ledger["effect"] = []
        tables[TOLD_NAMES] = self.names(names, words, [key for key, _, _, _ in passages_in(tables)])
        book = GameBook(self.rules.game, tables)
        content = fingerprint(book, self.rules.version, self.rules.players, self.rules.options)
        numbers = json.dumps(self.numbers(pending), separators=(",", ":"))
        return RedactedBook(book.data, zlib.compress(numbers.encode(), 6), content)

    # ---------------------------------------------------------------- rows

    def sealed(self, item: str) -> bool:
        """Whether a piece of the box has not been shown."""
        return item in self.sealable and item not in self.items

    def piece(self, sort: str, row: Mapping[str, Any]) -> Mapping[str, Any]:
        """A card or token; of a sealed one there is nothing but its place."""
        if not self.sealed(f"{sort}:{row['id']}"):
            return {key: value for key, value in row.items() if key != "quip"}
        self.called[f"{sort}:{row['id']}"] = sealed_name(f"{sort}:{row['id']}")
        blank = {"id": row["id"], "name": "sealed", "copies": 0}
        if sort == "token":
            return {**blank, "pool": row["pool"]}
        deck = {"deck": row["deck"]} if "deck" in row else {}
        priced = row.get("deck", "adventure") not in self.family.game.unpriced
        return {**blank, **deck, **({"cost": 1} if priced else {})}

    def contract(self, row: Mapping[str, Any]) -> Mapping[str, Any]:
        """A contract: its front once it was introduced, never its back."""
        if f"contract:{row['id']}" in self.items:
            return {key: value for key, value in row.items() if key in FRONT}
        self.called[f"contract:{row['id']}"] = sealed_name(f"contract:{row['id']}")
        return {"id": row["id"], "name": "sealed"}

    def ruling(self, row: Mapping[str, Any]) -> Mapping[str, Any]:
        """A rule: what it says once it lies on its slot; what a kind of contract is called stands on contracts."""
        filled = self.st.zones[self.rules.zone_names.index("slots")]
        if self.rules.things["rule"].index(row["id"]) in filled:
            return row
        kept = ("id", "slot", "hook", "name") if row["hook"] == "contract" else ("id", "slot", "hook")
        return {key: value for key, value in row.items() if key in kept}

    def promotion(self, row: Mapping[str, Any]) -> Mapping[str, Any]:
        """A promotion: what it does once somebody has it; its page never."""
        promoted = self.st.zones[self.rules.zone_names.index("promoted")]
        if self.rules.things["promotion"].index(row["id"]) in promoted:
            return {key: value for key, value in row.items() if key != "passage"}
        return {key: value for key, value in row.items() if key in ("id", "character", "section")}

    def spots(self) -> list[str]:
        """Call the spots of stickers by numbers, but those where one is stuck."""
        used = {spot for _, spot in self.stuck}
        return [spot if spot in used else f"spot_{n}" for n, spot in enumerate(self.rules.things["spot"])]

    def stickers(self, spots: Sequence[str]) -> list[Mapping[str, Any]]:
        """The sheet: what is stuck lies on the tables already, and of the rest only the outlines are left."""
        number = {spot: n for n, spot in enumerate(self.rules.things["spot"])}
        on = {id for id, _ in self.stuck}
        found: list[Mapping[str, Any]] = []
        for row in entries_of(self.tables, "sticker"):
            there = [spots[number[spot]] for spot in sticker_spots(row, self.tables)]
            if row["id"] not in on:
                self.called[f"sticker:{row['id']}"] = sealed_name(f"sticker:{row['id']}")
            # Spots are written out, so that nobody makes others of them.
            kind = row["kind"] if row["id"] in on and row["kind"] != "starter" else "path"
            found.append({"id": row["id"], "kind": kind, "spots": there})
        return found

    # ---------------------------------------------------------------- names

    def told(self) -> Iterator[str]:
        """Every text that is left, of pieces that have not lost their name."""
        for name, table in self.tables.items():
            if name in ("ledger", "sticker", "passage"):
                continue
            sort = name
            rows = table if isinstance(table, list) else [table]
            for row in rows:
                if not (isinstance(row, Mapping) and f"{sort}:{row.get('id')}" in self.called):
                    yield from strings(row)

    def rename(self, words: set[str]) -> None:
        """Take the names away from what is sealed, unless an open text speaks of it."""
        self.called = {item: new for item, new in self.called.items() if item.partition(":")[2] not in words}
        for sort in ("card", "token", "contract", "sticker"):
            rows = self.tables[sort]
            self.tables[sort] = [
                {**row, "id": self.called[f"{sort}:{row['id']}"]} if f"{sort}:{row['id']}" in self.called else row
                for row in rows
            ]

    def names(self, names: Mapping[str, list[str]], words: set[str], passages: list[str]) -> dict[str, list[str]]:
        """What the story names, by number: only what an open text says is called by its name."""
        found = {
            sort: [one if one in words else f"sealed_{n}" for n, one in enumerate(all_names)]
            for sort, all_names in names.items()
        }
        return {**found, "passage": passages}

    def address(self, address: str) -> str:
        """An address without the name of a sealed piece."""
        item, slash, rest = address.partition("/")
        sort = item.partition(":")[0]
        return (f"{sort}:{self.called[item]}" if item in self.called else item) + slash + rest

    # ---------------------------------------------------------------- effects

    def numbers(self, pending: Iterable[EffectText]) -> dict[str, Any]:
        """Who has which number, and the texts that lines have, by variant; those that are not in force have none."""
        numbering = self.family.numbering
        texts: dict[str, list[list[Any]]] = {}
        open_lines: set[str] = set()
        here = set(self.told_texts())
        for address, variants in numbering.texts.items():
            if self.address(address) != address or address.startswith("passage:"):
                continue
            known = [[one.address, one.text, one.standing] for one in variants if one.text in here]
            if known:
                texts[address] = known
                open_lines.update(str(one[0]) for one in known)
        written = {one.address for one in numbering.all_texts()}
        effects = [""] * numbering.effects.size
        asked = [one.address for one in pending]
        texts |= {one.address: [[one.address, one.text, False]] for one in pending}
        for address, number in numbering.effects.known.items():
            line = line_of(address)
            ours = line not in written and self.address(address) == address  # a chapter's own, which no table says
            kept = ours or line in open_lines or any(under(address, one) for one in asked)
            effects[number] = address if kept else f"sealed:{number}"
        return {
            "frames": listed(self.rules, "frame"),
            "actions": list(numbering.actions.known),
            "effects": effects,
            "texts": texts,
            "places": numbering.places,
        }

    def told_texts(self) -> Iterator[str]:
        """The texts that are left, and what is made of them when they are read."""
        for row in self.tables["contract"]:
            if "pay" in row:
                yield f"pay {row['pay']}: tick {row['id']}"
        for text in self.told():
            yield text
            yield text.partition(":")[2].strip()


def asked_of_book(st: State) -> list[EffectText]:
    """What is being asked right now in the words of a passage: no more of it than that."""
    rules = st.rules
    found: dict[str, EffectText] = {}
    for frame in st.stack:
        if rules.kinds[frame.kind].beyond or not 0 <= frame.a < len(rules.effects):
            continue  # what goes on reading does so in no imagined world
        address = rules.effect_addresses[frame.a]
        if address.startswith(OF_BOOK):
            found[address] = EffectText(address, rules.effects[frame.a].text(), False)
    return list(found.values())


def line_of(address: str) -> str:
    """The line that a part of it belongs to: `card:burgle/play/1~2/1` is in `card:burgle/play/1~2`."""
    return "/".join(address.split("/")[:3])


def under(address: str, line: str) -> bool:
    """Whether something is a line, or a part of it."""
    return address == line or address.startswith(line + "/")


# ---------------------------------------------------------------- in a bot's process


@lru_cache(maxsize=16)
def redacted_rules(
    book: bytes, numbers: bytes, version: int, players: int, options: tuple[tuple[str, str], ...]
) -> Rules:
    """Write a rulebook from a redacted book."""
    found = read_book(book)
    told = json.loads(zlib.decompressobj().decompress(numbers, LARGEST))
    numbering = Numbering(FIRST_ACTION, told["frames"], told["actions"], told["effects"])
    numbering.places = told["places"]
    for address, rows in told["texts"].items():
        numbering.texts[address] = [EffectText(one, text, standing) for one, text, standing in rows]
    numbering.fix()
    return rules_from(GAMES[found.game], players, dict(options), found.tables, Sources(), version, found, numbering)
