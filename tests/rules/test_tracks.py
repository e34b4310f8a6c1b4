"""Tracks, and what is counted over a whole game: what a campaign's growth is judged by."""

from __future__ import annotations

import pytest

from burgle.chapters.entering import enter
from burgle.chapters.health import Health
from burgle.chapters.tracks import Tracks
from burgle.content.tables import ContentError
from burgle.games.legacy.interns import Interns
from burgle.kernel.engine import advance
from burgle.kernel.reader import Reader
from burgle.kernel.start import Opening
from burgle.kernel.state import State
from tests.rules.book import begun, book_of, do, entries, passages, read, told, written, zone

TRACKS = [
    {"id": "gauge", "range": [0, 4], "levels": {"2": "read p2", "3": "gold 5", "4": "read p3"}},
    {"id": "debt", "range": [1, 9], "permanent": True},
]


def game(opening: Opening | None = None, **lines: list[str]) -> State:
    """A game with two tracks and some passages."""
    book = passages(p2=["story a"], p3=["story a"], **lines)
    return begun(written(track=TRACKS, passage=book), opening)


def tracks(st: State) -> Tracks:
    """The chapter of tracks."""
    return next(c for c in st.rules.chapters if isinstance(c, Tracks))


def test_levels_act_on_the_way_up() -> None:
    """Every level that is passed does what stands there, in its order; going down does nothing, nor does staying."""
    st = game(p1=["track gauge 3", "track gauge -2", "track gauge 9", "track gauge 1"])
    gold = st.players[0].gold
    read(st, "p1")
    assert [line for line in told(st) if line.split()[0] in ("track", "passage")] == [
        "passage p1", "track gauge 3", "passage p2", "track gauge 1", "track gauge 4", "passage p3",
    ]  # fmt: skip
    assert st.players[0].gold == gold + 10 and tracks(st).value(st, 0) == 4
    assert not [entry for entry in entries(st) if entry.startswith("track")], "it is of this game only"


def test_a_permanent_track_is_noted_and_comes_back() -> None:
    """A track that says so outlasts the game."""
    st = game(p1=["track debt 2", "track debt = 5", "track debt = 5"])
    read(st, "p1")
    assert [entry for entry in entries(st) if entry.startswith("track")] == ["track debt 3", "track debt 5"]
    later = game(Opening({"tracks": [0, 5]}, {}), p1=["if track debt >= 5: gold 7"])
    gold = later.players[0].gold
    read(later, "p1")
    assert later.players[0].gold == gold + 7


def test_mistakes_in_tracks_are_told() -> None:
    """With the track and the field."""
    for fields, part in (
        ({"range": [3, 1]}, "the lower one first"),
        ({"range": [0, 3], "levels": {"7": "gold 1"}}, "from 1 to 3"),
        ({"range": [0, 3], "levels": {"2": "gild 1"}}, "unknown word"),
    ):
        with pytest.raises(ContentError, match=part):
            written(track=[{"id": "t", **fields}])


def count(st: State, text: str, seat: int = 0) -> int:
    """What a count says of a player."""
    return Reader(st.rules, text, False).count().value(st, st.players[seat], -1)


def test_what_a_player_did_in_the_whole_game() -> None:
    """Towns entered once each, damage healed, items bought, the best artifact, and the noise on coming home."""
    st = game()
    p, rules = st.players[0], st.rules
    towns = [space.id for space in rules.spaces if space.marks & rules.mark("town") and space.exits][:2]
    for room in (*towns, towns[0]):
        enter(st, p, room)
        advance(st)
    assert count(st, "visited town") == 2 and count(st, "visited town", 1) == 0
    health = next(c for c in rules.chapters if isinstance(c, Health))
    health.hurt(st, p, 3, -1)
    advance(st)
    health.heal(st, p, 2, -1)
    advance(st)
    health.hurt(st, p, 1, -1)
    advance(st)
    health.heal(st, p, 1, -1)
    advance(st)
    assert count(st, "healed") == 3
    p.gold = 99
    advance(st)
    assert count(st, "bought") == 0
    do(st, next(text for text in spelled_buys(st)))
    assert count(st, "bought") == 1 and count(st, "worth") == 0 and count(st, "home_noise") == 99
    artifact = max((token for token in rules.tokens if token.value), key=lambda token: token.value)
    st.gain_token(p, artifact.id)
    p.area = 2
    enter(st, p, next(space.id for space in rules.spaces if space.marks & rules.mark("hq") and space.exits))
    advance(st)
    assert count(st, "worth") == artifact.value and count(st, "home_noise") == 2 and count(st, "escaped") == 0
    while st.active == 0:
        answer_any(st)
    assert count(st, "escaped") == 1


def test_interns_who_were_sacrificed_in_the_whole_game() -> None:
    """They count on, turn after turn, and whoever's turn it is: an epilogue asks for them when all is over."""
    st = game(p1=["for each: per sent: track gauge 1"])
    interns = next(c for c in st.rules.chapters if isinstance(c, Interns))
    for seat, n in ((0, 1), (1, 2)):
        interns.hire(st, st.players[seat], n, -1)
        interns.sacrifice(st, st.players[seat], n)
    advance(st)
    while st.active == 0:
        answer_any(st)
    assert [count(st, "sent", seat) for seat in (0, 1)] == [1, 2] and count(st, "sacrificed", 1) == 0
    read(st, "p1")
    assert tracks(st).value(st, 0) == 3


def spelled_buys(st: State) -> list[str]:
    """What may be bought."""
    frame = st.stack[st.asked]
    texts = [st.rules.kinds[frame.kind].spell(st, frame, code) for code in st.options]
    return [text for text in texts if text.startswith("buy")]


def answer_any(st: State) -> None:
    """Go on, to the end of the turn if possible."""
    frame = st.stack[st.asked]
    texts = [st.rules.kinds[frame.kind].spell(st, frame, code) for code in st.options]
    do(st, "end turn" if "end turn" in texts else texts[0])


def test_enemies_and_cards_of_the_whole_game() -> None:
    """They count on, turn after turn."""
    st = game()
    p = st.players[0]
    for name, word in (("fight", "beaten"), ("acquire", "gained")):
        action = next(action for action in st.rules.actions if action.name == name)
        for n in (1, 2):
            p.sword = p.skill = 9
            action.do(st, p, next(arg for arg in action.targets(st, p) if action.refuse(st, p, arg) is None))
            advance(st)
            assert count(st, word) == n
    assert zone(st, "entries") == [] and book_of(st) is not None
