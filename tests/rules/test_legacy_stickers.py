"""Whatever a campaign will put a sticker on is data that something can be laid over: paths, spaces, cards, numbers."""

from __future__ import annotations

import copy
from typing import Any

from burgle.content.library import rules_from
from burgle.content.tables import merge, read_tables
from burgle.games import GAMES
from burgle.kernel.content import Exit
from burgle.kernel.rules import Rules

LEGACY = GAMES["legacy"]


def stuck(**over: Any) -> Rules:
    """The rulebook with stickers on it."""
    tables, sources = read_tables(LEGACY.package, (), LEGACY.files)
    tables = copy.deepcopy(tables)
    merge(tables, over, "stickers")
    return rules_from(LEGACY, 4, {}, tables, sources)


def way(rules: Rules, a: str, b: str) -> Exit | None:
    """The way from one space to another."""
    to = rules.space_ids[b]
    return next((exit for exit in rules.spaces[rules.space_ids[a]].exits if exit.to == to), None)


def test_a_path_is_covered() -> None:
    """What lies under a sticker counts no more."""
    plain = way(stuck(), "A39", "A40")
    covered = way(stuck(path=[{"id": "A39-A40", "marks": "boots=2"}]), "A39", "A40")
    assert plain is not None and covered is not None
    assert (plain.boots, plain.enemies) == (1, 3)
    assert (covered.boots, covered.enemies) == (2, 0)


def test_a_dashed_path_is_opened_and_a_new_one_is_drawn() -> None:
    """A slot is closed until a sticker says what it is; a path may also come where none was."""
    assert way(stuck(), "A06", "A07") is None
    opened = stuck(path=[{"id": "A06-A07", "marks": ""}, {"id": "A01-A40", "marks": "boots=3 enemies=3 arrow"}])
    there, back = way(opened, "A06", "A07"), way(opened, "A40", "A01")
    assert there is not None and not there.terrain
    assert back is not None and back.closed


def test_spaces_cards_tokens_and_numbers() -> None:
    """A sticker adds to a space or a card, or changes a number of the rules."""
    rules = stuck(
        module=[{"id": "A", "space": {"21": {"town": True, "coach": 2, "reward": "gold 1"}}}],
        card=[{"id": "burgle", "name": "Careful Burgle", "play": "skill 1; clank -1"}],
        token=[{"id": "canoe", "copies": 1}],
        params={"patron_seal": 4},
        franchise={"setup": ["each player: gold 1"]},
    )
    space = rules.spaces[rules.space_ids["A21"]]
    assert space.marks & rules.mark("town") and space.marks & rules.mark("coach") and space.more["coach"] == 2
    burgle = rules.cards[rules.card_ids["burgle"]]
    assert burgle.play is not None and burgle.play.text() == "skill 1; clank -1"
    assert rules.tokens[rules.token_ids["canoe"]].copies == 1 and rules.params["patron_seal"] == 4
