"""Odd positions of Darkest Magic: figures all over the board, potions, Ore and Pick Axes, more boxes open than usual."""

from burgle.chapters.meter import Meter
from burgle.games.darkest.reactions import Reactions
from burgle.games.darkest.scratches import Scratches
from burgle.kernel.state import State
from tests.props.players import Dice


def flood(st: State, dice: Dice) -> None:
    """Put figures, tokens and boxes where they seldom are."""
    rules = st.rules
    zone, pile = rules.zone_names.index, rules.pile_names.index
    meter, felt, scratches = rules.find(Meter), rules.find(Reactions).felt, rules.find(Scratches)
    open_spaces = [space.id for space in rules.spaces if space.exits and not space.marks & rules.mark("hq")]
    axe = rules.token_ids["pickaxe"]
    for p in st.players:
        own = p.damage - p.stand_ins - p.unmarked
        p.nums[meter.black_at] = ((1 << p.stand_ins) - 1) << own
        p.nums[meter.bare_at] = ((1 << p.unmarked) - 1) << own + p.stand_ins
        p.nums[felt] = p.damage
        st.place(p, dice.one_of(open_spaces))
        p.gold += dice.below(20)
        if st.zones[zone("bank")][axe] and dice.below(3) == 0:
            st.put(zone("bank"), axe, st.zones[zone("bank")][axe] - 1)
            st.gain_token(p, axe)
        lying = [room for room, token in enumerate(st.zones[zone("artifacts")]) if token >= 0]
        if lying and dice.below(3) == 0:
            room = dice.one_of(lying)
            st.gain_token(p, st.zones[zone("artifacts")][room])
            st.put(zone("artifacts"), room, -1)
        minors = st.piles[pile("minor")].rest
        for _ in range(min(dice.below(3), len(minors))):
            st.gain_token(p, minors.pop(dice.below(len(minors))))
    covered = [code for code in scratches.text_of if code not in st.zones[scratches.open]]
    for code in covered:
        if dice.below(3) == 0:
            st.add(scratches.open, [code])
