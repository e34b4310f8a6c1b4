"""The watchman is watched: faults planted in a sound state are found, each of them."""

from collections.abc import Callable

import pytest

from burgle.kernel.codes import ESCAPED, IN, LOST, RESCUED
from burgle.kernel.engine import answer
from burgle.kernel.state import Claim, State
from tests.props.invariants import Watch, check, check_targets
from tests.props.ledgers import Violation, ledger_of
from tests.props.players import SEATS, Dice, policy_of, start

Fault = Callable[[State], None]


def middle(game: str = "space") -> State:
    """A sound state in the middle of a turn, with cards in play and cubes all over the place."""
    st, dice, policy = start(3, 1, game), Dice(1), policy_of(1)
    while st.turn < 20 or not (st.players[st.active].play and st.players[st.active].hand):
        answer(st, policy(st, dice))
    return st


def zone(st: State, name: str) -> int:
    """Find a zone."""
    return st.rules.zone_names.index(name)


def num(st: State, name: str, change: int) -> None:
    """Change a number of the state."""
    st.nums[st.rules.num_names.index(name)] += change


def set_token(st: State, key: str, n: int) -> None:
    """Give the active player a number of tokens that come from nowhere and grant nothing."""
    p = st.players[st.active]
    p.tokens = p.tokens[:]
    p.tokens[st.rules.token_ids[key]] = n


def in_command(st: State) -> None:
    """Put a pawn where nobody without the code may be."""
    p = next(p for p in st.players if not p.has[st.rules.tags.index("code")])
    p.room = st.rules.space_ids["CM1"]


def old_claim(st: State) -> None:
    """Let a claim of somebody else stand."""
    standing = next(e.id for e in st.rules.effects if type(e).__name__ == "StandingClaim")
    st.claims.append(Claim(standing, (st.active + 1) % 3, -1, 0))


def unpaid_claim(st: State) -> None:
    """Let a claim stand unpaid that is due: cards with and without a partner."""
    p = st.players[st.active]
    for effect in st.rules.effects:
        if type(effect).__name__ == "StandingClaim" and effect.due(st, p, -1) > 0:  # type: ignore[attr-defined]
            st.claims.append(Claim(effect.id, st.active, -1, 0))
            return
    st.deeds[st.rules.deeds.index("defeated")] += 1
    unpaid_claim(st)


FAULTS: dict[str, Fault] = {
    "a cube too many": lambda st: setattr(st.players[0], "supply", st.players[0].supply + 1),
    "a cube lost in the bag": lambda st: st.piles[st.rules.pile_names.index("bag")].rest.remove(0),
    "a cube of nobody": lambda st: st.piles[st.rules.pile_names.index("bag")].rest.append(9),
    "a black cube too many": lambda st: num(st, "black_aside", 1),
    "a stand-in from nowhere": lambda st: setattr(st.players[1], "stand_ins", st.players[1].stand_ins + 1),
    "negative noise": lambda st: setattr(st.players[1], "hush", -1),
    "damage without a cube": lambda st: setattr(st.players[1], "damage", st.players[1].damage + 1),
    "a card twice": lambda st: st.players[0].discard.append(0),
    "a card swapped": lambda st: st.players[st.active].hand.__setitem__(0, 40),
    "a card lost": lambda st: st.players[st.active].play.clear(),
    "a card on top of a deck": lambda st: st.players[0].deck.put_on_top(3, 1),
    "a pile of the reserve too high": lambda st: st.put(zone(st, "reserve"), 0, 16),
    "a short row": lambda st: st.row.__delitem__(0),
    "a picked card that is not there": lambda st: st.add(zone(st, "held_play"), [60]),
    "a boxed token that was not there": lambda st: st.add(zone(st, "boxed_tokens"), [3]),
    "debts": lambda st: setattr(st.players[0], "gold", -1),
    "Skill in another's turn": lambda st: setattr(st.players[(st.active + 1) % 3], "skill", 1),
    "a pawn nowhere": lambda st: setattr(st.players[0], "room", 500),
    "an escape without an artifact": lambda st: setattr(st.players[0], "status", ESCAPED),
    "a full meter": lambda st: setattr(st.players[0], "damage", 10),
    "a short hand": lambda st: st.players[(st.active + 1) % 3].discard.append(
        st.players[(st.active + 1) % 3].hand.pop()
    ),
    "no options": lambda st: setattr(st, "options", []),
    "an option twice": lambda st: setattr(st, "options", [*st.options, st.options[0]]),
    "an option missing": lambda st: setattr(st, "options", st.options[1:]),
    "over too early": lambda st: setattr(st, "over", True),
    "unsettled": lambda st: setattr(st, "dirty", 1),
    "halted": lambda st: setattr(st, "halt", True),
    "the wrong seat asked": lambda st: setattr(st.stack[-1], "who", (st.active + 1) % 3),
    "a claim of another": old_claim,
    "a claim not paid": unpaid_claim,
    "a new card that never arrived": lambda st: st.add(zone(st, "fresh"), [0]),
    "a deed undone": lambda st: st.deeds.__setitem__(0, -1),
}
SHIP_FAULTS: dict[str, Fault] = {
    "a hunter too many": lambda st: num(st, "hunters_in_area", 1),
    "a token from nowhere": lambda st: set_token(st, "speed_boost", 4),
    "an ability without a token": lambda st: st.players[0].has.__setitem__(0, 3),
    "a second artifact": lambda st: st.put(zone(st, "artifacts"), 0, st.rules.token_ids["crown_of_small_suns"]),
    "the bank short of a crystal": lambda st: st.put(zone(st, "bank"), st.rules.token_ids["crystal"], 0),
    "Secrets without end": lambda st: st.put(zone(st, "lying_major"), 0, 12),
    "a pod gone": lambda st: num(st, "pods", -1),
    "the marker off the track": lambda st: num(st, "marker", 11),
    "the blockade too early": lambda st: num(st, "blockade", 1),
    "hunters gone from the track": lambda st: st.put(zone(st, "hunters"), 11, 0),
    "a pawn off the ship": lambda st: setattr(st.players[0], "room", -1),
    "a pawn in Command without the code": in_command,
    "a lost player on the board": lambda st: setattr(st.players[0], "status", LOST),
    "a Data cube too many": lambda st: st.players[0].nums.__setitem__(0, 2 + (st.players[0].nums[0] == 2)),
    "an option too many": lambda st: setattr(st, "options", [*st.options, 17 << 16 | 90]),
}


