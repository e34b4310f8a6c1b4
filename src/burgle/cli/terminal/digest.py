"""What happened, in few words: one line for each player's doings, one for each attack."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Any

from burgle.cli.terminal.particulars import hunter
from burgle.cli.terminal.seats import Seats
from burgle.cli.texts import joined
from burgle.kernel.codes import ESCAPED
from burgle.kernel.rules import Rules
from burgle.language.wording import seat_name, token_text
from burgle.language.words import FALLBACK, TERMINAL, words_from

Event = dict[str, Any]

QUIET = {"turn", "end", "shuffle", "box", "paid", "reward"}  # told by what follows, or of no use to a player
ROUTINE = QUIET | {
    "gain",
    "draw",
    "reveal",
    "text-on",
    "ease",
    "teleports",
    "discard",
    "reward",
}  # when much is told at once
BLOWS = {"hurt", "out"}
REPEATED = {"goes", "buys", "beats", "draws"}
GAINS = ("gain-skill", "gain-sword", "gain-boot")


class Teller:
    """Tells events to one seat, with the names of the table."""

    def __init__(self, rules: Rules, seats: Seats, lang: str = FALLBACK) -> None:
        self.rules, self.seats, self.lang = rules, seats, lang
        self.words = words_from((TERMINAL,), lang)
        self.generic = [seat_name(seat, None, rules, lang) for seat in range(rules.players)]  # the language's own names
        self.cards = {card.key: card.name for card in rules.cards}
        self.hushes: Callable[[Event], bool] = lambda event: False  # what somebody else tells, or nobody
        self.worded: Callable[[Event], str] = lambda event: str(event["text"])

    def named(self, text: str) -> str:
        """Put the players' names into a text."""
        for generic, name in zip(self.generic, self.seats.names, strict=True):
            text = text.replace(generic, name)
        return text

    def sentence(self, event: Event) -> str:
        """One event as a sentence; what was found also says what it does."""
        text = self.named(self.worded(event))
        if event["code"] == "found" and event["a"] in self.rules.token_ids:
            does = token_text(self.rules, self.rules.tokens[self.rules.token_ids[event["a"]]], self.lang)
            text = f"{text.rstrip('.')} ({' '.join(does).rstrip('.')})." if does else text
        return text

    def tell(self, events: Iterable[Event], me: int, brief: bool) -> list[str]:
        """Tell events in order; `brief` leaves out what is routine."""
        lines: list[str] = []
        told = list(events)
        at = 0
        while at < len(told):
            event = told[at]
            if event["code"] in ("attack", "out-draw"):
                end = at + 1
                while end < len(told) and told[end]["code"] in ("cube", *BLOWS):
                    end += 1
                lines.append(self.attack(told[at:end], me))
                at = end
                continue
            end = at + 1
            while (
                end < len(told)
                and told[end]["seat"] == event["seat"]
                and told[end]["code"] not in ("attack", "out-draw")
            ):
                end += 1
            line = self.doings(told[at:end], me, brief)
            if line:
                lines.append(line)
            at = end
        return lines

    def doings(self, events: Sequence[Event], me: int, brief: bool) -> str:
        """Tell what one player did, without saying the name again and again."""
        seat = events[0]["seat"]
        name = f"{self.seats.name(seat)} "
        skip = ROUTINE if brief else QUIET
        played = [self.cards.get(event["a"], str(event["a"])) for event in events if event["code"] == "play"]
        say, who = self.words.text, self.seats.name(seat)
        parts = [say("plays", {"who": who, "cards": joined(played)})] if played else []
        parts += [say("gains", {"who": who, "what": gains}) for gains in [self.gains(events)] if gains and not brief]
        skip = skip | {"play", "gain"}
        parts += [self.sentence(e) for e in events if e["code"] not in skip and not self.hushes(e)]
        if seat < 0:
            return " ".join(merged(parts))
        mine = [part for part in parts if part.startswith(name)]
        other = [part for part in parts if not part.startswith(name)]
        deeds = shortened(counted([part.removeprefix(name).rstrip(".") for part in mine]))
        line = f"{name}{', '.join(deeds)}." if mine else ""
        line = " ".join([line, *other]).strip()
        hurt = seat == me and any(is_blow(event) for event in events)
        return f"! {line}" if hurt and line else line

    def gains(self, events: Sequence[Event]) -> str:
        """Add up what one player gained for the turn."""
        total = [0, 0, 0]
        for event in events:
            if event["code"] == "gain":
                total[int(event["b"])] += int(event["a"])
        return ", ".join(self.words.text(id, {"n": n}) for n, id in zip(total, GAINS, strict=True) if n)

    def attack(self, events: Sequence[Event], me: int) -> str:
        """Tell an attack: what was drawn and whom it hit."""
        cubes = [self.cube(event) for event in events if event["code"] == "cube"]
        drawn = [self.words.text("drawn", {"cubes": joined(cubes)})] if cubes else []
        line = " ".join([self.sentence(events[0]), *drawn])
        blows = [event for event in events if event["code"] in BLOWS]
        line = " ".join([line, *counted([self.sentence(event) for event in blows])])
        return f"! {line}" if any(event["seat"] == me for event in blows) else line

    def cube(self, event: Event) -> str:
        """Name a drawn cube."""
        if event["seat"] >= 0:
            return self.seats.name(event["seat"])
        if int(event["a"]) > 1:
            return self.words.text("cube-intern")
        return self.words.text("cube-" + ("black", hunter(self.rules))[int(event["a"])])


def is_blow(event: Event) -> bool:
    """Whether an event is bad news for its player: to get away is not."""
    return bool(event["code"] == "hurt" or (event["code"] == "out" and event["a"] != ESCAPED))


def shortened(parts: Sequence[str]) -> list[str]:
    """Leave a verb out that was just said: `goes to A, to B`."""
    lines: list[str] = []
    said = ""
    for part in parts:
        verb = part.split(" ")[0]
        lines.append(part.removeprefix(f"{verb} ") if verb == said and verb in REPEATED else part)
        said = verb
    return lines


def counted(parts: Sequence[str]) -> list[str]:
    """Say what comes several times in a row only once, with its number."""
    lines: list[tuple[str, int]] = []
    for part in parts:
        if lines and lines[-1][0] == part:
            lines[-1] = (part, lines[-1][1] + 1)
        else:
            lines.append((part, 1))
    return [
        part if n == 1 else f"{part.removesuffix('.')} (x{n}){'.' if part.endswith('.') else ''}" for part, n in lines
    ]


def merged(parts: Sequence[str]) -> list[str]:
    """Join sentences that end alike: `A turns up in the row. B turns up in the row.` is `A and B turn up in the row.`"""
    lines: list[str] = []
    for tail, alike in groupby(counted(parts), lambda part: part.partition(" turns up ")[2]):
        same = list(alike)
        if not tail or len(same) == 1:
            lines += same
        else:
            *heads, last = [part.partition(" turns up ")[0] for part in same]
            lines.append(f"{', '.join(heads)} and {last} turn up {tail}")
    return lines
