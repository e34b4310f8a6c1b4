"""Devices and other dealings with the row: used where they lie, replaced, got for nothing."""

from __future__ import annotations

from burgle.chapters import events
from burgle.chapters.decks import distinct
from burgle.chapters.recruit import NEVER, Recruit, first_at
from burgle.kernel import refs
from burgle.kernel.actions import Action
from burgle.kernel.codes import D_CARDS, PICK, arg_of, option
from burgle.kernel.effects import Effect
from burgle.kernel.frames import FrameKind, source_name
from burgle.kernel.phrase import Phrase, Refusal
from burgle.kernel.reader import Reader
from burgle.kernel.refs import Ref
from burgle.kernel.rules import Chapter, Rules
from burgle.kernel.state import Frame, Player, State
from burgle.kernel.traits import GETS, IN_SIGHT, USES


class UseDevice(Action):
    """Pay for a device of the row: its text happens at once and it is spent."""

    __slots__ = ("chapter",)

    def __init__(self, chapter: Devices) -> None:
        super().__init__("use device", about=refs.CARD)
        self.traits = GETS | USES | IN_SIGHT
        self.chapter = chapter

    def offer(self, st: State, p: Player, out: list[int]) -> None:
        skill = p.skill
        if skill < self.chapter.cheapest:
            return
        prices = self.chapter.prices
        row = st.row
        for slot in range(len(row)):
            card = row[slot]
            if prices[card] <= skill and first_at(row, slot) and self.chapter.usable(st, p, card):
                out.append(self.base | card)

    def refuse(self, st: State, p: Player, arg: int) -> Refusal | None:
        card = st.rules.cards[arg]
        if arg not in st.row:
            return Refusal("not_in_row", 0, 0, card.name)
        if p.skill < card.cost:
            return Refusal("need_skill", p.skill, card.cost, card.name)
        return self.chapter.bar(st, p, arg)

    def do(self, st: State, p: Player, arg: int) -> None:
        p.skill -= st.rules.cards[arg].cost
        self.chapter.use(st, p, arg)

    def targets(self, st: State, p: Player) -> list[int]:
        return self.chapter.devices

    def every(self, rules: Rules) -> list[int]:
        return self.chapter.devices

    def spell(self, st: State, p: Player, arg: int) -> str:
        return "use " + st.rules.cards[arg].name

    def verb(self, st: State, p: Player, arg: int) -> str:
        return "use"

    def refs(self, st: State, p: Player, arg: int) -> list[Ref]:
        return refs.card(arg, "row" if arg in st.row else "reserve")

    def suits(self, st: State, p: Player, arg: int) -> bool:
        return st.rules.cards[arg].use is not None

    def cost(self, st: State, p: Player, arg: int) -> list[tuple[str, int]]:
        more = st.rules.cards[arg].use_cost
        return [("skill", st.rules.cards[arg].cost), *(more.price() if more is not None else [])]


class Replace(Effect):
    """Put a card of the row away and deal another in its place."""

    __slots__ = ("chapter",)

    def __init__(self, chapter: Devices) -> None:
        super().__init__(False)
        self.chapter = chapter

    def run(self, st: State, who: int, source: int) -> None:
        if self.possible(st, who, source):
            st.push(self.chapter.k_replace, who, 0, source)

    def possible(self, st: State, who: int, source: int) -> bool:
        return st.piles[self.chapter.recruit.row.deck].size() > 0 and max(st.row) >= 0

    def say(self) -> Phrase:
        return Phrase("replace-row")

    def icons(self) -> list[str]:
        return ["replace"]

    def text(self) -> str:
        return "replace row"


