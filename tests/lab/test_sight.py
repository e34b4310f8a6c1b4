"""Sight: two games that a seat cannot tell apart give the same bytes, and whatever its view shows changes them."""

import json
import os
from collections import Counter
from typing import Any

import pytest

from burgle.games.catacombs.dungeon import DEAD, STEP, Dungeon
from burgle.kernel.encode import decode, encode
from burgle.kernel.engine import decider
from burgle.kernel.forms import DERIVED
from burgle.kernel.moves import Moves
from burgle.kernel.sight import SightRow
from burgle.kernel.sight_plan import SightPlan
from burgle.kernel.state import State
from burgle.kernel.together import may_answer
from burgle.view.table import view
from tests.lab.test_moves import positions
from tests.props.flow import SPECTATOR, twins_of
from tests.props.players import SEATS, Dice, rules_of
from tests.props.shown import pairs

EVERY = int(os.environ.get("BURGLE_SIGHT", "23"))  # positions of which one is looked at


def sight(plan: SightPlan, st: State, seat: int) -> bytes:
    """What a seat sees, written from nothing."""
    row = bytearray(plan.size)
    SightRow(plan, row, 0).look(st, seat)
    return bytes(row)


def differing(plan: SightPlan, one: bytes, two: bytes) -> list[str]:
    """The names of fields that differ."""
    fields = [(field.name, plan.block * seat + field.at, field.size)
              for seat in range(plan.rules.players) for field in plan.player_fields]  # fmt: skip
    fields += [(field.name, field.at, field.size) for field in plan.table_fields]
    return [name for name, at, size in fields if one[at : at + size] != two[at : at + size]]


@pytest.mark.parametrize("game", SEATS)
def test_what_is_hidden_is_not_seen(game: str) -> None:
    """Worlds that `determinise` deals for a seat look the same to it, masks included; others get no mask at all."""
    rules = rules_of(3, 1, game)
    plan, moves = SightPlan(rules), Moves(rules)
    compared = 0
    for number, st in enumerate(positions(rules, 1)):
        if number % EVERY:
            continue
        for seat in range(3):
            real = sight(plan, st, seat)
            for twin in twins_of(st, seat, (1, 2)):
                assert differing(plan, real, sight(plan, twin, seat)) == []
                if decider(st) == seat:
                    assert moves.ids(twin) == moves.ids(st)
                compared += 1
    assert compared > 40


@pytest.mark.parametrize("game", SEATS)
def test_games_that_told_a_seat_the_same_look_the_same(game: str) -> None:
    """Not by what `determinise` believes to be hidden: real games, followed while a seat hears no difference."""
    rules = rules_of(2, 0, game)
    plan, moves, hidden = SightPlan(rules), Moves(rules), 0
    for pair in pairs(rules, 0):
        for seat in pair.alike - {SPECTATOR} if pair.apart() else ():
            one, two = sight(plan, pair.real, seat), sight(plan, pair.fork, seat)
            assert differing(plan, one, two) == [], f"seat {seat}, decision {pair.real.did}, {pair.stream}"
            if may_answer(pair.real, seat) and decider(pair.real) == seat == decider(pair.fork):
                assert moves.ids(pair.real) == moves.ids(pair.fork)
            hidden += 1
    assert hidden > 5


def test_a_sight_that_keeps_a_secret_badly_is_found() -> None:
    """The comparison has teeth: a hand that is written where it should not be is noticed."""
    rules = rules_of(2, 0, "space")
    plan = SightPlan(rules)

    def careless(st: State) -> bytes:
        return sight(plan, st, 1)  # seat 0 is given what seat 1 sees

    found = [
        st for st in positions(rules, 0) if any(careless(twin) != careless(st) for twin in twins_of(st, 0, (1, 2)))
    ]
    assert found


@pytest.mark.parametrize("game", SEATS)
def test_a_row_that_is_written_again_and_again_is_right(game: str) -> None:
    """Rows remember what they were written from; what comes out is what would be written from nothing."""
    for players in (SEATS[game][0], SEATS[game][-1]):
        rules = rules_of(players, 2, game)
        plan = SightPlan(rules)
        buffer = bytearray(3 * plan.size)
        row = SightRow(plan, buffer, plan.size)
        for number, st in enumerate(positions(rules, 2)):
            row.look(st, decider(st))
            if number % EVERY == 0:
                for seat in (decider(st), number % players, decider(st)):  # it serves all seats, in any order
                    row.look(st, seat)
                    seen = bytes(buffer[plan.size : 2 * plan.size])
                    assert differing(plan, sight(plan, st, seat), seen) == []
        assert not any(buffer[: plan.size]) and not any(buffer[2 * plan.size :])


# ---------------------------------------------------------------- nothing is lost


