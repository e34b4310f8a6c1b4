"""What a scenario may set or ask about one player."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from burgle.chapters.bag import COLOUR
from burgle.chapters.decks import owned
from burgle.games import GAMES
from burgle.games.spec import GameSpec, Positions
from burgle.kernel.codes import IN
from burgle.kernel.pile import Pile, without
from burgle.kernel.rules import Rules
from burgle.kernel.state import Player, State
from burgle.language.words import FALLBACK, FAMILY, ftl
from burgle.scenario.forms import Counts, Form, ManyForm, Number, NumberTable, OneOf, Verbatim
from burgle.scenario.names import KINDS, Names, statuses
from burgle.view.scores import results, score_lines

POOLS = (
    "skill", "sword", "boot", "gold", "supply", "area", "damage", "stand_ins", "unmarked", "aside", "hush",
)  # fmt: skip
SORT = re.compile(r"^score-(\w+) =", re.MULTILINE)
CARDS = ("hand", "play", "discard")


@dataclass(frozen=True)
class Fact:
    """One fact: how it is written, where it is found, and how it is set (if it can be)."""

    form: Form
    read: Callable[[State], Any]
    write: Callable[[State, Any], None] | None = None


def player_facts(spec: GameSpec, rules: Rules, seat: int, own: Positions) -> dict[str, Fact]:
    """List the facts about a seat."""
    facts: dict[str, Fact] = {name: pool_fact(seat, name) for name in POOLS}
    for alias in ("coins", spec.currency if spec.currency == "gold" else spec.currency + "s"):
        facts.setdefault(alias, facts["gold"])
    facts.update(card_facts(rules, seat))
    for i, name in enumerate(rules.player_nums):
        facts[name] = num_fact(seat, i)
    space = KINDS["space"](rules)
    facts["at"] = Fact(OneOf(space), lambda st: st.players[seat].room, lambda st, v: st.place(st.players[seat], v))
    facts["status"] = Fact(OneOf(statuses(rules)), lambda st: st.players[seat].status, status_writer(seat))
    facts.update(token_facts(rules, seat, own))
    facts.update(score_facts(rules, seat))
    if "bag" in rules.pile_names:
        bag = rules.pile_names.index("bag")
        facts["bag"] = Fact(Number(), lambda st: st.piles[bag].count(COLOUR + seat))
        facts["cubes"] = Fact(
            Number(), lambda st: cubes_of(st, st.players[seat], bag) + (own.cubes(st, seat) if own.cubes else 0)
        )
    if "ports" in rules.zone_names:
        facts["data"] = data_fact(rules, seat)
    return facts


def pool_fact(seat: int, name: str) -> Fact:
    """A number that every player has."""
    return Fact(Number(), lambda st: getattr(st.players[seat], name), lambda st, n: setattr(st.players[seat], name, n))


def num_fact(seat: int, i: int) -> Fact:
    """A number that a chapter gave every player."""

    def write(st: State, n: int) -> None:
        st.players[seat].nums[i] = n

    return Fact(Number(), lambda st: st.players[seat].nums[i], write)


def card_facts(rules: Rules, seat: int) -> dict[str, Fact]:
    """The places of a player's cards, each with its size."""
    names = KINDS["card"](rules)
    facts: dict[str, Fact] = {}
    for place in CARDS:
        facts[place] = zone_fact(names, seat, place)
        facts[f"{place}_size"] = size_fact(seat, place)

    def set_deck(st: State, cards: list[int]) -> None:
        deck = st.players[seat].deck
        deck.top, deck.seen = [], []
        deck.hold(cards)

    def last(st: State) -> int:
        pile = st.players[seat].discard
        return pile[-1] if pile else -1

    facts["deck"] = Fact(ManyForm(names), lambda st: st.players[seat].deck.everything(), set_deck)
    facts["deck_size"] = Fact(Number(), lambda st: st.players[seat].deck.size())
    facts["deck_top"] = Fact(
        ManyForm(names, ordered=True),
        lambda st: st.players[seat].deck.top[::-1],
        lambda st, cards: lay_on_top(st.players[seat].deck, cards),
    )
    facts["discard_top"] = Fact(OneOf(names), last)
    facts["owned"] = Fact(Counts(names), lambda st: Counter(owned(st.players[seat])))
    facts["owned_size"] = Fact(Number(), lambda st: len(owned(st.players[seat])))
    return facts


def lay_on_top(pile: Pile, things: list[int]) -> None:
    """Put things on top, the first to be drawn first; what is in the pile is moved there."""
    for thing in reversed(things):
        if thing in pile.rest:
            pile.hold(without(pile.rest, thing))
        pile.put_on_top(thing, 0)


def zone_fact(names: Names, seat: int, place: str) -> Fact:
    """The cards that lie in a place."""
    return Fact(
        ManyForm(names),
        lambda st: getattr(st.players[seat], place),
        lambda st, cards: setattr(st.players[seat], place, list(cards)),
    )


