"""A market with stacks of Crowns, coupons, and deals that come to you."""

from __future__ import annotations

from burgle.chapters import events
from burgle.chapters.purse import Purse, asked
from burgle.chapters.tokens import Tokens
from burgle.kernel import refs
from burgle.kernel.actions import Action
from burgle.kernel.codes import PICK, arg_of, option
from burgle.kernel.dials import banned, dial
from burgle.kernel.effects import Effect, Offer
from burgle.kernel.frames import FrameKind, source_name
from burgle.kernel.phrase import Phrase, Refusal
from burgle.kernel.reader import Reader
from burgle.kernel.refs import Ref
from burgle.kernel.rules import Chapter, Rules
from burgle.kernel.sense import nearest_marked
from burgle.kernel.state import Frame, Player, State
from burgle.kernel.traits import GETS, IN_SIGHT


def deal_of(item: int, coupon: int) -> int:
    """Pack a deal: the item's place in the list, and whether a coupon is handed in."""
    return item << 1 | coupon


def item_of(deal: int) -> int:
    """Say which item of the list a deal is about."""
    return deal >> 1


def with_coupon(deal: int) -> int:
    """Say whether a coupon is handed in."""
    return deal & 1


class BuyWare(Action):
    """Buy an item for its price; the option names the item and whether a coupon is handed in."""

    __slots__ = ("bazaar",)

    def __init__(self, bazaar: Bazaar) -> None:
        super().__init__("buy", bazaar.bit)
        self.traits = GETS | IN_SIGHT
        self.bazaar = bazaar

    def offer(self, st: State, p: Player, out: list[int]) -> None:
        for arg in self.targets(st, p):
            if self.refuse(st, p, arg) is None:
                out.append(self.base | arg)

    def refuse(self, st: State, p: Player, arg: int) -> Refusal | None:
        b = self.bazaar
        item = b.items[item_of(arg)]
        if p.room < 0 or not st.rules.spaces[p.room].marks & b.bit:
            return Refusal("no_market_here")
        bar = b.bar(st, p, item)
        if bar is not None:
            return bar
        if with_coupon(arg) and not p.has[b.coupon]:
            return Refusal("no_coupon")
        price = b.price(st, p, item, with_coupon(arg))
        wealth = b.purse.wealth(st, p)
        if wealth < price:
            return Refusal("need_coins", wealth, price, st.rules.tokens[item].name)
        return None

    def do(self, st: State, p: Player, arg: int) -> None:
        item = self.bazaar.items[item_of(arg)]
        self.bazaar.sell(st, p, item, self.bazaar.price(st, p, item, with_coupon(arg)), with_coupon(arg))

    def targets(self, st: State, p: Player) -> list[int]:
        ways = 2 if p.has[self.bazaar.coupon] else 1
        return [deal_of(i, coupon) for i in range(len(self.bazaar.items)) for coupon in range(ways)]

    def every(self, rules: Rules) -> list[int]:
        return self.bazaar.every_deal()

    def address(self, rules: Rules, arg: int) -> str:
        return self.bazaar.address(rules, "buy", arg)

    def spell(self, st: State, p: Player, arg: int) -> str:
        name = st.rules.tokens[self.bazaar.items[item_of(arg)]].name
        return "buy " + name + (" with coupon" if with_coupon(arg) else "")

    def refs(self, st: State, p: Player, arg: int) -> list[Ref]:
        coupon = [Ref("coupon", 0)] if arg & 1 else []
        return refs.token(self.bazaar.items[arg >> 1], "market") + coupon

    def cost(self, st: State, p: Player, arg: int) -> list[tuple[str, int]]:
        return [(self.bazaar.purse.word, self.bazaar.price(st, p, self.bazaar.items[item_of(arg)], with_coupon(arg)))]


class Bargain(Offer):
    """Buy one item at another price, from wherever one stands."""

    __slots__ = ("price", "bazaar")

    def __init__(self, price: int, bazaar: Bazaar) -> None:
        super().__init__()
        self.price = price
        self.bazaar = bazaar

    def take_up(self, st: State, who: int, source: int) -> None:
        st.push(self.bazaar.k_deal, who, self.price, source)

    def possible(self, st: State, who: int, source: int) -> bool:
        return bool(self.bazaar.deals(st, st.players[who], self.price))

    def say(self) -> Phrase:
        return Phrase("buy-free" if self.price == 0 else "buy-for", self.price)

    def icons(self) -> list[str]:
        return ["market"]

    def text(self) -> str:
        return "buy free" if self.price == 0 else "buy for " + str(self.price)


class DealKind(FrameKind):
    """The question which item: `a` is the price, an option names the item and a coupon."""

    __slots__ = ("bazaar",)

    def __init__(self, bazaar: Bazaar) -> None:
        super().__init__(True, True, public=True)
        self.traits = GETS | IN_SIGHT
        self.bazaar = bazaar

    def ask(self, st: State, f: Frame) -> list[int]:
        return [option(PICK, deal) for deal in self.bazaar.deals(st, st.players[f.who], f.a)]

    def answer(self, st: State, f: Frame, code: int) -> None:
        st.stack.pop()
        coupon = with_coupon(arg_of(code))
        price = max(0, f.a - (st.rules.params["coupon"] if coupon else 0))
        self.bazaar.sell(st, st.players[f.who], self.bazaar.items[item_of(arg_of(code))], price, coupon)

    def every(self, rules: Rules) -> list[int]:
        return [option(PICK, deal) for deal in self.bazaar.every_deal()]

    def address(self, rules: Rules, code: int) -> str:
        return self.bazaar.address(rules, "deal", arg_of(code))

    def spell(self, st: State, f: Frame, code: int) -> str:
        name = st.rules.tokens[self.bazaar.items[item_of(arg_of(code))]].name
        return "buy " + name + (" with coupon" if with_coupon(arg_of(code)) else "")

    def verb(self, st: State, f: Frame, code: int) -> str:
        return "buy"

    def refs(self, st: State, f: Frame, code: int) -> list[Ref]:
        coupon = [Ref("coupon", 0)] if arg_of(code) & 1 else []
        return refs.token(self.bazaar.items[arg_of(code) >> 1], "market") + coupon

    def cost(self, st: State, f: Frame, code: int) -> list[tuple[str, int]]:
        price = max(0, f.a - (st.rules.params["coupon"] if arg_of(code) & 1 else 0))
        return [(self.bazaar.purse.word, price)] if price else []

    def prompt(self, st: State, f: Frame) -> Phrase:
        return Phrase("ask-deal", f.a, [source_name(st, f.b)])


