"""Looking ahead, in random games of every game: it never fails, and the chances it names are what the piles hold.

Which pile a thing comes from is found by the thing itself: a token by its pool, a card by its deck. What `preview` says
is held against the real table, so a pile that happens to shrink as well cannot be mistaken for it.
"""

from collections import Counter
from pathlib import Path

import pytest

import burgle
from burgle.chapters.bag import BLACK, COLOUR
from burgle.kernel.chance import seed_bytes
from burgle.kernel.engine import answer, decider
from burgle.kernel.start import new_state
from burgle.kernel.state import Event, State
from burgle.view.odds import attacker
from burgle.view.preview import CHANCE, preview
from tests.props.players import SEATS, Dice, positions, spread, wander
from tests.props.test_wild import wild_rules

SEEN = {
    "space": {"found"},
    "catacombs": {"found", "reveal"},
    "legacy": {"found", "reveal", "tome"},
    "darkest": {"found", "reveal"},
}
EVERY = {"space": 29, "catacombs": 23, "legacy": 11, "darkest": 17}  # decisions between two looks


def first_luck(st: State, code: int) -> tuple[list[Event], Event | None]:
    """Answer on a twin of the real table: what happened before chance came in, and the first thing it brought."""
    twin = st.copy()
    happened: list[Event] = []
    twin.events = happened
    answer(twin, code)
    for number, event in enumerate(happened):
        if st.rules.events[event.kind].code in CHANCE:
            return happened[:number], event
    return happened, None


def held(st: State, event: Event, before: list[Event]) -> Counter[str] | None:
    """Count what lies in the pile from which the first thing came; None where the table does not show it plainly."""
    rules, code = st.rules, st.rules.events[event.kind].code
    if CHANCE[code] == "token":
        pile = st.piles[rules.pile_names.index(rules.tokens[event.a].pool)]
        return Counter(rules.tokens[token].key for token in pile.top[-1:] or pile.rest)
    if code in ("reveal", "event", "tome"):
        row = rules.pile_names[attacker(st).deck]
        pile = st.piles[rules.pile_names.index("tome" if code == "tome" else row)]
        renewed = any(rules.events[one.kind].code == "reshuffle" for one in before)
        return None if renewed else Counter(rules.cards[card].key for card in pile.top[-1:] or pile.rest)
    if code == "draw" and st.players[event.who].deck.size():
        deck = st.players[event.who].deck
        return Counter(rules.cards[card].key for card in deck.top[-1:] or deck.rest)
    return None


@pytest.mark.parametrize("game", SEATS)
def test_chances_are_what_the_piles_hold(game: str) -> None:
    """Every option of many positions, those before the first turn and rare questions among them."""
    kinds: Counter[str] = Counter()
    asked: Counter[int] = Counter()
    for number, seed in enumerate(spread(10)):
        counts = SEATS[game]
        early = 0
        for st in positions(counts[number % len(counts)], seed, 1, game):
            early += 1
            asked[st.stack[-1].kind] += 1
            if early > 40 and early % EVERY[game] and asked[st.stack[-1].kind] > 20:
                continue
            seat = decider(st)
            for code in st.options:
                told = preview(st, seat, code)
                before, event = first_luck(st, code)
                chances = told.get("chances", {})
                assert not chances or sum(chances.values()) == pytest.approx(1)
                if not told["reveals"] or event is None:
                    continue
                kind = st.rules.events[event.kind].code
                if kind == "draw" and event.who != seat:
                    assert chances == {}
                    continue
                wanted = held(st, event, before)
                if wanted is not None:
                    total = wanted.total()
                    assert chances == pytest.approx({key: n / total for key, n in wanted.items()})
                    kinds[kind] += 1
    assert kinds.keys() >= SEEN[game] and kinds["draw"] > 20, kinds


def test_a_secret_found_while_the_row_is_filled(tmp_path: Path) -> None:
    """L1-147: a text goes on after an answer, so that secrets are found first and the deck of the row shrinks as well."""
    (tmp_path / "cards.toml").write_text(
        """
[[card]]
id = "rummage"
name = "Rummage"
deck = "event"
event = "each player: may trash from discard; each player: secret minor 1"

[[card]]
id = "calm"
name = "Calm"
cost = 1
"""
    )
    game = burgle.new_game("legacy", players=2, seed=5, first=0, packs=[tmp_path], without="roles,vault,patrons")
    st, ids = game.state, game.rules.card_ids
    p = st.players[0]
    p.hand, p.discard, st.row[0] = [], [ids["stumble"], ids["burgle"]], -1
    st.players[1].discard = []
    for key in ("calm", "rummage"):
        st.piles[attacker(st).deck].put_on_top(ids[key], 0)
    st.options = st.rules.kinds[st.stack[-1].kind].ask(st, st.stack[-1])
    game.apply("end turn")
    assert game.decision.label(game.decision.options[0]).startswith("trash ")
    minor = st.piles[st.rules.pile_names.index("minor")].everything()
    wanted = Counter(st.rules.tokens[token].key for token in minor)
    for code in game.decision.options:
        chances = game.preview(0, code)["chances"]
        assert chances == pytest.approx({key: n / len(minor) for key, n in wanted.items()})


@pytest.mark.parametrize("game", SEATS)
def test_looking_ahead_never_fails(game: str) -> None:
    """Cards that nobody would print, in places where they cannot be: every option can be looked at."""
    for seed in (3, 8):
        st = new_state(wild_rules(3, game, seed), seed_bytes(seed), -1, None)
        dice = Dice(seed)
        for number in range(700):
            if st.over:
                break
            if number % 5 == 0:
                for code in st.options:
                    chances = preview(st, decider(st), code).get("chances", {})
                    assert not chances or sum(chances.values()) == pytest.approx(1)
            answer(st, wander(st, dice))


def test_the_bag_of_an_attack_holds_what_was_just_thrown_in(tmp_path: Path) -> None:
    """L1-130: noise and black cubes of the same text are in the bag when its attack begins."""
    (tmp_path / "cards.toml").write_text(
        '[[card]]\nid = "rumpus"\nname = "Rumpus"\ncost = 1\nplay = "clank 3; black 2; attack"\n'
    )
    game = burgle.new_game("legacy", players=2, seed=5, first=0, packs=[tmp_path], without="roles,vault,patrons")
    st = game.state
    st.players[0].hand = [st.rules.card_ids["rumpus"]]
    bag = attacker(st).bag
    pile = st.piles[bag.bag]
    black = pile.count(BLACK)
    for _ in range(4):
        pile.rest.remove(BLACK)
    st.nums[bag.health.black] = 4
    st.options = st.rules.kinds[st.stack[-1].kind].ask(st, st.stack[-1])
    areas = [st.players[0].area + 3, st.players[1].area]
    total = pile.size() + 2 + sum(areas)
    chances = game.preview(0, game.decision.find("play Rumpus"))["chances"]
    assert chances == pytest.approx(
        {"0": (black - 2) / total, **{str(COLOUR + seat): n / total for seat, n in enumerate(areas)}}
    )
