"""What to spend Skill and Swords on: the best basket of cards, and the enemies worth the noise of a new card."""

from __future__ import annotations

from burgle.bots.mind.worth import Worth
from burgle.kernel.codes import IN
from burgle.kernel.effects import Choose, Effect


class Choice:
    """The choice of a basket: every combination that can be paid, more of the better cards first."""

    __slots__ = ("wanted", "chosen", "best", "top")

    def __init__(self, wanted: list[tuple[float, int, int, int]]) -> None:
        self.wanted = wanted  # value, card, price, how many of it can be had
        self.chosen: list[int] = []
        self.best: list[int] = []
        self.top = 0.0

    def fill(self, at: int, left: int, total: float) -> None:
        """Go on with the next card, with so much Skill left."""
        if total > self.top + 1e-9:
            self.top = total
            self.best = self.chosen[:]
        if at == len(self.wanted):
            return
        value, card, cost, copies = self.wanted[at]
        most = copies if not cost else min(copies, left // cost)
        for n in range(most, 0, -1):
            for _ in range(n):
                self.chosen.append(card)
            self.fill(at + 1, left - cost * n, total + value * n - 0.1 * (n - 1))
            for _ in range(n):
                self.chosen.pop()
        self.fill(at + 1, left, total)


class Shop:
    """Row, reserve and enemies, with prices for one player."""

    __slots__ = ("worth", "st", "me", "book", "alarm", "values")

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.st = worth.st
        self.me = worth.me
        self.book = worth.book
        self.alarm = self.alarm_cost()
        self.values: dict[int, float] = {}

    def alarm_cost(self) -> float:
        """What one more card to be revealed costs: it may wake the boss, who hurts everybody by their noise."""
        danger, worth = self.worth.danger, self.worth
        mine, fatal = danger.next_attack(self.me.seat, danger.life)
        cost = mine * worth.wound + fatal * worth.stake * 0.5
        for p in self.st.players:
            if p.status == IN and p.seat != self.me.seat and danger.total:
                theirs = danger.draws * (danger.seats[p.seat] + danger.hunters) / danger.total
                cost -= worth.taste.schadenfreude * theirs * min(worth.wound, 3.0) / max(len(self.st.players) - 1, 1)
        return danger.symbols * cost * worth.taste.alarm

    def value(self, card: int) -> float:
        """What acquiring a card of the row or reserve is worth."""
        found = self.values.get(card)
        if found is None:
            kind = self.st.rules.cards[card]
            if kind.use is not None:
                found = self.device(card, kind.use)
                self.values[card] = found
                return found
            found = self.worth.keep(card)
            if card in self.book.reserve.piles:
                found -= self.worth.taste.sameness * self.worth.deck.cards.count(card)
            else:
                found += self.worth.effect(kind.acquire, card) - self.alarm + self.relief(card)
            self.values[card] = found
        return found

    def device(self, card: int, use: Effect) -> float:
        """What using a device of the row is worth, its further price considered."""
        cost = self.st.rules.cards[card].use_cost
        paid = self.worth.cost(cost) if cost is not None else 0.0
        return self.right_now(use, card) - paid - self.alarm + self.relief(card)

    def relief(self, card: int) -> float:
        """What it is worth that a card no longer lies in the row: Danger makes every attack worse."""
        if not self.st.rules.cards[card].danger:
            return 0.0
        danger = self.worth.danger
        return (
            danger.attack * len(self.st.players) * min(self.worth.rounds, 4.0) * danger.hit() * self.worth.damage * 0.5
        )

    def basket(self, skill: int, options: list[int]) -> list[int]:
        """The cards to acquire with so much Skill, the best first; `options` are card numbers that can be had now."""
        wanted = sorted([(self.value(card), card) for card in options], reverse=True)
        cards = self.st.rules.cards
        choice = Choice([(value, card, cards[card].cost, self.copies(card)) for value, card in wanted if value > 0])
        choice.fill(0, skill, 0.0)
        return choice.best

    def copies(self, card: int) -> int:
        """How many of a card can be had."""
        piles = self.book.reserve.piles
        if card in piles:
            return min(self.st.zones[self.book.reserve.stock][piles.index(card)], 3)
        return self.st.row.count(card)

    def prize(self, enemy: int) -> float:
        """What beating an enemy is worth, its place in the row considered."""
        kind = self.st.rules.cards[enemy]
        gain = self.at_once(enemy)
        if enemy in self.st.row:
            gain += self.relief(enemy) - self.alarm
        return gain - 0.02 * kind.fight

    def at_once(self, enemy: int) -> float:
        """What a reward is worth now: silence only while there is noise to take back, Skill always a little."""
        reward = self.st.rules.cards[enemy].defeat
        if reward is None:
            return 0.0
        return self.right_now(reward, enemy)

    def right_now(self, effect: Effect, card: int) -> float:
        """What an effect is worth that runs now: nobody hushes a silent area or heals a whole skin."""
        gain = self.worth.effect(effect, card)
        icons = self.book.icons(effect)
        quiet, heal = icons.count("quiet"), icons.count("heal")
        if quiet > self.me.area:
            gain -= (quiet - self.me.area) * self.worth.price["quiet"]
        if heal and isinstance(effect, Choose):
            return gain  # there is something else to be had
        if heal:
            gain += min(heal, self.me.damage) * self.worth.damage - heal * self.worth.price["heal"]
        return gain
