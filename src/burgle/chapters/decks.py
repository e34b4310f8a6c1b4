"""Decks: drawing, reshuffling, playing cards; all cards in hand are played every turn."""

from __future__ import annotations

from typing import Final

from burgle.chapters import events
from burgle.chapters.gifts import GIFTS, gifts
from burgle.chapters.starters import StarterChanges
from burgle.kernel import refs
from burgle.kernel.actions import Action
from burgle.kernel.codes import D_CARDS, D_PLAYED, IN, PICK, arg_of, option
from burgle.kernel.counts import Count
from burgle.kernel.effects import Cost, Effect
from burgle.kernel.forms import COUNTED
from burgle.kernel.lint import Lint
from burgle.kernel.phrase import Phrase, Refusal
from burgle.kernel.pile import without
from burgle.kernel.reader import Reader
from burgle.kernel.refs import Ref
from burgle.kernel.rules import Chapter, Rules, ScoreLine, Step
from burgle.kernel.state import Player, State
from burgle.kernel.traits import IN_SIGHT, PLAYS

PLACES: Final = ["play", "discard", "hand"]
IN_PLAY: Final = 0
IN_DISCARD: Final = 1
IN_HAND: Final = 2


def place_of(p: Player, place: int) -> list[int]:
    """Give the cards of a place."""
    return p.play if place == IN_PLAY else p.discard if place == IN_DISCARD else p.hand


def take_from(p: Player, place: int, card: int) -> None:
    """Take a card away from a place."""
    if place == IN_PLAY:
        p.play = without(p.play, card)
    elif place == IN_DISCARD:
        p.discard = without(p.discard, card)
    else:
        p.hand = without(p.hand, card)


def places_text(mask: int) -> str:
    """Write places in the effect language."""
    return " or ".join([PLACES[i] for i in range(3) if mask >> i & 1])


def distinct(cards: list[int]) -> list[int]:
    """List each kind of card once, in the order in which they lie there."""
    found: list[int] = []
    for card in cards:
        if card not in found:
            found.append(card)
    return found


def draw_cards(st: State, p: Player, n: int, held: list[int]) -> None:
    """Draw; an empty deck is made anew from the discard pile, but for the cards held for the box."""
    deck = p.deck
    hand = p.hand[:]
    for _ in range(n):
        if not deck.top and not deck.rest:
            reshuffle(st, p, held)
            if not deck.rest:
                break  # nothing is owed
        card = deck.draw(st.chance)
        hand.append(card)
        st.emit(events.DRAW, p.seat, card, 0, -1)
    if len(hand) > len(p.hand):
        p.hand = hand
        st.dirty |= D_CARDS
        st.reveal()


def reshuffle(st: State, p: Player, held: list[int]) -> None:
    """Turn the discard pile into a new deck; cards in play stay out of it."""
    stay: list[int] = []
    if held:
        for card in held:
            if card in p.discard:
                p.discard = without(p.discard, card)
                stay.append(card)
    if p.discard:
        p.deck.hold(p.discard)
        st.emit(events.SHUFFLE, p.seat, len(p.discard), 0, -1)
    p.discard = stay


class Draw(Effect):
    """Draw cards."""

    __slots__ = ("n", "held")

    def __init__(self, n: int, held: int) -> None:
        super().__init__(True)
        self.n = n
        self.held = held

    def run(self, st: State, who: int, source: int) -> None:
        if not self.possible(st, who, source):
            st.emit(events.NO_DRAW, who, 0, 0, source)
            return
        held = st.zones[self.held] if who == st.active else []
        draw_cards(st, st.players[who], self.n, held)

    def possible(self, st: State, who: int, source: int) -> bool:
        p = st.players[who]
        held = len(st.zones[self.held]) if who == st.active else 0
        return p.deck.size() > 0 or len(p.discard) > held or not st.rules.binding

    def whatever(self, st: State, who: int, source: int) -> bool:
        return st.players[who].deck.size() > 0

    def say(self) -> Phrase:
        return Phrase("draw", self.n)

    def icons(self) -> list[str]:
        return ["card"] * self.n

    def text(self) -> str:
        return "draw " + str(self.n)

    def check(self, lint: Lint) -> None:
        lint.within(self.n, 1, 5, "cards drawn")