def change(st: State, name: str, at: int, by: int) -> None:
    """Change one number of a zone."""
    st.put(zone(st, name), at, st.zones[zone(st, name)][at] + by)


def laid(st: State) -> list[int]:
    """List the square tiles that lie there."""
    cells = st.zones[zone(st, "tile_cell")]
    return [tile for tile in range(28) if cells[tile] >= 0]


def room_of(st: State, mark: str) -> int:
    """Find a room of the dungeon with a mark."""
    return next(
        space.id
        for space in st.rules.spaces
        if space.marks & st.rules.mark(mark) and ledger_of(st.rules).is_laid(st, space.id)  # type: ignore[attr-defined]
    )


def leave_mark(st: State, room: int, cubes: int) -> None:
    """Put cubes of the first seat into a room, as if it had marked a Wayshrine."""
    p = st.players[0]
    p.supply -= cubes
    p.nums[st.rules.player_nums.index("marked")] += cubes
    st.add(zone(st, "shrine_cubes"), [room << 3] * cubes)


def take_top(st: State) -> None:
    """Give an artifact to somebody who has one and no Backpack."""
    p = next(p for p in st.players if p.has[st.rules.tags.index("artifact")])
    stack = zone(st, "artifact_stack")
    st.gain_token(p, st.zones[stack][0])
    st.zones[stack] = st.zones[stack][1:]


def early_mastery(st: State) -> None:
    """Give a Mastery token to somebody inside."""
    change(st, "bank", st.rules.token_ids["mastery"], -1)
    st.gain_token(st.players[0], st.rules.token_ids["mastery"])


def home_already(st: State) -> None:
    """Let somebody stand in the Crypt with an artifact while another's turn goes on."""
    p = next(p for p in st.players if p.has[st.rules.tags.index("artifact")])
    assert p.seat != st.active
    p.room = room_of(st, "crypt")


def tiles_on_one_another(st: State) -> None:
    """Move a tile to the place of another."""
    one, other, *_ = laid(st)
    st.put(zone(st, "tile_cell"), one, st.zones[zone(st, "tile_cell")][other])


def unjoin(st: State) -> None:
    """Leave a tunnel open that leads to a room."""
    at = next(i for i, other in enumerate(st.zones[zone(st, "joined")]) if other >= 0)
    st.put(zone(st, "joined"), at, -1)


def deep(st: State) -> list[int]:
    """Give the stack of Depths tiles."""
    return st.piles[st.rules.pile_names.index("depths_tiles")].rest


