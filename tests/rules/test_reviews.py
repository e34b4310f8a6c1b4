"""Employee reviews, personal goals, promotions, starting decks and the rival's track (L1-182, L1-183, L1-184)."""

from __future__ import annotations

from typing import Any

import pytest

from burgle.chapters.entering import enter
from burgle.content.tables import ContentError
from burgle.kernel.codes import LOST
from burgle.kernel.engine import advance
from burgle.kernel.rules import Rules
from burgle.kernel.start import Opening, new_state
from burgle.kernel.state import State
from tests.rules.book import begun, do, entries, passages, read, spelled, told, written, zone

A, B = 0, 1  # characters
GOALS = [
    {"id": "a11", "character": "a", "row": 1, "if": "at A21"},
    {"id": "a12", "character": "a", "row": 1, "if": "gold >= 12"},
    {"id": "a21", "character": "a", "row": 2, "if": "visited town >= 9"},
]
PROMOTIONS = [
    {"id": "a_copper", "name": "Tidy Desk", "character": "a", "section": "copper", "passage": "p1"},
    {"id": "a_silver", "name": "Float", "character": "a", "section": "silver", "start": "gold 2"},
    {"id": "a_gold", "name": "Second Wind", "character": "a", "section": "gold", "once": "heal 2"},
]


def rules_with(**tables: Any) -> Rules:
    """A rulebook with goals, promotions, a rival and some passages."""
    return written(
        2,
        None,
        goal=GOALS,
        promotion=PROMOTIONS,
        passage=passages(p1=["swap starter burgle for dagger"], r1=["note one"], r2=["note two"], x1=["promote"] * 4),
        card=[{"id": "dagger", "name": "Dagger", "deck": "starter", "copies": 0, "play": "sword 1"}],
        **{"rival": {"boxes": ["r1", "", "r2"]}, **tables},
    )


def game(zones: dict[str, list[int]] | None = None, **tables: Any) -> State:
    """A game of the characters a and b."""
    return begun(rules_with(**tables), Opening({"seats": [A, B], **(zones or {})}, {"game": 2}))


def finish(st: State, scores: tuple[int, int]) -> None:
    """Let the game end with these scores; 0 is that of who was lost."""
    rules = st.rules
    for p, score in zip(st.players, scores, strict=True):
        p.status = 1 if score else LOST
        for zone_name in ("hand", "discard", "play"):
            setattr(p, zone_name, [])
        p.deck.hold([])
        p.deck.top = []
        p.tokens = [0] * len(rules.tokens)
        p.gold = score
    st.stack.clear()
    advance(st)


def of(st: State, *kinds: str) -> list[str]:
    """The entries of some kinds."""
    return [entry for entry in entries(st) if entry.split()[0] in kinds]


def test_a_checkmark_for_a_score_and_one_for_a_win() -> None:
    """L1-182: above 0, and for winning; who scored 0 has neither."""
    st = game()
    finish(st, (30, 20))
    assert of(st, "check") == ["check a 1 score", "check a 1 win", "check b 1 score"]
    st = game()
    finish(st, (0, 20))
    assert of(st, "check") == ["check b 1 score", "check b 1 win"]
    assert st.over


def test_a_full_row_of_goals_is_a_checkmark() -> None:
    """L1-182: a goal is ticked when it holds in the own turn, and stays; the row counts in the review, once."""
    st = game({"goals": [1]})
    enter(st, st.players[0], st.rules.space_ids["A21"])
    advance(st)
    assert of(st, "goal") == ["goal a a11"] and not of(st, "check")
    finish(st, (5, 9))
    assert of(st, "check") == ["check a 1 score", "check a 1 goals", "check b 1 score", "check b 1 win"]
    later = game({"goals": [0, 1]})
    finish(later, (5, 9))
    assert "check a 1 goals" not in of(later, "check"), "the row was full before"


def test_goals_are_for_their_character() -> None:
    """Another one may stand there as long as she likes."""
    st = begun(rules_with(), Opening({"seats": [B, A]}, {"game": 2}))
    enter(st, st.players[0], st.rules.space_ids["A21"])
    advance(st)
    assert of(st, "goal") == []


def test_passing_a_line_is_a_promotion() -> None:
    """L1-182: copper at 3, silver at 7, gold at 12; what stands there is read and stays."""
    for n, (before, promotion) in enumerate(((2, "a_copper"), (6, "a_silver"), (11, "a_gold"))):
        st = game({"checks": [before, 0, 0, 0], "promoted": list(range(n))})
        finish(st, (9, 30))
        assert of(st, "promoted") == [f"promoted a {promotion}"]
    st = game({"checks": [1, 0, 0, 0]})
    finish(st, (9, 30))
    assert of(st, "promoted") == []
    st = game({"checks": [2, 0, 0, 0]})
    finish(st, (9, 30))
    assert of(st, "starter") == ["starter a dagger 1", "starter a burgle"], (
        "one more of the one, one fewer of the other"
    )


