"""Legacy before the first turn: what a single game has, and what lies face down (L1-003, L1-018)."""

from __future__ import annotations

from collections import Counter

import pytest

import burgle
from burgle.games import GAMES
from burgle.games.legacy.modules import MODULES, SIDES

LEGACY = GAMES["legacy"]


def parts(game: burgle.Game) -> list[object]:
    """What is on the table when a game begins: spaces, piles, tokens, and all that is for sale or waits."""
    rules, st = game.rules, game.state
    spaces = [(space.key, space.marks, sorted(space.more.items())) for space in rules.spaces]
    cards = [(card.key, card.copies) for card in rules.cards]
    tokens = [(token.key, token.copies, token.pool) for token in rules.tokens]
    piles = [sorted(pile.everything()) for pile in st.piles]
    return [spaces, cards, tokens, piles, st.zones, st.nums, game.decision.prompt]


@pytest.mark.parametrize("module", MODULES)
def test_a_single_game_has_everything_unlocked(module: str) -> None:
    """L1-003: nothing is locked unless somebody asks for it; each module that is makes another game."""
    same = []
    for side in SIDES:
        whole = burgle.new_game("legacy", 2, 1, first=0, side=side)
        less = burgle.new_game("legacy", 2, 1, first=0, side=side, without=module)
        assert whole.rules.options.get("without", "") == "" and less.rules.options["without"] == module
        same.append(parts(whole) == parts(less))
    assert not all(same), f"{module} is locked anyway"


@pytest.mark.parametrize("side", SIDES)
def test_a_single_game_begins_with_roles_and_the_vault(side: str) -> None:
    """L1-003: everybody keeps a Role, then takes a Vault card, before the first turn; a Patron pays, Tomes are there."""
    game = burgle.new_game("legacy", 2, 5, first=0, side=side)
    asked = []
    for _ in range(5):
        asked.append((game.decision.who, game.decision.label(game.decision.options[0]).split()[0]))
        game.apply(game.decision.options[0])
    assert asked == [(0, "keep"), (1, "keep"), (0, "take"), (1, "take"), (0, "play")]
    assert game.view(0)["patron"] and game.view(0)["stacks"]["tome"]


@pytest.mark.parametrize("players", range(LEGACY.players[0], LEGACY.players[1] + 1))
@pytest.mark.parametrize("side", SIDES)
def test_the_side_is_chosen_freely(players: int, side: str) -> None:
    """L1-003: whoever plays, the side is the one that was asked for, and all of its spaces are in play."""
    rules = burgle.new_game("legacy", players, 3, side=side).rules
    assert rules.options["side"] == side
    assert {rules.modules[space.module].key for space in rules.spaces} == {side}


def first_agents(side: str, seeds: int) -> Counter[str]:
    """Which Agent is turned over first on the same space, seed by seed."""
    seen: Counter[str] = Counter()
    for seed in range(seeds):
        game = burgle.new_game("legacy", 2, seed, first=0, side=side, without="roles,vault,patrons")
        st = game.state
        lying = st.zones[game.rules.zone_names.index("agents")]
        space = game.rules.spaces[lying.index(1)]
        neighbour = next(exit.to for exit in space.exits)
        st.place(st.players[0], neighbour)
        st.players[0].boot = st.players[0].sword = 9
        st.options = game.rules.kinds[st.stack[-1].kind].ask(st, st.stack[-1])
        before = len(game.events(0))
        way = next(c for c in st.options if f"{game.decision.label(c)} ".startswith(f"move {space.key} ")
                   and game.decision.label(c).endswith("agent swords"))  # fmt: skip
        hidden = [game.view(seat) for seat in (0, 1)]
        assert all(space.key in view["agents"] for view in hidden)
        keys = {token.key for token in game.rules.tokens if token.pool == "agent"}
        assert not any(key in str(view["agents"]) for view in hidden for key in keys)
        game.apply(way)
        found = [event["a"] for event in game.events(0)[before:] if event["code"] == "found"]
        seen[str(found[0])] += 1
        assert space.key not in game.view(1)["agents"]
    return seen


@pytest.mark.parametrize("side", SIDES)
def test_agents_are_shuffled_and_lie_face_down_one_on_each_space(side: str) -> None:
    """L1-018: one on each Agent space and nowhere else; which one nobody knows, and chance settles it."""
    rules = burgle.new_game("legacy", 2, 1, side=side).rules
    mark = 1 << rules.marks.index("agent")
    for seed in range(5):
        game = burgle.new_game("legacy", 4, seed, side=side)
        lying = game.state.zones[game.rules.zone_names.index("agents")]
        assert [space.id for space in game.rules.spaces if space.marks & mark] == [i for i, n in enumerate(lying) if n]
        assert set(lying) == {0, 1}


def test_which_agent_it_is_is_chance() -> None:
    """L1-018: the tokens were shuffled."""
    assert len(first_agents("overworld", 24)) >= 3
