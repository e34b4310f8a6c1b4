"""Undo: back to the last revealed information and no further, and whatever was taken back can be done again.

The oracle is independent of the fence: an answer may not be taken back if chance was used, a hidden pile was drawn from,
or somebody else is asked now; every other answer may.
"""

import os
from operator import lt

import pytest

import burgle
from burgle.kernel.engine import decider
from burgle.kernel.state import State
from tests.props.players import SEATS, TABLES, Dice, policy_of, spread, start_game

GAMES = int(os.environ.get("BURGLE_UNDO", "4"))  # for each player count; of the first game half as many more
SEEDS = {
    "space": spread(GAMES * 3 // 2),
    "catacombs": spread(GAMES),
    "legacy": spread(GAMES),
    "darkest": spread(max(GAMES // 2, 1)),
}
RUNS = [(game, players, seed) for game, players in TABLES for seed in SEEDS[game]]
UNWIND_EVERY = 11


def hidden(st: State) -> tuple[list[int], list[int]]:
    """Measure what is hidden: how much chance was used; then all piles, and their known tops."""
    piles = [*st.piles, *(p.deck for p in st.players)]
    return st.chance.used[:], [n for pile in piles for n in (len(pile.rest), len(pile.top))]


def shown(st: State, before: tuple[list[int], list[int]]) -> bool:
    """Say whether something was drawn since; what is laid on a deck or put into the bag for all to see is no secret."""
    used, sizes = hidden(st)
    return used != before[0] or any(map(lt, sizes, before[1]))


def raw(game: burgle.Game) -> list[tuple[int, ...]]:
    """List the events of a game without words, which take their time."""
    return [(event.kind, event.who, event.a, event.b, event.source) for event in game._course.happened.listed()]


@pytest.mark.parametrize(("game_id", "players", "seed"), RUNS)
def test_undo_to_the_last_reveal(game_id: str, players: int, seed: int) -> None:
    """SP-051, SP-053, CA-105: every step back has the fingerprint it had, and every step forth again too."""
    game = start_game(players, seed, game_id)
    dice, policy = Dice(seed), policy_of(seed)
    hashes = [game.hash()]
    while not game.over:
        before, who, steps = hidden(game.state), game.decision.who, game.undo_steps
        game.apply(policy(game.state, dice))
        hashes.append(game.hash())
        secret = shown(game.state, before) or decider(game.state) != who
        assert game.undo_steps == (0 if secret else steps + 1)
        if game.undo_steps:
            once(game, hashes)
            if len(hashes) % UNWIND_EVERY == 0:
                unwind(game, hashes)


def once(game: burgle.Game, hashes: list[str]) -> None:
    """Take the last answer back in the game itself, and give it again."""
    code, steps = game.codes[-1], game.undo_steps
    game.undo()
    assert (game.hash(), game.undo_steps) == (hashes[-2], steps - 1)
    game.apply(code)
    assert (game.hash(), game.undo_steps) == (hashes[-1], steps)


def unwind(game: burgle.Game, hashes: list[str]) -> None:
    """Take a twin back as far as it goes, try one step more, and bring it forth again."""
    twin = game.copy()
    for left in range(game.undo_steps - 1, -1, -1):
        twin.undo()
        assert twin.undo_steps == left
        assert twin.hash() == hashes[len(twin.codes)]
        assert twin.log == game.log[: len(twin.codes)]
    with pytest.raises(burgle.IllegalOption):
        twin.undo()
    assert twin.hash() == hashes[len(twin.codes)]
    assert raw(twin) == raw(game)[: len(raw(twin))]
    for code in game.codes[len(twin.codes) :]:
        twin.apply(code)
        assert twin.hash() == hashes[len(twin.codes)]
    assert game.hash() == hashes[-1], "undoing a twin changed the game"
    assert twin.log == game.log
    assert raw(twin) == raw(game)
    assert twin.to_json() == game.to_json()


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_a_game_with_many_second_thoughts(game_id: str, players: int) -> None:
    """Undo in the game itself, play another answer, undo again: in the end only the answers that stood count."""
    game, dice = start_game(players, 5, game_id), Dice(5)
    policy = policy_of(1)
    undone = 0
    while not game.over:
        game.apply(policy(game.state, dice))
        while game.undo_steps and dice.below(3) == 0:
            game.undo()
            undone += 1
    assert undone > 50
    again = start_game(players, 5, game_id)
    for code in game.codes:
        again.apply(code)
    assert again.hash() == game.hash()
    assert again.log == game.log
    assert raw(again) == raw(game)


@pytest.mark.parametrize("game_id", SEATS)
def test_twins_undo_apart(game_id: str) -> None:
    """A game and its twin may go back to the same moment and on from there without touching each other."""
    game = start_game(2, 3, game_id)
    while game.state.turn == 0:  # what is chosen in the set-up shows new cards
        game.apply(game.decision.options[0])
    game.apply(game.decision.options[0])
    assert game.undo_steps == 1
    twin = game.copy()
    game.undo()
    twin.undo()
    start = game.hash()
    game.apply(game.decision.options[0])
    assert twin.hash() == start
    twin.apply(twin.decision.options[-1])
    assert game.hash() != start


def test_nothing_to_undo_at_the_start_or_without_a_record() -> None:
    """A game that begins has no past, and one without a record keeps none."""
    game = start_game(2, 0)
    with pytest.raises(burgle.IllegalOption):
        game.undo()
    fast = start_game(2, 0, record=False)
    fast.apply(fast.decision.options[0])
    assert fast.undo_steps == 0
    with pytest.raises(burgle.IllegalOption):
        fast.undo()


def test_a_draw_that_runs_dry_is_a_reveal_all_the_same() -> None:
    """SP-048: two of three cards are drawn, the third is missing; what was seen was seen."""
    game = start_game(2, 0)
    p = game.state.players[game.decision.who]
    p.hand, p.discard, p.deck.rest = [game.rules.card_ids["monkeybot_30000"]], [], p.deck.rest[:2]
    game.state.options = game.state.rules.kinds[game.state.stack[-1].kind].ask(game.state, game.state.stack[-1])
    game.apply("play MonkeyBot 30000")
    assert len(p.hand) == 2
    assert game.undo_steps == 0


def test_nobody_takes_back_what_another_did() -> None:
    """SP-052: a turn that ends without a draw or a new card is over none the less."""
    game = start_game(2, 0)
    who = game.decision.who
    p = game.state.players[who]
    p.hand, p.discard, p.deck.rest = [], [], []
    game.state.options = game.state.rules.kinds[game.state.stack[-1].kind].ask(game.state, game.state.stack[-1])
    game.apply("end turn")
    assert game.decision.who != who
    assert game.undo_steps == 0
