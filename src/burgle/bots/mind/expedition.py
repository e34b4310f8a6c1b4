"""Errands that lead out and back: an artifact is fetched, and whoever brings it home in time gets a trophy for it."""

from __future__ import annotations

from math import exp
from typing import Final

from burgle.bots.mind.danger import STAY, Danger
from burgle.bots.mind.errand import Errand, loot
from burgle.bots.mind.handbook import Deck, Handbook, owned_cards
from burgle.bots.mind.nerve import Nerve
from burgle.bots.mind.taste import Taste
from burgle.kernel.codes import IN, LOST
from burgle.kernel.state import Player, State

DELAY: Final = 0.5  # rounds that any way takes more than its Boots
GOOD_PACE: Final = 2.4  # Boots a turn that a deck will come to
RIVAL_AHEAD: Final = 0.65  # share left of an artifact that a rival may reach first
WELL_AHEAD: Final = 15.0  # points by which one must lead to be in a hurry
WIN: Final = 20.0  # points that winning is worth
SURE: Final = 4.0  # how sure the score of a rival is who is out, ...
UNSURE: Final = 15.0  # ... and of one who is still in
HOPE: Final = 15.0  # what a rival on the way is still good for
LINGER = (0.0, 1.0, 2.0, 3.5, 5.0, 7.0)  # rounds that one may stay longer than the way home takes
LEAD: Final = 0.1  # what each point of a lead takes from a round's income
AFAR: Final = 0.75  # what a target is worth that is not reached in this turn
A_SMALL_ONE: Final = 8.0  # an artifact that is yet to be found


class Earnings:
    """What a round more brings to whoever is not ahead."""

    __slots__ = ("usual", "least", "most", "long", "longer")

    def __init__(self, usual: float, least: float, most: float, long: float, longer: float) -> None:
        self.usual = usual
        self.least = least
        self.most = most
        self.long = long  # rounds after which it dwindles, ...
        self.longer = longer  # ... and that it takes to do so


class Expedition(Errand):
    """What the errands of the dungeons share: rivals, a lead, the worth of a score, and how long to stay."""

    __slots__ = (
        "trophy", "trophy_token", "artifact", "backpack", "carried", "pace", "linger", "late", "nerve", "tempo", "rivals",
        "doubt", "income", "prizes", "claims",
    )  # fmt: skip

    def __init__(self, st: State, me: Player, book: Handbook, deck: Deck, danger: Danger, taste: Taste) -> None:
        super().__init__(st, me, book, deck, danger, taste)
        self.trophy = 0.0  # points for coming home
        self.trophy_token = -1
        self.artifact = -1  # the tags of artifacts and of what carries a second one, if there is such a thing
        self.backpack = -1
        self.carried = 0  # the value of the artifacts carried
        self.pace = max(0.5 * deck.boots + 0.5 * max(GOOD_PACE, deck.boots), 1.0)
        self.linger = 0.0
        self.late = 0.0  # what a Boot more on the way costs
        self.nerve = Nerve(1.0, 1.0, 0.0, 0.0)
        self.tempo = 0.0  # that a round more costs
        self.rivals = 0.0  # the best score to be expected of them
        self.doubt = UNSURE
        self.income = 0.0
        self.prizes: dict[int, int] = {}  # artifacts by their spaces
        self.claims: dict[int, float] = {}  # what they promise

    def fortune(self, p: Player, cards: list[int]) -> float:
        """The points that a player would bring home now."""
        return float(loot(self.st, p, self.book, cards))

    def look_at_rivals(self, earnings: Earnings, last: Nerve) -> None:
        """See what a round more is worth: little to who is ahead and could leave the others to the dragon."""
        st, me = self.st, self.me
        rivals = 0.0
        for p in st.players:
            if p is not me and p.status != LOST:
                score = self.fortune(p, owned_cards(p))
                if p.tokens[self.trophy_token]:
                    score += self.trophy
                elif p.status == IN:
                    score += HOPE if p.has[self.artifact] else HOPE * 0.8
                if score > rivals:
                    rivals, self.doubt = score, UNSURE if p.status == IN else SURE
        self.rivals = rivals
        if not rivals:
            self.nerve = last
        # Who is ahead and has an artifact does best to be gone: the dragon sees to the others.
        lead = self.loot + (self.carried or A_SMALL_ONE) + self.trophy - rivals
        if self.carried:
            self.tempo += self.nerve.hurry * min(max(lead / WELL_AHEAD, 0.0), 1.0)
        income = min(max(earnings.usual - LEAD * lead, earnings.least), earnings.most)
        rounds = st.turn / len(st.players)
        self.income = income * min(max(1.0 - (rounds - earnings.long) / earnings.longer, 0.0), 1.0) if rivals else 0.0

    def rival_leaves(self, p: Player, home: float, dally: float) -> float:
        """In how many rounds a rival will be gone who is so far from home."""
        if p.status != IN:
            return 0.0
        return dally + home / GOOD_PACE if p.has[self.artifact] else STAY

    def contested(self, value: int, far: list[float]) -> float:
        """What an artifact promises: less if rivals may come first."""
        promise = float(value)
        for p in self.st.players:
            full = (
                p.has[self.backpack] if self.backpack >= 0 else 0
            )  # artifacts that somebody may have and take another
            if p is self.me or p.status != IN or p.has[self.artifact] > full:
                continue
            if far[p.room] < far[self.me.room]:
                promise *= RIVAL_AHEAD
        return promise

    def stake(self) -> float:
        return self.loot + (self.carried or A_SMALL_ONE) + self.trophy

    def turns(self, way: float) -> float:
        """How many rounds a way takes."""
        return DELAY + way / self.pace if way > 0.0 else 0.0

    def glory(self, score: float) -> float:
        """What a score is worth: its points, and the chance that it wins."""
        return score + WIN / (1.0 + exp((self.rivals - score) / self.doubt))
