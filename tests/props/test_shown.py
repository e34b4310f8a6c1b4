"""Worlds, previews and refusals know what a seat was shown and nothing else: two games that told it the same are one to it."""

import os
from collections import Counter
from collections.abc import Callable

import pytest

from burgle.kernel.chance import seed_bytes
from burgle.kernel.determinise import determinise
from burgle.kernel.encode import encode
from burgle.kernel.engine import answer, decider
from burgle.kernel.frames import FrameKind
from burgle.kernel.rules import Rules
from burgle.kernel.state import State
from burgle.kernel.together import may_answer
from burgle.view.paths import reach
from tests.props.flow import CHANNELS, SPECTATOR, told
from tests.props.players import SEATS, Dice, policy_of, rules_of, spread
from tests.props.shown import Pair, opened, pairs
from tests.props.test_wild import wild_rules

Deal = Callable[[State, int, bytes], State]
SEEDS = spread(int(os.environ.get("BURGLE_SHOWN", "2")))


def leaks(pair: Pair, seat: int, deal: Deal) -> set[str]:
    """Name what would tell a seat which of two games it sits in, though it was told the same of both."""
    found = {
        "world"
        for seed in (1, 2)
        if encode(deal(pair.real, seat, seed_bytes(seed))) != encode(deal(pair.fork, seat, seed_bytes(seed)))
    }
    if not may_answer(pair.real, seat):  # who is not asked is told no more than the views, which are the same
        return found
    if reach(pair.real, seat) != reach(pair.fork, seat):
        found.add("path")
    return found | {
        name for name, channel in CHANNELS.items() if told(pair.real, seat, channel) != told(pair.fork, seat, channel)
    }


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("game", "players"), [(game, players) for game in SEATS for players in (2, 3)])
def test_what_was_told_alike_is_one_world(game: str, players: int, seed: int) -> None:
    """SP-053, CA-221, L1-027, L1-030: nothing differs for a seat between two games that it could not tell apart."""
    rules = rules_of(players, seed, game)
    compared = followed(rules, seed)
    assert compared["hidden"] > 5, compared  # a short game has but a few
    if game == "legacy" and "without" not in rules.options:
        # All Roles are dealt at once: a seat that was dealt the same ones is soon told which others were kept.
        assert compared["drafts"] > 3, compared


@pytest.mark.parametrize("game", SEATS)
def test_packs_keep_secrets_too(game: str) -> None:
    """SP-053, CA-221: nor with a pack that uses every word of the language."""
    assert followed(wild_rules(3, game), 7)["hidden"] > 15


def followed(rules: Rules, seed: int) -> Counter[str]:
    """Compare all that is computed for seats in games that they cannot tell apart; counts how often something was hidden."""
    compared: Counter[str] = Counter()
    for pair in pairs(rules, seed):
        for seat in pair.alike - {SPECTATOR} if pair.apart() else ():
            assert leaks(pair, seat, determinise) == set(), f"seat {seat}, decision {pair.real.did}, {pair.stream}"
            compared["hidden"] += 1
            compared["drafts"] += pair.drafts_apart()
    return compared


def keeps_frames(st: State, seat: int, seed: bytes) -> State:
    """A world as it was dealt before frames forgot: hands and decks are others, but what is on offer is the real thing."""
    world = determinise(st, seat, seed)
    for frame, real in zip(world.stack, st.stack, strict=True):
        frame.items = real.items[:]
    return world


def keeps_hands(st: State, seat: int, seed: bytes) -> State:
    """A world with the hands of the game."""
    world = determinise(st, seat, seed)
    for p, real in zip(world.players, st.players, strict=True):
        p.hand = real.hand[:]
    return world


@pytest.mark.parametrize(
    ("game", "deal"),
    [("legacy", keeps_frames), *((game, keeps_hands) for game in SEATS)],
    ids=lambda part: getattr(part, "__name__", part),
)
def test_a_world_that_keeps_a_secret_is_found(game: str, deal: Deal) -> None:
    """L1-027, L1-030: the draft that once went into every world, and a hand, are noticed."""
    found = (leaks(pair, seat, deal) for pair in pairs(rules_of(2, 0, game), 0) for seat in pair.alike - {SPECTATOR})
    assert any("world" in names for names in found)


# ---------------------------------------------------------------- what kinds of frames say of themselves


@pytest.mark.parametrize("game", SEATS)
def test_every_kind_of_frame_that_hides_something_forgets_it(game: str) -> None:
    """A kind says whether all know its numbers (it cannot be made without), and if not, how they are dealt anew."""
    for kind in rules_of(2, 0, game).kinds:
        assert kind.public or type(kind).unseen is not FrameKind.unseen, type(kind).__name__


def test_a_kind_of_frame_must_say_whether_it_is_public() -> None:
    with pytest.raises(TypeError, match="public"):
        FrameKind(True, False)  # type: ignore[call-arg]


@pytest.mark.parametrize(("pile", "kind"), [("role", "RoleKind"), ("vault", "VaultKind")])
def test_drafts_of_others_are_dealt_fairly(pile: str, kind: str) -> None:
    """L1-027, L1-030: in the worlds of a seat every card that it has not seen is as likely to be on offer to another."""
    rules = rules_of(3, 0, "legacy")
    st = opened(rules, 0)
    while type(rules.kinds[st.stack[-1].kind]).__name__ != kind:
        answer(st, st.options[0])
    who = decider(st)
    seat = (who + 1) % 3
    others = [at for at, frame in enumerate(st.stack) if frame.kind == st.stack[-1].kind and frame.who != seat]
    hidden = [card for at in others for card in st.stack[at].items]
    copies = Counter(st.piles[rules.pile_names.index(pile)].rest + hidden)
    offered = {at: Counter[int]() for at in others if st.stack[at].items}
    for seed in range(600):
        world = determinise(st, seat, seed_bytes(seed))
        for at, cards in offered.items():
            assert len(world.stack[at].items) == len(st.stack[at].items)
            cards.update(world.stack[at].items)
    for at, cards in offered.items():  # each of the others, also a card that really is on offer to a third
        expected = 600 * len(st.stack[at].items) / copies.total()
        assert set(cards) == set(copies)
        assert all(0.6 < cards[card] / (expected * copies[card]) < 1.4 for card in copies)
    own = determinise(st, who, seed_bytes(1))
    assert own.stack[-1].items == st.stack[-1].items


def test_a_card_picked_from_a_hand_stays_in_it() -> None:
    """SP-159: all have seen that it is there until the end of the turn, so it is in every world, which can be played on."""
    rules = wild_rules(2, "space")
    picked = rules.zone_names.index("held_hand")
    looked = 0
    for seed in range(40):
        st, dice = opened(rules, seed), Dice(seed)
        while not st.over and st.turn < 60:
            seat = 1 - st.active
            if st.zones[picked] and len(st.players[st.active].deck.rest) > 2:
                looked += 1
                for number in range(3):
                    world = determinise(st, seat, seed_bytes(number))
                    hand = world.players[st.active].hand
                    assert all(hand.count(card) >= st.zones[picked].count(card) for card in st.zones[picked])
                    assert len(hand) == len(st.players[st.active].hand)
            answer(st, policy_of(2)(st, dice))
        if looked > 10:
            return
    pytest.fail("no card was picked from a hand")
