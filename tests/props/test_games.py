"""Random games of every player count and board: all invariants after every answer, twins and replays on a sample."""

import os
from collections import Counter

import pytest

from burgle.games.legacy.modules import MODULES
from burgle.kernel.codes import ESCAPED, LOST, RESCUED
from burgle.kernel.engine import answer
from burgle.kernel.exchange import Pay
from burgle.kernel.state import Event
from tests.props.odd import odd_start
from tests.props.players import BOARDS, LAYOUTS, SAME_LAYOUT, SEATS, SHARE, TABLES, Dice, board_of, policy_of, start
from tests.props.proof import prove

GAMES = int(os.environ.get("BURGLE_GAMES", "300"))  # for each player count
EVERY = int(os.environ.get("BURGLE_EVERY", "4"))  # one of so many; others for the next player count (1: all)
ODDLY = max(1, EVERY // 2)  # likewise, from odd positions: of these there are fewer
TOGETHER = 4 * SAME_LAYOUT  # games in one test: few boards, so that few rulebooks are written

# What nothing in the decks and tokens of a game can bring about.
NEVER = {
    "space": {"arrive", "take", "paid", "device", "get", "to-top", "fee", "give-back"},
    "catacombs": {"arrive", "take", "paid", "flip", "teleports", "text-on"},
    "legacy": {
        "arrive", "take", "paid", "flip", "text-on", "deck-empty", "device", "stop", "ease", "to-top", "get", "give-back",
    },
    "darkest": {
        "arrive", "take", "paid", "flip", "text-on", "deck-empty", "device", "stop", "get", "give-back", "scratch", "ease",
        "dial_ban", "dial_cheaper", "dial_dearer", "dial_fewer", "dial_free", "dial_more",  # slots are filled by packs
        "mark", "mark_covered", "mark_space", "memorial",  # and marks given by campaigns
    },
}  # fmt: skip
# What wants a deck and a discard pile, or a supply, without anything in it: too rare for games, and proved by scenarios.
RARE = {"no-draw", "nothing", "none-left"}
NEVER_ASKED: dict[str, set[str]] = {
    "space": set(),
    "catacombs": {"recruit.PickKind"},
    "legacy": {"agents.AgentKind", "bazaar.DealKind", "devices.FreeKind", "frames.MayKind", "recruit.PickKind"},
    "darkest": {
        "bazaar.DealKind", "devices.FreeKind", "frames.MayKind", "leaps.FarKind", "marks.MarkCardKind", "recruit.PickKind",
        "scratches.ScratchKind",
    },
}  # fmt: skip
ODD = {
    "space": 0,
    "catacombs": 40,
    "legacy": 40,
    "darkest": 40,
}  # games from odd positions that it takes to empty the bag


def batches(games: int) -> list[tuple[str, int, int]]:
    """Share out so many random games for each player count."""
    return [(game, n, first) for game, n in TABLES for first in range(0, games // SHARE.get(game, 1), TOGETHER)]


@pytest.mark.parametrize(("game", "players", "first"), batches(GAMES))
def test_every_state_is_sound(game: str, players: int, first: int) -> None:
    """SP-001 to SP-008, SP-186, SP-221, SP-254, CA-001, CA-002 and what the parts of the check cite: in every state."""
    for seed in range(first + players % EVERY, min(first + TOGETHER, GAMES), EVERY):
        assert prove(players, seed, game).checks


@pytest.mark.parametrize(("game", "players", "first"), batches(GAMES // 3))
def test_every_state_after_an_odd_start_is_sound(game: str, players: int, first: int) -> None:
    """SP-012, SP-152, SP-172, SP-178, SP-181, SP-199, SP-203, SP-253, CA-035, CA-059, CA-102, CA-145, CA-155: odd starts."""
    for seed in range(first + players % ODDLY, min(first + TOGETHER, GAMES // 3), ODDLY):
        assert prove(players, seed, game, odd=True).checks


def test_all_layouts_are_played() -> None:
    """SP-014, CA-010, L1-003, L1-187: the seeds of the games above lead through all layouts, sides and locked modules."""
    assert len(LAYOUTS) == 48
    assert {board_of(seed)["layout"] for seed in range(300)} == set(LAYOUTS)
    for game in ("catacombs", "legacy", "darkest"):
        for board in BOARDS[game]:
            assert board in [board_of(seed, game) for seed in range(300)]
    locked = [board["without"].split(",") for board in BOARDS["legacy"] if "without" in board]
    for module in MODULES:
        assert any(module in group for group in locked if len(group) < len(MODULES)), module


def name_of(kind: type) -> str:
    """Name a kind of question by its chapter."""
    return f"{kind.__module__.rpartition('.')[2]}.{kind.__name__}"


@pytest.mark.once
@pytest.mark.parametrize("game", SEATS)
def test_the_random_games_are_not_idle(game: str) -> None:
    """The proof is worth something only if everything that can happen does happen in such games."""
    happened: Counter[str] = Counter()
    ends: Counter[int] = Counter()
    asked: set[int] = set()
    for seed in range(200 + ODD[game]):
        players = SEATS[game][seed % 4 % 3] if game == "space" else SEATS[game][seed % len(SEATS[game])]
        events: list[Event] = []
        st = start(players, seed, game) if seed < 200 else odd_start(players, seed, game)
        st.events = events
        dice, policy = Dice(seed), policy_of(seed)
        while not st.over:
            asked.add(st.stack[-1].kind)
            answer(st, policy(st, dice))
        happened.update(st.rules.events[event.kind].code for event in events)
        ends.update(p.status for p in st.players)
    missing = {kind.code for kind in st.rules.events} - happened.keys()
    assert missing <= NEVER[game] | RARE, f"never seen: {sorted(missing)}"
    silent = {name_of(type(kind)) for kind in st.rules.kinds if kind.asks and kind.id not in asked}
    assert silent <= NEVER_ASKED[game], f"never asked: {sorted(silent)}"
    assert min(ends[status] for status in (ESCAPED, RESCUED, LOST)) >= 5, ends


@pytest.mark.parametrize("game", SEATS)
def test_what_is_sure_to_bring_something_is_never_refused_on_a_copy(game: str) -> None:
    """`Effect.whatever` spares a copy of the position; a copy on which the price is paid says the same."""
    st, dice, policy = start(3, 5, game), Dice(5), policy_of(5)
    sure = 0
    for number in range(400):
        if st.over:
            break
        at = st.copy()
        p = at.players[at.active]
        if number % 2:  # nothing is left to be drawn
            p.deck.hold([])
            p.deck.top, p.deck.seen, p.discard = [], [], []
        for pay in [effect for effect in st.rules.effects if isinstance(effect, Pay)]:
            for source in {*p.play, -1}:
                if pay.cost.payable(at, p, source) and pay.body.whatever(at, p.seat, source):
                    for code in pay.cost.choices(at, p, source) or [0]:
                        twin = at.copy()
                        pay.cost.pay(twin, twin.players[p.seat], code, source)
                        assert pay.body.possible(twin, p.seat, source), pay.text()
                        sure += 1
        answer(st, policy(st, dice))
    assert sure > 50