DUNGEON_FAULTS: dict[str, Fault] = {
    "a Ghost too many": lambda st: num(st, "hunters_in_area", 1),
    "a Ghost gone from the bank": lambda st: num(st, "ghosts_banked", -1),
    "a token from nowhere": lambda st: set_token(st, "chalice", 4),
    "an ability without a token": lambda st: st.players[0].has.__setitem__(0, 3),
    "a prisoner gone": lambda st: st.piles[st.rules.pile_names.index("prisoner")].rest.clear(),
    "an artifact twice": lambda st: st.add(zone(st, "artifact_stack"), st.zones[zone(st, "artifact_stack")]),
    "an artifact in the wrong room": lambda st: st.put(zone(st, "artifacts"), 0, room_of(st, "crypt")),
    "two artifacts without a Backpack": take_top,
    "a tile gone": lambda st: deep(st).__delitem__(0),
    "a tile twice": lambda st: deep(st).append(laid(st)[-1]),
    "a safe tile too many to come": lambda st: num(st, "safe_tiles_left", 1),
    "tiles on one another": tiles_on_one_another,
    "a tile away from the others": lambda st: st.put(zone(st, "tile_cell"), laid(st)[0], 100),
    "a tile turned, but not its tunnels": lambda st: change(st, "tile_turned", laid(st)[0], 1),
    "a tile askew": lambda st: st.put(zone(st, "tile_turned"), laid(st)[0], 4),
    "the starting tile turned": lambda st: st.put(zone(st, "tile_turned"), 28, 1),
    "a tunnel that ends at a room": unjoin,
    "a pawn off the board": lambda st: setattr(st.players[0], "room", -1),
    "a pawn in a room nobody has found": lambda st: setattr(st.players[0], "room", 4),
    "home, and still inside": home_already,
    "a rescue from the Depths": lambda st: setattr(st.players[1], "status", RESCUED),
    "a Mastery token for nothing": early_mastery,
    "lockpicks owed": lambda st: st.players[0].nums.__setitem__(st.rules.player_nums.index("lockpicks"), -1),
    "a lockpick where there is no lock": lambda st: st.add(zone(st, "opened"), [0]),
    "a library that is none": lambda st: st.add(zone(st, "covered"), [room_of(st, "crypt") << 2 | 1]),
    "a mark without a cube": lambda st: st.players[0].nums.__setitem__(st.rules.player_nums.index("marked"), 9),
    "a cube where there is no Wayshrine": lambda st: leave_mark(st, room_of(st, "crypt"), 1),
    "a Wayshrine marked twice": lambda st: leave_mark(st, room_of(st, "wayshrine"), 2),
    "the marker off the track": lambda st: num(st, "marker", 7),
    "something held back for nobody": lambda st: st.deeds.__setitem__(st.rules.deeds.index("tile_pending"), 1),
}
PLANTED = [
    *[(game, name, fault) for game in SEATS for name, fault in FAULTS.items()],
    *[("space", name, fault) for name, fault in SHIP_FAULTS.items()],
    *[("catacombs", name, fault) for name, fault in DUNGEON_FAULTS.items()],
]


@pytest.mark.parametrize(("game", "name", "fault"), PLANTED, ids=lambda part: part if isinstance(part, str) else "")
def test_planted_fault_is_found(game: str, name: str, fault: Fault) -> None:
    """SP-254, CA-002 and the others: the check fails on a state with just this fault."""
    st = middle(game)
    check(st)
    fault(st)
    with pytest.raises(Violation):
        check(st)


BACKWARD: dict[str, Fault] = {
    "the turn": lambda st: setattr(st, "turn", st.turn - 1),
    "the fence": lambda st: setattr(st, "fence", st.fence - 1),
    "chance": lambda st: st.chance.used.__setitem__(0, 0),
    "the decision": lambda st: setattr(st, "did", st.did + 1),
}


@pytest.mark.parametrize("game", SEATS)
@pytest.mark.parametrize("name", BACKWARD)
def test_planted_step_back_is_found(game: str, name: str) -> None:
    """What only goes on is seen going back."""
    st = middle(game)
    watch = Watch(st)
    watch.check(st, st.did - 1)
    decision = st.did - 1
    BACKWARD[name](st)
    with pytest.raises(Violation):
        watch.check(st, decision)


@pytest.mark.parametrize("game", SEATS)
def test_targets_agree_with_the_options(game: str) -> None:
    """An option hidden from the player, or one that nobody could have tried, is found."""
    st = middle(game)
    check_targets(st)
    offered = st.options
    st.options = offered[1:]
    with pytest.raises(Violation, match="neither offered nor refused"):
        check_targets(st)
    st.options = [*offered, 30 << 16]
    with pytest.raises(Violation, match="no target"):
        check_targets(st)


@pytest.mark.parametrize("game", SEATS)
def test_the_middle_is_sound(game: str) -> None:
    """The state that the faults are planted in has all players inside."""
    assert [p.status for p in middle(game).players] == [IN] * 3
