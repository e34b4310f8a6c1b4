"""The greedy bot in Legacy, in games and positions in which it once did something silly."""

import pytest

import burgle
from burgle.bots import BOTS
from burgle.bots.legacy.finds import LegacyFinds
from burgle.bots.legacy.ways import Means, board_of
from burgle.bots.mind.handbook import open_book, owned_cards
from burgle.kernel.codes import IN
from burgle.kernel.engine import decider

NEAR = 4  # Boots from HQ
PATIENCE = 3  # turns that somebody with an artifact may begin on one and the same space near HQ, for little
WORTH_IT = 8  # points that a turn brought: who is doing well may stay


def longest_wait(side: str, seed: int) -> int:
    """How many turns running somebody with an artifact began on the same space near HQ and got little, with two bots."""
    game = burgle.new_game("legacy", players=2, seed=seed, side=side)
    st, board, turn_kind = game.state, board_of(game.rules), open_book(game.rules).turns.k_turn
    home = board.ways(Means(0, 0, 0, 0, False, ())).home
    bots = [BOTS["greedy"](seed * 10 + seat) for seat in range(2)]
    where, waited, had, longest, turn = [-1, -1], [0, 0], [0, 0], 0, -1
    while not game.over:
        st = game.state
        if st.turn != turn and st.stack[-1].kind == turn_kind:
            turn, me = st.turn, st.players[st.active]
            near = me.status == IN and me.has[board.relics.tag] and 0 < home[me.room] <= NEAR
            has = game.scores()[me.seat] or 0
            idle = where[me.seat] == me.room and has - had[me.seat] < WORTH_IT
            waited[me.seat] = (waited[me.seat] + 1 if idle else 1) if near else 0
            where[me.seat], had[me.seat] = me.room, has
            longest = max(longest, waited[me.seat])
        game.apply(bots[decider(st)].decide(st))
    return longest


# Here the bot of the first release waited four to six turns.
SEEDS = [
    ("overworld", 4),
    ("overworld", 17),
    ("overworld", 23),
    ("underworld", 0),
    ("underworld", 2),
    ("underworld", 21),
]


@pytest.mark.parametrize(("side", "seed"), SEEDS)
def test_nobody_hangs_about_before_hq(side: str, seed: int) -> None:
    """L1-160: with an artifact and time to spare, the doorstep of HQ is no place to stay.

    A rival far ahead made every round more look like five points, and every step off the way home like a round lost; so
    the bot stood still for up to twelve turns, with gold for three items, two Boots from a market. Now the rounds that it
    means to stay are there to be walked in, and how long it stays depends on what there is to be had.
    """
    assert longest_wait(side, seed) <= PATIENCE


def test_an_empty_supply_draws_nobody() -> None:
    """L1-086: a space that gives an intern is worth nothing while none are left."""
    game = burgle.new_game("legacy", players=2, seed=1, side="overworld", without="roles,vault,patrons")
    st, board, town = game.state, board_of(game.rules), game.rules.space_ids["A07"]
    worth = []
    for left in (3, 0):
        st.nums[board.interns.supply] = left
        worth.append(LegacyFinds(st, st.players[0], board, owned_cards(st.players[0])).gift(town, -1))
    assert worth[0] > worth[1] == 0.0