class DiscardCost(Cost):
    """Pay with unplayed cards, which do nothing."""

    __slots__ = ("chapter",)

    def __init__(self, n: int, chapter: Decks) -> None:
        super().__init__(n)
        self.about = refs.HELD
        self.chapter = chapter

    def payable(self, st: State, p: Player, source: int) -> bool:
        return len(p.hand) >= self.n

    def choices(self, st: State, p: Player, source: int) -> list[int]:
        return [option(PICK, card) for card in distinct(p.hand)]

    def pay(self, st: State, p: Player, code: int, source: int) -> None:
        card = arg_of(code)
        p.hand = without(p.hand, card)
        p.discard = [*p.discard, card]
        self.chapter.move_mark(st, p, card, self.chapter.held)
        st.dirty |= D_CARDS
        st.emit(events.DISCARD, p.seat, card, 0, source)

    def spell(self, st: State, code: int) -> str:
        return "discard " + st.rules.cards[arg_of(code)].name

    def verb(self) -> str:
        return "discard"

    def refs(self, code: int) -> list[Ref]:
        return [Ref("card", arg_of(code), "hand")]

    def say(self) -> Phrase:
        return Phrase("cost-discard", self.n)

    def text(self) -> str:
        return "discard " + str(self.n)


class CardsIn(Count):
    """Cards of one kind in named places."""

    __slots__ = ("card", "key", "title", "places")

    def __init__(self, card: int, key: str, title: str, places: int) -> None:
        super().__init__("card", D_CARDS | D_PLAYED)
        self.card = card
        self.key = key
        self.title = title
        self.places = places

    def value(self, st: State, p: Player, source: int) -> int:
        n = 0
        for place in range(3):
            if self.places >> place & 1:
                n += place_of(p, place).count(self.card)
        return n

    def names(self) -> list[str]:
        return [self.title, places_text(self.places)]

    def text(self) -> str:
        return "card " + self.key + " in " + places_text(self.places)


def owned(p: Player) -> list[int]:
    """List every card a player has, wherever it lies."""
    return p.hand + p.discard + p.play + p.deck.rest + p.deck.top


class Owned(Count):
    """Cards of a faction or of a kind among all that a player owns."""

    __slots__ = ("title", "faction", "card")

    def __init__(self, key: str, title: str, faction: int, card: int) -> None:
        super().__init__("owned " + key, D_CARDS | D_PLAYED)
        self.title = title
        self.faction = faction
        self.card = card

    def value(self, st: State, p: Player, source: int) -> int:
        n = 0
        for card in owned(p):
            if card == self.card or (self.faction >= 0 and st.rules.cards[card].faction == self.faction):
                n += 1
        return n

    def names(self) -> list[str]:
        return [self.title]


class PlayCard(Action):
    """Play a card from hand: it stays before the player and does what it says."""

    __slots__ = ("chapter",)

    def __init__(self, chapter: Decks) -> None:
        super().__init__("play", about=refs.HELD)
        self.traits = PLAYS | IN_SIGHT
        self.chapter = chapter
        self.duty = True

    def offer(self, st: State, p: Player, out: list[int]) -> None:
        hand = p.hand
        base = self.base
        for i in range(len(hand)):
            card = hand[i]
            at = 0
            while hand[at] != card:
                at += 1
            if at == i:
                out.append(base | card)

    def refuse(self, st: State, p: Player, arg: int) -> Refusal | None:
        if arg not in p.hand:
            return Refusal("not_in_hand", 0, 0, st.rules.cards[arg].name if arg < len(st.rules.cards) else "")
        return None

    def do(self, st: State, p: Player, arg: int) -> None:
        p.hand = without(p.hand, arg)
        p.play = [*p.play, arg]
        self.chapter.move_mark(st, p, arg, self.chapter.held_play)
        card = st.rules.cards[arg]
        st.dirty |= D_PLAYED
        st.emit(events.PLAY, p.seat, arg, 0, -1)
        for chapter in st.rules.on_play:
            chapter.played(st, p, card)
        if card.play is not None:
            card.play.run(st, p.seat, arg)

    def targets(self, st: State, p: Player) -> list[int]:
        return [card.id for card in st.rules.cards]

    def spell(self, st: State, p: Player, arg: int) -> str:
        return "play " + st.rules.cards[arg].name

    def refs(self, st: State, p: Player, arg: int) -> list[Ref]:
        return refs.card(arg, "hand")


class Deal(Step):
    """Every player shuffles the starting deck and draws a hand."""

    __slots__ = ("chapter",)

    def __init__(self, chapter: Decks) -> None:
        self.chapter = chapter

    def run(self, st: State, who: int) -> None:
        for p in st.players:
            for card in st.rules.cards:
                if card.deck == "starter":
                    p.deck.mix_in([card.id] * card.copies)
            self.chapter.changes.apply(st, p)
            draw_cards(st, p, st.rules.params["hand"], [])


