"""Whom a passage reaches: who is off the clock decides and is written about, and is given nothing; a passage goes on."""

from __future__ import annotations

from burgle.chapters.turns import Turns
from burgle.kernel.codes import ESCAPED, IN, LOST
from burgle.kernel.engine import answer
from burgle.kernel.start import Opening
from tests.rules.book import begun, book_of, do, entries, in_turn, passages, read, spelled, told, written


def test_who_is_off_the_clock_gets_only_what_is_for_good() -> None:
    """L1-162: no gold, but the decision is theirs, and what it changes for good happens."""
    lines = ["gold 5", "choice coin (keep: gold 2; check 1 | back: note honest)", "gold 7", "write coin kept"]
    st = begun(written(3, passage=passages(p1=lines)), Opening({"seats": [0, 1, 2]}, {"game": 1}))
    st.players[1].status = ESCAPED
    gold = st.players[1].gold
    read(st, "p1", 1)
    assert st.stack[-1].who == 1
    do(st, "choose keep")
    assert st.players[1].gold == gold and in_turn(st)
    assert [e for e in entries(st) if e[:2] != "ti"] == [
        "opened p1",
        "chose coin keep 0",
        "check b 1 text",
        "flag coin kept",
    ]


def test_a_knock_out_in_a_passage_does_not_stop_the_reading() -> None:
    """L1-176, L1-188: the turn is over, the passage is not; what follows reaches the fallen player only for good."""
    lines = [
        "hurt 20; gold 9; write door open",
        "choice coin (keep: gold 2 | back: check 1)",
        "gold 30",
        "write lid shut",
    ]
    st = begun(written(3, passage=passages(p1=lines)), Opening({"seats": [0, 1, 2]}, {"game": 1}))
    p = st.players[0]
    gold = p.gold
    read(st, "p1", 0)
    assert p.status == LOST and st.stack[-1].who == 0 and spelled(st) == ["choose keep", "choose back"]
    do(st, "choose back")
    assert p.gold == gold and st.active == 1 and in_turn(st)
    assert [e for e in entries(st) if e[:2] != "ti"] == [
        "opened p1", "flag door open", "chose coin back 0", "check a 1 text", "flag lid shut",
    ]  # fmt: skip


def test_a_passage_that_the_end_of_the_game_cuts_is_read_to_its_end_before_the_scores() -> None:
    """L1-176: permanent lines happen, the others reach nobody."""
    lines = ["for each: hurt 20", "for each: gold 9", "choice coin (keep: gold 2 | back: check 1)", "write lid shut"]
    st = begun(written(2, passage=passages(p1=lines)), Opening({"seats": [0, 1]}, {"game": 1}))
    gold = [p.gold for p in st.players]
    read(st, "p1", 0)
    assert st.nobody_in() and not st.over and spelled(st) == ["choose keep", "choose back"]
    do(st, "choose back")
    assert st.over and [p.gold for p in st.players] == gold
    noted = [e.split()[0] for e in entries(st)]
    assert noted.index("flag") < noted.index("report") and "scored" in told(st)


def test_the_last_attack_in_a_passage_leaves_the_rest_of_it_to_be_read() -> None:
    """L1-164, L1-176: also where the end of the game comes out of the bag."""
    st = begun(written(2, passage=passages(p1=["attack", "gold 5", "write lid shut", "gold 5"])))
    bag = st.piles[st.rules.pile_names.index("bag")]
    bag.top, bag.seen = [], []
    bag.hold([])
    for p in st.players:
        p.area, p.gold = 1, 0
    read(st, "p1", 0)
    assert st.over and "flag lid shut" in entries(st) and [p.gold for p in st.players] == [0, 0]


