"""The names by which Gymnasium finds the games, once `burgle.lab.gym` is imported."""

from __future__ import annotations


def register() -> None:
    """Register every game on the shelf: `burgle/Space-v0`, and `burgle/SpaceAnyMove-v0`, which forgives illegal moves."""
    from gymnasium.envs.registration import register as add
    from gymnasium.envs.registration import registry

    from burgle.games import GAMES

    for game in GAMES:
        name = "".join(part.capitalize() for part in game.replace("-", "_").split("_"))
        for id, more in ((f"burgle/{name}-v0", {}), (f"burgle/{name}AnyMove-v0", {"invalid": "ignore"})):
            if id not in registry:
                add(id, entry_point="burgle.lab.gym:BurgleEnv", kwargs={"game": game, **more})
