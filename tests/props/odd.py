"""Odd positions to begin from: legal by every count, but where things have run short, so that seldom rules come up often.

Cubes are in the bag instead of at home, meters half full, the marker high up, decks, bag and bank nearly empty.
"""

from burgle.chapters.rage import Rage
from burgle.kernel.engine import advance
from burgle.kernel.state import Player, State
from tests.props.ledgers import COLOUR, ledger_of
from tests.props.odd_dungeon import delve
from tests.props.odd_franchise import draft, furnish
from tests.props.odd_lake import flood
from tests.props.players import GAME, Dice, start

ITEMS = ("master_key", "telepass", "med_kit", "contraband", "crystal")


def odd_start(players: int, seed: int, game: str = GAME) -> State:
    """Set up the random game of a seed, and put it out of order without making or losing anything."""
    st, dice = start(players, seed, game), Dice(seed + 7_000_000)
    if game == "legacy":
        draft(st, dice)
    for p in st.players:
        scatter_cubes(st, p, dice)
        if game == GAME:
            hand_out(st, p, dice)
        hand_cards(st, p, dice)
    if game == "catacombs":
        delve(st, dice)
    elif game == "legacy":
        furnish(st, dice)
    elif game == "darkest":
        flood(st, dice)
    run_short(st, dice)
    st.dirty = 0
    while not st.rules.kinds[st.stack[-1].kind].asks:  # the marker woke a Patron
        advance(st)
    frame = st.stack[-1]
    st.options = st.rules.kinds[frame.kind].ask(st, frame)
    return st


def scatter_cubes(st: State, p: Player, dice: Dice) -> None:
    """Leave a player few cubes or many; the others are on the meter, in the area and in the bag."""
    bag = st.piles[st.rules.pile_names.index("bag")].rest
    for _ in range(dice.below(9)):
        p.damage += 1
        mark = dice.below(4)
        if mark == 0 and 0 in bag:
            bag.remove(0)
            p.stand_ins += 1
        elif mark == 1:
            p.unmarked += 1
        else:
            p.supply -= 1
    away = p.supply - dice.below(dice.one_of([1, 4, p.supply + 1]))
    heard = dice.below(away + 1)
    p.supply -= away
    p.area += heard
    bag += [COLOUR + p.seat] * (away - heard)


def hand_out(st: State, p: Player, dice: Dice) -> None:
    """Give a player Credits, items, an artifact, Secrets and cards, all from where they lay."""
    rules = st.rules
    p.gold = dice.below(25)
    bank, lying = rules.zone_names.index("bank"), rules.zone_names.index("artifacts")
    for key in ITEMS:
        token = rules.token_ids[key]
        if st.zones[bank][token] and dice.below(3) == 0:
            st.put(bank, token, st.zones[bank][token] - 1)
            st.gain_token(p, token)
    there = [room for room, token in enumerate(st.zones[lying]) if token >= 0]
    if there and dice.below(3) == 0:
        room = dice.one_of(there)
        st.gain_token(p, st.zones[lying][room])
        st.put(lying, room, -1)
    for pool in ("major", "minor"):
        secrets, zone = st.piles[rules.pile_names.index(pool)], rules.zone_names.index("lying_" + pool)
        rooms = [room for room, n in enumerate(st.zones[zone]) if n]
        if rooms and dice.below(2):
            room = dice.one_of(rooms)
            st.put(zone, room, st.zones[zone][room] - 1)
            st.gain_token(p, secrets.rest.pop(dice.below(len(secrets.rest))))


def hand_cards(st: State, p: Player, dice: Dice) -> None:
    """Give a player cards of the row's deck, and sometimes hardly any others."""
    rules = st.rules
    deck = st.piles[ledger_of(rules).deck].rest
    for _ in range(dice.below(9)):
        p.discard.append(deck.pop(dice.below(len(deck))))
    if dice.below(4) == 0:  # a thin deck
        box = rules.zone_names.index("box")
        st.add(box, p.deck.rest)
        p.deck.rest = []


def run_short(st: State, dice: Dice) -> None:
    """Raise the marker, and empty the row's deck, the bag of black cubes, the bank and the reserve, more or less."""
    rules = st.rules
    rage = next(chapter for chapter in rules.chapters if isinstance(chapter, Rage))
    rage.advance(st, dice.below(12))
    deck = st.piles[ledger_of(rules).deck].rest
    gone = [deck.pop(dice.below(len(deck))) for _ in range(dice.below(len(deck)))] if dice.below(2) else []
    st.add(rules.zone_names.index("box"), gone)
    bag = st.piles[rules.pile_names.index("bag")].rest
    for _ in range(dice.below(bag.count(0) + 1)):
        bag.remove(0)
        st.nums[rules.num_names.index("black_aside")] += 1
    reserve, box = rules.zone_names.index("reserve"), rules.zone_names.index("box")
    piles = [card for card in rules.cards if card.deck == "reserve" and card.fight < 0]
    for at, card in enumerate(piles):
        taken = dice.below(st.zones[reserve][at] + 1) if dice.below(2) else 0
        st.put(reserve, at, st.zones[reserve][at] - taken)
        st.add(box, [card.id] * taken)
