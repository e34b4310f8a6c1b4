"""The greedy bot's mind stays the same when its house is rebuilt, and what it looks at holds nothing hidden."""

from pathlib import Path
from typing import Any

import pytest

import burgle
import burgle.bots
from burgle.bots.catacombs.ways import board_of as catacombs_board
from burgle.bots.darkest.ways import board_of as darkest_board
from burgle.bots.legacy.ways import board_of as legacy_board
from burgle.bots.space.ways import board_of as space_board
from burgle.kernel.chance import seed_bytes
from burgle.kernel.codes import kind_of
from burgle.kernel.determinise import Veil, determinise
from burgle.kernel.encode import encode
from burgle.kernel.engine import decider
from burgle.kernel.state import Player, State
from tests.tools import tool

WRITTEN = Path(__file__).parent / "golden" / "greedy-decisions.txt"
GAMES = WRITTEN.read_text("utf-8").splitlines()


@pytest.mark.parametrize("written", GAMES, ids=[" ".join(line.split(" ")[:5]) for line in GAMES])
def test_every_answer_is_the_same(written: str) -> None:
    """Games written down with `tools/decisions.py` go as they went; who changes the bot on purpose writes them anew."""
    assert tool("decisions").parts_from(written) == ""


def things(st: State) -> list[Any]:
    """A state without its chance, its piles in no telling order."""
    for pile in [*st.piles, *(p.deck for p in st.players)]:
        pile.hold(sorted(pile.rest))
    return [part for number, part in enumerate(encode(st)) if number != 10]


@pytest.mark.parametrize("game", ["space", "catacombs", "legacy", "darkest"])
def test_what_a_seat_knows_is_the_same_in_every_world(game: str) -> None:
    """A veil over the real game and one over any world of the seat hide the same: there is nothing of the rest in it."""
    played = burgle.new_game(game, players=3, seed=6)
    bot = burgle.bots.BOTS["greedy"](3)
    for number in range(150):
        st, seat = played.state, played.decision.who
        if played.over:
            break
        veil = Veil(st, seat)
        if veil.whole() and number % 5 == 0:
            other = Veil(determinise(st, seat, seed_bytes(number)), seat)
            assert things(veil.known.copy()) == things(other.known.copy())
            assert not veil.known.chance.keys
            assert all(not p.hand for p in veil.known.players if p.seat != decider(st))
            assert encode(veil.deal(seed_bytes(9))) == encode(determinise(st, seat, seed_bytes(9)))
        played.apply(bot.decide(st))


@pytest.mark.parametrize("game", ["space", "catacombs", "legacy", "darkest"])
def test_walks_are_spelled_as_the_chapters_do(game: str) -> None:
    """Every step that a turn offers is one that the bot's board can name."""
    played = burgle.new_game(game, players=2, seed=8)
    bot = burgle.bots.BOTS["greedy"](3)
    move, seen = next(action for action in played.rules.actions if action.name == "move").kind, 0
    for _ in range(200):
        if played.over:
            break
        st = played.state
        offered = [code for code in st.options if kind_of(code) == move]
        if offered:
            assert set(offered) <= steps_from(st, st.players[decider(st)])
            seen += len(offered)
        played.apply(bot.decide(st))
    assert seen > 20


def steps_from(st: State, me: Player) -> set[int]:
    """All steps out of a player's space, however they are paid, as the bot's board names them."""
    exits = st.rules.spaces[me.room].exits
    if st.rules.game == "space":
        ship = space_board(st.rules)
        return {ship.move(way, swords) for way in exits for swords in range(8)}
    if st.rules.game == "legacy":
        world = legacy_board(st.rules)
        return {world.move(way, pay) for way in exits for pay in range(64)}
    if st.rules.game == "darkest":
        lake = darkest_board(st.rules)
        return {lake.move(way, swords) for way in exits for swords in range(8)}
    dungeon = catacombs_board(st.rules)
    ways = dungeon.ways(st, me.has[dungeon.map] > 0, False)
    return {dungeon.move(link, swords) for link in ways.links_of(me.room) for swords in range(8)}
