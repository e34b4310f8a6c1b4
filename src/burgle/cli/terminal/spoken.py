"""The table in plain sentences, for screen readers, ssh and scripts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from burgle.cli.terminal import particulars
from burgle.cli.terminal.board import View
from burgle.cli.terminal.menu import Menu
from burgle.cli.terminal.status import Status
from burgle.cli.texts import card_line, points, share
from burgle.kernel.content import Card
from burgle.language.wording import round_of
from burgle.language.words import FALLBACK, Args
from burgle.view.cards import faction, sealed


class Spoken(Status):
    """Says what `Status` draws."""

    def short(self, view: View, seat: int) -> list[str]:
        """What changes with every action, in two lines."""
        me = view["players"][seat]
        left, most = self.health(me)
        space = self.board.space(me["space"])
        where = f"{space.key} {space.name}" if space is not None else "none"
        pools = [self.say("spoken-pools", {"skill": me["skill"], "sword": me["sword"], "boot": me["boot"]})]
        pools += [self.say("spoken-teleports", {"n": view["teleports"]})] if view.get("teleports") else []
        pools += [self.say("n-lockpicks", {"n": me["held"]["lockpick"]})] if "lockpick" in me["held"] else []
        pools += [self.say("n-offers", {"n": len(view["offers"])})] if view.get("offers") else []
        when: Args = {"round": round_of(self.rules, view["turn"]), "name": self.seats.name(seat)}
        now: Args = {"pools": ", ".join(pools), "left": left, "most": most, "place": where}
        first = self.say("spoken-turn", {**when, **now})
        hand = self.names(me.get("hand", []))
        return [first, self.say("spoken-hand", {"cards": hand})] if hand else [first]

    def whole(self, view: View, seat: int) -> list[str]:
        """Everything there is to see."""
        me = view["players"][seat]
        space = self.board.space(me["space"])
        lines = self.short(view, seat)
        nothing = self.say("nothing")
        piles = {"deck": me["deck_size"], "discard": len(me["discard"])}
        lines.append(self.say("spoken-played", {"cards": self.names(me["play"]) or nothing, **piles}))
        what = self.board.features(space, view) if space is not None else ""
        if what:
            lines.append(self.say("spoken-here", {"what": what}))
        wealth = {"coins": self.money(me["coins"]), "points": me["points"]}
        lines.append(self.say("spoken-owns", {**wealth, "owns": self.belongings(view, me) or nothing}))
        lines += [self.say("spoken-row"), *self.row_lines(view), self.say("spoken-reserve"), *self.reserve_lines(view)]
        market = self.market(view, 400)
        lines += [f"{line.plain.strip().replace('  ', ', ')}." for line in market]
        lines += particulars.sentences(self.rules, view, self.words)
        return [*lines, *self.danger(view, seat), self.say("spoken-others"), *self.others(view, seat)]

    def row_lines(self, view: View) -> list[str]:
        """The row, a sentence for each card."""
        lines = []
        for number, key in enumerate(view["row"], 1):
            if key is None:
                lines.append(f"  {number} {self.say('spoken-empty')}")
                continue
            card = self.rules.cards[self.rules.card_ids[key]]
            signs = [
                self.kind(card),
                self.price(card),
                self.say("sign-attack") if card.attack else "",
                self.say("sign-danger") if card.danger else "",
                self.say("sign-seal") if sealed(card) else "",
                self.worth(card),
            ]
            lines.append(self.told(f"  {number} {card.name}, {', '.join(s for s in signs if s)}", card))
        return lines

    def reserve_lines(self, view: View) -> list[str]:
        """The reserve, a sentence for each pile."""
        lines = []
        number = len(view["row"])
        for key, left in view.get("reserve", {}).items():
            number += 1
            card = self.rules.cards[self.rules.card_ids[key]]
            signs = [self.price(card), self.say("n-left", {"n": left}), self.worth(card)]
            lines.append(self.told(f"  {number} {card.name}, {', '.join(s for s in signs if s)}", card))
        if view.get("reserve_enemy"):
            card = self.rules.cards[self.rules.card_ids[view["reserve_enemy"]]]
            lines.append(self.told(f"  {number + 1} {card.name}, {self.price(card)}", card))
        return lines

    def kind(self, card: Card) -> str:
        """What a card belongs to: by its key in English, as commands do, and else by its name."""
        key = faction(self.rules, card)
        return key if self.lang == FALLBACK or not key else self.board.speaker.name(key)

    def worth(self, card: Card) -> str:
        """A card's points in words."""
        said = points(card.points)
        return self.say("worth-one" if said == "1" else "worth-many", {"points": said}) if said else ""

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
        hunters = f"{self.say(f'cube-{particulars.hunter(self.rules)}')} {bag['hunters']}" if bag.get("hunters") else ""
        interns = self.say("spoken-interns", {"n": bag["interns"]}) if bag.get("interns") else ""
        inside = [f"{self.say('cube-black')} {bag.get('black', 0)}", hunters, interns]
        inside += [f"{self.seats.name(other)} {n}" for other, n in enumerate(bag.get("seats", []))]
        track = {"at": rage["marker"], "of": len(rage["draws"]), "n": view.get("strength", 0)}
        chances = self.say("next-attack", {"chances": likely(odds["seats"][seat], self.say)})
        refill = self.say("spoken-refill", {"share": share(odds["attack"], self.say)})
        return [
            self.say("spoken-rage", track),
            self.say("spoken-bag", {"area": area, "bag": ", ".join(part for part in inside if part)}),
            f"{chances} {refill}",
        ]

    def others(self, view: View, seat: int) -> list[str]:
        """The other players, a sentence for each."""
        lines = []
        for p in view["players"]:
            if p["seat"] != seat:
                left, most = self.health(p)
                well = self.say("spoken-well", {"place": p["space"] or "", "left": left, "most": most})
                state = well if p["status"] == "in" else self.fate(p)
                score = self.say("n-points", {"n": p["points"]})
                owns = ", ".join([self.money(p["coins"]), score, self.belongings(view, p)])
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


def likely(seat: dict[str, Any], say: Callable[[str, Args], str]) -> str:
    """The chances of no hit, one, or more, in words."""
    damage = [*seat["damage"], 0.0, 0.0]
    shares = {"none": share(damage[0], say), "one": share(damage[1], say), "more": share(sum(damage[2:]), say)}
    return say("hits", {**shares, "out": share(seat["knock_out"], say, 1) if seat["knock_out"] else "none"})
