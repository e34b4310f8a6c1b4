"""Pieces of a campaign: fetched out of storage, put back, destroyed, and what is written for good."""

from __future__ import annotations

from typing import Any

import pytest

from burgle.kernel.chance import seed_bytes
from burgle.kernel.codes import ESCAPED
from burgle.kernel.rules import Rules
from burgle.kernel.start import Opening, new_state
from burgle.kernel.state import State
from burgle.view.scores import score_lines
from tests.rules.book import begun, do, entries, in_turn, passages, read, spelled, told, written, zone

SEALED: list[dict[str, Any]] = [
    {"id": "novel", "name": "Novel", "cost": 2, "copies": 0, "stored": 3, "points": 2, "play": "skill 1"},
    {"id": "memo", "name": "Memo", "cost": 2, "copies": 0, "play": "skill 1"},
]
TOKENS: list[dict[str, Any]] = [
    {"id": "crate", "name": "Crate", "pool": "minor", "copies": 0, "found": "gold 1"},
    {"id": "lamp", "name": "Lamp", "pool": "item", "copies": 0, "price": 4},
]


def rules(**lines: list[str]) -> Rules:
    """Legacy with sealed pieces."""
    return written(2, passage=passages(**lines), card=SEALED, token=TOKENS)


def game(**lines: list[str]) -> State:
    """A game of two characters."""
    return begun(rules(**lines), Opening({"seats": [0, 1]}, {"game": 1}))


def everywhere(st: State, key: str) -> int:
    """How many copies of a card are in play, wherever they are."""
    card = st.rules.card_ids[key]
    piles = [st.piles[st.rules.pile_names.index("adventure")], *(p.deck for p in st.players)]
    lists = [st.row, zone(st, "spent"), *(cards for p in st.players for cards in (p.hand, p.discard, p.play))]
    return sum(pile.count(card) for pile in piles) + sum(cards.count(card) for cards in lists)


def test_what_nobody_has_fetched_is_in_no_deck() -> None:
    """L1-177: not before a text fetches it."""
    st = game(p1=["gold 1"])
    assert everywhere(st, "novel") == everywhere(st, "memo") == 0


@pytest.mark.parametrize("place", ["deck", "discard", "hand", "spent"])
def test_fetched_cards_go_exactly_where_the_text_says(place: str) -> None:
    """L1-177: all copies of that card and no other, to the stated place of who is addressed."""
    st = game(p1=[f"fetch novel to {place}"])
    card, p = st.rules.card_ids["novel"], st.players[1]
    read(st, "p1", 1)
    adventure = st.piles[st.rules.pile_names.index("adventure")]
    found = {"deck": adventure.count(card), "discard": p.discard.count(card), "hand": p.hand.count(card),
             "spent": zone(st, "spent").count(card)}  # fmt: skip
    assert found == {name: 3 if name == place else 0 for name in found} and everywhere(st, "novel") == 3
    assert everywhere(st, "memo") == 0 and entries(st)[-1] == f"fetched card:novel {place} 3"


def test_tokens_are_fetched_to_a_bank_or_to_a_player() -> None:
    st = game(p1=["fetch crate to minor", "fetch lamp to market"], p2=["fetch lamp to hand"])
    crate, lamp = st.rules.token_ids["crate"], st.rules.token_ids["lamp"]
    read(st, "p1")
    assert st.piles[st.rules.pile_names.index("minor")].count(crate) == 1 and zone(st, "bank")[lamp] == 1
    st = game(p2=["fetch lamp to hand"])
    read(st, "p2", 1)
    assert st.players[1].tokens[lamp] == 1


def test_what_is_not_in_storage_is_missed_and_reading_goes_on() -> None:
    """L1-177: a piece is fetched once; a missing one is told, and the next line follows."""
    st = game(p1=["fetch novel to deck"], p2=["fetch novel to discard", "gold 4"])
    read(st, "p1")
    gold = st.players[0].gold
    read(st, "p2")
    assert st.players[0].gold == gold + 4 and everywhere(st, "novel") == 3 and "missing card:novel" in told(st)
    assert not [e for e in entries(st) if e.startswith("fetched card:novel discard")]


def test_who_is_off_the_clock_gets_no_card_but_it_is_fetched() -> None:
    """L1-162: it is out of storage for good, and nobody has it in this game."""
    st = game(p1=["fetch novel to discard"])
    st.players[1].status = ESCAPED
    read(st, "p1", 1)
    assert everywhere(st, "novel") == 0 and entries(st)[-1] == "fetched card:novel discard 3"


