"""What the greedy bot decides, written down, so that a change of its house can be told from a change of its mind.

    python tools/decisions.py write FILE --games 20      every answer of so many games of each kind
    python tools/decisions.py compare FILE               play the same games again and say where they part
    python tools/decisions.py race FOLDER --games 3      decisions a second of this engine and of the one in FOLDER

An answer is written as its place among the options, so that new numbers for actions change nothing. The race lets the
two play the same games in turns, each in a process of its own; a folder is one for PYTHONPATH (build/compiled).
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import burgle
from burgle.bots import BOTS
from burgle.kernel.engine import answer, decider

KINDS = (
    ("space", 2, {}), ("space", 4, {}), ("space", 3, {}),
    ("catacombs", 2, {}), ("catacombs", 4, {}), ("catacombs", 6, {}),
    ("legacy", 2, {"side": "overworld"}), ("legacy", 4, {"side": "underworld"}), ("legacy", 3, {"side": "overworld"}),
)  # fmt: skip
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
LIMIT = 20_000  # decisions in one game


def play(game: str, players: int, options: dict[str, str], seed: int, mixed: bool) -> tuple[str, int, float]:
    """Play a game among greedy bots, with a random one at the first seat if mixed: answers, decisions, seconds."""
    st = burgle.new_game(game, players=players, seed=seed, **options).state
    bots = [BOTS["random" if mixed and seat == 0 else "greedy"](seed * 100 + seat) for seat in range(players)]
    told: list[str] = []
    decided, spent = 0, 0.0
    while not st.over:
        bot = bots[decider(st)]
        before = time.process_time()
        code = bot.decide(st)
        if bot.name == "greedy":
            spent += time.process_time() - before
            decided += 1
        at = st.options.index(code)
        told.append(DIGITS[at] if at < len(DIGITS) else f"({at})")
        answer(st, code)
        if decided > LIMIT:
            raise RuntimeError(f"{game} {players} {seed} does not end")
    return "".join(told), decided, spent


def lines(games: int) -> Iterator[str]:
    """Play so many games of each kind, every fourth with a random player."""
    for game, players, options in KINDS:
        for seed in range(games):
            mixed = seed % 4 == 3
            told, _, _ = play(game, players, dict(options), seed, mixed)
            head = f"{game} {players} {','.join(options.values()) or '-'} {seed} {'mixed' if mixed else 'greedy'}"
            yield f"{head} {told}"


def parts_from(then: str) -> str:
    """Play a written game again; says where it parts from what was written, or nothing."""
    game, players, side, seed, kind, told = then.split(" ")
    options = {"side": side} if side != "-" else {}
    now, _, _ = play(game, int(players), options, int(seed), kind == "mixed")
    if now == told:
        return ""
    at = next((i for i, (a, b) in enumerate(zip(told, now, strict=False)) if a != b), min(len(told), len(now)))
    return (
        f"{game} {players} {side} seed {seed}: another answer at {at}: {told[at : at + 8]!r}, now {now[at : at + 8]!r}"
    )


def race(other: str, games: int) -> int:
    """Let two engines play the same games in turns; prints decisions a second of each and their ratio."""
    mine = str(Path(burgle.__file__).parent.parent)
    for game in ("space", "catacombs", "legacy"):
        counts, seconds = {mine: 0, other: 0}, {mine: 0.0, other: 0.0}
        for seed in range(games):
            for where in (mine, other):
                env = {**os.environ, "PYTHONPATH": where}
                told = subprocess.check_output([sys.executable, __file__, "lap", game, "--games", str(seed)], env=env)
                n, spent = json.loads(told)
                counts[where] += n
                seconds[where] += spent
        speed = {where: counts[where] / seconds[where] for where in (mine, other)}
        print(f"{game:10} {speed[other]:8.0f} -> {speed[mine]:8.0f} a second, {speed[mine] / speed[other]:.2f} times")
    return 0


def lap(game: str, seed: int) -> int:
    """One game of each kind, the first played before the watch starts; for `race`."""
    kinds = [kind for kind in KINDS if kind[0] == game]
    play(game, kinds[0][1], dict(kinds[0][2]), 1000, False)
    laps = [play(game, players, dict(options), seed + 500, False) for _, players, options in kinds[:2]]
    print(json.dumps([sum(n for _, n, _ in laps), sum(spent for _, _, spent in laps)]))
    return 0


def main() -> int:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("write", "compare", "race", "lap"))
    parser.add_argument("file")
    parser.add_argument("--games", type=int, default=2)
    told = parser.parse_args()
    if told.what == "write":
        with Path(told.file).open("w", encoding="utf-8") as file:
            for line in lines(told.games):
                print(line, file=file, flush=True)
        return 0
    if told.what == "race":
        return race(told.file, told.games)
    if told.what == "lap":
        return lap(told.file, told.games)
    found = [told for line in Path(told.file).read_text("utf-8").splitlines() if (told := parts_from(line))]
    print("\n".join(found) or "every answer is the same")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
