"""How wanted each card is: of the turns in which it could be had, those in which it was. For reports and the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from burgle.content.library import build_rules
from burgle.games import GAMES
from burgle.kernel.rules import Rules
from burgle.lab.balance import mixed_options
from burgle.lab.parts import cards_in_play
from burgle.lab.simulate import Summary

ENOUGH = 20  # times a card could be had, below which its share tells nothing


@dataclass(frozen=True)
class WantedCard:
    """A card that was on offer."""

    name: str
    beaten: bool  # in a fight, and not bought
    offered: int
    taken: int  # never more often than offered

    @property
    def share(self) -> float:
        """How often it was taken when it could be."""
        return self.taken / self.offered


def wanted_cards(results: Sequence[Summary], enough: int = ENOUGH) -> list[WantedCard]:
    """All cards that were offered often enough, the most wanted first."""
    rules = books(results)
    known = {card.key for book in rules for card in book.cards}
    cards = {card.key: card for book in rules for card in cards_in_play(book)}
    found = []
    for key in dict.fromkeys(key for one in results for key in one["cards"]):
        seen = [one["cards"][key] for one in results if key in one["cards"]]
        offered = sum(one["offered"] for one in seen)
        taken = sum(one["acquired"] + one["defeated"] + one["used"] for one in seen)
        if offered >= enough and (key in cards or key not in known):
            card = cards.get(key)  # a pack's own cards are in no rulebook of the game
            name, beaten = (card.name, card.fight >= 0) if card else (key, False)
            found.append(WantedCard(name, beaten, offered, min(taken, offered)))
    return sorted(found, key=lambda card: -card.share)


def books(results: Sequence[Summary]) -> list[Rules]:
    """Rulebooks of the boards (few of many) with every number of players that was played."""
    game = results[0]["game"]
    options = [{name: board} for name, boards in mixed_options(game).items() for board in boards[:4]] or [{}]
    return [build_rules(GAMES[game], one["players"], option) for one in results for option in options]
