"""Small campaigns for tests of the book: Legacy's tables with passages and stickers laid over them."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from typing import Any

from burgle.chapters.book import Book
from burgle.chapters.entry_kinds import ENTRY_KINDS, RUN
from burgle.chapters.stickers import KEPT
from burgle.content.family import Sticker, StickerFamily
from burgle.content.library import rules_from
from burgle.content.tables import Sources, merge, read_tables
from burgle.games import GAMES
from burgle.games.story import stickers_in
from burgle.kernel.addresses import number_of
from burgle.kernel.chance import seed_bytes
from burgle.kernel.content import EITHER
from burgle.kernel.engine import advance, answer
from burgle.kernel.rules import Rules
from burgle.kernel.start import Opening, new_state
from burgle.kernel.state import State

LEGACY = GAMES["legacy"]


def written(players: int = 2, options: Mapping[str, str] | None = None, **tables: Any) -> Rules:
    """Legacy's rulebook with these tables of a campaign."""
    own, _ = read_tables(LEGACY.package, (), LEGACY.files)
    own = copy.deepcopy(own)
    merge(own, tables, "test")
    return rules_from(LEGACY, players, options or {}, own, Sources())


def passages(**lines: Sequence[str]) -> list[dict[str, Any]]:
    """Passages p1, p2 ... from their lines."""
    return [{"id": key, "lines": list(text)} for key, text in lines.items()]


def begun(rules: Rules, opening: Opening | None = None, seed: int = 5) -> State:
    """A game in the first turn of the first seat."""
    st = new_state(rules, seed_bytes(seed), 0, [], opening)
    while not in_turn(st):
        answer(st, st.options[0])
    if st.events is not None:
        st.events.clear()
    return st


def in_turn(st: State) -> bool:
    """Whether a turn waits for its player."""
    return bool(st.stack) and st.stack[-1].kind == number_of(st.rules, "frame:turn")


def book_of(st: State) -> Book:
    """The chapter of the book."""
    return next(chapter for chapter in st.rules.chapters if isinstance(chapter, Book))


def read(st: State, key: str, who: int = 0, outcome: int = EITHER, star: int = -1, again: bool = False) -> None:
    """Read a passage in the middle of what goes on."""
    book_of(st).open(st, st.rules.things["passage"].index(key), who, outcome, star, again)
    advance(st)


def spelled(st: State) -> list[str]:
    """What the waiting decision offers."""
    frame = st.stack[st.asked]
    return [st.rules.kinds[frame.kind].spell(st, frame, code) for code in st.options]


def do(st: State, text: str) -> None:
    """Answer as a person would type it."""
    answer(st, st.options[spelled(st).index(text)])


def zone(st: State, name: str) -> list[int]:
    """A list of the state."""
    return st.zones[st.rules.zone_names.index(name)]


def entries(st: State) -> list[str]:
    """The permanent facts of a game, readable."""
    found: list[str] = []
    run = zone(st, "entries")
    for i in range(0, len(run), RUN):
        kind = ENTRY_KINDS[run[i]]
        words = [kind.name]
        for sort, value in zip((kind.a, kind.b, kind.c), run[i + 2 : i + RUN], strict=True):
            if sort and value >= 0:
                words.append(thing(st.rules, sort, value))
        found.append(" ".join(words))
    return found


def thing(rules: Rules, sort: str, value: int) -> str:
    """The key of a number of a sort."""
    if sort == "card":
        return rules.cards[value].key
    if sort == "space":
        return rules.spaces[value].key
    return rules.things[sort][value] if sort in rules.things else str(value)


def told(st: State) -> list[str]:
    """What happened, by codes and keys."""
    found: list[str] = []
    for event in st.events or []:
        kind = st.rules.events[event.kind]
        names = [thing(st.rules, sort, n) for sort, n in ((kind.a, event.a), (kind.b, event.b)) if sort]
        found.append(" ".join([kind.code, *names]))
    return found


class BookFamily(StickerFamily):
    """The rulebooks of a small campaign: each sticker on each of its spots, both sides of the board, modules locked or not."""

    def __init__(self, players: int, **tables: Any) -> None:
        own, _ = read_tables(LEGACY.package, (), LEGACY.files)
        own = copy.deepcopy(own)
        merge(own, tables, "test")
        self.names, self.kinds, self.all_spots, where = stickers_in(own)
        self.pairs = [(n, spot) for n, spots in enumerate(where) for spot in spots]
        entries = {entry["id"]: entry for entry in tables.get("sticker", [])}
        overs = [
            Sticker(f"{self.names[n]} on {spot}", over_of(entries[self.names[n]], self.all_spots[spot]))
            for n, spot in self.pairs
        ]
        super().__init__(LEGACY, players, [{"side": "overworld"}, {"side": "underworld"}], own, overs)

    def member(self, st: State) -> Rules:
        rules, modules, sides = st.rules, st.rules.things["module"], st.rules.things["side"]
        stuck = zone(st, "stuck")
        pairs = [(stuck[i], stuck[i + 1]) for i in range(0, len(stuck), 2) if self.kinds[stuck[i]] not in KEPT]
        locked = ",".join(modules[n] for n in zone(st, "locked"))
        side = sides[st.nums[rules.num_names.index("side")]]
        return self.on({"side": side, **({"without": locked} if locked else {})}, pairs)

    def on(self, options: dict[str, str], pairs: Sequence[tuple[int, int]] = ()) -> Rules:
        """The rulebook with these options and stickers."""
        if options not in self.boards:
            self.boards.append(options)
        return self.rules(self.boards.index(options), [self.pairs.index(pair) for pair in pairs])


def over_of(entry: Mapping[str, Any], spot: str) -> dict[str, Any]:
    """What a sticker lays over the tables."""
    over, kind = dict(entry.get("over", {})), entry["kind"]
    if kind == "space":
        return {"module": [{"id": spot[0], "space": {spot[1:]: over}}]}
    if kind == "path":
        return {"path": [{"id": spot, **over}]}
    if kind == "card":
        return {"card": [{"id": spot.partition(":")[2], **over}]}
    return {kind: over} if kind == "params" else {}
