"""Odd positions of Legacy: figures all over the board, interns and Wights in the bag, potions, eggs and shrine tokens."""

from burgle.chapters.bag import HUNTER, NEUTRAL
from burgle.chapters.meter import Meter
from burgle.kernel.engine import answer
from burgle.kernel.state import State
from tests.props.players import Dice

ITEMS = ("canoe", "pickaxe", "backpack", "lifestone", "crown_10", "mystic_fruit")


def draft(st: State, dice: Dice) -> None:
    """Choose Roles and Vault cards: odd positions begin with a turn."""
    while st.turn == 0:
        answer(st, st.options[dice.below(len(st.options))])


def furnish(st: State, dice: Dice) -> None:
    """Put figures, tokens and cubes where they seldom come."""
    rules = st.rules
    zone, num, pile = rules.zone_names.index, rules.num_names.index, rules.pile_names.index
    meter = next(chapter for chapter in rules.chapters if isinstance(chapter, Meter))
    bag = st.piles[pile("bag")].rest
    avoid = rules.mark("hq") | rules.mark("shrine")
    open_spaces = [space.id for space in rules.spaces if space.exits and not space.marks & avoid]
    for p in st.players:
        own = p.damage - p.stand_ins - p.unmarked
        p.nums[meter.black_at] = ((1 << p.stand_ins) - 1) << own
        p.nums[meter.bare_at] = ((1 << p.unmarked) - 1) << own + p.stand_ins
        st.place(p, dice.one_of(open_spaces))
        p.gold += dice.below(20)
        for key in ITEMS:
            token = rules.token_ids[key]
            if st.zones[zone("bank")][token] and dice.below(3) == 0:
                st.put(zone("bank"), token, st.zones[zone("bank")][token] - 1)
                st.gain_token(p, token)
        lying = [room for room, token in enumerate(st.zones[zone("artifacts")]) if token >= 0]
        if lying and dice.below(3) == 0:
            room = dice.one_of(lying)
            st.gain_token(p, st.zones[zone("artifacts")][room])
            st.put(zone("artifacts"), room, -1)
        hired = min(dice.below(4), st.nums[num("interns_supply")])
        st.nums[num("interns_supply")] -= hired
        p.nums[rules.player_nums.index("interns")] += hired
        minors = st.piles[pile("minor")].rest
        for _ in range(min(dice.below(3), len(minors))):
            st.gain_token(p, minors.pop(dice.below(len(minors))))
    sent = min(dice.below(3), st.nums[num("interns_supply")])
    st.nums[num("interns_supply")] -= sent
    bag += [NEUTRAL] * sent
    woken = min(dice.below(3), st.nums[num("wights_supply")])
    st.nums[num("wights_supply")] -= woken
    bag += [HUNTER] * woken
