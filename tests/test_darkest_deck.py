"""The cards and tokens of Darkest Magic as a player may edit them: do they keep to the counts of the design?

No list of the real cards is public, so the sums are those of our own design (d9 in the facts about this game).
"""

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

DATA = Path(__file__).parents[1] / "src/burgle/games/darkest"
CARDS: list[dict[str, Any]] = tomllib.loads((DATA / "cards.toml").read_text("utf-8"))["card"]
ADVENTURE = [card for card in CARDS if "deck" not in card]
BLUE = [card for card in ADVENTURE if "cost" in card]
MONSTERS = [card for card in ADVENTURE if "fight" in card]
GROUPS = {"companion": 20, "gear": 14, "technique": 12, "treasure": 6, "tally": 4}
LINES = ("play", "acquire", "arrive", "defeat", "in_row", "in_hand", "box_a", "box_b", "reacts", "where")


def copies(cards: list[dict[str, Any]]) -> int:
    """How many pieces of cardboard these are."""
    return sum(card.get("copies", 1) for card in cards)


def test_groups() -> None:
    """Eighty cards: 56 blue ones, each a piece of its own, and 24 monsters."""
    assert Counter(card["type"] for card in BLUE) == GROUPS
    assert all("copies" not in card for card in BLUE)
    assert copies(MONSTERS) == 24 and copies(ADVENTURE) == 80


def test_starting_deck_and_reserve() -> None:
    """L2-029, L2-038: six, two, one, one; Goblin, Explores, and two shuffled piles."""
    decks: dict[str, dict[str, int]] = {}
    for card in CARDS:
        decks.setdefault(card.get("deck", ""), {})[card["id"]] = card.get("copies", 1)
    assert decks["starter"] == {"burgle": 6, "stumble": 2, "sidestep": 1, "scramble": 1, "employee_of_the_month": 0}
    assert decks["reserve"] == {"goblin": 1, "explore": 15}
    assert sum(decks["arms"].values()) == 15 and sum(decks["handbook"].values()) == 12


def test_what_cards_say() -> None:
    """At least 70 different texts and no twins; what the design asks for of reactions, standing text, boxes and the rest."""
    texts = ["|".join(str(card.get(line, "")) for line in LINES) for card in ADVENTURE]
    assert len(texts) == len(set(texts)) >= 70
    assert sum("reacts" in card for card in ADVENTURE) == 5
    assert sum("in_row" in card or "in_hand" in card for card in ADVENTURE) == 4
    assert sum("box_a" in card and "box_b" in card for card in BLUE) == 14
    assert copies([card for card in ADVENTURE if card.get("danger")]) == 3
    arriving = [card for card in ADVENTURE if "arrive" in card]
    assert len(arriving) == 7 and sum("symbol" in card["arrive"] for card in arriving) == 2
    assert copies([card for card in ADVENTURE if card.get("attack")]) >= 24
    assert {card["name"] for card in ADVENTURE} >= {
        "Freelance Ranger", "Wayfarer's Blade", "Merchant Marine", "Winter Wolf", "Cautious Step"
    }  # fmt: skip


def test_names() -> None:
    """Every card has a name and a quip of its own, short enough for the card."""
    assert max(Counter(card["name"] for card in CARDS).values()) == 1
    assert max(Counter(card["quip"] for card in CARDS).values()) == 1
    assert all(len(card["name"]) <= 21 and re.fullmatch(r"[a-z][a-z0-9_]*", card["id"]) for card in CARDS)
