"""The order of plays never matters: a hand that neither draws nor asks ends in the same place whichever way it is played.

Everything is compared: pools, coins, cubes, damage, tokens, the turn's deeds, open offers, and which claims were paid.
"""

import os
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from burgle.chapters.decks import Draw
from burgle.games import GAMES
from burgle.games.catacombs.hoards import FromPool
from burgle.kernel.codes import IN
from burgle.kernel.effects import Effect
from burgle.kernel.engine import answer
from burgle.kernel.rules import Rules
from burgle.kernel.state import State
from tests.props.ledgers import ledger_of, parts_of
from tests.props.players import SEATS, positions, rules_of

HANDS = int(os.environ.get("BURGLE_HANDS", "400"))
MOST_CARDS = 5
TOKENS = {
    "space": ("crystal", "contraband", "command_code", "sixth_crystal"),
    "catacombs": ("idol", "crown_9", "backpack", "peasant", "warrior", "golden_monkey_bot", "rusty_censer"),
    "legacy": ("crown_9", "backpack", "canoe", "gold_dragon_egg", "mystic_fruit", "grand_seal_of_excellence"),
    "darkest": ("pickaxe", "chalice", "dragon_egg", "bell_metal", "bog_iron"),
}


def is_quiet(effect: Effect | None) -> bool:
    """Say whether an effect neither draws nor asks, in any of its parts."""
    return effect is None or all(part.simple and not isinstance(part, Draw | FromPool) for part in parts_of(effect))


def quiet_cards(rules: Rules) -> list[int]:
    """List the cards whose play needs no answer and brings no new card."""
    boxes = GAMES[rules.game].card_parts  # what is done as well when the card is played, where it lies open
    return [
        card.id
        for card in rules.cards
        if card.fight < 0
        and card.use is None
        and all(is_quiet(one) for one in (card.play, *map(card.moments.get, boxes)))
    ]


@cache
def scenes(game: str) -> list[State]:
    """Turns out of the middle of games, with enough cubes at home for all the noise a hand can make (SP-152, CA-035)."""
    found = []
    for seed in range(12):
        for st in positions(2 + seed % len(SEATS[game]), seed, 97, game):
            turn = ledger_of(st.rules).turn_kinds[st.stack[-1].kind]
            if turn and st.players[st.active].status == IN and min(p.supply for p in st.players) >= 12:
                found.append(st.copy())
    return found


def outcome(st: State) -> Any:
    """All that a hand can change, without the order in which it came about."""
    return (
        [
            (p.status, p.skill, p.sword, p.boot, p.gold, p.supply, p.area, p.damage, p.hush, p.tokens)
            for p in st.players
        ],
        [(p.stand_ins, p.unmarked, sorted(p.play), sorted(p.discard), p.deck.everything()) for p in st.players],
        st.nums,
        st.deeds,
        sorted((claim.effect, claim.who, claim.source, claim.paid) for claim in st.claims),
        [
            sorted(zip(zone[::2], zone[1::2], strict=True)) if i == st.rules.z_offers else sorted(zone)
            for i, zone in enumerate(st.zones)
        ],
        sorted(st.options) if not st.zones[st.rules.z_offers] else len(st.options),  # offers are numbered as they came
    )


def endings(st: State, play: int) -> list[tuple[list[int], Any]]:
    """Play the hand in every order; for each, the order and the outcome."""
    hand = sorted(set(st.players[st.active].hand))
    if not hand:
        return [([], outcome(st))]
    found = []
    for card in hand:
        twin = st.copy()
        answer(twin, play << 16 | card)
        found += [([card, *order], end) for order, end in endings(twin, play)]
    return found


QUIET = {game: quiet_cards(rules_of(counts[-1], 0, game)) for game, counts in SEATS.items()}  # the Party's cards too


def hands(game: str) -> Any:
    """Hands, scenes, tokens and damage to try."""
    return given(
        some.lists(some.sampled_from(QUIET[game]), min_size=2, max_size=MOST_CARDS),
        some.integers(0, 10_000),
        some.sets(some.sampled_from(TOKENS[game])),
        some.integers(0, 6),
    )


def ends_alike(game: str, hand: list[int], scene: int, tokens: set[str], damage: int) -> None:
    """Play a hand in every order, in some turn of some game, with tokens that cards look at."""
    st = scenes(game)[scene % len(scenes(game))].copy()
    p = st.players[st.active]
    p.hand = hand
    hurt = max(0, damage - p.damage)
    p.damage, p.supply = p.damage + hurt, p.supply - hurt
    if "felt" in st.rules.player_nums:  # it was there before the turn: nobody reacts to it
        p.nums[st.rules.player_nums.index("felt")] = p.damage
    for key in sorted(tokens):
        st.gain_token(p, st.rules.token_ids[key])
    st.dirty = 0
    play = next(action.kind for action in st.rules.actions if action.name == "play")
    first, *others = endings(st, play)
    for order, end in others:
        assert end == first[1], [[st.rules.cards[card].key for card in cards] for cards in (first[0], order)]


@settings(max_examples=HANDS)
@hands("space")
def test_every_order_ends_alike(hand: list[int], scene: int, tokens: set[str], damage: int) -> None:
    """SP-042, SP-058 to SP-062, SP-155, SP-187 to SP-190: the order of plays makes no difference."""
    ends_alike("space", hand, scene, tokens, damage)


@settings(max_examples=HANDS)
@hands("catacombs")
def test_every_order_ends_alike_underground(hand: list[int], scene: int, tokens: set[str], damage: int) -> None:
    """CA-022, CA-031, CA-036 to CA-038, CA-044 to CA-047: the order of plays makes no difference."""
    ends_alike("catacombs", hand, scene, tokens, damage)


@settings(max_examples=HANDS)
@hands("legacy")
def test_every_order_ends_alike_in_the_office(hand: list[int], scene: int, tokens: set[str], damage: int) -> None:
    """L1-032, L1-038, L1-116: the order of plays makes no difference."""
    ends_alike("legacy", hand, scene, tokens, damage)


@settings(max_examples=HANDS // 2)
@hands("darkest")
def test_every_order_ends_alike_on_the_lakebed(hand: list[int], scene: int, tokens: set[str], damage: int) -> None:
    """L2-056, L2-063, L2-066 to L2-069, L2-138: the order of plays makes no difference, boxes that lie open included."""
    ends_alike("darkest", hand, scene, tokens, damage)


@pytest.mark.parametrize("game", SEATS)
def test_most_cards_are_quiet(game: str) -> None:
    """The property is about most of the cards; those left out draw, or ask something."""
    rules = rules_of(SEATS[game][-1], 0, game)
    cards = [card for card in rules.cards if card.fight < 0 and card.use is None]
    assert len(QUIET[game]) > len(cards) // 2
    assert len(scenes(game)) > 30
    for card in cards:
        if card.id not in QUIET[game]:
            boxes = (card.moments.get(name) for name in GAMES[game].card_parts)
            words = "; ".join(one.text() for one in (card.play, *boxes) if one is not None)
            asks = (
                "choose",
                "may",
                "pay",
                "trash",
                "acquire",
                "take",
                "draw",
                "teleport to",
                "replace",
                "mark",
                "secret",
                "prisoner",
            )
            assert any(word in words for word in asks), words
