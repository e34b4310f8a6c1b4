"""Every part of a state, by the name it has in a position; what is as on an empty table is not written."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from burgle.chapters.bag import BLACK, COLOUR, HUNTER, NEUTRAL
from burgle.kernel.codes import LOST
from burgle.kernel.pile import Pile
from burgle.kernel.rules import Rules
from burgle.kernel.state import Claim, Frame, Player, State
from burgle.position.forms import (
    HeapForm,
    ListForm,
    NamesForm,
    NumberForm,
    RunsForm,
    TopsForm,
    ValueForm,
    WorksForm,
    number,
    shown,
)
from burgle.position.wrong import BadValue, near
from burgle.position.zones import CARD_NUMS, ZONES, pile_kind

COUNTS = (
    "skill", "sword", "boot", "gold", "supply", "area", "damage", "stand_ins", "unmarked", "aside", "hush",
)  # fmt: skip
HAND, DECK = "hand", "deck"
STACK, DONE = "stack", "over"
EARLY = "early"  # answers of some of those who are asked at the same time, while others still think
FORGOTTEN = "_"  # before the kind of a frame whose numbers a seat has not seen: they are one possible deal


@dataclass(frozen=True)
class Field:
    """One part of a state: its name, how it is written, where it is found and how it is set."""

    name: str
    form: ValueForm
    get: Callable[[State], Any]
    set: Callable[[State, Any], None]


def answered_early(st: State) -> int:
    """Count the answers since a question was put to several players."""
    return 0 if st.over else st.did - st.since


def put_early(st: State, early: int) -> None:
    """Note that a question to several players has been answered so often; the number of the decision is known."""
    st.since = max(st.did - early, 0)


@lru_cache(maxsize=64)
def fields_of(rules: Rules) -> dict[str, Field]:
    """List the fields of a rulebook in the order in which they are written."""
    found: dict[str, Field] = {}
    kinds = names_of(rules)

    def add(
        name: str, form: ValueForm, get: Callable[[State], Any], put: Callable[[State, Any], None], sort: str
    ) -> None:
        name = name if name not in found else f"{name}.{sort}"
        found[name] = Field(name, form, get, put)

    for name, form in (
        ("active", NumberForm(0, rules.players - 1)), ("turn", NumberForm(0)), ("did", NumberForm(0)), ("fence", NumberForm(0)),
        (DONE, FlagForm()), ("halt", FlagForm()), ("dirty", NumberForm(0, 0xFFFF)),
    ):  # fmt: skip
        add(name, form, attribute(name), setter(name), "state")
    add(EARLY, NumberForm(0), answered_early, put_early, "state")
    add("row", ListForm(kinds["card"].or_nothing()), attribute("row"), setter("row"), "state")
    for seat in range(rules.players):
        for name, player_form, get, put in player_fields(rules, kinds):
            add(f"p{seat}.{name}", player_form, of_player(seat, get), to_player(seat, put), "own")
    for i, name in enumerate(rules.pile_names):
        things = kinds[pile_kind(rules, name)]
        add(name, ListForm(things), pile_rest(i), put_rest(i), "pile")
        add(f"{name}.top", TopsForm(things, rules.players), pile_top(i), put_top(i), "pile")
    for i, name in enumerate(rules.zone_names):
        add(name, zone_form(rules, name, kinds), entry("zones", i), put_entry("zones", i), "zone")
    for i, name in enumerate(rules.num_names):
        value: ValueForm = kinds["card"].or_nothing() if name in CARD_NUMS else NumberForm()
        add(name, value, entry("nums", i), put_entry("nums", i), "num")
    for i, name in enumerate(rules.deeds):
        add(name, NumberForm(), entry("deeds", i), put_entry("deeds", i), "deed")
    add(
        "claims",
        WorksForm(claim_words(kinds), claim_reader(rules, kinds)),
        attribute("claims"),
        setter("claims"),
        "work",
    )
    add(STACK, WorksForm(frame_words(rules), frame_reader(rules)), attribute(STACK), setter(STACK), "work")
    return found


def names_of(rules: Rules) -> dict[str, NamesForm]:
    """Name whatever positions are made of."""
    seats = {COLOUR + seat: f"p{seat}" for seat in range(rules.players)}
    return {
        "card": NamesForm("card", {card.id: card.key for card in rules.cards}),
        "token": NamesForm("token", {token.id: token.key for token in rules.tokens}),
        "space": NamesForm("space", {space.id: space.key for space in rules.spaces}),
        "cube": NamesForm("cube", {BLACK: "black", HUNTER: "red", NEUTRAL: "intern", **seats}),
        "": NamesForm("number"),
    }


def player_fields(rules: Rules, kinds: dict[str, NamesForm]) -> list[tuple[str, ValueForm, Any, Any]]:
    """List the fields of a player."""
    card = kinds["card"]
    found: list[tuple[str, ValueForm, Any, Any]] = [
        ("at", kinds["space"].or_nothing(), attribute("room"), setter("room")),
        ("status", NumberForm(0, LOST), attribute("status"), setter("status")),
        *[(name, NumberForm(), attribute(name), setter(name)) for name in COUNTS],
        (HAND, ListForm(card, unknown=True), attribute(HAND), setter(HAND)),
        (DECK, ListForm(card), lambda p: p.deck.rest, lambda p, v: p.deck.hold(v)),
        (
            f"{DECK}.top",
            TopsForm(card, rules.players),
            lambda p: (p.deck.top, p.deck.seen),
            lambda p, v: lay(p.deck, v),
        ),
        ("discard", ListForm(card), attribute("discard"), setter("discard")),
        ("play", ListForm(card), attribute("play"), setter("play")),
        ("tokens", HeapForm(kinds["token"], len(rules.tokens)), attribute("tokens"), grant(rules)),
    ]
    taken = {name for name, *_ in found}
    for i, name in enumerate(rules.player_nums):
        own = name if name not in taken else f"{name}.own"
        found.append((own, NumberForm(), entry("nums", i), put_entry("nums", i)))
    return found


def zone_form(rules: Rules, name: str, kinds: dict[str, NamesForm]) -> ValueForm:
    """Say how a list of the state is written."""
    layout, kind = ZONES.get(name, ("list", ""))
    if layout == "list":
        return ListForm(kinds[kind])
    if layout == "runs":
        return runs_form(rules, kind, kinds)
    if layout == "counts" and kind in ("token", "space"):
        return HeapForm(kinds[kind], len(rules.tokens if kind == "token" else rules.spaces))
    if kind == "artifact":
        return ListForm(kinds["token"].or_nothing())
    return ListForm(kinds[""])


def runs_form(rules: Rules, kind: str, kinds: dict[str, NamesForm]) -> RunsForm:
    """Say how a list of runs is written: things of the rulebook, such as characters, by their names where it has any."""
    parts: list[NamesForm] = []
    for word in kind.split():
        things = rules.things.get(word)
        parts.append(kinds.get(word) or NamesForm(word, dict(enumerate(things)) if things else None))
    return RunsForm(parts)


class FlagForm:
    """Yes or no."""

    def write(self, value: bool) -> str:
        return "yes" if value else "no"

    def read(self, text: str) -> bool:
        if text not in ("yes", "no"):
            raise BadValue("flag", text=shown(text))
        return text == "yes"


def kind_names(rules: Rules) -> list[str]:
    """Name the kinds of frames by their addresses, in one word: `frame:to-pad` is `topad`."""
    return [address.partition(":")[2].replace("-", "") for address in rules.frame_addresses]


def frame_words(rules: Rules) -> Callable[[Frame], list[str]]:
    """Write a frame: its kind, whose it is, then its numbers."""
    names = kind_names(rules)
    return lambda f: [names[f.kind], *map(str, (f.who, f.a, f.b, *f.items))]


def frame_reader(rules: Rules) -> Callable[[list[str]], Frame]:
    """Read a frame."""
    names = kind_names(rules)

    def read(words: list[str]) -> Frame:
        kind = words[0].removeprefix(FORGOTTEN)
        if not kind or kind not in names:
            raise BadValue("work", text=shown(kind), near=near(kind, names))
        if len(words) < 4:
            raise BadValue("work-form", text=shown(",".join(words)))
        who, a, b, *items = map(number, words[1:])
        if not 0 <= who < rules.players:
            raise BadValue("seat", n=who)
        return Frame(names.index(kind), who, a, b, items)

    return read


def claim_words(kinds: dict[str, NamesForm]) -> Callable[[Claim], list[str]]:
    """Write a claim: the effect's number, whose it is, the card it stands on, how often it was paid."""
    card = kinds["card"].or_nothing()
    return lambda c: [str(c.effect), str(c.who), card.write(c.source), str(c.paid)]


