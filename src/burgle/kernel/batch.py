"""Many games in one call: answered together, and looked at together, each through the eyes of whoever decides there."""

from __future__ import annotations

from burgle.kernel.engine import answer, decider
from burgle.kernel.moves import Moves
from burgle.kernel.sight import SightRow
from burgle.kernel.sight_pen import changed
from burgle.kernel.sight_plan import SightPlan
from burgle.kernel.state import State


class NotOffered(ValueError):
    """A move that the waiting decision does not offer; nothing was done."""

    def __init__(self, game: int, move: int) -> None:
        super().__init__("game " + str(game) + ": move " + str(move) + " is not offered")
        self.game = game
        self.move = move


class Batch:
    """Some games side by side: a row of sight and a row of the mask for each, in buffers that stay."""

    __slots__ = ("plan", "rows", "sight", "mask", "width", "states", "moves", "legal", "seats", "most_turns")

    def __init__(
        self, plan: SightPlan, width: int, games: int, sight: bytearray, mask: bytearray, most_turns: int
    ) -> None:
        self.plan = plan
        self.width = width  # moves
        self.rows = [SightRow(plan, sight, game * plan.size) for game in range(games)]
        self.sight = sight
        self.mask = mask
        self.states: list[State] = []
        self.moves: list[Moves] = []
        self.legal: list[list[int]] = [[] for _ in range(games)]
        self.seats = [-1] * games
        self.most_turns = most_turns  # after which a game is cut off; 0: never

    def put(self, game: int, st: State, moves: Moves) -> None:
        """Let a game begin, or go on, at a place."""
        while len(self.states) <= game:
            self.states.append(st)
            self.moves.append(moves)
        self.states[game] = st
        self.moves[game] = moves
        self.look(game)

    def look(self, game: int) -> None:
        """Write what is seen and offered in a game; when it is over nobody is asked, and the first seat looks."""
        st = self.states[game]
        seat = decider(st) if not st.over else -1
        mask, at = self.mask, game * self.width
        before = self.legal[game]
        legal = self.moves[game].ids(st) if seat >= 0 else []
        first, old, new = changed(before, legal)
        for i in range(first, old):
            mask[at + before[i]] = 0
        for i in range(first, new):
            mask[at + legal[i]] = 1
        self.legal[game] = legal
        self.seats[game] = seat
        self.rows[game].look(st, max(seat, 0))

    def all_sights(self, game: int) -> bytes:
        """Write what every seat sees in a game, one row behind the other."""
        st = self.states[game]
        size = self.plan.size
        found = b""
        for seat in range(len(st.players)):
            self.rows[game].look(st, seat)
            found = found + bytes(self.sight[game * size : (game + 1) * size])
        return found

    def step(self, chosen: list[int]) -> list[int]:
        """Answer in every game; gives those that have ended or are to be cut off. If one cannot be answered, none is."""
        places: list[int] = []
        for game in range(len(self.states)):
            legal = self.legal[game]
            move = chosen[game]
            at = 0
            while at < len(legal) and legal[at] != move:
                at += 1
            if at == len(legal):
                raise NotOffered(game, move)
            places.append(at)
        ended: list[int] = []
        for game in range(len(self.states)):
            st = self.states[game]
            answer(st, st.options[places[game]])
            if st.over or (self.most_turns and st.turn > self.most_turns):
                ended.append(game)
            else:
                self.look(game)
        return ended