class ReplaceKind(FrameKind):
    """The question which card of the row to replace."""

    __slots__ = ("chapter",)

    def __init__(self, chapter: Devices) -> None:
        super().__init__(True, True, public=True)
        self.picks("replace", refs.CARD)
        self.chapter = chapter

    def ask(self, st: State, f: Frame) -> list[int]:
        return [option(PICK, card) for card in distinct(st.row) if card >= 0]

    def answer(self, st: State, f: Frame, code: int) -> None:
        st.stack.pop()
        row = self.chapter.recruit.row
        slot = st.row.index(arg_of(code))
        st.add(row.spent, [arg_of(code)])
        st.row[slot] = -1
        if slot < st.rules.params["row"] or not row.closes:
            row.fill(st, slot, st.active, False)  # only the end-of-turn refill brings attacks

    def spell(self, st: State, f: Frame, code: int) -> str:
        return "replace " + st.rules.cards[arg_of(code)].name

    def verb(self, st: State, f: Frame, code: int) -> str:
        return "replace"

    def refs(self, st: State, f: Frame, code: int) -> list[Ref]:
        return refs.card(arg_of(code), "row")

    def prompt(self, st: State, f: Frame) -> Phrase:
        return Phrase("ask-replace", 0, [source_name(st, f.b)])


class GainCard(Effect):
    """Get a reserve card for nothing."""

    __slots__ = ("card", "key", "title", "chapter")

    def __init__(self, card: int, key: str, title: str, chapter: Devices) -> None:
        super().__init__(True)
        self.card = card
        self.key = key
        self.title = title
        self.chapter = chapter

    def run(self, st: State, who: int, source: int) -> None:
        if self.possible(st, who, source):
            self.chapter.recruit.gain(st, st.players[who], self.card)
        else:
            st.emit(events.NOTHING, who, 0, 0, source)

    def possible(self, st: State, who: int, source: int) -> bool:
        return self.chapter.recruit.in_stock(st, self.card) > 0 or not st.rules.binding

    def say(self) -> Phrase:
        return Phrase("gain-card", 1, [self.title])

    def icons(self) -> list[str]:
        return ["card"]

    def text(self) -> str:
        return "gain " + self.key


class ToTop(Effect):
    """The card just acquired goes on top of the deck instead of to the discard pile."""

    __slots__ = ()

    def run(self, st: State, who: int, source: int) -> None:
        p = st.players[who]
        if self.possible(st, who, source):
            p.discard = p.discard[:-1]
            p.deck.put_on_top(source, (1 << len(st.players)) - 1)
            st.dirty |= D_CARDS
            st.emit(events.TO_TOP, who, source, 0, source)

    def possible(self, st: State, who: int, source: int) -> bool:
        discard = st.players[who].discard
        return bool(discard) and discard[-1] == source

    def keeps(self) -> bool:
        return False  # later nobody can tell which card was just acquired

    def say(self) -> Phrase:
        return Phrase("top-self")

    def icons(self) -> list[str]:
        return ["deck"]

    def text(self) -> str:
        return "top self"


class RowOrDevice(Effect):
    """Acquire a card of the row or use a device of it, the Skill waived."""

    __slots__ = ("chapter",)

    def __init__(self, chapter: Devices) -> None:
        super().__init__(False)
        self.chapter = chapter

    def run(self, st: State, who: int, source: int) -> None:
        st.push(self.chapter.k_free, who, 0, source)

    def possible(self, st: State, who: int, source: int) -> bool:
        return bool(self.chapter.free(st, st.players[who]))

    def say(self) -> Phrase:
        return Phrase("acquire-row-or-device")

    def icons(self) -> list[str]:
        return ["card"]

    def text(self) -> str:
        return "acquire from row or device"


class FreeKind(FrameKind):
    """The question what of the row to get or use for nothing."""

    __slots__ = ("chapter",)

    def __init__(self, chapter: Devices) -> None:
        super().__init__(True, True, public=True)
        self.traits = IN_SIGHT
        self.picks("free", refs.HELD)
        self.chapter = chapter

    def ask(self, st: State, f: Frame) -> list[int]:
        return [option(PICK, card) for card in self.chapter.free(st, st.players[f.who])]

    def answer(self, st: State, f: Frame, code: int) -> None:
        st.stack.pop()
        card = arg_of(code)
        if st.rules.cards[card].use is not None:
            self.chapter.use(st, st.players[f.who], card)
        else:
            self.chapter.recruit.acquire(st, st.players[f.who], card)

    def spell(self, st: State, f: Frame, code: int) -> str:
        card = arg_of(code)
        return ("use " if st.rules.cards[card].use is not None else "acquire ") + st.rules.cards[card].name

    def verb(self, st: State, f: Frame, code: int) -> str:
        return "use" if st.rules.cards[arg_of(code)].use is not None else "acquire"

    def refs(self, st: State, f: Frame, code: int) -> list[Ref]:
        return refs.card(arg_of(code), "row")

    def prompt(self, st: State, f: Frame) -> Phrase:
        return Phrase("ask-row", 99, [source_name(st, f.b)])


