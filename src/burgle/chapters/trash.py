"""Trash: a card is picked now and leaves the game when the turn ends."""

from __future__ import annotations

from typing import Final, cast

from burgle.chapters import events
from burgle.chapters.decks import IN_DISCARD, IN_HAND, IN_PLAY, PLACES, distinct, place_of, places_text, take_from
from burgle.chapters.resources import lose_leftovers
from burgle.kernel import refs
from burgle.kernel.codes import D_CARDS, D_DEEDS, PASS, PICK, arg_of, kind_of, option
from burgle.kernel.counts import Count, Deeds
from burgle.kernel.effects import Cost, Effect, Offer
from burgle.kernel.forms import COUNTED
from burgle.kernel.frames import FrameKind, source_name
from burgle.kernel.phrase import Phrase
from burgle.kernel.reader import Reader
from burgle.kernel.refs import Ref
from burgle.kernel.rules import Chapter, Rules, Step
from burgle.kernel.state import Claim, Frame, Player, State

OPTIONAL: Final = 8  # a bit above those of the places
SELF: Final = 16


CARD_BITS: Final = 12  # of a pick: the card below, the place above


def picked(place: int, card: int) -> int:
    """Pack a pick: a card in a place."""
    return place << CARD_BITS | card


def place_picked(arg: int) -> int:
    """Say where a picked card lies."""
    return arg >> CARD_BITS


def card_picked(arg: int) -> int:
    """Say which card is picked."""
    return arg & (1 << CARD_BITS) - 1


def drop_claim(st: State, who: int, card: int) -> None:
    """Let what a card that left the game still waited for go with it; copies still in play keep theirs."""
    copies = st.players[who].play.count(card)
    claims: list[Claim] = []
    for claim in st.claims:
        same = [c for c in claims if c.source == card and c.who == who and c.effect == claim.effect]
        if claim.source != card or claim.who != who or len(same) < copies:
            claims.append(claim)
    st.claims = claims
    if who != st.active:
        return  # nobody else has offers
    offers = st.zones[st.rules.z_offers]
    kept: list[int] = []
    for at in range(0, len(offers), 2):
        twins = 0
        for i in range(0, len(kept), 2):
            if kept[i : i + 2] == offers[at : at + 2]:
                twins += 1
        if offers[at + 1] != card or twins < copies * cast(Offer, st.rules.effects[offers[at]]).times:
            kept.extend(offers[at : at + 2])
    st.zones[st.rules.z_offers] = kept


class Trash(Effect):
    """Pick a card (any, one kind, or this very card) in the named places."""

    __slots__ = ("places", "card", "chapter")

    def __init__(self, places: int, card: int, chapter: Trashing) -> None:
        super().__init__(False)
        self.places = places
        self.card = card
        self.chapter = chapter

    def run(self, st: State, who: int, source: int) -> None:
        self.ask(st, who, source, 0)

    def offer(self, st: State, who: int, source: int) -> None:
        self.ask(st, who, source, OPTIONAL)

    def ask(self, st: State, who: int, source: int, how: int) -> None:
        """Open the question, `items` naming the one kind of card asked for (or -1)."""
        card = source if self.places & SELF else self.card
        frame = st.push(self.chapter.k_pick, who, self.places | how, source)
        frame.items.append(card)

    def possible(self, st: State, who: int, source: int) -> bool:
        card = source if self.places & SELF else self.card
        return bool(self.chapter.within_reach(st, st.players[who], self.places, card))

    def say(self) -> Phrase:
        return self.chapter.say(self.places, self.card)

    def icons(self) -> list[str]:
        return ["trash"]

    def text(self) -> str:
        return self.chapter.text(self.places, self.card)


