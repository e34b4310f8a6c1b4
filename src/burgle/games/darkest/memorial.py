"""What follows the scores: the fallen are remembered on the map, and the winner is Employee of the Month."""

from __future__ import annotations

from burgle.chapters.entry_kinds import PRIZE
from burgle.chapters.storage import Storage
from burgle.chapters.targets import Targets
from burgle.chapters.team import TeamScore
from burgle.games.darkest.marks import Marks
from burgle.kernel.codes import LOST
from burgle.kernel.counts import Count
from burgle.kernel.reader import Reader
from burgle.kernel.rules import Chapter, Rules, Step
from burgle.kernel.state import Player, State


class MemorialStep(Step):
    """Who was knocked out and scored 0 for it leaves a mark where that happened (L2-205)."""

    __slots__ = ("marks", "team")

    def __init__(self, marks: Marks, team: TeamScore) -> None:
        self.marks = marks
        self.team = team

    def run(self, st: State, who: int) -> None:
        n = len(st.players) if self.team.remembers(st) else 0
        for i in range(n):
            p = st.players[(st.active + i) % n]
            if p.status == LOST and p.room >= 0:
                self.marks.remember(st, p.seat, p.room)


class HandOver(Step):
    """The winner takes the card from wherever it is; without a winner it goes to the Filing Cabinet (L2-210)."""

    __slots__ = ("prize",)

    def __init__(self, prize: Prize) -> None:
        self.prize = prize

    def run(self, st: State, who: int) -> None:
        prize = self.prize
        winner = -1
        for p in st.players:
            if prize.targets.won(st, p.seat):
                winner = p.seat
        character = prize.storage.character_of(st, winner)
        st.zones[prize.holder] = [character] if character >= 0 else []
        prize.storage.note(st, PRIZE, winner, character, -1, -1)
        st.emit(prize.e_prize, winner, 0, 0, -1)


class DealPrize(Step):
    """Who holds the card has it in the starting deck of this game."""

    __slots__ = ("prize",)

    def __init__(self, prize: Prize) -> None:
        self.prize = prize

    def run(self, st: State, who: int) -> None:
        for character in st.zones[self.prize.holder]:
            seat = self.prize.storage.seat_of(st, character)
            if seat >= 0:
                st.players[seat].deck.mix_in([st.rules.card_ids[self.prize.card]])


class HoldsPrize(Count):
    """1 for who holds the card."""

    __slots__ = ("prize",)

    def __init__(self, prize: Prize) -> None:
        super().__init__("prize", 0)
        self.prize = prize

    def value(self, st: State, p: Player, source: int) -> int:
        return 1 if self.prize.storage.character_of(st, p.seat) in st.zones[self.prize.holder] else 0


class Prize(Chapter):
    """The card that travels: it is a starting card of who has won the game before."""

    __slots__ = ("storage", "targets", "marks", "team", "card", "holder", "e_prize")

    def __init__(self, storage: Storage, targets: Targets, marks: Marks, team: TeamScore, card: str) -> None:
        self.storage = storage
        self.targets = targets
        self.marks = marks
        self.team = team
        self.card = card

    def build(self, rules: Rules) -> None:
        self.holder = rules.zone("prize")  # the character who has it; nobody: it is in the Filing Cabinet
        self.e_prize = rules.event("prize")
        rules.counts["prize"] = self.count
        rules.steps["memorial"] = MemorialStep(self.marks, self.team)
        rules.steps["deal prize"] = DealPrize(self)
        rules.steps["sort"] = HandOver(self)

    def count(self, r: Reader) -> Count:
        """`prize`: 1 if you are Employee of the Month"""
        return HoldsPrize(self)

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        holder = st.zones[self.holder]
        out["prize"] = self.storage.seat_of(st, holder[0]) if holder else -1
