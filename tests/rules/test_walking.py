"""One walking chapter serves all games: the same words, ways that are put together once, and no words for a mere no."""

from collections.abc import Iterator
from typing import cast

import pytest

import burgle
from burgle import kernel
from burgle.chapters.teleport import Teleports
from burgle.chapters.walking import Ease, Walk, Walking
from burgle.content.library import build_rules
from burgle.games import GAMES
from burgle.games.catacombs.dungeon import OPEN
from burgle.games.catacombs.tunnels import Tunnels
from burgle.kernel.phrase import Refusal
from burgle.kernel.reader import Reader
from burgle.kernel.rules import Rules
from burgle.kernel.state import Player, State


def walking_of(rules: Rules) -> Walking:
    """The walking chapter: there is one."""
    (found,) = [chapter for chapter in rules.chapters if isinstance(chapter, Walking)]
    return found


def tunnels_of(st: State) -> Tunnels:
    """The ground of the catacombs."""
    return cast(Tunnels, walking_of(st.rules).ground)


def strolls(game: str) -> Iterator[tuple[State, Player]]:
    """A player in every space of the board, with this and that in hand."""
    st = burgle.new_game(game, 2, 7, first=0).state
    ground = walking_of(st.rules).ground
    for space in st.rules.spaces:
        if ground.begins(st, space.id):
            for boots, swords in ((1, 0), (2, 1), (9, 9)):
                p = st.players[0]
                p.room, p.boot, p.sword = space.id, boots, swords
                yield st, p


@pytest.mark.parametrize("game", GAMES)
def test_what_may_be_ignored_is_one_effect(game: str) -> None:
    rules = build_rules(GAMES[game], 2, {})
    walking = walking_of(rules)
    for name in walking.ignorable:
        effect = Reader(rules, "ignore " + name, False).whole()
        assert isinstance(effect, Ease) and effect.text() == "ignore " + name


@pytest.mark.parametrize("game", GAMES)
def test_offers_and_refusals_agree_everywhere(game: str) -> None:
    """What is offered is not refused, and of what one could try nothing else is allowed."""
    for st, p in strolls(game):
        action = next(action for action in st.rules.actions if isinstance(action, Walk))
        offered: list[int] = []
        action.offer(st, p, offered)
        allowed = [arg for arg in action.targets(st, p) if action.refuse(st, p, arg) is None]
        assert sorted(code & 0xFFFF for code in offered) == sorted(allowed), (st.rules.spaces[p.room].key, p.boot)


@pytest.mark.parametrize("game", GAMES)
def test_a_mere_no_takes_no_words(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ways are asked for yes or no in every decision: only a gate that is shut puts its reason into words."""
    if kernel.COMPILED:
        return  # there a class cannot be watched; the code is the same
    made: list[str] = []
    plain = Refusal.__init__

    def watched(self: Refusal, code: str, have: int = 0, need: int = 0, name: str = "") -> None:
        made.append(code)
        plain(self, code, have, need, name)

    monkeypatch.setattr(Refusal, "__init__", watched)
    tried = 0
    for st, p in strolls(game):
        action = next(action for action in st.rules.actions if isinstance(action, Walk))
        action.offer(st, p, [])
        tried += len(walking_of(st.rules).ground.ways(st, p.room))
    assert tried > 20
    assert set(made) <= {"need_artifact", "need_code", "home_already"}


def test_tunnels_that_meet_are_put_together_once() -> None:
    st = burgle.new_game("catacombs", 2, 7, first=0).state
    tunnels, dungeon = tunnels_of(st), tunnels_of(st).dungeon
    room = st.players[0].room
    assert tunnels.ways(st, room) is tunnels.ways(st.copy(), room)
    end = next(i for i, other in enumerate(st.zones[dungeon.joined]) if other == OPEN)
    here = dungeon.ends[end]
    assert here is not None
    before = tunnels.ways(st, here.room)
    tile = dungeon.draw_tile(st)
    dungeon.set_down(st, tile, dungeon.cell_beyond(st, end), 0)
    after = tunnels.ways(st, here.room)
    assert [way.to for way in before if way.path == tunnels.first_end + end] == [-1]
    (way,) = [way for way in after if way.path == tunnels.first_end + end]
    assert way.to in dungeon.tiles[tile].rooms
    assert way is tunnels.meeting(end, st.zones[dungeon.joined][end])


def test_teleports_of_three_games_are_one_chapter() -> None:
    found = [game for game in GAMES if any(isinstance(c, Teleports) for c in build_rules(GAMES[game], 2, {}).chapters)]
    assert found == ["space", "legacy", "darkest"]
