"""The table in plain sentences, for screen readers, ssh and scripts."""

from __future__ import annotations

from typing import Any

from burgle.cli.terminal import particulars
from burgle.cli.terminal.board import View
from burgle.cli.terminal.menu import Menu
from burgle.cli.terminal.status import Status
from burgle.cli.texts import card_line, count, price, worth
from burgle.kernel.content import Card
from burgle.language.wording import round_of
from burgle.view.cards import faction, sealed


class Spoken(Status):
    """Says what `Status` draws."""

    def short(self, view: View, seat: int) -> list[str]:
        """What changes with every action, in two lines."""
        me = view["players"][seat]
        left, most = self.health(me)
        space = self.board.space(me["space"])
        where = f" At {space.key} {space.name}." if space is not None else ""
        pools = f"Skill {me['skill']}, swords {me['sword']}, boots {me['boot']}"
        pools += f", teleports {view['teleports']}" if view.get("teleports") else ""
        pools += "".join(f", {count(n, name)}" for name, n in me["held"].items() if name == "lockpick")
        pools += f", {count(len(view['offers']), 'open offer')}" if view.get("offers") else ""
        first = f"Round {round_of(self.rules, view['turn'])}, {self.seats.name(seat)}. {pools}. Health {left} of {most}.{where}"
        hand = self.names(me.get("hand", []))
        return [first, f"Hand: {hand}."] if hand else [first]

    def whole(self, view: View, seat: int) -> list[str]:
        """Everything there is to see."""
        me = view["players"][seat]
        space = self.board.space(me["space"])
        lines = self.short(view, seat)
        lines.append(
            f"Played: {self.names(me['play']) or 'nothing'}. Deck {me['deck_size']}, discard {len(me['discard'])}."
        )
        what = self.board.features(space, view) if space is not None else ""
        if what:
            lines.append(f"Here: {what}.")
        owns = self.belongings(view, me) or "nothing"
        lines.append(
            f"{particulars.coins(me['coins'], self.coin).capitalize()}, points {me['points']}. You have: {owns}."
        )
        lines += ["Row:", *self.row_lines(view), "Reserve:", *self.reserve_lines(view)]
        market = self.market(view, 400)
        lines += [f"{line.plain.strip().replace('  ', ', ')}." for line in market]
        lines += particulars.sentences(self.rules, view)
        return [*lines, *self.danger(view, seat), "Others:", *self.others(view, seat)]

    def row_lines(self, view: View) -> list[str]:
        """The row, a sentence for each card."""
        lines = []
        for number, key in enumerate(view["row"], 1):
            if key is None:
                lines.append(f"  {number} empty")
                continue
            card = self.rules.cards[self.rules.card_ids[key]]
            signs = [
                faction(self.rules, card),
                price(card),
                "attack" if card.attack else "",
                "danger" if card.danger else "",
                "seal" if sealed(card) else "",
            ]
            signs.append(worth(card))
            lines.append(self.told(f"  {number} {card.name}, {', '.join(s for s in signs if s)}", card))
        return lines

    def reserve_lines(self, view: View) -> list[str]:
        """The reserve, a sentence for each pile."""
        lines = []
        number = len(view["row"])
        for key, left in view.get("reserve", {}).items():
            number += 1
            card = self.rules.cards[self.rules.card_ids[key]]
            signs = [price(card), f"{left} left", worth(card)]
            lines.append(self.told(f"  {number} {card.name}, {', '.join(s for s in signs if s)}", card))
        if view.get("reserve_enemy"):
            card = self.rules.cards[self.rules.card_ids[view["reserve_enemy"]]]
            lines.append(self.told(f"  {number + 1} {card.name}, {price(card)}", card))
        return lines

    def told(self, facts: str, card: Card) -> str:
        """A card's facts with what it does, in sentences."""
        text = card_line(self.rules, card, self.lang)
        return f"{facts}: {text}" if text else f"{facts}."

    def danger(self, view: View, seat: int) -> list[str]:
        """Rage, area, bag and odds."""
        odds = self.game.odds()
        rage = view.get("rage", {"marker": 0, "draws": []})
        area = ", ".join(f"{self.seats.name(p['seat'])} {p['area']}" for p in view["players"])
        bag = view.get("bag", {})
        hunters = f"{particulars.hunter(self.rules)} {bag['hunters']}" if bag.get("hunters") else ""
        interns = f"interns {bag['interns']}" if bag.get("interns") else ""
        inside = [f"black {bag.get('black', 0)}", hunters, interns]
        inside += [f"{self.seats.name(other)} {n}" for other, n in enumerate(bag.get("seats", []))]
        return [
            f"Rage: space {rage['marker']} of {len(rage['draws'])}; an attack draws {view.get('strength', 0)} cubes.",
            f"Clank area: {area}. Bag: {', '.join(part for part in inside if part)}.",
            f"Next attack, hits on you: {likely(odds['seats'][seat])}. The refill attacks: {odds['attack']:.0%}.",
        ]

    def others(self, view: View, seat: int) -> list[str]:
        """The other players, a sentence for each."""
        lines = []
        for p in view["players"]:
            if p["seat"] != seat:
                left, most = self.health(p)
                state = f"at {p['space']}, health {left} of {most}" if p["status"] == "in" else p["status"]
                money = particulars.coins(p["coins"], self.coin)
                owns = ", ".join([money, count(p["points"], "point"), self.belongings(view, p)])
                name = f"{self.seats.letter(p['seat'])} {self.seats.name(p['seat'])}"
                lines.append(f"  {name}: {state}, {owns.removesuffix(', ')}")
        return lines

    def option_lines(self, menu: Menu) -> list[str]:
        """The options, one on each line."""
        lines = []
        for entry in menu.legal:
            label = entry.label + (f" ({entry.note})" if entry.note else "")
            label += f", {entry.price}" if entry.price else ""
            lines.append(f"  {entry.number} {label}" + (f": {entry.text}" if entry.text else ""))
        return lines


def likely(seat: dict[str, Any]) -> str:
    """The chances of no hit, one, or more, in words."""
    damage = [*seat["damage"], 0.0, 0.0]
    parts = [f"none {damage[0]:.0%}", f"one {damage[1]:.0%}", f"more {sum(damage[2:]):.0%}"]
    return ", ".join(parts + ([f"knocked out {seat['knock_out']:.1%}"] if seat["knock_out"] else []))
