"""Catanatron: Catan with four players who choose at random."""

from collections.abc import Callable

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer
from sample import report


def new_game(seed: int) -> Game:
    """A game before its first decision; the seed also rules the players."""
    return Game([RandomPlayer(color) for color in Color], seed=seed + 1)


def is_over(game: Game) -> bool:
    """Whether somebody has won or the turns have run out."""
    return game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT


def play_game(seed: int) -> int:
    """Play to the end; each tick is one decision."""
    game = new_game(seed)
    decisions = 0
    while not is_over(game):
        game.play_tick()
        decisions += 1
    return decisions


def middle(seed: int) -> Callable[[], object]:
    """The copy function of a game after half its decisions."""
    half = play_game(seed) // 2
    game = new_game(seed)
    for _ in range(half):
        game.play_tick()
    return game.copy


report(play_game, middle)
