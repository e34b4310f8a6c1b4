"""Acquiring cards with Skill and beating enemies with Swords."""

from __future__ import annotations

from typing import Final

from burgle.chapters import events
from burgle.chapters.decks import distinct
from burgle.chapters.reserve import Reserve
from burgle.chapters.row import Row
from burgle.kernel import refs
from burgle.kernel.actions import Action
from burgle.kernel.codes import D_CARDS, D_DEEDS, PICK, arg_of, option
from burgle.kernel.counts import Count, Deeds
from burgle.kernel.effects import Effect
from burgle.kernel.frames import FrameKind, source_name
from burgle.kernel.phrase import Phrase, Refusal
from burgle.kernel.reader import Reader
from burgle.kernel.refs import Ref
from burgle.kernel.rules import Chapter, Rules
from burgle.kernel.state import Frame, Player, State
from burgle.kernel.traits import ACQUIRES, FIGHTS, GETS, IN_SIGHT, PRIZE

NEVER: Final = 999  # more than anybody ever has


def first_at(row: list[int], slot: int) -> bool:
    """Say whether a card is the leftmost of its kind: copies are one option."""
    card = row[slot]
    at = 0
    while row[at] != card:
        at += 1
    return at == slot


class Acquire(Action):
    """Pay Skill for a card of the row or the reserve; it goes to the discard pile."""

    __slots__ = ("chapter",)

    def __init__(self, chapter: Recruit) -> None:
        super().__init__("acquire", about=refs.CARD)
        self.traits = GETS | ACQUIRES | IN_SIGHT
        self.chapter = chapter

    def offer(self, st: State, p: Player, out: list[int]) -> None:
        recruit = self.chapter
        if recruit.haggles(st, p):
            self.offer_bargains(st, p, out)
            return
        skill = p.skill
        if skill < recruit.cheapest:
            return
        prices = recruit.prices
        base = self.base
        row = st.row
        for slot in range(len(row)):
            card = row[slot]
            if prices[card] <= skill and first_at(row, slot) and recruit.in_reach(st, p, card):
                out.append(base | card)
        stock = st.zones[recruit.reserve.stock]
        for at, card in enumerate(recruit.reserve.piles):
            if prices[card] <= skill and stock[at]:
                out.append(base | card)

    def offer_bargains(self, st: State, p: Player, out: list[int]) -> None:
        """Add the options that are legal now, where prices may change."""
        recruit = self.chapter
        base = self.base
        row = st.row
        for slot in range(len(row)):
            if (
                recruit.price(st, p, row[slot]) <= p.skill
                and first_at(row, slot)
                and recruit.in_reach(st, p, row[slot])
            ):
                out.append(base | row[slot])
        stock = st.zones[recruit.reserve.stock]
        for at, card in enumerate(recruit.reserve.piles):
            if stock[at] and recruit.price(st, p, card) <= p.skill:
                out.append(base | card)

    def refuse(self, st: State, p: Player, arg: int) -> Refusal | None:
        card = st.rules.cards[arg]
        if card.cost < 0 and card.fight < 0 and self.chapter.unsold:
            return Refusal(self.chapter.unsold, 0, 0, card.name)
        piles = self.chapter.reserve.piles
        if arg in piles:
            if st.zones[self.chapter.reserve.stock][piles.index(arg)] == 0:
                return self.chapter.reserve.gone(st, arg)
        elif card.fight >= 0:
            return Refusal("is_enemy", p.skill, 0, card.name)
        elif arg not in st.row:
            return Refusal("not_in_row", 0, 0, card.name)
        if card.use is not None:
            return Refusal("is_device", 0, 0, card.name)
        if not self.chapter.in_reach(st, p, arg):
            return Refusal("wrong_place", 0, 0, card.name)
        price = self.chapter.price(st, p, arg)
        if p.skill < price:
            return Refusal("need_skill", p.skill, price, card.name)
        return None

    def do(self, st: State, p: Player, arg: int) -> None:
        p.skill -= self.chapter.price(st, p, arg)
        self.chapter.acquire(st, p, arg)

    def targets(self, st: State, p: Player) -> list[int]:
        return [card.id for card in st.rules.cards if card.deck != "starter"]

    def every(self, rules: Rules) -> list[int]:
        return [card.id for card in rules.cards if self.chapter.prices[card.id] < NEVER]

    def spell(self, st: State, p: Player, arg: int) -> str:
        return "acquire " + st.rules.cards[arg].name

    def refs(self, st: State, p: Player, arg: int) -> list[Ref]:
        return refs.card(arg, "reserve" if arg in self.chapter.reserve.piles else "row")

    def suits(self, st: State, p: Player, arg: int) -> bool:
        return st.rules.cards[arg].fight < 0 and st.rules.cards[arg].use is None

    def cost(self, st: State, p: Player, arg: int) -> list[tuple[str, int]]:
        return [("skill", self.chapter.price(st, p, arg))]


