"""Answers to the questions that only the Catacombs ask: tiles to be laid and turned, teleports, deals, Ghosts."""

from __future__ import annotations

from typing import Final

from burgle.bots.catacombs.errand import CatacombsErrand
from burgle.bots.catacombs.walk import CatacombsWalk
from burgle.bots.mind.replies import about_devices, best_of
from burgle.bots.mind.thoughts import Thoughts
from burgle.bots.mind.walk import Spot
from burgle.games.catacombs.blink import BY_PORTAL, OVER_EDGE
from burgle.kernel.codes import PASS, PICK, arg_of, kind_of
from burgle.kernel.state import Frame

ROOM: Final = 0xFFF  # of a teleport's goal
BEHIND: Final = 0.4  # how far the rooms next to the first one of a tile count, at a glance
ONWARD: Final = 0.3  # points that a tunnel out of it is worth


def reply(mind: Thoughts, errand: CatacombsErrand, options: list[int]) -> int:
    """Answer a question of this game; -1: it is none."""
    frame, board = mind.st.stack[mind.st.asked], errand.board
    if frame.kind == board.tunnels.k_discover:
        return lay(mind, errand, frame, options)
    if frame.kind == board.blinks.k_blink:
        return hop(mind, errand, options)
    if frame.kind == board.shifting.k_turn:
        cell = mind.st.zones[board.dungeon.cell][frame.a]
        return options[best_of([turned(mind, errand, frame.a, cell, arg_of(code), False) for code in options])]
    if frame.kind == board.shifting.k_lay:
        return options[best_of([turned(mind, errand, frame.b, frame.a, arg_of(code), True) for code in options])]
    if frame.kind == board.shifting.k_cell:
        return options[best_of([-way_to_cell(mind, errand, arg_of(code)) for code in options])]
    if frame.kind == board.features.k_mark:
        near = errand.ways.out_of(mind.me.room)
        return options[best_of([near[arg_of(code)] for code in options])]  # the near ones can be marked on foot
    if frame.kind == board.bazaar.k_deal:
        return deal(mind, errand, frame, options)
    if frame.kind == board.ghosts.k_react:
        return react(mind, options)
    return about_devices(mind, options)


def lay(mind: Thoughts, errand: CatacombsErrand, frame: Frame, options: list[int]) -> int:
    """Lay a tile so that the way in is cheap and what lies behind it is good."""
    best, choice = -1e9, options[0]
    ways: dict[int, int] = {}  # by orientation: the option with the most Swords
    for code in options:
        if kind_of(code) == PICK:
            ways[arg_of(code) >> 3] = code
    if not ways:
        given_up = [code for code in options if kind_of(code) < PICK + 2 and kind_of(code) != PASS]
        cell = errand.board.dungeon.cell_beyond(mind.st, frame.a)
        return given_up[best_of([turned(mind, errand, frame.b, cell, arg_of(code), True) for code in given_up])]
    if mind.brisk:
        mind.brisk = False  # with the tile laid, the map is another one
        return ways[glance(mind, errand, frame, list(ways))]
    cell = errand.board.dungeon.cell_beyond(mind.st, frame.a)
    for turn, code in ways.items():
        then, walk = after(mind, errand, frame.b, cell, turn, True)
        here = walk.here()
        spot: Spot | None = None
        if frame.items[0]:
            entry = then.board.dungeon.ends[then.board.dungeon.facing(then.st, frame.a, frame.b, turn)]
            if entry is not None:
                spot = walk.enter(here, entry.room)
        else:
            for link in then.ways.links_of(mind.me.room):
                if link.end == frame.a:
                    spot = walk.take(here, link)
        if spot is not None:
            _, value = walk.search(spot)
            value = max(value, spot.gain + walk.rest(spot))
            if value > best:
                best, choice = value, code
    return choice