def test_a_starting_deck_of_ones_own() -> None:
    """A promotion changes a starting card of one character, in this game and all later ones (L1-184)."""
    rules = rules_with()
    dagger, burgle = rules.card_ids["dagger"], rules.card_ids["burgle"]
    st = begun(rules, Opening({"seats": [A, B], "starters": [A, dagger, 1, A, burgle, -1]}, {"game": 2}))
    decks = [[*p.hand, *p.deck.rest, *p.deck.top] for p in st.players]
    plain = decks[1].count(burgle)
    assert [deck.count(dagger) for deck in decks] == [1, 0]
    assert decks[0].count(burgle) == plain - 1 and len(decks[0]) == len(decks[1])


def test_a_start_bonus_and_a_power_once_a_game() -> None:
    """Before the first turn, and as an action with its reasons why not."""
    st = game({"promoted": [1, 2]})
    p = st.players[0]
    assert p.gold == game().players[0].gold + 2
    assert "power Second Wind" not in spelled(st) and why(st, 2) == "power_not_now" and why(st, 1) == "no_power"
    p.damage = 3
    advance(st)
    do(st, "power Second Wind")
    assert p.damage == 1 and why(st, 2) == "power_used"
    st.active = 1
    assert why(st, 2) == "power_of_another"


def why(st: State, promotion: int) -> str:
    """Why a power cannot be used now."""
    action = next(action for action in st.rules.actions if action.name == "power")
    refusal = action.refuse(st, st.players[st.active], promotion)
    assert refusal is not None
    return refusal.code


def test_newcomers_are_put_level() -> None:
    """Who is new has as many checkmarks as the one with the fewest, and the promotions that go with them, at once."""
    st = new_state(
        rules_with(), bytes(32), 0, [], Opening({"seats": [A, B], "checks": [0, 4, 0, 0], "newcomers": [0]}, {})
    )
    assert of(st, "check", "promoted", "starter")[:2] == ["check a 4 start", "promoted a a_copper"]
    deck = [*st.players[0].hand, *st.players[0].deck.rest, *st.players[0].deck.top]
    assert st.rules.card_ids["dagger"] in deck


def test_a_promotion_that_nobody_has_taken_yet_is_taken_at_the_next_start() -> None:
    """Whoever came with checkmarks takes what goes with them; what was taken is not taken again."""
    zones = {"seats": [A, B], "checks": [8, 0, 0, 0]}
    assert of(begun(rules_with(), Opening(zones, {})), "promoted") == ["promoted a a_copper", "promoted a a_silver"]
    assert of(begun(rules_with(), Opening({**zones, "promoted": [0, 1]}, {})), "promoted") == []


def test_the_rival_gets_on_when_somebody_scored_nothing() -> None:
    """L1-183: one X for a game with a zero, the passage at that box, and nothing more once all boxes are crossed."""
    for before, wanted in ((0, ["opened r1"]), (1, []), (2, ["opened r2"])):
        st = game({"tracks": [before]})
        finish(st, (0, 0))
        assert of(st, "track") == [f"track rival {before + 1}"]
        assert [entry for entry in of(st, "opened") if entry in ("opened r1", "opened r2")] == wanted
    for zones, scores in (({"tracks": [3]}, (0, 0)), ({"tracks": [0]}, (4, 9))):
        st = game(zones)
        finish(st, scores)
        assert of(st, "track", "opened") == []


def test_the_order_of_the_closing() -> None:
    """L1-181: the review comes before the sorting, the rival's track last."""
    st = game({"tracks": [0]})
    finish(st, (0, 5))
    kinds = [entry.split()[0] for entry in entries(st)]
    assert kinds.index("report") < kinds.index("check") < kinds.index("track")
    assert zone(st, "report")[:2] == [0, 0] and "promoted" not in told(st)


def test_mistakes_are_told() -> None:
    """With table, entry and field."""
    for tables, part in (
        ({"goal": [{"id": "g", "character": "x", "if": "at A21"}]}, "no character"),
        ({"goal": [{"id": "g", "character": "a", "if": "at nowhere"}]}, "nowhere"),
        ({"promotion": [{"id": "p", "character": "a", "section": "tin"}]}, "copper"),
        ({"promotion": [{"id": "p", "character": "a", "section": "gold", "onec": "heal 1"}]}, "no such field"),
        ({"promotion": [{"id": "p", "character": "a", "section": "gold", "passage": "zz"}]}, "no passage"),
        ({"rival": {"boxes": ["zz"]}}, "no passage"),
    ):
        with pytest.raises(ContentError, match=part):
            written(2, None, passage=passages(p1=["note one"]), **tables)


def test_a_text_promotes() -> None:
    """`promote`: checkmarks up to the next line (L1-182), and what stands there; beyond the last line nothing."""
    st = game({"checks": [1, 0, 0, 0]})
    read(st, "x1")
    assert [entry for entry in entries(st) if entry.split()[0] in ("check", "promoted")] == [
        "check a 2 text", "promoted a a_copper", "check a 4 text", "promoted a a_silver", "check a 5 text", "promoted a a_gold",
    ]  # fmt: skip