def claim_reader(rules: Rules, kinds: dict[str, NamesForm]) -> Callable[[list[str]], Claim]:
    """Read a claim."""
    card = kinds["card"].or_nothing()

    def read(words: list[str]) -> Claim:
        if len(words) != 4:
            raise BadValue("claim-form", text=shown(",".join(words)))
        effect, who, paid = number(words[0]), number(words[1]), number(words[3])
        if not 0 <= effect < len(rules.effects) or not hasattr(rules.effects[effect], "count"):
            raise BadValue("claim", n=effect)
        if not 0 <= who < rules.players or paid < 0:
            raise BadValue("never", text=shown(",".join(words)))
        return Claim(effect, who, card.read(words[2]), paid)

    return read


def attribute(name: str) -> Callable[[Any], Any]:
    """Read a part of a state or of a player."""
    return lambda thing: getattr(thing, name)


def setter(name: str) -> Callable[[Any, Any], None]:
    """Set a part of a state or of a player."""
    return lambda thing, value: setattr(thing, name, value)


def entry(name: str, i: int) -> Callable[[Any], Any]:
    """Read one of a list."""
    return lambda thing: getattr(thing, name)[i]


def put_entry(name: str, i: int) -> Callable[[Any, Any], None]:
    """Set one of a list."""
    return lambda thing, value: getattr(thing, name).__setitem__(i, value)