def test_an_end_that_comes_outside_a_turn_leaves_the_rest_to_be_read() -> None:
    """L1-164, L1-176: all fall in the end of a turn, and the stack is cleared of all but what is being read."""
    lines = ["after turn: attack; write lid shut", "after turn: write lamp out", "after turn: gold 9"]
    st = begun(written(2, passage=passages(p1=lines)))
    read(st, "p1", 0)
    while "end turn" not in spelled(st):
        answer(st, st.options[0])
    bag = st.piles[st.rules.pile_names.index("bag")]
    bag.top, bag.seen = [], []
    bag.hold([])
    for p in st.players:
        p.area, p.gold = 1, 0
    st.row = [st.rules.card_ids["mercenary"] if card < 0 else card for card in st.row]
    do(st, "end turn")
    assert st.over and {"flag lid shut", "flag lamp out"} <= set(entries(st)) and [p.gold for p in st.players] == [0, 0]


def test_who_is_addressed() -> None:
    """`for WHO`: everybody, others, the left neighbour, a character; one who is not there is passed over."""
    lines = ["for each: gold 1", "for others: gold 10", "for left: gold 100", "for c: gold 1000", "for d: gold 9"]
    st = begun(written(3, passage=passages(p1=lines)), Opening({"seats": [0, 1, 2]}, {"game": 1}))
    gold = [p.gold for p in st.players]
    read(st, "p1", 0)
    assert [p.gold - g for p, g in zip(st.players, gold, strict=True)] == [1, 111, 1011]


def test_the_richest_and_the_poorest() -> None:
    st = begun(written(3, passage=passages(p1=["for most gold: hurt 1", "for least gold: gold 5"])))
    for p, gold in zip(st.players, (3, 7, 7), strict=True):
        p.gold = gold
    read(st, "p1", 0)
    assert [p.damage for p in st.players] == [0, 1, 1] and [p.gold for p in st.players] == [8, 7, 7]


def test_nobody_is_given_what_nobody_caused() -> None:
    st = begun(written(2, passage=passages(p1=["gold 5", "for each: gold 1"])))
    gold = [p.gold for p in st.players]
    read(st, "p1", -1)
    assert [p.gold for p in st.players] == [g + 1 for g in gold]


def test_after_the_turn() -> None:
    """A line under that heading waits for the end of the turn of who caused it, and comes at once where there is none."""
    lines = ["gold 1", "after turn: gold 10", "gold 100"]
    st = begun(written(2, passage=passages(p1=lines, p2=lines)))
    mine, other = st.players
    before = mine.gold, other.gold
    read(st, "p1", 0)
    read(st, "p2", 1)
    assert (mine.gold - before[0], other.gold - before[1]) == (101, 111)
    while st.active == 0:
        answer(st, st.options[-1])
    assert mine.gold - before[0] >= 111


def test_conditions_of_the_story() -> None:
    """Also not, and, exactly, at most; a boxed line whose condition does not hold is not ticked."""
    lines = [
        "choice coin (keep: note a | back: note b)",
        "if chose coin back: gold 1",
        "if not chose coin back: gold 2",
        "if game = 3 and seated >= 2: gold 4",
        "if game <= 2: gold 8",
        "if playing b and not playing c: gold 16",
        "if ticked p1.1 and read p1: gold 32",
        "write lamp lit",
        "if written lamp lit: gold 64",
        "if written lamp out: gold 128",
        "if off clock: gold 256",
        "write lamp out",
    ]
    st = begun(written(2, passage=passages(p1=lines)), Opening({"seats": [0, 1]}, {"game": 3}))
    gold = st.players[0].gold
    read(st, "p1")
    do(st, "choose back")
    assert st.players[0].gold - gold == 1 + 4 + 16 + 32 + 64
    boxes = [e.split()[1] for e in entries(st) if e.startswith("ticked")]
    assert boxes == [f"p1.{n}" for n in (1, 2, 4, 6, 7, 8, 9, 12)]


def test_a_game_that_is_given_up_is_closed_as_usual() -> None:
    st = begun(written(2, passage=passages(p1=["gold 1"], e1=["write lid shut"]), mission=[{"id": "1", "epilogue": "e1"}]),
               Opening({"seats": [0, 1]}, {"game": 1}))  # fmt: skip
    turns = st.rules.director
    assert isinstance(turns, Turns) and st.players[0].status == IN
    turns.forfeit(st)
    assert st.over and entries(st)[:2] == ["report 0 0 3", "report 0 0 3"] and "flag lid shut" in entries(st)
    assert book_of(st) is not None
