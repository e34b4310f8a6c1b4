"""The row: six face-up cards, refilled at the end of a turn; new ones arrive, and some attack."""

from __future__ import annotations

from burgle.chapters import events
from burgle.chapters.bag import Bag
from burgle.chapters.rage import Rage
from burgle.kernel.forms import COUNTED
from burgle.kernel.frames import FrameKind, run_later
from burgle.kernel.refs import CARD
from burgle.kernel.rules import Chapter, Rules, Step
from burgle.kernel.state import Frame, Player, State


class DealRow(Step):
    """The opening row shows no attack; replaced cards are shuffled back afterwards."""

    __slots__ = ("chapter",)

    def __init__(self, chapter: Row) -> None:
        self.chapter = chapter

    def run(self, st: State, who: int) -> None:
        deck = st.piles[self.chapter.deck]
        for card in st.rules.cards:
            if card.deck == self.chapter.name or card.deck in self.chapter.extra:
                deck.mix_in([card.id] * card.copies)
        apart: list[int] = []
        while len(st.row) < st.rules.params["row"] and deck.size():
            dealt = deck.draw(st.chance)
            if not self.chapter.opens(st, dealt):
                apart.append(dealt)
            else:
                st.add(self.chapter.fresh, [dealt])
                st.row.append(dealt)
        deck.mix_in(apart)


class Refill(Step):
    """Empty slots are filled from the left; if the deck cannot, everybody inside is knocked out."""

    __slots__ = ("chapter",)

    def __init__(self, chapter: Row) -> None:
        self.chapter = chapter

    def run(self, st: State, who: int) -> None:
        deck = st.piles[self.chapter.deck]
        if self.chapter.one_by_one:
            if st.row.count(-1) > deck.size():
                self.chapter.deck_empty(st)
            else:
                st.push(self.chapter.k_refill, who, 0, 0)
            return
        for slot in range(len(st.row)):
            if st.row[slot] < 0:
                if deck.size() == 0:
                    self.chapter.deck_empty(st)
                    return
                self.chapter.reveal(st, slot)


class RefillKind(FrameKind):
    """A refill card by card: what arrives takes effect before the next is dealt."""

    __slots__ = ("chapter",)

    def __init__(self, chapter: Row) -> None:
        super().__init__(False, False, public=True)
        self.chapter = chapter

    def run(self, st: State, f: Frame) -> None:
        if -1 not in st.row:
            st.stack.pop()
            return
        self.chapter.fill(st, st.row.index(-1), f.who, True)


class Arrive(Step):
    """New cards take effect from left to right."""

    __slots__ = ("chapter",)

    def __init__(self, chapter: Row) -> None:
        self.chapter = chapter

    def run(self, st: State, who: int) -> None:
        arriving = [card for card in st.zones[self.chapter.fresh] if st.rules.cards[card].arrive is not None]
        if len(arriving) > 1:
            arriving.reverse()
            for card in arriving:
                effect = st.rules.cards[card].arrive
                assert effect is not None
                st.push(st.rules.k_run, who, effect.id, card)
        else:
            for card in arriving:
                effect = st.rules.cards[card].arrive
                assert effect is not None
                run_later(st, who, effect, card)


class SettleRow(Step):
    """After the opening deal nothing in the row is new any more: it never attacks."""

    __slots__ = ("fresh",)

    def __init__(self, fresh: int) -> None:
        self.fresh = fresh

    def run(self, st: State, who: int) -> None:
        st.empty(self.fresh)


class SymbolAttack(Step):
    """One attack follows if any new card shows the symbol."""

    __slots__ = ("chapter",)

    def __init__(self, chapter: Row) -> None:
        self.chapter = chapter

    def run(self, st: State, who: int) -> None:
        cards = st.rules.cards
        attacked = False
        for card in st.zones[self.chapter.fresh]:
            attacked = attacked or cards[card].attack
        st.empty(self.chapter.fresh)
        if attacked:
            self.chapter.bag.attack(st, who, self.chapter.strength(st), events.ATTACK)


