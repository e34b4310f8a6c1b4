"""Bots that do everything wrong, for the tests of the workers; no program but a test ever names this registry."""

from __future__ import annotations

import os
import subprocess
import sys
import time

from burgle.bots import BOTS as REAL
from burgle.bots.base import Bot, World
from burgle.bots.known import LevelBots
from burgle.bots.levels import level_and_character


class Raises(Bot):
    """Gives up."""

    def choose(self, world: World, options: list[int]) -> int:
        raise RuntimeError("secret words of a bot")


class Hangs(Bot):
    """Thinks for ever."""

    def choose(self, world: World, options: list[int]) -> int:
        while True:
            time.sleep(1)


class Spins(Bot):
    """Computes for ever."""

    def choose(self, world: World, options: list[int]) -> int:
        while True:
            pass


class Nonsense(Bot):
    """Answers what was not asked."""

    def choose(self, world: World, options: list[int]) -> int:
        return 4_000_000_000


class Talks(Bot):
    """Answers with words."""

    def choose(self, world: World, options: list[int]) -> int:
        return "the first one, please"  # type: ignore[return-value]


class Eats(Bot):
    """Takes all memory there is."""

    def choose(self, world: World, options: list[int]) -> int:
        hoard = []
        while True:
            hoard.append(bytes(1 << 28))


class Floods(Bot):
    """Prints without end, then answers well."""

    def choose(self, world: World, options: list[int]) -> int:
        for _ in range(200):
            print("x" * 100_000)
            sys.stderr.write("y" * 100_000)
        return options[0]


class Quits(Bot):
    """Ends its process."""

    def choose(self, world: World, options: list[int]) -> int:
        os._exit(3)


class Shouts(Bot):
    """Writes into every open line it finds."""

    def choose(self, world: World, options: list[int]) -> int:
        for fd in range(3, 64):
            try:
                os.write(fd, b"z" * 10_000)
            except OSError:
                continue
        return options[0]


class Writes(Bot):
    """Tries to fill the disk."""

    def choose(self, world: World, options: list[int]) -> int:
        with open(f"/tmp/burgle-bot-{os.getpid()}", "wb") as file:
            file.write(b"z" * 100)
        return options[0]


class Spawns(Bot):
    """Starts a process of its own and answers well."""

    def choose(self, world: World, options: list[int]) -> int:
        subprocess.Popen(["sleep", "300"])
        return options[0]


class Abandons(Bot):
    """Starts a process of its own and ends."""

    def choose(self, world: World, options: list[int]) -> int:
        subprocess.Popen(["sleep", "300"])
        os._exit(3)


class Deserts(Bot):
    """Starts a process of its own and thinks for ever."""

    def choose(self, world: World, options: list[int]) -> int:
        subprocess.Popen(["sleep", "300"])
        while True:
            time.sleep(1)


FAULTS = (Raises, Hangs, Spins, Nonsense, Talks, Eats, Floods, Quits, Shouts, Writes, Spawns, Abandons, Deserts)
QUICK = level_and_character("expert@rounds=0,worlds=1,ideas=3")
assert QUICK is not None
BOTS = {**REAL, "planner": LevelBots(*QUICK), **{bot.__name__.lower(): bot for bot in FAULTS}}
