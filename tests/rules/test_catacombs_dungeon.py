"""Catacombs in whole games: cubes and tiles wander, none is made or lost, and the dungeon fits together."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from burgle import Game, new_game
from burgle.chapters.bag import BLACK, COLOUR, HUNTER
from burgle.games.catacombs.dungeon import Dungeon
from burgle.kernel.state import Player, State

GAMES = 3
EVERY = 5  # decisions between the positions looked at
COUNTS = [2, 3, 4, 6]
HASTE = ("explore", "move", "place", "take artifact", "mark")


def positions(players: int, seed: int, side: str = "random") -> Iterator[Game]:
    """Play a game in which feet are quick, and stop at every so-manyth decision."""
    game, dice = new_game("catacombs", players, seed, side=side), random.Random(seed)
    decisions = 0
    while not game.over:
        options = game.decision.options
        quick = [code for code in options if game.decision.label(code).startswith(HASTE)]
        code = dice.choice(quick if quick and dice.random() < 0.7 else options)
        game.apply(code)
        decisions += 1
        if decisions % EVERY == 0:
            yield game


def dungeon_of(st: State) -> Dungeon:
    """The chapter that knows the tiles."""
    return next(chapter for chapter in st.rules.chapters if isinstance(chapter, Dungeon))


def in_bag(st: State, cube: int) -> int:
    """Count the cubes of a kind in the bag."""
    return st.piles[st.rules.pile_names.index("bag")].count(cube)


def number(st: State, name: str) -> int:
    """Read a number of the table."""
    return st.nums[st.rules.num_names.index(name)]


def kinds(st: State, *names: str) -> list[int]:
    """The numbers of kinds of frames: of an attack under way, of a tile that lies face up."""
    return [kind.id for kind in st.rules.kinds if type(kind).__name__ in names]


def own(st: State, p: Player) -> int:
    """Count a player's cubes in supply, area, bag, on the meter, on Wayshrines and retired."""
    shrines = [cube for cube in st.zones[st.rules.zone_names.index("shrine_cubes")] if cube & 7 == p.seat]
    assert len(shrines) == p.nums[st.rules.player_nums.index("marked")]
    meter = p.damage - p.stand_ins - p.unmarked
    return p.supply + p.area + in_bag(st, COLOUR + p.seat) + meter + p.aside + len(shrines)


@pytest.mark.parametrize("players", COUNTS)
def test_cubes_are_never_made_or_lost(players: int) -> None:
    """CA-002: 30 cubes of each colour, 24 black ones and five Ghosts, in any state of a game."""
    seen: Counter[str] = Counter()
    for seed in range(GAMES):
        for game in positions(players, seed):
            st = game.state
            if any(frame.kind in kinds(st, "HauledKind") for frame in st.stack):
                continue  # Ghosts lie on the table while players answer them
            assert [own(st, p) for p in st.players] == [30] * players
            black = in_bag(st, BLACK) + number(st, "black_aside") + sum(p.stand_ins for p in st.players)
            ghosts = in_bag(st, HUNTER) + number(st, "hunters_in_area") + number(st, "ghosts_banked")
            assert (black, ghosts) == (24, 5)
            seen["black"] += in_bag(st, BLACK) < 24
            seen["ghost"] += number(st, "ghosts_banked") < 5
            seen["mark"] += bool(st.zones[st.rules.zone_names.index("shrine_cubes")])
    assert all(seen[what] for what in ("black", "ghost", "mark")), seen  # or nothing was tested


@pytest.mark.parametrize("side", ["A", "B"])
def test_tiles_are_never_lost_or_stacked(side: str) -> None:
    """CA-004, CA-092, CA-103: every tile lies once or is yet to be found, safe ones before those of the Depths."""
    most = 0
    for seed in range(GAMES):
        for game in positions(3, seed, side):
            st = game.state
            dungeon = dungeon_of(st)
            cells = st.zones[dungeon.cell]
            laid = [tile for tile in dungeon.tiles if cells[tile.id] >= 0]
            assert len({cells[tile.id] for tile in laid}) == len(laid)
            unfound = st.piles[dungeon.safe].size() + st.piles[dungeon.depths].size()
            waiting = sum(frame.kind in kinds(st, "DiscoverKind", "LayKind") for frame in st.stack)
            square = [tile for tile in laid if tile.square]
            assert len(square) + unfound + waiting == 28
            if any(tile.deep for tile in square):
                assert sum(not tile.deep for tile in square) == 4
            most = max(most, len(square))
    assert most >= 6


@pytest.mark.parametrize("side", ["A", "B"])
def test_tunnels_fit_together(side: str) -> None:
    """CA-100, CA-101, CA-227, CA-231: what meets is joined both ways, and turning leaves nothing behind."""
    joints = turned = 0
    for seed in range(GAMES):
        for game in positions(4, seed, side):
            st = game.state
            dungeon = dungeon_of(st)
            cells, joined = st.zones[dungeon.cell], st.zones[dungeon.joined]
            for end, other in enumerate(joined):
                if cells[end >> 3] < 0 or dungeon.ends[end] is None:
                    assert other == -2
                    continue
                beyond = dungeon.tile_at(st, dungeon.cell_beyond(st, end))
                if other == -1:
                    assert beyond < 0
                elif other >= 0:
                    assert (joined[other], other >> 3) == (end, beyond)
                    assert (end & 1) + (other & 1) == 1
                    joints += 1
                else:
                    assert beyond >= 0
            turned += sum(st.zones[dungeon.turned]) > 0
    assert joints and turned


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_attack_in_the_opening_row(players: int) -> None:
    """CA-014: under any seed no card of the opening row shows the symbol, but some may arrive."""
    arrivals = 0
    for seed in range(60):
        game = new_game("catacombs", players, seed)
        row = [game.rules.cards[card] for card in game.state.row]
        assert len(row) == 6
        assert not any(card.attack for card in row)
        arrivals += sum(card.arrive is not None for card in row)
    assert arrivals


def test_set_up_is_settled_by_the_seed() -> None:
    """CA-010, CA-018: without a choice the seed chooses first player and side, the same seed the same."""
    games = [new_game("catacombs", 4, seed) for seed in range(40)]
    again = [new_game("catacombs", 4, seed) for seed in range(40)]
    assert [game.hash() for game in games] == [game.hash() for game in again]
    assert {game.state.active for game in games} == {0, 1, 2, 3}
    assert len({game.state.players[0].room for game in games}) == 2
