"""The market: items for coins, one of each kind, on market spaces."""

from __future__ import annotations

from typing import Final

from burgle.chapters import events
from burgle.chapters.purse import Purse, asked
from burgle.chapters.tokens import Tokens
from burgle.kernel import refs
from burgle.kernel.actions import Action
from burgle.kernel.phrase import Refusal
from burgle.kernel.refs import Ref
from burgle.kernel.rules import Chapter, Rules
from burgle.kernel.sense import nearest_marked
from burgle.kernel.state import Player, State
from burgle.kernel.traits import GETS, IN_SIGHT

CHIP_BITS: Final = 3  # of a handful of coin tokens: how many of each kind, the smallest kind in the lowest bits
HANDFUL_BITS: Final = 9


def purchase(item: int, handful: int) -> int:
    """Pack a purchase: the item's place in the list, and the coin tokens handed in."""
    return item << HANDFUL_BITS | handful


def item_of(arg: int) -> int:
    """Say which item of the list a purchase is about."""
    return arg >> HANDFUL_BITS


def handful_of(arg: int) -> int:
    """Say which coin tokens are named in a purchase; 0: none."""
    return arg & (1 << HANDFUL_BITS) - 1


def many(handful: int, kind: int) -> int:
    """Count the coin tokens of a kind in a handful."""
    return handful >> CHIP_BITS * kind & (1 << CHIP_BITS) - 1


class Buy(Action):
    """Buy an item; the option also names the coin tokens handed in, if the player wants to choose."""

    __slots__ = ("chapter",)

    def __init__(self, chapter: Market) -> None:
        super().__init__("buy", chapter.bit)
        self.traits = GETS | IN_SIGHT
        self.chapter = chapter

    def offer(self, st: State, p: Player, out: list[int]) -> None:
        market = self.chapter
        wealth = market.purse.wealth(st, p)
        for i in range(len(market.items)):
            item = market.items[i]
            price = asked(st, p, item)
            if wealth >= price and st.zones[market.tokens.bank][item] and not p.tokens[item]:
                base = self.base | purchase(i, 0)
                out.append(base)
                for named in market.ways_to_pay(st, p, price):
                    out.append(base | named)

    def refuse(self, st: State, p: Player, arg: int) -> Refusal | None:
        market = self.chapter
        item = market.items[item_of(arg)]
        token = st.rules.tokens[item]
        if p.room < 0:
            return Refusal("off_board")
        if not st.rules.spaces[p.room].marks & market.bit:
            return Refusal("no_market_here")
        if p.tokens[item]:
            return Refusal("has_item", 1, 1, token.name)
        if st.zones[market.tokens.bank][item] == 0:
            return Refusal("sold_out", 0, 1, token.name)
        wealth = market.purse.wealth(st, p)
        price = asked(st, p, item)
        if wealth < price:
            return Refusal("need_coins", wealth, price, token.name)
        if handful_of(arg) and handful_of(arg) not in market.ways_to_pay(st, p, price):
            return Refusal("not_that_way", wealth, price, token.name)
        return None

    def do(self, st: State, p: Player, arg: int) -> None:
        item = self.chapter.items[item_of(arg)]
        token = st.rules.tokens[item]
        self.chapter.purse.spend(st, p, asked(st, p, item), self.chapter.named(handful_of(arg)))
        bank = self.chapter.tokens.bank
        st.put(bank, item, st.zones[bank][item] - 1)
        st.gain_token(p, item)
        st.emit(events.BUY, p.seat, item, 0, -1)
        if token.bought is not None:
            token.bought.run(st, p.seat, -1)

    def targets(self, st: State, p: Player) -> list[int]:
        found: list[int] = []
        for i in range(len(self.chapter.items)):
            found.append(purchase(i, 0))
            price = asked(st, p, self.chapter.items[i])
            found.extend([purchase(i, named) for named in self.chapter.ways_to_pay(st, p, price)])
        return found

    def every(self, rules: Rules) -> list[int]:
        items = range(len(self.chapter.items))
        return [purchase(i, coins) for i in items for coins in self.chapter.every_handful(rules, self.chapter.items[i])]

    def address(self, rules: Rules, arg: int) -> str:
        paid = "+".join([rules.tokens[chip].key for chip in self.chapter.named(handful_of(arg))])
        return refs.named(rules, "buy", refs.TOKEN, self.chapter.items[item_of(arg)]) + (":" + paid if paid else "")

    def spell(self, st: State, p: Player, arg: int) -> str:
        tokens = st.rules.tokens
        paid = " and ".join([tokens[chip].name for chip in self.chapter.named(handful_of(arg))])
        return "buy " + tokens[self.chapter.items[item_of(arg)]].name + (" with " + paid if paid else "")

    def refs(self, st: State, p: Player, arg: int) -> list[Ref]:
        paid = [Ref("token", chip, "own") for chip in self.chapter.named(arg & 0x1FF)]
        return refs.token(self.chapter.items[arg >> 9], "market") + paid

    def cost(self, st: State, p: Player, arg: int) -> list[tuple[str, int]]:
        return [(self.chapter.purse.word, asked(st, p, self.chapter.items[item_of(arg)]))]


class Market(Chapter):
    """Market spaces and the items on the market board."""

    __slots__ = ("purse", "tokens", "items", "bit")

    def __init__(self, purse: Purse, tokens: Tokens) -> None:
        self.purse = purse
        self.tokens = tokens
        self.items: list[int] = []

    def build(self, rules: Rules) -> None:
        self.bit = rules.mark("market")
        rules.action(Buy(self))
        rules.senses(self, ["market way"])

    def check(self, rules: Rules) -> None:
        self.items = [token.id for token in rules.tokens if token.price]

    def named(self, counts: int) -> list[int]:
        """Read the named coin tokens: three bits for how many of each kind, the smallest first."""
        found: list[int] = []
        for i in range(len(self.purse.chips)):
            found.extend([self.purse.chips[i]] * many(counts, i))
        return found

    def ways_to_pay(self, st: State, p: Player, price: int) -> list[int]:
        """List the handfuls of coin tokens that pay a price with the coins, none of them needless."""
        ways: list[int] = []
        if self.purse.wealth(st, p) == p.gold:
            return ways
        chips = self.purse.chips
        for counts in range(1, 1 << CHIP_BITS * len(chips)):
            worth = 0
            smallest = 0
            fits = True
            for i in range(len(chips)):
                n = many(counts, i)
                if n > p.tokens[chips[i]]:
                    fits = False
                    break
                worth += n * st.rules.tokens[chips[i]].worth
                if n and smallest == 0:
                    smallest = st.rules.tokens[chips[i]].worth
            if fits and worth + p.gold >= price and worth - smallest < price:
                ways.append(counts)
        return ways

    def every_handful(self, rules: Rules, item: int) -> list[int]:
        """List the handfuls that may ever pay for an item at its price, none of their tokens needless."""
        found = [0]
        chips = [rules.tokens[chip] for chip in self.purse.chips]
        for counts in range(1, 1 << CHIP_BITS * len(chips)):
            held = [i for i in range(len(chips)) if many(counts, i)]
            worth = sum([many(counts, i) * chips[i].worth for i in held])
            if worth - chips[held[0]].worth < rules.tokens[item].price:
                found.append(counts)
        return found

    def sense(self, st: State, p: Player, far: list[float], out: list[float]) -> None:
        out.append(nearest_marked(st, far, self.bit))
