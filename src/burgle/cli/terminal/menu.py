"""The options of a question with their numbers, and typed lines as options."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from burgle.cli.terminal.board import Board, Route, View
from burgle.cli.terminal.menu_line import DOES, MenuLine, fits
from burgle.cli.texts import card_line, fold, pick
from burgle.game import Game
from burgle.kernel.codes import FIRST_ACTION, kind_of
from burgle.kernel.content import Space
from burgle.kernel.traits import MOVES
from burgle.language.wording import say_amount
from burgle.language.words import FALLBACK, TERMINAL, words_from
from burgle.view.why import Blocked

VERBS = {
    "m": "move", "go": "move", "walk": "move", "p": "play", "a": "get", "acquire": "get", "buy": "get", "b": "get",
    "get": "get", "recruit": "get", "f": "get", "fight": "get", "kill": "get", "beat": "get", "t": "take",
    "tp": "teleport", "jump": "teleport", "pad": "telepad", "lift": "ride", "e": "end turn", "end": "end turn",
    "done": "end turn", "y": "yes", "n": "no", "none": "no", "x": "explore", "dig": "explore", "discover": "explore",
    "lay": "place", "rotate": "turn",
}  # fmt: skip
SWORDS = re.compile(r"\s+(?:with\s+)?(?:swords?\s+(\d+)|(\d+)\s+swords?)$", re.IGNORECASE)


@dataclass(frozen=True)
class Meaning:
    """What a typed line turned out to mean: options to answer with, or words for the player."""

    codes: tuple[int, ...] = ()
    says: str = ""
    walk: tuple[str, ...] = ()  # labels to be answered one after the other, as long as they are offered


class Menu:
    """What may be answered now, by the one who decides."""

    def __init__(self, game: Game, view: View, board: Board, lang: str = FALLBACK) -> None:
        self.game, self.view, self.board, self.lang = game, view, board, lang
        self.say = words_from((TERMINAL,), lang).text
        self.seat: int = view["seat"]
        self.me = view["players"][self.seat]
        options: list[dict[str, Any]] = view["decision"]["options"]
        self.turn = all(kind_of(option["code"]) >= FIRST_ACTION for option in options)  # a question mixes answers in
        self.where = {action.name for action in game.rules.actions if action.traits & MOVES}
        self.by_label = {fold(option["label"]): option["code"] for option in options}
        self.entries: list[MenuLine] = []
        offered = {card: option for option in options for card in self.offers(option)} if self.turn else {}
        for key in self.on_offer() if self.turn else ():
            number = len(self.entries) + 1
            if key in offered:
                self.entries.append(self.entry(number, offered[key], offered=True))
            else:
                self.entries.append(MenuLine(number, self.getting(key), None, traits=["gets"], offered=True))
        listed = {entry.code for entry in self.entries}
        for option in options:
            if option["code"] not in listed:
                self.entries.append(self.entry(len(self.entries) + 1, option))

    def entry(self, number: int, option: dict[str, Any], *, offered: bool = False) -> MenuLine:
        """An option with its number."""
        cost: dict[str, int] = option.get("cost", {})
        one = MenuLine(
            number, option["label"], option["code"], option["verb"], option["traits"], option["refs"], cost,
            ", ".join(self.amount(name, n) for name, n in cost.items()), offered=offered,
        )  # fmt: skip
        if offered:
            return one
        text = "" if self.turn else self.unseen(one.about("card"))
        return replace(one, note=self.board.note(one, self.view), text=text)

    def amount(self, name: str, n: int) -> str:
        """So much of what is paid; in English small, as all that is listed here, and other languages keep their case."""
        text = say_amount(self.game.rules, name, n, self.lang)
        return text.lower() if self.lang == FALLBACK else text

    def offers(self, option: Mapping[str, Any]) -> list[str]:
        """The cards of the row or the reserve that an option would get."""
        return [ref["key"] for ref in option["refs"] if ref.get("at") in ("row", "reserve")]

    def on_offer(self) -> list[str]:
        """The cards of the row and the reserve, which have the numbers from 1 on; an empty place has no name."""
        keys = [*self.view["row"], *self.view.get("reserve", {}), self.view.get("reserve_enemy")]
        return [key or "" for key in keys]

    def getting(self, key: str) -> str:
        """What one would type to have a card, whether it can be had or not; empty for an empty place."""
        rules = self.game.rules
        if not key:
            return ""
        return self.game.decision.doing("card", key, "row") or f"acquire {rules.cards[rules.card_ids[key]].name}"

    def unseen(self, key: str) -> str:
        """What a card says that an answer is about, unless it lies on the table or is somebody's: a Role, a Vault card."""
        rules, view = self.game.rules, self.view
        places = [view["row"], view.get("reserve", {}), [view.get("reserve_enemy")]]
        places += [p.get(place, []) for p in view["players"] for place in ("hand", "play", "discard", "unseen")]
        if not key or any(key in place for place in places):
            return ""
        return card_line(rules, rules.cards[rules.card_ids[key]], self.lang)

    @property
    def legal(self) -> list[MenuLine]:
        """The entries that can be answered, each option once."""
        first: dict[int, MenuLine] = {}
        for entry in self.entries:
            if entry.code is not None:
                first.setdefault(entry.code, entry)
        return list(first.values())

    def hand(self, anyway: bool = False) -> tuple[int, ...]:
        """What plays the hand as far as nothing is asked, else the card that asks; one that an offer may want only `anyway`."""
        if not (self.turn and self.plays()):
            return ()
        found = self.game.hand(self.seat)
        first = () if found.stops == "offers" and not anyway else (self.plays()[0].code or 0,)
        return found.codes or first

    def plays(self) -> list[MenuLine]:
        """The cards that can be played, those that ask nothing first."""
        rules = self.game.rules

        def asks(entry: MenuLine) -> bool:
            effect = rules.cards[rules.card_ids[entry.about("card")]].play
            return effect is not None and not effect.simple

        return sorted((e for e in self.legal if "plays" in e.traits), key=asks)

    # ------------------------------------------------------------------ typed lines

    def find(self, line: str) -> Meaning:
        """Read a typed line as an option; a line that means none gets words instead."""
        line = " ".join(line.split())
        if line.isdecimal():
            return self.numbered(int(line), "")
        if self.turn:
            found = self.find_action(line)
            if found is not None:
                return found
        word, _, rest = line.partition(" ")
        if not self.turn and rest.isdecimal() and 1 <= int(rest) <= len(self.entries):  # `keep 1`
            if fits(self.entries[int(rest) - 1], VERBS.get(word.casefold(), word.casefold())):
                return self.numbered(int(rest), "")
        if VERBS.get(word.casefold(), word.casefold()) == "explore" and rest:  # not a part of `acquire Explore`
            return self.labelled(f"explore {rest}")
        return self.find_named(line)

    def numbered(self, number: int, verb: str) -> Meaning:
        """Answer with the entry of a number, or say why it cannot be."""
        if not 1 <= number <= len(self.entries):
            return Meaning(says=self.say("no-number", {"n": str(number), "most": len(self.entries)}))
        entry = self.entries[number - 1]
        if verb and not fits(entry, verb):
            return Meaning(says=self.say("number-is", {"n": number, "label": entry.label}))
        return Meaning((entry.code,)) if entry.code is not None else Meaning(says=self.why(entry.label))

    def entry_of(self, verb: str, rest: str) -> MenuLine | None:
        """The entry that a verb with a number means; `move 4` may mean a space instead."""
        if not (self.turn and rest.isdecimal() and 1 <= int(rest) <= len(self.entries)):
            return None
        entry = self.entries[int(rest) - 1]
        return entry if fits(entry, verb) and (entry.code is not None or verb == "get") else None

    def mistaken(self, verb: str, rest: str) -> bool:
        """Whether a verb has a number that belongs to something else, or to nothing at all."""
        if not (self.turn and rest.isdecimal() and verb in DOES) or self.entry_of(verb, rest):
            return False
        listed = 1 <= int(rest) <= len(self.entries)
        named = bool(pick(self.game.rules.cards, rest)) or bool(pick(self.game.rules.tokens, rest))
        return listed or not named

    def find_action(self, line: str) -> Meaning | None:
        """Read a line that begins with a verb of the turn."""
        word, _, rest = line.partition(" ")
        verb = VERBS.get(word.casefold(), word.casefold())
        if verb == "end turn" and rest.casefold() in ("", "turn"):
            return self.labelled("end turn")
        if self.entry_of(verb, rest) is not None or self.mistaken(verb, rest):
            return self.numbered(int(rest), verb)
        if verb == "move" and rest:
            return self.find_move(rest)
        if verb in self.where and rest:
            spaces = self.spaces(rest)
            none = self.board.no_space(rest, self.view)
            return self.labelled(f"{verb} {spaces[0].key}") if spaces else Meaning(says=none)
        if verb == "get" and rest:
            return self.find_card(rest)
        return None

    def find_move(self, text: str) -> Meaning:
        """Read `CO3`, `CO3 swords 1`, a number or a name; unnamed Swords are used if they keep one unhurt."""
        whole = [e for e in self.legal if e.label.casefold() == f"move {text}".casefold() and len(e.label.split()) > 4]
        if whole:  # a payment of several sorts, said in full
            return Meaning((whole[0].code or 0,))
        named = SWORDS.search(text)
        swords = int(named.group(1) or named.group(2)) if named else None
        goal, by, tunnel = (text[: named.start()] if named else text).partition(" by ")
        spaces = self.spaces(goal)
        if not spaces:
            return Meaning(says=self.board.no_space(goal, self.view))
        key = spaces[0].key + (f" by {tunnel.strip()}" if by else "")
        ways = [
            e for e in self.legal
            if e.walks and e.about("space") == spaces[0].key
            and f"{e.label} ".casefold().startswith(f"{e.verb} {key} ".casefold())  # by that tunnel, if one is named
        ]  # fmt: skip
        if swords is not None:
            fitting = [way for way in ways if way.cost.get("sword", 0) == swords]
            if len(fitting) == 1:
                return Meaning((fitting[0].code or 0,))
            return self.labelled(f"move {key} swords {swords}" if swords else f"move {key}")
        if not ways:
            return self.far(spaces[0]) if not by else self.labelled(f"move {key}")
        unhurt = sorted((way for way in ways if not way.cost.get("damage")), key=self.toil)
        if unhurt:
            cost = unhurt[0].cost
            used = [say_amount(self.game.rules, name, n, self.lang) for name, n in cost.items() if n and name != "boot"]
            says = self.say("used-on-way", {"what": ", ".join(used), "place": key}) if used else ""
            return Meaning((unhurt[0].code or 0,), says)
        labels = [w.label if len(w.label.split()) > 2 else f"{w.label} swords 0" for w in ways]
        hurts = [say_amount(self.game.rules, "damage", w.cost["damage"], self.lang) for w in ways]
        choices = ", ".join(f"`{label}` ({hurt})" for label, hurt in zip(labels, hurts, strict=True))
        return Meaning(says=self.say("hurt-on-way", {"place": key, "choices": choices}))

    def far(self, goal: Space) -> Meaning:
        """Walk to a space further away if that is safe, or tell the way."""
        start = self.board.space(self.me["space"])
        route = self.board.route(start, goal, self.view, self.seat) if start is not None else None
        reason = self.why(f"move {goal.key}")
        if route is None or len(route.ways) < 2:
            return Meaning(says=reason)
        told = self.say("way-to", {"place": goal.key, "way": self.tell(route)})
        if not route.plain or route.boots > self.me["boot"]:
            return Meaning(says=self.say("too-far", {"place": goal.key, "told": told}))
        return Meaning(says=told, walk=tuple(way.label for way in route.ways))

    def tell(self, route: Route) -> str:
        """Tell a route step by step with what it takes."""
        steps = [f"{self.board.how(way)} {way.to.key}".strip() for way in route.ways if way.to is not None]
        takes = [self.say("n-boots", {"n": route.boots})] if route.boots else []
        if route.enemies:
            takes.append(self.say("n-enemies", {"n": route.enemies}))
        if any(way.locks and way.careful for way in route.ways):
            takes.append(self.say("n-locks", {"n": route.locks}))
        takes += [self.say("way-needs", {"what": need}) for need in route.needs]
        return ", ".join(steps) + (f" ({', '.join(takes)})" if takes else "")

    def find_card(self, text: str) -> Meaning:
        """Read the name of something to be had: on offer here, in the market, or anywhere in the game."""
        rules = self.game.rules
        on_offer = self.on_offer()
        cards = pick([c for c in rules.cards if c.key in on_offer], text)
        items = pick([t for t in rules.tokens if t.price], text)
        labels = [self.getting(c.key) for c in cards] + [f"buy {t.name}" for t in items]
        if not labels:
            labels = [self.getting(c.key) for c in pick(rules.cards, text)]
        legal = [label for label in labels if fold(label) in self.by_label]
        if len(legal or labels) > 1 and len({fold(label) for label in legal or labels}) > 1:
            return Meaning(says=self.say("which-one", {"names": ", ".join(legal or labels)}))
        return self.labelled((legal or labels)[0]) if labels else self.find_named(text)

    def labelled(self, label: str) -> Meaning:
        """Answer with an option by its exact words, or say why not."""
        code = self.by_label.get(fold(label))
        return Meaning((code,)) if code is not None else Meaning(says=self.why(label))

    def find_named(self, line: str) -> Meaning:
        """Read a line as the words of an option, or a part of them that only one has."""
        word, _, rest = line.partition(" ")
        wanted = fold(f"{VERBS.get(word.casefold(), word)} {rest}")
        if wanted in self.by_label:
            return Meaning((self.by_label[wanted],))
        parts = [fold(part) for part in f"{VERBS.get(word.casefold(), word)} {rest}".split()]
        tries: list[Callable[[str], bool]] = []
        for text in dict.fromkeys((wanted, fold(line))):
            tries += [partial(begins, text), partial(contains, text)] if text else []
        tries.append(partial(holds_all, parts))
        for suits in tries:
            found = [e for e in self.legal if suits(fold(e.label)) or suits(fold(e.note))]
            if len({e.code for e in found}) == 1:
                return Meaning((found[0].code or 0,))
            if len(found) > 1:
                return Meaning(says=self.say("which-one", {"names": ", ".join(e.label for e in found[:8])}))
        return Meaning(says=self.why(line))

    def why(self, label: str) -> str:
        """Say why something cannot be done, with the clause that says so."""
        label = " ".join(label.split())
        if not label and self.turn:
            return self.say("place-empty")
        blocked = self.game.why_not(self.seat, label, self.lang)
        if not blocked:
            return self.say("you-can", {"label": label})
        one = self.barrier(label) if blocked[0].code == "no_path" else blocked[0]
        one = one or blocked[0]
        if one.code in ("not_understood", "unknown"):
            word, _, rest = label.partition(" ")
            explored = VERBS.get(word.casefold(), word.casefold()) == "explore"
            none = self.board.no_tunnel(rest, self.view, self.seat) if explored else ""
            if none:
                return none
            return self.say("not-understood", {"label": label, "near": one.name or "none"})
        return one.text + (f" ({one.clause})" if one.clause else "")

    def barrier(self, label: str) -> Blocked | None:
        """Say what keeps one from a far space, instead of that no way leads there from here."""
        spaces = self.spaces(label.partition(" ")[2])
        return self.game.barrier(self.seat, spaces[0].key, self.lang) if spaces else None

    def explain(self, text: str) -> str:
        """Answer `why`: what is asked about, and why it cannot be; numbers mean what they mean in commands."""
        word, _, rest = " ".join(text.split()).partition(" ")
        verb = VERBS.get(word.casefold(), word.casefold())
        if self.mistaken(verb, rest) or (word.isdecimal() and not rest and not 1 <= int(word) <= len(self.entries)):
            return self.numbered(int(rest or word), verb if rest else "").says
        label = self.meant(text)
        return f"{label}: {self.why(label)}"

    def meant(self, text: str) -> str:
        """Spell out what a player asks `why` about: a number, a space, a card, or a whole line."""
        text = " ".join(text.split())
        if text.isdecimal() and 1 <= int(text) <= len(self.entries):
            return self.entries[int(text) - 1].label.strip()
        word, _, rest = text.partition(" ")
        verb = VERBS.get(word.casefold(), word.casefold())
        rules = self.game.rules
        entry = self.entry_of(verb, rest)
        if entry is not None:
            return entry.label.strip()
        if verb == "get" and rest.isdecimal() and not self.turn:  # the row keeps its numbers while a question waits
            offered_now = self.on_offer()
            if 1 <= int(rest) <= len(offered_now):
                return self.getting(offered_now[int(rest) - 1])
        if verb in self.where and rest:
            spaces = self.spaces(SWORDS.sub("", rest))
            swords = SWORDS.search(rest)
            return f"{verb} {spaces[0].key}{swords.group(0) if swords else ''}" if spaces else text
        if verb in DOES:
            on_offer = self.on_offer()
            offered = [c for c in rules.cards if c.key in on_offer]
            cards = pick(offered, rest) or pick(rules.cards, rest)
            tokens = pick(rules.tokens, rest)
            if verb == "get" and cards:
                return self.getting(cards[0].key)
            if verb == "play" and cards:
                return f"play {cards[0].name}"
            if tokens:
                return ("use " if verb == "use" else "buy ") + tokens[0].name
        if verb == "end turn":
            return verb
        spaces = self.spaces(text)  # names may have spaces
        return f"move {spaces[0].key}" if spaces else text

    def toil(self, entry: MenuLine) -> tuple[int, int, int]:
        """What a step takes, the scarcest first: what is kept from turn to turn."""
        kept = self.game.rules.resources
        dear = sum(n for name, n in entry.cost.items() if kept.get(name))
        return dear, entry.cost.get("boot", 0), entry.cost.get("sword", 0)

    def spaces(self, text: str) -> list[Space]:
        """Find spaces by key, number or name; those next door come first."""
        return self.board.find(text, self.view, self.seat)


def begins(part: str, text: str) -> bool:
    """Whether a text begins so."""
    return text.startswith(part)


def holds_all(parts: list[str], text: str) -> bool:
    """Whether a text contains all parts."""
    return all(part and part in text for part in parts)


def contains(part: str, text: str) -> bool:
    """Whether a text contains a part."""
    return part in text