class DiscardPlayed(Step):
    """Played cards go to the discard pile."""

    __slots__ = ()

    def run(self, st: State, who: int) -> None:
        p = st.players[who]
        p.discard = p.discard + p.play
        p.play = []


class DrawHand(Step):
    """A new hand is drawn, unless the player is out."""

    __slots__ = ()

    def run(self, st: State, who: int) -> None:
        p = st.players[who]
        if p.status == IN:
            draw_cards(st, p, st.rules.params["hand"], [])


class Decks(Chapter):
    """The players' own cards."""

    __slots__ = ("held", "held_play", "held_hand", "gifts", "changes")

    def __init__(self) -> None:
        self.changes = StarterChanges()
        self.gifts: list[list[float]] = []  # by card: what it gives when it is played, once somebody has asked

    def build(self, rules: Rules) -> None:
        self.held = rules.turn_zone("held_discard", COUNTED, refs.CARD)  # picked for the box, still in the discard pile
        self.held_play = rules.turn_zone("held_play", COUNTED, refs.CARD)
        self.held_hand = rules.turn_zone("held_hand", COUNTED, refs.CARD)
        rules.shown_in_hand.append(self.held_hand)
        rules.words["draw"] = self.draw
        rules.costs["discard"] = self.discard_cost
        rules.counts["card"] = self.cards_in
        rules.counts["owned"] = self.owned
        rules.action(PlayCard(self))
        rules.steps["deal"] = Deal(self)
        rules.steps["discard"] = DiscardPlayed()
        rules.steps["draw"] = DrawHand()
        rules.scorer(self, public=True)
        rules.senses(self, ["cards", "skill", "swords", "boots", "draws", "noise"])

    def check(self, rules: Rules) -> None:
        self.changes.find(rules)

    def move_mark(self, st: State, p: Player, card: int, zone: int) -> None:
        """Let a mark for the box follow a card that left the hand, if all copies there were marked."""
        marked = st.zones[self.held_hand]
        if marked and p.seat == st.active and p.hand.count(card) < marked.count(card):
            at = marked.index(card)
            st.zones[self.held_hand] = marked[:at] + marked[at + 1 :]
            st.add(zone, [card])

    def draw(self, r: Reader) -> Effect:
        """`draw N`: cards from your deck"""
        return Draw(r.number(1), self.held)

    def discard_cost(self, r: Reader) -> Cost:
        """`pay discard N`: unplayed cards from your hand"""
        return DiscardCost(r.number(1), self)

    def cards_in(self, r: Reader) -> Count:
        """`card NAME in PLACE [or PLACE]`: cards of that id in `play`, `discard` or `hand`"""
        keys = list(r.rules.card_ids)
        card = r.rules.card_ids[keys[r.one_of(keys, "card")]]
        r.expect("in")
        kind = r.rules.cards[card]
        return CardsIn(card, kind.key, kind.name, r.some_of(PLACES, "place"))

    def owned(self, r: Reader) -> Count:
        """`owned FACTION`, `owned NAME`: such cards among all you own"""
        keys = r.rules.factions + list(r.rules.card_ids)
        key = keys[r.one_of(keys, "faction or card")]
        if key in r.rules.factions:
            return Owned(key, key, r.rules.factions.index(key), -1)
        card = r.rules.card_ids[key]
        return Owned(key, r.rules.cards[card].name, -1, card)

    def sense(self, st: State, p: Player, far: list[float], out: list[float]) -> None:
        if not self.gifts:
            self.gifts = [gifts(card) for card in st.rules.cards]
        sums = [0.0] * len(GIFTS)
        mine = owned(p)
        for card in mine:
            gift = self.gifts[card]
            for i in range(len(sums)):
                sums[i] += gift[i]
        size = max(len(mine), 1)
        hand = float(st.rules.params["hand"])
        out.append(float(len(mine)))
        for i in range(len(sums)):
            out.append(hand * sums[i] / size)

    def score(self, st: State, p: Player, lines: list[ScoreLine]) -> None:
        copies = [0] * len(st.rules.cards)
        for mine in owned(p):
            copies[mine] += 1
        for card in st.rules.cards:
            n = copies[card.id]
            if n:
                points = n * card.points.value(st, p)
                if points:
                    lines.append(ScoreLine("card", card.name, points))