class TrashCost(Cost):
    """Pay by trashing a card."""

    __slots__ = ("places", "card", "chapter")

    def __init__(self, places: int, card: int, chapter: Trashing) -> None:
        super().__init__(1)
        self.places = places
        self.card = card
        self.chapter = chapter

    def payable(self, st: State, p: Player, source: int) -> bool:
        return bool(self.choices(st, p, source))

    def choices(self, st: State, p: Player, source: int) -> list[int]:
        return self.chapter.within_reach(st, p, self.places, source if self.places & SELF else self.card)

    def pay(self, st: State, p: Player, code: int, source: int) -> None:
        self.chapter.pick(st, p, arg_of(code), source)

    def every(self, rules: Rules) -> list[int]:
        return [option(PICK, pick) for pick in self.chapter.every_pick(rules, self.places, self.card)]

    def address(self, rules: Rules, code: int) -> str:
        return self.chapter.address(rules, arg_of(code))

    def spell(self, st: State, code: int) -> str:
        return self.chapter.spell(st, arg_of(code))

    def verb(self) -> str:
        return "trash"

    def refs(self, code: int) -> list[Ref]:
        return self.chapter.refs(arg_of(code))

    def say(self) -> Phrase:
        return self.chapter.say(self.places, self.card)

    def text(self) -> str:
        return self.chapter.text(self.places, self.card)


class PickToTrashKind(FrameKind):
    """The question which card is to go: `items` holds the one kind asked for (or -1).

    After it may stand a zone and what shall be noted there when a card goes.
    """

    __slots__ = ("chapter",)

    def __init__(self, chapter: Trashing) -> None:
        super().__init__(True, True, public=True)
        self.chapter = chapter

    def ask(self, st: State, f: Frame) -> list[int]:
        codes = self.chapter.within_reach(st, st.players[f.who], f.a, f.items[0])
        if codes and f.a & OPTIONAL:
            codes.append(option(PASS, 0))
        return codes

    def answer(self, st: State, f: Frame, code: int) -> None:
        st.stack.pop()
        if kind_of(code) == PICK:
            if len(f.items) > 1:
                st.add(f.items[1], [f.items[2]])
            self.chapter.pick(st, st.players[f.who], arg_of(code), f.b)

    def every(self, rules: Rules) -> list[int]:
        return [option(PICK, pick) for pick in self.chapter.every_pick(rules, (1 << len(PLACES)) - 1, -1)]

    def address(self, rules: Rules, code: int) -> str:
        return self.chapter.address(rules, arg_of(code))

    def spell(self, st: State, f: Frame, code: int) -> str:
        return "no" if kind_of(code) == PASS else self.chapter.spell(st, arg_of(code))

    def verb(self, st: State, f: Frame, code: int) -> str:
        return "no" if kind_of(code) == PASS else "trash"

    def refs(self, st: State, f: Frame, code: int) -> list[Ref]:
        return [] if kind_of(code) == PASS else self.chapter.refs(arg_of(code))

    def prompt(self, st: State, f: Frame) -> Phrase:
        return Phrase("ask-trash", 0, [source_name(st, f.b)])


class Box(Step):
    """At the end of the turn the picked cards leave the game, and what was not used is lost."""

    __slots__ = ("chapter",)

    def __init__(self, chapter: Trashing) -> None:
        self.chapter = chapter

    def run(self, st: State, who: int) -> None:
        p = st.players[who]
        for place in range(3):
            marked = st.zones[self.chapter.held[place]]
            for card in marked:
                take_from(p, place, card)
                st.add(self.chapter.box, [card])
                st.emit(events.BOX, who, card, 0, -1)
            st.empty(self.chapter.held[place])
        st.claims.clear()
        lose_leftovers(p)


