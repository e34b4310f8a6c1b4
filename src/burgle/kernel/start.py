"""A new game: empty piles and zones, then the rulebook's own set-up."""

from __future__ import annotations

from burgle.kernel.chance import chance_from
from burgle.kernel.engine import advance
from burgle.kernel.pile import Pile
from burgle.kernel.rules import Rules
from burgle.kernel.state import Event, Player, State


class Opening:
    """What a state begins with: lists and numbers by their names; a campaign writes it from what came before."""

    __slots__ = ("zones", "nums")

    def __init__(self, zones: dict[str, list[int]], nums: dict[str, int]) -> None:
        self.zones = zones
        self.nums = nums

    def lay(self, st: State) -> None:
        """Lay it into a blank state, and go on with the rulebook that is in force then."""
        for name, things in self.zones.items():
            st.zones[st.rules.zone_names.index(name)] = things[:]
        for name, number in self.nums.items():
            st.nums[st.rules.num_names.index(name)] = number
        if st.rules.family is not None:
            st.rules = st.rules.family.member(st)


def new_state(
    rules: Rules, seed: bytes, first: int, events: list[Event] | None, opening: Opening | None = None
) -> State:
    """Set a game up and bring it to its first decision; `first` is a seat, or -1 for chance to choose."""
    st = blank_state(rules, seed)
    st.events = events
    if opening is not None:
        opening.lay(st)
        rules = st.rules
    if first < 0:
        first = st.chance.below(rules.stream("setup"), rules.players)
    director = rules.director
    assert director is not None
    director.open_game(st, first)
    advance(st)
    return st


def blank_state(rules: Rules, seed: bytes) -> State:
    """Make a state in which nothing has been laid out."""
    st = State(rules, chance_from(seed, rules.streams))
    for seat in range(rules.players):
        deck = Pile(seat, [], [], [])
        nums = [0] * len(rules.player_nums)
        st.players.append(Player(seat, deck, [], [], [], [0] * len(rules.tokens), [0] * len(rules.tags), nums))
    st.piles = [Pile(stream, [], [], []) for stream in rules.pile_streams]
    st.zones = [[] for _ in rules.zone_names]
    st.nums = [0] * len(rules.num_names)
    st.deeds = [0] * len(rules.deeds)
    return st
