"""Lays the table out as a scenario wants it, and keeps the cubes together that it does not mention."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burgle.chapters.bag import BLACK, COLOUR, HUNTER
from burgle.content.tables import nearest
from burgle.games.spec import PositionError
from burgle.kernel.codes import ESCAPED
from burgle.kernel.state import Player, State
from burgle.scenario.facts import Vocabulary, flatten
from burgle.scenario.forms import ANY
from burgle.scenario.names import KINDS, NameProblem

FORCED = "bag_draws"
EARLY = ("active", "status")  # these change others, so they come first


class GivenProblem(ValueError):
    """Something in `given` that cannot be; `key` says where."""

    def __init__(self, key: str, message: str) -> None:
        super().__init__(message)
        self.key = key


def lay_out(st: State, words: Vocabulary, given: Mapping[str, Any]) -> list[int]:
    """Bring a position about; the answer is the cubes that are to be drawn next, whatever chance says."""
    facts = [(path, value) for path, value in flatten(given) if path != (FORCED,)]
    red = red_cubes(st)
    order = [*EARLY, "", *words.own.words]
    facts.sort(key=lambda fact: order.index(fact[0][-1]) if fact[0][-1] in order else len(EARLY))
    for path, value in facts:
        key = ".".join(path)
        try:
            fact = words.find(path)
            if fact.write is None:
                settable = [name for name, other in words.table.items() if other.write is not None]
                raise NameProblem(f"this follows from other facts and cannot be set{nearest(path[-1], settable)}")
            wanted = fact.form.read(value)
            own = len(path) == 1 and path[0] in words.own.words
            vague = isinstance(wanted, str) or (isinstance(wanted, list) and ANY in wanted and path != ("row",))
            if vague and not own:
                raise NameProblem(f"expected a plain value, found {value!r}")
            fact.write(st, wanted)
        except (NameProblem, PositionError) as problem:
            raise GivenProblem(key, str(problem)) from None
    conserve(st, {".".join(path): value for path, value in facts}, red, words)
    try:
        if words.own.settle is not None:
            words.own.settle(st, {".".join(path) for path, _ in facts})
    except PositionError as problem:
        raise GivenProblem("given", str(problem)) from None
    ask_again(st)
    try:
        return [KINDS["cube"](st.rules).find(cube) for cube in given.get(FORCED, [])]
    except NameProblem as problem:
        raise GivenProblem(FORCED, str(problem)) from None


def ask_again(st: State) -> None:
    """Let the waiting turn look at the new position."""
    st.asked = len(st.stack) - 1
    frame = st.stack[st.asked]
    st.dirty = 0
    st.options = st.rules.kinds[frame.kind].ask(st, frame)


def red_cubes(st: State) -> int:
    """Count the red cubes in area, bag and track."""
    rules = st.rules
    if "hunters" not in rules.zone_names:
        return 0
    bag = st.piles[rules.pile_names.index("bag")].count(HUNTER)
    area = st.nums[rules.num_names.index("hunters_in_area")]
    return bag + area + sum(st.zones[rules.zone_names.index("hunters")])


def conserve(st: State, named: Mapping[str, Any], red: int, words: Vocabulary) -> None:
    """Take the cubes that a scenario puts somewhere from where they would otherwise be."""
    rules = st.rules
    if "bag" not in rules.pile_names:
        return
    bag = rules.pile_names.index("bag")
    for p in st.players:
        if p.status == ESCAPED and f"p{p.seat}.area" not in named:
            p.area = 0
        conserve_player(st, p, bag, named, words)
    if "black_aside" in rules.num_names:
        conserve_black(st, bag, rules.num_names.index("black_aside"), named)
    if "hunters" in rules.zone_names and "hunters" not in named and "track" not in named:
        conserve_red(st, red_cubes(st) - red)


def conserve_player(st: State, p: Player, bag: int, named: Mapping[str, Any], words: Vocabulary) -> None:
    """A player's cubes come from the supply, unless the scenario says what the supply is."""
    seat = f"p{p.seat}."
    touched = any(seat + name in named for name in ("area", "damage", "stand_ins", "unmarked", "aside", "status"))
    touched = touched or any(word in named for word in words.own.words)
    if seat + "supply" in named or not (touched or f"p{p.seat}" in named.get("bag", {})):
        return
    meter = p.damage - p.stand_ins - p.unmarked
    p.supply = st.rules.params["cubes"] - p.area - meter - p.aside - st.piles[bag].count(COLOUR + p.seat)
    p.supply -= words.own.cubes(st, p.seat) if words.own.cubes is not None else 0
    if p.supply < 0:
        raise GivenProblem(seat + "supply", f"p{p.seat} would need {-p.supply} cubes more than there are")


def conserve_black(st: State, bag: int, aside: int, named: Mapping[str, Any]) -> None:
    """Black cubes are in the bag, set aside, or on a meter in place of a player's."""
    in_bag = "black" in named.get("bag", {})
    stand_ins = sum(p.stand_ins for p in st.players)
    if in_bag and "black_aside" in named:
        return
    total = st.rules.params["black"]
    if in_bag:
        st.nums[aside] = max(0, total - stand_ins - st.piles[bag].count(BLACK))
    else:
        rest = [cube for cube in st.piles[bag].rest if cube != BLACK]
        black = max(0, total - stand_ins - st.nums[aside] - st.piles[bag].top.count(BLACK))
        st.piles[bag].hold(rest + [BLACK] * black)


def conserve_red(st: State, extra: int) -> None:
    """Red cubes put in the area or in the bag come from the track, the lowest spaces first."""
    track = st.rules.zone_names.index("hunters")
    for space, waiting in enumerate(st.zones[track]):
        taken = min(waiting, max(extra, 0))
        st.put(track, space, waiting - taken)
        extra -= taken