def of_player(seat: int, get: Callable[[Player], Any]) -> Callable[[State], Any]:
    """Read from the player of a seat."""
    return lambda st: get(st.players[seat])


def to_player(seat: int, put: Callable[[Player, Any], None]) -> Callable[[State, Any], None]:
    """Set with the player of a seat."""
    return lambda st, value: put(st.players[seat], value)


def pile_rest(i: int) -> Callable[[State], list[int]]:
    """Read what lies in a pile in no telling order."""
    return lambda st: st.piles[i].rest


def put_rest(i: int) -> Callable[[State, list[int]], None]:
    """Fill a pile."""
    return lambda st, value: st.piles[i].hold(value)


def pile_top(i: int) -> Callable[[State], tuple[list[int], list[int]]]:
    """Read what has a fixed place on a pile."""
    return lambda st: (st.piles[i].top, st.piles[i].seen)


def put_top(i: int) -> Callable[[State, tuple[list[int], list[int]]], None]:
    """Lay things on a pile."""
    return lambda st, value: lay(st.piles[i], value)


def lay(pile: Pile, value: tuple[list[int], list[int]]) -> None:
    """Lay things on a pile, each known to some."""
    pile.top, pile.seen = value


def grant(rules: Rules) -> Callable[[Player, list[int]], None]:
    """Give a player tokens, and the abilities that they grant."""

    def put(p: Player, counts: list[int]) -> None:
        if len(counts) != len(rules.tokens) or min(counts, default=0) < 0:
            raise BadValue("counts", n=len(rules.tokens))
        p.tokens = counts
        p.has = [0] * len(rules.tags)
        for token, n in enumerate(counts):
            for tag in rules.tokens[token].grants:
                p.has[tag] += n

    return put
