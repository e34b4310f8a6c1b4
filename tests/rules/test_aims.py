"""What the view tells of everybody's way: steps of the heist, and how many Boots the next one is away."""

from __future__ import annotations

from typing import Any

from burgle import new_game
from burgle.kernel.engine import decider
from burgle.kernel.state import State
from burgle.view.paths import reach
from burgle.view.table import view


def begun(name: str) -> tuple[State, int]:
    """A game at the first question of a turn, whose Boots and Swords may be set."""
    game = new_game(name, players=2, seed=3)
    while "end turn" not in [
        option["label"] for option in view(game.state, decider(game.state))["decision"]["options"]
    ]:
        game.apply(game.decision.options[0])
    return game.state, decider(game.state)


def aims(st: State, seat: int) -> list[dict[str, Any]]:
    """The steps of one seat."""
    found: list[dict[str, Any]] = view(st, seat)["aims"][seat]
    return found


def walked(st: State, seat: int, boots: int) -> set[str]:
    """Where one gets on foot with so many Boots, monsters or not."""
    p, frame = st.players[seat], st.stack[st.asked]
    p.boot, p.sword = boots, 40
    st.options = st.rules.kinds[frame.kind].ask(st, frame)
    return {key for key, way in reach(st, seat).items() if not way.leaps}


def test_ports_come_first_and_are_as_far_as_the_view_says() -> None:
    st, seat = begun("space")
    code, artifact, out = aims(st, seat)
    assert (code["id"], artifact["id"], out["id"]) == ("code", "artifact", "out")
    assert (code["done"], code["need"]) == (0, 2)
    assert artifact["boots"] == out["boots"] == -1  # their turn has not come
    ports = set(view(st, -1)["ports"])
    assert code["space"] in ports & walked(st, seat, code["boots"])
    assert "space" not in artifact and "space" not in view(st, 1 - seat)["aims"][seat][0]  # nor what rivals go for
    assert not ports & walked(st, seat, code["boots"] - 1)
    assert ports & walked(st, seat, code["boots"])


def test_with_an_artifact_the_way_home_is_told() -> None:
    for name in ("catacombs", "legacy"):
        st, seat = begun(name)
        p = st.players[seat]
        home = st.rules.spaces[p.room].key
        assert aims(st, seat)[0]["id"] == "artifact" and aims(st, seat)[0]["done"] == 0
        key = next(token.key for token in st.rules.tokens if token.value)
        st.gain_token(p, st.rules.token_ids[key])
        assert aims(st, seat)[-1]["boots"] == 0  # everybody begins where the way out is
        near = min(way.to for way in st.rules.spaces[p.room].exits if way.to >= 0)
        st.place(p, near)
        far = aims(st, seat)[-1]["boots"]
        assert far > 0 and home in walked(st, seat, far) and home not in walked(st, seat, far - 1)


def test_who_is_out_is_after_nothing() -> None:
    st, seat = begun("space")
    st.players[seat].status = 3
    assert {aim["boots"] for aim in aims(st, seat)} == {-1}
