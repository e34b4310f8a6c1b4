"""Coins: kept between turns, a point each at the end, spent on what asks for them."""

from __future__ import annotations

from burgle.chapters import events
from burgle.kernel.codes import D_DEEDS, D_TOKENS, D_WEALTH
from burgle.kernel.counts import Count
from burgle.kernel.effects import Cost, Effect
from burgle.kernel.forms import COUNTED
from burgle.kernel.lint import Lint
from burgle.kernel.phrase import Phrase
from burgle.kernel.reader import Reader
from burgle.kernel.refs import TOKEN
from burgle.kernel.rules import Chapter, Rules, ScoreLine, Step
from burgle.kernel.state import Player, State


def gain_coins(st: State, p: Player, n: int, source: int) -> None:
    """Take coins from the bank, which has no end of them."""
    p.gold += n
    if p.seat == st.active:
        st.deeds[st.rules.d_coins] += n
    st.dirty |= D_WEALTH | D_DEEDS
    st.emit(events.COINS, p.seat, n, 0, source)


def asked(st: State, p: Player, item: int) -> int:
    """Say how many coins a market asks of a player for an item now."""
    price = st.rules.tokens[item].price
    for chapter in st.rules.on_ware:
        price = chapter.ware_price(st, p, item, price)
    return max(0, price)


class Coins(Effect):
    """Gain coins."""

    __slots__ = ("n", "word")

    def __init__(self, n: int, word: str) -> None:
        super().__init__(True)
        self.n = n
        self.word = word

    def run(self, st: State, who: int, source: int) -> None:
        gain_coins(st, st.players[who], self.n, source)

    def whatever(self, st: State, who: int, source: int) -> bool:
        return True

    def say(self) -> Phrase:
        return Phrase(self.word, self.n)

    def icons(self) -> list[str]:
        return [self.word] * self.n

    def text(self) -> str:
        return self.word + " " + str(self.n)

    def check(self, lint: Lint) -> None:
        lint.within(self.n, 1, 10, "coins")


class CoinCost(Cost):
    """Pay coins."""

    __slots__ = ("purse",)

    def __init__(self, n: int, purse: Purse) -> None:
        super().__init__(n)
        self.purse = purse

    def payable(self, st: State, p: Player, source: int) -> bool:
        return self.purse.wealth(st, p) >= self.n

    def pay(self, st: State, p: Player, code: int, source: int) -> None:
        self.purse.spend(st, p, self.n, [])
        st.emit(events.FEE, p.seat, self.n, 0, source)

    def say(self) -> Phrase:
        return Phrase("cost-" + self.purse.word, self.n)

    def text(self) -> str:
        return self.purse.word + " " + str(self.n)

    def price(self) -> list[tuple[str, int]]:
        return [(self.purse.word, self.n)]


class Wealth(Count):
    """Coins a player has now, tokens that count as coins included."""

    __slots__ = ("purse",)

    def __init__(self, purse: Purse) -> None:
        super().__init__(purse.word, D_WEALTH | D_TOKENS)
        self.purse = purse

    def value(self, st: State, p: Player, source: int) -> int:
        return self.purse.wealth(st, p)


class FirstCoins(Step):
    """Some players begin with coins, by turn order."""

    __slots__ = ("purse",)

    def __init__(self, purse: Purse) -> None:
        self.purse = purse

    def run(self, st: State, who: int) -> None:
        n = len(st.players)
        for i in range(min(n, len(self.purse.start))):
            st.players[(who + i) % n].gold += self.purse.start[i]


class Purse(Chapter):
    """The players' coins, under the name they have in the game at hand."""

    __slots__ = ("word", "start", "chips", "box")

    def __init__(self, word: str, start: list[int] | None = None) -> None:
        self.word = word
        self.start: list[int] = [] if start is None else start  # coins to begin with, by turn order
        self.chips: list[int] = []  # tokens that are money, the smallest first
        self.box = -1

    def build(self, rules: Rules) -> None:
        rules.currency.append(self.word)
        rules.resource(self.word, self, kept=True)
        rules.words[self.word] = self.coins
        rules.costs[self.word] = self.cost
        rules.counts[self.word] = self.count
        self.box = rules.zone("boxed_tokens", COUNTED, TOKEN)
        rules.steps["first " + self.word] = FirstCoins(self)
        rules.scorer(self, public=True)
        rules.senses(self, ["coins"])

    def check(self, rules: Rules) -> None:
        chips = [(t.worth, t.id) for t in rules.tokens if t.worth > 0]
        self.chips = [id for _, id in sorted(chips)]

    def amount(self, st: State, p: Player, name: str) -> int:
        return p.gold

    def coins(self, r: Reader) -> Effect:
        """coins from the bank, under the name they have in the game"""
        return Coins(r.number(1), self.word)

    def cost(self, r: Reader) -> Cost:
        """coins, or tokens that count as coins"""
        return CoinCost(r.number(1), self)

    def count(self, r: Reader) -> Count:
        """coins you have now, tokens that count as coins included"""
        return Wealth(self)

    def wealth(self, st: State, p: Player) -> int:
        """Add up coins and the tokens that count as coins."""
        total = p.gold
        for chip in self.chips:
            total += p.tokens[chip] * st.rules.tokens[chip].worth
        return total

    def spend(self, st: State, p: Player, price: int, named: list[int]) -> None:
        """Pay: the named tokens, then coins, then the tokens of least value that cover the rest."""
        for chip in named:
            price -= self.hand_in(st, p, chip)
        if price > p.gold and not named:
            for chip in self.least(st, p, price - p.gold):
                price -= self.hand_in(st, p, chip)
        p.gold -= price  # a negative rest is the change
        st.dirty |= D_WEALTH

    def hand_in(self, st: State, p: Player, chip: int) -> int:
        """Put a token that counts as coins in the box."""
        st.lose_token(p, chip)
        st.add(self.box, [chip])
        return st.rules.tokens[chip].worth

    def least(self, st: State, p: Player, price: int) -> list[int]:
        """Choose the tokens of least total value that cover a price."""
        best: list[int] = []
        best_worth = 1 << 30
        held: list[int] = []
        for chip in self.chips:
            held.extend([chip] * p.tokens[chip])
        for mask in range(1 << len(held)):
            worth = 0
            for i in range(len(held)):
                if mask >> i & 1:
                    worth += st.rules.tokens[held[i]].worth
            if price <= worth < best_worth:
                best_worth = worth
                best = [held[i] for i in range(len(held)) if mask >> i & 1]
        return best

    def sense(self, st: State, p: Player, far: list[float], out: list[float]) -> None:
        out.append(float(self.wealth(st, p)))

    def score(self, st: State, p: Player, lines: list[ScoreLine]) -> None:
        lines.append(ScoreLine("coins", "", self.wealth(st, p)))
