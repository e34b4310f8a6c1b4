"""The book: passages are read line by line, each line once, whatever happens meanwhile."""

from __future__ import annotations

from burgle.kernel.content import COMPLETED, FAILED
from tests.rules.book import begun, do, entries, in_turn, passages, read, spelled, told, written


def test_a_passage_is_read_line_by_line() -> None:
    """L1-176: its instructions are carried out completely and once, for the player who caused it."""
    st = begun(written(passage=passages(p1=["story a", "gold 3", "read p2", "gold 1"], p2=["story b", "gold 10"])))
    gold = [p.gold for p in st.players]
    read(st, "p1", 1)
    assert [p.gold for p in st.players] == [gold[0], gold[1] + 14] and in_turn(st)
    assert [t for t in told(st) if t[:2] in ("pa", "st")] == ["passage p1", "story p1 a", "passage p2", "story p2 b"]
    assert entries(st) == ["opened p1", "ticked p1.1", "ticked p1.2", "opened p2", "ticked p2.1", "ticked p1.3"]
    read(st, "p1", 0)
    read(st, "p2", 0)
    assert st.players[0].gold == gold[0] and len(entries(st)) == 6


def test_a_choice_is_put_to_whom_the_passage_addresses() -> None:
    """L1-176: that player makes its decisions; the answer is kept for good (L1-173)."""
    lines = ["choice coin (keep: gold 2 | back: note honest; read p2)", "gold 1"]
    st = begun(written(passage=passages(p1=lines, p2=["gold 20"])))
    gold = st.players[1].gold
    read(st, "p1", 1)
    assert st.stack[-1].who == 1 and spelled(st) == ["choose keep", "choose back"]
    do(st, "choose back")
    assert st.players[1].gold == gold + 21 and in_turn(st)
    assert entries(st) == ["opened p1", "ticked p1.1", "chose coin back 0", "opened p2", "ticked p2.1", "ticked p1.2"]


def test_reading_stops_where_the_text_says_so() -> None:
    st = begun(written(passage=passages(p1=["gold 1", "if gold: (gold 1; stop; gold 10)", "gold 5"])))
    gold = st.players[0].gold
    read(st, "p1")
    assert st.players[0].gold == gold + 2 and in_turn(st)


def test_the_back_of_a_contract_tells_outcomes_apart() -> None:
    back = ["completed: gold 1", "failed: gold 10", "either: gold 20", "after scoring: failed: gold 100"]
    for outcome, gained in ((COMPLETED, 21), (FAILED, 30)):
        st = begun(written(passage=passages(p1=["gold 1"]), contract=[{"id": "k1", "back": back}]))
        gold = st.players[0].gold
        read(st, "k1", 0, outcome)
        assert st.players[0].gold == gold + gained