def shown(st: State, seat: int) -> str:
    """What a view shows, less words, numbers of decisions and the order of things in heaps."""
    seen = view(st, seat)
    for name in ("options", "results"):
        seen.pop(name, None)
    asked = seen.pop("decision") or {}
    options = sorted(str(option["label"]) for option in asked.get("options", []))
    return json.dumps([loose(seen), asked.get("who"), options], sort_keys=True)


def loose(value: Any) -> Any:
    """The same without the order of lists."""
    if isinstance(value, dict):
        return {key: loose(part) for key, part in value.items()}
    if isinstance(value, list):
        return sorted((loose(part) for part in value), key=lambda part: json.dumps(part, sort_keys=True))
    return value


def disturbed(st: State, dice: Dice) -> tuple[str, State] | None:
    """A copy in which one number was changed: of a player, of the turn, of a list, of a pile, of a frame."""
    data = encode(st)
    name, places = dice.one_of(places_of(data))
    at = dice.one_of(places)
    old = at[0][at[1]]
    at[0][at[1]] = max(0, old + dice.one_of([-2, -1, 1, 2]))
    if at[0][at[1]] == old:
        return None
    try:
        twin = decode(st.rules, data)
        if any(twin.zones[zone] != st.zones[zone] for zone in derived(st)):
            return None  # a list that follows from others and does not: no game comes to that
        if not twin.over:
            frame = twin.stack[twin.asked]
            twin.options = twin.rules.kinds[frame.kind].ask(twin, frame)
        return name, twin
    except Exception:
        return None


def derived(st: State) -> list[int]:
    """The lists that follow from others, and are not written."""
    return [zone for zone, form in enumerate(st.rules.zone_forms) if form.form == DERIVED]


def places_of(data: list[Any]) -> list[tuple[str, list[tuple[list[int], int]]]]:
    """All numbers of a written state that may be changed, by what they are part of."""
    found: list[tuple[str, list[tuple[list[int], int]]]] = []
    for player in data[1]:
        found.append(("player", [(player[0], i) for i in range(1, len(player[0]))]))
        found += [(name, [(player[k], i) for i in range(len(player[k]))])
                  for name, k in (("hand", 1), ("discard", 3), ("play", 4), ("tokens", 5), ("nums", 7))]  # fmt: skip
    found.append(("row", [(data[3], i) for i in range(len(data[3]))]))
    found += [("pile", [(pile[1], i) for i in range(len(pile[1]))]) for pile in data[4]]
    found += [("list", [(zone, i) for i in range(len(zone))]) for zone in data[5]]
    found += [
        ("num", [(data[6], i) for i in range(len(data[6]))]),
        ("deed", [(data[7], i) for i in range(len(data[7]))]),
    ]
    return [(name, places) for name, places in found if places]


@pytest.mark.parametrize("game", SEATS)
def test_what_a_view_shows_is_in_the_sight(game: str) -> None:
    """One number of a copy is changed. If a seat's view differs then, so does its sight."""
    rules = rules_of(3, 3, game)
    plan, dice = SightPlan(rules), Dice(3)
    noticed: Counter[str] = Counter()
    for number, st in enumerate(positions(rules, 3)):
        if number % EVERY:
            continue
        seat = dice.below(3)
        before, real = shown(st, seat), sight(plan, st, seat)
        for _ in range(12):
            found = disturbed(st, dice)
            if found is None:
                continue
            name, twin = found
            try:
                after = shown(twin, seat)
            except Exception:  # a position that cannot be: nobody could look at it
                continue
            if after != before:
                assert sight(plan, twin, seat) != real, name
                noticed[name] += 1
    assert noticed.total() > 60 and len(noticed) > 6, noticed


def test_what_is_not_written_follows_from_what_is() -> None:
    """Which tunnels meet, the one list that no sight has, can be worked out from where tiles lie and how they are turned."""
    rules = rules_of(3, 3, "catacombs")
    (dungeon,) = (chapter for chapter in rules.chapters if isinstance(chapter, Dungeon))
    for number, st in enumerate(positions(rules, 3)):
        assert derived(st) == [dungeon.joined]
        if number % EVERY:
            continue
        met = [DEAD] * len(st.zones[dungeon.joined])
        for tile, cell in enumerate(st.zones[dungeon.cell]):
            for side in range(4) if cell >= 0 else ():
                beside = dungeon.tile_at(st, cell + STEP[(side + st.zones[dungeon.turned][tile]) % 4])
                dungeon.join(st, tile, side, beside, met)
        assert met == st.zones[dungeon.joined]


@pytest.mark.parametrize("game", SEATS)
def test_lists_have_room(game: str) -> None:
    """A list that is written number by number never has more of them than its field; coins and turns stay below two bytes."""
    rules = rules_of(SEATS[game][-1], 5, game)
    plan = SightPlan(rules)
    for st in positions(rules, 5):
        for zone, form in enumerate(rules.zone_forms):
            if form.form == "numbers":
                assert len(st.zones[zone]) <= plan.zone_sizes[zone], rules.zone_names[zone]
        assert len(st.row) <= plan.row_slots