class Fight(Action):
    """Pay Swords to beat an enemy and take its reward."""

    __slots__ = ("chapter",)

    def __init__(self, chapter: Recruit) -> None:
        super().__init__("fight", about=refs.ENEMY)
        self.traits = GETS | FIGHTS | PRIZE | IN_SIGHT
        self.chapter = chapter

    def offer(self, st: State, p: Player, out: list[int]) -> None:
        recruit = self.chapter
        if p.sword < recruit.weakest:
            return
        sword = p.sword - st.deeds[recruit.held]
        strengths = recruit.strengths
        base = self.base
        row = st.row
        for slot in range(len(row)):
            card = row[slot]
            if strengths[card] <= sword and first_at(row, slot) and recruit.in_reach(st, p, card):
                out.append(base | card)
        enemy = st.nums[recruit.reserve.enemy]
        if recruit.reserve.strength(st, p, enemy) <= sword:
            out.append(base | enemy)

    def refuse(self, st: State, p: Player, arg: int) -> Refusal | None:
        card = st.rules.cards[arg]
        if card.fight < 0:
            return Refusal("not_an_enemy", 0, 0, card.name)
        if arg not in st.row and arg != st.nums[self.chapter.reserve.enemy]:
            return Refusal("enemy_not_in_row", 0, 0, card.name)
        if not self.chapter.in_reach(st, p, arg):
            return Refusal("wrong_place", 0, 0, card.name)
        have, need = p.sword - st.deeds[self.chapter.held], self.chapter.reserve.strength(st, p, arg)
        if have < need:
            return Refusal("need_sword", have, need, card.name)
        return None

    def do(self, st: State, p: Player, arg: int) -> None:
        card = st.rules.cards[arg]
        paid = self.chapter.reserve.strength(st, p, arg)
        p.sword -= paid
        if arg != st.nums[self.chapter.reserve.enemy]:
            st.row[st.row.index(arg)] = -1
            st.add(self.chapter.row.spent, [arg])
            st.deeds[self.chapter.defeated_now] += 1
        elif not self.chapter.row_only:
            st.deeds[self.chapter.defeated_now] += 1
        st.dirty |= D_DEEDS
        st.emit(events.DEFEAT, p.seat, arg, paid, -1)
        for chapter in st.rules.on_defeat:
            chapter.defeated(st, p, arg)
        if card.defeat is not None:
            card.defeat.run(st, p.seat, arg)

    def targets(self, st: State, p: Player) -> list[int]:
        return [card.id for card in st.rules.cards]

    def spell(self, st: State, p: Player, arg: int) -> str:
        return "fight " + st.rules.cards[arg].name

    def refs(self, st: State, p: Player, arg: int) -> list[Ref]:
        return refs.card(arg, "reserve" if arg == st.nums[self.chapter.reserve.enemy] else "row")

    def suits(self, st: State, p: Player, arg: int) -> bool:
        return st.rules.cards[arg].fight >= 0

    def cost(self, st: State, p: Player, arg: int) -> list[tuple[str, int]]:
        return [("sword", self.chapter.reserve.strength(st, p, arg))]


