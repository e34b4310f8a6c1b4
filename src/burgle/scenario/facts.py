"""Everything that a scenario may set or ask, by the name it has in the file.

Numbers, lists and piles that a chapter registers are reachable under their registered names, so that a new chapter
needs nothing here; a zone whose entries are cards, tokens or spaces is entered in ZONES to be written with their names.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from burgle.chapters.bag import BLACK, HUNTER
from burgle.content.tables import nearest
from burgle.games.spec import GameSpec, Positions, PositionWord
from burgle.kernel.engine import decider
from burgle.kernel.pile import Pile, without
from burgle.kernel.rules import Rules
from burgle.kernel.state import State
from burgle.position.fields import names_of, runs_form
from burgle.position.zones import CARD_NUMS, ZONES, pile_kind
from burgle.scenario.forms import ANY, Counts, Form, ManyForm, Number, OneOf, Placed, Plain, Runs, Verbatim
from burgle.scenario.names import KINDS, NameProblem, Names
from burgle.scenario.offers import offers_fact
from burgle.scenario.players import Fact, lay_on_top, player_facts
from burgle.view.scores import results

ALIASES = {
    "market": "bank", "red_in_area": "hunters_in_area", "ghosts_in_area": "hunters_in_area", "track": "hunters",
    "adventure_discard": "spent", "row_discard": "spent",
}  # fmt: skip
TABLE = "state"


@dataclass(frozen=True)
class Vocabulary:
    """The facts of one rulebook: those of the table, and those of each seat."""

    table: Mapping[str, Fact]
    seats: list[Mapping[str, Fact]]
    own: Positions  # what only this game has

    def find(self, path: tuple[str, ...]) -> Fact:
        """Find a fact by its path, `("p0", "hand")` or `("row",)`."""
        *seat, name = path
        if not seat:
            known: Mapping[str, Fact] = self.table
        elif int(seat[0][1:]) < len(self.seats):
            known = self.seats[int(seat[0][1:])]
        else:
            raise NameProblem(f"there is no seat {seat[0]}; the first is p0, the last p{len(self.seats) - 1}")
        if name not in known:
            where = "a player" if seat else "the table"
            raise NameProblem(f"there is no fact {name!r} about {where}{nearest(name, list(known))}")
        return known[name]


def vocabulary(spec: GameSpec, rules: Rules) -> Vocabulary:
    """List all facts of a rulebook."""
    own = spec.positions(rules) if spec.positions is not None else Positions({})
    seats: list[Mapping[str, Fact]] = [player_facts(spec, rules, seat, own) for seat in range(rules.players)]
    return Vocabulary({**table_facts(spec, rules), **own_facts(rules, own)}, seats, own)


def own_facts(rules: Rules, own: Positions) -> dict[str, Fact]:
    """List the facts that a game writes in its own way; lists also have a size."""
    facts: dict[str, Fact] = {}
    for name, word in own.words.items():
        facts[name] = Fact(Plain(KINDS["space"](rules), word.ordered), word.read, word.write)
        if not name.endswith(("_size", "_total", "_top", "_for_sale")):
            facts[f"{name}_size"] = Fact(Number(), size_reader(word))
    return facts


def size_reader(word: PositionWord) -> Callable[[State], int]:
    """Count what a word tells."""
    return lambda st: len(word.read(st)) if isinstance(word.read(st), list | dict) else word.read(st)


def is_seat(key: str) -> bool:
    """Say whether a key names a seat, as p0 does."""
    return key[:1] == "p" and key[1:].isdigit()


def flatten(table: Mapping[str, Any]) -> list[tuple[tuple[str, ...], Any]]:
    """List the facts of a `given` or `then` with their paths."""
    found: list[tuple[tuple[str, ...], Any]] = []
    for key, value in table.items():
        if (is_seat(key) or key == TABLE) and isinstance(value, Mapping):
            seat = () if key == TABLE else (key,)
            found.extend(((*seat, name), inner) for name, inner in value.items())
        else:
            found.append(((key,), value))
    return found


def table_facts(spec: GameSpec, rules: Rules) -> dict[str, Fact]:
    """List the facts about the table."""
    card = KINDS["card"](rules)
    seats = Names("seat", [(seat, f"p{seat}", str(seat)) for seat in range(rules.players)])
    modules = Names("module", [(module.id, module.name, module.key) for module in rules.modules])
    facts: dict[str, Fact] = {
        "active": Fact(Seat(seats), lambda st: st.active, set_active),
        "turn": Fact(Number(), lambda st: st.turn),
        "over": Fact(Number(), lambda st: int(st.over)),
        "seats": Fact(Number(), lambda st: len(st.players)),
        "decision": Fact(Verbatim(), decision_name),
        "decider": Fact(Seat(seats), decider),
        "winner": Fact(Seat(seats), winner),
        "row": Fact(ManyForm(card, ordered=True), lambda st: st.row, set_row),
        "row_size": Fact(Number(), lambda st: sum(1 for slot in st.row if slot >= 0)),
        "modules": Fact(ManyForm(modules), modules_in_play),
    }
    for option in spec.options:
        facts[option] = Fact(Verbatim(), option_reader(option))
    for i, name in enumerate(rules.deeds):
        facts[name] = Fact(Number(), deed_reader(i), deed_writer(i))
    for i, name in enumerate(rules.pile_names):
        facts[f"{name}_size"] = Fact(Number(), pile_size(i))
        if pile_kind(rules, name):
            facts.update(pile_facts(rules, name, pile_reader(i)))
    for i, name in enumerate(rules.zone_names):
        facts.update(zone_facts(rules, name, i))
    for i, name in enumerate(rules.num_names):
        facts[name] = Fact(OneOf(card) if name in CARD_NUMS else Number(), num_reader(i), num_writer(i))
    facts.update(cube_facts(rules))
    facts["offers"] = offers_fact(rules)
    for alias, name in ALIASES.items():
        for end in ("", "_size"):
            if name + end in facts and alias + end not in facts:
                facts[alias + end] = facts[name + end]
    return facts


def cube_facts(rules: Rules) -> dict[str, Fact]:
    """How many cubes of nobody's colour there are, wherever they are."""
    facts: dict[str, Fact] = {}
    if "bag" in rules.pile_names and "black_aside" in rules.num_names:
        bag, aside = rules.pile_names.index("bag"), rules.num_names.index("black_aside")
        facts["black_total"] = Fact(
            Number(), lambda st: st.piles[bag].count(BLACK) + st.nums[aside] + sum(p.stand_ins for p in st.players)
        )
    if "hunters" in rules.zone_names:
        area, track = rules.num_names.index("hunters_in_area"), rules.zone_names.index("hunters")
        facts["red_total"] = Fact(
            Number(), lambda st: st.piles[bag].count(HUNTER) + st.nums[area] + sum(st.zones[track])
        )
    return facts


