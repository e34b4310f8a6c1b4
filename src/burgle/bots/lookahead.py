"""Plays a world on by sensible players: how the look-ahead of the planners goes, and how the rest of a plan is filled in."""

from __future__ import annotations

from burgle.bots.mind.brisk import BriskPlayer
from burgle.bots.mind.handbook import open_book
from burgle.bots.mind.taste import Taste
from burgle.bots.mind.turn import TurnPlayer
from burgle.kernel.determinise import Veil
from burgle.kernel.engine import answer, decider
from burgle.kernel.state import State

MOST_ANSWERS = 2_000  # in one look-ahead; nobody should go round in circles for ever
MOST_IN_TURN = 120  # answers of one turn


class Crew:
    """All seats of one world, each played by somebody greedy."""

    __slots__ = ("players", "seed", "veils")

    def __init__(
        self, seats: int, seed: bytes, mine: int = -1, taste: Taste | None = None, brisk: bool = False,
        others: Taste | None = None,
    ) -> None:  # fmt: skip
        """The seat `mine` and the `others` play to other tastes than the game's, if given; `brisk` ones think less often."""
        kind = BriskPlayer if brisk else TurnPlayer
        self.players = [kind(taste if seat == mine else others) for seat in range(seats)]
        self.seed = seed
        self.veils: list[Veil | None] = [None] * seats

    def choose(self, st: State) -> int:
        """What the one who decides in this world answers."""
        seat = decider(st)
        veil = self.veils[seat]
        playing = st.players[seat].hand and st.stack[st.asked].kind == open_book(st.rules).turns.k_turn
        if veil is None or not playing:
            # Trials begin from a veil. Who still has cards in hand plays one of them and tries nothing.
            veil = self.veils[seat] = Veil(st, seat)
        return self.players[seat].choose(veil, st, self.seed, st.options)

    def play_on(self, st: State, turn: int) -> None:
        """Play until so many turns have begun, or the game is over."""
        for _ in range(MOST_ANSWERS):
            if st.over or st.turn >= turn:
                return
            answer(st, self.choose(st))


def follow(st: State, codes: tuple[int, ...]) -> bool:
    """Carry a plan out as far as it goes: to the first answer that is not offered any more, or the first reveal."""
    fence = st.fence
    for code in codes:
        if st.over or st.fence > fence or code not in st.options:
            return False
        answer(st, code)
    return True