def size_fact(seat: int, place: str) -> Fact:
    """How many cards lie in a place."""
    return Fact(Number(), lambda st: len(getattr(st.players[seat], place)))


def status_writer(seat: int) -> Callable[[State, int], None]:
    """Put a player out of the game (off the board, no cubes in the area after an escape), or back in."""

    def write(st: State, status: int) -> None:
        st.players[seat].status = status
        if status != IN:
            st.place(st.players[seat], -1)

    return write


def token_facts(rules: Rules, seat: int, own: Positions) -> dict[str, Fact]:
    """A player's artifact by its value, and all other tokens by name."""
    artifacts = {token.id: token.value for token in rules.tokens if token.value}
    by_value = {value: token for token, value in reversed(artifacts.items())}  # of equal ones the first

    def held(st: State) -> list[int]:
        tokens = st.players[seat].tokens
        return [token.id for token in rules.tokens for _ in range(tokens[token.id]) if token.id not in artifacts]

    def give(st: State, wanted: list[int]) -> None:
        for token in held(st):
            st.lose_token(st.players[seat], token)
        for token in wanted:
            take_off_table(st, token, own)
            st.gain_token(st.players[seat], token)

    def artifact(st: State) -> int:
        return sum(value for token, value in artifacts.items() if st.players[seat].tokens[token])

    def give_artifact(st: State, value: int) -> None:
        for token in artifacts:
            if st.players[seat].tokens[token]:
                st.lose_token(st.players[seat], token)
        if value:
            take_off_table(st, by_value[value], own)
            st.gain_token(st.players[seat], by_value[value])

    value_names = Names("artifact", [(0, "0", "none"), *[(value, str(value), "") for value in by_value]])
    facts = {"tokens": Fact(ManyForm(KINDS["token"](rules)), held, give)}
    if artifacts:
        facts["artifact"] = Fact(Value(value_names), artifact, give_artifact)
    return facts


class Value(Number):
    """A number that must be one of those printed on the artifacts."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def read(self, value: Any) -> Any:
        return self.names.find(str(value))


def take_off_table(st: State, token: int, own: Positions) -> None:
    """Take a token from the bank or from the board, if it is there."""
    names = st.rules.zone_names
    if own.take_off is not None and own.take_off(st, token):
        return
    if own.take_off is None and "artifacts" in names and token in st.zones[names.index("artifacts")]:
        lying = names.index("artifacts")
        st.put(lying, st.zones[lying].index(token), -1)
    elif "bank" in names and st.zones[names.index("bank")][token]:
        bank = names.index("bank")
        st.put(bank, token, st.zones[bank][token] - 1)


def score_facts(rules: Rules, seat: int) -> dict[str, Fact]:
    """What a player has scored: `score` is "none" for who was lost, `lines` adds up by category and by name."""

    def score(st: State) -> int | str:
        total = results(st)[seat].score
        return "none" if total is None else total

    def lines(st: State) -> Mapping[str, int]:
        found: Counter[str] = Counter()
        for line in score_lines(st, st.players[seat]):
            found[line.code] += line.points
            if line.name:
                found[line.name] += line.points
        return found

    def points(st: State) -> int:
        return sum(line.points for line in score_lines(st, st.players[seat]))

    return {
        "score": Fact(Verbatim(), score),
        "won": Fact(Number(), lambda st: int(results(st)[seat].won)),
        "lines": Fact(NumberTable(score_words(rules)), lines),
        "points": Fact(Number(), points),
    }


def score_words(rules: Rules) -> list[str]:
    """List what points may come from: the sorts of lines in a score, and whatever has a name."""
    sorts = [sort for package in (FAMILY, GAMES[rules.game].package) for sort in SORT.findall(ftl(package, FALLBACK))]
    return [*sorts, *[card.name for card in rules.cards], *[token.name for token in rules.tokens]]


def cubes_of(st: State, p: Player, bag: int) -> int:
    """Count a player's own cubes wherever they are."""
    meter = p.damage - p.stand_ins - p.unmarked
    return p.supply + p.area + meter + p.aside + st.piles[bag].count(COLOUR + p.seat)


def data_fact(rules: Rules, seat: int) -> Fact:
    """The spaces whose ports a player has hacked, the first one first."""
    ports = rules.zone_names.index("ports")
    left = rules.player_nums.index("data_cubes")
    first = rules.player_nums.index("first_hack")

    def read(st: State) -> list[int]:
        return [space for space, owner in enumerate(st.zones[ports]) if owner == seat + 1]

    def write(st: State, spaces: list[int]) -> None:
        p = st.players[seat]
        for space in read(st):
            st.put(ports, space, 0)
        for space in spaces:
            st.put(ports, space, seat + 1)
        p.nums[left] = st.rules.params["data_cubes"] - len(spaces)
        p.nums[first] = st.rules.spaces[spaces[0]].module + 1 if spaces else 0

    return Fact(ManyForm(KINDS["space"](rules)), read, write)
