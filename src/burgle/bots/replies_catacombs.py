"""Answers to the questions that only the Catacombs ask: tiles to be laid and turned, teleports, deals, Ghosts."""

from __future__ import annotations

from burgle.bots.delve import Delver, Spot
from burgle.bots.goals_catacombs import CatacombsJourney
from burgle.bots.thoughts import Thoughts
from burgle.chapters.devices import Devices
from burgle.games.catacombs.blink import BY_PORTAL, OVER_EDGE
from burgle.kernel.codes import PASS, PICK, arg_of, kind_of
from burgle.kernel.state import Frame

ROOM = 0xFFF  # of a teleport's goal


def reply(mind: Thoughts, journey: CatacombsJourney, options: list[int]) -> int:
    """Answer a question of this game; -1: it is none."""
    frame, under = mind.st.stack[mind.st.asked], journey.under
    if frame.kind == under.tunnels.k_discover:
        return lay(mind, journey, frame, options)
    if frame.kind == under.blinks.k_blink:
        return hop(mind, journey, options)
    if frame.kind == under.shifting.k_turn:
        cell = mind.st.zones[under.dungeon.cell][frame.a]
        return max(options, key=lambda code: turned(mind, journey, frame.a, cell, arg_of(code), False))
    if frame.kind == under.shifting.k_lay:
        return max(options, key=lambda code: turned(mind, journey, frame.b, frame.a, arg_of(code), True))
    if frame.kind == under.shifting.k_cell:
        return min(options, key=lambda code: way_to_cell(mind, journey, arg_of(code)))
    if frame.kind == under.features.k_mark:
        near = journey.chart.out_of(mind.me.room)
        return max(options, key=lambda code: near[arg_of(code)])  # the near ones can be marked on foot
    if frame.kind == under.bazaar.k_deal:
        return deal(mind, journey, frame, options)
    if frame.kind == under.ghosts.k_react:
        return react(mind, options)
    devices = mind.book.find(Devices)
    if frame.kind == devices.k_replace:
        return min(options, key=lambda code: in_the_row(mind, arg_of(code)))
    if frame.kind == devices.k_free:
        return max(options, key=lambda code: mind.shop.value(arg_of(code)))
    return -1


def lay(mind: Thoughts, journey: CatacombsJourney, frame: Frame, options: list[int]) -> int:
    """Lay a tile so that the way in is cheap and what lies behind it is good."""
    best, choice = -1e9, options[0]
    ways: dict[int, int] = {}  # by orientation: the option with the most Swords
    for code in options:
        if kind_of(code) == PICK:
            ways[arg_of(code) >> 3] = code
    if not ways:
        given_up = [code for code in options if kind_of(code) < PICK + 2 and kind_of(code) != PASS]
        cell = journey.under.dungeon.cell_beyond(mind.st, frame.a)
        return max(given_up, key=lambda code: turned(mind, journey, frame.b, cell, arg_of(code), True))
    cell = journey.under.dungeon.cell_beyond(mind.st, frame.a)
    for turn, code in ways.items():
        then, delver = after(mind, journey, frame.b, cell, turn, True)
        here = delver.here()
        spot: Spot | None = None
        if frame.items[0]:
            entry = then.under.dungeon.ends[then.under.dungeon.facing(then.st, frame.a, frame.b, turn)]
            if entry is not None:
                spot = delver.enter(here, entry.room)
        else:
            for link in then.chart.links[mind.me.room]:
                if link.end == frame.a:
                    spot = delver.take(here, link)
        if spot is not None:
            _, value = delver.search(spot)
            value = max(value, spot.gain + delver.rest(spot))
            if value > best:
                best, choice = value, code
    return choice


def after(
    mind: Thoughts, journey: CatacombsJourney, tile: int, cell: int, turn: int, new: bool
) -> tuple[CatacombsJourney, Delver]:
    """The errand as it would be with a tile laid or turned so."""
    st = mind.st.copy()
    under = journey.under
    under.dungeon.set_down(st, tile, cell, turn)
    if new:
        under.treasures.tile_laid(st, under.dungeon.tiles[tile])
    me = st.players[mind.me.seat]
    then = CatacombsJourney(st, me, mind.book, mind.deck, mind.danger, mind.taste)
    return then, Delver(st, me, mind.book, then, mind.worth)


def turned(mind: Thoughts, journey: CatacombsJourney, tile: int, cell: int, turn: int, new: bool) -> float:
    """How the player stands after a tile was laid or turned."""
    then, _ = after(mind, journey, tile, cell, turn, new)
    return then.promise(mind.me.room, then.now)


def way_to_cell(mind: Thoughts, journey: CatacombsJourney, cell: int) -> float:
    """The effort to reach an empty cell."""
    d, near = journey.under.dungeon, journey.chart.out_of(mind.me.room)
    ways = [near[room] + link.boots for room, link in journey.chart.edges if d.cell_beyond(mind.st, link.end) == cell]
    return min(ways, default=99.0)


def hop(mind: Thoughts, journey: CatacombsJourney, options: list[int]) -> int:
    """Teleport to where the rest of the turn is best."""
    delver = Delver(mind.st, mind.me, mind.book, journey, mind.worth)
    here = delver.here()

    def value(code: int) -> float:
        goal = arg_of(code)
        if goal & OVER_EDGE:
            return delver.news + delver.rest(here)
        spot = delver.enter(here, goal & ROOM)
        return delver.search(spot)[1] + (0.1 if goal & BY_PORTAL else 0.0)

    return max(options, key=value)


def deal(mind: Thoughts, journey: CatacombsJourney, frame: Frame, options: list[int]) -> int:
    """Buy the best item at another price; a coupon is kept if it can be."""
    items = journey.under.bazaar.items
    worth = journey.pockets.worth_of
    return max(options, key=lambda code: worth(mind.st.rules.tokens[items[arg_of(code) >> 1]]) - 2 * (arg_of(code) & 1))


def react(mind: Thoughts, options: list[int]) -> int:
    """Answer a Ghost unless the card is worth more than the wound."""
    cards, worth = mind.st.rules.cards, mind.worth

    def value(code: int) -> float:
        if kind_of(code) == PASS:
            return 0.0
        card = arg_of(code)
        return worth.wound + worth.effect(cards[card].react, card) - worth.card(card)

    return max(options, key=value)


def in_the_row(mind: Thoughts, card: int) -> float:
    """What it is worth that a card lies in the row."""
    kind = mind.st.rules.cards[card]
    if kind.danger:
        return -mind.shop.relief(card)
    return max(mind.shop.prize(card) if kind.fight >= 0 else mind.shop.value(card), 0.0)