class Row(Chapter):
    """The row of cards on offer, and the deck it is dealt from."""

    __slots__ = (
        "name",
        "extra",
        "one_by_one",
        "bag",
        "rage",
        "deck",
        "fresh",
        "spent",
        "k_refill",
        "goes_on",
        "closes",
    )

    def __init__(
        self, name: str, bag: Bag, rage: Rage, one_by_one: bool = False, extra: list[str] | None = None
    ) -> None:
        self.name = name
        self.extra: list[str] = [] if extra is None else extra  # further decks shuffled in
        self.one_by_one = one_by_one  # each new card takes effect before the next is dealt
        self.goes_on = False  # the game goes on though the deck cannot fill the row
        self.closes = False  # a further slot is never dealt a card to, by nothing (L2-117)
        self.k_refill = -1
        self.bag = bag
        self.rage = rage
        self.deck = -1
        self.fresh = -1
        self.spent = -1

    def build(self, rules: Rules) -> None:
        self.deck = rules.pile(self.name, "row")
        self.fresh = rules.zone("fresh", COUNTED, CARD)  # cards revealed in this refill, from left to right
        self.spent = rules.zone("spent", COUNTED, CARD)  # the row's own discard pile
        self.k_refill = rules.frame(RefillKind(self))
        rules.steps["deal row"] = DealRow(self)
        rules.steps["refill"] = Refill(self)
        rules.steps["arrive"] = Arrive(self)
        rules.steps["settle row"] = SettleRow(self.fresh)
        rules.steps["attack"] = SymbolAttack(self)
        rules.senses(self, ["cubes", "risk", "symbols", "strength"])

    def opens(self, st: State, card: int) -> bool:
        """Say whether a card may lie in the opening row."""
        return not st.rules.cards[card].attack

    def fill(self, st: State, slot: int, who: int, fresh: bool) -> None:
        """Deal the next card into a slot and let it arrive; only a `fresh` one may bring an attack."""
        before = st.zones[self.fresh]
        self.reveal(st, slot)
        if not fresh:
            st.zones[self.fresh] = before
        effect = st.rules.cards[st.row[slot]].arrive
        if effect is not None:
            run_later(st, who, effect, st.row[slot])

    def reveal(self, st: State, slot: int) -> None:
        """Deal the next card into a slot."""
        card = st.piles[self.deck].draw(st.chance)
        st.row[slot] = card
        st.add(self.fresh, [card])
        st.reveal()
        st.emit(events.REVEAL, -1, card, slot, -1)

    def deck_empty(self, st: State) -> None:
        """End the game: the deck cannot fill the row."""
        st.emit(events.DECK_EMPTY, -1, 0, 0, -1)
        self.bag.knock_everybody_out(st)
        st.drop_all()

    def renewal(self, st: State) -> list[int]:
        """List the cards of which an empty deck is made anew and that may lie in the row, if it is."""
        return []

    def strength(self, st: State) -> int:
        """Say how many cubes an attack draws now: the marker's space and every Danger in the row."""
        n = self.rage.cubes(st)
        for card in st.row:
            if card >= 0 and st.rules.cards[card].danger:
                n += 1
        return self.bag.draws(st, n)

    def sense(self, st: State, p: Player, far: list[float], out: list[float]) -> None:
        bag = st.piles[self.bag.bag]
        cubes, noise = float(self.bag.cubes(st, p) + p.area), 0
        for other in st.players:
            noise += other.area
        draws = float(self.strength(st))
        cards, loud = st.rules.cards, 0
        deck = st.piles[self.deck].everything()
        for card in deck:
            if cards[card].attack:
                loud += 1
        out.append(cubes)
        out.append(draws * cubes / max(bag.size() + noise, 1))
        out.append(loud / max(len(deck), 1))
        out.append(draws)

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        cards = st.rules.cards
        out["row"] = [cards[card].key if card >= 0 else None for card in st.row]
        out["row_deck_size"] = st.piles[self.deck].size()
        # Everybody can count: what is neither on the table nor spent is still to come.
        out["row_deck"] = [cards[card].key for card in st.piles[self.deck].everything()]
        out["spent"] = [cards[card].key for card in st.zones[self.spent]]
        out["strength"] = self.strength(st)