def glance(mind: Thoughts, errand: CatacombsErrand, frame: Frame, turns: list[int]) -> int:
    """How to lay a tile, by the way in and by what the first room has and leads to: no map is drawn for it."""
    st, board = mind.st, errand.board
    d, now = board.dungeon, errand.now
    best, choice = -1e9, turns[0]
    near = d.ends[frame.a]
    for turn in turns:
        entry = d.ends[d.facing(st, frame.a, frame.b, turn)]
        if near is None or entry is None:
            continue
        boots, enemies = max(near.boots, entry.boots), near.enemies + entry.enemies
        value = -errand.late * boots - (0 if errand.ways.cloaked else enemies) * mind.worth.damage
        rooms = [(entry.room, 1.0)]
        for way in st.rules.spaces[entry.room].exits:
            rooms.append((way.to, BEHIND))
        for room, share in rooms:
            for _, worth in errand.finds.things(room, now.marked, now.gold):
                value += share * worth
            if st.rules.spaces[room].artifact and errand.unknown and now.room_for:
                value += share * errand.unknown
        for end in d.ends_of[entry.room]:
            if d.ends[end] is not None:
                value += ONWARD
        if value > best:
            best, choice = value, turn
    return choice


def after(
    mind: Thoughts, errand: CatacombsErrand, tile: int, cell: int, turn: int, new: bool
) -> tuple[CatacombsErrand, CatacombsWalk]:
    """The errand as it would be with a tile laid or turned so."""
    st = mind.st.copy()
    board = errand.board
    board.dungeon.set_down(st, tile, cell, turn)
    if new:
        board.treasures.tile_laid(st, board.dungeon.tiles[tile])
    me = st.players[mind.me.seat]
    then = CatacombsErrand(st, me, mind.book, mind.deck, mind.danger, mind.taste, errand.finds)
    return then, CatacombsWalk(st, me, mind.book, then, mind.worth)


def turned(mind: Thoughts, errand: CatacombsErrand, tile: int, cell: int, turn: int, new: bool) -> float:
    """How the player stands after a tile was laid or turned."""
    then, _ = after(mind, errand, tile, cell, turn, new)
    return then.promise(mind.me.room, then.now)


def way_to_cell(mind: Thoughts, errand: CatacombsErrand, cell: int) -> float:
    """The effort to reach an empty cell."""
    d, near = errand.board.dungeon, errand.ways.out_of(mind.me.room)
    ways = [near[room] + link.boots for room, link in errand.ways.edges if d.cell_beyond(mind.st, link.end) == cell]
    return min(ways, default=99.0)


def hop(mind: Thoughts, errand: CatacombsErrand, options: list[int]) -> int:
    """Teleport to where the rest of the turn is best."""
    walk = CatacombsWalk(mind.st, mind.me, mind.book, errand, mind.worth)
    here = walk.here()
    values: list[float] = []
    for code in options:
        goal = arg_of(code)
        if goal & OVER_EDGE:
            values.append(walk.news + walk.rest(here))
        else:
            _, value = walk.search(walk.enter(here, goal & ROOM))
            values.append(value + (0.1 if goal & BY_PORTAL else 0.0))
    return options[best_of(values)]


def deal(mind: Thoughts, errand: CatacombsErrand, frame: Frame, options: list[int]) -> int:
    """Buy the best item at another price; a coupon is kept if it can be."""
    items = errand.board.bazaar.items
    worth = errand.finds.worth_of
    return options[
        best_of([worth(mind.st.rules.tokens[items[arg_of(code) >> 1]]) - 2 * (arg_of(code) & 1) for code in options])
    ]


def react(mind: Thoughts, options: list[int]) -> int:
    """Answer a Ghost unless the card is worth more than the wound."""
    cards, worth = mind.st.rules.cards, mind.worth
    values: list[float] = []
    for code in options:
        card = arg_of(code)
        gain = worth.wound + worth.effect(cards[card].react, card) - worth.card(card) if kind_of(code) != PASS else 0.0
        values.append(gain)
    return options[best_of(values)]