class FromRow(Effect):
    """Get a card of the row without paying: acquired, or straight into the hand."""

    __slots__ = ("to_hand", "most", "chapter")

    def __init__(self, to_hand: bool, most: int, chapter: Recruit) -> None:
        super().__init__(False)
        self.to_hand = to_hand
        self.most = most
        self.chapter = chapter

    def run(self, st: State, who: int, source: int) -> None:
        st.push(self.chapter.k_pick, who, self.most, source).items.append(1 if self.to_hand else 0)

    def possible(self, st: State, who: int, source: int) -> bool:
        return bool(self.chapter.free_picks(st, self.most))

    def say(self) -> Phrase:
        return Phrase("take-row" if self.to_hand else "acquire-row", self.most)

    def icons(self) -> list[str]:
        return ["card"]

    def text(self) -> str:
        return (
            ("take" if self.to_hand else "acquire") + " from row" + (" <= " + str(self.most) if self.most < 99 else "")
        )


class PickKind(FrameKind):
    """The question which card of the row to get."""

    __slots__ = ("chapter",)

    def __init__(self, chapter: Recruit) -> None:
        super().__init__(True, True, public=True)
        self.traits = ACQUIRES | IN_SIGHT
        self.picks("get", refs.HELD)
        self.chapter = chapter

    def ask(self, st: State, f: Frame) -> list[int]:
        return self.chapter.free_picks(st, f.a)

    def answer(self, st: State, f: Frame, code: int) -> None:
        st.stack.pop()
        card = arg_of(code)
        p = st.players[f.who]
        if f.items[0]:
            st.row[st.row.index(card)] = -1
            p.hand = [*p.hand, card]
            st.dirty |= D_CARDS
            st.emit(events.TAKE, f.who, card, 0, f.b)
            self.chapter.gained(st, p, card, self.chapter.any_means)
        else:
            self.chapter.acquire(st, p, card)

    def spell(self, st: State, f: Frame, code: int) -> str:
        return ("take " if f.items[0] else "acquire ") + st.rules.cards[arg_of(code)].name

    def verb(self, st: State, f: Frame, code: int) -> str:
        return "take" if f.items[0] else "acquire"

    def refs(self, st: State, f: Frame, code: int) -> list[Ref]:
        return refs.card(arg_of(code), "row")

    def prompt(self, st: State, f: Frame) -> Phrase:
        return Phrase("ask-row", f.a, [source_name(st, f.b)])