class Seat(OneOf):
    """A seat as a number or as p0; `none` for nobody."""

    def read(self, value: Any) -> Any:
        return super().read(str(value) if isinstance(value, int) and value >= 0 else value)


def decision_name(st: State) -> str:
    """Name the kind of question that waits: turn, secret, trash, choose ... or over."""
    if st.over or not st.stack:
        return "over"
    frame = st.stack[st.asked]
    return st.rules.kinds[frame.kind].prompt(st, frame).code.removeprefix("ask-")


def winner(st: State) -> int:
    """Find the seat that won; -1 for nobody."""
    return next((result.seat for result in results(st) if result.won), -1)


def modules_in_play(st: State) -> list[int]:
    """List the modules that have a space one can walk to."""
    return sorted({space.module for space in st.rules.spaces if space.exits})


def set_active(st: State, seat: int) -> None:
    """Make it a seat's turn."""
    st.active = seat
    st.stack[-1].who = seat


def set_row(st: State, row: list[Any]) -> None:
    """Lay the row out; a card that is in a deck is swapped with what lay in its slot, `*` leaves it there."""
    size = len(st.row)
    if len(row) > size:
        raise NameProblem(f"the row has {size} places, and here are {len(row)} cards")
    decks = [pile for i, pile in enumerate(st.piles) if pile_kind(st.rules, st.rules.pile_names[i]) == "card"]
    for slot, card in enumerate([*row, *[-1] * (size - len(row))]):
        if card == ANY:
            continue
        for deck in decks:
            if card in deck.rest and st.row[slot] >= 0:
                at = deck.rest.index(card)
                deck.hold([*deck.rest[:at], st.row[slot], *deck.rest[at + 1 :]])
        st.row[slot] = card


def option_reader(name: str) -> Callable[[State], str]:
    """Read an option with which the game was set up."""
    return lambda st: st.rules.options.get(name, "")


def deed_reader(i: int) -> Callable[[State], int]:
    """Read a number of the turn."""
    return lambda st: st.deeds[i]


def deed_writer(i: int) -> Callable[[State, int], None]:
    """Set a number of the turn."""

    def write(st: State, n: int) -> None:
        st.deeds[i] = n

    return write


def num_reader(i: int) -> Callable[[State], int]:
    """Read a number of the table."""
    return lambda st: st.nums[i]