class Bazaar(Chapter):
    """Market rooms, and the one board they all sell from."""

    __slots__ = ("purse", "tokens", "name", "one_each", "items", "bit", "coupon", "box", "dial", "k_deal")

    def __init__(self, purse: Purse, tokens: Tokens, name: str = "market", one_each: bool = False) -> None:
        self.purse = purse
        self.tokens = tokens
        self.name = name  # the mark of the spaces where one may buy
        self.one_each = one_each  # nobody has two of a kind, or of a stack
        self.items: list[int] = []

    def build(self, rules: Rules) -> None:
        self.bit = rules.mark(self.name)
        self.coupon = rules.tag("coupon")
        self.box = rules.zone_names.index("boxed_tokens")
        self.dial = dial(rules, "market", bans=True)
        self.k_deal = rules.frame(DealKind(self))
        rules.words["buy"] = self.word
        rules.action(BuyWare(self))
        rules.senses(self, ["market way"])

    def check(self, rules: Rules) -> None:
        self.items = [token.id for token in rules.tokens if token.price]

    def word(self, r: Reader) -> Effect:
        """`buy for N`, `buy free`: one market item at that price, from any room"""
        price = 0
        if not r.accept("free"):
            r.expect("for")
            price = r.number(1)
        return r.offered(Bargain(price, self))

    def price(self, st: State, p: Player, item: int, coupon: int) -> int:
        """Say what an item costs now; nothing makes it less than nothing."""
        return max(0, asked(st, p, item) - (st.rules.params["coupon"] if coupon else 0))

    def bar(self, st: State, p: Player, item: int) -> Refusal | None:
        """Say why an item is not for sale to a player at any price."""
        token = st.rules.tokens[item]
        bank = st.zones[self.tokens.bank]
        if st.rules.on_dial and banned(st, p, self.dial):
            return Refusal("market_banned")
        if self.one_each and self.has_one(st, p, item):
            return Refusal("has_item", 1, 1, token.name)
        if bank[item] == 0:
            return Refusal("sold_out", 0, 1, token.name)
        if token.stack:
            for other in self.items:
                kind = st.rules.tokens[other]
                if kind.stack == token.stack and bank[other] and self.rank(st, other) > self.rank(st, item):
                    return Refusal("dearer_first", 0, 0, kind.name)
        if token.needs is not None and token.needs.value(st, p) == 0:
            return Refusal("not_hurt_enough", p.damage, token.needs.every, token.name)
        return None

    def has_one(self, st: State, p: Player, item: int) -> bool:
        """Say whether a player has such an item, or another of its stack."""
        stack = st.rules.tokens[item].stack
        for other in self.items:
            if p.tokens[other] and (other == item or (stack != "" and st.rules.tokens[other].stack == stack)):
                return True
        return False

    def rank(self, st: State, item: int) -> int:
        """Order the items of a stack: worth most first, of equals the first in the list."""
        return st.rules.tokens[item].points.flat * 1000 - item

    def deals(self, st: State, p: Player, price: int) -> list[int]:
        """List what a player could buy at another price, with or without a coupon."""
        found: list[int] = []
        wealth = self.purse.wealth(st, p)
        for i in range(len(self.items)):
            if self.bar(st, p, self.items[i]) is None:
                if wealth >= price:
                    found.append(deal_of(i, 0))
                if price and p.has[self.coupon] and wealth >= price - st.rules.params["coupon"]:
                    found.append(deal_of(i, 1))
        return found

    def every_deal(self) -> list[int]:
        """List all items, with a coupon and without."""
        return [deal_of(i, coupon) for i in range(len(self.items)) for coupon in range(2)]

    def address(self, rules: Rules, verb: str, deal: int) -> str:
        """Name a deal for good: `buy:canoe:coupon`."""
        return refs.named(rules, verb, refs.TOKEN, self.items[item_of(deal)]) + (":coupon" if with_coupon(deal) else "")

    def sell(self, st: State, p: Player, item: int, price: int, coupon: int) -> None:
        """Hand an item over: whatever the price, it counts as bought."""
        if coupon:
            for token in st.rules.tokens:
                if self.coupon in token.grants and p.tokens[token.id]:
                    st.lose_token(p, token.id)
                    st.add(self.box, [token.id])
                    break
        self.purse.spend(st, p, price, [])
        bank = self.tokens.bank
        st.put(bank, item, st.zones[bank][item] - 1)
        st.gain_token(p, item)
        st.emit(events.BUY, p.seat, item, 0, -1)
        bought = st.rules.tokens[item].bought
        if bought is not None:
            bought.run(st, p.seat, -1)

    def sense(self, st: State, p: Player, far: list[float], out: list[float]) -> None:
        out.append(nearest_marked(st, far, self.bit))