class Trashing(Chapter):
    """Cards that leave the game."""

    __slots__ = ("at_once", "held", "box", "k_pick", "trashed", "rules")

    def __init__(self, at_once: bool = False) -> None:
        self.at_once = at_once  # a picked card leaves now, not when the turn ends

    def build(self, rules: Rules) -> None:
        self.rules = rules
        self.held = [rules.zone_names.index("held_" + place) for place in PLACES]
        self.box = rules.zone("box", COUNTED, refs.CARD)
        self.trashed = rules.deed("trashed")
        self.k_pick = rules.frame(PickToTrashKind(self))
        rules.words["trash"] = self.word
        rules.costs["trash"] = self.cost
        rules.counts["trashed"] = self.count
        rules.steps["box"] = Box(self)

    def read(self, r: Reader) -> tuple[int, int]:
        """Read `from PLACE`, `NAME from PLACE` or `self`."""
        if r.accept("self"):
            return SELF | 1 << IN_PLAY, -1
        card = -1
        if r.peek() != "from":
            keys = list(r.rules.card_ids)
            card = r.rules.card_ids[keys[r.one_of(keys, "card")]]
        r.expect("from")
        return r.some_of(PLACES, "place"), card

    def word(self, r: Reader) -> Effect:
        """`trash [NAME] from PLACE [or PLACE]`, `trash self`: a card leaves the game at the end of the turn"""
        places, card = self.read(r)
        return Trash(places, card, self)

    def cost(self, r: Reader) -> Cost:
        """`pay trash from PLACE`, `pay trash self`"""
        places, card = self.read(r)
        return TrashCost(places, card, self)

    def count(self, r: Reader) -> Count:
        """`trashed`: cards trashed this turn"""
        return Deeds("trashed", D_DEEDS, self.trashed)

    def within_reach(self, st: State, p: Player, places: int, only: int) -> list[int]:
        """List the picks: cards in the places that were not picked before."""
        codes: list[int] = []
        for place in (IN_PLAY, IN_DISCARD, IN_HAND):
            if places >> place & 1:
                cards = place_of(p, place)
                held = st.zones[self.held[place]] if p.seat == st.active else []
                for card in distinct(cards):
                    if (only < 0 or card == only) and cards.count(card) > held.count(card):
                        codes.append(option(PICK, picked(place, card)))
        return codes

    def pick(self, st: State, p: Player, arg: int, source: int) -> None:
        """Mark a card for the box; until the end of the turn it stays where it is. A rival's card goes at once."""
        place = place_picked(arg)
        card = card_picked(arg)
        st.emit(events.TRASH, p.seat, card, place, source)
        if p.seat == st.active:
            st.deeds[self.trashed] += 1
        if p.seat == st.active and not self.at_once:
            st.add(self.held[place], [card])
        else:
            take_from(p, place, card)
            st.add(self.box, [card])
            drop_claim(st, p.seat, card)
            st.emit(events.BOX, p.seat, card, 0, source)
        st.dirty |= D_DEEDS | D_CARDS

    def every_pick(self, rules: Rules, places: int, only: int) -> list[int]:
        """List all picks that such a question can ever offer."""
        cards = [only] if only >= 0 else refs.numbers(rules, refs.HELD)
        return [picked(place, card) for place in range(len(PLACES)) if places >> place & 1 for card in cards]

    def address(self, rules: Rules, arg: int) -> str:
        """Name a pick for good: `trash:burgle:hand`."""
        return refs.named(rules, "trash", refs.HELD, card_picked(arg)) + ":" + PLACES[place_picked(arg)]

    def spell(self, st: State, arg: int) -> str:
        """Write a pick."""
        return "trash " + st.rules.cards[card_picked(arg)].name + " from " + PLACES[place_picked(arg)]

    def refs(self, arg: int) -> list[Ref]:
        """Say what a pick points at."""
        return [Ref("card", arg & 0xFFF, PLACES[arg >> 12])]

    def say(self, places: int, card: int) -> Phrase:
        """Word what may be trashed."""
        if places & SELF:
            return Phrase("trash-self")
        name = [self.rules.cards[card].name] if card >= 0 else []
        return Phrase("trash-named" if card >= 0 else "trash", 0, [places_text(places & 7), *name])

    def text(self, places: int, card: int) -> str:
        """Write what may be trashed in the effect language."""
        if places & SELF:
            return "trash self"
        name = self.rules.cards[card].key + " " if card >= 0 else ""
        return "trash " + name + "from " + places_text(places & 7)

    def show(self, st: State, seat: int, out: dict[str, object]) -> None:
        picked: list[str] = []
        for zone in self.held:
            picked.extend([st.rules.cards[card].key for card in st.zones[zone]])
        out["trashing"] = picked
        out["box"] = [st.rules.cards[card].key for card in st.zones[self.box]]
