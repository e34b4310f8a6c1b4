"""Votes: what nobody caused is decided by the table; ties go by who won last, else by lot."""

from __future__ import annotations

import pytest

from burgle.kernel.chance import seed_bytes
from burgle.kernel.determinise import determinise
from burgle.kernel.engine import apply
from burgle.kernel.start import Opening
from burgle.kernel.state import State
from burgle.kernel.together import deciders, turn_to
from tests.rules.book import begun, entries, in_turn, passages, read, spelled, told, written

ROAD = "choice road (upper: note a | lower: note b | none: note c)"


def vote(st: State, **answers: str) -> None:
    """Let seats s0, s1 ... vote."""
    for seat, label in answers.items():
        assert turn_to(st, int(seat[1:]))
        apply(st, st.did, st.options[spelled(st).index(f"vote {label}")], int(seat[1:]))


def voting(players: int = 3, line: str = ROAD, who: int = -1, **zones: list[int]) -> State:
    """A vote that waits."""
    opening = Opening({"seats": list(range(players)), **zones}, {"game": 2})
    st = begun(written(players, passage=passages(p1=[line, "for each: gold 1"])), opening)
    read(st, "p1", who)
    return st


def test_a_choice_that_nobody_caused_is_put_to_the_vote() -> None:
    """L1-191: most votes win; all vote at the same time, and nobody sees a vote before the last is in."""
    st = voting()
    assert deciders(st) == [0, 1, 2]
    vote(st, s2="lower", s0="upper")
    assert not [text for text in told(st) if text.startswith("vote")]
    vote(st, s1="lower")
    assert in_turn(st) and "chose road lower 2" in entries(st)
    assert [t for t in told(st) if t.startswith("vote")] == ["vote road upper", "vote road lower", "vote road lower"]


def test_a_vote_may_be_asked_for_by_name() -> None:
    """`vote` asks the table also where somebody caused the passage; what was decided happens to that player."""
    st = voting(2, "vote road (upper: gold 5 | lower: gold 9)", 1)
    gold = st.players[1].gold
    vote(st, s0="lower", s1="lower")
    assert st.players[1].gold == gold + 10


@pytest.mark.parametrize("winner", [0, 1])
def test_a_tie_is_decided_by_the_last_winner(winner: int) -> None:
    """L1-191: by the vote of the most valuable employee of the latest reported game, if at the table."""
    st = voting(2, winners=[winner])
    vote(st, s0="upper", s1="lower")
    assert f"chose road {('upper', 'lower')[winner]} 1" in entries(st) and "vote_tie" in " ".join(told(st))


def test_a_tie_without_such_a_player_is_decided_by_lot() -> None:
    """L1-191: nobody has won, the winner is not here, does not vote, or two winners disagree."""
    for zones in ({}, {"winners": [3]}, {"winners": [0, 1]}, {"winners": [2], "voters": [0, 1]}):
        found = set()
        for seed in range(12):
            opening = Opening({"seats": [0, 1, 2], **zones}, {"game": 2})
            st = begun(written(3, passage=passages(p1=[ROAD])), opening, seed)
            read(st, "p1", -1)
            votes = {"s0": "upper", "s1": "lower", **({} if "voters" in zones else {"s2": "none"})}
            vote(st, **votes)
            found.add(next(e for e in entries(st) if e.startswith("chose")).split()[2])
            assert "vote_lot" in told(st)
        assert len(found) > 1, zones


def test_who_votes() -> None:
    """Only those who were named when the game was made, off the clock or not; seats of bots have no vote."""
    st = voting(3, voters=[0, 2])
    assert deciders(st) == [0, 2]
    st = voting(3)
    st2 = begun(written(3, passage=passages(p1=[ROAD])), Opening({"seats": [0, 1, 2]}, {"game": 2}))
    for p in st2.players[:2]:
        p.status = 3
    read(st2, "p1", -1)
    assert deciders(st2) == [0, 1, 2]


def test_a_vote_is_nobodys_business_before_it_is_counted() -> None:
    """In the world that another seat imagines the sealed vote may be any of them."""
    st = voting()
    vote(st, s0="none")
    worlds = [determinise(st, 1, seed_bytes(n)) for n in range(40)]
    votes = {next(f.b for f in world.stack if f.who == 0 and f.kind == st.stack[-1].kind) for world in worlds}
    assert len(votes) == 3


def test_where_a_sticker_goes_is_voted_on_as_well() -> None:
    sticker = [{"id": "town", "kind": "space", "spots": ["A04", "A12"], "over": {"town": True}}]
    rules = written(2, passage=passages(p1=["sticker town"]), sticker=sticker)
    st = begun(rules, Opening({"seats": [0, 1]}, {"game": 2}))
    read(st, "p1", -1)
    assert spelled(st) == ["vote A04", "vote A12"]
    vote(st, s0="A12", s1="A12")
    assert "stuck town A12" in entries(st) and in_turn(st)
