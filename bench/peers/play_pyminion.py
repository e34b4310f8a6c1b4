"""Pyminion: Dominion with two players who choose at random from a fixed kingdom."""

import copy
import logging
import random
from collections.abc import Callable

from pyminion.bots.bot import Bot, BotDecider
from pyminion.core import Card
from pyminion.expansions import base
from pyminion.game import Game
from pyminion.player import Player
from sample import report

KINGDOM = [
    base.cellar, base.festival, base.laboratory, base.market, base.militia,
    base.moat, base.remodel, base.smithy, base.village, base.workshop,
]  # fmt: skip


class RandomDecider(BotDecider):
    """Chooses at random and counts; kinds of decision not named here take the library's default, uncounted."""

    decisions = 0

    def choose(self, options: list[Card | None]) -> Card | None:
        """One of the options."""
        self.decisions += 1
        return random.choice(options)

    def action_phase_decision(self, valid_actions: list[Card], player: Player, game: Game) -> Card | None:
        """An action card or none."""
        return self.choose([*valid_actions, None])

    def buy_phase_decision(self, valid_cards: list[Card], player: Player, game: Game) -> Card | None:
        """A card to buy or none."""
        return self.choose([*valid_cards, None])

    def treasure_phase_decision(self, valid_treasures: list[Card], player: Player, game: Game) -> list[Card]:
        """All treasures, as any sensible player does."""
        self.decisions += 1
        return valid_treasures

    def binary_decision(self, *_: object, **__: object) -> bool:
        """Yes or no."""
        self.decisions += 1
        return random.random() < 0.5

    def discard_decision(
        self,
        prompt: str,
        card: Card,
        valid_cards: list[Card],
        player: Player,
        game: Game,
        min_num_discard: int = 0,
        max_num_discard: int = -1,
    ) -> list[Card]:
        """Some cards, as few as allowed."""
        self.decisions += 1
        return random.sample(valid_cards, min_num_discard)


def advance(seed: int, limit: float) -> tuple[Game, int, int]:
    """Play until the end or the limit of turns: the game, its decisions and its turns."""
    random.seed(seed)
    deciders = [RandomDecider(), RandomDecider()]
    bots: list[Player] = [Bot(decider, f"bot {n}") for n, decider in enumerate(deciders)]
    game = Game(bots, [base.base_set], KINGDOM, random_order=False, log_stdout=False)
    game.start()
    turns = 0
    while turns < limit and not game.is_over():
        game.players[turns % 2].take_turn(game)
        game.card_cost_reduction = 0
        turns += 1
    return game, sum(d.decisions for d in deciders), turns


def play_game(seed: int) -> int:
    """Play to the end and count."""
    return advance(seed, float("inf"))[1]


def middle(seed: int) -> Callable[[], object]:
    """The copy function of a game after half its turns; the library has none of its own."""
    turns = advance(seed, float("inf"))[2]
    game, _, _ = advance(seed, turns // 2)
    return lambda: copy.deepcopy(game)


logging.disable(logging.CRITICAL)
report(play_game, middle)