class Recruit(Chapter):
    """What Skill and Swords are for."""

    __slots__ = ("row", "reserve", "row_only", "any_means", "from_piles", "unsold", "acquired_now", "defeated_now", "held",
                 "k_pick", "prices", "cheapest", "strengths", "weakest", "restricted")  # fmt: skip

    def __init__(
        self, row: Row, reserve: Reserve, row_only: bool = False, any_means: bool = False, unsold: str = ""
    ) -> None:
        self.row = row
        self.reserve = reserve
        self.any_means = self.from_piles = any_means  # Acquire text runs wherever a card comes from, or if bought there
        self.unsold = unsold  # the refusal of cards without a price; "": there are none but starting cards
        self.row_only = row_only  # only enemies of the row count as beaten
        self.restricted = False
        self.prices: list[int] = []  # Skill by card; NEVER at the end, where an empty slot (-1) looks
        self.cheapest = NEVER
        self.strengths: list[int] = []  # Swords by card, likewise
        self.weakest = NEVER

    def build(self, rules: Rules) -> None:
        self.acquired_now = rules.deed("acquired")
        self.defeated_now = rules.deed("defeated")
        self.held = rules.deed("held_sword")
        self.k_pick = rules.frame(PickKind(self))
        rules.action(Acquire(self))
        rules.action(Fight(self))
        rules.words["acquire"] = self.acquire_word
        rules.words["take"] = self.take_word
        rules.counts["acquired"] = self.acquired_count
        rules.counts["defeated"] = self.defeated_count

    def check(self, rules: Rules) -> None:
        self.prices = [NEVER if card.cost < 0 or card.use is not None else card.cost for card in rules.cards]
        self.restricted = max([card.where for card in rules.cards], default=0) != 0
        self.strengths = [NEVER if card.fight < 0 else card.fight for card in rules.cards]
        self.prices.append(NEVER)
        self.strengths.append(NEVER)
        self.cheapest = min(self.prices)
        self.weakest = min(self.strengths) if self.reserve.dial < 0 else 1

    def acquire_word(self, r: Reader) -> Effect:
        """`acquire from row [<= N]`: get a card of the row (of that cost or less) without paying"""
        return FromRow(False, self.limit(r), self)

    def take_word(self, r: Reader) -> Effect:
        """`take from row [<= N]`: the same, straight into your hand"""
        return FromRow(True, self.limit(r), self)

    def limit(self, r: Reader) -> int:
        """Read the highest cost."""
        r.expect("from")
        r.expect("row")
        return r.number(0) if r.accept("<=") else 99

    def acquired_count(self, r: Reader) -> Count:
        """`acquired`: cards acquired this turn"""
        return Deeds("acquired", D_DEEDS, self.acquired_now)

    def defeated_count(self, r: Reader) -> Count:
        """`defeated`: enemies beaten this turn"""
        return Deeds("defeated", D_DEEDS, self.defeated_now)

    def haggles(self, st: State, p: Player) -> bool:
        """Say whether some card may have another price for a player than the printed one now."""
        for chapter in st.rules.on_price:
            if chapter.haggles(st, p):
                return True
        return False

    def price(self, st: State, p: Player, card: int) -> int:
        """Say how much Skill a card takes now; NEVER for what is not for sale, such as an empty slot."""
        price = self.prices[card]
        if price != NEVER:
            for chapter in st.rules.on_price:
                price = chapter.card_price(st, p, card, price)
        return max(0, price)

    def free_picks(self, st: State, most: int) -> list[int]:
        """List the cards of the row that cost no more than the limit."""
        fit = [c for c in st.row if self.prices[c] <= most]
        return [option(PICK, card) for card in distinct(fit)]

    def in_reach(self, st: State, p: Player, card: int) -> bool:
        """Say whether a player stands where a card of the row may be got or beaten."""
        if not self.restricted or st.rules.cards[card].where == 0:
            return True
        return p.room >= 0 and st.rules.cards[card].where & st.rules.spaces[p.room].marks != 0

    def in_stock(self, st: State, card: int) -> int:
        """Count the cards of a reserve pile."""
        return st.zones[self.reserve.stock][self.reserve.piles.index(card)]

    def gain(self, st: State, p: Player, card: int) -> None:
        """Give a player a reserve card for nothing, if there is one."""
        if self.in_stock(st, card):
            pile = self.reserve.piles.index(card)
            st.put(self.reserve.stock, pile, st.zones[self.reserve.stock][pile] - 1)
            p.discard = [*p.discard, card]
            st.dirty |= D_CARDS
            st.emit(events.GET, p.seat, card, 0, -1)
            self.gained(st, p, card, self.any_means)

    def acquire(self, st: State, p: Player, card: int) -> None:
        """Move a card to the discard pile; from the row, its Acquire text is carried out."""
        p.discard = [*p.discard, card]
        st.deeds[self.acquired_now] += 1
        st.dirty |= D_CARDS | D_DEEDS
        st.emit(events.ACQUIRE, p.seat, card, st.rules.cards[card].cost, -1)
        if card in self.reserve.piles:
            pile = self.reserve.piles.index(card)
            st.put(self.reserve.stock, pile, st.zones[self.reserve.stock][pile] - 1)
            self.gained(st, p, card, self.from_piles)
        else:
            st.row[st.row.index(card)] = -1
            self.gained(st, p, card, True)

    def gained(self, st: State, p: Player, card: int, due: bool) -> None:
        """Tell whom it concerns that a player has a new card, and carry out its Acquire text, if that is due."""
        for chapter in st.rules.on_acquire:
            chapter.acquired(st, p, card)
        effect = st.rules.cards[card].acquire
        if due and effect is not None:
            effect.run(st, p.seat, card)
