"""Saves and states that are not ours, or no longer: a clear word, never a half-opened game."""

import json

import pytest

import burgle
from burgle.game import SAVE_FORMAT
from burgle.kernel.encode import FORMAT, decode, encode, state_hash


@pytest.mark.parametrize("format", [SAVE_FORMAT + 1, SAVE_FORMAT - 1, str(SAVE_FORMAT), None, [SAVE_FORMAT]])
def test_a_save_of_another_format_is_refused(format: object) -> None:
    """The message says which format can be opened; nothing else of it is looked at."""
    save = json.loads(burgle.new_game("space", 2, 1).to_json())
    for other in ({**save, "burgle": format}, {"burgle": format}):
        with pytest.raises(burgle.LoadError, match=f"not a Burgle save of format {SAVE_FORMAT}$"):
            burgle.load(json.dumps(other))


@pytest.mark.parametrize("format", [FORMAT + 1, FORMAT - 1, -FORMAT])
def test_a_state_of_another_format_is_refused(format: int) -> None:
    """Also one that would fit otherwise."""
    game = burgle.new_game("catacombs", 2, 1)
    state = encode(game.state)
    assert state_hash(decode(game.rules, state)) == game.hash()
    for other in ([format, *state[1:]], [format], []):
        with pytest.raises(ValueError, match=f"not a state of format {FORMAT}$"):
            decode(game.rules, other)


@pytest.mark.parametrize("text", ["[" * 200_000, '{"burgle":' * 50_000, "[" + "[]," * 50_000 + "[]]"])
def test_brackets_are_no_save(text: str) -> None:
    """Deep or shallow, closed or not."""
    with pytest.raises(burgle.LoadError, match="not a Burgle save"):
        burgle.load(text)
