"""Nobody learns what is hidden: view, options, refusals, odds, previews and events, byte for byte (SP-053, SP-106, CA-221)."""

import os
from collections.abc import Iterator
from typing import Any

import pytest

from burgle.chapters.bag import HUNTER, Bag
from burgle.chapters.events import ATTACK
from burgle.kernel.chance import seed_bytes
from burgle.kernel.determinise import determinise
from burgle.kernel.engine import advance, answer, decider
from burgle.kernel.state import Event, State
from burgle.view import notation
from burgle.view.events import seen, seen_events
from burgle.view.odds import odds
from burgle.view.table import view
from tests.props.flow import CHANNELS, SPECTATOR, Channel, act_leaks, acted, leaks, sees_table, told, twins_of
from tests.props.invariants import check, check_targets
from tests.props.ledgers import ledger_of
from tests.props.players import SEATS, TABLES, Dice, positions, sneak, spread

SEEDS = spread(int(os.environ.get("BURGLE_FLOW", "4")))
EVERY = 71


def scenes(players: int, seed: int, game: str = "space") -> Iterator[tuple[State, int]]:
    """Positions of a random game, each as every seat and a spectator see it."""
    for st in positions(players, seed, EVERY, game):
        for seat in range(SPECTATOR, players):
            yield st, seat


@pytest.mark.parametrize(("game", "players"), TABLES)
@pytest.mark.parametrize("seed", SEEDS)
def test_no_channel_tells_a_secret(game: str, players: int, seed: int) -> None:
    """SP-053, CA-008, CA-105, CA-221: the real game and its twins are told in the same bytes."""
    for st, seat in scenes(players, seed, game):
        for name, channel in CHANNELS.items():
            assert not leaks(st, seat, channel), f"{name} of seat {seat}, decision {st.did}"


@pytest.mark.parametrize(("game", "players"), TABLES)
@pytest.mark.parametrize("seed", SEEDS)
def test_no_answer_tells_a_secret(game: str, players: int, seed: int) -> None:
    """SP-053, SP-107, CA-221: an answer that shows a seat nothing new looks the same to it in every twin, whoever gives it."""
    compared = 0
    for st, seat in scenes(players, seed, game):
        for code in st.options[:6]:
            leak = act_leaks(st, seat, code, (3,))
            assert not leak, f"{notation.spell(st, code)} as seat {seat} sees it, decision {st.did}"
            compared += leak is False
    assert compared > 5  # the shortest game has but ten answers that show nothing new


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_twins_are_sound_states(game: str, players: int) -> None:
    """SP-254, CA-002: a twin is a state like any other, for every seat: all invariants hold, and it can be played on."""
    for st, seat in scenes(players, 1, game):
        if seat == SPECTATOR:
            continue
        for twin in twins_of(st, seat, (1,)):
            check(twin)
            check_targets(twin)
            assert twin.players[seat].hand == st.players[seat].hand
            dice = Dice(st.did)
            while not twin.over:
                answer(twin, sneak(twin, dice))
            check(twin)


@pytest.mark.parametrize("game", SEATS)
def test_twins_differ_in_what_is_hidden(game: str) -> None:
    """The comparison is worth something only if the twins really hold other cards."""
    *_, st = (st.copy() for st in positions(3, 1, EVERY, game))
    seat = decider(st)
    hands = {
        tuple(sorted(p.hand))
        for twin in twins_of(st, seat, tuple(range(100, 120)))
        for p in twin.players
        if p.seat != seat
    }
    assert len(hands) > 4
    keys = {twin.chance.all_keys()[0] for twin in twins_of(st, seat, tuple(range(100, 120)))}
    assert len(keys) == 20 and st.chance.all_keys()[0] not in keys


# ---------------------------------------------------------------- planted leaks


def deck_of(st: State) -> int:
    """Find the row's deck."""
    return ledger_of(st.rules).deck


def rival_of(st: State, seat: int) -> int:
    """Choose somebody else."""
    return (seat + 1) % len(st.players)


def full_preview(st: State, seat: int) -> object:
    """A preview that forgot to forget."""
    found = []
    for code in st.options if decider(st) == seat else []:
        after, events = acted(st, code)
        found.append(seen_events(after, events, seat, 0))
    return found


def loud_events(st: State, seat: int) -> object:
    """Events with their private part, after the first answer that draws."""
    found: list[Any] = []
    for code in st.options:
        after, events = acted(st, code)
        found += [seen(after, event, event.who, 0) for event in events]
    return found


def next_of(st: State, pile: int) -> int:
    """Look at what a pile would give."""
    world = st.copy()
    return world.piles[pile].draw(world.chance)


def rolled_odds(st: State, seat: int) -> object:
    """Chances that were tried out on the game's own bag."""
    world = st.copy()
    bag = world.piles[st.rules.pile_names.index("bag")]
    return [odds(st), [bag.draw(world.chance) for _ in range(min(6, bag.size()))]]


def helpful_refusal(st: State, seat: int) -> object:
    """A refusal that says who has the card."""
    return ["somebody has it" if any(card in p.hand for p in st.players) else "nobody has it" for card in range(60)]


def everybodys_options(st: State, seat: int) -> object:
    """The options of the waiting decision, whoever waits."""
    frame = st.stack[-1]
    return st.rules.kinds[frame.kind].ask(st, frame)