def num_writer(i: int) -> Callable[[State, int], None]:
    """Set a number of the table."""

    def write(st: State, n: int) -> None:
        st.nums[i] = n

    return write


def pile_reader(i: int) -> Callable[[State], Pile]:
    """Find a pile."""
    return lambda st: st.piles[i]


def pile_size(i: int) -> Callable[[State], int]:
    """Count a pile."""
    return lambda st: st.piles[i].size()


def pile_facts(rules: Rules, name: str, pile: Callable[[State], Pile]) -> dict[str, Fact]:
    """List the facts of a face-down pile: what is in it, what will come next, how many of each."""
    kind = pile_kind(rules, name)
    names = KINDS[kind](rules)

    def counts(st: State) -> dict[int, int]:
        return {thing: pile(st).count(thing) for thing in names.name_of}

    def set_counts(st: State, wanted: Mapping[int, int]) -> None:
        for thing, n in wanted.items():
            while thing in pile(st).rest:
                pile(st).hold(without(pile(st).rest, thing))
            pile(st).mix_in([thing] * n)

    def set_all(st: State, things: list[int]) -> None:
        pile(st).top, pile(st).seen = [], []
        pile(st).hold(things)

    whole = Fact(Counts(names), counts, set_counts) if kind == "cube" else Fact(
        ManyForm(names), lambda st: pile(st).everything(), set_all
    )  # fmt: skip
    return {
        name: whole,
        f"{name}_top": Fact(
            ManyForm(names, ordered=True), lambda st: pile(st).top[::-1], lambda st, v: lay_on_top(pile(st), v)
        ),
        f"{name}_counts": Fact(Counts(names), counts),
    }


def zone_facts(rules: Rules, name: str, i: int) -> dict[str, Fact]:
    """List the facts of a zone: what lies there, and how much of it."""
    layout, kind = ZONES.get(name, ("list", "number"))
    form: Form
    if layout == "list":
        form = ManyForm(KINDS[kind](rules))

        def read(st: State) -> Any:
            return st.zones[i]

        def write(st: State, value: Any) -> None:
            st.zones[i] = list(value)

        def size(st: State) -> int:
            return len(st.zones[i])

        return {name: Fact(form, read, write), f"{name}_size": Fact(Number(), size)}
    if layout == "runs":
        return run_facts(rules, name, i)
    places = place_names(rules, kind)
    order = list(places.name_of)
    empty = 0
    form = Counts(places)
    if layout == "placed":
        empty, things = held_names(rules, kind)
        form = Placed(places, things, empty)

    def read_places(st: State) -> dict[int, int]:
        zone = st.zones[i]
        return {place: zone[at] for at, place in enumerate(order) if at < len(zone) and zone[at] != empty}

    def write_places(st: State, value: Mapping[int, int]) -> None:
        for place, n in value.items():
            st.put(i, order.index(place), n)

    def total(st: State) -> int:
        found = read_places(st)
        return len(found) if layout == "placed" else sum(found.values())

    return {name: Fact(form, read_places, write_places), f"{name}_size": Fact(Number(), total)}


def run_facts(rules: Rules, name: str, i: int) -> dict[str, Fact]:
    """List the facts of a zone of runs, which are written as in a position: `["whisper@a", "whisper@c"]`."""
    runs = runs_form(rules, ZONES[name][1], names_of(rules))

    def read(st: State) -> list[str]:
        return runs.runs(st.zones[i])

    def write(st: State, value: Any) -> None:
        st.zones[i] = [n for text in value for n in runs.run(text)]

    def size(st: State) -> int:
        return len(read(st))

    return {name: Fact(Runs(runs), read, write), f"{name}_size": Fact(Number(), size)}


def place_names(rules: Rules, kind: str) -> Names:
    """Name the places of a zone that counts by place."""
    if kind == "reserve":
        return Names("pile of the reserve", [
            (card.id, card.name, card.key) for card in rules.cards if card.deck == "reserve" and card.fight < 0
        ])  # fmt: skip
    if kind == "track":
        return Names("space of the track", [(n, str(n), "") for n in range(100)])
    return KINDS["token" if kind == "token" else "space"](rules)


def held_names(rules: Rules, kind: str) -> tuple[int, Names]:
    """Name what may lie on a space, and say which number stands for nothing."""
    if kind == "seat":
        return 0, Names("seat", [(seat + 1, f"p{seat}", str(seat)) for seat in range(rules.players)])
    return -1, Names("artifact", [(token.id, str(token.value), token.name) for token in rules.tokens if token.value])
