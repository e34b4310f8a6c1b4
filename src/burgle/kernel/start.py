"""A new game: empty piles and zones, then the rulebook's own set-up."""

from __future__ import annotations

from burgle.kernel.chance import chance_from
from burgle.kernel.engine import advance
from burgle.kernel.pile import Pile
from burgle.kernel.rules import Rules
from burgle.kernel.state import Event, Player, State


def new_state(rules: Rules, seed: bytes, first: int, events: list[Event] | None) -> State:
    """Set a game up and bring it to its first decision; `first` is a seat, or -1 for chance to choose."""
    st = blank_state(rules, seed)
    st.events = events
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