def shared_twin(st: State, seat: int) -> object:
    """A world for search that differs from the game in chance only."""
    world = st.copy()
    world.chance = determinise(st, seat if seat >= 0 else 0, seed_bytes(0)).chance
    return [p.hand for p in world.players]


PLANTED: dict[str, Channel] = {
    "a rival's hand in the view": lambda st, seat: {**view(st, seat), "peek": st.players[rival_of(st, seat)].hand},
    "all hands shown to a spectator": lambda st, seat: [view(st, p.seat) for p in st.players],
    "the order of the own deck": lambda st, seat: [view(st, seat), st.players[seat].deck.rest],
    "the next own card": lambda st, seat: sorted(st.players[seat].deck.rest)[st.chance.copy().below(seat, 3) :],
    "the next card of the row": lambda st, seat: next_of(st, deck_of(st)),
    "the next Secret": lambda st, seat: next_of(st, st.rules.pile_names.index("minor")),
    "the order of the row's deck": lambda st, seat: st.piles[deck_of(st)].rest,
    "the seed": lambda st, seat: st.chance.keys[0].hex(),
    "how much chance was used": lambda st, seat: st.chance.used,
    "a length": lambda st, seat: "*" * sum(st.players[rival_of(st, seat)].hand),
    "a rival's options": everybodys_options,
    "a label that knows the draw": full_preview,
    "events that name what another draws": loud_events,
    "odds rolled on the real bag": rolled_odds,
    "a refusal that knows the hands": helpful_refusal,
    "a search world that keeps the hands": shared_twin,
    "the number of distinct cards in a hand": lambda st, seat: len(set(st.players[rival_of(st, seat)].hand)),
}
PLANTED_UNDERGROUND: dict[str, Channel] = {
    "the next tile": lambda st, seat: next_of(st, st.rules.pile_names.index("depths_tiles")),
    "the next prisoner": lambda st, seat: next_of(st, st.rules.pile_names.index("prisoner")),
    "the order of the stack of tiles": lambda st, seat: st.piles[st.rules.pile_names.index("depths_tiles")].rest,
    "who could answer a Ghost": lambda st, seat: any(st.rules.cards[card].react for p in st.players for card in p.hand),
}
LEAKS = [
    *[(game, name, channel) for game in SEATS for name, channel in PLANTED.items()],
    *[("catacombs", name, channel) for name, channel in PLANTED_UNDERGROUND.items()],
]


@pytest.mark.parametrize(("game", "name", "leak"), LEAKS, ids=lambda part: part if isinstance(part, str) else "")
def test_planted_leak_is_found(game: str, name: str, leak: Channel) -> None:
    """The checker finds every leak that we put in, within a few games."""
    found = False
    for st, seat in (scene for number in (1, 2, 4) for scene in scenes(3, number, game)):
        seeds = (1, 2, 3)
        found = found or leaks(st, seat, leak, seeds)
        if found:
            return
    pytest.fail("the leak went unseen")


def is_calm(st: State) -> bool:
    """Say whether the second seat waits with cards in hand and deck, and nobody owns an answer to a Ghost."""
    owned = [card for p in st.players for card in p.hand + p.deck.rest]
    waits = st.active != 1 and bool(st.players[1].hand and st.players[1].deck.rest)
    return waits and all(st.rules.cards[card].react is None for card in owned)


@pytest.mark.parametrize("players", SEATS["catacombs"])
def test_a_ghost_does_not_tell_who_could_answer_it(players: int) -> None:
    """CA-221, CA-235: the owner of a card that answers Ghosts is asked wherever it is, in hand or in the deck."""
    st = next(st for st in positions(players, 1, 7, "catacombs") if is_calm(st))
    card = st.rules.card_ids["white_tourmaline"]
    bag = next(chapter for chapter in st.rules.chapters if isinstance(chapter, Bag))
    told_to: list[set[bytes]] = [set() for _ in range(players)]
    for place in ("hand", "deck"):
        world = st.copy()
        p = world.players[1]
        (p.hand if place == "hand" else p.deck.rest)[0] = card
        (p.hand if place == "deck" else p.deck.rest)[0] = st.rules.card_ids["burgle"]
        world.piles[bag.bag].rest = [HUNTER, HUNTER, HUNTER]
        for other in world.players:
            other.area = 0  # so that Ghosts come
        bag.attack(world, world.active, 2, ATTACK)
        advance(world)
        assert decider(world) == 1
        for seat in range(players):
            told_to[seat].add(told(world, seat, sees_table))
    assert [len(tellings) for tellings in told_to] == [2 if seat == 1 else 1 for seat in range(players)]


def test_planted_event_leak_is_found() -> None:
    """SP-053: a draw told with its card to everybody would be seen; told as it is, it is not."""
    for st, seat in scenes(3, 1):
        if seat in (SPECTATOR, decider(st)) or not st.players[decider(st)].deck.rest:
            continue
        who = decider(st)

        def draw(st: State, redact: bool, seat: int = seat, who: int = who) -> bytes:
            event = Event(2, who, st.players[who].hand[0] if st.players[who].hand else 0, 0, -1)
            return told(st, seat, lambda st, seat: seen(st, event, seat if redact else who, 0))

        twins = twins_of(st, seat, tuple(range(8)))
        assert len({draw(twin, True) for twin in [st, *twins]}) == 1
        if st.players[who].hand and len({draw(twin, False) for twin in [st, *twins]}) > 1:
            return
    pytest.fail("no hand could be told from another")
