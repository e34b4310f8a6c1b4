"""Legacy in the terminal: whole games, the drawn land, and moves with payments of several sorts."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from burgle.cli.terminal.ending import score_lines
from burgle.game import Game
from tests.test_terminal import anyhow, sit

QUIET = "roles,vault,patrons"  # nothing is chosen before the first turn


def at(room: str, *, interns: int = 0, **pools: int) -> Callable[[Game], None]:
    """Stand somewhere, with no card in hand and something in the pools."""

    def change(game: Game) -> None:
        st = game.state
        p = st.players[0]
        p.hand.clear()
        st.place(p, st.rules.space_ids[room])
        p.nums[st.rules.player_nums.index("interns")] = interns
        for name, n in pools.items():
            setattr(p, name, n)
        st.dirty = 0
        frame = st.stack[-1]
        st.options = st.rules.kinds[frame.kind].ask(st, frame)

    return change


@pytest.mark.parametrize(("players", "seed", "side"), [(2, 1, "overworld"), (3, 2, "underworld"), (4, 3, "overworld")])
def test_whole_game(players: int, seed: int, side: str) -> None:
    """A person who answers by numbers gets to the end, in lines of 80 columns at most, with everybody named."""
    table, text = sit(anyhow(seed), players, seed=seed, game="legacy", side=side)
    assert table.game.over and "The game is over." in text
    assert max(map(len, text.splitlines())) <= 80
    assert not re.search(r"Player \d", text) and "golds" not in text
    assert "Which role do you keep?" in text and "Patron: " in text


@pytest.mark.parametrize("side", ["overworld", "underworld"])
def test_looking_around(side: str) -> None:
    """Every look is answered, and none of them is a move."""
    looks = ["map", "map list", "where", "row", "market", "players", "status", "odds", "hand", "help", "token canoe"]
    start = sit([], game="legacy", side=side, without=QUIET)[0].game.hash()
    table, text = sit(looks, game="legacy", side=side, without=QUIET)
    assert table.game.hash() == start
    assert "do not understand" not in text and "There is no" not in text
    assert "over water" in text and "up a mountain" in text and "agent" in text


def test_the_land_is_drawn() -> None:
    """Signs stand for what is there now."""
    _, text = sit(["map", "map list"], game="legacy", side="underworld", without=QUIET)
    folded = " ".join(text.split())
    assert "shrine: Token of Wages" in folded and "Pyramid" in folded and "coach, fee 1" in folded
    assert "@ HQ, $ town, C coach" in text


def test_a_payment_of_several_sorts() -> None:
    """What keeps one unhurt is used unasked, the cheapest first; anything else is said in full."""
    table, text = sit(["move A16"], game="legacy", without=QUIET, change=at("A17", boot=1, sword=2))
    assert "2 Swords used on the way to A16." in text and table.game.state.players[0].sword == 0
    table, text = sit(["move A16"], game="legacy", without=QUIET, change=at("A17", boot=1))
    assert "`move A16 agent damage` (1 damage)" in " ".join(text.split()) and table.game.state.players[0].damage == 0
    table, _ = sit(["move A16 agent damage"], game="legacy", without=QUIET, change=at("A17", boot=1, damage=2))
    assert table.game.state.players[0].damage == 2  # hurt by the Agent, healed by the spring


def test_why_not() -> None:
    """A refusal tells the reason and its clause."""
    _, text = sit(["why move A08", "why ride A11"], game="legacy", without=QUIET, change=at("A07", boot=1))
    assert "(L1-047)" in text and "(L1-072)" in text


def test_who_was_lost_is_named_last() -> None:
    """L1-170: behind everybody who came out, whatever their totals."""
    table, _ = sit([], 3, game="legacy", without=QUIET)
    ends = [("lost", 0), ("escaped", -15), ("escaped", 30)]
    results = [
        {"seat": seat, "status": status, "score": score, "lines": [], "won": score == 30}
        for seat, (status, score) in enumerate(ends)
    ]
    told = [str(line) for line in score_lines(table.game.rules, results, table.seats) if "points" in str(line)]
    assert [line.strip()[0] for line in told] == ["C", "B", "A"]