class Devices(Chapter):
    """What else can be done with the row."""

    __slots__ = ("recruit", "devices", "prices", "cheapest", "k_replace", "k_free")

    def __init__(self, recruit: Recruit) -> None:
        self.recruit = recruit
        self.devices: list[int] = []
        self.cheapest = NEVER
        self.prices: list[int] = []  # Skill by card; NEVER for other cards, and at the end, where an empty slot looks

    def build(self, rules: Rules) -> None:
        self.k_replace = rules.frame(ReplaceKind(self))
        self.k_free = rules.frame(FreeKind(self))
        rules.words["replace"] = self.replace_word
        rules.words["gain"] = self.gain_word
        rules.words["top"] = self.top_word
        rules.words["acquire"] = self.acquire_word
        rules.action(UseDevice(self))

    def check(self, rules: Rules) -> None:
        self.devices = [card.id for card in rules.cards if card.use is not None]
        self.prices = [card.cost if card.use is not None else NEVER for card in rules.cards]
        self.prices.append(NEVER)
        self.cheapest = min(self.prices)

    def replace_word(self, r: Reader) -> Effect:
        """`replace row`: one card of the row is spent and replaced"""
        r.expect("row")
        return Replace(self)

    def gain_word(self, r: Reader) -> Effect:
        """`gain CARD`: a reserve card for nothing"""
        keys = [card.key for card in r.rules.cards if card.deck == "reserve"]
        card = r.rules.cards[r.rules.card_ids[keys[r.one_of(keys, "card of the reserve")]]]
        return GainCard(card.id, card.key, card.name, self)

    def top_word(self, r: Reader) -> Effect:
        """`top self`: the card just acquired goes on top of the deck"""
        r.expect("self")
        return ToTop(True)

    def acquire_word(self, r: Reader) -> Effect:
        """`acquire from row [<= N]`, `acquire from row or device`: without paying Skill"""
        at = r.at
        for word in ["from", "row"]:
            r.expect(word)
        if r.accept("or"):
            r.expect("device")
            return RowOrDevice(self)
        r.at = at
        return self.recruit.acquire_word(r)

    def usable(self, st: State, p: Player, card: int) -> bool:
        """Say whether a device can be used, whatever its Skill."""
        cost = st.rules.cards[card].use_cost
        return self.recruit.in_reach(st, p, card) and (cost is None or cost.payable(st, p, card))

    def bar(self, st: State, p: Player, card: int) -> Refusal | None:
        """Say why a device cannot be used, whatever its Skill."""
        kind = st.rules.cards[card]
        if not self.recruit.in_reach(st, p, card):
            return Refusal("wrong_place", 0, 0, kind.name)
        if kind.use_cost is not None and not kind.use_cost.payable(st, p, card):
            return Refusal("need_use_cost", 0, kind.use_cost.n, kind.name)
        return None

    def use(self, st: State, p: Player, card: int) -> None:
        """Spend a device and carry out its text."""
        kind = st.rules.cards[card]
        if kind.use_cost is not None:
            kind.use_cost.pay(st, p, 0, card)
        st.row[st.row.index(card)] = -1
        st.add(self.recruit.row.spent, [card])
        st.emit(events.DEVICE, p.seat, card, kind.cost, -1)
        assert kind.use is not None
        kind.use.run(st, p.seat, card)

    def free(self, st: State, p: Player) -> list[int]:
        """List what of the row could be got or used for nothing."""
        found: list[int] = []
        for card in distinct(st.row):
            if card < 0 or st.rules.cards[card].cost < 0:
                continue
            if st.rules.cards[card].use is not None:
                if self.usable(st, p, card):
                    found.append(card)
            elif self.recruit.in_reach(st, p, card):
                found.append(card)
        return found