def test_a_prologue_fetches_into_what_is_laid_out_after_it() -> None:
    """L1-181: before step 1 there is neither deck nor bank."""
    book = written(
        2,
        passage=[{"id": "101", "kind": "prologue", "lines": ["fetch novel to deck", "fetch lamp to market"]}],
        mission=[{"id": "1", "prologue": "101"}],
        card=SEALED,
        token=TOKENS,
    )
    st = new_state(book, seed_bytes(1), 0, [], Opening({"seats": [0, 1]}, {"game": 1}))
    assert everywhere(st, "novel") == 3 and zone(st, "bank")[book.token_ids["lamp"]] == 1


@pytest.mark.parametrize("word", ["destroy", "stow"])
def test_destroyed_and_stowed_pieces_are_taken_out_wherever_they_are(word: str) -> None:
    """L1-174: gone for good; what is stowed goes back to storage."""
    st = game(
        p1=["fetch novel to deck", "fetch memo to discard"],
        p2=[f"{word} novel", f"{word} sidestep"],
        p3=["fetch novel to hand"],
    )
    read(st, "p1")
    card = st.rules.card_ids["novel"]
    st.row[2] = card
    st.players[1].discard = [*st.players[1].discard, card]
    read(st, "p2")
    assert (
        everywhere(st, "novel") == everywhere(st, "sidestep") == 0 and st.row[2] == -1 and everywhere(st, "memo") == 1
    )
    assert entries(st)[-1] == ("destroyed card:sidestep" if word == "destroy" else "moved card:sidestep box")
    read(st, "p3")
    assert everywhere(st, "novel") == 0


def test_a_card_of_ones_own_is_destroyed() -> None:
    """L1-174, L1-176: the addressed player chooses; a starting card is missing from the own starting deck for good."""
    st = game(p1=["destroy card from discard", "destroy card from hand"])
    p = st.players[0]
    p.discard, p.hand = (
        [st.rules.card_ids["mercenary"]] * 2,
        [st.rules.card_ids["stumble"], st.rules.card_ids["burgle"]],
    )
    read(st, "p1")
    assert spelled(st) == ["choose Burgle", "choose Stumble"] or "choose Stumble" in spelled(st)
    do(st, "choose Stumble")
    assert len(p.discard) == 1 and [st.rules.cards[c].key for c in p.hand] == ["burgle"] and in_turn(st)
    assert [e for e in entries(st) if not e.startswith("ticked")][1:] == [
        "destroyed card:mercenary 1",
        "starter a stumble",
    ]


def test_a_dent_is_a_point() -> None:
    """L1-172: from now on that card is worth one point less, for whoever owns it."""
    st = game(p1=["fetch novel to discard", "dent novel", "dent novel"])
    before = sum(line.points for line in score_lines(st, st.players[0]))
    read(st, "p1")
    assert sum(line.points for line in score_lines(st, st.players[0])) == before + 3 * 2 - 3 * 2
    assert entries(st).count("dented novel") == 2


def test_what_is_written() -> None:
    """L1-173: values, names, checkmarks and starting decks, all noted under the character."""
    lines = [
        "write lamp lit",
        "name firm",
        "check 2",
        "starter novel",
        "no starter stumble",
        "swap starter burgle for memo",
        "copy",
    ]
    st = game(p1=lines)
    read(st, "p1", 1)
    assert [e for e in entries(st) if not e.startswith("ticked")] == [
        "opened p1", "flag lamp lit", "awaits firm", "check b 2 text", "starter b novel 1", "starter b stumble",
        "starter b memo 1", "starter b burgle", "copied",
    ]  # fmt: skip
    assert zone(st, "checks") == [0, 2, 0, 0]


def test_what_was_trashed_or_gained_is_no_entry() -> None:
    """L1-175: trashing lasts for this game only, so the record never hears of it; neither of gold, damage and draws."""
    st = game(p1=["gold 5; hurt 1; draw 1; may trash from discard"])
    st.players[0].discard = [st.rules.card_ids["burgle"]]
    read(st, "p1")
    while not in_turn(st):
        do(st, next(text for text in spelled(st) if text != "no"))
    assert st.rules.card_ids["burgle"] not in st.players[0].discard
    assert entries(st) == ["opened p1", "ticked p1.1"]


def test_points_and_losses() -> None:
    """L1-166: points of the story are a line of the score; one loses as much as one has."""
    st = game(p1=["points 3", "lose gold 9"])
    p = st.players[0]
    p.gold = 4
    read(st, "p1")
    assert p.gold == 0 and [(line.code, line.points) for line in score_lines(st, p) if line.code == "story"] == [
        ("story", 3)
    ]
